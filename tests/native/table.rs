//! Properties of every table of people: the curtain, standing passes, and the line of each gain.

use tea_table::engine::record::{Player, Seed};
use tea_table::engine::{Chance, Seat, SeatSet, Viewer};
use tea_table::games::ceylon::Ceylon;
use tea_table::games::ceylon_cards::{CeylonCards, Options};
use tea_table::games::chai::{Chai, Event};
use tea_table::games::tea_and_rum::TeaAndRum;
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::{Summary, Table, Undo};
use tea_table::words::Title;

use tea_table::laws::play::NAMES;

fn table_of_people<G: Title>(seats: u8) -> Table {
    let players = NAMES[..seats.into()].iter().map(|name| Player::new(name, Player::PERSON)).collect();
    Table::new::<G>(G::Options::default(), players, Seed::in_words(11)).expect("so many can play it")
}

fn play_until(table: &mut Table, there: impl Fn(&Table) -> bool) {
    let mut chance = Chance::stream(5);
    while !there(table) {
        let legal = table.legal().len();
        table.act(chance.index(legal)).expect("it is legal");
    }
}

#[test]
fn the_curtain_falls_for_the_person_asked_without_a_standing_pass() {
    let mut table = table_of_people::<CeylonCards>(4);
    let own_turn = |table: &Table| table.to_act() == Some(table.turn_of());
    play_until(&mut table, |table| table.pass().is_some() && !own_turn(table));
    let asked_seat = table.to_act().expect("somebody is asked");
    assert_eq!(table.curtain(), Some(asked_seat));
    assert_eq!(table.standing_pass(), None);

    table.seating.standing_passes = SeatSet::one(asked_seat.next(4));
    assert_eq!(
        (table.curtain(), table.standing_pass()),
        (Some(asked_seat), None),
        "another's wish says nothing for this seat"
    );

    table.seating.standing_passes = SeatSet::one(asked_seat);
    assert_eq!(table.curtain(), None);
    let pass = table.standing_pass().and_then(|index| table.notation(index)).expect("it is to be passed");
    assert!(["pass", "commit 0"].contains(&pass.as_str()), "{pass}");
    table.act_notation(&pass).expect("a pass is legal");

    // A standing pass applies to later decisions, never to the player's own turn.
    play_until(&mut table, |table| table.to_act() == Some(asked_seat) && own_turn(table));
    assert_eq!((table.pass(), table.standing_pass()), (None, None));
}

#[test]
fn a_standing_pass_never_declines_offers() {
    let mut table = table_of_people::<CeylonCards>(3);
    table.seating.standing_passes = Seat::all(3).collect();
    let (me, partner) = (table.turn_of(), table.turn_of().next(3));
    let give = |table: &mut Table| {
        let card = table.legal().into_iter().find(|action| action.starts_with("give")).expect("a hand");
        table.act_notation(&card).expect("it is legal");
    };
    table.act_notation(&format!("offer {partner}")).expect("an offer is legal");
    give(&mut table);
    table.act_notation("propose").expect("it is whole");
    assert_eq!((table.to_act(), table.pass(), table.standing_pass()), (Some(partner), None, None), "an offer is heard");
    assert_eq!(table.curtain(), Some(partner), "and seen");
    table.act_notation("counter").expect("it is legal");
    give(&mut table);
    table.act_notation("propose").expect("it is whole");
    assert_eq!((table.to_act(), table.standing_pass()), (Some(me), None), "so is a counter-offer, in one's own turn");
    table.act_notation("decline").expect("it is legal");
    let declined = table.plies();
    table.undo();
    assert_eq!(table.plies(), declined - 1);

    // An offer to any player: each is asked, including those with a standing pass.
    table.redo();
    table.act_notation("offer anyone").expect("an offer is legal");
    give(&mut table);
    table.act_notation("propose").expect("it is whole");
    for seat in me.others(3) {
        assert_eq!((table.to_act(), table.standing_pass()), (Some(seat), None));
        table.act_notation("decline").expect("it is legal");
    }
}

fn concerns_several_people(table: &Table) -> bool {
    let mut open = table.clone();
    open.seating.open = true;
    open.decisions().len() > 1
}

