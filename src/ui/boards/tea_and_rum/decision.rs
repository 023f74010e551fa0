//! What is asked and what is about to be done: choices, free steps, costs and gains, and the verb.
//!
//! A panel on a wide screen, the bar over the tabs on a phone; the same words in both, laid out by the style.

use crate::engine::words::capital;
use leptos::prelude::*;

use crate::engine::{Seat, Speaker, Viewer, Words};
use crate::games::tea_and_rum::data::{CROWN_CALLS, DOLLARS_A_POINT};
use crate::games::tea_and_rum::{
    Action, Board, Building, Captain, Colour, Good, Icon, Part, Payment, STEPS, Side, Stage, Table, Task, TeaAndRum,
    text as names,
};
use crate::ui::kit::icon;
use crate::ui::shell::spot::Spot;
use crate::ui::text as words;

use super::{Context, effects::Change, marks, text, trade};

/// What the panel is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Subject {
    /// The scale.
    Trade,
    /// An action is spelled.
    Chosen(Action),
    /// Something is pressed, and more has to be.
    Begun,
    /// Something is asked.
    Asked(Task),
    /// Somebody else acts.
    Watching,
}

fn subject(ctx: Context) -> Subject {
    let board = ctx.board;
    if let Some(action) = board.ready() {
        return Subject::Chosen(action);
    }
    if board.picker.with(|picker| !picker.pressed().is_empty()) {
        return Subject::Begun;
    }
    match ctx.asked.get() {
        Some(Task::Icon(Icon::Trade, _)) => Subject::Trade,
        Some(task) => Subject::Asked(task),
        None => Subject::Watching,
    }
}

/// The button that passes, skips, ends or closes.
pub fn done(ctx: Context) -> AnyView {
    let board = ctx.board;
    let lit = Memo::new(move |_| board.is_lit(Part::Done));
    let name = move || board.name(Part::Done);
    (move || lit.get().then(|| view! { <Spot board part=Part::Done class="btn r-done" verb=true>{icon("ui-next", "i20")}<span>{name}</span></Spot> })).into_any()
}

/// A choice as a button: a drawing and words.
fn choice(ctx: Context, part: Part, drawn: String, says: String, verb: bool) -> AnyView {
    view! {
        <Spot board=ctx.board part class="r-choice" verb=verb>
            <span class="r-icons" inner_html=drawn></span><span class="r-says">{says}</span>
        </Spot>
    }
    .into_any()
}

fn cube(ctx: Context, part: Part, good: Good) -> AnyView {
    choice(
        ctx,
        part,
        marks::glyph(names::good_icon(good), ""),
        text::title(names::good(good, 1)),
        matches!(part, Part::Cube(_)),
    )
}

fn colour(ctx: Context, colour: Colour, points: u16, verb: bool) -> AnyView {
    choice(ctx, Part::Colour(colour), marks::crest(colour, points), text::colour(colour).into(), verb)
}

/// The choices that a task asks for, where they are not pieces of the board.
fn choices(ctx: Context, task: Task) -> AnyView {
    let board = ctx.board;
    match task {
        Task::Half(step) => {
            let row = &STEPS[usize::from(step) - 1];
            let half = |side: Side, icons: &[Icon]| {
                choice(ctx, Part::Half(side), marks::row(icons), capital(&names::half_words(step, side)), true)
            };
            view! { {half(Side::Left, row.left)}{half(Side::Right, row.right.unwrap_or(&[]))} }.into_any()
        }
        Task::Icon(Icon::Either(points), _) => {
            Colour::ALL.map(|side| colour(ctx, side, points.into(), true)).collect_view().into_any()
        }
        Task::Icon(Icon::Cube, _) => {
            Good::CUBES.map(|good| cube(ctx, Part::Cube(good), good)).collect_view().into_any()
        }
        Task::Foundry => {
            let most = board.picker.with(|picker| {
                let counts = picker
                    .candidates()
                    .filter_map(|action| if let Action::Smelt(count) = action { Some(count) } else { None });
                counts.max().unwrap_or(0)
            });
            let smelt = |count: u8| {
                let drawn = if count == 0 {
                    marks::glyph("ore", "")
                } else {
                    format!("{}<b class=\"r-by\">×{count}</b>", marks::glyph("cannon", ""))
                };
                choice(ctx, Part::Smelt(count), drawn, text::smelt(count), true)
            };
            (0..=most).map(smelt).collect_view().into_any()
        }
        Task::Overflow => {
            let expansion =
                ctx.own.get().next_expansion().map(|price| {
                    choice(ctx, Part::Expansion, marks::glyph("expand", ""), text::buy_square(price), true)
                });
            let goods: Vec<Good> = ctx.own.get().goods.iter().map(|(good, _)| good).collect();
            let back = |good: Good| {
                choice(
                    ctx,
                    Part::Stored(good),
                    marks::glyph(names::good_icon(good), ""),
                    text::give_back(names::good(good, 1)),
                    true,
                )
            };
            view! { {expansion}{goods.into_iter().map(back).collect_view()} }.into_any()
        }
        Task::Exchange => {
            let chest = move || {
                let who = ctx.who.get();
                board.view.with(|view| {
                    let points = view.table.exchange[who];
                    let spent = u16::from(points[0] + points[1]) * DOLLARS_A_POINT;
                    view! {
                        <span class="r-chest">
                            <span inner_html=marks::glyph("vp-chest-open", "")></span>
                            <span inner_html=format!("{}{}", marks::crest(Colour::Blue, points[0].into()), marks::crest(Colour::Red, points[1].into()))></span>
                            <b>{text::left_in_chest(view.table.players[who].money.saturating_sub(spent))}</b>
                        </span>
                    }
                })
            };
            view! { {chest}{Colour::ALL.map(|side| choice(ctx, Part::Colour(side), marks::crest(side, 1), text::one_for_ten(side).into(), true)).collect_view()} }.into_any()
        }
        _ => ().into_any(),
    }
}

