//! Makes of what trunk built the folder that is put on a host: every file named by its hash, the policy of the
//! page, the service worker's list, the manifest.
//!
//! Called by `build`. Pure from a [`Stage`] to a [`Folder`]: it reads no clock and no network, so that the same
//! sources give the same bytes.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::json;
use tea_table::games::SHELF;

use super::command::Fault;
use super::cut::Parts;
use super::pack::{sha256, stamp};

/// The files of a finished build, by their place below its root. Sorted, so that lists of it never change order.
pub type Folder = BTreeMap<String, Vec<u8>>;

/// What the finished page is made of, however many files that will be.
#[derive(Debug)]
pub struct Stage {
    /// The name of the build.
    pub id: String,
    /// index.html as trunk left it, without its links to styles and to the app.
    pub page: String,
    /// The styles of the shell, in their order.
    pub style: String,
    /// The styles that come with a part of the program, by its name: that of a game is its id.
    pub styles: BTreeMap<String, String>,
    /// The app as an ES module, and its wasm.
    pub app: (String, Vec<u8>),
    /// What was cut from it, to be fetched when it is wanted.
    pub parts: Parts,
    /// The thinker as an ES module, and its wasm.
    pub worker: (String, Vec<u8>),
    /// The sheets of symbols of single games, by the game's id.
    pub sheets: BTreeMap<String, String>,
    /// Fonts, by file name.
    pub fonts: Folder,
    /// Files that keep their names: icons, robots.txt.
    pub plain: Folder,
    /// The service worker, not yet filled in.
    pub worker: String,
    /// The manifest.
    pub manifest: String,
}

impl Stage {
    /// Gathers it from trunk's output and the sources.
    ///
    /// # Errors
    /// When a part is missing.
    pub fn gather(id: &str, trunk: &Path, parts: &Path, root: &Path) -> Result<Stage, Fault> {
        let html = text(&trunk.join("index.html"))?;
        let mut style = String::new();
        for link in between(&html, "<link rel=\"stylesheet\" href=\"./", "\"") {
            style += &text(&trunk.join(link))?;
        }
        let mut styles = BTreeMap::new();
        for folder in ["style/games", "style/parts"] {
            for (name, sheet) in files(&root.join(folder), "css")? {
                // `<part>.css`, or `<part>-<what>.css` beside it.
                let part = name.trim_end_matches(".css").split('-').next().unwrap_or_default();
                *styles.entry(part.to_string()).or_default() += &*squeeze(&String::from_utf8_lossy(&sheet));
            }
        }
        let mut page = html.clone();
        for (from, to) in
            [("<link rel=\"stylesheet\"", ">"), ("<link rel=\"modulepreload\"", ">"), ("<link rel=\"preload\"", ">")]
        {
            page = without(&page, from, to);
        }
        page = without(&page, "<script type=\"module\">", "</script>");
        let app =
            between(&html, "from './", ".js'").next().ok_or("trunk's page starts no app".to_string())?.to_string();
        let mut plain = Folder::new();
        for kind in ["icons", "screens"] {
            for (name, bytes) in files(&root.join("public").join(kind), "")? {
                plain.insert(format!("{kind}/{name}"), bytes);
            }
        }
        plain.insert("robots.txt".into(), std::fs::read(root.join("public/robots.txt"))?);
        Ok(Stage {
            id: id.to_string(),
            page,
            style: squeeze(&style),
            styles,
            app: (text(&trunk.join(format!("{app}.js")))?, std::fs::read(trunk.join(format!("{app}_bg.wasm")))?),
            parts: Parts::gather(parts)?,
            worker: (text(&trunk.join("thinker.js"))?, std::fs::read(trunk.join("thinker_bg.wasm"))?),
            sheets: files(&root.join("style/symbols"), "svg")?
                .into_iter()
                .filter(|(name, _)| name != "shell.svg")
                .map(|(name, sheet)| (name.trim_end_matches(".svg").into(), String::from_utf8_lossy(&sheet).into()))
                .collect(),
            fonts: files(&root.join("style/fonts"), "woff2")?,
            manifest: manifest(&root.join("src/ui/games"), &plain),
            plain,
            worker: text(&root.join("public/sw.js"))?,
        })
    }

