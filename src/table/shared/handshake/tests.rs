//! Tests of handshakes, with the descriptions of three browsers.

use super::*;
use crate::table::link_text;
use crate::table::route::Route;

const TABLE: TableId = TableId(0x1234_5678_9abc);

/// An offer of Chromium 147.
const CHROMIUM: &str = "v=0\r\no=- 7331759231210866719 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
    a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n\
    c=IN IP4 0.0.0.0\r\n\
    a=candidate:2831387471 1 udp 2113937151 56f05b9f-cb24-47eb-8031-0087a02bc924.local 51001 typ host generation 0 \
    network-cost 999\r\n\
    a=candidate:2947672063 1 udp 2113942271 5c8ebcce-3a41-4c99-ba4f-75261aa91d7d.local 54383 typ host generation 0 \
    network-cost 999\r\n\
    a=ice-ufrag:dsh7\r\na=ice-pwd:WHkZKVH+FAC+va4rXgUNkTnS\r\na=ice-options:trickle\r\n\
    a=fingerprint:sha-256 C8:70:47:98:C8:D7:05:C2:83:D4:9E:FA:7C:47:A2:BC:8B:E5:58:CC:CA:38:2F:69:6C:CC:3F:DD:38:FE:\
    86:F1\r\na=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

/// An offer in the form of Firefox: the fingerprint comes first, and TCP is offered as well.
const FIREFOX: &str = "v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 2183720712738 0 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\n\
    a=fingerprint:sha-256 3B:4A:08:B3:2E:59:BD:51:83:1D:34:1E:77:48:27:39:98:4B:58:7A:60:AD:B4:2E:59:D6:41:65:A9:CD:\
    30:9A\r\na=group:BUNDLE 0\r\na=ice-options:trickle\r\na=msid-semantic:WMS *\r\n\
    m=application 51234 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 192.168.1.20\r\n\
    a=candidate:0 1 UDP 2122252543 192.168.1.20 51234 typ host\r\n\
    a=candidate:1 1 UDP 2122187007 2001:db8::8a2e:370:7334 51235 typ host\r\n\
    a=candidate:2 1 TCP 2105524479 192.168.1.20 9 typ host tcptype active\r\n\
    a=sendrecv\r\na=end-of-candidates\r\na=ice-pwd:0d3f5a8c1b2e4d6f7a9b0c1d2e3f4a5b\r\na=ice-ufrag:9f8e7d6c\r\n\
    a=mid:0\r\na=setup:actpass\r\na=sctp-port:5000\r\na=max-message-size:1073741823\r\n";

/// An offer in the form of Safari.
const SAFARI: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
    a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 61665 UDP/DTLS/SCTP webrtc-datachannel\r\n\
    c=IN IP4 0.0.0.0\r\n\
    a=candidate:842163049 1 udp 1677729535 203.0.113.7 61665 typ srflx raddr 0.0.0.0 rport 0 generation 0\r\n\
    a=candidate:1510613869 1 udp 2113937151 7c2a1c2e-8a6f-4f4e-9d8b-0d5f1f2a3b4c.local 61665 typ host generation 0\r\n\
    a=ice-ufrag:Tq/x\r\na=ice-pwd:u+0dPc5KhvJH9mZr2W4xYbQe\r\na=ice-options:trickle\r\n\
    a=fingerprint:sha-256 00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:\
    EE:FF\r\na=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:65536\r\n";

fn offered(description: &str) -> Handshake {
    Handshake::from_description(Side::Offer, "chai", TABLE, description).expect("a browser wrote it")
}

fn candidate_texts(handshake: &Handshake) -> Vec<String> {
    handshake.candidates.iter().map(|found| format!("{} {}", found.address, found.port)).collect()
}

#[test]
fn descriptions_of_all_browsers_are_understood() {
    for (description, user, candidates) in [
        (
            CHROMIUM,
            "dsh7",
            ["56f05b9f-cb24-47eb-8031-0087a02bc924.local 51001", "5c8ebcce-3a41-4c99-ba4f-75261aa91d7d.local 54383"]
                .as_slice(),
        ),
        (FIREFOX, "9f8e7d6c", ["192.168.1.20 51234", "2001:db8::8a2e:370:7334 51235"].as_slice()),
        (SAFARI, "Tq/x", ["7c2a1c2e-8a6f-4f4e-9d8b-0d5f1f2a3b4c.local 61665"].as_slice()),
    ] {
        let handshake = offered(description);
        assert_eq!(handshake.user, user);
        assert_eq!(candidate_texts(&handshake), candidates);
        let digits: Vec<String> = handshake.fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
        assert!(description.contains(&digits.join(":")));
        assert!(description.contains(&format!("a=ice-pwd:{}\r\n", handshake.password)));
    }
}

