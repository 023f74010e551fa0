//! The referee, played over its pipe by this test, which knows no rules.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use tea_table::engine::Chance;
use tea_table::games::SHELF;

struct Pipe {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Pipe {
    fn new(words: &[&str]) -> Pipe {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.arg("referee").args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the referee starts");
        let to = child.stdin.take().expect("it listens");
        let from = BufReader::new(child.stdout.take().expect("it answers"));
        Pipe { child, to, from }
    }

    fn send_line(&mut self, line: &str) -> Value {
        writeln!(self.to, "{line}").expect("it listens");
        let mut answer = String::new();
        self.from.read_line(&mut answer).expect("it answers");
        serde_json::from_str(&answer).unwrap_or_else(|_| panic!("“{answer}” is not JSON, after {line}"))
    }

    fn send_question(&mut self, question: &Value) -> Value {
        self.send_line(&question.to_string())
    }

    fn close(mut self) {
        drop(self.to);
        assert!(self.child.wait().expect("it ends").success());
    }
}

fn replay(words: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).arg("replay").args(words).output().expect("replay runs");
    (output.status.success(), String::from_utf8(output.stdout).expect("it prints text"))
}

/// Plays a whole game of each title, requesting views on the way, and has the record verified.
#[test]
fn whole_games_are_played_over_the_pipe() {
    for (info, seats) in SHELF.iter().flat_map(|info| [(info, info.seats.0), (info, info.seats.1)]) {
        let mut pipe = Pipe::new(&[]);
        let mut answer =
            pipe.send_question(&json!({ "new": { "game": info.id, "seats": seats, "seed": "a pipe", "options": {} } }));
        assert!(!answer["events"].as_array().expect("events").is_empty(), "the setup has events");
        let mut chance = Chance::stream(1);
        while answer["over"].is_null() {
            let legal = answer["legal"].as_array().expect("a legal list");
            let action = legal[chance.index(legal.len())].clone();
            let (ply, seat) = (answer["ply"].as_u64().expect("a ply"), answer["seat"].clone());
            if chance.below(50) == 0 {
                let seen = pipe.send_question(&json!({ "view": seat }));
                assert!(seen["view"].is_object() && seen["legal"] == answer["legal"], "{seen}");
            }
            answer = pipe.send_question(&json!({ "act": action }));
            assert_eq!(answer["ply"], ply + 1, "{answer}");
        }
        let over = answer["over"].clone();
        assert!(over["scores"].as_array().is_some_and(|scores| scores.len() >= seats.into()), "{over}");
        assert!(pipe.send_question(&json!({ "act": "pass" }))["error"].is_string());
        let link = pipe.send_question(&json!({ "record": true }))["link"].as_str().expect("a link").to_owned();
        pipe.close();
        if link.len() > tea_table::engine::link::MAX_LENGTH {
            continue;
        }
        let (verified, text) = replay(&[&link, "--full"]);
        assert!(verified, "{text}");
        let last: Value = serde_json::from_str(text.lines().last().expect("lines")).expect("JSON");
        assert_eq!(last["over"], over);
        let each = |seat: usize| {
            over["categories"][seat].as_object().into_iter().flatten().filter_map(|(_, points)| points.as_i64())
        };
        for (seat, score) in over["scores"].as_array().into_iter().flatten().enumerate() {
            assert_eq!(each(seat).sum::<i64>(), score.as_i64().unwrap_or(-1), "categories of seat {seat}");
        }
    }
}

