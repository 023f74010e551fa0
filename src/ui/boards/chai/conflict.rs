//! A fight for a ship: the two runs on one scale, the visible workers that the opponent could still add, and the ships
//! to which the player's own run could move instead of fighting on.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::action::Action;
use crate::games::chai::data::ShipId;
use crate::games::chai::places::{Pier, Run};
use crate::games::chai::press::Part;
use crate::games::chai::view::{Conflict, View};
use crate::games::chai::words::labels;
use crate::ui::kit::{Memo, icon};
use crate::words::Message;

use super::area::rect;
use super::context::Context;
use super::pieces::die_icon;
use super::say;
use super::ships::{ShipCard, ShipFormat};

/// Whether the player in front of the screen has to answer.
pub fn is_asked(ctx: Context) -> bool {
    ctx.board.view.with(|view| view.conflict().is_some_and(|fight| fight.lost.owner == view.shown_seat()))
        && ctx.board.is_asked()
}

fn name(ctx: Context, seat: Seat) -> String {
    ctx.board.shell.read(|table| table.name(seat))
}

/// Draws the ship between the two runs.
pub fn scene(ctx: Context) -> AnyView {
    let current =
        Memo::new(move |_| ctx.board.view.with(|view| view.conflict().map(|fight| (view.ship_at(fight.pier), fight))));
    let content = move || {
        let (ship, fight) = current.get()?;
        let area = rect(2.0, 2.0, 118.0, 128.0);
        let picture = ship.map(|ship| view! { <ShipCard area ship cargo=None format=ShipFormat::Upright/> }.into_any());
        let side = |run: Run, class: &'static str, words: String| {
            let dice =
                (run.low..=run.high).map(|value| icon(&die_icon(run.owner, value), "k-small-die")).collect_view();
            let class = format!("k-side {class} s{}", run.owner);
            view! { <div class=class><span>{words}</span><div class="row">{dice}</div></div> }
        };
        let view = view! {
            <div class="k-scene">
                {side(fight.lost, "off", say(&labels::pushed_off()))}
                <svg width="124" height="136" viewBox="-2 -2 128 138" aria-hidden="true">{picture}</svg>
                {side(fight.held, "on", ctx.board.say(&labels::holds(fight.held.owner)))}
            </div>
        };
        Some(view.into_any())
    };
    view! { {move || content()} }.into_any()
}

/// A row of the scale: its owner and the values in it.
#[derive(Clone, PartialEq)]
struct Row {
    class: &'static str,
    words: String,
    seat: Seat,
    /// Values of the workers in the run, or of those that could be added to it.
    dice: Vec<u8>,
    pressed: Vec<u8>,
}

impl Row {
    fn new(run: Run, class: &'static str, words: String, pressed: Vec<u8>) -> Row {
        Row { class, words, seat: run.owner, dice: (run.low..=run.high).collect(), pressed }
    }
    fn draw(self) -> AnyView {
        let cell = |value: u8| {
            let is_pressed = self.pressed.contains(&value);
            let has_worker = is_pressed || self.dice.contains(&value);
            let class = if is_pressed { "k-cell ring" } else { "k-cell" };
            view! { <td class=class>{has_worker.then(|| icon(&die_icon(self.seat, value), ""))}</td> }.into_any()
        };
        let (class, cells) = (format!("{} s{}", self.class, self.seat), (1..=6u8).map(cell).collect_view());
        view! { <tr class=class><th scope="row">{self.words}</th>{cells}</tr> }.into_any()
    }
}

/// Returns a description of the pressed answer, whether it is safe (`None` while there is no answer), and the holder's
/// possible replies.
fn verdict(fight: &Conflict, answer: Option<(u8, u8)>) -> (Message, Option<bool>, Message) {
    let answer_run = answer.map(|(low, high)| Run { owner: fight.lost.owner, low, high });
    let is_safe = answer_run.map(|answer_run| fight.is_safe(answer_run.low, answer_run.high));
    let words = answer_run.map_or_else(labels::longer_wins, |answer_run| labels::beats(answer_run, fight.held));
    let (holder, low, high) = (fight.held.owner, fight.reach.low, fight.reach.high);
    let warning = match (fight.automaton, is_safe) {
        (true, _) => labels::never_answers(),
        (_, Some(true)) => labels::not_enough(holder, low, high),
        (_, Some(false)) => labels::could_answer(holder, low, high),
        (_, None) => labels::reaches(holder, low, high),
    };
    (words, is_safe, warning)
}

/// Returns the ships to which the run could move if its owner lets go; `None` is the ship deck.
fn free_ships(view: &View) -> Vec<Option<ShipId>> {
    view.could_move_to().map(|pier| view.ship_at(pier).filter(|_| pier != Pier::DECK)).collect()
}

/// Draws the scale from 1 to 6 with both runs, and the verdict.
pub fn fight(ctx: Context) -> AnyView {
    let board = ctx.board;
    let conflict = Memo::new(move |_| board.view.with(View::conflict));
    let added = Memo::new(move |_| (1..=6).filter(|value| board.times(Part::Die(*value)) > 0).collect::<Vec<u8>>());
    let answer = Memo::new(move |_| match board.ready() {
        Some(Action::Answer(low, high)) => Some((low, high)),
        _ => None,
    });
    let free = Memo::new(move |_| board.view.with(free_ships));
    let content = move || {
        let fight = conflict.get()?;
        let holder = name(ctx, fight.held.owner);
        let (words, safe, warning) = verdict(&fight, answer.get());
        let (seat, dice) = (fight.held.owner, fight.left.values().collect::<Vec<u8>>());
        let could_add = (!dice.is_empty())
            .then(|| Row { class: "could", words: say(&labels::could_add()), seat, dice, pressed: Vec::new() }.draw());
        let class = if safe.is_some() { "delta gain" } else { "mute small" };
        let heads = (1..=6).map(|value| view! { <th scope="col">{value}</th> }.into_any()).collect_view();
        let view = view! {
            <div class="k-fight">
                <p class="row"><span class=class>{say(&words)}</span></p>
                <table>
                    <thead><tr><td></td>{heads}</tr></thead>
                    <tbody>
                        {Row::new(fight.held, "", holder, Vec::new()).draw()}
                        {Row::new(fight.lost, "own", say(&labels::you()), added.get()).draw()}
                        {could_add}
                    </tbody>
                </table>
                <p class="row xs">{icon("ui-shield", "i18")}<span>{board.say(&warning)}</span></p>
                <p class="row xs">{icon("ui-flag", "i18")}<span>{say(&labels::if_you_let_go(&free.get()))}</span></p>
            </div>
        };
        Some(view.into_any())
    };
    view! { {move || content()} }.into_any()
}
