//! Matches of several deals for two to four people, played by passing links and scored like duplicate bridge.
//!
//! Each person plays every deal against computers, all from the same seat, which rotates from deal to deal, so that
//! the results of a deal are comparable. [`Match`] is the agreement and the results, [`scoring`] turns these into
//! points, [`packet`] is the text passed on, [`book`] the storage on a device. A result is the whole game, replayed
//! under the rules before it is accepted; nothing else in a link is trusted. Called by the pages of matches. Knows no
//! game, reads no clock.

pub mod book;
pub mod packet;
pub mod scoring;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::engine::record::{Player, Record, RecordError};
use crate::engine::seed::Seed;
use crate::engine::{Info, Seat, StateHasher, link, name};
use crate::games;
use crate::words::{unnamed, words_of};

use super::duplicate::same_deal;
use super::game_table::Table;
use super::par::{self, result};
use super::title::title;

pub use scoring::{HalfPoints, Scoring};

/// Possible numbers of deals in a match.
pub const DEALS: core::ops::RangeInclusive<u8> = 2..=8;
/// Possible numbers of people in a match.
pub const PEOPLE: core::ops::RangeInclusive<u8> = 2..=4;

/// The agreed terms of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Id of the title.
    pub game: String,
    /// Version of its rules.
    pub rules: u16,
    /// Options that differ from their defaults, as `key=value,…`.
    pub options: String,
    /// Number of seats at each table.
    pub seats: u8,
    /// Level of the computers in the other seats.
    pub level: Level,
    pub deals: u8,
    pub people: u8,
    pub scoring: Scoring,
    /// Seed from which those of all deals are derived.
    pub seed: u64,
}

/// A participant in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Distinguishes people, even with equal names; drawn at random by their devices.
    pub id: u32,
    pub name: String,
    /// The finished game of each deal, as the packed part of its link; `None` until it is played.
    pub games: Vec<Option<String>>,
}

/// A match, as far as one device knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Match {
    pub terms: Terms,
    /// The participants, in the order in which they joined.
    pub people: Vec<Person>,
}

/// Why a link, a file or a result is rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchError {
    /// The text is not a match, or its deals cannot be set up.
    Record(RecordError),
    /// The terms are out of range.
    BadTerms,
    /// Two people have the same id, or there are more than agreed.
    BadPeople,
    /// The match has no free place.
    Full,
    BadResult {
        /// Name of the person who played it.
        name: String,
        /// Number of the deal, from 1.
        deal: u8,
        why: BadResult,
    },
}

/// Why a game is not a valid result of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadResult {
    /// The game cannot be replayed.
    Broken(RecordError),
    NotOver,
    /// The game has a different deal.
    OtherDeal,
    /// The players are not one person in the seat of the deal and computers of the agreed level in all others.
    OtherPlayers,
    /// There already is a different game of the same person and deal.
    Differs,
}

impl From<RecordError> for MatchError {
    fn from(error: RecordError) -> MatchError {
        MatchError::Record(error)
    }
}

/// A person's result in a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Whether the person won, and the score.
    pub result: par::Result,
    /// Number of takebacks after something hidden had been revealed.
    pub takebacks: usize,
}

/// The standings of a match, from all of its results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Result of each deal for each person; `None` if not played.
    pub results: Vec<Vec<Option<Finished>>>,
    /// Points of each person in each deal; `None` until all have played it.
    pub points: Vec<Option<Vec<HalfPoints>>>,
    /// Points of each person over the deals that all have played.
    pub totals: Vec<HalfPoints>,
    /// Whether all people have played all deals.
    pub is_over: bool,
}

impl Terms {
    /// Returns information about the title.
    ///
    /// # Errors
    /// If it is not on the shelf.
    pub fn info(&self) -> Result<&'static Info, RecordError> {
        games::info(&self.game).ok_or_else(|| RecordError::unknown_game(&self.game))
    }

    /// Returns the seat from which all people play this deal (from 0); it rotates from deal to deal.
    pub fn seat(&self, deal: u8) -> Seat {
        Seat(deal % self.seats.max(1))
    }

    fn deal_seed(&self, deal: u8) -> Seed {
        Seed::in_words(StateHasher::default().bytes(b"deal").add(self.seed as i64).add(deal).finish())
    }

    /// Sets up the table of this deal (from 0). `names` are those of the players, the person's first.
    ///
    /// # Errors
    /// If the terms do not allow a table.
    pub fn set_up(&self, deal: u8, names: &[String]) -> Result<Record, RecordError> {
        let mut others = names.iter().skip(1);
        let player = |seat: Seat| match seat == self.seat(deal) {
            true => Player::new(names.first().map_or("", String::as_str), Player::PERSON),
            false => Player::new(others.next().map_or("", String::as_str), self.level.key()),
        };
        let players = Seat::all(self.seats).map(player).collect();
        let title = title(&self.game).ok_or_else(|| RecordError::unknown_game(&self.game))?;
        title.deal(self.rules, &self.options, players, self.deal_seed(deal))
    }

    /// Checks that a match with these terms is possible.
    ///
    /// # Errors
    /// If the game is not on the shelf, the terms are out of range, or a deal cannot be set up.
    fn check(&self) -> Result<(), MatchError> {
        let info = self.info()?;
        let seats = (info.seats.0..=info.seats.1).contains(&self.seats);
        if !seats || !DEALS.contains(&self.deals) || !PEOPLE.contains(&self.people) {
            return Err(MatchError::BadTerms);
        }
        // The deals differ only in their seed, so one is enough.
        self.set_up(0, &[]).map(drop).map_err(MatchError::Record)
    }

    /// Opens a person's game and returns the result of the deal.
    ///
    /// # Errors
    /// If it is not a result of this deal.
    pub fn finished(&self, deal: u8, game: &str) -> Result<Finished, BadResult> {
        let opened = Table::open_link(&format!("{}.{game}", self.game));
        self.result_of(deal, &opened.map_err(BadResult::Broken)?)
    }

    /// Returns the result of the deal at a finished table.
    ///
    /// # Errors
    /// If it is not a result of this deal.
    pub fn result_of(&self, deal: u8, table: &Table) -> Result<Finished, BadResult> {
        let dealt = self.set_up(deal, &[]).map_err(BadResult::Broken)?;
        if !same_deal(&dealt, &table.branch(0)) {
            return Err(BadResult::OtherDeal);
        }
        let kinds = table.seating.players.iter().map(|player| &player.kind);
        if !kinds.eq(dealt.players.iter().map(|player| &player.kind)) {
            return Err(BadResult::OtherPlayers);
        }
        let takebacks = table.dyn_session().takebacks().iter().filter(|back| back.revealed).count();
        let result = result(table, self.seat(deal)).ok_or(BadResult::NotOver)?;
        Ok(Finished { result, takebacks })
    }
}

