//! A picture of a result for sharing, as SVG, and its text alternative.
//!
//! Called by the share sheet. Reveals nothing about the deal (`tests/native/daily.rs`): it is drawn from a [`Card`],
//! which contains only names, title, day and points by source. Knows no game and no screen; colours and drawings are
//! arguments.

use core::fmt::Write;

use crate::engine::Seat;
use crate::message;
use crate::table::Table;
use crate::table::daily::Date;
use crate::table::story::sum_of;
use crate::words::{Argument, Message, figures, full_category_name, total_name};

use super::dates::day;
use super::{PAGE, format_message};

/// The contents of the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Id of the game.
    pub game: String,
    pub title: String,
    /// Formatted date, if it was a daily deal.
    pub day: Option<String>,
    /// Formatted date of the picture, shown of other games.
    pub drawn: Option<String>,
    /// Remark if hidden information was peeked at.
    pub note: Option<String>,
    /// Name of each side and whether it won, in order of rank.
    pub sides: Vec<(String, bool)>,
    /// The same sides.
    pub seats: Vec<Seat>,
    /// Label of each row, the points of each side in the same order, and whether the row is a sum.
    pub rows: Vec<(String, Vec<i32>, bool)>,
}

/// Colours in CSS notation, and the font of all but the headings.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Palette {
    /// Background.
    pub paper: String,
    /// Background of a winner's points.
    pub soft: String,
    pub ink: String,
    pub muted: String,
    /// Lines between the rows.
    pub rule: String,
    /// Frame and title.
    pub brand: String,
    pub font: String,
    /// Of each side, in order of rank.
    pub seats: Vec<String>,
}

/// A line in the font of titles, which a drawing of its own cannot contain: the canvas adds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    pub y: usize,
    pub size: usize,
    pub words: String,
}

/// Width of the picture, in SVG units.
pub const WIDTH: usize = 1080;
const MARGIN: usize = 72;
const LINE: usize = 54;
const TOP: usize = 490;
/// Height of the space below the last row.
const FOOT: usize = 190;
/// Width of the label column.
const SOURCES: usize = 330;
/// Size of the box cover.
const COVER: [usize; 2] = [236, 300];
/// Left edge and width of the headings.
pub const HEADINGS: [usize; 2] = [MARGIN + COVER[0] + 44, WIDTH - 2 * MARGIN - COVER[0] - 44];

impl Card {
    /// Creates the card of a finished table; `None` while it is running. `peeked` is whether the daily deal was peeked
    /// at in a way that the table itself does not record.
    pub fn from_table(table: &Table, date: Option<Date>, peeked: bool) -> Option<Card> {
        let outcome = table.outcome()?;
        let (info, gains) = (table.info(), table.gains());
        let (seats, sides) = (table.seating.players.len() as u8, table.sides());
        // The winners are seats of players; if there are none, the automaton has won.
        let won = |side: Seat| outcome.winners.has(side) || (outcome.winners.is_empty() && side.0 >= seats);
        let place = |side: Seat| (won(side), outcome.scores[side], outcome.ties[side]);
        let order = Seat::ranked(sides, &|one, other| place(other).cmp(&place(one)));
        let mut rows = Vec::new();
        for total in 0..info.totals {
            let categories = (0..).zip(info.categories).filter(|(_, counted_in)| **counted_in == total);
            let points = |index: u8| -> Vec<i32> {
                let points_of =
                    |side: &Seat| sum_of(&gains, |gain| gain.scored.seat == *side && gain.scored.category == index);
                order.iter().map(points_of).collect()
            };
            let parts: Vec<(String, Vec<i32>)> =
                categories.map(|(index, _)| (full_category_name(info, index), points(index))).collect();
            let sums = (0..order.len()).map(|side| parts.iter().map(|(_, points)| points[side]).sum()).collect();
            let used = parts.into_iter().filter(|(_, points)| points.iter().any(|points| *points != 0));
            rows.extend(used.map(|(name, points)| (name, points, false)));
            rows.push((total_name(info, total), sums, true));
        }
        let side = |side: &Seat| (table.name(*side), won(*side));
        let note = (peeked || table.peeked()).then(|| format_message(PAGE, &message!("picture-peeked")));
        let (sides, seats) = (order.iter().map(side).collect(), order.to_vec());
        let (game, title, day) = (info.id.into(), info.title.into(), date.map(day));
        Some(Card { game, title, day, drawn: None, note, sides, seats, rows })
    }

