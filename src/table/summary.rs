//! What a shelf, a list of saves or a page for links says of a recorded game.
//!
//! Opening a record re-executes it, so whatever is said here is proven. The page opens each game once and asks
//! [`Summary::of`]. Reads no clock and keeps nothing.

use crate::engine::record::Player;
use crate::engine::{Info, Outcome, Seat, Viewer};

use super::game_table::Table;
use crate::words;

/// What can be said of a game without sitting down at it.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The facts of the game.
    pub info: &'static Info,
    /// Who sits where, one for each seat, the names as they stand in sentences.
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
    /// How often the tutor warned.
    pub warnings: usize,
    /// What was agreed otherwise than usual: the label of each option and of its value.
    pub options: Vec<(&'static str, &'static str)>,
    /// The seed as it is written.
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
    /// What is said of a table. `reader` is who reads the result: the owner of a save is called "you", a stranger reads
    /// names.
    pub fn of(table: &Table, reader: Viewer) -> Summary {
        let session = table.played();
        let options = session.option_values();
        Summary {
            info: table.info(),
            players: table.seating.players.iter().map(isolated).collect(),
            heading: table.heading(table.plies()),
            to_act: table.to_act(),
            outcome: table.outcome(),
            result: table.result_for(reader),
            plies: table.plies(),
            takebacks: session.takebacks().iter().filter(|back| back.revealed).count(),
            warnings: session.warnings().len(),
            options: options.non_default().map(|(choice, value)| (choice.label, choice.values[value].1)).collect(),
            seed: session.seed().to_string(),
            challenge: table.link_at(0),
        }
    }
}

/// The same player, called as in sentences.
fn isolated(player: &Player) -> Player {
    Player { name: words::isolated(&player.name), ..player.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::record::{RecordError, Seed};
    use crate::games::{self, SHELF, Visitor};
    use crate::words::Title;

    /// Three people at most and an otherwise usual game, looked at as it is, from its file and from its link.
    struct Looked;
    impl Visitor for Looked {
        type Output = Result<[Summary; 3], RecordError>;
        fn visit<G: Title>(self) -> Self::Output {
            let seats = usize::from(G::INFO.seats.1.min(3));
            let players = (0..seats)
                .map(|seat| Player::new(["Asha", "Bao", "Clara"][seat], if seat == 0 { "person" } else { "sharp" }));
            let seed = "mist-ridge-418".parse().unwrap_or_else(|never| match never {});
            let fresh = Table::new::<G>(G::Options::default(), players.collect(), seed)?;
            let file = Table::open(&fresh.record())?;
            let challenge = Summary::of(&fresh, Viewer::Public).challenge;
            let link = Table::open_link(&challenge)?;
            Ok([fresh, file, link].map(|table| Summary::of(&table, Viewer::Public)))
        }
    }

    #[test]
    fn every_game_can_be_looked_at() {
        for info in SHELF {
            let looked = games::visit(info.id, Looked).expect("it is in the catalogue");
            for summary in looked.expect("it was just set up") {
                assert_eq!(summary.info.id, info.id);
                assert_eq!((summary.plies, summary.won(), summary.seed.as_str()), (0, None, "mist-ridge-418"));
                assert!(summary.players.iter().zip(["Asha", "Bao", "Clara"]).all(|(player, name)| player.name == name));
            }
        }
    }

    /// A record without the last of its players, and without the names of the others, as a program may write it.
    struct Nameless;
    impl Visitor for Nameless {
        type Output = Result<Summary, RecordError>;
        fn visit<G: Title>(self) -> Self::Output {
            let players = vec![Player::new("", Player::PERSON); G::INFO.seats.0.into()];
            let mut record = Table::new::<G>(G::Options::default(), players, Seed(1))?.record();
            record.players.pop();
            Table::open(&record).map(|table| Summary::of(&table, Viewer::Public))
        }
    }

    #[test]
    fn whoever_a_record_does_not_name_is_a_person_with_a_name() {
        for info in SHELF {
            let summary = games::visit(info.id, Nameless).expect("it is in the catalogue");
            let players = summary.expect("it was just set up").players;
            let expected = (1..=info.seats.0).map(|seat| Player::new(&format!("Player {seat}"), Player::PERSON));
            assert_eq!(players, expected.collect::<Vec<_>>());
        }
    }
}
