//! The web app manifest.

use serde_json::json;
use tea_table::games::SHELF;

use super::Files;
use super::languages::Language;

/// Makes the manifest in a language, with a shortcut to each game and the screenshots found among the files.
pub fn manifest(language: &Language, plain: &Files) -> String {
    let icon = |file: &str, size: &str, purpose: &str| {
        let kind = if file.ends_with("svg") { "image/svg+xml" } else { "image/png" };
        json!({ "src": format!("icons/{file}"), "sizes": size, "type": kind, "purpose": purpose })
    };
    let shortcut = |name: &str, short: &str, url: &str| json!({ "name": name, "short_name": short, "url": url, "icons": [icon("icon-192.png", "192x192", "any")] });
    let text = |id: &str| language.start[id].as_str();
    let today = shortcut(text("shortcut-today"), text("shortcut-today-short"), "./#/today");
    let new_games = SHELF.iter().map(|info| {
        let name = text("shortcut-new").replace("{title}", info.title);
        shortcut(&name, info.title, &format!("./#/new/{}", info.id))
    });
    let shortcuts: Vec<_> = [today].into_iter().chain(new_games).collect();
    // No id: a relative one is resolved against the origin, not the page, and every installation on a host would be
    // the same app. Without one the id is the start URL.
    let manifest = json!({
        "name": "Tea Table",
        "short_name": "Tea Table",
        "description": text("description"),
        "lang": language.tag,
        "dir": text("direction"),
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
        "screenshots": screenshots(text("screenshot-shelf"), plain),
        "shortcuts": shortcuts,
        // A file of games opens on the saved games page, in the existing window.
        "file_handlers": [{ "action": "./#/saved", "accept": { "application/json": [".json"] } }],
        "launch_handler": { "client_mode": ["navigate-existing", "auto"] },
    });
    format!("{manifest:#}\n")
}

/// The form factors of screenshots and their sizes in pixels; `tests/browser/pictures.rs` takes them.
const SCREENSHOTS: [(&str, &str); 2] = [("wide", "1366x768"), ("narrow", "780x1320")];

/// Lists the screenshots for the manifest: `screens/wide-<what>.jpg` for a desktop and `screens/narrow-<what>.jpg` for
/// a phone, where `<what>` is `shelf` or the id of a game. Those that do not exist are left out.
fn screenshots(shelf: &str, plain: &Files) -> Vec<serde_json::Value> {
    let shows = [("shelf", shelf)].into_iter().chain(SHELF.iter().map(|info| (info.id, info.title)));
    let forms = shows.flat_map(|(what, label)| SCREENSHOTS.map(|(form, size)| (form, size, what, label)));
    let screen = |(form, size, what, label): (&str, &str, &str, &str)| {
        let path = format!("screens/{form}-{what}.jpg");
        plain
            .contains_key(&path)
            .then(|| json!({ "src": path, "sizes": size, "type": "image/jpeg", "form_factor": form, "label": label }))
    };
    forms.filter_map(screen).collect()
}

#[cfg(test)]
mod tests {
    use super::super::assets::Assets;
    use super::*;
    use crate::process::root;

    #[test]
    fn the_manifest_lists_existing_files_only() {
        let Assets { plain, languages, .. } = Assets::read(&root()).expect("they can be read");
        for language in &languages.0 {
            let manifest = manifest(language, &plain);
            check(&serde_json::from_str(&manifest).expect("it is JSON"), &plain);
        }
    }

    fn check(manifest: &serde_json::Value, plain: &Files) {
        let list = |key: &str| manifest[key].as_array().cloned().unwrap_or_default();
        for picture in [list("icons"), list("screenshots")].concat() {
            let path = picture["src"].as_str().expect("it has a place");
            assert!(plain.contains_key(path), "{path} is not there");
        }
        let has = |size: &str, purpose: &str| {
            list("icons").iter().any(|icon| icon["sizes"] == size && icon["purpose"] == purpose)
        };
        assert!(has("192x192", "any") && has("512x512", "any") && has("512x512", "maskable"));
        for form in ["wide", "narrow"] {
            assert!(list("screenshots").iter().any(|screen| screen["form_factor"] == form), "no {form} screenshot");
        }
        let urls: Vec<_> = list("shortcuts").iter().map(|shortcut| shortcut["url"].clone()).collect();
        for info in SHELF.iter() {
            assert!(urls.contains(&json!(format!("./#/new/{}", info.id))), "no shortcut to {}", info.title);
        }
        assert!(urls.contains(&json!("./#/today")), "no shortcut to the deals of today");
        let handler = &manifest["file_handlers"][0];
        assert_eq!(
            (&handler["action"], &handler["accept"]),
            (&json!("./#/saved"), &json!({"application/json": [".json"]}))
        );
        assert_eq!(manifest["launch_handler"]["client_mode"][0], json!("navigate-existing"), "one window");
        assert_eq!((&manifest["start_url"], &manifest["scope"]), (&json!("./"), &json!("./")), "any host, any path");
        assert!(manifest["id"].is_null(), "two pages of one host are two apps");
    }
}
