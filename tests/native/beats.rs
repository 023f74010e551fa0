//! The story of a turn: plies are folded into moves, and each move has one sentence.

use std::collections::BTreeSet;

use tea_table::engine::record::{Player, Seed};
use tea_table::engine::{Chance, Seat};
use tea_table::games::ceylon::Ceylon;
use tea_table::games::ceylon_cards::CeylonCards;
use tea_table::games::chai::Chai;
use tea_table::games::tea_and_rum::TeaAndRum;
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::beats::{self, Announcement, Beat};
use tea_table::table::dyn_game::PlyFacts;
use tea_table::table::{StoryLine, Table};
use tea_table::words::{Title, Words};

use tea_table::laws::play::NAMES;

pub fn one_person_among_computers<G: Title>(seats: u8, seed: u64) -> Table {
    let player = |(seat, name): (usize, &&str)| Player::new(name, if seat == 0 { Player::PERSON } else { "novice" });
    let players = NAMES[..seats.into()].iter().enumerate().map(player).collect();
    Table::new::<G>(G::Options::default(), players, Seed::in_words(seed)).expect("so many can play it")
}

pub fn act_at_random(table: &mut Table, chance: &mut Chance) {
    let legal = table.legal().len();
    table.act(chance.index(legal)).expect("it is legal");
}

/// Plays a random game, checks the announcements every few plies and the beats at the end, and returns the number of
/// announcements.
struct CheckBeats(u64);

impl Visitor for CheckBeats {
    type Output = usize;

    fn visit<G: Title>(self) -> usize {
        let mut table = one_person_among_computers::<G>(G::INFO.seats.0.max(2), self.0);
        let mut chance = Chance::stream(self.0);
        let mut announced = 0;
        while table.outcome().is_none() {
            act_at_random(&mut table, &mut chance);
            if table.plies().is_multiple_of(7) {
                announced += check_announcements(&table);
            }
        }
        announced += check_announcements(&table);
        let facts = table.ply_facts(0);
        let beats = beats::beats(&facts);
        assert_eq!(beats.first().map(|beat| beat.from), Some(0));
        assert_eq!(beats.last().map(|beat| beat.to), Some(table.plies()));
        assert!(beats.windows(2).all(|two| two[0].to == two[1].from), "{}: nothing is left out", G::INFO.id);
        for Beat { seat, from, to } in beats {
            let plies = &facts[from as usize..to as usize];
            assert!(plies.iter().all(|ply| ply.seat == seat));
            assert!(plies[..plies.len() - 1].iter().all(|ply| ply.mid_sequence), "{}: a beat is whole", G::INFO.id);
        }
        let stops = beats::stops(&table);
        assert!(stops.windows(2).all(|two| two[0] < two[1]));
        assert_eq!(stops.last(), Some(&table.visible_plies()));
        announced
    }
}

/// Checks the announcements of rivals' moves; returns their number.
fn check_announcements(table: &Table) -> usize {
    let announcements = beats::announcements(table, table.plies().saturating_sub(9));
    for announcement in &announcements {
        assert_ne!(announcement.seat, Seat(0), "one's own moves are no news");
        assert!(
            !announcement.text.is_empty() && !announcement.text.ends_with('.') && !announcement.text.contains('\n'),
            "{announcement:?}"
        );
        assert!(announcement.ply <= table.plies());
        let turn = table.ply_facts(announcement.ply - 1)[0].moment;
        assert_eq!(announcement.turn_of, turn.seat, "{announcement:?}");
    }
    check_news(table);
    let recap = beats::recap(table, 0);
    let turns: Vec<Seat> = recap.iter().map(|line| line.announcements[0].turn_of).collect();
    assert!(turns.windows(2).all(|two| two[0] != two[1]), "one line for each turn");
    for line in &recap {
        let is_of = |side: fn(&Announcement) -> Seat| line.announcements.iter().all(|one| side(one) == line.seat);
        assert!(is_of(|one| one.seat) || is_of(|one| one.turn_of), "{line:?}");
    }
    let told = recap.iter().flat_map(|line| &line.announcements);
    assert!(told.map(|one| one.ply).is_sorted(), "earliest first: {recap:?}");
    announcements.len()
}

