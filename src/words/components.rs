//! What is in the box of a game, piece by piece, and where each figure comes from.
//!
//! Written in each game's `text/components.rs` from its tables of figures, shown and searched by the page. Knows no
//! game and no screen.

use core::fmt;

use super::rulebook::{Rulebook, Source};
use crate::engine::Rule;

/// A figure of a piece: what it costs, asks for or gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// What it is: "Rupees".
    pub label: &'static str,
    /// How much: "11".
    pub value: String,
    /// Where it comes from.
    pub source: Source,
}

/// What rules and boards know a piece by; unique within a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// What kind of piece: "councillor".
    pub kind: &'static str,
    /// Which of its kind: its place in the table of figures, from 0.
    pub number: usize,
}

impl Piece {
    /// The piece of this kind with this number.
    pub const fn new(kind: &'static str, number: usize) -> Piece {
        Piece { kind, number }
    }

    /// The piece that `text` names as [`fmt::Display`] writes it, its kind being one of `kinds`; without a number the
    /// first of its kind.
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

/// A piece, or several that are alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Component {
    /// Which.
    pub piece: Piece,
    /// What it is called.
    pub name: String,
    /// How many of it there are.
    pub count: u8,
    /// Where this number comes from.
    pub counted: Source,
    /// What it does, one sentence or two; may be empty.
    pub words: String,
    /// Where the words come from.
    pub source: Source,
    /// Its figures.
    pub figures: Vec<Figure>,
    /// The section of the rulebook that describes it.
    pub rule: Rule,
}

impl Component {
    /// A piece of which there is one, as the rulebook has it, without figures.
    pub fn new(kind: &'static str, number: usize, name: impl Into<String>, rule: &'static str) -> Component {
        Component {
            piece: Piece::new(kind, number),
            name: name.into(),
            count: 1,
            counted: Source::Rulebook,
            words: String::new(),
            source: Source::Rulebook,
            figures: Vec::new(),
            rule: Rule(rule),
        }
    }

    /// So many of it.
    pub fn count(mut self, count: u8, source: Source) -> Component {
        (self.count, self.counted) = (count, source);
        self
    }

    /// What it does.
    pub fn words(mut self, words: impl Into<String>, source: Source) -> Component {
        (self.words, self.source) = (words.into(), source);
        self
    }

    /// One figure more.
    pub fn figure(mut self, label: &'static str, value: impl ToString, source: Source) -> Component {
        self.figures.push(Figure { label, value: value.to_string(), source });
        self
    }

    /// The sources of all that is said of it.
    pub fn sources(&self) -> impl Iterator<Item = Source> + '_ {
        let words = (!self.words.is_empty()).then_some(self.source);
        [self.counted].into_iter().chain(words).chain(self.figures.iter().map(|figure| figure.source))
    }

    /// Whether its name, words and figures hold this word, which is in lower case.
    fn holds(&self, word: &str) -> bool {
        let figures = self.figures.iter().flat_map(|figure| [figure.label, figure.value.as_str()]);
        [self.name.as_str(), self.words.as_str()]
            .into_iter()
            .chain(figures)
            .any(|text| text.to_ascii_lowercase().contains(word))
    }
}

/// A table of figures that are printed together, on a board or a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FigureTable {
    /// What it is a table of.
    pub name: &'static str,
    /// The heads of the columns, that of the row names first.
    pub head: Vec<String>,
    /// The rows, each with its name first; as long as the head.
    pub rows: Vec<Vec<String>>,
    /// Where the figures come from.
    pub source: Source,
    /// The rows whose figures come from elsewhere, from 0.
    pub others: Vec<(usize, Source)>,
    /// The section of the rulebook that describes it.
    pub rule: Rule,
}

impl FigureTable {
    /// Where the figures of a row come from.
    pub fn source_of(&self, row: usize) -> Source {
        self.others.iter().find(|(other, _)| *other == row).map_or(self.source, |(_, source)| *source)
    }

    /// For each row where its figures come from, and how many there are.
    pub fn figures(&self) -> impl Iterator<Item = (Source, usize)> + '_ {
        self.rows.iter().enumerate().map(|(number, row)| (self.source_of(number), row.len().saturating_sub(1)))
    }
}

/// Pieces of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentGroup {
    /// Its name in addresses: lower case words with dashes.
    pub key: &'static str,
    /// What the kind is called, in the plural.
    pub name: &'static str,
    /// One or two sentences about all of them.
    pub about: String,
    /// The pieces.
    pub components: Vec<Component>,
    /// Tables of figures that belong to them.
    pub tables: Vec<FigureTable>,
}

impl ComponentGroup {
    /// A kind of pieces without tables.
    pub fn new(
        key: &'static str,
        name: &'static str,
        about: impl Into<String>,
        components: Vec<Component>,
    ) -> ComponentGroup {
        ComponentGroup { key, name, about: about.into(), components, tables: Vec::new() }
    }

    /// With a table more.
    pub fn table(mut self, table: FigureTable) -> ComponentGroup {
        self.tables.push(table);
        self
    }

    /// How many pieces there are.
    pub fn count(&self) -> u32 {
        self.components.iter().map(|component| u32::from(component.count)).sum()
    }

