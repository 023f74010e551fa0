//! Cuts the linked page into parts that are fetched when they are wanted (src/ui/parts.rs).
//!
//! Trunk links and calls wasm-bindgen; between the two the program must be cut. So trunk finds this program under
//! the name of wasm-bindgen: it lets `wasm-split-cli` move what only one door needs into a file of its own, and
//! hands what is left to the real wasm-bindgen. Afterwards `build` shrinks the parts ([`shrink`]), and the code that
//! loads them is put into the app's own module ([`Parts::joined`]).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use super::command::{Fault, run};
use super::fuse::fuse;
use super::setup::Tools;
use super::slim::slim;

/// Where the parts are put, told to the stand-in.
const PARTS: &str = "TEA_PARTS";
const SPLITTER: &str = "TEA_SPLITTER";
const BINDGEN: &str = "TEA_BINDGEN";
/// The module that wasm-bindgen is told to take the loaders from, and its file.
const LINK: &str = "__wasm_split.js";
/// What the splitter calls the part that stays.
const MAIN: &str = "tea-table";

/// Tells the stand-in what to do, and the page's build that it is to be cut and to name no places.
pub fn prepare(command: &mut Command, tools: &Tools, place: &Path) -> Result<(), Fault> {
    if place.exists() {
        std::fs::remove_dir_all(place)?;
    }
    std::fs::create_dir_all(place)?;
    command.env(PARTS, place).env(SPLITTER, &tools.splitter).env(BINDGEN, &tools.bindgen);
    command.env("CARGO_ENCODED_RUSTFLAGS", placeless());
    Ok(())
}

/// Flags by which the compiler calls libraries by their names only where it tells their places: where they lie on the
/// machine that builds is nobody's business, and the same sources are to give the same bytes on another.
fn placeless() -> String {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
        .unwrap_or_default();
    let registries = std::fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten();
    let flags: Vec<String> =
        registries.map(|registry| format!("--remap-path-prefix={}/=", registry.path().display())).collect();
    flags.join("\x1f")
}

/// What this program does when it was called by the name of wasm-bindgen.
pub fn pass_through() -> Option<ExitCode> {
    let mut words = std::env::args();
    if Path::new(&words.next()?).file_stem()? != "wasm-bindgen" {
        return None;
    }
    Some(match cut_and_bind(words.collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Fault::Failed(why) | Fault::Misunderstood(why)) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    })
}

fn cut_and_bind(mut words: Vec<String>) -> Result<(), Fault> {
    let told = |name: &str| std::env::var(name).map_err(|_| format!("{name} is not set; `cargo xtask build` sets it"));
    let input = words.iter().position(|word| Path::new(word).file_name().is_some_and(|name| name == "tea-table.wasm"));
    if let Some(at) = input {
        let place = PathBuf::from(told(PARTS)?);
        let mut split = Command::new(told(SPLITTER)?);
        run(split.arg(&words[at]).arg(&place).args(["--out-name", MAIN]))?;
        let main = place.join(format!("{MAIN}.wasm"));
        words[at] = main.to_string_lossy().into_owned();
        // The parts find memory, table and stack by these.
        words.push("--keep-lld-exports".into());
    }
    let written = |key: &str| words.iter().find_map(|word| word.strip_prefix(key)).map(PathBuf::from);
    let (folder, name) = (written("--out-dir="), written("--out-name="));
    run(Command::new(told(BINDGEN)?).args(&words))?;
    match folder.zip(name) {
        Some((folder, name)) => slim(&folder, &name.to_string_lossy()),
        // Only asked for its version.
        None => Ok(()),
    }
}

/// The parts of a build.
#[derive(Debug)]
pub struct Parts {
    /// The code that loads them.
    link: String,
    /// Each part's wasm, by its name.
    pub wasm: BTreeMap<String, Vec<u8>>,
}

