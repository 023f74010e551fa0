//! Makes the page's and the worker's program: cargo compiles them, wasm-split makes files of the parts of the page
//! (src/ui/kit/parts.rs), wasm-bindgen generates their JavaScript, and wasm-opt shrinks them if it is available.
//!
//! Called by the build. The results are cached in the target folder, so that a second build of the same sources does
//! not compile again. Knows nothing of HTML.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use wasm_bindgen_cli_support::Bindgen;

use super::bindings;
use super::minify::{Language, minify};
use super::order::order_functions;
use crate::error::{Error, Result};
use crate::process::{cargo, target_dir};
use crate::step::{run_quietly, step};
use crate::tools::{self, WASM_TARGET, WasmOpt};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// For players: small and fast, takes minutes.
    Release,
    /// Like `Release`, and the page is in parts: the shelf answers after a third of the bytes, but all parts together
    /// are larger.
    ReleaseInParts,
    /// For playing on this machine at once: little optimised and not shrunk.
    Play,
}

#[derive(Clone, Debug)]
pub struct CompileOptions {
    pub profile: Profile,
    /// A separate `CARGO_HOME`, to prove that every dependency is fetched; `None` for the caller's own.
    pub cargo_home: Option<PathBuf>,
}

impl CompileOptions {
    pub fn release() -> CompileOptions {
        CompileOptions { profile: Profile::Release, cargo_home: None }
    }

    pub fn release_in_parts() -> CompileOptions {
        CompileOptions { profile: Profile::ReleaseInParts, cargo_home: None }
    }

    pub fn play() -> CompileOptions {
        CompileOptions { profile: Profile::Play, cargo_home: None }
    }
}

/// A program: its JavaScript and its wasm.
#[derive(Debug)]
pub struct Program {
    /// The script. Without parts it is a classic script that defines one global function, which starts the program;
    /// with parts it is a module, [`APP_SCRIPT`], whose default export starts it.
    pub script: String,
    pub wasm: Vec<u8>,
    /// The parts that are fetched when they are needed, if it has any.
    pub parts: Option<Parts>,
}

/// The parts of a program. All files are in one folder.
#[derive(Debug)]
pub struct Parts {
    /// [`LOADER`], the module that fetches them.
    pub loader: String,
    /// The wasm of the parts and of what several of them share, by name.
    pub files: BTreeMap<String, Vec<u8>>,
    /// The names of the files that each part needs.
    pub needed: BTreeMap<String, Vec<String>>,
}

/// Name of the module that starts a program with parts, which the loader imports.
pub const APP_SCRIPT: &str = "app.js";
/// Name of the module that fetches the parts, which the script imports.
pub const LOADER: &str = "parts.js";

#[derive(Debug)]
pub struct Programs {
    /// The page's program, in parts or as a whole; its function is `tea_table`.
    pub app: Program,
    /// The program of the Web Workers in which opponents think; its function is `worker`.
    pub worker: Program,
    /// Whether both wasm-opt and esbuild were available.
    pub is_shrunk: bool,
    /// Whether they were cached from an earlier build of the same sources.
    pub cached: bool,
}

/// A binary of the package and how it is built.
struct Binary {
    /// Its name in Cargo.toml, which is that of its wasm.
    name: &'static str,
    /// The global function by which its script starts it.
    function: &'static str,
    features: &'static str,
    /// Whether its parts become files of their own.
    in_parts: bool,
    profile: &'static str,
    /// The passes of wasm-opt, in order.
    passes: &'static [&'static str],
}

const APP: Binary = Binary {
    name: "tea-table",
    function: "tea_table",
    features: "ui",
    in_parts: false,
    profile: "web",
    // These passes make the compressed wasm small: `-Oz` would make the wasm smaller, but larger once compressed.
    // Flattened code becomes smaller once its loops are rediscovered. Similar functions compress best next to each
    // other (order.rs), so a function with a single caller is not moved into it, unless it has at most four
    // instructions, which are no more than a call. The lowest 1,024 bytes of memory are unused: they are the far end
    // of a stack of a mebibyte, which nothing here reaches. Locals that share their slots in an order found by trial
    // are fewer, and compress better, than those of `-Os`. Zeros in the data compress better than the headers of the
    // segments that packing would make of it.
    passes: &[
        "--flatten",
        "--rereloop",
        "-Os",
        "-Os",
        "--one-caller-inline-max-function-size=0",
        "--always-inline-max-function-size=4",
        "--low-memory-unused",
        "-Os",
        "--coalesce-locals-learning",
        "--reorder-locals",
        "--skip-pass=memory-packing",
    ],
};
const APP_IN_PARTS: Binary = Binary { features: "ui,split", in_parts: true, ..APP };
const WORKER: Binary = Binary {
    name: "worker",
    function: "worker",
    features: "worker",
    in_parts: false,
    profile: "worker",
    passes: &["-O4"],
};

