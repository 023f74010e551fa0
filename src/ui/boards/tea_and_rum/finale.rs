//! The end, step by step: chests open, flags rise as long as the answer is yes, two titles are awarded. Called by the
//! shell when a game ends on this page. The game defines the order (`reveal`); one button leads to the next step,
//! another to the last. `bay` draws the ships.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::reveal::{Answer, POINT_LEVELS, RevealStep, answer, only_title, steps};
use crate::games::tea_and_rum::words::{labels, nouns, phrases};
use crate::games::tea_and_rum::{Colour, Event, Source, TeaAndRum};
use crate::ui::kit::{Memo, badge, icon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::sounds;
use crate::words::sound::Sound;
use crate::words::{Happening, Message};

use super::{bay, marks, noun, say};

#[derive(Clone, Copy)]
pub struct Reveal {
    /// The finished table.
    pub board: BoardContext<TeaAndRum>,
    step: RwSignal<usize>,
    steps: StoredValue<Vec<RevealStep>>,
}

impl Reveal {
    fn new(board: BoardContext<TeaAndRum>) -> Reveal {
        let steps = board.view.with_untracked(|view| steps(&view.table));
        Reveal { board, step: RwSignal::new(0), steps: StoredValue::new(steps) }
    }
    pub fn current_step(self) -> RevealStep {
        self.steps.with_value(|steps| steps[self.step.get().min(steps.len() - 1)])
    }
    /// Returns the next step; `None` at the end.
    pub fn next(self) -> Option<RevealStep> {
        self.steps.with_value(|steps| steps.get(self.step.get() + 1).copied())
    }
    /// Whether a step is being shown or has been shown.
    pub fn has_shown(self, queried: RevealStep) -> bool {
        let step = self.step.get();
        self.steps.with_value(|steps| steps.iter().take(step + 1).any(|step| *step == queried))
    }
    /// Returns the points at which a seat's flag flies so far; `None` while it is rolled up.
    pub fn flag_points(self, seat: Seat, colour: Colour) -> Option<u16> {
        // With two players, no questions are asked about the title that does not count: its flag rises at the end.
        let is_asked = self.steps.with_value(|steps| steps.contains(&RevealStep::Crowned(colour)));
        self.board.view.with(|view| {
            if self.has_shown(RevealStep::Crowned(colour)) || !is_asked && self.next().is_none() {
                return Some(view.table.players[seat].points[colour as usize]);
            }
            let reached = POINT_LEVELS.into_iter().filter(|level| {
                self.has_shown(RevealStep::Asked(colour, *level))
                    && answer(&view.table, seat, colour, *level) == Answer::Yes
            });
            reached.max()
        })
    }
    /// Whether a seat wins the title of a colour in the end.
    pub fn wins_title(self, seat: Seat, colour: Colour) -> bool {
        self.board.view.with(|view| [view.table.governors, view.table.kings][colour as usize].has(seat))
    }
    pub fn name(self, seat: Seat) -> String {
        self.board.shell.read_untracked(|table| table.name(seat))
    }
    fn to_end(self) {
        self.step.set(self.steps.with_value(|steps| steps.len() - 1));
    }
}

/// The proceeds of a seat from the last steps before the reveal.
#[derive(Clone, Copy, Default)]
struct Chest {
    /// Dollars received for goods.
    sold: u16,
    paid: u16,
    /// Points bought with them, by colour.
    bought: [u8; 2],
    /// Points lost because the colours were too far apart, by colour; negative.
    lost: [i16; 2],
}

impl Chest {
    fn new(owner: Seat, events: &[Event]) -> Chest {
        let mut chest = Chest::default();
        for event in events {
            match *event {
                Event::SoldOut { seat, dollars, .. } if seat == owner => chest.sold = dollars,
                Event::Exchanged { seat, points, dollars } if seat == owner => {
                    (chest.bought, chest.paid) = (points, dollars);
                }
                Event::Points { seat, colour, points, source: Source::Excess } if seat == owner => {
                    chest.lost[colour as usize] = points;
                }
                _ => {}
            }
        }
        chest
    }
}

/// Draws points gained or lost, with the symbol of each colour.
fn changes(points: [i16; 2]) -> AnyView {
    let chip = |colour: Colour| {
        let points = points[colour as usize];
        let class = if points > 0 { "delta gain" } else { "delta cost" };
        (points != 0).then(|| {
            let signed = say(&Message::signed(points));
            view! { <span class=class><b>{signed}</b><span>{marks::colour(colour)}</span></span> }.into_any()
        })
    };
    view! { <span class="row">{Colour::ALL.map(chip).collect_view()}</span> }.into_any()
}

/// Draws the contents of a seat's opened chest.
fn chest_contents(chest: Chest) -> AnyView {
    let exchanged = if chest.paid == 0 { labels::no_exchange() } else { labels::paid_in(chest.paid) };
    view! {
        <span class="r-end-sum">
            <span class="xs mute">{say(&labels::sold_for(chest.sold))}" · "{say(&exchanged)}</span>
            {changes(chest.bought.map(i16::from))}
        </span>
    }
    .into_any()
}

fn answer_mark(answer: Answer) -> AnyView {
    let (class, id, word) = match answer {
        Answer::Yes => ("r-answer yes", "ui-check", labels::yes()),
        Answer::No => ("r-answer no", "ui-close", labels::no()),
        Answer::NoProof => ("r-answer no", "ui-close", labels::no_proof()),
    };
    view! { <span class=class>{icon(id, "i18")}{say(&word)}</span> }.into_any()
}

/// Draws the points that decide; at the last step, those of both colours.
fn deciding_points(points: [u16; 2], colour: Colour, is_last: bool) -> AnyView {
    let crest = |side: Colour| {
        (is_last || side == colour)
            .then(|| view! { <span><span>{marks::colour(side)}</span>{points[side as usize]}</span> }.into_any())
    };
    view! { <span class="r-crests">{Colour::ALL.map(crest).collect_view()}</span> }.into_any()
}

/// Draws the text of a seat's row at a step.
fn row_text(reveal: Reveal, seat: Seat, chest: Chest) -> AnyView {
    reveal.board.view.with(|view| match reveal.current_step() {
        RevealStep::Chests => chest_contents(chest),
        RevealStep::Cap if chest.lost == [0; 2] => {
            view! { <span class="xs mute">{say(&labels::within())}</span> }.into_any()
        }
        RevealStep::Cap => view! { <span class="r-end-sum">{changes(chest.lost)}</span> }.into_any(),
        RevealStep::Cards(_) => ().into_any(),
        RevealStep::Asked(colour, level) => answer_mark(answer(&view.table, seat, colour, level)),
        RevealStep::Crowned(colour) => {
            deciding_points(view.table.players[seat].points, colour, reveal.next().is_none())
        }
    })
}

fn row(reveal: Reveal, seat: Seat, chest: Chest) -> AnyView {
    let honours = Memo::new(move |_| {
        let has_won_title =
            |colour: &Colour| reveal.has_shown(RevealStep::Crowned(*colour)) && reveal.wins_title(seat, *colour);
        Colour::ALL.into_iter().filter(has_won_title).map(nouns::honour).collect::<Vec<_>>()
    });
    let titles =
        move || honours.get().into_iter().map(|title| view! { <em>{noun(title)}</em> }.into_any()).collect_view();
    let (seal, oath) = reveal.board.view.with_untracked(|view| {
        let player = &view.table.players[seat];
        match player.allegiance {
            Some(card) => (if player.proved { "seal-ok" } else { "seal-broken" }, phrases::condition_alone(card)),
            None => ("seal-broken", labels::no_allegiance()),
        }
    });
    view! {
        <li class=format!("r-end-row s{seat}") class:win=move || !honours.with(Vec::is_empty)>
            <span>{badge(seat, "")}</span>
            <span class="grow">
                <span class="r-end-name">{reveal.name(seat)}{move || titles()}</span>
                <span class="r-end-oath xs mute"><span>{marks::glyph(seal)}</span>{say(&oath)}</span>
            </span>
            {move || row_text(reveal, seat, chest)}
        </li>
    }
    .into_any()
}

/// Draws the steps of the end with the current one marked.
fn progress(reveal: Reveal) -> AnyView {
    let single_title = reveal.board.view.with_untracked(|view| only_title(&view.table));
    let current = Memo::new(move |_| match reveal.current_step() {
        RevealStep::Chests => 3,
        RevealStep::Cap => 4,
        RevealStep::Cards(colour) | RevealStep::Asked(colour, _) | RevealStep::Crowned(colour) => {
            5 + single_title.map_or(colour as usize, |_| 0)
        }
    });
    let step = move |(index, (id, name)): (usize, (&'static str, Message))| {
        view! {
            <li
                class:on=move || current.get() == index
                class:done=move || { current.get() > index }
                aria-current=move || (current.get() == index).then_some("step")
            >
                <span>{marks::glyph(id)}</span>
                <b>{say(&name)}</b>
            </li>
        }
        .into_any()
    };
    let steps = labels::end_steps(single_title).into_iter().enumerate().map(step).collect_view();
    view! { <ol class="r-end-steps panel">{steps}</ol> }.into_any()
}

/// Draws the heading of a step, with its symbol.
fn head(reveal: Reveal) -> AnyView {
    let (id, above, heading) = labels::reveal_step(reveal.current_step());
    let result = reveal.next().is_none().then(|| reveal.board.shell.read_untracked(|table| table.result())).flatten();
    let (above, heading) = match result {
        Some(result) => (labels::reveal_over(), result),
        None => (above, say(&heading)),
    };
    view! {
        <span>{marks::glyph(id)}</span>
        <div class="grow"><span class="caps">{say(&above)}</span><h2>{heading}</h2></div>
    }
    .into_any()
}

/// Draws the victory cards of the five rounds, which the style turns over one after another; two players only.
fn victory_cards(reveal: Reveal) -> Option<AnyView> {
    if !matches!(reveal.current_step(), RevealStep::Cards(_)) {
        return None;
    }
    let cards = reveal.board.view.with_untracked(|view| view.table.victory);
    let [blue, red] = Colour::ALL.map(|side| cards.iter().filter(|card| **card == Some(side)).count() as u8);
    let card = |(round, card): (u8, Option<Colour>)| {
        let front = card.map_or("victory-back", |colour| ["victory-blue", "victory-red"][colour as usize]);
        view! {
            <li>
                <span class="r-card-back">{marks::glyph("victory-back")}</span>
                <span class="r-card-front">{marks::glyph(front)}</span>
                <b>{nouns::roman(round)}</b>
            </li>
        }
        .into_any()
    };
    let cards = (1..).zip(cards).map(card).collect_view();
    let label = say(&labels::victory(blue, red));
    Some(view! { <ul class="r-end-cards" role="img" aria-label=label>{cards}</ul> }.into_any())
}

/// Draws the whole reveal; `close` leads to the result.
pub fn finale(board: BoardContext<TeaAndRum>, close: Callback<()>) -> AnyView {
    let reveal = Reveal::new(board);
    sounds::follow_steps(move || match reveal.current_step() {
        RevealStep::Chests => Some(Sound::Happening(Happening::Coins)),
        RevealStep::Crowned(colour) => {
            let is_won = Seat::all(board.shell.seats()).any(|seat| reveal.wins_title(seat, colour));
            is_won.then_some(Sound::Happening(Happening::Honour))
        }
        _ => None,
    });
    let events = untrack(|| board.events_since(0));
    let seats = Seat::all(board.shell.seats());
    let rows = seats.map(|seat| row(reveal, seat, Chest::new(seat, &events))).collect_view();
    let note = move || {
        let note = board.view.with(|view| labels::reveal_note(reveal.current_step(), &view.table));
        note.map(|note| board.say(&note))
    };
    let advance = move |_| match reveal.next() {
        Some(_) => reveal.step.update(|step| *step += 1),
        None => close.run(()),
    };
    let label = move || say(&reveal.next().map_or_else(labels::to_result, labels::ask));
    let show_all = move || {
        reveal.next().map(|_| {
            let label = say(&labels::show_all());
            view! { <button type="button" class="btn" on:click=move |_| reveal.to_end()>{label}</button> }.into_any()
        })
    };
    view! {
        <div class="r-finale" data-finale="">
            {progress(reveal)}
            <div class="r-finale-scene">{bay::bay(reveal)}</div>
            <section class="panel r-finale-side" aria-live="polite">
                <div class="r-finale-head">{move || head(reveal)}</div>
                {move || victory_cards(reveal)}
                <ul class="r-end-rows">{rows}</ul>
                <p class="small mute">{move || note()}</p>
                <div class="decision-buttons">
                    {move || show_all()}
                    <button type="button" class="btn primary grow" data-next="" on:click=advance>
                        <span>{move || label()}</span>
                        {icon("ui-next", "i20")}
                    </button>
                </div>
            </section>
        </div>
    }
    .into_any()
}
