//! Drafts of the card game: a trade, and the discards at the end of a turn.
//!
//! Driven by `table::pressing`; passes the presses of a trade to its composer. Knows no screen.

use super::CeylonCards;
use super::action::{Action, Partner};
use super::composer::{self, Composer};
use super::discards::Discards;
use super::pieces::Card;
use super::press::{Button, Part};
use super::state::Phase;
use super::view::View;
use super::words::labels;
use crate::words::draft::{self, Drafted, Lack};
use crate::words::{Message, Refusal, Words};

#[derive(Clone, PartialEq, Debug)]
pub enum Draft {
    /// An offer or a counter-offer.
    Trade(Box<Composer>),
    Discards(Discards),
}

impl Draft {
    /// Returns the trade, if this is one.
    pub fn trade(&self) -> Option<&Composer> {
        if let Draft::Trade(composer) = self { Some(composer) } else { None }
    }
}

/// Returns the partner that a part selects.
fn partner(part: Part) -> Option<Partner> {
    match part {
        Part::Seat(seat) => Some(Partner::Seat(seat)),
        Part::Anyone => Some(Partner::Anyone),
        _ => None,
    }
}

/// Adds a part to a trade: a card to give, a card to ask for, or the partner.
fn mark(composer: &mut Composer, view: &View, part: Part) -> Result<(), Refusal> {
    match part {
        Part::Card(card) => composer.add_give(card),
        Part::Name(card) => composer.add_want(card),
        _ if partner(part).is_some_and(|to| composer.set_partner(to)) => Ok(()),
        _ => Err(CeylonCards::refuse(view, part)),
    }
}

impl draft::Draft<CeylonCards> for Draft {
    fn of_decision(view: &View) -> Option<Self> {
        let open_begun =
            || Composer::open(view, Partner::Anyone).filter(|trade| trade.draft() == composer::Draft::Begun);
        Discards::open(view).map(Draft::Discards).or_else(|| open_begun().map(Box::new).map(Draft::Trade))
    }

    fn opened_by(view: &View, part: Part) -> Option<Self> {
        let wanted = match part {
            Part::Stop(Phase::Trade) => composer::Draft::Offer,
            Part::Button(Button::Counter) => composer::Draft::Counter,
            _ => return None,
        };
        // By default, an offer is made to the player on the left.
        let first = view.active.others(view.seats).next()?;
        let trade = Composer::open(view, Partner::Seat(first))?;
        (trade.draft() == wanted).then(|| Draft::Trade(Box::new(trade)))
    }

    fn parts(_: &View) -> Vec<Part> {
        Card::ALL.into_iter().map(Part::Card).chain(Card::ALL.into_iter().map(Part::Name)).collect()
    }

    fn claims(&self, part: Part) -> bool {
        match self {
            Draft::Trade(trade) => match part {
                Part::Card(_) | Part::Name(_) | Part::Button(Button::Propose) => true,
                Part::Seat(_) | Part::Anyone => trade.draft() == composer::Draft::Offer,
                _ => false,
            },
            Draft::Discards(_) => matches!(part, Part::Card(_)),
        }
    }

    fn times(&self, part: Part) -> usize {
        match (self, part) {
            (Draft::Trade(trade), Part::Card(card)) => trade.give()[card].into(),
            (Draft::Trade(trade), Part::Name(card)) => trade.want()[card].into(),
            (Draft::Trade(trade), Part::Stop(Phase::Trade)) => (trade.draft() == composer::Draft::Offer).into(),
            (Draft::Trade(trade), Part::Button(Button::Counter)) => (trade.draft() == composer::Draft::Counter).into(),
            (Draft::Trade(trade), _) => (partner(part) == Some(trade.to())).into(),
            (Draft::Discards(discards), Part::Card(card)) => discards.chosen()[card].into(),
            _ => 0,
        }
    }

