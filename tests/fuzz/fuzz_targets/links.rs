//! Fuzzes text that contains a link, as it is pasted or appears in an address.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tea_table::laws::fuzz::{Input, any_title};

fuzz_target!(|data: &[u8]| {
    any_title(Input::Link, data);
});