    /// The folder for a static host: any host, any sub-path.
    ///
    /// # Errors
    /// When the page lacks the places that are to be filled in.
    pub fn folder(mut self) -> Result<Folder, Fault> {
        let mut folder = Folder::new();
        let mut metas = Vec::new();
        let mut links = Vec::new();
        for (name, bytes) in self.fonts {
            let place = stamped(&format!("fonts/{name}"), &bytes);
            let face = self.style.split("@font-face").find(|face| face.contains(&name)).unwrap_or_default();
            // A face for some letters only is fetched where they are seen.
            if !face.split('}').next().is_some_and(|face| face.contains("unicode-range")) {
                links.push(format!(
                    "<link rel=\"preload\" href=\"{place}\" as=\"font\" type=\"font/woff2\" crossorigin>"
                ));
            }
            self.style = self.style.replace(&format!("fonts/{name}"), &place);
            folder.insert(place, bytes);
        }
        let style = stamped("style.css", self.style.as_bytes());
        links.push(format!("<link rel=\"stylesheet\" href=\"{style}\">"));
        folder.insert(style, self.style.into_bytes());
        for (part, style) in self.styles {
            let place = stamped(&format!("styles/{part}.css"), style.as_bytes());
            metas.push(format!("<meta name=\"tea-style-{part}\" content=\"{place}\">"));
            folder.insert(place, style.into_bytes());
        }
        for (game, sheet) in self.sheets {
            let place = stamped(&format!("symbols/{game}.svg"), sheet.as_bytes());
            metas.push(format!("<meta name=\"tea-symbols-{game}\" content=\"{place}\">"));
            folder.insert(place, sheet.into_bytes());
        }
        // One folder for the thinker's files, which find each other by name.
        let (code, wasm) = self.worker;
        let loader = "import init from './thinker.js';\nawait init();\n";
        let page = attend("import('./thinker.js').then(async (thinker) => (await thinker.default(), thinker.attend))");
        let home = format!("thinker-{}", stamp(&[code.as_bytes(), &wasm, loader.as_bytes(), page.as_bytes()].concat()));
        folder.insert(format!("{home}/loader.js"), loader.into());
        folder.insert(format!("{home}/page.js"), page.into());
        folder.insert(format!("{home}/thinker.js"), code.into_bytes());
        folder.insert(format!("{home}/thinker_bg.wasm"), wasm);
        metas.push(format!("<meta name=\"tea-thinker\" content=\"./{home}/loader.js\">"));
        metas.push(format!("<meta name=\"tea-build\" content=\"{}\">", self.id));
        let (code, wasm) = self.app;
        let places: BTreeMap<_, _> =
            self.parts.wasm.iter().map(|(name, bytes)| (name, stamped(&format!("parts/{name}"), bytes))).collect();
        let code = self.parts.joined(&code, |part| format!("part('./{}')", places[&part.to_string()]))?;
        let code = format!("{code}{FETCH}");
        for (name, bytes) in &self.parts.wasm {
            folder.insert(places[name].clone(), bytes.clone());
        }
        let (app, bytes) = (stamped("app.js", code.as_bytes()), stamped("app.wasm", &wasm));
        links.push(format!("<link rel=\"modulepreload\" href=\"{app}\">"));
        links.push(format!(
            "<link rel=\"preload\" href=\"{bytes}\" as=\"fetch\" type=\"application/wasm\" crossorigin>"
        ));
        let start = starting(&format!("import init from './{app}';"), &format!("'./{bytes}'"));
        folder.insert(app, code.into_bytes());
        folder.insert(bytes, wasm);
        folder.extend(self.plain);
        folder.insert("manifest.webmanifest".into(), self.manifest.into_bytes());

        let page = without(&self.page, "<meta name=\"tea-thinker\"", ">");
        let page = without(&page, "<meta name=\"tea-build\"", ">");
        // Tidied before it is hashed: the policy allows scripts by their very bytes.
        let page = tidied(&placed(&page, &metas, &links, &start)?);
        let policy = policy(&page);
        folder.insert("index.html".into(), with_policy(&page, &policy)?.into_bytes());

        let list: Vec<_> = folder
            .iter()
            .filter(|(name, _)| !name.starts_with("screens/") && *name != "robots.txt")
            // A host gives the page for the folder, and some forward from the file to it.
            .map(|(name, bytes)| json!([if name == "index.html" { "./" } else { name }, sha256(bytes)]))
            .collect();
        folder.insert("sw.js".into(), filled(&self.worker, &self.id, &json!(list).to_string()).into_bytes());
        Ok(folder)
    }
}

/// The policy of a finished page on a host: everything from its own origin, and of inline scripts only those that it has.
fn policy(page: &str) -> String {
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' {}; style-src 'self'; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'",
        hashes(page, "script")
    )
}

