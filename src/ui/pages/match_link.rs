//! A match that arrived as a link: merged into the stored match if this device knows it, otherwise offered for
//! joining.
//!
//! Opening the link replays every game in it. An invalid link is refused with a sentence and changes nothing. Knows no
//! game.

use leptos::prelude::*;

use crate::engine::Info;
use crate::table::matches::book::{Entry, EntryError};
use crate::table::matches::{Match, Standing, packet};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, ButtonKind, Page};
use crate::ui::route::Route;
use crate::ui::text::matches as words;

use super::matches::{card, keep, match_page, proof, table};
use super::new_match::{join, name_field};
use super::not_found::refused;
use super::setup_draft::own_name;

pub fn match_link_page(link: &str) -> AnyView {
    let app = AppContext::here();
    let (known, standing) = match packet::open(link) {
        Ok(opened) => opened,
        Err(why) => return refused(why.to_string()),
    };
    let id = known.id();
    match app.store.with_value(|store| Entry::open(store, &id)) {
        Ok(mut entry) => match entry.known.merge(&known) {
            Ok(()) => {
                keep(app, &entry);
                let page = match_page(id);
                app.notify(words::RESULTS_MERGED.to_string());
                page
            }
            Err(why) => refused(why.to_string()),
        },
        Err(EntryError::Store(trouble)) => refused(trouble.to_string()),
        Err(EntryError::Missing | EntryError::Damaged) => match known.terms.info() {
            Ok(info) => invitation(app, info, known, &standing),
            Err(why) => refused(why.to_string()),
        },
    }
}

/// Draws a match that this device has not joined yet.
fn invitation(app: AppContext, info: &'static Info, known: Match, standing: &Standing) -> AnyView {
    let is_full = known.people.len() >= usize::from(known.terms.people);
    let state = match (standing.is_over, is_full) {
        (true, _) => words::ended(&known, standing),
        (false, true) => words::FULL.to_string(),
        (false, false) => words::HELP.to_string(),
    };
    let stranger = Entry::new(known.clone(), 0);
    let name = RwSignal::new(own_name(app));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Some(id) = join(app, known.clone(), &name.get_untracked()) {
            app.replace(Route::Match(id));
        }
    };
    let joining = (!is_full).then(|| {
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
    let table = standing.is_over.then(|| table(&stranger, standing));
    view! {
        <Page title=words::SHARED class="link">
            {card(info, &stranger, state)}
            {joining}
            {table}
            {proof()}
        </Page>
    }
    .into_any()
}