/// Checks that the news begin with the reader's last move in its last turn, not in a turn that it is taking, and that
/// the recap at the beginning of a turn has them all.
fn check_news(table: &Table) {
    let (since, now) = (beats::since_last_turn(table, table.plies()), table.moment());
    let facts = table.ply_facts(since);
    let own = |ply: &PlyFacts| {
        let is_before = ply.moment.turn < now.turn || table.outcome().is_some();
        ply.seat == Seat(0) && ply.moment.seat == Seat(0) && is_before
    };
    let mut moves = facts.iter().map(own);
    let ends_own = moves.next() == Some(true);
    assert!(since == 0 || ends_own, "{}: the end of a turn", table.info().id);
    assert!(moves.all(|own| !own), "{}: no earlier turn", table.info().id);
    check_news_lines(table, since);
    if now.seat == Seat(0) && since > 0 {
        let told = |seen_to: u32| beats::recap(table, seen_to).into_iter().flat_map(|line| line.announcements);
        let major = beats::announcements(table, since).into_iter().filter(|one| one.major).count();
        assert_eq!(told(0).filter(|one| one.major).count(), major, "{}: all of them", table.info().id);
        let from = beats::news_from(table);
        assert!(told(table.plies()).all(|one| one.ply > from), "{}: none again after a press", table.info().id);
    }
}

/// Checks that the news have every major line since the reader's last turn in order, no move of an earlier turn of its
/// own, and every line about a rival.
fn check_news_lines(table: &Table, since: u32) {
    let (news, game, now) = (beats::news(table, table.plies(), table.plies()), table.info().id, table.moment());
    let me = Some(Seat(0));
    let turn_of = |entry: &StoryLine| entry.moment.map(|moment| moment.seat);
    let is_earlier = |entry: &StoryLine| {
        let is_before = entry.moment.is_some_and(|moment| moment.turn < now.turn);
        is_before && [turn_of(entry), entry.line.seat, entry.actor] == [me; 3]
    };
    assert!(news.windows(2).all(|two| two[0].ply <= two[1].ply), "{game}: {news:?}");
    assert!(!news.iter().any(is_earlier), "{game}: {news:?}");
    for entry in table.story(since).iter().filter(|entry| entry.moment.is_some() && !is_earlier(entry)) {
        assert!(!entry.line.major || news.contains(entry), "{game}: {entry:?} is missing in {news:?}");
        // A point or a good that follows from a choice is told as well as one with a figure beside its line.
        assert!(!entry.line.gain || news.contains(entry), "{game}: {entry:?} is missing in {news:?}");
        let is_theirs = entry.line.seat.is_some() && entry.line.seat != me;
        assert!(!is_theirs || news.contains(entry), "{game}: {entry:?} is missing in {news:?}");
        // What a rival does to the reader is told, even if it is no more than a card.
        let befalls = entry.line.seat == me && turn_of(entry) != me && entry.actor != me;
        assert!(!befalls || news.contains(entry), "{game}: {entry:?} is missing in {news:?}");
    }
}

#[test]
fn what_a_move_scores_besides_is_announced_after_it() {
    // In the game of the lesson, the rival is the first with a plantation in every district.
    let table = Table::open_link(Ceylon::teaching().lessons[0].parts[1].table).expect("it opens");
    let mut bonuses = 0;
    for ply in 1..=table.plies() {
        let mut then = table.clone();
        then.game = table.game.at(ply);
        let announced = beats::announcements(&then, ply - 1);
        let Some(at) = announced.iter().position(|one| one.text.contains("in every district")) else { continue };
        assert!(at > 0 && announced[at - 1].text.contains(" plants at "), "{announced:?}");
        assert!(announced[at].major && announced[at].aside == "+10 points", "{announced:?}");
        then.seating.players.iter_mut().for_each(|player| player.kind = Player::PERSON.into());
        let own = beats::shown(&then, ply - 1);
        assert!(own.len() == 2 && own[1].percent > own[0].percent, "what it brings is news to its player: {own:?}");
        then.seating = table.seating.clone();
        let recap = beats::recap(&then, 0);
        assert!(recap.iter().any(|line| line.announcements.contains(&announced[at])), "the recap has it");
        bonuses += 1;
    }
    assert_eq!(bonuses, 1);
}

