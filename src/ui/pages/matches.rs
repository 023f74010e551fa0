//! The page of a stored match: the next deal, the standings, and ways to pass it on; and the lists of matches. Matches
//! are defined in `table/matches`; every result is replayed before it is shown. Independent of the game.

use leptos::prelude::*;

use crate::device::sharing;
use crate::engine::Info;
use crate::table::bundle;
use crate::table::matches::book::{self, DealStatus, Entry};
use crate::table::matches::{Finished, Standing, packet};
use crate::table::save::{self, Slot, SlotContent};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, ButtonKind, Page, icon, share};
use crate::ui::route::Route;
use crate::ui::shell::new_game;
use crate::ui::text::Text;
use crate::ui::text::matches as words;
use crate::ui::text::setup as setup_words;
use crate::words::isolated;

use super::not_found::NotFound;
use super::position::cover_picture;

/// Addresses longer than this are truncated by some programs.
const LONG_ADDRESS: usize = 2000;

/// Draws the matches of this device, or only those with a deal left for its player; `None` if there are none.
pub fn list(app: AppContext, only_running: bool) -> Option<AnyView> {
    let mut entries = app.store.with_value(book::all);
    entries.retain(|entry| !only_running || entry.next().is_some());
    let link = |entry: &Entry| {
        let sentence = words::match_entry(entry.known.terms.info().ok()?, entry);
        let symbol = if entry.next().is_some() { "ui-play" } else { "ui-check" };
        Some((Route::Match(entry.known.id()), symbol, sentence))
    };
    list_of_links(words::MATCHES, entries.iter().filter_map(link).collect())
}

