//! The trade composer: an offer or a counter-offer, put together in any order and converted to actions in the order of
//! the rules.
//!
//! Driven by `draft`; reads a view and knows no screen. Its tests check the actions against the legal lists, so the
//! page can pass them to the session unchanged.

use super::action::{Action, Partner};
use super::cards::Cards;
use super::ideas::{Idea, ideas};
use super::pieces::Card;
use super::score::best_meld;
use super::state::{Phase, Stage};
use super::view::{Seen, View};
use super::words::refusal::{self, Proposal};
use crate::engine::{Seat, Viewer};
use crate::words::Refusal;

/// The proposal being composed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draft {
    /// An offer, not started yet.
    Offer,
    /// A counter-offer, not started yet.
    Counter,
    /// An offer or counter-offer that was started before the page was closed.
    Begun,
}

/// The type of proposal, for its heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Cards for cards.
    Swap,
    /// Cards for nothing.
    Gift,
    /// Nothing for cards.
    Request,
    /// No card is named: the others are invited to make proposals.
    Call,
}

/// The effect of a trade on the viewer and the partner: each pair is before and after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    pub hand: (u8, u8),
    /// Cards in the partner's hand; `None` if the partner may be any player.
    pub partner: Option<(u8, u8)>,
    /// Points of the best meld in hand; 0 if none can be shipped.
    pub meld: (u16, u16),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Composer {
    view: View,
    me: Seat,
    to: Partner,
    draft: Draft,
    /// Cards given and cards asked for that were named before the composer was opened. They cannot be taken back.
    named: (Cards, Cards),
    give: Cards,
    want: Cards,
}

impl Composer {
    /// Opens a composer for the proposal that the viewer can make now: an offer to `to`, a counter-offer to the offer
    /// that the viewer has to answer, or the rest of either if it has been started. `None` if no proposal is possible.
    pub fn open(view: &View, to: Partner) -> Option<Composer> {
        let Viewer::Seat(me) = view.viewer else { return None };
        if !view.is_mine() {
            return None;
        }
        let no_cards = (Cards::NONE, Cards::NONE);
        let (to, draft, named) = match &view.pending {
            Seen::Nothing => {
                let open = view.phase <= Phase::Trade && view.offers_left() > 0;
                let hand_size = match to {
                    Partner::Seat(seat) => seat != me && seat.0 < view.seats,
                    Partner::Anyone => view.seats > 2,
                };
                (open && hand_size).then_some((to, Draft::Offer, no_cards))?
            }
            Seen::Offer(offer) => {
                let active = Partner::Seat(view.active);
                let cards = |give: super::events::Lot, want: super::events::Lot| Some((give.cards?, want.cards?));
                match offer.stage {
                    Stage::Offer => (offer.to, Draft::Begun, cards(offer.give, offer.want)?),
                    Stage::Counter => (active, Draft::Begun, cards(offer.counter_give, offer.counter_want)?),
                    Stage::Answer if view.hands[me].size + view.hands[view.active].size > 0 => {
                        (active, Draft::Counter, no_cards)
                    }
                    Stage::Answer | Stage::Reply => return None,
                }
            }
            Seen::Raid(_) => return None,
        };
        Some(Composer { view: view.clone(), me, to, draft, named, give: named.0, want: named.1 })
    }

    pub fn draft(&self) -> Draft {
        self.draft
    }

    pub fn to(&self) -> Partner {
        self.to
    }

    /// Returns the partners to choose from with the sizes of their hands; for `Anyone`, the size of the largest.
    pub fn partners(&self) -> Vec<(Partner, u8)> {
        if self.draft != Draft::Offer {
            return vec![(self.to, self.view.want_most(self.to))];
        }
        let others = Seat::all(self.view.seats).filter(|seat| *seat != self.me);
        let mut partners: Vec<Partner> = others.map(Partner::Seat).collect();
        if partners.len() > 1 {
            partners.push(Partner::Anyone);
        }
        partners.into_iter().map(|partner| (partner, self.max_count(partner))).collect()
    }

    /// Changes the partner of an offer that has not been started; the cards stay. Returns `false` if that partner
    /// cannot be chosen.
    pub fn set_partner(&mut self, to: Partner) -> bool {
        let possible = self.partners().iter().any(|(partner, _)| *partner == to);
        if possible {
            self.to = to;
        }
        possible
    }

    /// Returns the cards given so far.
    pub fn give(&self) -> &Cards {
        &self.give
    }

    /// Returns the cards asked for so far.
    pub fn want(&self) -> &Cards {
        &self.want
    }

