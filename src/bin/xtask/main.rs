//! The one door to every developer's command: `cargo xtask <verb>`.
//!
//! One file a verb; a verb is a line in [`VERBS`]. This file only finds it and turns what comes of it
//! into an exit status: 0 when what was asked held, 1 when it did not, 2 when it could not be understood.

mod arena;
mod bench;
mod build;
mod command;
mod cut;
mod finish;
mod fuse;
mod lighthouse;
mod measure;
mod pack;
mod play;
mod race;
mod record;
mod referee;
mod replay;
mod serve;
mod setup;
mod single;
mod slim;
mod test;

use std::process::ExitCode;

use command::{Fault, Words};

/// A verb: its name, how it is called, what it does, and the function that does it.
type Verb = (&'static str, &'static str, &'static str, fn(&mut Words) -> Result<(), Fault>);

#[rustfmt::skip]
const VERBS: &[Verb] = &[
    ("play", "[--port N] [--no-open]", "builds the game, serves it on this machine and opens the browser", play::run),
    ("build", "[--single [--address URL]] [--json]", "builds dist/ for any static host, or one HTML file", build::run_verb),
    ("bench", "[GAME] [--seats N] [--seconds S] [--wasm] [--json]", "measures how fast a game plays itself at random", bench::run),
    ("arena", "GAME --seats master@0.1,random [--games N] [--seed S] [--options KEY=VALUE] [--threads N] [--json]", "plays matches between opponents and tells who wins how often", arena::run),
    ("lighthouse", "[--json]", "asks Lighthouse what it thinks of the release build", lighthouse::run),
    ("record", "GAME --seats random,random [--seed S] [--options KEY=VALUE] [--json] [--file F]", "plays one whole game and prints its transcript, scores and link", record::run),
    ("replay", "LINK or FILE [--full] [--json]", "re-executes a game and says whether it is verified", replay::run),
    ("referee", "[--open]", "a rules server over standard input and output, one JSON object a line", referee::run),
    ("test", "[--native] [--browser] [--all] [--soak]", "runs every check that a change must pass; --all adds Firefox, WebKitGTK, all seat counts and sizes, --soak runs the long fuzz and 200 kills", test::run),
];

fn main() -> ExitCode {
    if let Some(status) = cut::pass_through().or_else(setup::pass_through) {
        return status;
    }
    let mut words = Words::new(std::env::args().skip(1));
    let verb = words.next_word();
    let Some((_, usage, _, run)) = VERBS.iter().find(|(name, ..)| verb.as_deref() == Some(name)) else {
        match verb.as_deref() {
            None | Some("help" | "--help") => println!("cargo xtask <verb>\n"),
            Some(other) => eprintln!("there is no verb `{other}`; these are the verbs:\n"),
        }
        for (name, usage, does, _) in VERBS {
            println!("  {name} {usage}\n      {does}");
        }
        return ExitCode::from(if verb.is_none_or(|verb| verb.contains("help")) { 0 } else { 2 });
    };
    match run(&mut words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Fault::Failed(why)) => {
            eprintln!("{why}");
            ExitCode::from(1)
        }
        Err(Fault::Misunderstood(why)) => {
            eprintln!("{why}\nusage: cargo xtask {} {usage}", verb.unwrap_or_default());
            ExitCode::from(2)
        }
    }
}
