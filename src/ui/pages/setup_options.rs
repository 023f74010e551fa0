//! The options of a game on its setup page. The game defines them.

use leptos::prelude::*;

use crate::engine::Choice;
use crate::ui::kit::{Field, Memo, Pick, Toggle};
use crate::ui::text;
use crate::ui::text::setup as words;
use crate::words::{isolated, option_help, option_name, value_name};

use super::setup_draft::Draft;

/// Draws the options that are meaningful at this number of seats.
pub fn options(draft: Draft) -> AnyView {
    let has_several_people =
        move || !draft.apart.get() && draft.seats.get().iter().filter(|seat| seat.person.get()).count() > 1;
    let hidden_section = draft.info.hidden.then(|| {
        view! {
            <div class="choice-place" class:not-here=move || !has_several_people()>
                <Toggle
                    label=text::OPEN_HANDS
                    help=words::OPEN_HANDS_HELP
                    on=draft.open
                    set=move |is_open| draft.open.set(is_open)
                />
            </div>
        }
        .into_any()
    });
    if draft.choices.all.is_empty() && hidden_section.is_none() {
        return ().into_any();
    }
    let all = draft.choices.all.iter().enumerate().map(|(index, choice)| option(draft, index, choice)).collect_view();
    view! {
        <section class="choices">
            <h2>{words::HOUSE_RULES}</h2>
            {all}
            {hidden_section}
        </section>
    }
    .into_any()
}

/// Draws an option as a switch, a row of buttons or a list.
fn option(draft: Draft, index: usize, choice: &'static Choice) -> AnyView {
    let value = Memo::new(move |_| draft.values.with(|values| values.get(index).copied().unwrap_or(0)));
    let set = move |value: usize| {
        draft.values.update(|values| {
            if let Some(current) = values.get_mut(index) {
                *current = value;
            }
        });
    };
    let applies = move || (choice.seats.0..=choice.seats.1).contains(&(draft.seat_count() as u8));
    let info = draft.info;
    let (name, help) = (option_name(info, choice), option_help(info, choice));
    let control = match choice.values {
        ["off" | "no", "on" | "yes"] => view! {
            <Toggle
                label=name
                help=help
                on=Memo::new(move |_| value.get() == 1)
                set=move |on| set(usize::from(on))
            />
        }
        .into_any(),
        values if values.len() <= 3 => view! {
            <Field label=name.clone() help=help>
                <Pick
                    label=name
                    values=(0..values.len()).map(|value| value_name(info, choice, value)).collect()
                    picked=value
                    set
                />
            </Field>
        }
        .into_any(),
        _ => choice_of_many(draft, choice, value, Callback::new(set)),
    };
    view! {
        <div class="choice-place" class:not-here=move || !applies()>
            {control}
        </div>
    }
    .into_any()
}

/// Draws an option with more than three values.
fn choice_of_many(draft: Draft, choice: &'static Choice, value: Memo<usize>, set: Callback<usize>) -> AnyView {
    let info = draft.info;
    let entry = move |index: usize| {
        // A value that is a number names a seat: it is listed under the player's name, and only if the seat exists.
        // These values are the last ones, so the others keep their indices.
        let label = match choice.values[index].parse::<usize>() {
            Ok(number) => draft.seats.with(|seats| seats.get(number - 1).map(|seat| isolated(&seat.name.get())))?,
            Err(_) => value_name(info, choice, index),
        };
        Some(view! { <option selected=move || value.get() == index>{label}</option> }.into_any())
    };
    let entries = move || (0..choice.values.len()).filter_map(entry).collect_view();
    let chosen = move |event: web_sys::Event| {
        let select = event_target::<web_sys::HtmlSelectElement>(&event);
        set.run(select.selected_index().max(0) as usize);
    };
    view! {
        <Field label=option_name(info, choice) help=option_help(info, choice) wraps_control=true>
            <select class="field" translate="no" on:change=chosen>
                {move || entries()}
            </select>
        </Field>
    }
    .into_any()
}
