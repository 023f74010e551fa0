//! The components of a game, piece by piece, with the source of every figure.
//!
//! Created by each game's `words/components.rs` from its tables of figures; shown and searched by the page. Knows no
//! game and no screen.

use core::fmt;

use super::rulebook::{Rulebook, Source};
use super::{Message, lowercase};
use crate::engine::Rule;

/// A figure printed on a piece: a cost, a requirement or a gain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure<T = Message> {
    /// Short label, e.g. "Rupees".
    pub label: T,
    /// Formatted value, e.g. "11".
    pub value: T,
    pub source: Source,
}

/// Identifies a piece, or several identical ones, for rules and boards; unique within a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Kind, e.g. "councillor".
    pub kind: &'static str,
    /// Index in the kind's table of figures.
    pub number: usize,
}

impl Piece {
    pub const fn new(kind: &'static str, number: usize) -> Piece {
        Piece { kind, number }
    }

    /// Parses the format of [`fmt::Display`]; a missing number is 0. Returns `None` if the kind is not in `kinds` or
    /// the number is invalid.
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
pub struct Component<T = Message> {
    pub piece: Piece,
    pub name: T,
    /// Number of identical pieces.
    pub count: u8,
    /// Source of `count`, which may differ from that of `words`.
    pub count_source: Source,
    /// Its effect in one or two sentences.
    pub words: Option<T>,
    /// Source of `words`.
    pub source: Source,
    pub figures: Vec<Figure<T>>,
    /// Section of the rulebook that describes it.
    pub rule: Rule,
}

impl<T> Component<T> {
    /// Creates a single piece without figures, sourced from the rulebook.
    pub fn new(kind: &'static str, number: usize, name: T, rule: &'static str) -> Component<T> {
        Component {
            piece: Piece::new(kind, number),
            name,
            count: 1,
            count_source: Source::Rulebook,
            words: None,
            source: Source::Rulebook,
            figures: Vec::new(),
            rule: Rule(rule),
        }
    }

    pub fn count(mut self, count: u8, source: Source) -> Component<T> {
        (self.count, self.count_source) = (count, source);
        self
    }

    pub fn words(mut self, words: T, source: Source) -> Component<T> {
        (self.words, self.source) = (Some(words), source);
        self
    }

    pub fn figure(mut self, label: T, value: T, source: Source) -> Component<T> {
        self.figures.push(Figure { label, value, source });
        self
    }

    /// Returns the sources of the count, the words (if any) and each figure.
    pub fn sources(&self) -> impl Iterator<Item = Source> + '_ {
        let words = self.words.is_some().then_some(self.source);
        [self.count_source].into_iter().chain(words).chain(self.figures.iter().map(|figure| figure.source))
    }
}

impl Component<String> {
    /// Whether the name, words or figures contain `word` in any case; `word` is lower-case.
    fn holds(&self, word: &str) -> bool {
        let figures = self.figures.iter().flat_map(|figure| [&figure.label, &figure.value]);
        [&self.name].into_iter().chain(&self.words).chain(figures).any(|text| lowercase(text).contains(word))
    }
}

/// A table of figures printed together on a board or a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FigureTable<T = Message> {
    pub name: T,
    /// Column headings; the first is above the names of the rows.
    pub head: Vec<T>,
    /// Rows, each as long as `head` and starting with its name; `None` is an empty cell.
    pub rows: Vec<Vec<Option<T>>>,
    /// Source of all rows except `others`.
    pub source: Source,
    /// Rows (from 0) with a different source.
    pub others: Vec<(usize, Source)>,
    /// Section of the rulebook that describes it.
    pub rule: Rule,
}

impl<T> FigureTable<T> {
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
pub struct ComponentGroup<T = Message> {
    /// Identifier in URLs: lower-case words with dashes.
    pub key: &'static str,
    /// Name of the kind, in the plural.
    pub name: T,
    /// One or two sentences about all of them.
    pub about: Option<T>,
    pub components: Vec<Component<T>>,
    /// Related tables of figures.
    pub tables: Vec<FigureTable<T>>,
}

impl<T> ComponentGroup<T> {
    /// Returns the number of pieces in the group.
    pub fn count(&self) -> u32 {
        self.components.iter().map(|component| u32::from(component.count)).sum()
    }
}

impl ComponentGroup<String> {
    /// Returns the pieces that match every word of `query` in their own texts or in the name of the group.
    pub fn search(&self, query: &str) -> Vec<Piece> {
        let name = lowercase(&self.name);
        let words: Vec<String> = query.split_whitespace().map(lowercase).collect();
        let found = |component: &&Component<String>| {
            words.iter().all(|word| name.contains(word.as_str()) || component.holds(word))
        };
        self.components.iter().filter(found).map(|component| component.piece).collect()
    }
}

/// Distribution of a component's pieces, as far as a viewer may know. The numbers add up to the count in the box.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Whereabouts {
    /// Played, discarded or sailed: public, and out of play.
    pub gone: u8,
    /// Visible to the viewer: on the table, or in a hand the viewer knows.
    pub table: u8,
    /// Still to come, or in hands the viewer does not know.
    pub unseen: u8,
    /// In the supply, or not yet used by a player.
    pub reserve: u8,
    /// Not used in this game.
    pub aside: u8,
}

impl Whereabouts {
    pub fn total(self) -> u32 {
        [self.gone, self.table, self.unseen, self.reserve, self.aside].into_iter().map(u32::from).sum()
    }

