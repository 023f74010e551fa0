//! The points over the turns: for each total a chart with a stepped line per side, and a separate strip for the final
//! scoring, category by category. Called by the result. Laid out to the pixel, so that its text keeps its size on a
//! phone.

use core::ops::Range;

use leptos::prelude::*;

use crate::engine::{Info, Seat};
use crate::table::story::{FinalStep, final_scoring};
use crate::ui::kit::chart::{chart_key, line_class, line_ends};
use crate::ui::kit::sized::measured_box;
use crate::ui::kit::svg::round;
use crate::ui::shell::Shell;
use crate::ui::text;
use crate::words::{category_name, total_name};

use super::Ending;

/// The charts, one for each total, with the key of the lines.
#[component]
pub fn Charts(shell: Shell, ending: StoredValue<Ending>) -> impl IntoView {
    let (info, sides) = (shell.read_untracked(|table| table.info()), ending.with_value(|ending| ending.sides));
    let charts = (0..info.totals).map(|total| {
        let curves = StoredValue::new(Curves::new(shell, &ending.get_value(), total));
        let heading = (info.totals > 1).then(|| view! { <h3>{total_name(info, total)}</h3> }.into_any());
        let label = curves.with_value(|curves| curves.label(shell));
        view! {
            {heading}
            <div class="chart" role="img" aria-label=label>
                {measured_box("chart-box", move |w, h| curves.with_value(|curves| curves.draw(shell, w, h)))}
            </div>
        }
        .into_any()
    });
    let names = Seat::all(sides).map(|side| (side, shell.read_untracked(|table| table.name(side))));
    view! {
        {charts.collect_view()}
        {chart_key(names)}
    }
}

/// Margins in pixels: on the left for the numbers, on the right for the emblems, at the bottom for the turns.
const LEFT_MARGIN: f64 = 34.0;
const RIGHT_MARGIN: f64 = 30.0;
const BOTTOM_MARGIN: f64 = 24.0;
const TOP_MARGIN: f64 = 14.0;

/// The total of a side after a ply or scoring step.
struct Point {
    ply: u32,
    /// Index of its step of the final scoring; `None` before that.
    last: Option<usize>,
    side: Seat,
    total: i32,
}

/// The lines of one total.
struct Curves {
    points: Vec<Point>,
    /// The final total of each side.
    totals: Vec<i32>,
    plies: u32,
    last: Vec<FinalStep>,
    info: &'static Info,
    /// The first ply of each turn.
    turns: Vec<(u16, u32)>,
}

impl Curves {
    fn new(shell: Shell, ending: &Ending, total: u8) -> Curves {
        let info = shell.read_untracked(|table| table.info());
        let counts = |category: u8| info.categories[usize::from(category)] == total;
        let own_gains = ending.gains.iter().filter(|gain| counts(gain.scored.category));
        let last: Vec<FinalStep> =
            final_scoring(&ending.gains, ending.plies).into_iter().filter(|step| counts(step.category)).collect();
        let mut totals = vec![0; usize::from(ending.sides)];
        let mut points: Vec<Point> = Vec::new();
        for gain in own_gains {
            let side = gain.scored.seat;
            totals[side.index()] += gain.scored.points;
            let step = || last.iter().position(|step| step.category == gain.scored.category);
            let step_index = (gain.ply == ending.plies).then(step).flatten();
            let total = totals[side.index()];
            match points.iter_mut().find(|point| (point.ply, point.last, point.side) == (gain.ply, step_index, side)) {
                Some(point) => point.total = total,
                None => points.push(Point { ply: gain.ply, last: step_index, side, total }),
            }
        }
        let mut turns: Vec<(u16, u32)> = Vec::new();
        for (ply, facts) in (0..).zip(shell.read_untracked(|table| table.ply_facts(0))) {
            if turns.last().is_none_or(|(turn, _)| *turn < facts.moment.turn) {
                turns.push((facts.moment.turn, ply));
            }
        }
        Curves { points, totals, plies: ending.plies, last, info, turns }
    }

    fn label(&self, shell: Shell) -> String {
        let names_and_totals =
            |(index, total): (usize, &i32)| (shell.read_untracked(|table| table.name(Seat(index as u8))), *total);
        text::chart_label(&self.totals.iter().enumerate().map(names_and_totals).collect::<Vec<_>>())
    }

    /// Returns the x at which the plies end and the final scoring begins.
    fn middle(&self, width: f64) -> f64 {
        let plot_width = width - LEFT_MARGIN - RIGHT_MARGIN;
        // Room for the label below the strip, and more for each step; on the narrowest screens, less than the label
        // needs.
        let strip_width = (plot_width * (0.05 + 0.04 * self.last.len() as f64)).max(96.0).min(plot_width * 0.4);
        LEFT_MARGIN + if self.last.is_empty() { plot_width } else { plot_width - strip_width }
    }

