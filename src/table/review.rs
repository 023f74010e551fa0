//! The review of a finished table: what is known of it, what is still to be looked at, and how it is kept.
//!
//! Filled by the page as its workers find out; read by the page of the review and by the statistics. Kept under a key
//! of its own beside the save: what does not belong to this very game, or comes from another build, is ignored and
//! worked out anew. There is none of a running game. Knows no game and reads no clock.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

use crate::ai::protocol::{decode, encode};
use crate::ai::review::schedule::{Errand, order};
use crate::ai::review::{Account, Books, Choice, Effort, Estimate, Report, marks};
use crate::engine::{Outcome, PerSeat, Seat, StateHasher};

use super::DynTable;
use super::save::{Slot, Store, StoreError};

/// The form in which reports are kept: raised when that changes, so that what is kept is worked out anew.
const FORMAT: u8 = 1;

/// So many plies are looked at by themselves, at [`Effort::USUAL`] each: what a device does in half a minute. Of a
/// longer game these are the deal, what people did, some of the rest, and where chances turned.
pub const MOST_PLIES: usize = 900;
/// Where a game has fewer than its title allows, people's own choices are looked at with more care, up to so many
/// iterations.
const MOST_CARE: u32 = 1_000;
/// Where it has more, all are looked at with less, down to so many.
const LEAST_CARE: u32 = 200;
/// Of a long game so many plies are looked at before it is asked where chances turned, and so many more at a time.
const FIRST: usize = MOST_PLIES * 3 / 4;
const BATCH: usize = 40;

/// What is known of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// A place for the deal and for each ply.
    pub reports: Vec<Option<Report>>,
    /// The plies that were looked at once more, with more care.
    pub deep: Vec<u32>,
    /// Which game it is of.
    game: u64,
}

/// What is kept: how well each seat has played, before all else, for whoever wants no more.
#[derive(Serialize, Deserialize)]
struct Kept {
    format: u8,
    game: u64,
    accuracies: Vec<Option<Estimate>>,
    reports: Vec<Option<Report>>,
    deep: Vec<u32>,
}

/// Tells one game from all others.
fn fingerprint(table: &dyn DynTable) -> u64 {
    StateHasher::default().bytes(table.link().as_bytes()).finish()
}

/// The key of the review of the game under a slot.
pub fn key(slot: &Slot) -> String {
    format!("tea-table.review/{}", slot.0)
}

/// Each seat's share of the win.
pub fn shares(outcome: &Outcome) -> PerSeat<f32> {
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    PerSeat::from_fn(|seat| if outcome.winners.has(seat) { share } else { 0.0 })
}

impl Review {
    /// A review of which nothing is known yet; none of a game that is not over.
    pub fn of(table: &dyn DynTable) -> Option<Review> {
        table.outcome()?;
        Some(Review { reports: vec![None; table.plies() as usize + 1], deep: Vec::new(), game: fingerprint(table) })
    }

    /// The review as it was kept, or a new one; none of a game that is not over.
    pub fn open(store: &impl Store, slot: &Slot, table: &dyn DynTable) -> Option<Review> {
        let new = Review::of(table)?;
        let kept = store.read(&key(slot)).ok().flatten();
        Some(kept.and_then(|text| parse(&text)).and_then(|kept| new.fits(kept, table)).unwrap_or(new))
    }

