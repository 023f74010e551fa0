//! Builds the view again from what is heard; see `laws::hearing`.

use crate::engine::session::Setup;
use crate::engine::{Game, PerSeat, Seat, SeatSet};
use crate::games::ceylon_cards::CeylonCards;
use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::data::OFFERS;
use crate::games::ceylon_cards::events::Lot;
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::state::{End, Ending, Phase, Raid, Stage};
use crate::games::ceylon_cards::view::{Hand, Seen, SeenOffer, View};
use crate::games::ceylon_cards::words::nouns;
use crate::laws::hearing::{self, Fact, Heard, Phrase};
use crate::words::Topic;

/// The topics: the turn, the deck, the discard pile.
const TURN: Topic = Topic::Place(0);
const DECK: Topic = Topic::Place(1);
const DISCARD: Topic = Topic::Place(2);

const OFFERED: &[&str] = &["line-offer", "line-gift", "line-request", "line-call"];
const OFFERED_TO_ANYONE: &[&str] =
    &["line-offer-anyone", "line-gift-anyone", "line-request-anyone", "line-call-anyone"];
const COUNTERED: &[&str] = &["line-counter", "line-counter-gift", "line-counter-request"];
const REASONS: &[&str] = &["aside-won-target", "aside-won-equal", "aside-won-rounds"];
const OTHERS: &[&str] = &[
    "fact",
    "fact-for",
    "board-hand-size",
    "counted",
    "counted-cards",
    "counted-plantations",
    "prompt-waits-turn",
    "prompt-waits-answer",
    "prompt-waits-raid",
    "board-offers-left",
    "line-begin",
    "line-attack",
    "line-fleet",
    "line-promise",
    "line-won",
];

#[test]
fn what_is_heard_is_the_whole_view() {
    let ids = [OFFERED, OFFERED_TO_ANYONE, COUNTERED, REASONS, OTHERS].concat();
    hearing::check::<CeylonCards>(&ids, rebuild);
}

fn rebuild(setup: &Setup<CeylonCards>, heard: &Heard) -> Result<View, String> {
    let seats = setup.seats;
    let turn = Turn { heard, seats };
    let first = turn.find("line-begin")?.seat("who")?;
    let ending = turn.ending()?;
    let (active, phase) = match ending {
        None => (turn.find("prompt-waits-turn")?.seat("who")?, turn.phase()?),
        // A game is won by shipping, or after the last player's turn.
        Some(Ending { end: End::Target, winners }) => (winners.iter().next().ok_or("no winner")?, Phase::Ship),
        Some(_) => (first.round(seats).last().ok_or("no seats")?, Phase::End),
    };
    let offers_made = OFFERS - turn.find("board-offers-left")?.number::<u8>("count")?;
    let mut view = View {
        viewer: heard.viewer,
        rules: CeylonCards::INFO.rules,
        options: setup.options,
        seats,
        hands: PerSeat::default(),
        points: PerSeat::default(),
        plantations: PerSeat::default(),
        officials: PerSeat::default(),
        deck: named(heard, DECK, "figure-cards").ok_or("no deck")?.number()?,
        discard: heard.all(DISCARD, "counted").try_fold(Cards::NONE, with)?,
        first,
        active,
        phase,
        round: (heard.heading.read(&["heading"])?.number::<u16>("turn")? - 1) / u16::from(seats) + 1,
        clippers_used: number(heard, TURN, "fact-clippers")?,
        offers_made,
        pending: turn.pending(active, offers_made)?,
        ending,
    };
    for seat in Seat::all(seats) {
        let side = Topic::Side(seat);
        view.hands[seat] = hand(heard, side)?;
        view.officials[seat] = number(heard, side, "standing-officials")?;
        for fact in heard.all(side, "counted-plantations") {
            view.plantations[seat][good(fact)?] = fact.number("count")?;
        }
        for item in items(named(heard, side, "fact-scored"))? {
            let fact = item.read(&["fact-for"])?;
            view.points[seat][good(&fact)?] = fact.number("points")?;
        }
        let total: u16 = number(heard, side, "standing-points")?;
        if total != view.total(seat) {
            return Err(format!("{total} points in total, but {:?}", view.points[seat]));
        }
    }
    Ok(view)
}

/// What is heard of the turn.
struct Turn<'h, 'a> {
    heard: &'h Heard<'a>,
    seats: u8,
}

impl<'h, 'a> Turn<'h, 'a> {
    fn find(&self, id: &str) -> Result<&'h Fact<'a>, String> {
        self.heard.find(TURN, id).ok_or_else(|| format!("no {id}"))
    }

    /// Returns the first fact that is one of these messages.
    fn any(&self, ids: &[&str]) -> Option<&'h Fact<'a>> {
        ids.iter().find_map(|id| self.heard.find(TURN, id))
    }

    fn phase(&self) -> Result<Phase, String> {
        let name = named(self.heard, TURN, "fact-phase").ok_or("no phase")?;
        Ok(Phase::ALL[name.noun(&Phase::ALL.map(nouns::phase))?])
    }

    fn ending(&self) -> Result<Option<Ending>, String> {
        let Some(won) = self.heard.find(TURN, "line-won") else { return Ok(None) };
        let winners = won.items("who")?.iter().map(Phrase::seat).collect::<Result<SeatSet, String>>()?;
        let end = match self.any(REASONS).ok_or("no reason of the end")?.id {
            "aside-won-target" => End::Target,
            "aside-won-equal" => End::EqualTurns,
            _ => End::Rounds,
        };
        Ok(Some(Ending { end, winners }))
    }

