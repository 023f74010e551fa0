//! The messages that the listener of [`super`] understands, in the facts, headings and prompts.

use crate::games::tea_and_rum::Stage;

/// The messages that facts are.
#[rustfmt::skip] // a topic a line
pub(super) const FACTS: &[&str] = &[
    "line-crowned", "board-points", "board-chest", "part-no-allegiance", "part-allegiance-open",
    "part-allegiance-fulfilled", "fact-money", "board-warehouse.whole", "line-sells", "line-buys", "fact-purse",
    "fact-pending", "fact-workers", "fact-symbols", "board-population.whole", "board-reputation.whole",
    "fact-buildings", "fact-captains", "fact-waiting", "fact-fulfilled", "line-exchanges",
    "board-crowd", "board-crowd-full", "board-crowd-none", "part-row",
    "board-ships-for-sale", "board-ships-coming", "board-ships-waiting", "board-ships-left", "board-ships-left-all",
    "board-ships-left-others", "board-buyers", "part-ship",
    "line-captains",
    "fact-contract",
    "fact-stock", "line-not-used",
    "fact-allegiance",
    "fact-order", "fact-turn", "line-wish-laid", "line-victory-card", "fact-automa", "fact-supply", "fact-endowments",
];

/// The messages that facts contain.
#[rustfmt::skip] // a kind a line
pub(super) const PARTS: &[&str] = &[
    "amount", "amount-money", "amount-points", "amount-symbols", "icon-either", "icon-stars", "icon-population",
    "icon-cubes",
    "value", "row-then", "row-or", "fact-gain", "board-crowd-of", "board-crowd-automa",
    "condition-buildings", "condition-population", "condition-family", "condition-reputation", "condition-each",
    "condition-balance", "condition-contracts", "condition-captains", "condition-dollars", "condition-pay",
    "condition-buildings.alone", "condition-population.alone", "condition-family.alone", "condition-reputation.alone",
    "condition-each.alone", "condition-balance.alone", "condition-contracts.alone", "condition-captains.alone",
    "condition-dollars.alone", "condition-pay.alone",
];

/// The headings with their stages.
pub(super) const HEADINGS: [(&str, Stage); 9] = [
    ("heading-income", Stage::Income),
    ("heading-ships", Stage::Ships),
    ("heading-remove", Stage::Actions),
    ("heading-place", Stage::Actions),
    ("heading-wish", Stage::Wish),
    ("heading-last-captains", Stage::LastCaptains),
    ("heading-allegiances", Stage::Proof),
    ("heading-exchange", Stage::Exchange),
    ("heading-over", Stage::Over),
];

/// Prompts that say who acts, if it is not the reader.
pub(super) const AWAITED: [&str; 12] = [
    "wait-ship",
    "wait-remove",
    "wait-place",
    "wait-after",
    "wait-overflow",
    "wait-allegiance",
    "wait-exchange",
    "wait-trade",
    "wait-build",
    "wait-hire",
    "wait-contract",
    "wait",
];

pub(super) const OVERFLOW: [&str; 3] = ["prompt-overflow", "prompt-overflow-discard", "wait-overflow"];
pub(super) const CALLED: [&str; 2] = ["prompt-allegiance", "wait-allegiance"];
