//! Minifies style sheets and scripts with esbuild.
//!
//! Called by the build for everything that players download. Without npm there is no esbuild, and texts stay
//! unchanged.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use crate::error::{Error, Result};
use crate::process::target_dir;
use crate::step::run_quietly;
use crate::tools;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    Css,
    JavaScript,
}

/// Minifies a style sheet or script. `name` is the name of the log and of the file passed to esbuild.
///
/// # Errors
/// If esbuild does not understand it.
pub fn minify(text: String, language: Language, name: &str) -> Result<String> {
    run_esbuild(text, language, name, &[])
}

/// Like [`minify`], and shortens the names of properties that match the regular expression `shortened`. Also returns
/// the short name of each of them by its long one.
///
/// # Errors
/// If esbuild does not understand it.
pub fn minify_names(
    text: String,
    language: Language,
    name: &str,
    shortened: &str,
) -> Result<(String, BTreeMap<String, String>)> {
    let names = target_dir().join("minify").join(format!("{name}.names.json"));
    if names.exists() {
        // Otherwise esbuild would keep the names of earlier builds.
        fs::remove_file(&names)?;
    }
    let (matching, written) = (format!("--mangle-props={shortened}"), format!("--mangle-cache={}", names.display()));
    let text = run_esbuild(text, language, name, &[&matching, &written])?;
    let names = if names.exists() { fs::read_to_string(&names)? } else { String::from("{}") };
    let names = serde_json::from_str(&names).map_err(|error| Error::Failed(format!("esbuild's names: {error}")))?;
    Ok((text, names))
}

fn run_esbuild(text: String, language: Language, name: &str, options: &[&str]) -> Result<String> {
    let Some(esbuild) = tools::esbuild()? else { return Ok(text) };
    let folder = target_dir().join("minify");
    fs::create_dir_all(&folder)?;
    let ending = match language {
        Language::Css => "css",
        Language::JavaScript => "js",
    };
    let (original, small) = (folder.join(format!("{name}.{ending}")), folder.join(format!("{name}.min.{ending}")));
    fs::write(&original, text)?;
    let mut command = Command::new(esbuild);
    command.arg(&original).args(["--minify", "--charset=utf8", "--log-level=warning"]).args(options);
    run_quietly(command.arg(format!("--outfile={}", small.display())), &format!("esbuild-{name}"))?;
    Ok(fs::read_to_string(&small)?)
}
