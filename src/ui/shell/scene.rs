//! The end of a round as a scene over the board, shown for as long as it is announced: until it can have been read. A
//! press skips it with the announcement, which is also what screen readers are told. A press on its panel does nothing
//! else; one beside it is also a press on the board.
//!
//! Drawn by boards, which supply what the round brought. Independent of the game.

use leptos::prelude::*;

use crate::table::beats::Announcement;

use super::Shell;

/// The contents of the scene that closes a round.
pub struct Scene {
    /// Class of the game's own styles.
    pub class: &'static str,
    pub head: AnyView,
    /// List items, each seen before the next.
    pub rows: AnyView,
}

/// Draws the scene that `draw` returns for the announced end of a round; nothing if it returns `None`.
pub fn closing_scene(shell: Shell, draw: impl Fn(&Announcement) -> Option<Scene> + Send + Sync + 'static) -> AnyView {
    let scene = move || {
        let announcement = shell.announcement.get().filter(|announcement| announcement.closes)?;
        let Scene { class, head, rows } = untrack(|| draw(&announcement))?;
        let view = view! {
            <div class=format!("scene {class}") aria-hidden="true">
                <div class="panel" on:click=move |_| shell.skip()>
                    {head}
                    <ul>{rows}</ul>
                    <p class="mute">{announcement.text}</p>
                </div>
            </div>
        };
        Some(view.into_any())
    };
    view! { {move || scene()} }.into_any()
}