/// A crate that is filled or a bonus of the merchant card is not taken for what the sentence is about.
#[test]
fn the_figures_of_a_move_add_up_to_what_it_scores_and_have_their_reasons() {
    let mut reasons = BTreeSet::new();
    // Random games seldom let a ship leave: as many are played as it takes.
    for seed in 0..200 {
        if seed >= 4 && reasons.contains("Merchant card") {
            break;
        }
        let mut table = one_person_among_computers::<Chai>(2, seed);
        let mut chance = Chance::stream(seed);
        while table.outcome().is_none() {
            act_at_random(&mut table, &mut chance);
        }
        let rival = Seat(1);
        for beat in beats::beats(&table.ply_facts(0)).into_iter().filter(|beat| beat.seat == rival) {
            let mut then = table.clone();
            then.game = table.game.at(beat.to);
            let scored = then.game.scored(beat.from);
            let scored: i32 = scored.iter().filter(|scored| scored.seat == rival).map(|scored| scored.points).sum();
            let mut told = beats::announcements(&then, beat.from);
            told.retain(|one| one.ply == beat.to && one.seat == rival);
            let figures = told.iter().flat_map(|one| one.aside.split(", ")).filter(|figure| !figure.is_empty());
            let mut sum = 0;
            for figure in figures {
                let (points, reason) = figure.split_once(' ').unwrap_or((figure, ""));
                sum += points.replace('−', "-").parse::<i32>().expect("it begins with a number");
                reasons.insert(reason.to_owned());
            }
            assert_eq!(sum, scored, "{told:?}");
        }
    }
    assert!(reasons.contains("") && reasons.contains("Merchant card"), "{reasons:?}");
}

#[test]
fn every_ply_belongs_to_one_beat_and_rivals_are_announced() {
    for info in SHELF {
        let announced: usize = (0..2).map(|seed| visit(info.id, CheckBeats(seed)).expect("it is on the shelf")).sum();
        assert!(announced > 10, "{}: {announced} moves are announced", info.id);
    }
}

/// Carries out the first legal action whose notation begins with `begin`.
fn act_starting_with(table: &mut Table, begin: &str) {
    let index = table.legal().iter().position(|action| action.starts_with(begin)).expect("it can be said");
    table.act(index).expect("it is legal");
}

#[test]
fn an_offer_is_one_beat_of_the_replay() {
    let mut table = one_person_among_computers::<CeylonCards>(3, 11);
    let mut chance = Chance::stream(3);
    let rival = |table: &Table| table.to_act() == Some(table.turn_of()) && table.turn_of() != Seat(0);
    let can_offer = |table: &Table| rival(table) && table.legal().iter().any(|action| action.starts_with("offer"));
    while !can_offer(&table) {
        act_at_random(&mut table, &mut chance);
    }
    let (before, stops) = (table.plies(), beats::stops(&table).len());
    for verb in ["offer", "give"] {
        act_starting_with(&mut table, verb);
        assert_eq!(beats::announcements(&table, before), [], "what is half said is no move yet");
    }
    act_starting_with(&mut table, "propose");
    let announcements = beats::announcements(&table, before);
    assert_eq!(announcements.len(), 1, "{announcements:?}");
    assert_eq!((announcements[0].ply, table.plies()), (before + 3, before + 3));
    assert_eq!(beats::stops(&table).len(), stops + 1);
    assert_eq!(beats::line_at(&table, before + 3).map(|line| line.text), Some(announcements[0].text.clone()));
    assert_eq!(beats::line_at(&table, 0), None, "at the setup nothing was done yet");
}

