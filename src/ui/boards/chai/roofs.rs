//! The roofs of the five houses of a street. Called by the scenery. Each is on a baseline `y`, starts at `x` and is `w`
//! wide.

use std::fmt::Write as _;

use crate::ui::kit::svg::{Markup, round};

/// The style of the side in shade.
const SHADE: &str = "fill='#2A1A06' opacity='.14'";

/// Adds a surface with the dark outline of roofs.
fn outlined(art: &mut Markup, d: &str, fill: &str) {
    art.path(d, &format!("fill='{fill}' stroke='var(--line)' stroke-width='1.75' stroke-linejoin='round'"));
}

/// Draws the roof of a house, by its index in [`super::places::HOUSES`].
pub fn roof(art: &mut Markup, house: usize, x: f64, y: f64, w: f64) {
    let draw = [thatch, awning, domes, warehouse, factory][house];
    draw(art, x, y, w);
}

fn thatch(art: &mut Markup, x: f64, y: f64, w: f64) {
    let (l, r, u) = (x + 22.0, x + w - 22.0, y - 34.0);
    let mut straws = String::new();
    for index in 0..8 {
        let index = f64::from(index);
        let left = l + index * (w - 44.0) / 7.0;
        let _ = write!(straws, "M{left:.2} {:.2}l{:.2} 26", y - 28.0, (index - 3.5) * 2.2);
    }
    outlined(art, &format!("M{:.2} {:.2}L{l:.2} {u:.2}H{r:.2}l30 38Z", x - 8.0, y + 4.0), "#DDB46C");
    art.path(&format!("M{:.2} {u:.2}H{r:.2}l30 38H{:.2}Z", x + w * 0.55, x + w * 0.62), SHADE);
    art.path(&straws, "stroke='#8A6530' stroke-width='1.3' fill='none' stroke-linecap='round'");
}

fn awning(art: &mut Markup, x: f64, y: f64, w: f64) {
    const STRIPES: u8 = 12;
    let outline = format!("M{:.2} {:.2}H{:.2}l10 32H{:.2}Z", x + 4.0, y - 32.0, x + w - 4.0, x - 6.0);
    let (above, below) = ((w - 8.0) / f64::from(STRIPES), (w + 12.0) / f64::from(STRIPES));
    let upper = |stripe: u8| x + 4.0 + above * f64::from(stripe);
    let lower = |stripe: u8| x - 6.0 + below * f64::from(stripe);
    let mut stripes = String::new();
    for stripe in (0..STRIPES).step_by(2) {
        let (from, to) = (upper(stripe), lower(stripe + 1));
        let _ = write!(stripes, "M{from:.2} {:.2}h{above:.2}L{to:.2} {y:.2}h-{below:.2}Z", y - 32.0);
    }
    outlined(art, &outline, "#FBF3E2");
    art.path(&stripes, "fill='#B4654A'");
    outlined(art, &outline, "none");
    for stripe in 0..STRIPES {
        let fill = if stripe.is_multiple_of(2) { "#B4654A" } else { "#FBF3E2" };
        let (left, arc) = (lower(stripe), below / 2.0);
        outlined(art, &format!("M{left:.2} {y:.2}h{below:.2}a{arc:.2} 9 0 0 1-{below:.2} 0Z"), fill);
    }
}

fn domes(art: &mut Markup, x: f64, y: f64, w: f64) {
    for (offset, share) in [(-0.36, 0.62), (0.36, 0.62), (0.0, 1.0)] {
        let left = x + w / 2.0 + w * offset;
        // Dividing by the scale keeps the line width and the spike of small domes equal to those of the large one.
        let line_width = round(1.75 / share);
        let style = format!(
            "transform='translate({left:.2} {y:.2})scale({share:.2})' \
             stroke='var(--line)' stroke-width='{line_width}' stroke-linejoin='round'"
        );
        art.group(&style, &|art| {
            art.path("M-30 0C-43.5-22-15-28.8 0-43.2C15-28.8 43.5-22 30 0Z", "fill='#D9A441'");
            art.path("M0-43.2C15-28.8 43.5-22 30 0H10.5C24-20 9-32 0-43.2Z", &format!("stroke='none' {SHADE}"));
            art.path(&format!("M0-43.2v-{:.2}", 6.0 / share), "");
        });
    }
    let wall = format!("M{:.2} {:.2}v-13h12v5h12v-5h12v5h{:.2}v-5h12v5h12v-5h12v13Z", x - 4.0, y + 5.0, w - 64.0);
    outlined(art, &wall, "#E6CFA0");
}

fn warehouse(art: &mut Markup, x: f64, y: f64, w: f64) {
    let ridge = x + w - 96.0;
    let mut seams = String::new();
    for seam in 0..9 {
        let seam = f64::from(seam);
        let left = x + 30.0 + seam * (w - 126.0) / 8.0;
        let _ = write!(seams, "M{left:.2} {:.2}l{:.2} 28", y - 28.0, (seam - 4.0) * 2.4);
    }
    outlined(art, &format!("M{:.2} {:.2}l36-34H{ridge:.2}l36 34Z", x - 6.0, y + 4.0), "#6C8491");
    let shade = format!("M{:.2} {:.2}h54l36 34h-62Z", ridge - 54.0, y - 30.0);
    art.path(&shade, "fill='#0f1a20' opacity='.16'");
    art.path(&seams, "stroke='#3F535E' stroke-width='1.2' fill='none'");
    art.group(&format!("transform='translate({:.2} {y:.2})'", x + w - 34.0), &crane);
}

fn crane(art: &mut Markup) {
    outlined(art, "M-5 4V-32H5V4Z", "#A86B3C");
    outlined(art, "M16-26-50-36M0-32l-2-8M-2-40-50-36M-2-40 16-26M-46-35v14", "none");
    art.literal(
        "<rect x='-55' y='-21' width='18' height='13' rx='1.5' fill='#D8A468' \
         stroke='var(--line)' stroke-width='1.75' stroke-linejoin='round'/>",
    );
}

fn factory(art: &mut Markup, x: f64, y: f64, w: f64) {
    art.group(&format!("transform='translate({:.2} {y:.2})'", x + w), &chimney);
    let saw = (w - 26.0) / 3.0;
    for tooth in 0..3 {
        let left = x - 5.0 + f64::from(tooth) * saw;
        let (wide, rise) = (saw - 12.0, 20.0 * (saw - 12.0) / saw);
        let window = format!("M{:.2} {:.2}l{wide:.2}-{rise:.2}v9l-{wide:.2} {rise:.2}Z", left + 6.0, y - 10.0);
        outlined(art, &format!("M{left:.2} {:.2}v-18l{saw:.2}-20v38Z", y + 4.0), "#C98A6A");
        art.path(&window, "fill='#F7DFA6' stroke='var(--line)' stroke-width='1.1'");
    }
    let flat = format!("M{:.2} {:.2}v-18h{:.2}v18Z", x - 5.0 + 3.0 * saw, y + 4.0, w - 3.0 * saw + 10.0);
    outlined(art, &flat, "#B97756");
}

fn chimney(art: &mut Markup) {
    outlined(art, "M-34 0v-44h18V0Z", "#B4654A");
    outlined(art, "M-37-44h24v6h-24Z", "#8E4A33");
    art.literal(
        "<circle cx='-23' cy='-50' r='5' fill='#fff' opacity='.75'/>\
         <circle cx='-15' cy='-55' r='6' fill='#fff' opacity='.55'/>",
    );
}
