//! The tests in a real browser: the release build, served from this machine, driven by WebDriver.
//!
//! `cargo xtask test --browser` builds, finds the browser and calls them; by themselves they want the variables that
//! it sets. What can be tested without a browser is tested in `tests/native`.

mod catalogue;
mod commands;
mod corpus;
mod daily;
mod driver;
mod ending;
mod engine;
mod game;
mod history;
mod install;
mod keep;
mod layout;
mod lessons;
mod matches;
mod media;
mod offline;
mod page;
mod pictures;
mod positions;
mod review;
mod share;
mod shell;
mod single;
mod size;
mod speeds;
mod story;
mod table;
mod tabs;
mod trade;
mod translation;
mod tutor;
mod warnings;
