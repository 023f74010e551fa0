//! The roofs of the five houses of a street. Called by the scenery. Each is on a baseline `y`, starts at `x` and is `w`
//! wide.

use std::fmt::Write as _;

use leptos::prelude::*;

use crate::ui::kit::svg::round;

const SHADE: &str = "#2A1A06";

/// A surface with the dark outline of roofs.
#[component]
fn Outlined(#[prop(into)] d: String, fill: &'static str) -> impl IntoView {
    view! { <path d=d fill=fill stroke="var(--line)" stroke-width="1.75" stroke-linejoin="round"/> }
}

/// The roof of a house, by its index in [`super::places::HOUSES`].
#[component]
pub fn Roof(house: usize, x: f64, y: f64, w: f64) -> impl IntoView {
    match house {
        0 => view! { <Thatch x y w/> }.into_any(),
        1 => view! { <Awning x y w/> }.into_any(),
        2 => view! { <Domes x y w/> }.into_any(),
        3 => view! { <Warehouse x y w/> }.into_any(),
        _ => view! { <Factory x y w/> }.into_any(),
    }
}

#[component]
fn Thatch(x: f64, y: f64, w: f64) -> impl IntoView {
    let (l, r, u) = (x + 22.0, x + w - 22.0, y - 34.0);
    let mut straws = String::new();
    for index in 0..8 {
        let index = f64::from(index);
        let left = l + index * (w - 44.0) / 7.0;
        let _ = write!(straws, "M{left:.2} {:.2}l{:.2} 26", y - 28.0, (index - 3.5) * 2.2);
    }
    view! {
        <Outlined d=format!("M{:.2} {:.2}L{l:.2} {u:.2}H{r:.2}l30 38Z", x - 8.0, y + 4.0) fill="#DDB46C"/>
        <path d=format!("M{:.2} {u:.2}H{r:.2}l30 38H{:.2}Z", x + w * 0.55, x + w * 0.62) fill=SHADE opacity=".14"/>
        <path d=straws stroke="#8A6530" stroke-width="1.3" fill="none" stroke-linecap="round"/>
    }
}

#[component]
fn Awning(x: f64, y: f64, w: f64) -> impl IntoView {
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
    let stripe_path = |stripe: u8| {
        let fill = if stripe.is_multiple_of(2) { "#B4654A" } else { "#FBF3E2" };
        let (left, arc) = (lower(stripe), below / 2.0);
        view! { <Outlined d=format!("M{left:.2} {y:.2}h{below:.2}a{arc:.2} 9 0 0 1-{below:.2} 0Z") fill/> }.into_any()
    };
    view! {
        <Outlined d=outline.clone() fill="#FBF3E2"/>
        <path d=stripes fill="#B4654A"/>
        <Outlined d=outline fill="none"/>
        {(0..STRIPES).map(stripe_path).collect_view()}
    }
}

#[component]
fn Domes(x: f64, y: f64, w: f64) -> impl IntoView {
    let dome = |(offset, share): (f64, f64)| {
        let transform = format!("translate({:.2} {y:.2})scale({share:.2})", x + w / 2.0 + w * offset);
        // Dividing by the scale keeps the line width and the spike of small domes equal to those of the large one.
        view! {
            <g transform=transform stroke="var(--line)" stroke-width=round(1.75 / share) stroke-linejoin="round">
                <path d="M-30 0C-43.5-22-15-28.8 0-43.2C15-28.8 43.5-22 30 0Z" fill="#D9A441"/>
                <path d="M0-43.2C15-28.8 43.5-22 30 0H10.5C24-20 9-32 0-43.2Z" stroke="none" fill=SHADE opacity=".14"/>
                <path d=format!("M0-43.2v-{:.2}", 6.0 / share)/>
            </g>
        }
        .into_any()
    };
    let wall = format!("M{:.2} {:.2}v-13h12v5h12v-5h12v5h{:.2}v-5h12v5h12v-5h12v13Z", x - 4.0, y + 5.0, w - 64.0,);
    view! {
        {[(-0.36, 0.62), (0.36, 0.62), (0.0, 1.0)].map(dome).collect_view()}
        <Outlined d=wall fill="#E6CFA0"/>
    }
}

#[component]
fn Warehouse(x: f64, y: f64, w: f64) -> impl IntoView {
    let ridge = x + w - 96.0;
    let mut seams = String::new();
    for seam in 0..9 {
        let seam = f64::from(seam);
        let left = x + 30.0 + seam * (w - 126.0) / 8.0;
        let _ = write!(seams, "M{left:.2} {:.2}l{:.2} 28", y - 28.0, (seam - 4.0) * 2.4);
    }
    view! {
        <Outlined d=format!("M{:.2} {:.2}l36-34H{ridge:.2}l36 34Z", x - 6.0, y + 4.0) fill="#6C8491"/>
        <path d=format!("M{:.2} {:.2}h54l36 34h-62Z", ridge - 54.0, y - 30.0) fill="#0f1a20" opacity=".16"/>
        <path d=seams stroke="#3F535E" stroke-width="1.2" fill="none"/>
        <g transform=format!("translate({:.2} {y:.2})", x + w - 34.0)>
            <Outlined d="M-5 4V-32H5V4Z" fill="#A86B3C"/>
            <Outlined d="M16-26-50-36M0-32l-2-8M-2-40-50-36M-2-40 16-26M-46-35v14" fill="none"/>
            <rect x="-55" y="-21" width="18" height="13" rx="1.5" fill="#D8A468"
                stroke="var(--line)" stroke-width="1.75" stroke-linejoin="round"/>
        </g>
    }
}

#[component]
fn Factory(x: f64, y: f64, w: f64) -> impl IntoView {
    let saw = (w - 26.0) / 3.0;
    let tooth_path = |index: u8| {
        let left = x - 5.0 + f64::from(index) * saw;
        let (wide, rise) = (saw - 12.0, 20.0 * (saw - 12.0) / saw);
        let window = format!("M{:.2} {:.2}l{wide:.2}-{rise:.2}v9l-{wide:.2} {rise:.2}Z", left + 6.0, y - 10.0,);
        view! {
            <Outlined d=format!("M{left:.2} {:.2}v-18l{saw:.2}-20v38Z", y + 4.0) fill="#C98A6A"/>
            <path d=window fill="#F7DFA6" stroke="var(--line)" stroke-width="1.1"/>
        }
        .into_any()
    };
    let flat = format!("M{:.2} {:.2}v-18h{:.2}v18Z", x - 5.0 + 3.0 * saw, y + 4.0, w - 3.0 * saw + 10.0);
    view! {
        <g transform=format!("translate({:.2} {y:.2})", x + w)>
            <Outlined d="M-34 0v-44h18V0Z" fill="#B4654A"/>
            <Outlined d="M-37-44h24v6h-24Z" fill="#8E4A33"/>
            <circle cx="-23" cy="-50" r="5" fill="#fff" opacity=".75"/>
            <circle cx="-15" cy="-55" r="6" fill="#fff" opacity=".55"/>
        </g>
        {[0, 1, 2].map(tooth_path).collect_view()}
        <Outlined d=flat fill="#B97756"/>
    }
}
