//! Drafts of a whole harvest and of the return of surplus chests, which the rules carry out chest by chest.
//!
//! Driven by `table::pressing`. Reads a view; knows no screen. Its messages are in `words`.

use super::Ceylon;
use super::action::Action;
use super::pieces::{Tea, Tile};
use super::press::Part;
use super::state::Stage;
use super::view::View;
use super::words::labels;
use crate::words::draft::{self, Drafted, Lack};
use crate::words::{Message, Refusal, Words};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draft {
    /// A chest from every plantation in reach.
    Harvest,
    /// Number of chests to return, by tea.
    Surplus([u8; 3]),
}

/// Returns the actions that take a chest from every plantation in reach and end the harvest, so that the most common
/// harvest needs a single press. Empty if there are fewer than two chests, or more than fit into the warehouse.
pub fn whole_harvest(view: &View) -> Vec<Action> {
    let mut harvest = view.legal();
    harvest.retain(|action| matches!(action, Action::Harvest { tile: false, .. }));
    let (table, seat) = (&view.table, view.table.actor);
    let chests = harvest.len();
    if chests < 2 || chests > usize::from(table.room_left(seat)) {
        return Vec::new();
    }
    let taken = if let Stage::Harvest { taken, .. } = table.stage { taken.len() as usize } else { 0 };
    // With this starting tile the harvest does not end automatically: it could continue in another district.
    if table.acting_estate().may_use(Tile::Porters) && table.fields.len() as usize > taken + chests {
        harvest.push(Action::Done);
    }
    harvest
}

/// Returns the number of chests that the viewer must discard now.
fn surplus(view: &View) -> u8 {
    let table = &view.table;
    let giving = view.is_acting() && table.stage == Stage::Discard;
    table.acting_estate().stored().saturating_sub(table.capacity(table.actor)) * u8::from(giving)
}

impl draft::Draft<Ceylon> for Draft {
    fn of_decision(view: &View) -> Option<Self> {
        (surplus(view) > 1).then_some(Draft::Surplus([0; 3]))
    }

    fn opened_by(view: &View, part: Part) -> Option<Self> {
        (part == Part::WholeHarvest && !whole_harvest(view).is_empty()).then_some(Draft::Harvest)
    }

    fn parts(_: &View) -> Vec<Part> {
        vec![Part::WholeHarvest]
    }

    fn claims(&self, part: Part) -> bool {
        matches!((self, part), (Draft::Surplus(_), Part::Chest(_)))
    }

    fn times(&self, part: Part) -> usize {
        match (self, part) {
            (Draft::Harvest, Part::WholeHarvest) => 1,
            (Draft::Surplus(teas), Part::Chest(tea)) => teas[tea.index()].into(),
            _ => 0,
        }
    }

    fn press(&mut self, view: &View, part: Part) -> Result<(), Refusal> {
        let full = draft::Draft::is_full(self, view);
        match (self, part) {
            (Draft::Surplus(teas), Part::Chest(tea))
                if !full && teas[tea.index()] < view.table.acting_estate().chests[tea.index()] =>
            {
                teas[tea.index()] += 1;
                Ok(())
            }
            _ => Err(Ceylon::refuse(view, part)),
        }
    }

    fn release(&mut self, _: &View, part: Part) -> bool {
        let (Draft::Surplus(teas), Part::Chest(tea)) = (self, part) else { return false };
        let marked = teas[tea.index()] > 0;
        teas[tea.index()] -= u8::from(marked);
        marked
    }

    fn is_begun(&self) -> bool {
        *self != Draft::Surplus([0; 3])
    }

    fn is_full(&self, view: &View) -> bool {
        match self {
            Draft::Harvest => true,
            Draft::Surplus(teas) => teas.iter().sum::<u8>() == surplus(view),
        }
    }

    fn drafted(&self, view: &View) -> Drafted<Action> {
        match self {
            Draft::Harvest => Drafted { actions: whole_harvest(view), lack: None },
            Draft::Surplus(teas) => {
                let each = |tea: Tea| (0..teas[tea.index()]).map(move |_| Action::Discard(tea));
                let missing = surplus(view).saturating_sub(teas.iter().sum());
                let lack = (missing > 0).then(|| Lack::More(labels::more_chests(missing.into())));
                Drafted { actions: Tea::ALL.into_iter().flat_map(each).collect(), lack }
            }
        }
    }

    fn adds(&self, part: Part) -> Option<Action> {
        if let Part::Chest(tea) = part { Some(Action::Discard(tea)) } else { None }
    }

    fn verb(&self, view: &View) -> Message {
        match self {
            Draft::Harvest => labels::several(&whole_harvest(view)),
            Draft::Surplus(_) => labels::return_all(surplus(view)),
        }
    }
}