    fn x(&self, width: f64, ply: u32, last: Option<usize>) -> f64 {
        let middle = self.middle(width);
        match last {
            Some(step) => middle + (width - RIGHT_MARGIN - middle) * (step as f64 + 0.7) / self.last.len() as f64,
            None => LEFT_MARGIN + (middle - LEFT_MARGIN) * self.elapsed(ply),
        }
    }

    /// Returns the share of the game that is over after `ply` plies, 0 to 1. Every turn counts the same, however many
    /// plies it has, and even if it has none.
    fn elapsed(&self, ply: u32) -> f64 {
        let begun = self.turns.partition_point(|(_, first)| *first <= ply);
        let Some((turn, first)) = begun.checked_sub(1).and_then(|index| self.turns.get(index)) else { return 0.0 };
        let (next_turn, next) = self.turns.get(begun).copied().unwrap_or((self.turn_numbers().end, self.plies));
        let within = f64::from(ply - first) / f64::from((next - first).max(1));
        self.elapsed_at(f64::from(*turn) + within.min(1.0) * f64::from(next_turn - turn))
    }

    /// Returns the share of the game that is over when this turn begins; a fraction is a moment within it.
    fn elapsed_at(&self, turn: f64) -> f64 {
        let numbers = self.turn_numbers();
        (turn - f64::from(numbers.start)) / f64::from((numbers.end - numbers.start).max(1))
    }

    fn turn_numbers(&self) -> Range<u16> {
        let number = |turn: Option<&(u16, u32)>| turn.map_or(0, |(turn, _)| *turn);
        number(self.turns.first())..number(self.turns.last()) + 1
    }

    fn draw(&self, shell: Shell, width: f64, height: f64) -> AnyView {
        let highest = self.points.iter().map(|point| point.total).max().unwrap_or(0).max(10);
        let lowest = self.points.iter().map(|point| point.total).min().unwrap_or(0).min(0);
        let y = move |total: i32| {
            TOP_MARGIN
                + (height - TOP_MARGIN - BOTTOM_MARGIN) * f64::from(highest - total) / f64::from(highest - lowest)
        };
        let sides = (0..self.totals.len() as u8).map(Seat);
        view! {
            <svg viewBox=format!("0 0 {width} {height}") width=width height=height aria-hidden="true">
                {self.strip(width, height)}
                {grid(width, lowest, highest, y)}
                {self.turn_marks(width, height)}
                {sides.map(|side| self.line(shell, side, width, y)).collect_view()}
                {self.emblems(width, height, y)}
            </svg>
        }
        .into_any()
    }

    fn strip(&self, width: f64, height: f64) -> Option<AnyView> {
        let (from, to) = (self.middle(width), width - RIGHT_MARGIN);
        let steps = self.last.iter().enumerate().map(|(index, step)| {
            let name = category_name(self.info, step.category);
            let x = self.x(width, self.plies, Some(index));
            let path = format!("M{} {TOP_MARGIN}V{}", round(x), round(height - BOTTOM_MARGIN));
            view! { <g><title>{name}</title><path d=path class="chart-step"></path></g> }.into_any()
        });
        (!self.last.is_empty()).then(|| {
            view! {
                <rect
                    x=round(from)
                    y=TOP_MARGIN
                    width=round(to - from)
                    height=round(height - TOP_MARGIN - BOTTOM_MARGIN)
                    class="chart-final"
                ></rect>
                {steps.collect_view()}
                <text x=round((from + to) / 2.0) y=round(height - 7.0) class="chart-mark mid">
                {text::FINAL_SCORING}</text>
            }
            .into_any()
        })
    }

    /// Draws the numbers of the turns, as densely as they fit.
    fn turn_marks(&self, width: f64, height: f64) -> AnyView {
        let mark = |(turn, x): (u16, f64)| {
            view! { <text x=round(x) y=round(height - 7.0) class="chart-mark mid">{text::turn_mark(turn)}</text> }
                .into_any()
        };
        self.marked_turns(width).into_iter().map(mark).collect_view().into_any()
    }

    /// Returns the turns to mark with their x: all multiples of the smallest round number whose marks do not overlap.
    fn marked_turns(&self, width: f64) -> Vec<(u16, f64)> {
        let middle = self.middle(width);
        let end = middle - if self.last.is_empty() { 0.0 } else { 18.0 };
        let x = |turn: u16| LEFT_MARGIN + (middle - LEFT_MARGIN) * self.elapsed_at(turn.into());
        let marks_every = |step: u16| -> Vec<(u16, f64)> {
            let multiples = self.turn_numbers().filter(|turn| turn % step == 0);
            multiples.map(|turn| (turn, x(turn))).filter(|(_, x)| *x <= end).collect()
        };
        let fits = |marks: &[(u16, f64)]| marks.windows(2).all(|pair| pair[1].1 - pair[0].1 >= 44.0);
        [1, 2, 5, 10, 20, 50, 100].into_iter().map(marks_every).find(|marks| fits(marks)).unwrap_or_default()
    }

