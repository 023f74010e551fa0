//! Rectangles of a drawing, of which all layouts of this board consist. Used by the layouts and the drawings. Pure
//! arithmetic, in CSS pixels.

/// A rectangle of a drawing, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

pub const fn rect(x: f64, y: f64, w: f64, h: f64) -> Area {
    Area { x, y, w, h }
}

impl From<Area> for [f64; 4] {
    fn from(area: Area) -> [f64; 4] {
        [area.x, area.y, area.w, area.h]
    }
}

impl Area {
    /// Returns the square of this size centred on (x, y).
    pub fn around(x: f64, y: f64, size: f64) -> Area {
        rect(x - size / 2.0, y - size / 2.0, size, size)
    }
    pub fn cx(self) -> f64 {
        self.x + self.w / 2.0
    }
    pub fn cy(self) -> f64 {
        self.y + self.h / 2.0
    }
    pub fn right(self) -> f64 {
        self.x + self.w
    }
    pub fn bottom(self) -> f64 {
        self.y + self.h
    }
    /// Returns the rectangle enlarged by this much on every side.
    pub fn grown(self, margin: f64) -> Area {
        rect(self.x - margin, self.y - margin, self.w + 2.0 * margin, self.h + 2.0 * margin)
    }
    /// Returns the rectangle translated, with the same size.
    pub fn moved(self, right: f64, down: f64) -> Area {
        rect(self.x + right, self.y + down, self.w, self.h)
    }
    /// Whether it is within `other`, allowing for rounding.
    #[cfg(test)]
    pub fn is_within(self, other: Area) -> bool {
        let tolerance = 0.5;
        self.x >= other.x - tolerance
            && self.y >= other.y - tolerance
            && self.right() <= other.right() + tolerance
            && self.bottom() <= other.bottom() + tolerance
    }
    /// Whether it shares more than an edge with `other`.
    #[cfg(test)]
    pub fn overlaps(self, other: Area) -> bool {
        let tolerance = 0.5;
        self.x + tolerance < other.right()
            && other.x + tolerance < self.right()
            && self.y + tolerance < other.bottom()
            && other.y + tolerance < self.bottom()
    }
}
