//! Sorts the lists of the page. The search, which sorts inside its loops, calls the standard library directly.
//!
//! The standard library's sort is compiled for each type of item, 4 kB of wasm each. This one sorts positions, so that
//! it is compiled once, and inserts them one by one, which is fast enough for the hundreds of items of a list.

use core::cmp::Ordering;

/// Sorts a list by `compare`. Equal items keep their order.
pub fn sort_by<T>(list: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let order = sorted_positions(list.len(), &|one, other| compare(&list[one], &list[other]));
    let mut items: Vec<Option<T>> = core::mem::take(list).into_iter().map(Some).collect();
    list.extend(order.into_iter().filter_map(|position| items[position].take()));
}

/// Sorts a list. Equal items keep their order.
pub fn sort<T: Ord>(list: &mut Vec<T>) {
    sort_by(list, T::cmp);
}

fn sorted_positions(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut positions = Vec::with_capacity(count);
    for position in 0..count {
        let place = positions.partition_point(|earlier| compare(*earlier, position).is_le());
        positions.insert(place, position);
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorting_agrees_with_the_standard_library() {
        let mut list: Vec<(u32, u32)> = (0..100).map(|index| (index * 37 % 10, index)).collect();
        let (mut stable, mut whole) = (list.clone(), list.clone());
        stable.sort_by_key(|item| core::cmp::Reverse(item.0));
        sort_by(&mut list, |one, other| other.0.cmp(&one.0));
        assert_eq!(list, stable);
        whole.sort();
        sort(&mut list);
        assert_eq!(list, whole);
    }
}
