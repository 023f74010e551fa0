//! Hears the harvest markers and the assistant.

use super::{Told, found_at, named, tea_set};
use crate::games::chai::places::{House, Road};
use crate::games::chai::state::Table;
use crate::games::chai::versions;
use crate::games::chai::words::nouns;
use crate::laws::hearing::Heard;
use crate::words::Topic;

const ROAD: Topic = Topic::Place(1);

/// Hears the markers in clockwise order from the assistant; the face of a marker tells beside which board it is.
pub fn hear(heard: &Heard, table: &mut Table) -> Told<()> {
    let faces = versions::markers(table.rules);
    let mut round: Vec<(usize, u8)> = Vec::new();
    for fact in heard.all(ROAD, "part-marker") {
        let (teas, units) = (tea_set(fact.get("teas")?)?, fact.number::<u8>("units")?);
        let shows = |marker: &usize, side: usize| {
            let face = &faces[*marker][side];
            (face.teas, face.units) == (teas, units)
        };
        let place = (0..6).flat_map(|marker| [(0, marker), (1, marker)]).find(|(side, marker)| shows(marker, *side));
        let (side, marker) = place.ok_or("no such marker")?;
        round.push((side, marker as u8));
    }
    let boards = [House::Harvest, House::Production];
    let at = found_at(heard, ROAD, "place-assistant")?.ok_or("no assistant")?;
    let side = usize::from(named(at, &boards, nouns::house)? == House::Production);
    let mut road = Road { rules: table.rules, side: side as u8, ..Road::default() };
    // The markers of a board begin where the other board's end.
    let start = |board: usize| (0..6).find(|index| round[*index].0 == board && round[(index + 5) % 6].0 != board);
    for board in 0..2 {
        let from = start(board).unwrap_or(0);
        let markers = (0..6).map(|step| round[(from + step) % 6]).filter(|(other, _)| *other == board);
        for (_, marker) in markers {
            road.markers[board][usize::from(road.len[board])] = marker;
            road.len[board] += 1;
        }
    }
    let (next, marker) = round[0];
    road.gap = match next == side {
        true => road.markers[side].iter().position(|other| *other == marker).ok_or("no next marker")? as u8,
        false => road.len[side],
    };
    table.chosen = match heard.find(ROAD, "line-walked") {
        Some(walked) => {
            let (side, index) = road.ahead(walked.number("markers")?);
            Some((side as u8, index as u8))
        }
        None => None,
    };
    table.road = road;
    Ok(())
}
