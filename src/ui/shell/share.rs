//! The sheet that shares a game: the whole game, a moment of it, or its setup as a challenge. Opened from the menu and
//! the result. Says what a link reveals before it is shared.

use leptos::prelude::*;
use web_sys::HtmlSelectElement;

use crate::device;
use crate::engine::{Seat, link};
use crate::text::picture::Card;
use crate::text::sharing;
use crate::ui::kit::picture::{self, PictureOutcome};
use crate::ui::kit::qr::qr;
use crate::ui::kit::{Button, ButtonKind, Memo, Pick, share};
use crate::ui::route::{Route, SharedLink};
use crate::ui::shell::Shell;
use crate::ui::text;
use crate::ui::text::Text;
use crate::ui::text::share as words;

use super::daily;

/// Length in bytes above which some programs truncate addresses.
const LONG_ADDRESS: usize = 2000;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Game,
    Moment,
    Challenge,
    /// The daily deal of this table, or its finished game as a sealed link. Offered only where one of them exists.
    Deal,
}

impl Kind {
    /// All kinds, in the order of the sheet and of [`words::LINK_KINDS`].
    const ALL: [Kind; 4] = [Kind::Game, Kind::Moment, Kind::Challenge, Kind::Deal];
}

/// The reader's choice of what to share.
#[derive(Clone, Copy)]
struct Selection {
    shell: Shell,
    /// Index into [`Kind::ALL`].
    picked: RwSignal<usize>,
    /// The viewer for whom a moment is shown: 0 for everyone, n for the n-th seat.
    viewer: RwSignal<usize>,
}

impl Selection {
    fn kind(self) -> Kind {
        Kind::ALL[self.picked.get()]
    }

    fn route(self) -> Route {
        let shell = self.shell;
        match self.kind() {
            Kind::Game => Route::Link(shell.read(|table| table.link())),
            Kind::Moment => {
                let link = shell.read(|table| table.link_at(shell.shown_ply()));
                let viewer = match self.viewer.get() {
                    0 => "all".to_owned(),
                    seat => seat.to_string(),
                };
                Route::Moment(viewer, link)
            }
            Kind::Deal if let Some(route) = shell.read(|table| sharing::link_target(table, daily::day(shell))) => route,
            Kind::Challenge | Kind::Deal => Route::Challenge(shell.read(|table| table.link_at(0))),
        }
    }

    fn plies(self) -> u32 {
        match self.kind() {
            Kind::Game | Kind::Deal => self.shell.read(|table| table.plies()),
            Kind::Moment => self.shell.shown_ply(),
            Kind::Challenge => 0,
        }
    }

    /// Returns the warning to show before sharing, if any.
    fn warning(self) -> Option<Text> {
        let running = self.shell.read(|table| table.outcome().is_none());
        match (running, self.kind()) {
            (true, Kind::Game) => Some(words::RUNNING_GAME),
            (true, Kind::Moment) if self.viewer.get() > 0 => Some(words::RUNNING_VIEW),
            (true, Kind::Moment) => Some(words::RUNNING_GAME),
            _ => None,
        }
    }
}

#[component]
pub fn ShareSheet(shell: Shell) -> impl IntoView {
    let daily_sentence = StoredValue::new(daily::sentence(shell));
    // Other people play the same daily deal, so the first link on offer is one that reveals nothing of it.
    let initial_kind = if daily::day(shell).is_some() { Kind::Deal } else { Kind::Game };
    let selection = Selection { shell, picked: RwSignal::new(initial_kind as usize), viewer: RwSignal::new(0) };
    let picked = selection.picked;
    let link = Memo::new(move |_| share::shared_link(&selection.route()));
    let can_open = Memo::new(move |_| link.with(|shared| link::can_open(shared.text(), selection.plies())));
    // Whether the page has an address does not depend on what is shared.
    let addressed = matches!(link.get_untracked(), SharedLink::Address(_));
    let warning = Memo::new(move |_| selection.warning());
    let warning = move || {
        warning.get().map(|text| {
            view! {
                <p class="message warn" data-warning="">
                    {text}
                </p>
            }
            .into_any()
        })
    };
    let hidden = shell.read_untracked(|table| table.info().hidden);
    let without_address = (!addressed).then(|| {
        view! {
            <p class="message" data-code="">
                {words::NO_ADDRESS}
            </p>
        }
        .into_any()
    });
    let unfolded = RwSignal::new(false);
    let code = move || match qr(link.get().text(), words::QR_LABEL) {
        Some(code) => code,
        None => view! { <p class="small mute">{words::TOO_LONG_FOR_QR}</p> }.into_any(),
    };
    let mut kinds = words::LINK_KINDS.map(String::from).to_vec();
    if daily_sentence.with_value(Option::is_none) {
        kinds.truncate(Kind::Deal as usize);
    }
    let accompanying = Callback::new(move |()| accompanying_sentence(selection, daily_sentence));
    let sentence_view = move || {
        let daily_sentence = daily_sentence.get_value().filter(|_| selection.kind() == Kind::Deal);
        daily_sentence
            .map(|daily_sentence| view! { <p class="message" data-sentence="">{daily_sentence}</p> }.into_any())
    };
    view! {
        <div class="share-sheet">
            <Pick
                label=words::WHAT_TO_SHARE
                values=kinds
                picked
                set=move |index| picked.set(index)
            />
            <p class="small mute">{move || words::LINK_KINDS_HELP[picked.get()]}</p>
            {move || sentence_view()}
            {hidden.then(|| view! { <ViewerField selection /> }.into_any())}
            {move || warning()}
            <LinkField link can_open addressed />
            <LengthNote link can_open addressed />
            {without_address}
            <ShareButtons shell link can_open addressed unfolded sentence=accompanying />
            {move || unfolded.get().then(code)}
        </div>
    }
}

