//! The roofs of the four houses as which the action boards are drawn, and the land under them. Drawn once per house.
//! Light falls from the upper left.

use leptos::prelude::*;

use crate::games::tea_and_rum::Board;
use crate::ui::kit::svg::Markup;

const GOVERNOR: &str = "\
<path class='r-line' d='M162 24V-6'/>\
<path class='r-flag' d='M162-6q8-4 15 0t13-1v13q-7 4-14 0t-14 1Z'/>\
<path class='r-tiles' d='M-5 44 101 2 207 44Z'/>\
<path class='r-shade' d='M101 2 207 44H111Z'/>\
<path class='r-gleam' d='M14 40 101 9 188 40'/>";

/// An awning: its coloured stripes, the scalloped ends of these and of the white stripes.
const MARKET: &str = "\
<path class='r-cloth' d='M9 8h184l14 27H-5Z'/>\
<path class='r-tiles r-thin' d='\
M9 8h20.400L18.500 35h-23.500Z\
M50 8h20.400L65.600 35H42Z\
M91 8h20.400l1.200 27H89Z\
M132 8h20.400l7.200 27H136Z\
M173 8h20.400L207 35h-23.600Z'/>\
<path class='r-tiles r-thin' d='\
M-5 35a11.800 10 0 0 0 23.600 0Z\
M42 35a11.800 10 0 0 0 23.600 0Z\
M89 35a11.800 10 0 0 0 23.600 0Z\
M136 35a11.800 10 0 0 0 23.600 0Z\
M183.400 35a11.800 10 0 0 0 23.600 0Z'/>\
<path class='r-cloth r-thin' d='\
M18.500 35a11.800 10 0 0 0 23.600 0Z\
M65.600 35a11.800 10 0 0 0 23.600 0Z\
M112.600 35a11.800 10 0 0 0 23.600 0Z\
M160 35a11.800 10 0 0 0 23.600 0Z'/>\
<path class='r-line' d='M9 8h184l14 27H-5Z'/>\
<path class='r-shade' d='M101 8h92l14 27v4H101Z'/>";

const HARBOR: &str = "\
<path class='r-crane' d='M168 44V-8h5v52Z'/>\
<path class='r-boom' d='M142-2h48M171-8 146-2'/>\
<path class='r-line' d='M147-1v12'/>\
<path class='r-crate' d='M141 10h13v11h-13Z'/>\
<path class='r-tiles' d='M-5 44 14 12h144l49 32Z'/>\
<path class='r-shade' d='M111 12h47l49 32h-86Z'/>\
<path class='r-gleam' d='M8 21h165M2 30h186'/>";

const TAVERN: &str = "\
<path class='r-brick' d='M20 30V-6h16v30Z'/>\
<path class='r-boom' d='M17-6h22'/>\
<circle class='r-smoke' cx='32' cy='-13' r='4'/>\
<circle class='r-smoke' cx='41' cy='-20' r='5.600'/>\
<path class='r-tiles' d='M-5 44Q40 40 75 3h52q35 37 80 41Z'/>\
<path class='r-shade' d='M101 3h26q35 37 80 41H101Z'/>";

const GROUND: &str = "\
<path class='r-rhumb' d='M106 414 0 0M146 414 230 0M186 414 460 0M226 414 690 0M266 414 919 0'/>\
<path class='r-wave' d='\
M30 330q7-5 14 0t14 0M824 318q7-5 14 0t14 0M460 20q7-5 14 0t14 0M796 54q7-5 14 0t14 0'/>\
<path class='r-depth' d='M-20 134Q88 88 212 98T442 90 672 98 904 124V360H-20Z'/>\
<path class='r-shoal' d='M-20 134Q88 88 212 98T442 90 672 98 904 124V360H-20Z'/>\
<path class='r-sand' d='M-20 134Q88 88 212 98T442 90 672 98 904 124V360H-20Z'/>\
<path class='r-grass' d='M-20 186Q442 146 904 186V360H-20Z'/>\
<path class='r-quay' d='M-5 340h894v18H-5Z'/>";

/// Draws the roof of a house in a box of 202 by 44, its eaves slightly wider.
pub fn roof(action_board: Board) -> AnyView {
    Markup::from(match action_board {
        Board::Governor => GOVERNOR,
        Board::Market => MARKET,
        Board::Harbor => HARBOR,
        Board::Tavern => TAVERN,
    })
    .into_view()
}

pub fn ground() -> AnyView {
    view! {
        <svg class="r-ground" viewBox="0 0 884 414" preserveAspectRatio="none" aria-hidden="true">
            {Markup::from(GROUND).into_view()}
        </svg>
    }
    .into_any()
}

/// Draws sea, sand and grass behind small houses, in a box of this size.
pub fn skyline(width: usize, height: usize) -> AnyView {
    let (middle, right, low) = (width / 2, width + 10, height - 20);
    let mut art = Markup::default();
    art.rect([0.0, 0.0, width as f64, height as f64], 0.0, "class='r-sea'");
    art.path(&format!("M-10 120Q{middle} 70 {right} 110V{low}H-10Z"), "class='r-sand'");
    art.path(&format!("M-10 160Q{middle} 120 {right} 160V{low}H-10Z"), "class='r-grass'");
    art.into_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_markup_is_well_formed() {
        for markup in [GOVERNOR, MARKET, HARBOR, TAVERN, GROUND] {
            Markup::from(markup).checked();
        }
    }
}
