//! The contents of the box: every piece once, with a rule; and no viewer learns from them where hidden pieces are.

use std::collections::BTreeSet;

use tea_table::engine::record::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Seat, Viewer};
use tea_table::games::ceylon::Ceylon;
use tea_table::games::ceylon_cards::CeylonCards;
use tea_table::games::chai::Chai;
use tea_table::games::tea_and_rum::TeaAndRum;
use tea_table::words::components::Shares;
use tea_table::words::rulebook::Source;
use tea_table::words::{Component, ComponentGroup, Speaker, Title, Whereabouts, Words, english};

use tea_table::laws::play::{self, Manner};

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::Everyone])
}

/// Returns the contents of the box in words.
fn box_texts<G: Title>(options: &G::Options, seats: u8, rules: u16) -> Vec<ComponentGroup<String>> {
    let speaker = Speaker { words: english::game(G::INFO.id), names: &[], reader: Viewer::Public };
    speaker.components(&G::components(options, seats, rules))
}

fn pieces(groups: &[ComponentGroup<String>]) -> impl Iterator<Item = &Component<String>> {
    groups.iter().flat_map(|group| &group.components)
}

/// Checks that every piece has a name, an existing rule and a unique key, and that every row of a table has as many
/// cells as the head.
fn check_texts<G: Title>() {
    for rules in 1..=G::INFO.rules {
        for seats in play::seat_counts::<G>() {
            let groups = box_texts::<G>(&G::Options::default(), seats, rules);
            assert!(!groups.is_empty());
            let mut keys = BTreeSet::new();
            for component in pieces(&groups) {
                let piece = component.piece;
                assert!(keys.insert(piece), "{piece} is there twice");
                assert!(component.count > 0 && !component.name.is_empty(), "{piece}");
                assert!(G::rulebook().section(component.rule).is_some(), "{piece}: {:?}", component.rule);
                let whereabouts =
                    component.figures.iter().all(|figure| !figure.label.is_empty() && !figure.value.is_empty());
                assert!(whereabouts, "{piece}: {:?}", component.figures);
            }
            for table in groups.iter().flat_map(|group| &group.tables) {
                assert!(G::rulebook().section(table.rule).is_some(), "{}: {:?}", table.name, table.rule);
                assert!(table.rows.iter().all(|row| row.len() == table.head.len()), "{}", table.name);
            }
            let shares = Shares::count_in(&groups, G::rulebook());
            assert!(shares.count(Source::Rulebook) > 0 && shares.total() > shares.count(Source::Rulebook));
        }
    }
}

fn whereabouts<G: Title>(view: &G::View, groups: &[ComponentGroup<String>]) -> Vec<Option<Whereabouts>> {
    pieces(groups).map(|component| G::whereabouts(view, component.piece, component.count)).collect()
}

/// Checks at every ply that the numbers add up to those in the box, and are the same in every determinized state.
fn check_whereabouts<G: Title>() {
    for (number, setup) in play::setups::<G>(5).into_iter().enumerate().take(24) {
        let groups = box_texts::<G>(&setup.options, setup.seats, G::INFO.rules);
        let mut session = Session::<G>::new(setup).expect("setups fit");
        let mut chance = Chance::stream(number as u64);
        while let Some(seat) = session.to_act().filter(|_| session.plies() < 600) {
            for viewer in viewers(session.setup().seats) {
                let view = session.view(viewer);
                let whereabouts = whereabouts::<G>(&view, &groups);
                for (component, here) in pieces(&groups).zip(&whereabouts) {
                    let total = here.map_or(u32::from(component.count), Whereabouts::total);
                    assert_eq!(total, u32::from(component.count), "{} of {viewer:?}: {here:?}", component.piece);
                }
                if let (Viewer::Seat(_), true) = (viewer, session.plies().is_multiple_of(8)) {
                    let world = G::determinize(&view, &mut chance);
                    assert_eq!(
                        self::whereabouts::<G>(&G::view(&world, viewer), &groups),
                        whereabouts,
                        "in a world of {viewer:?}"
                    );
                }
            }
            let action = play::choose(&session, &session.legal(), Manner::Sensible, &mut chance);
            session.act(seat, action).expect("it was on the list");
        }
    }
}