/// Inlines functions in the page only if that makes them smaller: even at `opt-level = "z"` LLVM inlines some more.
const INLINE_THRESHOLD_FLAG: &str = "-Cllvm-args=-inline-threshold=0";

/// The page's program traps where it would panic, and holds neither the messages of panics nor their lines, which are
/// 4 % of it: players see the crash page, and its report carries the browser's stack and the game, which fails at the
/// same line when it is replayed natively. The standard library is compiled for the page, since the one that comes with
/// rustc formats a message before it aborts.
const TRAP_FLAGS: [&str; 3] = ["-Zunstable-options", "-Cpanic=immediate-abort", "-Zlocation-detail=none"];
const STANDARD_LIBRARY_FLAGS: [&str; 2] = ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"];
/// These flags are unstable, so rustc and cargo have to be told to accept them; rust-toolchain.toml pins the one
/// version that is used.
const ACCEPT_UNSTABLE_FLAGS: (&str, &str) = ("RUSTC_BOOTSTRAP", "1");

/// Keeps the relocations in the wasm: wasm-split follows the references that they record.
const RELOCATIONS: &str = "-Clink-arg=--emit-relocs";

/// The worker adds up the weights of its networks eight at a time. Every browser that can run the page supports this.
const VECTOR_INSTRUCTIONS: &str = "-Ctarget-feature=+simd128";

/// The wasm features that this rustc uses. With more, wasm-opt emits code that browsers cannot read.
const WASM_FEATURES: [&str; 9] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-call-indirect-overlong",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Makes both programs unless they are cached for these sources.
///
/// # Errors
/// If a tool is missing or fails.
pub fn build_programs(compile: &CompileOptions, id: &str) -> Result<Programs> {
    match compile.profile {
        Profile::Release => build_pair([&APP, &WORKER], "programs", compile, id),
        Profile::ReleaseInParts => build_pair([&APP_IN_PARTS, &WORKER], "programs-in-parts", compile, id),
        Profile::Play => build_pair([&APP, &WORKER], "programs-play", compile, id),
    }
}

