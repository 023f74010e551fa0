//! The sounds of a table: which sound a change makes, and when. Called by the frame. The notes of each sound are in
//! [`words::sound`](crate::words::sound). Independent of the game.

use std::time::Duration;

use leptos::prelude::*;

use crate::engine::Outcome;
use crate::ui::kit::effect;
use crate::ui::kit::sound::Player;
use crate::ui::shell::Shell;
use crate::words::sound::Sound;
use crate::words::{Happening, Happenings};

/// What is shown of a table at one moment, as far as it determines the sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shown {
    plies: u32,
    /// What happened since the previous moment.
    happenings: Happenings,
    /// Whether a person made the last ply.
    by_person: bool,
    person_to_act: bool,
    /// Whether a move or the end of a round is announced.
    announces: bool,
    /// Whether the end of a round is announced, or would be if anything were announced at this pace.
    closes: bool,
    looks_back: bool,
    /// Whether the result is drawn.
    over: bool,
    /// Whether the winners are others than the people at this device.
    lost: bool,
}

impl Shown {
    /// Reads the table now; `from` is its previous number of plies.
    fn of(shell: Shell, from: u32) -> Shown {
        let announced = shell.announcement.with_untracked(|one| one.as_ref().map(|one| one.closes));
        let looks_back = shell.past_ply.get_untracked().is_some();
        let pending = shell.finale_pending.get_untracked();
        shell.read_untracked(|table| {
            let is_person = |seat| table.seating.is_person(seat);
            let people = table.seating.people();
            let mut happenings = table.game.happenings(table.viewer(), from);
            if table.outcome().is_some() {
                // The end of the game has scenes of its own.
                happenings.close = None;
            }
            let lost = |outcome: &Outcome| !people.is_empty() && !people.iter().any(|seat| outcome.winners.has(seat));
            Shown {
                plies: table.plies(),
                happenings,
                by_person: table.actors().last().is_some_and(|seat| is_person(*seat)),
                person_to_act: table.to_act().is_some_and(is_person),
                announces: announced.is_some(),
                closes: announced.unwrap_or(shell.app.settings.pace.get_untracked().pause() == 0),
                looks_back,
                over: table.outcome().is_some() && !(pending || looks_back || announced.is_some()),
                lost: table.outcome().as_ref().is_some_and(lost),
            }
        })
    }
}

/// What is still to be heard of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Waiting {
    /// Number of plies that were heard.
    plies: u32,
    /// The end of a round that has not been shown yet.
    close: Option<Happening>,
    /// Whether a person is still to be called to act.
    turn: bool,
    /// Whether the end has been heard.
    over: bool,
}

impl Waiting {
    /// Returns the sound of what is shown now, and notes that it was heard. `None` if nothing is new, or if something
    /// was taken back or is looked back at.
    fn hear(&mut self, now: Shown) -> Option<Sound> {
        let before = *self;
        *self = Waiting { plies: now.plies, over: before.over || now.over, ..before };
        let moved = now.plies > before.plies;
        if now.plies < before.plies {
            *self = Waiting { close: None, turn: false, over: false, ..*self };
        } else if moved {
            (self.close, self.turn) = (now.happenings.close, !now.by_person);
        }
        self.turn &= now.person_to_act;
        if now.looks_back {
            self.close = None;
            return None;
        }
        let close = if now.closes { self.close.take() } else { None };
        let moves = now.happenings.moves.filter(|_| moved);
        match now {
            now if now.over && !before.over => Some(if now.lost { Sound::Lost } else { Sound::Won }),
            // While something is announced, the call waits until that is over.
            now if self.turn && !now.announces => {
                self.turn = false;
                Some(Sound::YourTurn)
            }
            _ if close.max(moves).is_some() => close.max(moves).map(Sound::Happening),
            _ if !moved => None,
            now if now.happenings.scored => Some(Sound::Scored),
            now if now.by_person => Some(Sound::Placed),
            _ => Some(Sound::Moved),
        }
    }
}

/// Plays the sounds of all changes of the table, and provides the player to the scenes of the end. Call it once per
/// table, inside a component.
pub fn follow(shell: Shell) {
    let player = Player::new(shell.app.settings);
    provide_context(player);
    let (plies, over) = shell.read_untracked(|table| (table.plies(), table.outcome().is_some()));
    let waiting = StoredValue::new(Waiting { plies, close: None, turn: false, over });
    let hear = move || {
        let heard = |waiting: &mut Waiting| waiting.hear(Shown::of(shell, waiting.plies));
        if let Some(sound) = waiting.try_update_value(heard).flatten() {
            player.play(sound);
        }
    };
    effect(move || {
        shell.track();
        shell.announcement.track();
        shell.past_ply.track();
        shell.finale_pending.track();
        // Later: a change of the table and its announcement are one moment.
        set_timeout(hear, Duration::ZERO);
    });
}

