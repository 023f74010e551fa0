//! The small pieces that pages and boards are drawn with: icons, badges, buttons, switches, lengths.

pub mod controls;
pub mod cover;
pub mod icon;
pub mod install;
pub mod page;
pub mod pen;
pub mod qr;
pub mod room;
pub mod rounded;
pub mod tabs;

pub use controls::{Pick, Switch};
pub use cover::cover;
pub use icon::{badge, icon, seat_class};
pub use page::Page;
pub use pen::{draw, filled};
pub use room::room;
pub use rounded::{hundredth, tenth};
pub use tabs::tabs;
