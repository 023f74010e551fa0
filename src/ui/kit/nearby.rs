//! The connections to devices nearby, which outlast the page on which they were made, and the code that this device
//! shows to make the next one.
//!
//! Every text on a connection is a packet after the number of the device that sends it. Packets and changes are passed
//! to the page in front if it listens: a table (`shell/shared.rs`) or the page of an offer (`pages/nearby.rs`). Knows
//! no game and no sentence.

use leptos::prelude::*;

use crate::device::peer_link::{LinkState, PeerLink};
use crate::table::shared::handshake::{Handshake, Side};
use crate::table::shared::{Carrier, DeviceId, TableId};

/// News from a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A device can be reached, for the first time or again, and may lack anything.
    Reached,
    /// A device that was introduced before cannot be reached any more.
    Lost(DeviceId),
    Packet {
        device: DeviceId,
        /// Whether the device is yet to be introduced.
        is_new: bool,
        packet: String,
    },
}

/// The state of the connection that is being made.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Attempt {
    #[default]
    None,
    /// The offer or answer of this device, to be carried to the other one.
    Code(String),
    /// The codes have been exchanged.
    Connecting,
    Failed,
}

struct Neighbour {
    number: u32,
    side: Side,
    game: String,
    table: TableId,
    link: PeerLink,
    state: LinkState,
    device: DeviceId,
    /// Whether it has been connected.
    was_reached: bool,
    /// Whether it was introduced by [`News::Packet`] since it was reached.
    is_introduced: bool,
}

#[derive(Clone, Copy)]
pub struct Nearby {
    links: StoredValue<Vec<Neighbour>, LocalStorage>,
    listener: StoredValue<Option<Callback<News, bool>>>,
    pub attempt: RwSignal<Attempt>,
    /// The devices that have been connected, and whether each still is.
    pub devices: RwSignal<Vec<(DeviceId, bool)>>,
}

impl Nearby {
    pub fn create() -> Nearby {
        Nearby {
            links: StoredValue::new_local(Vec::new()),
            listener: StoredValue::new(None),
            attempt: RwSignal::new(Attempt::None),
            devices: RwSignal::new(Vec::new()),
        }
    }

    /// Passes news to `listener` as long as its page exists. It returns whether a new device has been introduced.
    pub fn listen(self, listener: Callback<News, bool>) {
        self.listener.set_value(Some(listener));
    }

    fn tell(self, news: News) -> bool {
        self.listener.get_value().and_then(|listener| listener.try_run(news)).unwrap_or(false)
    }

    /// Begins to connect to one more device, with an offer for this table or an answer to `offer`. Connections of other
    /// tables are closed.
    pub fn connect(self, game: &str, table: TableId, offer: Option<&Handshake>) {
        self.attempt.set(Attempt::None);
        let number = self.links.try_update_value(|links| {
            let number = links.last().map_or(0, |last| last.number + 1);
            links.retain(|old| old.table == table && matches!(old.state, LinkState::Connected | LinkState::Away));
            number
        });
        let Some(number) = number else { return };
        let description = offer.map(Handshake::description);
        let hear = Box::new(move |text: Option<String>| match text {
            Some(text) => self.hear(number, &text),
            None => self.follow_state(number),
        });
        match PeerLink::open(description.as_deref(), hear) {
            Err(_) => self.attempt.set(Attempt::Failed),
            Ok(link) => self.links.update_value(|links| {
                links.push(Neighbour {
                    number,
                    side: if offer.is_some() { Side::Answer } else { Side::Offer },
                    game: game.to_owned(),
                    table,
                    link,
                    state: LinkState::Waiting,
                    device: DeviceId::NONE,
                    was_reached: false,
                    is_introduced: false,
                });
            }),
        }
        self.list_devices();
    }

    /// Accepts an answer to the current offer of this device. Returns whether the text is one.
    pub fn accept(self, text: &str) -> bool {
        let Ok(answer) = Handshake::read(text) else { return false };
        let is_waiting = matches!(self.attempt.get_untracked(), Attempt::Code(_));
        let is_accepted = self.links.with_value(|links| {
            let offers = |link: &&Neighbour| link.side == Side::Offer && link.table == answer.table;
            let offer = links.last().filter(offers).filter(|_| is_waiting && answer.side == Side::Answer);
            offer.map(|offer| offer.link.accept(&answer.description())).is_some()
        });
        if is_accepted {
            self.attempt.set(Attempt::Connecting);
        }
        is_accepted
    }

    /// Sends a packet of a table to all connected devices.
    pub fn send(self, own: DeviceId, table: TableId, packet: &str) {
        let text = format!("{} {packet}", own.0);
        self.links.with_value(|links| {
            for link in links.iter().filter(|link| link.table == table && link.state == LinkState::Connected) {
                link.link.send(&text);
            }
        });
    }

    fn hear(self, number: u32, text: &str) {
        let Some((device, packet)) = text.split_once(' ') else { return };
        let Ok(device) = device.parse().map(DeviceId) else { return };
        let is_introduced = self.links.try_update_value(|links| {
            // A device that connects again, perhaps before its old connection is known to be lost, is listed once.
            links.retain(|link| link.number == number || link.device != device || device == DeviceId::NONE);
            let link = links.iter_mut().find(|link| link.number == number)?;
            link.is_introduced &= link.device == device;
            link.device = device;
            Some(link.is_introduced)
        });
        let Some(is_introduced) = is_introduced.flatten() else { return };
        let was_introduced = self.tell(News::Packet { device, is_new: !is_introduced, packet: packet.to_owned() });
        self.links.update_value(|links| {
            if let Some(link) = links.iter_mut().find(|link| link.number == number) {
                link.is_introduced |= was_introduced;
            }
        });
        self.list_devices();
    }

    fn follow_state(self, number: u32) {
        let mut news = None;
        let mut attempt = None;
        self.links.update_value(|links| {
            let Some(link) = links.iter_mut().find(|link| link.number == number) else { return };
            let state = link.link.status();
            let has_changed = link.state != state;
            link.state = state;
            match state {
                LinkState::Waiting if self.attempt.get_untracked() == Attempt::None => {
                    let Some(description) = link.link.description() else { return };
                    let code = Handshake::from_description(link.side, &link.game, link.table, &description);
                    attempt = Some(code.map_or(Attempt::Failed, |code| Attempt::Code(code.write())));
                }
                LinkState::Connected if has_changed => {
                    // A new offer may be on show when an older connection comes back.
                    attempt = (!link.was_reached).then_some(Attempt::None);
                    link.was_reached = true;
                    news = Some(News::Reached);
                }
                LinkState::Closed if !link.was_reached => attempt = Some(Attempt::Failed),
                LinkState::Away | LinkState::Closed if link.is_introduced => {
                    link.is_introduced = false;
                    news = Some(News::Lost(link.device));
                }
                _ => {}
            }
        });
        if let Some(attempt) = attempt {
            self.attempt.set(attempt);
        }
        if let Some(news) = news {
            self.tell(news);
        }
        self.list_devices();
    }

    /// Updates [`Nearby::devices`].
    fn list_devices(self) {
        let devices = self.links.with_value(|links| {
            let reached = links.iter().filter(|link| link.was_reached);
            reached.map(|link| (link.device, link.state == LinkState::Connected)).collect::<Vec<_>>()
        });
        if self.devices.with_untracked(|known| *known != devices) {
            self.devices.set(devices);
        }
    }
}
