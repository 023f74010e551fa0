//! The end, told moment by moment: chests open, flags rise while the answer is yes, two titles are given.
//!
//! Knows the order from the game (`reveal`); a button leads on, another to the last moment.

use crate::engine::words::capital;
use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::reveal::{Answer, Beat, LEVELS, answer, beats};
use crate::games::tea_and_rum::{Colour, Event, Source, Table, TeaAndRum, members, text as names};
use crate::ui::kit::context::Size;
use crate::ui::kit::{draw, filled, icon};
use crate::ui::shell::board_context::BoardContext;

use super::{marks, text};

/// The bay in which the ships lie.
#[derive(Clone, Copy)]
struct Bay {
    wide: f64,
    high: f64,
    left: f64,
    /// How large hulls and flags are.
    scale: f64,
    seats: u8,
}

impl Bay {
    fn of(seats: u8, phone: bool) -> Bay {
        if phone {
            Bay { wide: 62.0 + 112.0 * f64::from(seats.max(3)), high: 470.0, left: 58.0, scale: 0.58, seats }
        } else {
            Bay { wide: 1010.0, high: 640.0, left: 76.0, scale: 1.0, seats }
        }
    }
    fn deck(self) -> f64 {
        self.high - 120.0 * self.scale.max(0.7)
    }
    fn mast(self, seat: Seat) -> f64 {
        let pitch = (self.wide - self.left - 10.0) / f64::from(self.seats);
        self.left + pitch * (f64::from(seat.0) + 0.5)
    }
    /// The height at which a flag hangs that says so many points.
    fn height(self, points: f64) -> f64 {
        let (low, top) = (self.deck() - 60.0 * self.scale, 120.0 * self.scale);
        low - (low - top) * (points.min(44.0) / 40.0)
    }
}

fn backdrop(bay: Bay) -> String {
    let (wide, scale) = (bay.wide, bay.scale.max(0.7));
    // What is measured downwards begins at the deck.
    filled(
        "<g transform=\"translate(0 {})\"><g transform=\"translate({} -20)\"><circle class=\"r-halo\" r=\"{}\"/><circle class=\"r-sun\" r=\"{}\"/></g><path class=\"r-hill\" d=\"M-10 0Q{}-66 {}-20T{} 0ZM{} 0Q{}-62 {}-22T{} 0Z\"/><path class=\"r-w1\" d=\"M-900 0H{}V{}H-900Z\"/></g>",
        &[
            bay.deck(),
            wide / 2.0,
            150.0 * scale,
            104.0 * scale,
            wide * 0.12,
            wide * 0.24,
            wide * 0.44,
            wide * 0.62,
            wide * 0.74,
            wide * 0.86,
            wide + 40.0,
            wide + 900.0,
            bay.high + 10.0 - bay.deck(),
        ],
        &[],
    )
}

fn waves(bay: Bay) -> String {
    // Wider than the bay: what surrounds it is sea as well.
    let swell = "q14-10 28 0t28 0".repeat((bay.wide / 56.0) as usize + 34);
    let mut waves = String::new();
    for (index, left) in [-936.0, -952.0, -936.0, -952.0].into_iter().enumerate() {
        let y = bay.deck() + (50.0 + 22.0 * index as f64) * bay.scale.max(0.66);
        draw(
            &mut waves,
            "<path class=\"r-w[]\" d=\"M{} {}[]V{}H-960Z\"/>",
            &[left, y, bay.high + 10.0],
            &[&index.to_string(), &swell],
        );
    }
    waves
}

