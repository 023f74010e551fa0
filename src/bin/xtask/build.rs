//! `cargo xtask build`: the folder `dist/` for any static host, or one HTML file, and what they weigh.
//!
//! Also the way in which `play` and `test` come by a build. Trunk compiles, `finish` does the rest.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use sha2::{Digest, Sha256};
use tea_table::games::SHELF;

use super::command::{Fault, Words, cargo, root, run, workshop};
use super::finish::{Folder, Stage};
use super::pack::Weight;
use super::{cut, setup, single};

/// The most that may travel before a game answers presses, brotli, and the titles at the head of the shelf that are
/// held to it: the others draw more than anybody waits for as a first game.
const FIRST: (usize, usize) = (250_000, 2);
/// The most that may travel for everything, brotli.
const ALL: usize = 600_000;

/// The verb.
pub fn run_verb(words: &mut Words) -> Result<(), Fault> {
    let (one_file, as_json) = (words.flag("--single"), words.flag("--json"));
    let address = words.value::<String>("--address")?;
    words.end()?;
    if address.is_some() && !one_file {
        return Err(Fault::Misunderstood("--address is for --single: a page on a host knows where it is".into()));
    }
    if one_file {
        let place = single::build(address.as_deref())?;
        let bytes = fs::read(&place)?;
        let weight = Weight::of(&bytes);
        if as_json {
            println!("{}", json!({ "files": [entry(&place.to_string_lossy(), weight)] }));
        } else {
            println!("{}: {} bytes. Open it in a browser: it plays without a host.", place.display(), weight.raw);
        }
        return Ok(());
    }
    let built = build()?.weigh()?;
    if as_json {
        let files: Vec<_> = built.weights.iter().map(|(name, weight)| entry(name, *weight)).collect();
        let firsts: serde_json::Map<_, _> =
            built.firsts().into_iter().map(|(game, weight)| (game.to_string(), weight.brotli.into())).collect();
        let first = SHELF.first().and_then(|info| firsts.get(info.id));
        let sums = json!({ "files": files, "first_game_brotli": first, "all_brotli": built.all().brotli, "until_brotli": firsts });
        println!("{sums}");
    } else {
        print!("{}", built.table());
        println!("\n{} is ready for any static host.", built.place.display());
    }
    Ok(())
}

fn entry(name: &str, weight: Weight) -> serde_json::Value {
    json!({ "name": name, "raw": weight.raw, "gzip": weight.gzip, "brotli": weight.brotli })
}

/// A finished build on the disk.
#[derive(Debug)]
pub struct Built {
    /// Its folder.
    pub place: PathBuf,
    /// What each file weighs, by name; nothing before [`Built::weigh`].
    weights: Vec<(String, Weight)>,
    /// Whether wasm-opt had a hand in it.
    pub shrunk: bool,
}

