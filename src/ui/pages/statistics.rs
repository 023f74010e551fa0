//! How the players of this device did: won games by game and by the strongest computer at the table.
//!
//! Stands on the page of saved games. Knows no game.

use leptos::prelude::*;

use crate::games::SHELF;
use crate::ui::text::saved as words;

use super::saved_entry::{Entry, Position};

/// The notations of computer players, weakest first; before them stands playing alone.
const LADDER: [&str; 5] = ["random", "novice", "steady", "sharp", "master"];

/// Won games and games, by game and by the strongest computer; column 0 is playing alone.
type Counted = Vec<[(usize, usize); LADDER.len() + 1]>;

fn count(entries: &[Entry]) -> Counted {
    let mut counted: Counted = vec![[(0, 0); LADDER.len() + 1]; SHELF.len()];
    for entry in entries.iter().filter(|entry| entry.deleted.with(Option::is_none)) {
        entry.position.with(|position| {
            let Some(Ok(Position { summary, .. })) = position else { return };
            let Some(won) = summary.won() else { return };
            let Some(game) = SHELF.iter().position(|info| info.id == summary.info.id) else { return };
            let rung = |kind: &str| LADDER.iter().position(|level| *level == kind).map_or(0, |rung| rung + 1);
            let strongest = summary.players.iter().map(|player| rung(&player.kind)).max().unwrap_or(0);
            let cell = &mut counted[game][strongest];
            *cell = (cell.0 + usize::from(won), cell.1 + 1);
        });
    }
    counted
}

/// How one did, by game and by the strongest computer at the table.
#[component]
pub fn Statistics(
    /// The saves on the list.
    entries: RwSignal<Vec<Entry>>,
) -> impl IntoView {
    let counted = Memo::new(move |_| count(&entries.get()));
    (move || {
        let counted = counted.get();
        let columns: Vec<usize> =
            (0..=LADDER.len()).filter(|column| counted.iter().any(|row| row[*column].1 > 0)).collect();
        if columns.is_empty() {
            return None;
        }
        let heads =
            columns.iter().map(|column| view! { <th scope="col">{words::AGAINST[*column]}</th> }).collect_view();
        let rows =
            SHELF.iter().zip(&counted).filter(|(_, row)| row.iter().any(|cell| cell.1 > 0)).map(|(info, row)| {
                let cells = columns.iter().map(|column| match row[*column] {
                    (_, 0) => view! { <td class="mute">"–"</td> }.into_any(),
                    (won, played) => view! { <td>{words::won_of(won, played)}</td> }.into_any(),
                });
                view! {
                    <tr>
                        <th scope="row">{info.title}</th>
                        {cells.collect_view()}
                    </tr>
                }
            });
        Some(view! {
            <section class="panel card-group statistics">
                <h2>{words::STATISTICS}</h2>
                <p class="small mute">{words::STATISTICS_HELP}</p>
                <div class="wide" tabindex="0" role="region" aria-label=words::STATISTICS>
                    <table>
                        <thead>
                            <tr>
                                <th scope="col">{words::GAME}</th>
                                {heads}
                            </tr>
                        </thead>
                        <tbody>{rows.collect_view()}</tbody>
                    </table>
                </div>
            </section>
        })
    })
    .into_any()
}
