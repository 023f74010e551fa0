//! The primitives of every board drawing: symbols of the sheets, rounded lengths, and the markup of static art. Used by
//! the boards. The symbols are defined in `style/symbols`.

use std::fmt::Write as _;

use leptos::prelude::*;

/// Rounds a length to a hundredth, the precision of a drawing.
pub fn round(length: f64) -> f64 {
    let rounded = (length * 100.0).round() / 100.0;
    // Negative zero would be written with a sign.
    if rounded == 0.0 { 0.0 } else { rounded }
}

/// A symbol inside a drawing, `size` wide and high, centred on its position.
#[component]
pub fn Symbol(
    #[prop(into)] id: String,
    /// X of the centre.
    x: f64,
    /// Y of the centre.
    y: f64,
    size: f64,
    #[prop(optional, into)] class: String,
) -> impl IntoView {
    let size = size.max(0.0);
    let half = size / 2.0;
    view! {
        <use
            href=format!("#{id}")
            x=round(x - half)
            y=round(y - half)
            width=round(size)
            height=round(size)
            class=class
        />
    }
}

/// Static art as SVG markup, drawn from back to front. An element costs far less code here than in `view!`.
///
/// `style` is the rest of an element's attributes, as markup with single quotes.
///
/// # Panics
/// In debug builds, all methods panic if a length is not finite: the layout that computed it has a bug.
#[derive(Default)]
pub struct Markup(String);

impl Markup {
    /// Adds a rectangle with rounded corners: `[x, y, width, height]`. Negative sizes draw nothing.
    pub fn rect(&mut self, area: impl Into<[f64; 4]>, corner: f64, style: &str) {
        let [x, y, w, h] = area.into();
        self.write(&["<rect"]);
        self.lengths(&[("x", x), ("y", y), ("width", w.max(0.0)), ("height", h.max(0.0)), ("rx", corner)]);
        self.write(&[" ", style, "/>"]);
    }

    pub fn path(&mut self, d: &str, style: &str) {
        self.write(&["<path d='", d, "' ", style, "/>"]);
    }

    /// Adds a symbol, `size` wide and high, centred on a position.
    pub fn symbol(&mut self, id: &str, x: f64, y: f64, size: f64, style: &str) {
        let size = size.max(0.0);
        let half = size / 2.0;
        self.write(&["<use href='#", id, "'"]);
        self.lengths(&[("x", x - half), ("y", y - half), ("width", size), ("height", size)]);
        self.write(&[" ", style, "/>"]);
    }

    /// Adds a text; `words` are escaped.
    pub fn text(&mut self, x: f64, y: f64, style: &str, words: &str) {
        let words = words.replace('&', "&amp;").replace('<', "&lt;");
        self.write(&["<text"]);
        self.lengths(&[("x", x), ("y", y)]);
        self.write(&[" ", style, ">", &words, "</text>"]);
    }

    /// Adds a group of all that `draw` adds.
    pub fn group(&mut self, style: &str, draw: &dyn Fn(&mut Markup)) {
        self.write(&["<g ", style, ">"]);
        draw(self);
        self.write(&["</g>"]);
    }

    /// Adds elements with nothing to compute.
    pub fn literal(&mut self, elements: &'static str) {
        self.write(&[elements]);
    }

    /// Returns the art as one group.
    pub fn into_view(self) -> AnyView {
        view! { <g inner_html=self.0/> }.into_any()
    }

    fn lengths(&mut self, lengths: &[(&str, f64)]) {
        for &(name, length) in lengths {
            debug_assert!(length.is_finite(), "a length that is no number");
            let _ = write!(self.0, " {name}='{}'", round(length));
        }
    }

    fn write(&mut self, parts: &[&str]) {
        parts.iter().for_each(|part| self.0.push_str(part));
    }
}

impl From<&'static str> for Markup {
    fn from(elements: &'static str) -> Markup {
        Markup(elements.to_owned())
    }
}

#[cfg(test)]
impl Markup {
    /// Returns the markup.
    ///
    /// # Panics
    /// If an element or an attribute is not closed, or a number is not finite.
    pub fn checked(&self) -> &str {
        let mut open = Vec::new();
        for (index, piece) in self.0.split('<').enumerate() {
            let Some((tag, text)) = piece.split_once('>') else {
                assert!(index == 0 && piece.is_empty(), "not closed: {piece}");
                continue;
            };
            assert!(tag.matches('\'').count().is_multiple_of(2), "an attribute is not closed: {tag}");
            let name = tag.split(' ').next();
            match tag.strip_prefix('/') {
                Some(name) => assert_eq!(open.pop(), Some(name), "closed in another order"),
                None if tag.ends_with('/') => {}
                None => open.extend(name),
            }
            assert!(text.is_empty() || open.last() == Some(&"text"), "text outside of an element: {text}");
            assert!(!tag.contains("NaN") && !tag.contains("inf"), "a length that is no number: {tag}");
        }
        assert!(open.is_empty(), "not closed: {open:?}");
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_as_short_as_a_hundredth_allows() {
        let lengths = [0.004, -0.001, 0.07, -0.5, 33.333, 0.996, 1234.5];
        assert_eq!(lengths.map(|length| round(length).to_string()), ["0", "0", "0.07", "-0.5", "33.33", "1", "1234.5"]);
    }

    #[test]
    fn art_is_written_from_back_to_front() {
        let mut art = Markup::default();
        art.rect([1.0, 2.006, -3.0, 4.5], 0.5, "fill='none'");
        art.group("opacity='.5'", &|art| {
            art.path("M0 0h5", "stroke='#fff'");
            art.literal("<circle r='3'/>");
        });
        art.symbol("leaf", 10.0, 20.0, 5.0, "class='dark'");
        let elements = [
            "<rect x='1' y='2.01' width='0' height='4.5' rx='0.5' fill='none'/>",
            "<g opacity='.5'><path d='M0 0h5' stroke='#fff'/><circle r='3'/></g>",
            "<use href='#leaf' x='7.5' y='17.5' width='5' height='5' class='dark'/>",
        ];
        assert_eq!(art.checked(), elements.concat());
    }

    #[test]
    fn words_are_never_markup() {
        let mut art = Markup::default();
        art.text(0.0, 0.0, "class='dark'", "Tea & <b>rum</b>, 1 > 0");
        let text = "<text x='0' y='0' class='dark'>Tea &amp; &lt;b>rum&lt;/b>, 1 > 0</text>";
        assert_eq!(art.0, text);
    }
}