#[test]
fn with_open_hands_all_people_answer_a_raid_together() {
    let mut table = table_of_people::<CeylonCards>(4);
    // A fleet asks every player in turn; random play reaches one that concerns several people.
    let raided = |table: &Table| {
        table.notation(0).is_some_and(|first| first.starts_with("commit")) && concerns_several_people(table)
    };
    play_until(&mut table, raided);
    assert!(table.decisions().is_empty(), "not while hands are hidden");
    table.seating.open = true;
    let decisions = table.decisions();
    assert!(decisions.len() > 1, "{decisions:?}");
    assert_eq!(Some(decisions[0].seat), table.to_act());
    // If they are answered in this order, each seat in turn is to act.
    for one in &decisions {
        assert_eq!(table.to_act(), Some(one.seat));
        let pass = table.pass().and_then(|index| table.notation(index)).expect("it can be passed");
        assert!(one.answers.iter().any(|(notation, verb)| *notation == pass && !verb.is_empty()));
        table.act_notation(&pass).expect("it is legal");
    }

    let mut passing = table_of_people::<CeylonCards>(4);
    play_until(&mut passing, raided);
    passing.seating.open = true;
    passing.seating.standing_passes = SeatSet::one(decisions[1].seat);
    assert!(passing.decisions().iter().all(|one| one.seat != decisions[1].seat), "who always passes is not asked");
}

/// Each point of the result has a line, and the points add up to the score.
struct EveryGainHasALine;

impl Visitor for EveryGainHasALine {
    type Output = ();
    fn visit<G: Title>(self) {
        let seats = G::INFO.seats.0.max(2);
        let mut table = table_of_people::<G>(seats);
        play_until(&mut table, |table| table.outcome().is_some());
        let outcome = table.outcome().expect("it is over");
        let gains = table.gains();
        for seat in Seat::all(seats) {
            let own = gains.iter().filter(|gain| gain.scored.seat == seat);
            assert_eq!(own.map(|gain| gain.scored.points).sum::<i32>(), outcome.scores[seat], "{}", G::INFO.id);
        }
        let with_words = gains.iter().filter(|gain| gain.line.is_some()).count();
        assert_eq!(with_words, gains.len(), "{}: every gain has its words", G::INFO.id);
    }
}

#[test]
fn every_gain_has_a_line() {
    for info in SHELF {
        visit(info.id, EveryGainHasALine).expect("it is on the shelf");
    }
}

/// Plays until `there` holds, preferring actions that begin with one of `wished`.
fn play_preferring(table: &mut Table, wished: &[&str], there: impl Fn(&Table) -> bool) {
    let mut chance = Chance::stream(9);
    while !there(table) {
        let legal = table.legal();
        let any = chance.index(legal.len());
        let wish = |action: &String| wished.iter().any(|begin| action.starts_with(begin));
        table.act(legal.iter().position(wish).unwrap_or(any)).expect("it is legal");
    }
}

fn notations(table: &Table) -> Vec<String> {
    table.dyn_session().notations()
}

#[test]
fn a_trade_is_undone_as_a_whole() {
    let mut table = table_of_people::<TeaAndRum>(2);
    play_preferring(&mut table, &["sell"], |table| {
        notations(table).last().is_some_and(|last| last.starts_with("sell"))
    });
    let before = table.plies() - 1;
    play_preferring(&mut table, &["buy", "done"], |table| !table.mid_sequence());
    assert!(table.plies() > before + 1, "{:?}", notations(&table));
    let after = table.plies();
    table.undo();
    assert_eq!(table.plies(), before);
    assert!(!table.mid_sequence());
    table.redo();
    assert_eq!(table.plies(), after, "and done again whole");
}

#[test]
fn undoing_a_secret_move_needs_consent() {
    let mut table = table_of_people::<TeaAndRum>(2);
    play_until(&mut table, |table| table.game.is_secret());
    let (first, before) = (table.to_act().expect("one is asked first"), table.plies());
    play_preferring(&mut table, &["done"], |table| table.to_act() != Some(first));
    assert!(table.plies() > before);
    assert_eq!(table.visible_plies(), before, "counting moves does not give away how many points were bought");
    table.seating.curtain_lifted_by = Some(first);
    assert_eq!(table.can_undo(), Undo::Free, "the device was not handed on yet");
    table.seating.curtain_lifted_by = table.to_act();
    assert_eq!(table.can_undo(), Undo::Ask { seen: false });
    // Without a secret no permission is needed.
    let mut table = table_of_people::<TeaAndRum>(2);
    let first = table.notation(0).expect("something is legal");
    table.act_notation(&first).expect("it is legal");
    assert_eq!(table.can_undo(), Undo::Free);
}

