//! Storms and pirate fleets over the harbour, for a moment each. Called by `harbour`. While nothing moves on the page,
//! the picture stays until the next ply, and so it does for a moment of the past.

use std::time::Duration;

use leptos::prelude::*;

use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::state::Raid;
use crate::games::ceylon_cards::view::Seen;
use crate::games::ceylon_cards::{CeylonCards, Event};
use crate::ui::kit::{Memo, effect};
use crate::ui::shell::board_context::BoardContext;

use super::deal::events_since;

/// The subject of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    Monsoon,
    Typhoon,
    /// A fleet lies in wait, until all players have answered.
    Fleet,
    /// A fleet leaves with a hand.
    Robbed,
    /// A fleet was driven off.
    Repelled,
}

impl Scene {
    fn of(event: &Event) -> Option<Scene> {
        Some(match event {
            Event::Monsoon { .. } => Scene::Monsoon,
            Event::Typhoon { .. } => Scene::Typhoon,
            Event::Sailed { .. } => Scene::Fleet,
            Event::Robbed { .. } => Scene::Robbed,
            Event::Repelled { .. } => Scene::Repelled,
            _ => return None,
        })
    }

    pub fn is_storm(self) -> bool {
        matches!(self, Scene::Monsoon | Scene::Typhoon)
    }

    /// Returns its class in the style sheet.
    fn class(self) -> &'static str {
        match self {
            Scene::Monsoon => "monsoon",
            Scene::Typhoon => "typhoon",
            Scene::Fleet => "fleet",
            Scene::Robbed => "fleet robbed",
            Scene::Repelled => "fleet repelled",
        }
    }
}

/// Time for which a storm rages or a fleet comes or goes, in milliseconds at the usual pace, as in the style sheet.
const SCENE_MS: f64 = 3_000.0;

/// Returns the current scene, and whether it is animated.
pub fn scene(board: BoardContext<CeylonCards>) -> Memo<Option<(Scene, bool)>> {
    let shell = board.shell;
    let animated = animated(board);
    let waits = move || board.view.with(|view| matches!(view.pending, Seen::Raid(Raid::Fleet { .. })));
    Memo::new(move |_| {
        let scene = animated.get().filter(|_| shell.is_now());
        if let Some(scene) = scene {
            return Some((scene, true));
        }
        if waits() || matches!(board.ready(), Some(Action::Fleet(_))) {
            return Some((Scene::Fleet, false));
        }
        let is_still = !shell.is_now() || shell.app.settings.stretch() == 0.0;
        let scene = if is_still { scene_at(board, shell.shown_ply()) } else { None };
        scene.filter(|scene| *scene != Scene::Repelled).map(|scene| (scene, false))
    })
}

/// Returns a signal with the scene of an action made on this page, for its time.
fn animated(board: BoardContext<CeylonCards>) -> RwSignal<Option<Scene>> {
    let shell = board.shell;
    let (scene, seen_plies) = (RwSignal::new(None), StoredValue::new(shell.read_untracked(|table| table.plies())));
    effect(move || {
        shell.skips.track();
        scene.set(None);
    });
    effect(move || {
        let plies = shell.read(|table| table.plies());
        let previous = seen_plies.get_value();
        seen_plies.set_value(plies);
        let stretch = shell.app.settings.stretch();
        let is_moving = plies > previous && stretch > 0.0;
        let last = || events_since(board, previous).iter().rev().find_map(Scene::of);
        let next = if is_moving { untrack(last) } else { None };
        if next.is_some() || plies < previous {
            scene.set(next);
        }
        if next.is_some() {
            let end = move || {
                _ = scene.try_update(|scene| {
                    // Not the scene of a later action.
                    if *scene == next {
                        *scene = None;
                    }
                });
            };
            set_timeout(end, Duration::from_millis((SCENE_MS * stretch) as u64));
        }
    });
    scene
}

