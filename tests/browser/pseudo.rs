//! A pseudo-language: every text of the catalogues with accents, and a third longer. A text shown without accents does
//! not come from a catalogue, and a place too small for these texts is too small for German as well.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use serde_json::{Value, json};
use tea_table::games::SHELF;

use crate::driver::Browser;
use crate::layout::{layout_faults_for, resize_table};
use crate::table::{
    NAMES, RequestLog, dist_folder, play, press_elsewhere, record, set_up, tested_titles, wait_until_mounted, window_on,
};

/// Replaces the vowels of a text by accented ones, and doubles some of them, so that the text becomes a third longer.
fn accent_text(text: &str) -> String {
    let letter = |letter: char| match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'y' => 'ý',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ó',
        'U' => 'Ú',
        other => other,
    };
    let (mut accented, mut length, mut added) = (String::new(), 0, 0);
    for plain in text.chars() {
        accented.push(letter(plain));
        length += 1;
        if letter(plain) != plain && added * 3 < length {
            accented.push(letter(plain).to_ascii_lowercase());
            added += 1;
        }
    }
    accented
}

fn accent_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accent_text(value),
            PatternElement::Placeable { expression } => accent_expression(expression),
        }
    }
}

fn accent_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| accent_pattern(&mut variant.value))
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => accent_expression(expression),
        Expression::Inline(_) => {}
    }
}

fn pseudo_catalogue(catalogue: &str) -> String {
    let mut file = parser::parse(catalogue.to_owned()).expect("the build has read it");
    for entry in &mut file.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(accent_pattern);
            message.attributes.iter_mut().for_each(|attribute| accent_pattern(&mut attribute.value));
        }
    }
    serializer::serialize(&file)
}

/// Copies a folder with its catalogues changed by `translate`. Catalogues for which it returns `None` are left out.
fn copy_translated(from: &Path, to: &Path, translate: fn(&str) -> Option<String>) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("the build can be listed").flatten() {
        let (place, copy) = (entry.path(), to.join(entry.file_name()));
        if place.is_dir() {
            copy_translated(&place, &copy, translate);
        } else if place.extension().is_some_and(|end| end == "ftl") {
            let text = fs::read_to_string(&place).expect("catalogues are text");
            if let Some(text) = translate(&text) {
                fs::write(copy, text).expect("it can be written");
            }
        } else {
            fs::copy(place, copy).expect("it can be copied");
        }
    }
}

/// Returns the texts and labels on the page that have vowels and no accent, without names of players and games.
fn texts_without_accents(browser: &Browser) -> Vec<String> {
    press_elsewhere(browser);
    browser.until("its words are here", "!document.body.innerText.includes('Loading …')");
    let titles = SHELF.iter().map(|info| info.title);
    let names: Vec<&str> = titles.chain(NAMES).chain(["Tea Table"]).collect();
    let found = browser.run(include_str!("scripts/unmarked.js"), json!([names]));
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn everything_shown_comes_from_a_catalogue() {
    let folder = std::env::temp_dir().join(format!("tea-table-pseudo-{}", std::process::id()));
    copy_translated(&dist_folder(), &folder, |text| Some(pseudo_catalogue(text)));
    let server = RequestLog::default().serve(&folder);
    let browser = Browser::open(1440, 900);
    let mut found = Vec::new();
    for page in ["", "#/today", "#/saved", "#/settings", "#/access", "#/about"] {
        browser.go(&format!("{}{page}", server.url()));
        wait_until_mounted(&browser);
        found.extend(texts_without_accents(&browser).into_iter().map(|text| format!("{page}: {text}")));
    }
    for info in tested_titles() {
        for page in ["new", "rules", "box"] {
            browser.go(&format!("{}?{page}-{}#/{page}/{}", server.url(), info.id, info.id));
            wait_until_mounted(&browser);
            found.extend(texts_without_accents(&browser).into_iter().map(|text| format!("{page}/{}: {text}", info.id)));
        }
        let people = vec!["person"; usize::from(info.seats.1)];
        set_up(&browser, record(info.id, &people, 21), true);
        for (width, height) in [(1440, 900), (390, 844)] {
            browser.resize(width, height);
            found
                .extend(texts_without_accents(&browser).into_iter().map(|text| format!("{} {width}: {text}", info.id)));
        }
    }
    fs::remove_dir_all(&folder).expect("the copy can go");
    assert!(found.is_empty(), "{} texts:\n{}", found.len(), found.join("\n"));
}

/// A phone in portrait and landscape, a page zoomed to 200 %, a tablet, a desktop.
const SIZES: [(u32, u32); 5] = [(390, 844), (844, 390), (720, 450), (768, 1024), (1440, 900)];

#[test]
fn longer_texts_fit_at_every_size() {
    let folder = std::env::temp_dir().join(format!("tea-table-longer-{}", std::process::id()));
    copy_translated(&dist_folder(), &folder, |text| Some(pseudo_catalogue(text)));
    let server = RequestLog::default().serve(&folder);
    let browser = window_on(&server, (390, 844));
    let mut found = Vec::new();
    for info in tested_titles() {
        let people = vec!["person"; usize::from(info.seats.1.min(4))];
        set_up(&browser, record(info.id, &people, 21), true);
        for position in 0..2 {
            play(&browser, 30, 60 + position);
            for (width, height) in SIZES {
                resize_table(&browser, (width, height));
                let faults = layout_faults_for(&browser, json!({ "longer": true, "named": true })).into_iter();
                found.extend(faults.map(|fault| format!("{}, {position}, {width}×{height}: {fault}", info.id)));
            }
        }
    }
    fs::remove_dir_all(&folder).expect("the copy can go");
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn missing_catalogues_are_reported_and_fetched_again() {
    let folder = std::env::temp_dir().join(format!("tea-table-wordless-{}", std::process::id()));
    copy_translated(&dist_folder(), &folder, |_| None);
    let server = RequestLog::default().serve(&folder);
    let browser = Browser::open(390, 844);
    browser.go(&server.url());
    browser.until("it says so", "document.body.innerText.includes('The words of this page could not be loaded.')");
    copy_translated(&dist_folder(), &folder, |text| Some(text.to_owned()));
    browser.eval("[...document.querySelectorAll('button')].find((one) => one.innerText === 'Try again').click()");
    browser.until("the shelf is there", "!!document.querySelector('[data-new]')");
    fs::remove_dir_all(&folder).expect("the copy can go");
}

#[test]
fn a_message_keeps_its_arguments_in_the_pseudo_language() {
    let text = "won = { PERSON($who) ->\n    [you] You win\n   *[other] { $who } wins\n}\n    .short = Win\n";
    let expected = "won =\n    { PERSON($who) ->\n        [you] Yóóú wíín\n       *[other] { $who } wííns\n    }\n    .short = Wíín\n";
    assert_eq!(pseudo_catalogue(text), expected);
}
