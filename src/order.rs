//! Sorting of short lists.
//!
//! An insertion sort, stable: of the few dozen items that a table holds it makes short work, and it is some
//! bytes of program where the standard library's sorts are five thousand for each type. Called by whatever the
//! page downloads; lists that may be long, and the search, sort otherwise.

/// Sorts in rising order; equal items stay in their order.
pub fn sort<T: Ord>(items: &mut [T]) {
    sort_by(items, &|a, b| a < b);
}

/// Sorts by rising keys; items of equal keys stay in their order.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(items, &|a, b| key(a) < key(b));
}

fn sort_by<T>(items: &mut [T], before: &dyn Fn(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && before(&items[at], &items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_the_standard_library_sorts() {
        let mut chance = crate::engine::Chance::stream(5);
        for length in 0..40 {
            let list: Vec<(usize, usize)> = (0..length).map(|place| (chance.index(6), place)).collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            sort_by_key(&mut ours, |item| item.0);
            theirs.sort_by_key(|item| item.0);
            assert_eq!(ours, theirs);
            ours.reverse();
            sort(&mut ours);
            theirs.sort();
            assert_eq!(ours, theirs);
        }
    }
}
