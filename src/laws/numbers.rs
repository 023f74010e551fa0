//! Laws of numbers: whoever only types numbers reaches every legal action and everything that a draft accepts.
//!
//! Lines are taken as on the command line of a table (`table::command::choices`), so a player who never sees the board
//! has all choices of one who does. Called by `check_all` for each game; [`type_at_random`] also by the browser test
//! that plays by ear.

use std::collections::BTreeSet;

use crate::engine::seed::Seed;
use crate::engine::session::{Session, Setup};
use crate::engine::{Chance, Viewer};
use crate::table::Pressing;
use crate::table::command::choices::{Choice, ChoiceOf};
use crate::table::pressing::{Commit, Pressed, is_drafted};
use crate::words::draft::Draft;
use crate::words::{Speaker, Title, words_of};

use super::play;
use super::words::is_phrase;
use super::{Breach, Held, breach, law};

/// Number of plies of each game that are checked.
const PLIES: u32 = 600;
/// Maximum of the numbers on a line that reach an action composed of several.
const MAX_NUMBERS: usize = 8;

/// Plays a game with each number of seats at random and, at every ply, reaches every legal action by numbers.
pub fn reach_every_action<G: Title>() -> Held {
    for seats in play::seat_counts::<G>() {
        let setup = Setup { options: G::Options::default(), seats, seed: Seed::new(37) };
        let mut session = Session::<G>::new(setup).map_err(|wrong| breach("every setup can be played", wrong))?;
        let mut chance = Chance::stream(seats.into());
        let mut seen = BTreeSet::new();
        while let Some(seat) = session.to_act().filter(|_| session.plies() < PLIES) {
            let legal = session.legal();
            law("there is something to choose", !legal.is_empty(), || session.plies())?;
            let view = session.view(Viewer::Seat(seat));
            for action in &legal {
                let mut presses = Vec::new();
                G::presses(&view, action, &mut presses);
                seen.extend(presses);
            }
            let names = play::names(seats);
            let speaker = Speaker { words: words_of(G::INFO.id), names: &names, reader: Viewer::Seat(seat) };
            let line = Line::<G> { legal: &legal, seen: &seen, speaker };
            let pressing = Pressing::new(seat, view, &legal, Commit::WhenConfirmed);
            line.check(&pressing, &mut chance).map_err(|breach| Breach {
                place: format!("\n  after ply {} of {}", session.plies(), play::describe(session.setup())),
                ..breach
            })?;
            session.act(seat, legal[chance.index(legal.len())]).map_err(|refused| breach("it is legal", refused))?;
        }
    }
    Ok(())
}

/// A decision as a player types it.
pub struct Typed<Action> {
    pub numbers: Vec<usize>,
    /// The actions that are carried out when it is confirmed.
    pub actions: Vec<Action>,
}

/// Types the number of a random action, then numbers of what is composed with it or goes along with it: until it can be
/// carried out, and sometimes further. `session` waits for an action.
///
/// # Errors
/// A law that does not hold.
pub fn type_at_random<G: Title>(session: &Session<G>, chance: &mut Chance) -> Result<Typed<G::Action>, Breach> {
    let legal = session.legal();
    let seat = session.to_act().ok_or_else(|| breach("a decision is needed to type it", "the game is over"))?;
    let view = session.view(Viewer::Seat(seat));
    let mut pressing = Pressing::<G>::new(seat, view.clone(), &legal, Commit::WhenConfirmed);
    let mut numbers = Vec::new();
    loop {
        let goes_on = |choice: ChoiceOf<G>| match choice {
            _ if numbers.is_empty() => matches!(choice, Choice::Action(_)),
            Choice::Action(action) => pressing.draft().is_some() && is_drafted::<G>(&view, &action),
            Choice::Piece(_) => pressing.draft().is_some() || pressing.answer().is_none(),
            Choice::Along(_) => pressing.follow_up().is_none(),
        };
        let choices = (1..).zip(pressing.choices(&legal)).filter(|(_, choice)| pressing.is_open(*choice));
        let more: Vec<usize> = choices.filter(|(_, choice)| goes_on(*choice)).map(|(number, _)| number).collect();
        let is_enough = !numbers.is_empty() && (more.is_empty() || chance.below(3) == 0);
        if let Pressed::Act(actions) = pressing.confirm()
            && (is_enough || numbers.len() > MAX_NUMBERS)
        {
            return Ok(Typed { numbers, actions });
        }
        law("what is composed can go on", !more.is_empty(), || format!("{numbers:?}"))?;
        let number = more[chance.index(more.len())];
        numbers.push(number);
        let taken = pressing.choose_numbers(&legal, &[number]);
        law("an open choice can be taken", taken == Ok(Pressed::Changed), || format!("{numbers:?}: {taken:?}"))?;
    }
}

/// Plays a whole game with each number of seats by lines of numbers.
pub fn reach_the_end<G: Title>() -> Held {
    for seats in play::seat_counts::<G>() {
        let setup = Setup { options: G::Options::default(), seats, seed: Seed::new(41) };
        let mut session = Session::<G>::new(setup).map_err(|wrong| breach("every setup can be played", wrong))?;
        let mut chance = Chance::stream(seats.into());
        while let Some(seat) = session.to_act().filter(|_| session.plies() < G::INFO.longest) {
            for action in type_at_random(&session, &mut chance)?.actions {
                session.act(seat, action).map_err(|refused| breach("what is typed is legal", refused))?;
            }
        }
        law("numbers reach the end of a game", session.outcome().is_some(), || {
            format!("{seats} seats: it goes on after {} plies", session.plies())
        })?;
    }
    Ok(())
}

