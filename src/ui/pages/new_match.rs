//! The form for a new match of several deals: players, number of deals, seats, level and scoring. Seats, level and
//! options start from the last setup of the game. Independent of the game.

use leptos::prelude::*;

use crate::ai::Level;
use crate::engine::Info;
use crate::engine::name::clean;
use crate::games;
use crate::table::matches::book::Entry;
use crate::table::matches::{DEALS, Match, PEOPLE, Scoring, Terms};
use crate::table::new_game::{Choices, LastSetup, choices};
use crate::ui::boards;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, ButtonKind, Page, Pick, share};
use crate::ui::route::Route;
use crate::ui::text::Text;
use crate::ui::text::matches as words;
use crate::ui::text::setup as setup_words;
use crate::words::{option_name, value_name};

use super::matches::save_match;
use super::not_found::NotFound;
use super::setup_draft::{load_value, memory_key, own_name, typed_name};

/// The choices of the form. Each number is an index: 0 is the lowest possible value.
#[derive(Clone, Copy)]
struct Form {
    app: AppContext,
    info: &'static Info,
    name: RwSignal<String>,
    people: RwSignal<usize>,
    deals: RwSignal<usize>,
    seats: RwSignal<usize>,
    level: RwSignal<usize>,
    scoring: RwSignal<usize>,
}

pub fn new_match_page(game: &str) -> AnyView {
    let info = games::info(game).filter(|info| boards::has_board(info.id));
    match (info, choices(game)) {
        (Some(info), Some(choices)) => form(info, choices),
        _ => view! { <NotFound reason=setup_words::NO_SUCH_GAME.to_string() /> }.into_any(),
    }
}

fn form(info: &'static Info, choices: Choices) -> AnyView {
    let app = AppContext::here();
    let memory: LastSetup = load_value(app, &memory_key(info.id)).unwrap_or_default();
    let seats = usize::from((memory.players.len() as u8).clamp(info.seats.0.max(2).min(info.seats.1), info.seats.1));
    let level = Level::ALL
        .iter()
        .position(|level| memory.players.iter().any(|player| Level::parse(&player.kind) == Some(*level)));
    let form = Form {
        app,
        info,
        name: RwSignal::new(own_name(app)),
        people: RwSignal::new(0),
        deals: RwSignal::new(2),
        seats: RwSignal::new(seats - usize::from(info.seats.0)),
        level: RwSignal::new(level.unwrap_or(1)),
        scoring: RwSignal::new(0),
    };
    let range = |first: u8, last: u8| (first..=last).map(|number| number.to_string()).collect::<Vec<_>>();
    let pick_field = |label: Text, values: Vec<String>, picked: RwSignal<usize>| {
        let field = view! { <Pick label values picked set=move |index| picked.set(index) /> };
        view! { <div class="match-field"><span class="caps">{label}</span>{field}</div> }.into_any()
    };
    let seat_field =
        (info.seats.0 < info.seats.1).then(|| pick_field(words::SEATS, range(info.seats.0, info.seats.1), form.seats));
    let values = (choices.read)(&memory.options).unwrap_or_default();
    let changed_options = choices.all.iter().zip(values).filter(|(_, value)| *value != 0);
    let changed_options =
        changed_options.map(|(choice, value)| (option_name(info, choice), value_name(info, choice, value)));
    let changed_options: Vec<(String, String)> = changed_options.collect();
    let options = (!changed_options.is_empty())
        .then(|| view! { <p class="small">{words::options(&changed_options)}</p> }.into_any());
    let levels = setup_words::LEVELS.map(String::from).to_vec();
    let begin = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        form.begin(memory.options.clone());
    };
    view! {
        <Page title=words::form_heading(info) class="about">
            <p>{words::HELP}</p>
            <form class="panel card-group" on:submit=begin>
                {name_field(form.name)}
                {pick_field(words::PEOPLE, range(*PEOPLE.start(), *PEOPLE.end()), form.people)}
                {pick_field(words::DEALS, range(*DEALS.start(), *DEALS.end()), form.deals)}
                {seat_field}
                {pick_field(words::COMPUTERS, levels, form.level)}
                {pick_field(words::SCORING, words::SCORINGS.map(String::from).to_vec(), form.scoring)}
                <p class="small mute" translate="no">{move || words::SCORINGS_HELP[form.scoring.get()]}</p>
                {options}
                <div class="link-buttons">
                    <Button kind=ButtonKind::Primary icon="ui-play" submits=true attr:data-start="">
                        {words::BEGIN}
                    </Button>
                </div>
            </form>
        </Page>
    }
    .into_any()
}

/// Draws the field for the player's own name.
pub fn name_field(name: RwSignal<String>) -> AnyView {
    view! {
        <label class="match-field">
            <span class="caps">{words::YOUR_NAME}</span>
            <input
                class="field"
                data-name=""
                prop:value=name
                on:input=move |event| name.set(typed_name(&event))
                dir="auto"
            />
        </label>
    }
    .into_any()
}

impl Form {
    /// Starts the match and opens its page, or says what is missing.
    fn begin(self, options: String) {
        let count = |signal: RwSignal<usize>, min: u8| signal.get_untracked() as u8 + min;
        let terms = Terms {
            game: self.info.id.into(),
            rules: self.info.rules,
            options,
            seats: count(self.seats, self.info.seats.0),
            level: Level::ALL[self.level.get_untracked()],
            deals: count(self.deals, *DEALS.start()),
            people: count(self.people, *PEOPLE.start()),
            scoring: Scoring::ALL[self.scoring.get_untracked()],
            seed: share::fresh_seed().0,
        };
        if let Some(id) = join(self.app, Match { terms, people: Vec::new() }, &self.name.get_untracked()) {
            self.app.replace(Route::Match(id));
        }
    }
}

/// Adds the player of this device to a match under this name and stores it. Returns the match's id, or `None` after a
/// notice that says why the player cannot join.
pub fn join(app: AppContext, mut known: Match, name: &str) -> Option<String> {
    if clean(name).is_empty() {
        app.notify(words::NO_NAME.to_string());
        return None;
    }
    let own_id = share::fresh_seed().0 as u32;
    if let Err(error) = known.join(own_id, name).and_then(|()| known.check().map(drop)) {
        app.notify(error.to_string());
        return None;
    }
    let entry = Entry::new(known, own_id);
    save_match(app, &entry);
    Some(entry.known.id())
}
