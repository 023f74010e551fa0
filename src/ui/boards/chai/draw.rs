//! Ink for drawings: areas, and the few strokes that every piece of Chai is drawn with.
//!
//! Pictures are SVG text that is laid into the page in one go, so that a picture costs bytes of
//! text and not of code. Used by all drawings of this board; knows no game.

use crate::ui::kit::{draw, filled};

/// A rectangle of a drawing, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// Left.
    pub x: f64,
    /// Top.
    pub y: f64,
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

/// A rectangle.
pub const fn area(x: f64, y: f64, w: f64, h: f64) -> Area {
    Area { x, y, w, h }
}

impl Area {
    /// The middle, across.
    pub fn cx(self) -> f64 {
        self.x + self.w / 2.0
    }
    /// The middle, down.
    pub fn cy(self) -> f64 {
        self.y + self.h / 2.0
    }
    /// The right edge.
    pub fn right(self) -> f64 {
        self.x + self.w
    }
    /// The lower edge.
    pub fn bottom(self) -> f64 {
        self.y + self.h
    }
    /// Larger by so much on every side.
    pub fn grown(self, by: f64) -> Area {
        area(self.x - by, self.y - by, self.w + 2.0 * by, self.h + 2.0 * by)
    }
    /// Whether it lies within `other`, but for rounding.
    #[cfg(test)]
    pub fn lies_in(self, other: Area) -> bool {
        let slack = 0.5;
        self.x >= other.x - slack
            && self.y >= other.y - slack
            && self.right() <= other.right() + slack
            && self.bottom() <= other.bottom() + slack
    }
    /// Whether it shares more than an edge with `other`.
    #[cfg(test)]
    pub fn overlaps(self, other: Area) -> bool {
        let slack = 0.5;
        self.x + slack < other.right()
            && other.x + slack < self.right()
            && self.y + slack < other.bottom()
            && other.y + slack < self.bottom()
    }
}

/// The dark line of pieces.
pub const LINE: &str = "var(--line)";

/// SVG text in the making.
#[derive(Clone, PartialEq, Default)]
pub struct Ink(pub String);

impl Ink {
    /// Anything, as [`draw`] writes it.
    pub fn put(&mut self, template: &'static str, lengths: &[f64], words: &[&str]) {
        draw(&mut self.0, template, lengths, words);
    }

    /// A rounded rectangle.
    pub fn rect(&mut self, a: Area, round: f64, fill: &str, stroke: &str, width: f64) {
        self.rect_with(a, round, fill, stroke, width, "");
    }

    /// A rounded rectangle with further attributes.
    pub fn rect_with(&mut self, a: Area, round: f64, fill: &str, stroke: &str, width: f64, more: &str) {
        self.put(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" stroke-width=\"{}\" fill=\"[]\" stroke=\"[]\" []/>",
            &[a.x, a.y, a.w.max(0.0), a.h.max(0.0), round, width],
            &[fill, stroke, more],
        );
    }

    /// The shadow that a rectangle throws.
    pub fn shadow(&mut self, a: Area, round: f64, opacity: f64) {
        let more = filled("opacity=\"{}\"", &[opacity], &[]);
        self.rect_with(area(a.x + 2.0, a.y + 3.0, a.w, a.h), round, "#1c140a", "none", 0.0, &more);
    }

    /// A path with its attributes.
    pub fn path(&mut self, d: &'static str, lengths: &[f64], with: &str) {
        self.0.push_str("<path d=\"");
        self.put(d, lengths, &[]);
        self.put("\" []/>", &[], &[with]);
    }

    /// A symbol, by its middle.
    pub fn icon(&mut self, id: &str, x: f64, y: f64, size: f64) {
        self.icon_in(id, x, y, size, "");
    }

    /// A symbol with a class.
    pub fn icon_in(&mut self, id: &str, x: f64, y: f64, size: f64, class: &str) {
        let size = size.max(0.0);
        let half = size / 2.0;
        self.put(
            "<use x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" href=\"#[]\" class=\"[]\"/>",
            &[x - half, y - half, size, size],
            &[id, class],
        );
    }

    /// Words. The class says where they begin and how they look: `k-table`, `k-end`, `k-serif` and so on.
    pub fn text(&mut self, x: f64, y: f64, size: f64, class: &str, words: &str) {
        self.put(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" class=\"k-text []\">[]</text>",
            &[x, y, size],
            &[class, words],
        );
    }

    /// A name in the serif, squeezed where it would not fit into `room`.
    pub fn name(&mut self, x: f64, y: f64, size: f64, class: &str, name: &str, room: f64) {
        let wide = name.chars().count() as f64 * size * 0.57;
        if wide <= room {
            return self.text(x, y, size, class, name);
        }
        self.put(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" class=\"k-text []\">[]</text>",
            &[x, y, size, room],
            &[class, name],
        );
    }

    /// Whatever `inside` draws, at this opacity.
    pub fn pale(&mut self, opacity: f64, inside: impl FnOnce(&mut Ink)) {
        self.put("<g opacity=\"{}\">", &[opacity], &[]);
        inside(self);
        self.0.push_str("</g>");
    }
}