/// Parts of the own board that could be used beside what is asked.
pub fn free_steps(ctx: Context, task: Task) -> AnyView {
    let board = ctx.board;
    let lit = Memo::new(move |_| {
        let mut parts = board.picker.with(|picker| picker.lit());
        parts.retain(|part| match part {
            Part::Crew(_) | Part::Own(_) | Part::Seal => true,
            Part::Expansion => !matches!(task, Task::Overflow | Task::Icon(Icon::Trade, _)),
            _ => false,
        });
        parts
    });
    let step = move |part: Part| {
        let drawn = match part {
            Part::Crew(captain) => marks::glyph(names::captain_icon(captain), ""),
            Part::Own(building) => marks::glyph(names::building_icon(building), ""),
            Part::Seal => marks::glyph("seal", ""),
            _ => marks::glyph("expand", ""),
        };
        let says = match part {
            Part::Crew(captain) => activation(captain),
            Part::Own(building) => use_of(building),
            Part::Seal => text::PROVE.into(),
            _ => board.name(part),
        };
        view! {
            <Spot board part class="r-free">
                <span class="r-icons" inner_html=drawn></span><span class="r-says" inner_html=says></span>
            </Spot>
        }
    };
    view! {
        <Show when=move || !lit.with(Vec::is_empty)>
            <div class="r-free-steps"><For each={move || lit.get()} key=|part| *part let:part>{step(part)}</For></div>
        </Show>
    }
    .into_any()
}

fn activation(captain: Captain) -> String {
    let card = captain.card();
    let cannons: String = (0..card.cannons).map(|_| marks::glyph("cannon", "")).collect();
    format!("<span class=\"r-fire\">{cannons}<b>:</b>{}</span>", marks::row(card.activation))
}

fn use_of(building: Building) -> String {
    match building {
        Building::CityHall => {
            format!("<span class=\"r-fire\">{}<b>:</b>{}</span>", marks::glyph("barrel", ""), marks::glyph("star", ""))
        }
        Building::Dryer => format!(
            "<span class=\"r-fire\">3{}<b>:</b>2{}</span>",
            marks::glyph("wood", ""),
            marks::glyph("tobacco", "")
        ),
        Building::Distillery => format!(
            "<span class=\"r-fire\">3{}<b>:</b>2{}</span>",
            marks::glyph("wheat", ""),
            marks::glyph("barrel", "")
        ),
        _ => building.card().name.into(),
    }
}

/// The drawing that stands for an action.
fn picture(action: &Action, table: &Table) -> String {
    let id = match *action {
        Action::Work(at, _) => names::board_icon(at),
        Action::Build(building, _) => names::building_icon(building),
        Action::Hire(captain, _) | Action::Activate(captain) => names::captain_icon(captain),
        Action::Fulfil(..) => "contract",
        Action::Ship(..) => "clipper",
        Action::Swear(_) | Action::Prove => "seal",
        Action::Discard(good) | Action::Sell(good) | Action::Buy(good) | Action::Cube(good) => names::good_icon(good),
        Action::CityHall => names::building_icon(Building::CityHall),
        Action::Convert(works) => names::building_icon(works.building()),
        Action::Expand => "expand",
        Action::Smelt(_) => names::building_icon(Building::Foundry),
        Action::Points(side) | Action::Exchange(side) => names::colour_icon(side),
        Action::Half(_) => "star",
        Action::Done => "ui-next",
    };
    let _ = table;
    marks::glyph(id, "")
}

