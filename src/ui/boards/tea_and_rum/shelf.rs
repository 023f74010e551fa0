//! The shelf of buildings, a lane a family: what each costs, gives and shows, how many are left, and what one lacks.

use leptos::prelude::*;

use crate::games::tea_and_rum::{Building, Family, Goods, Part, Player, Symbol, Table, text as names};
use crate::ui::shell::spot::Spot;

use super::{Context, marks, text};

/// Whether a player could pay for a building, with the Workshop where there is one.
pub fn affordable(player: &Player, building: Building) -> bool {
    let mut cost = building.card().cost;
    if player.owns(Building::Workshop) {
        let short = |cost: &Goods| cost.iter().find(|(good, count)| player.goods[*good] < *count).map(|(good, _)| good);
        if let Some(cube) = short(&cost) {
            cost[cube] -= 1;
        }
    }
    player.goods.covers(&cost)
}

/// The buildings that a player could build now.
pub fn choices(table: &Table, player: &Player) -> usize {
    let free = |building: &Building| table.stock[*building as usize] > 0 && !player.owns(*building);
    Building::ALL.into_iter().filter(|building| free(building) && affordable(player, *building)).count()
}

/// Whether a building is in this game at all.
fn in_game(table: &Table, building: Building) -> bool {
    table.stock[building as usize] > 0
        || crate::engine::Seat::all(table.seats).any(|seat| table.players[seat].owns(building))
}

fn cell(ctx: Context, building: Building) -> AnyView {
    let board = ctx.board;
    let card = building.card();
    let stock = Memo::new(move |_| board.view.with(|view| view.table.stock[building as usize]));
    let copies = board.view.with_untracked(|view| view.table.crew().copies);
    let state = Memo::new(move |_| {
        let own = ctx.own.get();
        match (own.owns(building), stock.get() > 0 && affordable(&own, building)) {
            (true, _) => "own",
            (false, true) => "ok",
            (false, false) if stock.get() == 0 => "no sold",
            (false, false) => "no",
        }
    });
    let inside = move || {
        let own = ctx.own.get();
        let mark = match state.get() {
            "own" => format!("<span class=\"r-mark\">{}</span>", marks::badge(ctx.who.get(), "xs")),
            "ok" => format!("<span class=\"r-mark r-tick\">{}</span>", marks::glyph("ui-check", "")),
            _ => String::new(),
        };
        let cost = match state.get() {
            "own" => format!("<span class=\"r-said\">{}</span>", text::YOURS),
            "no sold" => format!("<span class=\"r-said\">{}</span>", text::SOLD_OUT),
            _ => marks::cost(&card.cost, &own.goods),
        };
        let left: String =
            (0..copies).map(|index| if index < stock.get() { "<u></u>" } else { "<u class=\"e\"></u>" }).collect();
        format!(
            "<span class=\"r-pic\">{}{mark}</span><span class=\"r-name\">{}</span><span class=\"r-cost\">{cost}</span><span class=\"r-gain\">{}<span class=\"r-inst\">{}</span></span><span class=\"r-wishes\">{}</span><span class=\"r-left\">{left}</span>",
            marks::glyph(names::building_icon(building), ""),
            text::short(building),
            marks::fx(card.points),
            marks::row(card.instant),
            marks::symbols(&card.symbols),
        )
    };
    view! {
        <span class="r-place-of" data-anchor=format!("building-{}", building as usize) title=move || board.name(Part::Building(building))>
            <Spot board part=Part::Building(building) class="r-building" switch=true>
                <span class=move || format!("r-in {}", state.get()) inner_html=inside></span>
            </Spot>
        </span>
    }.into_any()
}

/// The shelf.
pub fn shelf(ctx: Context) -> AnyView {
    let lane = |family: Family| {
        let cells = ctx.board.view.with_untracked(|view| {
            let members = Building::ALL.into_iter().filter(|building| building.card().family == family);
            members
                .filter(|building| in_game(&view.table, *building))
                .map(|building| cell(ctx, building))
                .collect_view()
        });
        let wish = match family {
            Family::Hygiene => marks::symbol(Symbol::Hygiene),
            Family::Leisure => marks::symbol(Symbol::Entertainment),
            Family::Security => marks::symbol(Symbol::Security),
            _ => String::new(),
        };
        view! {
            <section class=format!("r-lane {}", text::family_class(family)) aria-label=text::family(family)>
                <h2><span class="grow">{text::family(family)}</span><span inner_html=wish></span></h2>
                <div class="r-cells">{cells}</div>
            </section>
        }
    };
    let five = ctx.board.view.with_untracked(|view| !view.table.crew().removes);
    view! { <div class="r-shelf" class:five=five data-region="shelf">{Family::ALL.map(lane).collect_view()}</div> }
        .into_any()
}
