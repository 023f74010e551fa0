//! A trade being weighed: the draft on the scale and the buttons that change it.
//!
//! The draft is the composer's; where a trade was begun step by step (a record, an undo) the buttons do the steps. What
//! can be bought and sold, and what it comes to, is asked from the composer and the picker.

use leptos::prelude::*;

use crate::games::tea_and_rum::composer::{Composer, Terms};
use crate::games::tea_and_rum::text::{asked, components as kinds, names};
use crate::games::tea_and_rum::{Action, Good, Part, Trade};
use crate::ui::kit::icon;
use crate::ui::shell::Version;
use crate::ui::text as words;
use crate::words::lesson::fits;
use crate::words::{Piece, capital};

use super::scale::{Frame, Scale};
use super::{Context, decision, marks, text};

/// What is to happen to one good.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// One more bought, or one less sold.
    More,
    /// One more sold, or one less bought.
    Less,
}

impl Step {
    fn part(self, good: Good) -> Part {
        match self {
            Step::More => Part::Buy(good),
            Step::Less => Part::Sell(good),
        }
    }
}

/// A draft with the state of the table that it was made for.
pub type Dated = Option<(Version, Composer)>;

impl Context {
    /// The draft, where one can be made now.
    fn draft_now(self) -> Option<Composer> {
        let open = self.trading.get().then(|| self.board.view.with(Composer::open)).flatten()?;
        let version = self.board.shell.version();
        Some(self.draft.get().filter(|(of, _)| *of == version).map_or(open, |(_, draft)| draft))
    }

    /// What lies on the scale and what it comes to.
    pub fn terms(self) -> Option<Terms> {
        let draft = self.draft_now();
        self.board.view.with(|view| match draft {
            Some(draft) => draft.terms(view),
            None => self.trading.get().then(|| Terms::begun(view)),
        })
    }

    fn step(self, good: Good, step: Step) {
        let Some(mut draft) = untrack(|| self.draft_now()) else {
            return self.board.press_verb(step.part(good));
        };
        let done = self.board.view.with_untracked(|view| match step {
            Step::More => draft.more(view, good),
            Step::Less => draft.less(view, good),
        });
        match done {
            Ok(()) => {
                self.board.cancel();
                self.board.shell.hush();
                self.draft.set(Some((untrack(|| self.board.shell.version()), draft)));
            }
            Err(refusal) => self.board.show_refusal(refusal),
        }
    }

    /// Whether a lesson asks for this action of the trade next; without one, whether all that it asks for is drafted.
    fn asks_next(self, action: Option<Action>) -> bool {
        let guide = self.board.shell.guide;
        let wanted = guide.wanted();
        let of_a_trade = wanted.iter().any(|pattern| pattern.starts_with("sell ") || pattern.starts_with("buy "));
        let drafted = self.draft_now().map(|draft| self.board.view.with(|view| draft.actions(view)));
        let drafted: Vec<String> = match drafted {
            Some(Ok(actions)) => actions.iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        };
        let next = guide.missing_from(&drafted);
        of_a_trade
            && match action {
                Some(action) => next.is_some_and(|pattern| fits(pattern, &action.to_string())),
                None => next.is_none(),
            }
    }

    fn can(self, good: Good, step: Step) -> bool {
        match self.draft_now() {
            Some(mut draft) => self.board.view.with(|view| match step {
                Step::More => draft.more(view, good).is_ok(),
                Step::Less => draft.less(view, good).is_ok(),
            }),
            None => self.board.is_lit(step.part(good)),
        }
    }
}

/// The button that buys or sells one unit of a good.
fn step_button(ctx: Context, good: Good, step: Step) -> impl IntoView {
    let lit = Memo::new(move |_| ctx.can(good, step));
    let action = match step {
        Step::More => Action::Buy(good),
        Step::Less => Action::Sell(good),
    };
    let next = Memo::new(move |_| ctx.asks_next(Some(action)));
    let (class, id, word, label) = match step {
        Step::More => ("r-step-by more", "ui-up", text::BUY, text::buy(names::good(good, 1), good.price())),
        Step::Less => ("r-step-by less", "ui-down", text::SELL, text::sell(names::good(good, 1), good.price())),
    };
    view! {
        <button
            type="button"
            class=class
            class:off=move || !lit.get()
            class:hinted=next
            data-press-next=move || next.get().then_some("")
            data-lit=move || lit.get().then_some("")
            aria-disabled=move || (!lit.get()).to_string()
            aria-label=label
            on:click=move |_| ctx.step(good, step)
        >
            {icon(id, "i16")}
            <span>{word}</span>
        </button>
    }
}