#[test]
fn totals_are_hidden_once_they_are_in_a_chest() {
    let mut table = table_of_people::<TeaAndRum>(3);
    let other = |table: &Table| table.to_act().map(|seat| seat.next(3));
    assert!(Seat::all(3).all(|seat| table.shows_total(seat)));
    play_until(&mut table, |table| notations(table).last().is_some_and(|last| last.starts_with("swear")));
    let last_actor = *table.actors().last().expect("it was just played");
    play_until(&mut table, |table| other(table) == Some(last_actor));
    assert!(!table.shows_total(last_actor), "another looks");
    play_until(&mut table, |table| table.outcome().is_some());
    assert!(Seat::all(3).all(|seat| table.shows_total(seat)), "the chests are open");
}

#[test]
fn with_open_hands_the_screen_follows_the_person_to_act() {
    let mut table = table_of_people::<CeylonCards>(3);
    table.seating.open = true;
    let first = table.turn_of();
    let own = |table: &Table| table.viewer() == Viewer::Seat(table.to_act().expect("it is not over"));
    assert!(own(&table), "who acts can do all that the rules allow");
    play_until(&mut table, |table| table.turn_of() != first);
    assert!(own(&table));
    // A computer's hand is never shown to people.
    let acting = table.to_act().expect("it is not over");
    table.seating.players[acting.index()].kind = "novice".into();
    assert!(matches!(table.viewer(), Viewer::Seat(seat) if seat != acting));
    // A shared moment may be viewed with all hands open, whichever seat is to act.
    table.seating.fixed_viewer = Some(Viewer::Everyone);
    assert_eq!(table.viewer(), Viewer::Everyone);
}

#[test]
fn leaving_a_seat_to_a_computer_reveals_nothing() {
    let mut table = table_of_people::<CeylonCards>(2);
    table.seating.set_player(Seat(1), "novice");
    assert_eq!(table.viewer(), Viewer::Seat(Seat(0)));
    table.seating.set_player(Seat(0), "sharp");
    assert_eq!(table.viewer(), Viewer::Public, "the seat may be taken back");
    table.seating.open = true;
    assert_eq!(table.viewer(), Viewer::Public, "open hands are people's");
    play_until(&mut table, |table| table.outcome().is_some());
    assert_eq!(table.viewer(), Viewer::Everyone, "the end shows all");

    // A game without hidden information needs no protection, and computers playing alone hide nothing.
    let mut open = table_of_people::<TeaAndRum>(2);
    Seat::all(2).for_each(|seat| open.seating.set_player(seat, "novice"));
    assert_eq!(open.viewer(), Viewer::Everyone);
    play_until(&mut open, |table| table.game.is_secret());
    assert_eq!(open.viewer(), Viewer::Public, "the exchange is secret");
    let computers = (0..2).map(|_| Player::new("Asha", "novice")).collect();
    let mut watched = Table::new::<CeylonCards>(Options::default(), computers, Seed(1)).expect("two can play it");
    assert_eq!(watched.viewer(), Viewer::Everyone);
    watched.seating.set_player(Seat(1), Player::PERSON);
    watched.seating.set_player(Seat(1), "novice");
    assert_eq!(watched.viewer(), Viewer::Public, "a person has sat since");
}

#[test]
fn behind_the_curtain_no_hand_is_visible() {
    let mut table = table_of_people::<CeylonCards>(2);
    let first = table.to_act().expect("it is not over");
    table.seating.curtain_lifted_by = Some(first);
    assert_eq!(table.viewer(), Viewer::Seat(first));
    play_preferring(&mut table, &["end"], |table| table.to_act() != Some(first));
    assert_eq!((table.curtain(), table.viewer()), (table.to_act(), Viewer::Public));
}

#[test]
fn agreed_public_answers_need_no_curtain() {
    let mut table = table_of_people::<Ceylon>(3);
    play_until(&mut table, Table::could_answer_openly);
    table.seating.curtain_lifted_by = Some(table.turn_of());
    assert_eq!((table.curtain(), table.viewer()), (table.to_act(), Viewer::Public), "it is not agreed yet");
    table.seating.answers_openly = true;
    let mut answers = 0;
    while table.could_answer_openly() {
        assert_eq!((table.curtain(), table.presser()), (None, table.to_act()));
        assert_eq!(table.viewer(), Viewer::Public, "no hand is on the screen");
        let session = table.session::<Ceylon>();
        let shown = session.view(Viewer::Public).legal();
        assert_eq!(shown, session.legal(), "everybody sees what may be answered");
        table.act(0).expect("it is legal");
        answers += 1;
    }
    assert!(answers >= 2, "both others have answered");
    assert_eq!(table.curtain(), table.to_act(), "whoever holds the device may not be whose hand comes next");
}

