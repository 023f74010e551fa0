//! Builds the view again from what is heard; see `laws::hearing`. The harvest markers are in `road`, the
//! decisions that wait in `pending`.

mod pending;
mod road;

use std::sync::LazyLock;

use crate::engine::session::Setup;
use crate::engine::{Seat, Viewer};
use crate::games::chai::data::{CardId, FIRST_YEAR, Family, ShipId};
use crate::games::chai::pieces::{Dice, Tea, TeaSet, Teas};
use crate::games::chai::places::{Crew, Hall, Pier, Run, Slot, Space, Worker};
use crate::games::chai::state::{Merchant, Side, Table, Work};
use crate::games::chai::words::nouns;
use crate::games::chai::{Chai, View};
use crate::laws::hearing::{self, Fact, Heard, Phrase};
use crate::words::{Argument, Speaker, Topic, english};

const HARVEST: Topic = Topic::Place(2);
const MARKET: Topic = Topic::Place(3);
const PALACE: Topic = Topic::Place(4);
const HARBOUR: Topic = Topic::Place(5);
const PRODUCTION: Topic = Topic::Place(6);

/// The messages that facts are.
#[rustfmt::skip] // a topic a line
const FACTS: &[&str] = &[
    "fact-score", "board-sailed", "fact-at", "fact-at.down", "fact-at.crate", "board-no-workers",
    "board-free-workers", "line-passed", "board-coin", "fact-first", "part-berth-free", "fact-berth",
    "fact-berth.empty", "board-merchant", "board-merchant-side", "board-side-a", "board-side-b", "board-side-b-used",
    "board-side-to-choose", "fact-market", "fact-spent", "board-errand-of", "board-after-errands",
    "fact-turn", "line-ended-goal", "line-ended-year", "fact-taking", "fact-taking.last", "fact-production",
    "fact-placed", "fact-placed.begun", "fact-asked", "fact-then", "fact-steps", "fact-shown", "fact-shown.none",
    "fact-chosen", "fact-acting", "fact-acting.none", "line-displaced", "fact-run", "line-docked", "fact-queued",
    "fact-queued.turning",
    "line-walked", "part-marker",
    "fact-workers", "part-market", "line-market-closed", "fact-deep", "fact-pier", "part-crew-free",
];

/// The messages that facts contain.
const PARTS: &[&str] = &[
    "tea-count",
    "card-of",
    "card-converting",
    "line-times",
    "ship-clipper",
    "ship-junk",
    "board-any-teas",
    "board-tokens-on",
    "workers-equal",
    "place-market",
    "place-production",
    "fact-pier.place",
    "pier-slot",
    "pier-deck",
];

/// What was heard, or the part that is missing.
type Told<T> = Result<T, String>;

#[test]
fn what_is_heard_is_the_whole_view() {
    let parts = [PARTS, pending::QUESTIONS].concat();
    hearing::check_apart::<Chai>(FACTS, &parts, rebuild, equate);
}

/// The English name of each plantation card; equal cards have one name.
static NAMES: LazyLock<Vec<(CardId, String)>> = LazyLock::new(|| {
    let words = english::game("chai");
    let speaker = Speaker { words, names: &[], reader: Viewer::Public };
    CardId::all().map(|card| (card, words.say(&nouns::card(card), &speaker))).collect()
});

/// Returns the cards of this name, of which `taken` is the bitmask of those that are elsewhere; takes the first.
fn take_card(name: &str, taken: &mut u32) -> Told<CardId> {
    let left = NAMES.iter().find(|(card, other)| other == name && *taken & (1 << card.number()) == 0);
    let (card, _) = left.ok_or_else(|| format!("no card: “{name}”"))?;
    *taken |= 1 << card.number();
    Ok(*card)
}

