//! The fonts that layouts are measured with: a wide and a narrow one, the same on every machine.
//!
//! Fetched from npm into the cache of tools. `cargo xtask test` sees that they are there; the browser tests give them
//! to the page. Knows no page.

use std::path::PathBuf;

use crate::error::Result;
use crate::tools;

/// The version of dejavu-fonts-ttf, from npm: DejaVu Sans, about as wide as Verdana.
const WIDE_FONT_VERSION: &str = "2.37.3";
/// The version of roboto-fontface, from npm: Roboto, the letters of most phones.
const NARROW_FONT_VERSION: &str = "0.10.0";

/// The files of a font.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Font {
    /// Of weight 400.
    pub regular: PathBuf,
    /// Of weight 700.
    pub bold: PathBuf,
}

/// Both fonts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fonts {
    /// DejaVu Sans, which has the signs that the other lacks.
    pub wide: Font,
    /// Roboto.
    pub narrow: Font,
}

/// Finds the fonts in the cache, or installs them there with npm; `None` where there is no npm to fetch them.
///
/// # Errors
/// When there is nowhere to put them.
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
