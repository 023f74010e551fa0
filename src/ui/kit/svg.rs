//! The primitives of every board drawing: symbols of the sheets, and rounded lengths. Used by the boards. The symbols
//! are defined in `style/symbols`.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_as_short_as_a_hundredth_allows() {
        let lengths = [0.004, -0.001, 0.07, -0.5, 33.333, 0.996, 1234.5];
        assert_eq!(lengths.map(|length| round(length).to_string()), ["0", "0", "0.07", "-0.5", "33.33", "1", "1234.5"]);
    }
}