    /// Returns the height of the picture, in SVG units.
    pub fn height(&self) -> usize {
        TOP + LINE * self.rows.len() + FOOT
    }

    pub fn headings(&self) -> [Heading; 2] {
        let winners = self.winners().unwrap_or_default();
        [Heading { y: 150, size: 62, words: self.title.clone() }, Heading { y: 292, size: 42, words: winners }]
    }

    /// Returns the picture without its headings. `symbols` is the markup of the cover of the game (`cover-<game>`), of
    /// `crown` and of `leaf`.
    pub fn svg(&self, palette: &Palette, symbols: &str) -> String {
        let Palette { paper, soft, ink, muted, rule, brand, font, .. } = palette;
        let height = self.height();
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} \
             {height}\" font-family=\"{}\" fill=\"{ink}\"><title>{}</title><defs>{symbols}</defs>",
            escape(font),
            escape(&self.words())
        );
        // Writing to a string cannot fail.
        let mut area = |[x, y, width, height]: [usize; 4], style: &str| {
            let _ = write!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {style}/>");
        };
        let width = (WIDTH - 2 * MARGIN - SOURCES) / self.sides.len().max(1);
        let right = |side: usize| MARGIN + SOURCES + width * (side + 1);
        area([0, 0, WIDTH, height], &format!("fill=\"{paper}\""));
        for (inset, line) in [(26, 4), (36, 1)] {
            let style = format!("fill=\"none\" stroke=\"{brand}\" stroke-width=\"{line}\"");
            area([inset, inset, WIDTH - 2 * inset, height - 2 * inset], &style);
        }
        for (at, (_, won)) in self.sides.iter().enumerate() {
            if *won {
                let style = format!("rx=\"12\" fill=\"{soft}\"");
                area([right(at) - width + 16, TOP - 44, width - 6, LINE * (self.rows.len() + 1) + 22], &style);
            }
            let colour = palette.seats.get(at).unwrap_or(rule);
            area([right(at) - width + 30, TOP + 12, width - 30, 6], &format!("rx=\"3\" fill=\"{colour}\""));
        }
        for (line, (_, _, sum)) in self.rows.iter().enumerate() {
            let (thick, colour) = if *sum { (3, ink) } else { (2, rule) };
            let y = TOP + LINE * line + 17;
            if line > 0 {
                area([MARGIN, y, WIDTH - 2 * MARGIN, thick], &format!("fill=\"{colour}\""));
            }
        }
        let mut symbol = |id: &str, [x, y, width, height]: [usize; 4]| {
            let _ = write!(svg, "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>");
        };
        symbol(&format!("cover-{}", self.game), [MARGIN, MARGIN, COVER[0], COVER[1]]);
        let winners = self.sides.iter().enumerate().filter(|(_, (_, won))| *won);
        winners.for_each(|(at, _)| symbol("crown", [right(at) - 46, TOP - 88, 48, 48]));
        symbol("leaf", [WIDTH / 2 - 22, height - FOOT + 56, 44, 44]);
        let mut text = |[x, y, size]: [usize; 3], style: &str, words: &str| {
            let words = escape(words);
            let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" {style}>{words}</text>");
        };
        let quiet = format!("fill=\"{muted}\"");
        let day = self.day.as_ref().or(self.drawn.as_ref());
        text([HEADINGS[0], 204, 30], &quiet, day.map_or("", |day| day));
        text([HEADINGS[0], 346, 26], &quiet, self.note.as_deref().unwrap_or_default());
        let end = |bold: bool| if bold { "text-anchor=\"end\" font-weight=\"700\"" } else { "text-anchor=\"end\"" };
        for (at, (name, won)) in self.sides.iter().enumerate() {
            let size = if width < 150 { 22 } else { 28 };
            text([right(at), TOP, size], end(*won), &cut(name, width * 10 / (size * 6)));
        }
        for (line, (name, points, sum)) in self.rows.iter().enumerate() {
            let y = TOP + LINE * (line + 1);
            text([MARGIN, y, 28], if *sum { "font-weight=\"700\"" } else { "" }, name);
            for (at, points) in points.iter().enumerate() {
                let (y, size) = if *sum { (y + 4, 38) } else { (y, 28) };
                text([right(at), y, size], end(*sum), &figures(*points));
            }
        }
        let middle = format!("text-anchor=\"middle\" {quiet}");
        text([WIDTH / 2, height - FOOT + 126, 22], &middle, &format_message(PAGE, &message!("title")));
        svg + "</svg>"
    }

    /// Returns the winners in a sentence: "Asha won."
    fn winners(&self) -> Option<String> {
        let won = self.sides.iter().filter(|(_, won)| *won).map(|(name, _)| Argument::from(name.as_str()));
        let won: Vec<Argument> = won.collect();
        (!won.is_empty()).then(|| format_message(PAGE, &message!("picture-won", count: won.len(), names: won)))
    }

    /// Returns the text alternative: "Ceylon, game of Monday 23 November 2026. Asha won. Points: Asha 12 …".
    pub fn words(&self) -> String {
        let say = |message: Message| format_message(PAGE, &message);
        let title = match &self.day {
            Some(day) => message!("picture-title-daily", title: self.title.as_str(), day: day.as_str()),
            None => message!("picture-title", title: self.title.as_str()),
        };
        let note = self.note.as_ref().map(|note| message!("picture-note", note: note.as_str()));
        let row = |(name, points, _): &(String, Vec<i32>, bool)| {
            let each = self.sides.iter().zip(points).map(|((side, _), points)| {
                Argument::from(message!("picture-points", name: side.as_str(), points: *points))
            });
            message!("picture-row", source: name.as_str(), each: each.collect::<Vec<_>>())
        };
        // A listener should hear the totals before their parts.
        let (sums, parts): (Vec<_>, Vec<_>) = self.rows.iter().partition(|(_, _, sum)| *sum);
        let rows = sums.into_iter().chain(parts).map(row);
        let sentences = [Some(say(title)), self.winners(), note.map(say)].into_iter().flatten().chain(rows.map(say));
        sentences.collect::<Vec<_>>().join(" ")
    }
}

