//! The end of a game: the harbour at dusk with the ships of both merchants, while their ships, cards, crates and
//! merchant cards are counted one after another, and then what decides a tie. Called by the shell when a game ends on
//! this page; the result follows. Names no winner.

use leptos::prelude::*;

use crate::engine::{Game, Seat};
use crate::games::chai::data::Family;
use crate::games::chai::words::icons::{card_icon, merchant_icon, ship_icon};
use crate::games::chai::words::labels;
use crate::games::chai::{Chai, Table, score};
use crate::ui::kit::{badge, icon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::result::scoring::steps_panel;
use crate::ui::text;
use crate::words::category_name;

use super::say;

const SIDES: [Seat; 2] = [Seat(0), Seat(1)];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// A category of points.
    Points(u8),
    /// A criterion between merchants with equal points, by its index in [`criteria`].
    Tie(usize),
}

/// Returns the numbers compared if the points are equal, the most important first.
fn criteria(table: &Table, seat: Seat) -> [u8; 3] {
    let (_, ships, crates, tokens) = score::standing(table, seat);
    [ships, crates, tokens]
}

/// Returns the categories in which there are points, and of the criteria as many as it takes to decide.
fn steps(table: &Table) -> Vec<Step> {
    let counts = SIDES.map(|seat| score::count(table, seat));
    let has_points = |category: &u8| counts.iter().any(|count| count[usize::from(*category)] != 0);
    let categories = (0..counts[0].len() as u8).filter(has_points).map(Step::Points);
    let [first, second] = SIDES.map(|seat| criteria(table, seat));
    let equal = first.iter().zip(&second).take_while(|(first, second)| first == second).count();
    let is_tied = score::total(table, SIDES[0]) == score::total(table, SIDES[1]);
    let ties = if is_tied { (equal + 1).min(first.len()) } else { 0 };
    categories.chain((0..ties).map(Step::Tie)).collect()
}

/// Returns the icons of the pieces that are counted for a merchant at a step.
fn pieces(table: &Table, seat: Seat, step: Step) -> Vec<&'static str> {
    let merchant = &table.merchants[seat];
    let taken = || merchant.automaton_cards();
    match step {
        Step::Points(score::SHIPS) => merchant.sailed().map(ship_icon).collect(),
        Step::Points(score::CARDS) => {
            let cards = merchant.cards().map(|(_, card)| card).chain(taken());
            cards.filter(|card| card.card().family != Family::Crate).map(card_icon).collect()
        }
        Step::Points(score::CRATES) => {
            let full = merchant.full_crates().filter_map(|slot| merchant.slots[slot.index()]);
            full.chain(taken().filter(|card| card.card().family == Family::Crate)).map(card_icon).collect()
        }
        Step::Points(_) => vec![merchant_icon(merchant.tea)],
        Step::Tie(_) => Vec::new(),
    }
}

/// Draws a merchant's row at the step with this index: the pieces counted, what they bring, the points so far.
fn row(board: BoardContext<Chai>, seat: Seat, steps: &[Step], index: usize) -> AnyView {
    let (counts, criteria, icons) = board.view.with_untracked(|view| {
        let icons = steps.get(index).map_or_else(Vec::new, |step| pieces(&view.table, seat, *step));
        (score::count(&view.table, seat), criteria(&view.table, seat), icons)
    });
    let points = |step: &Step| match step {
        Step::Points(category) => counts[usize::from(*category)],
        Step::Tie(_) => 0,
    };
    let total: i32 = steps.iter().take(index + 1).map(points).sum();
    let gain = match steps.get(index) {
        Some(Step::Tie(index)) => criteria[*index].to_string(),
        Some(step) if points(step) != 0 => text::signed(points(step)),
        _ => "–".to_owned(),
    };
    let pictures = icons.into_iter().map(|id| icon(id, "i28")).collect_view();
    view! {
        <li class=format!("s{seat}")>
            {badge(seat, "")}
            <span class="k-final-name">{board.shell.read_untracked(|table| table.name(seat))}</span>
            <b class="scoring-gain">{gain}</b>
            <span class="scoring-total">{total}</span>
            <span class="k-counted" aria-hidden="true">{pictures}</span>
        </li>
    }
    .into_any()
}

/// Draws the closing scene; `close` leads to the result.
pub fn finale(board: BoardContext<Chai>, close: Callback<()>) -> AnyView {
    let steps = StoredValue::new(board.view.with_untracked(|view| steps(&view.table)));
    let current = RwSignal::new(0_usize);
    let name = |step: &Step| match *step {
        Step::Points(category) => category_name(&Chai::INFO, category),
        Step::Tie(index) => say(&labels::tie_break(index)),
    };
    let names = steps.with_value(|steps| steps.iter().map(name).collect());
    let fleet = |seat: Seat| {
        let ships = board.view.with_untracked(|view| view.table.merchants[seat].sailed().collect::<Vec<_>>());
        let ships = ships.into_iter().map(|ship| icon(ship_icon(ship), "")).collect_view();
        view! { <div class="k-fleet">{badge(seat, "s")}{ships}</div> }.into_any()
    };
    let rows = move || {
        let index = current.get();
        steps.with_value(|steps| SIDES.map(|seat| row(board, seat, steps, index)).collect_view())
    };
    view! {
        <div class="k-finale" data-finale="">
            <div class="k-dusk" aria-hidden="true">{SIDES.map(fleet).collect_view()}</div>
            {steps_panel(current, names, view! { {move || rows()} }.into_any(), close)}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Viewer};
    use crate::games::chai::Options;
    use crate::games::chai::data::ShipId;

    #[test]
    fn equal_points_are_followed_by_as_many_criteria_as_decide() {
        let (mut chance, mut events) = (Chance::stream(11), Vec::new());
        let state = Chai::setup(&Options::default(), 2, &mut chance, &mut events);
        let mut table = Chai::view(&state, Viewer::Everyone).table;
        assert_eq!(steps(&table), [Step::Tie(0), Step::Tie(1), Step::Tie(2)], "nothing decides");
        table.merchants[Seat(1)].sailed |= 1 << ShipId::new(4).number();
        assert_eq!(steps(&table)[0], Step::Points(score::SHIPS));
        assert!(!steps(&table).contains(&Step::Tie(0)), "the points decide");
    }
}
