//! The small pieces that pages and boards are drawn with: icons, badges, buttons, switches, lengths.

pub mod assets;
pub mod context;
pub mod controls;
pub mod cover;
pub mod icon;
pub mod install;
pub mod notice;
pub mod offline;
pub mod page;
pub mod pen;
pub mod qr;
pub mod rounded;
pub mod settings;
pub mod settings_fields;
pub mod share;
pub mod sized;
pub mod svg;
pub mod tabs;

pub use controls::{Pick, Switch};
pub use cover::cover;
pub use icon::{badge, icon, seat_class};
pub use notice::NoticeLine;
pub use page::Page;
pub use pen::{draw, filled};
pub use rounded::{hundredth, tenth};
pub use sized::room;
pub use tabs::tabs;
