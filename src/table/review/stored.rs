//! Storage of a review: under its own key beside the save of its game.
//!
//! A stored review of another game or another build is ignored, and the review is computed again. Called by the page of
//! the review, the statistics and the files of games.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

use crate::ai::protocol::{decode, encode};
use crate::ai::review::{Choice, Estimate, Report, marks};
use crate::engine::Seat;
use crate::table::game_table::Table;
use crate::table::save::{Slot, Store, StoreError};

use super::Review;

/// Version of the report format. Incremented by every change, after which stored reviews are computed again.
const FORMAT: u8 = 2;

/// A stored review. The accuracies come first, for code that needs nothing else.
#[derive(Serialize, Deserialize)]
struct StoredReview {
    format: u8,
    game: u64,
    accuracies: Vec<Option<Estimate>>,
    reports: Vec<Option<Report>>,
    deep: Vec<u32>,
}

impl Review {
    /// Returns the stored review, or a new one; `None` if the game is not over.
    pub fn open(store: &impl Store, slot: &Slot, table: &Table) -> Option<Review> {
        let new = Review::new(table)?;
        let stored = store.read(&slot.review()).ok().flatten();
        Some(stored.and_then(|text| parse(&text)).and_then(|stored| new.validated(stored, table)).unwrap_or(new))
    }

    /// Returns the stored review if it belongs to this game and is consistent.
    fn validated(&self, stored: StoredReview, table: &Table) -> Option<Review> {
        let actors = table.actors();
        let categories = table.info().categories.len();
        let belongs = |(ply, report): (usize, &Option<Report>)| {
            let actor = ply.checked_sub(1).map(|index| actors[index]);
            report.as_ref().is_none_or(|report| {
                report.ply as usize == ply
                    && report.seat == actor
                    && report.choice.as_ref().is_none_or(|choice| is_sound(choice, categories))
            })
        };
        let is_consistent =
            stored.format == FORMAT && stored.game == self.game && stored.reports.len() == self.reports.len();
        (is_consistent && stored.reports.iter().enumerate().all(belongs)).then_some(Review {
            reports: stored.reports,
            deep: stored.deep,
            game: self.game,
        })
    }

    /// Stores the review.
    ///
    /// # Errors
    /// If the store fails. Only the review is then lost.
    pub fn save(&self, store: &impl Store, slot: &Slot, table: &Table) -> Result<(), StoreError> {
        let seats = table.seating.players.len() as u8;
        let accuracies = Seat::all(seats).map(|seat| marks::accuracy(self.known(), seat)).collect();
        let (reports, deep) = (self.reports.clone(), self.deep.clone());
        let bytes = encode(&StoredReview { format: FORMAT, game: self.game, accuracies, reports, deep });
        store.write(&slot.review(), &Base64UrlUnpadded::encode_string(&pack(&bytes)))
    }
}

/// Whether the review of a choice refers only to actions and to categories of points that there are.
pub fn is_sound(choice: &Choice, categories: usize) -> bool {
    let open = choice.open.map_or(0, |look| look.best);
    choice.chosen.max(choice.known.best).max(open) < choice.legal
        && choice.prospects.iter().all(|prospect| usize::from(prospect.category) < categories)
}

/// Run-length encodes zeros, of which the entries of unoccupied seats consist: each zero is followed by a byte with the
/// number of further zeros.
pub(super) fn pack(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(bytes.len() / 2);
    let mut rest = bytes;
    while let Some((first, after)) = rest.split_first() {
        packed.push(*first);
        rest = after;
        if *first == 0 {
            let more = rest.iter().take(255).take_while(|byte| **byte == 0).count();
            packed.push(more as u8);
            rest = &rest[more..];
        }
    }
    packed
}

/// Decodes the output of [`pack`].
pub(super) fn unpack(packed: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(packed.len() * 2);
    let mut rest = packed.iter();
    while let Some(byte) = rest.next() {
        let more = if *byte == 0 { rest.next().copied().unwrap_or(0) } else { 0 };
        bytes.extend(core::iter::repeat_n(*byte, usize::from(more) + 1));
    }
    bytes
}

fn parse(text: &str) -> Option<StoredReview> {
    decode(&unpack(&Base64UrlUnpadded::decode_vec(text).ok()?))
}

/// Returns the stored text of the review in this slot, for the file of the game.
pub fn stored_text(store: &impl Store, slot: &Slot) -> Option<String> {
    store.read(&slot.review()).ok()?.filter(|text| parse(text).is_some())
}

/// Stores a review that came with the file of the game in this slot. An unreadable one is ignored: it will be computed
/// again.
///
/// # Errors
/// If the store fails. Only the review is then lost.
pub fn store_imported(store: &impl Store, slot: &Slot, text: &str) -> Result<(), StoreError> {
    match parse(text).is_some_and(|kept| kept.format == FORMAT) {
        true => store.write(&slot.review(), text),
        false => Ok(()),
    }
}

/// Returns the accuracy of a seat in the game in this slot, if it was reviewed completely. Does not check that the
/// review belongs to the current game; only [`Review::open`] does.
pub fn stored_accuracy(store: &impl Store, slot: &Slot, seat: Seat) -> Option<Estimate> {
    let stored = parse(&store.read(&slot.review()).ok()??).filter(|stored| stored.format == FORMAT)?;
    stored.reports.iter().all(Option::is_some).then(|| stored.accuracies.get(seat.index()).copied().flatten())?
}