fn hull(bay: Bay, table: &Table, seat: Seat, name: &str) -> String {
    let crew: String = members(table.players[seat].captains)
        .zip([14, -20, 48])
        .map(|(captain, x)| {
            let icon = names::captain_icon(crate::games::tea_and_rum::Captain(captain));
            format!("<use href=\"#{icon}\" x=\"{x}\" y=\"-46\" width=\"46\" height=\"46\"/>")
        })
        .collect();
    let called = if bay.scale < 1.0 {
        String::new()
    } else {
        format!("<text class=\"r-hull-name\" x=\"-18\" y=\"34\">{}</text>", text::escaped(name))
    };
    let peak = (90.0 * bay.scale - bay.deck()) / bay.scale;
    let number = seat.to_string();
    filled(
        "<g transform=\"translate({} {}) scale({})\" class=\"s[]\"><path class=\"r-mast-key\" d=\"M0 0V{}\"/><path class=\"r-mast\" d=\"M0 0V{}\"/><circle class=\"r-knob\" cx=\"0\" cy=\"{}\" r=\"7\"/><path class=\"r-stay\" d=\"M-52 0 0 {} 52 0\"/>[]<path class=\"r-hull-body\" d=\"M-92-8q92 22 178-6l16-14q-6 50-34 86H-62q-24-24-30-66Z\"/><path class=\"r-wale\" d=\"M-88 8q88 16 182-10\"/><path class=\"r-shade\" d=\"M0 3q50-2 86-17l16-14q-6 50-34 86H8Z\"/><rect class=\"r-seat-mark\" x=\"-54\" y=\"13\" width=\"28\" height=\"28\" rx=\"9\"/><use href=\"#seat-[]\" x=\"-48\" y=\"19\" width=\"16\" height=\"16\"/>[]</g>",
        &[bay.mast(seat), bay.deck(), bay.scale, peak, peak, peak - 4.0, peak + 22.0],
        &[&number, &crew, &number, &called],
    )
}

/// A flag flying from a mast: blue to the left, red to the right.
fn flag(colour: Colour, says: &str, out: bool) -> String {
    let class = ["blue", "red"][colour as usize];
    let dim = if out { " out" } else { "" };
    let crest = match colour {
        Colour::Blue => "<path class=\"r-crown\" d=\"M-46 9l-2-7 5 3.500 6-7 6 7 5-3.500-2 7Z\"/>".to_owned(),
        Colour::Red => "<g transform=\"translate(30 -3)\"><path class=\"r-skull\" d=\"M7 0a6 5.600 0 0 1 4 9.800v2.200h-8v-2.200A6 5.600 0 0 1 7 0Z\"/><circle cx=\"5\" cy=\"6\" r=\"1.200\"/><circle cx=\"9.200\" cy=\"6\" r=\"1.200\"/></g>".to_owned(),
    };
    let (cloth, x) = match colour {
        Colour::Blue => ("M0 0q-18-8-37 0t-37 0v50q18 8 37 0t37 0Z", -37),
        Colour::Red => ("M0 0q18-8 37 0t37 0v50q-18 8-37 0t-37 0Z", 37),
    };
    format!(
        "<g class=\"r-banner {class}{dim}\"><path class=\"r-flag-cloth\" d=\"{cloth}\"/><text x=\"{x}\" y=\"34\">{says}</text>{crest}</g>"
    )
}

/// A flag rolled up at the foot of the mast.
fn furled(colour: Colour) -> String {
    match colour {
        Colour::Blue => "<g class=\"r-banner blue\"><path class=\"r-flag-cloth\" d=\"M-4 0q-22-6-24 14q2 22 24 18Z\"/><path class=\"r-cordage\" d=\"M-6 12q-10 4-20 0\"/></g>",
        Colour::Red => "<g class=\"r-banner red\"><path class=\"r-flag-cloth\" d=\"M4 0q22-6 24 14q-2 22-24 18Z\"/><path class=\"r-cordage\" d=\"M6 12q10 4 20 0\"/></g>",
    }
    .to_owned()
}

/// How far the telling is.
#[derive(Clone, Copy)]
struct Telling {
    board: BoardContext<TeaAndRum>,
    step: RwSignal<usize>,
    beats: StoredValue<Vec<Beat>>,
}

