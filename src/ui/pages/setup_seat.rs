//! A seat on the setup page: name, kind of player, level, order. Called by the setup page. Independent of the game.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::ui::kit::{Button, ButtonKind, IconButton, Memo, Pick, badge, icon};
use crate::ui::text::Text;
use crate::ui::text::setup as words;
use crate::ui::text::together;
use crate::words::isolated;

use super::setup_draft::{Draft, SeatDraft, typed_name};

/// Draws a seat: badge, name, kind of player, level, order.
pub fn seat_row(draft: Draft, seat: SeatDraft) -> AnyView {
    let index =
        Memo::new(move |_| draft.seats.with(|seats| seats.iter().position(|other| other.key == seat.key).unwrap_or(0)));
    let name = Signal::derive(move || seat.name.get());
    let player_kind = move || match seat.person.get() {
        true => words::PERSON.to_string(),
        false => words::computer_kind(seat.level.get(), seat.character.get()),
    };
    view! {
        <li class="seat-row" class:unfolded=seat.unfolded>
            {move || badge(Seat(index.get() as u8), "")}
            <span class="seat-row-name">
                <input
                    class="name-field"
                    aria-label=move || words::name_label(index.get())
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=name
                    on:input=move |event| seat.name.set(typed_name(&event))
                    dir="auto"
                />
                <span class="brief xs mute" aria-hidden="true" translate="no">
                    {move || player_kind()}
                </span>
            </span>
            <span class="seg kinds" role="group" aria-label=move || words::player_label(index.get())>
                {kind_button(seat, true, "ui-human", words::PERSON)}
                {kind_button(seat, false, "ui-cpu", words::COMPUTER)}
            </span>
            <IconButton
                kind=ButtonKind::Soft
                class="unfold"
                icon=move || if seat.unfolded.get() { "ui-up" } else { "ui-down" }
                size="i20"
                name=move || words::seat_details(&isolated(&name.get()))
                on_click=move || seat.unfolded.update(|unfolded| *unfolded = !*unfolded)
                attr:aria-expanded=move || seat.unfolded.get().to_string()
            />
            <span class="seat-row-level">{move || level(draft, seat)}</span>
            <SeatTools draft seat name />
        </li>
    }
    .into_any()
}

/// Draws the button for one of the two kinds of players: person or computer.
fn kind_button(seat: SeatDraft, person: bool, symbol: &'static str, label: Text) -> AnyView {
    view! {
        <Button
            kind=ButtonKind::Bare
            on_click=move || seat.person.set(person)
            class:on=move || seat.person.get() == person
            attr:aria-pressed=move || (seat.person.get() == person).to_string()
        >
            {icon(symbol, "i18")}
            <span>{label}</span>
        </Button>
    }
    .into_any()
}

fn picked_index(event: &web_sys::Event) -> usize {
    event_target::<web_sys::HtmlSelectElement>(event).selected_index().max(0) as usize
}

/// Draws the level and character of a computer, or says that a person plays here.
fn level(draft: Draft, seat: SeatDraft) -> AnyView {
    match seat.person.get() {
        true => {
            let player_note = if draft.is_friend(seat.key) { together::PLAYS_ELSEWHERE } else { words::ON_THIS_DEVICE };
            view! { <span class="small mute">{player_note}</span> }.into_any()
        }
        false => view! {
            <Pick
                label=words::LEVEL
                values=words::LEVELS.map(String::from).to_vec()
                picked=seat.level
                set=move |level| seat.level.set(level)
            />
            <select
                class="field"
                aria-label=words::CHARACTER
                on:change=move |event| seat.character.set(picked_index(&event))
            >
                {words::CHARACTERS
                    .into_iter()
                    .enumerate()
                    .map(|(index, name)| {
                        view! { <option selected=index == seat.character.get_untracked()>{name}</option> }.into_any()
                    })
                    .collect_view()}
            </select>
        }
        .into_any(),
    }
}

/// The buttons that move a seat up or remove it.
#[component]
fn SeatTools(draft: Draft, seat: SeatDraft, name: Signal<String>) -> impl IntoView {
    let is_minimum = move || draft.seat_count() <= usize::from(draft.info.seats.0);
    view! {
        <span class="seat-row-tools">
            <IconButton
                icon="ui-up"
                size="i20"
                name=move || words::move_up(&isolated(&name.get()))
                on_click=move || draft.move_up(seat.key)
            />
            <IconButton
                icon="ui-close"
                size="i20"
                name=move || words::remove(&isolated(&name.get()))
                on_click=move || draft.remove(seat.key)
                attr:disabled=move || is_minimum()
            />
        </span>
    }
}
