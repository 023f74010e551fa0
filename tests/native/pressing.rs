//! Tests of presses that follow other presses, such as choosing a different piece instead.

use tea_table::engine::record::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Press, Viewer};
use tea_table::games::ceylon::pieces::Main;
use tea_table::games::ceylon::press::{ActionKind, Part};
use tea_table::games::ceylon::{Action, Ceylon};
use tea_table::games::chai::{self, Chai};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::laws::play;
use tea_table::table::pressing::{Commit, PressRefusal, Pressed};
use tea_table::table::{Plan, Pressing};
use tea_table::words::draft::Lack;
use tea_table::words::{Speaker, Title, english};

/// Returns the decision of a seat that may move or plant, with the hexagons it can move to.
fn pressing_with_moves() -> (Pressing<Ceylon>, Vec<Part>) {
    let setup = Setup { options: Default::default(), seats: 3, seed: Seed::new(4) };
    let mut session = Session::<Ceylon>::new(setup).expect("three can play it");
    let mut chance = Chance::stream(9);
    loop {
        let seat = session.to_act().expect("the game is not over before");
        let legal = session.legal();
        let to = |action: &Action| if let Action::Move { to, .. } = action { Some(Part::Hex(*to)) } else { None };
        let hexes: Vec<Part> = legal.iter().filter_map(to).collect();
        let can_plant = legal.iter().any(|action| matches!(action, Action::Plant { .. }));
        if hexes.len() > 2 && can_plant {
            let view = session.view(Viewer::Seat(seat));
            return (Pressing::new(seat, view, &legal, Commit::WhenConfirmed), hexes);
        }
        session.act(seat, legal[chance.index(legal.len())]).expect("it is legal");
    }
}

#[test]
fn choosing_another_hex_keeps_the_action() {
    let (mut pressing, hexes) = pressing_with_moves();
    let walk = Part::ActionKind(ActionKind::Move);
    for order in [[walk, hexes[0]], [hexes[0], walk]] {
        pressing.cancel();
        for part in order {
            assert_eq!(pressing.press(part), Pressed::Changed);
        }
        assert_eq!(pressing.press(hexes[1]), Pressed::Changed);
        assert_eq!(pressing.picker().pressed(), [walk, hexes[1]]);
        assert!(matches!(pressing.confirm(), Pressed::Act(actions) if matches!(actions[..], [Action::Move { .. }])));
    }
}

#[test]
fn choosing_another_action_replaces_the_first() {
    let (mut pressing, _) = pressing_with_moves();
    let plant = Part::ActionKind(ActionKind::Main(Main::Plant));
    pressing.press(Part::ActionKind(ActionKind::Move));
    assert_eq!(pressing.press(plant), Pressed::Changed);
    assert_eq!(pressing.picker().pressed(), [plant]);
}

#[test]
fn a_piece_of_another_kind_never_cancels_an_action() {
    let (mut pressing, hexes) = pressing_with_moves();
    let plant = Part::ActionKind(ActionKind::Main(Main::Plant));
    pressing.press(plant);
    let far = hexes.into_iter().find(|hex| !pressing.picker().is_lit(*hex)).expect("one cannot plant everywhere");
    let refused = pressing.press(far);
    assert!(matches!(refused, Pressed::Refused(PressRefusal::GoesNotWith(Action::Plant { .. }))));
    assert_eq!(pressing.picker().pressed(), [plant]);
}

/// Plays games, presses lit pieces at random in each decision, and compares each plan with its actual results.
struct Plans;

/// Counts of plans and their predictions.
#[derive(Default)]
struct Outcomes {
    carried_out: usize,
    /// Presses after which there were alternative plans.
    forks: usize,
    /// Events predicted as certain.
    certain: usize,
    /// Predicted events that did not happen.
    missed: usize,
}

impl Visitor for Plans {
    type Output = Outcomes;

    fn visit<G: Title>(self) -> Outcomes {
        let mut outcomes = Outcomes::default();
        for seed in 0..4 {
            let seats = G::INFO.seats.0.max(2);
            let setup = Setup { options: Default::default(), seats, seed: Seed::new(seed) };
            let mut session = Session::<G>::new(setup).expect("so many can play it");
            let (mut chance, names) = (Chance::stream(seed), play::names(seats));
            while let Some(seat) = session.to_act().filter(|_| session.plies() < 300) {
                let legal = session.legal();
                let view = session.view(Viewer::Seat(seat));
                let mut pressing = Pressing::<G>::new(seat, view, &legal, Commit::WhenConfirmed);
                for _ in 0..5 {
                    let lit = pressing.lit();
                    if lit.is_empty() || pressing.press(lit[chance.index(lit.len())]) != Pressed::Changed {
                        break;
                    }
                    let plans = pressing.plans(&names);
                    outcomes.forks += usize::from(!plans.ways.is_empty());
                    plans.plan.iter().chain(&plans.ways).for_each(|plan| outcomes.add(&session, plan));
                }
                session.act(seat, legal[chance.index(legal.len())]).expect("it is legal");
            }
        }
        outcomes
    }
}