/// Truncates a text to `most` characters, including an ellipsis.
fn cut(text: &str, most: usize) -> String {
    match text.chars().count() > most {
        true => text.chars().take(most.saturating_sub(1)).chain(['…']).collect(),
        false => text.to_owned(),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_escaped_and_truncated() {
        let sides = vec![("<script>&\"".to_owned(), true), ("Maximiliane von Hohenberg".to_owned(), false)];
        let rows = vec![("Contracts".to_owned(), vec![12, -3], false), ("Points".to_owned(), vec![12, -3], true)];
        let (game, title, seats) = ("ceylon".into(), "Ceylon".into(), vec![Seat(1), Seat(0)]);
        let card = Card { game, title, day: None, drawn: None, note: None, sides, seats, rows };
        let svg = card.svg(&Palette::default(), "");
        assert_eq!(card.headings().map(|heading| heading.words), ["Ceylon", "<script>&\" won."]);
        assert!(!svg.contains("<script") && svg.contains("&lt;script&gt;&amp;&quot;"));
        assert!(svg.contains(">Maximiliane von H…</text>") && svg.contains(">−3</text>"), "{svg}");
        let words = card.words();
        assert_eq!(
            words,
            "Ceylon. <script>&\" won. Points: <script>&\" 12 and Maximiliane von Hohenberg −3. Contracts: <script>&\" 12 and Maximiliane von Hohenberg −3."
        );
    }
}
