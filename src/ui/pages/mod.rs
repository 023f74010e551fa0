//! The pages around a table.

pub mod about;
pub mod bring;
pub mod home;
pub mod link;
pub mod rules;
pub mod saved;
pub mod settings;
pub mod setup;
pub mod sorry;
