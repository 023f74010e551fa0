//! All tests that need no browser, in one binary.
//!
//! `laws` checks every game of the shelf, the template, and the small game of `parlour` against the laws of
//! [`tea_table::laws`]; faults are planted in `parlour` to show that each law finds its own. `goldens` and `corpus`
//! compare recorded games with the current rules; setting the environment variable `TEA_REWRITE` to `goldens` or
//! `corpus` rewrites them. `formats` opens files of earlier builds. Long tests are marked `ignore` and run only by
//! `cargo xtask test --soak`.

mod access;
mod answers;
mod balance;
mod beats;
mod catalogues;
mod characters;
mod command;
mod components;
mod contrast;
mod corpus;
mod curtain;
mod daily;
mod features;
mod formats;
mod goldens;
mod grammar;
mod languages;
mod laws;
mod layers;
mod lessons;
mod links;
mod literals;
mod names;
mod only_answers;
mod parlour;
mod presses;
mod pressing;
mod review;
mod saves;
mod shared;
mod sounds;
mod styles;
mod symbols;
mod table;
mod trading;
mod truth;
mod ui_layers;
mod words;