    /// Returns the maximum number of cards that may be asked for.
    pub fn want_most(&self) -> u8 {
        self.max_count(self.to)
    }

    fn proposal(&self) -> Proposal {
        if self.view.active == self.me { Proposal::Offer } else { Proposal::Counter }
    }

    /// Returns the refusal for asking for more than the maximum.
    fn too_many(&self) -> Refusal {
        match self.to {
            Partner::Anyone => refusal::hands_are_smaller(self.want_most()),
            Partner::Seat(seat) => refusal::hand_is_smaller(seat, self.want_most(), self.proposal()),
        }
    }

    fn max_count(&self, to: Partner) -> u8 {
        match to {
            Partner::Seat(seat) => self.view.hands[seat].size,
            Partner::Anyone => self.view.want_most(to),
        }
    }

    /// Checks whether one more copy of `card` can be given.
    ///
    /// # Errors
    /// The reason why not.
    pub fn can_give(&self, card: Card) -> Result<(), Refusal> {
        let held = self.view.hand()[card];
        if held == 0 {
            return Err(refusal::not_held(card, self.proposal()));
        }
        if self.give[card] >= held {
            return Err(refusal::all_given(card, self.proposal()));
        }
        if self.want[card] > 0 {
            return Err(refusal::wanted_already(card, self.proposal()));
        }
        let (named_give, named_want) = &self.named;
        if !named_want.is_empty() || named_give.last().is_some_and(|last| card < last) {
            return Err(refusal::said_already(self.proposal()));
        }
        Ok(())
    }

    /// Checks whether one more copy of `card` can be asked for.
    ///
    /// # Errors
    /// The reason why not.
    pub fn can_want(&self, card: Card) -> Result<(), Refusal> {
        if self.give[card] > 0 {
            return Err(refusal::given_already(card, self.proposal()));
        }
        if self.want.len() >= self.want_most() {
            return Err(self.too_many());
        }
        if self.named.1.last().is_some_and(|last| card < last) {
            return Err(refusal::said_already(self.proposal()));
        }
        Ok(())
    }

    /// Adds one copy of `card` to those given.
    ///
    /// # Errors
    /// The reason why not; the draft is unchanged.
    pub fn add_give(&mut self, card: Card) -> Result<(), Refusal> {
        self.can_give(card)?;
        self.give.put(card);
        Ok(())
    }

    /// Adds one copy of `card` to those asked for.
    ///
    /// # Errors
    /// The reason why not; the draft is unchanged.
    pub fn add_want(&mut self, card: Card) -> Result<(), Refusal> {
        self.can_want(card)?;
        self.want.put(card);
        Ok(())
    }

    /// Withdraws one card from those given; `false` if there is none or it has already been announced.
    pub fn drop_give(&mut self, card: Card) -> bool {
        let can = self.give[card] > self.named.0[card];
        if can {
            self.give.take(card, 1);
        }
        can
    }

    /// Withdraws one card from those asked for; `false` if there is none or it has already been announced.
    pub fn drop_want(&mut self, card: Card) -> bool {
        let can = self.want[card] > self.named.1[card];
        if can {
            self.want.take(card, 1);
        }
        can
    }

    /// Returns the type of the proposal as drafted.
    pub fn kind(&self) -> Kind {
        match (self.give.is_empty(), self.want.is_empty()) {
            (true, true) => Kind::Call,
            (false, true) => Kind::Gift,
            (true, false) => Kind::Request,
            (false, false) => Kind::Swap,
        }
    }

    /// Returns suggested deals for an offer in which nothing has been named yet.
    pub fn ideas(&self) -> Vec<Idea> {
        let empty = self.draft == Draft::Offer && self.kind() == Kind::Call;
        if empty { ideas(&self.view) } else { Vec::new() }
    }

    /// Returns the cards that the partner is known to hold; none for `Anyone`.
    pub fn known(&self) -> Cards {
        match self.to {
            Partner::Seat(seat) => self.view.hands[seat].known,
            Partner::Anyone => Cards::NONE,
        }
    }

    /// Returns the effect of the proposal if accepted.
    pub fn effect(&self) -> Effect {
        let partner = match self.to {
            Partner::Seat(seat) => Some(seat),
            Partner::Anyone => None,
        };
        effect(&self.view, self.me, partner, &self.give, &self.want)
    }

    /// Returns the reason why the rules would reject the proposal: it asks for more cards than the partner holds
    /// (after a change of partner), or it is a counter-offer that names no card.
    pub fn fault(&self) -> Option<Refusal> {
        if self.want.len() > self.want_most() {
            return Some(self.too_many());
        }
        let is_empty = self.proposal() == Proposal::Counter && self.kind() == Kind::Call;
        is_empty.then(refusal::empty_counter)
    }