/// Exchanges equal cards so that they lie in the order of their numbers: nobody tells them apart.
fn equate(view: &mut View) {
    let taken = &mut 0;
    let mut swap = |card: CardId| {
        let (_, name) = &NAMES[usize::from(card.number()) - 1];
        take_card(name, taken).expect("as many cards as before")
    };
    let table = &mut view.table;
    table.market = table.market.map(|card| card.map(&mut swap));
    for merchant in &mut table.merchants.0 {
        merchant.slots = merchant.slots.map(|card| card.map(&mut swap));
        let cards: Vec<CardId> = merchant.automaton_cards().map(&mut swap).collect();
        merchant.automaton_card_bits = cards.iter().fold(0, |bits, card| bits | 1 << card.number());
    }
    let pending = table.pending().to_vec();
    pending.iter().for_each(|_| table.pop());
    for work in pending {
        table.push(match work {
            Work::Plant { seat, card } => Work::Plant { seat, card: swap(card) },
            work => work,
        });
    }
    view.cards.iter_mut().for_each(|card| *card = card.map(&mut swap));
}

fn rebuild(setup: &Setup<Chai>, heard: &Heard) -> Told<View> {
    let mut taken = 0;
    let mut table = Table::new([Merchant::new(Tea::Green, Side::A); 2]);
    table.solo = setup.seats == 1;
    table.goal = setup.options.goal;
    table.shuffled = table.solo && setup.options.shuffled;
    let year = heard.heading.read(&["heading", "heading-race"])?.number::<u16>("year")?;
    table.year = (year - FIRST_YEAR) as u8;
    for seat in Seat::all(2) {
        let topic = Topic::Side(seat);
        table.merchants[seat] = merchant(heard, topic, &mut taken)?;
        if heard.find(topic, "board-coin").is_some() {
            table.coin = seat;
        }
        if heard.find(topic, "fact-first").is_some() {
            table.starter = seat;
        }
    }
    hear_automaton(heard, &mut table, &mut taken)?;
    road::hear(heard, &mut table)?;
    hear_boards(heard, &mut table, &mut taken)?;
    table.closed = heard.find(MARKET, "line-market-closed").is_some();
    let cards = deck(heard, MARKET, "fact-deck", |card| take_card(&card.text, &mut taken))?;
    let ships = deck(heard, HARBOUR, "ship-deck", described)?;
    let years = years(heard, &table)?;
    pending::hear(heard, &mut table, &mut taken)?;
    Ok(View { viewer: heard.viewer, table, cards, ships, years })
}

/// Returns the one that a noun names.
fn named<T: Copy>(phrase: &Phrase, all: &[T], noun: impl Fn(T) -> Argument) -> Told<T> {
    let id = |one: &T| match noun(*one) {
        Argument::Noun(id) => id,
        other => panic!("{other:?} is no noun"),
    };
    let ids: Vec<&str> = all.iter().map(id).collect();
    Ok(all[phrase.noun(&ids)?])
}

fn tea(phrase: &Phrase) -> Told<Tea> {
    named(phrase, &Tea::ALL, nouns::tea)
}

fn tea_set(phrase: &Phrase) -> Told<TeaSet> {
    phrase.items()?.iter().try_fold(TeaSet::default(), |set, item| Ok(set.with(tea(item)?)))
}

fn tokens(phrase: &Phrase) -> Told<Teas> {
    phrase.items()?.iter().try_fold(Teas::NONE, |mut teas, item| {
        let item = item.read(&["tea-count"])?;
        teas.add_many(tea(item.get("tea")?)?, item.number("count")?);
        Ok(teas)
    })
}

fn dice(phrase: &Phrase) -> Told<Dice> {
    let values: Vec<u8> = phrase.items()?.iter().map(Phrase::number).collect::<Told<_>>()?;
    Ok(Dice::from_values(&values))
}

fn ship(phrase: &Phrase) -> Told<ShipId> {
    named(phrase, &ShipId::all().collect::<Vec<_>>(), nouns::ship)
}

/// Returns the ship that is described with its demand and points.
fn described(phrase: &Phrase) -> Told<ShipId> {
    let junk = phrase.find(&["ship-junk"])?;
    ship(junk.map_or_else(|| phrase.read(&["ship-clipper"]), Ok)?.get("ship")?)
}

