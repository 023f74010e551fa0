//! The laws of lessons: each is played to its end by its instructions, under the current rules; it lets its learner do
//! each main action; it has a sentence for a learner who does something else; and every section of every rulebook is
//! explained by a step or a note.

use std::collections::BTreeSet;

use tea_table::engine::Rule;
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::lesson::{LessonSave, OtherVersion, Progress, Reaction, learner, rival_move};
use tea_table::table::{Table, coach};
use tea_table::words::Title;
use tea_table::words::lesson::{Lesson, Part, StepTrigger, Task, Teaching, lesson_text, matches, pieces};

/// Decisions per minute that fit into a lesson's announced length.
const PRESSES_A_MINUTE: usize = 8;

/// Returns the patterns of the actions that the first lesson of a game must include.
fn main_actions(game: &str) -> &'static [&'static str] {
    match game {
        "ceylon_cards" => {
            &["clipper", "offer *", "meld *", "discard *", "attack *", "monsoon", "plantation *", "official", "end"]
        }
        "ceylon" => {
            &["start *", "card *", "plant *", "harvest *", "trade *", "hire *", "advance", "move *", "rupees", "token"]
        }
        "chai" => &[
            "walk *",
            "harvest *",
            "market *",
            "palace coin *",
            "palace refresh *",
            "palace swap *",
            "palace move *",
            "reserve *",
            "produce *",
            "plant *",
            "step *",
            "end turn",
        ],
        "tea_and_rum" => &[
            "ship *",
            "work *",
            "build *",
            "hire *",
            "fulfil *",
            "sell *",
            "buy *",
            "swear *",
            "activate *",
            "exchange *",
        ],
        _ => &[],
    }
}

/// The actions of a robot that only follows the instructions.
struct PlayedPart {
    done: Vec<String>,
    read: usize,
    over: bool,
}

/// Checks that every legal action that the step does not accept gets a sentence.
fn assert_other_presses_answered(progress: &Progress, part: &Part, table: &Table, step: usize, place: &str) {
    let task = part.steps[step].task;
    for (index, action) in table.legal().into_iter().enumerate() {
        let understood =
            task.accepted_patterns().iter().any(|pattern| pieces(pattern).any(|piece| matches(piece, &action)));
        match progress.reaction_to(part, table, &[index]) {
            Reaction::Accept => assert!(understood, "{place}: {action} is not understood"),
            Reaction::Remark(say) | Reaction::Refuse(say) => {
                assert!(!understood && !say.is_empty(), "{place}: {action} is understood, or gets no sentence");
            }
        }
    }
}

/// Plays a part as the page does, with an obedient learner.
fn play_part(part: &Part, table: &mut Table, place: &str) -> PlayedPart {
    let mut played = PlayedPart { done: Vec::new(), read: 0, over: false };
    let mut progress = Progress::default();
    let mut turns = 0;
    while !progress.is_complete(part) {
        turns += 1;
        assert!(turns < 500, "{place}: it does not come to its end");
        progress.follow(part, table);
        let current = progress.step(part, table);
        let place = format!("{place}, step {}, ply {}", progress.next(), table.plies());
        if let Some(step) = current
            && part.steps[step].task == Task::Read
        {
            assert_eq!(step, progress.next(), "{place}: a step was left out");
            played.read += 1;
            progress.read(part, table);
            continue;
        }
        match (table.to_act(), current) {
            (None, _) => panic!("{place}: the game is over and nothing is said"),
            (Some(seat), _) if learner(table) != Some(seat) => {
                let index = rival_move(part, table);
                table.act(index).expect("it is of the legal list");
            }
            (Some(_), Some(step)) => {
                assert_eq!(step, progress.next(), "{place}: a step was left out");
                assert_other_presses_answered(&progress, part, table, step, &place);
                let legal = table.legal();
                let patterns = part.steps[step].task.accepted_patterns();
                let possible = |pattern: &&&'static str| {
                    pieces(pattern).next().is_some_and(|first| legal.iter().any(|action| matches(first, action)))
                };
                let pattern = patterns.iter().find(possible);
                let pattern = pattern.unwrap_or_else(|| panic!("{place}: nothing of {patterns:?} is legal: {legal:?}"));
                for piece in pieces(pattern) {
                    let action = table.legal().into_iter().find(|action| matches(piece, action));
                    let action = action.unwrap_or_else(|| panic!("{place}: {piece} is not legal: {:?}", table.legal()));
                    table.act_notation(&action).expect("it is legal");
                    played.done.push(action);
                }
            }
            (Some(_), None) => {
                let only = table.only_answer(true);
                let index = only.unwrap_or_else(|| panic!("{place}: nothing is said at {:?}", table.legal()));
                table.act(index).expect("it is of the legal list");
            }
        }
    }
    played.over = table.outcome().is_some();
    played
}