impl Outcomes {
    /// Carries out a plan, if possible, and compares its events with the predicted ones.
    fn add<G: Title>(&mut self, session: &Session<G>, plan: &Plan<G>) {
        let game = G::INFO.id;
        match &plan.lack {
            Some(Lack::More(what)) => assert!(!what.is_empty(), "{game}"),
            Some(Lack::Refused(refusal)) => assert!(!refusal.why.is_empty(), "{game}"),
            None => {
                let mut after = session.clone();
                for action in &plan.actions {
                    after.act(plan.seat, *action).unwrap_or_else(|_| panic!("{game}: {action} is part of a plan"));
                }
                let events = after.steps().iter().skip(session.plies() as usize).flat_map(|step| &step.events);
                let came: Vec<G::Event> =
                    events.filter_map(|event| G::redact(event, Viewer::Seat(plan.seat))).collect();
                self.carried_out += 1;
                self.certain += plan.events.len();
                self.missed += plan.events.iter().filter(|event| !came.contains(event)).count();
                assert!(!plan.verb.is_empty(), "{game}: {:?} has no verb", plan.actions);
            }
        }
    }
}

#[test]
fn plans_can_be_carried_out_with_the_predicted_effects() {
    for info in SHELF {
        let outcomes = visit(info.id, Plans).expect("it is there");
        assert!(outcomes.carried_out > 50, "{}: {} plans", info.id, outcomes.carried_out);
        assert_eq!(outcomes.forks > 0, info.id == "chai", "{}: a lane is chosen along with what leads to it", info.id);
        // An event on which six determinized states agree can still depend on luck, once in a thousand times.
        let Outcomes { certain, missed, .. } = outcomes;
        assert!(missed * 200 < certain, "{}: {missed} of {certain} certain events did not come", info.id);
    }
}

#[test]
fn a_follow_up_action_can_be_chosen_with_the_first() {
    let setup = Setup { options: Default::default(), seats: 2, seed: Seed::new(3) };
    let mut session = Session::<Chai>::new(setup).expect("two can play it");
    let (mut chance, names) = (Chance::stream(3), play::names(2));
    loop {
        let seat = session.to_act().expect("a tea leaves the field before the game is over");
        let legal = session.legal();
        for action in &legal {
            let view = session.view(Viewer::Seat(seat));
            let mut parts = Vec::new();
            Chai::presses(&view, action, &mut parts);
            let mut pressing = Pressing::<Chai>::new(seat, view, &legal, Commit::WhenConfirmed);
            parts.into_iter().for_each(|part| _ = pressing.press(part));
            let plans = pressing.plans(&names);
            let (Some(plan), [first, second]) = (&plans.plan, &plans.ways[..]) else { continue };
            if !plan.is_ready() {
                continue;
            }
            assert_eq!(plan, first, "the first way is taken unless another is chosen");
            let lane = *second.actions.last().expect("a way ends in a lane");
            pressing.choose_along(lane);
            assert_eq!(pressing.plans(&names).plan.as_ref(), Some(second));
            assert_eq!(pressing.confirm(), Pressed::Act(second.actions.clone()));
            return;
        }
        session.act(seat, legal[chance.index(legal.len())]).expect("it is legal");
    }
}

