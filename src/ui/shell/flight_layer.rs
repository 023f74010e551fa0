//! The layer above the board on which pieces fly.
//!
//! Follows the table and animates the flights that its board reports, one piece after another. What is drawn at the end
//! of a flight is hidden until the flight has landed there: a drawn piece with the attribute `data-landing`, the points
//! of a total. It never delays a press, which lands everything at once; computers wait for the pieces of a person. With
//! motion switched off nothing flies. Independent of the game.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::{DomRect, Element};

use crate::engine::Seat;
use crate::table::beats;
use crate::ui::kit::{effect, elements, icon, seat_class};
use crate::ui::text;

use super::Shell;
use super::across::is_turned;
use super::board_handle::BoardHandle;
use super::flights::{Travel, flies_on, is_on_board, schedule};

/// Flight time of a piece, in milliseconds.
const FLIGHT_MS: u32 = 520;
/// Maximum number of beats animated at once.
const MAX_BEATS: usize = 3;
/// Delay between landing and removal from the layer, in milliseconds.
const REMOVAL_DELAY_MS: u32 = 40;

/// A piece in flight.
#[derive(Clone)]
struct FlyingPiece {
    id: u32,
    travel: Travel,
    from: (i32, i32),
    to: (i32, i32),
    /// Its size on landing, if it lands on the board as a drawn piece.
    size: Option<f64>,
    /// Flight time, in milliseconds.
    duration: u32,
}

/// Width of a piece in flight, in CSS pixels.
const FLYING_WIDTH: f64 = 44.0;

/// The drawings on the page on which the flights of a change land, by the number of the flight.
type LandingPieces = StoredValue<Vec<Option<Element>>, LocalStorage>;

/// Draws the layer and animates the flights that the board reports, as long as the table is on the page.
#[component]
pub fn FlightLayer(board: BoardHandle) -> impl IntoView {
    let flying = RwSignal::new(Vec::<FlyingPiece>::new());
    // Incremented by every change or press that lands everything; flights scheduled before that do not start.
    let landings = StoredValue::new(0u32);
    let pieces: LandingPieces = StoredValue::new_local(Vec::new());
    let shell = board.shell;
    let land_all = move || {
        landings.update_value(|landings| *landings += 1);
        flying.set(Vec::new());
        show_landed();
        shell.points_aloft.set(Vec::new());
    };
    let seen_plies = StoredValue::new(shell.read_untracked(|table| table.plies()));
    effect(move || {
        let plies = shell.read(|table| table.plies());
        let previous = seen_plies.get_value();
        seen_plies.set_value(plies);
        let stretch = shell.app.settings.stretch();
        if plies <= previous || !shell.is_now() || stretch == 0.0 {
            return;
        }
        // When many moves are played at once, only the result is shown.
        let beats = shell.read_untracked(beats::stops).into_iter().filter(|stop| *stop > previous).count();
        if beats > MAX_BEATS {
            return;
        }
        if shell.read_untracked(|table| table.curtain().is_some()) {
            return;
        }
        let travels = untrack(|| board.board().travels(previous));
        land_all();
        let scheduled = schedule(travels);
        let Some((_, last)) = scheduled.last() else { return };
        // No other seat moves before the pieces of a person have landed.
        if shell.read_untracked(|table| table.actors().last().is_some_and(|seat| table.seating.is_person(*seat))) {
            shell.begin_scene(f64::from(last + FLIGHT_MS + REMOVAL_DELAY_MS) * stretch);
        }
        let points = scheduled.iter().filter_map(|(travel, _)| Some((travel.seat, travel.points?)));
        shell.points_aloft.set(points.collect());
        let landing = landings.get_value();
        // Once the change is drawn, but before it is seen.
        request_animation_frame(move || {
            if landings.try_get_value() == Some(landing) {
                pieces.set_value(hide_arriving(&scheduled));
                for (id, (travel, departure)) in (0..).zip(scheduled) {
                    launch(shell, flying, (landings, pieces), id, travel, departure, stretch);
                }
            }
        });
    });
    // A press, or the key that skips, lands everything.
    effect(move || {
        shell.skips.track();
        land_all();
    });
    let landing = window_event_listener(leptos::ev::pointerdown, move |_| land_all());
    on_cleanup(move || landing.remove());
    view! {
        <div class="flights" data-flights="" aria-hidden="true">
            <For each=move || flying.get() key=|piece| piece.id children=|piece| view! { <Piece piece/> }.into_any()/>
        </div>
    }
}

