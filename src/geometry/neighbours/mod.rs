//! Neighbours on the screen: where an arrow key leads from one of several places.
//!
//! Left and right lead to the nearest place of the row, up and down to the nearest one of another row. Two places that
//! are nearest to each other in opposite directions are linked; where links do not connect all places, rows are merged
//! until they do. So every place can be reached, and a link always leads back. Other steps lead back as long as the
//! [`Trail`] remembers them. Independent of the page.

/// A rectangle by its centre and size, in any unit of about a pixel; `y` increases downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// A direction on the screen, whatever the direction of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// The places next to each place, by [`Direction`].
pub type Neighbours = Vec<[Option<usize>; 4]>;

/// Weights of the squared distance across the direction: of all of it, and of the part outside the column.
const ACROSS: f64 = 0.25;
const ASIDE: f64 = 10.0;
/// Of two equally near places, the one below or to the right is nearer by this share of a step, and seen from there the
/// one above or to the left: otherwise a hex would not be the nearest one of its nearest one.
const SLANT: f64 = 0.05;
/// Maximum difference of equal coordinates, which rounding may separate.
const SLACK: f64 = 1.0;
/// Maximum number of steps that are remembered.
const LONGEST_TRAIL: usize = 64;

impl Direction {
    pub const ALL: [Direction; 4] = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

    pub const fn opposite(self) -> Direction {
        Direction::ALL[self as usize ^ 1]
    }

    const fn is_in_row(self) -> bool {
        matches!(self, Direction::Left | Direction::Right)
    }

    /// Returns right for left, down for up.
    const fn forwards(self) -> Direction {
        Direction::ALL[self as usize | 1]
    }
}

impl Place {
    /// Returns the vector to another place.
    fn to(self, other: Place) -> (f64, f64) {
        (other.x - self.x, other.y - self.y)
    }

    /// Returns the direction that comes nearest to that of another place.
    fn towards(self, other: Place) -> Direction {
        match self.to(other) {
            (x, y) if x.abs() >= y.abs() && x < 0.0 => Direction::Left,
            (x, y) if x.abs() >= y.abs() => Direction::Right,
            (_, y) if y < 0.0 => Direction::Up,
            _ => Direction::Down,
        }
    }

    /// Whether two places are in a row: the centre of the lower one is not outside the other.
    fn is_beside(self, other: Place) -> bool {
        (other.y - self.y).abs() <= self.height.max(other.height) / 2.0
    }

    /// Returns a measure of the distance to another place in this direction; `None` if it is not there.
    fn distance(self, other: Place, towards: Direction) -> Option<f64> {
        let (x, y) = self.to(other);
        let (along, across) = match towards {
            Direction::Left => (-x, SLANT * x - y),
            Direction::Right => (x, SLANT * x - y),
            Direction::Up => (-y, SLANT * y - x),
            Direction::Down => (y, SLANT * y - x),
        };
        let is_there = along > SLACK && towards.is_in_row() == self.is_beside(other);
        let column = if towards.is_in_row() { f64::MAX } else { self.width.max(other.width) / 2.0 };
        let aside = (across.abs() - column).max(0.0);
        is_there.then_some(along * along + ACROSS * across * across + ASIDE * aside * aside)
    }
}

/// Returns the neighbours of all places.
pub fn neighbours(places: &[Place]) -> Neighbours {
    let nearest = |from| Direction::ALL.map(|towards| nearest(places, from, towards));
    let mut next: Neighbours = (0..places.len()).map(nearest).collect();
    while let Some((one, other)) = gap(places, &next) {
        merge_rows(places, &mut next, one, other);
    }
    next
}

fn nearest(places: &[Place], from: usize, towards: Direction) -> Option<usize> {
    let distance = |to: usize| Some((places[from].distance(places[to], towards)?, to));
    let least = (0..places.len()).filter_map(distance).min_by(|(one, _), (other, _)| one.total_cmp(other));
    least.map(|(_, to)| to)
}