/// Returns the sentence that accompanies the link of a deal; empty for other links.
fn accompanying_sentence(selection: Selection, sentence: StoredValue<Option<String>>) -> String {
    sentence.get_value().filter(|_| untrack(|| selection.kind()) == Kind::Deal).unwrap_or_default()
}

/// The link as text, selected when it is focused.
#[component]
fn LinkField(link: Memo<SharedLink>, can_open: Memo<bool>, addressed: bool) -> impl IntoView {
    let select = move |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <label class="share-link" class:not-here=move || !can_open.get()>
            <span class="unseen">{if addressed { words::LINK } else { words::CODE }}</span>
            <input
                class="field mono"
                readonly
                data-link=""
                prop:value=move || link.with(|shared| shared.text().to_owned())
                on:focus=select
            />
        </label>
    }
}

/// Warns that the link is too long to open, or so long that some programs truncate it.
#[component]
fn LengthNote(link: Memo<SharedLink>, can_open: Memo<bool>, addressed: bool) -> impl IntoView {
    let content = move || match link.with(|shared| shared.text().len()) > LONG_ADDRESS {
        _ if !can_open.get() => view! {
            <p class="message warn" data-too-long="">
                {words::TOO_LONG_FOR_LINK}
            </p>
        }
        .into_any(),
        true if addressed => view! { <p class="small mute">{words::LONG_LINK}</p> }.into_any(),
        _ => ().into_any(),
    };
    view! { {move || content()} }
}

/// The choice of the view in which a moment is shown.
#[component]
fn ViewerField(selection: Selection) -> impl IntoView {
    let Selection { shell, viewer, .. } = selection;
    let seats = Seat::all(shell.seats()).map(|seat| {
        let name = shell.read_untracked(|table| table.name(seat));
        view! { <option>{name}</option> }.into_any()
    });
    let pick = move |event| viewer.set(event_target::<HtmlSelectElement>(&event).selected_index().max(0) as usize);
    view! {
        <label class="share-eyes" class:not-here=move || selection.kind() != Kind::Moment>
            <span>{words::VIEW}</span>
            <select class="field" on:change=pick>
                <option>{words::ALL_HANDS}</option>
                {seats.collect_view()}
            </select>
        </label>
    }
}

/// The actions for the link: copy, send, save as a file, show as a code.
#[component]
fn ShareButtons(
    shell: Shell,
    link: Memo<SharedLink>,
    /// Whether the link would open.
    can_open: Memo<bool>,
    /// Whether the page has an address that others can follow.
    addressed: bool,
    unfolded: RwSignal<bool>,
    /// The sentence that accompanies the link; may be empty.
    sentence: Callback<(), String>,
) -> impl IntoView {
    let app = shell.app;
    let title = shell.read_untracked(|table| table.info().title);
    let send = (addressed && device::sharing::is_available()).then(|| {
        let send = move || share::send(app, &words::subject(title), &sentence.run(()), link.get_untracked().text());
        view! { <Button icon="ui-share" on_click=send>{words::SEND_LINK}</Button> }.into_any()
    });
    let export = move || share::export_game(app, &shell.slot(), &shell.read_untracked(|table| table.record()));
    let code_button = addressed.then(|| {
        view! {
            <Button
                icon="ui-scan"
                on_click=move || unfolded.update(|is_unfolded| *is_unfolded = !*is_unfolded)
                attr:aria-expanded=move || unfolded.get().to_string()
            >
                {words::QR_HEADING}
            </Button>
        }
        .into_any()
    });
    let picture = RwSignal::new(None::<PictureOutcome>);
    on_cleanup(move || picture.with_untracked(|picture| picture::revoke(picture.as_ref())));
    let card = shell.read_untracked(|table| Card::from_table(table, daily::day(shell), daily::peeked(shell)));
    let card_to_draw = card.filter(|_| picture::is_available());
    let picture_button = card_to_draw.map(|card| {
        view! {
            <Button icon="ui-cards" on_click=move || picture::share_or_save(&card, picture) attr:data-picture="">
                {words::PICTURE}
            </Button>
        }
        .into_any()
    });
    view! {
        <div class="share-buttons">
            <Button
                kind=ButtonKind::Primary
                icon="ui-check"
                on_click=move || share::copy_link(app, &sentence.run(()), &link.get_untracked(), words::LINK_COPIED)
                class:not-here=move || !can_open.get()
                attr:data-copy=""
            >
                {words::COPY}
            </Button>
            {send}
            <Button icon="ui-install" on_click=export>{text::SAVE_AS_FILE}</Button>
            {picture_button}
            {code_button}
        </div>
        <p class="small" role="status" data-picture-words="">
            {move || picture.get().map(|picture| picture.words)}
        </p>
        {move || {
            let address = picture.get().and_then(|picture| picture.address)?;
            let image = view! { <img class="passed-on" src=address alt=words::PICTURE_LABEL data-picture-here="" /> };
            Some(image.into_any())
        }}
    }
}