impl Built {
    /// Weighs every file; brotli at its best takes its time.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn weigh(mut self) -> Result<Built, Fault> {
        weigh(&self.place, &self.place, &mut self.weights)?;
        self.weights.sort_by(|a, b| a.0.cmp(&b.0));
        Ok(self)
    }

    /// Everything that travels until a game answers presses, for each title: what the page fetches by itself, and the
    /// parts, styles and drawings of that game. A browser test holds this list against what a browser fetches.
    pub fn firsts(&self) -> Vec<(&'static str, Weight)> {
        let app = self.weights.iter().find(|(name, _)| name.starts_with("app-") && name.ends_with(".js"));
        let app = app.and_then(|(name, _)| fs::read_to_string(self.place.join(name)).ok()).unwrap_or_default();
        let page = fs::read_to_string(self.place.join("index.html")).unwrap_or_default();
        let until = |game: &str| {
            let parts = cut::behind(game, &app);
            let own = ["symbols/covers-".to_string(), format!("symbols/{game}-"), format!("styles/{game}-")];
            let fetched = |name: &str| {
                name == "index.html"
                    || ["app-", "style-"].iter().any(|kind| name.starts_with(kind))
                    || (name.starts_with("fonts/") && page.contains(name))
                    || own.iter().any(|sheet| name.starts_with(sheet))
                    || parts.iter().any(|part| part == name)
            };
            let mut sum = Weight::default();
            self.weights.iter().filter(|(name, _)| fetched(name)).for_each(|(_, weight)| sum += *weight);
            sum
        };
        SHELF.iter().map(|info| (info.id, until(info.id))).collect()
    }

    /// Everything that a player downloads in the end, thinker, icons and screenshots apart.
    pub fn all(&self) -> Weight {
        let apart = |name: &str| ["icons/", "screens/", "thinker-"].iter().any(|kind| name.starts_with(kind));
        let mut sum = Weight::default();
        self.weights.iter().filter(|(name, _)| !apart(name)).for_each(|(_, weight)| sum += *weight);
        sum
    }

    /// Which bounds are passed, each as a sentence. Empty when none is, or when there was no wasm-opt to judge by.
    pub fn over_budget(&self) -> Vec<String> {
        if !self.shrunk {
            return Vec::new();
        }
        let (most, titles) = FIRST;
        let firsts = self.firsts().into_iter().take(titles);
        let firsts = firsts.map(|(game, weight)| (format!("until {game} answers"), weight.brotli, most));
        let all = core::iter::once(("everything".to_string(), self.all().brotli, ALL));
        let over = firsts.chain(all).filter(|(_, weight, most)| weight > most);
        over.map(|(what, weight, most)| format!("{what}: {weight} bytes of brotli, not to be more than {most}"))
            .collect()
    }

    /// A table for people.
    pub fn table(&self) -> String {
        let row =
            |name: &str, Weight { raw, gzip, brotli }: Weight| format!("{name:<48}{raw:>10}{gzip:>10}{brotli:>10}\n");
        let mut table = format!("{:<48}{:>10}{:>10}{:>10}\n", "file", "raw", "gzip", "brotli");
        for (name, weight) in &self.weights {
            table += &row(name, *weight);
        }
        for (game, weight) in self.firsts() {
            table += &row(&format!("until {game} answers presses"), weight);
        }
        table += &row("everything but thinker and icons", self.all());
        table
    }
}

/// Builds `dist/`, or finds that it was built from these very sources.
///
/// # Errors
/// When a tool is missing or does not succeed.
pub fn build() -> Result<Built, Fault> {
    let place = root().join("dist");
    let marker = workshop().join("dist.txt");
    let id = id()?;
    let was = fs::read_to_string(&marker).unwrap_or_default();
    let shrunk = match was.split_once(' ') {
        Some((built, shrunk)) if built == id && page_is(&place, &id) => shrunk == "shrunk",
        _ => {
            let (stage, shrunk) = stage(&id)?;
            write(&place, &stage.folder()?)?;
            fs::write(&marker, format!("{id} {}", if shrunk { "shrunk" } else { "as-is" }))?;
            shrunk
        }
    };
    Ok(Built { place, weights: Vec::new(), shrunk })
}