/// Shrinks what the stand-in left, with the same flags as the page itself, and gathers it.
///
/// # Errors
/// When something is missing or wasm-opt fails.
pub fn shrink(place: &Path, tools: &Tools, page: &str) -> Result<(), Fault> {
    let flags = page
        .split("<link data-trunk rel=\"rust\" data-bin=\"tea-table\"")
        .nth(1)
        .and_then(|link| link.split("data-wasm-opt-params=\"").nth(1))
        .and_then(|link| link.split('"').next())
        .ok_or("index.html does not say how the page is shrunk".to_string())?;
    std::fs::remove_file(place.join(format!("{MAIN}.wasm")))?;
    if !tools.shrinks {
        return Ok(());
    }
    let flags: Vec<&str> = flags.split(' ').collect();
    let binaryen = std::env::split_paths(&tools.path)
        .find(|folder| folder.join(format!("wasm-opt{}", std::env::consts::EXE_SUFFIX)).is_file())
        .ok_or("wasm-opt is not on PATH".to_string())?;
    optimize(place, &names(place)?, &binaryen, &flags)?;
    let features: Vec<&str> = flags.iter().filter(|flag| flag.starts_with("--enable")).copied().collect();
    let link = place.join(LINK);
    let (loaders, grown) = fuse(place, &std::fs::read_to_string(&link)?, &binaryen, &features)?;
    std::fs::write(link, loaders)?;
    optimize(place, &grown, &binaryen, &flags)
}

/// Shrinks these parts, several at once.
fn optimize(place: &Path, parts: &[String], binaryen: &Path, flags: &[&str]) -> Result<(), Fault> {
    let at_once = std::thread::available_parallelism().map_or(2, usize::from);
    for some in parts.chunks(at_once) {
        let mut running = Vec::new();
        for name in some {
            let part = place.join(name);
            let mut command = Command::new(binaryen.join("wasm-opt"));
            // What it warns of is the names of blocks, which it does not keep.
            command.arg("-Oz").args(flags).arg(&part).arg("-o").arg(&part).stderr(Stdio::null());
            running.push((name, command.spawn()?));
        }
        for (name, mut child) in running {
            if !child.wait()?.success() {
                return Err(Fault::Failed(format!("wasm-opt failed on the part {name}")));
            }
        }
    }
    Ok(())
}

