//! Links of games whose checksum fits, whatever they say: a forger's work.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tea_table::laws::fuzz::{Input, any_title};

fuzz_target!(|data: &[u8]| {
    any_title(Input::ForgedLink, data);
});
