//! Laws of text: every prompt, log line, refusal and section that a player may read.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::session::Session;
use crate::engine::{Seat, Viewer};
use crate::words::{Message, Speaker, Title, Topic, spoken_verb, words_of};

use super::play;
use super::{Held, law};

/// Checks that the rulebook's keys and numbers are unique, and that nothing in it is empty.
pub fn rulebook<G: Title>() -> Held {
    let book = G::rulebook();
    let (mut keys, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    law("a rulebook has sections", !book.sections.is_empty(), || "none")?;
    for section in book.sections {
        let plain = section.key.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
        law("keys are plain words", plain && !section.key.is_empty(), || section.key)?;
        law("each key names one section", keys.insert(section.key), || section.key)?;
        law("each number stands once", numbers.insert(section.number), || section.number)?;
        law("sections have paragraphs", !section.sources.is_empty(), || section.key)?;
    }
    Ok(())
}

/// Puts a message into words, checking that the catalogue has it.
fn said(speaker: &Speaker, message: &Message) -> Result<String, super::Breach> {
    law("the catalogue has every message", speaker.words.has(message.id), || message.id)?;
    Ok(speaker.say(message))
}

/// Checks prompts, headings, verbs, facts, parts, refusals and standings for every viewer.
pub fn spoken<G: Title>(session: &Session<G>, legal: &[G::Action], parts: &BTreeSet<G::Part>) -> Held {
    let (words, names) = (words_of(G::INFO.id), play::names(session.setup().seats));
    for reader in play::viewers(session.setup().seats) {
        let speaker = Speaker { words, names: &names, reader };
        let view = session.view(reader);
        let prompt = said(&speaker, &G::prompt(&view, reader))?;
        law("prompts are phrases", is_phrase(&prompt) && starts_well(&prompt), || {
            format!("to {reader:?}: “{prompt}”")
        })?;
        let heading = said(&speaker, &G::heading(&view))?;
        law("moments have headings", is_phrase(&heading), || format!("to {reader:?}: “{heading}”"))?;
        let acts = session.to_act().is_some_and(|seat| reader == Viewer::Seat(seat));
        let (mut lit, mut names_of_actions) = (BTreeSet::new(), BTreeMap::new());
        for action in legal.iter().filter(|_| acts) {
            let verb = said(&speaker, &G::verb(&view, action))?;
            law("actions have verbs", is_phrase(&verb), || format!("{action}: “{verb}”"))?;
            let name = said(&speaker, &spoken_verb::<G>(&view, legal, action))?;
            let other = names_of_actions.insert(name.clone(), action);
            law("no two actions sound alike", other.is_none(), || format!("{action} and {other:?}: “{name}”"))?;
            let mut presses = Vec::new();
            G::presses(&view, action, &mut presses);
            lit.extend(presses);
        }
        let mut names_of_parts = BTreeMap::new();
        for &part in &lit {
            let name = said(&speaker, &G::part(&view, part))?;
            let other = names_of_parts.insert(name.clone(), part);
            law("no two lit parts have one name", other.is_none(), || format!("{part:?} and {other:?}: “{name}”"))?;
        }
        for topic in Topic::all_of::<G>(session.setup().seats) {
            for fact in G::facts(&view, topic) {
                let fact = said(&speaker, &fact)?;
                law("facts are phrases", is_phrase(&fact) && !fact.ends_with('.'), || format!("{topic:?}: “{fact}”"))?;
            }
        }
        for &part in parts {
            let name = said(&speaker, &G::part(&view, part))?;
            law("parts have names", is_phrase(&name), || format!("{part:?}: “{name}”"))?;
            if !lit.contains(&part) {
                let refusal = G::refuse(&view, part);
                let sentence = said(&speaker, &refusal.why)?;
                let why = || format!("{part:?} to {reader:?}: {refusal:?}");
                law("refusals are sentences", is_sentence(&sentence), why)?;
                law("refusals point to sections", G::rulebook().section(refusal.rule).is_some(), why)?;
            }
        }
    }
    for seat in Seat::all(session.setup().seats) {
        let speaker = Speaker { words, names: &names, reader: Viewer::Seat(seat) };
        let mut standings = Vec::new();
        for (name, value) in G::standings(&session.view(Viewer::Seat(seat)), seat) {
            standings.push((said(&speaker, &name)?, said(&speaker, &value)?));
        }
        let names: BTreeSet<&str> = standings.iter().map(|(name, _)| name.as_str()).collect();
        law("each standing has a name of its own", names.len() == standings.len(), || format!("{standings:?}"))?;
        let said = standings.iter().all(|(name, value)| is_phrase(name) && !value.is_empty());
        law("standings are phrases", said, || format!("{standings:?}"))?;
    }
    let Some(outcome) = session.outcome() else { return Ok(()) };
    for reader in play::viewers(session.setup().seats) {
        let speaker = Speaker { words, names: &names, reader };
        let result = said(&speaker, &G::result(&outcome, session.setup().seats))?;
        law("results are phrases", is_phrase(&result), || format!("“{result}”"))?;
    }
    Ok(())
}

/// Checks the redaction and log lines of events for every viewer.
pub fn events<G: Title>(session: &Session<G>, events: &[G::Event]) -> Held {
    let names = play::names(session.setup().seats);
    for event in events {
        let open = G::redact(event, Viewer::Everyone);
        law("open hands see every event", open.is_some(), || format!("{event:?}"))?;
        let open = open.unwrap_or_else(|| event.clone());
        law("open hands see all points", G::scored(&open) == G::scored(event), || format!("{event:?}"))?;
        let json = serde_json::to_string(event);
        law("events are written as JSON", json.is_ok(), || format!("{event:?}: {:?}", json.err()))?;
        let rule = G::rule_of(event);
        let known = rule.is_none_or(|rule| G::rulebook().section(rule).is_some());
        law("events point to sections", known, || format!("{event:?}: {rule:?}"))?;
        for reader in play::viewers(session.setup().seats) {
            let redacted = G::redact(event, reader);
            let from_open = G::redact(&open, reader);
            law("open hands see what each seat sees", from_open == redacted, || format!("{event:?} to {reader:?}"))?;
            let Some(redacted) = redacted else { continue };
            let again = G::redact(&redacted, reader);
            law("redacting twice is redacting once", again.as_ref() == Some(&redacted), || {
                format!("{event:?} to {reader:?}")
            })?;
            if reader != Viewer::Public {
                let public = G::redact(&redacted, Viewer::Public);
                let direct = G::redact(event, Viewer::Public);
                law("bystanders see no more than seats", direct.is_none() || public == direct, || {
                    format!("{event:?}: {direct:?}, but through {reader:?} {public:?}")
                })?;
            }
            let speaker = Speaker { words: words_of(G::INFO.id), names: &names, reader };
            if let Some(line) = G::line(&redacted, reader) {
                said(&speaker, &line.text)?;
                line.aside.as_ref().map(|aside| said(&speaker, aside)).transpose()?;
                let line = speaker.line(&line);
                let whole = is_phrase(&line.text) && !line.text.ends_with('.') && !line.icon.is_empty();
                law("lines are short sentences", whole, || format!("{line:?}"))?;
            }
        }
    }
    Ok(())
}

/// Whether the text is a single, non-empty line.
pub(super) fn is_phrase(text: &str) -> bool {
    !text.is_empty() && text == text.trim() && !text.contains('\n') && !text.contains("  ")
}

/// Whether the text is a phrase that ends with sentence punctuation and does not begin with a lower-case letter.
fn is_sentence(text: &str) -> bool {
    is_phrase(text) && text.ends_with(['.', '?', '!', '…', '”']) && starts_well(text)
}

fn starts_well(text: &str) -> bool {
    text.chars().next().is_some_and(|first| !first.is_lowercase())
}