/// Choices with their numbers.
type Numbered<G> = Vec<(usize, ChoiceOf<G>)>;

/// The command line at one decision.
struct Line<'a, G: Title> {
    legal: &'a [G::Action],
    /// All parts that were pressed for an action so far.
    seen: &'a BTreeSet<G::Part>,
    speaker: Speaker<'a>,
}

impl<G: Title> Line<'_, G> {
    fn check(&self, fresh: &Pressing<G>, chance: &mut Chance) -> Held {
        let own = |choice| self.name(fresh, choice);
        let names = self.legal.iter().map(|action| own(Choice::Action(*action))).collect::<Result<BTreeSet<_>, _>>()?;
        law("no two numbered actions sound alike", names.len() == self.legal.len(), || format!("{names:?}"))?;
        for index in 0..self.legal.len() {
            self.reach(fresh, index, &names, chance)?;
        }
        Ok(())
    }

    /// Returns the name of a choice.
    fn name(&self, pressing: &Pressing<G>, choice: ChoiceOf<G>) -> Result<String, Breach> {
        let name = pressing.choice_name(self.legal, choice).map(|name| self.speaker.say(&name)).unwrap_or_default();
        law("numbered choices have names", is_phrase(&name), || format!("{choice:?}: “{name}”"))?;
        Ok(name)
    }

    /// Takes choices, which must be open.
    fn take(&self, pressing: &mut Pressing<G>, number: usize) -> Held {
        let taken = pressing.choose_numbers(self.legal, &[number]);
        law("an open choice can be taken", taken == Ok(Pressed::Changed), || format!("{number}: {taken:?}"))
    }

    /// Types the number of an action and, while what is composed with it is incomplete, further numbers at random.
    fn reach(&self, fresh: &Pressing<G>, index: usize, names: &BTreeSet<String>, chance: &mut Chance) -> Held {
        let action = self.legal[index];
        let mut pressing = fresh.clone();
        self.take(&mut pressing, index + 1)?;
        for _ in 1..MAX_NUMBERS {
            let open = self.open_choices(&pressing, names)?;
            if let Pressed::Act(actions) = pressing.confirm() {
                let is_reached = actions.contains(&action);
                law("a number reaches its action", is_reached, || format!("{action}: {actions:?}"))?;
                return self.go_on(&pressing, &actions, &open);
            }
            let composed: Vec<_> = open.iter().filter(|(_, choice)| self.composes(fresh, *choice)).collect();
            law("what is composed can go on", !composed.is_empty(), || action)?;
            self.take(&mut pressing, composed[chance.index(composed.len())].0)?;
        }
        Err(breach("a few numbers reach every action", action))
    }

    fn composes(&self, fresh: &Pressing<G>, choice: ChoiceOf<G>) -> bool {
        match choice {
            Choice::Action(action) => fresh.actor().is_some_and(|(_, view)| is_drafted::<G>(view, &action)),
            Choice::Piece(_) => true,
            Choice::Along(_) => false,
        }
    }

    /// Returns the open choices with their numbers, after checking that their names differ and that everything the
    /// draft accepts is among them.
    fn open_choices(&self, pressing: &Pressing<G>, names: &BTreeSet<String>) -> Result<Numbered<G>, Breach> {
        let choices = (1..).zip(pressing.choices(self.legal));
        let open: Numbered<G> = choices.filter(|(_, choice)| pressing.is_open(*choice)).collect();
        let mut names = names.clone();
        for (_, choice) in open.iter().filter(|(number, _)| *number > self.legal.len()) {
            let name = self.name(pressing, *choice)?;
            law("no two numbered choices sound alike", names.insert(name.clone()), || format!("{choice:?}: “{name}”"))?;
        }
        let presses = |choice: ChoiceOf<G>, part: G::Part| match choice {
            Choice::Piece(piece) => piece == part,
            Choice::Action(action) | Choice::Along(action) => {
                let mut presses = Vec::new();
                pressing.actor().into_iter().for_each(|(_, view)| G::presses(view, &action, &mut presses));
                presses.contains(&part)
            }
        };
        for part in self.seen.iter().filter(|part| pressing.draft().is_some_and(|draft| draft.claims(**part))) {
            let has_number = !pressing.is_lit(*part) || open.iter().any(|(_, choice)| presses(*choice, *part));
            law("everything that a draft accepts has a number", has_number, || format!("{part:?}"))?;
        }
        Ok(open)
    }

    /// Takes each choice that goes along with a chosen action.
    fn go_on(&self, pressing: &Pressing<G>, actions: &[G::Action], open: &Numbered<G>) -> Held {
        for (number, choice) in open {
            let mut pressing = pressing.clone();
            match choice {
                Choice::Along(along) => {
                    self.take(&mut pressing, *number)?;
                    let both: Vec<G::Action> = actions.iter().chain([along]).copied().collect();
                    let confirmed = pressing.confirm();
                    let is_both = confirmed == Pressed::Act(both);
                    law("what goes along is carried out", is_both, || format!("{confirmed:?}"))?;
                }
                Choice::Piece(_) => self.take(&mut pressing, *number)?,
                Choice::Action(_) => {}
            }
        }
        Ok(())
    }
}
