//! Places in the page, as hash routes, so that any static host will do.
//!
//! Parsed and formatted by the whole page, which knows it as `ui::route`; [`SharedLink`] is the form that is passed on
//! to other people. In `table` because it needs no browser. Knows no game: ids are texts, checked by the page that
//! opens them.

use core::fmt;

/// A place in the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    Today,
    /// The deal of a game on a day: its id and the date.
    Deal(String, String),
    /// Setup of a new table of the game with this id.
    Setup(String),
    /// Setup of a match of the game with this id.
    NewMatch(String),
    /// The match stored under this id.
    Match(String),
    /// A match received as a link, with the results so far sealed in it.
    SharedMatch(String),
    /// The table saved in this slot.
    Table(String),
    /// The rulebook of a game, optionally at a section.
    Rules(String, Option<String>),
    /// A lesson of a game, by its key.
    Lesson(String, String),
    /// The moments of a game that are to be practised.
    Practice(String),
    /// The components of a game.
    Box(String),
    Saved,
    Settings,
    /// Ways to play: by ear, by keys, by switches.
    Access,
    /// A game received as a link.
    Link(String),
    /// A moment of a game received as a link: the viewer (the number of a seat, or `all`), and the link.
    Moment(String, String),
    /// A line to step through: the viewer, the first ply, and the link of a game in which it is played.
    Line(String, u32, String),
    /// A setup received as a link: the same seed, options and seats.
    Challenge(String),
    /// A deal received as a link, with the result of another player sealed in it.
    Sealed(String),
    /// A table that several devices share, received as a packet.
    Packet(String),
    /// The same, to be joined as another device even if this browser has the table already.
    Join(String),
    /// A handshake: the offer of a device nearby to connect to its table, or the answer to one.
    Nearby(String),
    /// Credits of the games and of this page.
    About,
}

impl Route {
    /// Parses the fragment of an address; an unknown one is the shelf.
    pub fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let mut parts = path.split('/');
        let first = parts.next().unwrap_or_default();
        let mut next = || parts.next().filter(|part| !part.is_empty()).map(str::to_owned);
        match first {
            "today" => match (next(), next()) {
                (Some(game), Some(date)) => Route::Deal(game, date),
                _ => Route::Today,
            },
            "new" => match (next(), next().as_deref()) {
                (Some(game), Some("match")) => Route::NewMatch(game),
                (game, _) => game.map_or(Route::Home, Route::Setup),
            },
            "match" => next().map_or(Route::Home, Route::Match),
            "v" => next().map_or(Route::Home, Route::SharedMatch),
            "table" => next().map_or(Route::Home, Route::Table),
            "rules" => next().map_or(Route::Home, |game| Route::Rules(game, next())),
            "lesson" => match (next(), next()) {
                (Some(game), Some(lesson)) => Route::Lesson(game, lesson),
                _ => Route::Home,
            },
            "practice" => next().map_or(Route::Home, Route::Practice),
            "box" => next().map_or(Route::Home, Route::Box),
            "saved" => Route::Saved,
            "settings" => Route::Settings,
            "access" => Route::Access,
            "g" => next().map_or(Route::Home, Route::Link),
            "m" => match (next(), next()) {
                (Some(viewer), Some(link)) => Route::Moment(viewer, link),
                _ => Route::Home,
            },
            "l" => match (next(), next().and_then(|from| from.parse().ok()), next()) {
                (Some(viewer), Some(from), Some(link)) => Route::Line(viewer, from, link),
                _ => Route::Home,
            },
            "c" => next().map_or(Route::Home, Route::Challenge),
            "d" => next().map_or(Route::Home, Route::Sealed),
            "p" => next().map_or(Route::Home, Route::Packet),
            "join" => next().map_or(Route::Home, Route::Join),
            "n" => next().map_or(Route::Home, Route::Nearby),
            "about" => Route::About,
            _ => Route::Home,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => f.write_str("#/"),
            Route::Today => f.write_str("#/today"),
            Route::Deal(game, date) => write!(f, "#/today/{game}/{date}"),
            Route::Setup(game) => write!(f, "#/new/{game}"),
            Route::NewMatch(game) => write!(f, "#/new/{game}/match"),
            Route::Match(id) => write!(f, "#/match/{id}"),
            Route::SharedMatch(link) => write!(f, "#/v/{link}"),
            Route::Table(slot) => write!(f, "#/table/{slot}"),
            Route::Rules(game, None) => write!(f, "#/rules/{game}"),
            Route::Rules(game, Some(section)) => write!(f, "#/rules/{game}/{section}"),
            Route::Lesson(game, lesson) => write!(f, "#/lesson/{game}/{lesson}"),
            Route::Practice(game) => write!(f, "#/practice/{game}"),
            Route::Box(game) => write!(f, "#/box/{game}"),
            Route::Saved => f.write_str("#/saved"),
            Route::Settings => f.write_str("#/settings"),
            Route::Access => f.write_str("#/access"),
            Route::Link(link) => write!(f, "#/g/{link}"),
            Route::Moment(viewer, link) => write!(f, "#/m/{viewer}/{link}"),
            Route::Line(viewer, from, link) => write!(f, "#/l/{viewer}/{from}/{link}"),
            Route::Challenge(link) => write!(f, "#/c/{link}"),
            Route::Sealed(link) => write!(f, "#/d/{link}"),
            Route::Packet(packet) => write!(f, "#/p/{packet}"),
            Route::Join(packet) => write!(f, "#/join/{packet}"),
            Route::Nearby(handshake) => write!(f, "#/n/{handshake}"),
            Route::About => f.write_str("#/about"),
        }
    }
}