fn caption(action: &Action, table: &Table) -> Option<String> {
    match *action {
        Action::Work(at, way) => {
            let row = table.row_number(at, table.active.index())?;
            Some(text::where_to(names::board(at), (way != crate::games::tea_and_rum::Way::Instead).then_some(row)))
        }
        _ => None,
    }
}

/// Costs and gains as chips.
pub fn chips(change: Change) -> String {
    let mut drawn = String::new();
    let mut chip = |count: i32, inside: String| {
        if count != 0 {
            let class = if count < 0 { "cost" } else { "gain" };
            drawn += &format!("<span class=\"delta {class}\">{}{inside}</span>", words::signed(count));
        }
    };
    for good in Good::ALL {
        chip(change.goods[good as usize].into(), marks::glyph(names::good_icon(good), ""));
    }
    chip(change.money, marks::glyph("doubloon", ""));
    for side in Colour::ALL {
        chip(change.points[side as usize], marks::glyph(names::colour_icon(side), ""));
    }
    chip(change.steps, marks::glyph("star", ""));
    chip(change.citizens, marks::glyph("pop", ""));
    chip(change.squares, marks::glyph("expand-free", ""));
    drawn
}

/// The same in words.
fn chip_words(change: Change) -> String {
    let mut all = Vec::new();
    let mut say = |count: i32, word: String| {
        if count != 0 {
            all.push(format!("{} {word}", words::signed(count)));
        }
    };
    for good in Good::ALL {
        let count = change.goods[good as usize];
        say(count.into(), names::good(good, count.unsigned_abs() as u8).into());
    }
    say(change.money, text::DOLLARS.into());
    for side in Colour::ALL {
        let points = change.points[side as usize];
        say(points, format!("{} {}", names::colour(side), names::points(points.unsigned_abs() as u16)));
    }
    say(change.steps, text::STEPS.into());
    say(change.citizens, text::CITIZENS.into());
    say(change.squares, text::SQUARES.into());
    all.join(", ")
}

/// What the others find once the worker has moved.
fn others(ctx: Context, at: Board) -> Option<AnyView> {
    ctx.board.view.with(|view| {
        let table = &view.table;
        let crowd = table.crowd(at);
        let next = if table.removes() { crowd.checked_sub(1).filter(|row| *row > 0) } else { (crowd + 2 <= table.crew().board).then_some(crowd + 2) };
        let who: Vec<Seat> = Seat::all(table.seats)
            .filter(|seat| *seat != ctx.who.get() && table.workers_left(*seat) > 0)
            .filter(|seat| !table.removes() || table.workers[at as usize][seat.index()] > 0)
            .collect();
        if who.is_empty() {
            return None;
        }
        let says = match next {
            None => text::closed(names::board(at), table.removes()),
            Some(row) => text::then(names::board(at), row, &super::town::row_words(table.row(at, row))),
        };
        let badges: String = if next.is_some() { who.into_iter().map(|seat| marks::badge(seat, "s")).collect() } else { String::new() };
        Some(view! { <p class="r-others"><span class="r-badges" inner_html=badges></span><span class="small">{says}</span></p> }.into_any())
    })
}

/// The action that is spelled.
fn chosen(ctx: Context, action: Action) -> AnyView {
    let board = ctx.board;
    let view = board.view.get_untracked();
    let verb = board.verb(action);
    let (drawn, above) = (picture(&action, &view.table), caption(&action, &view.table));
    let change = ctx.change.get().unwrap_or_default();
    let events = board.preview(action);
    let effects = board.shell.speak(|speaker| {
        let reader = Speaker { names: speaker.names, reader: view.table.asked().map_or(Viewer::Everyone, |(seat, _)| Viewer::Seat(seat)) };
        let lines = events.iter().filter(|event| !matches!(event, crate::games::tea_and_rum::Event::Worked { .. }));
        let lines = lines.filter_map(|event| TeaAndRum::line(event, &reader));
        let line = |line: crate::engine::Line| view! { <li>{icon(line.icon, "i20")}<span class="grow">{line.text}</span><b>{line.aside}</b></li> };
        lines.take(6).map(line).collect_view()
    });
    let own = ctx.own.get();
    let called = own.allegiance.is_none()
        && own.points[0] < CROWN_CALLS
        && i32::from(own.points[0]) + change.points[0] >= i32::from(CROWN_CALLS)
        && view.table.stage != Stage::Exchange;
    let call = called.then(|| {
        let says = text::crown_calls(own.points[0], own.points[0] + change.points[0] as u16);
        view! { <p class="r-call-warning"><span inner_html=marks::glyph("seal", "")></span><span><b>{says}</b>" "{text::CROWN_CALLS}</span></p> }
    });
    let next = match action {
        Action::Work(at, _) => others(ctx, at),
        _ => None,
    };
    view! {
        <section class="panel deed r-deed-panel chosen" aria-label=words::YOUR_ACTION>
            <div class="r-deed-head">
                <span inner_html=drawn></span>
                <div class="grow">{above.map(|above| view! { <span class="caps">{above}</span> })}<h2>{verb.clone()}</h2></div>
            </div>
            {(change != Change::default()).then(|| view! { <div class="r-chips" role="img" aria-label=chip_words(change) inner_html=chips(change)></div> })}
            {call}
            <ul class="effects">{effects}</ul>
            {next}
            <div class="r-deed-buttons">
                <button type="button" class="btn icon" aria-label=words::CANCEL on:click=move |_| board.cancel()>{icon("ui-close", "i20")}</button>
                <button type="button" class="btn primary grow" data-commit="" on:click=move |_| board.commit()>{icon("ui-check", "i20")}<span>{text::confirm(&action, &verb)}</span></button>
            </div>
        </section>
    }.into_any()
}