fn names(place: &Path) -> Result<Vec<String>, Fault> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(place)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".wasm") {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

impl Parts {
    /// Reads what [`shrink`] left.
    ///
    /// # Errors
    /// When something is missing.
    pub fn gather(place: &Path) -> Result<Parts, Fault> {
        let mut wasm = BTreeMap::new();
        for name in names(place)? {
            let bytes = std::fs::read(place.join(&name))?;
            wasm.insert(name, bytes);
        }
        Ok(Parts { link: std::fs::read_to_string(place.join(LINK))?, wasm })
    }

    /// The app's module with the code that loads the parts inside it. `place` says for each part in JavaScript how
    /// to come by its bytes: a promise of them.
    ///
    /// # Errors
    /// When the code of the tools is not as it is known here.
    pub fn joined(&self, app: &str, place: impl Fn(&str) -> String) -> Result<String, Fault> {
        let strange = |what: &str| Fault::Failed(format!("{what}: another version of the tools than is known here?"));
        // The app imports the loaders, once for each, and the loaders import the app: in one module none has to.
        let mut names = Vec::new();
        let mut kept = String::with_capacity(app.len());
        for line in app.lines() {
            match line.strip_prefix("import * as ") {
                Some(import) if line.contains(LINK) => names.extend(import.split(' ').next()),
                _ => {
                    kept += line;
                    kept.push('\n');
                }
            }
        }
        let mut loaders = Vec::new();
        let mut link = String::new();
        for line in self.link.lines().map(str::trim) {
            // Comments stand on lines of their own.
            if line.is_empty() || ["import ", "/*", "*", "//"].iter().any(|begin| line.starts_with(begin)) {
                continue;
            }
            match line.strip_prefix("export const ") {
                Some(loader) => {
                    loaders.extend(loader.split(' ').next());
                    link += "const ";
                    link += loader;
                }
                None => link += line,
            }
            link.push('\n');
        }
        for part in self.wasm.keys() {
            let fetched = format!("fetch(new URL(\"./{part}\", import.meta.url))");
            if link.matches(&fetched).count() != 1 {
                return Err(strange(&format!("the loader of {part} is not where it should be")));
            }
            link = link.replace(&fetched, &place(part));
        }
        // A host may serve wasm as any kind of file.
        link = link
            .replace("WebAssembly.instantiateStreaming(src, imports)", "WebAssembly.instantiate(await src, imports)");
        if names.is_empty() || loaders.is_empty() || link.contains("import.meta") || link.contains("Streaming") {
            return Err(strange("the loaders are written otherwise"));
        }
        let names: String = names.iter().map(|name| format!("const {name} = LOADERS;\n")).collect();
        Ok(format!("{kept}{link}const LOADERS = {{ {} }};\n{names}", loaders.join(", ")))
    }
}

/// Which parts the app fetches when this door is gone through, read from its module as [`Parts::joined`] wrote it:
/// the places of their files.
pub fn behind(door: &str, app: &str) -> Vec<String> {
    let loader = |name: &str| app.split(&format!("\nconst {name} = ")).nth(1)?.split("\nconst __").next();
    let places = |loader: &str| -> Vec<String> {
        let places = loader.split("part('./").skip(1).filter_map(|rest| rest.split_once('\''));
        places.map(|(place, _)| place.to_string()).collect()
    };
    let Some(own) = loader(&format!("__wasm_split_load_{door}")) else { return Vec::new() };
    // After its own file it names the loaders of what it shares with other doors.
    let (_, shared) = own.rsplit_once('[').unwrap_or_default();
    let shared = shared.split_once(']').map_or("", |(names, _)| names).split(", ");
    places(own).into_iter().chain(shared.filter_map(loader).flat_map(places)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_behind_a_door_is_read_back() {
        let app = "x\nconst __chunk_1 = makeLoad(() => {\nconst src = part('./parts/chunk_1-a.wasm');\n}, []);\n\
                   const __chunk_2 = makeLoad(() => {\nconst src = part('./parts/chunk_2-b.wasm');\n}, []);\n\
                   const __wasm_split_load_chai = wrapAsyncCb(makeLoad(() => {\nconst src = part('./parts/chai-c.wasm');\n}\n, [__chunk_2]));\n\
                   const LOADERS = {};\n";
        assert_eq!(behind("chai", app), ["parts/chai-c.wasm", "parts/chunk_2-b.wasm"]);
        assert_eq!(behind("whist", app), [""; 0]);
    }

    #[test]
    fn loaders_move_into_the_app() {
        let link = "import { initSync } from \"./tea-table.js\";\nlet shared;\nexport const __wasm_split_load_a = load(() => {\n  \
                    const src = fetch(new URL(\"./a.wasm\", import.meta.url));\n  \
                    return (imports) => (WebAssembly.instantiateStreaming(src, imports));\n});\n";
        let parts = Parts { link: link.into(), wasm: [("a.wasm".to_string(), vec![])].into() };
        let app = "import * as import1 from \"./__wasm_split.js\"\nfoo(import1);\n";
        let joined = parts.joined(app, |part| format!("part('{part}')")).expect("it is as known");
        assert_eq!(
            joined,
            "foo(import1);\nlet shared;\nconst __wasm_split_load_a = load(() => {\nconst src = part('a.wasm');\n\
             return (imports) => (WebAssembly.instantiate(await src, imports));\n});\n\
             const LOADERS = { __wasm_split_load_a };\nconst import1 = LOADERS;\n"
        );
        assert!(parts.joined("foo();\n", |_| String::new()).is_err(), "an app that imports no loaders");
    }
}