/// Starts the flight of a piece after `departure` milliseconds, multiplied by `stretch`, unless all flights are ended
/// before that.
fn launch(
    shell: Shell,
    flying: RwSignal<Vec<FlyingPiece>>,
    (landings, pieces): (StoredValue<u32>, LandingPieces),
    number: u32,
    travel: Travel,
    departure: u32,
    stretch: f64,
) {
    let landing = landings.get_value();
    // Ids are unique across changes, so that a piece is not mistaken for the earlier one with the same number.
    let id = landing.wrapping_mul(64).wrapping_add(number);
    let duration = (f64::from(FLIGHT_MS) * stretch) as u32;
    let is_current = move || landings.try_get_value() == Some(landing);
    let land = move |points: Option<(Seat, i32)>| {
        if let Some(piece) = pieces.with_value(|pieces| pieces.get(number as usize).cloned().flatten()) {
            show(&piece);
        }
        if points.is_some() {
            shell.points_aloft.update(|aloft| {
                if let Some(first) = aloft.iter().position(|one| Some(*one) == points) {
                    aloft.remove(first);
                }
            });
        }
    };
    let start = move || {
        if !is_current() {
            return;
        }
        let points = travel.points.map(|points| (travel.seat, points));
        let anchors = Anchors::on_page();
        let piece = pieces.with_value(|pieces| pieces.get(number as usize).cloned().flatten());
        let target = piece.filter(|piece| piece.is_connected()).map(|piece| anchors.frame_of(&piece));
        let (from, to) = (anchors.centre(&travel.flight.from), anchors.centre(&travel.flight.to));
        let (Some(from), Some(to)) = (from, target.map(Frame::centre).or(to)) else { return land(points) };
        let size = target.map(|target| (f64::from(target.width) / FLYING_WIDTH).clamp(0.3, 1.0));
        flying.update(|flying| flying.push(FlyingPiece { id, travel, from, to, size, duration }));
        let remove = move || {
            // The table may have been closed in the meantime.
            _ = flying.try_update(|flying| flying.retain(|piece| piece.id != id));
            if is_current() {
                land(points);
            }
        };
        set_timeout(remove, Duration::from_millis(u64::from(duration + REMOVAL_DELAY_MS)));
    };
    set_timeout(start, Duration::from_millis((f64::from(departure) * stretch) as u64));
}

/// A piece in its owner's colour, or points: drawn at its start, then moved, so that the browser animates the path.
/// The style may give the points of each total a colour of their own.
#[component]
fn Piece(piece: FlyingPiece) -> impl IntoView {
    let FlyingPiece { travel, from, to, size, duration, .. } = piece;
    let node = NodeRef::<leptos::html::Div>::new();
    let has_left = RwSignal::new(false);
    effect(move || {
        if let Some(node) = node.get() {
            // Forces a layout pass, so that the transition has a start.
            let _ = node.offset_width();
            has_left.set(true);
        }
    });
    let transform = move || match has_left.get() {
        false => format!("translate({}px,{}px) scale(.7)", from.0, from.1),
        true => format!("translate({}px,{}px) scale({})", to.0, to.1, size.unwrap_or(1.0)),
    };
    let content = match travel.points {
        Some(points) => view! { <b>{text::signed(points)}</b> }.into_any(),
        None => travel.flight.icon.map(|id| icon(id, "")).into_any(),
    };
    let of_total = travel.points.map(|_| format!("points total-{}", travel.total)).unwrap_or_default();
    view! {
        <div
            class=format!("flight {} {of_total}", seat_class(travel.seat))
            class:back=travel.flight.icon.is_none() && travel.points.is_none()
            node_ref=node
            style:transition-duration=format!("{duration}ms")
            style:transform=move || transform()
            style:opacity=move || (has_left.get() && size.is_none()).then_some("0.25")
        >
            {content}
        </div>
    }
}

