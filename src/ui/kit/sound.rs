//! The sounds of a table, made by the browser's own synthesiser: no file, no network.
//!
//! Called by the shell. Silent until a volume is chosen in the settings; a browser without sound stays silent. Knows no
//! game.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioContext, OscillatorType};

use crate::device::{self, clock, vibration};

use super::settings::{Settings, Volume};
use super::visibility;

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// One's own action is carried out.
    Placed,
    /// Another's piece moved. It stands for what is seen moving.
    Moved,
    /// Points came in.
    Scored,
    /// It is one's own turn.
    YourTurn,
    /// The game is over.
    Over,
}

/// A note: when it begins and how long it sounds, in milliseconds, and its pitch in hertz.
struct Note {
    at: u16,
    lasts: u16,
    hertz: u16,
}

const fn note(at: u16, lasts: u16, hertz: u16) -> Note {
    Note { at, lasts, hertz }
}

impl Sound {
    const fn notes(self) -> &'static [Note] {
        const PLACED: &[Note] = &[note(0, 70, 330), note(25, 60, 196)];
        const MOVED: &[Note] = &[note(0, 60, 220)];
        const SCORED: &[Note] = &[note(0, 120, 659), note(90, 220, 880)];
        const YOUR_TURN: &[Note] = &[note(0, 160, 523), note(130, 260, 784)];
        const OVER: &[Note] = &[note(0, 180, 523), note(160, 180, 659), note(320, 180, 784), note(480, 600, 1047)];
        match self {
            Sound::Placed => PLACED,
            Sound::Moved => MOVED,
            Sound::Scored => SCORED,
            Sound::YourTurn => YOUR_TURN,
            Sound::Over => OVER,
        }
    }

    /// How long the device shakes, in milliseconds.
    const fn shakes(self) -> u32 {
        match self {
            Sound::Placed => 12,
            Sound::YourTurn => 40,
            Sound::Over => 80,
            Sound::Moved | Sound::Scored => 0,
        }
    }
}

/// The class of synthesisers.
const CLASS: &str = "AudioContext";

/// Whether this browser can make sounds.
pub fn exists() -> bool {
    device::has_property(&window(), CLASS)
}

/// How long a synthesiser may take to go on after a pause, in milliseconds. One that takes longer never will.
const PATIENCE: u32 = 2000;
/// A sound that comes later than this belongs to nothing that is seen any more, in milliseconds.
const LATE: f64 = 400.0;

/// Plays sounds as the settings say. The browser's synthesiser is asked for with the first sound: before a press, a
/// browser would refuse it. A call or a locked screen makes it pause, and nothing but the page makes it go on: it is
/// asked to with every press, and when the page is seen again.
#[derive(Clone, Copy)]
pub struct Player {
    settings: Settings,
    context: StoredValue<Option<AudioContext>, LocalStorage>,
}

impl Player {
    /// A player for the table that is open. To be called inside a component.
    pub fn new(settings: Settings) -> Player {
        let player = Player { settings, context: StoredValue::new_local(None) };
        let pressed = window_event_listener(leptos::ev::click, move |_| player.resume(None));
        let typed = window_event_listener(leptos::ev::keydown, move |_| player.resume(None));
        visibility::on_change(move |hidden| {
            if !hidden {
                player.resume(None);
            }
        });
        on_cleanup(move || {
            pressed.remove();
            typed.remove();
            player.let_go();
        });
        player
    }

    /// Plays a sound and shakes the device, where that is wanted.
    pub fn play(self, sound: Sound) {
        if self.settings.vibration.get_untracked() && sound.shakes() > 0 {
            vibration::vibrate(sound.shakes());
        }
        // Where nothing is to be seen moving, nothing is to be heard of it either.
        let moves = sound == Sound::Moved && self.settings.stretch() == 0.0;
        if moves || self.settings.volume.get_untracked() == Volume::Off {
            return;
        }
        match self.context.get_value() {
            Some(context) if is_paused(&context) => self.resume(Some(sound)),
            Some(context) => self.sound(&context, sound),
            None => {
                // Its own constructor would be looked for when the page is loaded, and stop it where it cannot be read.
                let fresh = device::construct(CLASS).ok().map(JsValue::unchecked_into::<AudioContext>);
                fresh.iter().for_each(|context| self.sound(context, sound));
                self.context.set_value(fresh);
            }
        }
    }

    fn sound(self, context: &AudioContext, sound: Sound) {
        let loudness = match self.settings.volume.get_untracked() {
            Volume::Off => return,
            Volume::Soft => 0.05,
            Volume::Full => 0.16,
        };
        // A browser that cannot make a note leaves it out.
        sound.notes().iter().for_each(|note| _ = start(context, note, loudness));
    }

    /// Has the synthesiser go on if it pauses, and play `waiting` then. One that will not is given up: the next sound
    /// asks for another.
    fn resume(self, waiting: Option<Sound>) {
        let Some(context) = self.context.try_get_value().flatten().filter(is_paused) else { return };
        let begun = clock::monotonic_ms();
        let asked = device::call_async(&context, "resume", &[], PATIENCE);
        leptos::task::spawn_local(async move {
            match asked.await {
                Ok(_) if clock::monotonic_ms() - begun < LATE => {
                    waiting.into_iter().for_each(|sound| self.sound(&context, sound));
                }
                Err(_) if is_paused(&context) && !visibility::is_hidden() => self.let_go(),
                _ => {}
            }
        });
    }

    fn let_go(self) {
        if let Some(context) = self.context.try_update_value(Option::take).flatten() {
            let asked = device::call_async(&context, "close", &[], PATIENCE);
            // One that is closed already refuses it.
            leptos::task::spawn_local(async move { drop(asked.await) });
        }
    }
}

/// Whether a synthesiser makes no sound at present: "suspended", and on an iPhone "interrupted".
fn is_paused(context: &AudioContext) -> bool {
    device::get_property(context, "state").is_ok_and(|state| state != "running")
}

/// Has the synthesiser play a note: it swells fast and dies away.
fn start(context: &AudioContext, note: &Note, loudness: f32) -> Result<(), JsValue> {
    const SWELL: f64 = 0.008;
    let begin = context.current_time() + f64::from(note.at) / 1000.0;
    let end = begin + f64::from(note.lasts) / 1000.0;
    let (tone, gain) = (context.create_oscillator()?, context.create_gain()?);
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(f32::from(note.hertz));
    gain.gain().set_value_at_time(0.0, begin)?;
    gain.gain().linear_ramp_to_value_at_time(loudness, begin + SWELL)?;
    gain.gain().exponential_ramp_to_value_at_time(0.001, end)?;
    tone.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(begin)?;
    tone.stop_with_when(end)
}
