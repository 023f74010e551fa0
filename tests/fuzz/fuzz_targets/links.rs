//! Text with a link in it, as it is pasted or stands in an address.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tea_table::laws::fuzz::{Input, any_title};

fuzz_target!(|data: &[u8]| {
    any_title(Input::Link, data);
});
