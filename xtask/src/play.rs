//! `cargo xtask play`: builds the page, serves it on this machine, opens the browser.

use std::process::{Command, Stdio};

use crate::build::{self, CompileOptions};
use crate::error::Result;
use crate::process::find_on_path;
use crate::serve::Server;
use crate::{Args, expect_no_more_args};

/// Runs the command. Returns only on failure; stopped by Ctrl+C.
///
/// # Errors
/// If an argument is not understood, the build fails or no port is free.
pub fn run(mut args: Args) -> Result<()> {
    let port = args.opt_value_from_str("--port")?.unwrap_or(8080);
    let open = !args.contains("--no-open");
    expect_no_more_args(args)?;
    let built = build::build(&CompileOptions::play())?;
    let server = Server::start(&built.path, "", port)?;
    println!("Tea Table is served at {} until you press Ctrl+C.", server.url());
    if open && !open_browser(&server.url()) {
        println!("No browser could be opened from here: open that address yourself.");
    }
    loop {
        std::thread::park();
    }
}

/// Asks the desktop to open an address; returns whether there is a desktop.
fn open_browser(url: &str) -> bool {
    let opener: &[&str] = if cfg!(target_os = "macos") {
        &["open"]
    } else if cfg!(windows) {
        &["cmd", "/C", "start", ""]
    } else if std::env::var_os("DISPLAY").is_none() && std::env::var_os("WAYLAND_DISPLAY").is_none() {
        return false;
    } else if find_on_path("xdg-open").is_some() {
        &["xdg-open"]
    } else {
        return false;
    };
    let mut command = Command::new(opener[0]);
    command.args(&opener[1..]).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}