/// The service worker with the name of the build, the list of its files, and the hash of that list, by which it names
/// its cache: other bytes never go into the cache of a build that is used, whatever both are called. Its comments stay
/// at home.
fn filled(worker: &str, id: &str, list: &str) -> String {
    let said = |line: &&str| !line.is_empty() && !line.starts_with("//");
    let worker = worker.lines().map(str::trim).filter(said).collect::<Vec<_>>().join("\n");
    worker
        .replace("const BUILD = 'dev';", &format!("const BUILD = '{id}';"))
        .replace("const BYTES = 'dev';", &format!("const BYTES = '{}';", stamp(list.as_bytes())))
        .replace("const FILES = [];", &format!("const FILES = {list};"))
}

/// How the app fetches a part of itself.
const FETCH: &str = "async function part(place) {\n  const response = await fetch(new URL(place, import.meta.url));\n  \
                     if (!response.ok) throw new Error(`${place}: ${response.status}`);\n  return response.arrayBuffer();\n}\n";

/// The script that starts the app, once the first words are painted: starting keeps the page busy. Where it cannot,
/// the page says so.
pub fn starting(import: &str, wasm: &str) -> String {
    format!(
        "<script type=\"module\">{import}\nif (!document.documentElement.classList.contains('too-old')) {{\n  \
         new Promise((done) => {{\n    if (document.hidden) done();\n    requestAnimationFrame(() => setTimeout(done));\n    \
         setTimeout(done, 1000);\n  }}).then(() => init({{ module_or_path: {wasm} }})).catch((error) => {{\n    \
         console.error(error);\n    document.documentElement.classList.add('broken');\n  }});\n}}</script>"
    )
}

/// The page with its metas, links and the start of the app in their places.
///
/// # Errors
/// When it has no head or body that ends.
pub fn placed(page: &str, metas: &[String], links: &[String], start: &str) -> Result<String, Fault> {
    let (head, body) = page.split_once("</head>").ok_or("the page has no head".to_string())?;
    let (body, end) = body.rsplit_once("</body>").ok_or("the page has no body".to_string())?;
    Ok(format!("{head}{}\n{}\n</head>{body}{start}\n</body>{end}", metas.join("\n"), links.join("\n")))
}

/// The page with the policy as its first rule, straight after the encoding.
///
/// # Errors
/// When it does not say its encoding.
pub fn with_policy(page: &str, policy: &str) -> Result<String, Fault> {
    let charset = "<meta charset=\"utf-8\">";
    let (before, after) = page.split_once(charset).ok_or("the page does not say its encoding".to_string())?;
    Ok(format!("{before}{charset}\n<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{after}"))
}

/// The hashes of all inline elements of a kind (`script`, `style`), as a policy lists them.
pub fn hashes(page: &str, element: &str) -> String {
    let close = format!("</{element}>");
    let open = format!("<{element}");
    let bodies = page.split(&open).skip(1).filter_map(|rest| {
        let (tag, body) = rest.split_once('>')?;
        if tag.contains("src=") { None } else { body.split_once(&close).map(|(body, _)| body) }
    });
    bodies.map(|body| format!("'sha256-{}'", sha256(body.as_bytes()))).collect::<Vec<_>>().join(" ")
}

/// The page without comments and empty lines.
pub fn tidied(page: &str) -> String {
    let mut tidy = String::with_capacity(page.len());
    let mut comment = false;
    for line in page.lines() {
        let mut rest = line.trim_end();
        let opens = rest.trim_start().starts_with("<!--");
        comment |= opens;
        if comment {
            let Some((_, after)) = rest.split_once("-->") else { continue };
            comment = false;
            rest = after;
        }
        if !rest.is_empty() {
            tidy += rest;
            tidy.push('\n');
        }
    }
    tidy
}