/// Returns the place that is linked to this one: each is next to the other.
fn linked(next: &Neighbours, from: usize, towards: Direction) -> Option<usize> {
    next[from][towards as usize].filter(|to| next[*to][towards.opposite() as usize] == Some(from))
}

/// Returns two near places that no links connect, the first of them connected to place 0; `None` if all are connected.
/// Ends of rows come first: others are merged in zigzag.
fn gap(places: &[Place], next: &Neighbours) -> Option<(usize, usize)> {
    let mut connected = vec![false; places.len()];
    let mut found = vec![0];
    *connected.first_mut()? = true;
    while let Some(from) = found.pop() {
        for to in Direction::ALL.into_iter().filter_map(|towards| linked(next, from, towards)) {
            if !core::mem::replace(&mut connected[to], true) {
                found.push(to);
            }
        }
    }
    let mut best = None;
    for other in (0..places.len()).filter(|place| !connected[*place]) {
        for one in (0..places.len()).filter(|place| connected[*place]) {
            let (x, y) = places[one].to(places[other]);
            let towards = places[one].towards(places[other]);
            let is_inside = linked(next, one, towards).or(linked(next, other, towards.opposite())).is_some();
            let rank = (is_inside, x * x + y * y);
            if best.is_none_or(|(least, _)| rank < least) {
                best = Some((rank, (one, other)));
            }
        }
    }
    best.map(|(_, pair)| pair)
}

/// Merges the rows of two places, or their columns if one is above the other, into one in the order of the screen.
fn merge_rows(places: &[Place], next: &mut Neighbours, one: usize, other: usize) {
    let towards = places[one].towards(places[other]).forwards();
    let is_before = |one: usize, other: usize| {
        let (x, y) = places[one].to(places[other]);
        let along = if towards.is_in_row() { x } else { y };
        along > 0.0 || along == 0.0 && one < other
    };
    let mut row = row_of(next, one, towards);
    for place in row_of(next, other, towards) {
        let at = row.partition_point(|before| is_before(*before, place));
        row.insert(at, place);
    }
    for pair in row.windows(2) {
        next[pair[0]][towards as usize] = Some(pair[1]);
        next[pair[1]][towards.opposite() as usize] = Some(pair[0]);
    }
}

/// Returns the places that are linked with this one along a direction, in order.
fn row_of(next: &Neighbours, place: usize, towards: Direction) -> Vec<usize> {
    let walk = |from, towards| core::iter::successors(Some(from), move |from| linked(next, *from, towards));
    let first = walk(place, towards.opposite()).last().unwrap_or(place);
    walk(first, towards).collect()
}

/// The last steps among pieces, so that opposite arrows lead back the same way.
#[derive(Clone, Debug)]
pub struct Trail<Piece> {
    passed: Vec<(Piece, Direction)>,
    /// Where the last step has led.
    end: Option<Piece>,
}

impl<Piece> Default for Trail<Piece> {
    fn default() -> Trail<Piece> {
        Trail { passed: Vec::new(), end: None }
    }
}

impl<Piece: Clone + PartialEq> Trail<Piece> {
    /// Moves from `pieces[here]`: back, if this is the opposite of the last step, otherwise to the neighbour. Returns
    /// the index of the piece reached; `None` at an edge. The trail starts again unless its last step ended here.
    pub fn step(
        &mut self,
        pieces: &[Piece],
        here: usize,
        towards: Direction,
        neighbours: impl FnOnce() -> Neighbours,
    ) -> Option<usize> {
        if self.end.as_ref() != Some(&pieces[here]) {
            self.passed.clear();
        }
        let last = self.passed.last().filter(|(_, last)| *last == towards.opposite());
        let back = last.and_then(|(from, _)| pieces.iter().position(|piece| piece == from));
        let to = match back {
            Some(to) => {
                self.passed.pop();
                to
            }
            None => {
                let to = neighbours()[here][towards as usize]?;
                if self.passed.len() == LONGEST_TRAIL {
                    self.passed.remove(0);
                }
                self.passed.push((pieces[here].clone(), towards));
                to
            }
        };
        self.end = Some(pieces[to].clone());
        Some(to)
    }
}

#[cfg(test)]
mod tests;
