//! What is about to be done: steppers, the ledger of what it costs and brings, and its verb; and
//! the windows in which one reacts to others.
//!
//! On a wide screen it is a panel at the right; on a phone a bar over the tabs, with what does not
//! fit into a bar between harbour and hand.

use leptos::prelude::*;

use crate::engine::{Game, Seat};
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::data::Card;
use crate::games::ceylon_cards::press::{Button, Part, cost};
use crate::games::ceylon_cards::state::{Phase, Raid, Stage};
use crate::games::ceylon_cards::text::{icon as icon_of, title};
use crate::games::ceylon_cards::view::Seen;
use crate::games::ceylon_cards::{CeylonCards, Event};
use crate::ui::desk::Desk;
use crate::ui::kit::icon;
use crate::ui::shell::prompt::AlwaysPass;
use crate::ui::shell::questions::Questions;
use crate::ui::text as words;

use super::{Quay, text, trade};

/// The points that what is spelled would surely bring, and to whom.
pub fn points_of_ready(desk: Desk<CeylonCards>) -> Option<(Seat, i32)> {
    let action = desk.ready()?;
    let events: Vec<Event> = desk.preview(action);
    let scored = events.iter().filter_map(CeylonCards::scored);
    scored.map(|scored| (scored.seat, scored.points)).reduce(|one, other| (one.0, one.1 + other.1))
}

/// Whether the viewer is asked for a reaction.
fn asked(quay: Quay) -> bool {
    let person = quay.desk.picker.with(|picker| picker.candidates().next().is_some());
    person
        && quay.desk.view.with(|view| match &view.pending {
            Seen::Nothing => false,
            Seen::Raid(_) => true,
            Seen::Offer(offer) => matches!(offer.stage, Stage::Answer | Stage::Reply),
        })
}

/// Cards above the limit that have to go before the turn is over.
fn too_many(quay: Quay) -> Option<u8> {
    let desk = quay.desk;
    let discarding = desk
        .picker
        .with(|picker| picker.candidates().next().is_some_and(|action| matches!(action, Action::Discard(_))));
    let me = desk.me.get().filter(|_| discarding)?;
    desk.view.with(|view| Some(view.hands[me].size.saturating_sub(view.limit(me))))
}

/// The panel of a wide screen.
pub fn panel(quay: Quay) -> AnyView {
    (move || {
        if quay.composer().is_some() {
            return trade::composer(quay);
        }
        if asked(quay) {
            return answer(quay);
        }
        chosen(quay)
    })
    .into_any()
}

/// What stands between harbour and hand on a phone: the composer and the windows of reaction.
pub fn middle(quay: Quay) -> AnyView {
    (move || {
        if quay.composer().is_some() {
            return trade::composer(quay);
        }
        if asked(quay) {
            return answer(quay);
        }
        ().into_any()
    })
    .into_any()
}

/// The bar of a phone.
pub fn bar(quay: Quay) -> AnyView {
    let desk = quay.desk;
    (move || {
        if quay.composer().is_some() || asked(quay) {
            return ().into_any();
        }
        if let Some(count) = too_many(quay).filter(|_| desk.ready().is_none()) {
            return view! { <div class="cm"><span class="grow"><b>{text::TOO_MANY}</b></span><span class="delta cost">{format!("−{count}")}{icon("ui-cards", "i18")}</span></div> }.into_any();
        }
        let picking = desk.picker.with(|picker| !picker.pressed().is_empty());
        if !picking {
            return ().into_any();
        }
        let ready = desk.ready();
        view! {
            <div class="cm" data-region="commit">
                {ready.map(|action| gains(quay, action))}
                <span class="grow"></span>
                {steppers(quay, ready)}
                <button type="button" class="btn icon" aria-label=words::CANCEL on:click=move |_| desk.cancel()>{icon("ui-close", "i")}</button>
                {ready.map(|action| verb(quay, action))}
            </div>
        }.into_any()
    })
    .into_any()
}

fn verb(quay: Quay, action: Action) -> AnyView {
    let desk = quay.desk;
    let name = desk.verb(action);
    view! {
        <button type="button" class="btn primary grow" data-commit="" on:click=move |_| desk.commit()>{icon("ui-check", "i20")}<span>{name}</span></button>
    }.into_any()
}

