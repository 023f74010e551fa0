//! Laying a new table: who sits where, options, seed.
//!
//! What was chosen last is remembered on this device, game by game. The page knows no game: options
//! come from the game's own list, and whether they can be laid so, from the game.

use leptos::prelude::*;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::engine::record::{Player, Record};
use crate::engine::{Choice, Info, Viewer};
use crate::games::SHELF;
use crate::table::new_game::{Choices, LastSetup, NewGame};
use crate::table::save::Store;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::share;
use crate::ui::kit::{NoticeLine, Pick, Switch, badge, cover, icon, page};
use crate::ui::route::Route;
use crate::ui::shell::new_game;
use crate::ui::text::setup as words;
use crate::ui::{boards, text};

use super::not_found::NotFound;

/// The notation of the levels, in order.
const LEVELS: [&str; 4] = ["novice", "steady", "sharp", "master"];
const USUAL_LEVEL: usize = 1;
const NAMES_KEY: &str = "tea-table.names";

fn memory_key(game: &str) -> String {
    format!("tea-table.setup.{game}")
}

/// A place at the table that is being laid.
#[derive(Clone, Copy, PartialEq)]
struct Place {
    key: u32,
    name: RwSignal<String>,
    person: RwSignal<bool>,
    level: RwSignal<usize>,
    unfolded: RwSignal<bool>,
}

impl Place {
    fn new(key: u32, player: &Player) -> Place {
        let level = LEVELS.iter().position(|level| *level == player.kind);
        Place {
            key,
            name: RwSignal::new(player.name.clone()),
            person: RwSignal::new(player.is_person()),
            level: RwSignal::new(level.unwrap_or(USUAL_LEVEL)),
            unfolded: RwSignal::new(false),
        }
    }

    fn player(self) -> Player {
        let kind = if self.person.get() { Player::PERSON } else { LEVELS[self.level.get()] };
        Player::new(&self.name.get(), kind)
    }
}

/// Everything that the page lets one choose.
#[derive(Clone, Copy)]
struct Draft {
    app: AppContext,
    info: &'static Info,
    choices: Choices,
    places: RwSignal<Vec<Place>>,
    values: RwSignal<Vec<usize>>,
    open: RwSignal<bool>,
    seed: RwSignal<String>,
}

impl Draft {
    fn new(app: AppContext, info: &'static Info, choices: Choices, from: LastSetup, seed: String) -> Draft {
        let names: Vec<String> = recall(app, NAMES_KEY).unwrap_or_default();
        let name = |seat: usize| names.get(seat).cloned().unwrap_or_else(|| words::NAMES[seat % 8].into());
        let (least, most) = (usize::from(info.seats.0), usize::from(info.seats.1));
        let mut players = from.players;
        players.truncate(most);
        if players.is_empty() {
            let kind = |seat: usize| if seat == 0 { Player::PERSON } else { LEVELS[USUAL_LEVEL] };
            players = (0..3.clamp(least, most)).map(|seat| Player::new(&name(seat), kind(seat))).collect();
        }
        while players.len() < least {
            players.push(Player::new(&name(players.len()), LEVELS[USUAL_LEVEL]));
        }
        let places = players.iter().zip(0..).map(|(player, key)| Place::new(key, player)).collect();
        let usual = || (choices.read)("").unwrap_or_default();
        let values = (choices.read)(&from.options).unwrap_or_else(|_| usual());
        Draft {
            app,
            info,
            choices,
            places: RwSignal::new(places),
            values: RwSignal::new(values),
            open: RwSignal::new(from.open),
            seed: RwSignal::new(seed),
        }
    }

    fn seats(self) -> usize {
        self.places.with(Vec::len)
    }

    fn add(self) {
        self.places.update(|places| {
            if places.len() < usize::from(self.info.seats.1) {
                let key = places.iter().map(|place| place.key + 1).max().unwrap_or(0);
                let taken: Vec<String> = places.iter().map(|place| place.name.get_untracked()).collect();
                let name = words::NAMES.iter().find(|name| !taken.iter().any(|taken| taken == *name));
                places.push(Place::new(key, &Player::new(name.unwrap_or(&words::NAMES[0]), LEVELS[USUAL_LEVEL])));
            }
        });
    }

    fn remove(self, key: u32) {
        self.places.update(|places| {
            if places.len() > usize::from(self.info.seats.0) {
                places.retain(|place| place.key != key);
            }
        });
    }

