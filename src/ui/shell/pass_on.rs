//! The sheet that passes a shared table on: the link with a sentence, as text, code or file; the field for an answer;
//! the devices nearby; and who plays where. Opened by the button beside the prompt and from the menu. Independent of
//! the game.

use leptos::prelude::*;

use crate::device;
use crate::engine::Seat;
use crate::engine::record::Player;
use crate::table::shared::{Awaited, Holder, packet};
use crate::ui::kit::open_link::OpenLink;
use crate::ui::kit::qr::qr;
use crate::ui::kit::{Button, ButtonKind, Memo, Shown, badge, share};
use crate::ui::route::{Route, SharedLink};
use crate::ui::shell::{Sheet, Shell};
use crate::ui::text::share as share_words;
use crate::ui::text::together as words;

use super::{nearby, requests, shared};

/// The button beside the prompt that passes the table on while it waits for another device, and once its game is over.
/// As long as a seat is free, it invites whoever is to take it.
#[component]
pub fn PassOnButton(shell: Shell) -> impl IntoView {
    let look = Memo::new(move |_| {
        let look = shell.read(|table| match table.awaited()? {
            // The others are asked to take back: they may need the link for that.
            Awaited::Here(_) | Awaited::ComputerHere(_)
                if table.pending_request().is_none_or(|request| request.asks_here) =>
            {
                let has_free = table.shared.as_ref().is_some_and(|shared| !shared.free_seats().is_empty());
                has_free.then_some((ButtonKind::Primary, words::INVITE))
            }
            // The end was already passed on. The link may have been lost, so the button stays, but less prominent.
            Awaited::GameOver if table.plies_passed_on() == table.plies() => Some((ButtonKind::Quiet, words::SEND)),
            // Moves arrive by themselves at the devices that are connected; the others may still need the link.
            _ if shell.app.nearby.devices.with(|devices| devices.iter().any(|(_, is_here)| *is_here)) => {
                Some((ButtonKind::Quiet, words::SEND))
            }
            _ => Some((ButtonKind::Primary, words::SEND)),
        });
        look.filter(|_| !shell.locked_elsewhere && shell.is_now())
    });
    let content = move || {
        look.get().map(|(kind, name)| {
            let (sends, invites) = (name == words::SEND, name == words::INVITE);
            view! {
                <Button
                    kind
                    icon="ui-share"
                    on_click=move || shell.sheet.set(Some(Sheet::PassOn))
                    attr:data-pass-on=sends.then_some("")
                    attr:data-invite=invites.then_some("")
                    attr:aria-label=name
                >
                    {name}
                </Button>
            }
            .into_any()
        })
    };
    view! { {move || content()} }
}

fn packet_route(shell: Shell) -> Route {
    Route::Packet(shell.read(packet::write).unwrap_or_default())
}

pub fn sheet(shell: Shell) -> AnyView {
    let link = Memo::new(move |_| share::shared_link(&packet_route(shell)));
    let sentence = move || {
        shell.read(|table| {
            let awaited = || table.awaited().map(|awaited| words::awaited_seat(awaited, &|seat| table.name(seat)));
            requests::sentence(table).or_else(awaited)
        })
    };
    let takes_over = move || shell.read(|table| !table.plays_computers() && has_computer(table.seating.players.iter()));
    let open_route = move |route: Route| match route {
        Route::Packet(packet) => {
            shell.sheet.set(None);
            shared::receive(shell, &packet);
        }
        Route::Nearby(answer) if shell.app.nearby.accept(&answer) => {}
        route => shell.app.go(route),
    };
    view! {
        <div class="share-sheet">
            <p data-awaited="">{move || sentence()}</p>
            {share_buttons(shell, link)}
            <OpenLink label=words::PASTE_ANSWER open=Callback::new(open_route)/>
            {nearby::section(shell)}
            <h3>{words::SEAT_PLACES}</h3>
            {move || seat_list(shell)}
            <Shown when=takes_over>
                <Button icon="ui-cpu" on_click=move || shell.change(|table| table.play_computers())>
                    {words::PLAY_COMPUTERS}
                </Button>
            </Shown>
            <p class="small mute">{words::HIDDEN_HELP}</p>
        </div>
    }
    .into_any()
}

fn has_computer<'a>(mut players: impl Iterator<Item = &'a Player>) -> bool {
    players.any(|player| !player.is_person())
}

