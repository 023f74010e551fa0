//! The sounds of a table: which sound a change makes. Called by the frame. The notes of each sound are in
//! [`kit::sound`](crate::ui::kit::sound). Knows no game.

use leptos::prelude::*;

use crate::ui::kit::sound::{Player, Sound};
use crate::ui::shell::Shell;

/// The facts about a table that determine the sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SoundFacts {
    plies: u32,
    /// Whether points were scored since the previous state.
    scored: bool,
    /// Whether a person made the last ply.
    by_person: bool,
    person_to_act: bool,
    over: bool,
}

impl SoundFacts {
    /// Reads the table now; `from` is its previous number of plies.
    fn of(shell: Shell, from: u32) -> SoundFacts {
        shell.read(|table| {
            let is_person = |seat| table.seating.is_person(seat);
            SoundFacts {
                plies: table.plies(),
                scored: table.story_events(table.viewer(), from).iter().any(|event| event.scored.is_some()),
                by_person: table.actors().last().is_some_and(|seat| is_person(*seat)),
                person_to_act: table.to_act().is_some_and(is_person),
                over: table.outcome().is_some(),
            }
        })
    }

    /// Returns the sound for the change from `before` to this state; `None` if the table was just opened or something
    /// was taken back.
    fn sound_after(self, before: SoundFacts) -> Option<Sound> {
        match self {
            now if now.plies <= before.plies => None,
            now if now.over => Some(Sound::Over),
            now if now.person_to_act && !now.by_person => Some(Sound::YourTurn),
            now if now.scored => Some(Sound::Scored),
            now if now.by_person => Some(Sound::Placed),
            _ => Some(Sound::Moved),
        }
    }
}

/// Plays the sounds of all changes of the table. Call it once per table, inside a component.
pub fn follow(shell: Shell) {
    let player = Player::new(shell.app.settings);
    Effect::new(move |before: Option<SoundFacts>| {
        let plies = shell.read(|table| table.plies());
        let now = SoundFacts::of(shell, before.map_or(plies, |before| before.plies.min(plies)));
        if let Some(sound) = before.and_then(|before| now.sound_after(before)) {
            player.play(sound);
        }
        now
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUIET: SoundFacts =
        SoundFacts { plies: 4, scored: false, by_person: true, person_to_act: false, over: false };

    #[test]
    fn a_change_is_heard_as_what_matters_most_in_it() {
        let after = |now: SoundFacts| now.sound_after(QUIET);
        assert_eq!(after(SoundFacts { plies: 5, ..QUIET }), Some(Sound::Placed));
        assert_eq!(after(SoundFacts { plies: 5, scored: true, ..QUIET }), Some(Sound::Scored));
        assert_eq!(after(SoundFacts { plies: 5, by_person: false, ..QUIET }), Some(Sound::Moved));
        assert_eq!(
            after(SoundFacts { plies: 5, by_person: false, person_to_act: true, ..QUIET }),
            Some(Sound::YourTurn)
        );
        assert_eq!(after(SoundFacts { plies: 5, scored: true, over: true, ..QUIET }), Some(Sound::Over));
    }

    #[test]
    fn nothing_is_heard_of_what_is_taken_back_or_looked_at() {
        assert_eq!(SoundFacts { plies: 3, ..QUIET }.sound_after(QUIET), None);
        assert_eq!(QUIET.sound_after(QUIET), None);
    }
}