/// Points and cards as chips.
fn gains(quay: Quay, action: Action) -> AnyView {
    let points = points_of_ready(quay.desk).map(|(_, points)| points);
    let (out, back) = (cost(&action).len(), drawn(action));
    view! {
        {points.map(|points| view! { <span class="delta gain">{words::signed(points)}</span> })}
        {(out > 0).then(|| view! { <span class="delta cost">{format!("−{out}")}{icon("ui-cards", "i18")}</span> })}
        {(back > 0).then(|| view! { <span class="delta gain">{format!("+{back}")}{icon("ui-cards", "i18")}</span> })}
    }
    .into_any()
}

/// Cards that come back at once.
fn drawn(action: Action) -> u8 {
    match action {
        Action::Meld { .. } => crate::games::ceylon_cards::data::MELD_DRAW,
        Action::Clipper => crate::games::ceylon_cards::data::CLIPPER_DRAW,
        // What an attack brings, Winds may yet stop.
        _ => 0,
    }
}

/// One more and one fewer of each card of a meld.
fn steppers(quay: Quay, ready: Option<Action>) -> Option<AnyView> {
    let Some(Action::Meld { good, .. }) = ready else { return None };
    let stepper = |card: Card| {
        let desk = quay.desk;
        let part = Part::Card(card);
        let count = desk.times(part);
        let (more, less) = (desk.is_lit(part), count > usize::from(card == good.card()));
        (more || less || count > 0).then(|| view! {
            <div class="stp">
                <span class="grow row">{icon(icon_of(card), "i20")}<span>{title(card)}</span></span>
                <button type="button" class="btn icon" aria-label=text::LESS disabled=!less on:click=move |_| desk.release(part)>"−"</button>
                <b>{count}</b>
                <button type="button" class="btn icon" aria-label=text::MORE disabled=!more on:click=move |_| desk.press(part)>"+"</button>
            </div>
        })
    };
    Some(view! { <div class="steppers">{stepper(good.card())}{stepper(Card::Plantation)}</div> }.into_any())
}

/// The action that is spelled, on a wide screen.
fn chosen(quay: Quay) -> AnyView {
    let desk = quay.desk;
    let Some(action) = desk.ready() else {
        let picking = desk.picker.with(|picker| !picker.pressed().is_empty());
        return match (too_many(quay), picking) {
            (Some(count), _) => {
                view! { <section class="panel deed"><h2>{text::TOO_MANY}</h2><span class="delta cost">{format!("−{count}")}{icon("ui-cards", "i18")}</span></section> }.into_any()
            }
            (None, true) => view! {
                <section class="panel deed">
                    <p class="mute">{words::PRESS_ON}</p>
                    <button type="button" class="btn" on:click=move |_| desk.cancel()>{words::CANCEL}</button>
                </section>
            }.into_any(),
            (None, false) => ().into_any(),
        };
    };
    let drawing = match action {
        Action::Attack(_) | Action::Fleet(_) => "pirate",
        Action::Monsoon | Action::Typhoon => "wind",
        Action::Plantation(_) => "plantation",
        Action::Official => "official",
        Action::Meld { .. } | Action::Clipper => "clipper",
        _ => "ui-check",
    };
    let me = desk.me.get();
    let ledger = desk.view.with(|view| {
        let me = me?;
        let (size, total) = (view.hands[me].size, view.total(me));
        let (out, back) = (cost(&action).len(), drawn(action));
        let points = points_of_ready(desk).map_or(0, |(_, points)| points);
        Some(view! {
            <div class="ledger">
                {(points != 0).then(|| view! {
                    <div><span>{text::POINTS}</span><b>{total}<i>" → "</i>{i32::from(total) + points}</b><span class="delta gain">{words::signed(points)}</span></div>
                })}
                {(out + back > 0).then(|| view! {
                    <div><span>{text::YOUR_HAND}</span><b>{size}<i>" → "</i>{size - out + back}</b>
                        {(out > 0).then(|| view! { <span class="delta cost">{format!("−{out}")}{icon("ui-cards", "i18")}</span> })}
                        {(back > 0).then(|| view! { <span class="delta gain">{format!("+{back}")}</span> })}
                    </div>
                })}
            </div>
        })
    });
    let name = desk.verb(action);
    view! {
        <section class="panel deed" data-region="commit">
            <div class="row">{icon(drawing, "i40")}<div class="grow"><div class="caps">{words::YOUR_ACTION}</div><h2>{name}</h2></div></div>
            {kinds(quay, action)}
            {steppers(quay, Some(action))}
            {ledger}
            {text::explain(action).map(|sentence| view! { <p class="aside small mute">{sentence}</p> })}
            <div class="row">
                <button type="button" class="btn" on:click=move |_| desk.cancel()>{words::CANCEL}</button>
                {verb(quay, action)}
            </div>
        </section>
    }.into_any()
}

