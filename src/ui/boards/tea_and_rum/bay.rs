//! The bay of the closing scene: ships with crews, masts with rising flags, the sun and the sea. Called by `finale`.
//! Draws the state of the reveal; its questions and answers come from the game's `reveal`.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::reveal::{POINT_LEVELS, RevealStep};
use crate::games::tea_and_rum::words::{drawings, labels};
use crate::games::tea_and_rum::{Captain, Colour, members};
use crate::ui::kit::context::Size;
use crate::ui::kit::svg::{Symbol, round};
use crate::ui::kit::{Memo, Shown};

use super::finale::Reveal;
use super::say;

#[derive(Clone, Copy)]
struct Bay {
    width: f64,
    height: f64,
    /// X at which the ships begin; the numbers of the levels are to the left of it.
    left: f64,
    scale: f64,
    seats: u8,
}

impl Bay {
    fn for_seats(seats: u8, phone: bool) -> Bay {
        if phone {
            Bay { width: 62.0 + 112.0 * f64::from(seats.max(3)), height: 470.0, left: 58.0, scale: 0.58, seats }
        } else {
            Bay { width: 1010.0, height: 640.0, left: 76.0, scale: 1.0, seats }
        }
    }
    fn deck(self) -> f64 {
        self.height - 120.0 * self.scale.max(0.7)
    }
    fn mast(self, seat: Seat) -> f64 {
        let pitch = (self.width - self.left - 10.0) / f64::from(self.seats);
        self.left + pitch * (f64::from(seat.0) + 0.5)
    }
    /// Returns the y of a flag for a number of points.
    fn height(self, points: f64) -> f64 {
        let (low, top) = (self.deck() - 60.0 * self.scale, 120.0 * self.scale);
        low - (low - top) * (points.min(44.0) / 44.0)
    }
}

/// Draws sun, hills and the sea behind the ships. Vertical coordinates start at the deck.
fn backdrop(bay: Bay) -> impl IntoView {
    let (width, scale, deck) = (bay.width, bay.scale.max(0.7), bay.deck());
    let hills = format!(
        "M-10 0Q{}-66 {}-20T{} 0ZM{} 0Q{}-62 {}-22T{} 0Z",
        round(width * 0.12),
        round(width * 0.24),
        round(width * 0.44),
        round(width * 0.62),
        round(width * 0.74),
        round(width * 0.86),
        round(width + 40.0)
    );
    let sea = format!("M-900 0H{}V{}H-900Z", round(width + 900.0), round(bay.height + 10.0 - deck));
    view! {
        <g transform=format!("translate(0 {})", round(deck))>
            <g transform=format!("translate({} -20)", round(width / 2.0))>
                <circle class="r-halo" r=round(150.0 * scale)/>
                <circle class="r-sun" r=round(104.0 * scale)/>
            </g>
            <path class="r-hill" d=hills/>
            <path class="r-w1" d=sea/>
        </g>
    }
}

/// Draws the waves in front of the ships, wider than the bay, since its surroundings are sea as well.
fn waves(bay: Bay) -> impl IntoView {
    let swell = "q14-10 28 0t28 0".repeat((bay.width / 56.0) as usize + 34);
    let wave = |(index, left): (usize, i32)| {
        let y = bay.deck() + (50.0 + 22.0 * index as f64) * bay.scale.max(0.66);
        let line = format!("M{left} {}{swell}V{}H-960Z", round(y), round(bay.height + 10.0));
        view! { <path class=format!("r-w{index}") d=line/> }.into_any()
    };
    [-936, -952, -936, -952].into_iter().enumerate().map(wave).collect_view()
}