    /// Returns the actions that make up the proposal, in the order of the rules.
    pub fn actions(&self) -> Vec<Action> {
        let beginning = match self.draft {
            Draft::Offer => Some(Action::Offer(self.to)),
            Draft::Counter => Some(Action::Counter),
            Draft::Begun => None,
        };
        let unnamed = |all: &Cards, named: &Cards| {
            let mut rest = *all;
            rest -= *named;
            rest
        };
        let one_by_one = |cards: Cards| cards.iter().flat_map(|(card, count)| (0..count).map(move |_| card));
        let mut actions: Vec<Action> = beginning.into_iter().collect();
        actions.extend(one_by_one(unnamed(&self.give, &self.named.0)).map(Action::Give));
        actions.extend(one_by_one(unnamed(&self.want, &self.named.1)).map(Action::Want));
        actions.push(Action::Propose);
        actions
    }
}

/// Returns the effect on the viewer of accepting the proposal that it has to answer; `None` if there is no such
/// proposal, or if the viewer lacks a card that is asked for.
pub fn effect_of_accepting(view: &View) -> Option<Effect> {
    let (Viewer::Seat(own), Seen::Offer(offer)) = (view.viewer, &view.pending) else { return None };
    if !view.is_mine() {
        return None;
    }
    let (other, give, get) = match offer.stage {
        Stage::Answer => (view.active, offer.want.cards?, offer.give.cards?),
        Stage::Reply => (offer.asked, offer.counter_want.cards?, offer.counter_give.cards?),
        Stage::Offer | Stage::Counter => return None,
    };
    view.hand().holds(&give).then(|| effect(view, own, Some(other), &give, &get))
}

