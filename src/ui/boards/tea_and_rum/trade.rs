//! A trade being weighed: the draft on the scale and the buttons that change it.
//!
//! The draft is the composer's; where a trade was begun step by step (a record, an undo) the buttons do the steps.

use leptos::prelude::*;

use crate::games::tea_and_rum::composer::{Composer, Terms};
use crate::games::tea_and_rum::{Good, Part, TeaAndRum, Trade, text as names};
use crate::ui::kit::icon;
use crate::ui::shell::Version;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::text as words;

use super::{Context, marks, scale, text};

/// What is to happen to one good.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Lazy,
    Less,
}

/// A draft with its date.
pub type Dated = Option<(Version, Composer)>;

/// The draft, where one can be made now.
fn draft_now(board: BoardContext<TeaAndRum>, trading: bool, draft: Dated) -> Option<Composer> {
    let open = trading.then(|| board.view.with(Composer::open)).flatten()?;
    let date = board.shell.version();
    Some(draft.filter(|(of, _)| *of == date).map_or(open, |(_, draft)| draft))
}

/// What lies on the scale and what it comes to.
pub fn terms(board: BoardContext<TeaAndRum>, trading: bool, draft: Dated) -> Option<Terms> {
    let draft = draft_now(board, trading, draft);
    board.view.with(|view| match draft {
        Some(draft) => draft.terms(view),
        None if trading => {
            let (table, own) = (&view.table, view.table.me());
            let squares = (own.goods.total() + table.trade.bought.total(), own.squares());
            Some(Terms { trade: table.trade, expansions: 0, money: table.purse(), squares })
        }
        None => None,
    })
}

impl Context {
    fn draft_now(self) -> Option<Composer> {
        draft_now(self.board, self.trading.get(), self.draft.get())
    }

    /// What lies on the scale and what it comes to.
    pub fn terms(self) -> Option<Terms> {
        terms(self.board, self.trading.get(), self.draft.get())
    }

    fn step(self, good: Good, step: Step) {
        let Some(mut draft) = untrack(|| self.draft_now()) else {
            return self.board.press_verb(if step == Step::Lazy { Part::Buy(good) } else { Part::Sell(good) });
        };
        let done = self.board.view.with_untracked(|view| match step {
            Step::Lazy => draft.more(view, good),
            Step::Less => draft.less(view, good),
        });
        match done {
            Ok(()) => {
                self.board.cancel();
                self.board.shell.app.notice.set(None);
                self.draft.set(Some((untrack(|| self.board.shell.version()), draft)));
            }
            Err(refusal) => self.board.tell(refusal),
        }
    }

    fn can(self, good: Good, step: Step) -> bool {
        match self.draft_now() {
            Some(mut draft) => self.board.view.with(|view| match step {
                Step::Lazy => draft.more(view, good).is_ok(),
                Step::Less => draft.less(view, good).is_ok(),
            }),
            None => self.board.is_lit(if step == Step::Lazy { Part::Buy(good) } else { Part::Sell(good) }),
        }
    }
}

/// Units bought, or below zero sold.
fn balance(trade: &Trade, good: Good) -> i16 {
    i16::from(trade.bought[good]) - i16::from(trade.sold[good])
}

fn stepper(ctx: Context, good: Good) -> AnyView {
    let count = Memo::new(move |_| ctx.terms().map_or(0, |terms| balance(&terms.trade, good)));
    let more = Memo::new(move |_| ctx.can(good, Step::Lazy));
    let less = Memo::new(move |_| ctx.can(good, Step::Less));
    let have = move || ctx.own.get().goods[good];
    let button = move |step: Step, lit: Memo<bool>, id: &'static str, word: &'static str, label: String| {
        view! {
            <button type="button" class=if step == Step::Lazy { "r-step-by more" } else { "r-step-by less" } class:off=move || !lit.get()
                data-lit=move || lit.get().then_some("") aria-disabled=move || (!lit.get()).to_string() aria-label=label
                on:click=move |_| ctx.step(good, step)>
                {icon(id, "i16")}<span>{word}</span>
            </button>
        }
    };
    let sign = move || match count.get() {
        0 => "r-count-of",
        n if n > 0 => "r-count-of gain",
        _ => "r-count-of cost",
    };
    view! {
        <div class="r-ware" class:on=move || count.get() != 0>
            {button(Step::Less, less, "ui-down", text::SELL, text::sell(names::good(good, 2), good.price()))}
            <span class="r-ware-of"><span inner_html=marks::glyph(names::good_icon(good), "")></span>
                <span class="r-ware-words"><b>{text::title(names::good(good, 2))}</b><em><i>{format!("${}", good.price())}</i><span>{move || text::in_hand(have())}</span></em></span></span>
            <b class=sign aria-live="off">{move || words::signed(count.get().into()).replace("+0", "0")}</b>
            {button(Step::Lazy, more, "ui-up", text::BUY, text::buy(names::good(good, 2), good.price()))}
        </div>
    }.into_any()
}

