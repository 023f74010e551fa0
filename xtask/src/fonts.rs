//! The fonts that layouts are measured with: a wide and a narrow one, the same on every machine.
//!
//! Fetched from npm into the tool cache. `cargo xtask test` makes sure that they exist; the browser tests load them
//! into the page. Knows no page.

use std::path::PathBuf;

use crate::error::Result;
use crate::tools;

/// Version of npm's dejavu-fonts-ttf: DejaVu Sans, about as wide as Verdana.
const WIDE_FONT_VERSION: &str = "2.37.3";
/// Version of npm's roboto-fontface: Roboto, the font of most phones.
const NARROW_FONT_VERSION: &str = "0.10.0";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Font {
    /// Weight 400.
    pub regular: PathBuf,
    /// Weight 700.
    pub bold: PathBuf,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fonts {
    /// DejaVu Sans. It also has the symbols that Roboto lacks.
    pub wide: Font,
    pub narrow: Font,
}

/// Finds the fonts in the cache, or installs them there with npm; `None` without npm.
///
/// # Errors
/// If the cache cannot be written.
pub fn find_or_install() -> Result<Option<Fonts>> {
    let (Some(wide), Some(narrow)) = (
        tools::npm_package("dejavu-fonts-ttf", WIDE_FONT_VERSION)?,
        tools::npm_package("roboto-fontface", NARROW_FONT_VERSION)?,
    ) else {
        return Ok(None);
    };
    let wide = wide.join("node_modules/dejavu-fonts-ttf/ttf");
    let narrow = narrow.join("node_modules/roboto-fontface/fonts/roboto");
    Ok(Some(Fonts {
        wide: Font { regular: wide.join("DejaVuSans.ttf"), bold: wide.join("DejaVuSans-Bold.ttf") },
        narrow: Font { regular: narrow.join("Roboto-Regular.woff2"), bold: narrow.join("Roboto-Bold.woff2") },
    }))
}
