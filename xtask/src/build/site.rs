//! The files of a build for any static host and any sub-path. Files that change between builds have their hashes in
//! their names; the page refers to them, and the service worker caches them.
//!
//! Called by the build. Pure: the same programs and assets result in the same bytes.

use serde_json::json;

use super::Files;
use super::assets::Assets;
use super::languages::Language;
use super::manifest::manifest;
use super::page::{
    PAGE_TEXTS, fill_slot, meta_tag, no_script, start_script, start_words, title_links, with_english, with_policy,
    without_comments, worker_script,
};
use super::service_worker::service_worker;
use super::wasm::{APP_SCRIPT, LOADER, Parts, Program, Programs};
use crate::error::Result;
use crate::hash::{sha256, short_hash};

/// The content security policy of the page on a host: everything from its own origin, and only its own inline scripts.
/// Every further permission needs a comment with the reason.
const POLICY: [&str; 9] = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval' {scripts}",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'; form-action 'none'",
];

/// The content security policy of the 404 page, which may run its own script.
const NOT_FOUND_POLICY: [&str; 4] =
    ["default-src 'none'", "script-src {scripts}", "style-src {styles}", "base-uri 'none'; form-action 'none'"];

/// The texts of `start.ftl` on the 404 page.
const NOT_FOUND_TEXTS: [&str; 3] = ["direction", "not-found", "not-found-up"];
/// Font that every page needs, so the browser fetches it early.
const FIRST_FONT: &str = "YoungSerif-subset.woff2";

/// The folder with a folder of catalogues for each language.
pub const LOCALES: &str = "locales/";
/// The list of the files in the folder of a language, each with the hash of its bytes.
pub const WORDS_LIST: &str = "files.json";
/// File that hosts serve for missing paths.
pub const NOT_FOUND: &str = "404.html";

/// Returns the files of the build `id`.
///
/// # Errors
/// If the page lacks a slot.
pub fn files(id: &str, programs: Programs, assets: Assets) -> Result<Files> {
    let mut files = Files::new();
    let mut head = meta_tag("tea-build", id);

    let mut style = assets.style;
    for (name, bytes) in assets.fonts {
        let path = add_hashed(&mut files, &format!("fonts/{name}"), bytes);
        style = style.replace(&format!("fonts/{name}"), &path);
        if name == FIRST_FONT {
            head += &format!("<link rel=\"preload\" href=\"{path}\" as=\"font\" type=\"font/woff2\" crossorigin>\n");
        }
    }
    let style = add_hashed(&mut files, "style.css", style.into_bytes());
    head += &format!("<link rel=\"stylesheet\" href=\"{style}\">\n");
    for (name, sheet) in assets.sheets {
        let path = add_hashed(&mut files, &format!("symbols/{name}.svg"), sheet.into_bytes());
        head += &meta_tag(&format!("tea-symbols-{name}"), &path);
    }

    // Before the script that chooses the language.
    let mut words = String::new();
    for language in &assets.languages.0 {
        words += &meta_tag(&format!("tea-words-{}", language.tag), &add_catalogues(&mut files, language));
        let manifest = manifest(language, &assets.plain);
        files.insert(manifest_name(language), manifest.into_bytes());
    }
    words += &start_words(&assets.languages, &PAGE_TEXTS);

    head += &meta_tag("tea-worker", &add_worker(&mut files, programs.worker));
    let (wasm, imports) = add_app(&mut files, programs.app, &mut head);

    files.extend(assets.plain);

    let page = with_english(&without_comments(&assets.page), &assets.languages);
    let page = fill_slot(&page, "words", &words)?;
    let page = fill_slot(&page, "no-script", &no_script(&assets.languages))?;
    let page = fill_slot(&page, "titles", &title_links())?;
    let page = fill_slot(&page, "head", &head)?;
    let page = fill_slot(&page, "symbols", &assets.shell)?;
    // If the host serves wasm with the wrong type, compilation by streaming fails; wasm-bindgen can use the response.
    let program = format!("WebAssembly.compileStreaming(fetch('./{wasm}')).catch(() => fetch('./{wasm}'))");
    let page = fill_slot(&page, "start", &start_script(&imports, &program))?;
    files.insert("index.html".into(), with_policy(&page, &POLICY)?.into_bytes());
    let not_found = with_english(include_str!("not_found.html"), &assets.languages);
    let not_found = fill_slot(&not_found, "words", &start_words(&assets.languages, &NOT_FOUND_TEXTS))?;
    let not_found = with_policy(&not_found, &NOT_FOUND_POLICY)?;
    files.insert(NOT_FOUND.into(), not_found.into_bytes());
    let worker = service_worker(&assets.service_worker, id, &files);
    files.insert("sw.js".into(), worker.into_bytes());
    Ok(files)
}