struct FindTeaching;

impl Visitor for FindTeaching {
    type Output = (&'static Teaching, Vec<&'static str>);
    fn visit<G: Title>(self) -> Self::Output {
        (G::teaching(), G::rulebook().sections.iter().map(|section| section.key).collect())
    }
}

fn all_teachings() -> Vec<(&'static str, &'static Teaching, Vec<&'static str>)> {
    let teaching_of = |id: &'static str| visit(id, FindTeaching).map(|(teaching, keys)| (id, teaching, keys));
    SHELF.iter().filter_map(|info| teaching_of(info.id)).collect()
}

fn play_lesson(game: &str, lesson: &Lesson) -> Vec<PlayedPart> {
    let parts = lesson.parts.iter().enumerate().map(|(index, part)| {
        let place = format!("{game}, {}, part {index}", lesson.key);
        let mut table = Table::open_link(part.table).unwrap_or_else(|broken| panic!("{place}: {broken}"));
        let info = table.info();
        assert_eq!(
            (info.id, table.dyn_session().rules()),
            (game, info.rules),
            "{place}: of another game or older rules"
        );
        play_part(part, &mut table, &place)
    });
    parts.collect()
}

#[test]
fn every_lesson_can_be_completed_by_its_instructions() {
    for (game, teaching, _) in all_teachings() {
        for lesson in teaching.lessons {
            let played = play_lesson(game, lesson);
            assert!(played.last().is_some_and(|part| part.over), "{game}, {}: it ends before the scoring", lesson.key);
            let (done, read): (usize, usize) =
                played.iter().fold((0, 0), |(done, read), part| (done + part.done.len(), read + part.read));
            println!("{game}, {}: {done} actions and {read} texts in {} minutes", lesson.key, lesson.minutes);
            assert!(lesson.minutes <= 8 && done + read <= usize::from(lesson.minutes) * PRESSES_A_MINUTE);
        }
    }
}

/// Returns the lessons and notes of a title.
fn teaching_of(game: &str) -> &'static Teaching {
    let found = all_teachings().into_iter().find(|(id, ..)| *id == game);
    found.map(|(_, teaching, _)| teaching).unwrap_or_else(|| panic!("{game} teaches nothing"))
}

/// The last text names both titles: it is true only if the steps before leave no other end.
#[test]
fn the_first_lesson_of_tea_and_rum_ends_with_both_titles() {
    let last = teaching_of("tea_and_rum").lessons[0].parts.last().expect("it has parts");
    let asked = last.steps.iter().filter(|step| step.task != Task::Read);
    assert!(asked.clone().all(|step| matches!(step.task, Task::Only([_]))), "a step leaves a choice");
    let mut table = Table::open_link(last.table).expect("it opens");
    assert!(play_part(last, &mut table, "the last part").over);
    let result = table.result().expect("the game is over");
    assert_eq!(result, "You win both titles: Governor and Pirate King.");
}

/// A text of the first lesson says that no player had a symbol of round I's wish: its part ends in round II.
#[test]
fn no_player_scores_the_first_wish_in_the_first_lesson_of_tea_and_rum() {
    let first = &teaching_of("tea_and_rum").lessons[0].parts[0];
    assert!(lesson_text("tea_and_rum", "first-game-14").contains("in round I no one had any"));
    let mut table = Table::open_link(first.table).expect("it opens");
    play_part(first, &mut table, "the first part");
    assert_eq!(table.moment().round, 2);
    let of_wish = table.story(0).into_iter().filter(|entry| entry.line.icon == "scroll" && entry.line.seat.is_some());
    assert_eq!(of_wish.count(), 0, "a line about someone's symbols");
}

#[test]
fn the_learner_keeps_seat_and_rivals_through_a_lesson() {
    let lessons =
        all_teachings().into_iter().flat_map(|(game, teaching, _)| teaching.lessons.iter().map(move |l| (game, l)));
    for (game, lesson) in lessons {
        let seats = |part: &Part| {
            let table = Table::open_link(part.table).expect("it opens");
            let names: Vec<String> = table.seating.players.iter().map(|player| player.name.clone()).collect();
            (learner(&table), names)
        };
        let first = seats(&lesson.parts[0]);
        assert!(lesson.parts.iter().all(|part| seats(part) == first), "{game}, {}: other seats", lesson.key);
    }
}

