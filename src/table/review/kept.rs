//! How a review is kept: under a key of its own beside the save of its game.
//!
//! What does not belong to this very game, or comes from another build, is ignored and worked out anew. Called by the
//! page of the review, the statistics and the files of games.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

use crate::ai::protocol::{decode, encode};
use crate::ai::review::{Choice, Estimate, Report, marks};
use crate::engine::Seat;
use crate::table::game_table::Table;
use crate::table::save::{Slot, Store, StoreError};

use super::Review;

/// The form in which reports are kept: raised when that changes, so that what is kept is worked out anew.
const FORMAT: u8 = 1;

/// What is kept: how well each seat has played, before all else, for whoever wants no more.
#[derive(Serialize, Deserialize)]
struct Kept {
    format: u8,
    game: u64,
    accuracies: Vec<Option<Estimate>>,
    reports: Vec<Option<Report>>,
    deep: Vec<u32>,
}

impl Review {
    /// The review as it was kept, or a new one; none of a game that is not over.
    pub fn open(store: &impl Store, slot: &Slot, table: &Table) -> Option<Review> {
        let new = Review::of(table)?;
        let kept = store.read(&slot.review()).ok().flatten();
        Some(kept.and_then(|text| parse(&text)).and_then(|kept| new.fits(kept, table)).unwrap_or(new))
    }

    /// What was kept, if it is of this game and nothing in it can mislead.
    fn fits(&self, kept: Kept, table: &Table) -> Option<Review> {
        let actors = table.actors();
        let categories = table.info().categories.len();
        let is_sound = |choice: &Choice| {
            let open = choice.open.map_or(0, |look| look.best);
            choice.chosen.max(choice.known.best).max(open) < choice.legal
                && choice.prospects.iter().all(|prospect| usize::from(prospect.category) < categories)
        };
        let belongs = |(ply, report): (usize, &Option<Report>)| {
            let actor = ply.checked_sub(1).map(|index| actors[index]);
            report.as_ref().is_none_or(|report| {
                report.ply as usize == ply && report.seat == actor && report.choice.as_ref().is_none_or(is_sound)
            })
        };
        let whole = kept.format == FORMAT && kept.game == self.game && kept.reports.len() == self.reports.len();
        (whole && kept.reports.iter().enumerate().all(belongs)).then_some(Review {
            reports: kept.reports,
            deep: kept.deep,
            game: self.game,
        })
    }

    /// Keeps what is known.
    ///
    /// # Errors
    /// When the store failed; nothing else is lost by that.
    pub fn keep(&self, store: &impl Store, slot: &Slot, table: &Table) -> Result<(), StoreError> {
        let seats = table.seating.players.len() as u8;
        let accuracies = Seat::all(seats).map(|seat| marks::accuracy(self.known(), seat)).collect();
        let (reports, deep) = (self.reports.clone(), self.deep.clone());
        let bytes = encode(&Kept { format: FORMAT, game: self.game, accuracies, reports, deep });
        store.write(&slot.review(), &Base64UrlUnpadded::encode_string(&pack(&bytes)))
    }
}

/// Shorter: seats that are not taken are nothing but zeros. After each zero stands how many more follow.
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

/// Reads what [`pack`] wrote.
pub(super) fn unpack(packed: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(packed.len() * 2);
    let mut rest = packed.iter();
    while let Some(byte) = rest.next() {
        let more = if *byte == 0 { rest.next().copied().unwrap_or(0) } else { 0 };
        bytes.extend(core::iter::repeat_n(*byte, usize::from(more) + 1));
    }
    bytes
}

fn parse(text: &str) -> Option<Kept> {
    decode(&unpack(&Base64UrlUnpadded::decode_vec(text).ok()?))
}

/// The review under this slot as it lies there, for the file of the game.
pub fn kept_text(store: &impl Store, slot: &Slot) -> Option<String> {
    store.read(&slot.review()).ok()?.filter(|text| parse(text).is_some())
}

/// Keeps a review that came with the file of the game that is kept under this slot. One that nobody can read, or that
/// finds no room, is made anew.
pub fn take_over(store: &impl Store, slot: &Slot, text: &str) {
    if parse(text).is_some_and(|kept| kept.format == FORMAT) {
        let _ = store.write(&slot.review(), text);
    }
}

/// How well the seat has played in the game under this slot, as far as it was reviewed to the end. Whether it is still
/// the same game, only [`Review::open`] finds out.
pub fn kept_accuracy(store: &impl Store, slot: &Slot, seat: Seat) -> Option<Estimate> {
    let kept = parse(&store.read(&slot.review()).ok()??).filter(|kept| kept.format == FORMAT)?;
    kept.reports.iter().all(Option::is_some).then(|| kept.accuracies.get(seat.index()).copied().flatten())?
}
