//! The automaton of the Tea Race: its year card with its actions so far, and the reasons for its latest moves. Read
//! from the events, which report its choices in the order in which it made them.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::data::{CardId, Errand, FIRST_YEAR, YEAR_CARDS};
use crate::games::chai::events::{ErrandReason, Picked, ShipReason};
use crate::games::chai::pieces::Dice;
use crate::games::chai::places::{Hall, Pier};
use crate::games::chai::press::Part;
use crate::games::chai::view::{NextErrand, View};
use crate::games::chai::words::icons::{card_icon, errand_icon, ship_icon};
use crate::games::chai::words::{labels, pieces as kinds};
use crate::games::chai::{Chai, Event};
use crate::ui::kit::{Memo, effect, icon};
use crate::words::{Message, Piece};

use super::context::{Context, Tab};
use super::pieces::die_icon;
use super::say;

#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// The number of plies after which the turn was over.
    pub ply: u32,
    /// The entry of its card, from 1; 7 after the last.
    pub entry: u8,
    written: Errand,
    does: Errand,
    because: ErrandReason,
    picked: Option<(Dice, Dice, Picked)>,
    ship: Option<(Pier, u8, ShipReason)>,
    took: Option<(u8, u8, Option<CardId>)>,
    set: Option<u8>,
    fourth: bool,
    coin: bool,
}

impl Turn {
    pub fn dice(&self) -> Dice {
        match (self.picked, self.took) {
            (Some((dice, ..)), None) => dice,
            (_, Some((die, ..))) => Dice::of_one_value(die, 1),
            _ => Dice::NONE,
        }
    }
    /// Returns the part at which the turn was aimed; `None` if there was none.
    fn target(&self) -> Option<Part> {
        match (self.ship, self.took, self.set) {
            (Some((pier, ..)), ..) => Some(Part::Pier(pier)),
            (_, Some((_, slot, _)), _) => Some(Part::Stall(if slot == 0 { 6 } else { slot })),
            (_, _, Some(position)) => Some(Part::Crew(position)),
            _ if self.coin => Some(Part::Hall(Hall::Coin)),
            _ => None,
        }
    }
}

/// Returns the automaton's turns in the current year, from events and the plies after which they occurred.
pub fn turns<'a>(events: impl Iterator<Item = (u32, &'a Event)>) -> Vec<Turn> {
    let automaton = Seat(1);
    let mut turns: Vec<Turn> = Vec::new();
    for (ply, event) in events {
        if matches!(event, Event::YearBegan { .. } | Event::YearCard { .. }) {
            turns.clear();
        }
        if let Event::Errand { entry, written, does, because } = *event {
            let none = (None, None, None, None);
            let (picked, ship, took, set) = none;
            turns.push(Turn {
                ply,
                entry,
                written,
                does,
                because,
                picked,
                ship,
                took,
                set,
                fourth: false,
                coin: false,
            });
        }
        let Some(turn) = turns.last_mut() else { continue };
        match *event {
            Event::AutomatonPicked { dice, of, how } => turn.picked = Some((dice, of, how)),
            Event::AutomatonShip { pier, tied, how, .. } if turn.does == Errand::Harbour => {
                turn.ship = turn.ship.or(Some((pier, tied, how)));
            }
            Event::AutomatonTook { die, slot, card } => turn.took = Some((die, slot, card)),
            Event::Produced { seat, position, .. } if seat == automaton => turn.set = Some(position),
            Event::AutomatonFourth { .. } => turn.fourth = true,
            Event::PalaceUsed { seat, .. } if seat == automaton => turn.coin = true,
            _ => continue,
        }
        turn.ply = ply;
    }
    turns
}

fn turns_shown(ctx: Context) -> Vec<Turn> {
    let shown_ply = ctx.board.shell.shown_ply();
    ctx.board.read(|table| {
        let dealt = table.session::<Chai>().setup_events().iter().map(|event| (0, event));
        let steps = table.session::<Chai>().steps().iter().zip(1..).take_while(|(_, ply)| *ply <= shown_ply);
        turns(dealt.chain(steps.flat_map(|(step, ply)| step.events.iter().map(move |event| (ply, event)))))
    })
}

/// Returns the target of the automaton's last turn, as long as no later ply is shown and nothing is pressed.
pub fn current_target(ctx: Context) -> Option<Part> {
    if !ctx.board.view.with(|view| view.table.solo) || ctx.board.picker.with(|picker| !picker.pressed().is_empty()) {
        return None;
    }
    let shown_ply = ctx.board.shell.shown_ply();
    let turns = turns_shown(ctx);
    let last_turn = turns.last().filter(|turn| turn.ply == shown_ply)?;
    last_turn.target()
}

