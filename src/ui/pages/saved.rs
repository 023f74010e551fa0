//! The saved games: in progress and finished, with filters, import and export, and the player's statistics.
//!
//! The saves are replayed one per frame, so that a long list appears at once and fills in. Until its save is replayed,
//! a row shows only the heading stored with it.

use leptos::prelude::*;

use crate::games::SHELF;
use crate::table::save::{self, SlotContent};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, Memo, Page, Pick, share};
use crate::ui::text::saved as words;

use super::import::FilePicker;
use super::matches;
use super::saved_entry::{Entry, open_from};
use super::saved_row::{SavedRow, Unreadable, UnreadableRow};
use super::statistics::statistics;

#[derive(Clone, Copy)]
struct Filter {
    game: RwSignal<usize>,
    state: RwSignal<usize>,
    result: RwSignal<usize>,
}

impl Filter {
    fn shows(self, entry: Entry) -> bool {
        let (game, over) = entry.save.with_value(|save| (save.record.game.clone(), save.over));
        let fits_game = match self.game.get() {
            0 => true,
            index => SHELF.get(index - 1).is_some_and(|info| info.id == game),
        };
        let fits_state = [true, !over, over][self.state.get().min(2)];
        let fits_result = match self.result.get() {
            0 => true,
            wanted => entry.won() == Some(wanted == 1),
        };
        fits_game && fits_state && fits_result
    }
}

#[component]
pub fn SavedPage() -> impl IntoView {
    let app = AppContext::here();
    let entries = RwSignal::new(Vec::<Entry>::new());
    let unreadable_saves = RwSignal::new(Vec::<Unreadable>::new());
    let filter = Filter { game: RwSignal::new(0), state: RwSignal::new(0), result: RwSignal::new(0) };
    let reload = move || {
        let (readable, unreadable) = read_shelf(app);
        open_from(readable.clone(), 0);
        entries.set(readable);
        unreadable_saves.set(unreadable);
    };
    reload();
    let shown_count = Memo::new(move |_| entries.get().into_iter().filter(|entry| filter.shows(*entry)).count());
    let list = move || {
        let all = entries.get();
        let row = |entry: &Entry| {
            let entry = *entry;
            view! { <SavedRow app entry is_shown=Signal::derive(move || filter.shows(entry)) /> }.into_any()
        };
        let rows: Vec<_> = all.iter().map(row).collect();
        let empty = match (all.is_empty(), shown_count.get()) {
            (true, _) if unreadable_saves.with(Vec::is_empty) => Some(words::NONE),
            (false, 0) => Some(words::NO_MATCH),
            _ => None,
        };
        view! {
            <ul class="saves" translate="no">
                {rows}
            </ul>
            {empty.map(|message| view! { <p class="message" translate="no">{message}</p> }.into_any())}
        }
        .into_any()
    };
    let unreadable_rows = move || {
        let row = |save| view! { <UnreadableRow app save /> }.into_any();
        unreadable_saves.get().into_iter().map(row).collect_view()
    };
    let status = move || words::game_count(shown_count.get(), entries.with(Vec::len));
    view! {
        <Page title=words::SAVED class="saved">
            <div class="saved-tools">
                <FilePicker app on_done=Callback::new(move |()| reload()) />
                <Button icon="ui-install" on_click=move || share::export_all(app)>{words::EXPORT_ALL}</Button>
            </div>
            <div class="filters">
                <FilterFields filter />
                <span class="small mute" role="status" translate="no">
                    {move || status()}
                </span>
            </div>
            <ul class="saves" translate="no">
                {move || unreadable_rows()}
            </ul>
            {move || list()}
            {matches::list(app, false)}
            {statistics(app, entries)}
        </Page>
    }
}

/// Returns the readable and the unreadable saved games.
fn read_shelf(app: AppContext) -> (Vec<Entry>, Vec<Unreadable>) {
    let mut readable = Vec::new();
    let mut unreadable = Vec::new();
    for (slot, content) in app.store.with_value(save::shelf).unwrap_or_default() {
        match content {
            SlotContent::Save { save, recovered } => readable.push(Entry::new(slot, *save, recovered)),
            SlotContent::Unreadable { why, text } => {
                unreadable.push(Unreadable { slot, reason: why.to_string(), text })
            }
        }
    }
    (readable, unreadable)
}

/// The filters by game, state and result.
#[component]
fn FilterFields(filter: Filter) -> impl IntoView {
    let set_game = move |event| {
        filter.game.set(event_target::<web_sys::HtmlSelectElement>(&event).selected_index().max(0) as usize);
    };
    let games = SHELF.iter().map(|info| view! { <option>{info.title}</option> }.into_any()).collect_view();
    view! {
        <label>
            <span class="unseen">{words::WHICH_GAME}</span>
            <select class="field" on:change=set_game>
                <option>{words::ALL_GAMES}</option>
                {games}
            </select>
        </label>
        <Pick
            label=words::WHICH_STATE
            values=words::STATES.map(String::from).to_vec()
            picked=filter.state
            set=move |state| filter.state.set(state)
        />
        <Pick
            label=words::WHICH_RESULT
            values=words::RESULTS.map(String::from).to_vec()
            picked=filter.result
            set=move |result| filter.result.set(result)
        />
    }
}
