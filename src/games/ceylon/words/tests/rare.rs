//! Messages that random games rarely reach, each with its text for the first seat.

use super::*;

/// Returns the lines of the setup, which belong to no ply.
pub(super) fn set_up() -> Vec<Line> {
    let mut lines = Vec::new();
    for (seats, tiles) in [(2, false), (4, true)] {
        for seed in 0..8 {
            let mut events = Vec::new();
            let options = Options { tiles, ..Options::default() };
            Ceylon::setup(&options, seats, &mut Chance::stream(seed), &mut events);
            lines.extend(events.iter().filter_map(|event| Ceylon::line(event, Viewer::Seat(A))));
        }
    }
    lines
}

/// Returns a table at which the first seat acts by the half `own` of its card, after `change`.
fn at(seats: u8, own: Main, change: impl Fn(&mut State)) -> State {
    let mut state = table_with(seats, seats == 4);
    let other = if own == Main::Hire { Main::Plant } else { Main::Hire };
    offer(&mut state, own, other);
    change(&mut state);
    state
}

/// Returns a table at which the first seat, which has a technology token, is in the middle of a harvest.
fn harvest(chests: [u8; 3]) -> State {
    let mut state = table(2);
    put_plantation(&mut state, B, "k2");
    (state.table.estates[A].tokens, state.table.estates[A].tech) = (1, 1);
    state.table.estates[A].chests = chests;
    offer(&mut state, Main::Harvest, Main::Hire);
    act(&mut state, "harvest k1");
    state
}

fn why(state: &State, part: Part) -> Message {
    Ceylon::refuse(&Ceylon::view(state, Viewer::Seat(A)), part).why
}

fn main(main: Main) -> Part {
    Part::ActionKind(ActionKind::Main(main))
}

/// Returns the messages with their texts.
pub(super) fn rare() -> Vec<(Message, &'static str)> {
    let mut rare = refusals();
    rare.extend(actions());
    rare.extend(answers());
    rare.extend(lines());
    rare.extend(motives());
    rare
}