/// Draws a ship with its crew, its seat's mark and, if there is room, its player's name.
fn hull(reveal: Reveal, bay: Bay, seat: Seat) -> impl IntoView {
    let crew = reveal.board.view.with_untracked(|view| view.table.players[seat].captains);
    let portrait = |(captain, x): (u8, i32)| {
        let icon = drawings::captain(Captain(captain));
        view! { <use href=format!("#{icon}") x=x y="-46" width="46" height="46"/> }.into_any()
    };
    let crew = members(crew).zip([14, -20, 48]).map(portrait).collect_view();
    let name = (bay.scale >= 1.0)
        .then(|| view! { <text class="r-hull-name" x="-18" y="34">{reveal.name(seat)}</text> }.into_any());
    let mast_top = (90.0 * bay.scale - bay.deck()) / bay.scale;
    let transform = format!("translate({} {}) scale({})", round(bay.mast(seat)), round(bay.deck()), round(bay.scale));
    view! {
        <g transform=transform class=format!("s{seat}")>
            <path class="r-mast-key" d=format!("M0 0V{}", round(mast_top))/>
            <path class="r-mast" d=format!("M0 0V{}", round(mast_top))/>
            <circle class="r-knob" cx="0" cy=round(mast_top - 4.0) r="7"/>
            <path class="r-stay" d=format!("M-52 0 0 {} 52 0", round(mast_top + 22.0))/>
            {crew}
            <path class="r-hull-body" d="M-92-8q92 22 178-6l16-14q-6 50-34 86H-62q-24-24-30-66Z"/>
            <path class="r-wale" d="M-88 8q88 16 182-10"/>
            <path class="r-shade" d="M0 3q50-2 86-17l16-14q-6 50-34 86H8Z"/>
            <rect class="r-seat-mark" x="-54" y="13" width="28" height="28" rx="9"/>
            <use href=format!("#seat-{seat}") x="-48" y="19" width="16" height="16"/>
            {name}
        </g>
    }
}

/// Draws the crown of a blue flag or the skull of a red one.
fn emblem(colour: Colour) -> AnyView {
    match colour {
        Colour::Blue => view! { <path class="r-crown" d="M-46 9l-2-7 5 3.500 6-7 6 7 5-3.500-2 7Z"/> }.into_any(),
        Colour::Red => view! {
            <g transform="translate(30 -3)">
                <path class="r-skull" d="M7 0a6 5.600 0 0 1 4 9.800v2.200h-8v-2.200A6 5.600 0 0 1 7 0Z"/>
                <circle cx="5" cy="6" r="1.200"/>
                <circle cx="9.200" cy="6" r="1.200"/>
            </g>
        }
        .into_any(),
    }
}

fn flag_class(colour: Colour) -> &'static str {
    ["r-banner blue", "r-banner red"][colour as usize]
}

/// Draws a flag flying from a mast: blue to the left, red to the right. `cannot_be_won` concerns its title.
fn flag(colour: Colour, text: String, cannot_be_won: bool) -> AnyView {
    let (cloth, x) = match colour {
        Colour::Blue => ("M0 0q-18-8-37 0t-37 0v50q18 8 37 0t37 0Z", -37),
        Colour::Red => ("M0 0q18-8 37 0t37 0v50q-18 8-37 0t-37 0Z", 37),
    };
    view! {
        <g class=flag_class(colour) class:out=cannot_be_won>
            <path class="r-flag-cloth" d=cloth/>
            <text x=x y="34">{text}</text>
            {emblem(colour)}
        </g>
    }
    .into_any()
}

/// Draws a flag rolled up at the foot of the mast.
fn furled(colour: Colour) -> AnyView {
    let (cloth, cord) = match colour {
        Colour::Blue => ("M-4 0q-22-6-24 14q2 22 24 18Z", "M-6 12q-10 4-20 0"),
        Colour::Red => ("M4 0q22-6 24 14q-2 22-24 18Z", "M6 12q10 4 20 0"),
    };
    view! { <g class=flag_class(colour)><path class="r-flag-cloth" d=cloth/><path class="r-cordage" d=cord/></g> }
        .into_any()
}

