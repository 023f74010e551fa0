//! The list of games, one line each.
//!
//! A new game needs a folder here and one in `ui/boards`, a `pub mod` line, a line in [`titles!`](crate::titles), and
//! its catalogues (listed in `words/english.rs`). Nothing else names a game. `template`, from which new games are
//! copied, is not in the list and is compiled for tests only.

pub mod ceylon;
pub mod ceylon_cards;
pub mod chai;
pub mod tea_and_rum;
#[cfg(feature = "laws")]
pub mod template;

use crate::engine::Info;
use crate::words::Title;

/// Calls another macro with the list of all games, each as `folder::Type`.
#[macro_export]
macro_rules! titles {
    ($with:ident) => {
        $with! {
            ceylon::Ceylon,
            ceylon_cards::CeylonCards,
            chai::Chai,
            tea_and_rum::TeaAndRum,
        }
    };
}

/// Returns the facts of the game with this id; `None` if there is no such game.
pub fn info(id: &str) -> Option<&'static Info> {
    SHELF.iter().copied().find(|info| info.id == id)
}

/// A generic operation on a game chosen at run time.
pub trait Visitor {
    type Output;
    /// Runs the operation for the game `G`.
    fn visit<G: Title>(self) -> Self::Output;
}

macro_rules! visit_by_id {
    ($($folder:ident::$game:ident),* $(,)?) => {
        /// The facts of all games, in the order of the shelf.
        pub const SHELF: &[&Info] = &[$(&<$folder::$game as $crate::engine::Game>::INFO),*];

        /// Runs the visitor for the game with this id; `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == <$folder::$game as $crate::engine::Game>::INFO.id {
                return Some(visitor.visit::<$folder::$game>());
            })*
            let _ = (id, visitor);
            None
        }
    };
}
titles!(visit_by_id);