#[test]
fn the_facts_of_a_game_name_its_first_lesson() {
    for (game, teaching, _) in all_teachings() {
        let first = teaching.lessons.first().map(|first| (first.key, first.minutes));
        assert_eq!(tea_table::games::info(game).expect("it is on the shelf").first_lesson, first, "{game}");
    }
}

#[test]
fn the_first_lesson_includes_every_main_action() {
    for (game, teaching, _) in all_teachings() {
        let Some(first) = teaching.lessons.first() else { panic!("{game} has no lesson") };
        let done: Vec<String> = play_lesson(game, first).into_iter().flat_map(|part| part.done).collect();
        for wanted in main_actions(game) {
            assert!(done.iter().any(|action| matches(wanted, action)), "{game}: nobody does {wanted}: {done:?}");
        }
    }
}

#[test]
fn the_first_decision_follows_at_most_two_texts() {
    for (game, teaching, _) in all_teachings() {
        for lesson in teaching.lessons {
            let texts = lesson.parts[0].steps.iter().take_while(|step| step.task == Task::Read).count();
            assert!(texts <= 2, "{game}, {}: {texts} texts before the first decision", lesson.key);
            let ends = lesson.parts.iter().filter_map(|part| part.steps.last());
            assert!(ends.into_iter().all(|step| step.task == Task::Read), "{game}: a part ends before it is read");
        }
    }
}

/// The pieces that a step asks for are marked automatically; a step that is only read points at its subject.
#[test]
fn every_step_points_at_something() {
    for (game, teaching, _) in all_teachings() {
        for lesson in teaching.lessons {
            for step in lesson.parts.iter().flat_map(|part| part.steps) {
                let is_read = step.task == Task::Read && step.when != StepTrigger::Over;
                assert_eq!(is_read, !step.at.is_empty(), "{game}, {}: {}", lesson.key, step.say);
            }
        }
    }
}

/// Checks that a text has at most two sentences, neither of them long.
fn assert_short(say: &str, place: &str) {
    let sentences: Vec<&str> = say.split_inclusive(['.', '!', '?', ':']).filter(|text| text.len() > 3).collect();
    let ends = say.matches(['.', '!', '?']).count();
    assert!((1..=2).contains(&ends) && say.ends_with(['.', '!', '?']), "{place}: {ends} sentences: {say}");
    assert!(say.chars().count() <= 150, "{place}: {} letters: {say}", say.chars().count());
    assert!(sentences.iter().all(|sentence| sentence.chars().count() <= 115), "{place}: a long sentence: {say}");
}

#[test]
fn texts_of_lessons_are_short() {
    for (game, teaching, _) in all_teachings() {
        for lesson in teaching.lessons {
            for step in lesson.parts.iter().flat_map(|part| part.steps) {
                assert_short(&lesson_text(game, step.say), game);
                if step.task != Task::Read {
                    assert_short(&lesson_text(game, &step.reply()), game);
                }
            }
        }
        teaching.notes.iter().for_each(|note| assert_short(&lesson_text(game, note.say), game));
        teaching.mistakes.iter().for_each(|mistake| assert_short(&lesson_text(game, mistake.say), game));
        let minute = teaching.minute.iter().map(|glance| lesson_text(game, &format!("{}.text", glance.title)));
        minute.for_each(|text| assert_short(&text, game));
    }
}

#[test]
fn every_section_is_explained_by_a_step_or_a_note() {
    for (game, teaching, keys) in all_teachings() {
        let steps = teaching.lessons.iter().flat_map(|lesson| lesson.parts).flat_map(|part| part.steps);
        let shown: BTreeSet<&str> =
            steps.map(|step| step.rule).chain(teaching.notes.iter().map(|note| note.rule)).collect();
        // The sources of the rules matter to no player at a table.
        let missing: Vec<_> = keys.iter().filter(|key| !shown.contains(**key) && **key != "sources").collect();
        assert!(missing.is_empty(), "{game}: nothing explains {missing:?}");
        let unknown: Vec<_> = shown.iter().filter(|key| !key.is_empty() && !keys.contains(key)).collect();
        assert!(unknown.is_empty(), "{game}: there are no sections {unknown:?}");
    }
}

