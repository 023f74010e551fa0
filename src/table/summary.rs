//! What a shelf, a list of saves or a page for links says of a recorded game.
//!
//! Opening a record re-executes it, so whatever is said here is proven. The page opens each game once and asks
//! [`Summary::of`]; whoever knows a game only by its id calls the functions. Reads no clock and keeps nothing.

use crate::engine::record::{Player, Record, RecordError};
use crate::engine::{Info, Outcome, Seat, Viewer, link};
use crate::games::{self, Visitor};
use crate::words::Title;

use super::{DynTable, Table};

/// What can be said of a game without sitting down at it.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The facts of the game.
    pub info: &'static Info,
    /// Who sits where, one for each seat.
    pub players: Vec<Player>,
    /// Where the game stands: "Turn 19".
    pub heading: String,
    /// The seat to act, unless the game is over.
    pub to_act: Option<Seat>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// How it ended, in a sentence.
    pub result: Option<String>,
    /// The plies played.
    pub plies: u32,
    /// How many takebacks the record owns up to: those after something had been seen.
    pub takebacks: usize,
    /// What was agreed otherwise than usual: the label of each option and of its value.
    pub options: Vec<(&'static str, &'static str)>,
    /// The seed as it is spelled.
    pub seed: String,
    /// The setup alone as a link: the same seed, options and players, no move yet.
    pub challenge: String,
}

impl Summary {
    /// The people among the players.
    pub fn people(&self) -> usize {
        self.players.iter().filter(|player| player.is_person()).count()
    }

    /// Whether a person won; `None` when the game is not over, or is nobody's to win or lose: only
    /// people or only computers played.
    pub fn won(&self) -> Option<bool> {
        let outcome = self.outcome?;
        let people = self.people();
        let alone = self.players.len() == 1;
        let decides = alone || (people > 0 && people < self.players.len());
        decides.then(|| outcome.winners.iter().any(|seat| self.players[seat.index()].is_person()))
    }
}

impl Summary {
    /// What is said of a table. `reader` is who is told the result: the owner of a save is called "you", a stranger is
    /// told names.
    pub fn of(table: &dyn DynTable, reader: Viewer) -> Summary {
        let session = table.played();
        let options = session.option_values();
        Summary {
            info: table.info(),
            players: table.seating().players.clone(),
            heading: table.heading(table.plies()),
            to_act: table.to_act(),
            outcome: table.outcome(),
            result: table.result_for(reader),
            plies: table.plies(),
            takebacks: session.takebacks().iter().filter(|back| back.revealed).count(),
            options: options.non_default().map(|(choice, value)| (choice.label, choice.values[value].1)).collect(),
            seed: session.seed().to_string(),
            challenge: table.link_at(0),
        }
    }
}

struct AtRecord<'a>(&'a Record);

impl Visitor for AtRecord<'_> {
    type Output = Result<Summary, RecordError>;
    fn visit<G: Title>(self) -> Self::Output {
        let table = Table::<G>::open(self.0)?;
        Ok(Summary::of(&table, table.viewer()))
    }
}

struct AtLink<'a>(&'a str);

impl Visitor for AtLink<'_> {
    type Output = Result<(Summary, Record), RecordError>;
    fn visit<G: Title>(self) -> Self::Output {
        let table = Table::<G>::open_link(self.0)?;
        Ok((Summary::of(&table, Viewer::Public), table.record()))
    }
}

/// Looks at a record.
///
/// # Errors
/// The first thing that does not hold in it.
pub fn summarize_record(record: &Record) -> Result<Summary, RecordError> {
    games::visit(&record.game, AtRecord(record)).unwrap_or_else(|| Err(unknown(&record.game)))
}

/// Looks at a link, and gives its game as a record.
///
/// # Errors
/// The first thing that does not hold in it.
pub fn summarize_link(text: &str) -> Result<(Summary, Record), RecordError> {
    let (game, packed) = link::split(text)?;
    games::visit(game, AtLink(packed)).unwrap_or_else(|| Err(unknown(game)))
}

/// That there is no game with this id.
pub fn unknown(game: &str) -> RecordError {
    RecordError::UnknownGame(game.chars().take(Player::LONGEST).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::SHELF;

    struct Fresh(&'static str);
    impl Visitor for Fresh {
        type Output = Record;
        fn visit<G: Title>(self) -> Record {
            let seats = usize::from(G::INFO.seats.1.min(3));
            let players = (0..seats).map(|seat| Player::new(self.0, if seat == 0 { "person" } else { "sharp" }));
            let seed = "mist-ridge-418".parse().unwrap_or_else(|never| match never {});
            Table::<G>::new(G::Options::default(), players.collect(), seed)
                .expect("within the seats of the game")
                .record()
        }
    }

    #[test]
    fn every_game_can_be_looked_at() {
        for info in SHELF {
            let record = games::visit(info.id, Fresh("Asha")).expect("it is in the catalogue");
            let summary = summarize_record(&record).expect("it was just laid");
            assert_eq!(summary.info.id, info.id);
            assert_eq!((summary.plies, summary.won(), summary.seed.as_str()), (0, None, "mist-ridge-418"));
            let (again, same) = summarize_link(&summary.challenge).expect("it was just written");
            assert_eq!((again.players, same), (summary.players, record));
        }
    }

    #[test]
    fn what_cannot_be_opened_is_refused_in_a_sentence() {
        assert!(matches!(summarize_link("whist.AAAA"), Err(RecordError::UnknownGame(_))));
        assert!(matches!(summarize_link("no dot"), Err(RecordError::Unreadable(_))));
        for info in SHELF {
            assert!(summarize_link(&format!("{}.AAAA", info.id)).is_err());
            assert!(summarize_link(&format!("{}.", info.id)).is_err());
        }
    }
}
