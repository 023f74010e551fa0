//! The entry point for all developer commands: `cargo xtask <verb>`.
//!
//! Each verb has its own module and a line in [`COMMANDS`]. This file only finds the verb and turns its result into an
//! exit status: 0 if the check or task succeeded, 1 if it failed, 2 if the command was not understood.

use std::process::ExitCode;

use xtask::error::{Error, Result};
use xtask::{Args, arena, bench, build, lighthouse, play, record, referee, replay, review, test, train};

/// A command: its name, its usage, its description, and its function.
type Command = (&'static str, &'static str, &'static str, fn(Args) -> Result<()>);

#[rustfmt::skip]
const COMMANDS: &[Command] = &[
    ("play", "[--port N] [--no-open]", "builds the game, serves it on this machine and opens the browser", play::run),
    ("build", "[--single [--address URL]] [--json]", "builds dist/ for any static host, or one HTML file; --trunk is for trunk, see Trunk.toml", build::run),
    ("bench", "[GAME] [--seats N] [--seconds S] [--wasm] [--json] or --page [--json]", "measures how fast a game plays itself at random; --page how fast the page opens and answers", bench::run),
    ("arena", "GAME --seats master@0.1,random [--games N] [--seed S] [--options KEY=VALUE] [--threads N] [--sprt LOW,HIGH] [--weights FILE] [--plies N] [--json]", "plays matches between opponents and says who wins how often", arena::run),
    ("train", "GAME [--games N] [--seed S] [--hidden N] [--threads N] [--fresh]", "lets a network learn a game by playing against itself, and writes its weights", train::run),
    ("lighthouse", "[--json]", "asks Lighthouse what it thinks of the release build", lighthouse::run),
    ("record", "GAME --seats random,random [--seed S] [--options KEY=VALUE] [--json] [--file F]", "plays one whole game and prints its transcript, scores and link", record::run),
    ("replay", "LINK or FILE [--full] [--json]", "re-executes a game and says whether it is verified", replay::run),
    ("review", "LINK or FILE, or GAME --check luck|planted|master|time [--games N] [--seats N]; [--effort N] [--threads N] [--json]", "says where a finished game was won and lost, or measures how far reviews can be trusted", review::run),
    ("referee", "[--open]", "a rules server over standard input and output, one JSON object a line", referee::run),
    ("test", "[--native] [--browser] [--all] [--soak]", "runs every check that a change must pass; --all adds Firefox, WebKitGTK, all seat counts, sizes and languages, --soak runs the long fuzz and 200 kills", test::run),
];

fn main() -> ExitCode {
    let mut args = Args::from_env();
    let verb = args.subcommand().ok().flatten();
    let Some((name, usage, does, run)) = COMMANDS.iter().find(|(name, ..)| verb.as_deref() == Some(name)) else {
        match verb.as_deref() {
            None | Some("help") => println!("cargo xtask <verb>\n"),
            Some(other) => eprintln!("there is no verb `{other}`; these are the verbs:\n"),
        }
        for (name, usage, does, _) in COMMANDS {
            println!("  {name} {usage}\n      {does}");
        }
        return ExitCode::from(if verb.is_none_or(|verb| verb == "help") { 0 } else { 2 });
    };
    if args.contains(["-h", "--help"]) {
        println!("cargo xtask {name} {usage}\n    {does}");
        return ExitCode::SUCCESS;
    }
    match run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Error::Failed(why)) => {
            eprintln!("{why}");
            ExitCode::from(1)
        }
        Err(Error::Usage(why)) => {
            eprintln!("{why}\nusage: cargo xtask {name} {usage}");
            ExitCode::from(2)
        }
    }
}
