//! Drafts of whole harvests and surplus chests.

use super::view::at_each_ply;
use super::*;
use crate::engine::Viewer;
use crate::games::ceylon::draft::Draft;
use crate::games::ceylon::press::Part;
use crate::message;
use crate::words::draft::{Draft as _, Lack};

#[test]
fn a_whole_harvest_is_a_sequence_of_legal_actions() {
    let mut found = 0;
    at_each_ply(|state, _| {
        let view = Ceylon::view(state, Viewer::Seat(state.table.actor));
        let Some(draft) = Draft::opened_by(&view, Part::WholeHarvest) else { return };
        let harvest = draft.drafted(&view);
        assert!(draft.is_full(&view) && harvest.lack.is_none());
        let mut after = *state;
        for action in &harvest.actions {
            let mut legal = Vec::new();
            Ceylon::legal(&after, &mut legal);
            assert!(legal.contains(action), "{action} after some of {harvest:?}");
            Ceylon::apply(&mut after, *action, &mut Chance::stream(1), &mut ());
        }
        assert!(!matches!(after.table.stage, Stage::Harvest { .. } | Stage::Discard), "{harvest:?}");
        found += 1;
    });
    assert!(found > 3, "{found}");
}

#[test]
fn surplus_chests_are_marked_together_and_each_step_is_legal() {
    let mut state = table(2);
    offer(&mut state, Main::Harvest, Main::Plant);
    (state.table.stage, state.table.estates[A].chests) = (Stage::Discard, [3, 1, 4]);
    let view_of = |state: &State| Ceylon::view(state, Viewer::Seat(A));
    let view = view_of(&state);
    let mut draft = Draft::of_decision(&view).expect("three chests have to go");
    assert!(!draft.is_begun() && draft.claims(Part::Chest(Tea::White)));
    draft.press(&view, Part::Chest(Tea::Green)).expect("there is one");
    assert!(draft.press(&view, Part::Chest(Tea::Green)).is_err(), "and no more");
    assert_eq!(draft.drafted(&view).lack, Some(Lack::More(message!("board-return-more", count: 2u8))));
    while draft.press(&view, Part::Chest(Tea::Black)).is_ok() {}
    assert_eq!((draft.times(Part::Chest(Tea::Black)), draft.is_full(&view)), (2, true), "no more than have to go");
    assert!(draft.release(&view, Part::Chest(Tea::Black)) && !draft.is_full(&view));
    draft.press(&view, Part::Chest(Tea::Black)).expect("it was taken back");
    let drafted = draft.drafted(&view);
    assert_eq!(drafted.lack, None);
    drafted.actions.iter().for_each(|action| _ = act(&mut state, &action.to_string()));
    assert_eq!(state.table.estates[A].chests, [1, 0, 4]);
    assert_eq!(Draft::of_decision(&view_of(&state)), None);

    (state.table.stage, state.table.actor, state.table.estates[A].chests) = (Stage::Discard, A, [3, 1, 2]);
    assert_eq!(Draft::of_decision(&view_of(&state)), None, "one chest is pressed, not marked");
}
