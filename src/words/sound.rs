//! The sounds of a table as data: the notes and voices of each. Chosen by `ui/shell/sounds.rs`, played by
//! `ui/kit/sound.rs`. Knows no synthesiser.
//!
//! Quiet and brief, because others in the room may be talking. All melodies use one scale of five notes on C, so any
//! sound fits after any other.

use super::Happening;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Another player's piece moved: the sound of a visible movement.
    Moved,
    /// The player's own action was carried out.
    Placed,
    /// Points were scored.
    Scored,
    YourTurn,
    Happening(Happening),
    /// The end of a game that a player at this device has won, or that only computers have played.
    Won,
    /// The end of a game that every player at this device has lost.
    Lost,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wave {
    Sine,
    Triangle,
    /// Noise around the pitch of the note.
    Noise,
}

/// Notes that are played in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voice {
    pub wave: Wave,
    /// Time in which each note swells, in milliseconds.
    pub swell: u16,
    /// Whether notes are blown, and so fade evenly, rather than struck.
    pub blown: bool,
    /// Loudness in percent of the volume.
    pub percent: u8,
    pub notes: &'static [Note],
}

/// A note: its start and duration in milliseconds, and its pitch in hertz at the start and at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    pub at: u16,
    pub lasts: u16,
    pub from: u16,
    pub to: u16,
}

const fn note(at: u16, lasts: u16, hertz: u16) -> Note {
    glide(at, lasts, hertz, hertz)
}

const fn glide(at: u16, lasts: u16, from: u16, to: u16) -> Note {
    Note { at, lasts, from, to }
}

const fn struck(wave: Wave, percent: u8, notes: &'static [Note]) -> Voice {
    Voice { wave, swell: 8, blown: false, percent, notes }
}

const fn blown(wave: Wave, swell: u16, percent: u8, notes: &'static [Note]) -> Voice {
    Voice { wave, swell, blown: true, percent, notes }
}

impl Sound {
    /// Whether it is left out while another one is heard.
    pub fn is_slight(self) -> bool {
        matches!(self, Sound::Moved | Sound::Placed)
    }

    /// Returns the duration in milliseconds.
    pub fn lasts(self) -> u16 {
        let notes = self.voices().iter().flat_map(|voice| voice.notes);
        notes.map(|note| note.at + note.lasts).max().unwrap_or(0)
    }

    pub const fn voices(self) -> &'static [Voice] {
        use Wave::{Noise, Sine, Triangle};
        const MOVED: &[Voice] = &[struck(Sine, 70, &[glide(0, 70, 294, 220)])];
        // Wood on wood.
        const PLACED: &[Voice] = &[
            struck(Triangle, 80, &[glide(0, 70, 330, 196), note(25, 60, 196)]),
            struck(Noise, 60, &[note(0, 30, 1500)]),
        ];
        const SCORED: &[Voice] = &[struck(Sine, 100, &[note(0, 160, 659), note(90, 260, 880)])];
        const YOUR_TURN: &[Voice] = &[struck(Triangle, 70, &[note(0, 200, 523), note(130, 320, 784)])];
        const WON: &[Voice] = &[
            struck(Triangle, 80, &[note(0, 180, 523), note(160, 180, 659), note(320, 180, 784)]),
            struck(Triangle, 50, &[note(480, 1000, 523), note(480, 1000, 784), note(480, 1100, 1047)]),
            struck(Sine, 50, &[note(640, 900, 1568)]),
        ];
        // Downwards, to rest on the same chord.
        const LOST: &[Voice] = &[
            blown(Sine, 40, 45, &[note(0, 300, 659), note(240, 300, 587), note(480, 420, 523)]),
            blown(Sine, 160, 32, &[note(720, 840, 262), note(720, 840, 392), note(760, 800, 659)]),
        ];
        match self {
            Sound::Moved => MOVED,
            Sound::Placed => PLACED,
            Sound::Scored => SCORED,
            Sound::YourTurn => YOUR_TURN,
            Sound::Won => WON,
            Sound::Lost => LOST,
            Sound::Happening(happening) => voices_of(happening),
        }
    }
}