macro_rules! boxes_of_titles {
    ($($folder:ident::$game:ident),* $(,)?) => {
        $(mod $folder {
            use tea_table::games::$folder::$game;

            #[test]
            fn every_component_is_described() {
                super::check_texts::<$game>();
            }

            #[test]
            fn whereabouts_follow_from_the_view() {
                super::check_whereabouts::<$game>();
            }
        })*
    };
}
tea_table::titles!(boxes_of_titles);

fn component_count<G: Title>(kind: &str) -> u32 {
    let groups = box_texts::<G>(&G::Options::default(), G::INFO.seats.0, G::INFO.rules);
    let of_kind = pieces(&groups).filter(|component| component.piece.kind == kind);
    of_kind.map(|component| u32::from(component.count)).sum()
}

#[test]
fn the_boxes_match_the_counts_of_the_rulebooks() {
    assert_eq!(["card", "contract", "councillor", "tile"].map(component_count::<Ceylon>), [46, 20, 8, 7]);
    assert_eq!(component_count::<CeylonCards>("card"), 91);
    let chai = ["card", "ship", "marker", "merchant", "year", "token", "worker"];
    assert_eq!(chai.map(component_count::<Chai>), [30, 18, 6, 6, 8, 60, 14]);
    let rum = ["building", "captain", "contract", "allegiance", "ship", "endowment", "wish", "tile", "good"];
    assert_eq!(rum.map(component_count::<TeaAndRum>), [75, 30, 18, 10, 9, 6, 9, 16, 102]);
}

fn sources_of_rows<G: Title>(name: &str) -> Vec<Source> {
    let groups = box_texts::<G>(&G::Options::default(), G::INFO.seats.0, G::INFO.rules);
    let table = groups.iter().flat_map(|group| &group.tables).find(|table| table.name == name).expect("it is there");
    (0..table.rows.len()).map(|row| table.source_of(row)).collect()
}

#[test]
fn labels_of_sources_match_the_rulebooks() {
    use Source::{Deduced, Found, Reconstructed as Ours, Rulebook as Book};
    assert_eq!(sources_of_rows::<Ceylon>("Points for a majority"), [Book, Book, Found, Found]);
    assert_eq!(
        sources_of_rows::<Ceylon>("Points for different companies"),
        [Deduced, Found, Found, Book, Found, Found]
    );
    assert_eq!(
        sources_of_rows::<Ceylon>("The technology track"),
        [Ours, Ours, Ours, Ours, Ours, Book, Ours, Ours, Ours]
    );
    assert_eq!(sources_of_rows::<Ceylon>("Spaces for discs"), [Ours]);
    let cards = box_texts::<Chai>(&Default::default(), 2, 2);
    let known: Vec<&str> = pieces(&cards)
        .filter(|card| card.piece.kind == "card" && card.source == Book)
        .map(|card| card.name.as_str())
        .collect();
    assert_eq!(known.len(), 1, "the teas of one conversion are shown: {known:?}");
    let ships = box_texts::<TeaAndRum>(&Default::default(), 2, 2);
    let mut ships = pieces(&ships).filter(|piece| piece.piece.kind == "ship");
    assert!(
        ships.all(|ship| ship.words.as_ref().is_none_or(|words| !words.contains("Costs"))),
        "what a ship costs is ours"
    );
}

fn count_components(
    groups: &[ComponentGroup<String>],
    kind: &str,
    here: impl Fn(&Component<String>) -> Option<u8>,
) -> u32 {
    let of_kind = pieces(groups).filter(|component| component.piece.kind == kind);
    of_kind.filter_map(here).map(u32::from).sum()
}

/// Plays a random game with every number of seats for `plies` plies, and passes the views of all viewers at each ply
/// to `looked`.
fn show_position<G: Title>(plies: u32, check: impl Fn(&G::View, &[ComponentGroup<String>])) {
    for seats in play::seat_counts::<G>() {
        let setup = Setup { options: G::Options::default(), seats, seed: Seed::new(3) };
        let groups = box_texts::<G>(&setup.options, seats, G::INFO.rules);
        let mut session = Session::<G>::new(setup).expect("setups fit");
        let mut chance = Chance::stream(9);
        while let Some(seat) = session.to_act().filter(|_| session.plies() < plies) {
            viewers(seats).for_each(|viewer| check(&session.view(viewer), &groups));
            let action = play::choose(&session, &session.legal(), Manner::Sensible, &mut chance);
            session.act(seat, action).expect("it was on the list");
        }
    }
}

