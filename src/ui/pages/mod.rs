//! The pages around a table.

pub mod about;
pub mod home;
pub mod import;
pub mod link;
pub mod not_found;
pub mod rules;
pub mod saved;
pub mod settings;
pub mod setup;
