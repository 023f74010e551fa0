//! The components of a game, piece by piece, with the source of every figure.
//!
//! Written in each game's `text/components.rs` from its tables of figures, shown and searched by the page. Knows no
//! game and no screen.

use core::fmt;

use super::rulebook::{Rulebook, Source};
use crate::engine::Rule;

/// A figure printed on a piece: a cost, a requirement or a gain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// For example "Rupees".
    pub label: &'static str,
    /// For example "11".
    pub value: String,
    pub source: Source,
}

/// Identifies a piece for rules and boards; unique within a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// For example "councillor".
    pub kind: &'static str,
    /// Index in the kind's table of figures.
    pub number: usize,
}

impl Piece {
    pub const fn new(kind: &'static str, number: usize) -> Piece {
        Piece { kind, number }
    }

    /// Parses the format of [`fmt::Display`], with a kind among `kinds`; without a number, the first of its kind.
    pub fn parse(text: &str, kinds: &[&'static str]) -> Option<Piece> {
        let (kind, number) = text.split_once('.').unwrap_or((text, "0"));
        let kind = kinds.iter().find(|known| **known == kind)?;
        Some(Piece::new(kind, number.parse().ok()?))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.kind, self.number)
    }
}

/// A component: one piece, or several identical ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Component {
    pub piece: Piece,
    pub name: String,
    /// Number of identical pieces.
    pub count: u8,
    /// Source of the count.
    pub count_source: Source,
    /// Its effect in one or two sentences; may be empty.
    pub words: String,
    /// Source of the words.
    pub source: Source,
    pub figures: Vec<Figure>,
    /// Section of the rulebook that describes it.
    pub rule: Rule,
}

impl Component {
    /// Creates a single piece without figures, sourced from the rulebook.
    pub fn new(kind: &'static str, number: usize, name: impl Into<String>, rule: &'static str) -> Component {
        Component {
            piece: Piece::new(kind, number),
            name: name.into(),
            count: 1,
            count_source: Source::Rulebook,
            words: String::new(),
            source: Source::Rulebook,
            figures: Vec::new(),
            rule: Rule(rule),
        }
    }

    pub fn count(mut self, count: u8, source: Source) -> Component {
        (self.count, self.count_source) = (count, source);
        self
    }

    pub fn words(mut self, words: impl Into<String>, source: Source) -> Component {
        (self.words, self.source) = (words.into(), source);
        self
    }

    pub fn figure(mut self, label: &'static str, value: impl ToString, source: Source) -> Component {
        self.figures.push(Figure { label, value: value.to_string(), source });
        self
    }

    /// Returns the sources of its count, words and figures.
    pub fn sources(&self) -> impl Iterator<Item = Source> + '_ {
        let words = (!self.words.is_empty()).then_some(self.source);
        [self.count_source].into_iter().chain(words).chain(self.figures.iter().map(|figure| figure.source))
    }

    /// Whether its name, words or figures contain this lower-case word.
    fn holds(&self, word: &str) -> bool {
        let figures = self.figures.iter().flat_map(|figure| [figure.label, figure.value.as_str()]);
        [self.name.as_str(), self.words.as_str()]
            .into_iter()
            .chain(figures)
            .any(|text| text.to_ascii_lowercase().contains(word))
    }
}

/// A table of figures printed together on a board or a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FigureTable {
    pub name: &'static str,
    /// Column headings; the first is that of the row names.
    pub head: Vec<String>,
    /// Rows, each starting with its name, of the same length as the head.
    pub rows: Vec<Vec<String>>,
    /// Source of the figures.
    pub source: Source,
    /// Rows (from 0) with a different source.
    pub others: Vec<(usize, Source)>,
    /// Section of the rulebook that describes it.
    pub rule: Rule,
}

impl FigureTable {
    /// Returns the source of a row's figures.
    pub fn source_of(&self, row: usize) -> Source {
        self.others.iter().find(|(other, _)| *other == row).map_or(self.source, |(_, source)| *source)
    }

    /// Returns the source and the number of figures of each row.
    pub fn figures(&self) -> impl Iterator<Item = (Source, usize)> + '_ {
        self.rows.iter().enumerate().map(|(number, row)| (self.source_of(number), row.len().saturating_sub(1)))
    }
}

