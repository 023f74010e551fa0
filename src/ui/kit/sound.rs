//! Plays the sounds of a table (`words/sound.rs`) with the browser's own synthesiser: no file, no network. Called by
//! the shell. Soft until another volume is chosen, and silent in a browser without sound. Independent of the game.

use js_sys::{Float32Array, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioContext, AudioNode, AudioScheduledSourceNode, GainNode, OscillatorType};

use crate::device::{self, clock, vibration};
use crate::words::sound::{Note, Sound, Voice, Wave};

use super::settings::{Settings, Volume};
use super::visibility;

/// Returns the duration of the vibration with a sound, in milliseconds.
const fn vibration_ms(sound: Sound) -> u32 {
    match sound {
        Sound::Placed => 12,
        Sound::YourTurn => 40,
        Sound::Won | Sound::Lost => 80,
        Sound::Moved | Sound::Scored | Sound::Happening(_) => 0,
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
/// Time for which a sound fades when another begins, in seconds.
const FADE: f64 = 0.08;
/// Maximum delay of a sound, in milliseconds. A later sound is dropped, because its cause is no longer visible.
const LATE: f64 = 400.0;

/// The browser's synthesiser and the sound that it plays.
#[derive(Clone)]
struct Synthesiser {
    context: AudioContext,
    /// A second of noise; `undefined` where the browser makes none.
    noise: JsValue,
    /// The latest sound and its end, in seconds of the synthesiser's clock.
    heard: Option<(GainNode, f64)>,
}

/// Plays sounds according to the settings. The synthesiser is created with the first sound: before a press a browser
/// would refuse it. A call or a locked screen suspends it, and only the page can resume it: this is tried with every
/// press, and when the page becomes visible again.
#[derive(Clone, Copy)]
pub struct Player {
    settings: Settings,
    synthesiser: StoredValue<Option<Synthesiser>, LocalStorage>,
}

impl Player {
    /// Creates a player for the open table. Call it inside a component.
    pub fn new(settings: Settings) -> Player {
        let player = Player { settings, synthesiser: StoredValue::new_local(None) };
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
        if self.settings.vibration.get_untracked() && vibration_ms(sound) > 0 {
            vibration::vibrate(vibration_ms(sound));
        }
        // A movement that is not animated makes no sound.
        let moves = sound == Sound::Moved && self.settings.stretch() == 0.0;
        if moves || self.settings.volume.get_untracked() == Volume::Off {
            return;
        }
        match self.context() {
            Some(context) if is_paused(&context) => self.resume(Some(sound)),
            Some(_) => self.sound(sound),
            None => {
                // A statically imported constructor would be looked up when the page is loaded, and stop it where it
                // is missing.
                let fresh = device::construct(CLASS, &[]).ok().map(|context| context.unchecked_into());
                self.synthesiser.set_value(fresh.map(Synthesiser::new));
                self.sound(sound);
            }
        }
    }

    fn context(self) -> Option<AudioContext> {
        self.synthesiser
            .try_with_value(|synthesiser| synthesiser.as_ref().map(|synthesiser| synthesiser.context.clone()))
            .flatten()
    }

    fn sound(self, sound: Sound) {
        let loudness = match self.settings.volume.get_untracked() {
            Volume::Off => return,
            Volume::Soft => 0.05,
            Volume::Full => 0.16,
        };
        // A sound that the browser cannot play is left out.
        self.synthesiser.try_update_value(|synthesiser| {
            synthesiser.as_mut().and_then(|playing| playing.play(sound, loudness).ok())
        });
    }

    /// Resumes the synthesiser if it is suspended, then plays `waiting`. A synthesiser that does not resume is dropped:
    /// the next sound creates another.
    fn resume(self, waiting: Option<Sound>) {
        let Some(context) = self.context().filter(is_paused) else { return };
        let begun = clock::monotonic_ms();
        let asked = device::call_async(&context, "resume", &[], TIMEOUT_MS);
        leptos::task::spawn_local(async move {
            match asked.await {
                Ok(_) if clock::monotonic_ms() - begun < LATE => {
                    waiting.into_iter().for_each(|sound| self.sound(sound));
                }
                Err(_) if is_paused(&context) && !visibility::is_hidden() => self.let_go(),
                _ => {}
            }
        });
    }

    fn let_go(self) {
        if let Some(gone) = self.synthesiser.try_update_value(Option::take).flatten() {
            let asked = device::call_async(&gone.context, "close", &[], TIMEOUT_MS);
            // Refused if it is closed already.
            leptos::task::spawn_local(async move { drop(asked.await) });
        }
    }
}

/// Whether a synthesiser is silent at present: "suspended", or on an iPhone "interrupted".
fn is_paused(context: &AudioContext) -> bool {
    device::get_property(context, "state").is_ok_and(|state| state != "running")
}

impl Synthesiser {
    fn new(context: AudioContext) -> Synthesiser {
        let noise = noise(&context).unwrap_or_default();
        Synthesiser { context, noise, heard: None }
    }

    /// Plays a sound in place of the one that is heard, which fades; a slight one is then left out.
    fn play(&mut self, sound: Sound, loudness: f32) -> Result<(), JsValue> {
        let now = self.context.current_time();
        if let Some((before, end)) = self.heard.as_ref().filter(|(_, end)| *end > now) {
            if sound.is_slight() {
                return Ok(());
            }
            before.gain().set_value_at_time(before.gain().value(), now)?;
            before.gain().linear_ramp_to_value_at_time(0.0, end.min(now + FADE))?;
        }
        let output = self.context.create_gain()?;
        output.gain().set_value(loudness);
        output.connect_with_audio_node(&self.context.destination())?;
        for voice in sound.voices() {
            voice.notes.iter().try_for_each(|note| self.start(&output, voice, note, now))?;
        }
        self.heard = Some((output, now + f64::from(sound.lasts()) / 1000.0));
        Ok(())
    }

    /// Schedules a note: it swells, then it decays, or fades evenly if it is blown.
    fn start(&self, output: &GainNode, voice: &Voice, note: &Note, now: f64) -> Result<(), JsValue> {
        let later = |time: u16| now + f64::from(time) / 1000.0;
        let (begin, end) = (later(note.at), later(note.at + note.lasts));
        let envelope = self.context.create_gain()?;
        let (source, pitch): (AudioScheduledSourceNode, _) = match voice.wave {
            Wave::Noise => {
                let source: AudioScheduledSourceNode = call(&self.context, "createBufferSource", &[])?.unchecked_into();
                Reflect::set(&source, &"buffer".into(), &self.noise)?;
                let filter: AudioNode = call(&self.context, "createBiquadFilter", &[])?.unchecked_into();
                Reflect::set(&filter, &"type".into(), &"bandpass".into())?;
                source.connect_with_audio_node(&filter)?;
                filter.connect_with_audio_node(&envelope)?;
                let pitch = Reflect::get(&filter, &"frequency".into())?;
                (source, pitch.unchecked_into())
            }
            wave => {
                let tone = self.context.create_oscillator()?;
                tone.set_type(if wave == Wave::Sine { OscillatorType::Sine } else { OscillatorType::Triangle });
                tone.connect_with_audio_node(&envelope)?;
                let pitch = tone.frequency();
                (tone.into(), pitch)
            }
        };
        pitch.set_value_at_time(note.from.into(), begin)?;
        pitch.linear_ramp_to_value_at_time(note.to.into(), end)?;
        // High notes sound louder than they are.
        let balance = (500.0 / f32::from(note.from)).sqrt().clamp(0.4, 1.2);
        let gain = envelope.gain();
        gain.set_value_at_time(0.0, begin)?;
        gain.linear_ramp_to_value_at_time(balance * f32::from(voice.percent) / 100.0, later(note.at + voice.swell))?;
        match voice.blown {
            true => gain.linear_ramp_to_value_at_time(0.0, end)?,
            false => gain.exponential_ramp_to_value_at_time(0.01, end)?,
        };
        envelope.connect_with_audio_node(output)?;
        source.start_with_when(begin)?;
        source.stop_with_when(end)
    }
}

/// Returns a second of noise.
fn noise(context: &AudioContext) -> Result<JsValue, JsValue> {
    let rate = context.sample_rate();
    let buffer = call(context, "createBuffer", &[1.into(), rate.into(), rate.into()])?;
    let samples: Float32Array = call(&buffer, "getChannelData", &[0.into()])?.unchecked_into();
    let mut state = 1_u32;
    let next = |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state as i32 as f32 / i32::MAX as f32
    };
    samples.copy_from(&(0..samples.length()).map(next).collect::<Vec<f32>>());
    Ok(buffer)
}

/// Calls a method of the synthesiser.
fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    device::call_method(object, name, arguments).map_err(|_| JsValue::NULL)
}
