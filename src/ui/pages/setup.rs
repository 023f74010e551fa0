//! The setup page: seats, options and seed of a new game. The last choices for each game are remembered on this device.
//! The game defines the options and their valid combinations.

use leptos::prelude::*;

use crate::engine::Info;
use crate::games;
use crate::table::Table;
use crate::table::new_game::{LastSetup, choices};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, ButtonKind, IconButton, NoticeLine, Pick, cover, icon, page, share};
use crate::ui::route::Route;
use crate::ui::text::Text;
use crate::ui::text::setup as words;
use crate::ui::text::together;
use crate::ui::{boards, text};

use super::learn;
use super::not_found::{NotFound, refused};
use super::setup_draft::{Draft, load_value, memory_key};
use super::setup_options::options;
use super::setup_seat::seat_row;

#[component]
pub fn SetupPage(game: String) -> impl IntoView {
    let app = AppContext::here();
    let Some(info) = games::info(&game) else {
        return view! { <NotFound reason=words::NO_SUCH_GAME.to_string() /> }.into_any();
    };
    let memory = load_value(app, &memory_key(info.id)).unwrap_or_default();
    setup_form(app, info, memory, share::fresh_seed().to_string(), words::NEW_GAME)
}

/// The setup of a game that arrived as a challenge: the same seed, options and seats.
#[component]
pub fn ChallengePage(
    /// The link without the address.
    link: String,
) -> AnyView {
    match Table::open_link(&link) {
        Ok(table) => {
            let (info, record) = (table.info(), table.record());
            let memory = LastSetup { players: record.players, options: record.options, open: false, apart: false };
            setup_form(AppContext::here(), info, memory, record.seed, words::CHALLENGE)
        }
        Err(error) => refused(error.to_string()),
    }
}

fn setup_form(app: AppContext, info: &'static Info, from: LastSetup, seed: String, heading: Text) -> AnyView {
    let Some(choices) = choices(info.id) else {
        return view! { <NotFound reason=words::NO_SUCH_GAME.to_string() /> }.into_any();
    };
    page::set_title(&words::page_title(heading, info));
    app.notice.set(None);
    if !boards::has_board(info.id) {
        return view! { <NotFound reason=text::home::NO_BOARD_YET.to_string() /> }.into_any();
    }
    let draft = Draft::new(app, info, choices, from, seed);
    // Opened from the lower end of the shelf, the page should still start at the top.
    request_animation_frame(|| window().scroll_to_with_x_and_y(0.0, 0.0));
    let escape = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && !event.is_composing() {
            app.go(Route::Home);
        }
    });
    on_cleanup(move || escape.remove());
    let set_up = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        draft.set_up();
    };
    view! {
        <main class="page setup" data-page="setup">
            <form class="panel setup-sheet" on:submit=set_up>
                {setup_header(info, heading)}
                <div class="setup-left">
                    <DevicesField draft />
                    <SeatRows draft />
                    {options(draft)}
                    <Button
                        kind=ButtonKind::Quiet
                        icon="ui-share"
                        on_click=move || draft.begin_match()
                        attr:data-as-match=""
                    >
                        {text::matches::MATCH_LINK}
                    </Button>
                </div>
                <div class="setup-right">
                    {move || setup_picture(draft)}
                    <SeedField draft />
                </div>
                <SetupFoot draft />
            </form>
            <NoticeLine />
        </main>
    }
    .into_any()
}

/// Draws the title of the game, the link to its box, and the button that closes the page.
fn setup_header(info: &'static Info, heading: Text) -> AnyView {
    let in_the_box = Route::Box(info.id.into()).to_string();
    view! {
        <header class="setup-head">
            <div class="grow">
                <div class="caps">{heading}</div>
                <h1>{info.title}</h1>
            </div>
            <a
                class="btn icon quiet"
                href=in_the_box
                aria-label=text::components::IN_THE_BOX
                title=text::components::IN_THE_BOX
                data-box=""
            >
                {icon("ui-cards", "i")}
            </a>
            <a class="btn icon quiet" href=Route::Home.to_string() aria-label=text::CLOSE>
                {icon("ui-close", "i")}
            </a>
        </header>
    }
    .into_any()
}

