//! The tools that a build needs: finds them on PATH in the right version or in the user's cache, or installs them
//! there.
//!
//! The cache is `$XDG_CACHE_HOME` or `~/.cache`, then `tea-table/tools/<name>-<version>`: outside the checkout, so
//! that the next clone finds it. Called by the commands that build or test.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::{Error, Result};
use crate::process::{cargo, command_output, find_on_path, program_path, root};
use crate::step::{run_quietly, step};

/// The target of the page and its worker.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";
/// Version of npm's binaryen, which contains wasm-opt.
const BINARYEN_VERSION: &str = "132";
/// Version of npm's esbuild, which minifies styles and scripts.
const ESBUILD_VERSION: &str = "0.28.2";
/// Version of npm's prettier.
const PRETTIER_VERSION: &str = "3.10.1";
/// Minimum version of wasm-opt; older ones cannot read the output of the current rustc.
const MIN_BINARYEN_VERSION: u32 = 120;

/// Adds the wasm target to the current toolchain if it is missing.
///
/// # Errors
/// If it cannot be added.
pub fn ensure_wasm_target() -> Result<()> {
    if is_installed(WASM_TARGET) { Ok(()) } else { rustup(&["target", "add", WASM_TARGET]) }
}

/// Adds the sources of the standard library, which is compiled for the page, if they are missing.
///
/// # Errors
/// If they cannot be added.
pub fn ensure_standard_library() -> Result<()> {
    if is_installed("src/rust/library/std") { Ok(()) } else { rustup(&["component", "add", "rust-src"]) }
}

/// Whether the toolchain of this folder has this folder of its own.
fn is_installed(folder: &str) -> bool {
    let sysroot = command_output(Command::new("rustc").args(["--print", "sysroot"]).current_dir(root()));
    Path::new(sysroot.unwrap_or_default().trim()).join("lib/rustlib").join(folder).is_dir()
}

/// Adds rustfmt and clippy if they are missing.
///
/// # Errors
/// If they cannot be added.
pub fn ensure_linters() -> Result<()> {
    for (component, call) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if command_output(cargo(&[call, "--version"]).stderr(Stdio::null())).is_none() {
            rustup(&["component", "add", component])?;
        }
    }
    Ok(())
}

fn rustup(args: &[&str]) -> Result<()> {
    let call = format!("rustup {}", args.join(" "));
    step(&call, || run_quietly(Command::new("rustup").args(args).current_dir(root()), "rustup"))
        .map_err(|error| Error::Failed(format!("`{call}` in this folder is needed. {error}")))
}

fn cache_folder(name: &str, version: &str) -> Result<PathBuf> {
    let base = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".cache")))
        .ok_or_else(|| Error::new("Neither XDG_CACHE_HOME nor a home folder is set: nowhere to keep tools."))?;
    Ok(base.join("tea-table/tools").join(format!("{name}-{version}")))
}

/// A program that is installed from crates.io.
#[derive(Debug)]
pub struct CargoTool {
    package: &'static str,
    version: &'static str,
    program: &'static str,
}

impl CargoTool {
    /// The WebDriver of Firefox.
    pub const GECKODRIVER: CargoTool = CargoTool { package: "geckodriver", version: "0.37.1", program: "geckodriver" };

    /// Finds the program on PATH in this version or in the cache, or installs it there.
    ///
    /// # Errors
    /// If it cannot be installed.
    pub fn find_or_install(&self) -> Result<PathBuf> {
        if self.matches_version(Path::new(self.program)) {
            return Ok(self.program.into());
        }
        let home = cache_folder(self.package, self.version)?;
        let path = program_path(&home.join("bin"), self.program);
        if !self.matches_version(&path) {
            self.install(&home)?;
        }
        Ok(path)
    }

    /// Whether the program at this path reports the name and version of this tool.
    fn matches_version(&self, path: &Path) -> bool {
        let output = command_output(Command::new(path).arg("--version").stderr(Stdio::null())).unwrap_or_default();
        output.split_whitespace().take(2).eq([self.program, self.version])
    }

    /// Installs the program into `home`, almost without optimisation: that would take minutes, and the program runs for
    /// seconds.
    fn install(&self, home: &Path) -> Result<()> {
        let mut command = cargo(&["install", "--locked", self.package, "--version", self.version, "--root"]);
        command.arg(home).env_remove("CARGO_TARGET_DIR").current_dir(std::env::temp_dir());
        command.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1").env("CARGO_PROFILE_RELEASE_LTO", "off");
        command.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16").env("CARGO_PROFILE_RELEASE_DEBUG", "0");
        step(&format!("Installing {} {}, once", self.package, self.version), || run_quietly(&mut command, self.package))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WasmOpt {
    At(PathBuf),
    /// It is neither on PATH nor available from npm: the wasm is not optimised for size.
    Missing,
}

/// Finds wasm-opt on PATH or in the cache, or installs it there with npm.
///
/// # Errors
/// If the cache cannot be written.
pub fn wasm_opt() -> Result<WasmOpt> {
    let new_enough = |path: &Path| {
        let output = command_output(Command::new(path).arg("--version").stderr(Stdio::null())).unwrap_or_default();
        let version = output.split_whitespace().find_map(|word| word.parse::<u32>().ok());
        version.is_some_and(|version| version >= MIN_BINARYEN_VERSION)
    };
    if let Some(path) = find_on_path("wasm-opt").filter(|path| new_enough(path)) {
        return Ok(WasmOpt::At(path));
    }
    let Some(home) = npm_package("binaryen", BINARYEN_VERSION)? else { return Ok(WasmOpt::Missing) };
    let path = home.join("node_modules/.bin/wasm-opt");
    Ok(if new_enough(&path) { WasmOpt::At(path) } else { WasmOpt::Missing })
}

/// Finds esbuild in the cache, or installs it there with npm; `None` without npm.
///
/// # Errors
/// If the cache cannot be written.
pub fn esbuild() -> Result<Option<PathBuf>> {
    let home = npm_package("esbuild", ESBUILD_VERSION)?;
    Ok(home.map(|home| home.join("node_modules/.bin/esbuild")))
}

/// Finds prettier in the cache, or installs it there with npm; `None` without npm.
///
/// # Errors
/// If the cache cannot be written.
pub fn prettier() -> Result<Option<PathBuf>> {
    let home = npm_package("prettier", PRETTIER_VERSION)?;
    Ok(home.map(|home| home.join("node_modules/.bin/prettier")))
}

/// Returns the cache folder of an npm package, installing it if necessary; `None` if there is no npm or it cannot
/// reach its registry.
///
/// # Errors
/// If the cache cannot be written.
pub fn npm_package(package: &str, version: &str) -> Result<Option<PathBuf>> {
    let home = cache_folder(package, version)?;
    if home.join("node_modules").join(package).is_dir() {
        return Ok(Some(home));
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if command_output(Command::new(npm).arg("--version")).is_none() {
        return Ok(None);
    }
    std::fs::create_dir_all(&home)?;
    let mut command = Command::new(npm);
    command.args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"]).arg(&home);
    command.arg(format!("{package}@{version}"));
    let installed = step(&format!("Installing {package} {version}, once"), || run_quietly(&mut command, package));
    Ok(installed.is_ok().then_some(home))
}