#[test]
fn opening_lines_of_a_turn_are_under_its_heading() {
    let mut table = one_person_among_computers::<CeylonCards>(3, 12);
    let mut chance = Chance::stream(4);
    while table.plies() < 120 && table.outcome().is_none() {
        act_at_random(&mut table, &mut chance);
    }
    let story = table.story(0);
    let opening = story.iter().filter(|entry| entry.line.text.ends_with("turn begins"));
    let mut count = 0;
    for entry in opening {
        let Some(moment) = entry.moment else { continue };
        assert_eq!(entry.line.seat, Some(moment.seat), "{entry:?}");
        count += 1;
    }
    assert!(count > 3, "{count} turns begin");
}

/// Returns the sections to which the log lines that contain `words` lead in a random game.
fn sections_of<G: Title>(seats: u8, words: &str) -> BTreeSet<&'static str> {
    let mut table = one_person_among_computers::<G>(seats, 12);
    let mut chance = Chance::stream(4);
    while table.outcome().is_none() {
        act_at_random(&mut table, &mut chance);
    }
    let story = table.story(0);
    let announced = story.iter().filter(|entry| entry.line.text.contains(words));
    announced.filter_map(|entry| entry.rule.map(|rule| rule.0)).collect()
}

#[test]
fn log_lines_link_to_their_own_section() {
    let cards = |words| sections_of::<CeylonCards>(3, words);
    assert_eq!(cards(" turn"), ["turn"].into());
    assert!(cards(" draws").is_subset(&["draw", "ship"].into()), "for a turn, a Clipper or a meld");
    assert!(cards(" draws").contains("draw"));
    assert_eq!(cards("shuffled to make a new deck"), ["deck"].into());
    assert_eq!(sections_of::<Ceylon>(3, " markers left"), ["companies"].into());
    assert_eq!(sections_of::<Ceylon>(3, "You draw "), ["turn"].into());
    assert_eq!(sections_of::<Chai>(2, " comes to harbour slot"), ["clean-up"].into());
    assert_eq!(sections_of::<Chai>(1, " turns to errand "), ["errands"].into());
    assert_eq!(sections_of::<TeaAndRum>(3, " begins, and "), ["phases"].into());
    assert_eq!(sections_of::<TeaAndRum>(3, " collects income"), ["income"].into());
    assert_eq!(sections_of::<TeaAndRum>(2, "The Automa places"), ["automa"].into());
}

#[test]
fn effects_of_an_answer_are_announced_for_the_rival_who_gains() {
    let mut table = one_person_among_computers::<CeylonCards>(3, 5);
    let mut chance = Chance::stream(5);
    let mut victims = BTreeSet::new();
    while table.outcome().is_none() {
        let (before, answering) = (table.plies(), table.to_act());
        act_at_random(&mut table, &mut chance);
        let announced = beats::announcements(&table, before);
        let thefts = announced.iter().filter(|one| one.text.contains("pirates steal"));
        for theft in thefts {
            assert!(theft.major && Some(theft.seat) != answering, "{theft:?}");
            victims.extend(answering);
        }
    }
    assert!(victims.contains(&Seat(0)) && victims.len() > 1, "the reader and a rival are robbed: {victims:?}");
}

/// Plays a random game and checks what is shown after each ply; returns how many moves of the person are shown.
struct CheckShown(u64);

impl Visitor for CheckShown {
    type Output = usize;

    fn visit<G: Title>(self) -> usize {
        let mut table = one_person_among_computers::<G>(G::INFO.seats.0.max(2), self.0);
        let mut chance = Chance::stream(self.0);
        let mut own = 0;
        while table.outcome().is_none() {
            let before = table.plies();
            act_at_random(&mut table, &mut chance);
            let shown = beats::shown(&table, before);
            let moves: Vec<_> = shown.iter().filter(|one| !one.closes).collect();
            assert!(moves.iter().all(|one| one.major || one.seat != Seat(0)), "{}: {moves:?}", G::INFO.id);
            assert!(moves.len() < 2 || moves.iter().all(|one| one.major), "{}: {moves:?}", G::INFO.id);
            own += moves.iter().filter(|one| one.seat == Seat(0) && one.percent < 100).count();
            assert_eq!(beats::shown(&table, table.plies()), [], "{}: nothing is shown twice", G::INFO.id);
            assert!(beats::announcements(&table, before).iter().all(|one| one.seat != Seat(0)));
        }
        check_last_move(&table);
        own
    }
}