    /// Counts all `count` pieces as visible if `there`, else as unused.
    pub fn on_table(count: u8, there: bool) -> Whereabouts {
        if there {
            Whereabouts { table: count, ..Whereabouts::default() }
        } else {
            Whereabouts { aside: count, ..Whereabouts::default() }
        }
    }

    /// Counts `out` of `count` pieces as visible and the rest as reserve. Some rules allow more pieces than the box
    /// contains; then the reserve is 0.
    pub fn with_reserve(count: u8, out: u8) -> Whereabouts {
        let table = out.min(count);
        Whereabouts { table, reserve: count - table, ..Whereabouts::default() }
    }

    pub fn gone(count: u8) -> Whereabouts {
        Whereabouts { gone: count, ..Whereabouts::default() }
    }

    pub fn unseen(count: u8) -> Whereabouts {
        Whereabouts { unseen: count, ..Whereabouts::default() }
    }
}

/// Number of figures from each source, indexed by [`Source`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Shares(pub [u32; 5]);

impl Shares {
    /// Counts the sources of all components, tables and rulebook paragraphs of a game.
    pub fn count_in(groups: &[ComponentGroup<String>], rulebook: &Rulebook) -> Shares {
        let mut shares = Shares::default();
        for group in groups {
            let pieces = group.components.iter().flat_map(Component::sources);
            pieces.for_each(|source| shares.add(source, 1));
            let figures = group.tables.iter().flat_map(FigureTable::figures);
            figures.for_each(|(source, figures)| shares.add(source, figures as u32));
        }
        let paragraphs = rulebook.sections.iter().flat_map(|section| section.sources);
        paragraphs.for_each(|source| shares.add(*source, 1));
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

/// Selects some of the figures of a group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FigureSelector {
    /// Counts of the pieces.
    Counts,
    /// Descriptions of the pieces.
    Words,
    /// Figures with this label, or the table with this name.
    Named(String),
}

/// A statistic of reconstructed figures: those of one group with the same selector.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invented {
    pub group: String,
    pub which: FigureSelector,
    /// Number of figures reconstructed by us, at least 1.
    pub reconstructed: usize,
    /// Number of figures from any source.
    pub total: usize,
}

/// Lists the sets of figures of which some are reconstructed, in the order of the groups.
pub fn invented(groups: &[ComponentGroup<String>]) -> Vec<Invented> {
    let mut all: Vec<Invented> = Vec::new();
    let mut add = |group: &ComponentGroup<String>, which: FigureSelector, source: Source, figures: usize| {
        let reconstructed_count = if source == Source::Reconstructed { figures } else { 0 };
        match all.iter_mut().find(|entry| entry.group == group.name && entry.which == which) {
            Some(entry) => {
                (entry.reconstructed, entry.total) = (entry.reconstructed + reconstructed_count, entry.total + figures)
            }
            None => all.push(Invented {
                group: group.name.clone(),
                which,
                reconstructed: reconstructed_count,
                total: figures,
            }),
        }
    };
    for group in groups {
        for component in &group.components {
            add(group, FigureSelector::Counts, component.count_source, 1);
            if component.words.is_some() {
                add(group, FigureSelector::Words, component.source, 1);
            }
            component
                .figures
                .iter()
                .for_each(|figure| add(group, FigureSelector::Named(figure.label.clone()), figure.source, 1));
        }
        for table in &group.tables {
            table
                .figures()
                .for_each(|(source, figures)| add(group, FigureSelector::Named(table.name.clone()), source, figures));
        }
    }
    all.retain(|entry| entry.reconstructed > 0);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups() -> Vec<ComponentGroup<String>> {
        let text = |text: &str| text.to_owned();
        let cup = Component::new("cup", 1, text("Blue cup"), "cups").count(3, Source::Reconstructed);
        let cup = cup.words(text("Holds tea."), Source::Rulebook);
        let cup = cup.figure(text("Points"), text("4"), Source::Reconstructed);
        let pot = Component::new("cup", 2, text("Pot"), "cups").figure(text("Points"), text("7"), Source::Found);
        let table = FigureTable {
            name: text("Prices"),
            head: ["Cup", "One", "Two"].map(text).to_vec(),
            rows: [["Blue", "1", "3"], ["Red", "2", "4"]].map(|row| row.map(|cell| Some(text(cell))).to_vec()).to_vec(),
            source: Source::Deduced,
            others: vec![(1, Source::Ruling)],
            rule: Rule("cups"),
        };
        let (name, components, tables) = (text("Cups"), vec![cup, pot], vec![table]);
        vec![ComponentGroup { key: "cups", name, about: None, components, tables }]
    }

    #[test]
    fn a_search_finds_pieces_with_every_word() {
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
        let book = Rulebook { sections: &[] };
        let shares = Shares::count_in(&groups(), &book);
        // Count and words of the cup, count of the pot, its points, count and points of the cup, two prices.
        assert_eq!(shares.count(Source::Rulebook), 2);
        assert_eq!(shares.count(Source::Found), 1);
        assert_eq!(shares.count(Source::Deduced), 2);
        assert_eq!(shares.count(Source::Ruling), 2, "a row from elsewhere");
        assert_eq!(shares.count(Source::Reconstructed), 2);
        assert_eq!(shares.total(), 9);
        let reconstructed_figures: Vec<_> =
            invented(&groups()).iter().map(|one| (one.which.clone(), one.reconstructed, one.total)).collect();
        assert_eq!(
            reconstructed_figures,
            [(FigureSelector::Counts, 1, 2), (FigureSelector::Named("Points".into()), 1, 2)]
        );
    }
}