#[test]
fn answers_from_a_hand_always_have_the_curtain() {
    let mut table = table_of_people::<CeylonCards>(3);
    table.seating.answers_openly = true;
    play_until(&mut table, |table| table.to_act() != Some(table.turn_of()));
    assert_eq!(table.curtain(), table.to_act());
}

#[test]
fn restarting_a_finished_turn_needs_consent() {
    let mut table = table_of_people::<TeaAndRum>(2);
    assert_eq!(table.can_restart_turn(), Undo::Nothing);
    let first = table.turn_of();
    play_until(&mut table, |table| table.turn_of() != first && table.to_act() == Some(table.turn_of()));
    assert_eq!(table.can_restart_turn(), Undo::Ask { seen: false }, "the other is to act now");
}

#[test]
fn a_turn_restarts_freely_while_nothing_was_revealed() {
    // With hidden hands and a shared device, the move is secret and the end of the turn is not.
    let mut table = table_of_people::<CeylonCards>(2);
    let first = table.turn_of();
    table.seating.curtain_lifted_by = Some(first);
    table.act_notation(&format!("offer {}", first.next(2))).expect("an offer is legal");
    assert_eq!(table.can_restart_turn(), Undo::Free, "it is still that turn");
    play_preferring(&mut table, &["propose"], |table| table.to_act() != Some(first));
    assert_eq!(table.can_restart_turn(), Undo::Ask { seen: false }, "another is asked, if not yet with the device");
    table.seating.open = true;
    assert_eq!(table.can_restart_turn(), Undo::Ask { seen: false }, "with open hands too");
    // No other person is left to ask.
    table.seating.set_player(first.next(2), "novice");
    assert_eq!(table.can_restart_turn(), Undo::Free);
}

/// Returns the reveal flag of the last takeback in the record; `None` if there is none.
fn last_takeback_revealed(table: &Table) -> Option<bool> {
    table.record().takebacks.last().map(|(_, _, revealed)| *revealed)
}

#[test]
fn a_lone_person_undoes_freely_and_reveals_are_recorded() {
    let mut table = table_of_people::<CeylonCards>(2);
    let me = table.turn_of();
    table.seating.set_player(me.next(2), "novice");
    table.act_notation(&format!("offer {}", me.next(2))).expect("an offer is legal");
    assert_eq!(table.can_undo(), Undo::Free);
    table.undo();
    assert_eq!(last_takeback_revealed(&table), Some(false), "nothing was seen");
    play_preferring(&mut table, &["end"], |table| table.turn_of() != me);
    assert_eq!(table.can_undo(), Undo::Marked, "the other has drawn");
    table.undo();
    assert_eq!((table.to_act(), last_takeback_revealed(&table)), (Some(me), Some(true)));
    assert_eq!(Summary::from_table(&table, Viewer::Public).takebacks, 1, "only that one is counted");
}

#[test]
fn undo_skips_standing_passes() {
    let mut table = table_of_people::<CeylonCards>(3);
    for seat in [1, 2] {
        table.seating.players[seat].kind = "novice".into();
    }
    let decisions = |table: &Table| table.to_act() == Some(Seat(0)) && table.pass().is_some();
    play_until(&mut table, |table| decisions(table) && table.actors().contains(&Seat(0)));
    table.seating.standing_passes = SeatSet::one(Seat(0));
    let pass = table.standing_pass().and_then(|index| table.notation(index)).expect("it is to be passed");
    table.act_notation(&pass).expect("a pass is legal");
    let passed = table.plies() - 1;
    table.undo();
    assert!(table.plies() < passed, "a move before the pass is taken back");
}

#[test]
fn undoing_the_end_counts_as_a_reveal() {
    let mut table = table_of_people::<CeylonCards>(2);
    play_until(&mut table, |table| table.outcome().is_some());
    assert_eq!(table.can_undo(), Undo::Ask { seen: true }, "all hands lie open then");

    // In Tea & Rum only the last exchange is secret, and not every game has one.
    let ended = (0..20).find_map(|stream| {
        let mut table = table_of_people::<TeaAndRum>(2);
        let mut chance = Chance::stream(stream);
        while table.to_act().is_some() {
            let legal = table.legal().len();
            table.act(chance.index(legal)).expect("it is legal");
        }
        let last = table.plies() - 1;
        table.game.at(last).is_secret().then_some(table)
    });
    let mut table = ended.expect("some game ends with an exchange");
    table.seating.curtain_lifted_by = table.actors().last().copied();
    assert_eq!(table.can_undo(), Undo::Ask { seen: true }, "the chests are open");
    let last = table.session::<TeaAndRum>().steps().last().expect("it was played");
    assert!(!last.drew, "no luck says so");
    table.undo();
    assert_eq!(last_takeback_revealed(&table), Some(true), "and the record says so");
}

