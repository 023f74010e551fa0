//! All pages except the table.

pub mod about;
pub mod access;
pub mod home;
pub mod import;
pub mod in_the_box;
pub mod learn;
pub mod lesson;
pub mod link;
pub mod match_link;
pub mod matches;
pub mod nearby;
pub mod new_match;
pub mod not_found;
mod position;
pub mod rules;
pub mod saved;
pub mod saved_entry;
pub mod saved_row;
pub mod sealed;
pub mod settings;
pub mod setup;
pub mod setup_draft;
pub mod setup_options;
pub mod setup_seat;
pub mod statistics;
pub mod today;
pub mod together;
