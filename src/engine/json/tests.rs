//! What is promised of JSON, and that it is what the library makes and takes.

use serde::{Deserialize, Serialize};

use super::*;
use crate::engine::Chance;

/// Something of every kind that is kept, as ourselves and as the library.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct One {
    a: u8,
    b: u64,
    #[serde(default)]
    c: Vec<Two>,
    list: Vec<Vec<String>>,
}
kept!(One { a, b, c = Vec::new(), list });

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Two {
    is: bool,
    three: (u32, u16, bool),
}
kept!(Two { is, three });

fn any(chance: &mut Chance) -> One {
    const LETTERS: [char; 12] =
        ['a', '"', '\\', '/', '\n', '\u{8}', '\u{1}', '\u{7f}', 'é', '\u{2028}', '\u{ffff}', '😀'];
    let two = |chance: &mut Chance| Two {
        is: chance.below(2) == 0,
        three: (u32::MAX >> chance.below(32), chance.below(9) as u16, chance.below(2) == 0),
    };
    let words = |chance: &mut Chance| (0..chance.below(5)).map(|_| LETTERS[chance.index(LETTERS.len())]).collect();
    let list = |chance: &mut Chance| (0..chance.below(3)).map(|_| words(chance)).collect();
    One {
        a: chance.below(256) as u8,
        b: u64::MAX >> chance.below(64),
        c: (0..chance.below(3)).map(|_| two(chance)).collect(),
        list: (0..chance.below(4)).map(|_| list(chance)).collect(),
    }
}

#[test]
fn texts_are_those_of_the_library() {
    for seed in 0..2000 {
        let one = any(&mut Chance::stream(seed));
        assert_eq!(encode(&one), serde_json::to_string(&one).expect("plain data"));
        let text = encode_pretty(&one);
        assert_eq!(text, serde_json::to_string_pretty(&one).expect("plain data"));
        assert_eq!(parse(&text), Ok(one));
    }
}

#[test]
fn damaged_texts_are_read_as_by_the_library() {
    let pieces = [
        "{",
        "}",
        "[",
        "]",
        "\"",
        ":",
        ",",
        "\\",
        "/",
        "0",
        "1",
        "-",
        "256",
        ".5",
        "e3",
        "true",
        "null",
        " ",
        "\n",
        "\u{1}",
        "\\u0041",
        "\\ud83d\\ude00",
        "\\ud83d",
        "é",
        "\"a\":1,",
        "\"x\":[{}],",
        "\"x\":{\"y\":[1,\"\\ude00\"]},",
        "\"x\":{\"\\ud800\":{\"\\udc00y\":1}},",
        "\"\\ud800\":1,",
        "[]",
        "{}",
    ];
    let mut read = 0;
    for seed in 0..40_000 {
        let mut chance = Chance::stream(seed);
        let mut text: Vec<char> = encode(&any(&mut chance)).chars().collect();
        for _ in 0..1 + chance.below(2) {
            let at = chance.index(text.len() + 1);
            let until = (at + chance.index(3)).min(text.len());
            text.splice(at..until, pieces[chance.index(pieces.len())].chars());
        }
        let text: String = text.into_iter().collect();
        let (own, its) = (parse::<One>(&text), serde_json::from_str::<One>(&text));
        assert_eq!(own.clone().ok(), its.ok(), "{text} {own:?}");
        read += u32::from(own.is_ok());
    }
    assert!(read > 1000, "{read}: some make sense all the same");
}

#[test]
fn what_nobody_asks_for_is_skipped_however_deep() {
    let deep = 200_000;
    let within = |inner: &str| format!("{{\"new\":{inner},\"is\":true,\"three\":[1,2,false]}}");
    let two = Ok(Two { is: true, three: (1, 2, false) });
    assert_eq!(parse(&within(&("[".repeat(deep) + &"]".repeat(deep)))), two);
    assert_eq!(parse(&within(&("{\"a\":".repeat(deep) + "{}" + &"}".repeat(deep)))), two);
    assert_eq!(parse(&within(r#"[{"a":[],"b":{}},-1.5e-3,"\ud800",null]"#)), two, "half a letter too");
    assert_eq!(parse(&within(r#"{"\ud800":1,"\udc00":{"\ud800x":2}}"#)), two, "and in names");
    for damaged in
        ["[", "[1,]", "{1:2}", "{\"a\"}", "{\"a\":1,}", "[1 2]", "01", "nul", "\"\\x\"", "\"\\u+041\"", "\"\\u00é\""]
    {
        assert!(matches!(parse::<Two>(&within(damaged)), Err(FormatError::At(_))), "{damaged}");
    }
}

#[test]
fn refusals_name_what_is_wrong() {
    let refused = |text: &str| parse::<Two>(text).expect_err(text);
    assert_eq!(refused("[]"), FormatError::Kind);
    assert_eq!(refused("{\"is\":true}"), FormatError::Field("three"));
    assert_eq!(refused("{\"is\":1,\"three\":[1,2,true]}"), FormatError::Field("is"));
    assert_eq!(refused("{\"is\":true,\"is\":true,\"three\":[1,2,true]}"), FormatError::Field("is"), "there twice");
    for three in ["[1,2]", "[]", "[1,2,true,4]", "[1,65536,true]", "[1,1.0,true]", "[-1,1,true]", "{}", "null"] {
        assert_eq!(refused(&format!("{{\"three\":{three},\"is\":true}}")), FormatError::Field("three"), "{three}");
    }
    assert_eq!(refused("{\"é\":?}"), FormatError::At(5));
    let two = Two::read(&mut Reader::new("{\"é\":?}"));
    assert_eq!(two, Err(FormatError::At(5)), "characters, whoever asks");
    assert_eq!(refused("{} x"), FormatError::Field("is"));
    assert_eq!(FormatError::At(5).to_string(), "it makes no sense from character 6 on");
}
