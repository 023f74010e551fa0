//! Sharing a deal reveals nothing hidden in it, and the link opens again; two games of one deal are compared.

use tea_table::engine::record::Record;
use tea_table::engine::{Chance, Seat, link};
use tea_table::games::SHELF;
use tea_table::table::daily::{Date, Deal, Finish};
use tea_table::table::duplicate::{Side, compare, first_person, same_deal};
use tea_table::table::new_game::{choices, set_up};
use tea_table::table::route::Route;
use tea_table::table::story::Gain;
use tea_table::table::{Table, envelope};
use tea_table::text::picture::{Card, Palette};
use tea_table::text::sharing;
use tea_table::words::{full_category_name, total_name};

fn some_date() -> Date {
    "2026-11-25".parse().expect("it is a day")
}

fn record_of_deal(deal: &Deal) -> Record {
    let names: Vec<String> = (0..8).map(|name| format!("Player {name}")).collect();
    let choices = choices(deal.info.id).expect("it is in the catalogue");
    let record = set_up(deal.info.id, deal.new_game(&choices, &names)).expect("it is in the catalogue");
    record.expect("the deal fits the game")
}

/// Plays a record to its end at random, calls `each` at every position and returns the finished table.
fn play_through(record: &Record, luck: u64, mut each: impl FnMut(&Table)) -> Table {
    let mut table = Table::open(record).expect("it was just set up");
    let mut chance = Chance::stream(luck);
    while table.to_act().is_some() {
        each(&table);
        let legal = table.legal().len();
        table.act(chance.index(legal)).expect("it is legal");
    }
    table
}

/// The link of a deal in progress reveals the day and the title only.
#[test]
fn the_link_of_a_running_deal_contains_only_day_and_title() {
    for info in SHELF {
        let deal = Deal { date: some_date(), info };
        let expected = format!("#/today/{}/2026-11-25", info.id);
        assert_eq!(Route::Deal(info.id.into(), some_date().to_string()).to_string(), expected);
        let mut positions = 0;
        play_through(&record_of_deal(&deal), 5, |table| {
            positions += 1;
            if positions % 40 == 1 {
                let route = sharing::link_target(table, Some(some_date()));
                assert_eq!(route.expect("a deal of a day has a link").to_string(), expected);
            }
        });
        assert!(positions > 20, "{}", info.id);
    }
}

/// The link of a finished game is sealed: its contents cannot be read off it, and it opens as the same game.
#[test]
fn sealed_links_reveal_nothing_and_open_again() {
    for info in SHELF {
        let deal = Deal { date: some_date(), info };
        let table = play_through(&record_of_deal(&deal), 9, |_| {});
        let route = sharing::link_target(&table, Some(some_date())).expect("it is over");
        let Route::Sealed(sealed) = &route else { panic!("{route} is not sealed") };
        let plain = table.link();
        let (game, packed) = link::split(&plain).expect("it is a link");
        assert!(sealed.starts_with(&format!("{game}.")), "only the title can be read");
        let pieces = packed.as_bytes().windows(8).map(|piece| String::from_utf8_lossy(piece).into_owned());
        let read = pieces.filter(|piece| sealed.contains(piece)).collect::<Vec<_>>();
        assert!(read.is_empty(), "{}: {read:?} can be read off the link", info.id);
        assert!(!sealed.contains(&deal.seed().to_string()));
        let opened = envelope::unseal(sealed).expect("it was just sealed");
        assert_eq!(opened, plain);
        assert_eq!(Table::open_link(&opened).expect("it is a link").record(), table.record());
    }
}

/// The sentence can be read aloud: letters, digits, ordinary punctuation and at most two symbols.
#[test]
fn the_shared_sentence_reveals_nothing_of_the_deal() {
    for info in SHELF {
        for day in 23..30 {
            let date: Date = format!("2026-11-{day}").parse().expect("it is a day");
            let deal = Deal { date, info };
            let cases = [(true, 64, 5, false), (false, 1, 1, true), (false, -3, 0, false), (true, 104, 365, true)];
            for (won, score, days, peeked) in cases {
                let sentence = sharing::daily(&deal, Finish { score, won, peeked }, days);
                assert_eq!(sentence.contains("after a peek at hidden information"), peeked, "{sentence}");
                let is_plain = |letter: char| letter.is_alphanumeric() || " ,:’.-−&!".contains(letter);
                assert!(sentence.chars().filter(|letter| !is_plain(*letter)).count() <= 2, "{sentence}");
                assert_eq!(sentence.matches(['.', '!', '?']).count(), 1, "one sentence: {sentence}");
                assert!(sentence.ends_with('.') && sentence.len() <= 200, "{sentence}");
                assert!(sentence.contains(info.title) && sentence.contains("November 2026"), "{sentence}");
                assert!(!sentence.contains(&deal.seed().to_string()), "{sentence}");
            }
        }
        let first = play_through(&record_of_deal(&Deal { date: some_date(), info }), 3, |_| {});
        let sentence = sharing::finished(&first, first_person(&first)).expect("it is over");
        assert!(sentence.contains(info.title) && !sentence.contains(&first.record().seed), "{sentence}");
        assert_eq!(sentence.matches(['.', '?']).count(), 1, "{sentence}");
    }
}