#[test]
fn a_piece_that_answers_the_question_of_an_action_is_pressed_along_with_it() {
    let setup = Setup { options: Default::default(), seats: 2, seed: Seed::new(3) };
    let mut session = Session::<Chai>::new(setup).expect("two can play it");
    let (mut chance, names) = (Chance::stream(3), play::names(2));
    let (mut planted, mut paid) = (0, 0);
    while planted == 0 || paid == 0 {
        let seat = session.to_act().expect("both are met before the game is over");
        let legal = session.legal();
        for action in &legal {
            let view = session.view(Viewer::Seat(seat));
            let mut pressing = Pressing::<Chai>::new(seat, view, &legal, Commit::WhenConfirmed);
            pressing.choose(*action);
            let lit = pressing.lit();
            let slot = || lit.iter().find(|part| matches!(part, chai::press::Part::Slot(_)));
            let tea = || lit.iter().find(|part| matches!(part, chai::press::Part::Token(..)));
            let (found, count) = match action {
                chai::Action::Market { deck: false, slot: 1..=5, .. } => (slot(), &mut planted),
                chai::Action::Raise(_) => (tea(), &mut paid),
                _ => continue,
            };
            let Some(&part) = found else { continue };
            *count += 1;
            assert_eq!(pressing.press(part), Pressed::Changed);
            assert_eq!((pressing.times(part), pressing.is_lit(part)), (1, false));
            let Pressed::Act(actions) = pressing.confirm() else { panic!("it is complete") };
            assert_eq!((actions[0], actions.len()), (*action, 2));
            assert_eq!(pressing.plans(&names).plan.map(|plan| plan.actions[..2].to_vec()), Some(actions.clone()));
            let mut after = session.clone();
            actions.into_iter().for_each(|action| _ = after.act(seat, action).expect("it is legal"));
            assert_eq!(pressing.release(part), Pressed::Changed);
            assert_eq!(pressing.confirm(), Pressed::Act(vec![*action]));
        }
        session.act(seat, legal[chance.index(legal.len())]).expect("it is legal");
    }
}

/// Plays games and collects the warnings about actions that forgo a lot.
struct Losses;

impl Visitor for Losses {
    type Output = Vec<String>;

    fn visit<G: Title>(self) -> Vec<String> {
        let mut warnings = Vec::new();
        for seed in 0..6 {
            let setup = Setup { options: Default::default(), seats: G::INFO.seats.0.max(2), seed: Seed::new(seed) };
            let mut session = Session::<G>::new(setup).expect("so many can play it");
            let mut chance = Chance::stream(seed);
            while let Some(seat) = session.to_act().filter(|_| session.plies() < 600) {
                let (view, legal) = (session.view(Viewer::Seat(seat)), session.legal());
                let losses = legal.iter().filter_map(|action| G::forgoes(&view, &legal, action)).collect::<Vec<_>>();
                assert!(losses.len() < legal.len(), "{}: something can be done without a loss", G::INFO.id);
                assert!(losses.len() < 2, "{}: one button at most loses much: {losses:?}", G::INFO.id);
                let speaker = Speaker { words: english::game(G::INFO.id), names: &[], reader: Viewer::Seat(seat) };
                warnings.extend(speaker.say_all(&losses));
                session.act(seat, legal[chance.index(legal.len())]).expect("it is legal");
            }
        }
        warnings.sort_unstable();
        warnings.dedup();
        warnings
    }
}

#[test]
fn warnings_name_the_loss_and_ask_for_a_second_press() {
    for info in SHELF {
        let warnings = visit(info.id, Losses).expect("it is there");
        assert_eq!(warnings.is_empty(), !["chai", "tea_and_rum"].contains(&info.id), "{}: {warnings:?}", info.id);
        for loss in warnings {
            assert!(loss.contains("again") && loss.ends_with('.'), "{}: {loss}", info.id);
        }
    }
}

#[test]
fn a_press_on_the_target_of_a_step_confirms_it() {
    use tea_table::games::chai::Action;
    use tea_table::games::chai::places::Space;
    use tea_table::games::chai::press::Part;
    let setup = Setup { options: Default::default(), seats: 2, seed: Seed::new(4) };
    let mut session = Session::<Chai>::new(setup).expect("two can play it");
    let mut chance = Chance::stream(9);
    let (action, mut pressing) = loop {
        let seat = session.to_act().expect("a tea leaves a lane before the end");
        let legal = session.legal();
        let in_lane = |action: &&Action| matches!(action, Action::Step { from, .. } if *from != Space::Field);
        if let Some(step) = legal.iter().find(in_lane) {
            let view = session.view(Viewer::Seat(seat));
            break (*step, Pressing::<Chai>::new(seat, view, &legal, Commit::WhenConfirmed));
        }
        session.act(seat, legal[chance.index(legal.len())]).expect("it is legal");
    };
    let Action::Step { from, tea, to } = action else { unreachable!("it was found above") };
    assert!(matches!(pressing.refuse(Part::Space(to)), Pressed::Refused(_)), "nothing is chosen yet");
    assert_eq!(pressing.press(Part::Token(from, tea)), Pressed::Changed);
    assert_eq!(pressing.refuse(Part::Space(to)), Pressed::Act(vec![action]));
    assert!(matches!(pressing.refuse(Part::Space(Space::Field)), Pressed::Refused(_)));
}
