//! Goldens: small readable games whose transcripts must not change.
//!
//! Each is a text in `tests/data/<game>/`. Its head says what it shows and how the table was set up; `before` lists
//! the actions that lead up to the interesting part, in notation; then follows the transcript, as `cargo xtask replay`
//! prints it. After a change of a rule, the diff shows its effect on a game.
//!
//! For every end of a game there must be an `end-<number>.txt` that ends that way. To add a golden, write the head, a
//! line `---` and the actions, each as `1 Asha> notation`; then `TEA_REWRITE=goldens cargo test --test native goldens`
//! fills in the rest, rewrites all goldens and searches for games that reach an end without one.

use std::path::PathBuf;

use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Game, variant};
use tea_table::text::transcript;
use tea_table::words::{Title, end_name};

use tea_table::laws::play;

/// Whether the environment asks for `goldens` or `corpus` to be rewritten.
pub fn should_rewrite(what: &str) -> bool {
    std::env::var("TEA_REWRITE").is_ok_and(|wanted| wanted == what)
}

pub fn data_path(below: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(below)
}

/// The head of a golden and its actions.
#[derive(Default)]
struct Golden {
    title: String,
    /// Version of the rules; without its line, the newest.
    rules: Option<u16>,
    seats: u8,
    options: String,
    seed: String,
    shows: String,
    before: Vec<String>,
    acts: Vec<String>,
}

impl Golden {
    fn read(text: &str) -> Result<Golden, String> {
        let (head, body) = text.split_once("\n---\n").ok_or("there is no line --- after the head")?;
        let mut golden = Golden::default();
        let mut before = String::new();
        for line in head.lines() {
            if let Some(more) = line.strip_prefix("  ") {
                before.push_str(&format!(" {more}"));
            } else if let Some(title) = line.strip_prefix("# ") {
                golden.title = title.into();
            } else {
                let (key, value) =
                    line.split_once(':').ok_or_else(|| format!("“{line}” is not of the form key: value"))?;
                let value = value.trim().to_owned();
                match key {
                    "rules" => golden.rules = Some(value.parse().map_err(|_| "rules is a number")?),
                    "seats" => golden.seats = value.parse().map_err(|_| "seats is a number")?,
                    "options" => golden.options = value,
                    "seed" => golden.seed = value,
                    "shows" => golden.shows = value,
                    "before" => before = value,
                    _ => return Err(format!("“{key}” is not known here")),
                }
            }
        }
        golden.before = before.split(';').map(|act| act.trim().to_owned()).filter(|act| !act.is_empty()).collect();
        golden.acts = transcript::actions(body).map(str::to_owned).collect();
        Ok(golden)
    }

    fn play<G: Game>(&self) -> Result<Session<G>, String> {
        let options = variant::read(&self.options).map_err(|error| error.to_string())?;
        let seed = self.seed.parse().unwrap_or_else(|never| match never {});
        let (rules, setup) = (self.rules.unwrap_or(G::INFO.rules), Setup { options, seats: self.seats, seed });
        let mut session = Session::<G>::with_rules(rules, setup).map_err(|wrong| wrong.to_string())?;
        for act in self.before.iter().chain(&self.acts) {
            let ply = session.plies() + 1;
            let seat = session.to_act().ok_or_else(|| format!("ply {ply}, {act}: the game is over"))?;
            let action = act.parse().map_err(|_| format!("ply {ply}: “{act}” is no notation"))?;
            session.act(seat, action).map_err(|refused| format!("ply {ply}, {act}: {refused}"))?;
        }
        Ok(session)
    }

    fn write<G: Title>(&self, session: &Session<G>) -> String {
        let names = play::names(self.seats);
        let rules = self.rules.map_or_else(String::new, |rules| format!("rules: {rules}\n"));
        let mut text = format!("# {}\n{rules}seats: {}\n", self.title, self.seats);
        text.push_str(&format!("options: {}\nseed: {}\n", self.options, self.seed));
        text.push_str(&format!("shows: {}\n", self.shows));
        if !self.before.is_empty() {
            let mut line = "before:".to_owned();
            for act in &self.before {
                if line.len() + act.len() > 110 {
                    text.push_str(&line);
                    line = "\n ".into();
                }
                line.push_str(&format!(" {act};"));
            }
            text.push_str(&line);
            text.push('\n');
        }
        let text = text.replace(": \n", ":\n");
        let (plies, ending) =
            (transcript::plies(session, &names, self.before.len() as u32), transcript::ending(session, &names));
        format!("{text}---\n{plies}{ending}hash {:016x}\n", session.hash())
    }
}

