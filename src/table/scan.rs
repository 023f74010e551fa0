//! Scanning: what one or two switches choose next, when a ring moves over groups of pieces.
//!
//! The page supplies regions with their numbers of pieces and reports steps and presses. A press on a group opens it, a
//! press on a piece presses that piece. Large regions are divided into rows, the longest first, so that a piece far
//! back is reached with as few steps as one in front. Knows no page and no clock.

/// The switches that a player uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switches {
    /// No scanning.
    None,
    /// The ring moves automatically, the switch presses.
    One,
    /// One switch moves the ring, the other presses.
    Two,
}

/// What the ring can be around.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A piece, by its number over all regions.
    Piece(usize),
    /// A region, or a row of pieces in it. Never empty.
    Group(Vec<Entry>),
}

/// Number of pieces up to which a region is not divided.
const UNDIVIDED: usize = 5;
/// Maximum number of levels inside a region, and of entries in a row, for up to 120 pieces.
const MAX_LEVELS: usize = 3;
const LONGEST_ROW: usize = 8;
/// Number of regions above which pieces are divided into rows regardless of their regions.
const MAX_REGIONS: usize = 8;
/// Number of rounds without a press after which an open group is left.
const EMPTY_ROUNDS: u8 = 2;

/// Returns the number of pieces that the rows of a group hold if the first has `longest` entries and each other has
/// one fewer than the row before.
fn capacity(longest: usize, levels: usize) -> usize {
    match levels {
        0 => 1,
        _ => (1..=longest).map(|longest| capacity(longest, levels - 1)).sum(),
    }
}

/// Divides pieces into rows such that the one reached last costs as few steps and presses as possible.
fn divide(pieces: core::ops::Range<usize>) -> Vec<Entry> {
    let count = pieces.len();
    if count <= UNDIVIDED {
        return pieces.map(Entry::Piece).collect();
    }
    let fitting = |levels: usize| (1..).find(|longest| capacity(*longest, levels) >= count).unwrap_or(count);
    let max_levels = if capacity(LONGEST_ROW, MAX_LEVELS) < count { MAX_LEVELS + 1 } else { MAX_LEVELS };
    let best = (2..=max_levels).min_by_key(|levels| levels + fitting(*levels)).unwrap_or(max_levels);
    rows(pieces, fitting(best), best)
}

fn rows(pieces: core::ops::Range<usize>, longest: usize, levels: usize) -> Vec<Entry> {
    let mut entries = Vec::new();
    let (mut start, mut longest) = (pieces.start, longest);
    while start < pieces.end {
        let end = pieces.end.min(start + capacity(longest, levels - 1));
        entries.push(if levels == 1 { Entry::Piece(start) } else { group(rows(start..end, longest, levels - 1)) });
        (start, longest) = (end, longest - 1);
    }
    entries
}

/// Returns a group with these entries, or its only entry.
fn group(mut entries: Vec<Entry>) -> Entry {
    if entries.len() == 1 { entries.remove(0) } else { Entry::Group(entries) }
}

/// Returns the entries to scan for regions with these numbers of pieces, in their order. Empty regions are left out;
/// a single one is open from the beginning.
pub fn entries(regions: &[usize]) -> Vec<Entry> {
    let mut start = 0;
    let ranges = regions.iter().map(|count| {
        start += count;
        start - count..start
    });
    let ranges: Vec<_> = ranges.filter(|range| !range.is_empty()).collect();
    match ranges.len() {
        0 => Vec::new(),
        1 => divide(ranges[0].clone()),
        count if count > MAX_REGIONS => divide(0..start),
        _ => ranges.into_iter().map(|range| group(divide(range))).collect(),
    }
}

impl Entry {
    /// Returns the pieces in this entry, in order.
    pub fn pieces(&self) -> Vec<usize> {
        match self {
            Entry::Piece(piece) => vec![*piece],
            Entry::Group(entries) => entries.iter().flat_map(Entry::pieces).collect(),
        }
    }
}

/// The position of the ring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scan {
    /// The index in each open group, outermost first; never empty.
    path: Vec<usize>,
    /// Rounds through the innermost open group since the last press.
    rounds: u8,
}

impl Default for Scan {
    fn default() -> Scan {
        Scan { path: vec![0], rounds: 0 }
    }
}

/// Returns the entries of the group that a path leads into.
fn open<'a>(entries: &'a [Entry], path: &[usize]) -> Option<&'a [Entry]> {
    path.iter().try_fold(entries, |entries, index| match entries.get(*index)? {
        Entry::Group(inside) => Some(inside.as_slice()),
        Entry::Piece(_) => None,
    })
}

