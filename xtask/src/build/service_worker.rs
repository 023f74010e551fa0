//! The service worker of a build: public/sw.js with the build's name and the list of its files.

use serde_json::json;

use super::Files;
use super::site::{LOCALES, NOT_FOUND, WORDS_LIST};
use crate::hash::{sha256, short_hash};

/// Makes the service worker that caches these files.
pub fn service_worker(template: &str, id: &str, files: &Files) -> String {
    let list: Vec<_> = files
        .iter()
        .filter(|(name, _)| !["screens/", "manifest-"].iter().any(|apart| name.starts_with(apart)))
        .filter(|(name, _)| !["robots.txt", NOT_FOUND].contains(&name.as_str()))
        // A language has a list of its own, which is fetched with its words.
        .filter(|(name, _)| !name.starts_with(LOCALES) || name.ends_with(WORDS_LIST))
        // Hosts serve the page for its folder, and some redirect from the file to the folder.
        .map(|(name, bytes)| json!([if name == "index.html" { "./" } else { name }, sha256(bytes)]))
        .collect();
    fill_template(template, id, &json!(list).to_string())
}

/// Fills in the name of the build, the list of its files, and the hash of that list, which names its cache: other
/// bytes never enter the cache of a build in use, even under the same names. Removes comment lines.
fn fill_template(template: &str, id: &str, list: &str) -> String {
    let code: Vec<_> = template.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    code.join("\n")
        .replace("const BUILD = 'dev';", &format!("const BUILD = '{id}';"))
        .replace("const BYTES = 'dev';", &format!("const BYTES = '{}';", short_hash(list.as_bytes())))
        .replace("const FILES = [];", &format!("const FILES = {list};"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    #[test]
    fn different_bytes_get_a_different_cache() {
        let template = std::fs::read_to_string(root().join("public/sw.js")).expect("it can be read");
        let one = fill_template(&template, "feedfacecafe", "[[\"./\",\"a\"]]");
        let other = fill_template(&template, "feedfacecafe", "[[\"./\",\"b\"]]");
        let bytes = |worker: &str| {
            let rest = worker.split_once("const BYTES = '").expect("it has one").1;
            rest.split_once('\'').expect("it ends").0.to_string()
        };
        assert!(bytes(&one).len() == 16 && bytes(&one) != bytes(&other));
        for worker in [one, other] {
            assert!(worker.contains("const BUILD = 'feedfacecafe';") && worker.contains("const FILES = [[\"./\","));
            assert!(worker.contains("const CACHE = `${OURS}${BUILD} ${BYTES}`;"), "the cache is named by both");
        }
    }

    #[test]
    fn files_without_requests_are_not_cached() {
        let excluded = ["404.html", "robots.txt", "screens/wide-chai.jpg", "locales/de-1/page.ftl"];
        let files = excluded.into_iter().chain(["index.html", "app-1.js"]);
        let files = files.map(|name| (name.to_string(), vec![])).collect();
        let worker = service_worker("const FILES = [];", "", &files);
        let hash = sha256(b"");
        assert_eq!(worker, format!("const FILES = [[\"app-1.js\",\"{hash}\"],[\"./\",\"{hash}\"]];"));
    }
}
