//! A table that several devices share, as long as it is on the page: packets from other windows and from links are
//! merged, and news is sent to the other windows. What follows from a packet is decided in [`crate::table::shared`].
//! Independent of the game.

use leptos::prelude::*;

use crate::device::window_channel::WindowChannel;
use crate::engine::SeatSet;
use crate::engine::record::{Record, RecordError};
use crate::table::Table;
use crate::table::save::{Origin, Save, Slot};
use crate::table::shared::{Carrier, DeviceId, TableId, packet};
use crate::table::voice::Kind;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::share;
use crate::ui::shell::Shell;
use crate::ui::text::together as words;

use super::new_game;

/// Exclusive upper bound of the ids of tables, to keep packets short.
const MAX_ID: u64 = 1 << 48;

/// Opens the channel between the windows of this browser that show the table.
fn channel(id: TableId, receive: Box<dyn Fn(String)>) -> Option<WindowChannel> {
    WindowChannel::open(&format!("tea-table {:x}", id.0), receive).ok()
}

/// Passes a packet to the window that has the table open, if there is one.
pub fn tell_windows(id: TableId, packet: &str) {
    if let Some(channel) = channel(id, Box::new(|_| {})) {
        channel.send(packet);
    }
}

/// Merges incoming packets and sends news to the other windows, as long as the table is on the page.
pub fn follow(shell: Shell) {
    let Some(id) = shell.read_untracked(|table| table.shared.as_ref().map(|shared| shared.id)) else { return };
    let received = shell.app.received.try_update_value(Option::take).flatten();
    // The window that holds the table receives it.
    if shell.locked_elsewhere {
        return;
    }
    let channel = StoredValue::new_local(None);
    channel.set_value(self::channel(id, Box::new(move |packet| answer(shell, channel, &packet))));
    if let Some(packet) = received {
        receive(shell, &packet);
    }
    Effect::new(move |opened: Option<()>| {
        shell.track();
        match opened {
            // The others answer with their news.
            None => send(shell, channel),
            Some(()) => with_channel(channel, |channel| shell.read_untracked(|table| table.publish(channel))),
        }
    });
}

type Channel = StoredValue<Option<WindowChannel>, LocalStorage>;

fn with_channel(channel: Channel, with: impl FnOnce(&WindowChannel)) {
    channel.with_value(|channel| {
        if let Some(channel) = channel {
            with(channel);
        }
    });
}

/// Sends the whole table to the other windows.
fn send(shell: Shell, channel: Channel) {
    let packet = shell.read_untracked(packet::write).unwrap_or_default();
    with_channel(channel, |channel| channel.send(&packet));
}

/// Merges a packet from another window, and answers it if the other window needs that.
fn answer(shell: Shell, channel: Channel, packet: &str) {
    // The table may have been closed in the meantime.
    if shell.past_ply.try_get_untracked().is_none() {
        return;
    }
    let Ok(merged) = shell.receive(packet) else { return };
    notify_losses(shell, merged.lost > 0, merged.seats_lost);
    if merged.wants_answer() {
        send(shell, channel);
    }
}

/// Merges a packet that a person opened or pasted; if that is impossible, shows the reason. Returns whether it was
/// merged.
pub fn receive(shell: Shell, packet: &str) -> bool {
    match shell.receive(packet) {
        Ok(merged) => {
            notify_losses(shell, merged.lost > 0, merged.seats_lost);
            true
        }
        Err(error) => {
            shell.say(Kind::Notice, error.to_string());
            false
        }
    }
}

/// Shows notices about moves and seats that this device has lost in a merge.
fn notify_losses(shell: Shell, has_given_way: bool, seats_lost: SeatSet) {
    if has_given_way {
        shell.say(Kind::Notice, words::MOVE_OVERRULED);
    }
    if let Some(seat) = seats_lost.iter().next() {
        let name = shell.read_untracked(|table| table.name(seat));
        shell.say(Kind::Notice, words::seat_lost(&name));
    }
}

/// Generates a random id for this device.
pub fn fresh_device() -> DeviceId {
    DeviceId::new(share::random_number())
}

/// Sets up a game that several devices share, in which this device has the seats `own_seats`, and opens it.
///
/// # Errors
/// If the record is inconsistent.
pub fn set_up(app: AppContext, record: &Record, own_seats: SeatSet) -> Result<(), RecordError> {
    let mut table = Table::open(record)?;
    table.share(TableId(share::random_number() % MAX_ID), fresh_device(), own_seats);
    let _ = store_and_open(app, &table, Origin::Dealt);
    Ok(())
}

/// Stores a shared table in a free slot and opens it.
pub fn store_and_open(app: AppContext, table: &Table, origin: Origin) -> Option<Slot> {
    let is_over = table.outcome().is_some();
    let new = new_game::new_save(table.record(), table.heading(table.plies()), is_over, false);
    new_game::store_and_open(app, &Save { origin, had_person: true, shared: table.shared.clone(), ..new })
}
