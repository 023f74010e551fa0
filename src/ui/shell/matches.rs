//! A deal of a match at a table: stores its result when it is over, and draws the link back to the match. Called by the
//! frame and the result. Matches are defined in `table/matches`. Independent of the game.

use leptos::prelude::*;

use crate::table::matches::book;
use crate::ui::kit::icon;
use crate::ui::route::Route;
use crate::ui::shell::Shell;
use crate::ui::text::matches as words;

/// Stores the result of this table if it belongs to a match and is over. A later end of the same table changes nothing.
pub fn store_result(shell: Shell) {
    if shell.locked_elsewhere || shell.spectating.get_untracked() {
        return;
    }
    let result = shell.app.store.with_value(|store| {
        shell.read_untracked(|table| table.outcome().map(|_| book::finish(store, &shell.slot(), table)))
    });
    if let Some(Err(error)) = result {
        shell.app.notify(words::not_counted(&error.to_string()));
    }
}

/// Draws the line of the result that names the match and the deal; `None` if the table belongs to no match.
pub fn result_line(shell: Shell) -> Option<AnyView> {
    let (entry, deal) = shell.app.store.with_value(|store| book::find_by_slot(store, &shell.slot()))?;
    let href = Route::Match(entry.known.id()).to_string();
    let view = view! {
        <p class="small" data-match="">
            {words::deal_number(deal, entry.known.terms.deals)}" "
            <a class="btn soft" href=href>{icon("ui-next", "i18")}<span>{words::TO_MATCH}</span></a>
        </p>
    };
    Some(view.into_any())
}