impl Scan {
    /// Returns the entry that the ring is around; `None` if there is none at its position.
    pub fn current<'a>(&self, entries: &'a [Entry]) -> Option<&'a Entry> {
        let (last, outside) = self.path.split_last()?;
        open(entries, outside)?.get(*last)
    }

    /// Moves the ring to the next entry. After two rounds without a press it leaves the group, and is around the group
    /// again.
    pub fn step(&mut self, entries: &[Entry]) {
        let inside = self.path.split_last().and_then(|(last, outside)| Some((*last, open(entries, outside)?.len())));
        let Some((last, count)) = inside else { return *self = Scan::default() };
        self.path.pop();
        self.path.push((last + 1) % count.max(1));
        if last + 1 < count {
            return;
        }
        self.rounds = self.rounds.saturating_add(1);
        if self.rounds >= EMPTY_ROUNDS && self.path.len() > 1 {
            self.path.pop();
            self.rounds = 0;
        }
    }

    /// Presses: opens the group that the ring is around, or returns the piece that is pressed.
    pub fn press(&mut self, entries: &[Entry]) -> Option<usize> {
        self.rounds = 0;
        match self.current(entries)? {
            Entry::Piece(piece) => Some(*piece),
            Entry::Group(_) => {
                self.path.push(0);
                None
            }
        }
    }

    /// Moves the ring to the outermost entry with exactly these pieces, or else to the beginning.
    pub fn find(&mut self, entries: &[Entry], pieces: &[usize]) {
        fn path_to(entries: &[Entry], pieces: &[usize]) -> Option<Vec<usize>> {
            entries.iter().enumerate().find_map(|(index, entry)| match entry {
                entry if entry.pieces() == pieces => Some(vec![index]),
                Entry::Piece(_) => None,
                Entry::Group(inside) => path_to(inside, pieces).map(|path| [index].into_iter().chain(path).collect()),
            })
        }
        match path_to(entries, pieces) {
            Some(path) => self.path = path,
            None => *self = Scan::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Chance;

    /// Returns the steps and the presses with which each piece is pressed, from the beginning.
    fn costs(entries: &[Entry], steps: usize, presses: usize, costs: &mut Vec<(usize, usize)>) {
        for (index, entry) in entries.iter().enumerate() {
            match entry {
                Entry::Piece(piece) => {
                    assert_eq!(*piece, costs.len(), "every piece is reached once, in order");
                    costs.push((steps + index, presses + 1));
                }
                Entry::Group(inside) => {
                    assert!(inside.len() > 1, "no press is in vain: {inside:?}");
                    assert!(inside.len() <= LONGEST_ROW.max(UNDIVIDED), "a row is short: {inside:?}");
                    self::costs(inside, steps + index, presses + 1, costs);
                }
            }
        }
    }

    fn worst(regions: &[usize]) -> (usize, usize) {
        let mut all = Vec::new();
        costs(&entries(regions), 0, 0, &mut all);
        assert_eq!(all.len(), regions.iter().sum::<usize>());
        let steps = all.iter().map(|(steps, presses)| steps + presses).max().unwrap_or_default();
        (steps, all.iter().map(|(_, presses)| *presses).max().unwrap_or_default())
    }

    #[test]
    fn every_lit_piece_is_reached_with_twelve_steps_and_presses() {
        let mut chance = Chance::stream(43);
        for _ in 0..400 {
            let regions: Vec<_> = (0..=chance.index(4)).map(|_| chance.index(57)).collect();
            let (most, presses) = worst(&regions);
            assert!(most <= 12 && presses <= 4, "{regions:?}: {most}, of which {presses} presses");
        }
        // What no table has, but a page may.
        for _ in 0..100 {
            let regions: Vec<_> = (0..=chance.index(12)).map(|_| chance.index(25)).collect();
            let (most, presses) = worst(&regions);
            assert!(most <= 16 && presses <= 4, "{regions:?}: {most}, of which {presses} presses");
        }
    }

    #[test]
    fn few_pieces_need_no_groups() {
        assert_eq!(entries(&[]), []);
        assert_eq!(entries(&[0, 3, 0]), [Entry::Piece(0), Entry::Piece(1), Entry::Piece(2)]);
        let hand = Entry::Group(vec![Entry::Piece(1), Entry::Piece(2)]);
        assert_eq!(entries(&[1, 2]), [Entry::Piece(0), hand]);
        let lengths = |count: usize| entries(&[count]).iter().map(|row| row.pieces().len()).collect::<Vec<_>>();
        assert_eq!(lengths(5), [1; 5]);
        assert_eq!(lengths(10), [4, 3, 2, 1]);
        assert_eq!(lengths(12), [5, 4, 3]);
    }

    #[test]
    fn a_press_opens_a_group_and_two_empty_rounds_leave_it() {
        let table = entries(&[1, 2]);
        let mut scan = Scan::default();
        scan.step(&table);
        assert_eq!(scan.press(&table), None);
        assert_eq!(scan.current(&table), Some(&Entry::Piece(1)));
        (0..3).for_each(|_| scan.step(&table));
        assert_eq!(scan.current(&table), Some(&Entry::Piece(2)));
        scan.step(&table);
        assert_eq!(scan.current(&table).map(Entry::pieces), Some(vec![1, 2]), "around the group again");
        scan.step(&table);
        (0..8).for_each(|_| scan.step(&table));
        assert_eq!(scan.press(&table), Some(0), "the outermost entries go round without end");
        assert_eq!(scan.press(&table), Some(0), "a piece can be pressed again");
    }

    #[test]
    fn the_ring_stays_where_it_is_when_something_else_changes() {
        let before = entries(&[2, 2]);
        let mut scan = Scan::default();
        scan.step(&before);
        scan.press(&before);
        // A message appears in front.
        let after = entries(&[1, 2, 2]);
        scan.find(&after, &[3]);
        assert_eq!(scan.press(&after), Some(3));
        scan.find(&after, &[1, 2]);
        assert_eq!(scan.current(&after).map(Entry::pieces), Some(vec![1, 2]));
        scan.find(&after, &[2, 3]);
        assert_eq!(scan, Scan::default(), "what is gone is sought no longer");
        let mut lost = Scan { path: vec![7, 7], rounds: 0 };
        assert_eq!((lost.current(&before), lost.press(&before)), (None, None));
        lost.step(&before);
        assert_eq!(lost.current(&before).map(Entry::pieces), Some(vec![0, 1]));
    }
}
