//! Makes the page's and the worker's program: cargo compiles them, wasm-bindgen generates their JavaScript, and
//! wasm-opt shrinks them if it is available.
//!
//! Called by the build. The results are cached in the target folder, so that a second build of the same sources, as
//! one file for instance, does not compile again. Knows nothing of HTML.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

use super::minify::{Language, minify};
use crate::error::{Error, Result};
use crate::process::{cargo, target_dir};
use crate::step::{run_quietly, step};
use crate::tools::{self, WASM_TARGET, WasmOpt};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// For players: small and fast, takes minutes.
    Release,
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

    pub fn play() -> CompileOptions {
        CompileOptions { profile: Profile::Play, cargo_home: None }
    }
}

/// A program: its JavaScript, a classic script, and its wasm.
#[derive(Debug)]
pub struct Program {
    /// The script. It defines one global function, which starts the program.
    pub script: String,
    pub wasm: Vec<u8>,
}

#[derive(Debug)]
pub struct Programs {
    /// The page's program; its function is `tea_table`.
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
    feature: &'static str,
    profile: &'static str,
    /// The passes of wasm-opt, in order.
    passes: &'static [&'static str],
}

const APP: Binary = Binary {
    name: "tea-table",
    function: "tea_table",
    feature: "ui",
    profile: "web",
    // All of these make the wasm compress better: `-Oz` makes it smaller, but larger once compressed. Flattened code,
    // whose loops are rediscovered, becomes smaller. Functions with similar names are similar: they are placed next to
    // each other, and a function with a single caller stays with its like. In that order one more round gains a little
    // more. The lowest 1,024 bytes are the far end of a stack of a mebibyte, which nothing here comes near.
    passes: &[
        "--flatten",
        "--rereloop",
        "-Os",
        "-Os",
        "--coalesce-locals-learning",
        "--reorder-locals",
        "--one-caller-inline-max-function-size=0",
        "--low-memory-unused",
        "--reorder-functions-by-name",
        "-Os",
    ],
};
const WORKER: Binary =
    Binary { name: "worker", function: "worker", feature: "worker", profile: "worker", passes: &["-O4"] };

/// Inlines functions in the page only if that makes them smaller: even at `opt-level = "z"` LLVM inlines some more.
const LESS_INLINED: &str = "-Cllvm-args=-inline-threshold=0";

/// Names functions by their types instead of a hash, so that in the order of names those that do the same for the same
/// game are adjacent.
const V0_MANGLING: &str = "-Csymbol-mangling-version=v0";

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

/// Makes both programs, unless they are cached for these sources.
///
/// # Errors
/// If a tool is missing or fails.
pub fn build_programs(compile: &CompileOptions, id: &str) -> Result<Programs> {
    let folder = target_dir().join(match compile.profile {
        Profile::Release => "programs",
        Profile::Play => "programs-play",
    });
    let marker = folder.join("build.txt");
    let was = fs::read_to_string(&marker).unwrap_or_default();
    if let Some((built, how)) = was.split_once(' ')
        && built == id
        && compile.cargo_home.is_none()
    {
        return read_programs(&folder, how == "shrunk", true);
    }
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    tools::ensure_wasm_target()?;
    // The tools are fetched while the programs are compiled.
    let (wasm_opt, compiled) = std::thread::scope(|scope| {
        let wasm_opt = scope.spawn(|| match compile.profile {
            Profile::Release => {
                // Fetched here, because scripts are minified in parallel.
                tools::esbuild()?;
                tools::wasm_opt()
            }
            Profile::Play => Ok(WasmOpt::Missing),
        });
        let compiled = compile_both(compile, id);
        (flatten_join(wasm_opt.join()), compiled)
    });
    let wasm_opt = wasm_opt?;
    for (binary, wasm) in [&APP, &WORKER].into_iter().zip(compiled?) {
        run_wasm_bindgen(binary, &wasm, &folder)
            .map_err(|error| Error::Failed(format!("wasm-bindgen, {}: {error}", binary.name)))?;
    }
    let is_shrunk = match &wasm_opt {
        WasmOpt::At(place) => {
            step("Shrinking the programs with wasm-opt and esbuild", || {
                in_parallel(&[&APP, &WORKER], |binary| {
                    shrink_script(binary, &folder)?;
                    shrink_wasm(place, binary, &folder)
                })
            })?;
            tools::esbuild()?.is_some()
        }
        WasmOpt::Missing => {
            if compile.profile == Profile::Release {
                eprintln!("There is no wasm-opt and no npm to fetch it: the build works and is about a tenth bigger.");
            }
            false
        }
    };
    fs::write(&marker, format!("{id} {}", if is_shrunk { "shrunk" } else { "as-compiled" }))?;
    read_programs(&folder, is_shrunk, false)
}

/// Compiles both and returns the paths of their wasm.
fn compile_both(compile: &CompileOptions, id: &str) -> Result<[PathBuf; 2]> {
    if let Some(home) = &compile.cargo_home
        && home.exists()
    {
        fs::remove_dir_all(home)?;
    }
    let wasm = |binary: &Binary, profile: &str| {
        target_dir().join(WASM_TARGET).join(profile).join(format!("{}.wasm", binary.name))
    };
    match compile.profile {
        Profile::Release => {
            in_parallel(&[&APP, &WORKER], |binary| {
                let what = format!("Compiling {} ({id})", binary.name);
                let log = format!("compile-{}", binary.name);
                step(&what, || run_quietly(&mut cargo_build(compile, id, binary.profile, &[binary]), &log))
            })?;
            Ok([&APP, &WORKER].map(|binary| wasm(binary, binary.profile)))
        }
        // One compilation of the library serves both.
        Profile::Play => {
            let mut command = cargo_build(compile, id, "play", &[&APP, &WORKER]);
            step(&format!("Compiling the page ({id})"), || run_quietly(&mut command, "compile-play"))?;
            Ok([&APP, &WORKER].map(|binary| wasm(binary, "play")))
        }
    }
}

