//! Transfer sizes: of a file, of a first game, of everything; and their budget.

use std::fmt;
use std::io::Write;

use brotlic::{BrotliEncoderOptions, CompressorWriter, Quality, WindowSize};
use rayon::prelude::*;
use serde_json::{Map, Value, json};
use tea_table::games::SHELF;

use super::Files;
use super::page::START_WORDS;
use crate::serve::Encoding;

/// Budget for everything that is transferred, in bytes of Brotli. A build in parts exceeds it.
const BUDGET: usize = 1_100_000;

/// The file with the parts of the program that every first game needs (src/ui/app.rs).
const FIRST_FILE: &str = "rest";

#[derive(Clone, Copy, Default, Debug)]
pub struct Size {
    /// Uncompressed.
    pub raw: usize,
    /// With gzip at its best level.
    pub gzip: usize,
    /// With Brotli at its best level.
    pub brotli: usize,
}

/// Compresses a file at the best level, as a host can do beforehand.
pub fn compress(bytes: &[u8], encoding: Encoding) -> Vec<u8> {
    // Writing to memory cannot fail.
    match encoding {
        Encoding::Gzip => {
            let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
            drop(gzip.write_all(bytes));
            gzip.finish().unwrap_or_default()
        }
        Encoding::Brotli => {
            let encoder = BrotliEncoderOptions::new().quality(Quality::best()).window_size(WindowSize::best()).build();
            let mut brotli = CompressorWriter::with_encoder(encoder.unwrap_or_default(), Vec::new());
            drop(brotli.write_all(bytes));
            brotli.into_inner().unwrap_or_default()
        }
    }
}

impl Size {
    pub fn measure(bytes: &[u8]) -> Size {
        let compressed = |encoding| compress(bytes, encoding).len();
        Size { raw: bytes.len(), gzip: compressed(Encoding::Gzip), brotli: compressed(Encoding::Brotli) }
    }

    /// Returns the figures of a file for `--json`.
    pub fn json(self, name: &str) -> Value {
        json!({ "name": name, "raw": self.raw, "gzip": self.gzip, "brotli": self.brotli })
    }

    fn write_row(self, f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
        writeln!(f, "{name:<48}{:>10}{:>10}{:>10}", self.raw, self.gzip, self.brotli)
    }
}

impl std::iter::Sum for Size {
    fn sum<I: Iterator<Item = Size>>(sizes: I) -> Size {
        sizes.fold(Size::default(), |sum, size| Size {
            raw: sum.raw + size.raw,
            gzip: sum.gzip + size.gzip,
            brotli: sum.brotli + size.brotli,
        })
    }
}

/// The size of each file of a build, and the sums that are reported and bounded. Displayed as a table.
#[derive(Debug)]
pub struct Sizes {
    files: Vec<(String, Size)>,
    /// Everything that is transferred before the shelf responds to presses.
    pub shelf: Size,
    /// Everything that is transferred before a game responds to presses, for each title in the order of the shelf. A
    /// browser test compares this with the actual requests.
    pub first_games: Vec<(&'static str, Size)>,
    /// Everything that a player eventually downloads, except the worker, icons, screenshots, and files of a language:
    /// its words, also those in the page itself, and the letters that only some languages have.
    pub all: Size,
}

impl Sizes {
    pub fn measure(files: &Files) -> Sizes {
        let weighed: Vec<_> = files.par_iter().map(|(name, bytes)| (name.clone(), Size::measure(bytes))).collect();
        let page = files.get("index.html").map(|page| String::from_utf8_lossy(page).into_owned()).unwrap_or_default();
        let parts = parts(&page);
        // Adds up what is transferred until the parts in `opened` and the symbol sheets whose names begin with `sheet`
        // are loaded.
        let until = |opened: &[&str], sheet: &str| {
            let is_opened = |name: &str| {
                let mut needing = parts.iter().filter(|(_, files)| files.contains(&name)).peekable();
                needing.peek().is_none() || needing.any(|(file, _)| opened.contains(file))
            };
            let fetched = |name: &str| {
                name == "index.html"
                    || ["style-", "symbols/covers-", sheet].iter().any(|kind| name.starts_with(kind))
                    || (name.starts_with("app-") && is_opened(name))
                    // Only the fonts that the page requests at once.
                    || (name.starts_with("fonts/") && page.contains(name))
            };
            weighed.iter().filter(|(name, _)| fetched(name)).map(|(_, size)| *size).sum()
        };
        let first_game = |id: &str| until(&[FIRST_FILE, id], &format!("symbols/{id}-"));
        // The 404 page is not part of the app, and each player downloads only one of the manifests.
        let is_excluded = |name: &str| {
            let kinds = ["icons/", "screens/", "worker-", "locales/", "404.html", "manifest-"];
            let letters = ["fonts/YoungSerif-accents-", "fonts/YoungSerif-polish-"];
            kinds.iter().chain(&letters).any(|kind| name.starts_with(kind))
        };
        Sizes {
            shelf: until(&[], "symbols/covers-"),
            first_games: SHELF.iter().map(|info| (info.id, first_game(info.id))).collect(),
            all: weighed
                .iter()
                .filter(|(name, _)| !is_excluded(name))
                .map(
                    |(name, size)| {
                        if name == "index.html" { Size::measure(without_words(&page).as_bytes()) } else { *size }
                    },
                )
                .sum(),
            files: weighed,
        }
    }

