//! The sounds of a table, made by the browser's own synthesiser: no file, no network. Called by the shell. Soft until
//! another volume is chosen, and silent in a browser without sound. Independent of the game.

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioContext, OscillatorType};

use crate::device::{self, clock, vibration};

use crate::words::Happening;

use super::settings::{Settings, Volume};
use super::visibility;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// The player's own action was carried out.
    Placed,
    /// Another player's piece moved: the sound of a visible movement.
    Moved,
    /// Points were scored.
    Scored,
    YourTurn,
    Happening(Happening),
    Over,
}

/// A note: its start and duration in milliseconds, and its pitch in hertz.
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
            Sound::Happening(happening) => notes_of(happening),
        }
    }

    /// Whether the notes are blown and not struck: they swell and hold.
    const fn is_blown(self) -> bool {
        matches!(self, Sound::Happening(Happening::Train | Happening::Ship | Happening::Storm))
    }

    /// Returns the duration of the vibration, in milliseconds.
    const fn vibration_ms(self) -> u32 {
        match self {
            Sound::Placed => 12,
            Sound::YourTurn => 40,
            Sound::Over => 80,
            Sound::Moved | Sound::Scored | Sound::Happening(_) => 0,
        }
    }
}

const fn notes_of(happening: Happening) -> &'static [Note] {
    const CARD: &[Note] = &[note(0, 35, 1400), note(30, 45, 930)];
    const DICE: &[Note] = &[
        note(0, 30, 1250),
        note(55, 30, 980),
        note(95, 30, 1320),
        note(160, 30, 1050),
        note(205, 30, 1180),
        note(300, 30, 940),
        note(420, 45, 880),
    ];
    const COINS: &[Note] = &[note(0, 180, 1976), note(80, 260, 2637)];
    // A stamp on paper, and ink.
    const CONTRACT: &[Note] = &[note(0, 90, 147), note(15, 60, 220), note(170, 140, 587), note(260, 320, 784)];
    // One falls, another rises.
    const MAJORITY: &[Note] = &[note(0, 150, 440), note(120, 150, 370), note(260, 150, 440), note(380, 340, 554)];
    // Two close tones, short and long.
    const TRAIN: &[Note] = &[note(0, 190, 698), note(0, 190, 784), note(250, 620, 698), note(250, 620, 784)];
    const STORM: &[Note] = &[note(0, 900, 196), note(100, 900, 208), note(250, 900, 185), note(400, 800, 220)];
    const FIGHT: &[Note] = &[note(0, 70, 311), note(0, 90, 440), note(110, 70, 277), note(120, 300, 165)];
    // Low, long and slightly out of tune.
    const SHIP: &[Note] = &[note(0, 1100, 147), note(0, 1100, 149), note(0, 1000, 220)];
    // The partials of a bell.
    const ROUND: &[Note] = &[note(0, 1500, 659), note(0, 900, 1318), note(0, 600, 1820), note(0, 300, 2640)];
    const WISH: &[Note] = &[note(0, 450, 784), note(70, 450, 988), note(140, 450, 1175), note(210, 700, 1568)];
    const HONOUR: &[Note] = &[note(0, 130, 392), note(130, 130, 392), note(260, 200, 523), note(430, 600, 659)];
    match happening {
        Happening::Card => CARD,
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

/// The global class of the synthesiser.
const CLASS: &str = "AudioContext";

pub fn exists() -> bool {
    device::has_property(&window(), CLASS)
}

/// Timeout for a synthesiser to resume after a pause, in milliseconds. A synthesiser that takes longer will not resume
/// at all.
const TIMEOUT_MS: u32 = 2000;
/// Maximum delay of a sound, in milliseconds. A later sound is dropped, because its cause is no longer visible.
const LATE: f64 = 400.0;

/// Plays sounds according to the settings. The synthesiser is created with the first sound: before a press a browser
/// would refuse it. A call or a locked screen suspends it, and only the page can resume it: this is tried with every
/// press, and when the page becomes visible again.
#[derive(Clone, Copy)]
pub struct Player {
    settings: Settings,
    context: StoredValue<Option<AudioContext>, LocalStorage>,
}

impl Player {
    /// Creates a player for the open table. Call it inside a component.
    pub fn new(settings: Settings) -> Player {
        let player = Player { settings, context: StoredValue::new_local(None) };
        // An iPhone then stays silent while its ring switch is off, and continues to play the owner's music.
        if let Ok(session) = device::get_property(&device::navigator(), "audioSession") {
            let _ = Reflect::set(&session, &"type".into(), &"ambient".into());
        }
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

    /// Plays a sound and vibrates the device, each only if enabled in the settings.
    pub fn play(self, sound: Sound) {
        if self.settings.vibration.get_untracked() && sound.vibration_ms() > 0 {
            vibration::vibrate(sound.vibration_ms());
        }
        // A movement that is not animated makes no sound.
        let moves = sound == Sound::Moved && self.settings.stretch() == 0.0;
        if moves || self.settings.volume.get_untracked() == Volume::Off {
            return;
        }
        match self.context.get_value() {
            Some(context) if is_paused(&context) => self.resume(Some(sound)),
            Some(context) => self.sound(&context, sound),
            None => {
                // A statically imported constructor would be looked up when the page is loaded, and stop it where it
                // is missing.
                let fresh = device::construct(CLASS, &[]).ok().map(JsValue::unchecked_into::<AudioContext>);
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
        // A note that the browser cannot play is left out.
        sound.notes().iter().for_each(|note| _ = start(context, note, loudness, sound.is_blown()));
    }

    /// Resumes the synthesiser if it is suspended, then plays `waiting`. A synthesiser that does not resume is dropped:
    /// the next sound creates another.
    fn resume(self, waiting: Option<Sound>) {
        let Some(context) = self.context.try_get_value().flatten().filter(is_paused) else { return };
        let begun = clock::monotonic_ms();
        let asked = device::call_async(&context, "resume", &[], TIMEOUT_MS);
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
            let asked = device::call_async(&context, "close", &[], TIMEOUT_MS);
            // Refused if it is closed already.
            leptos::task::spawn_local(async move { drop(asked.await) });
        }
    }
}

/// Whether a synthesiser is silent at present: "suspended", or on an iPhone "interrupted".
fn is_paused(context: &AudioContext) -> bool {
    device::get_property(context, "state").is_ok_and(|state| state != "running")
}

/// Schedules a note on the synthesiser: a fast attack, then a decay; a blown one swells and fades evenly.
fn start(context: &AudioContext, note: &Note, loudness: f32, blown: bool) -> Result<(), JsValue> {
    let swell = if blown { 0.06 } else { 0.008 };
    // High notes sound louder than they are.
    let loudness = loudness * (500.0 / f32::from(note.hertz)).sqrt().clamp(0.4, 1.2);
    let begin = context.current_time() + f64::from(note.at) / 1000.0;
    let end = begin + f64::from(note.lasts) / 1000.0;
    let (tone, gain) = (context.create_oscillator()?, context.create_gain()?);
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(f32::from(note.hertz));
    gain.gain().set_value_at_time(0.0, begin)?;
    gain.gain().linear_ramp_to_value_at_time(loudness, begin + swell)?;
    match blown {
        true => gain.gain().linear_ramp_to_value_at_time(0.0, end)?,
        false => gain.gain().exponential_ramp_to_value_at_time(0.001, end)?,
    };
    tone.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(begin)?;
    tone.stop_with_when(end)
}