fn end_file(end: u8) -> String {
    format!("end-{end}.txt")
}

fn check_goldens<G: Title>() {
    let folder = data_path(G::INFO.id);
    let rewrite = should_rewrite("goldens");
    if rewrite {
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        for end in 0..G::INFO.ends {
            let file = folder.join(end_file(end));
            if !file.is_file() {
                match find_game_with_end::<G>(end) {
                    Some(text) => std::fs::write(file, text).expect("goldens can be written"),
                    None => eprintln!("no game of {} was found that ends: {}", G::INFO.id, end_name(&G::INFO, end)),
                }
            }
        }
    }
    let mut troubles = Vec::new();
    for end in 0..G::INFO.ends {
        if !folder.join(end_file(end)).is_file() {
            troubles.push(format!("{} is missing: play a game that ends so", end_file(end)));
        }
    }
    let listed = std::fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path());
    for path in listed.filter(|path| path.extension().is_some_and(|end| end == "txt")) {
        let text = std::fs::read_to_string(&path).expect("goldens are text");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match compare::<G>(&text) {
            Ok(fresh) if fresh == text => {}
            Ok(fresh) if rewrite => std::fs::write(&path, fresh).expect("goldens can be written"),
            Ok(fresh) => troubles.push(format!("{name} comes out differently:\n{}", first_difference(&text, &fresh))),
            Err(why) => troubles.push(format!("{name}: {why}")),
        }
    }
    let advice = "TEA_REWRITE=goldens cargo test --test native goldens writes them anew";
    assert!(troubles.is_empty(), "{}: {}\n{advice}", G::INFO.title, troubles.join("\n"));
}

fn compare<G: Title>(text: &str) -> Result<String, String> {
    let golden = Golden::read(text)?;
    let session = golden.play::<G>()?;
    if let Some(end) = golden.shows.strip_prefix("end ") {
        let reached = session.outcome().map(|outcome| outcome.end);
        if reached != end.parse().ok() {
            return Err(format!("it should end with {end}, but: {reached:?}"));
        }
    }
    Ok(golden.write(&session))
}

fn first_difference(kept: &str, fresh: &str) -> String {
    let pair = kept.lines().zip(fresh.lines()).find(|(kept, fresh)| kept != fresh);
    let (kept, fresh) = pair.unwrap_or(("(the end)", "(the end)"));
    format!("  kept:  {kept}\n  fresh: {fresh}")
}

/// Finds a game with this end; returns its golden, in which only the last turns are written in full.
fn find_game_with_end<G: Title>(end: u8) -> Option<String> {
    const TURNS: u16 = 3;
    let session = play::find_game_with_end::<G>(end, 40)?;
    let last = session.steps().last()?.moment.turn;
    let before = session.steps().iter().position(|step| step.moment.turn + TURNS > last).unwrap_or(0);
    let acts: Vec<String> = session.steps().iter().map(|step| step.action.to_string()).collect();
    let golden = Golden {
        title: format!("{}: a game that ends: {}.", G::INFO.title, end_name(&G::INFO, end)),
        rules: None,
        seats: session.setup().seats,
        options: variant::encode(&session.setup().options),
        seed: session.setup().seed.to_string(),
        shows: format!("end {end}"),
        before: acts[..before].to_vec(),
        acts: acts[before..].to_vec(),
    };
    Some(golden.write(&session))
}

macro_rules! goldens_of_titles {
    ($($folder:ident::$game:ident),* $(,)?) => {
        $(#[test]
        fn $folder() {
            check_goldens::<tea_table::games::$folder::$game>();
        })*
    };
}
tea_table::titles!(goldens_of_titles);

#[test]
fn goldens_round_trip_and_changes_are_detected() {
    use crate::parlour::{self, Auction};
    parlour::provide_words();
    let text = find_game_with_end::<Auction>(0).expect("most auctions end so");
    assert_eq!(compare::<Auction>(&text), Ok(text.clone()));
    let changed = text.replacen("is worth", "was worth", 1);
    assert_eq!(compare::<Auction>(&changed), Ok(text.clone()));
    assert!(compare::<Auction>(&text.replacen("lay ", "lie ", 1)).is_err());
    assert!(compare::<Auction>(&text.replace("shows: end 0\n", "shows: end 1\n")).is_err());
}
