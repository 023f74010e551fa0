//! The one door to every developer's command: `cargo xtask <verb>`. One file a verb; this one only finds it.

fn main() {}
