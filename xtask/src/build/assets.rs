//! The assets that a build takes from the repository: styles, drawings, fonts, words, icons, the page itself.
//!
//! Called by the build; `site` and `single` turn them into files. Knows no program and no URL.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::Files;
use super::languages::Languages;
use crate::error::{Error, Result};

#[derive(Debug)]
pub struct Assets {
    /// The template `index.html`, with slots to be filled.
    pub page: String,
    pub style: String,
    /// The shell's drawings, which are inlined into the page.
    pub shell: String,
    /// Other symbol sheets by name; the name of a game's sheet is the game's id.
    pub sheets: BTreeMap<String, String>,
    pub languages: Languages,
    pub fonts: Files,
    /// Files that must keep their names: icons, screenshots, `robots.txt`.
    pub plain: Files,
    pub service_worker: String,
}

impl Assets {
    /// Reads the assets from a checkout.
    ///
    /// # Errors
    /// If a file is missing or cannot be read.
    pub fn read(root: &Path) -> Result<Assets> {
        let style = root.join("style");
        let mut sheets = BTreeMap::new();
        for (name, sheet) in read_files(&style.join("symbols"), ".svg")? {
            sheets.insert(name.trim_end_matches(".svg").to_string(), String::from_utf8_lossy(&sheet).into_owned());
        }
        let mut plain = Files::new();
        for kind in ["icons", "screens"] {
            let files = read_files(&root.join("public").join(kind), "")?;
            plain.extend(files.into_iter().map(|(name, bytes)| (format!("{kind}/{name}"), bytes)));
        }
        plain.insert("robots.txt".into(), fs::read(root.join("public/robots.txt"))?);
        Ok(Assets {
            page: read_text(&root.join("index.html"))?,
            style: inline_imports(&style, &read_text(&style.join("all.css"))?)?,
            shell: sheets.remove("shell").ok_or_else(|| Error::new("style/symbols/shell.svg is missing."))?,
            sheets,
            languages: Languages::read(&root.join("public/locales"))?,
            fonts: read_files(&style.join("fonts"), ".woff2")?,
            plain,
            service_worker: read_text(&root.join("public/sw.js"))?,
        })
    }
}

/// Returns a style sheet with its imports inlined, so that the page loads one file instead of a dozen.
fn inline_imports(folder: &Path, sheet: &str) -> Result<String> {
    let imports = sheet.lines().filter_map(|line| line.strip_prefix("@import \"")?.strip_suffix("\";"));
    imports.map(|name| read_text(&folder.join(name))).collect()
}

fn read_text(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| Error::Failed(format!("{}: {error}", path.display())))
}

/// Returns the files of a folder with this ending; none if the folder does not exist.
fn read_files(folder: &Path, ending: &str) -> Result<Files> {
    let mut found = Files::new();
    let Ok(entries) = fs::read_dir(folder) else { return Ok(found) };
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_file() && name.ends_with(ending) && !name.starts_with('.') {
            found.insert(name, fs::read(&path)?);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    #[test]
    fn every_style_sheet_is_imported() {
        let assets = Assets::read(&root()).expect("they can be read");
        let style = root().join("style");
        let games = style.join("games");
        let entries = fs::read_dir(&games).expect("it can be read").map(|entry| entry.expect("it can be read").path());
        let folders = entries.filter(|path| path.is_dir());
        for folder in folders.chain([style, games.clone()]) {
            for (name, sheet) in read_files(&folder, ".css").expect("it can be read") {
                let whole = name == "all.css" || assets.style.contains(&*String::from_utf8_lossy(&sheet));
                assert!(whole, "style/all.css does not import {name}");
            }
        }
        assert!(!assets.style.contains("@import"), "an import inside an imported sheet stays where it is");
    }
}
