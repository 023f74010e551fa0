//! The story: one line for each event that the log shows.
//!
//! Used by the log, the summary, the transcripts and the screen reader.

use super::names::{self, chests, councillor_of, main_verb, points, rupees};
use crate::engine::Seat;
use crate::games::ceylon::events::{Event, Majority};
use crate::games::ceylon::pieces::Reward;
use crate::games::ceylon::state::End;
use crate::words::{Line, Speaker, capital, signed};

/// Formats points or rupees gained or lost, for the end of a line.
fn change(number: i16) -> String {
    if number == 0 { String::new() } else { signed(number.into()) }
}

/// Formats a payment, for the end of a line.
fn paid(pays: &str, price: i16) -> String {
    if price == 0 { String::new() } else { format!("{pays} {price}") }
}

pub(super) fn place(number: u8) -> &'static str {
    ["first", "second", "third", "fourth"][usize::from(number - 1).min(3)]
}

pub(super) fn of(majority: Majority) -> String {
    match majority {
        Majority::Money => "in rupees".into(),
        Majority::Technology => "in technology".into(),
        Majority::District(district) => format!("in {}", names::district(district)),
    }
}

/// Returns the line of an event; `None` if the story omits it.
pub(super) fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
    let who = |seat: Seat| speaker.who(seat);
    let verb = |seat, you, they| speaker.verb(seat, you, they);
    let line_of =
        |seat: Option<Seat>, icon, text: String, aside: String, major| Some(Line { seat, icon, text, aside, major });
    let table = |icon, text: String, major| line_of(None, icon, text, String::new(), major);
    match *event {
        Event::Dropped { district } => table("ui-map", format!("{} is left out", names::district(district)), true),
        Event::Terrain { district, .. } => {
            table("hex-2", format!("The level tiles of {} are placed", names::district(district)), false)
        }
        Event::Councillor { district, councillor } => {
            let text = format!("{}: {}", councillor_of(district), names::ability(councillor));
            table("councillor", text, false)
        }
        Event::Loaded { contract, .. } => {
            let order = contract.order();
            let text = format!("A contract of {}: {}", names::company(order.company), names::demand(order.demand));
            table("wagon", text, false)
        }
        Event::Top { .. } | Event::Turn { .. } => None,
        Event::Dealt { seat, tile } => {
            let text = format!(
                "{} {} starting tile {}: {}",
                who(seat),
                verb(seat, "get", "gets"),
                tile.number(),
                names::tile(tile)
            );
            line_of(Some(seat), "contract", text, String::new(), false)
        }
        Event::Starter { seat } => {
            let text = format!("{} {}", who(seat), verb(seat, "begin", "begins"));
            line_of(Some(seat), "teapot", text, String::new(), true)
        }
        Event::Started { seat, at } => {
            let text = format!("{} {} in {}", who(seat), verb(seat, "start", "starts"), names::district(at.district()));
            line_of(Some(seat), "plantation", text, String::new(), true)
        }
        Event::Drew { seat, card, .. } => match card {
            Some(card) if speaker.is_you(seat) => {
                let (one, two) = card.halves();
                let text = format!("You draw {} / {}", names::main_short(one), names::main_short(two));
                line_of(Some(seat), "ui-cards", text, String::new(), false)
            }
            _ => None,
        },
        Event::Played { seat, own, other } => {
            let text = format!("{} {} “{}”", who(seat), verb(seat, "play", "plays"), main_verb(own));
            let aside = format!("others: {}", names::main_short(other).to_ascii_lowercase());
            line_of(Some(seat), names::main_icon(own), text, aside, true)
        }
        Event::Token { seat } => {
            let text = format!("{} {} a technology token", who(seat), verb(seat, "use", "uses"));
            line_of(Some(seat), "tech", text, String::new(), true)
        }
        Event::Turned { seat, tile } => {
            let text = format!("{} {} the starting tile {}", who(seat), verb(seat, "use", "uses"), names::tile(tile));
            line_of(Some(seat), "contract", text, String::new(), true)
        }
        Event::Planted { seat, at, paid: price, second } => {
            let what = if second { " a second marker" } else { "" };
            let text =
                format!("{} {}{what} in {}", who(seat), verb(seat, "plant", "plants"), names::district(at.district()));
            line_of(Some(seat), "plantation", text, paid(verb(seat, "pay", "pays"), price), true)
        }
        Event::Bonus { seat, points: won } => {
            let text = format!("{} {} a plantation in every district", who(seat), verb(seat, "have", "has"));
            line_of(Some(seat), "bonus", text, change(won), true)
        }
        Event::Harvested { seat, tea, owner, .. } => {
            let whose = owner.map_or(String::new(), |owner| format!(" from {} plantation", speaker.whose(owner)));
            let text = format!("{} {} a {tea} chest{whose}", who(seat), verb(seat, "take", "takes"));
            let aside = owner
                .map_or(String::new(), |owner| format!("{} {} 1", speaker.whom(owner), verb(owner, "score", "scores")));
            line_of(
                Some(seat),
                ["chest-black", "chest-green", "chest-white"][tea.index()],
                text,
                aside,
                owner.is_some(),
            )
        }
        Event::Reaped { seat, chests: count } => {
            let text = format!("{} {} {}", who(seat), verb(seat, "harvest", "harvests"), chests(count));
            line_of(Some(seat), "harvest", text, String::new(), true)
        }
        Event::Discarded { seat, tea } => {
            let text = format!("{} {} a {tea} chest back", who(seat), verb(seat, "give", "gives"));
            line_of(Some(seat), ["chest-black", "chest-green", "chest-white"][tea.index()], text, String::new(), false)
        }
        Event::Traded { seat, contract, reward, gained, extra, less, .. } => {
            let company = names::company(contract.order().company);
            let short = less.map_or(String::new(), |tea| format!(", a {tea} chest short"));
            let text = format!("{} {} with {company}{short}", who(seat), verb(seat, "trade", "trades"));
            let aside = match (reward, extra) {
                (Reward::Points, 0) => change(gained),
                (Reward::Points, _) => format!("{}, {}", change(gained), rupees(extra)),
                (Reward::Rupees, _) => rupees(gained + extra),
            };
            line_of(Some(seat), "wagon", text, aside, true)
        }
        Event::Hired { seat, district, paid: price } => {
            let text = format!("{} {} {}", who(seat), verb(seat, "hire", "hires"), councillor_of(district));
            line_of(Some(seat), "councillor", text, paid(verb(seat, "pay", "pays"), price), true)
        }
        Event::Advanced { seat, to, paid: price, .. } => {
            let text = format!("{} {} to technology space {to}", who(seat), verb(seat, "advance", "advances"));
            line_of(Some(seat), "tech", text, format!("{}, others +1", paid(verb(seat, "pay", "pays"), price)), true)
        }
        Event::Mark { seat, space, points: won } => {
            let text = format!("{} {} the marked space {space}", who(seat), verb(seat, "reach", "reaches"));
            line_of(Some(seat), "star", text, change(won), true)
        }
        Event::Engineer { seat, points: won } => {
            let text = format!("{} councillor gives {}", capital(&speaker.whose(seat)), points(won));
            line_of(Some(seat), "councillor", text, change(won), false)
        }
        Event::Moved { seat, to, paid: price, from } => {
            let steps = from.distance(to);
            let count = if steps == 1 { "a step".into() } else { format!("{steps} steps") };
            let text =
                format!("{} {} {count} to {}", who(seat), verb(seat, "walk", "walks"), names::district(to.district()));
            line_of(Some(seat), "move", text, paid(verb(seat, "pay", "pays"), price), true)
        }
        Event::Took { seat, rupees: count } => {
            let text = format!("{} {} {}", who(seat), verb(seat, "take", "takes"), rupees(count));
            line_of(Some(seat), "coin", text, String::new(), true)
        }
        Event::Closing { seat, end, turns } => {
            let done = match end {
                End::Markers => format!("{} the last marker", verb(seat, "place", "places")),
                End::Deck => format!("{} the last card", verb(seat, "draw", "draws")),
            };
            let left = match (end, turns) {
                (End::Markers, 0) => "this is the last turn".into(),
                (End::Markers, 1) => "1 more turn after this one".into(),
                (End::Markers, turns) => format!("{turns} more turns after this one"),
                // Drawing is the last step of a turn.
                (End::Deck, 0) => "the game ends".into(),
                (End::Deck, 1) => "1 more turn, without a draw".into(),
                (End::Deck, turns) => format!("{turns} more turns, without a draw"),
            };
            let text = format!("{} {done}: {left}", who(seat));
            line_of(Some(seat), "teapot", text, String::new(), true)
        }
        Event::Placed { seat, majority, place: number, points: won, .. } => {
            let text = format!("{} {} {} {}", who(seat), verb(seat, "are", "is"), place(number), of(majority));
            let icon = match majority {
                Majority::Money => "coin",
                Majority::Technology => "tech",
                Majority::District(_) => "plantation",
            };
            line_of(Some(seat), icon, text, change(won), true)
        }
        Event::Companies { seat, count, points: won } => {
            let companies = if count == 1 { "company" } else { "companies" };
            let text = format!("{} {} {count} {companies}", who(seat), verb(seat, "have supplied", "has supplied"));
            line_of(Some(seat), "contract", text, change(won), true)
        }
        Event::Leftover { seat, count, points: lost } => {
            let markers = if count == 1 { "marker" } else { "markers" };
            let text = format!("{} {} {count} {markers} left", who(seat), verb(seat, "have", "has"));
            line_of(Some(seat), "leaf", text, change(lost), true)
        }
        Event::Won { seat } => {
            let text = format!("{} {} the game", who(seat), verb(seat, "win", "wins"));
            line_of(Some(seat), "crown", text, String::new(), true)
        }
    }
}
