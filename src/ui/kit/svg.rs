//! What every drawing of a board is made of: symbols of the sheets, and lengths that are short to write.
//!
//! Called by the boards. Knows no game; which symbols there are stands in `style/symbols`.

use leptos::prelude::*;

/// A length rounded to a hundredth: what a drawing shows and no more.
pub fn round(length: f64) -> f64 {
    let rounded = (length * 100.0).round() / 100.0;
    // Minus nothing is written with a sign.
    if rounded == 0.0 { 0.0 } else { rounded }
}

/// A symbol inside a drawing, `size` wide and high around its middle.
#[component]
pub fn Symbol(
    /// The id of the symbol in the sheets.
    #[prop(into)]
    id: String,
    /// The middle, across.
    x: f64,
    /// The middle, down.
    y: f64,
    /// Width and height.
    size: f64,
    /// Classes, such as the colours of a seat.
    #[prop(optional, into)]
    class: String,
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