fn dice(dice: Dice, class: &'static str) -> AnyView {
    let icons = dice.each().map(|value| icon(&die_icon(Seat(1), value), "k-small-die")).collect_view();
    view! { <span class=format!("k-workers s2 {class}")>{icons}</span> }.into_any()
}

/// Draws the year card: its entries, with the workers of those done, and a mark at the last.
pub fn card(ctx: Context) -> AnyView {
    let board = ctx.board;
    let state = Memo::new(move |_| {
        let turns = turns_shown(ctx);
        board.view.with(|view| (view.year_card(), view.table.entry, view.table.year, turns))
    });
    let content = move || {
        let (card, entry, year, turns) = state.get();
        let Some(card) = card else {
            let words = say(&labels::year_of(FIRST_YEAR + u16::from(year)));
            return view! {
                <div class="k-scroll hidden" data-ask=kinds::CALENDAR>
                    <h2>{say(&labels::next_card())}</h2>
                    {icon("year-card", "k-rolled")}
                    <p>{words}</p>
                </div>
            }
            .into_any();
        };
        let row = |(index, errand): (usize, Errand)| {
            let number = index as u8 + 1;
            let turn = turns.iter().find(|turn| turn.entry == number);
            let is_done = number <= entry;
            let is_latest = is_done && turns.last().is_some_and(|turn| turn.entry == number);
            let entry_mark = if is_done { icon("ui-check", "i16") } else { view! { <b>{number}</b> }.into_any() };
            let replacement = turn.filter(|turn| turn.does != turn.written).map(|turn| errand_icon(turn.does));
            view! {
                <li class:done=is_done class:latest=is_latest>
                    <i class="k-number">{entry_mark}</i>
                    {icon(errand_icon(errand), "i28")}
                    <span class="grow">{say(&labels::errand(errand))}</span>
                    {replacement.map(|id| view! { {icon("ui-right", "i16")}{icon(id, "i28")} }.into_any())}
                    {turn.map(|turn| dice(turn.dice(), ""))}
                </li>
            }
            .into_any()
        };
        let errands = YEAR_CARDS[usize::from(card)];
        view! {
            <div class="k-scroll" data-ask=Piece::new(kinds::YEAR, card.into()).to_string()>
                <h2>{FIRST_YEAR + u16::from(card)}</h2>
                <ol>{errands.into_iter().enumerate().map(row).collect_view()}</ol>
            </div>
        }
        .into_any()
    };
    let counts = move || {
        board.view.with(|view| {
            let cards = view.table.merchants[Seat(1)].automaton_card_bits.count_ones();
            let left = view.years_left();
            view! {
                <span class="res">{icon("cd-back", "i20")}{cards}<i>{say(&labels::cards(cards))}</i></span>
                <span class="res">{icon("year-card", "i20")}{left}<i>{say(&labels::years_left(left))}</i></span>
            }
            .into_any()
        })
    };
    view! { <div class="k-year">{move || content()}</div><div class="row k-year-counts">{move || counts()}</div> }
        .into_any()
}

fn reasons(ctx: Context, turn: &Turn) -> Vec<(Message, AnyView)> {
    let no_picture = || ().into_any();
    let mut lines = Vec::new();
    let entry = match turn.entry {
        7 => labels::card_done(),
        entry => labels::entry(entry, turn.written),
    };
    let house = icon(errand_icon(if turn.entry == 7 { turn.does } else { turn.written }), "i32");
    lines.push((entry, house));
    if let Some(because) = labels::because(turn.because).filter(|_| turn.entry != 7) {
        lines.push((because, icon(errand_icon(turn.does), "i32")));
    }
    if let Some((picked, of, how)) = turn.picked {
        let mut earlier = of;
        earlier.remove_all(picked);
        lines.push((labels::picked(how), view! { {dice(picked, "")}{dice(earlier, "pale")} }.into_any()));
    }
    if turn.fourth {
        lines.push((labels::fourth(), no_picture()));
    }
    if let Some((pier, tied, how)) = turn.ship {
        let ship_there = ctx.board.view.with(|view| view.ship_at(pier));
        let ship =
            ship_there.map(|ship| view! { {icon(ship_icon(ship), "i32")}<b>{ship.ship().points}</b> }.into_any());
        lines.push((labels::ship_chosen(how, tied), ship.into_any()));
    }
    if let Some((_, slot, card)) = turn.took {
        lines.push((labels::took(slot, card), card.map_or_else(no_picture, |card| icon(card_icon(card), "i32"))));
    }
    if let Some(position) = turn.set {
        lines.push((labels::set_place(position), icon("ladder", "i32")));
    }
    if turn.coin {
        lines.push((labels::coin_fetched(), icon("first-coin", "i32")));
    }
    lines
}

