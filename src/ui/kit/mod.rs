//! The small pieces that pages and boards are drawn with: icons, badges, buttons, switches.

pub mod controls;
pub mod icon;

pub use controls::{Pick, Switch};
pub use icon::{badge, icon, seat_class};