    /// The pieces that hold every word of `query`, the name of the kind counted in.
    pub fn search(&self, query: &str) -> Vec<Piece> {
        let name = self.name.to_ascii_lowercase();
        let words: Vec<String> = query.split_whitespace().map(str::to_ascii_lowercase).collect();
        let found =
            |component: &&Component| words.iter().all(|word| name.contains(word.as_str()) || component.holds(word));
        self.components.iter().filter(found).map(|component| component.piece).collect()
    }
}

/// Where the pieces of a component are, as one viewer may know it. The numbers add up to those in the box.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Whereabouts {
    /// Played, discarded or sailed: seen, and out of the way.
    pub gone: u8,
    /// Before the viewer: on the table, or in a hand that the viewer knows.
    pub table: u8,
    /// Still to come, or in hands that the viewer does not know.
    pub unseen: u8,
    /// In reserve: in the supply, or with a player who has not used them yet.
    pub reserve: u8,
    /// Not used in this game.
    pub aside: u8,
}

impl Whereabouts {
    /// All of them together.
    pub fn total(self) -> u32 {
        [self.gone, self.table, self.unseen, self.reserve, self.aside].into_iter().map(u32::from).sum()
    }

    /// All of `count` pieces in one of two places: before the viewer, or not used.
    pub fn on_table(count: u8, there: bool) -> Whereabouts {
        if there {
            Whereabouts { table: count, ..Whereabouts::default() }
        } else {
            Whereabouts { aside: count, ..Whereabouts::default() }
        }
    }

    /// Of `count` pieces so many before the viewer, the others in reserve. Where more are out than the box holds, as
    /// some rules allow, none is left.
    pub fn with_reserve(count: u8, out: u8) -> Whereabouts {
        let table = out.min(count);
        Whereabouts { table, reserve: count - table, ..Whereabouts::default() }
    }

    /// All of `count` pieces seen and out of the way.
    pub fn gone(count: u8) -> Whereabouts {
        Whereabouts { gone: count, ..Whereabouts::default() }
    }

    /// All of `count` pieces unseen.
    pub fn unseen(count: u8) -> Whereabouts {
        Whereabouts { unseen: count, ..Whereabouts::default() }
    }
}

/// How many figures come from where.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Shares(pub [u32; 5]);

impl Shares {
    /// Those of a whole game: of every piece, every table and every paragraph of the rulebook.
    pub fn of(groups: &[ComponentGroup], rulebook: &Rulebook) -> Shares {
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

    /// How many come from there.
    pub fn count(&self, source: Source) -> u32 {
        self.0[source as usize]
    }

    /// All of them.
    pub fn total(&self) -> u32 {
        self.0.iter().sum()
    }
}

/// Which figures of a kind of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// How many there are of each piece.
    Counts,
    /// What the pieces do.
    Words,
    /// The figures with this label, or the table of this name.
    Named(&'static str),
}

/// Figures that are ours: those of one label in one kind of pieces, or one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invented {
    /// The kind of pieces.
    pub group: &'static str,
    /// Which figures.
    pub which: Which,
    /// How many of them are ours.
    pub ours: usize,
    /// Of how many.
    pub of: usize,
}

/// What was invented, in the order of the groups.
pub fn invented(groups: &[ComponentGroup]) -> Vec<Invented> {
    let mut all: Vec<Invented> = Vec::new();
    let mut add = |group: &ComponentGroup, which: Which, source: Source, figures: usize| {
        let ours = if source == Source::Reconstructed { figures } else { 0 };
        match all.iter_mut().find(|one| one.group == group.name && one.which == which) {
            Some(one) => (one.ours, one.of) = (one.ours + ours, one.of + figures),
            None => all.push(Invented { group: group.name, which, ours, of: figures }),
        }
    };
    for group in groups {
        for component in &group.components {
            add(group, Which::Counts, component.counted, 1);
            if !component.words.is_empty() {
                add(group, Which::Words, component.source, 1);
            }
            component.figures.iter().for_each(|figure| add(group, Which::Named(figure.label), figure.source, 1));
        }
        for table in &group.tables {
            table.figures().for_each(|(source, figures)| add(group, Which::Named(table.name), source, figures));
        }
    }
    all.retain(|one| one.ours > 0);
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
        let book = Rulebook { sections: &[] };
        let shares = Shares::of(&groups(), &book);
        // The number and words of the cup, the number of the pot, its points, the cup's number and points, two prices.
        assert_eq!(shares.count(Source::Rulebook), 2);
        assert_eq!(shares.count(Source::Found), 1);
        assert_eq!(shares.count(Source::Deduced), 2);
        assert_eq!(shares.count(Source::Ruling), 2, "a row from elsewhere");
        assert_eq!(shares.count(Source::Reconstructed), 2);
        assert_eq!(shares.total(), 9);
        let ours: Vec<_> = invented(&groups()).iter().map(|one| (one.which, one.ours, one.of)).collect();
        assert_eq!(ours, [(Which::Counts, 1, 2), (Which::Named("Points"), 1, 2)]);
    }
}