impl Telling {
    fn now(self) -> Beat {
        self.beats.with_value(|beats| beats[self.step.get().min(beats.len() - 1)])
    }
    fn next(self) -> Option<Beat> {
        self.beats.with_value(|beats| beats.get(self.step.get() + 1).copied())
    }
    fn told(self, wanted: Beat) -> bool {
        let step = self.step.get();
        self.beats.with_value(|beats| beats.iter().take(step + 1).any(|beat| *beat == wanted))
    }
    /// The height at which a seat's flag flies so far; `None` while it is rolled up.
    fn risen(self, table: &Table, seat: Seat, colour: Colour) -> Option<u16> {
        if self.told(Beat::Crowned(colour)) || self.decided_otherwise(table, colour) && self.next().is_none() {
            return Some(table.players[seat].points[colour as usize]);
        }
        let yes = LEVELS.into_iter().filter(|level| {
            self.told(Beat::Asked(colour, *level)) && answer(table, seat, colour, *level) == Answer::Yes
        });
        yes.max()
    }
    fn decided_otherwise(self, table: &Table, colour: Colour) -> bool {
        table.seats == 2 && self.beats.with_value(|beats| !beats.contains(&Beat::Crowned(colour)))
    }
}

fn ship(telling: Telling, bay: Bay, seat: Seat) -> AnyView {
    let board = telling.board;
    let pole = move |colour: Colour| {
        let risen = Memo::new(move |_| board.view.with(|view| telling.risen(&view.table, seat, colour)));
        let height = move || match risen.get() {
            Some(points) => bay.height(points.into()) - 4.0,
            None => bay.deck() - 96.0 * bay.scale,
        };
        let inside = move || {
            let exact = telling.told(Beat::Crowned(colour)) || telling.next().is_none();
            let unproved = colour == Colour::Blue && board.view.with(|view| !view.table.players[seat].proved);
            let seal = if unproved && (exact || matches!(telling.now(), Beat::Asked(Colour::Blue, _))) {
                "<use href=\"#seal-broken\" x=\"-62\" y=\"58\" width=\"34\" height=\"34\"/>"
            } else {
                ""
            };
            match risen.get() {
                Some(points) if exact => flag(colour, &points.to_string(), unproved) + seal,
                Some(points) => flag(colour, &format!("{points}+"), false),
                None => furled(colour) + seal,
            }
        };
        let x = bay.mast(seat) + [-4.0, 4.0][colour as usize] * bay.scale;
        view! {
            <g class="r-pole" style:transform=move || filled("translate({}px,{}px) scale({})", &[x, height(), bay.scale], &[])>
                <g inner_html=inside></g>
            </g>
        }
    };
    let trophy = move || {
        board.view.with(|view| {
            let (x, y, size) = (bay.mast(seat), 90.0 * bay.scale, 54.0 * bay.scale);
            let mut drawn = String::new();
            let mut lay = |icon: &str, left: f64| {
                draw(
                    &mut drawn,
                    "<use href=\"#[]\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                    &[left, y - size, size, size],
                    &[icon],
                );
            };
            if telling.told(Beat::Crowned(Colour::Blue)) && view.table.governors.has(seat) {
                lay("crown", x - size * 0.8);
            }
            if telling.told(Beat::Crowned(Colour::Red)) && view.table.kings.has(seat) {
                lay("pirate", x - size * 0.1);
            }
            drawn
        })
    };
    view! { {Colour::ALL.map(pole).collect_view()}<g inner_html=trophy></g> }.into_any()
}

