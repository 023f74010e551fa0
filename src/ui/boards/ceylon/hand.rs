//! The hand, the played card, and the action buttons.
//!
//! A card is played by pressing the half to keep. Each half shows the badges of the other players who could currently
//! use it, and is dimmed if the holder of the hand could not.

use leptos::prelude::*;

use crate::games::ceylon::pieces::{Card, Main, Reward};
use crate::games::ceylon::press::{ActionKind, Part};
use crate::games::ceylon::words::{kinds, labels, nouns};
use crate::games::ceylon::{Action, Ceylon};
use crate::table::{Asked, Picker};
use crate::ui::kit::{Memo, Shown, badge, icon, seat_class};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;
use crate::words::Piece;

use super::say;

fn half_button(board: BoardContext<Ceylon>, own: Main, other: Main, nth: usize) -> AnyView {
    let acting_seat = move || board.hand_seat.get().unwrap_or_else(|| board.view.with(|view| view.seat()));
    let could_act = move || board.view.with(|view| view.could_do(acting_seat(), own));
    let price = move || {
        board
            .view
            .with(|view| view.cost(acting_seat(), own))
            .map(|cost| view! { <span class="price">{cost}{icon("coin", "i16")}</span> }.into_any())
    };
    let users = Memo::new(move |_| {
        let acting_seat = acting_seat();
        board.view.with(|view| {
            acting_seat.others(view.table.seats).filter(|seat| view.could_do(*seat, own)).collect::<Vec<_>>()
        })
    });
    let badges = move || users.get().into_iter().map(|seat| badge(seat, "xs")).collect_view();
    let users_name = move || users.with(|users| (!users.is_empty()).then(|| board.say(&labels::users(users.clone()))));
    let name = say(&labels::main(own));
    let letters = name.chars().count();
    view! {
        <span class="half-place" class:unable=move || !could_act()>
            <Spot board part=Part::Half { own, other } nth class="half" switch=true>
                <span class="half-name" style:--letters=letters.to_string()>{name}</span>
                {move || price()}
                {icon(nouns::main_icon(own), "half-icon")}
                <span class="users" title=move || users_name()>{move || badges()}</span>
            </Spot>
        </span>
    }
    .into_any()
}

pub fn hand(board: BoardContext<Ceylon>) -> AnyView {
    let held = Memo::new(move |_| {
        let hand_seat = board.hand_seat.get();
        board.view.with(|view| {
            let cards = hand_seat.and_then(|seat| view.hands[seat]).unwrap_or_default();
            cards
                .kinds()
                .flat_map(|card| (1..=usize::from(cards.count(card))).map(move |nth| (card, nth)))
                .collect::<Vec<_>>()
        })
    });
    let card = move |(card, nth): (Card, usize)| {
        let (one, two) = card.halves();
        view! {
            <div class="action-card">
                {half_button(board, one, two, nth)}
                <span class="turn-over" aria-hidden="true">{icon("ui-swap", "i16")}</span>
                {half_button(board, two, one, nth)}
            </div>
        }
        .into_any()
    };
    view! {
        <section class="hand" aria-label=say(&labels::your_hand()) data-region="hand" data-anchor="hand">
            {move || held.get().into_iter().map(card).collect_view()}
        </section>
    }
    .into_any()
}