    fn move_up(self, key: u32) {
        self.places.update(|places| match places.iter().position(|place| place.key == key) {
            Some(0) => places.rotate_left(1),
            Some(index) => places.swap(index, index - 1),
            None => {}
        });
    }

    fn shuffle(self) {
        self.places.update(|places| {
            let mut chance = crate::engine::Chance::stream(share::fresh_seed().0);
            chance.shuffle(places);
        });
    }

    /// What would be laid.
    ///
    /// # Errors
    /// A sentence that says what is missing.
    fn record(self) -> Result<Record, String> {
        let players: Vec<Player> = self.places.get().into_iter().map(Place::player).collect();
        for (index, player) in players.iter().enumerate() {
            if player.name.is_empty() {
                return Err(words::no_name(index));
            }
            if players[..index].iter().any(|other| other.name == player.name) {
                return Err(words::same_name(&player.name));
            }
        }
        let seed = self.seed.get();
        if seed.trim().is_empty() {
            return Err(words::NO_SEED.into());
        }
        let seed = seed.parse().unwrap_or_else(|never| match never {});
        let new_game = NewGame { players, values: self.values.get(), seed };
        boards::set_up(self.info.id, new_game).unwrap_or_else(|| Err(words::NO_SUCH_GAME.into()))
    }

    fn set_up(self) {
        match untrack(|| self.record()) {
            Ok(record) => {
                self.remember(&record);
                new_game::set_up(self.app, record, false, self.open.get_untracked() && self.info.hidden);
            }
            Err(why) => self.app.tell(why),
        }
    }

    /// Copies the setup as a link.
    fn challenge(self) {
        let link = untrack(|| self.record()).and_then(|record| {
            boards::summarize_record(&record).map(|summary| summary.challenge).map_err(|broken| broken.to_string())
        });
        match link {
            Ok(link) => share::give(self.app, &share::given(&Route::Challenge(link)), text::share::CHALLENGE_COPIED),
            Err(why) => self.app.tell(why),
        }
    }

    fn remember(self, record: &Record) {
        let memory = LastSetup {
            players: record.players.clone(),
            options: record.options.clone(),
            open: self.open.get_untracked(),
        };
        let mut names: Vec<String> = recall(self.app, NAMES_KEY).unwrap_or_default();
        for (seat, player) in record.players.iter().enumerate() {
            match names.get_mut(seat) {
                Some(name) => name.clone_from(&player.name),
                None => names.push(player.name.clone()),
            }
        }
        keep(self.app, &memory_key(self.info.id), &memory);
        keep(self.app, NAMES_KEY, &names);
    }
}

fn recall<T: DeserializeOwned>(app: AppContext, key: &str) -> Option<T> {
    let text = app.store.with_value(|store| store.read(key).ok().flatten())?;
    serde_json::from_str(&text).ok()
}

fn keep(app: AppContext, key: &str, value: &impl Serialize) {
    // What cannot be remembered is asked again next time.
    let Ok(text) = serde_json::to_string(value) else { return };
    let _ = app.store.with_value(|store| store.write(key, &text));
}

/// The setup of a game.
#[component]
pub fn SetupPage(
    /// The id of the game.
    game: String,
) -> impl IntoView {
    let app = AppContext::here();
    let Some(info) = SHELF.iter().find(|info| info.id == game) else {
        return view! { <NotFound why=words::NO_SUCH_GAME.to_owned()/> }.into_any();
    };
    let memory = recall(app, &memory_key(info.id)).unwrap_or_default();
    sheet(app, info, memory, share::fresh_seed().to_string(), words::NEW_GAME)
}

/// The setup of a game that came as a challenge: the same seed, options and seats.
#[component]
pub fn ChallengePage(
    /// The link without the address.
    link: String,
) -> AnyView {
    match boards::open_link(&link) {
        Ok(game) => {
            let (info, record) = (game.summary(Viewer::Public).info, game.record());
            let memory = LastSetup { players: record.players, options: record.options, open: false };
            sheet(AppContext::here(), info, memory, record.seed, words::CHALLENGE)
        }
        Err(broken) => view! { <NotFound why=broken.to_string()/> }.into_any(),
    }
}

