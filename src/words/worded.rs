//! Formats what a game produces for a reader: converts lines, refusals and components of messages into those of text.
//!
//! Called by the table and the page, which show text only. Knows no game.

use super::components::Figure;
use super::draft::Lack;
use super::{Component, ComponentGroup, FigureTable, Line, Message, Refusal, Speaker, Words, words_of};
use crate::engine::session::Session;
use crate::engine::{Outcome, Viewer};

/// Formats a message of the game `G` that names no player.
pub fn say<G: Words>(message: &Message) -> String {
    let words = words_of(G::INFO.id);
    words.say(message, &Speaker { words, names: &[], reader: Viewer::Public })
}

/// Returns the result of a game that is over, with the seat that brought about its end where the game names one.
pub fn result_of<G: Words>(session: &Session<G>, outcome: &Outcome) -> Message {
    let seats = session.setup().seats;
    match session.steps().iter().flat_map(|step| &step.events).find_map(G::closer) {
        Some(closer) => G::result_by(outcome, seats, closer),
        None => G::result(outcome, seats),
    }
}

impl Speaker<'_> {
    pub fn say(&self, message: &Message) -> String {
        self.words.say(message, self)
    }

    pub fn say_all(&self, messages: &[Message]) -> Vec<String> {
        messages.iter().map(|message| self.say(message)).collect()
    }

    pub fn line(&self, line: &Line) -> Line<String> {
        let Line { seat, icon, ref text, ref aside, major, gain } = *line;
        Line { seat, icon, text: self.say(text), aside: aside.as_ref().map(|aside| self.say(aside)), major, gain }
    }

    pub fn refusal(&self, refusal: &Refusal) -> Refusal<String> {
        Refusal { why: self.say(&refusal.why), rule: refusal.rule }
    }

    pub fn lack(&self, lack: &Lack) -> Lack<String> {
        match lack {
            Lack::More(more) => Lack::More(self.say(more)),
            Lack::Refused(refusal) => Lack::Refused(self.refusal(refusal)),
        }
    }

    pub fn component(&self, component: &Component) -> Component<String> {
        let Component { piece, ref name, count, count_source, ref words, source, ref figures, rule } = *component;
        let figure = |figure: &Figure| {
            let (label, value) = (self.say(&figure.label), self.say(&figure.value));
            Figure { label, value, source: figure.source }
        };
        Component {
            piece,
            name: self.say(name),
            count,
            count_source,
            words: words.as_ref().map(|words| self.say(words)),
            source,
            figures: figures.iter().map(figure).collect(),
            rule,
        }
    }

    pub fn components(&self, groups: &[ComponentGroup]) -> Vec<ComponentGroup<String>> {
        let group = |group: &ComponentGroup| ComponentGroup {
            key: group.key,
            name: self.say(&group.name),
            about: group.about.as_ref().map(|about| self.say(about)),
            components: group.components.iter().map(|component| self.component(component)).collect(),
            tables: group.tables.iter().map(|table| self.figure_table(table)).collect(),
        };
        groups.iter().map(group).collect()
    }

    fn figure_table(&self, table: &FigureTable) -> FigureTable<String> {
        let cell = |cell: &Option<Message>| cell.as_ref().map(|text| self.say(text));
        FigureTable {
            name: self.say(&table.name),
            head: self.say_all(&table.head),
            rows: table.rows.iter().map(|row| row.iter().map(cell).collect()).collect(),
            source: table.source,
            others: table.others.clone(),
            rule: table.rule,
        }
    }
}