/// Compiles page and thinker, unless these very sources are compiled already, and gathers the parts; says whether
/// they were shrunk.
///
/// # Errors
/// When a tool is missing or does not succeed.
pub fn stage(id: &str) -> Result<(Stage, bool), Fault> {
    let (trunk, parts, marker) = (workshop().join("trunk"), workshop().join("parts"), workshop().join("trunk.txt"));
    let was = fs::read_to_string(&marker).unwrap_or_default();
    if let Some((built, how)) = was.split_once(' ')
        && built == id
    {
        return Ok((Stage::gather(id, &trunk, &parts, &root())?, how == "shrunk"));
    }
    let tools = setup::tools()?;
    // Until this build is done there is none.
    fs::write(&marker, "")?;
    fs::create_dir_all(&trunk)?;
    // Trunk is told to leave the network alone, and tells cargo. For every target: macros and build scripts run on this
    // machine and need crates of their own.
    run(cargo(&["fetch", "--quiet", "--locked"]).env_remove("CARGO_TARGET_DIR"))?;
    eprintln!("Building the page and the thinker ({id}).");
    let mut command = Command::new("trunk");
    command.args(["build", "--release", "--offline", "--skip-version-check", "--log", "warn", "--dist"]).arg(&trunk);
    command.current_dir(root()).env("PATH", &tools.path).env("CARGO_TARGET_DIR", workshop()).env("TEA_BUILD", id);
    // Trunk reads any value of it but true and false as a mistake.
    command.env_remove("NO_COLOR");
    cut::prepare(&mut command, &tools, &parts)?;
    run(&mut command)?;
    cut::shrink(&parts, &tools, &fs::read_to_string(root().join("index.html"))?)?;
    fs::write(&marker, format!("{id} {}", if tools.shrinks { "shrunk" } else { "as-is" }))?;
    Ok((Stage::gather(id, &trunk, &parts, &root())?, tools.shrinks))
}

/// The name of the build: it changes exactly when something changes that the page is made of.
///
/// # Errors
/// When a source cannot be read.
pub fn id() -> Result<String, Fault> {
    let root = root();
    let mut sources = Vec::new();
    for place in [
        ".cargo",
        "Cargo.lock",
        "Cargo.toml",
        "Trunk.toml",
        "build.rs",
        "index.html",
        "public",
        "rust-toolchain.toml",
        "src",
        "style",
    ] {
        gather(&root.join(place), &mut sources)?;
    }
    sources.sort();
    let mut hash = Sha256::new();
    for source in sources.iter().filter(|source| !source.ends_with("tests.rs")) {
        let name = source.strip_prefix(&root).unwrap_or(source).to_string_lossy().replace('\\', "/");
        // Of the tools only what writes into the build.
        if name.starts_with("src/bin/xtask/")
            && !["finish.rs", "cut.rs", "fuse.rs", "slim.rs"].iter().any(|end| name.ends_with(end))
        {
            continue;
        }
        let bytes = fs::read(source)?;
        hash.update(format!("{name} {}\n", bytes.len()));
        hash.update(&bytes);
    }
    Ok(hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect())
}

fn gather(place: &Path, sources: &mut Vec<PathBuf>) -> Result<(), Fault> {
    if place.is_dir() {
        for entry in fs::read_dir(place)? {
            gather(&entry?.path(), sources)?;
        }
    } else {
        sources.push(place.to_path_buf());
    }
    Ok(())
}

fn page_is(place: &Path, id: &str) -> bool {
    fs::read_to_string(place.join("index.html")).is_ok_and(|page| page.contains(&format!("content=\"{id}\"")))
}

/// Writes a folder beside its place and swaps it in, so that a server never shows half of it.
fn write(place: &Path, folder: &Folder) -> Result<(), Fault> {
    let fresh = place.with_extension("new");
    let stale = place.with_extension("old");
    for folder in [&fresh, &stale] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
    }
    for (name, bytes) in folder {
        let file = fresh.join(name);
        if let Some(parent) = file.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(file, bytes)?;
    }
    if place.exists() {
        fs::rename(place, &stale)?;
    }
    fs::rename(&fresh, place)?;
    if stale.exists() {
        fs::remove_dir_all(&stale)?;
    }
    Ok(())
}

fn weigh(folder: &Path, root: &Path, weights: &mut Vec<(String, Weight)>) -> Result<(), Fault> {
    for entry in fs::read_dir(folder)? {
        let place = entry?.path();
        if place.is_dir() {
            weigh(&place, root, weights)?;
        } else {
            let name = place.strip_prefix(root).unwrap_or(&place).to_string_lossy().replace('\\', "/");
            weights.push((name, Weight::of(&fs::read(&place)?)));
        }
    }
    Ok(())
}
