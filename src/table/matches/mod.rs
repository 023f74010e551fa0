//! Matches of several deals for two to four people, by passing links, scored like duplicate bridge.
//!
//! Everybody plays every deal against computers, all of them from the same seat, which moves on from deal to deal: so
//! results of a deal can be compared. [`Match`] is what was agreed and played, [`scoring`] makes points of it,
//! [`packet`] is what is passed on, [`book`] what a device keeps. A result is the whole game, and is played again
//! by the rules before it is taken in; nothing else of a link is believed. Called by the pages of matches. Knows no
//! game, reads no clock.

pub mod book;
pub mod packet;
pub mod scoring;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::engine::dyn_session::set_up;
use crate::engine::record::{self, BadSetup, Player, Record, RecordError};
use crate::engine::seed::Seed;
use crate::engine::{Info, OptionValues, Seat, StateHasher, link, name};
use crate::games::{self, Visitor};
use crate::words::{Title, unnamed};

use super::duplicate::same_deal;
use super::game_table::Table;
use super::par::{self, result};

pub use scoring::{Halves, Scoring};

/// So many deals a match can have.
pub const DEALS: core::ops::RangeInclusive<u8> = 2..=8;
/// So many people can play one.
pub const PEOPLE: core::ops::RangeInclusive<u8> = 2..=4;

/// What was agreed when a match was begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The id of the title.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The options that differ from the defaults, as `key=value,…`.
    pub options: String,
    /// The seats of each table.
    pub seats: u8,
    /// How well the computers play in the other seats.
    pub level: Level,
    /// How many deals there are.
    pub deals: u8,
    /// How many people play.
    pub people: u8,
    /// How the results become points.
    pub scoring: Scoring,
    /// Where the luck of all deals comes from.
    pub seed: u64,
}

/// Somebody who plays in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Distinguishes people, even those of one name: drawn by their devices.
    pub id: u32,
    /// The name.
    pub name: String,
    /// The finished game of each deal as the packed part of its link; `None` while it has not been played.
    pub games: Vec<Option<String>>,
}

/// A match, as far as somebody knows of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// What was agreed.
    pub terms: Terms,
    /// Who plays, in the order in which they came.
    pub people: Vec<Person>,
}

/// Why a link, a file or a result is not taken into a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchError {
    /// The text is no match, or its deals cannot be set up.
    Record(RecordError),
    /// What was agreed is outside of what a match can be.
    BadTerms,
    /// Two people of it are one, or there are more than were agreed.
    BadPeople,
    /// All places are taken.
    Full,
    /// A result of somebody does not hold.
    BadResult {
        /// Who played it.
        name: String,
        /// The deal, from 1.
        deal: u8,
        /// What is wrong.
        why: BadResult,
    },
}

/// Why a game is not the result of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadResult {
    /// It cannot be played again.
    Broken(RecordError),
    /// It is not over.
    NotOver,
    /// It was dealt otherwise.
    OtherDeal,
    /// Not one person at the seat of the deal and computers of the agreed level at all others.
    OtherPlayers,
    /// Another game of the same person and deal is there already.
    Differs,
}

impl From<RecordError> for MatchError {
    fn from(error: RecordError) -> MatchError {
        MatchError::Record(error)
    }
}

/// The result of a deal for one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Whether the table was won, then the score.
    pub result: par::Result,
    /// How many takebacks came after something had been seen.
    pub takebacks: usize,
}

/// How a match stands, for one who knows all of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The result of each deal for each person; `None` where it was not played.
    pub results: Vec<Vec<Option<Finished>>>,
    /// The points of each person in each deal; `None` until all have played it.
    pub points: Vec<Option<Vec<Halves>>>,
    /// The points of each person in the deals that all have played.
    pub totals: Vec<Halves>,
    /// Whether all have played all.
    pub is_over: bool,
}

/// A table of a deal as it is set up.
struct NewTable<'a>(&'a Terms, u8, Vec<Player>);

impl Visitor for NewTable<'_> {
    type Output = Result<Record, RecordError>;
    fn visit<G: Title>(self) -> Self::Output {
        let NewTable(terms, deal, players) = self;
        let options = OptionValues::defaults::<G::Options>().read(&terms.options);
        let options = options.map_err(|error| RecordError::BadSetup(BadSetup::Options(error)))?;
        let session = set_up::<G>(terms.rules, &options, terms.seats, terms.deal_seed(deal))?;
        Ok(record::write(&session, &players))
    }
}