/// The components of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentGroup {
    /// Name in addresses: lower-case words with dashes.
    pub key: &'static str,
    /// Name of the kind, in the plural.
    pub name: &'static str,
    /// One or two sentences about all of them.
    pub about: String,
    pub components: Vec<Component>,
    /// Related tables of figures.
    pub tables: Vec<FigureTable>,
}

impl ComponentGroup {
    /// Creates a group without tables.
    pub fn new(
        key: &'static str,
        name: &'static str,
        about: impl Into<String>,
        components: Vec<Component>,
    ) -> ComponentGroup {
        ComponentGroup { key, name, about: about.into(), components, tables: Vec::new() }
    }

    pub fn table(mut self, table: FigureTable) -> ComponentGroup {
        self.tables.push(table);
        self
    }

    /// Returns the number of pieces in the group.
    pub fn count(&self) -> u32 {
        self.components.iter().map(|component| u32::from(component.count)).sum()
    }

    /// Returns the pieces that contain every word of `query`, counting the name of the group.
    pub fn search(&self, query: &str) -> Vec<Piece> {
        let name = self.name.to_ascii_lowercase();
        let words: Vec<String> = query.split_whitespace().map(str::to_ascii_lowercase).collect();
        let found =
            |component: &&Component| words.iter().all(|word| name.contains(word.as_str()) || component.holds(word));
        self.components.iter().filter(found).map(|component| component.piece).collect()
    }
}

/// Distribution of a component's pieces, as far as a viewer may know. The numbers add up to the count in the box.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Whereabouts {
    /// Played, discarded or sailed: public, and out of the way.
    pub gone: u8,
    /// Visible to the viewer: on the table, or in a hand the viewer knows.
    pub table: u8,
    /// Still to come, or in hands the viewer does not know.
    pub unseen: u8,
    /// In the supply, or not yet used by a player.
    pub reserve: u8,
    /// Number of copies not used in this game.
    pub aside: u8,
}

impl Whereabouts {
    pub fn total(self) -> u32 {
        [self.gone, self.table, self.unseen, self.reserve, self.aside].into_iter().map(u32::from).sum()
    }

    /// Returns all `count` pieces as visible if `there`, else as unused.
    pub fn on_table(count: u8, there: bool) -> Whereabouts {
        if there {
            Whereabouts { table: count, ..Whereabouts::default() }
        } else {
            Whereabouts { aside: count, ..Whereabouts::default() }
        }
    }

    /// Returns `out` of `count` pieces as visible and the rest as reserve. If more are out than the box contains, as
    /// some rules allow, the reserve is empty.
    pub fn with_reserve(count: u8, out: u8) -> Whereabouts {
        let table = out.min(count);
        Whereabouts { table, reserve: count - table, ..Whereabouts::default() }
    }

    /// Returns all `count` pieces as gone.
    pub fn gone(count: u8) -> Whereabouts {
        Whereabouts { gone: count, ..Whereabouts::default() }
    }

    /// Returns all `count` pieces as unseen.
    pub fn unseen(count: u8) -> Whereabouts {
        Whereabouts { unseen: count, ..Whereabouts::default() }
    }
}

/// Number of figures from each source.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Shares(pub [u32; 5]);

impl Shares {
    /// Counts the sources in a whole game: of every component, every table and every paragraph of the rulebook.
    pub fn count_in(groups: &[ComponentGroup], rulebook: &Rulebook) -> Shares {
        let mut shares = Shares::default();
        for group in groups {
            let pieces = group.components.iter().flat_map(Component::sources);
            pieces.for_each(|source| shares.add(source, 1));
            let figures = group.tables.iter().flat_map(FigureTable::figures);
            figures.for_each(|(source, figures)| shares.add(source, figures as u32));
        }
        let paragraphs = rulebook.sections.iter().flat_map(|section| section.paragraphs);
        paragraphs.for_each(|(source, _)| shares.add(*source, 1));
        shares
    }

    fn add(&mut self, source: Source, count: u32) {
        self.0[source as usize] += count;
    }

    pub fn count(&self, source: Source) -> u32 {
        self.0[source as usize]
    }

    pub fn total(&self) -> u32 {
        self.0.iter().sum()
    }
}

/// Selects figures of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FigureSelector {
    /// Counts of the pieces.
    Counts,
    /// Words describing the pieces.
    Words,
    /// Figures with this label, or the table of this name.
    Named(&'static str),
}

