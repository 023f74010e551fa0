//! The sheet of a piece: its description, its current state, and why it cannot be pressed. Opened over a table by
//! asking about a piece. Independent of the game: [`crate::table::answer`] decides which facts about a piece are shown
//! and which may be revealed.

use leptos::prelude::*;

use crate::table::answer::{OpenAnswer, Pressable};
use crate::ui::kit::{Button, ButtonKind, icon};
use crate::ui::shell::{Sheet, Shell};
use crate::ui::text;
use crate::ui::text::components as words;
use crate::words::Component;

use super::board_handle::BoardHandle;
use super::catalogue::{figures, whereabouts};
use super::rule;

/// Returns the name of the piece that was asked about, for the head of the sheet.
pub fn title(board: BoardHandle) -> String {
    board.board().open_answer().map_or_else(|| text::components::IN_THE_BOX.to_string(), |open| open.answer.entry.name)
}

pub fn sheet(board: BoardHandle) -> AnyView {
    let content = move || board.board().open_answer().map(|open_answer| draw(board, open_answer));
    view! { <div class="answer" data-answer="">{move || content()}</div> }.into_any()
}

fn draw(board: BoardHandle, open_answer: OpenAnswer) -> AnyView {
    let shell = board.shell;
    let OpenAnswer { answer, pressable } = open_answer;
    let entry = answer.entry;
    let in_box = answer.in_box;
    let picture = board.board().picture(entry.piece);
    let picture = picture.map(|picture| {
        view! { <div class="piece-picture answer-picture" aria-hidden="true">{picture}</div> }.into_any()
    });
    let count = (in_box && entry.count > 1).then(|| words::in_the_box(entry.count.into()));
    let description = entry.words.clone().map(|words| view! { <p>{words}</p> }.into_any());
    let lines =
        answer.here.into_iter().chain(answer.now).map(|line| view! { <li>{line}</li> }.into_any()).collect_view();
    // The reason against a press may have named the rule.
    let is_named = matches!(&pressable, Pressable::Refused(refusal) if refusal.rule == entry.rule);
    let rule = (!is_named).then(|| rule::link(shell, entry.rule));
    let box_button = in_box.then(|| {
        view! {
            <Button icon="ui-cards" on_click=move || shell.sheet.set(Some(Sheet::Box)) attr:data-open-box="">
                {words::IN_THE_BOX}
            </Button>
        }
        .into_any()
    });
    view! {
        {picture}
        {description}
        {figures(&entry)}
        <ul class="answer-now">{lines}</ul>
        {press_state(shell, pressable)}
        {answer.pile.map(|pile| pile_view(board, pile))}
        {answer.whereabouts.map(|locations| view! {
            <div class="answer-where">
                <h3>{words::WHERE_THEY_ARE}<span class="mute small">{count}</span></h3>
                {whereabouts(locations)}
            </div>
        }.into_any())}
        <div class="piece-foot">{rule}</div>
        {box_button}
    }
    .into_any()
}

/// Draws whether the piece can be pressed now and, if not, the reason.
fn press_state(shell: Shell, pressable: Pressable) -> AnyView {
    match pressable {
        Pressable::No => ().into_any(),
        Pressable::Now => {
            view! { <p class="answer-press yes">{icon("ui-check", "i20")}<span>{words::CAN_BE_PRESSED}</span></p> }
                .into_any()
        }
        Pressable::Refused(refusal) => view! {
            <div class="answer-press" data-why-not="">
                <h3>{words::NOT_PRESSABLE}</h3>
                <p>{refusal.why}</p>
                {rule::link(shell, refusal.rule)}
            </div>
        }
        .into_any(),
    }
}

/// Draws the content of an open pile: a button for each kind, which asks about it.
fn pile_view(board: BoardHandle, pile: Vec<(Component<String>, u8)>) -> AnyView {
    if pile.is_empty() {
        return view! { <p class="mute">{words::EMPTY_PILE}</p> }.into_any();
    }
    let kind = |(entry, count): (Component<String>, u8)| {
        let piece = entry.piece;
        let name = words::copies_in_pile(count, &entry.name);
        view! {
            <li>
                <Button
                    kind=ButtonKind::Bare
                    class="pile-kind"
                    on_click=move || board.board().ask(piece)
                    attr:aria-label=name
                    attr:data-piece=piece.to_string()
                >
                    <span class="piece-picture" aria-hidden="true">{board.board().picture(piece)}</span>
                    <b>{words::times(count)}</b>
                </Button>
            </li>
        }
        .into_any()
    };
    view! { <ul class="pile-inside" aria-label=words::IN_THE_PILE>{pile.into_iter().map(kind).collect_view()}</ul> }
        .into_any()
}
