//! The logic between the rules and a front end, independent of any screen.
//!
//! A front end drives a [`Table`] and draws its output. Undo, story, previews, saves and scores are written here once,
//! and apply to every game. No DOM, no storage of its own, no clock.

pub mod absence;
pub mod answer;
pub mod beats;
pub mod bundle;
pub mod coach;
pub mod command;
pub mod cool_down;
pub mod daily;
pub mod decisions;
pub mod duplicate;
pub mod dyn_game;
pub mod envelope;
mod equal_results;
pub mod focus;
mod foresight;
mod game_table;
pub mod handover;
pub mod lesson;
pub mod link_text;
pub mod matches;
pub mod new_game;
mod only_answer;
pub mod par;
pub mod picker;
pub mod plan;
pub mod practice;
pub mod pressing;
pub mod preview;
pub mod review;
pub mod route;
pub mod save;
pub mod scan;
pub mod seating;
pub mod shared;
pub mod shortcuts;
pub mod speech;
pub mod statistics;
pub mod story;
pub mod summary;
mod takebacks;
mod texts;
pub mod title;
pub mod transcript;
pub mod tutor;
mod viewer;
pub mod voice;

pub use answer::{Answer, Asked};
pub use dyn_game::{ComputerMove, DynGame};
pub use game_table::Table;
pub use picker::Picker;
pub use plan::Plan;
pub use pressing::Pressing;
pub use seating::{Seating, Undo};
pub use story::StoryLine;
pub use summary::Summary;