/// A good with its price, what one has of it, what the draft moves, and the buttons.
fn ware(ctx: Context, good: Good) -> AnyView {
    let moved = Memo::new(move |_| ctx.terms().map_or(0, |terms| terms.trade.moved(good)));
    let class = move || match moved.get() {
        0 => "r-count-of",
        n if n > 0 => "r-count-of gain",
        _ => "r-count-of cost",
    };
    view! {
        <div class="r-ware" class:on=move || moved.get() != 0
            data-ask=Piece::new(kinds::GOOD, good as usize).to_string()>
            {step_button(ctx, good, Step::Less)}
            <span class="r-ware-of">
                <span>{marks::good(good)}</span>
                <span class="r-ware-words">
                    <b>{capital(names::good(good, 2))}</b>
                    <em>
                        <i>{format!("${}", good.price())}</i>
                        <span>{move || text::in_hand(ctx.goods.get()[good])}</span>
                    </em>
                </span>
            </span>
            <b class=class aria-live="off">{move || text::moved(moved.get())}</b>
            {step_button(ctx, good, Step::More)}
        </div>
    }
    .into_any()
}

/// The counter: scale and steppers.
pub fn counter(ctx: Context) -> AnyView {
    let trade = Memo::new(move |_| ctx.terms().map(|terms| terms.trade).unwrap_or_default());
    let app = ctx.board.shell.app;
    let frame = Memo::new(move |_| Frame::fitting(app.size.get(), app.height.get()));
    let drawn = move || view! { <Scale trade frame=frame.get()/> };
    view! {
        <section class="panel r-counter" aria-label=text::SCALE data-region="trade">
            <div class="r-scales" role="img" aria-label=move || text::scale(&trade.get()) data-ask=asked::SCALE>
                {drawn}
            </div>
            <div class="r-wares">
                {Good::ALL.map(|good| ware(ctx, good).into_any()).collect_view()}
                <p class="xs mute r-advice">{move || text::plates(&trade.get())}</p>
            </div>
        </section>
    }
    .into_any()
}

/// Carries out the draft, or closes a trade that was begun step by step.
fn close(ctx: Context) {
    let board = ctx.board;
    let actions = untrack(|| ctx.draft_now()).map(|draft| board.view.with_untracked(|view| draft.actions(view)));
    match actions {
        Some(Ok(actions)) => board.act_all(&actions),
        Some(Err(refusal)) => board.show_refusal(refusal),
        None => board.press_verb(Part::Done),
    }
}

/// What is sold and bought, line by line, and what becomes of money and warehouse.
fn ledger(ctx: Context, terms: &Terms) -> impl IntoView + use<> {
    let Terms { trade, expansions, money, squares } = *terms;
    let line = |goods: String, dollars: u16, class: &'static str, sign: &'static str| {
        let sum = format!("{sign}${dollars}");
        (dollars > 0).then(|| view! { <div><span>{goods}</span><span class=class>{sum}</span></div> })
    };
    let (before, after) = (ctx.own.get().money, money);
    view! {
        <div class="ledger">
            {line(text::sold(&names::count_goods(&trade.sold)), trade.earned(), "delta gain", "+")}
            {line(text::bought(&names::count_goods(&trade.bought)), trade.spent(), "delta cost", "−")}
            {(expansions > 0).then(|| view! { <div><span>{text::expansions(expansions)}</span></div> })}
            <div class="r-remains"><span>{text::MONEY}</span><b>{format!("${before} → ${after}")}</b></div>
            <div class="r-remains"><span>{text::WAREHOUSE}</span><b>{text::squares(squares.0, squares.1)}</b></div>
        </div>
    }
}

/// The heading of the panel.
fn head(trade: &Trade, squares: (u8, u8)) -> impl IntoView + use<> {
    view! {
        <div class="r-decision-head">
            <span>{marks::glyph("act-trade")}</span>
            <div class="grow">
                <h2>{text::trade_title(trade)}</h2>
                <p class="small mute">{text::squares(squares.0, squares.1)}</p>
            </div>
        </div>
    }
}

/// What the trade comes to, and its button.
pub fn panel(ctx: Context) -> AnyView {
    let board = ctx.board;
    // On a phone the scale itself has to show what a trade comes to.
    let roomy = ctx.is_roomy();
    let inside = move || {
        let terms = ctx.terms()?;
        let drafted = ctx.draft_now().is_some_and(|draft| !draft.is_empty());
        // What lies on the scale is only a draft; a conversion would be done at once, under it.
        let asked = board.view.with(|view| view.table.decision()).filter(|_| !drafted);
        let drop = drafted.then(|| {
            view! {
                <button
                    type="button"
                    class="btn icon"
                    aria-label=words::CANCEL
                    on:click=move |_| ctx.draft.set(None)
                >
                    {icon("ui-close", "i20")}
                </button>
            }
        });
        let verb = match terms.trade.is_empty() {
            true => decision::done(ctx),
            false => view! {
                <button
                    type="button"
                    class="btn primary grow"
                    data-commit=""
                    data-press-next=move || ctx.asks_next(None).then_some("")
                    on:click=move |_| close(ctx)
                >
                    {icon("ui-check", "i20")}
                    <span>{text::TRADE}</span>
                </button>
            }
            .into_any(),
        };
        Some(view! {
            <section class="panel decision r-decision r-trading" aria-label=words::YOUR_ACTION>
                {head(&terms.trade, terms.squares)}
                {roomy.then(|| ledger(ctx, &terms))}
                {asked.map(|(_, task)| decision::free_steps(ctx, task))}
                <div class="r-decision-buttons">{drop}{verb}</div>
            </section>
        })
    };
    inside.into_any()
}