#[test]
fn unseen_pieces_are_those_in_decks_and_closed_hands() {
    show_position::<CeylonCards>(300, |view, groups| {
        let closed = Seat::all(view.seats).map(|seat| view.hands[seat]);
        let closed: u32 = closed.map(|hand| u32::from(hand.size - hand.known.len())).sum();
        let unseen = count_components(groups, "card", |card| {
            CeylonCards::whereabouts(view, card.piece, card.count).map(|here| here.unseen)
        });
        assert_eq!(unseen, u32::from(view.deck) + closed);
    });
    show_position::<Ceylon>(300, |view, groups| {
        let held: u32 = Seat::all(view.table.seats)
            .filter(|seat| view.hands[*seat].is_none())
            .map(|seat| u32::from(view.table.estates[seat].cards))
            .sum();
        let unseen = count_components(groups, "card", |card| {
            Ceylon::whereabouts(view, card.piece, card.count).map(|here| here.unseen)
        });
        assert_eq!(unseen, u32::from(view.table.deck) + held);
        let train = count_components(groups, "contract", |contract| {
            Ceylon::whereabouts(view, contract.piece, contract.count).map(|here| here.table)
        });
        assert_eq!(train, view.table.wagons.iter().flatten().count() as u32);
    });
    show_position::<Chai>(300, |view, groups| {
        let unseen = |kind| {
            count_components(groups, kind, |piece| {
                Chai::whereabouts(view, piece.piece, piece.count).map(|here| here.unseen)
            })
        };
        assert_eq!(unseen("card"), view.cards.iter().filter(|card| card.is_none()).count() as u32);
        assert_eq!(unseen("ship"), view.ships.iter().filter(|ship| ship.is_none()).count() as u32);
    });
    show_position::<TeaAndRum>(200, |view, groups| {
        let unseen = count_components(groups, "contract", |card| {
            TeaAndRum::whereabouts(view, card.piece, card.count).map(|here| here.unseen)
        });
        assert_eq!(unseen, view.table.pile.count_ones());
    });
}

#[test]
fn pieces_on_the_table_and_in_reserve_are_counted() {
    show_position::<Ceylon>(300, |view, groups| {
        let total_of = |kind, column: fn(Whereabouts) -> u8| {
            count_components(groups, kind, |piece| Ceylon::whereabouts(view, piece.piece, piece.count).map(column))
        };
        let (table, seats) = (&view.table, || Seat::all(view.table.seats));
        let districts = table.districts.len() as u32;
        assert_eq!(total_of("level", |tiles| tiles.table), 2 * districts, "a large and a small tile a district");
        let stored: u32 = seats().map(|seat| u32::from(table.estates[seat].stored())).sum();
        assert_eq!(total_of("chest", |chests| chests.table), stored);
        let left: u32 = seats().map(|seat| u32::from(table.estates[seat].markers)).sum();
        assert_eq!(total_of("marker", |markers| markers.reserve), left);
    });
    show_position::<Chai>(300, |view, groups| {
        let reserve = count_components(groups, "token", |tea| {
            Chai::whereabouts(view, tea.piece, tea.count).map(|total_of| total_of.reserve)
        });
        assert_eq!(reserve, u32::from(view.table.supply.total()));
    });
    show_position::<TeaAndRum>(300, |view, groups| {
        let reserve = count_components(groups, "good", |good| {
            TeaAndRum::whereabouts(view, good.piece, good.count).map(|total_of| total_of.reserve)
        });
        assert_eq!(reserve, u32::from(view.table.supply.total()));
    });
}

#[test]
fn endowments_are_given_out_or_unused() {
    show_position::<TeaAndRum>(40, |view, groups| {
        let endowments = |column: fn(Whereabouts) -> u8| {
            count_components(groups, "endowment", |card| {
                TeaAndRum::whereabouts(view, card.piece, card.count).map(column)
            })
        };
        assert_eq!(endowments(|here| here.gone), u32::from(view.table.seats), "one for each player");
        assert_eq!(endowments(|here| here.aside), 6 - u32::from(view.table.seats));
    });
}

#[test]
fn bought_ships_are_out_of_play() {
    show_position::<TeaAndRum>(300, |view, groups| {
        let ships = |column: fn(Whereabouts) -> u8| {
            count_components(groups, "ship", |ship| TeaAndRum::whereabouts(view, ship.piece, ship.count).map(column))
        };
        assert_eq!(ships(|here| here.table), view.table.ships.count_ones());
        if view.table.seats == 4 {
            assert_eq!(ships(|here| here.aside), 0, "all nine come each round");
        }
    });
}
