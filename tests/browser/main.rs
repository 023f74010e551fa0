//! The tests in a real browser: the release build, served from this machine, driven by WebDriver.
//!
//! `cargo xtask test --browser` builds, finds the browser and runs them; on their own they need the variables that it
//! sets. Everything that can be tested without a browser is in `tests/native`.

mod arrows;
mod bars;
mod catalogue;
mod clocks;
mod commands;
mod corpus;
mod daily;
mod devices;
mod driver;
mod ending;
mod engine;
mod first;
mod focus;
mod game;
mod hand_cover;
mod history;
mod install;
mod keep;
mod languages;
mod layout;
mod lessons;
mod letters;
mod links;
mod loading;
mod matches;
mod media;
mod offline;
mod page;
mod parts;
mod pictures;
mod positions;
mod pseudo;
mod reference;
mod review;
mod share;
mod shell;
mod single;
mod size;
mod speech;
mod speeds;
mod story;
mod table;
mod tabs;
mod together;
mod trade;
mod translation;
mod trunk;
mod tutor;
mod voice;
mod workers;