/// The manifest by which the page is installed, with a shortcut to each game that has a board in this folder, and
/// the screenshots among the files.
fn manifest(boards: &Path, plain: &Folder) -> String {
    let icon = |file: &str, size: &str, purpose: &str| {
        let kind = if file.ends_with("svg") { "image/svg+xml" } else { "image/png" };
        json!({ "src": format!("icons/{file}"), "sizes": size, "type": kind, "purpose": purpose })
    };
    let shortcuts: Vec<_> = SHELF
        .iter()
        .filter(|info| boards.join(info.id).is_dir())
        .map(|info| {
            json!({
                "name": format!("New game of {}", info.title),
                "short_name": info.title,
                "url": format!("./#/new/{}", info.id),
                "icons": [icon("icon-192.png", "192x192", "any")],
            })
        })
        .collect();
    // No id: one that is relative is taken below the origin, not below the page, and every installation of a host
    // would be the same app. Without one it is where the app starts.
    let manifest = json!({
        "name": "Tea Table",
        "short_name": "Tea Table",
        "description": "Four board games of the tea trade, for people around one device and against the computer.",
        "lang": "en",
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "orientation": "any",
        "background_color": "#E7DCC6",
        "theme_color": "#E7DCC6",
        "categories": ["games"],
        "icons": [
            icon("icon.svg", "any", "any"),
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("maskable-512.png", "512x512", "maskable"),
        ],
        "screenshots": screens(plain),
        "shortcuts": shortcuts,
    });
    format!("{manifest:#}\n")
}

/// The forms of screenshots and the pixels of each; `tests/browser/pictures.rs` takes them.
const SCREENS: [(&str, &str); 2] = [("wide", "1366x768"), ("narrow", "780x1320")];

/// The screenshots as a manifest lists them: `screens/wide-<what>.jpg` of a desk, `narrow-` of a phone; of the shelf,
/// and of a game by its id.
fn screens(plain: &Folder) -> Vec<serde_json::Value> {
    let shows = [("shelf", "The shelf")].into_iter().chain(SHELF.iter().map(|info| (info.id, info.title)));
    let forms = shows.flat_map(|(what, label)| SCREENS.map(|(form, size)| (form, size, what, label)));
    let screen = |(form, size, what, label): (&str, &str, &str, &str)| {
        let place = format!("screens/{form}-{what}.jpg");
        plain
            .contains_key(&place)
            .then(|| json!({ "src": place, "sizes": size, "type": "image/jpeg", "form_factor": form, "label": label }))
    };
    forms.filter_map(screen).collect()
}

/// The plain script by which the thinker comes into the page, where no worker lives: given code that promises the
/// function to which the thinker's port is handed, it says at its own element `worker`, with the page's port, or
/// `error` (src/ui/files.rs hears it).
pub fn attend(worker: &str) -> String {
    format!(
        "(() => {{\nconst here = document.currentScript;\n{thinker}.then((attend) => {{\n\
         const {{ port1, port2 }} = new MessageChannel();\nattend(port1);\n\
         here.dispatchEvent(new MessageEvent('thinker', {{ ports: [port2] }}));\n\
         }}).catch(() => here.dispatchEvent(new Event('error')));\n}})();\n"
    )
}

/// `fonts/Serif.woff2` becomes `fonts/Serif-0123456789abcdef.woff2`.
fn stamped(place: &str, bytes: &[u8]) -> String {
    let (stem, ending) = place.rsplit_once('.').unwrap_or((place, ""));
    format!("{stem}-{}.{ending}", stamp(bytes))
}

/// Styles without comments and the blanks that a browser does not need. Strings are left alone.
fn squeeze(css: &str) -> String {
    let mut tight = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, comment)) = rest.split_once("/*") {
        tight += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    tight += rest;
    tight.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The pieces of a text that stand between two others.
fn between<'a>(text: &'a str, from: &'a str, to: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(from).skip(1).filter_map(move |rest| rest.split_once(to).map(|(piece, _)| piece))
}

/// The text without every piece that begins with `from` and ends with the next `to`.
pub fn without(text: &str, from: &str, to: &str) -> String {
    let mut pieces = text.split(from);
    let mut kept = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        kept += piece.split_once(to).map_or("", |(_, after)| after);
    }
    kept
}

fn text(place: &Path) -> Result<String, Fault> {
    std::fs::read_to_string(place).map_err(|error| Fault::Failed(format!("{}: {error}", place.display())))
}

