//! Fuzzes packets of shared tables with arbitrary contents but a valid checksum.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tea_table::laws::fuzz::{Input, any_title};

fuzz_target!(|data: &[u8]| {
    any_title(Input::ForgedShared, data);
});
