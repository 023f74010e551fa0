//! Texts that are shown when no catalogue is available: the program has failed, or its texts could not be loaded.

pub const WORDS_COMING: &str = "Loading …";
pub const WORDS_FAILED: &str = "The words of this page could not be loaded. You may be offline.";
pub const PART_FAILED: &str =
    "A part of the program could not be loaded. You may be offline; if there is a new version, reload the page.";
pub const TRY_AGAIN: &str = "Try again";

pub const HEADING: &str = "Something went wrong";
pub const WHAT: &str = "This is a fault in Tea Table, not in anything you did. Your games are saved after every move, so reloading the page should bring you back to where you were.";
pub const RELOAD: &str = "Reload the page";
pub const SHELF: &str = "Reload and go to the shelf";
pub const EXPORT: &str = "Save this game as a file";
pub const EXPORT_ALL: &str = "Save all games as one file";
pub const COPY: &str = "Copy the report";
pub const REPORT: &str =
    "A report for the developers. It contains the game with its seed and all moves, and nothing else of yours.";
pub const NO_TABLE: &str = "No table was open.";

pub fn report(build: &str, place: &str, browser: &str, fault: &str, game: &str) -> String {
    format!("Tea Table, build {build}\nPlace: {place}\nBrowser: {browser}\n\n{fault}\n\n{game}")
}

/// Returns the heading of the content of a file whose download may have failed.
pub fn no_file(name: &str) -> String {
    format!("Look for “{name}” among your downloads. Nothing there? This is what it holds:")
}
