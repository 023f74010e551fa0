//! The happenings of games are heard at the plies of their events, and those of the end of a round with its
//! announcement.

use std::collections::BTreeSet;

use tea_table::ai::{Budget, Evaluator, choose, current_decision_seed};
use tea_table::engine::record::{Player, Seed};
use tea_table::engine::{Chance, Game, Seat, Viewer};
use tea_table::games::ceylon::events::Majority;
use tea_table::games::ceylon::map::Hex;
use tea_table::games::ceylon::score::standing;
use tea_table::games::ceylon::{self, Ceylon};
use tea_table::games::ceylon_cards::{self, CeylonCards};
use tea_table::games::chai::{self, Chai};
use tea_table::games::tea_and_rum::{self, Source, TeaAndRum};
use tea_table::table::{Table, beats};
use tea_table::words::{Happening, Title};

use tea_table::laws::play::NAMES;

/// Returns what is expected to be heard of an event, by the views before and after its ply.
type Expected<G> = fn(&<G as Game>::View, &<G as Game>::View, &<G as Game>::Event) -> Option<Happening>;

/// Returns the index of an action that the handwritten heuristic considers good: random players hardly sail or trade.
fn considered<G: Title>(table: &Table) -> usize {
    let session = table.session::<G>();
    let (seat, seed) = table.to_act().zip(current_decision_seed(session)).expect("the game goes on");
    let budget = Budget { trees: 1, iterations: 30 };
    let action = choose::<G>(&session.view(Viewer::Seat(seat)), budget, &Evaluator::handwritten(), seed);
    session.legal().iter().position(|one| *one == action).expect("it is legal")
}

/// Plays games, checks that `tested` happenings are heard after exactly the plies in which they are `expected`,
/// unless a more important one is, and that each is heard.
fn check<G: Title>(seats: u8, tested: &[Happening], expected: Expected<G>) {
    let mut heard = BTreeSet::new();
    for seed in 0..6 {
        let player = |name: &&str| Player::new(name, Player::PERSON);
        let players = NAMES[..seats.into()].iter().map(player).collect();
        let mut table =
            Table::new::<G>(G::Options::default(), players, Seed::in_words(seed)).expect("so many can play");
        let mut chance = Chance::stream(seed);
        while table.outcome().is_none() {
            let (from, before) = (table.plies(), table.session::<G>().view(Viewer::Public));
            let index = if seed < 4 { chance.index(table.legal().len()) } else { considered::<G>(&table) };
            table.act(index).expect("it is legal");
            let after = table.session::<G>().view(Viewer::Public);
            let events = &table.session::<G>().steps()[from as usize].events;
            let end = events.iter().position(G::closes).unwrap_or(events.len());
            let most = |events: &[G::Event]| events.iter().filter_map(|event| expected(&before, &after, event)).max();
            let happenings = table.game.happenings(Viewer::Public, from);
            let scored = events[..end].iter().any(|event| G::scored(event).is_some());
            assert_eq!(happenings.scored, scored, "{}: {events:?}", G::INFO.id);
            for (found, events) in [(happenings.moves, &events[..end]), (happenings.close, &events[end..])] {
                let expected = most(events);
                assert!(found >= expected, "{}: {found:?} is heard of {events:?}", G::INFO.id);
                if found.is_some_and(|found| tested.contains(&found)) {
                    assert_eq!(found, expected, "{}: {events:?}", G::INFO.id);
                }
            }
            let close = happenings.close.filter(|_| table.outcome().is_none());
            heard.extend(happenings.moves.into_iter().chain(close));
            let announced = beats::shown(&table, from).iter().any(|one| one.closes);
            assert!(announced || close.is_none(), "{}: {close:?} is never shown", G::INFO.id);
            assert_eq!(table.game.happenings(Viewer::Public, table.plies()), Default::default());
        }
    }
    assert!(tested.iter().all(|one| heard.contains(one)), "{}: {heard:?} of {tested:?}", G::INFO.id);
}

fn leader(view: &ceylon::View, at: Majority) -> Option<Seat> {
    standing(&view.table, at).next().map(|place| place.seat)
}

#[test]
fn ceylon_is_heard_at_its_events() {
    use ceylon::Event;
    let tested =
        [Happening::Tea, Happening::Card, Happening::Coins, Happening::Majority, Happening::Train, Happening::Round];
    check::<Ceylon>(3, &tested, |before, after, event| {
        let taken = |seat: Seat, district| {
            let [was, is] = [before, after].map(|view| leader(view, Majority::District(district)));
            (was.is_some() && was != is && is == Some(seat)).then_some(Happening::Majority)
        };
        match *event {
            Event::Played { .. } => Some(Happening::Card),
            Event::Reaped { .. } => Some(Happening::Tea),
            Event::Took { .. } => Some(Happening::Coins),
            Event::Planted { seat, at, .. } => taken(seat, Hex::district(at)),
            Event::Hired { seat, district, .. } => taken(seat, district),
            Event::Traded { .. } => Some(Happening::Train),
            Event::Closing { .. } => Some(Happening::Round),
            _ => None,
        }
    });
}

#[test]
fn the_card_game_is_heard_at_its_events() {
    use ceylon_cards::Event;
    let tested = [Happening::Coins, Happening::Storm, Happening::Fight, Happening::Ship, Happening::Honour];
    check::<CeylonCards>(3, &tested, |_, _, event| match event {
        Event::Traded { .. } => Some(Happening::Coins),
        Event::Monsoon { .. } | Event::Typhoon { .. } => Some(Happening::Storm),
        Event::Stole { .. } | Event::Negated { .. } | Event::Robbed { .. } | Event::Repelled { .. } => {
            Some(Happening::Fight)
        }
        Event::Shipped { .. } => Some(Happening::Ship),
        Event::Hired { .. } => Some(Happening::Honour),
        _ => None,
    });
}

#[test]
fn chai_is_heard_at_its_events() {
    use chai::Event;
    let tested = [Happening::Dice, Happening::Fight, Happening::Tea, Happening::Ship, Happening::Round];
    for seats in [1, 2] {
        let tested = if seats == 1 { &tested[2..] } else { &tested };
        check::<Chai>(seats, tested, |_, _, event| match event {
            Event::Gained { .. } => Some(Happening::Tea),
            Event::Rolled { .. } | Event::Rerolled { .. } => Some(Happening::Dice),
            Event::Displaced { .. } | Event::Answered { .. } | Event::LetGo { .. } => Some(Happening::Fight),
            Event::Sailed { .. } => Some(Happening::Ship),
            Event::YearBegan { .. } | Event::YearEnded { .. } => Some(Happening::Round),
            _ => None,
        });
    }
}

#[test]
fn tea_and_rum_is_heard_at_its_events() {
    use tea_and_rum::Event;
    let tested = [Happening::Tea, Happening::Coins, Happening::Contract, Happening::Ship, Happening::Wish];
    check::<TeaAndRum>(3, &tested, |_, _, event| match event {
        Event::Traded { .. } => Some(Happening::Coins),
        Event::Goods { .. } => Some(Happening::Tea),
        Event::Fulfilled { .. } => Some(Happening::Contract),
        Event::ShipBought { .. } => Some(Happening::Ship),
        Event::RoundBegan { .. } => Some(Happening::Round),
        Event::Points { source: Source::Wish, .. } => Some(Happening::Wish),
        _ => None,
    });
}
