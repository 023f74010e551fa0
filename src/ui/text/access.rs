//! Texts of the page about ways to play, of its settings, and of scanning.

use super::{Text, say};
use crate::message;

pub const TITLE: Text = Text("access");
pub const BY_EAR: Text = Text("access-ear");
pub const BY_EAR_HELP: Text = Text("access-ear-help");
pub const RATE: Text = Text("access-rate");
pub const RATE_HELP: Text = Text("access-rate-help");
pub const AMOUNT: Text = Text("access-amount");
/// In the order of the setting's values.
pub const AMOUNTS: [Text; 3] = [Text("access-amounts-0"), Text("access-amounts-1"), Text("access-amounts-2")];
pub const AMOUNT_HELP: Text = Text("access-amount-help");
pub const WAIT: Text = Text("access-wait");
pub const WAIT_HELP: Text = Text("access-wait-help");
pub const BY_KEYS: Text = Text("access-keys");
pub const BY_KEYS_HELP: Text = Text("access-keys-help");
pub const ALL_STOPS: Text = Text("access-stops");
pub const ALL_STOPS_HELP: Text = Text("access-stops-help");
pub const BY_SWITCHES: Text = Text("access-switches");
pub const BY_SWITCHES_HELP: Text = Text("access-switches-help");
pub const SCANNING: Text = Text("access-scan");
/// One switch and two; for none there is [`VOLUMES`](super::settings::VOLUMES).
pub const SWITCHES: [Text; 2] = [Text("access-scans-1"), Text("access-scans-2")];
pub const SCANNING_HELP: Text = Text("access-scan-help");
pub const DWELL: Text = Text("access-dwell");
/// The key that moves the ring, and the one that presses.
pub const SWITCH_KEYS: [Text; 2] = [Text("access-step-key"), Text("access-press-key")];
pub const ANY_KEY: Text = Text("access-any-key");
pub const COOL_DOWN: Text = Text("access-cool-down");
pub const COOL_DOWN_HELP: Text = Text("access-cool-down-help");
pub const SIGHT: Text = Text("access-sight");
pub const SIGHT_HELP: Text = Text("access-sight-help");
pub const PLACES: Text = Text("access-places");
pub const PLACES_HELP: Text = Text("access-places-help");
pub const LETTER_SIZE: Text = Text("access-letters");
pub const CONTRAST: Text = Text("access-contrast");
/// Contrasts other than the device's, which is [`THEMES`](super::THEMES).
pub const CONTRASTS: [Text; 2] = [Text("access-contrasts-1"), Text("access-contrasts-2")];
pub const CALM: Text = Text("access-calm");
pub const CALM_HELP: Text = Text("access-calm-help");
pub const OWN_PACE: Text = Text("access-pace");
pub const OWN_PACE_HELP: Text = Text("access-pace-help");

/// Returns a time, written as a number of seconds.
pub fn seconds(number: &str) -> String {
    say(&message!("access-seconds", number: number))
}

/// Returns the name of a row of pieces.
pub fn row(first: &str, last: &str) -> String {
    say(&message!("access-row", first: first, last: last))
}