#[test]
fn a_handshake_is_small_and_survives_a_message() {
    for (description, bytes) in [(CHROMIUM, 110), (FIREFOX, 110), (SAFARI, 110)] {
        for side in [Side::Offer, Side::Answer] {
            let handshake = Handshake { side, ..offered(description) };
            let text = handshake.write();
            let (game, packed) = envelope::unseal_bytes(&text).expect("it was just sealed");
            assert!(game == "chai" && packed.len() <= bytes, "{} bytes", packed.len());
            assert!(text.ends_with(|last: char| last.is_ascii_alphanumeric()), "{text}");
            assert_eq!(Handshake::read(&text), Ok(handshake.clone()));
            let route = Route::Nearby(text.clone());
            assert_eq!(link_text::read(&route.to_string()), route);
            let address = format!("https://tea.example/{route}");
            let (begin, end) = address.split_at(60);
            for message in [format!("Come! {address}."), format!("{begin}\r\n{end}"), address.replace('#', "%23")] {
                assert_eq!(link_text::find(&message), Some(route.clone()), "{message}");
            }
        }
    }
}

#[test]
fn a_handshake_leads_back_to_a_description() {
    for description in [CHROMIUM, FIREFOX, SAFARI] {
        for side in [Side::Offer, Side::Answer] {
            let handshake = Handshake { side, ..offered(description) };
            let written = handshake.description();
            assert_eq!(Handshake::from_description(side, "chai", TABLE, &written), Some(handshake));
            assert!(written.lines().all(|line| line.get(1..2) == Some("=")), "{written}");
            assert!(written.contains(if side == Side::Offer { "a=setup:actpass" } else { "a=setup:active" }));
        }
    }
}

#[test]
fn descriptions_without_a_way_are_refused() {
    let refused = |description: &str| Handshake::from_description(Side::Offer, "chai", TABLE, description).is_none();
    let without = |part: &str| {
        let lines = CHROMIUM.lines().filter(|line| !line.contains(part));
        lines.map(|line| format!("{line}\r\n")).collect::<String>()
    };
    for part in ["a=candidate", "a=ice-ufrag", "a=ice-pwd", "a=fingerprint"] {
        assert!(refused(&without(part)), "{part}");
    }
    assert!(!refused(&without("51001")), "one address is enough");
    for (old, new) in
        [("sha-256", "sha-1"), ("C8:70:", "C8:"), ("C8:70:", "XY:70:"), ("dsh7", "ds"), ("dsh7", "d h7"), ("WHkZ", "")]
    {
        assert!(refused(&CHROMIUM.replacen(old, new, 1)), "{new}");
    }
    assert!(refused("") && refused(&CHROMIUM.repeat(100)));
}

#[test]
fn damaged_handshakes_are_refused() {
    let handshake = offered(CHROMIUM);
    let text = handshake.write();
    let letters: Vec<char> = text.chars().collect();
    for at in 0..letters.len() {
        let mut changed = letters.clone();
        changed[at] = if letters[at] == 'A' { 'B' } else { 'A' };
        let changed: String = changed.into_iter().collect();
        assert!(Handshake::read(&changed).is_err(), "{changed}");
        assert!(Handshake::read(&text[..at]).is_err(), "cut after {at}");
    }
    let why = |text: &str| Handshake::read(text).expect_err("it is damaged").to_string();
    assert!(why(&text[..text.len() - 9]).contains("cut short"), "{}", why(&text[..text.len() - 9]));
    assert_eq!(Handshake::read(&"a".repeat(MAX_LENGTH + 1)), Err(Unreadable::LinkTooLong.into()));
    // Lies with a valid checksum: line breaks in what goes into a description, too many or no addresses.
    for liar in [
        Handshake { user: "ab\r\na=x:y".into(), ..handshake.clone() },
        Handshake { password: "short".into(), ..handshake.clone() },
        Handshake { candidates: Vec::new(), ..handshake.clone() },
        Handshake { candidates: [handshake.candidates[0]].repeat(MAX_CANDIDATES + 1), ..handshake.clone() },
    ] {
        assert!(Handshake::read(&liar.write()).is_err(), "{liar:?}");
    }
    let most = Handshake {
        user: "u".repeat(*USER.end()),
        password: "p".repeat(*PASSWORD.end()),
        candidates: [handshake.candidates[0]].repeat(MAX_CANDIDATES),
        ..handshake
    };
    assert_eq!(Handshake::read(&most.write()), Ok(most), "the longest is within the bounds");
}
