//! Polyhexes: shapes of several hexes, their orientations and placements.
//!
//! Used by games with tiles of several hexes. Knows no tile and no map.

use super::Axial;

/// Returns the distinct orientations of `shape` under rotation and reflection, each sorted and moved so that its first
/// hex is the origin.
///
/// # Panics
/// If `shape` is empty.
pub fn orientations(shape: &[Axial]) -> Vec<Vec<Axial>> {
    let mut forms: Vec<Vec<Axial>> = Vec::with_capacity(12);
    let mut form = shape.to_vec();
    for _ in 0..2 {
        for _ in 0..6 {
            form.iter_mut().for_each(|hex| *hex = hex.turned());
            let mut moved: Vec<Axial> = Vec::with_capacity(form.len());
            for hex in &form {
                moved.insert(moved.partition_point(|other| other < hex), *hex);
            }
            let first = moved[0];
            moved.iter_mut().for_each(|hex| *hex = *hex - first);
            if !forms.contains(&moved) {
                forms.push(moved);
            }
        }
        form.iter_mut().for_each(|hex| *hex = hex.mirrored());
    }
    forms
}

/// Returns every placement of `shape`, freely rotated and reflected, within `region`, each once: the indices into
/// `region` of the covered hexes, ascending.
///
/// # Panics
/// If `shape` is empty.
pub fn placements(shape: &[Axial], region: &[Axial]) -> Vec<Vec<usize>> {
    let mut ways = Vec::new();
    for form in orientations(shape) {
        for &anchor in region {
            let is_covered = |index: &usize| form.contains(&(region[*index] - anchor));
            let covered: Vec<usize> = (0..region.len()).filter(is_covered).collect();
            if covered.len() == form.len()
                && let Err(place) = ways.binary_search(&covered)
            {
                ways.insert(place, covered);
            }
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(hexes: &[(i8, i8)]) -> Vec<Axial> {
        hexes.iter().map(|&(q, r)| Axial::at(q, r)).collect()
    }

    #[test]
    fn shapes_have_as_many_forms_as_their_symmetry_leaves() {
        assert_eq!(orientations(&shape(&[(0, 0)])).len(), 1);
        assert_eq!(orientations(&shape(&[(0, 0), (1, 0), (2, 0), (3, 0)])).len(), 3);
        assert_eq!(orientations(&shape(&[(0, 0), (0, 1), (1, 0), (1, 1)])).len(), 3);
        assert_eq!(orientations(&shape(&[(0, 0), (1, 0), (-1, 1), (0, -1)])).len(), 2);
        assert_eq!(orientations(&shape(&[(0, 0), (0, 1), (0, 2), (1, 2)])).len(), 12);
    }

    #[test]
    fn a_bar_of_two_fits_once_on_every_edge() {
        let region = shape(&[(0, 0), (1, 0), (0, 1), (5, 5)]);
        assert_eq!(placements(&shape(&[(3, 3), (3, 4)]), &region), [vec![0, 1], vec![0, 2], vec![1, 2]]);
    }
}
