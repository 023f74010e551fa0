//! Answers as buttons, if they are not pieces of the board: colours, cubes, halves, goods to give back, free steps.
//! Called by `decision`. Each is a drawing and text; the picker determines what can be pressed, the view provides the
//! figures.

use leptos::prelude::*;

use crate::games::tea_and_rum::words::{drawings, labels, nouns};
use crate::games::tea_and_rum::{Building, Colour, Good, Icon, Part, Payment, STEPS, Side, Task, Works};
use crate::ui::shell::spot::Spot;

use super::context::Context;
use super::{marks, noun, say};

fn choice(ctx: Context, part: Part, icons: AnyView, text: String, verb: bool) -> AnyView {
    let written = matches!(part, Part::Stored(_));
    // A lesson names the others by their piece.
    let beside = (!written).then_some("");
    view! {
        <Spot board=ctx.board part class="r-choice" verb=verb written=written attr:data-beside=beside>
            <span class="r-icons">{icons}</span>
            <span class="r-says">{text}</span>
        </Spot>
    }
    .into_any()
}

fn cube(ctx: Context, part: Part, good: Good) -> AnyView {
    choice(ctx, part, marks::good(good), say(&labels::good(good)), matches!(part, Part::Cube(_)))
}

fn colour(ctx: Context, colour: Colour, points: u16, verb: bool) -> AnyView {
    choice(ctx, Part::Colour(colour), marks::crest(colour, points), say(&labels::colour(colour)), verb)
}

fn halves(ctx: Context, step: u8) -> AnyView {
    let row = &STEPS[usize::from(step) - 1];
    let half_button =
        |side: Side, icons: &[Icon]| choice(ctx, Part::Half(side), marks::row(icons), say(&labels::half(icons)), true);
    view! { {half_button(Side::Left, row.left)}{half_button(Side::Right, row.right.unwrap_or(&[]))} }.into_any()
}

fn foundry(ctx: Context) -> AnyView {
    let smelt = |count: u8| {
        let icons = match count {
            0 => marks::good(Good::Ore),
            _ => view! { {marks::good(Good::Cannon)}<b class="r-by">{format!("×{count}")}</b> }.into_any(),
        };
        choice(ctx, Part::Smelt(count), icons, say(&labels::smelt(count)), true)
    };
    let max_smelted = ctx.board.view.with(|view| view.could_smelt());
    (0..=max_smelted).map(smelt).collect_view().into_any()
}

fn overflow(ctx: Context) -> AnyView {
    let player = ctx.player.get();
    let expansion = player
        .next_expansion()
        .map(|price| choice(ctx, Part::Expansion, marks::glyph("expand"), say(&labels::buy_square(price)), true));
    let give_back = |(good, _)| choice(ctx, Part::Stored(good), marks::good(good), say(&labels::give_back(good)), true);
    view! { {expansion}{player.goods.iter().map(give_back).collect_view()} }.into_any()
}

fn exchange(ctx: Context) -> AnyView {
    let chest = move || {
        let seat = ctx.seat.get();
        let (points, left) = ctx.board.view.with(|view| (view.table.exchange[seat], view.left_to_exchange(seat)));
        let crest = |colour: Colour| marks::crest(colour, points[colour as usize].into()).into_any();
        view! {
            <span class="r-chest">
                <span>{marks::glyph("vp-chest-open")}</span>
                <span>{Colour::ALL.map(crest).collect_view()}</span>
                <b>{say(&labels::left_in_chest(left))}</b>
            </span>
        }
        .into_any()
    };
    let price_point = |side: Colour| {
        choice(ctx, Part::Colour(side), marks::crest(side, 1), say(&labels::one_point(side)), true).into_any()
    };
    view! { {move || chest()}{Colour::ALL.map(price_point).collect_view()} }.into_any()
}

/// Draws the choices of a task that are not pieces of the board.
pub fn choices(ctx: Context, task: Task) -> AnyView {
    match task {
        Task::Half(step) => halves(ctx, step),
        Task::Icon(Icon::Either(points), _) => {
            Colour::ALL.map(|side| colour(ctx, side, points.into(), true).into_any()).collect_view().into_any()
        }
        Task::Icon(Icon::Cube, _) => {
            Good::CUBES.map(|good| cube(ctx, Part::Cube(good), good).into_any()).collect_view().into_any()
        }
        Task::Foundry => foundry(ctx),
        Task::Overflow => overflow(ctx),
        Task::Exchange => exchange(ctx),
        _ => ().into_any(),
    }
}

/// Draws the control for `part`, which completes the press of `pressed`. `None` if the part is pressed on the board
/// instead.
pub fn further(ctx: Context, pressed: Option<Part>, part: Part) -> Option<AnyView> {
    match (part, pressed) {
        (Part::Colour(side), Some(Part::Space(space))) => {
            let contract = ctx.board.view.with(|view| view.table.spaces[usize::from(space)]);
            let points = contract.map_or(0, |contract| contract.card().points[side as usize]);
            Some(colour(ctx, side, points.into(), false))
        }
        (Part::Saved(good), _) => Some(cube(ctx, part, good)),
        (Part::Payment(Payment::Money), Some(Part::Captain(captain))) => {
            let coin = marks::coin(ctx.player.get().captain_price(captain));
            Some(choice(ctx, part, coin, ctx.board.name(part), false))
        }
        (Part::Payment(Payment::Wood), _) => {
            Some(choice(ctx, part, marks::good(Good::Wood), ctx.board.name(part), false))
        }
        _ => None,
    }
}

/// Draws a part of the player's own board that can be used in addition to the current task.
pub fn free_step(ctx: Context, part: Part) -> AnyView {
    let board = ctx.board;
    let (drawing, text) = match part {
        Part::Crew(captain) => {
            let fire = view! { <span class="r-fire">{marks::activation(captain)}</span> };
            (drawings::captain(captain), fire.into_any())
        }
        Part::Own(building) => (drawings::building(building), use_of(building)),
        Part::Seal => ("seal", say(&labels::prove()).into_any()),
        _ => ("expand", board.name(part).into_any()),
    };
    view! {
        <Spot board part class="r-free">
            <span class="r-icons">{marks::glyph(drawing)}</span>
            <span class="r-says">{text}</span>
        </Spot>
    }
    .into_any()
}

/// Draws the conversion that one of the player's own buildings offers, or its name if it converts nothing.
fn use_of(building: Building) -> AnyView {
    let works = Works::ALL.into_iter().find(|works| works.building() == building);
    match works {
        Some(works) => view! {
            <span class="r-fire">
                {Works::INPUT_COUNT}{marks::good(works.input())}
                <b>":"</b>
                {Works::OUTPUT_COUNT}{marks::good(works.output())}
            </span>
        }
        .into_any(),
        None if building == Building::CityHall => {
            view! { <span class="r-fire">{marks::good(Good::Barrel)}<b>":"</b>{marks::glyph("star")}</span> }.into_any()
        }
        None => noun(nouns::building(building)).into_any(),
    }
}