/// Attack or fleet, where both can be made of what is pressed.
fn kinds(quay: Quay, action: Action) -> Option<AnyView> {
    let (seat, fleet) = match action {
        Action::Attack(seat) => (seat, false),
        Action::Fleet(seat) => (seat, true),
        _ => return None,
    };
    let desk = quay.desk;
    let pirates = Part::Card(Card::Pirates);
    let can = desk.picker.with(|picker| picker.candidates().any(|action| matches!(action, Action::Fleet(_))));
    let set = move |wanted: usize| {
        desk.cancel();
        desk.press(Part::Stop(Phase::Pirates));
        desk.press(Part::Seat(seat));
        (0..wanted).for_each(|_| desk.press(pirates));
    };
    (can || fleet).then(|| {
        view! {
            <div class="seg">
                <button type="button" class:on=!fleet on:click=move |_| set(1)>{text::ATTACK}</button>
                <button type="button" class:on=fleet on:click=move |_| set(3)>{text::FLEET}</button>
            </div>
        }
        .into_any()
    })
}

/// The window in which one answers an offer or reacts to a raid. It looks the same whether or not
/// one can react.
fn answer(quay: Quay) -> AnyView {
    let raid = quay.desk.view.with(|view| match &view.pending {
        Seen::Raid(raid) => Some(*raid),
        _ => None,
    });
    let Some(raid) = raid else { return trade::answer(quay) };
    let shell = quay.desk.shell;
    let asked = shell.read(|mid| mid.asked());
    if asked.len() > 1 {
        return view! { <Questions shell asked/> }.into_any();
    }
    let buttons: Vec<(Button, &'static str)> = match raid {
        Raid::Attack { .. } => vec![(Button::Pass, "ui-right"), (Button::Negate, "wind")],
        Raid::Fleet { .. } => {
            vec![(Button::Commit(0), "ui-right"), (Button::Commit(1), "clipper"), (Button::Commit(2), "clipper")]
        }
    };
    view! {
        <section class="panel deed" data-region="commit">
            <div class="row">{icon("pirate", "i40")}<h2 class="grow">{text::YOUR_ANSWER}</h2></div>
            <p class="small mute">{move || quay.desk.shell.read(|mid| mid.prompt())}</p>
            <div class="answers">{buttons.into_iter().map(|(name, id)| button(quay, name, id)).collect_view()}</div>
            <AlwaysPass shell=quay.desk.shell/>
        </section>
    }
    .into_any()
}

/// A button that answers at once.
pub fn button(quay: Quay, name: Button, id: &'static str) -> AnyView {
    let desk = quay.desk;
    let part = Part::Button(name);
    let lit = Memo::new(move |_| desk.is_lit(part));
    let press = move |_| match name {
        // Negating also lays down the Winds.
        Button::Negate if lit.get_untracked() => {
            desk.press(part);
            desk.commit();
        }
        _ => desk.press_verb(part),
    };
    view! {
        <button type="button" class="btn answer" class:lit=lit class:off=move || !lit.get() data-lit=move || lit.get().then_some("")
            aria-disabled=move || (!lit.get()).to_string() on:click=press>
            {icon(id, "i20")}<span>{move || desk.name(part)}</span>
        </button>
    }.into_any()
}
