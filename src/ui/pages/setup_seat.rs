//! A seat on the setup page: name, kind of player, level, order. Called by the setup page. Knows no game.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::ui::kit::{Button, ButtonKind, IconButton, Pick, badge, icon};
use crate::ui::text::Text;
use crate::ui::text::setup as words;
use crate::ui::text::together;
use crate::words::isolated;

use super::setup_draft::{Draft, SeatDraft, typed_name};

/// Draws a seat: badge, name, kind of player, level, order.
pub fn seat_row(draft: Draft, place: SeatDraft) -> AnyView {
    let index = Memo::new(move |_| {
        draft.places.with(|places| places.iter().position(|other| other.key == place.key).unwrap_or(0))
    });
    let name = Signal::derive(move || place.name.get());
    let brief = move || match place.person.get() {
        true => words::PERSON.to_string(),
        false => words::computer(place.level.get(), place.character.get()),
    };
    view! {
        <li class="seat-row" class:unfolded=place.unfolded>
            {move || badge(Seat(index.get() as u8), "")}
            <span class="seat-row-name">
                <input
                    class="name-field"
                    aria-label=move || words::name_of(index.get())
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=name
                    on:input=move |event| place.name.set(typed_name(&event))
                    dir="auto"
                />
                <span class="brief xs mute" aria-hidden="true" translate="no">
                    {move || brief()}
                </span>
            </span>
            <span class="seg kinds" role="group" aria-label=move || words::who_at(index.get())>
                {kind_button(place, true, "ui-human", words::PERSON)}
                {kind_button(place, false, "ui-cpu", words::COMPUTER)}
            </span>
            <IconButton
                kind=ButtonKind::Soft
                class="unfold"
                icon=move || if place.unfolded.get() { "ui-up" } else { "ui-down" }
                size="i20"
                name=move || words::more(&isolated(&name.get()))
                on_click=move || place.unfolded.update(|unfolded| *unfolded = !*unfolded)
                attr:aria-expanded=move || place.unfolded.get().to_string()
            />
            <span class="seat-row-level">{move || level(draft, place)}</span>
            <SeatTools draft place name />
        </li>
    }
    .into_any()
}

/// Draws the button for one of the two kinds of players: person or computer.
fn kind_button(place: SeatDraft, person: bool, symbol: &'static str, label: Text) -> AnyView {
    view! {
        <Button
            kind=ButtonKind::Bare
            on_click=move || place.person.set(person)
            class:on=move || place.person.get() == person
            attr:aria-pressed=move || (place.person.get() == person).to_string()
        >
            {icon(symbol, "i18")}
            <span>{label}</span>
        </Button>
    }
    .into_any()
}

fn picked(event: &web_sys::Event) -> usize {
    event_target::<web_sys::HtmlSelectElement>(event).selected_index().max(0) as usize
}

/// Draws the level and character of a computer, or says that a person plays here.
fn level(draft: Draft, place: SeatDraft) -> AnyView {
    match place.person.get() {
        true => {
            let place = if draft.is_friend(place.key) { together::FRIEND } else { words::ON_THIS_DEVICE };
            view! { <span class="small mute">{place}</span> }.into_any()
        }
        false => view! {
            <Pick
                label=words::LEVEL
                values=words::LEVELS.map(String::from).to_vec()
                picked=place.level
                set=move |level| place.level.set(level)
            />
            <select
                class="field"
                aria-label=words::CHARACTER
                on:change=move |event| place.character.set(picked(&event))
            >
                {words::CHARACTERS
                    .into_iter()
                    .enumerate()
                    .map(|(index, name)| {
                        view! { <option selected=index == place.character.get_untracked()>{name}</option> }.into_any()
                    })
                    .collect_view()}
            </select>
        }
        .into_any(),
    }
}

/// The buttons that move a seat up or remove it.
#[component]
fn SeatTools(draft: Draft, place: SeatDraft, name: Signal<String>) -> impl IntoView {
    let fewest = move || draft.seats() <= usize::from(draft.info.seats.0);
    view! {
        <span class="seat-row-tools">
            <IconButton
                icon="ui-up"
                size="i20"
                name=move || words::move_up(&isolated(&name.get()))
                on_click=move || draft.move_up(place.key)
            />
            <IconButton
                icon="ui-close"
                size="i20"
                name=move || words::remove(&isolated(&name.get()))
                on_click=move || draft.remove(place.key)
                attr:disabled=move || fewest()
            />
        </span>
    }
}
