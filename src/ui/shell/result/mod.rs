//! The end of a game: the final scoring category by category, then who won, how the points came in, and where each of
//! them came from.
//!
//! Called by the frame. [`scoring`] is the scene before, [`chart`] draws the points over the turns, [`points`] is the
//! table of categories and players. Knows no game.

use leptos::prelude::*;

use crate::engine::{Outcome, Seat};
use crate::table::story::Gain;
use crate::ui::kit::{Button, ButtonKind, badge, icon};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::commands::Commands;
use super::review::{self, Reviewing};
use super::{daily, duplicate, focus, matches, par};

mod chart;
mod points;
pub mod scoring;

use chart::Charts;
use points::PointsTable;

/// The page shown when a game is over.
#[component]
pub fn ResultPage(
    /// The board.
    board: BoardHandle,
    /// What its buttons do.
    commands: Commands,
    /// The way to the review.
    reviewing: Reviewing,
    /// Goes back to the board.
    close: Callback<()>,
    /// Shows the end once more, where there is a scene for it.
    #[prop(optional_no_strip)]
    again: Option<Callback<()>>,
) -> impl IntoView {
    let shell = board.shell;
    focus::focus_on("[data-result] h2");
    let ending = StoredValue::new(Ending::of(shell));
    let sentence = shell.read_untracked(|table| table.result()).unwrap_or_default();
    let takebacks = ending.with_value(|ending| ending.takebacks);
    let takebacks = (takebacks > 0).then(|| view! { <p class="mute small">{text::takebacks(takebacks)}</p> });
    let warnings = shell.read_untracked(|table| table.played().warnings().len());
    let warnings = (warnings > 0).then(|| view! { <p class="mute small">{text::warnings(warnings)}</p> });
    view! {
        <div class="result" data-result="">
            <section class="panel result-left">
                <div class="result-title">
                    {winners(&ending.get_value())}
                    <div class="grow">
                        <h2 tabindex="-1">{sentence}</h2>
                        {daily::note(shell)}{matches::note(shell)}{takebacks}{warnings}
                    </div>
                </div>
                <Charts shell ending/>
                {review::entry(reviewing)}
                <ResultButtons shell commands close again/>
            </section>
            <section class="panel result-right">
                {duplicate::note(board)}
                <h3>{text::WHERE_FROM}</h3>
                <PointsTable board ending close/>
                {par::note(board)}
                <Button class="again" icon="ui-shuffle" on_click=move || duplicate::again(shell) attr:data-again="">
                    {text::duplicate::AGAIN}
                </Button>
            </section>
        </div>
    }
}

/// The emblems of those who won, under a crown.
fn winners(ending: &Ending) -> AnyView {
    let won = Seat::all(ending.sides).filter(|side| ending.has_won(*side));
    let emblem = |side: Seat| {
        view! { <span class=format!("winner s{side}")>{icon("crown", "i20")}{badge(side, "big")}</span> }.into_any()
    };
    view! { <div class="winners" aria-hidden="true">{won.map(emblem).collect_view()}</div> }.into_any()
}

/// What the result says of a game that is over.
#[derive(Clone)]
pub struct Ending {
    outcome: Option<Outcome>,
    /// All points, in the order in which they came.
    pub gains: Vec<Gain>,
    /// How many takebacks came after something had been seen.
    takebacks: usize,
    /// The length of the game.
    pub plies: u32,
    seats: u8,
    /// How many sides have a score: the seats, and that of an automaton.
    pub sides: u8,
    /// The totals that are kept apart.
    pub totals: &'static [&'static str],
}

impl Ending {
    fn of(shell: Shell) -> Ending {
        shell.read_untracked(|table| Ending {
            outcome: table.outcome(),
            gains: table.gains(),
            takebacks: table.played().takebacks().iter().filter(|back| back.revealed).count(),
            plies: table.plies(),
            seats: table.seating().players.len() as u8,
            sides: table.sides(),
            totals: table.info().totals,
        })
    }

    /// Whether this side won.
    pub fn has_won(&self, side: Seat) -> bool {
        // Where nobody at the table won, the automaton did.
        let beaten = self.outcome.is_some_and(|outcome| outcome.winners.is_empty()) && self.sides > self.seats;
        match beaten {
            true => side.0 >= self.seats,
            false => self.outcome.is_some_and(|outcome| outcome.winners.has(side)),
        }
    }

    /// All sides, the best first.
    pub fn order(&self) -> Vec<Seat> {
        let Some(outcome) = &self.outcome else { return Seat::all(self.sides).collect() };
        let place = |side: Seat| (self.has_won(side), outcome.scores[side], outcome.ties[side]);
        Seat::ranked(self.sides, &|one, other| place(other).cmp(&place(one)))
    }
}

/// What can be done when a game is over.
#[component]
fn ResultButtons(
    shell: Shell,
    commands: Commands,
    close: Callback<()>,
    #[prop(optional_no_strip)] again: Option<Callback<()>>,
) -> impl IntoView {
    let replay = move || {
        close.run(());
        shell.look_at(0);
    };
    view! {
        <div class="result-buttons">
            <Button icon="ui-board" on_click=close>{text::BOARD}</Button>
            <Button icon="ui-history" on_click=replay>{text::REPLAY}</Button>
            {again.map(|again| view! { <Button icon="crown" on_click=again>{text::SCORE_AGAIN}</Button> }.into_any())}
            <Button icon="ui-share" on_click=commands.share>{text::SHARE}</Button>
            <Button
                kind=ButtonKind::Primary
                icon="ui-play"
                on_click=move || commands.rematch.run(())
                attr:data-rematch=""
            >
                {text::REMATCH}
            </Button>
        </div>
    }
}