/// Turning up the top card of a pile that was shuffled at setup draws no luck.
#[test]
fn undoing_a_look_into_a_pile_counts_as_a_reveal() {
    type EventTest = fn(&Event) -> bool;
    let looks: [EventTest; 3] = [
        |event| matches!(event, Event::Searched { .. }),
        |event| matches!(event, Event::ShipsSearched { .. }),
        |event| matches!(event, Event::MarketDealt { .. }),
    ];
    for look in looks {
        let mut table = table_of_people::<Chai>(2);
        let looked = |table: &Table| {
            let last = table.session::<Chai>().steps().last();
            last.is_some_and(|step| !step.drew && step.events.iter().any(look))
        };
        play_until(&mut table, looked);
        assert_eq!(table.can_undo(), Undo::Ask { seen: true });
        table.undo();
        assert_eq!(last_takeback_revealed(&table), Some(true), "the record says so");
    }
    let mut table = table_of_people::<Chai>(2);
    play_until(&mut table, |table| {
        table
            .session::<Chai>()
            .steps()
            .last()
            .is_some_and(|step| matches!(step.events[..], [Event::Paid { .. }, Event::Changed { .. }]))
    });
    assert_eq!(table.can_undo(), Undo::Free, "a changed worker shows nothing");
}

#[test]
fn moves_between_computers_alone_cannot_be_undone() {
    let mut table = table_of_people::<TeaAndRum>(2);
    play_until(&mut table, |table| table.plies() > 6);
    assert_ne!(table.can_undo(), Undo::Nothing);
    assert!(table.has_undo());
    for player in &mut table.seating.players {
        player.kind = "novice".into();
    }
    assert_eq!(table.can_undo(), Undo::Nothing);
    assert!(!table.has_undo());
    assert_eq!(table.can_restart_turn(), Undo::Nothing);
    let before = table.plies();
    table.undo();
    assert_eq!(table.plies(), before);
}

#[test]
fn a_trade_is_previewed_until_it_is_proposed() {
    let mut table = table_of_people::<CeylonCards>(3);
    play_until(&mut table, |table| {
        (0..).map_while(|index| table.notation(index)).any(|prefix| prefix.starts_with("offer"))
    });
    let (plies, before) = (table.plies(), table.record());
    let mut copy = table.clone();
    for (prefix, mid_sequence) in [("offer", true), ("want", true), ("propose", false)] {
        let mut legal = (0..).map_while(|index| copy.notation(index));
        let notation = legal.find(|notation| notation.starts_with(prefix)).expect("it can be said");
        assert!(copy.verb(0).is_some());
        copy.act_notation(&notation).expect("it is legal");
        assert_eq!(copy.mid_sequence(), mid_sequence, "{notation}");
    }
    assert_eq!((copy.plies(), table.plies()), (plies + 3, plies));
    assert_eq!(table.record(), before, "nothing is done at the table itself");
}

/// Acts twice in a row in every position of a game, the second time illegally.
struct ActedTwice;

impl Visitor for ActedTwice {
    type Output = usize;
    fn visit<G: Title>(self) -> usize {
        let mut table = table_of_people::<G>(G::INFO.seats.1);
        let (mut chance, mut seen, mut refused) = (Chance::stream(3), Vec::new(), 0);
        for _ in 0..60 {
            let legal = table.session::<G>().legal();
            if legal.is_empty() {
                break;
            }
            let index = chance.index(legal.len());
            let mut after = table.clone();
            after.act(index).expect("it is legal");
            let next = after.session::<G>().legal();
            if let Some(illegal) = seen.iter().find(|seen| !next.contains(seen)) {
                let before = table.record();
                let action = legal[index];
                assert_eq!(table.indices_of::<G>(&[action, *illegal]), None, "{action} {illegal}");
                assert!(table.act_all(&[index, next.len()]).is_err(), "{action} and no action");
                assert_eq!(table.record(), before, "{}: {action} was not done either", G::INFO.id);
                refused += 1;
            }
            seen.extend(legal);
            table.act_all(&[index]).expect("it is legal");
        }
        refused
    }
}

#[test]
fn several_actions_are_played_together_or_not_at_all() {
    for info in SHELF {
        let refused = visit(info.id, ActedTwice).expect("it is on the shelf");
        assert!(refused > 20, "{}: {refused} refusals", info.id);
    }
}
