//! `cargo xtask play`: builds the game, serves it on this machine, opens the browser.

use std::process::{Command, Stdio};

use super::build;
use super::command::{Fault, Words};
use super::serve::Server;
use super::setup::on_path;

/// The verb. Returns only when something fails; ended by Ctrl+C.
pub fn run(words: &mut Words) -> Result<(), Fault> {
    let port = words.value("--port")?.unwrap_or(8080);
    let open = !words.flag("--no-open");
    words.end()?;
    let built = build::build()?;
    let server = Server::start(&built.place, "", port)?;
    println!("Tea Table is served at {} until you press Ctrl+C.", server.url());
    if open && !show(&server.url()) {
        println!("No browser could be opened from here: open that address yourself.");
    }
    loop {
        std::thread::park();
    }
}

/// Asks the desktop to open an address; says whether it took the wish.
fn show(url: &str) -> bool {
    let wish: &[&str] = if cfg!(target_os = "macos") {
        &["open"]
    } else if cfg!(windows) {
        &["cmd", "/C", "start", ""]
    } else if std::env::var_os("DISPLAY").is_none() && std::env::var_os("WAYLAND_DISPLAY").is_none() {
        return false;
    } else if on_path("xdg-open").is_some() {
        &["xdg-open"]
    } else {
        return false;
    };
    let mut command = Command::new(wish[0]);
    command.args(&wish[1..]).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}