    fn line(&self, shell: Shell, side: Seat, width: f64, y: impl Fn(i32) -> f64) -> AnyView {
        let mut path = format!("M{LEFT_MARGIN} {}", round(y(0)));
        let own_points = || self.points.iter().filter(|point| point.side == side);
        for point in own_points() {
            let x = self.x(width, point.ply, point.last);
            path.push_str(&format!("H{}V{}", round(x), round(y(point.total))));
        }
        path.push_str(&format!("H{}", round(width - RIGHT_MARGIN)));
        let rings = own_points().map(|point| {
            let (x, ply) = (self.x(width, point.ply, point.last), point.ply);
            let look_at_point = move |_| shell.look_at(ply);
            view! {
                <circle cx=round(x) cy=round(y(point.total)) r="4.5" class="chart-ring" on:click=look_at_point></circle>
            }
            .into_any()
        });
        view! {
            <g class=format!("s{side}")>
                <path d=path class=line_class(side)></path>
                {rings.collect_view()}
            </g>
        }
        .into_any()
    }

    /// Draws the emblems at the ends of the lines.
    fn emblems(&self, width: f64, height: f64, y: impl Fn(i32) -> f64) -> AnyView {
        let total = |side: Seat| self.totals[side.index()];
        let order = Seat::ranked(self.totals.len() as u8, &|one, other| total(other).cmp(&total(one)));
        let ends: Vec<(Seat, f64)> = order.into_iter().map(|side| (side, y(total(side)))).collect();
        line_ends(&ends, width - RIGHT_MARGIN + 6.0, -1.0, height - 2.0)
    }
}

/// Draws the horizontal grid lines with their numbers.
fn grid(width: f64, lowest: i32, highest: i32, y: impl Fn(i32) -> f64) -> AnyView {
    let step = [5, 10, 20, 25, 50, 100].into_iter().find(|step| (highest - lowest) / step <= 6).unwrap_or(200);
    let lines = (lowest / step..=highest / step).map(|value| {
        let (total, y_mark) = (value * step, y(value * step));
        view! {
            <path d=format!("M{LEFT_MARGIN} {}H{}", round(y_mark), round(width - RIGHT_MARGIN))
                class="chart-grid"></path>
            <text x=LEFT_MARGIN - 8.0 y=round(y_mark + 4.0) class="chart-mark">{text::figures(total)}</text>
        }
        .into_any()
    });
    lines.collect_view().into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::SHELF;

    #[test]
    fn marks_are_the_multiples_of_one_round_number_at_equal_distances() {
        // The turns from 11 to 20 are half as long as the others, and those from 23 to 32 have no ply.
        let turns = (1..=40).map(|turn: u16| (turn, u32::from(turn) * 4 - u32::from(turn.clamp(10, 20) - 10) * 2));
        let turns = turns.filter(|(turn, _)| !(23..=32).contains(turn)).collect();
        let curves = Curves { points: vec![], totals: vec![], plies: 140, last: vec![], info: SHELF[0], turns };
        for (width, step) in [(300.0, 10), (640.0, 5), (1200.0, 2)] {
            let (marks, places): (Vec<u16>, Vec<f64>) = curves.marked_turns(width).into_iter().unzip();
            assert_eq!(marks, (1..=40 / step).map(|mark| mark * step).collect::<Vec<u16>>(), "{width}");
            let distance = |pair: &[f64]| pair[1] - pair[0];
            assert!(places.windows(2).all(|pair| (distance(pair) - distance(&places)).abs() < 0.01), "{places:?}");
            for (turn, ply) in &curves.turns {
                let x = LEFT_MARGIN + (curves.middle(width) - LEFT_MARGIN) * curves.elapsed_at(f64::from(*turn));
                assert!((curves.x(width, *ply, None) - x).abs() < 0.01, "turn {turn} begins at its mark");
            }
        }
    }

    #[test]
    fn a_chart_has_its_strip_however_narrow_it_is() {
        let last = vec![FinalStep { category: 0, points: Vec::new() }];
        let curves = Curves { points: vec![], totals: vec![], plies: 9, last, info: SHELF[0], turns: vec![] };
        for width in [80.0, 268.0, 640.0] {
            let middle = curves.middle(width);
            assert!(LEFT_MARGIN < middle && middle < width - RIGHT_MARGIN, "{middle} of {width}");
        }
    }
}
