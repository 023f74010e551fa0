//! A whole evening: four friends, each at their own phone, and a tablet in the middle of the table. One phone is
//! restarted, one guest goes home early and is replaced by a computer, and when the device that connected them leaves
//! as well, the game is finished by link.

use serde_json::json;
use tea_table::engine::record::Player;

use crate::driver::Browser;
use crate::live::{connect, is_to_act, reconnect, reload, take_seat, two_devices, wait_until_equal};
use crate::table::{navigate, press, record, tested_titles, wait_until_mounted, window_on};
use crate::together::{
    before_end, catch_copies, copy_link_fragment, play_turn, prepare, shared_save, wait_for_actions,
};

/// Number of plies that are left when the friends sit down: about two rounds of four seats.
const LEFT: usize = 70;

/// Lets each device play in its turn, until the friends have made this number of moves more or the game is over.
fn play_rounds(players: &[&Browser], middle: &Browser, plies: usize) {
    let count = || shared_save(players[0]).record.actions.len();
    let goal = count() + plies;
    while count() < goal {
        for player in players {
            assert!(!play_turn(player), "the game goes on");
            players[1..].iter().for_each(|other| _ = wait_until_equal(players[0], other));
            wait_until_equal(players[0], middle);
        }
    }
}

/// Passes the table on by link to all others, as a message to a group.
fn pass_on(from: &Browser, others: &[&Browser]) {
    let (link, plies) = (copy_link_fragment(from), shared_save(from).record.actions.len());
    for other in others {
        navigate(other, &link);
        wait_for_actions(other, plies);
        other.until("its table is open", "location.hash.startsWith('#/table/')");
    }
}

#[test]
fn an_evening_of_four_ends_alike_on_all_devices() {
    let Some(info) = tested_titles().into_iter().find(|info| info.id == "tea_and_rum") else { return };
    let fresh = record(info.id, &[Player::PERSON; 4], 71);
    let Some((server, asha, bao)) = two_devices(before_end(&fresh, 71, LEFT)) else { return };
    let [clara, dev, middle] = [(390, 844), (360, 640), (1024, 768)].map(|size| window_on(&server, size));
    [&clara, &dev, &middle].into_iter().for_each(prepare);
    for (guest, seat) in [(&bao, "2"), (&clara, "3"), (&dev, "4"), (&middle, "")] {
        connect(&asha, guest);
        take_seat(guest, seat);
    }
    play_rounds(&[&asha, &bao, &clara, &dev], &middle, 12);

    // A phone is restarted while the others play on; it learns of that when it is back.
    reload(&clara, &asha);
    if is_to_act(&asha) {
        play_turn(&asha);
    }
    reconnect(&asha, &clara);
    play_rounds(&[&asha, &bao, &clara, &dev], &middle, 4);

    // A guest goes home, and a computer takes the seat.
    dev.go("about:blank");
    press(&asha, "Menu");
    let seat = "[...document.querySelectorAll('[data-sheet] .menu-seat select')][3]";
    asha.until("the seats are listed", &format!("!!{seat}"));
    asha.run(
        &format!("const seat = {seat}; seat.selectedIndex = 1; seat.dispatchEvent(new Event('change'))"),
        json!([]),
    );
    press(&asha, "Close");
    play_rounds(&[&asha, &bao, &clara], &middle, 8);

    // The device that connected the others leaves the room: its owner plays on at home, as do the others, by link.
    asha.reload();
    wait_until_mounted(&asha);
    catch_copies(&asha);
    let friends = [&asha, &bao, &clara];
    let mut is_over = false;
    for _ in 0..LEFT {
        let Some(actor) = friends.iter().position(|friend| is_to_act(friend)) else { break };
        let before = shared_save(friends[actor]).record.actions.len();
        is_over = play_turn(friends[actor]);
        if is_over {
            // A table that is already over when it is opened does not show its finale again.
            friends[actor].reload();
            wait_until_mounted(friends[actor]);
            catch_copies(friends[actor]);
        }
        assert!(shared_save(friends[actor]).record.actions.len() > before, "a move was made");
        let others: Vec<&Browser> =
            friends.into_iter().filter(|friend| !std::ptr::eq(*friend, friends[actor])).collect();
        pass_on(friends[actor], &others);
        if is_over {
            break;
        }
    }
    assert!(is_over, "{}: the game ends", info.id);
    let ends = friends.map(shared_save);
    for end in &ends {
        assert!(end.over, "{}", info.id);
        assert_eq!((&end.record.actions, &end.record.hashes), (&ends[0].record.actions, &ends[0].record.hashes));
    }
    for browser in friends.into_iter().chain([&middle]) {
        assert_eq!(browser.log(), [""; 0], "{}", info.id);
    }
}
