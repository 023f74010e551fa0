//! The board of Ceylon: The Card Game.
//!
//! `phases` is the line of seven stops (which is also the line of actions), `harbour` what the ship lies in, `prices`
//! the table of what a meld is worth, `hand` the cards, `trade` the composer and the answers, `deal` what was offered
//! last, `decision` what is about to be done. All of it reads a view and presses parts.

mod cards;
mod clock;
mod components;
mod deal;
mod decision;
mod flights;
mod hand;
mod harbour;

mod phases;
mod prices;

mod text;
mod trade;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::composer::{self, Composer};
use crate::games::ceylon_cards::data::TARGET;
use crate::games::ceylon_cards::discards::Discards;
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::press::Part;
use crate::games::ceylon_cards::text::{asked, time_is_up};
use crate::games::ceylon_cards::view::View;
use crate::games::ceylon_cards::{CeylonCards, Event, Partner};
use crate::ui::boards::Board;
use crate::ui::kit::context::Size;
use crate::ui::kit::icon;
use crate::ui::kit::tabs::{named, tabs};
use crate::ui::shell::Version;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::flights::Flight;
use crate::ui::shell::log::{Log, News};
use crate::ui::shell::seats::SeatPanels;
use crate::words::Piece;
use crate::words::lesson::fits;

/// A trade that is being put together, with the version of the table that it is for.
type Draft = Option<(Version, Composer)>;

/// The table, and the draft of a trade that lies on it.
#[derive(Clone, Copy)]
struct Context {
    board: BoardContext<CeylonCards>,
    /// The draft that is open.
    draft: RwSignal<Draft>,
    /// The cards that are chosen to go, with the version of the table that they are for.
    discards: RwSignal<Option<(Version, Discards)>>,
    /// Seconds left for new offers, where the clock was agreed on; it runs in the Trade Phase.
    clock: Memo<Option<u32>>,
}

impl Context {
    /// The draft, if it is still one for the present position.
    fn composer(self) -> Option<Composer> {
        let begun = self.board.view.with(|view| Composer::open(view, Partner::Anyone).filter(is_begun));
        let version = self.board.shell.version();
        let draft = self.draft.get().filter(|(of, _)| *of == version && self.board.shell.is_now());
        draft.map(|(_, composer)| composer).or(begun)
    }

    fn set(self, composer: Composer) {
        self.board.shell.hush();
        self.draft.set(Some((untrack(|| self.board.shell.version()), composer)));
    }

    /// What could be composed now: an offer, or a counter-offer when one is asked.
    fn draft(self) -> Option<Composer> {
        // With whom an offer is drafted first: the seat at one's left.
        let first = |view: &View| view.active.others(view.seats).next();
        self.board.view.with(|view| first(view).and_then(|seat| Composer::open(view, Partner::Seat(seat))))
    }

    /// Whether the clock forbids it: it stops new offers, and nothing else.
    fn is_late(self, composer: &Composer) -> bool {
        composer.draft() == composer::Draft::Offer && self.clock.get() == Some(0)
    }

    /// Whether an offer or a counter-offer could be composed now.
    fn can_trade(self) -> bool {
        let ready = self.board.picker.with(|picker| picker.candidates().next().is_some());
        ready && self.draft().is_some_and(|composer| !self.is_late(&composer))
    }

    /// Opens the composer by the piece that was pressed.
    fn compose(self, pressed: Part) {
        match untrack(|| self.draft()) {
            Some(composer) if untrack(|| self.is_late(&composer)) => self.board.show_refusal(time_is_up()),
            Some(composer) => {
                self.board.cancel();
                self.set(composer);
            }
            None => self.board.refuse(pressed),
        }
    }

    /// The action of a drafted trade that a lesson asks for next.
    fn asked_next(self, composer: &Composer) -> Option<&'static str> {
        let each = |cards: &Cards, action: fn(Card) -> Action| cards.iter().map(|(card, _)| action(card)).collect();
        let (give, want): (Vec<_>, Vec<_>) = (each(composer.give(), Action::Give), each(composer.want(), Action::Want));
        let drafted = [Action::Offer(composer.to())].into_iter().chain(give).chain(want);
        self.board.shell.guide.missing_from(&drafted.map(|action| action.to_string()).collect::<Vec<_>>())
    }

    /// Whether a lesson asks to draft this next.
    fn asks_next(self, composer: &Composer, action: Action) -> bool {
        self.asked_next(composer).is_some_and(|pattern| fits(pattern, &action.to_string()))
    }

    fn close(self) {
        self.draft.set(None);
    }

    /// The choice of the cards that have to go at the end of the turn, where there are several.
    fn discards(self) -> Option<Discards> {
        let open = self.board.picker.with(|picker| picker.candidates().next().is_some());
        let fresh = self.board.view.with(Discards::open).filter(|_| open && self.board.shell.is_now())?;
        let version = self.board.shell.version();
        let kept = self.discards.get().filter(|(of, _)| *of == version);
        Some(kept.map_or(fresh, |(_, discards)| discards))
    }

    /// Chooses a card to go, or takes it back.
    fn choose_discard(self, mut discards: Discards, card: Card, chosen: bool) {
        if chosen {
            discards.drop(card)
        } else {
            discards.add(card)
        };
        self.discards.set(Some((untrack(|| self.board.shell.version()), discards)));
    }

    /// How many of a card the presses so far, or the action that they make, would take from the hand.
    fn paid(self, card: Card) -> usize {
        let pressed = self.board.times(Part::Card(card));
        let ready = self.board.ready().map_or(0, |action| usize::from(action.cost()[card]));
        pressed.max(ready)
    }
}