fn scene(telling: Telling) -> AnyView {
    let board = telling.board;
    let phone = board.shell.app.size.get_untracked() == Size::Phone;
    let bay = Bay::of(board.shell.seats(), phone);
    let name = |seat: Seat| board.shell.peek(|table| table.seating().players[seat.index()].name.clone());
    let hulls: String = board.view.with_untracked(|view| {
        Seat::all(view.table.seats).map(|seat| hull(bay, &view.table, seat, &name(seat))).collect()
    });
    let lines = move || {
        let asked = match telling.now() {
            Beat::Asked(_, level) => Some(level),
            _ => None,
        };
        let mut lines = String::new();
        for level in LEVELS {
            let class = if asked == Some(level) { "r-level now" } else { "r-level" };
            let right = bay.wide - 12.0;
            draw(
                &mut lines,
                "<g class=\"[]\" transform=\"translate(0 {})\"><path class=\"r-level-key\" d=\"M54 0H{}\"/><path class=\"r-level-line\" d=\"M54 0H{}\"/><rect x=\"8\" y=\"-14\" width=\"46\" height=\"28\" rx=\"14\"/><text x=\"31\" y=\"6\">[]</text></g>",
                &[bay.height(level.into()), right, right],
                &[class, &level.to_string()],
            );
        }
        lines
    };
    view! {
        <svg class="r-bay-scene" viewBox=filled("0 0 {} {}", &[bay.wide, bay.high], &[]) preserveAspectRatio="xMidYMax meet" aria-hidden="true">
            <g inner_html=backdrop(bay)></g>
            <g inner_html=lines></g>
            <g inner_html=hulls></g>
            {Seat::all(bay.seats).map(|seat| ship(telling, bay, seat)).collect_view()}
            <g inner_html=waves(bay)></g>
        </svg>
    }.into_any()
}

/// What a seat's row says at a moment.
fn says(telling: Telling, seat: Seat, sold: u16, excess: i16) -> AnyView {
    let board = telling.board;
    (move || {
        board.view.with(|view| {
            let table = &view.table;
            let player = &table.players[seat];
            match telling.now() {
                Beat::Chests => {
                    let [blue, red] = table.exchange[seat];
                    let chip = |colour: Colour, points: u8| {
                        (points > 0).then(|| view! { <span class="delta gain"><b>{format!("+{points}")}</b><span inner_html=marks::glyph(names::colour_icon(colour), "")></span></span> })
                    };
                    let said = if blue + red == 0 { text::NO_EXCHANGE.to_owned() } else { text::paid_in(u16::from(blue + red) * 10) };
                    view! { <span class="r-end-sum"><span class="xs mute">{text::sold_for(sold)}" · "{said}</span><span class="row">{chip(Colour::Blue, blue)}{chip(Colour::Red, red)}</span></span> }.into_any()
                }
                Beat::Level => match excess {
                    0 => view! { <span class="xs mute">{text::WITHIN_TEN}</span> }.into_any(),
                    lost => view! { <span class="delta cost">{format!("−{}", lost.unsigned_abs())}</span> }.into_any(),
                }.into_any(),
                Beat::Cards(_) => ().into_any(),
                Beat::Asked(colour, level) => match answer(table, seat, colour, level) {
                    Answer::Yes => view! { <span class="r-answer yes">{icon("ui-check", "i18")}{text::YES}</span> },
                    Answer::No => view! { <span class="r-answer no">{icon("ui-close", "i18")}{text::NO}</span> },
                    Answer::NoProof => view! { <span class="r-answer no">{icon("ui-close", "i18")}{text::NO_PROOF}</span> },
                }.into_any(),
                Beat::Crowned(colour) => {
                    let last = telling.next().is_none();
                    let crest = |colour: Colour| view! { <span><span inner_html=marks::glyph(names::colour_icon(colour), "")></span>{player.points[colour as usize]}</span> };
                    view! { <span class="r-crests">{(last || colour == Colour::Blue).then(|| crest(Colour::Blue))}{(last || colour == Colour::Red).then(|| crest(Colour::Red))}</span> }.into_any()
                }
            }
        })
    })
    .into_any()
}

fn row(telling: Telling, seat: Seat, sold: u16, excess: i16) -> AnyView {
    let board = telling.board;
    let name = board.shell.peek(|table| table.seating().players[seat.index()].name.clone());
    let honours = Memo::new(move |_| {
        board.view.with(|view| {
            let bears = [view.table.governors, view.table.kings];
            let told = Colour::ALL
                .into_iter()
                .filter(|colour| telling.told(Beat::Crowned(*colour)) && bears[*colour as usize].has(seat));
            told.map(names::title).collect::<Vec<_>>()
        })
    });
    let oath = board.view.with_untracked(|view| {
        let player = &view.table.players[seat];
        match player.allegiance {
            Some(card) => (if player.proved { "seal-ok" } else { "seal-broken" }, capital(&names::condition(card))),
            None => ("seal-broken", text::NO_ALLEGIANCE.to_owned()),
        }
    });
    view! {
        <li class=format!("r-end-row s{seat}") class:win=move || !honours.with(Vec::is_empty)>
            <span inner_html=marks::badge(seat, "")></span>
            <span class="grow">
                <span class="r-end-name">{name}{move || honours.get().into_iter().map(|title| view! { <em>{title}</em> }).collect_view()}</span>
                <span class="r-end-oath xs mute"><span inner_html=marks::glyph(oath.0, "")></span>{oath.1}</span>
            </span>
            {says(telling, seat, sold, excess)}
        </li>
    }.into_any()
}

