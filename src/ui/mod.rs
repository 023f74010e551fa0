//! The page: everything that draws, behind the feature `ui`.

pub mod app;
pub mod files;