fn sheet(app: AppContext, info: &'static Info, from: LastSetup, seed: String, over: &'static str) -> AnyView {
    let Some(choices) = boards::choices(info.id) else {
        return view! { <NotFound why=words::NO_SUCH_GAME.to_owned()/> }.into_any();
    };
    page::set_title(&format!("{over}: {}", info.title));
    app.notice.set(None);
    if !boards::has_board(info.id) {
        return view! { <NotFound why=text::home::NO_BOARD_YET.to_owned()/> }.into_any();
    }
    let draft = Draft::new(app, info, choices, from, seed);
    let full = move || draft.seats() >= usize::from(info.seats.1);
    let watching = move || draft.places.get().iter().all(|place| !place.person.get());
    let aside = move || if watching() { words::WATCH.into() } else { words::minutes(info, draft.seats()) };
    let home = Route::Home.to_string();
    let escape = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && !event.is_composing() {
            app.go(Route::Home);
        }
    });
    on_cleanup(move || escape.remove());
    view! {
        <main class="page setup" data-page="setup">
            <form class="panel setup-sheet" on:submit=move |event| {
                event.prevent_default();
                draft.set_up();
            }>
                <header class="setup-head">
                    <div class="grow"><div class="caps">{over}</div><h1>{info.title}</h1></div>
                    <a class="btn icon quiet" href=home.clone() aria-label=text::CLOSE>{icon("ui-close", "i")}</a>
                </header>
                <div class="setup-left">
                    <ol class="seat-rows">
                        <For each=move || draft.places.get() key=|place| place.key children=move |place| row(draft, place)/>
                    </ol>
                    <div class="seat-rows-foot">
                        <span class="small mute grow">{words::seats_of(info)}</span>
                        <button type="button" class="btn quiet" on:click=move |_| draft.shuffle()>{icon("ui-shuffle", "i20")}<span>{words::SHUFFLE}</span></button>
                        <button type="button" class="btn" data-add="" disabled=full on:click=move |_| draft.add()>{icon("ui-plus", "i20")}<span>{words::ADD}</span></button>
                    </div>
                    {options(draft)}
                </div>
                <div class="setup-right">
                    {move || picture(draft)}
                    <div class="seed-place">
                        <label class="caps" for="seed">{words::SEED}</label>
                        <div class="seed-row">
                            <input id="seed" class="field mono" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="60"
                                prop:value=move || draft.seed.get() on:input=move |event| draft.seed.set(event_target_value(&event))/>
                            <button type="button" class="btn icon" aria-label=words::FRESH_SEED title=words::FRESH_SEED
                                on:click=move |_| draft.seed.set(share::fresh_seed().to_string())>{icon("ui-shuffle", "i")}</button>
                            <button type="button" class="btn icon" aria-label=words::COPY_CHALLENGE title=words::COPY_CHALLENGE
                                on:click=move |_| draft.challenge()>{icon("ui-share", "i")}</button>
                        </div>
                    </div>
                </div>
                <footer class="setup-foot">
                    <span class="small mute grow" aria-live="polite">{aside}</span>
                    <a class="btn cancel" href=home>{words::CANCEL}</a>
                    <button type="submit" class="btn primary big" data-lay="">{words::LAY}</button>
                </footer>
            </form>
            <NoticeLine/>
        </main>
    }.into_any()
}

/// A seat: badge, name, who plays, level, order.
fn row(draft: Draft, place: Place) -> AnyView {
    let index = Memo::new(move |_| {
        draft.places.with(|places| places.iter().position(|other| other.key == place.key).unwrap_or(0))
    });
    let name = move || place.name.get();
    let fewest = move || draft.seats() <= usize::from(draft.info.seats.0);
    let kind = move |person: bool, id: &'static str, label: &'static str| {
        view! {
            <button type="button" class:on=move || place.person.get() == person aria-pressed=move || (place.person.get() == person).to_string()
                on:click=move |_| place.person.set(person)>{icon(id, "i18")}<span>{label}</span></button>
        }
    };
    let level = move || {
        match place.person.get() {
        true => view! { <span class="small mute">{words::ON_THIS_DEVICE}</span> }.into_any(),
        false => view! {
            <Pick label=words::LEVEL values=words::LEVELS.map(String::from).to_vec() picked=place.level set=move |level| place.level.set(level)/>
        }.into_any(),
    }
    };
    let brief = move || match place.person.get() {
        true => words::PERSON.to_owned(),
        false => format!("{}, {}", words::COMPUTER, words::LEVELS[place.level.get()].to_ascii_lowercase()),
    };
    view! {
        <li class="seat-row" class:unfolded=place.unfolded>
            {move || badge(crate::engine::Seat(index.get() as u8), "")}
            <span class="seat-row-name">
                <input class="name-field" aria-label=move || words::name_of(index.get()) maxlength=Player::LONGEST.to_string() autocomplete="off" spellcheck="false"
                    prop:value=name on:input=move |event| place.name.set(event_target_value(&event))/>
                <span class="brief xs mute" aria-hidden="true">{brief}</span>
            </span>
            <span class="seg kinds" role="group" aria-label=move || words::who_at(index.get())>
                {kind(true, "ui-human", words::PERSON)}{kind(false, "ui-cpu", words::COMPUTER)}
            </span>
            <button type="button" class="btn icon soft unfold" aria-expanded=move || place.unfolded.get().to_string() aria-label=move || words::more(&name())
                on:click=move |_| place.unfolded.update(|unfolded| *unfolded = !*unfolded)>
                {move || icon(if place.unfolded.get() { "ui-up" } else { "ui-down" }, "i20")}
            </button>
            <span class="seat-row-level">{level}</span>
            <span class="seat-row-tools">
                <button type="button" class="btn icon quiet" aria-label=move || words::move_up(&name()) title=move || words::move_up(&name())
                    on:click=move |_| draft.move_up(place.key)>{icon("ui-up", "i20")}</button>
                <button type="button" class="btn icon quiet" aria-label=move || words::remove(&name()) title=move || words::remove(&name())
                    disabled=fewest on:click=move |_| draft.remove(place.key)>{icon("ui-close", "i20")}</button>
            </span>
        </li>
    }.into_any()
}

