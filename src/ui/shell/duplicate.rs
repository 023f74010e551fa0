//! The same deal played twice: the sealed result of the first game at the table of the second, and a comparison of
//! both. Called by the result and by the page of sealed links, which stores the link under the slot of the second
//! game. Knows no game; the comparison is in `table/duplicate`.

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
pub fn attach(app: AppContext, slot: &Slot, sealed: &str) {
    if let Err(trouble) = app.store.with_value(|store| store.write(&key(slot), sealed)) {
        app.notify(trouble.to_string());
    }
}

/// Opens the page on which this deal is played again.
pub fn again(shell: Shell) {
    let link = shell.read_untracked(|table| table.link());
    shell.app.go(Route::Sealed(envelope::seal(&link)));
}

/// Draws the part of the result that shows both games side by side; `None` unless this table is the second game of a
/// deal.
pub fn note(board: BoardHandle) -> Option<AnyView> {
    let shell = board.shell;
    let sealed = shell.app.store.with_value(|store| store.read(&key(&shell.slot())).ok().flatten())?;
    let link = envelope::unseal(&sealed).ok()?;
    let before = Table::open_link(&link).ok()?;
    shell.read_untracked(|table| both(table, &before, None))
}

/// Draws two games of one deal side by side; `None` until both are over. `own` is the route for reviewing the first of
/// them, unless that is the current page.
pub fn both(now: &Table, before: &Table, own: Option<Route>) -> Option<AnyView> {
    let sides = [now, before].map(|table| Side { table, seat: first_person(table) });
    let name = before.name(sides[1].seat);
    let compared = compare(sides)?;
    let link =
        |place: Route, words: String| view! { <a class="btn soft" href=place.to_string()>{words}</a> }.into_any();
    let parted = |side: usize| {
        let ply = compared.divergence.as_ref()?.ply.min(sides[side].table.plies());
        let seat = sides[side].seat.index().to_string();
        Some(Route::Moment(seat, sides[side].table.link_at(ply)))
    };
    let yours = parted(0).map(|place| link(place, words::YOUR_PARTING.into()));
    let theirs = parted(1).map(|place| link(place, words::their_parting(&name)));
    let own = own.map(|place| link(place, words::YOUR_REVIEW.into()));
    let review = link(Route::Link(before.link()), words::their_review(&name));
    let links = view! { <div class="row compared-links">{yours}{theirs}{own}{review}</div> }.into_any();
    let peeked = sides.iter().filter(|side| side.table.peeked()).map(|side| {
        let sentence = words::peeked(&side.table.name(side.seat));
        view! { <p class="small mute" data-peeked="">{sentence}</p> }.into_any()
    });
    let beside = view! {
        {peeked.collect_view()}
        {links}
    };
    Some(comparison(&compared, &name, beside.into_any()))
}

fn comparison(compared: &Comparison, name: &str, beside: AnyView) -> AnyView {
    let cells = |points: [i32; 2]| points.map(|points| view! { <td>{figures(points)}</td> }.into_any());
    let row = |(category, points): &(String, [i32; 2])| {
        let [own, other] = cells(*points);
        view! { <tr><th scope="row">{category.clone()}</th>{own}{other}</tr> }.into_any()
    };
    let rows: Vec<AnyView> = compared.categories.iter().map(row).collect();
    let [own, other] = cells(compared.scores);
    let mark = |won: bool| won.then(|| view! { <span class="won">{words::WON}</span> }.into_any());
    let parted = match &compared.divergence {
        Some(parting) => words::parted(&parting.heading, &parting.moves[0], &parting.moves[1]),
        None => words::NEVER_PARTED.to_string(),
    };
    view! {
        <section class="statistics compared" data-compared="">
            <h3>{words::COMPARED}</h3>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{words::SOURCE}</th>
                        <th scope="col">{words::YOURS}" "{mark(compared.won[0])}</th>
                        <th scope="col">{words::theirs(name)}" "{mark(compared.won[1])}</th>
                    </tr>
                </thead>
                <tbody>{rows}<tr><th scope="row">{words::SCORE}</th>{own}{other}</tr></tbody>
            </table>
            <p class="small">{parted}</p>
            {beside}
        </section>
    }
    .into_any()
}
