//! The button that reads a QR code with the camera. Used beside the field for links and in the sheet of a shared table;
//! what a code has to say is for them to judge.

use std::rc::Rc;

use leptos::html::Div;
use leptos::prelude::*;

use super::assets;
use super::button::Button;
use super::context::AppContext;
use crate::device::camera;
use crate::ui::text::Text;
use crate::ui::text::together as words;

/// Draws the button, or nothing where there can be no camera. `is_wanted` receives the text of each code that is seen;
/// once it accepts one, the camera is released.
pub fn scanner(app: AppContext, label: Text, is_wanted: Rc<dyn Fn(&str) -> bool>) -> AnyView {
    if !camera::is_available() {
        return ().into_any();
    }
    let place = NodeRef::<Div>::new();
    let is_wanted = StoredValue::new_local(is_wanted);
    let scan = move || {
        let Some(place) = place.get_untracked().filter(|place| place.child_element_count() == 0) else { return };
        let Some(is_wanted) = is_wanted.try_get_value() else { return };
        leptos::task::spawn_local(async move {
            let is_wanted = Box::new(move |text: &str| is_wanted(text));
            if camera::read_codes((*place).clone().into(), assets::worker, is_wanted).await.is_err() {
                app.notify(words::NO_CAMERA);
            }
        });
    };
    view! {
        <div class="camera" node_ref=place></div>
        <Button icon="ui-scan" on_click=scan attr:data-scan-code="">{label}</Button>
    }
    .into_any()
}