#[test]
fn the_minute_explains_the_goal_a_turn_the_end_and_winning() {
    for (game, teaching, _) in all_teachings() {
        assert!((3..=6).contains(&teaching.minute.len()), "{game}");
    }
}

#[test]
fn a_rewritten_lesson_starts_over() {
    let (_, teaching, _) =
        all_teachings().into_iter().find(|(game, ..)| *game == "ceylon_cards").expect("it is on the shelf");
    let lesson = &teaching.lessons[0];
    let part = &lesson.parts[0];
    let table = Table::open_link(part.table).expect("it opens");
    let of = (part.steps.len(), part.table.to_owned());
    let save = LessonSave { part: 0, of, progress: Progress::default(), record: table.record() };
    let text = |save: &LessonSave| serde_json::to_string(save).expect("it is JSON");
    assert_eq!(LessonSave::read(&text(&save), lesson), Ok(save.clone()));
    let other = LessonSave { of: (part.steps.len() + 1, part.table.to_owned()), ..save.clone() };
    assert_eq!(LessonSave::read(&text(&other), lesson), Err(OtherVersion), "it has another number of steps");
    let other = LessonSave { part: 9, ..save };
    assert_eq!(LessonSave::read(&text(&other), lesson), Err(OtherVersion), "there is no such part");
    assert_eq!(LessonSave::read("{}", lesson), Err(OtherVersion));
}

#[test]
fn steps_are_shown_again_after_undo() {
    let (_, teaching, _) =
        all_teachings().into_iter().find(|(game, ..)| *game == "ceylon_cards").expect("it is on the shelf");
    let part = &teaching.lessons[0].parts[0];
    let mut table = Table::open_link(part.table).expect("it opens");
    let mut progress = Progress::default();
    progress.follow(part, &table);
    progress.read(part, &table);
    progress.read(part, &table);
    let next_step = progress.next();
    table.act_notation("clipper").expect("it is asked for");
    progress.follow(part, &table);
    assert_eq!(progress.next(), next_step + 1);
    table.undo();
    progress.follow(part, &table);
    assert_eq!(progress.next(), next_step, "what was taken back is asked for again");
}

#[test]
fn the_coach_shows_each_note_and_warning_once() {
    let (_, teaching, _) =
        all_teachings().into_iter().find(|(game, ..)| *game == "ceylon_cards").expect("it is on the shelf");
    let part = teaching.lessons[0].parts.last().expect("it has parts");
    let table = Table::open_link(part.table).expect("it opens");
    let mut coached = coach::CoachState::default();
    let ending = [table.game.index_of("end").expect("it is legal")];
    let mistake = coached.mistake(&table, &ending).expect("a shipment is still possible");
    coached.seen.push(mistake.key.to_owned());
    assert!(coached.mistake(&table, &ending).is_none(), "it was shown");
    let mut rules = BTreeSet::new();
    while let Some(note) = coached.note(&table, table.plies(), None) {
        assert!(rules.insert(note.rule), "{} twice", note.rule);
        coached.seen.push(note.rule.to_owned());
    }
    assert!(rules.contains("trade") && !rules.contains("fleet"), "{rules:?}");
    assert!(!rules.contains("ship"), "the learner has shipped before");
    let refused = coached.note(&table, table.plies(), Some(Rule("ship")));
    assert_eq!(refused.map(|note| note.rule), Some("ship"), "a refusal is explained all the same");
}

#[test]
fn the_coach_is_quiet_while_others_act() {
    use tea_table::engine::Chance;
    use tea_table::engine::record::{Player, Seed};
    struct New(Vec<Player>);
    impl Visitor for New {
        type Output = Table;
        fn visit<G: Title>(self) -> Table {
            Table::new::<G>(Default::default(), self.0, Seed(5)).expect("they can play")
        }
    }
    let mut noted = 0;
    for info in SHELF {
        let mut players = vec![Player::new("Bao", "novice"); usize::from(info.seats.0.max(2))];
        players[0] = Player::new("Asha", Player::PERSON);
        let mut table = visit(info.id, New(players)).expect("it is on the shelf");
        let mut chance = Chance::stream(5);
        for _ in 0..60 {
            let Some(seat) = table.to_act() else { break };
            let note = coach::CoachState::default().note(&table, 0, None);
            assert!(note.is_none() || table.seating.is_person(seat), "{} after {} plies", info.id, table.plies());
            noted += u32::from(note.is_some());
            let legal = table.legal().len();
            table.act(chance.index(legal)).expect("it is legal");
        }
    }
    assert!(noted > 50, "{noted} notes");
}

