//! The facts of the game: the rulebook is consistent, a table seats up to four.

use super::*;
use crate::games::tea_and_rum::state::SEATS;
use crate::words::Words;
use crate::words::rulebook::Source;

#[test]
fn the_rulebook_has_every_section_once_with_its_sources() {
    let sections = TeaAndRum::rulebook().sections;
    for (index, section) in sections.iter().enumerate() {
        let later = &sections[index + 1..];
        assert!(later.iter().all(|other| other.key != section.key && other.number != section.number));
    }
    let reconstructed =
        sections.iter().flat_map(|section| section.sources).filter(|source| **source == Source::Reconstructed);
    assert!(
        reconstructed.count() >= 10,
        "endowments, spaces, ships, tiles, wishes, cards, contracts, squares, track, order"
    );
}

#[test]
fn a_table_seats_up_to_four() {
    assert_eq!(TeaAndRum::INFO.seats, (2, SEATS as u8));
}