/// Reconstructed figures: those of one label in one group, or of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invented {
    pub group: &'static str,
    pub which: FigureSelector,
    /// Number of figures reconstructed by us.
    pub reconstructed: usize,
    /// Total number of these figures.
    pub total: usize,
}

/// Returns the reconstructed figures, in the order of the groups.
pub fn invented(groups: &[ComponentGroup]) -> Vec<Invented> {
    let mut all: Vec<Invented> = Vec::new();
    let mut add = |group: &ComponentGroup, which: FigureSelector, source: Source, figures: usize| {
        let ours = if source == Source::Reconstructed { figures } else { 0 };
        match all.iter_mut().find(|one| one.group == group.name && one.which == which) {
            Some(one) => (one.reconstructed, one.total) = (one.reconstructed + ours, one.total + figures),
            None => all.push(Invented { group: group.name, which, reconstructed: ours, total: figures }),
        }
    };
    for group in groups {
        for component in &group.components {
            add(group, FigureSelector::Counts, component.count_source, 1);
            if !component.words.is_empty() {
                add(group, FigureSelector::Words, component.source, 1);
            }
            component
                .figures
                .iter()
                .for_each(|figure| add(group, FigureSelector::Named(figure.label), figure.source, 1));
        }
        for table in &group.tables {
            table
                .figures()
                .for_each(|(source, figures)| add(group, FigureSelector::Named(table.name), source, figures));
        }
    }
    all.retain(|one| one.reconstructed > 0);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups() -> Vec<ComponentGroup> {
        let cup = Component::new("cup", 1, "Blue cup", "cups").count(3, Source::Reconstructed);
        let cup = cup.words("Holds tea.", Source::Rulebook).figure("Points", 4, Source::Reconstructed);
        let pot = Component::new("cup", 2, "Pot", "cups").figure("Points", 7, Source::Found);
        let table = FigureTable {
            name: "Prices",
            head: ["Cup", "One", "Two"].map(String::from).to_vec(),
            rows: [["Blue", "1", "3"], ["Red", "2", "4"]].map(|row| row.map(String::from).to_vec()).to_vec(),
            source: Source::Deduced,
            others: vec![(1, Source::Ruling)],
            rule: Rule("cups"),
        };
        vec![ComponentGroup::new("cups", "Cups", "", vec![cup, pot]).table(table)]
    }

    #[test]
    fn pieces_are_found_that_hold_every_word() {
        let groups = groups();
        let found = |query: &str| groups[0].search(query).iter().map(Piece::to_string).collect::<Vec<_>>();
        assert_eq!(found("TEA blue"), ["cup.1"]);
        assert_eq!(found("7"), ["cup.2"], "by a figure");
        assert_eq!(found("cups"), ["cup.1", "cup.2"], "by the name of the kind");
        assert_eq!(found("coffee"), [""; 0]);
        assert_eq!(groups[0].count(), 4);
    }

    #[test]
    fn pieces_are_named_by_kind_and_number() {
        let kinds = ["cup", "pot"];
        assert_eq!(Piece::parse("cup.12", &kinds), Some(Piece::new("cup", 12)));
        assert_eq!(Piece::parse("pot", &kinds), Some(Piece::new("pot", 0)));
        for nonsense in ["", "jug.1", "cup.", "cup.x", "cup.-1"] {
            assert_eq!(Piece::parse(nonsense, &kinds), None, "{nonsense}");
        }
    }

    #[test]
    fn figures_are_counted_by_their_source() {
        let book = Rulebook { preface: "", sections: &[] };
        let shares = Shares::count_in(&groups(), &book);
        // Count and words of the cup, count of the pot, its points, count and points of the cup, two prices.
        assert_eq!(shares.count(Source::Rulebook), 2);
        assert_eq!(shares.count(Source::Found), 1);
        assert_eq!(shares.count(Source::Deduced), 2);
        assert_eq!(shares.count(Source::Ruling), 2, "a row from elsewhere");
        assert_eq!(shares.count(Source::Reconstructed), 2);
        assert_eq!(shares.total(), 9);
        let ours: Vec<_> = invented(&groups()).iter().map(|one| (one.which, one.reconstructed, one.total)).collect();
        assert_eq!(ours, [(FigureSelector::Counts, 1, 2), (FigureSelector::Named("Points"), 1, 2)]);
    }
}
