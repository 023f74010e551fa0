//! Duplicate play: compares two games of the same deal and finds where they diverge.
//!
//! Called by the page once both games are over. Also sets up the second game, with the same table and the person in
//! any seat. Knows no game.

use crate::engine::Seat;
use crate::engine::name::alike;
use crate::engine::record::{Player, Record};
use crate::table::story::sum_of;
use crate::words::full_category_name;

use super::game_table::Table;

/// One of the two games, with the seat to compare.
#[derive(Clone, Copy)]
pub struct Side<'a> {
    pub table: &'a Table,
    pub seat: Seat,
}

/// The point where two games diverge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    /// First differing ply, from 1.
    pub ply: u32,
    pub heading: String,
    /// The move at that ply in each game.
    pub moves: [String; 2],
}

/// Comparison of two results of one deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// Full name of each category with points in either game, and the points of both.
    pub categories: Vec<(String, [i32; 2])>,
    pub scores: [i32; 2],
    /// Whether each seat won its game.
    pub won: [bool; 2],
    /// `None` if the games are identical.
    pub divergence: Option<Divergence>,
}

/// Whether both games have the same deal: title, rules, options, seats and seed.
pub fn same_deal(one: &Record, other: &Record) -> bool {
    let deal = |record: &Record| (record.game.clone(), record.rules, record.options.clone(), record.seats);
    deal(one) == deal(other) && one.seed == other.seed
}

/// Returns the seat whose result counts: the first person, or the first seat if all are computers.
pub fn first_person(table: &Table) -> Seat {
    table.seating.people().iter().next().unwrap_or(Seat(0))
}

/// Returns the players for dealing a game again with one person, at `seat`. The others are the computers that sat
/// there; a computer of `level` replaces each of the other people.
pub fn players_from(players: &[Player], seat: Seat, name: &str, level: &str) -> Vec<Player> {
    let mut dealt: Vec<Player> = players.to_vec();
    for player in dealt.iter_mut().filter(|player| player.is_person()) {
        player.kind = level.into();
    }
    // A player who already has the person's name gets the name freed at `seat`, so that all names stay distinct.
    let taken = dealt.iter().position(|player| alike(&player.name, name));
    if let (Some(taken), Some(own)) = (taken, dealt.get(seat.index()).map(|player| player.name.clone())) {
        dealt[taken].name = own;
    }
    if let Some(player) = dealt.get_mut(seat.index()) {
        *player = Player::new(name, Player::PERSON);
    }
    dealt
}

/// Compares two finished games of the same deal; `None` unless both are over.
pub fn compare(sides: [Side; 2]) -> Option<Comparison> {
    let info = sides[0].table.info();
    let outcomes = [sides[0].table.outcome()?, sides[1].table.outcome()?];
    let gains = sides.map(|side| side.table.gains());
    let points_of = |category: usize, side: usize| {
        sum_of(&gains[side], |gain| {
            gain.scored.seat == sides[side].seat && usize::from(gain.scored.category) == category
        })
    };
    let rows = (0..info.categories.len()).map(|category| (category, [points_of(category, 0), points_of(category, 1)]));
    Some(Comparison {
        categories: rows
            .filter(|(_, points)| *points != [0, 0])
            .map(|(category, points)| (full_category_name(info, category as u8), points))
            .collect(),
        scores: [0, 1].map(|side: usize| outcomes[side].scores[sides[side].seat]),
        won: [0, 1].map(|side: usize| outcomes[side].winners.has(sides[side].seat)),
        divergence: find_divergence(sides),
    })
}

/// Returns the first ply at which the games differ.
fn find_divergence(sides: [Side; 2]) -> Option<Divergence> {
    let played = sides.map(|side| side.table.dyn_session().notations());
    let same = played[0].iter().zip(&played[1]).take_while(|(one, other)| one == other).count();
    if same == played[0].len() && same == played[1].len() {
        return None;
    }
    let ply = same as u32 + 1;
    let moves = sides.map(|side| {
        let story = side.table.story(same as u32);
        let line = story.iter().find(|line| line.ply == ply).or(story.first());
        line.map_or(String::new(), |line| line.line.text.clone())
    });
    Some(Divergence { ply, heading: sides[0].table.heading(same as u32), moves })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_may_take_any_seat_and_names_stay_distinct() {
        let players =
            [("Asha", "person"), ("Bao", "sharp"), ("Clara", "person")].map(|(name, kind)| Player::new(name, kind));
        let dealt = |seat: u8, name: &str| -> Vec<(String, String)> {
            let dealt = players_from(&players, Seat(seat), name, "steady");
            dealt.into_iter().map(|player| (player.name, player.kind)).collect()
        };
        let table =
            |players: [(&str, &str); 3]| players.map(|(name, kind)| (name.to_owned(), kind.to_owned())).to_vec();
        assert_eq!(dealt(1, "Asha"), table([("Bao", "steady"), ("Asha", "person"), ("Clara", "steady")]));
        assert_eq!(dealt(0, "Dev"), table([("Dev", "person"), ("Bao", "sharp"), ("Clara", "steady")]));
        assert_eq!(dealt(2, "Clara"), table([("Asha", "steady"), ("Bao", "sharp"), ("Clara", "person")]));
    }
}