fn build_pair(pair: [&'static Binary; 2], folder: &str, compile: &CompileOptions, id: &str) -> Result<Programs> {
    let folder = target_dir().join(folder);
    let marker = folder.join("build.txt");
    let was = fs::read_to_string(&marker).unwrap_or_default();
    if let Some((built, how)) = was.split_once(' ')
        && built == id
        && compile.cargo_home.is_none()
    {
        return read_programs(pair, &folder, how == "shrunk", true);
    }
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    tools::ensure_wasm_target()?;
    if compile.profile != Profile::Play {
        tools::ensure_standard_library()?;
    }
    // The tools are fetched while the programs are compiled.
    let (wasm_opt, compiled) = std::thread::scope(|scope| {
        let wasm_opt = scope.spawn(|| match compile.profile {
            Profile::Release | Profile::ReleaseInParts => {
                // Fetched here, because scripts are minified in parallel.
                tools::esbuild()?;
                tools::wasm_opt()
            }
            Profile::Play => Ok(WasmOpt::Missing),
        });
        let compiled = compile_both(pair, compile, id);
        (flatten_join(wasm_opt.join()), compiled)
    });
    let wasm_opt = wasm_opt?;
    for (binary, wasm) in pair.into_iter().zip(compiled?) {
        let folder = folder.join(binary.name);
        fs::create_dir_all(&folder)?;
        let wasm = if binary.in_parts { split(&wasm, &folder)? } else { wasm };
        run_wasm_bindgen(binary, &wasm, &folder)
            .map_err(|error| Error::Failed(format!("wasm-bindgen, {}: {error}", binary.name)))?;
    }
    let is_shrunk = match &wasm_opt {
        WasmOpt::At(place) => {
            step("Shrinking the programs with wasm-opt and esbuild", || {
                in_parallel(pair, |binary| {
                    shrink_scripts(binary, &folder)?;
                    shrink_wasm(place, binary, &folder)
                })
            })?;
            tools::esbuild()?.is_some()
        }
        WasmOpt::Missing => {
            if compile.profile != Profile::Play {
                eprintln!("There is no wasm-opt and no npm to fetch it: the build works and is about a tenth bigger.");
            }
            false
        }
    };
    fs::write(&marker, format!("{id} {}", if is_shrunk { "shrunk" } else { "as-compiled" }))?;
    read_programs(pair, &folder, is_shrunk, false)
}

/// Compiles both and returns the paths of their wasm.
fn compile_both(pair: [&'static Binary; 2], compile: &CompileOptions, id: &str) -> Result<[PathBuf; 2]> {
    if let Some(home) = &compile.cargo_home
        && home.exists()
    {
        fs::remove_dir_all(home)?;
    }
    let wasm = |binary: &Binary, profile: &str| {
        target_dir().join(WASM_TARGET).join(profile).join(format!("{}.wasm", binary.name))
    };
    match compile.profile {
        Profile::Release | Profile::ReleaseInParts => {
            in_parallel(pair, |binary| {
                let what = format!("Compiling {} ({id})", binary.name);
                let log = format!("compile-{}", binary.name);
                step(&what, || run_quietly(&mut cargo_build(compile, id, binary.profile, &[binary]), &log))
            })?;
            Ok(pair.map(|binary| wasm(binary, binary.profile)))
        }
        // One compilation of the library serves both.
        Profile::Play => {
            let mut command = cargo_build(compile, id, "play", &pair);
            step(&format!("Compiling the page ({id})"), || run_quietly(&mut command, "compile-play"))?;
            Ok(pair.map(|binary| wasm(binary, "play")))
        }
    }
}

fn cargo_build(compile: &CompileOptions, id: &str, profile: &str, binaries: &[&Binary]) -> Command {
    let features: Vec<_> = binaries.iter().map(|binary| binary.features).collect();
    let mut command = cargo(&["build", "--locked", "--target", WASM_TARGET, "--profile", profile]);
    command.args(["--features", &features.join(",")]);
    binaries.iter().for_each(|binary| _ = command.args(["--bin", binary.name]));
    let home = compile.cargo_home.clone().or_else(|| std::env::var_os("CARGO_HOME").map(PathBuf::from));
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    // The location of libraries on the build machine is private, and the same sources must give the same bytes
    // elsewhere. These flags are combined with those of .cargo/config.toml.
    let registry = home.join("registry/src");
    let mut flags = vec![format!("--remap-path-prefix={}=/cargo", registry.display())];
    if profile == APP.profile {
        flags.push(String::from(INLINE_THRESHOLD_FLAG));
        flags.extend(TRAP_FLAGS.map(String::from));
        command.args(STANDARD_LIBRARY_FLAGS).env(ACCEPT_UNSTABLE_FLAGS.0, ACCEPT_UNSTABLE_FLAGS.1);
    }
    if binaries.iter().any(|binary| binary.in_parts) {
        flags.push(String::from(RELOCATIONS));
    }
    if profile == WORKER.profile {
        flags.push(String::from(VECTOR_INSTRUCTIONS));
    }
    let flags: Vec<_> = flags.iter().map(|flag| format!("'{flag}'")).collect();
    command.args(["--config", &format!("target.{WASM_TARGET}.rustflags=[{}]", flags.join(","))]);
    if let Some(home) = &compile.cargo_home {
        command.env("CARGO_HOME", home);
    }
    if compile.profile != Profile::Play {
        // For playing on this machine the programs need no build name, and without one less is recompiled.
        command.env("TEA_BUILD", id);
    }
    command
}

/// Splits a program into the wasm that it starts with, whose path is returned, and its parts, which are written to the
/// folder with the list of what each needs.
fn split(wasm: &Path, folder: &Path) -> Result<PathBuf> {
    let (whole, main) = (fs::read(wasm)?, wasm.with_extension("main.wasm"));
    let loader = format!("./{LOADER}");
    let app_script = format!("./{APP_SCRIPT}");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = &loader;
    options.main_module = &app_script;
    let split = wasm_split_cli_support::transform(options);
    let split = split.map_err(|error| Error::Failed(format!("wasm-split: {error:#}")))?;
    fs::write(folder.join(NEEDED), json!(split.prefetch_map).to_string())?;
    Ok(main)
}

/// Runs wasm-bindgen, which writes the script of a program and its wasm.
fn run_wasm_bindgen(
    binary: &Binary,
    wasm: &Path,
    folder: &Path,
) -> std::result::Result<(), Box<dyn std::error::Error>> {
    let mut bindgen = Bindgen::new();
    if binary.in_parts {
        // The loader is a module and imports the script; the parts import the table of functions, which LLD exports.
        bindgen.web(true)?.keep_lld_exports(true);
    } else {
        // A classic script: one kind for workers and for the page opened from disk, where browsers refuse modules.
        bindgen.no_modules(true)?.no_modules_global(binary.function)?;
    }
    // The script needs no default path, because its caller always passes the wasm.
    bindgen
        .input_path(wasm)
        .out_name(binary.name)
        .omit_default_module_path(true)
        .typescript(false)
        .remove_producers_section(true)
        .generate(folder)?;
    Ok(())
}

/// Name of the list of the files that each part needs.
const NEEDED: &str = "needed.json";

fn shrink_scripts(binary: &Binary, folder: &Path) -> Result<()> {
    let wasm = folder.join(binary.name).join(wasm_name(binary));
    bindings::shorten(&script_path(folder, binary), &wasm, binary.name)?;
    if binary.in_parts {
        let loader = folder.join(binary.name).join(LOADER);
        let script = minify(fs::read_to_string(&loader)?, Language::JavaScript, LOADER)?;
        fs::write(loader, script)?;
    }
    Ok(())
}

fn shrink_wasm(wasm_opt: &Path, binary: &Binary, folder: &Path) -> Result<()> {
    for (name, _) in wasm_files(&folder.join(binary.name))? {
        let wasm = folder.join(binary.name).join(&name);
        let mut command = Command::new(wasm_opt);
        command.args(binary.passes).args(WASM_FEATURES).arg("--strip-target-features");
        command.arg(&wasm).arg("-o").arg(&wasm);
        run_quietly(&mut command, &format!("wasm-opt-{name}"))?;
        fs::write(&wasm, order_functions(&fs::read(&wasm)?)?)?;
    }
    Ok(())
}

fn wasm_name(binary: &Binary) -> String {
    format!("{}_bg.wasm", binary.name)
}

fn script_path(folder: &Path, binary: &Binary) -> PathBuf {
    folder.join(binary.name).join(format!("{}.js", binary.name))
}

fn wasm_files(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let (name, place) = (entry.as_ref().map(|entry| entry.file_name()), entry.as_ref().map(|entry| entry.path()));
        let (Ok(name), Ok(place)) = (name, place) else { continue };
        if place.extension().is_some_and(|ending| ending == "wasm") {
            files.insert(name.to_string_lossy().into_owned(), fs::read(place)?);
        }
    }
    Ok(files)
}

fn read_programs(pair: [&Binary; 2], folder: &Path, is_shrunk: bool, cached: bool) -> Result<Programs> {
    let program = |binary: &Binary| -> Result<Program> {
        let script = fs::read_to_string(script_path(folder, binary))?;
        let own = folder.join(binary.name);
        let mut files = wasm_files(&own)?;
        let wasm = files.remove(&wasm_name(binary)).unwrap_or_default();
        let parts = binary.in_parts.then(|| -> Result<Parts> {
            let loader = fs::read_to_string(own.join(LOADER))?;
            let needed = serde_json::from_str::<BTreeMap<String, Vec<String>>>(&fs::read_to_string(own.join(NEEDED))?);
            let needed = needed.map_err(|error| Error::Failed(format!("{NEEDED}: {error}")))?;
            Ok(Parts { loader, files, needed })
        });
        Ok(Program { script, wasm, parts: parts.transpose()? })
    };
    let [app, worker] = pair;
    Ok(Programs { app: program(app)?, worker: program(worker)?, is_shrunk, cached })
}

fn in_parallel(binaries: [&Binary; 2], work: impl Fn(&Binary) -> Result<()> + Sync) -> Result<()> {
    std::thread::scope(|scope| {
        let work = &work;
        let running: Vec<_> = binaries.iter().map(|binary| scope.spawn(move || work(binary))).collect();
        running.into_iter().try_for_each(|thread| flatten_join(thread.join()))
    })
}

/// Returns the result of a thread; a panic becomes an error.
fn flatten_join<T>(ended: std::thread::Result<Result<T>>) -> Result<T> {
    ended.unwrap_or_else(|_| Err(Error::new("A step broke off.")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    #[test]
    fn page_and_build_use_the_same_version_of_wasm_bindgen() {
        let lock = fs::read_to_string(root().join("Cargo.lock")).expect("it can be read");
        let version = |package: &str| {
            let entry = lock.split_once(&format!("name = \"{package}\"\nversion = ")).expect("it is locked").1;
            entry.lines().next().expect("a version").to_owned()
        };
        let linked = version("wasm-bindgen");
        assert_eq!(version("wasm-bindgen-cli-support"), linked);
    }
}