/// The choice between sharing this device and playing on separate devices; empty for a game with a single seat.
#[component]
fn DevicesField(draft: Draft) -> impl IntoView {
    let picked = Signal::derive(move || usize::from(draft.apart.get()));
    let set = move |choice: usize| draft.play_apart(choice == 1);
    let values = together::PLACES.map(String::from).to_vec();
    (draft.info.seats.1 > 1).then(|| {
        view! {
            <div data-ways="">
                <Pick label=together::WHERE_PLAYERS_SIT values picked set />
                {move || draft.apart.get().then(|| view! {
                    <p class="small mute">{together::REMOTE_HELP}</p>
                }.into_any())}
            </div>
        }
        .into_any()
    })
}

/// The seats, and the buttons that add one or shuffle them.
#[component]
fn SeatRows(draft: Draft) -> impl IntoView {
    let info = draft.info;
    let is_full = move || draft.seat_count() >= usize::from(info.seats.1);
    let solo = info.solo.then(|| {
        let picked = Signal::derive(move || usize::from(draft.seat_count() == 1));
        let set = move |alone: usize| draft.play_alone(alone == 1);
        let values = words::player_counts(info, &crate::words::solo_name(info));
        view! { <Pick label=words::PLAYER_COUNT values picked set /> }.into_any()
    });
    // A game for two at most has either all seats or, alone, the choice above.
    let add = (info.seats.1 > 2).then(|| {
        view! {
            <Button icon="ui-plus" on_click=move || draft.add() attr:data-add="" attr:disabled=move || is_full()>
                {words::ADD_SEAT}
            </Button>
        }
    });
    view! {
        {solo}
        <ol class="seat-rows">
            <For each=move || draft.seats.get() key=|seat| seat.key children=move |seat| seat_row(draft, seat) />
        </ol>
        <div class="seat-rows-foot">
            <span class="small mute grow">{words::seat_range(info)} " " {words::LEVELS_HELP}</span>
            <Button kind=ButtonKind::Quiet icon="ui-shuffle" on_click=move || draft.shuffle()>
                {words::SHUFFLE_SEATS}
            </Button>
            {add}
        </div>
    }
}

/// The seed, with the buttons that draw another and share the setup.
#[component]
fn SeedField(draft: Draft) -> impl IntoView {
    let draw_seed = move || draft.seed.set(share::fresh_seed().to_string());
    view! {
        <div class="seed-place">
            <label class="caps" for="seed">
                {words::SEED}
            </label>
            <div class="seed-row">
                <input
                    id="seed"
                    class="field mono"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    maxlength="60"
                    prop:value=move || draft.seed.get()
                    on:input=move |event| draft.seed.set(event_target_value(&event))
                />
                <IconButton kind=ButtonKind::Plain icon="ui-shuffle" name=words::FRESH_SEED on_click=draw_seed/>
                <IconButton
                    kind=ButtonKind::Plain
                    icon="ui-share"
                    name=words::COPY_CHALLENGE
                    on_click=move || draft.copy_challenge()
                />
            </div>
        </div>
    }
}

/// The expected duration, and the buttons that leave the page or start the game.
#[component]
fn SetupFoot(draft: Draft) -> impl IntoView {
    let watching = move || draft.seats.get().iter().all(|seat| !seat.person.get());
    let note =
        move || if watching() { words::ONLY_COMPUTERS.into() } else { words::minutes(draft.info, draft.seat_count()) };
    view! {
        <footer class="setup-foot">
            <span class="small mute grow" aria-live="polite" translate="no">
                {move || note()}
            </span>
            <a class="btn cancel" href=Route::Home.to_string()>
                {words::CANCEL}
            </a>
            {move || learn::setup_link(draft.app, draft.info, draft.seat_count())}
            <Button kind=ButtonKind::Primary class="big" submits=true attr:data-start="">{words::START_GAME}</Button>
        </footer>
    }
}

/// Draws the table as it would be set up if the game has such a preview, otherwise its box.
fn setup_picture(draft: Draft) -> AnyView {
    let table = draft.record().ok().and_then(|record| Table::open(&record).ok());
    let preview = table.as_ref().and_then(boards::preview);
    match preview {
        Some((caption, drawn)) => view! {
            <div class="setup-picture" translate="no">
                <h2>{caption}</h2>
                {drawn}
            </div>
        }
        .into_any(),
        None => view! {
            <div class="setup-picture boxed">
                {cover(draft.info.id)}
                <p class="small">{crate::words::tagline(draft.info)}</p>
            </div>
        }
        .into_any(),
    }
}