/// Returns the run "3–4–5".
fn run(phrase: &Phrase, owner: Seat) -> Told<Run> {
    let mut values = phrase.text.split('–').map(|value| value.parse::<u8>().map_err(|wrong| wrong.to_string()));
    let low = values.next().ok_or("no run")??;
    Ok(Run { owner, low, high: values.next_back().unwrap_or(Ok(low))? })
}

/// Returns what is told to be at a place or under a heading; `None` if nothing is.
fn found_at<'h, 'a>(heard: &'h Heard<'a>, topic: Topic, place: &str) -> Told<Option<&'h Phrase<'a>>> {
    let fact = heard.all(topic, "fact-at").find(|fact| fact.noun("place", &[place]).is_ok());
    fact.map(|fact| fact.get("what")).transpose()
}

fn merchant(heard: &Heard, topic: Topic, taken: &mut u32) -> Told<Merchant> {
    let has = |id: &str| heard.find(topic, id).is_some();
    let side = heard.find(topic, "board-merchant-side");
    let card = side.or(heard.find(topic, "board-merchant")).ok_or("no merchant card")?;
    let side = side.map_or(Ok(Side::A), |card| named(card.get("side")?, &Side::ALL, nouns::side))?;
    let mut merchant = Merchant::new(tea(card.get("tea")?)?, side);
    (merchant.used, merchant.passed) = (has("board-side-b-used"), has("line-passed"));
    if let Some(free) = heard.find(topic, "board-free-workers") {
        merchant.dice = dice(free.get("dice")?)?;
    }
    for ship in found_at(heard, topic, "standing-ships")?.map_or(Ok(Vec::new()), Phrase::items)? {
        merchant.sailed |= 1 << self::ship(&ship)?.number();
    }
    for berth in heard.all(topic, "fact-berth").chain(heard.all(topic, "fact-berth.empty")) {
        let index = berth.number::<usize>("number")? - 1;
        merchant.berths[index] = Some(ship(berth.get("ship")?)?);
        merchant.cargo[index] = berth.get("teas").map_or(Ok(Teas::NONE), tokens)?;
    }
    for fact in heard.on(topic).iter().filter(|fact| fact.id.starts_with("fact-at")) {
        let (place, what) = (fact.get("place")?, fact.get("what")?);
        if let Ok(space) = named(place, &Space::ALL, nouns::space) {
            merchant.tokens[space.index()] = tokens(what)?;
        } else if let Ok(slot) = named(place, &Slot::all().collect::<Vec<_>>(), nouns::slot) {
            merchant.slots[slot.index()] = Some(take_card(&what.text, taken)?);
            merchant.face_down |= u16::from(fact.id == "fact-at.down") << slot.0;
            merchant.stored[slot.index()] = fact.number("held").unwrap_or(0);
        }
    }
    let crates = merchant.cards().all(|(slot, card)| {
        (card.card().family == Family::Crate)
            == heard
                .all(topic, "fact-at.crate")
                .any(|fact| fact.get("place").is_ok_and(|place| named(place, &[slot], nouns::slot).is_ok()))
    });
    if crates { Ok(merchant) } else { Err("a crate is told like another card".into()) }
}

/// Hears the cards, the other workers and the errands of the automaton.
fn hear_automaton(heard: &Heard, table: &mut Table, taken: &mut u32) -> Told<()> {
    let Some(seat) = table.automaton() else { return Ok(()) };
    let topic = Topic::Side(seat);
    if let Some(fact) = heard.find(topic, "fact-market") {
        table.merchants[seat].market_only = dice(fact.get("dice")?)?;
    }
    if let Some(fact) = heard.find(topic, "fact-spent") {
        table.spent = dice(fact.get("dice")?)?;
    }
    if let Some(fact) = heard.find(topic, "board-errand-of") {
        table.entry = fact.number::<u8>("errand")? - 1;
    } else if heard.find(topic, "board-after-errands").is_some() {
        table.entry = 6;
    }
    for card in found_at(heard, topic, "category-1")?.map_or(Ok(Vec::new()), Phrase::items)? {
        let several = card.find(&["line-times"])?;
        let (name, count) = match &several {
            Some(several) => (several.get("line")?, several.number::<u8>("count")?),
            None => (&card, 1),
        };
        for _ in 0..count {
            table.merchants[seat].automaton_card_bits |= 1 << take_card(&name.text, taken)?.number();
        }
    }
    Ok(())
}