impl Person {
    /// Creates a person who has not played yet.
    pub fn new(id: u32, name: &str, terms: &Terms) -> Person {
        let name = Player::new(name, Player::PERSON).name;
        Person { id, name, games: vec![None; terms.deals.into()] }
    }

    /// Returns the number of deals that this person has played.
    pub fn played(&self) -> usize {
        self.games.iter().flatten().count()
    }
}

impl Match {
    /// Returns the id under which the match is stored. It is the same on every device.
    pub fn id(&self) -> String {
        let Terms { game, rules, options, seats, level, deals, people, scoring, seed } = &self.terms;
        let mut hash = StateHasher::default();
        hash.bytes(game.as_bytes()).bytes(options.as_bytes()).add(*rules).add(*seed as i64);
        hash.list([*seats, *deals, *people, *level as u8, *scoring as u8]);
        format!("{:016x}", hash.finish())
    }

    /// Cleans the names and makes them distinct, whatever the text or the store contained.
    #[must_use]
    pub fn named(mut self) -> Match {
        let words = words_of(&self.terms.game);
        let mut taken = Vec::new();
        for (place, person) in (0..).map(Seat).zip(&mut self.people) {
            let cleaned = name::clean(&person.name);
            person.name = name::make_unique(&if cleaned.is_empty() { unnamed(words, place) } else { cleaned }, &taken);
            taken.push(person.name.clone());
        }
        self
    }

    /// Checks the terms, the people, and every result by replaying it.
    ///
    /// # Errors
    /// The first inconsistency.
    pub fn check(&self) -> Result<Standing, MatchError> {
        self.terms.check()?;
        let twice = |(index, person): (usize, &Person)| self.people[..index].iter().any(|other| other.id == person.id);
        let places = usize::from(self.terms.deals);
        let is_inconsistent = |person: &Person| person.games.len() != places || person.name.is_empty();
        if self.people.len() > self.terms.people.into()
            || self.people.iter().enumerate().any(twice)
            || self.people.iter().any(is_inconsistent)
        {
            return Err(MatchError::BadPeople);
        }
        let mut results = vec![vec![None; self.people.len()]; places];
        for (index, person) in self.people.iter().enumerate() {
            for (deal, game) in (0..).zip(&person.games) {
                let Some(game) = game else { continue };
                let finished = self.terms.finished(deal, game);
                let bad = |why| MatchError::BadResult { name: person.name.clone(), deal: deal + 1, why };
                results[usize::from(deal)][index] = Some(finished.map_err(bad)?);
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
        let points: Vec<Option<Vec<HalfPoints>>> = results.iter().map(of_deal).collect();
        let total = |person: usize| points.iter().flatten().map(|deal| deal[person]).sum();
        let totals = (0..self.people.len()).map(total).collect();
        let is_over = points.iter().all(Option::is_some);
        Standing { results, points, totals, is_over }
    }

    /// Adds a person who has not played yet.
    ///
    /// # Errors
    /// If the match has no free place.
    pub fn join(&mut self, id: u32, name: &str) -> Result<(), MatchError> {
        if self.people.len() >= self.terms.people.into() {
            return Err(MatchError::Full);
        }
        self.people.push(Person::new(id, name, &self.terms));
        Ok(())
    }

    /// Merges another device's knowledge of the same match; both must have been checked. Existing results are never
    /// replaced.
    ///
    /// # Errors
    /// If they contradict each other, or more people have joined than there are places. The match is then unchanged.
    pub fn merge(&mut self, other: &Match) -> Result<(), MatchError> {
        let mut merged = self.clone();
        for other_person in &other.people {
            let Some(known) = merged.people.iter_mut().find(|person| person.id == other_person.id) else {
                merged.people.push(other_person.clone());
                continue;
            };
            for ((deal, own), game) in (1..).zip(&mut known.games).zip(&other_person.games) {
                if let (Some(own), Some(game)) = (own.as_ref(), game)
                    && own != game
                {
                    let name = other_person.name.clone();
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

    /// Returns the packed part of a game's link.
    fn packed(table: &Table) -> String {
        link::split(&table.link()).map_or_else(|_| String::new(), |(_, packed)| packed.to_owned())
    }

    /// Records a person's result in a deal. Only the first result is kept.
    ///
    /// # Errors
    /// If the table is not a finished table of this deal.
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