fn effect(view: &View, me: Seat, partner: Option<Seat>, give: &Cards, want: &Cards) -> Effect {
    let hand = *view.hand();
    let mut after = hand;
    after.remove_all_present(give);
    after += *want;
    let meld = |hand: &Cards| best_meld(hand, &view.plantations[me]).map_or(0, |(_, points)| points);
    let moved = |size: u8| (size, (size + give.len()).saturating_sub(want.len()));
    Effect {
        hand: (hand.len(), after.len()),
        partner: partner.map(|seat| moved(view.hands[seat].size)),
        meld: (meld(&hand), meld(&after)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game};
    use crate::games::ceylon_cards::{CeylonCards, Options, State};

    fn view(state: &State) -> View {
        View::from_state(state, Viewer::Seat(state.to_act()))
    }

    /// Applies these actions, checking each against the legal list.
    fn apply_all(state: &mut State, actions: &[Action]) {
        for action in actions {
            let mut legal = vec![];
            CeylonCards::legal(state, &mut legal);
            assert!(legal.contains(action), "{action} is not among {legal:?}");
            CeylonCards::apply(state, *action, &mut Chance::script(&[]), &mut ());
        }
    }

    /// Makes random legal presses, and takes some of them back.
    fn press_at_random(composer: &mut Composer, chance: &mut Chance) {
        for _ in 0..chance.below(12) {
            let card = Card::ALL[chance.index(Card::ALL.len())];
            match chance.below(5) {
                0 | 1 => {
                    let can = composer.can_give(card).is_ok();
                    assert_eq!(composer.add_give(card).is_ok(), can);
                }
                2 | 3 => {
                    let can = composer.can_want(card).is_ok();
                    assert_eq!(composer.add_want(card).is_ok(), can);
                }
                _ => {
                    composer.drop_give(card);
                    composer.drop_want(card);
                }
            }
        }
    }

    #[test]
    fn actions_are_legal_for_any_order_of_presses() {
        let mut chance = Chance::stream(5);
        for seed in 0..400 {
            let seats = 2 + (seed % 7) as u8;
            let mut state = CeylonCards::setup(&Options::default(), seats, &mut Chance::at(seed, 0), &mut ());
            let partner = Partner::Seat(state.active.next(seats));
            let mut composer = Composer::open(&view(&state), partner).expect("an offer can be made");
            let partners = composer.partners();
            assert!(composer.set_partner(partners[chance.index(partners.len())].0));
            press_at_random(&mut composer, &mut chance);
            assert_eq!(composer.fault(), None);
            let actions = composer.actions();
            // If the page is closed halfway, a new composer must produce the remaining actions.
            let middle = chance.index(actions.len());
            apply_all(&mut state, &actions[..middle]);
            let resumed = Composer::open(&view(&state), partner).expect("it goes on");
            if middle > 0 {
                assert_eq!(resumed.draft(), Draft::Begun);
                apply_all(&mut state.clone(), &resumed.actions());
            }
            apply_all(&mut state, &actions[middle..]);
            let mut counter = Composer::open(&view(&state), partner).expect("a counter-offer can be made");
            assert_eq!(counter.draft(), Draft::Counter);
            press_at_random(&mut counter, &mut chance);
            match counter.fault() {
                None => apply_all(&mut state, &counter.actions()),
                Some(_) => assert_eq!(counter.kind(), Kind::Call),
            }
        }
    }

    #[test]
    fn only_cards_that_can_still_be_named_can_be_added() {
        let mut chance = Chance::stream(6);
        for seed in 0..100 {
            let mut state = CeylonCards::setup(&Options::default(), 3, &mut Chance::at(seed, 0), &mut ());
            for _ in 0..chance.below(6) {
                let mut legal = vec![];
                CeylonCards::legal(&state, &mut legal);
                let naming = |action: &Action| matches!(action, Action::Offer(_) | Action::Give(_) | Action::Want(_));
                legal.retain(naming);
                if legal.is_empty() {
                    break;
                }
                CeylonCards::apply(&mut state, legal[chance.index(legal.len())], &mut Chance::script(&[]), &mut ());
            }
            let Some(composer) = Composer::open(&view(&state), Partner::Anyone) else { continue };
            if composer.draft() != Draft::Begun {
                continue;
            }
            let mut legal = vec![];
            CeylonCards::legal(&state, &mut legal);
            for card in Card::ALL {
                assert_eq!(composer.can_give(card).is_ok(), legal.contains(&Action::Give(card)), "{card}");
                assert_eq!(composer.can_want(card).is_ok(), legal.contains(&Action::Want(card)), "{card}");
            }
        }
    }

    fn position() -> State {
        let mut state = CeylonCards::setup(&Options::default(), 3, &mut Chance::at(1, 0), &mut ());
        state.active = Seat(0);
        state.hands[Seat(0)] = [Card::Clipper, Card::Port, Card::Coffee, Card::Tea, Card::Tea].into_iter().collect();
        state.hands[Seat(1)] = [Card::Coffee, Card::Coffee].into_iter().collect();
        state
    }

    #[test]
    fn the_effect_of_the_trade_is_shown() {
        let mut composer = Composer::open(&view(&position()), Partner::Seat(Seat(1))).expect("an offer can be made");
        composer.add_give(Card::Tea).expect("there are two");
        composer.add_want(Card::Coffee).expect("he has two cards");
        composer.add_want(Card::Coffee).expect("he has two cards");
        let effect = composer.effect();
        assert_eq!((effect.hand, effect.partner, effect.meld), ((5, 6), Some((2, 1)), (5, 12)));
        assert_eq!(composer.kind(), Kind::Swap);
    }

    #[test]
    fn refused_cards_have_a_reason() {
        let mut composer = Composer::open(&view(&position()), Partner::Seat(Seat(1))).expect("an offer can be made");
        let error = |result: Result<(), Refusal>| result.expect_err("refused");
        let offer = Proposal::Offer;
        assert_eq!(error(composer.can_give(Card::Indigo)), refusal::not_held(Card::Indigo, offer));
        composer.add_give(Card::Port).expect("there is one");
        assert_eq!(error(composer.can_give(Card::Port)), refusal::all_given(Card::Port, offer));
        assert_eq!(error(composer.can_want(Card::Port)), refusal::given_already(Card::Port, offer));
        composer.add_want(Card::Tea).expect("two may be wanted");
        composer.add_want(Card::Tea).expect("two may be wanted");
        assert_eq!(error(composer.can_give(Card::Tea)), refusal::wanted_already(Card::Tea, offer));
        assert_eq!(error(composer.can_want(Card::Coffee)), refusal::hand_is_smaller(Seat(1), 2, offer));
        assert!(composer.drop_want(Card::Tea) && composer.can_want(Card::Coffee).is_ok());
    }

    #[test]
    fn asking_for_too_many_cards_is_refused_after_a_change_of_partner() {
        let mut composer = Composer::open(&view(&position()), Partner::Seat(Seat(2))).expect("an offer can be made");
        for _ in 0..3 {
            composer.add_want(Card::Indigo).expect("he has seven cards");
        }
        assert!(composer.set_partner(Partner::Seat(Seat(1))));
        assert!(composer.fault().is_some());
        composer.drop_want(Card::Indigo);
        assert_eq!((composer.fault(), composer.actions().len()), (None, 4));
        assert!(!composer.set_partner(Partner::Seat(Seat(0))));
    }
}