impl Terms {
    /// The facts of the title.
    ///
    /// # Errors
    /// When it is not in the catalogue.
    pub fn info(&self) -> Result<&'static Info, RecordError> {
        games::info(&self.game).ok_or_else(|| RecordError::unknown_game(&self.game))
    }

    /// The seat from which everybody plays the deal of this number, from 0: it moves on from deal to deal.
    pub fn seat(&self, deal: u8) -> Seat {
        Seat(deal % self.seats.max(1))
    }

    /// Where the luck of the deal of this number comes from.
    fn deal_seed(&self, deal: u8) -> Seed {
        Seed::in_words(StateHasher::default().bytes(b"deal").add(self.seed as i64).add(deal).finish())
    }

    /// The table of the deal of this number, from 0. `names` are those of the players, that of the person first.
    ///
    /// # Errors
    /// When what was agreed cannot be set up.
    pub fn set_up(&self, deal: u8, names: &[String]) -> Result<Record, RecordError> {
        let mut others = names.iter().skip(1);
        let player = |seat: Seat| match seat == self.seat(deal) {
            true => Player::new(names.first().map_or("", String::as_str), Player::PERSON),
            false => Player::new(others.next().map_or("", String::as_str), self.level.key()),
        };
        let players = Seat::all(self.seats).map(player).collect();
        let unknown = || Err(RecordError::unknown_game(&self.game));
        games::visit(&self.game, NewTable(self, deal, players)).unwrap_or_else(unknown)
    }

    /// Whether a match can be so.
    ///
    /// # Errors
    /// When it cannot.
    fn check(&self) -> Result<(), MatchError> {
        let info = self.info()?;
        let seats = (info.seats.0..=info.seats.1).contains(&self.seats);
        if !seats || !DEALS.contains(&self.deals) || !PEOPLE.contains(&self.people) {
            return Err(MatchError::BadTerms);
        }
        // All deals differ in their seed alone.
        self.set_up(0, &[]).map(drop).map_err(MatchError::Record)
    }

    /// Opens the game of a person and finds out the result of the deal.
    ///
    /// # Errors
    /// When it is not a result of this deal.
    pub fn finished(&self, deal: u8, game: &str) -> Result<Finished, BadResult> {
        let opened = Table::open_link(&format!("{}.{game}", self.game));
        self.result_of(deal, &opened.map_err(BadResult::Broken)?)
    }

    /// The result of the deal at a table that was played.
    ///
    /// # Errors
    /// When it is not a result of this deal.
    pub fn result_of(&self, deal: u8, table: &Table) -> Result<Finished, BadResult> {
        let dealt = self.set_up(deal, &[]).map_err(BadResult::Broken)?;
        if !same_deal(&dealt, &table.branch(0)) {
            return Err(BadResult::OtherDeal);
        }
        let kinds = table.seating.players.iter().map(|player| &player.kind);
        if !kinds.eq(dealt.players.iter().map(|player| &player.kind)) {
            return Err(BadResult::OtherPlayers);
        }
        let takebacks = table.played().takebacks().iter().filter(|back| back.revealed).count();
        let result = result(table, self.seat(deal)).ok_or(BadResult::NotOver)?;
        Ok(Finished { result, takebacks })
    }
}

impl Person {
    /// Somebody who has played nothing yet.
    pub fn new(id: u32, name: &str, terms: &Terms) -> Person {
        let name = Player::new(name, Player::PERSON).name;
        Person { id, name, games: vec![None; terms.deals.into()] }
    }

    /// How many deals are played.
    pub fn played(&self) -> usize {
        self.games.iter().flatten().count()
    }
}

impl Match {
    /// What it is called where it is kept: the same on every device.
    pub fn id(&self) -> String {
        let Terms { game, rules, options, seats, level, deals, people, scoring, seed } = &self.terms;
        let mut hash = StateHasher::default();
        hash.bytes(game.as_bytes()).bytes(options.as_bytes()).add(*rules).add(*seed as i64);
        hash.list([*seats, *deals, *people, *level as u8, *scoring as u8]);
        format!("{:016x}", hash.finish())
    }