/// The counter: scale and steppers.
pub fn counter(ctx: Context) -> AnyView {
    let trade = Memo::new(move |_| ctx.terms().map(|terms| terms.trade).unwrap_or_default());
    let drawn = move || {
        let trade = trade.get();
        format!(
            "{}{}{}{}",
            scale::room(&trade, scale::TALL, "tall"),
            scale::room(&trade, scale::LOW, "low"),
            scale::room(&trade, scale::WIDE, "wide"),
            scale::room(&trade, scale::BROAD, "broad")
        )
    };
    let label = move || {
        let trade = trade.get();
        text::scale(&names::count_goods(&trade.sold), trade.earned(), &names::count_goods(&trade.bought), trade.spent())
    };
    let advice = move || text::plates(&trade.get());
    view! {
        <section class="panel r-counter" aria-label=text::SCALE data-region="trade">
            <div class="r-scales" role="img" aria-label=label inner_html=drawn></div>
            <div class="r-wares">{Good::ALL.map(|good| stepper(ctx, good)).collect_view()}<p class="xs mute r-advice">{advice}</p></div>
        </section>
    }.into_any()
}

/// What the trade comes to, and its button.
pub fn step(ctx: Context) -> AnyView {
    let board = ctx.board;
    let close = move || {
        let actions = untrack(|| ctx.draft_now()).map(|draft| board.view.with_untracked(|view| draft.spell(view)));
        match actions {
            Some(Ok(actions)) => board.act_all(&actions),
            Some(Err(refusal)) => board.shell.app.tell(refusal.why),
            None => board.press_verb(Part::Done),
        }
    };
    (move || {
        let terms = ctx.terms()?;
        let trade = terms.trade;
        let (earned, spent) = (trade.earned(), trade.spent());
        let drafted = ctx.draft_now().is_some_and(|draft| !draft.is_empty());
        let idle = trade.sold.is_empty() && trade.bought.is_empty();
        let money = ctx.own.get().money;
        let line = move |goods: String, dollars: u16, class: &'static str, sign: &'static str| {
            (dollars > 0).then(|| view! { <div><span>{goods}</span><span class=class>{format!("{sign}${dollars}")}</span></div> })
        };
        let squares = text::squares(terms.squares.0, terms.squares.1);
        Some(view! {
            <section class="panel deed r-deed-panel r-trading" aria-label=words::YOUR_ACTION>
                <div class="r-deed-head"><span inner_html=marks::glyph("act-trade", "")></span><div class="grow"><h2>{text::trade_title(earned, spent)}</h2><p class="small mute">{squares.clone()}</p></div></div>
                <div class="ledger">
                    {line(text::sold(&names::count_goods(&trade.sold)), earned, "delta gain", "+")}
                    {line(text::bought(&names::count_goods(&trade.bought)), spent, "delta cost", "−")}
                    {(terms.expansions > 0).then(|| view! { <div><span>{text::expansions(terms.expansions)}</span></div> })}
                    <div><span>{text::MONEY}</span><b>{format!("${money} → ${}", terms.money)}</b></div>
                    <div><span>{text::WAREHOUSE}</span><b>{squares}</b></div>
                </div>
                // What lies on the scale is only a draft; a conversion would be done at once, under it.
                {(!drafted).then(|| board.view.with(|view| view.table.asked()).map(|(_, task)| super::decision::free_steps(ctx, task)))}
                <div class="r-deed-buttons">
                    {drafted.then(|| view! { <button type="button" class="btn icon" aria-label=words::CANCEL on:click=move |_| ctx.draft.set(None)>{icon("ui-close", "i20")}</button> })}
                    {if idle { super::decision::done(ctx) } else { view! {
                        <button type="button" class="btn primary grow" data-commit="" on:click=move |_| close()>{icon("ui-check", "i20")}<span>{text::TRADE}</span></button>
                    }.into_any() }}
                </div>
            </section>
        })
    })
    .into_any()
}
