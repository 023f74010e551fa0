//! A fixed piece of work whose time shows how fast this machine is: measurements can be compared only in relation to
//! it.

use serde_json::json;

use crate::driver::Browser;

/// Computes, then creates, styles and lays out elements; returns the time in milliseconds. Knows nothing of our page.
const WORK: &str = "
    const begun = performance.now();
    let number = 1;
    for (let step = 0; step < 3e7; step += 1) number = (Math.imul(number, 1664525) + 1013904223) | 0;
    const list = document.body.appendChild(document.createElement('div'));
    for (let row = 0; row < 1500; row += 1) {
        const part = list.appendChild(document.createElement('div'));
        part.style.cssText = `display: flex; padding: ${row % 7}px; border: 1px solid; border-radius: 3px`;
        part.innerHTML = `<b>${number + row}</b><span>row</span>`
            + '<svg width=20 height=20><circle r=9 cx=10 cy=10 /></svg>';
        if (row % 50 === 0) list.getBoundingClientRect();
    }
    list.getBoundingClientRect();
    list.remove();
    return performance.now() - begun;";

/// Returns the median of five runs on an empty page, in milliseconds, at the current throttling of the browser.
#[track_caller]
pub fn reference_time(browser: &Browser) -> f64 {
    browser.go("about:blank");
    let mut times: Vec<f64> = (0..5).filter_map(|_| browser.run(WORK, json!([])).as_f64()).collect();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
