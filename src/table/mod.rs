//! The mid-end that any front end can drive; no DOM.
