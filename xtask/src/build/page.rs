//! The page: index.html is a template with slots that a build fills, and a content security policy that allows its
//! contents.
//!
//! A slot is the text from `<!-- slot NAME … -->` to `<!-- /slot NAME -->`.

use tea_table::engine::Info;
use tea_table::games::SHELF;
use tea_table::table::route::Route;

use super::languages::{Language, Languages};
use crate::error::{Error, Result};
use crate::hash::sha256;

/// Replaces the content of a slot.
///
/// # Errors
/// If the page has no such slot.
pub fn fill_slot(page: &str, slot: &str, content: &str) -> Result<String> {
    let missing = || Error::Failed(format!("index.html has no slot `{slot}`."));
    let (before, rest) = page.split_once(&format!("<!-- slot {slot}")).ok_or_else(missing)?;
    let (_, after) = rest.split_once(&format!("<!-- /slot {slot} -->")).ok_or_else(missing)?;
    Ok(format!("{before}{content}{after}"))
}

/// Puts the English texts of `start.ftl` in place of `%id%`.
pub fn with_english(page: &str, languages: &Languages) -> String {
    let texts = languages.english().iter();
    texts.fold(page.to_owned(), |page, (id, text)| page.replace(&format!("%{id}%"), &escape(text)))
}

/// Leaves out of a page or a script whatever is only for its readers: indentation, empty lines, comments that are
/// lines of their own, and comments of HTML. The marks of slots remain.
pub fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("<!--") {
        kept += before;
        let (comment, after) = comment.split_once("-->").unwrap_or((comment, ""));
        if [" slot ", " /slot "].iter().any(|mark| comment.starts_with(mark)) {
            kept += &format!("<!--{comment}-->");
        }
        rest = after;
    }
    kept += rest;
    let lines = kept.lines().map(str::trim_start);
    lines.filter(|line| !line.is_empty() && !line.starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// Returns the links to the setup of every title, in the order of the shelf.
pub fn title_links() -> String {
    let link = |info: &&Info| {
        let setup = Route::Setup(info.id.to_owned());
        format!("<a class=\"btn\" href=\"{setup}\">{}</a>", escape(info.title))
    };
    SHELF.iter().map(link).collect()
}

/// The texts of `start.ftl` that the page needs; the others belong to the manifests and the 404 page.
pub const PAGE_TEXTS: [&str; 21] = [
    "language-name",
    "direction",
    "description",
    "first-words",
    "loading",
    "first-choose",
    "too-old",
    "switched-off",
    "not-loaded",
    "words-failed",
    "part-failed",
    "try-again",
    "crash",
    "crash-what",
    "crash-reload",
    "crash-shelf",
    "crash-export",
    "crash-export-all",
    "crash-copy",
    "crash-report",
    "crash-no-file",
];

/// The beginning of the element with the texts that are needed before the program is loaded.
pub const START_WORDS: &str = "<script type=\"application/json\" id=\"start-words\">";

/// Returns the element with these texts of `start.ftl` in all languages, from which a script of the page takes those
/// in the reader's language.
pub fn start_words(languages: &Languages, ids: &[&str]) -> String {
    format!("{START_WORDS}{}</script>\n", languages.start_texts(ids))
}

/// Returns the note for a browser without JavaScript, in all languages, because such a browser cannot choose one.
pub fn no_script(languages: &Languages) -> String {
    let note = |language: &Language| {
        let (tag, direction) = (&language.tag, &language.start["direction"]);
        format!("<p lang=\"{tag}\" dir=\"{direction}\">{}</p>", escape(&language.start["no-script"]))
    };
    format!("<noscript>{}</noscript>", languages.0.iter().map(note).collect::<String>())
}

/// Escapes a text for an element or an attribute in double quotes.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Returns a `<meta>` element that tells the page something about its build (src/ui/kit/assets.rs).
pub fn meta_tag(name: &str, content: &str) -> String {
    format!("<meta name=\"{name}\" content=\"{content}\">\n")
}

/// Returns the script that starts the app. `imports` are the statements that import `tea_table`, unless a classic
/// script defines it. `program` is a JavaScript expression for wasm-bindgen: a compiled module, a response that
/// contains it, its bytes, or a promise of one of these.
pub fn start_script(imports: &str, program: &str) -> String {
    let start = without_comments(include_str!("start.js"));
    format!("<script type=\"module\">\n{imports}const load = () => {program};\n{start}</script>\n")
}

/// Returns the script of the worker: the program's own script, and code that starts it wherever it is loaded. `wasm`
/// is a JavaScript expression for its wasm.
pub fn worker_script(script: &str, wasm: &str) -> String {
    format!("(() => {{\n{script}\nconst wasm = {wasm};\n{}}})();\n", include_str!("worker.js"))
}

/// Puts the policy into its slot. `directives` may contain `{scripts}` and `{styles}`, which stand for the hashes of
/// the page's inline scripts and styles.
///
/// # Errors
/// If the page has no such slot.
pub fn with_policy(page: &str, directives: &[&str]) -> Result<String> {
    fill_slot(
        page,
        "policy",
        &format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">", policy(page, directives)),
    )
}

pub fn policy(page: &str, directives: &[&str]) -> String {
    let whole = directives.join("; ");
    whole.replace("{scripts}", &policy_hashes(page, "script")).replace("{styles}", &policy_hashes(page, "style"))
}

/// Returns the hashes of all inline elements of a kind (`script`, `style`), in the syntax of a policy.
fn policy_hashes(page: &str, element: &str) -> String {
    let close = format!("</{element}>");
    let open = format!("<{element}");
    let bodies = page.split(&open).skip(1).filter_map(|rest| {
        let (tag, body) = rest.split_once('>')?;
        if tag.contains("src=") { None } else { body.split_once(&close).map(|(body, _)| body) }
    });
    bodies.map(|body| format!("'sha256-{}'", sha256(body.as_bytes()))).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_content_of_a_slot_is_replaced() {
        let page = "1<!-- slot head: with words -->2<!-- /slot head -->3";
        assert_eq!(fill_slot(page, "head", "two").expect("it has one"), "1two3");
        assert!(fill_slot(page, "body", "").is_err());
    }

    #[test]
    fn comments_and_indentation_are_removed_from_a_page() {
        let page =
            "<p>\n  <!-- Two\n    lines. -->\n  <!-- slot a: x --><!-- /slot a -->\n  // e\n  b('//c'); // d\n</p>";
        let kept = "<p>\n<!-- slot a: x --><!-- /slot a -->\nb('//c'); // d\n</p>\n";
        assert_eq!(without_comments(page), kept);
    }

    #[test]
    fn every_title_has_a_link_to_its_setup() {
        let links = title_links();
        assert_eq!(links.matches("<a ").count(), SHELF.len());
        for info in SHELF {
            assert!(links.contains(&format!("href=\"#/new/{}\">{}</a>", info.id, escape(info.title))), "{links}");
        }
    }

    #[test]
    fn only_inline_elements_are_hashed() {
        let page = "<script>a</script><script src=\"b.js\"></script><script type=\"module\">c</script><style>d</style>";
        let [a, c, d] = [b"a", b"c", b"d"].map(|body| sha256(body));
        assert_eq!(
            policy(page, &["x {scripts}", "y {styles}"]),
            format!("x 'sha256-{a}' 'sha256-{c}'; y 'sha256-{d}'")
        );
    }
}
