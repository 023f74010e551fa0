//! Where the focus goes when what had it was pressed, or is gone: for those who play by keys.
//!
//! The page says what there is and how far away it is drawn; here is only the order in which it is taken. Knows no
//! page.

/// Why the focus goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The page has just been opened.
    Opened,
    /// A piece was chosen, which may be all that an action needs.
    Chose,
    /// Something was done at the board, or what had the focus there is gone.
    Played,
    /// What had the focus beside the board is gone.
    Left,
}

/// What the focus can go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The button that carries out what was chosen.
    Confirm,
    /// A piece that is lit.
    Lit,
    /// Any other control.
    Other,
}

/// One thing that the focus can go to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    /// What it is.
    pub kind: Kind,
    /// Whether it is in the region that the focus was in last.
    pub same_region: bool,
    /// How far from there it is drawn, in any unit.
    pub distance: f64,
}

/// The targets by their places in the list, the first to be tried first. What the focus is never to go to for this
/// cause is left out.
pub fn order(cause: Cause, targets: &[Target]) -> Vec<usize> {
    let rank = |index: &usize| rank(cause, &targets[*index]);
    let mut order: Vec<usize> = (0..targets.len()).filter(|index| rank(index).is_some()).collect();
    // Stable: in a page just opened the order of the page decides.
    order.sort_by(|one, other| {
        let distance = |index: &usize| if cause == Cause::Opened { 0.0 } else { targets[*index].distance };
        rank(one).cmp(&rank(other)).then(distance(one).total_cmp(&distance(other)))
    });
    order
}

/// The lower, the sooner.
fn rank(cause: Cause, target: &Target) -> Option<u8> {
    match (cause, target.kind, target.same_region) {
        // Beside the board a neighbour comes first, whatever it is.
        (Cause::Left, _, true) => Some(0),
        (Cause::Left, Kind::Lit, false) => Some(1),
        (Cause::Left, Kind::Confirm, false) => Some(2),
        (_, Kind::Other, _) => None,
        (Cause::Chose, Kind::Confirm, _) => Some(0),
        (Cause::Chose | Cause::Played, _, true) => Some(1),
        // A choice before a confirmation that waits elsewhere: Enter twice must not end a turn.
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
    fn a_choice_leads_to_its_confirmation() {
        assert_eq!(ordered(Cause::Chose), [CONFIRM, OWN_NEAR, OWN, NEAR, FAR]);
    }

    #[test]
    fn what_was_played_leads_on_in_its_region_and_last_to_another_confirmation() {
        assert_eq!(ordered(Cause::Played), [OWN_NEAR, OWN, NEAR, FAR, CONFIRM]);
        let next = target(Kind::Confirm, true, 5.0);
        assert_eq!(order(Cause::Played, &[FAR, next]), [1, 0], "that of its own region is as good as a piece");
    }

    #[test]
    fn beside_the_board_a_neighbour_comes_first() {
        assert_eq!(ordered(Cause::Left), [BUTTON, OWN_NEAR, OWN, NEAR, FAR, CONFIRM]);
    }

    #[test]
    fn a_page_is_begun_from_its_start() {
        assert_eq!(ordered(Cause::Opened), [FAR, NEAR, OWN, OWN_NEAR, CONFIRM]);
    }

    #[test]
    fn nothing_is_pressed_where_nothing_can_be() {
        assert_eq!(order(Cause::Played, &[BUTTON, ELSEWHERE]), [0; 0]);
        assert_eq!(order(Cause::Left, &[ELSEWHERE]), [0; 0]);
    }
}
