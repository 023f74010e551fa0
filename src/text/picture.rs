//! A picture of a result for sharing, as SVG, and its text alternative.
//!
//! Called by the share sheet. Reveals nothing about the deal (`tests/native/daily.rs`): it is drawn from a [`Card`],
//! which contains only names, title, day and points by source. Knows no game and no screen; the colours are arguments.

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
    pub title: String,
    /// Formatted date, if it was a daily deal.
    pub day: Option<String>,
    /// Remark if hidden information was peeked at.
    pub note: Option<String>,
    /// Name of each side and whether it won, in order of rank.
    pub sides: Vec<(String, bool)>,
    /// Label of each row, the points of each side in the same order, and whether the row is a sum.
    pub rows: Vec<(String, Vec<i32>, bool)>,
}

/// Colours in CSS notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Palette {
    /// Background.
    pub paper: String,
    pub ink: String,
    /// Lines between the rows.
    pub rule: String,
}

/// Width of the picture, in SVG units.
pub const WIDTH: usize = 1080;
const MARGIN: usize = 60;
const LINE: usize = 54;
const TOP: usize = 270;
/// Width of the label column.
const SOURCES: usize = 330;

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
        Some(Card { title: info.title.into(), day: date.map(day), note, sides: order.iter().map(side).collect(), rows })
    }

    /// Returns the height of the picture, in SVG units.
    pub fn height(&self) -> usize {
        TOP + LINE * self.rows.len() + 2 * MARGIN
    }

    pub fn svg(&self, palette: &Palette) -> String {
        let Palette { paper, ink, rule } = palette;
        let height = self.height();
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} \
             {height}\" font-family=\"Georgia, 'Noto Serif', serif\" fill=\"{ink}\"><title>{}</title>\
             <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{paper}\"/>",
            escape(&self.words())
        );
        let mut text = |x: usize, y: usize, size: usize, end: bool, bold: bool, words: &str| {
            let anchor = if end { " text-anchor=\"end\"" } else { "" };
            let weight = if bold { " font-weight=\"700\"" } else { "" };
            let words = escape(words);
            // Writing to a string cannot fail.
            let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}{weight}>{words}</text>");
        };
        text(MARGIN, 110, 60, false, false, &self.title);
        text(MARGIN, 165, 32, false, false, self.day.as_deref().unwrap_or_default());
        text(MARGIN, 205, 26, false, false, self.note.as_deref().unwrap_or_default());
        let width = (WIDTH - 2 * MARGIN - SOURCES) / self.sides.len().max(1);
        let right = |side: usize| MARGIN + SOURCES + width * (side + 1);
        for (at, (name, won)) in self.sides.iter().enumerate() {
            text(right(at), TOP, 28, true, *won, &cut(name, width / 17));
        }
        for (line, (name, points, sum)) in self.rows.iter().enumerate() {
            let y = TOP + LINE * (line + 1);
            text(MARGIN, y, 28, false, *sum, name);
            for (at, points) in points.iter().enumerate() {
                text(right(at), y, if *sum { 38 } else { 28 }, true, *sum, &figures(*points));
            }
        }
        for line in 0..self.rows.len() {
            let y = TOP + LINE * line + 16;
            let to = WIDTH - MARGIN;
            let _ = write!(svg, "<path d=\"M{MARGIN} {y}H{to}\" stroke=\"{rule}\" stroke-width=\"2\"/>");
        }
        svg + "</svg>"
    }

    /// Returns the text alternative: "Ceylon, game of Monday 23 November 2026. Asha won. Points: Asha 12 …".
    pub fn words(&self) -> String {
        let say = |message: Message| format_message(PAGE, &message);
        let title = match &self.day {
            Some(day) => message!("picture-title-daily", title: self.title.as_str(), day: day.as_str()),
            None => message!("picture-title", title: self.title.as_str()),
        };
        let won = self.sides.iter().filter(|(_, won)| *won).map(|(name, _)| Argument::from(name.as_str()));
        let won: Vec<Argument> = won.collect();
        let won = (!won.is_empty()).then(|| message!("picture-won", count: won.len(), names: won));
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
        let sentences = [Some(title), won, note].into_iter().flatten().chain(rows);
        sentences.map(say).collect::<Vec<_>>().join(" ")
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
        let card = Card { title: "Ceylon".into(), day: None, note: None, sides, rows };
        let [paper, ink, rule] = ["#fff", "#000", "#888"].map(String::from);
        let svg = card.svg(&Palette { paper, ink, rule });
        assert!(!svg.contains("<script") && svg.contains("&lt;script&gt;&amp;&quot;"));
        assert!(svg.contains(">Maximiliane von H…</text>") && svg.contains(">−3</text>"), "{svg}");
        let words = card.words();
        assert_eq!(
            words,
            "Ceylon. <script>&\" won. Points: <script>&\" 12 and Maximiliane von Hohenberg −3. Contracts: <script>&\" 12 and Maximiliane von Hohenberg −3."
        );
    }
}
