//! Tests of the labels of the board: all messages of the catalogue are used.

use super::*;
use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::composer::Kind;
use crate::games::ceylon_cards::words::labels::*;

/// Returns the labels under the stops of the phase line for Asha; `short` as on a phone.
fn stops(state: &State, short: bool) -> Vec<Message> {
    let view = View::from_state(state, ASHA);
    let labels = |phase: Phase| [price(&view, phase, Some(12), short), missing(&view, phase, short)];
    Phase::ALL.into_iter().flat_map(labels).flatten().collect()
}

/// Returns the labels without arguments.
fn plain() -> Vec<Message> {
    vec![
        tabs(),
        tab_harbour(),
        tab_players(),
        tab_log(),
        tab_prices(),
        hand_of(),
        officials(),
        look_through_discard(),
        phases(),
        your_hand(),
        drawn(),
        prices(),
        points(),
        less(),
        more(),
        trade(),
        counter(),
        give(),
        want(),
        get(),
        anyone(),
        give_none(),
        want_none(),
        ideas(),
        seen_by_two(),
        seen_by_all(),
        your_answer(),
        call(),
        no_cards(),
        attack(),
    ]
}

/// Returns the labels with arguments.
fn made() -> Vec<Message> {
    let (bao, tea) = (Seat(1), Card::Tea);
    let mut all = vec![
        cards(1),
        limit(7),
        deck(40),
        spent(12),
        hand(bao),
        hand_size(1, 7),
        clock(125),
        offers_left(1),
        points_way(64, 76),
        hand_change((5, 4)),
        meld_change((12, 18)),
        wish(tea, 0, 0),
        wish(tea, 1, 0),
        wish(tea, 0, 2),
        wish(tea, 1, 2),
        to_give(tea),
        give_back(tea),
        want_back(tea),
        idea(tea, Card::Coffee, bao),
        at_least(2),
        known(bao, 2),
        times(2),
        answered(bao, true),
        answered(bao, false),
        fleet(),
        discard(2),
        choose_discards(2, 0),
        choose_discards(2, 1),
        explain_promise(bao, Seat(0), 6, false),
        explain_promise(bao, Seat(0), 6, true),
    ];
    all.extend([Partner::Seat(bao), Partner::Anyone].into_iter().flat_map(|to| {
        let kinds = [Kind::Swap, Kind::Gift, Kind::Request, Kind::Call].map(|kind| propose(kind, to));
        kinds.into_iter().chain([0, 1, 5].map(|most| want_from(to, most)))
    }));
    all.extend(
        ["attack 2", "fleet 2", "monsoon", "typhoon"]
            .map(|action| explain(action.parse().expect("notation")).expect("others or chance decide")),
    );
    all.extend(
        [data::LIMIT_WITH_MOST_OFFICIALS, data::LIMIT_WITH_FEWEST_OFFICIALS]
            .map(|limit| why_limit(limit).expect("it is not the usual one")),
    );
    all
}

#[test]
fn every_label_is_shown() {
    let mut all = plain();
    all.extend(made());
    let mut state = table(&["winds, port, clipper, pirates, 5 tea", "tea"]);
    for short in [false, true] {
        all.extend(stops(&state, short));
    }
    state.hands[Seat(0)] = parse_cards("2 port, 3 winds, clipper");
    (state.offers_made, state.phase) = (data::OFFERS, Phase::Trade);
    for short in [false, true] {
        all.extend(stops(&state, short));
    }
    state.hands[Seat(0)] = Cards::NONE;
    all.extend(stops(&state, false));
    let shown: BTreeSet<&str> = all.iter().map(|label| label.id).collect();
    let unused: Vec<&str> = ids().filter(|id| id.starts_with("board-") && !shown.contains(id)).collect();
    assert!(unused.is_empty(), "never shown: {unused:?}");
    for label in &all {
        let text = said(ASHA, label);
        assert!(!text.is_empty() && !text.contains(['{', '\n']), "{label:?}: {text}");
    }
}

#[test]
fn labels_agree_with_their_numbers() {
    let say = |label: Message| said(ASHA, &label);
    assert_eq!(say(hand(Seat(0))), "Your hand");
    assert_eq!(say(hand(Seat(1))), "Bao’s hand");
    assert_eq!(say(clock(125)), "2:05");
    assert_eq!(say(want_from(Partner::Seat(Seat(1)), 1)), "Ask Bao for 1 card");
    assert_eq!(say(want_from(Partner::Anyone, 5)), "Ask anyone for up to 5 cards");
    assert_eq!(say(wish(Card::Coffee, 1, 2)), "Ask for Coffee, 1 so far; the other hand holds at least 2");
    assert_eq!(say(choose_discards(3, 2)), "Choose 1 more card to discard");
    assert_eq!(say(answered(Seat(0), true)), "You accept");
    assert_eq!(say(answered(Seat(1), false)), "Bao declines");
    assert_eq!(why_limit(data::LIMIT), None);
}

#[test]
fn stops_say_what_they_cost_or_lack() {
    let state = table(&["winds, port, pirates, 5 tea", "tea"]);
    let view = View::from_state(&state, ASHA);
    let say = |label: Option<Message>| said(ASHA, &label.expect("there is something to say"));
    assert_eq!(say(price(&view, Phase::Pirates, None, false)), "−1 card");
    assert_eq!(say(price(&view, Phase::Pirates, None, true)), "−1");
    assert_eq!(say(price(&view, Phase::Build, None, true)), "−2/−4");
    assert_eq!(say(price(&view, Phase::End, None, true)), "−1");
    let of_other = View::from_state(&state, BAO);
    assert_eq!(price(&of_other, Phase::End, None, true), None, "the cards of another player are discarded");
    assert_eq!(say(missing(&view, Phase::Draw, true)), "0 of 1");
    assert_eq!(say(missing(&view, Phase::Storm, false)), "1 of 2 Winds");
    assert_eq!(say(missing(&view, Phase::Build, true)), "1 of 2");
    assert_eq!(missing(&view, Phase::End, true), None);
}

#[test]
fn no_label_under_a_stop_is_too_wide_for_a_phone() {
    let mut state = table(&["winds, port, clipper, pirates, 5 tea", "tea"]);
    for hand in ["winds, port, clipper, pirates, 5 tea", "2 port, 3 winds, clipper", ""] {
        state.hands[Seat(0)] = parse_cards(hand);
        for label in stops(&state, true) {
            let text = said(ASHA, &label);
            assert!(text.chars().count() <= 10, "{text}");
        }
    }
}