/// Draws the buttons that pass the link on. A press records that another device may have seen the table.
fn share_buttons(shell: Shell, link: Memo<SharedLink>) -> AnyView {
    let app = shell.app;
    let title = shell.read_untracked(|table| table.info().title);
    let message = move || {
        shell.read_untracked(|table| {
            if let Some(request) = table.pending_request() {
                return words::undo_message(title, &table.name(request.seat));
            }
            let name = table.to_act().and_then(|seat| table.seating.players.get(seat.index()));
            words::link_message(title, name.map(|player| player.name.as_str()))
        })
    };
    let record_given = move || {
        if !shell.locked_elsewhere {
            shell.change(|table| table.mark_passed_on());
        }
    };
    let addressed = matches!(link.get_untracked(), SharedLink::Address(_));
    let send = (addressed && device::sharing::is_available()).then(|| {
        let send = move || {
            share::send(app, &share_words::subject(title), &message(), link.get_untracked().text());
            record_given();
        };
        view! { <Button kind=ButtonKind::Primary icon="ui-share" on_click=send>{share_words::SEND_LINK}</Button> }
            .into_any()
    });
    let copy = move || {
        share::copy_link(app, &message(), &link.get_untracked(), words::COPIED);
        record_given();
    };
    let file = move || {
        save_file(shell);
        record_given();
    };
    let unfolded = RwSignal::new(false);
    let show_code = move || {
        unfolded.update(|is_unfolded| *is_unfolded = !*is_unfolded);
        record_given();
    };
    let code = move || {
        unfolded.get().then(|| match qr(link.get().text(), share_words::QR_LABEL) {
            Some(code) => code,
            None => view! { <p class="small mute">{share_words::TOO_LONG_FOR_QR}</p> }.into_any(),
        })
    };
    let is_first = send.is_none();
    let code_button = addressed.then(|| {
        view! {
            <Button icon="ui-scan" on_click=show_code attr:aria-expanded=move || unfolded.get().to_string()
                attr:data-qr="">
                {share_words::QR_HEADING}
            </Button>
        }
        .into_any()
    });
    view! {
        <div class="share-buttons">
            {send}
            <Button kind=ButtonKind::first_if(is_first) icon="ui-check" on_click=copy attr:data-copy="">
                {share_words::COPY}
            </Button>
            {code_button}
            <Button icon="ui-install" on_click=file attr:data-file="">{words::SAVE_AS_FILE}</Button>
        </div>
        {move || code()}
    }
    .into_any()
}

/// Saves the link as a text file, for apps that send files.
pub fn save_file(shell: Shell) {
    let link = share::shared_link(&untrack(|| packet_route(shell)));
    share::save_file(shell.app, &format!("{}.txt", shell.slot().0), link.text().to_owned());
}

/// Draws the seats and where each is played. A free seat can be taken here; the menu gives seats to computers.
fn seat_list(shell: Shell) -> AnyView {
    let row = move |seat: Seat| {
        let (name, holder, own) = shell.read(|table| {
            let shared = table.shared.as_ref()?;
            Some((table.name(seat), shared.holder(seat).clone(), shared.own))
        })?;
        let take_seat = move || shell.change(|table| table.assign_seat(seat, Holder::Device(own), ""));
        let location = match &holder {
            Holder::Free => words::FREE,
            Holder::Computer(_) => crate::ui::text::setup::COMPUTER,
            Holder::Device(device) if *device == own => words::HERE,
            Holder::Device(_) => words::AWAY,
        };
        let take_seat = (holder == Holder::Free && !shell.locked_elsewhere).then(|| {
            view! { <Button on_click=take_seat attr:data-sit=seat.to_string()>{words::SIT_HERE}</Button> }.into_any()
        });
        let row = view! {
            <li>
                {badge(seat, "s")}
                <span class="grow"><b class="tt">{name}</b> <span class="small mute">{location}</span></span>
                {take_seat}
            </li>
        };
        Some(row.into_any())
    };
    let rows = Seat::all(shell.seats()).filter_map(row).collect_view();
    view! { <ul class="link-seats">{rows}</ul> }.into_any()
}

/// Draws the button that joins the table as another device, for a window that may not change it because another window
/// holds it. `None` if the table is not shared or has no free seat.
pub fn join_here(shell: Shell) -> Option<AnyView> {
    let packet = shell.read_untracked(|table| {
        let free = table.shared.as_ref()?.free_seats();
        packet::write(table).filter(|_| !free.is_empty())
    })?;
    let join = move || shell.app.go(Route::Join(packet.clone()));
    Some(
        view! { <Button kind=ButtonKind::Soft on_click=join attr:data-join-here="">{words::JOIN_WINDOW}</Button> }
            .into_any(),
    )
}
