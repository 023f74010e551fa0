//! A table that several devices share, as long as it is on the page: packets from other windows, from devices nearby
//! and from links are merged, and news is sent to the windows and devices. What follows from a packet is decided in
//! [`crate::table::shared`]. Independent of the game.

use leptos::prelude::*;

use crate::device::window_channel::WindowChannel;
use crate::engine::record::{Record, RecordError};
use crate::engine::{Seat, SeatSet};
use crate::table::Table;
use crate::table::save::{Origin, Save, Slot};
use crate::table::shared::{Carrier, DeviceId, Holder, Merged, TableId, packet};
use crate::table::voice::Kind;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::nearby::News;
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

/// Passes a packet, or the answer of a device nearby, to the window that has the table open, if there is one.
pub fn tell_windows(id: TableId, packet: &str) {
    if let Some(channel) = channel(id, Box::new(|_| {})) {
        channel.send(packet);
    }
}

/// The carriers to the other devices at a table.
#[derive(Clone, Copy)]
struct Carriers {
    shell: Shell,
    table: TableId,
    windows: StoredValue<Option<WindowChannel>, LocalStorage>,
}

impl Carrier for Carriers {
    fn send(&self, packet: &str) {
        self.windows.with_value(|windows| {
            if let Some(windows) = windows {
                windows.send(packet);
            }
        });
        let own = |table: &Table| table.shared.as_ref().map_or(DeviceId::NONE, |shared| shared.own);
        self.shell.app.nearby.send(self.shell.read_untracked(own), self.table, packet);
    }
}

/// Merges incoming packets and sends news to the other devices, as long as the table is on the page.
pub fn follow(shell: Shell) {
    let Some(id) = shell.read_untracked(|table| table.shared.as_ref().map(|shared| shared.id)) else { return };
    let received = shell.app.received.try_update_value(Option::take).flatten();
    // The window that holds the table receives it.
    if shell.locked_elsewhere {
        return;
    }
    let carriers = Carriers { shell, table: id, windows: StoredValue::new_local(None) };
    let receive_from_window = move |packet: String| {
        answer(carriers, &packet);
    };
    carriers.windows.set_value(channel(id, Box::new(receive_from_window)));
    shell.app.nearby.listen(Callback::new(move |news| hear(carriers, news)));
    if let Some(packet) = received {
        receive(shell, &packet);
    }
    Effect::new(move |opened: Option<()>| {
        shell.track();
        match opened {
            // The others answer with their news.
            None => send(carriers),
            Some(()) => shell.read_untracked(|table| table.publish(&carriers)),
        }
    });
}

/// Sends the whole table to the other devices.
fn send(carriers: Carriers) {
    carriers.send(&carriers.shell.read_untracked(packet::write).unwrap_or_default());
}

/// Merges a packet from another device, and answers it if that device or a third one needs that: what is new here may
/// be new to any device that is connected to this one. Returns whether it was merged.
fn answer(carriers: Carriers, packet: &str) -> bool {
    let shell = carriers.shell;
    // The table may have been closed in the meantime.
    if shell.past_ply.try_get_untracked().is_none() {
        return false;
    }
    let Ok(merged) = shell.receive(packet) else {
        shell.app.nearby.accept(packet);
        return false;
    };
    notify(shell, merged);
    if merged.wants_answer() {
        send(carriers);
    }
    true
}

/// Follows the devices nearby. Returns whether a new one was introduced to the people here.
fn hear(carriers: Carriers, news: News) -> bool {
    let shell = carriers.shell;
    let say = |device: DeviceId, is_connected: bool| {
        shell.say(Kind::Notice, words::device_nearby(&device_name(shell, device), is_connected));
    };
    match news {
        News::Reached => send(carriers),
        News::Lost(device) => say(device, false),
        News::Packet { device, is_new, packet } => {
            let is_ours = answer(carriers, &packet);
            if is_ours && is_new {
                say(device, true);
            }
            return is_ours;
        }
    }
    false
}

/// Returns the name of the first player at a device, or words for a device without one.
pub fn device_name(shell: Shell, device: DeviceId) -> String {
    shell.read_untracked(|table| {
        let shared = table.shared.as_ref();
        let is_theirs = |seat: &Seat| shared.is_some_and(|shared| *shared.holder(*seat) == Holder::Device(device));
        let seat = Seat::all(table.seating.players.len() as u8).find(is_theirs);
        seat.map_or_else(|| words::DEVICE_NEARBY.to_string(), |seat| table.name(seat))
    })
}

/// Merges a packet that a person opened or pasted; if that is impossible, shows the reason. Returns whether it was
/// merged.
pub fn receive(shell: Shell, packet: &str) -> bool {
    match shell.receive(packet) {
        Ok(merged) => {
            notify(shell, merged);
            true
        }
        Err(error) => {
            shell.say(Kind::Notice, error.to_string());
            false
        }
    }
}

/// Shows notices about moves and seats that this device has lost in a merge, and about takebacks.
fn notify(shell: Shell, merged: Merged) {
    let name = |seat: Seat| shell.read_untracked(|table| table.name(seat));
    match (merged.taken_back, merged.lost > 0) {
        (true, false) => shell.say(Kind::Notice, words::TAKEN_BACK),
        (true, true) => shell.say(Kind::Notice, words::TAKEN_BACK_BEFORE),
        (false, true) => shell.say(Kind::Notice, words::MOVE_OVERRULED),
        (false, false) => {}
    }
    if let Some(seat) = merged.declined.iter().next() {
        shell.say(Kind::Notice, words::undo_declined(&name(seat)));
    }
    if let Some(seat) = merged.seats_lost.iter().next() {
        shell.say(Kind::Notice, words::seat_lost(&name(seat)));
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
