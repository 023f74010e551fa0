//! Tests of the story for the player who acts, for the player affected and for others.

use super::*;

#[test]
fn the_story_speaks_to_its_reader() {
    let mut state = table(&["clipper, port, 3 rubber, pirates", "winds, tea", "tea"]);
    let mut again = state;
    assert_eq!(told(&mut state, "meld rubber 3 0", ASHA)[0], "You ship 3 rubber | +9");
    assert_eq!(told(&mut again, "meld rubber 3 0", BAO)[0], "Asha ships 3 rubber | +9");
    let mut state = table(&["clipper, port, 3 rubber, 4 pirates", "2 winds, indigo", "tea"]);
    assert_eq!(
        told(&mut state, "attack 2; negate", ASHA),
        ["Your pirates attack Bao", "Bao’s Winds stop your attack",]
    );
    let stolen = |reader: Viewer| {
        let state = &mut table(&["pirates", "indigo", "tea"]);
        told(state, "attack 2; pass", reader)[1].clone()
    };
    assert_eq!(stolen(ASHA), "Your pirates steal 1 Indigo from Bao");
    assert_eq!(stolen(BAO), "Asha’s pirates steal 1 Indigo from you");
    assert_eq!(stolen(CLARA), "Asha’s pirates steal 1 card from Bao");
    let taken = |reader: Viewer| {
        let state = &mut table(&["3 pirates", "2 port, indigo", "clipper"]);
        told(state, "fleet 2; commit 0; commit 1", reader)
    };
    assert_eq!(
        taken(BAO),
        [
            "Asha sends a fleet of 3 Pirates cards against you",
            "You promise no Clippers",
            "Clara promises 1 Clipper",
            "Asha’s fleet takes your whole hand: 2 Ports and 1 Indigo",
        ]
    );
    assert_eq!(taken(CLARA)[3], "Asha’s fleet takes Bao’s whole hand of 3 cards");
    let mut state = table(&["2 plantation, 2 indigo, 2 port", "tea"]);
    assert_eq!(
        told(&mut state, "plantation indigo; official", BAO),
        ["Asha builds an indigo plantation | −4 cards", "Asha hires an official | −2 cards",]
    );
    let mut state = table(&["3 winds", "tea, 2 port"]);
    assert_eq!(
        told(&mut state, "typhoon", BAO),
        ["Asha causes a Typhoon: every player loses their whole hand", "You lose 2 Ports and 1 Tea | −3 cards",]
    );
}

#[test]
fn offers_are_told_to_those_who_may_see_them() {
    let deal = |reader: Viewer| {
        let state = &mut table(&["tea", "coffee", "port"]);
        told(state, "offer 2; give tea; want coffee; propose; accept", reader)
    };
    assert_eq!(deal(ASHA), ["You offer Bao 1 Tea for 1 Coffee", "You give Bao 1 Tea for 1 Coffee"]);
    assert_eq!(deal(BAO), ["Asha offers you 1 Tea for 1 Coffee", "Asha gives you 1 Tea for 1 Coffee"]);
    assert_eq!(deal(CLARA), ["Asha offers Bao 1 card for 1 card", "Asha gives Bao 1 card for 1 card"]);
    let counter = |reader: Viewer| {
        let state = &mut table(&["tea", "coffee", "port"]);
        told(state, "offer anyone; propose; counter; want tea; propose; accept", reader)
    };
    assert_eq!(
        counter(BAO),
        ["Asha asks everyone for offers", "You ask Asha for 1 Tea instead", "Asha gives you 1 Tea as a gift",]
    );
    let mut state = table(&["tea", "coffee", "port"]);
    assert_eq!(
        told(&mut state, "offer anyone; give tea; propose; decline", BAO),
        ["Asha offers 1 Tea to anyone as a gift", "You decline Asha’s offer",]
    );
}

#[test]
fn the_table_says_what_runs_out() {
    let mut state = table(&["tea", "2 coffee"]);
    (state.deck, state.discard) = (parse_cards("port"), Cards::NONE);
    assert_eq!(
        told(&mut state, "end", BAO),
        ["Your turn begins", "You draw 1 Port", "You are 1 card short: no cards are left to draw",]
    );
    let mut state = table(&["tea", "2 coffee"]);
    (state.deck, state.discard) = (Cards::NONE, parse_cards("2 port"));
    assert_eq!(
        told(&mut state, "end", ASHA),
        ["Bao’s turn begins", "The discard pile is shuffled to make a new deck | 2 cards", "Bao draws 2 cards",]
    );
}

#[test]
fn the_first_line_says_who_begins() {
    let begun = |reader: Viewer| {
        let line = CeylonCards::line(&Event::Began { first: Seat(0), deck: 91 }, reader);
        let line = line.expect("it has a line");
        (said(reader, &line.text), line.aside.map(|aside| said(reader, &aside)))
    };
    assert_eq!(begun(ASHA), ("You go first".into(), Some("91 cards in the deck".into())));
    assert_eq!(begun(BAO).0, "Asha goes first");
}