/// Draws the flag of a colour, at the height reached by the answers so far.
fn pole(reveal: Reveal, bay: Bay, seat: Seat, colour: Colour) -> impl IntoView {
    let board = reveal.board;
    let points = Memo::new(move |_| reveal.flag_points(seat, colour));
    let transform = move || {
        let x = bay.mast(seat) + [-4.0, 4.0][colour as usize] * bay.scale;
        let y = match points.get() {
            Some(points) => bay.height(points.into()) - 4.0,
            None => bay.deck() - 96.0 * bay.scale,
        };
        format!("translate({}px,{}px) scale({})", round(x), round(y), round(bay.scale))
    };
    let content = move || {
        let exact = reveal.has_shown(RevealStep::Crowned(colour)) || reveal.next().is_none();
        let unproved = colour == Colour::Blue && board.view.with(|view| !view.table.players[seat].proved);
        let is_broken = unproved && (exact || matches!(reveal.current_step(), RevealStep::Asked(Colour::Blue, _)));
        let seal =
            is_broken.then(|| view! { <use href="#seal-broken" x="-62" y="58" width="34" height="34"/> }.into_any());
        match points.get() {
            Some(points) if exact => view! { {flag(colour, points.to_string(), unproved)}{seal} }.into_any(),
            Some(points) => flag(colour, say(&labels::at_least(points)), false),
            None => view! { {furled(colour)}{seal} }.into_any(),
        }
    };
    view! { <g class="r-pole" style:transform=move || transform()>{move || content()}</g> }
}

fn trophies(reveal: Reveal, bay: Bay, seat: Seat) -> impl IntoView {
    let (x, y, size) = (bay.mast(seat), 90.0 * bay.scale, 54.0 * bay.scale);
    let trophy = move |colour: Colour| {
        let (id, left) = match colour {
            Colour::Blue => ("crown", x - size * 0.8),
            Colour::Red => ("pirate", x - size * 0.1),
        };
        let is_won = move || reveal.has_shown(RevealStep::Crowned(colour)) && reveal.wins_title(seat, colour);
        view! { <Shown when=is_won><Symbol id x={left + size / 2.0} y={y - size / 2.0} size/></Shown> }.into_any()
    };
    view! { <g>{Colour::ALL.map(trophy).collect_view()}</g> }
}

/// Draws the line of a level at which a title is asked for.
fn level(reveal: Reveal, bay: Bay, level: u16) -> impl IntoView {
    let line = format!("M54 0H{}", round(bay.width - 12.0));
    let transform = format!("translate(0 {})", round(bay.height(level.into())));
    let is_current = move || matches!(reveal.current_step(), RevealStep::Asked(_, asked) if asked == level);
    view! {
        <g class="r-level" class:now=move || is_current() transform=transform>
            <path class="r-level-key" d=line.clone()/>
            <path class="r-level-line" d=line/>
            <rect x="8" y="-14" width="46" height="28" rx="14"/>
            <text x="31" y="6">{level}</text>
        </g>
    }
}

pub fn bay(reveal: Reveal) -> AnyView {
    let shell = reveal.board.shell;
    let bay = Bay::for_seats(shell.seats(), shell.app.size.get_untracked() == Size::Phone);
    let seats = || Seat::all(bay.seats);
    let ship = |seat: Seat| {
        view! {
            {Colour::ALL.map(|colour| pole(reveal, bay, seat, colour).into_any()).collect_view()}
            {trophies(reveal, bay, seat)}
        }
        .into_any()
    };
    view! {
        <svg
            class="r-bay-scene"
            viewBox=format!("0 0 {} {}", round(bay.width), round(bay.height))
            preserveAspectRatio="xMidYMax meet"
            aria-hidden="true"
        >
            {backdrop(bay)}
            {POINT_LEVELS.map(|height| level(reveal, bay, height).into_any()).collect_view()}
            {seats().map(|seat| hull(reveal, bay, seat).into_any()).collect_view()}
            {seats().map(ship).collect_view()}
            {waves(bay)}
        </svg>
    }
    .into_any()
}