/// Adds the worker and returns the path of its script. Its files refer to each other by name, so the hash is in the
/// name of their folder.
fn add_worker(files: &mut Files, worker: Program) -> String {
    let script = worker_script(&worker.script, "'./worker.wasm'");
    let folder = format!("worker-{}", short_hash(&[script.as_bytes(), &worker.wasm].concat()));
    let path = format!("{folder}/worker.js");
    files.insert(path.clone(), script.into_bytes());
    files.insert(format!("{folder}/worker.wasm"), worker.wasm);
    format!("./{path}")
}

/// Adds the catalogues of a language, and the list of them for the service worker; returns the path of their folder.
/// The hash is in its name, so that the page needs one name for each language.
fn add_catalogues(files: &mut Files, language: &Language) -> String {
    let all: String = language.catalogues.iter().flat_map(|(name, text)| [name.as_str(), "\n", text]).collect();
    let folder = format!("{LOCALES}{}-{}/", language.tag, short_hash(all.as_bytes()));
    let mut list = Vec::new();
    for (name, text) in &language.catalogues {
        let path = format!("{folder}{name}.ftl");
        list.push([path.clone(), sha256(text.as_bytes())]);
        files.insert(path, text.clone().into_bytes());
    }
    files.insert(format!("{folder}{WORDS_LIST}"), json!(list).to_string().into_bytes());
    folder
}

/// Returns the name of the manifest in a language. The page names the English one; a script changes the name.
fn manifest_name(language: &Language) -> String {
    match language.tag.as_str() {
        "en" => "manifest.webmanifest".into(),
        tag => format!("manifest-{tag}.webmanifest"),
    }
}

/// Adds the page's program, and the elements of the head that refer to it. Returns the path of its wasm, and the
/// imports with which the script that starts it begins.
fn add_app(files: &mut Files, app: Program, head: &mut String) -> (String, String) {
    let preload = |path: &str| {
        format!("<link rel=\"preload\" href=\"{path}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n")
    };
    let Some(parts) = app.parts else {
        let script = add_hashed(files, "app.js", app.script.into_bytes());
        let wasm = add_hashed(files, "app.wasm", app.wasm);
        *head += &format!("<script src=\"./{script}\" defer></script>\n{}", preload(&wasm));
        return (wasm, String::new());
    };
    // Its files refer to each other by name, so the hash is in the name of their folder.
    let Parts { loader, files: own, needed } = parts;
    let mut all: Vec<&[u8]> = vec![app.script.as_bytes(), loader.as_bytes(), &app.wasm];
    all.extend(own.values().map(Vec::as_slice));
    let folder = format!("app-{}", short_hash(&all.concat()));
    for (part, needed) in &needed {
        let paths: Vec<_> = needed.iter().map(|name| format!("{folder}/{name}.wasm")).collect();
        *head += &meta_tag(&format!("tea-part-{part}"), &paths.join(" "));
    }
    let (script, wasm) = (format!("{folder}/{APP_SCRIPT}"), format!("{folder}/app.wasm"));
    for module in [&script, &format!("{folder}/{LOADER}")] {
        *head += &format!("<link rel=\"modulepreload\" href=\"{module}\">\n");
    }
    *head += &preload(&wasm);
    files.insert(format!("{folder}/{LOADER}"), loader.into_bytes());
    files.insert(wasm.clone(), app.wasm);
    files.extend(own.into_iter().map(|(name, bytes)| (format!("{folder}/{name}"), bytes)));
    files.insert(script.clone(), app.script.into_bytes());
    (wasm, format!("import tea_table from './{script}';\n"))
}