/// The options that mean something at so many seats.
fn options(draft: Draft) -> AnyView {
    let one = move |index: usize, choice: &'static Choice| {
        let value = Memo::new(move |_| draft.values.with(|values| values.get(index).copied().unwrap_or(0)));
        let set = move |value: usize| {
            draft.values.update(|values| {
                if let Some(place) = values.get_mut(index) {
                    *place = value;
                }
            });
        };
        let applies = move || (choice.seats.0..=choice.seats.1).contains(&(draft.seats() as u8));
        let control = match choice.values {
            [("off" | "no", _), ("on" | "yes", _)] => view! {
                <Switch label=choice.label help=choice.help on=Memo::new(move |_| value.get() == 1) set=move |on| set(usize::from(on))/>
            }.into_any(),
            values if values.len() <= 3 => view! {
                <div class="choice-row">
                    <b>{choice.label}</b><span class="small mute">{choice.help}</span>
                    <Pick label=choice.label values=values.iter().map(|(_, label)| (*label).to_owned()).collect() picked=value set=set/>
                </div>
            }.into_any(),
            values => view! {
                <label class="choice-row">
                    <b>{choice.label}</b><span class="small mute">{choice.help}</span>
                    <select class="field" on:change=move |event| set(event_target::<web_sys::HtmlSelectElement>(&event).selected_index().max(0) as usize)>
                        {move || values.iter().enumerate().filter_map(|(at, (_, label))| {
                            // Of seats those that there are, by who sits there. They come last: the others keep their places.
                            let seat = label.strip_prefix(words::SEAT).and_then(|number| number.parse::<usize>().ok());
                            let label = match seat {
                                Some(seat) => draft.places.with(|places| places.get(seat - 1).map(|place| place.name.get()))?,
                                None => (*label).to_owned(),
                            };
                            Some(view! { <option selected=move || value.get() == at>{label}</option> })
                        }).collect_view()}
                    </select>
                </label>
            }.into_any(),
        };
        view! { <div class="choice-place" class:not-here=move || !applies()>{control}</div> }
    };
    let several = move || draft.places.get().iter().filter(|place| place.person.get()).count() > 1;
    let hidden = draft.info.hidden.then(|| {
        view! {
            <div class="choice-place" class:not-here=move || !several()>
                <Switch label=text::OPEN_HANDS help=words::OPEN_HANDS_HELP on=draft.open set=move |open| draft.open.set(open)/>
            </div>
        }
    });
    if draft.choices.all.is_empty() && hidden.is_none() {
        return ().into_any();
    }
    let all = draft.choices.all.iter().enumerate().map(|(index, choice)| one(index, choice)).collect_view();
    view! { <section class="choices"><h2>{words::HOUSE_RULES}</h2>{all}{hidden}</section> }.into_any()
}

/// The table as it would be laid, where the game draws one; else its box.
fn picture(draft: Draft) -> AnyView {
    let preview = draft.record().ok().and_then(|record| boards::preview(&record));
    match preview {
        Some((caption, drawn)) => view! { <div class="setup-picture"><h2>{caption}</h2>{drawn}</div> }.into_any(),
        None => {
            view! { <div class="setup-picture boxed">{cover(draft.info.id)}<p class="small">{draft.info.tagline}</p></div> }.into_any()
        }
    }
}
