//! The parts of the program that are fetched when they are wanted: each game, and the pages that nobody needs in order
//! to play, with the rulebooks.
//!
//! `cargo xtask build` cuts the program where a function is marked to be the door of a part; a build by
//! trunk alone is whole, and there everything is at hand at once. [`later`] draws what needs parts: it
//! waits for them, says so when one cannot be had, and tries again when asked. Knows no game and no page.

use std::cell::RefCell;

use leptos::prelude::*;

use super::boards::{self, Playable};
use super::kit::assets;
use super::pages::lazy::{self, Lazy};
use super::route::Route;
use super::text;

/// A part of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The game with this id: its rules, its words, its board.
    Game(&'static str),
    /// The rulebooks, the pages around the shelf that are not needed to lay a table, and what a table opens over its board.
    Lazy,
}

/// A part could not be had: no network yet, or a host that has another build by now.
#[derive(Clone, Copy, Debug)]
pub struct Missing;

impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Missing {
        Missing
    }
}

#[derive(Default)]
struct Here {
    games: Vec<(&'static str, &'static dyn Playable)>,
    more: Option<&'static Lazy>,
}

thread_local! {
    static HERE: RefCell<Here> = RefCell::default();
}

/// The game with this id, if its part is here.
pub fn game(id: &str) -> Option<&'static dyn Playable> {
    HERE.with_borrow(|here| here.games.iter().find(|(game, _)| *game == id).map(|(_, game)| *game))
}

/// The pages around the shelf, if they are here.
pub fn more() -> Option<&'static Lazy> {
    HERE.with_borrow(|here| here.more)
}

impl Part {
    /// The part of the game with this id; `None` when no such game can be played here.
    pub fn game(id: &str) -> Option<Part> {
        boards::SHELF.iter().find(|info| info.id == id).map(|info| Part::Game(info.id))
    }

    /// Whether it is here already.
    pub fn is_here(self) -> bool {
        match self {
            Part::Game(id) => game(id).is_some(),
            Part::Lazy => more().is_some(),
        }
    }

    /// Fetches it, unless it is here.
    ///
    /// # Errors
    /// When it cannot be had now; the next call tries again.
    pub async fn fetch(self) -> Result<(), Missing> {
        if self.is_here() {
            return Ok(());
        }
        match self {
            Part::Game(id) => {
                let game = boards::fetch(id).await?;
                assets::load_style(id).await.map_err(|_| Missing)?;
                HERE.with_borrow_mut(|here| here.games.push((id, game)));
            }
            Part::Lazy => {
                let more = lazy::fetch().await?;
                assets::load_style("more").await.map_err(|_| Missing)?;
                HERE.with_borrow_mut(|here| here.more = Some(more));
            }
        }
        Ok(())
    }
}

/// How much room there is for saying that something is still being fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// The whole page.
    Page,
    /// A piece of a page.
    Piece,
}

/// Draws with these parts: at once when all are here, else when they have come.
pub fn later(
    parts: impl IntoIterator<Item = Part>,
    room: Room,
    draw: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let parts: Vec<Part> = parts.into_iter().filter(|part| !part.is_here()).collect();
    if parts.is_empty() { untrack(draw) } else { wait(parts, room, Box::new(draw)) }
}

fn wait(parts: Vec<Part>, room: Room, draw: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    // How many are still to come, and whether one was refused.
    let state = RwSignal::new((0, false));
    let tries = StoredValue::new(0u32);
    let fetch = move || {
        state.set((parts.len(), false));
        tries.update_value(|tries| *tries += 1);
        let this = tries.get_value();
        for part in parts.clone() {
            leptos::task::spawn_local(async move {
                let came = part.fetch().await.is_ok();
                // What waits for it may have been left meanwhile.
                // An answer to an earlier try counts for nothing.
                if tries.try_get_value() == Some(this) {
                    state.update(|(open, failed)| {
                        *open -= 1;
                        *failed |= !came;
                    });
                }
            });
        }
    };
    fetch();
    let state_now = Memo::new(move |_| match state.get() {
        (_, true) => Some(false),
        (0, false) => Some(true),
        _ => None,
    });
    let again = Callback::new(move |()| fetch());
    let inside = move || match state_now.get() {
        Some(true) => untrack(&draw),
        Some(false) => sorry(room, again),
        None => waiting(room),
    };
    inside.into_any()
}

fn waiting(room: Room) -> AnyView {
    match room {
        Room::Page => {
            view! { <main class="page sorry" aria-busy="true"><p role="status">{text::FETCHING}</p></main> }.into_any()
        }
        Room::Piece => view! { <p class="small mute" aria-busy="true" role="status">{text::FETCHING}</p> }.into_any(),
    }
}

fn sorry(room: Room, again: Callback<()>) -> AnyView {
    let why = view! {
        <p role="alert" data-missing="">{text::MISSING}</p>
        <button type="button" class="btn primary" data-again="" on:click=move |_| again.run(())>{text::TRY_AGAIN}</button>
    };
    match room {
        Room::Page => view! {
            <main class="page sorry" data-page="sorry">
                <h1>{text::TITLE}</h1>{why}<a class="btn" href=Route::Home.to_string()>{text::HOME}</a>
            </main>
        }
        .into_any(),
        Room::Piece => view! { <div class="told warn">{why}</div> }.into_any(),
    }
}
