//! `cargo xtask build`: the folder `dist/` for any static host, or one HTML file, and their sizes.
//!
//! Other commands get their builds here too. From top to bottom: [`wasm`] compiles both programs and runs wasm-bindgen
//! and wasm-opt on them, [`assets`] reads styles, drawings and fonts, [`mod@minify`] minifies styles and scripts, and
//! [`site`] turns these into the files of a host, or [`single`] into one file.

mod assets;
mod bindings;
mod languages;
mod manifest;
mod minify;
mod order;
mod page;
mod service_worker;
pub mod single;
mod site;
pub mod size;
mod sources;
mod trunk;
mod wasm;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::error::{Error, Result};
use crate::process::{root, target_dir};
use crate::{Args, expect_no_more_args};
use assets::Assets;
use minify::{Language, minify};
use size::{Size, Sizes};
use wasm::Programs;
pub use wasm::{CompileOptions, Profile, Program};

/// Files by their path on a host. Sorted, so that lists of them have a fixed order.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Runs the command.
///
/// # Errors
/// If an argument is not understood or the build fails.
pub fn run(mut args: Args) -> Result<()> {
    let (one_file, as_json) = (args.contains("--single"), args.contains("--json"));
    let (in_parts, for_trunk) = (args.contains("--parts"), args.contains("--trunk"));
    let address: Option<String> = args.opt_value_from_str("--address")?;
    expect_no_more_args(args)?;
    if for_trunk {
        return trunk::run();
    }
    if one_file {
        return run_single(address.as_deref(), as_json);
    }
    if address.is_some() {
        return Err(Error::Usage("--address is for --single: a page on a host knows where it is".into()));
    }
    run_folder(&if in_parts { CompileOptions::release_in_parts() } else { CompileOptions::release() }, as_json)
}

fn run_single(address: Option<&str>, as_json: bool) -> Result<()> {
    let path = single::build(address)?;
    let size = Size::measure(&fs::read(&path)?);
    if as_json {
        println!("{}", json!({ "files": [size.json(&path.to_string_lossy())] }));
    } else {
        println!("{}: {} bytes. Open it in a browser: it plays without a host.", path.display(), size.raw);
    }
    Ok(())
}

fn run_folder(compile: &CompileOptions, as_json: bool) -> Result<()> {
    let built = build(compile)?;
    let sizes = built.sizes()?;
    if as_json {
        println!("{}", sizes.json());
    } else {
        print!("{sizes}");
        println!("\n{} is ready for any static host.", built.path.display());
    }
    let is_bounded = built.is_shrunk && compile.profile == Profile::Release;
    match sizes.over_budget().filter(|_| is_bounded) {
        None => Ok(()),
        Some(over) => Err(Error::Failed(over)),
    }
}

#[derive(Debug)]
pub struct FinishedBuild {
    pub path: PathBuf,
    /// Whether wasm-opt and esbuild ran: without them everything is larger than necessary.
    pub is_shrunk: bool,
}

impl FinishedBuild {
    /// Measures every file, which takes time because Brotli compresses at its best level.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn sizes(&self) -> Result<Sizes> {
        let mut files = Files::new();
        read_all(&self.path, "", &mut files)?;
        Ok(Sizes::measure(&files))
    }
}

/// Builds the folder for a host, unless it is up to date: `dist/`, `dist-parts/`, or a separate folder for playing on
/// this machine.
///
/// # Errors
/// If a tool is missing or fails.
pub fn build(compile: &CompileOptions) -> Result<FinishedBuild> {
    let path = match compile.profile {
        Profile::Release => root().join("dist"),
        Profile::ReleaseInParts => root().join("dist-parts"),
        Profile::Play => target_dir().join("page"),
    };
    let id = sources::build_id()?;
    let programs = wasm::build_programs(compile, &id)?;
    let is_shrunk = programs.is_shrunk;
    if !is_of_build(&path, &id) || !programs.cached {
        replace_folder(&path, &host_files(&id, programs)?)?;
    }
    Ok(FinishedBuild { path, is_shrunk })
}

/// Returns the files for a static host, given the compiled programs.
fn host_files(id: &str, programs: Programs) -> Result<Files> {
    let mut assets = Assets::read(&root())?;
    for language in assets.languages.0.iter().filter(|language| language.missing > 0) {
        eprintln!("{}: {} texts are missing and stand in English.", language.tag, language.missing);
    }
    if programs.is_shrunk {
        assets.style = minify(assets.style, Language::Css, "style")?;
    }
    site::files(id, programs, assets)
}

/// Builds the worker in the release profile.
///
/// # Errors
/// If a tool is missing or fails.
pub fn worker() -> Result<Program> {
    Ok(wasm::build_programs(&CompileOptions::release(), &sources::build_id()?)?.worker)
}

/// Whether the page in this folder belongs to this build.
fn is_of_build(path: &Path, id: &str) -> bool {
    fs::read_to_string(path.join("index.html")).is_ok_and(|page| page.contains(&page::meta_tag("tea-build", id)))
}

/// Writes a folder under a temporary name and swaps it in, so that a server never shows half of it.
fn replace_folder(path: &Path, files: &Files) -> Result<()> {
    let (fresh, stale) = (path.with_extension("new"), path.with_extension("old"));
    for folder in [&fresh, &stale] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
    }
    write_all(&fresh, files)?;
    if path.exists() {
        fs::rename(path, &stale)?;
    }
    fs::rename(&fresh, path)?;
    if stale.exists() {
        fs::remove_dir_all(&stale)?;
    }
    Ok(())
}

fn write_all(folder: &Path, files: &Files) -> Result<()> {
    for (name, bytes) in files {
        let file = folder.join(name);
        if let Some(parent) = file.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(file, bytes)?;
    }
    Ok(())
}

/// Reads every file below a folder, by its relative path after `prefix`.
fn read_all(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            read_all(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.insert(name, fs::read(entry.path())?);
        }
    }
    Ok(())
}
