//! Keyboard focus: where it moves when the focused element was pressed or has disappeared.
//!
//! The page supplies the candidates with their distances; only their order is decided here. Knows no page.

use crate::engine::sort::sort_by;

/// Why the focus moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The page has just been opened.
    Opened,
    /// A piece was chosen, which may complete an action.
    Chose,
    /// An action was played, or the focused element on the board has disappeared.
    Played,
    /// The focused element outside the board has disappeared.
    Left,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The button that confirms the chosen action.
    Confirm,
    Lit,
    Other,
}

/// A candidate for the focus.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    pub kind: Kind,
    /// Whether it is in the region of the previous focus.
    pub same_region: bool,
    /// Distance from the previous focus, in any unit.
    pub distance: f64,
}

/// Returns the indices of the targets in the order in which to try them. Targets unsuitable for this cause are left
/// out.
pub fn order(cause: Cause, targets: &[Target]) -> Vec<usize> {
    let rank = |index: &usize| rank(cause, &targets[*index]);
    let mut order: Vec<usize> = (0..targets.len()).filter(|index| rank(index).is_some()).collect();
    // The sort is stable: on a page just opened, document order decides.
    sort_by(&mut order, |one, other| {
        let distance = |index: &usize| if cause == Cause::Opened { 0.0 } else { targets[*index].distance };
        rank(one).cmp(&rank(other)).then(distance(one).total_cmp(&distance(other)))
    });
    order
}

/// Returns the rank of a target, lower first; `None` if it is unsuitable.
fn rank(cause: Cause, target: &Target) -> Option<u8> {
    match (cause, target.kind, target.same_region) {
        // Outside the board a neighbour of any kind comes first.
        (Cause::Left, _, true) => Some(0),
        (Cause::Left, Kind::Lit, false) => Some(1),
        (Cause::Left, Kind::Confirm, false) => Some(2),
        (_, Kind::Other, _) => None,
        (Cause::Chose, Kind::Confirm, _) => Some(0),
        (Cause::Chose | Cause::Played, _, true) => Some(1),
        // A choice comes before a confirmation elsewhere: pressing Enter twice must not end a turn.
        (_, Kind::Lit, _) => Some(2),
        (_, Kind::Confirm, _) => Some(3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn target(kind: Kind, same_region: bool, distance: f64) -> Target {
        Target { kind, same_region, distance }
    }

    const FAR: Target = target(Kind::Lit, false, 10.0);
    const NEAR: Target = target(Kind::Lit, false, 2.0);
    const OWN: Target = target(Kind::Lit, true, 30.0);
    const OWN_NEAR: Target = target(Kind::Lit, true, 20.0);
    const CONFIRM: Target = target(Kind::Confirm, false, 1.0);
    const BUTTON: Target = target(Kind::Other, true, 1.0);
    const ELSEWHERE: Target = target(Kind::Other, false, 0.5);
    const ALL: [Target; 7] = [FAR, NEAR, OWN, OWN_NEAR, CONFIRM, BUTTON, ELSEWHERE];

    fn ordered(cause: Cause) -> Vec<Target> {
        order(cause, &ALL).into_iter().map(|index| ALL[index]).collect()
    }

    #[test]
    fn focus_moves_from_a_choice_to_its_confirmation() {
        assert_eq!(ordered(Cause::Chose), [CONFIRM, OWN_NEAR, OWN, NEAR, FAR]);
    }

    #[test]
    fn after_a_move_focus_stays_in_its_region_and_tries_confirmations_last() {
        assert_eq!(ordered(Cause::Played), [OWN_NEAR, OWN, NEAR, FAR, CONFIRM]);
        let next = target(Kind::Confirm, true, 5.0);
        assert_eq!(order(Cause::Played, &[FAR, next]), [1, 0], "that of its own region is as good as a piece");
    }

    #[test]
    fn outside_the_board_a_neighbour_comes_first() {
        assert_eq!(ordered(Cause::Left), [BUTTON, OWN_NEAR, OWN, NEAR, FAR, CONFIRM]);
    }

    #[test]
    fn focus_on_a_new_page_follows_document_order() {
        assert_eq!(ordered(Cause::Opened), [FAR, NEAR, OWN, OWN_NEAR, CONFIRM]);
    }

    #[test]
    fn nothing_is_focused_if_nothing_can_be_pressed() {
        assert_eq!(order(Cause::Played, &[BUTTON, ELSEWHERE]), [0; 0]);
        assert_eq!(order(Cause::Left, &[ELSEWHERE]), [0; 0]);
    }
}