fn cargo_build(compile: &CompileOptions, id: &str, profile: &str, binaries: &[&Binary]) -> Command {
    let features: Vec<_> = binaries.iter().map(|binary| binary.feature).collect();
    let mut command = cargo(&["build", "--locked", "--target", WASM_TARGET, "--profile", profile]);
    command.args(["--features", &features.join(",")]);
    binaries.iter().for_each(|binary| _ = command.args(["--bin", binary.name]));
    let home = compile.cargo_home.clone().or_else(|| std::env::var_os("CARGO_HOME").map(PathBuf::from));
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    // The location of libraries on the build machine is private, and the same sources must give the same bytes
    // elsewhere. These flags are combined with those of .cargo/config.toml.
    let registry = home.join("registry/src");
    command.arg("--config");
    let mut flags = vec![format!("--remap-path-prefix={}=/cargo", registry.display())];
    if profile == APP.profile {
        flags.extend([LESS_INLINED, V0_MANGLING].map(String::from));
    }
    if profile == WORKER.profile {
        flags.push(String::from(VECTOR_INSTRUCTIONS));
    }
    let flags: Vec<_> = flags.iter().map(|flag| format!("'{flag}'")).collect();
    command.arg(format!("target.{WASM_TARGET}.rustflags=[{}]", flags.join(",")));
    if let Some(home) = &compile.cargo_home {
        command.env("CARGO_HOME", home);
    }
    if compile.profile == Profile::Release {
        // For playing on this machine the programs need no build name, and without one less is recompiled.
        command.env("TEA_BUILD", id);
    }
    command
}

/// Runs wasm-bindgen, which writes the script of a program and its wasm.
fn run_wasm_bindgen(
    binary: &Binary,
    wasm: &Path,
    folder: &Path,
) -> std::result::Result<(), Box<dyn std::error::Error>> {
    // A classic script: one kind for a host, for workers, and for the page opened from disk, where browsers refuse
    // modules. The path of its wasm is always passed to it.
    Bindgen::new()
        .input_path(wasm)
        .out_name(binary.name)
        .no_modules(true)?
        .no_modules_global(binary.function)?
        .omit_default_module_path(true)
        .typescript(false)
        .remove_producers_section(true)
        .generate(folder)?;
    Ok(())
}

fn shrink_script(binary: &Binary, folder: &Path) -> Result<()> {
    let place = script_path(folder, binary);
    let script = minify(fs::read_to_string(&place)?, Language::JavaScript, binary.name)?;
    Ok(fs::write(&place, script)?)
}

fn shrink_wasm(wasm_opt: &Path, binary: &Binary, folder: &Path) -> Result<()> {
    let wasm = wasm_path(folder, binary);
    let mut command = Command::new(wasm_opt);
    command.args(binary.passes).args(WASM_FEATURES).arg("--strip-target-features");
    command.arg(&wasm).arg("-o").arg(&wasm);
    run_quietly(&mut command, &format!("wasm-opt-{}", binary.name))
}

fn wasm_path(folder: &Path, binary: &Binary) -> PathBuf {
    folder.join(format!("{}_bg.wasm", binary.name))
}

fn script_path(folder: &Path, binary: &Binary) -> PathBuf {
    folder.join(format!("{}.js", binary.name))
}

fn read_programs(folder: &Path, is_shrunk: bool, cached: bool) -> Result<Programs> {
    let program = |binary: &Binary| -> Result<Program> {
        let script = fs::read_to_string(script_path(folder, binary))?;
        Ok(Program { script, wasm: fs::read(wasm_path(folder, binary))? })
    };
    Ok(Programs { app: program(&APP)?, worker: program(&WORKER)?, is_shrunk, cached })
}

fn in_parallel(binaries: &[&Binary], work: impl Fn(&Binary) -> Result<()> + Sync) -> Result<()> {
    std::thread::scope(|scope| {
        let work = &work;
        let running: Vec<_> = binaries.iter().map(|binary| scope.spawn(move || work(binary))).collect();
        running.into_iter().try_for_each(|thread| flatten_join(thread.join()))
    })
}

/// The result of a thread; a panic becomes an error.
fn flatten_join<T>(ended: std::thread::Result<Result<T>>) -> Result<T> {
    ended.unwrap_or_else(|_| Err(Error::new("A step broke off.")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    #[test]
    fn page_and_bindings_are_of_one_version_of_wasm_bindgen() {
        let lock = fs::read_to_string(root().join("Cargo.lock")).expect("it can be read");
        let version = |package: &str| {
            let entry = lock.split_once(&format!("name = \"{package}\"\nversion = ")).expect("it is locked").1;
            entry.lines().next().expect("a version").to_owned()
        };
        let linked = version("wasm-bindgen");
        assert_eq!(version("wasm-bindgen-cli-support"), linked);
    }
}
