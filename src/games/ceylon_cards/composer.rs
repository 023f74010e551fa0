//! The trade composer: an offer or a counter-offer put together in any order, and said in the
//! order that the rules ask for.
//!
//! Driven by the page; holds a draft only. It reads a view and knows no screen. The actions that it makes are
//! checked against the legal lists by its tests, so the page can hand them to the session as they are.

use super::action::{Action, Partner};
use super::cards::Cards;
use super::ideas::{Idea, ideas};
use super::pieces::Card;
use super::score::best_meld;
use super::state::{Phase, Stage};
use super::text::refusal::{self, Proposal};
use super::view::{Seen, View};
use crate::engine::{Seat, Viewer};
use crate::words::Refusal;

/// What is being put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draft {
    /// An offer, to be begun.
    Offer,
    /// A counter-offer, to be begun.
    Counter,
    /// An offer or counter-offer whose beginning is said already: the page was closed in between.
    Begun,
}

/// What kind of proposal the draft is, for its heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Cards for cards.
    Swap,
    /// Cards for nothing.
    Gift,
    /// Nothing for cards.
    Request,
    /// No card is named: the others are to make proposals.
    Call,
}

/// What a trade would do to the player who looks at it, before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Cards in hand.
    pub hand: (u8, u8),
    /// Cards in the hand of the partner; `None` when that may be anyone.
    pub partner: Option<(u8, u8)>,
    /// Points of the best meld in hand; 0 when none can be shipped.
    pub meld: (u16, u16),
}

/// The draft of an offer or a counter-offer.
#[derive(Clone, PartialEq, Debug)]
pub struct Composer {
    view: View,
    me: Seat,
    to: Partner,
    draft: Draft,
    /// What was said before the composer was opened and cannot be taken back.
    said: (Cards, Cards),
    give: Cards,
    want: Cards,
}

impl Composer {
    /// A composer for what the viewer can propose now; `None` when he cannot. On his own turn it
    /// drafts an offer to `to`; when he is asked, a counter-offer; when he has begun either, the rest.
    pub fn open(view: &View, to: Partner) -> Option<Composer> {
        let Viewer::Seat(me) = view.viewer else { return None };
        if !view.is_mine() {
            return None;
        }
        let nothing = (Cards::NONE, Cards::NONE);
        let (to, draft, said) = match &view.pending {
            Seen::Nothing => {
                let open = view.phase <= Phase::Trade && view.offers_left() > 0;
                let there = match to {
                    Partner::Seat(seat) => seat != me && seat.0 < view.seats,
                    Partner::Anyone => view.seats > 2,
                };
                (open && there).then_some((to, Draft::Offer, nothing))?
            }
            Seen::Offer(offer) => {
                let active = Partner::Seat(view.active);
                let cards = |give: super::events::Lot, want: super::events::Lot| Some((give.cards?, want.cards?));
                match offer.stage {
                    Stage::Offer => (offer.to, Draft::Begun, cards(offer.give, offer.want)?),
                    Stage::Counter => (active, Draft::Begun, cards(offer.counter_give, offer.counter_want)?),
                    Stage::Answer if view.hands[me].size + view.hands[view.active].size > 0 => {
                        (active, Draft::Counter, nothing)
                    }
                    Stage::Answer | Stage::Reply => return None,
                }
            }
            Seen::Raid(_) => return None,
        };
        Some(Composer { view: view.clone(), me, to, draft, said, give: said.0, want: said.1 })
    }

    /// What is being put together.
    pub fn draft(&self) -> Draft {
        self.draft
    }

    /// To whom it goes.
    pub fn to(&self) -> Partner {
        self.to
    }

    /// The partners to choose from, with the sizes of their hands (for anyone, the largest).
    pub fn partners(&self) -> Vec<(Partner, u8)> {
        if self.draft != Draft::Offer {
            return vec![(self.to, self.view.want_most(self.to))];
        }
        let others = Seat::all(self.view.seats).filter(|seat| *seat != self.me);
        let mut partners: Vec<Partner> = others.map(Partner::Seat).collect();
        if partners.len() > 1 {
            partners.push(Partner::Anyone);
        }
        partners.into_iter().map(|partner| (partner, self.most(partner))).collect()
    }

    /// Changes the partner of an offer that is not begun; the cards stay. `false` when that partner
    /// cannot be chosen.
    pub fn aim(&mut self, to: Partner) -> bool {
        let possible = self.partners().iter().any(|(partner, _)| *partner == to);
        if possible {
            self.to = to;
        }
        possible
    }

    /// What is given so far.
    pub fn give(&self) -> &Cards {
        &self.give
    }

    /// What is wanted so far.
    pub fn want(&self) -> &Cards {
        &self.want
    }

    /// How many cards may be wanted at most.
    pub fn want_most(&self) -> u8 {
        self.most(self.to)
    }

    /// Whether it is an offer or a counter-offer.
    fn proposal(&self) -> Proposal {
        if self.view.active == self.me { Proposal::Offer } else { Proposal::Counter }
    }

