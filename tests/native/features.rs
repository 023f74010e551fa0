//! Tests that the shipped networks fit their titles. One of the laws checks that every view has the same facts in the
//! same order.

use tea_table::ai::Evaluator;
use tea_table::ai::net::Network;
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::words::Title;

struct CheckShippedWeights;

impl Visitor for CheckShippedWeights {
    type Output = ();

    fn visit<G: Title>(self) {
        let id = G::INFO.id;
        assert!(Evaluator::<G>::best().1.is_none(), "{id}: {:?}", Evaluator::<G>::best().1);
        let Ok(Some(network)) = Network::load::<G>() else { return };
        assert_eq!((network.game.as_str(), network.version, network.input_count()), (id, G::VERSION, G::FEATURES));
        assert!(network.games > 0, "{id}: it has learned from nothing");
    }
}

#[test]
fn the_shipped_weights_fit_their_titles() {
    SHELF.iter().for_each(|info| visit(info.id, CheckShippedWeights).expect("it is on the shelf"));
}
