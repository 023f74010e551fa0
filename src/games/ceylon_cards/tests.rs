//! The rules as tests: one rule a test, named after it.

mod laws;