    /// What was kept, if it is of this game and nothing in it can mislead.
    fn fits(&self, kept: Kept, table: &dyn DynTable) -> Option<Review> {
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
    pub fn keep(&self, store: &impl Store, slot: &Slot, table: &dyn DynTable) -> Result<(), StoreError> {
        let seats = table.seating().players.len() as u8;
        let accuracies = Seat::all(seats).map(|seat| marks::accuracy(self.known(), seat)).collect();
        let (reports, deep) = (self.reports.clone(), self.deep.clone());
        let bytes = encode(&Kept { format: FORMAT, game: self.game, accuracies, reports, deep });
        store.write(&key(slot), &Base64UrlUnpadded::encode_string(&pack(&bytes)))
    }

    /// Takes in what was found out about a ply.
    pub fn add(&mut self, report: Report, effort: Effort) {
        let ply = report.ply;
        if let Some(place) = self.reports.get_mut(ply as usize) {
            *place = Some(report);
        }
        self.deep.retain(|deep| *deep != ply);
        if effort >= Effort::DEEP {
            self.deep.push(ply);
        }
    }

    /// What is to be looked at next, what matters most first. Nothing when all was, or of a long game so much that more
    /// would take too long; see [`Review::rest`].
    pub fn missing(&self, table: &dyn DynTable) -> Vec<Errand> {
        if self.reports.len() <= MOST_PLIES {
            return self.rest(table);
        }
        let room = MOST_PLIES.saturating_sub(self.known().count());
        let order = order(&table.actors(), table.seating().people());
        let is_missing = |ply: &u32| self.report(*ply).is_none();
        let mut plies: Vec<u32> = order.into_iter().take(FIRST).filter(is_missing).collect();
        if plies.is_empty() {
            plies = between_turns(&self.books(table), BATCH);
        }
        plies.truncate(room);
        plies.into_iter().map(|ply| Errand { ply, effort: Effort::USUAL }).collect()
    }

    /// All that was not looked at, what matters most first.
    pub fn rest(&self, table: &dyn DynTable) -> Vec<Errand> {
        let (actors, people) = (table.actors(), table.seating().people());
        let own = actors.iter().filter(|seat| people.has(**seat)).count();
        let [care, usual] = efforts(self.reports.len(), own, table.reviewed_plies());
        let is_own = |ply: u32| ply.checked_sub(1).is_some_and(|index| people.has(actors[index as usize]));
        let missing = order(&actors, people).into_iter().filter(|ply| self.report(*ply).is_none());
        missing.map(|ply| Errand { ply, effort: if is_own(ply) { care } else { usual } }).collect()
    }

    /// The reports that there are.
    pub fn known(&self) -> impl Iterator<Item = &Report> {
        self.reports.iter().flatten()
    }

    /// The report of a ply, if there is one.
    pub fn report(&self, ply: u32) -> Option<&Report> {
        self.reports.get(ply as usize)?.as_ref()
    }

    /// Where everybody's share of the win went, as far as it is known.
    pub fn books(&self, table: &dyn DynTable) -> Books {
        let seats = table.seating().players.len() as u8;
        let result = table.outcome().map_or_else(PerSeat::default, |outcome| shares(&outcome));
        Books::new(&self.reports, seats, &result)
    }
}

/// How carefully the choices of people, and then all else, are looked at where a game has so many plies, so many of
/// them theirs: in all as many iterations as `reviewed` plies have at [`Effort::USUAL`].
fn efforts(plies: usize, own: usize, reviewed: usize) -> [Effort; 2] {
    let time = reviewed * Effort::USUAL.0 as usize;
    // Of a longer game no more are looked at unasked.
    let plies = plies.min(MOST_PLIES);
    let each = (time / plies.max(1)).clamp(LEAST_CARE as usize, Effort::USUAL.0 as usize);
    let left = time.saturating_sub(plies.saturating_sub(own) * each);
    let care = (left / own.max(1)).clamp(each, MOST_CARE as usize);
    [care, each].map(|iterations| Effort(iterations as u32))
}

/// The plies in the middle of those stretches that nobody looked at in which chances changed most, the greatest change
/// first; at most so many.
fn between_turns(books: &Books, most: usize) -> Vec<u32> {
    let seats = books.accounts.len() as u8;
    let known: Vec<&crate::ai::review::Entry> = books.entries.iter().filter(|entry| entry.known).collect();
    let gaps = known.windows(2).filter(|pair| pair[1].ply - pair[0].ply > 1).map(|pair| {
        let changes = Seat::all(seats).map(|seat| (pair[1].before[seat] - pair[0].after[seat]).abs());
        let changes = changes.chain(Seat::all(seats).map(|seat| (pair[1].after[seat] - pair[0].after[seat]).abs()));
        (changes.fold(0.0, f32::max), (pair[0].ply + pair[1].ply) / 2)
    });
    greatest(gaps.collect(), most)
}

/// The plies of the greatest changes, at most so many, the greatest first.
fn greatest(mut changes: Vec<(f32, u32)>, most: usize) -> Vec<u32> {
    changes.sort_unstable_by(|(one, before), (other, after)| other.total_cmp(one).then(before.cmp(after)));
    changes.into_iter().take(most).map(|(_, ply)| ply).collect()
}

/// Shorter: seats that are not taken are nothing but zeros. After each zero stands how many more follow.
fn pack(bytes: &[u8]) -> Vec<u8> {
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
fn unpack(packed: &[u8]) -> Vec<u8> {
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
    store.read(&key(slot)).ok()?.filter(|text| parse(text).is_some())
}

/// Keeps a review that came with the file of the game that is kept under this slot. One that nobody can read, or that
/// finds no room, is made anew.
pub fn take_over(store: &impl Store, slot: &Slot, text: &str) {
    if parse(text).is_some_and(|kept| kept.format == FORMAT) {
        let _ = store.write(&key(slot), text);
    }
}

/// How well the seat has played in the game under this slot, as far as it was reviewed to the end. Whether it is still
/// the same game, only [`Review::open`] finds out.
pub fn kept_accuracy(store: &impl Store, slot: &Slot, seat: Seat) -> Option<Estimate> {
    let kept = parse(&store.read(&key(slot)).ok()??).filter(|kept| kept.format == FORMAT)?;
    kept.reports.iter().all(Option::is_some).then(|| kept.accuracies.get(seat.index()).copied().flatten())?
}

/// The kinds of luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// Of the deal.
    Deal,
    /// Of draws and dice.
    Draws,
    /// Of hands that nobody could see.
    Hidden,
}

/// A game in a sentence: what a seat's choices and the luck have come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// What own choices and those of rivals brought together.
    pub choices: Estimate,
    /// The luck that weighed most, if any is beyond doubt.
    pub luck: Option<(Luck, f32)>,
    /// Whether every ply was looked at.
    pub complete: bool,
}

