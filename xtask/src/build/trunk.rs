//! `cargo xtask build --trunk`: the hook that gives trunk the same page as `cargo xtask build` (see `Trunk.toml`).
//!
//! Trunk watches the sources, serves the page and reloads it, but compiles nothing, and writes no policy, manifest or
//! service worker. As the last step of a build it calls this hook to fill its folder.

use std::env;
use std::fs;
use std::path::Path;

use super::page::meta_tag;
use super::{CompileOptions, Files, host_files, sources, wasm, write_all};
use crate::error::{Error, Result};
use crate::hash::sha256;

/// The page that trunk has already written; if trunk serves it, it contains a script of trunk's own.
const PAGE: &str = "index.html";

/// Fills the folder that trunk names in the environment.
///
/// # Errors
/// If not called as a hook of trunk, or if the build fails.
pub fn run() -> Result<()> {
    let variable = |name: &str| {
        let missing_variable = || Error::Usage(format!("--trunk is for the hook in Trunk.toml: {name} is not set"));
        env::var_os(name).ok_or_else(missing_variable)
    };
    let (folder, profile) = (variable("TRUNK_STAGING_DIR")?, variable("TRUNK_PROFILE")?);
    let compile = if profile == "release" { CompileOptions::release() } else { CompileOptions::play() };
    let folder = Path::new(&folder);
    let staged = fs::read_to_string(folder.join(PAGE))?;
    write_all(folder, &files(&compile, reload_script(&staged))?)
}

fn files(compile: &CompileOptions, reload_script: Option<&str>) -> Result<Files> {
    let id = sources::build_id()?;
    let mut files = host_files(&id, wasm::build_programs(compile, &id)?)?;
    if let Some(script) = reload_script {
        let page = files.entry(PAGE.into()).or_default();
        *page = with_reload_script(&String::from_utf8_lossy(page), &id, script).into_bytes();
    }
    Ok(files)
}

/// Returns the script with which `trunk serve` reloads a page; `trunk build` adds none.
fn reload_script(page: &str) -> Option<&str> {
    let scripts = page.split("<script>").skip(1).filter_map(|rest| rest.split("</script>").next());
    scripts.into_iter().find(|script| script.contains("{{__TRUNK_"))
}

/// Returns the page with the script added to it and allowed by its policy. The build is marked as "dev", so that it
/// registers no service worker, which would keep showing the previous build.
fn with_reload_script(page: &str, id: &str, script: &str) -> String {
    // While serving, trunk would replace these placeholders, and the hash in the policy would no longer match.
    let script = script.replace("'{{__TRUNK_ADDRESS__}}'", "location.host").replace("{{__TRUNK_WS_BASE__}}", "/");
    let allowed = format!("script-src 'sha256-{}' ", sha256(script.as_bytes()));
    page.replacen(&meta_tag("tea-build", id), &meta_tag("tea-build", "dev"), 1)
        .replacen("script-src ", &allowed, 1)
        .replacen("</body>", &format!("<script>{script}</script>\n</body>"), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAGED_PAGE: &str = "<script>ours</script><script>const address = '{{__TRUNK_ADDRESS__}}';</script></body>";

    #[test]
    fn the_reload_script_of_trunk_is_found() {
        assert_eq!(reload_script(STAGED_PAGE), Some("const address = '{{__TRUNK_ADDRESS__}}';"));
        assert_eq!(reload_script("<body><script>ours</script></body>"), None);
    }

    #[test]
    fn a_reloading_page_allows_its_script_and_no_service_worker() {
        let page = meta_tag("tea-build", "feedfacecafe") + "script-src 'self'; style-src 'self'<body></body>";
        let page = with_reload_script(&page, "feedfacecafe", "const address = '{{__TRUNK_ADDRESS__}}';");
        let script = "const address = location.host;";
        assert!(
            page.contains(&meta_tag("tea-build", "dev"))
                && page.contains(&format!("<script>{script}</script>\n</body>"))
        );
        assert!(page.contains(&format!("script-src 'sha256-{}' 'self'", sha256(script.as_bytes()))), "{page}");
    }
}