/// Adds a file with its hash in its name and returns that name: `fonts/Serif.woff2` becomes
/// `fonts/Serif-0123456789abcdef.woff2`.
fn add_hashed(files: &mut Files, name: &str, bytes: Vec<u8>) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let path = format!("{stem}-{}.{ending}", short_hash(&bytes));
    files.insert(path.clone(), bytes);
    path
}

#[cfg(test)]
mod tests {
    use super::super::page::policy;
    use super::*;
    use crate::process::root;

    fn built_site() -> Files {
        let program = |name: &str| Program { script: format!("let {name};"), wasm: name.into(), parts: None };
        let (app, worker) = (program("tea_table"), program("worker"));
        let programs = Programs { app, worker, is_shrunk: true, cached: false };
        files("feedfacecafe", programs, Assets::read(&root()).expect("they can be read")).expect("it has all slots")
    }

    #[test]
    fn the_policy_allows_only_the_origin_of_the_page() {
        assert_eq!(
            policy("<script>a</script><script src=\"b\"></script>", &POLICY),
            format!(
                "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-{}'; style-src 'self'; \
                 img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
                 manifest-src 'self'; base-uri 'none'; form-action 'none'",
                sha256(b"a")
            )
        );
    }

    #[test]
    fn the_policy_precedes_all_elements_it_restricts() {
        let page = String::from_utf8(built_site()["index.html"].clone()).expect("a page is text");
        let before = page.split("<meta http-equiv=\"Content-Security-Policy\"").next().expect("there is a policy");
        assert!(!["<script", "<link", "<style"].iter().any(|element| before.contains(element)), "{before}");
        assert!(page.contains(&meta_tag("tea-build", "feedfacecafe")) && !page.contains("data-trunk"), "{page}");
    }

    #[test]
    fn the_404_page_obeys_its_own_policy() {
        let page = String::from_utf8(built_site()[NOT_FOUND].clone()).expect("a page is text");
        let before = page.split("<meta http-equiv=\"Content-Security-Policy\"").next().expect("there is a policy");
        assert!(!["<script", "<link", "<style"].iter().any(|element| before.contains(element)), "{before}");
        assert!(page.contains("default-src 'none'; script-src 'sha256-") && !page.contains("src=\""), "{page}");
    }

    #[test]
    fn every_file_in_the_page_exists() {
        let files = built_site();
        let page = String::from_utf8(files["index.html"].clone()).expect("a page is text");
        let named = page.split("=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let named: Vec<_> = named.map(|name| name.trim_start_matches("./")).filter(|name| name.contains('.')).collect();
        assert!(!page.contains("%loading%") && page.contains("Loading …"), "{page}");
        let hashed = named.iter().filter(|name| files.contains_key(**name)).count();
        assert!(hashed > 9, "{named:?}");
        let style = files.iter().find(|(name, _)| name.starts_with("style-")).expect("there are styles").1;
        let style = String::from_utf8_lossy(style);
        for url in style.split("url(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(url.starts_with("data:") || files.contains_key(url), "{url} is not there");
        }
    }

    #[test]
    fn drawings_obey_the_policy() {
        let assets = Assets::read(&root()).expect("they can be read");
        for (name, sheet) in assets.sheets.iter().chain([(&"shell".to_string(), &assets.shell)]) {
            assert!(!sheet.contains("style=") && !sheet.contains("<style"), "{name}: the policy blocks inline styles");
        }
    }
}
