//! QR codes, each drawn as a single path.

use leptos::prelude::*;

use crate::ui::text::Text;
use qrcodegen::{QrCode, QrCodeEcc};

/// Light margin that scanners need around a code, in modules.
const MARGIN: i32 = 4;

/// Returns the code of a text as path data, and its width in modules; `None` if the text is too long for any code.
fn path(text: &str) -> Option<(String, i32)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run_start = x;
            while x < size && code.get_module(x, y) {
                x += 1;
            }
            if x > run_start {
                path += &format!("M{} {}h{}v1h-{}z", run_start + MARGIN, y + MARGIN, x - run_start, x - run_start);
            }
            x += 1;
        }
    }
    Some((path, size + 2 * MARGIN))
}

/// Draws a text as a QR code, dark on light in both themes; `None` if it is too long.
pub fn qr(text: &str, label: Text) -> Option<AnyView> {
    let (path, size) = path(text)?;
    let svg = view! {
        <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=label shape-rendering="crispEdges">
            <rect width=size height=size fill="#fff"></rect><path d=path fill="#000"></path>
        </svg>
    };
    Some(svg.into_any())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the coordinates of the modules that a path draws dark.
    fn dark(path: &str) -> Vec<(i32, i32)> {
        let mut dark = Vec::new();
        for run in path.split('M').skip(1) {
            let (place, run) = run.split_once('h').expect("a run of modules");
            let (x, y) = place.split_once(' ').expect("a place");
            let (length, backward) = run.split_once("v1h-").expect("one module high");
            assert_eq!(backward, format!("{length}z"), "closed as wide as it is");
            let (x, y, length): (i32, i32, i32) =
                (x.parse().expect("x"), y.parse().expect("y"), length.parse().expect("a length"));
            dark.extend((x..x + length).map(|x| (x, y)));
        }
        dark
    }

    #[test]
    fn the_drawing_is_the_code_of_the_address() {
        for text in ["https://tea.example/#/g/chai.AbC-_9".to_string(), "x".repeat(2900)] {
            let (data, width) = path(&text).expect("it is short enough");
            let code = QrCode::encode_text(&text, QrCodeEcc::Low).expect("it is short enough");
            assert_eq!(width, code.size() + 2 * MARGIN);
            let mut modules = dark(&data);
            let count = modules.len();
            modules.sort_unstable();
            modules.dedup();
            assert_eq!(modules.len(), count, "no module is drawn twice");
            // Everything outside the code is its light margin.
            for (x, y) in (0..width).flat_map(|x| (0..width).map(move |y| (x, y))) {
                let is_dark = code.get_module(x - MARGIN, y - MARGIN);
                assert_eq!(modules.binary_search(&(x, y)).is_ok(), is_dark, "the module at {x}, {y}");
            }
        }
        assert!(path(&"x".repeat(2954)).is_none(), "no code holds more");
    }
}
