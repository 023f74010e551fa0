//! A match received as a link: merged into the match stored on this device if there is one, otherwise offered for
//! joining.
//!
//! Opening the link replays every game in it. An invalid link is refused with a sentence and changes nothing.
//! Independent of the game.

use leptos::prelude::*;

use crate::engine::Info;
use crate::table::matches::book::{Entry, EntryError};
use crate::table::matches::{Match, Standing, packet};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, ButtonKind, Page};
use crate::ui::route::Route;
use crate::ui::text::matches as words;

use super::matches::{card, match_page, proof, save_match, table};
use super::new_match::{join, name_field};
use super::not_found::refused;
use super::setup_draft::own_name;

pub fn match_link_page(link: &str) -> AnyView {
    let app = AppContext::here();
    let (received, standing) = match packet::open(link) {
        Ok(opened) => opened,
        Err(error) => return refused(error.to_string()),
    };
    let id = received.id();
    match app.store.with_value(|store| Entry::open(store, &id)) {
        Ok(mut entry) => match entry.known.merge(&received) {
            Ok(()) => {
                save_match(app, &entry);
                let page = match_page(id);
                app.notify(words::RESULTS_MERGED.to_string());
                page
            }
            Err(error) => refused(error.to_string()),
        },
        Err(EntryError::Store(error)) => refused(error.to_string()),
        Err(EntryError::Missing | EntryError::Damaged) => match received.terms.info() {
            Ok(info) => invitation(app, info, received, &standing),
            Err(error) => refused(error.to_string()),
        },
    }
}

/// Draws a match that this device has not joined yet.
fn invitation(app: AppContext, info: &'static Info, received: Match, standing: &Standing) -> AnyView {
    let is_full = received.people.len() >= usize::from(received.terms.people);
    let state = match (standing.is_over, is_full) {
        (true, _) => words::match_result(&received, standing),
        (false, true) => words::NO_PLACE_LEFT.to_string(),
        (false, false) => words::HELP.to_string(),
    };
    let preview = Entry::new(received.clone(), 0);
    let name = RwSignal::new(own_name(app));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Some(id) = join(app, received.clone(), &name.get_untracked()) {
            app.replace(Route::Match(id));
        }
    };
    let join_form = (!is_full).then(|| {
        view! {
            <form class="panel card-group" on:submit=submit>
                {name_field(name)}
                <div class="link-buttons">
                    <Button kind=ButtonKind::Primary icon="ui-play" submits=true attr:data-join="">
                        {words::JOIN}
                    </Button>
                </div>
            </form>
        }
        .into_any()
    });
    let table = standing.is_over.then(|| table(&preview, standing));
    view! {
        <Page title=words::SHARED class="link">
            {card(info, &preview, state)}
            {join_form}
            {table}
            {proof()}
        </Page>
    }
    .into_any()
}