/// The steps of the end, the present one marked.
fn progress(telling: Telling) -> AnyView {
    let now = Memo::new(move |_| match telling.now() {
        Beat::Chests => 3,
        Beat::Level => 4,
        Beat::Cards(colour) | Beat::Asked(colour, _) | Beat::Crowned(colour) => 5 + colour as usize,
    });
    let step = move |(index, (id, name)): (usize, (&'static str, &'static str))| {
        view! {
            <li class:on=move || now.get() == index class:done=move || { now.get() > index } aria-current=move || (now.get() == index).then_some("step")>
                <span inner_html=marks::glyph(id, "")></span><b>{name}</b>
            </li>
        }
    };
    view! { <ol class="r-end-steps panel">{text::END_STEPS.into_iter().enumerate().map(step).collect_view()}</ol> }
        .into_any()
}

/// The whole reveal; `close` leads to the result.
pub fn finale(board: BoardContext<TeaAndRum>, close: Callback<()>) -> AnyView {
    let table = board.view.with_untracked(|view| view.table.clone());
    let telling = Telling { board, step: RwSignal::new(0), beats: StoredValue::new(beats(&table)) };
    let events = untrack(|| board.events_since(0));
    let rows = Seat::all(table.seats).map(|of| {
        let sold = events.iter().find_map(|event| match event {
            Event::SoldOut { seat, dollars, .. } if *seat == of => Some(*dollars),
            _ => None,
        });
        let excess = events.iter().find_map(|event| match event {
            Event::Points { seat, points, source: Source::Excess, .. } if *seat == of => Some(*points),
            _ => None,
        });
        row(telling, of, sold.unwrap_or(0), excess.unwrap_or(0))
    });
    let rows = rows.collect_view();
    let head = move || {
        let (id, caps, title) = text::beat(
            telling.now(),
            telling.next().is_none().then(|| board.shell.peek(|table| table.result()).unwrap_or_default()),
        );
        view! { <span inner_html=marks::glyph(id, "")></span><div class="grow"><span class="caps">{caps}</span><h2>{title}</h2></div> }
    };
    let note = move || {
        board.view.with(|view| {
            text::beat_note(telling.now(), &view.table, &|seat: Seat| {
                board.shell.peek(|table| table.seating().players[seat.index()].name.clone())
            })
        })
    };
    let on = move |_| match telling.next() {
        Some(_) => telling.step.update(|step| *step += 1),
        None => close.run(()),
    };
    let label = move || telling.next().map_or(text::TO_RESULT.to_owned(), text::ask);
    view! {
        <div class="r-finale" data-finale="">
            {progress(telling)}
            <div class="r-finale-scene">{scene(telling)}</div>
            <section class="panel r-finale-side" aria-live="polite">
                <div class="r-finale-head">{head}</div>
                <ul class="r-end-rows">{rows}</ul>
                <p class="small mute">{note}</p>
                <div class="r-deed-buttons">
                    {move || telling.next().map(|_| view! { <button type="button" class="btn" on:click=move |_| telling.step.set(telling.beats.with_value(|beats| beats.len() - 1))>{text::SHOW_ALL}</button> })}
                    <button type="button" class="btn primary grow" data-next="" on:click=on><span>{label}</span>{icon("ui-next", "i20")}</button>
                </div>
            </section>
        </div>
    }.into_any()
}