/// Luck of less than this share of the win is not mentioned.
const SLIGHT: f32 = 0.01;

/// What the books of a seat come to. Alone at the table one is compared with nobody: only what was given away counts.
pub fn verdict(books: &Books, seat: Seat) -> Option<Verdict> {
    let Account { deal, draw, secret, own, rivals, .. } = *books.accounts.get(seat.index())?;
    let is_sure = |luck: &Estimate| Estimate { mean: luck.mean.abs(), ..*luck }.is_surely_positive();
    let kinds = [(Luck::Deal, deal), (Luck::Draws, draw), (Luck::Hidden, secret)];
    let sure = kinds.into_iter().filter(|(_, luck)| is_sure(luck) && luck.mean.abs() >= SLIGHT);
    let luck = sure.max_by(|(_, one), (_, other)| one.mean.abs().total_cmp(&other.mean.abs()));
    Some(Verdict {
        choices: if books.accounts.len() > 1 { own.plus(rivals) } else { own },
        luck: luck.map(|(kind, luck)| (kind, luck.mean)),
        complete: books.complete,
    })
}

/// The plies at which chances changed most for anybody, at most so many, the greatest change first.
pub fn turning_points(books: &Books, most: usize) -> Vec<u32> {
    let seats = books.accounts.len() as u8;
    let swing = |entry: &crate::ai::review::Entry| {
        let changes = Seat::all(seats).map(|seat| (entry.after[seat] - entry.before[seat]).abs());
        changes.fold(0.0, f32::max)
    };
    let mut known: Vec<(f32, u32)> = books
        .entries
        .iter()
        .filter(|entry| entry.known && entry.ply > 0)
        .map(|entry| (swing(entry), entry.ply))
        .collect();
    known.retain(|(swing, _)| *swing >= SLIGHT);
    greatest(known, most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::review::{Look, Prospect};
    use crate::engine::record::{Player, Seed};
    use crate::games::ceylon::Ceylon;
    use crate::table::Table;
    use crate::table::save::tests::Memory;

    fn slot() -> Slot {
        Slot::new("ceylon", 1)
    }

    /// A game of the first of all legal actions.
    fn table(plies: Option<u32>) -> Table<Ceylon> {
        let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", "novice")];
        let mut table = Table::<Ceylon>::new(Default::default(), players, Seed(5)).expect("two can play");
        while table.outcome().is_none() && plies.is_none_or(|plies| DynTable::plies(&table) < plies) {
            let last = table.legal().len() - 1;
            table.act_index(last).expect("it is legal");
        }
        table
    }

    fn report(table: &dyn DynTable, ply: u32, loss: f32) -> Report {
        let look = Look { best: 0, loss: Estimate { mean: loss, error: 0.01 } };
        let choice = Choice {
            legal: 3,
            chosen: 1,
            known: look,
            open: None,
            secret: Estimate::default(),
            find: None,
            prospects: vec![Prospect { category: 0, points: Estimate::exact(2.0) }],
            line: vec!["pass".into()],
        };
        let seat = ply.checked_sub(1).map(|index| table.actors()[index as usize]);
        let chances = |first: f32| {
            PerSeat::from_fn(|seat| Estimate::exact([first, 1.0 - first].get(seat.index()).copied().unwrap_or(0.0)))
        };
        let choice = seat.is_some().then_some(choice);
        Report { ply, seat, expected: Some(chances(0.5)), after: Some(chances(0.5 - loss)), choice }
    }

    #[test]
    fn a_running_game_has_no_review() {
        let running = table(Some(7));
        assert_eq!(Review::of(&running), None);
        assert_eq!(Review::open(&Memory::default(), &slot(), &running), None);
    }

    #[test]
    fn what_was_found_out_is_kept_for_this_game_alone() {
        let (store, over) = (Memory::default(), table(None));
        let mut review = Review::open(&store, &slot(), &over).expect("the game is over");
        let all = review.missing(&over);
        assert_eq!(all.len(), review.reports.len());
        assert_eq!(all[0].ply, 0, "the deal first");
        review.add(report(&over, 0, 0.0), Effort::USUAL);
        review.add(report(&over, 3, 0.2), Effort::DEEP);
        review.keep(&store, &slot(), &over).expect("there is room");
        let again = Review::open(&store, &slot(), &over).expect("the game is over");
        assert_eq!(again, review);
        assert_eq!(again.missing(&over).len(), all.len() - 2);
        assert_eq!(kept_accuracy(&store, &slot(), Seat(0)), None, "not before all was looked at");

        // Another game under the same slot, and what nobody can read.
        let other = Table::<Ceylon>::new(Default::default(), vec![Player::new("Asha", Player::PERSON); 3], Seed(6));
        let mut other = other.expect("three can play");
        while other.outcome().is_none() {
            other.act_index(0).expect("it is legal");
        }
        let known =
            |table: &dyn DynTable| Review::open(&store, &slot(), table).expect("the game is over").known().count();
        assert_eq!((known(&over), known(&other)), (2, 0));
        store.write(&key(&slot()), "no review").expect("there is room");
        assert_eq!(known(&over), 0);
    }

    #[test]
    fn zeros_take_little_room() {
        let long: Vec<u8> = (0..2000).map(|byte| if byte % 500 == 0 { 9 } else { 0 }).collect();
        for bytes in [&[][..], &[0], &[0, 0, 7, 0], &[1, 2, 3], &long] {
            assert_eq!(unpack(&pack(bytes)), bytes);
        }
        assert!(pack(&long).len() < 30);
    }

    #[test]
    fn what_would_mislead_is_not_taken_over() {
        let (store, over) = (Memory::default(), table(None));
        let spoil: [fn(&mut Report); 4] = [
            |report| report.ply += 1,
            |report| report.seat = None,
            |report| report.choice.as_mut().expect("it has one").known.best = 3,
            |report| report.choice.as_mut().expect("it has one").prospects[0].category = 99,
        ];
        for spoil in spoil {
            let mut review = Review::of(&over).expect("the game is over");
            let mut bad = report(&over, 2, 0.1);
            spoil(&mut bad);
            review.reports[2] = Some(bad);
            review.keep(&store, &slot(), &over).expect("there is room");
            assert_eq!(Review::open(&store, &slot(), &over).map(|review| review.known().count()), Some(0));
        }
    }

    #[test]
    fn people_get_what_time_is_left_and_a_long_game_no_more_than_there_is() {
        let care = |plies, own, reviewed| efforts(plies, own, reviewed)[0];
        assert_eq!(care(300, 150, 900), Effort(MOST_CARE));
        assert_eq!((care(850, 425, 900), care(240, 60, 320)), (Effort(447), Effort(933)));
        let most = [(900, 450), (5000, 5000), (1, 0)].map(|(plies, own)| care(plies, own, 900));
        assert_eq!(most, [Effort::USUAL, Effort::USUAL, Effort(MOST_CARE)]);
        let others = [(185, 46, 190), (246, 60, 190), (5000, 90, 900)].map(|(plies, own, reviewed)| {
            let [care, each] = efforts(plies, own, reviewed);
            (care.0, each.0)
        });
        assert_eq!(others, [(443, 400), (311, 308), (400, 400)], "more plies than there is time for get less each");
        let over = table(None);
        let review = Review::of(&over).expect("the game is over");
        let efforts: Vec<Effort> = review.missing(&over).iter().map(|errand| errand.effort).collect();
        assert_eq!(
            (efforts[0], efforts[1]),
            (Effort::USUAL, Effort(839)),
            "the deal, then the person, in what time Ceylon has"
        );
    }

    #[test]
    fn between_two_looks_the_greatest_change_is_looked_into_first() {
        let over = table(None);
        let mut review = Review::of(&over).expect("the game is over");
        for (ply, loss) in [(0, 0.0), (4, 0.0), (10, 0.3), (11, 0.0), (20, 0.1)] {
            review.add(report(&over, ply, loss), Effort::USUAL);
        }
        let found = between_turns(&review.books(&over), 2);
        assert_eq!(found, [7, 15], "nothing lies between 10 and 11");
    }

    #[test]
    fn a_review_goes_with_the_file_of_its_game() {
        let (here, there, over) = (Memory::default(), Memory::default(), table(None));
        let mut review = Review::of(&over).expect("the game is over");
        assert_eq!(kept_text(&here, &slot()), None);
        review.add(report(&over, 3, 0.2), Effort::USUAL);
        review.keep(&here, &slot(), &over).expect("there is room");
        let text = kept_text(&here, &slot()).expect("it is kept");
        let other = Slot::new("ceylon", 9);
        take_over(&there, &other, "no review");
        assert_eq!(there.read(&key(&other)), Ok(None));
        take_over(&there, &other, &text);
        assert_eq!(Review::open(&there, &other, &over), Some(review));
    }

    #[test]
    fn the_verdict_names_choices_and_the_luck_that_weighed_most() {
        let account = Account {
            deal: Estimate { mean: -0.12, error: 0.01 },
            draw: Estimate { mean: 0.2, error: 0.2 },
            own: Estimate { mean: -0.02, error: 0.01 },
            rivals: Estimate { mean: 0.1, error: 0.01 },
            ..Account::default()
        };
        let mut books = Books { entries: Vec::new(), accounts: vec![account; 2], complete: true };
        let found = verdict(&books, Seat(0)).expect("it has a seat");
        assert_eq!(found.luck, Some((Luck::Deal, -0.12)), "the greater is not sure");
        assert!((found.choices.mean - 0.08).abs() < 1e-6);
        books.accounts.truncate(1);
        assert_eq!(verdict(&books, Seat(0)).map(|found| found.choices), Some(account.own), "alone at the table");
        assert_eq!(verdict(&books, Seat(1)), None);
    }

    #[test]
    fn turning_points_are_what_changed_most() {
        let over = table(None);
        let mut review = Review::of(&over).expect("the game is over");
        for (ply, loss) in [(0, 0.0), (2, 0.1), (4, 0.3), (6, 0.001)] {
            review.add(report(&over, ply, loss), Effort::USUAL);
        }
        assert_eq!(turning_points(&review.books(&over), 2), [6, 4], "what comes back counts as well");
    }
}