/// A reference to a place in the page, for another person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SharedLink {
    /// An address that any browser opens.
    Address(String),
    /// Only the fragment, if the page has no address that is valid elsewhere. Appended to the address of another Tea
    /// Table, it leads to the same place.
    Code(String),
}

impl SharedLink {
    /// Creates a reference to `place` from a page at the address `here`. A page opened from a file uses the public
    /// address set at build time, if any.
    pub fn new(place: &Route, here: &str, public: Option<&str>) -> SharedLink {
        let is_on_a_host = here.starts_with("https://") || here.starts_with("http://");
        match if is_on_a_host { Some(here) } else { public } {
            // A query could only be a tracking parameter added by a third party.
            Some(page) => SharedLink::Address(format!("{}{place}", page.split(['#', '?']).next().unwrap_or_default())),
            None => SharedLink::Code(place.to_string()),
        }
    }

    pub fn text(&self) -> &str {
        match self {
            SharedLink::Address(text) | SharedLink::Code(text) => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_links_open_elsewhere() {
        let route = Route::Link("chai.AbC-_9".into());
        let shared = |here: &str, public: Option<&str>| SharedLink::new(&route, here, public);
        let address = |text: &str| SharedLink::Address(text.into());
        let home = "https://tea.example/table/";
        let link = address("https://tea.example/table/#/g/chai.AbC-_9");
        assert_eq!(shared("https://tea.example/table/#/table/chai-1", None), link);
        assert_eq!(shared("https://tea.example/table/?fbclid=418&utm_source=x#/table/chai-1", None), link);
        assert_eq!(shared("http://localhost:8080/", Some(home)), address("http://localhost:8080/#/g/chai.AbC-_9"));
        assert_eq!(shared("file:///home/me/tea-table.html#/", Some(home)), link);
        for here in ["file:///home/me/tea-table.html#/", "content://downloads/7", ""] {
            let code = shared(here, None);
            assert_eq!(code, SharedLink::Code("#/g/chai.AbC-_9".into()), "{here} is of use to nobody else");
            assert_eq!(Route::parse(code.text()), route);
        }
    }

    #[test]
    fn routes_round_trip() {
        let text = String::from;
        let routes = [
            Route::Home,
            Route::Today,
            Route::Deal(text("chai"), text("2026-11-23")),
            Route::Setup(text("chai")),
            Route::NewMatch(text("chai")),
            Route::Match(text("00ff418a00ff418a")),
            Route::SharedMatch(text("chai.1AbC-_9")),
            Route::Table(text("chai-1")),
            Route::Rules(text("chai"), None),
            Route::Rules(text("chai"), Some(text("the-end"))),
            Route::Lesson(text("chai"), text("first-game")),
            Route::Practice(text("chai")),
            Route::Box(text("chai")),
            Route::Saved,
            Route::Settings,
            Route::Access,
            Route::Link(text("chai.AbC-_9")),
            Route::Moment(text("2"), text("chai.AbC-_9")),
            Route::Line(text("all"), 57, text("chai.AbC-_9")),
            Route::Challenge(text("chai.AbC-_9")),
            Route::Sealed(text("chai.1AbC-_9")),
            Route::Packet(text("chai.1AbC-_9")),
            Route::Join(text("chai.1AbC-_9")),
            Route::Nearby(text("chai.1AbC-_9")),
            Route::About,
        ];
        for route in routes {
            assert_eq!(Route::parse(&route.to_string()), route);
        }
        for nonsense in [
            "",
            "#",
            "#/",
            "#/new",
            "#/match",
            "#/v/",
            "#/g//",
            "#/box/",
            "#/m/2",
            "#/l/2/x/chai.A",
            "#/lesson/chai",
            "#/practice/",
            "#/nowhere/at/all",
        ] {
            assert_eq!(Route::parse(nonsense), Route::Home);
        }
    }
}
