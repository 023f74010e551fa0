//! What networks read of the games of the shelf: the same facts in the same order for every view, and weights that fit.
//!
//! That features follow from the view alone needs no test: they are given nothing else.

use tea_table::ai::Evaluator;
use tea_table::ai::net::Network;
use tea_table::engine::{Chance, Inputs, Seat, Turn, Viewer};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::words::Title;

/// Plays games at random and looks through every pair of eyes.
struct Reading {
    seats: u8,
}

impl Visitor for Reading {
    type Output = ();

    fn visit<G: Title>(self) {
        let id = G::INFO.id;
        for seed in 0..4 {
            let mut chance = Chance::stream(seed);
            let mut state = G::setup(&G::Options::default(), self.seats, &mut chance, &mut ());
            let (mut legal, mut inputs, mut again) = (Vec::new(), Inputs::default(), Inputs::default());
            while let Turn::Act(_) = G::turn(&state) {
                for seat in Seat::all(self.seats) {
                    let view = G::view(&state, Viewer::Seat(seat));
                    assert!(G::FEATURES == 0 || G::seats(&view) == self.seats, "{id}: seats to be judged");
                    inputs.clear();
                    G::features(&view, &mut inputs);
                    assert_eq!(inputs.fact_count(), G::FEATURES, "{id}: every view has as many facts");
                    assert!(inputs.active().is_sorted_by(|one, other| one < other), "{id}: {inputs:?}");
                    assert!(inputs.active().all(|fact| usize::from(fact) < G::FEATURES), "{id}");
                    again.clear();
                    let imagined = G::determinize(&view, &mut chance);
                    G::features(&G::view(&imagined, Viewer::Seat(seat)), &mut again);
                    assert_eq!(inputs, again, "{id}: what cannot be told apart has the same facts");
                }
                legal.clear();
                G::legal(&state, &mut legal);
                let action = legal[chance.index(legal.len())];
                G::apply(&mut state, action, &mut chance, &mut ());
            }
        }
    }
}

#[test]
fn every_view_has_the_same_facts() {
    for info in SHELF {
        for seats in info.seats.0..=info.seats.1 {
            visit(info.id, Reading { seats });
        }
    }
}

/// The network that is shipped with a title.
struct Shipped;

impl Visitor for Shipped {
    type Output = ();

    fn visit<G: Title>(self) {
        let id = G::INFO.id;
        assert!(Evaluator::<G>::best().1.is_none(), "{id}: {:?}", Evaluator::<G>::best().1);
        let Ok(Some(network)) = Network::of::<G>() else { return };
        assert_eq!((network.game.as_str(), network.version, network.facts()), (id, G::VERSION, G::FEATURES));
        assert!(network.games > 0, "{id}: it has learned from nothing");
    }
}

#[test]
fn the_shipped_weights_fit_their_titles() {
    SHELF.iter().for_each(|info| visit(info.id, Shipped).expect("it is on the shelf"));
}
