//! One HTML file with everything inside, that plays when it is opened from the disk.
//!
//! The app is an inline module, wasm is base64, the thinker is a plain worker from a blob: from the disk browsers
//! refuse workers that are modules. It has a policy of its own, nothing to install and no service worker: there is
//! no origin to keep one.

use std::path::PathBuf;

use super::build as builder;
use super::command::{Fault, root};
use super::finish::{Stage, attend, hashes, placed, starting, tidied, with_policy, without};
use super::pack::base64;

/// Builds `dist-single/tea-table.html` from the same sources as `dist/`. Links that are made in it begin with `address`;
/// without one it gives codes, for where it lies nobody else can follow.
///
/// # Errors
/// When the address is none, or when a tool is missing or does not succeed.
pub fn build(address: Option<&str>) -> Result<PathBuf, Fault> {
    if let Some(address) = address.filter(|address| !is_address(address)) {
        return Err(Fault::Misunderstood(format!("`{address}` is not the address of a page (https://…)")));
    }
    let id = builder::id()?;
    let (stage, _) = builder::stage(&id)?;
    let place = root().join("dist-single");
    std::fs::create_dir_all(&place)?;
    let file = place.join("tea-table.html");
    std::fs::write(&file, page(stage, address)?)?;
    Ok(file)
}

/// Whether it is the address of a page, and can stand between quotes.
fn is_address(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    rest.is_some_and(|rest| {
        !rest.is_empty() && !rest.contains(|letter: char| "\"'<>#&".contains(letter) || letter <= ' ')
    })
}

fn page(mut stage: Stage, address: Option<&str>) -> Result<String, Fault> {
    for (name, bytes) in &stage.fonts {
        let data = format!("data:font/woff2;base64,{}", base64(bytes));
        stage.style = stage.style.replace(&format!("fonts/{name}"), &data);
    }
    let mut page = stage.page;
    for (from, to) in [
        ("<meta name=\"tea-thinker\"", ">"),
        ("<link rel=\"manifest\"", ">"),
        ("<link rel=\"icon\"", ">"),
        ("<link rel=\"apple-touch-icon\"", ">"),
    ] {
        page = without(&page, from, to);
    }
    let icon = stage.plain.get("icons/icon.svg").map(|bytes| base64(bytes)).unwrap_or_default();
    let links = vec![
        format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">"),
        format!("<style>{}{}</style>", stage.style, stage.styles.into_values().collect::<String>()),
    ];
    let mut metas = vec!["<meta name=\"tea-thinker\" content=\"\">".to_string()];
    metas.extend(address.map(|address| format!("<meta name=\"tea-address\" content=\"{address}\">")));
    let mut body = String::new();
    for (game, sheet) in &stage.sheets {
        body += &format!("<template id=\"symbols-{game}\">{sheet}</template>\n");
    }
    let (code, wasm) = stage.worker;
    // Compiled at once: in a worker WebKit's promise to compile is now and then never kept, and a thinker that never
    // comes is waited for. What fails at once is an error that the page hears of, too.
    let worker = format!(
        "(() => {{\n{}\nconst bytes = {};\nif (typeof WorkerGlobalScope === 'function') {{ initSync({{ module: bytes }}); }}\nelse {}}})();\n",
        plain(&code),
        decoded(&wasm),
        attend("__wbg_init({ module_or_path: bytes }).then(() => attend)")
    );
    // Kept as text until the page makes a blob of it.
    body += &format!("<script type=\"text/plain\" id=\"thinker-code\">{}</script>\n", harmless(&worker));
    body += "<script>document.querySelector('meta[name=tea-thinker]').content = URL.createObjectURL(new \
             Blob([document.getElementById('thinker-code').textContent], { type: 'text/javascript' }));</script>\n";
    let (code, wasm) = stage.app;
    let code = stage.parts.joined(&code, |part| format!("Promise.resolve({})", decoded(&stage.parts.wasm[part])))?;
    // The module's own names are in scope; only its export under another name is not.
    body += &starting(&format!("{}\nconst init = __wbg_init;", harmless(&code)), &decoded(&wasm));
    let page = tidied(&placed(&page, &metas, &links, &body)?);
    with_policy(&page, &policy(&page))
}

/// The policy of the finished page: it holds everything, so nothing may come from anywhere but itself.
fn policy(page: &str) -> String {
    format!(
        "default-src 'none'; script-src 'wasm-unsafe-eval' blob: {}; style-src {}; img-src data: blob:; font-src data:; \
         worker-src blob:; connect-src blob:; base-uri 'none'; form-action 'none'",
        hashes(page, "script"),
        hashes(page, "style")
    )
}

/// Code that gives the bytes back.
fn decoded(bytes: &[u8]) -> String {
    format!("Uint8Array.from(atob('{}'), (letter) => letter.charCodeAt(0))", base64(bytes))
}

/// An ES module of wasm-bindgen as the body of a function: nothing exported, and no address of its own, which it
/// needs only to find a file.
fn plain(module: &str) -> String {
    let lines = module.lines().filter(|line| !line.starts_with("export {"));
    let lines = lines.map(|line| line.strip_prefix("export ").unwrap_or(line).replace("import.meta.url", "undefined"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Code that does not end the element in which it stands.
fn harmless(code: &str) -> String {
    code.replace("</script", "<\\/script").replace("<!--", "<\\!--")
}

#[cfg(test)]
mod tests {
    use super::super::pack::sha256;
    use super::*;

    #[test]
    fn the_policy_lets_nothing_in_at_all() {
        let (script, style) = (sha256(b"a"), sha256(b"b"));
        assert_eq!(
            policy("<style>b</style><script>a</script>"),
            format!(
                "default-src 'none'; script-src 'wasm-unsafe-eval' blob: 'sha256-{script}'; style-src 'sha256-{style}'; \
                 img-src data: blob:; font-src data:; worker-src blob:; connect-src blob:; base-uri 'none'; form-action \
                 'none'"
            ),
            "each word more is something more that may get in: the reason belongs beside it"
        );
    }

    #[test]
    fn only_addresses_of_pages_are_told_to_a_build() {
        assert!(is_address("https://tea.example/table/") && is_address("http://192.168.0.7:8080/"));
        for odd in ["", "https://", "tea.example", "file:///tea.html", "https://a\"b", "https://a#/", "https://a b"] {
            assert!(!is_address(odd), "{odd}");
        }
    }
}