fn motives() -> [(Message, &'static str); 3] {
    let hire = || nouns::noun(nouns::main(Main::Hire));
    let take = || nouns::rupees(2);
    [
        (message!("why-card-spared", other: hire()), "No rival can use Hire now"),
        (
            message!("why-card-waits", other: hire(), take: take()),
            "No rival can use Hire now, and you move or take 2 rupees",
        ),
        (message!("why-card-instead", take: take()), "Instead of using your half, you move or take 2 rupees"),
    ]
}

fn refusals() -> Vec<(Message, &'static str)> {
    let start = Ceylon::setup(&Options::default(), 2, &mut Chance::stream(5), &mut ());
    let mut start_first = start;
    start_first.table.actor = A;
    let high = start_first.table.peaks.iter().next().expect("a peak");
    let half = Part::Half { own: Main::Plant, other: Main::Hire };
    let no_markers = at(2, Main::Plant, |state| state.table.estates[A].markers = 0);
    let no_track = at(2, Main::Advance, |state| state.table.estates[A].tech = data::TRACK);
    let no_space = at(2, Main::Trade, |state| {
        fill_wagons(state, [5, 6, 12]);
        (state.table.estates[A].contracts, state.table.estates[A].markers) = ([1, 0, 0, 0, 0], 7);
    });
    let empty = at(2, Main::Trade, |state| state.table.wagons = [None; 3]);
    let no_more = at(2, Main::Trade, |state| {
        (state.table.wagons, state.table.contracts) = ([None; 3], Contracts::default());
    });
    let in_harvest = harvest([0; 3]);
    let supplied = at(2, Main::Trade, |state| {
        fill_wagons(state, [5, 6, 12]);
        state.table.estates[A].chests = [1, 2, 0];
    });
    let tare = at(4, Main::Trade, |state| state.table.estates[A].tile = Some(Tile::Tare));
    let wagon = Part::Wagon(0);
    let uva = Part::Councillor(District::Uva);
    let name = |state: &State, part| Ceylon::part(&Ceylon::view(state, Viewer::Seat(A)), part);
    vec![
        (why(&start_first, half), "You cannot play cards until every player has placed their first plantation."),
        (why(&start_first, TRADE), "Place your first plantation before anything else."),
        (why(&start_first, Part::Hex(high)), "Your first plantation must be at level 0."),
        (why(&no_markers, main(Main::Plant)), "You have no markers left to plant."),
        (why(&no_markers, Part::Hex(hex("u1"))), "Uva is not in play."),
        (why(&no_markers, uva), "Uva is not in play."),
        (why(&no_markers, Part::Tile), "This game is played without starting tiles."),
        (why(&no_track, main(Main::Advance)), "You have reached the end of the technology track."),
        (why(&no_space, TRADE), "You have no contract space for any company on the train."),
        (why(&no_space, wagon), "You have no contract space for company 2. Plant to open one."),
        (why(&empty, TRADE), "The train is empty until the end of the turn."),
        (why(&empty, wagon), "This wagon is empty until the end of the turn."),
        (why(&supplied, wagon), "You have already chosen another contract."),
        (why(&in_harvest, Part::Token), "Use a token right before or right after your card’s action."),
        (why(&no_more, TRADE), "The train is empty, and no contracts are left."),
        (why(&no_more, wagon), "This wagon stays empty: no contracts are left."),
        (why(&tare, Part::Chest(Tea::Green)), "First choose a contract, then the chest to leave out."),
        (name(&no_more, wagon), "Wagon 1, empty: no contracts are left"),
        (name(&no_more, uva), "Uva is not in play"),
        (name(&no_more, Part::Tile), "No starting tile"),
    ]
}

fn actions() -> Vec<(Message, &'static str)> {
    let mut state = at(4, Main::Trade, |state| {
        fill_wagons(state, [5, 6, 12]);
        state.table.estates[A].chests = [1, 2, 0];
        (state.table.estates[A].tokens, state.table.estates[A].tech) = (1, 1);
    });
    let (k2, k3) = (hex("k2"), hex("k3"));
    let trade = |wagon, reward, less| Action::Trade { wagon, reward, less };
    let (rupees, points) = (Reward::Rupees, Reward::Points);
    let press = |candidates: &[Action]| prompt::next_press(candidates);
    let verb = |action| verb::verb(&state.table, &action);
    let tile = [Action::Rupees { tile: true }, Action::Move { to: k2, tile: true }];
    let asked = |state: &State| Ceylon::prompt(&Ceylon::view(state, Viewer::Seat(A)), Viewer::Seat(A));
    let advance = at(2, Main::Advance, |state| {
        (state.table.estates[A].tokens, state.table.estates[A].tech) = (1, 1);
    });
    let mut follow = table(2);
    fill_wagons(&mut follow, [5, 6, 12]);
    follow.table.estates[A].chests = [1, 2, 0];
    (follow.table.active, follow.table.actor) = (B, B);
    offer(&mut follow, Main::Plant, Main::Trade);
    act(&mut follow, "rupees");
    let mut said = vec![
        (asked(&state), "Trade, move, take 2 rupees, or use a token."),
        (asked(&advance), "Advance for 5 rupees, move, take 2 rupees, or use a token."),
        (asked(&follow), "Bao’s card: trade, move, or take 2 rupees."),
        (asked(&harvest([4, 0, 0])), "Your warehouse is full. Harvest more to swap chests, or finish."),
        (verb(Action::Advance { tile: true }), "Use tile: advance two spaces"),
        (verb(Action::Plant { at: k3, tile: true }), "Use tile: add a marker at Kandy 3"),
        (verb(Action::Move { to: k2, tile: true }), "Use tile: move to Kandy 2"),
        (verb(trade(0, rupees, Some(Tea::Black))), "Tile: company 2 for 11 rupees, 1 black short"),
        (verb(trade(0, points, None)), "Supply company 2 for 4 points"),
        (press(&[trade(0, rupees, None), trade(1, rupees, None)]), "Choose a contract."),
        (press(&[trade(0, rupees, None), trade(0, points, None)]), "Deliver for rupees or for points?"),
        (
            press(&[trade(0, rupees, None), trade(0, rupees, Some(Tea::Black))]),
            "Deliver every chest, or choose one to leave out.",
        ),
        (press(&tile), "Choose how to use your starting tile."),
        (press(&[Action::Move { to: k2, tile: false }, tile[1]]), "Use your starting tile as well?"),
        (
            press(&[Action::Plant { at: k3, tile: false }, Action::Move { to: k3, tile: false }]),
            "Plant here, or move here?",
        ),
        (press(&[Action::Move { to: k2, tile: false }, Action::Move { to: k3, tile: false }]), "Choose where to move."),
    ];
    state.table.closing = Some(End::Markers);
    state.table.deck = 3;
    said.push((heading(&state.table), "Final round, 3 cards left"));
    let mut outcome =
        Outcome { end: 1, winners: SeatSet::one(B), scores: PerSeat::default(), ties: PerSeat::default() };
    (outcome.scores[A], outcome.scores[B]) = (1, 1);
    said.push((result(&outcome, 2), "Bao wins the tie at 1 point, ahead in technology."));
    said
}

/// Returns the fact about the second seat that is this message.
fn fact(state: &State, id: &str) -> Message {
    let facts = Ceylon::facts(&Ceylon::view(state, Viewer::Seat(A)), Topic::Side(B));
    facts.into_iter().find(|fact| fact.id == id).expect("a fact")
}

fn answers() -> Vec<(Message, &'static str)> {
    let mut state = table_with(4, true);
    put_plantation(&mut state, B, "k2");
    let estate = &mut state.table.estates[B];
    (estate.graft, estate.bonus, estate.contracts) = (Some(hex("k2")), 10, [0, 2, 0, 0, 0]);
    let now = |kind, number| {
        let answers = Ceylon::state_of_piece(&Ceylon::view(&state, Viewer::Seat(B)), Piece::new(kind, number));
        answers.into_iter().next().expect("an answer")
    };
    vec![
        (now(kinds::BONUS, 0), "Bao has this token."),
        (now(kinds::HEX, hex("k2").index()), "Bao’s plantation is here, with a second marker: it counts twice."),
        (now(kinds::SPACE, 0), "This space holds 2 contracts from company 2."),
        (now(kinds::TILE, 1), "Bao has this tile and can still use it."),
        (fact(&state, "fact-doubled"), "Second marker at Kandy 2"),
    ]
}

fn lines() -> Vec<(Message, &'static str)> {
    let (at, contract) = (hex("k2"), Contract(5));
    let less = Some(Tea::Green);
    let traded = Event::Traded { seat: A, wagon: 0, contract, reward: Reward::Points, gained: 4, extra: 2, less };
    let text = |event: Event| story::line(&event, Viewer::Seat(A)).expect("a line").text;
    let aside = |event: Event| story::line(&event, Viewer::Seat(A)).and_then(|line| line.aside).expect("an end");
    vec![
        (text(traded), "You supply company 2, one green tea chest short"),
        (aside(traded), "+4 points, +2 rupees"),
        (text(Event::Planted { seat: B, at, paid: 5, second: true }), "Bao places a second marker at Kandy 2"),
        (text(Event::Engineer { seat: A, points: 1 }), "Your Engineer scores for the advance"),
        (text(Event::Dropped { district: District::Uva }), "Uva is left out"),
        (text(Event::Dealt { seat: A, tile: Tile::Tare }), "You get starting tile 7, Short weight"),
        (text(Event::Starter { seat: B }), "Bao goes first"),
        (
            text(Event::Councillor { district: District::Uva, councillor: Councillor::Secretary }),
            "The Secretary comes to Uva: hiring costs 2 rupees",
        ),
        (
            text(Event::Closing { seat: B, end: End::Markers, turns: 1 }),
            "Bao is out of markers: final round, 1 turn after this one",
        ),
    ]
}
