//! Happenings: the kinds of events that matter enough to have a sound of their own. Named by the games; their notes are
//! in [`super::sound`].

/// A kind of event, the least important first: of several at once, only the last is heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Happening {
    /// A card is turned, taken or drawn.
    Card,
    /// Tea or another good is gathered.
    Tea,
    Dice,
    /// Money or goods change hands.
    Coins,
    Contract,
    /// A majority changes hands.
    Majority,
    Train,
    Storm,
    /// A stroke of a fight.
    Fight,
    /// A ship sails.
    Ship,
    /// The end of a round or year, or the beginning of the last one.
    Round,
    Wish,
    /// An award or a title.
    Honour,
}

impl Happening {
    pub const ALL: [Happening; 13] = [
        Happening::Card,
        Happening::Tea,
        Happening::Dice,
        Happening::Coins,
        Happening::Contract,
        Happening::Majority,
        Happening::Train,
        Happening::Storm,
        Happening::Fight,
        Happening::Ship,
        Happening::Round,
        Happening::Wish,
        Happening::Honour,
    ];
}

/// The happenings of some plies, each the most important of its part.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Happenings {
    /// Of the moves.
    pub moves: Option<Happening>,
    /// Whether the moves scored points, apart from those at the end of a round or game, which are counted later.
    pub scored: bool,
    /// Of the end of a round in the last ply; see [`crate::words::Words::closes`].
    pub close: Option<Happening>,
}