    fn pending(&self, active: Seat, offers_made: u8) -> Result<Seen, String> {
        if let Some(attack) = self.heard.find(TURN, "line-attack") {
            return Ok(Seen::Raid(Raid::Attack { target: attack.seat("target")? }));
        }
        if let Some(fleet) = self.heard.find(TURN, "line-fleet") {
            let (target, asked) = (fleet.seat("target")?, self.find("prompt-waits-raid")?.seat("who")?);
            let mut promised = PerSeat::default();
            for promise in self.heard.all(TURN, "line-promise") {
                promised[promise.seat("who")?] = promise.number("count")?;
            }
            return Ok(Seen::Raid(Raid::Fleet { target, asked, promised }));
        }
        let composing = named(self.heard, TURN, "fact-offer");
        let proposed = self.any(OFFERED).or_else(|| self.any(OFFERED_TO_ANYONE));
        let (to, stage, give, want) = match (composing, proposed) {
            (None, None) => return Ok(Seen::Nothing),
            (Some(to), _) => {
                let to =
                    to.noun(&["part-anyone"]).map(|_| Partner::Anyone).or_else(|_| to.seat().map(Partner::Seat))?;
                (to, Stage::Offer, self.so_far("fact-give")?, self.so_far("fact-want")?)
            }
            (None, Some(offer)) => {
                let to = if offer.get("to").is_ok() { Partner::Seat(offer.seat("to")?) } else { Partner::Anyone };
                (to, Stage::Answer, lot(offer, "give")?, lot(offer, "want")?)
            }
        };
        // The first offer of a turn ends the Draw Phase.
        let since = if offers_made == 1 { Phase::Draw } else { Phase::Trade };
        let none = Lot::visible(Cards::NONE);
        let mut offer =
            SeenOffer { to, stage, since, asked: active, give, want, counter_give: none, counter_want: none };
        if let Some(by) = named(self.heard, TURN, "fact-counter") {
            (offer.stage, offer.asked) = (Stage::Counter, by.seat()?);
            (offer.counter_give, offer.counter_want) = (self.so_far("fact-give")?, self.so_far("fact-want")?);
        } else if let Some(counter) = self.any(COUNTERED) {
            (offer.stage, offer.asked) = (Stage::Reply, counter.seat("by")?);
            (offer.counter_give, offer.counter_want) = (lot(counter, "give")?, lot(counter, "want")?);
        } else {
            offer.asked = match (stage, to) {
                (Stage::Offer, Partner::Seat(seat)) => seat,
                (Stage::Offer, Partner::Anyone) => active.next(self.seats),
                _ => self.find("prompt-waits-answer")?.seat("who")?,
            };
        }
        Ok(Seen::Offer(offer))
    }

    /// Returns the cards of an offer or a counter-offer that is being composed.
    fn so_far(&self, name: &str) -> Result<Lot, String> {
        Ok(Lot::visible(cards(items(named(self.heard, TURN, name))?)?))
    }
}

/// Returns the value of a fact with a name.
fn named<'h, 'a>(heard: &'h Heard<'a>, topic: Topic, name: &str) -> Option<&'h Phrase<'a>> {
    let fact = heard.all(topic, "fact").find(|fact| fact.noun("name", &[name]).is_ok())?;
    fact.get("value").ok()
}

/// Returns the number of a fact with a name; 0 if there is none.
fn number<T: TryFrom<i64> + Default>(heard: &Heard, topic: Topic, name: &str) -> Result<T, String> {
    named(heard, topic, name).map_or_else(|| Ok(T::default()), Phrase::number)
}

fn items<'a>(list: Option<&Phrase<'a>>) -> Result<Vec<Phrase<'a>>, String> {
    list.map_or_else(|| Ok(Vec::new()), Phrase::items)
}

fn good(fact: &Fact) -> Result<usize, String> {
    fact.noun("good", &Good::ALL.map(nouns::good))
}

fn hand(heard: &Heard, side: Topic) -> Result<Hand, String> {
    let size = heard.find(side, "board-hand-size").ok_or("no hand")?.number("count")?;
    let known = named(heard, side, "standing-cards").or_else(|| named(heard, side, "fact-known"));
    Ok(Hand { size, known: cards(items(known)?)? })
}

/// Adds the cards of a phrase such as "2 Ports".
fn with(mut cards: Cards, counted: &Fact) -> Result<Cards, String> {
    let card = Card::ALL[counted.noun("card", &Card::ALL.map(nouns::card))?];
    cards += Cards::copies(card, counted.number("count")?);
    Ok(cards)
}

fn cards(items: Vec<Phrase>) -> Result<Cards, String> {
    items.iter().try_fold(Cards::NONE, |cards, item| with(cards, &item.read(&["counted"])?))
}

/// Returns a side of an offer: its cards, or only their number.
fn lot(offer: &Fact, side: &str) -> Result<Lot, String> {
    let Ok(phrase) = offer.get(side) else { return Ok(Lot::visible(Cards::NONE)) };
    match phrase.find(&["counted-cards"])? {
        Some(hidden) => Ok(Lot { count: hidden.number("count")?, cards: None }),
        None => Ok(Lot::visible(cards(phrase.items()?)?)),
    }
}