/// The picture and its text are made of names, title, day, categories and points alone: the same result of another
/// deal with other moves gives an identical picture.
#[test]
fn the_shared_picture_reveals_nothing_of_the_deal() {
    let palette = Palette { paper: "#fff".into(), ink: "#000".into(), rule: "#888".into() };
    for info in SHELF {
        let deal = Deal { date: some_date(), info };
        let table = play_through(&record_of_deal(&deal), 6, |_| {});
        let outcome = table.outcome().expect("it is over");
        let card = Card::from_table(&table, Some(some_date()), false).expect("it is over");
        // The whole content, derived from the result alone.
        let seats = Seat::all(deal.seats());
        let mut allowed: Vec<String> = seats.clone().map(|seat| table.name(seat)).collect();
        allowed.extend([info.title.to_owned(), "Wednesday 25 November 2026".into(), card.words(), String::new()]);
        allowed.extend((0..info.categories.len() as u8).map(|index| full_category_name(info, index)));
        allowed.extend((0..info.totals).map(|total| total_name(info, total)));
        let gains = table.gains();
        for (index, seat) in (0..info.categories.len()).flat_map(|index| seats.clone().map(move |seat| (index, seat))) {
            let own = |gain: &&Gain| gain.scored.seat == seat && usize::from(gain.scored.category) == index;
            allowed.push(gains.iter().filter(own).map(|gain| gain.scored.points).sum::<i32>().to_string());
        }
        for (total, seat) in (0..info.totals).flat_map(|total| seats.clone().map(move |seat| (total, seat))) {
            let is_counted = |gain: &&Gain| {
                let category = info.categories[usize::from(gain.scored.category)];
                gain.scored.seat == seat && category == total
            };
            allowed.push(gains.iter().filter(is_counted).map(|gain| gain.scored.points).sum::<i32>().to_string());
        }
        let svg = card.svg(&palette);
        for text in svg.split('>').filter_map(|piece| piece.split_once('<')).map(|(text, _)| text) {
            let plain_text = text.replace('−', "-").replace("&amp;", "&");
            assert!(
                allowed.iter().any(|known| known.replace('−', "-") == plain_text),
                "{}: “{text}” in {svg}",
                info.id
            );
        }
        let record = table.record();
        for hidden in [&record.seed, &record.hashes[0], &table.link()[8..20].to_owned()] {
            assert!(!svg.contains(hidden.as_str()) && !card.words().contains(hidden.as_str()), "{hidden}");
        }
        if info.totals == 1 {
            let (_, sums, is_sum) = card.rows.last().expect("there is a sum");
            let mut scores: Vec<i32> = seats.map(|seat| outcome.scores[seat]).collect();
            let mut totals = sums.clone();
            scores.sort_unstable();
            totals.sort_unstable();
            assert!(*is_sum && totals == scores, "{}", info.id);
        }
        assert_eq!(Card::from_table(&unplayed(&deal), None, false), None, "a game that runs has no picture");
    }
}

/// The comparison has both results by category, and the ply at which the games diverged.
#[test]
fn two_games_of_one_deal_are_compared() {
    for info in SHELF {
        let deal = Deal { date: some_date(), info };
        let (one, other) =
            (play_through(&record_of_deal(&deal), 3, |_| {}), play_through(&record_of_deal(&deal), 4, |_| {}));
        let seat = deal.person();
        assert!(same_deal(&one.record(), &other.record()));
        let sides = [Side { table: &one, seat }, Side { table: &other, seat }];
        let compared = compare(sides).expect("both are over");
        if info.totals == 1 {
            for side in 0..2 {
                let sum: i32 = compared.categories.iter().map(|(_, points)| points[side]).sum();
                assert_eq!(sum, compared.scores[side], "{}", info.id);
            }
        }
        let parting = compared.divergence.expect("luck chose otherwise");
        let (own, their) = (one.record().actions, other.record().actions);
        let at = parting.ply as usize - 1;
        assert_eq!(own[..at], their[..at]);
        assert_ne!(own.get(at), their.get(at));
        assert_eq!(compare([sides[0], sides[0]]).expect("it is over").divergence, None, "the same game");
        let third = record_of_deal(&Deal { date: "2026-11-26".parse().expect("it is a day"), info });
        assert!(!same_deal(&one.record(), &third), "another day");
        let running = unplayed(&deal);
        assert!(compare([sides[0], Side { table: &running, seat }]).is_none(), "it is not over");
        assert!(sharing::link_target(&running, None).is_none(), "a game that runs has nothing to be sealed");
    }
}

/// Returns the table of a deal, before the first action.
fn unplayed(deal: &Deal) -> Table {
    Table::open(&record_of_deal(deal)).expect("it was just set up")
}