/// Checks that the display of a game's last ply does not reveal the end.
fn check_last_move(table: &Table) {
    let last = table.plies() - 1;
    let events = table.story_events(table.viewer(), last);
    let end = events.iter().position(|event| event.closes).expect("the game ended");
    let lines: Vec<_> = events[..end].iter().filter_map(|event| event.line.as_ref()).collect();
    let shown = beats::shown(table, last);
    assert!(shown.len() <= 1 && shown.iter().all(|one| lines.iter().any(|line| line.text == one.text)), "{shown:?}");
}

#[test]
fn major_moves_are_shown_and_a_last_move_without_its_end() {
    for info in SHELF {
        let own: usize = (0..2).map(|seed| visit(info.id, CheckShown(seed)).expect("it is on the shelf")).sum();
        assert!(own > 10, "{}: {own} moves", info.id);
    }
}

/// Returns what is shown of a game in which one person plays among computers, with these seeds of the deal and of the
/// random choices.
fn shown_in_game<G: Title>(seats: u8, deal: u64, choices: u64) -> Vec<Announcement> {
    let mut table = one_person_among_computers::<G>(seats, deal);
    let mut chance = Chance::stream(choices);
    let mut shown = Vec::new();
    while table.outcome().is_none() {
        let before = table.plies();
        act_at_random(&mut table, &mut chance);
        shown.extend(beats::shown(&table, before));
    }
    shown
}

/// The rules move the neutral third player during the turns of the others, who are not to seem to have moved.
#[test]
fn what_the_third_player_does_carries_no_seats_badge() {
    let shown = shown_in_game::<TeaAndRum>(2, 5, 5).into_iter().filter(|made| made.badge.is_none());
    let pictures: BTreeSet<_> = shown.map(|made| (made.icon, made.text.contains("Automa"))).collect();
    assert!(pictures.contains(&("automa", true)), "{pictures:?}");
    assert!(pictures.iter().all(|(icon, is_its_own)| (*icon == "automa") == *is_its_own), "{pictures:?}");
}

/// Returns what is shown of each end of a round in a random game.
fn round_ends<G: Title>(seats: u8) -> Vec<Announcement> {
    shown_in_game::<G>(seats, 12, 4).into_iter().filter(|one| one.closes).collect()
}

#[test]
fn the_end_of_a_round_is_shown_with_the_gains_of_each_side() {
    let ends = round_ends::<TeaAndRum>(3);
    let rounds: Vec<_> = ends.iter().filter(|one| one.text.contains(" begins, and ")).collect();
    assert_eq!(rounds.len(), 4, "{ends:?}");
    for round in rounds {
        let earns = |seat| round.changes.iter().any(|(side, change)| *side == seat && change.starts_with("+$"));
        assert!(Seat::all(3).all(earns), "{round:?}");
    }
    let wishes = ends.iter().flat_map(|one| &one.changes).filter(|(_, change)| !change.contains('$')).count();
    assert!(wishes > 0, "wishes are granted: {ends:?}");
    let years = round_ends::<Chai>(2);
    assert!(years.len() > 5 && years.iter().all(|year| year.text.contains(" begins, and ")), "{years:?}");
    let least = years.iter().min_by_key(|year| year.changes.len()).expect("there are years");
    let most = years.iter().max_by_key(|year| year.changes.len()).expect("there are years");
    println!("{} changes: {}; {}: {}", least.changes.len(), least.percent, most.changes.len(), most.percent);
    assert!(least.percent > 300 && most.percent > least.percent, "more figures take longer to read: {years:?}");
    let scores = |year: &Announcement| year.changes.iter().any(|(_, change)| change.starts_with('+'));
    assert!(years.iter().filter(|year| scores(year)).count() > 3, "the points of the year: {years:?}");
    let last = round_ends::<Ceylon>(3);
    assert!(last.len() == 1 && last[0].text.contains("final round"), "{last:?}");
}
