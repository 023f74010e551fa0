//! How many bytes travel: of a file, of a first game, of everything; and the bound on that.

use std::fmt;
use std::io::Write;

use serde_json::{Map, Value, json};
use tea_table::games::SHELF;

use super::Files;

/// Budget for everything that travels, in bytes of brotli.
const MOST: usize = 1_100_000;

/// How many bytes travel when a file is sent.
#[derive(Clone, Copy, Default, Debug)]
pub struct Size {
    /// As it is.
    pub raw: usize,
    /// By gzip at its best.
    pub gzip: usize,
    /// By brotli at its best.
    pub brotli: usize,
}

impl Size {
    /// Weighs some bytes.
    pub fn of(bytes: &[u8]) -> Size {
        // Writing to memory does not fail.
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        drop(gzip.write_all(bytes));
        let mut brotli = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 11, 24);
        drop(brotli.write_all(bytes));
        Size { raw: bytes.len(), gzip: gzip.finish().map_or(0, |bytes| bytes.len()), brotli: brotli.into_inner().len() }
    }

    /// The figures of a file for `--json`.
    pub fn json(self, name: &str) -> Value {
        json!({ "name": name, "raw": self.raw, "gzip": self.gzip, "brotli": self.brotli })
    }

    fn row(self, f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
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

/// The size of each file of a build, and the sums that are reported and bounded. Shown as a table for people.
#[derive(Debug)]
pub struct Sizes {
    files: Vec<(String, Size)>,
    /// Everything that travels until a game answers presses, for each title in the order of the shelf. A browser test
    /// holds this against what a browser fetches.
    pub first_games: Vec<(&'static str, Size)>,
    /// Everything that a player downloads in the end; worker, words, icons and screenshots apart.
    pub all: Size,
}

impl Sizes {
    /// Weighs the files of a finished build.
    pub fn of(files: &Files) -> Sizes {
        let weighed: Vec<_> = files.iter().map(|(name, bytes)| (name.clone(), Size::of(bytes))).collect();
        let page = files.get("index.html").map(|page| String::from_utf8_lossy(page).into_owned()).unwrap_or_default();
        let first_game = |id: &str| {
            let own = format!("symbols/{id}-");
            let fetched = |name: &str| {
                name == "index.html"
                    || ["app-", "style-", "symbols/covers-", &own].iter().any(|kind| name.starts_with(kind))
                    // Only those that the page asks for at once.
                    || (name.starts_with("fonts/") && page.contains(name))
            };
            weighed.iter().filter(|(name, _)| fetched(name)).map(|(_, size)| *size).sum()
        };
        let apart =
            |name: &str| ["icons/", "screens/", "worker-", "locales/"].iter().any(|kind| name.starts_with(kind));
        Sizes {
            first_games: SHELF.iter().map(|info| (info.id, first_game(info.id))).collect(),
            all: weighed.iter().filter(|(name, _)| !apart(name)).map(|(_, size)| *size).sum(),
            files: weighed,
        }
    }

    /// A sentence when the bound is passed. Means little without wasm-opt and esbuild.
    pub fn over_budget(&self) -> Option<String> {
        let all = self.all.brotli;
        (all > MOST).then(|| format!("Everything is {all} bytes of brotli, not to be more than {MOST}."))
    }

    /// The figures for `build --json`.
    pub fn json(&self) -> Value {
        let first_games: Map<_, _> =
            self.first_games.iter().map(|(game, size)| ((*game).to_string(), size.brotli.into())).collect();
        json!({
            "files": self.files.iter().map(|(name, size)| size.json(name)).collect::<Vec<_>>(),
            "first_game_brotli": self.first_games.first().map(|(_, size)| size.brotli),
            "all_brotli": self.all.brotli,
            "until_brotli": first_games,
        })
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<48}{:>10}{:>10}{:>10}", "file", "raw", "gzip", "brotli")?;
        self.files.iter().try_for_each(|(name, size)| size.row(f, name))?;
        let until = self.first_games.iter();
        until.clone().try_for_each(|(game, size)| size.row(f, &format!("until {game} answers presses")))?;
        self.all.row(f, "everything but worker and icons")
    }
}

#[cfg(test)]
mod tests {
    use tea_table::games::{Visitor, visit};
    use tea_table::words::Title;

    use super::*;

    /// The weights of a title.
    struct Weights;

    impl Visitor for Weights {
        type Output = Size;

        fn visit<G: Title>(self) -> Size {
            Size::of(G::WEIGHTS)
        }
    }

    #[test]
    fn weights_of_each_title_are_at_most_50_kb() {
        for info in SHELF {
            let weights = visit(info.id, Weights).expect("it is on the shelf");
            assert!(weights.brotli <= 50_000, "{}: {} bytes", info.id, weights.brotli);
        }
    }

    #[test]
    fn a_first_game_counts_what_its_page_fetches() {
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
        let sizes = Sizes::of(&files);
        assert_eq!(sizes.first_games[0].1.raw, 6 * 10 + 15, "app, style, one font, two sheets and the page");
        assert_eq!(sizes.all.raw, 9 * 10 + 15, "without icon and worker");
        assert_eq!(sizes.over_budget(), None);
    }
}
