//! The basic shapes of Chai's drawings: rounded rectangles, their shadows, text. Called by all drawings of this board.
//! Independent of the game.

use leptos::prelude::*;

use crate::ui::kit::svg::round;

use super::area::Area;

/// The dark outline of pieces.
pub const LINE: &str = "var(--line)";

/// Rounds a length for an attribute.
///
/// # Panics
/// In debug builds, if the length is not finite: the layout that computed it has a bug.
fn length(length: f64) -> f64 {
    debug_assert!(length.is_finite(), "a length that is no number");
    round(length)
}

/// A rectangle with rounded corners.
#[component]
pub fn Rect(
    /// Its area; negative sizes draw nothing.
    area: Area,
    #[prop(optional)] corner: f64,
    fill: &'static str,
    #[prop(default = "none")] stroke: &'static str,
    #[prop(optional)] width: f64,
    #[prop(optional)] dash: Option<&'static str>,
    #[prop(optional)] opacity: Option<f64>,
) -> impl IntoView {
    view! {
        <rect
            x=length(area.x)
            y=length(area.y)
            width=length(area.w.max(0.0))
            height=length(area.h.max(0.0))
            rx=length(corner)
            fill=fill
            stroke=stroke
            stroke-width=length(width)
            stroke-dasharray=dash
            opacity=opacity
        />
    }
}

#[component]
pub fn Shadow(area: Area, corner: f64, opacity: f64) -> impl IntoView {
    view! { <Rect area=area.moved(2.0, 3.0) corner fill="#1c140a" opacity/> }
}

#[component]
pub fn Label(
    x: f64,
    y: f64,
    size: f64,
    /// Alignment and style: `k-mid`, `k-end`, `k-serif` and so on.
    class: &'static str,
    #[prop(into)] words: String,
    /// Maximum width; longer text is squeezed.
    #[prop(optional)]
    max_width: Option<f64>,
) -> impl IntoView {
    let text_width = words.chars().count() as f64 * size * 0.57;
    let text_length = max_width.filter(|max_width| text_width > *max_width).map(length);
    view! {
        <text
            x=length(x)
            y=length(y)
            font-size=length(size)
            class=format!("k-text {class}")
            textLength=text_length
            lengthAdjust=text_length.map(|_| "spacingAndGlyphs")
        >
            {words}
        </text>
    }
}

/// A number on a disc: steps, or the height of a stack.
#[component]
pub fn Disc(x: f64, y: f64, radius: f64, number: u8) -> impl IntoView {
    let text_offset = if radius > 9.0 {
        4.4
    } else if radius > 8.0 {
        4.3
    } else {
        4.2
    };
    view! {
        <circle cx=length(x) cy=length(y) r=radius class="k-step"/>
        <Label x y=y + text_offset size=12.0 class="k-mid k-bold k-ink" words=number.to_string()/>
    }
}