/// Returns the scene of the action that led to this ply.
fn scene_at(board: BoardContext<CeylonCards>, ply: u32) -> Option<Scene> {
    let events = board.attributed_events_since(ply.saturating_sub(1)).into_iter();
    events.take_while(|(at, _, _)| *at <= ply).filter_map(|(_, _, event)| Scene::of(&event)).last()
}

/// Draws the scene over a harbour of this size. `ship` is the centre of the ship, and its size.
pub fn weather(
    scene: Memo<Option<(Scene, bool)>>,
    board: BoardContext<CeylonCards>,
    (width, height): (i32, i32),
    ship: (i32, i32, i32),
) -> AnyView {
    let picture = move |(scene, moves): (Scene, bool)| {
        let drawing = match scene.is_storm() {
            true => storm(scene, width, height),
            false => fleet(ship),
        };
        let time = format!("{}ms", SCENE_MS * board.shell.app.settings.stretch());
        view! {
            <g class=format!("weather {}{}", scene.class(), if moves { " moves" } else { "" }) style:--time=time
                style:--fall=format!("{height}px") style:--drift=format!("{}px", -height * 3 / 8)>
                {drawing}
            </g>
        }
        .into_any()
    };
    view! { {move || scene.get().map(picture)} }.into_any()
}

/// Draws dark clouds and rain, and the lightning of a Typhoon.
fn storm(scene: Scene, width: i32, height: i32) -> AnyView {
    // The rain falls by its whole height and starts again, so that it is drawn twice.
    let drop = |nth: i32| {
        let (x, y, length) = (nth * 67 % width, nth * 83 % height, height / 40 + 5);
        let one = |x: i32, y: i32| format!("M{x} {y}l-{} {length}", length * 3 / 8);
        one(x, y) + &one(x + height * 3 / 8, y - height)
    };
    let rain: String = (0..if scene == Scene::Typhoon { 90 } else { 54 }).map(drop).collect();
    let cloud = |nth: i32| {
        let (x, y) = (width * (nth * 2 - 1) / 14, height * (2 + nth % 2 * 4) / 100);
        let scale = f64::from(height) / 290.0;
        let class = if nth % 2 == 1 { "cloud near" } else { "cloud" };
        view! {
            <path class=class transform=format!("translate({x} {y}) scale({scale})")
                d="M14 50a22 22 0 0 1 2-43a32 32 0 0 1 58-8a26 26 0 0 1 42 14a19 19 0 0 1-4 37Z"></path>
        }
        .into_any()
    };
    let bolt = (scene == Scene::Typhoon).then(|| {
        let (x, y, unit) = (width * 14 / 100, height * 17 / 100, height / 16);
        let d = format!(
            "M{x} {y}l-{a} {b}h{c}l-{d} {b}l{e}-{f}h-{c}l{d}-{g}Z",
            a = unit,
            b = unit * 2,
            c = unit * 8 / 10,
            d = unit * 9 / 10,
            e = unit * 2,
            f = unit * 26 / 10,
            g = unit * 14 / 10
        );
        view! { <path class="bolt" d=d></path> }.into_any()
    });
    view! {
        <rect class="gloom" width=width height=height></rect>
        {bolt}
        <g class="clouds">{(0..8).map(cloud).collect_view()}</g>
        <path class="rain" d=rain></path>
    }
    .into_any()
}

/// Draws two more pirate ships, on both sides of the one at the quay.
fn fleet((x, y, size): (i32, i32, i32)) -> AnyView {
    let small = size * 48 / 100;
    let raider = |side: i32| {
        let (x, y) = (x + side * size * 62 / 100, y + size * 13 / 100);
        let flag = small * 36 / 100;
        view! {
            <use href="#clipper" class="vessel raider" x=x - small / 2 y=y - small / 2 width=small height=small/>
            <use href="#pirate" x=x + small / 25 - flag / 2 y=y - small / 2 - flag * 4 / 10 width=flag height=flag/>
        }
        .into_any()
    };
    view! { {raider(-1)}{raider(1)} }.into_any()
}