/// Something is pressed that needs more: the colour of a contract, the cube that the Workshop saves, how Lady Fathom
/// is paid.
fn begun(ctx: Context) -> AnyView {
    let board = ctx.board;
    let pressed = board.picker.with(|picker| picker.pressed().first().copied());
    let lit = board.picker.with(|picker| picker.lit());
    let points = |side: Colour| {
        let Some(Part::Space(space)) = pressed else { return 0 };
        board.view.with(|view| {
            view.table.spaces[usize::from(space)].map_or(0, |contract| contract.card().points[side as usize].into())
        })
    };
    let button = |part: Part| match part {
        Part::Colour(side) => Some(colour(ctx, side, points(side), false)),
        Part::Saved(good) => Some(cube(ctx, part, good)),
        Part::Payment(Payment::Money) => {
            Some(choice(ctx, part, marks::coin(ctx.own.get().fee(Captain(11))), board.name(part), false))
        }
        Part::Payment(Payment::Wood) => Some(choice(ctx, part, marks::glyph("wood", ""), board.name(part), false)),
        _ => None,
    };
    let title = match pressed {
        Some(Part::Space(_)) => text::WHICH_POINTS,
        Some(Part::Building(_)) => text::WHICH_CUBE,
        Some(Part::Captain(_)) => text::WHICH_PAYMENT,
        _ => words::PRESS_ON,
    };
    view! {
        <section class="panel deed r-deed-panel" aria-label=words::YOUR_ACTION data-region="choices">
            <div class="r-deed-head"><h2>{title}</h2></div>
            <div class="r-choices">{lit.into_iter().filter_map(button).collect_view()}</div>
            <div class="r-deed-buttons"><button type="button" class="btn" on:click=move |_| board.cancel()>{icon("ui-close", "i20")}<span>{words::CANCEL}</span></button></div>
        </section>
    }.into_any()
}

fn asked(ctx: Context, task: Task) -> AnyView {
    let (drawn, title) = text::task(task);
    let drawn = if drawn == "worker" { marks::worker(Some(ctx.who.get()), "") } else { marks::glyph(drawn, "") };
    let hint = ctx.board.view.with(|view| text::hint(task, &view.table));
    view! {
        <section class="panel deed r-deed-panel asked" aria-label=words::YOUR_ACTION data-region="choices">
            <div class="r-deed-head"><span inner_html=drawn></span><div class="grow"><h2>{title}</h2><p class="small mute">{hint}</p></div></div>
            <div class="r-choices">{choices(ctx, task)}</div>
            {free_steps(ctx, task)}
            <div class="r-deed-buttons">{done(ctx)}</div>
        </section>
    }.into_any()
}

/// The last thing that happened, while others act.
fn watching(ctx: Context) -> AnyView {
    let shell = ctx.board.shell;
    let last = Memo::new(move |_| {
        shell.read(|table| {
            let ply = shell.shown_ply();
            let mut lines = table.story(ply.saturating_sub(6));
            lines.retain(|told| told.line.major && told.ply <= ply);
            lines.pop()
        })
    });
    let said = move || {
        last.get().map(|told| {
            let mark = told.line.seat.map(|seat| marks::badge(seat, "s")).unwrap_or_default();
            view! { <span class="r-badges" inner_html=mark></span>{icon(told.line.icon, "i28")}<span class="grow small">{told.line.text}</span><b class="small">{told.line.aside}</b> }
        })
    };
    view! { <div class="panel deed r-deed-panel watching"><div class="r-last">{said}</div></div> }.into_any()
}

/// The panel, or the bar.
pub fn panel(ctx: Context) -> AnyView {
    let about = Memo::new(move |_| subject(ctx));
    (move || match about.get() {
        Subject::Trade => trade::step(ctx),
        Subject::Chosen(action) => chosen(ctx, action),
        Subject::Begun => begun(ctx),
        Subject::Asked(task) => asked(ctx, task),
        Subject::Watching => watching(ctx),
    })
    .into_any()
}
