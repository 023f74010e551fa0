//! The sheet that gives a game away: the whole game, a moment of it, or its setup as a challenge.
//!
//! Opened from the menu and the result. Says what a link carries before it is shared.

use leptos::prelude::*;

use crate::engine::{Seat, link};
use crate::table::save;
use crate::ui::kit::qr::qr;
use crate::ui::kit::share;
use crate::ui::kit::{Pick, icon};
use crate::ui::route::{Given, Route};
use crate::ui::shell::Shell;
use crate::ui::text;
use crate::ui::text::share as words;

/// Longer addresses are cut by some programs.
const LONG: usize = 2000;

/// What can be shared, in the order of the sheet.
const GAME: usize = 0;
const MOMENT: usize = 1;
const CHALLENGE: usize = 2;

/// The sheet.
#[component]
pub fn ShareSheet(
    /// The table.
    shell: Shell,
) -> impl IntoView {
    let kind = RwSignal::new(GAME);
    // 0 is everyone, then the seats.
    let eyes = RwSignal::new(0usize);
    let hidden = shell.peek(|table| table.info().hidden);
    let running = Memo::new(move |_| shell.read(|table| table.outcome().is_none()));
    let place = Memo::new(move |_| match kind.get() {
        GAME => Route::Link(shell.read(|table| table.link())),
        MOMENT => {
            let link = shell.read(|table| table.link_at(shell.shown_ply()));
            let eyes = match eyes.get() {
                0 => "all".to_owned(),
                seat => seat.to_string(),
            };
            Route::Moment(eyes, link)
        }
        _ => Route::Challenge(shell.read(|table| table.link_at(0))),
    });
    let given = Memo::new(move |_| share::given(&place.get()));
    // The page has an address or it has none, whatever is shared.
    let addressed = matches!(given.get_untracked(), Given::Address(_));
    let warning = move || match (running.get(), kind.get()) {
        (true, GAME) => Some(words::RUNNING),
        (true, MOMENT) if eyes.get() > 0 => Some(words::RUNNING_EYES),
        (true, MOMENT) => Some(words::RUNNING),
        _ => None,
    };
    let warning = move || warning().map(|why| view! { <p class="told warn" data-warning="">{why}</p> });
    let opens = Memo::new(move |_| {
        let plies = match kind.get() {
            GAME => shell.read(|table| table.plies()),
            MOMENT => shell.shown_ply(),
            _ => 0,
        };
        given.with(|given| link::opens(given.text(), plies))
    });
    let long = move || match given.with(|given| given.text().len()) > LONG {
        _ if !opens.get() => view! { <p class="told warn" data-too-long="">{words::NO_LINK}</p> }.into_any(),
        true if addressed => view! { <p class="small mute">{words::LONG}</p> }.into_any(),
        _ => ().into_any(),
    };
    let seats = Seat::all(shell.seats()).map(|seat| {
        let name = shell.peek(|table| table.seating().players[seat.index()].name.clone());
        view! { <option>{name}</option> }
    });
    let whose = hidden.then(|| {
        view! {
            <label class="share-eyes" class:not-here=move || kind.get() != MOMENT>
                <span>{words::EYES}</span>
                <select class="field" on:change=move |event| eyes.set(event_target::<web_sys::HtmlSelectElement>(&event).selected_index().max(0) as usize)>
                    <option>{words::ALL_HANDS}</option>{seats.collect_view()}
                </select>
            </label>
        }
    });
    let app = shell.app;
    let title = shell.peek(|table| table.info().title);
    let send = (addressed && share::can_send()).then(|| {
        view! {
            <button type="button" class="btn" on:click=move |_| share::send(&words::subject(title), given.get_untracked().text())>
                {icon("ui-share", "i20")}<span>{words::SEND}</span>
            </button>
        }
    });
    let export = move |_| {
        let record = shell.peek(|table| table.record());
        share::download(&format!("{}.json", shell.slot().0), &save::encode_record(&record));
    };
    let code = move || match qr(given.get().text(), words::QR_LABEL) {
        Some(code) => code,
        None => view! { <p class="small mute">{words::TOO_LONG}</p> }.into_any(),
    };
    let unfolded = RwSignal::new(false);
    let as_code = addressed.then(|| {
        view! {
            <button type="button" class="btn" aria-expanded=move || unfolded.get().to_string() on:click=move |_| unfolded.update(|now| *now = !*now)>
                {icon("ui-board", "i20")}<span>{words::QR}</span>
            </button>
        }
    });
    let homeless = (!addressed).then(|| view! { <p class="told" data-code="">{words::NO_ADDRESS}</p> });
    let select = move |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <div class="share-sheet">
            <Pick label=words::WHAT values=words::KINDS.map(String::from).to_vec() picked=kind set=move |index| kind.set(index)/>
            <p class="small mute">{move || words::KINDS_HELP[kind.get().min(CHALLENGE)]}</p>
            {whose}
            {warning}
            <label class="share-link" class:not-here=move || !opens.get()><span class="unseen">{if addressed { words::LINK } else { words::CODE }}</span>
                <input class="field mono" readonly data-link="" prop:value=move || given.with(|given| given.text().to_owned()) on:focus=select/>
            </label>
            {long}
            {homeless}
            <div class="share-deeds">
                <button type="button" class="btn primary" class:not-here=move || !opens.get() data-copy="" on:click=move |_| share::give(app, &given.get_untracked(), words::LINK_COPIED)>
                    {icon("ui-check", "i20")}<span>{words::COPY}</span>
                </button>
                {send}
                <button type="button" class="btn" on:click=export>{icon("ui-install", "i20")}<span>{text::EXPORT}</span></button>
                {as_code}
            </div>
            {move || unfolded.get().then(code)}
        </div>
    }
}
