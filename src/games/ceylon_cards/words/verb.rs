//! The labels of buttons: each action as a command. Called through `Words`. Does not check legality.

use super::prompt::is_call;
use super::{labels, nouns};
use crate::games::ceylon_cards::action::{Action, Partner};
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::composer::Kind;
use crate::games::ceylon_cards::data::CLIPPER_DRAW;
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::state::Stage;
use crate::games::ceylon_cards::view::{Seen, SeenOffer, View};
use crate::message;
use crate::words::{Argument, Message};

/// Returns the label of the action's button, starting with a verb.
pub(super) fn verb(view: &View, action: &Action) -> Message {
    match *action {
        Action::Clipper => message!("do-clipper", count: CLIPPER_DRAW),
        Action::Offer(Partner::Seat(seat)) => message!("do-offer", to: seat),
        Action::Offer(Partner::Anyone) => message!("do-offer-anyone"),
        Action::Give(card) => message!("do-give", card: nouns::of_card(card)),
        Action::Want(card) => message!("do-want", card: nouns::of_card(card)),
        Action::Propose => match &view.pending {
            Seen::Offer(offer) if offer.stage == Stage::Counter => message!("do-propose-counter"),
            Seen::Offer(offer) if is_call(offer) => message!("do-call"),
            Seen::Offer(offer) => labels::propose(kind(offer), offer.to),
            _ => message!("do-propose"),
        },
        Action::Accept => message!("do-accept"),
        Action::Decline => message!("do-decline"),
        Action::Counter => message!("do-counter"),
        Action::Attack(seat) => message!("do-attack", target: seat),
        Action::Fleet(seat) => message!("do-fleet", target: seat),
        Action::Negate => message!("do-negate"),
        Action::Pass => message!("do-pass"),
        Action::Commit(clippers) => message!("do-promise", count: clippers),
        Action::Monsoon => message!("do-monsoon"),
        Action::Typhoon => message!("do-typhoon"),
        Action::Plantation(good) => message!("do-plantation", good: nouns::of_good(good)),
        Action::Official => message!("do-official"),
        Action::Meld { good, goods, plantations } => {
            message!("do-ship", count: goods + plantations, good: nouns::of_good(good))
        }
        Action::End => message!("do-end"),
        Action::Discard(card) => message!("do-discard", card: nouns::of_card(card)),
    }
}

/// Returns the kind of an offer that names cards.
fn kind(offer: &SeenOffer) -> Kind {
    match (offer.give.count, offer.want.count) {
        (0, _) => Kind::Request,
        (_, 0) => Kind::Gift,
        _ => Kind::Swap,
    }
}

/// Returns the cards of a meld with plantations, which could be of goods alone.
pub(super) fn marks(action: &Action) -> Vec<Argument> {
    let Action::Meld { good, goods, plantations: plantations @ 1.. } = *action else { return Vec::new() };
    let mut cards = Cards::copies(good.card(), goods);
    cards += Cards::copies(Card::Plantation, plantations);
    vec![nouns::list(&cards)]
}
