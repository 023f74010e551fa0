//! Fuzzes game links with arbitrary contents but a valid checksum, as a forger could make them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tea_table::laws::fuzz::{Input, any_title};

fuzz_target!(|data: &[u8]| {
    any_title(Input::ForgedLink, data);
});