    /// More is wanted than can be.
    fn too_many(&self) -> Refusal {
        match self.to {
            Partner::Anyone => refusal::hands_are_smaller(self.want_most()),
            Partner::Seat(_) => refusal::hand_is_smaller(self.want_most(), self.proposal()),
        }
    }

    fn most(&self, to: Partner) -> u8 {
        match to {
            Partner::Seat(seat) => self.view.hands[seat].size,
            Partner::Anyone => self.view.want_most(to),
        }
    }

    /// Whether one more such card can be given.
    ///
    /// # Errors
    /// Says why not.
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
        let (said_give, said_want) = &self.said;
        if !said_want.is_empty() || said_give.last().is_some_and(|last| card < last) {
            return Err(refusal::said_already(self.proposal()));
        }
        Ok(())
    }

    /// Whether one more such card can be wanted.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_want(&self, card: Card) -> Result<(), Refusal> {
        if self.give[card] > 0 {
            return Err(refusal::given_already(card, self.proposal()));
        }
        if self.want.len() >= self.want_most() {
            return Err(self.too_many());
        }
        if self.said.1.last().is_some_and(|last| card < last) {
            return Err(refusal::said_already(self.proposal()));
        }
        Ok(())
    }

    /// Gives one more such card.
    ///
    /// # Errors
    /// Says why not; nothing has changed then.
    pub fn add_give(&mut self, card: Card) -> Result<(), Refusal> {
        self.can_give(card)?;
        self.give.put(card);
        Ok(())
    }

    /// Wants one more such card.
    ///
    /// # Errors
    /// Says why not; nothing has changed then.
    pub fn add_want(&mut self, card: Card) -> Result<(), Refusal> {
        self.can_want(card)?;
        self.want.put(card);
        Ok(())
    }

    /// Takes back one card that was to be given; `false` when there is none or it is said already.
    pub fn drop_give(&mut self, card: Card) -> bool {
        let can = self.give[card] > self.said.0[card];
        if can {
            self.give.take(card, 1);
        }
        can
    }

    /// Takes back one card that was wanted; `false` when there is none or it is said already.
    pub fn drop_want(&mut self, card: Card) -> bool {
        let can = self.want[card] > self.said.1[card];
        if can {
            self.want.take(card, 1);
        }
        can
    }

    /// What kind of proposal it is by now.
    pub fn kind(&self) -> Kind {
        match (self.give.is_empty(), self.want.is_empty()) {
            (true, true) => Kind::Call,
            (false, true) => Kind::Gift,
            (true, false) => Kind::Request,
            (false, false) => Kind::Swap,
        }
    }

    /// The deals that are suggested for an offer of which nothing is named yet.
    pub fn ideas(&self) -> Vec<Idea> {
        let empty = self.draft == Draft::Offer && self.kind() == Kind::Call;
        if empty { ideas(&self.view) } else { Vec::new() }
    }

    /// The cards that the partner surely holds; for anyone none are counted.
    pub fn known(&self) -> Cards {
        match self.to {
            Partner::Seat(seat) => self.view.hands[seat].known,
            Partner::Anyone => Cards::NONE,
        }
    }

    /// What it would do, if it were accepted.
    pub fn effect(&self) -> Effect {
        let partner = match self.to {
            Partner::Seat(seat) => Some(seat),
            Partner::Anyone => None,
        };
        effect(&self.view, self.me, partner, &self.give, &self.want)
    }

    /// The actions that say it, in the order of the rules.
    ///
    /// # Errors
    /// Says what is wrong with it: more is wanted than the partner holds (he was changed), or a
    /// counter-offer names nothing.
    pub fn actions(&self) -> Result<Vec<Action>, Refusal> {
        if self.want.len() > self.want_most() {
            return Err(self.too_many());
        }
        if self.proposal() == Proposal::Counter && self.kind() == Kind::Call {
            return Err(refusal::empty_counter());
        }
        let beginning = match self.draft {
            Draft::Offer => Some(Action::Offer(self.to)),
            Draft::Counter => Some(Action::Counter),
            Draft::Begun => None,
        };
        let unsaid = |all: &Cards, said: &Cards| {
            let mut rest = *all;
            rest -= *said;
            rest
        };
        let each = |cards: Cards| cards.iter().flat_map(|(card, count)| (0..count).map(move |_| card));
        let mut actions: Vec<Action> = beginning.into_iter().collect();
        actions.extend(each(unsaid(&self.give, &self.said.0)).map(Action::Give));
        actions.extend(each(unsaid(&self.want, &self.said.1)).map(Action::Want));
        actions.push(Action::Propose);
        Ok(actions)
    }
}

