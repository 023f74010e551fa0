//! The rulebook shown in the app: its sections, with the source of each paragraph. The words are in
//! `public/locales/en/rules/template.ftl`.

use crate::engine::Rule;
use crate::words::rulebook::{Rulebook, Section, Source};

/// Section on pouring.
pub const POURING: Rule = Rule("pouring");

pub static RULEBOOK: Rulebook = Rulebook {
    sections: &[
        Section { key: "pouring", number: "1", sources: &[Source::Ruling] },
        Section { key: "winning", number: "2", sources: &[Source::Ruling] },
    ],
};