const fn voices_of(happening: Happening) -> &'static [Voice] {
    use Wave::{Noise, Sine, Triangle};
    const THROWN: &[Note] = &[
        note(0, 30, 1250),
        note(55, 30, 980),
        note(95, 30, 1320),
        note(160, 30, 1050),
        note(205, 30, 1180),
        note(300, 30, 940),
        note(420, 45, 880),
    ];
    // It slides, and lies.
    const CARD: &[Voice] =
        &[blown(Noise, 60, 240, &[glide(0, 110, 1600, 3800)]), struck(Noise, 200, &[note(110, 40, 1100)])];
    // Leaves are plucked.
    const TEA: &[Voice] = &[
        struck(Noise, 220, &[note(0, 50, 4200), note(70, 40, 5000), note(170, 60, 3900)]),
        struck(Sine, 45, &[note(30, 90, 784), note(170, 160, 1047)]),
    ];
    const DICE: &[Voice] = &[struck(Triangle, 70, THROWN), struck(Noise, 220, THROWN)];
    const COINS: &[Voice] = &[struck(Sine, 90, &[note(0, 180, 2093), note(80, 260, 2637)])];
    // A stamp on paper, and ink.
    const CONTRACT: &[Voice] = &[
        struck(Noise, 120, &[note(0, 80, 420)]),
        struck(Triangle, 100, &[note(0, 100, 131), note(170, 140, 587), note(260, 340, 784)]),
    ];
    // One falls, another rises.
    const MAJORITY: &[Voice] =
        &[struck(Triangle, 90, &[glide(0, 260, 440, 330), glide(200, 260, 392, 587), note(400, 340, 587)])];
    // A whistle of two close tones, short and long, and steam.
    const TRAIN: &[Voice] = &[
        blown(Triangle, 60, 55, &[note(0, 190, 659), note(0, 190, 784), note(250, 620, 659), note(250, 620, 784)]),
        struck(Noise, 90, &[note(0, 160, 2400), note(560, 130, 900), note(740, 130, 900), note(900, 130, 800)]),
    ];
    const STORM: &[Voice] = &[
        blown(Noise, 400, 150, &[glide(0, 900, 300, 900), glide(450, 900, 800, 260)]),
        struck(Triangle, 80, &[glide(500, 800, 98, 65)]),
    ];
    // Two blows.
    const FIGHT: &[Voice] = &[
        struck(Triangle, 90, &[glide(0, 110, 330, 147), glide(130, 300, 294, 98)]),
        struck(Noise, 120, &[note(0, 50, 1900), note(130, 70, 1300)]),
    ];
    // A horn, low, long and slightly out of tune, and the wash at the bow.
    const SHIP: &[Voice] = &[
        blown(Triangle, 80, 50, &[note(0, 1100, 147), note(0, 1100, 149), note(0, 1000, 220)]),
        blown(Noise, 350, 80, &[glide(400, 900, 350, 1100)]),
    ];
    // The partials of a bell.
    const ROUND: &[Voice] =
        &[struck(Sine, 60, &[note(0, 1500, 659), note(0, 900, 1318), note(0, 600, 1820), note(0, 300, 2640)])];
    const WISH: &[Voice] =
        &[struck(Sine, 60, &[note(0, 450, 784), note(70, 450, 880), note(140, 450, 1175), note(210, 700, 1568)])];
    // A fanfare.
    const HONOUR: &[Voice] = &[
        struck(Triangle, 80, &[note(0, 130, 392), note(130, 130, 392), note(260, 200, 523)]),
        struck(Triangle, 50, &[note(430, 600, 392), note(430, 600, 523), note(430, 600, 659)]),
    ];
    match happening {
        Happening::Card => CARD,
        Happening::Tea => TEA,
        Happening::Dice => DICE,
        Happening::Coins => COINS,
        Happening::Contract => CONTRACT,
        Happening::Majority => MAJORITY,
        Happening::Train => TRAIN,
        Happening::Storm => STORM,
        Happening::Fight => FIGHT,
        Happening::Ship => SHIP,
        Happening::Round => ROUND,
        Happening::Wish => WISH,
        Happening::Honour => HONOUR,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Sound> {
        let own = [Sound::Moved, Sound::Placed, Sound::Scored, Sound::YourTurn, Sound::Won, Sound::Lost];
        own.into_iter().chain(Happening::ALL.map(Sound::Happening)).collect()
    }

    #[test]
    fn no_two_sounds_are_alike() {
        for (at, one) in all().iter().enumerate() {
            for other in &all()[..at] {
                // Other notes: the same melody in another voice would be mistaken for it.
                let melody = |sound: &Sound| sound.voices().iter().flat_map(|voice| voice.notes).collect::<Vec<_>>();
                assert_ne!(melody(one), melody(other), "{one:?} and {other:?}");
            }
        }
    }

    #[test]
    fn sounds_are_soft_and_brief() {
        for sound in all() {
            assert!((40..=1600).contains(&sound.lasts()), "{sound:?} lasts {} ms", sound.lasts());
            assert!(!sound.is_slight() || sound.lasts() <= 100, "{sound:?} is left out while another is heard");
            // At each moment the tones together are at most two and a half times as loud as one at full volume.
            for moment in (0..1600).step_by(10) {
                let sounds = |note: &&Note| note.at <= moment && moment < note.at + note.lasts;
                let of_voice = |voice: &Voice| voice.notes.iter().filter(sounds).count() * usize::from(voice.percent);
                let tones = sound.voices().iter().filter(|voice| voice.wave != Wave::Noise);
                let loud: usize = tones.map(of_voice).sum();
                assert!(loud <= 250, "{sound:?} has {loud} percent after {moment} ms");
            }
            for voice in sound.voices() {
                for note in voice.notes {
                    assert!(voice.swell < note.lasts, "{sound:?} ends before it has swollen");
                    // The page has noise of a second.
                    assert!(voice.wave != Wave::Noise || note.lasts <= 1000, "{sound:?} runs out of noise");
                }
            }
        }
    }
}
