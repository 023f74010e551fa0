//! The rules of Tea & Rum, one rule a test: position, action, expected.

mod laws;
