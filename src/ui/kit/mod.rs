//! The small pieces that pages and boards are drawn with: icons, badges, buttons, switches, lengths.

pub mod assets;
pub mod awake;
pub mod back;
pub mod chart;
pub mod context;
pub mod controls;
pub mod cover;
mod elements;
mod every;
pub mod icon;
pub mod install;
pub mod launch;
pub mod notice;
pub mod offline;
pub mod page;
pub mod picture;
pub mod qr;
pub mod settings;
pub mod settings_fields;
pub mod share;
pub mod sized;
pub mod sound;
pub mod svg;
pub mod tabs;
pub mod text_offer;
pub mod visibility;

pub use controls::{Pick, Switch, button, icon_button};
pub use cover::cover;
pub use elements::elements;
pub use every::every;
pub use icon::{badge, icon, seat_class};
pub use notice::NoticeLine;
pub use page::Page;
pub use sized::measured_box;
pub use tabs::tabs;
pub use text_offer::TextOffer;