/// Draws a section of links, each with its symbol and its name; `None` if there are none.
pub fn list_of_links(heading: Text, links: Vec<(Route, &'static str, String)>) -> Option<AnyView> {
    let item = |(route, symbol, name): (Route, &'static str, String)| {
        view! { <li><a class="btn soft" href=route.to_string()>{icon(symbol, "i18")}<span>{name}</span></a></li> }
            .into_any()
    };
    let items: Vec<AnyView> = links.into_iter().map(item).collect();
    (!items.is_empty()).then(|| {
        view! {
            <section class="matches">
                <h2>{heading}</h2>
                <ul>{items}</ul>
            </section>
        }
        .into_any()
    })
}

/// Draws the page of the match stored under this id.
pub fn match_page(id: String) -> AnyView {
    let app = AppContext::here();
    let entry = match app.store.with_value(|store| Entry::open(store, &id)) {
        Ok(entry) => entry,
        Err(error) => return view! { <NotFound reason=error.to_string() /> }.into_any(),
    };
    match (entry.known.check(), entry.known.terms.info()) {
        (Ok(standing), Ok(info)) => page(app, info, entry, &standing),
        (Err(error), _) => view! { <NotFound reason=error.to_string() /> }.into_any(),
        (_, Err(error)) => view! { <NotFound reason=error.to_string() /> }.into_any(),
    }
}

fn page(app: AppContext, info: &'static Info, entry: Entry, standing: &Standing) -> AnyView {
    let state = words::match_state(&entry, standing);
    let next = entry.next().map(|deal| {
        let name = words::play_deal(deal, entry.known.terms.deals, &entry.status(deal));
        let entry = entry.clone();
        view! {
            <div class="link-buttons">
                <Button
                    kind=ButtonKind::Primary
                    icon="ui-play"
                    on_click=move || play(app, &entry, deal)
                    attr:data-start=""
                >
                    {name}
                </Button>
            </div>
        }
        .into_any()
    });
    let (card, table, sharing_section) =
        (card(info, &entry, state), table(&entry, standing), sharing_section(app, info, &entry));
    let delete_button = delete_button(app, entry.known.id());
    view! {
        <Page title=words::page_title(info) class="link">
            {card}
            {next}
            {table}
            {sharing_section}
            {proof()}
            {delete_button}
        </Page>
    }
    .into_any()
}

/// Draws the terms of a match, its players and the standings.
pub fn card(info: &'static Info, entry: &Entry, state: String) -> AnyView {
    view! {
        <div class="panel link-card">
            {cover_picture(info.id)}
            <div class="grow">
                <h2>{words::people_and_places(&entry.known)}</h2>
                <p class="small mute">{words::terms(&entry.known.terms)}</p>
                <p data-state="">{state}</p>
            </div>
        </div>
    }
    .into_any()
}

/// Draws the explanation of the guarantees that a link gives, and of their limits.
pub fn proof() -> AnyView {
    view! {
        <details class="par">
            <summary>{words::WHAT_IS_PROVED}</summary>
            <p class="small">{words::PROOF_HELP}</p>
            <p class="small">{words::NOT_PROVED}</p>
        </details>
    }
    .into_any()
}

/// Opens the table of a deal, or sets it up.
fn play(app: AppContext, entry: &Entry, deal: u8) {
    if let DealStatus::Begun(slot) = entry.status(deal)
        && is_running(app, &slot)
    {
        return app.go(Route::Table(slot));
    }
    let own_name = entry.own_person().map(|me| me.name.clone()).unwrap_or_default();
    let others = setup_words::NAMES.iter().map(|name| (*name).to_owned()).filter(|name| *name != own_name);
    let names: Vec<String> = [own_name.clone()].into_iter().chain(others).collect();
    let slot = match entry.known.terms.set_up(deal, &names) {
        Ok(record) => new_game::set_up(app, record, false, false),
        Err(error) => return app.notify(error.to_string()),
    };
    let Some(slot) = slot else { return };
    let mut entry = entry.clone();
    entry.slots[usize::from(deal)] = Some(slot.0);
    save_match(app, &entry);
}

/// Whether the table in this slot exists and is not over. A deal whose table is over without counting is set up again.
fn is_running(app: AppContext, slot: &str) -> bool {
    let content = app.store.with_value(|store| save::find(store, &Slot(slot.into())));
    matches!(content, Ok(Some(SlotContent::Save { save, .. })) if !save.over)
}

/// Stores a match, or shows why it cannot be stored.
pub fn save_match(app: AppContext, entry: &Entry) {
    if let Err(error) = app.store.with_value(|store| entry.save(store)) {
        app.notify(error.to_string());
    }
}

/// Draws the deals and players; another player's result stays sealed until this device's player has played the deal.
pub fn table(entry: &Entry, standing: &Standing) -> AnyView {
    let (known, terms) = (&entry.known, &entry.known.terms);
    let heads = known.people.iter().map(|person| view! { <th scope="col">{isolated(&person.name)}</th> }.into_any());
    let row = |(deal, results): (u8, &Vec<Option<Finished>>)| {
        let is_revealed = standing.is_over || entry.status(deal) == DealStatus::Played;
        let points = standing.points[usize::from(deal)].as_ref().filter(|_| is_revealed);
        let cells = known.people.iter().zip(results).enumerate().map(|(index, (person, result))| {
            let text = match result {
                None => words::NOT_PLAYED.to_string(),
                Some(_) if !is_revealed && person.id != entry.own => words::SEALED.to_string(),
                Some(Finished { result: (won, score), .. }) => words::result(*won, *score),
            };
            let points = points.map(|points| words::points(terms.scoring, points[index]));
            view! { <td>{text}{points.map(|points| view! { <b>{points}</b> }.into_any())}</td> }.into_any()
        });
        let cells: Vec<AnyView> = cells.collect();
        let head = words::deal_and_seat(deal, terms.seat(deal).index());
        view! { <tr><th scope="row">{head}</th>{cells}</tr> }.into_any()
    };
    let rows: Vec<AnyView> = (0..).zip(&standing.results).map(row).collect();
    // A total would reveal the sealed results.
    let is_revealed = standing.is_over
        || (0..terms.deals)
            .all(|deal| standing.points[usize::from(deal)].is_none() || entry.status(deal) == DealStatus::Played);
    let total = |total: String| view! { <td><b>{total}</b></td> }.into_any();
    let totals = standing.totals.iter().map(|points| total(words::points(terms.scoring, *points)));
    let totals: Vec<AnyView> = totals.filter(|_| is_revealed).collect();
    let takebacks = (0..known.people.len()).filter_map(|person| {
        let all = standing.results.iter().filter_map(|deal| deal[person]).map(|result| result.takebacks);
        let count: usize = all.sum();
        let sentence = words::takebacks(&isolated(&known.people[person].name), count);
        (count > 0).then(|| view! { <p class="small mute">{sentence}</p> }.into_any())
    });
    view! {
        <section class="panel card-group statistics match-table" data-standing="">
            <h2>{words::RESULTS}</h2>
            <div class="wide" tabindex="0" role="region" aria-label=words::RESULTS>
                <table>
                    <thead><tr><th scope="col">{words::DEAL}</th>{heads.collect::<Vec<AnyView>>()}</tr></thead>
                    <tbody>{rows}<tr><th scope="row">{words::TOTAL}</th>{totals}</tr></tbody>
                </table>
            </div>
            {takebacks.collect::<Vec<AnyView>>()}
            <p class="small mute">{words::SCORINGS_HELP[terms.scoring as usize]}</p>
        </section>
    }
    .into_any()
}

/// Draws the ways to pass on a match: copy, send, save as a file.
fn sharing_section(app: AppContext, info: &'static Info, entry: &Entry) -> AnyView {
    let sealed = packet::seal(&entry.known);
    let link = share::shared_link(&Route::SharedMatch(sealed.clone()));
    let sentence = words::invitation(info, &entry.known.terms);
    let is_long = link.text().len() > LONG_ADDRESS;
    let link_text = link.text().to_owned();
    let send = sharing::is_available().then(|| {
        let (sentence, address) = (sentence.clone(), link_text.clone());
        let send = move || share::send(app, &words::page_title(info), &sentence, &address);
        view! {
            <Button icon="ui-share" on_click=send>{crate::ui::text::share::SEND_LINK}</Button>
        }
        .into_any()
    });
    let file = move || share::save_file(app, "tea-table-match.json", bundle::match_file(&sealed));
    view! {
        <section class="panel card-group" data-pass-on="">
            <h2>{words::PASS_ON}</h2>
            <label class="share-link">
                <span class="unseen">{crate::ui::text::share::LINK}</span>
                <input class="field mono" readonly data-link="" prop:value=link_text />
            </label>
            {is_long.then(|| view! { <p class="small">{words::LONG_LINK}</p> }.into_any())}
            <div class="share-buttons">
                <Button
                    kind=ButtonKind::first_if(!is_long)
                    icon="ui-check"
                    on_click=move || share::copy_link(app, &sentence, &link, words::COPIED)
                    attr:data-copy=""
                >
                    {crate::ui::text::share::COPY}
                </Button>
                {send}
                <Button kind=ButtonKind::first_if(is_long) icon="ui-install" on_click=file attr:data-file="">
                    {words::FILE}
                </Button>
            </div>
        </section>
    }
    .into_any()
}

/// Draws the button that deletes the match on its second press.
fn delete_button(app: AppContext, id: String) -> AnyView {
    let confirming = RwSignal::new(false);
    let on_press = move || {
        if !confirming.get_untracked() {
            return confirming.set(true);
        }
        match app.store.with_value(|store| Entry::forget(store, &id)) {
            Ok(()) => app.replace(Route::Saved),
            Err(error) => app.notify(error.to_string()),
        }
    };
    view! {
        <Button kind=ButtonKind::Quiet class="again" on_click=on_press class:danger=confirming attr:data-delete="">
            <span translate="no">{move || if confirming.get() { words::DELETE_CONFIRM } else { words::DELETE }}</span>
        </Button>
    }
    .into_any()
}
