//! Everything that can be proved without a browser, in one binary.
//!
//! `laws` and `fairness` run on every game of the catalogue, and on the little game of `parlour`,
//! in which faults are planted to show that each law finds its own. `goldens` and `corpus` hold
//! what was once played against what the rules say today; `TEA_REWRITE=goldens` or `corpus` in the environment
//! writes them anew. `formats` opens files of earlier builds. Tests marked `ignore` are long:
//! `cargo xtask test --soak` runs them.

mod answers;
mod balance;
mod beats;
mod catalogues;
mod characters;
mod components;
mod corpus;
mod curtain;
mod daily;
mod fairness;
mod features;
mod formats;
mod goldens;
mod grammar;
mod laws;
mod layers;
mod lessons;
mod links;
mod names;
mod parlour;
mod play;
mod presses;
mod pressing;
mod review;
mod saves;
mod styles;
mod symbols;
mod table;
mod told;
mod trading;
mod ui_layers;
