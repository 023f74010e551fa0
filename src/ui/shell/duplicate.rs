//! The same deal played twice: the sealed result of the first game at the table of the second, and a comparison of
//! both. Called by the result and by the page of sealed links, which stores the link under the slot of the second game.
//! The comparison is in `table/duplicate`.

use leptos::prelude::*;

use crate::table::Table;
use crate::table::duplicate::{Comparison, Side, compare, first_person};
use crate::table::envelope;
use crate::table::save::{Slot, Store};
use crate::ui::kit::context::AppContext;
use crate::ui::route::Route;
use crate::ui::shell::Shell;
use crate::ui::shell::board_handle::BoardHandle;
use crate::ui::text::duplicate as words;
use crate::ui::text::figures;

/// Returns the storage key of the sealed link that a table is compared with.
fn key(slot: &Slot) -> String {
    format!("tea-table.sealed/{}", slot.0)
}

/// Stores the sealed link that the table in this slot is compared with once it is over.
pub fn store_sealed_link(app: AppContext, slot: &Slot, sealed: &str) {
    if let Err(error) = app.store.with_value(|store| store.write(&key(slot), sealed)) {
        app.notify(error.to_string());
    }
}

/// Opens the page on which this deal is played again.
pub fn play_again(shell: Shell) {
    let link = shell.read_untracked(|table| table.link());
    shell.app.go(Route::Sealed(envelope::seal(&link)));
}

/// Draws the part of the result that shows both games side by side; `None` unless this table is the second game of a
/// deal.
pub fn comparison_section(board: BoardHandle) -> Option<AnyView> {
    let shell = board.shell;
    let sealed = shell.app.store.with_value(|store| store.read(&key(&shell.slot())).ok().flatten())?;
    let link = envelope::unseal(&sealed).ok()?;
    let first_game = Table::open_link(&link).ok()?;
    shell.read_untracked(|table| compare_games(table, &first_game, None))
}

/// Draws two games of one deal side by side; `None` until both are over. `own` is the route for reviewing the first of
/// them, unless that is the current page.
pub fn compare_games(second: &Table, first: &Table, own_review: Option<Route>) -> Option<AnyView> {
    let sides = [second, first].map(|table| Side { table, seat: first_person(table) });
    let name = first.name(sides[1].seat);
    let compared = compare(sides)?;
    let link =
        |route: Route, words: String| view! { <a class="btn soft" href=route.to_string()>{words}</a> }.into_any();
    let divergence_route = |side: usize| {
        let ply = compared.divergence.as_ref()?.ply.min(sides[side].table.plies());
        let seat = sides[side].seat.index().to_string();
        Some(Route::Moment(seat, sides[side].table.link_at(ply)))
    };
    let own_link = divergence_route(0).map(|route| link(route, words::YOUR_PARTING.into()));
    let their_link = divergence_route(1).map(|route| link(route, words::their_divergence(&name)));
    let own_review = own_review.map(|route| link(route, words::YOUR_REVIEW.into()));
    let review = link(Route::Link(first.link()), words::their_review(&name));
    let links = view! { <div class="row compared-links">{own_link}{their_link}{own_review}{review}</div> }.into_any();
    let peeked = sides.iter().filter(|side| side.table.peeked()).map(|side| {
        let sentence = words::peeked(&side.table.name(side.seat));
        view! { <p class="small mute" data-peeked="">{sentence}</p> }.into_any()
    });
    let footer = view! {
        {peeked.collect_view()}
        {links}
    };
    Some(comparison(&compared, &name, footer.into_any()))
}

fn comparison(compared: &Comparison, name: &str, footer: AnyView) -> AnyView {
    let cells = |points: [i32; 2]| points.map(|points| view! { <td>{figures(points)}</td> }.into_any());
    let row = |(category, points): &(String, [i32; 2])| {
        let [own, other] = cells(*points);
        view! { <tr><th scope="row">{category.clone()}</th>{own}{other}</tr> }.into_any()
    };
    let rows: Vec<AnyView> = compared.categories.iter().map(row).collect();
    let [own, other] = cells(compared.scores);
    let winner_mark = |won: bool| won.then(|| view! { <span class="won">{words::WON}</span> }.into_any());
    let divergence = match &compared.divergence {
        Some(divergence) => words::divergence(&divergence.heading, &divergence.moves[0], &divergence.moves[1]),
        None => words::NEVER_PARTED.to_string(),
    };
    view! {
        <section class="statistics compared" data-compared="">
            <h3>{words::COMPARISON}</h3>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{words::POINTS_SOURCE}</th>
                        <th scope="col">{words::YOUR_COLUMN}" "{winner_mark(compared.won[0])}</th>
                        <th scope="col">{words::their_column(name)}" "{winner_mark(compared.won[1])}</th>
                    </tr>
                </thead>
                <tbody>{rows}<tr><th scope="row">{words::SCORE}</th>{own}{other}</tr></tbody>
            </table>
            <p class="small">{divergence}</p>
            {footer}
        </section>
    }
    .into_any()
}
