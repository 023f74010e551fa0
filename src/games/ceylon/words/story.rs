//! The story: one line for each event that the log shows. Called through `Words`. Knows no screen.

use super::nouns::{self, chest_icon, main_icon, noun};
use crate::engine::{Seat, Viewer};
use crate::games::ceylon::events::{Event, Majority};
use crate::games::ceylon::map::Hex;
use crate::games::ceylon::pieces::Reward;
use crate::games::ceylon::state::End;
use crate::message;
use crate::words::{Line, Message};

/// Returns points gained or lost, for the end of a line; `None` for 0.
fn points(number: i16) -> Option<Message> {
    (number != 0).then(|| message!("aside-points", n: number))
}

/// Returns rupees gained or lost, for the end of a line; `None` for 0.
fn rupees(number: i16) -> Option<Message> {
    (number != 0).then(|| message!("aside-rupees", n: number))
}

fn to_table(icon: &'static str, text: Message, major: bool) -> Option<Line> {
    Some(Line { seat: None, icon, text, aside: None, major, gain: false })
}

fn to_seat(seat: Seat, icon: &'static str, text: Message, aside: Option<Message>, major: bool) -> Option<Line> {
    Some(Line { seat: Some(seat), icon, text, aside, major, gain: false })
}

/// Returns the line of an event; `None` if the story omits it.
pub(super) fn line(event: &Event, reader: Viewer) -> Option<Line> {
    // The sentence differs if the others include the reader.
    let is_other = |seat: Seat| matches!(reader, Viewer::Seat(me) if me != seat);
    match *event {
        Event::Dropped { district } => {
            to_table("ui-map", message!("line-dropped", district: noun(nouns::district(district))), true)
        }
        Event::Terrain { district, .. } => {
            to_table("hex-2", message!("line-terrain", district: noun(nouns::district(district))), false)
        }
        Event::Councillor { district, councillor } => {
            let name = noun(nouns::councillor(councillor));
            let text = message!("line-councillor", councillor: name, district: noun(nouns::district(district)));
            to_table("councillor", text.with("ability", nouns::ability(councillor)), false)
        }
        Event::Loaded { contract, .. } => {
            let order = contract.order();
            let chests = nouns::chests(order.demand);
            to_table("wagon", message!("line-loaded", company: order.company.number(), chests: chests), false)
        }
        Event::Top { .. } | Event::Turn { .. } => None,
        Event::Dealt { seat, tile } => {
            let text = message!("line-dealt", who: seat, number: tile.number(), tile: noun(nouns::tile(tile)));
            to_seat(seat, "contract", text, None, false)
        }
        Event::Starter { seat } => to_seat(seat, "teapot", message!("line-starter", who: seat), None, true),
        Event::Started { seat, at } => {
            to_seat(seat, "plantation", message!("line-started", who: seat, hex: nouns::hex(at)), None, true)
        }
        Event::Drew { seat, card, .. } => {
            let (left, right) = card.filter(|_| reader == Viewer::Seat(seat))?.halves();
            let text = message!("line-drew", one: noun(nouns::main(left)), two: noun(nouns::main(right)));
            to_seat(seat, "ui-cards", text, None, false)
        }
        Event::Played { seat, own, other } => {
            let (kept, left) = (noun(nouns::main(own)), noun(nouns::main(other)));
            let text = match is_other(seat) {
                true => message!("line-played-to-you"),
                false => message!("line-played"),
            };
            to_seat(seat, main_icon(own), text.with("who", seat).with("own", kept).with("other", left), None, true)
        }
        Event::Token { seat } => to_seat(seat, "tech", message!("line-token", who: seat), None, true),
        Event::Turned { seat, tile } => {
            to_seat(seat, "contract", message!("line-tile", who: seat, tile: noun(nouns::tile(tile))), None, true)
        }
        Event::Planted { seat, at, paid, second } => planted(seat, at, paid, second),
        Event::Bonus { seat, points: won } => {
            to_seat(seat, "bonus", message!("line-bonus", who: seat), points(won), true)
        }
        Event::Harvested { seat, tea, owner, .. } => {
            let text = match owner {
                Some(owner) => message!("line-harvested-from", who: seat, owner: owner),
                None => message!("line-harvested", who: seat),
            };
            let scored = event.scored();
            let aside = scored.map(|scored| message!("aside-owner", points: scored.points, owner: scored.seat));
            to_seat(seat, chest_icon(tea), text.with("tea", noun(nouns::tea(tea))), aside, owner.is_some())
        }
        Event::Reaped { seat, chests } => {
            to_seat(seat, "harvest", message!("line-reaped", who: seat, count: chests), None, true)
        }
        Event::Discarded { seat, tea } => {
            let text = message!("line-returned", who: seat, tea: noun(nouns::tea(tea)));
            to_seat(seat, chest_icon(tea), text, None, false)
        }
        Event::Traded { seat, contract, reward, gained, extra, less, .. } => {
            let company = contract.order().company.number();
            let text = match less {
                Some(tea) => {
                    message!("line-traded-less", who: seat, company: company, tea: noun(nouns::tea(tea)))
                }
                None => message!("line-traded", who: seat, company: company),
            };
            let aside = match (reward, extra) {
                (Reward::Points, 0) => points(gained),
                (Reward::Points, _) => Some(message!("aside-both", points: gained, rupees: extra)),
                (Reward::Rupees, _) => rupees(gained + extra),
            };
            to_seat(seat, "wagon", text, aside, true)
        }
        Event::Hired { seat, district, paid } => {
            let text = message!("line-hired", who: seat, district: noun(nouns::district(district)));
            to_seat(seat, "councillor", text, rupees(-paid), true)
        }
        Event::Advanced { seat, to, paid, .. } => {
            let text = message!("line-advanced", who: seat, space: to, paid: nouns::rupees(paid));
            // Of the others, each takes a rupee.
            let aside = match is_other(seat) {
                true => message!("aside-to-you"),
                false => message!("aside-to-rivals"),
            };
            to_seat(seat, "tech", text, Some(aside), true)
        }
        Event::Mark { seat, space, points: won } => {
            to_seat(seat, "star", message!("line-mark", who: seat, space: space), points(won), true)
        }
        Event::Engineer { seat, points: won } => {
            to_seat(seat, "councillor", message!("line-engineer", who: seat), points(won), true)
        }
        Event::Moved { seat, to, paid, .. } => {
            to_seat(seat, "move", message!("line-moved", who: seat, hex: nouns::hex(to)), rupees(-paid), true)
        }
        Event::Took { seat, rupees: sum } => {
            to_seat(seat, "coin", message!("line-took", who: seat, sum: nouns::rupees(sum)), None, true)
        }
        Event::Closing { seat, end, turns } => {
            let text = match end {
                End::Markers => message!("line-closing-markers", who: seat, turns: turns),
                End::Deck => message!("line-closing-deck", who: seat, turns: turns),
            };
            to_seat(seat, "teapot", text, None, true)
        }
        Event::Placed { seat, majority, place, count, points: won, is_tied } => {
            placed(seat, majority, (place, count), won, is_tied)
        }
        Event::Unplaced { seat, district, count } => {
            let text = message!("line-unplaced", who: seat, count: count, district: noun(nouns::district(district)));
            to_seat(seat, "plantation", text, None, true)
        }
        Event::Companies { seat, count, points: won } => {
            to_seat(seat, "contract", message!("line-companies", who: seat, count: count), points(won), true)
        }
        Event::Leftover { seat, count, points: lost } => {
            to_seat(seat, "leaf", message!("line-leftover", who: seat, count: count), points(lost), true)
        }
        Event::Won { seat } => to_seat(seat, "crown", message!("line-won", who: seat), None, true),
    }
}

fn planted(seat: Seat, at: Hex, paid: i16, second: bool) -> Option<Line> {
    let text = match second {
        true => message!("line-doubled", who: seat, hex: nouns::hex(at)),
        false => message!("line-planted", who: seat, hex: nouns::hex(at)),
    };
    to_seat(seat, "plantation", text, rupees(-paid), true)
}

fn placed(seat: Seat, majority: Majority, (place, count): (u8, i16), won: i16, is_tied: bool) -> Option<Line> {
    let (icon, text) = match majority {
        Majority::Money => ("coin", message!("line-placed-rupees")),
        Majority::Technology => ("tech", message!("line-placed-technology")),
        Majority::District(district) => {
            ("plantation", message!("line-placed-district", district: noun(nouns::district(district))))
        }
    };
    let text = text.with("who", seat).with("place", place).with("count", count);
    let text = match (is_tied, majority) {
        (false, _) => text,
        (true, Majority::Technology) => message!("line-placed-tied.technology", line: text),
        (true, _) => message!("line-placed-tied", line: text),
    };
    to_seat(seat, icon, text, points(won), true)
}