pub fn deck(board: BoardContext<Ceylon>) -> AnyView {
    let left = move || board.view.with(|view| say(&labels::left(view.table.deck)));
    let played = move || {
        board.view.with(|view| match view.table.played {
            Some(played) => view! {
                <span class="played-card">
                    <span>{badge(view.table.active, "xs")}{icon(nouns::main_icon(played.kept), "i28")}</span>
                    <span><i>{say(&labels::others())}</i>{icon(nouns::main_icon(played.offered), "i28")}</span>
                </span>
            }
            .into_any(),
            None => {
                let is_any_played = !view.discards().is_empty();
                let cards = is_any_played.then(|| icon("ui-cards", "i28"));
                view! { <span class="played-card bare">{cards}</span> }.into_any()
            }
        })
    };
    let look_label = say(&labels::look_at_played());
    view! {
        <div class="piles-of-cards">
            <div class="pile" data-anchor="deck" data-ask=kinds::DECK>
                <span class="deck-back">{icon("leaf", "i40")}</span><b>{move || left()}</b>
            </div>
            <button type="button" class="pile" data-anchor="played" data-ask=kinds::PLAYED
                aria-label=look_label.clone()
                title=look_label on:click=move |_| board.ask(Asked::Piece(Piece::new(kinds::PLAYED, 0)))>
                {move || played()}<b>{say(&labels::played())}</b>
            </button>
        </div>
    }
    .into_any()
}

fn action(board: BoardContext<Ceylon>, kind: ActionKind, id: &'static str) -> AnyView {
    let name = move || board.view.with(|view| say(&labels::action(view, kind)));
    view! {
        <Spot board part=Part::ActionKind(kind) class="action-spot" switch=true written={kind == ActionKind::Rupees}>
            {icon(id, "i28")}<span>{move || name()}</span></Spot>
    }
    .into_any()
}

/// Returns the wagon of the trade that was begun, as soon as only one is possible.
fn traded_wagon(picker: &Picker<Ceylon>) -> Option<u8> {
    let wagon = |action: Action| if let Action::Trade { wagon, .. } = action { Some(wagon) } else { None };
    let mut wagons = picker.candidates().map(wagon);
    let first = wagons.next()??;
    let is_begun = !picker.pressed().is_empty();
    (is_begun && wagons.all(|other| other == Some(first))).then_some(first)
}

/// Draws the button of a reward, with the amount printed on the chosen contract; nothing before one is chosen.
fn reward(board: BoardContext<Ceylon>, reward: Reward, id: &'static str) -> AnyView {
    let order = Memo::new(move |_| {
        let wagon = board.picker.with(traded_wagon)?;
        board.view.with(|view| view.table.wagons[usize::from(wagon)].map(|contract| contract.order()))
    });
    let gain = move || order.get().map(|order| say(&labels::gain(reward, order.reward(reward))));
    view! {
        <Shown when=move || order.get().is_some()>
            <Spot board part=Part::Reward(reward) class="action-spot reward" written=true>
                {icon(id, "i28")}<span>{move || gain()}</span>
            </Spot>
        </Shown>
    }
    .into_any()
}

/// Draws the action buttons. The style sheet hides those that are neither lit nor chosen and could not replace the
/// choice.
pub fn actions(board: BoardContext<Ceylon>) -> AnyView {
    let harvest_name = move || board.name(Part::WholeHarvest);
    let done_name = move || board.name(Part::Done);
    let token_name = move || board.verb(Action::Token);
    let token_owner = move || seat_class(board.hand_seat.get().unwrap_or_else(|| board.view.with(|view| view.seat())));
    let main = move |main: Main| action(board, ActionKind::Main(main), nouns::main_icon(main)).into_any();
    view! {
        <div class="actions" role="group" aria-label=say(&labels::actions()) data-region="actions">
            <Spot board part=Part::WholeHarvest class="action-spot">
                {icon(nouns::main_icon(Main::Harvest), "i28")}<span>{move || harvest_name()}</span>
            </Spot>
            {Main::ALL.map(main).collect_view()}
            {action(board, ActionKind::Move, "move")}
            {action(board, ActionKind::Rupees, "coin")}
            {reward(board, Reward::Rupees, "coin")}
            {reward(board, Reward::Points, "star")}
            <Spot board part=Part::Token class="action-spot" verb=true written=true>
                <span class=move || token_owner()>{icon("disc", "i28")}</span><span>{move || token_name()}</span>
            </Spot>
            <Spot board part=Part::Done class="action-spot" verb=true>
                {icon("ui-check", "i28")}<span>{move || done_name()}</span></Spot>
        </div>
    }
    .into_any()
}