/// Plays the sound of each step of a scene: `sound` reads the step.
pub fn follow_steps(sound: impl Fn() -> Option<Sound> + 'static) {
    let player = use_context::<Player>();
    effect(move || {
        sound().into_iter().zip(player).for_each(|(sound, player)| player.play(sound));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: Waiting = Waiting { plies: 4, close: None, turn: false, over: false };
    const QUIET: Shown = Shown {
        plies: 5,
        happenings: Happenings { moves: None, scored: false, close: None },
        by_person: true,
        person_to_act: false,
        announces: false,
        closes: false,
        looks_back: false,
        over: false,
        lost: false,
    };

    const SCORED: Shown = Shown { happenings: Happenings { scored: true, ..QUIET.happenings }, ..QUIET };

    fn heard(now: Shown) -> Option<Sound> {
        let mut waiting = BEFORE;
        waiting.hear(now)
    }

    fn happens(moves: Happening) -> Happenings {
        Happenings { moves: Some(moves), scored: true, close: None }
    }

    #[test]
    fn a_change_is_heard_as_its_most_important_part() {
        assert_eq!(heard(QUIET), Some(Sound::Placed));
        assert_eq!(heard(Shown { by_person: false, ..QUIET }), Some(Sound::Moved));
        assert_eq!(heard(SCORED), Some(Sound::Scored));
        let sails = Shown { happenings: happens(Happening::Ship), ..QUIET };
        assert_eq!(heard(sails), Some(Sound::Happening(Happening::Ship)));
        assert_eq!(heard(Shown { by_person: false, person_to_act: true, ..sails }), Some(Sound::YourTurn));
        assert_eq!(heard(Shown { over: true, ..sails }), Some(Sound::Won));
        assert_eq!(heard(Shown { over: true, lost: true, ..sails }), Some(Sound::Lost));
        let still = Happenings { close: Some(Happening::Round), ..sails.happenings };
        let still = Shown { happenings: still, closes: true, ..sails };
        assert_eq!(heard(still), Some(Sound::Happening(Happening::Round)));
    }

    #[test]
    fn the_call_to_act_follows_the_announced_move() {
        let mut waiting = BEFORE;
        let sails = Shown { by_person: false, person_to_act: true, happenings: happens(Happening::Ship), ..QUIET };
        assert_eq!(waiting.hear(Shown { announces: true, ..sails }), Some(Sound::Happening(Happening::Ship)));
        assert_eq!(waiting.hear(Shown { announces: true, happenings: Happenings::default(), ..sails }), None);
        assert_eq!(waiting.hear(Shown { happenings: Happenings::default(), ..sails }), Some(Sound::YourTurn));
        assert_eq!(waiting.hear(Shown { happenings: Happenings::default(), ..sails }), None);
    }

    #[test]
    fn the_end_of_a_round_is_heard_once_when_it_is_shown() {
        let mut waiting = BEFORE;
        let happenings = Happenings { close: Some(Happening::Round), ..happens(Happening::Contract) };
        let announced = Shown { announces: true, ..QUIET };
        assert_eq!(waiting.hear(Shown { happenings, ..announced }), Some(Sound::Happening(Happening::Contract)));
        let closes = Shown { closes: true, ..announced };
        assert_eq!(waiting.hear(closes), Some(Sound::Happening(Happening::Round)));
        assert_eq!(waiting.hear(closes), None);
    }

    #[test]
    fn the_end_is_heard_once_when_the_result_is_drawn() {
        let mut waiting = BEFORE;
        assert_eq!(waiting.hear(SCORED), Some(Sound::Scored));
        assert_eq!(waiting.hear(Shown { over: true, ..QUIET }), Some(Sound::Won));
        assert_eq!(waiting.hear(Shown { looks_back: true, ..QUIET }), None);
        assert_eq!(waiting.hear(Shown { over: true, ..QUIET }), None, "it is looked at again");
        assert_eq!(waiting.hear(Shown { plies: 4, ..QUIET }), None);
        assert_eq!(waiting.hear(Shown { over: true, ..QUIET }), Some(Sound::Won), "it ends again");
    }

    #[test]
    fn changes_taken_back_or_looked_back_at_are_silent() {
        let sails = Shown { happenings: happens(Happening::Ship), ..QUIET };
        assert_eq!(heard(Shown { plies: 3, ..sails }), None);
        assert_eq!(heard(Shown { plies: 4, ..sails }), None);
        assert_eq!(heard(Shown { looks_back: true, ..sails }), None);
    }
}