/// Hides the drawn piece at the end of each flight, if there is one, and returns them. A piece that flies on lands
/// nowhere before its last flight.
fn hide_arriving(scheduled: &[(Travel, u32)]) -> Vec<Option<Element>> {
    let anchors = Anchors::on_page();
    let arriving = |(number, (travel, _)): (usize, &(Travel, u32))| {
        let icon = travel.flight.icon.filter(|_| !flies_on(scheduled, number))?;
        let place = anchors.board_frame(&travel.flight.to)?;
        let own = format!("{icon}-{}", travel.seat);
        let lands = |drawing: &Element| {
            let piece = drawing.closest("[data-landing]").ok()??;
            let name = piece.get_attribute("data-landing")?;
            let fits = name.is_empty() || name == own;
            let is_free = fits && !piece.has_attribute("data-arriving");
            (is_free && place.holds(anchors.frame_of(&piece).centre())).then_some(piece)
        };
        // Of several equal ones, the last one drawn is on top.
        let piece = elements(&format!("[data-landing] use[href='#{icon}']")).iter().rev().find_map(lands)?;
        let _ = piece.set_attribute("data-arriving", "");
        Some(piece)
    };
    scheduled.iter().enumerate().map(arriving).collect()
}

fn show(piece: &Element) {
    let _ = piece.remove_attribute("data-arriving");
}

/// Shows the pieces on the board that were hidden while they flew.
fn show_landed() {
    elements("[data-arriving]").iter().for_each(show);
}

/// The places on the page between which pieces move, by name.
pub struct Anchors {
    named: Vec<(String, Element)>,
    /// Width and height of the page, if the table is turned round.
    turned: Option<(i32, i32)>,
}

/// The rectangle of a place on the page, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Frame {
    pub fn centre(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }

    fn holds(self, (x, y): (i32, i32)) -> bool {
        (self.x..=self.x + self.width).contains(&x) && (self.y..=self.y + self.height).contains(&y)
    }
}

impl Anchors {
    /// Collects all anchors on the page in one pass: each search would scan the whole page.
    pub fn on_page() -> Anchors {
        let found = elements("[data-anchor]").into_iter();
        let named = found.filter_map(|element| Some((element.get_attribute("data-anchor")?, element)));
        let size = || {
            let root = document().document_element()?;
            Some((root.client_width(), root.client_height()))
        };
        Anchors { named: named.collect(), turned: is_turned().then(size).flatten() }
    }

    /// Finds the first of these names that is visible, and its rectangle; names are separated by `|`.
    pub fn frame<'n>(&self, names: &'n str) -> Option<(&'n str, Frame)> {
        names.split('|').find_map(|name| {
            // A hidden element has no width.
            let rects = self
                .named
                .iter()
                .filter(|(anchor, _)| anchor == name)
                .map(|(_, element)| element.get_bounding_client_rect());
            let rect = rects.into_iter().find(|rect| rect.width() > 0.0)?;
            Some((name, self.to_frame(&rect)))
        })
    }

    pub fn frame_of(&self, element: &Element) -> Frame {
        self.to_frame(&element.get_bounding_client_rect())
    }

    fn to_frame(&self, rect: &DomRect) -> Frame {
        let (width, height) = (rect.width() as i32, rect.height() as i32);
        let (x, y) = (rect.x() as i32, rect.y() as i32);
        // On a table that is turned round, coordinates start at the opposite corner.
        let turned = |(page_width, page_height): (i32, i32)| (page_width - x - width, page_height - y - height);
        let (x, y) = self.turned.map_or((x, y), turned);
        Frame { x, y, width, height }
    }

    /// Returns the rectangle of a place on the board; `None` for a seat's panel or the prompt.
    fn board_frame(&self, names: &str) -> Option<Frame> {
        self.frame(names).filter(|(name, _)| is_on_board(name)).map(|(_, frame)| frame)
    }

    fn centre(&self, names: &str) -> Option<(i32, i32)> {
        self.frame(names).map(|(_, frame)| frame.centre())
    }
}