    /// Returns a sentence if the budget is exceeded. Means little without wasm-opt and esbuild.
    pub fn over_budget(&self) -> Option<String> {
        let all = self.all.brotli;
        (all > BUDGET).then(|| format!("Everything is {all} bytes of brotli, not to be more than {BUDGET}."))
    }

    /// Returns the figures for `build --json`.
    pub fn json(&self) -> Value {
        let first_games: Map<_, _> =
            self.first_games.iter().map(|(game, size)| ((*game).to_string(), size.brotli.into())).collect();
        json!({
            "files": self.files.iter().map(|(name, size)| size.json(name)).collect::<Vec<_>>(),
            "first_game_brotli": self.first_games.first().map(|(_, size)| size.brotli),
            "shelf_brotli": self.shelf.brotli,
            "all_brotli": self.all.brotli,
            "until_brotli": first_games,
        })
    }
}

/// Returns the page without the words that are needed before the program is loaded, which it has in every language.
fn without_words(page: &str) -> String {
    let words = page.split_once(START_WORDS).and_then(|(before, rest)| Some((before, rest.split_once("</script>")?.1)));
    words.map_or_else(|| page.to_owned(), |(before, after)| format!("{before}{after}"))
}

/// Returns the files of the program's parts, each with all that it needs, as listed in the page (site.rs).
fn parts(page: &str) -> Vec<(&str, Vec<&str>)> {
    let named = page.split("<meta name=\"tea-part-").skip(1);
    let part = |rest| -> Option<(&str, Vec<&str>)> {
        let (name, rest) = str::split_once(rest, "\" content=\"")?;
        Some((name, rest.split('"').next()?.split(' ').collect()))
    };
    named.filter_map(part).collect()
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<48}{:>10}{:>10}{:>10}", "file", "raw", "gzip", "brotli")?;
        self.files.iter().try_for_each(|(name, size)| size.write_row(f, name))?;
        self.shelf.write_row(f, "until the shelf answers presses")?;
        let until = self.first_games.iter();
        until.clone().try_for_each(|(game, size)| size.write_row(f, &format!("until {game} answers presses")))?;
        self.all.write_row(f, "everything but worker and icons")
    }
}

#[cfg(test)]
mod tests {
    use tea_table::games::{Visitor, visit};
    use tea_table::words::Title;

    use super::*;

    struct WeightsSize;

    impl Visitor for WeightsSize {
        type Output = Size;

        fn visit<G: Title>(self) -> Size {
            Size::measure(G::WEIGHTS)
        }
    }

    #[test]
    fn weights_of_each_title_are_at_most_50_kb() {
        for info in SHELF {
            let weights = visit(info.id, WeightsSize).expect("it is on the shelf");
            assert!(weights.brotli <= 50_000, "{}: {} bytes", info.id, weights.brotli);
        }
    }

    #[test]
    fn the_size_of_a_first_game_counts_its_requests() {
        let game = SHELF[0].id;
        let file = |name: &str| (name.to_string(), b"some bytes".to_vec());
        let mut files: Files = ["app-1.js", "app-2.wasm", "style-3.css", "sw.js", "icons/icon.svg"].map(file).into();
        files.extend(["fonts/a-4.woff2", "fonts/b-5.woff2", "worker-6/worker.js"].map(file));
        files.extend([
            file(&format!("symbols/{game}-7.svg")),
            file("symbols/other-8.svg"),
            file("symbols/covers-9.svg"),
        ]);
        files.insert("index.html".into(), b"fonts/a-4.woff2".to_vec());
        let sizes = Sizes::measure(&files);
        assert_eq!(sizes.first_games[0].1.raw, 6 * 10 + 15, "app, style, one font, two sheets and the page");
        assert_eq!(sizes.all.raw, 9 * 10 + 15, "without icon and worker");
        assert_eq!(sizes.over_budget(), None);
        let page = format!("fonts/a-4.woff2{START_WORDS}{{\"de\":{{}}}}</script>");
        files.insert("index.html".into(), page.into_bytes());
        assert_eq!(Sizes::measure(&files).all.raw, 9 * 10 + 15, "without the words in the page");
    }
}