/// Every invalid line gets an error, and the table is unchanged.
#[test]
fn nonsense_changes_nothing() {
    let mut pipe = Pipe::new(&[]);
    assert!(pipe.send_line(r#"{"act":"pass"}"#)["error"].is_string(), "there is no table yet");
    let info = SHELF[0];
    let new = json!({ "new": { "game": info.id, "seats": info.seats.0, "seed": 4 } });
    let stands = pipe.send_question(&new);
    let long = format!("{{\"act\":\"{}\"}}", "x".repeat(2 << 20));
    let nonsense = [
        "nonsense",
        "{",
        "[]",
        "7",
        "{}",
        "null",
        r#"{"act":7}"#,
        r#"{"act":"fly"}"#,
        r#"{"act":""}"#,
        r#"{"act":null}"#,
        r#"{"view":99}"#,
        r#"{"view":"me"}"#,
        r#"{"view":-1}"#,
        r#"{"record":false}"#,
        r#"{"new":{}}"#,
        r#"{"new":7}"#,
        r#"{"new":{"game":"go","seats":2}}"#,
        r#"{"act":"pass","view":0}"#,
        r#"{"undo":1}"#,
        "\u{1b}[2J",
        &"[".repeat(5000),
        &long,
    ];
    for line in nonsense {
        let answer = pipe.send_line(line);
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{line:.60} was answered by {answer}"));
        assert!(error.len() < 300 && error.ends_with(['.', '”', '!']), "{error}");
        let now = pipe.send_question(&json!({ "view": 0 }));
        assert_eq!((&now["ply"], &now["legal"], &now["events"]), (&stands["ply"], &stands["legal"], &stands["events"]));
    }
    for bad in [
        json!({ "seats": 99 }),
        json!({ "seats": 0 }),
        json!({ "options": "colour=blue" }),
        json!({ "seed": -1 }),
        json!({ "hat": 1 }),
    ] {
        let mut question = new.clone();
        for (key, value) in bad.as_object().expect("an object") {
            question["new"][key] = value.clone();
        }
        assert!(pipe.send_question(&question)["error"].is_string(), "{question}");
    }
    pipe.close();
}

/// Open hands hide nothing: the deals of all seats are shown.
#[test]
fn open_hands_show_everything() {
    for info in SHELF.iter().filter(|info| info.hidden) {
        let new = json!({ "new": { "game": info.id, "seats": info.seats.0, "seed": 4 } });
        let (mut open, mut closed) = (Pipe::new(&["--open"]), Pipe::new(&[]));
        let (shown, hidden) = (open.send_question(&new), closed.send_question(&new));
        assert_eq!(shown["legal"], hidden["legal"]);
        // The seed reveals all luck to come.
        assert_eq!(open.send_question(&json!({ "record": true }))["record"]["seed"], json!("mist-ridge-4"));
        let refused = closed.send_question(&json!({ "record": true }));
        assert!(refused["error"].is_string() && refused["record"].is_null() && refused["link"].is_null(), "{refused}");
        assert_ne!(
            (&shown["events"], open.send_question(&json!({ "view": 0 }))["view"].clone()),
            (&hidden["events"], closed.send_question(&json!({ "view": 0 }))["view"].clone())
        );
        open.close();
        closed.close();
    }
}

/// `record` and `replay` agree, and a link with one letter changed is refused in a sentence.
#[test]
fn a_recorded_game_is_verified_and_a_changed_one_refused() {
    for info in SHELF {
        let seats = vec!["random"; info.seats.0.into()].join(",");
        let words = ["record", info.id, "--seats", &seats, "--seed", "7", "--json"];
        let output = Command::new(env!("CARGO_BIN_EXE_xtask")).args(words).output().expect("record runs");
        assert!(output.status.success());
        let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let link = answer["link"].as_str().expect("a link");
        assert_eq!(
            replay(&[link, "--json"]),
            (true, "{\"differs_at\":null,\"error\":null,\"verified\":true}\n".into())
        );
        let middle = link.len() / 2;
        let other = if link.as_bytes()[middle] == b'A' { "B" } else { "A" };
        let changed = format!("{}{other}{}", &link[..middle], &link[middle + 1..]);
        let (verified, text) = replay(&[&changed, "--json"]);
        let verdict: Value = serde_json::from_str(&text).expect("JSON");
        assert!(!verified && verdict["verified"] == false && verdict["error"].is_string(), "{text}");
    }
}

/// A game is replayed under the version of the rules by which it was played; a new one uses the newest.
#[test]
fn old_rules_stay_what_they_were() {
    for info in SHELF {
        let rules = |link: &str| {
            let (verified, text) = replay(&[link, "--full"]);
            assert!(verified, "{text}");
            let first: Value = serde_json::from_str(text.lines().next().expect("lines")).expect("JSON");
            first["setup"]["rules"].as_u64().expect("a version")
        };
        for version in 1..=info.rules {
            let corpus = format!("{}/../tests/data/corpus/{}-v{version}.links", env!("CARGO_MANIFEST_DIR"), info.id);
            let links = std::fs::read_to_string(corpus).expect("every version has its corpus");
            assert_eq!(rules(links.lines().next().expect("links")), u64::from(version), "{}", info.id);
        }
        let words = ["record", info.id, "--seats", &vec!["random"; info.seats.0.into()].join(","), "--json"];
        let output = Command::new(env!("CARGO_BIN_EXE_xtask")).args(words).output().expect("record runs");
        let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(rules(answer["link"].as_str().expect("a link")), u64::from(info.rules), "{}", info.id);
    }
}
