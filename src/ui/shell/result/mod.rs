//! The end of a game: the final scoring category by category, then the winner, the points over time, and the source of
//! each point. Called by the frame. [`scoring`] is the scene before the result, [`chart`] draws the points over the
//! turns, [`points`] is the table of categories and players. Independent of the game.

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
use points::{PointsTable, gain_line};

#[component]
pub fn ResultPage(
    board: BoardHandle,
    commands: Commands,
    /// The review, which the result links to.
    reviewing: Reviewing,
    /// Returns to the board.
    close: Callback<()>,
    /// Shows the finale again, if there is one.
    #[prop(optional_no_strip)]
    replay_finale: Option<Callback<()>>,
) -> impl IntoView {
    let shell = board.shell;
    focus::focus_on("[data-result] h2");
    let ending = StoredValue::new(Ending::new(shell));
    let sentence = shell.read_untracked(|table| table.result()).unwrap_or_default();
    // The last moment is the present: it is shown on the board.
    let plies = ending.with_value(|ending| ending.plies);
    let show_ply = Callback::new(move |ply: u32| if ply < plies { shell.look_at(ply) } else { close.run(()) });
    let takebacks = ending.with_value(|ending| ending.takebacks);
    let takebacks =
        (takebacks > 0).then(|| view! { <p class="mute small">{text::takebacks(takebacks)}</p> }.into_any());
    let warnings = shell.read_untracked(|table| table.dyn_session().warnings().len());
    let warnings = (warnings > 0).then(|| view! { <p class="mute small">{text::warnings(warnings)}</p> }.into_any());
    view! {
        <div class="result" data-result="">
            <section class="panel result-left">
                {board.board().last_scene()}
                <div class="result-title">
                    {winners(&ending.get_value())}
                    <div class="grow">
                        <h2 tabindex="-1">{sentence}</h2>
                        {daily::result_line(shell)}{matches::result_line(shell)}{takebacks}{warnings}
                    </div>
                </div>
                {best_moments(shell, &ending.get_value(), show_ply)}
                <Charts shell ending/>
                {review::entry(reviewing)}
                <ResultButtons shell commands close replay_finale/>
            </section>
            <section class="panel result-right">
                {duplicate::comparison_section(board)}
                <h3>{text::POINTS_BY_SOURCE}</h3>
                <PointsTable board ending show_ply/>
                {par::par_section(board)}
                <Button class="again" icon="ui-shuffle" on_click=move || duplicate::play_again(shell)
                    attr:data-again="">
                    {text::duplicate::PLAY_AGAIN}
                </Button>
            </section>
        </div>
    }
}

/// Draws the emblems of the winners, under a crown.
fn winners(ending: &Ending) -> AnyView {
    let won = Seat::all(ending.sides).filter(|side| ending.has_won(*side));
    let emblem = |side: Seat| {
        view! { <span class=format!("winner s{side}")>{icon("crown", "i20")}{badge(side, "big")}</span> }.into_any()
    };
    view! { <div class="winners" aria-hidden="true">{won.map(emblem).collect_view()}</div> }.into_any()
}

/// Draws the best moment of each person here who lost, as a line that leads to it.
fn best_moments(shell: Shell, ending: &Ending, show_ply: Callback<u32>) -> Option<AnyView> {
    let (people, info) = shell.read_untracked(|table| (table.seating.people(), table.info()));
    let losers = people.iter().filter(|seat| !ending.has_won(*seat));
    let lines: Vec<_> = losers.filter_map(|seat| Some(gain_line(ending.best_gain(seat)?, info, show_ply))).collect();
    (!lines.is_empty()).then(|| {
        view! { <div class="best-moments"><h3>{text::BEST_MOMENT}</h3><ul class="gain-lines">{lines}</ul></div> }
            .into_any()
    })
}

#[derive(Clone)]
pub struct Ending {
    outcome: Option<Outcome>,
    /// All points, in the order in which they were scored.
    pub gains: Vec<Gain>,
    /// Number of takebacks after hidden information had been seen.
    takebacks: usize,
    pub plies: u32,
    seats: u8,
    /// Number of sides with a score: the seats and the automaton.
    pub sides: u8,
}

impl Ending {
    fn new(shell: Shell) -> Ending {
        shell.read_untracked(|table| Ending {
            outcome: table.outcome(),
            gains: table.gains(),
            takebacks: table.dyn_session().takebacks().iter().filter(|takeback| takeback.revealed).count(),
            plies: table.plies(),
            seats: table.seating.players.len() as u8,
            sides: table.sides(),
        })
    }

    pub fn has_won(&self, side: Seat) -> bool {
        // If no seat won, the automaton did.
        let automaton_won = self.outcome.is_some_and(|outcome| outcome.winners.is_empty()) && self.sides > self.seats;
        match automaton_won {
            true => side.0 >= self.seats,
            false => self.outcome.is_some_and(|outcome| outcome.winners.has(side)),
        }
    }

    /// Returns the latest of the largest gains that a side made on its own before the last ply, which the final scoring
    /// shows; `None` if there is none.
    fn best_gain(&self, side: Seat) -> Option<&Gain> {
        let is_deed = |gain: &Gain| gain.line.as_ref().is_some_and(|line| line.seat == Some(side));
        let is_gain = |gain: &Gain| gain.scored.seat == side && gain.scored.points > 0 && gain.ply < self.plies;
        let is_own = |gain: &&Gain| is_gain(gain) && is_deed(gain);
        self.gains.iter().filter(is_own).max_by_key(|gain| gain.scored.points)
    }

    /// Returns all sides, best first.
    pub fn order(&self) -> Vec<Seat> {
        let Some(outcome) = &self.outcome else { return Seat::all(self.sides).collect() };
        let rank = |side: Seat| (self.has_won(side), outcome.scores[side], outcome.ties[side]);
        Seat::ranked(self.sides, &|one, other| rank(other).cmp(&rank(one)))
    }
}

#[component]
fn ResultButtons(
    shell: Shell,
    commands: Commands,
    close: Callback<()>,
    #[prop(optional_no_strip)] replay_finale: Option<Callback<()>>,
) -> impl IntoView {
    let replay = move || {
        close.run(());
        shell.look_at(0);
    };
    view! {
        <div class="result-buttons">
            <Button icon="ui-board" on_click=close>{text::BOARD}</Button>
            <Button icon="ui-history" on_click=replay>{text::REPLAY}</Button>
            {replay_finale.map(|replay_finale| view! {
                <Button icon="crown" on_click=replay_finale>{text::SCORE_AGAIN}</Button>
            }.into_any())}
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
