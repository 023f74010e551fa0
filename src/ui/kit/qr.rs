//! A text as a QR code, drawn as one path.

use crate::ui::dom::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The light margin that scanners need around a code, in modules.
const MARGIN: i32 = 4;

/// The code of a text as the data of a path, and how many modules wide it is; `None` when the text is too
/// long for any code.
fn path(text: &str) -> Option<(String, i32)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let start = x;
            while x < size && code.get_module(x, y) {
                x += 1;
            }
            if x > start {
                path += &format!("M{} {}h{}v1h-{}z", start + MARGIN, y + MARGIN, x - start, x - start);
            }
            x += 1;
        }
    }
    Some((path, size + 2 * MARGIN))
}

/// A text as a QR code, dark on light in both themes; nothing when it is too long.
pub fn qr(text: &str, label: &'static str) -> Option<AnyView> {
    let (path, size) = path(text)?;
    let drawn = view! {
        <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=label shape-rendering="crispEdges">
            <rect width=size height=size fill="#fff"></rect><path d=path fill="#000"></path>
        </svg>
    };
    Some(drawn.into_any())
}
