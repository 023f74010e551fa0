//! The roofs of the four houses and the land they stand on, as path data.
//!
//! Drawn once; knows no rule and no position. Light falls from the upper left.

use crate::games::tea_and_rum::Board;

/// The roof of a house in a box of 202 by 44, its eaves a little wider.
pub fn roof(at: Board) -> &'static str {
    match at {
        Board::Governor => concat!(
            r##"<path class="r-line" d="M162 24V-6"/><path class="r-flag" d="M162-6q8-4 15 0t13-1v13q-7 4-14 0t-14 1Z"/>"##,
            r##"<path class="r-tiles" d="M-5 44 101 2 207 44Z"/><path class="r-shade" d="M101 2 207 44H111Z"/><path class="r-gleam" d="M14 40 101 9 188 40"/>"##
        ),
        Board::Market => concat!(
            r##"<path class="r-cloth" d="M9 8h184l14 27H-5Z"/>"##,
            r##"<path class="r-tiles r-thin" d="M9 8h20.400L18.500 35h-23.500ZM50 8h20.400L65.600 35H42ZM91 8h20.400l1.200 27H89ZM132 8h20.400l7.200 27H136ZM173 8h20.400L207 35h-23.600Z"/>"##,
            r##"<path class="r-tiles r-thin" d="M-5 35a11.800 10 0 0 0 23.600 0ZM42 35a11.800 10 0 0 0 23.600 0ZM89 35a11.800 10 0 0 0 23.600 0ZM136 35a11.800 10 0 0 0 23.600 0ZM183.400 35a11.800 10 0 0 0 23.600 0Z"/>"##,
            r##"<path class="r-cloth r-thin" d="M18.500 35a11.800 10 0 0 0 23.600 0ZM65.600 35a11.800 10 0 0 0 23.600 0ZM112.600 35a11.800 10 0 0 0 23.600 0ZM160 35a11.800 10 0 0 0 23.600 0Z"/>"##,
            r##"<path class="r-line" d="M9 8h184l14 27H-5Z"/><path class="r-shade" d="M101 8h92l14 27v4H101Z"/>"##
        ),
        Board::Harbor => concat!(
            r##"<path class="r-crane" d="M168 44V-8h5v52Z"/><path class="r-boom" d="M142-2h48M171-8 146-2"/><path class="r-line" d="M147-1v12"/><path class="r-crate" d="M141 10h13v11h-13Z"/>"##,
            r##"<path class="r-tiles" d="M-5 44 14 12h144l49 32Z"/><path class="r-shade" d="M111 12h47l49 32h-86Z"/><path class="r-gleam" d="M8 21h165M2 30h186"/>"##
        ),
        Board::Tavern => concat!(
            r##"<path class="r-brick" d="M20 30V-6h16v30Z"/><path class="r-boom" d="M17-6h22"/><circle class="r-smoke" cx="32" cy="-13" r="4"/><circle class="r-smoke" cx="41" cy="-20" r="5.600"/>"##,
            r##"<path class="r-tiles" d="M-5 44Q40 40 75 3h52q35 37 80 41Z"/><path class="r-shade" d="M101 3h26q35 37 80 41H101Z"/>"##
        ),
    }
}

/// Sea, sand and grass behind the houses, in a box of 884 by 414.
pub const ISLAND: &str = concat!(
    r##"<path class="r-rhumb" d="M106 414 0 0M146 414 230 0M186 414 460 0M226 414 690 0M266 414 919 0"/>"##,
    r##"<path class="r-wave" d="M30 330q7-5 14 0t14 0M824 318q7-5 14 0t14 0M460 20q7-5 14 0t14 0M796 54q7-5 14 0t14 0"/>"##,
    r##"<path class="r-depth" d="M-20 134Q88 88 212 98T442 90 672 98 904 124V360H-20Z"/><path class="r-shoal" d="M-20 134Q88 88 212 98T442 90 672 98 904 124V360H-20Z"/>"##,
    r##"<path class="r-sand" d="M-20 134Q88 88 212 98T442 90 672 98 904 124V360H-20Z"/><path class="r-grass" d="M-20 186Q442 146 904 186V360H-20Z"/>"##,
    r##"<path class="r-quay" d="M-5 340h894v18H-5Z"/>"##
);

/// Sea, sand and grass behind the houses in small.
pub fn skyline(wide: usize, high: usize) -> String {
    format!(
        "<rect class=\"r-sea\" width=\"{wide}\" height=\"{high}\"/><path class=\"r-sand\" d=\"M-10 120Q{} 70 {} 110V{}H-10Z\"/><path class=\"r-grass\" d=\"M-10 160Q{} 120 {} 160V{}H-10Z\"/>",
        wide / 2,
        wide + 10,
        high - 20,
        wide / 2,
        wide + 10,
        high - 20,
    )
}