    /// The same with names that can be read and told apart, whatever the text or the store had from which it comes.
    #[must_use]
    pub fn named(mut self) -> Match {
        let mut taken = Vec::new();
        for (place, person) in (0..).map(Seat).zip(&mut self.people) {
            let cleaned = name::clean(&person.name);
            person.name = name::unlike(&if cleaned.is_empty() { unnamed(place) } else { cleaned }, &taken);
            taken.push(person.name.clone());
        }
        self
    }

    /// Whether all of it holds: what was agreed, who plays, and every result, each of which is played again.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn check(&self) -> Result<Standing, MatchError> {
        self.terms.check()?;
        let twice = |(place, person): (usize, &Person)| self.people[..place].iter().any(|other| other.id == person.id);
        let places = usize::from(self.terms.deals);
        let uneven = |person: &Person| person.games.len() != places || person.name.is_empty();
        if self.people.len() > self.terms.people.into()
            || self.people.iter().enumerate().any(twice)
            || self.people.iter().any(uneven)
        {
            return Err(MatchError::BadPeople);
        }
        let mut results = vec![vec![None; self.people.len()]; places];
        for (place, person) in self.people.iter().enumerate() {
            for (deal, game) in (0..).zip(&person.games) {
                let Some(game) = game else { continue };
                let finished = self.terms.finished(deal, game);
                let bad = |why| MatchError::BadResult { name: person.name.clone(), deal: deal + 1, why };
                results[usize::from(deal)][place] = Some(finished.map_err(bad)?);
            }
        }
        Ok(self.standing(results))
    }

    fn standing(&self, results: Vec<Vec<Option<Finished>>>) -> Standing {
        let is_full = self.people.len() == usize::from(self.terms.people);
        let of_deal = |deal: &Vec<Option<Finished>>| {
            let all: Option<Vec<par::Result>> = deal.iter().map(|one| one.map(|finished| finished.result)).collect();
            all.filter(|_| is_full).map(|all| self.terms.scoring.points(&all))
        };
        let points: Vec<Option<Vec<Halves>>> = results.iter().map(of_deal).collect();
        let total = |person: usize| points.iter().flatten().map(|deal| deal[person]).sum();
        let totals = (0..self.people.len()).map(total).collect();
        let is_over = points.iter().all(Option::is_some);
        Standing { results, points, totals, is_over }
    }

    /// Adds somebody who has not played anything yet.
    ///
    /// # Errors
    /// When all places are taken.
    pub fn join(&mut self, id: u32, name: &str) -> Result<(), MatchError> {
        if self.people.len() >= self.terms.people.into() {
            return Err(MatchError::Full);
        }
        self.people.push(Person::new(id, name, &self.terms));
        Ok(())
    }

    /// Takes in what somebody else knows of the same match; both have been checked. Nothing that is there is ever
    /// replaced.
    ///
    /// # Errors
    /// When they contradict each other, or more people have joined than there are places; nothing has changed then.
    pub fn merge(&mut self, other: &Match) -> Result<(), MatchError> {
        let mut merged = self.clone();
        for theirs in &other.people {
            let Some(known) = merged.people.iter_mut().find(|person| person.id == theirs.id) else {
                merged.people.push(theirs.clone());
                continue;
            };
            for ((deal, own), game) in (1..).zip(&mut known.games).zip(&theirs.games) {
                if let (Some(own), Some(game)) = (own.as_ref(), game)
                    && own != game
                {
                    let name = theirs.name.clone();
                    return Err(MatchError::BadResult { name, deal, why: BadResult::Differs });
                }
                *own = own.take().or_else(|| game.clone());
            }
        }
        if merged.people.len() > merged.terms.people.into() {
            return Err(MatchError::Full);
        }
        *self = merged.named();
        Ok(())
    }

    /// The packed part of the link of a game.
    fn packed(table: &Table) -> String {
        link::split(&table.link()).map_or_else(|_| String::new(), |(_, packed)| packed.to_owned())
    }

    /// Notes what a person made of a deal. Only the first end counts.
    ///
    /// # Errors
    /// When the table is not one of this deal that is over.
    pub fn finish(&mut self, person: u32, deal: u8, table: &Table) -> Result<(), BadResult> {
        self.terms.result_of(deal, table)?;
        let person = self.people.iter_mut().find(|known| known.id == person);
        if let Some(game) = person.and_then(|person| person.games.get_mut(usize::from(deal))) {
            game.get_or_insert_with(|| Match::packed(table));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
