//! The tests in a real browser: the release build, served from this machine, driven by WebDriver.
//!
//! `cargo xtask test --browser` builds, finds the browser and calls them; by themselves they want the variables that
//! it sets. What can be tested without a browser is tested in `tests/native`.

mod corpus;
mod deeds;
mod driver;
mod engine;
mod game;
mod history;
mod install;
mod keep;
mod offline;
#[path = "../../src/bin/xtask/pack.rs"]
#[allow(dead_code, reason = "the tests need the hash and the weight")]
mod pack;
mod page;
mod parts;
mod pictures;
#[path = "../../src/bin/xtask/serve.rs"]
mod serve;
mod share;
mod shell;
mod single;
mod speeds;
mod table;
mod tabs;
mod trade;