/// Which title wins is decided by cards from the first round on.
#[test]
fn with_two_players_the_coach_explains_the_victory_cards_at_once() {
    use tea_table::engine::record::{Player, Seed};
    use tea_table::games::tea_and_rum::TeaAndRum;
    let players = ["Asha", "Bao"].map(|name| Player::new(name, Player::PERSON)).to_vec();
    let mut table = Table::new::<TeaAndRum>(Default::default(), players, Seed(3)).expect("two can play");
    table.seating.curtain_lifted_by = table.to_act();
    let mut coached = coach::CoachState::default();
    let mut next = || {
        let rule = coached.note(&table, 0, None)?.rule;
        coached.seen.push(rule.to_owned());
        Some(rule)
    };
    assert_eq!([next(), next()], [Some("overview"), Some("victory-cards")]);
}

/// A call for proposals names no card on either side, and gives nothing away.
#[test]
fn the_coach_warns_of_gifts_but_not_of_calls_for_proposals() {
    use tea_table::engine::record::{Player, Seed};
    use tea_table::games::ceylon_cards::CeylonCards;
    let record = |actions: &str| {
        let players = ["Asha", "Bao", "Clara"].map(|name| Player::new(name, Player::PERSON)).to_vec();
        let mut table = Table::new::<CeylonCards>(Default::default(), players, Seed(3)).expect("three can play");
        while table.game.index_of("offer anyone").is_none() {
            table.act(0).expect("it is legal");
        }
        table.seating.curtain_lifted_by = table.to_act();
        actions.split("; ").for_each(|action| table.act_notation(action).expect("it is legal"));
        table
    };
    let coached = coach::CoachState::default();
    let warned = |actions: &str| {
        let table = record(actions);
        let proposing = [table.game.index_of("propose")?];
        coached.mistake(&table, &proposing).map(|mistake| mistake.key)
    };
    let gives = record("offer anyone").legal().into_iter().find(|action| action.starts_with("give ")).expect("a card");
    assert_eq!(warned("offer anyone"), None);
    assert_eq!(warned(&format!("offer anyone; {gives}")), Some("gift"));
}

/// At a table of several people the coach speaks to each of them in turn, whenever that person has the device.
#[test]
fn the_coach_speaks_to_each_person_at_a_table_of_people() {
    use tea_table::engine::record::{Player, Seed};
    use tea_table::games::ceylon::Ceylon;
    let players = ["Asha", "Bao"].map(|name| Player::new(name, Player::PERSON)).to_vec();
    let mut table = Table::new::<Ceylon>(Default::default(), players, Seed(5)).expect("two can play");
    let (mut coached, mut spoken_to) = (coach::CoachState::default(), BTreeSet::new());
    let mut from = 0;
    while table.to_act().is_some() {
        let plies = table.plies();
        if let Some(seat) = table.curtain() {
            // The page says nothing before the curtain is lifted.
            table.seating.curtain_lifted_by = Some(seat);
        }
        if let Some(note) = coached.note(&table, from, None) {
            coached.seen.push(note.rule.to_owned());
            spoken_to.extend(table.presser());
            continue;
        }
        from = plies;
        table.act(table.legal().len() - 1).expect("it is legal");
    }
    assert_eq!(spoken_to.len(), 2, "both of them");
    assert!(coached.note(&table, 0, None).is_none(), "the result is not covered");
    let mut once = BTreeSet::new();
    assert!(coached.seen.iter().all(|seen| once.insert(seen.clone())), "each note once: {:?}", coached.seen);
}

#[test]
fn the_coach_is_silent_for_some_actions_after_a_skipped_note() {
    let (_, teaching, _) =
        all_teachings().into_iter().find(|(game, ..)| *game == "ceylon_cards").expect("it is on the shelf");
    let mut table = Table::open_link(teaching.lessons[0].parts[0].table).expect("it opens");
    let passed = Some(table.plies());
    assert!(!coach::is_calm(&table, None), "nothing was passed over");
    let mut own = 0;
    while coach::is_calm(&table, passed) {
        own += usize::from(table.to_act() == learner(&table));
        table.act(0).expect("it is of the legal list");
        assert!(own < 10, "it comes back");
    }
    assert!(own > 1, "it left the prompt its place");
}