/// Draws the automaton's latest move and the reason in one line, which opens the tab with the details.
pub fn line(ctx: Context) -> AnyView {
    let last_turn = Memo::new(move |_| turns_shown(ctx).pop());
    let content = move || {
        let turn = last_turn.get()?;
        let view = view! {
            <button type="button" class="row k-last" on:click=move |_| ctx.tab.set(Tab::Rival)>
                {icon(errand_icon(turn.does), "i32")}
                <b class="grow">{say(&labels::last_errand(turn.does))}</b>
                {dice(turn.dice(), "")}
            </button>
        };
        Some(view.into_any())
    };
    view! { {move || content()} }.into_any()
}

/// Draws the reasons for the automaton's turns since the person last acted, newest last, one at a time.
pub fn reasons_panel(ctx: Context) -> AnyView {
    let board = ctx.board;
    let turns = Memo::new(move |_| turns_shown(ctx));
    let steps_back = RwSignal::new(0usize);
    effect(move || {
        turns.track();
        steps_back.set(0);
    });
    let content = move || {
        turns.with(|turns| {
            let index = turns.len().checked_sub(1 + steps_back.get().min(turns.len().saturating_sub(1)))?;
            let turn = turns.get(index)?;
            let (has_earlier, has_later) = (index > 0, index + 1 < turns.len());
            let line = |(number, (words, picture)): (usize, (Message, AnyView))| {
                view! {
                    <li>
                        <i class="k-number">{number + 1}</i>
                        <span class="grow">{say(&words)}</span>
                        <span class="row k-proof">{picture}</span>
                    </li>
                }
                .into_any()
            };
            let next = match board.view.with(View::next_errand) {
                Some(NextErrand::None) => labels::out_of_workers(),
                Some(NextErrand::Entry(entry, errand)) => labels::next_entry(entry, errand),
                Some(NextErrand::Market) | None => labels::next_market(),
            };
            let view = view! {
                <section class="panel k-why" aria-label=say(&labels::why()) tabindex="0">
                    <div class="row">
                        {icon("year-card", "i32")}
                        <div class="grow">
                            <span class="caps">{say(&labels::why())}</span>
                            <h2>{say(&labels::turn_of_year(turn.entry))}</h2>
                        </div>
                        <button type="button" class="btn icon quiet" aria-label=say(&labels::earlier())
                            disabled=!has_earlier
                            on:click=move |_| steps_back.update(|steps_back| *steps_back += 1)>
                            {icon("ui-prev", "i20")}</button>
                        <button type="button" class="btn icon quiet" aria-label=say(&labels::later())
                            disabled=!has_later
                            on:click=move |_| steps_back.update(|steps_back| *steps_back -= 1)>
                            {icon("ui-next", "i20")}</button>
                    </div>
                    <ol class="k-reasons">{reasons(ctx, turn).into_iter().enumerate().map(line).collect_view()}</ol>
                    <p class="k-aside">{icon("ui-right", "i18")}<span>{say(&next)}</span></p>
                </section>
            };
            Some(view.into_any())
        })
    };
    view! { {move || content()} }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turns_of_a_year_are_told_apart_and_those_of_the_last_year_forgotten() {
        let errand = |entry| Event::Errand {
            entry,
            written: Errand::Harbour,
            does: Errand::Market,
            because: ErrandReason::NoRun,
        };
        let took = Event::AutomatonTook { die: 6, slot: 6, card: None };
        let year = Event::YearBegan { year: 1861, starter: Seat(0) };
        let events = [(1, errand(1)), (2, year), (3, errand(1)), (3, took.clone()), (5, errand(2))];
        let turns = turns(events.iter().map(|(ply, event)| (*ply, event)));
        assert_eq!(turns.iter().map(|turn| turn.entry).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(turns[0].dice(), Dice::from_values(&[6]));
        assert_eq!(turns[0].target(), Some(Part::Stall(6)));
        assert_eq!(turns[1].target(), None);
    }
}