/// What accepting the proposal that lies before the viewer would do to him; `None` when there is none, or when he has
/// not every card that is wanted.
pub fn effect_of_accepting(view: &View) -> Option<Effect> {
    let (Viewer::Seat(me), Seen::Offer(offer)) = (view.viewer, &view.pending) else { return None };
    if !view.is_mine() {
        return None;
    }
    let (other, give, get) = match offer.stage {
        Stage::Answer => (view.active, offer.want.cards?, offer.give.cards?),
        Stage::Reply => (offer.asked, offer.counter_want.cards?, offer.counter_give.cards?),
        Stage::Offer | Stage::Counter => return None,
    };
    view.hand().holds(&give).then(|| effect(view, me, Some(other), &give, &get))
}

fn effect(view: &View, me: Seat, partner: Option<Seat>, give: &Cards, want: &Cards) -> Effect {
    let hand = *view.hand();
    let mut after = hand;
    after.take_what_is_here(give);
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
        View::of(state, Viewer::Seat(state.to_act()))
    }

    /// Carries out these actions, checking each action against the legal list.
    fn walk(state: &mut State, actions: &[Action]) {
        for action in actions {
            let mut legal = vec![];
            CeylonCards::legal(state, &mut legal);
            assert!(legal.contains(action), "{action} is not among {legal:?}");
            CeylonCards::apply(state, *action, &mut Chance::script(&[]), &mut ());
        }
    }

    /// Presses at random what can be pressed, and takes some of it back.
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
    fn its_actions_are_legal_in_whatever_order_it_was_pressed() {
        let mut chance = Chance::stream(5);
        for seed in 0..400 {
            let seats = 2 + (seed % 7) as u8;
            let mut state = CeylonCards::setup(&Options::default(), seats, &mut Chance::at(seed, 0), &mut ());
            let someone = Partner::Seat(state.active.next(seats));
            let mut composer = Composer::open(&view(&state), someone).expect("an offer can be made");
            let partners = composer.partners();
            assert!(composer.aim(partners[chance.index(partners.len())].0));
            press_at_random(&mut composer, &mut chance);
            let actions = composer.actions().expect("it was composed");
            // Closing the page in the middle of it loses nothing.
            let middle = chance.index(actions.len());
            walk(&mut state, &actions[..middle]);
            let begun = Composer::open(&view(&state), someone).expect("it goes on");
            if middle > 0 {
                assert_eq!(begun.draft(), Draft::Begun);
                walk(&mut state.clone(), &begun.actions().expect("what is said can be proposed"));
            }
            walk(&mut state, &actions[middle..]);
            let mut counter = Composer::open(&view(&state), someone).expect("a counter-offer can be made");
            assert_eq!(counter.draft(), Draft::Counter);
            press_at_random(&mut counter, &mut chance);
            match counter.actions() {
                Ok(actions) => walk(&mut state, &actions),
                Err(_) => assert_eq!(counter.kind(), Kind::Call),
            }
        }
    }

    #[test]
    fn what_can_be_added_is_what_could_still_be_said() {
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
    fn it_shows_what_the_trade_would_do() {
        let mut composer = Composer::open(&view(&position()), Partner::Seat(Seat(1))).expect("an offer can be made");
        composer.add_give(Card::Tea).expect("there are two");
        composer.add_want(Card::Coffee).expect("he has two cards");
        composer.add_want(Card::Coffee).expect("he has two cards");
        let effect = composer.effect();
        assert_eq!((effect.hand, effect.partner, effect.meld), ((5, 6), Some((2, 1)), (5, 12)));
        assert_eq!(composer.kind(), Kind::Swap);
    }

    #[test]
    fn it_says_why_something_cannot_be_added() {
        let mut composer = Composer::open(&view(&position()), Partner::Seat(Seat(1))).expect("an offer can be made");
        let why = |result: Result<(), Refusal>| result.expect_err("refused").why;
        assert_eq!(why(composer.can_give(Card::Indigo)), "You have no Indigo.");
        composer.add_give(Card::Port).expect("there is one");
        assert_eq!(why(composer.can_give(Card::Port)), "You already give all your Port cards.");
        assert_eq!(why(composer.can_want(Card::Port)), "You give Port, so you cannot ask for Port as well.");
        composer.add_want(Card::Tea).expect("two may be wanted");
        composer.add_want(Card::Tea).expect("two may be wanted");
        assert_eq!(why(composer.can_give(Card::Tea)), "You ask for Tea, so you cannot give Tea as well.");
        assert_eq!(why(composer.can_want(Card::Coffee)), "You can ask for 2 cards at most: that hand holds no more.");
        assert!(composer.drop_want(Card::Tea) && composer.can_want(Card::Coffee).is_ok());
    }

    #[test]
    fn a_partner_with_fewer_cards_shows_when_it_is_said() {
        let mut composer = Composer::open(&view(&position()), Partner::Seat(Seat(2))).expect("an offer can be made");
        for _ in 0..3 {
            composer.add_want(Card::Indigo).expect("he has seven cards");
        }
        assert!(composer.aim(Partner::Seat(Seat(1))));
        assert!(composer.actions().is_err());
        composer.drop_want(Card::Indigo);
        assert_eq!(composer.actions().expect("two cards").len(), 4);
        assert!(!composer.aim(Partner::Seat(Seat(0))));
    }
}
