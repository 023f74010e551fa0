//! A single HTML file that contains everything and works when opened from disk.
//!
//! Called by the build. Scripts are inline, wasm is in base64, and the worker is a blob. Such a file has no origin, so
//! it has a different content security policy, and it can neither be installed nor have a service worker.

use std::path::PathBuf;

use super::assets::Assets;
use super::minify::{Language, minify};
use super::page::{
    PAGE_TEXTS, fill_slot, meta_tag, no_script, start_script, start_words, title_links, with_english, with_policy,
    without_comments, worker_script,
};
use super::sources;
use super::wasm::{self, CompileOptions, Programs};
use crate::error::{Error, Result};
use crate::hash::base64;
use crate::process::root;

/// The content security policy of the page: it contains everything, so it may load nothing. Every further permission
/// needs a comment with the reason.
const POLICY: [&str; 8] = [
    "default-src 'none'",
    // The worker is a blob; without support for workers, the page runs the same blob as a script.
    "script-src 'wasm-unsafe-eval' blob: {scripts}",
    "style-src {styles}",
    "img-src data: blob:",
    "font-src data:",
    "worker-src blob:",
    "connect-src blob:",
    "base-uri 'none'; form-action 'none'",
];

/// Builds `dist-single/tea-table.html` from the same sources as `dist/` and returns its path. Links that are shared
/// from it begin with `address`. Without an address it shares codes, because a link to a local file is useless to
/// others.
///
/// # Errors
/// If the address is invalid, or a tool is missing or fails.
pub fn build(address: Option<&str>) -> Result<PathBuf> {
    if let Some(address) = address.filter(|address| !is_address(address)) {
        return Err(Error::Usage(format!("`{address}` is not the address of a page (https://…)")));
    }
    let id = sources::build_id()?;
    let programs = wasm::build_programs(&CompileOptions::release(), &id)?;
    let mut assets = Assets::read(&root())?;
    if programs.is_shrunk {
        assets.style = minify(assets.style, Language::Css, "style")?;
    }
    let path = root().join("dist-single");
    std::fs::create_dir_all(&path)?;
    let file = path.join("tea-table.html");
    std::fs::write(&file, page(&id, programs, assets, address)?)?;
    Ok(file)
}

/// Whether a text is the URL of a page and can be quoted in HTML without escaping.
fn is_address(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    rest.is_some_and(|rest| {
        !rest.is_empty() && !rest.contains(|letter: char| "\"'<>#&".contains(letter) || letter <= ' ')
    })
}

fn page(id: &str, programs: Programs, assets: Assets, address: Option<&str>) -> Result<String> {
    let mut style = assets.style;
    for (name, bytes) in &assets.fonts {
        style = style.replace(&format!("fonts/{name}"), &format!("data:font/woff2;base64,{}", base64(bytes)));
    }
    // Filled in by the script below, once the blob has a URL.
    let mut head = meta_tag("tea-build", id) + &meta_tag("tea-worker", "");
    head += &address.map(|address| meta_tag("tea-address", address)).unwrap_or_default();
    head += &format!("<style>{style}</style>\n");
    let icon = assets.plain.get("icons/icon.svg").map(|bytes| base64(bytes)).unwrap_or_default();
    let icon = format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">");

    let mut body: String = assets
        .sheets
        .iter()
        .map(|(name, sheet)| format!("<template id=\"symbols-{name}\">{sheet}</template>\n"))
        .collect();
    for language in &assets.languages.0 {
        for (name, text) in &language.catalogues {
            let id = format!("words-{}/{name}", language.tag);
            body += &format!("<script type=\"text/plain\" id=\"{id}\">{}</script>\n", escape_for_element(text)?);
        }
    }
    let worker = worker_script(&programs.worker.script, &base64_script(&programs.worker.wasm));
    // Inert text, from which the page creates the blob.
    body += &format!("<script type=\"text/plain\" id=\"worker-code\">{}</script>\n", escape_for_element(&worker)?);
    body += &format!("<script>\n{}</script>\n", include_str!("worker_blob.js"));
    body += &format!("<script>{}</script>\n", escape_for_element(&programs.app.script)?);
    body += &start_script("", &base64_script(&programs.app.wasm));

    let page = with_english(&without_comments(&assets.page), &assets.languages);
    let page = fill_slot(&page, "words", &start_words(&assets.languages, &PAGE_TEXTS))?;
    let page = fill_slot(&page, "no-script", &no_script(&assets.languages))?;
    let page = fill_slot(&page, "titles", &title_links())?;
    let page = fill_slot(&page, "head", &head)?;
    let page = fill_slot(&page, "install", &icon)?;
    let page = fill_slot(&page, "symbols", &assets.shell)?;
    with_policy(&fill_slot(&page, "start", &body)?, &POLICY)
}

/// Returns a JavaScript expression that evaluates to these bytes.
fn base64_script(bytes: &[u8]) -> String {
    format!("Uint8Array.from(atob('{}'), (letter) => letter.charCodeAt(0))", base64(bytes))
}

/// Returns the script unchanged if it can be placed inside an element.
///
/// # Errors
/// If it contains text that would end the element.
fn escape_for_element(script: &str) -> Result<&str> {
    if script.contains("</script") || script.contains("<!--") {
        return Err(Error::new("A script holds the end of a script element and cannot stand in the page."));
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::super::page::policy;
    use super::super::wasm::Program;
    use super::*;
    use crate::hash::sha256;

    #[test]
    fn the_policy_allows_no_requests() {
        let (script, style) = (sha256(b"a"), sha256(b"b"));
        assert_eq!(
            policy("<style>b</style><script>a</script>", &POLICY),
            format!(
                "default-src 'none'; script-src 'wasm-unsafe-eval' blob: 'sha256-{script}'; \
                 style-src 'sha256-{style}'; img-src data: blob:; font-src data:; worker-src blob:; \
                 connect-src blob:; base-uri 'none'; form-action 'none'"
            )
        );
    }

    #[test]
    fn only_addresses_of_pages_are_accepted() {
        assert!(is_address("https://tea.example/table/") && is_address("http://192.168.0.7:8080/"));
        for odd in ["", "https://", "tea.example", "file:///tea.html", "https://a\"b", "https://a#/", "https://a b"] {
            assert!(!is_address(odd), "{odd}");
        }
    }

    #[test]
    fn the_page_refers_to_no_other_file() {
        let program = |name: &str| Program { script: format!("let {name};"), wasm: name.into(), parts: None };
        let (app, worker) = (program("tea_table"), program("worker"));
        let programs = Programs { app, worker, is_shrunk: true, cached: false };
        let assets = Assets::read(&root()).expect("they can be read");
        let page = page("feedfacecafe", programs, assets, Some("https://tea.example/")).expect("it has all slots");
        for named in ["rel=\"stylesheet\"", "src=\"", "manifest.webmanifest", "href=\"icons/", "url(\"fonts/"] {
            assert!(!page.contains(named), "{named}");
        }
        assert!(page.contains(&meta_tag("tea-address", "https://tea.example/")));
        assert!(escape_for_element("a</script>").is_err(), "no script ends its element");
    }
}