/// Returns the year cards: all if they are in numeric order, otherwise those turned up.
fn years(heard: &Heard, table: &Table) -> Told<Vec<Option<u8>>> {
    if !table.shuffled {
        return Ok((0..8).map(Some).collect());
    }
    let turned = found_at(heard, Topic::Side(Seat(1)), "box-years")?.map_or(Ok(Vec::new()), Phrase::items)?;
    let mut years: Vec<Option<u8>> =
        turned.iter().map(|year| Ok(Some((year.number::<u16>()? - FIRST_YEAR) as u8))).collect::<Told<_>>()?;
    years.resize(8, None);
    Ok(years)
}

/// Hears what lies on the five boards.
fn hear_boards(heard: &Heard, table: &mut Table, taken: &mut u32) -> Told<()> {
    table.supply = found_at(heard, HARVEST, "fact-supply")?.map_or(Ok(Teas::NONE), tokens)?;
    for fact in heard.all(HARVEST, "fact-workers") {
        table.gatherers[fact.seat("who")?] = dice(fact.get("workers")?)?;
    }
    for fact in heard.all(MARKET, "part-market") {
        let card = fact.get("card")?;
        if card.noun(&["board-no-card"]).is_err() {
            table.market[fact.number::<usize>("slot")? - 1] = Some(take_card(&card.text, taken)?);
        }
    }
    let worker = |fact: &Fact| Ok::<_, String>(Worker::new(fact.seat("who")?, fact.number("workers")?));
    for fact in heard.all(MARKET, "fact-workers") {
        match fact.get("place")?.find(&["place-market"])? {
            Some(place) => table.stalls[place.number::<usize>("slot")? - 1] = Some(worker(fact)?),
            None => table.pile = dice(fact.get("workers")?)?,
        }
    }
    for fact in heard.all(PALACE, "fact-workers") {
        table.halls[named(fact.get("place")?, &Hall::ALL, nouns::hall)? as usize] = Some(worker(fact)?);
    }
    for fact in heard.all(HARBOUR, "fact-pier") {
        let ship = fact.get("ship")?;
        if ship.noun(&["board-no-ship"]).is_err() {
            table.ships[fact.number::<usize>("slot")? - 1] = Some(described(ship)?);
        }
    }
    for fact in heard.all(HARBOUR, "fact-workers") {
        let slot = fact.get("place")?.find(&["fact-pier.place"])?;
        let pier = slot.map_or(Ok(Pier::DECK.index()), |slot| slot.number::<usize>("slot").map(|slot| slot - 1))?;
        table.runs[pier] = Some(run(fact.get("workers")?, fact.seat("who")?)?);
    }
    for fact in heard.all(PRODUCTION, "fact-workers") {
        let place: usize = fact.read("place", &["place-production"])?.number("place")?;
        let set = fact.read("workers", &["workers-equal"])?;
        // Seven workers are all that a merchant has.
        let (owner, value, count) = (fact.seat("who")?, set.number("value")?, set.number("count").unwrap_or(7));
        table.crews[place - 1] = Some(Crew { owner, value, count });
    }
    Ok(())
}

/// Returns the cards of a deck, the top one first; `None` for those that are not told.
fn deck<T: Copy>(
    heard: &Heard,
    topic: Topic,
    name: &str,
    mut card: impl FnMut(&Phrase) -> Told<T>,
) -> Told<Vec<Option<T>>> {
    let count: usize = found_at(heard, topic, name)?.ok_or("no deck")?.number()?;
    let mut cards = vec![None; count];
    for fact in heard.all(topic, "fact-deep") {
        cards[fact.number::<usize>("number")? - 1] = Some(card(fact.get("card")?)?);
    }
    Ok(cards)
}
