//! [`DynTitle`]: the interface to a title by its id, before there is a table.
//!
//! Implemented once, for every title, and looked up by [`title`]. In the page, each game is a part of the program that
//! is fetched separately (Cargo feature `split`): a title is found only after its part has [provided](provide) it.

use std::marker::PhantomData;

use crate::engine::dyn_session::set_up;
use crate::engine::record::{self, BadSetup, Player, Record, RecordError};
use crate::engine::seed::Seed;
use crate::engine::session::WrongSeats;
use crate::engine::{Info, OptionValues, Variant, link};
use crate::words::Title;
use crate::words::lesson::Teaching;
use crate::words::rulebook::Rulebook;

use super::game_table::Table;
use super::new_game::{Choices, NewGame};

/// A game, whatever its rules.
pub trait DynTitle: Send + Sync {
    fn info(&self) -> &'static Info;
    fn teaching(&self) -> &'static Teaching;
    fn rulebook(&self) -> &'static Rulebook;
    /// Returns the options of the game.
    fn choices(&self) -> Choices;
    /// Creates the record of a new game.
    ///
    /// # Errors
    /// If the game does not allow this number of seats.
    fn set_up(&self, new_game: NewGame) -> Result<Record, WrongSeats>;
    /// Creates the record of a game under a version of the rules, with options in the format of
    /// [`OptionValues::encode`].
    ///
    /// # Errors
    /// If the version of the rules, the options or the number of seats is not supported.
    fn deal(&self, rules: u16, options: &str, players: Vec<Player>, seed: Seed) -> Result<Record, RecordError>;
    /// Opens a recorded game; see [`Table::open`].
    ///
    /// # Errors
    /// The first inconsistency in the record.
    fn open(&self, record: &Record) -> Result<Table, RecordError>;
    /// Opens the payload of a link; see [`Table::open_link`].
    ///
    /// # Errors
    /// The first inconsistency in the link.
    fn open_link(&self, packed: &str) -> Result<Table, RecordError>;
}

struct Known<G>(PhantomData<fn() -> G>);

impl<G: Title> DynTitle for Known<G> {
    fn info(&self) -> &'static Info {
        &const { G::INFO }
    }
    fn teaching(&self) -> &'static Teaching {
        G::teaching()
    }
    fn rulebook(&self) -> &'static Rulebook {
        G::rulebook()
    }
    fn choices(&self) -> Choices {
        Choices {
            all: G::Options::CHOICES,
            read: |text| OptionValues::defaults::<G::Options>().read(text).map(|chosen| chosen.values),
            short: G::Options::SHORTEST,
            great: G::Options::FULLEST,
        }
    }
    fn set_up(&self, new_game: NewGame) -> Result<Record, WrongSeats> {
        let chosen = new_game.agreed(OptionValues::defaults::<G::Options>());
        let table = Table::new::<G>(chosen.options(), new_game.players, new_game.seed)?;
        Ok(table.record())
    }
    fn deal(&self, rules: u16, options: &str, players: Vec<Player>, seed: Seed) -> Result<Record, RecordError> {
        let options = OptionValues::defaults::<G::Options>().read(options);
        let options = options.map_err(|error| RecordError::BadSetup(BadSetup::Options(error)))?;
        let session = set_up::<G>(rules, &options, players.len().min(255) as u8, seed)?;
        Ok(record::write(&session, &players))
    }
    fn open(&self, record: &Record) -> Result<Table, RecordError> {
        Ok(Table::opened(record::open::<G>(record)?, record.players.clone()))
    }
    fn open_link(&self, packed: &str) -> Result<Table, RecordError> {
        let (session, players) = link::open::<G>(packed)?;
        Ok(Table::opened(session, players))
    }
}

/// Returns the interface to the game `G`.
pub const fn dyn_title<G: Title>() -> &'static dyn DynTitle {
    &Known::<G>(PhantomData)
}

/// Returns the game with this id; `None` if there is no such game, or if its part has not been loaded yet.
pub fn title(id: &str) -> Option<&'static dyn DynTitle> {
    registry::title(id)
}

/// Registers a game for [`title`]. Does nothing without the Cargo feature `split`, since all games are known then.
pub fn provide(title: &'static dyn DynTitle) {
    registry::provide(title);
}

/// All games are part of this program.
#[cfg(not(feature = "split"))]
mod registry {
    use super::{DynTitle, dyn_title};
    use crate::games::{Visitor, visit};
    use crate::words::Title;

    struct Find;

    impl Visitor for Find {
        type Output = &'static dyn DynTitle;
        fn visit<G: Title>(self) -> Self::Output {
            dyn_title::<G>()
        }
    }

    pub fn title(id: &str) -> Option<&'static dyn DynTitle> {
        visit(id, Find)
    }

    pub fn provide(_: &'static dyn DynTitle) {}
}

/// The games are provided by the parts that contain them.
#[cfg(feature = "split")]
mod registry {
    use std::sync::{PoisonError, RwLock};

    use super::DynTitle;

    static TITLES: RwLock<Vec<&'static dyn DynTitle>> = RwLock::new(Vec::new());

    pub fn title(id: &str) -> Option<&'static dyn DynTitle> {
        let titles = TITLES.read().unwrap_or_else(PoisonError::into_inner);
        titles.iter().copied().find(|title| title.info().id == id)
    }

    pub fn provide(title: &'static dyn DynTitle) {
        TITLES.write().unwrap_or_else(PoisonError::into_inner).push(title);
    }
}