    fn press(&mut self, view: &View, part: Part) -> Result<(), Refusal> {
        match (self, part) {
            (Draft::Trade(trade), _) => mark(trade, view, part),
            (Draft::Discards(discards), Part::Card(card)) => match discards.add(card) {
                true => Ok(()),
                false => Err(CeylonCards::refuse(view, part)),
            },
            _ => Err(CeylonCards::refuse(view, part)),
        }
    }

    fn release(&mut self, _: &View, part: Part) -> bool {
        match (self, part) {
            (Draft::Trade(trade), Part::Card(card)) => trade.drop_give(card),
            (Draft::Trade(trade), Part::Name(card)) => trade.drop_want(card),
            (Draft::Discards(discards), Part::Card(card)) => discards.drop(card),
            _ => false,
        }
    }

    /// Always `true`: even an empty draft shows something, such as the number of cards to discard.
    fn is_begun(&self) -> bool {
        true
    }

    fn can_drop(&self) -> bool {
        match self {
            Draft::Trade(trade) => trade.draft() != composer::Draft::Begun,
            Draft::Discards(discards) => !discards.chosen().is_empty(),
        }
    }

    fn is_full(&self, _: &View) -> bool {
        match self {
            Draft::Trade(_) => false,
            Draft::Discards(discards) => discards.chosen().len() == discards.wanted(),
        }
    }

    fn drafted(&self, _: &View) -> Drafted<Action> {
        match self {
            Draft::Trade(trade) => Drafted { actions: trade.actions(), lack: trade.fault().map(Lack::Refused) },
            Draft::Discards(discards) => {
                let (wanted, chosen) = (discards.wanted(), discards.chosen().len());
                let lack = (chosen < wanted).then(|| Lack::More(labels::choose_discards(wanted, chosen)));
                Drafted { actions: discards.actions(), lack }
            }
        }
    }

    fn adds(&self, part: Part) -> Option<Action> {
        match (self, part) {
            (Draft::Discards(_), Part::Card(card)) => Some(Action::Discard(card)),
            (Draft::Trade(_), Part::Card(card)) => Some(Action::Give(card)),
            (Draft::Trade(_), Part::Name(card)) => Some(Action::Want(card)),
            (Draft::Trade(_), _) => partner(part).map(Action::Offer),
            _ => None,
        }
    }

    fn verb(&self, _: &View) -> Message {
        match self {
            Draft::Trade(trade) => labels::propose(trade.kind(), trade.to()),
            Draft::Discards(discards) => labels::discard(discards.wanted()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game, Viewer};
    use crate::games::ceylon_cards::Options;
    use crate::words::draft::Draft as _;

    #[test]
    fn an_offer_is_drafted_by_pressing_stop_seat_and_cards() {
        let state = CeylonCards::setup(&Options::default(), 3, &mut Chance::at(1, 0), &mut ());
        let view = View::from_state(&state, Viewer::Seat(state.active));
        assert_eq!(Draft::of_decision(&view), None);
        assert_eq!(Draft::opened_by(&view, Part::Button(Button::Counter)), None);
        let mut draft = Draft::opened_by(&view, Part::Stop(Phase::Trade)).expect("an offer can be made");
        let second = state.active.next(3).next(3);
        draft.press(&view, Part::Seat(second)).expect("he can be asked");
        assert_eq!((draft.times(Part::Seat(second)), draft.times(Part::Anyone)), (1, 0));
        let (card, _) = view.hand().iter().next().expect("there are cards");
        draft.press(&view, Part::Card(card)).expect("it is held");
        assert!(draft.press(&view, Part::Name(card)).is_err(), "what is given is not wanted");
        let drafted = draft.drafted(&view);
        let actions = [Action::Offer(Partner::Seat(second)), Action::Give(card), Action::Propose];
        assert_eq!((&drafted.actions[..], drafted.lack), (&actions[..], None));
        assert!(draft.release(&view, Part::Card(card)) && !draft.release(&view, Part::Seat(second)));
        assert!(draft.press(&view, Part::Seat(state.active)).is_err(), "an offer goes to another");
    }
}
