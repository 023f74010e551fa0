//! Fuzzes payloads of handshakes, to which a valid checksum is added.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tea_table::laws::fuzz::{Input, any_title};

fuzz_target!(|data: &[u8]| {
    any_title(Input::ForgedHandshake, data);
});
