//! Summary of a recorded game, for the shelf, a list of saves or a page for links.
//!
//! Opening a record replays it, so a summary is always verified. The page opens each game once and calls
//! [`Summary::from_table`]. Reads no clock and stores nothing.

use crate::engine::record::Player;
use crate::engine::{Choice, Info, Outcome, Seat, SeatSet, Viewer};

use super::game_table::Table;
use crate::words::{self, option_name, value_name};

#[derive(Clone, Debug)]
pub struct Summary {
    pub info: &'static Info,
    /// One per seat, with names ready for use in sentences.
    pub players: Vec<Player>,
    /// Seats of people who are not at this device.
    pub away: SeatSet,
    /// Current moment: "Turn 19".
    pub heading: String,
    /// `None` if the game is over.
    pub to_act: Option<Seat>,
    pub outcome: Option<Outcome>,
    /// The outcome in a sentence.
    pub result: Option<String>,
    pub plies: u32,
    /// Number of takebacks after something hidden had been revealed.
    pub takebacks: usize,
    pub warnings: usize,
    /// Non-default options: the label of each and of its value.
    pub options: Vec<(String, String)>,
    /// Seed as written in records.
    pub seed: String,
    /// The setup alone as a link: the same seed, options and players, without moves.
    pub challenge: String,
}

impl Summary {
    /// Returns the number of people among the players.
    pub fn people(&self) -> usize {
        self.players.iter().filter(|player| player.is_person()).count()
    }

    /// Whether a person won; `None` if the game is not over, or had only people or only computers, unless it was solo.
    pub fn won(&self) -> Option<bool> {
        let outcome = self.outcome?;
        let people = self.people();
        let alone = self.players.len() == 1;
        let decides = alone || (people > 0 && people < self.players.len());
        decides.then(|| outcome.winners.iter().any(|seat| self.players[seat.index()].is_person()))
    }
}

impl Summary {
    /// Summarises a table. `reader` reads the result: the owner of a save is called "you", a stranger reads names.
    pub fn from_table(table: &Table, reader: Viewer) -> Summary {
        let session = table.dyn_session();
        let (options, info) = (session.option_values(), table.info());
        let named = |(choice, value): (&Choice, usize)| (option_name(info, choice), value_name(info, choice, value));
        Summary {
            info: table.info(),
            players: table.seating.players.iter().map(isolated).collect(),
            away: table.seating.away,
            heading: table.heading(table.plies()),
            to_act: table.to_act(),
            outcome: table.outcome(),
            result: table.result_for(reader),
            plies: table.plies(),
            takebacks: session.takebacks().iter().filter(|back| back.revealed).count(),
            warnings: session.warnings().len(),
            options: options.non_default().map(named).collect(),
            seed: session.seed().to_string(),
            challenge: table.link_at(0),
        }
    }
}

/// Returns the player with the name ready for use in sentences.
fn isolated(player: &Player) -> Player {
    Player { name: words::isolated(&player.name), ..player.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::record::{RecordError, Seed};
    use crate::games::{self, SHELF, Visitor};
    use crate::words::Title;

    /// Summarises a game of up to three players with default options directly, from its file and from its link.
    struct CheckSummaries;
    impl Visitor for CheckSummaries {
        type Output = Result<[Summary; 3], RecordError>;
        fn visit<G: Title>(self) -> Self::Output {
            let seats = usize::from(G::INFO.seats.1.min(3));
            let players = (0..seats)
                .map(|seat| Player::new(["Asha", "Bao", "Clara"][seat], if seat == 0 { "person" } else { "sharp" }));
            let seed = "mist-ridge-418".parse().unwrap_or_else(|never| match never {});
            let fresh = Table::new::<G>(G::Options::default(), players.collect(), seed)?;
            let file = Table::open(&fresh.record())?;
            let challenge = Summary::from_table(&fresh, Viewer::Public).challenge;
            let link = Table::open_link(&challenge)?;
            Ok([fresh, file, link].map(|table| Summary::from_table(&table, Viewer::Public)))
        }
    }

    #[test]
    fn every_game_can_be_summarised() {
        for info in SHELF {
            let looked = games::visit(info.id, CheckSummaries).expect("it is in the catalogue");
            for summary in looked.expect("it was just set up") {
                assert_eq!(summary.info.id, info.id);
                assert_eq!((summary.plies, summary.won(), summary.seed.as_str()), (0, None, "mist-ridge-418"));
                assert!(summary.players.iter().zip(["Asha", "Bao", "Clara"]).all(|(player, name)| player.name == name));
            }
        }
    }

    /// A record without its last player and with empty names, as another program may write it.
    struct CheckNamelessRecord;
    impl Visitor for CheckNamelessRecord {
        type Output = Result<Summary, RecordError>;
        fn visit<G: Title>(self) -> Self::Output {
            let players = vec![Player::new("", Player::PERSON); G::INFO.seats.0.into()];
            let mut record = Table::new::<G>(G::Options::default(), players, Seed(1))?.record();
            record.players.pop();
            Table::open(&record).map(|table| Summary::from_table(&table, Viewer::Public))
        }
    }

    #[test]
    fn missing_players_become_named_people() {
        for info in SHELF {
            let summary = games::visit(info.id, CheckNamelessRecord).expect("it is in the catalogue");
            let players = summary.expect("it was just set up").players;
            let expected = (1..=info.seats.0).map(|seat| Player::new(&format!("Player {seat}"), Player::PERSON));
            assert_eq!(players, expected.collect::<Vec<_>>());
        }
    }
}
