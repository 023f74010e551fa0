//! `cargo xtask lighthouse`: Lighthouse's scores of the release build on a phone.
//!
//! Needs npm and Chromium; serves the build itself, compressed as hosts do.

use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::build::{self, CompileOptions};
use crate::error::{Error, Result};
use crate::process::{run as run_tool, target_dir};
use crate::serve::Server;
use crate::{Args, browsers, expect_no_more_args, tools};

const LIGHTHOUSE_VERSION: &str = "13.5.0";
/// The categories with their minimum scores.
const MIN_SCORES: [(&str, u32); 4] =
    [("performance", 95), ("accessibility", 100), ("best-practices", 100), ("seo", 100)];

/// Runs the command.
///
/// # Errors
/// If an argument is not understood, a tool is missing, or a score is too low.
pub fn run(mut args: Args) -> Result<()> {
    let as_json = args.contains("--json");
    expect_no_more_args(args)?;
    let built = build::build(&CompileOptions::release())?;
    let chromium = browsers::chromium()?;
    let Some(home) = tools::npm_package("lighthouse", LIGHTHOUSE_VERSION)? else {
        return Err(Error::Failed("Lighthouse comes from npm (https://nodejs.org), which is not on PATH.".into()));
    };
    let server = Server::start(&built.path, "", 0)?;
    let path = target_dir().join("lighthouse.json");
    let mut command = Command::new(home.join("node_modules/.bin/lighthouse"));
    command.arg(server.url()).args(["--quiet", "--output=json", "--only-categories"]);
    command.arg(MIN_SCORES.map(|(category, _)| category).join(",")).arg(format!("--output-path={}", path.display()));
    command.arg("--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage");
    command.env("CHROME_PATH", chromium.browser).stdout(Stdio::null());
    run_tool(&mut command)?;
    let report: Value =
        serde_json::from_slice(&std::fs::read(&path)?).map_err(|error| Error::Failed(error.to_string()))?;
    let score = |category: &str| {
        let score = report["categories"][category]["score"].as_f64().unwrap_or(0.0);
        (score * 100.0).round() as u32
    };
    let scores: Vec<_> = MIN_SCORES.iter().map(|&(category, wanted)| (category, score(category), wanted)).collect();
    if as_json {
        let object: serde_json::Map<_, _> =
            scores.iter().map(|(name, score, _)| (name.to_string(), json!(score))).collect();
        println!("{}", Value::Object(object));
    } else {
        scores.iter().for_each(|(name, score, wanted)| println!("{name:<16}{score:>4}   wanted {wanted}"));
        for audit in report["audits"].as_object().into_iter().flat_map(|audits| audits.values()) {
            if audit["score"].as_f64().is_some_and(|score| score < 0.9) {
                println!(
                    "  {}: {}",
                    audit["id"].as_str().unwrap_or_default(),
                    audit["title"].as_str().unwrap_or_default()
                );
            }
        }
    }
    match scores.iter().all(|(_, score, wanted)| score >= wanted) {
        true => Ok(()),
        false => Err(Error::Failed(format!("Not all scores are as wanted; the whole report is {}.", path.display()))),
    }
}