fn is_begun(composer: &Composer) -> bool {
    composer.draft() == composer::Draft::Begun
}

impl Board for CeylonCards {
    fn play(board: BoardContext<Self>) -> AnyView {
        let draft = RwSignal::new(None);
        let ctx = Context { board, draft, discards: RwSignal::new(None), clock: clock::run(board, draft) };
        let shell = board.shell;
        let tab = RwSignal::new(text::Tab::Harbour);
        // Decisions and drafts are shown at the harbour only.
        let wanted = Memo::new(move |_| {
            let asked = shell.is_now() && board.view.with(|view| view.is_mine() && view.to_act() != view.active);
            let asked = asked && board.picker.with(|picker| picker.candidates().next().is_some());
            (asked || ctx.composer().is_some()).then(|| shell.read(|table| table.plies()))
        });
        Effect::new(move || {
            if wanted.get().is_some() {
                tab.set(text::Tab::Harbour);
            }
        });
        let layout = move || match shell.app.size.get() {
            Size::Phone => view! {
                {phases::line(ctx)}
                <div class="quay" class:small=move || tab.get() != text::Tab::Harbour data-region="quay">
                    {harbour::harbour(board, true)}{deal::on_quay(ctx)}
                </div>
                <div class="phone-middle">
                    {move || match tab.get() {
                        text::Tab::Harbour => view! { {prices::hot(board)}{decision::middle(ctx)} }.into_any(),
                        text::Tab::Records => view! { <SeatPanels board/> }.into_any(),
                        text::Tab::Log => view! { <Log shell/> }.into_any(),
                        text::Tab::Prices => prices::board(board),
                    }}
                </div>
                {hand::fan(ctx)}
                {decision::bar(ctx)}
                {tabs(text::TABS, tab, text::Tab::ALL.map(named))}
            }
            .into_any(),
            _ => view! {
                <SeatPanels board/>
                <div class="bd">
                    {phases::line(ctx)}
                    <div class="quay" data-region="quay">
                        {harbour::harbour(board, false)}
                        <div class="pb">{prices::board(board)}</div>
                        {deal::on_quay(ctx)}
                    </div>
                </div>
                <div class="side">{decision::panel(ctx)}<News shell/></div>
                {hand::row(ctx)}
            }
            .into_any(),
        };
        layout.into_any()
    }

    fn seat(board: BoardContext<Self>, seat: Seat) -> AnyView {
        let gain =
            move || decision::points_of_ready(board).filter(|(of, _)| *of == seat).map_or(0, |(_, points)| points);
        let total = move || board.view.with(|view| view.total(seat));
        let bar = move || {
            let total = 192 * i32::from(total().min(TARGET)) / i32::from(TARGET);
            let gain = (192 * gain() / i32::from(TARGET)).min(192 - total);
            view! {
                <svg class="points-bar" viewBox="0 0 194 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect x="1" y="1" width="192" height="8" rx="4" class="track"></rect>
                    <rect x="1" y="1" width=total height="8" rx="4" class="done"></rect>
                    {(gain > 0).then(|| view! { <rect x=1 + total y="1.5" width=gain height="7" class="gain"></rect> })}
                </svg>
            }
        };
        let counts = move || {
            board.view.with(|view| {
                let size = view.hands[seat].size;
                let planted: Vec<(Good, u16)> = view.plantations_of(seat).collect();
                let all: u16 = planted.iter().map(|(_, count)| count).sum();
                view! {
                    <span class="res" title=text::HAND_OF>
                        {icon("ui-cards", "i20")}
                        {size}
                        <i>{text::of(view.limit(seat))}</i>
                    </span>
                    <span class="res" title=text::OFFICIALS data-ask=asked::OFFICIAL>
                        {icon("official", "i20")}{view.officials[seat]}
                    </span>
                    {(!planted.is_empty()).then(|| view! {
                        <span class="res">
                            {icon("plantation", "i20")}
                            <b class="pl-all">{all}</b>
                            {planted.into_iter().map(|(good, count)| view! {
                                <span class="pl" data-ask=asked::of_card(good.card()).to_string()>
                                    {icon(good.card().word(), "i18")}{count}
                                </span>
                            }.into_any()).collect_view()}
                        </span>
                    })}
                }
            })
        };
        view! { {bar}<span class="seat-counts">{counts}</span> }.into_any()
    }

    fn chip(board: BoardContext<Self>, seat: Seat) -> AnyView {
        view! { <small>{icon("ui-cards", "i16")}{move || board.view.with(|view| view.hands[seat].size)}</small> }
            .into_any()
    }

    fn score(view: &View, seat: Seat) -> Option<i32> {
        Some(view.total(seat).into())
    }

    fn seat_part(seat: Seat) -> Option<Part> {
        Some(Part::Seat(seat))
    }

    fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
        flights::flights(view, event, flights);
    }

    fn picture(piece: Piece) -> Option<AnyView> {
        components::picture(piece)
    }

    fn thumbnail(view: &View) -> AnyView {
        harbour::thumbnail(view)
    }
}