/// The files of a folder that end so, sorted; none when there is no such folder.
fn files(folder: &Path, ending: &str) -> Result<Folder, Fault> {
    let mut found = Folder::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(found) };
    for entry in entries {
        let place = entry?.path();
        let name = place.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if place.is_file() && name.ends_with(ending) && !name.starts_with('.') {
            found.insert(name, std::fs::read(&place)?);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_of_inline_elements_only() {
        let page = "<script>a</script><script src=\"b\"></script><script type=\"module\">c</script>";
        assert_eq!(hashes(page, "script"), format!("'sha256-{}' 'sha256-{}'", sha256(b"a"), sha256(b"c")));
    }

    #[test]
    fn the_policy_lets_nothing_in_that_is_not_ours() {
        let page = "<meta charset=\"utf-8\"><title>T</title><script>a</script><script src=\"b\"></script>";
        let whole = policy(page);
        assert_eq!(
            whole,
            format!(
                "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-{}'; style-src 'self'; img-src 'self' \
                 data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri \
                 'none'; form-action 'none'",
                sha256(b"a")
            ),
            "each word more is something more that may get in: the reason belongs beside it"
        );
        // Whatever stands before it in the page is not held to it.
        let head =
            format!("<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"{whole}\">");
        let done = with_policy(page, &whole).expect("the page says its encoding");
        assert!(done.starts_with(&head), "{done}");
        assert!(with_policy("<title>T</title>", &whole).is_err(), "no page goes without one");
    }

    #[test]
    fn comments_and_empty_lines_go() {
        assert_eq!(tidied("a\n\n  <!-- x\n y -->\n <!-- z -->b\n"), "a\nb\n");
        assert_eq!(squeeze("a{b:c}/* d */\n\n  e{}\n"), "a{b:c}\ne{}");
    }

    #[test]
    fn drawings_keep_to_the_policy() {
        let sheets = files(&super::super::command::root().join("style/symbols"), "svg").expect("they can be read");
        assert!(!sheets.is_empty());
        for (name, sheet) in sheets {
            let sheet = String::from_utf8(sheet).expect("drawings are text");
            assert!(!sheet.contains("style=") && !sheet.contains("<style"), "{name}: the policy blocks inline styles");
        }
    }

    #[test]
    fn the_manifest_names_what_there_is() {
        let root = super::super::command::root();
        let boards = root.join("src/ui/games");
        let mut plain = Folder::new();
        for kind in ["icons", "screens"] {
            for (name, bytes) in files(&root.join("public").join(kind), "").expect("they can be read") {
                plain.insert(format!("{kind}/{name}"), bytes);
            }
        }
        let manifest: serde_json::Value = serde_json::from_str(&manifest(&boards, &plain)).expect("it is JSON");
        let list = |key: &str| manifest[key].as_array().cloned().unwrap_or_default();
        for picture in [list("icons"), list("screenshots")].concat() {
            let place = picture["src"].as_str().expect("it has a place");
            assert!(plain.contains_key(place), "{place} is not there");
        }
        let has = |size: &str, purpose: &str| {
            list("icons").iter().any(|icon| icon["sizes"] == size && icon["purpose"] == purpose)
        };
        assert!(has("192x192", "any") && has("512x512", "any") && has("512x512", "maskable"));
        for form in ["wide", "narrow"] {
            assert!(list("screenshots").iter().any(|screen| screen["form_factor"] == form), "no {form} screenshot");
        }
        let urls: Vec<_> = list("shortcuts").iter().map(|shortcut| shortcut["url"].clone()).collect();
        for info in SHELF.iter().filter(|info| boards.join(info.id).is_dir()) {
            assert!(urls.contains(&json!(format!("./#/new/{}", info.id))), "no shortcut to {}", info.title);
        }
        assert_eq!((&manifest["start_url"], &manifest["scope"]), (&json!("./"), &json!("./")), "any host, any path");
        assert!(manifest["id"].is_null(), "two pages of one host are two apps");
    }

    #[test]
    fn the_same_sources_with_other_bytes_have_another_cache() {
        let worker = text(&super::super::command::root().join("public/sw.js")).expect("it can be read");
        let one = filled(&worker, "feedfacecafe", "[[\"./\",\"a\"]]");
        let other = filled(&worker, "feedfacecafe", "[[\"./\",\"b\"]]");
        let bytes = |worker: &str| between(worker, "const BYTES = '", "'").next().map(str::to_owned);
        assert!(bytes(&one).is_some_and(|bytes| bytes.len() == 16) && bytes(&one) != bytes(&other));
        for worker in [one, other] {
            assert!(worker.contains("const BUILD = 'feedfacecafe';") && worker.contains("const FILES = [[\"./\","));
            assert!(worker.contains("const CACHE = `${OURS}${BUILD} ${BYTES}`;"), "the cache is named by both");
        }
    }

    #[test]
    fn pieces_are_taken_out() {
        assert_eq!(without("1<l x>2<l y>3", "<l", ">"), "123");
        assert_eq!(between("<l x>2<l y>3", "<l ", ">").collect::<Vec<_>>(), ["x", "y"]);
    }
}
