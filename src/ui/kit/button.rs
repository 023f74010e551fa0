//! Buttons: with words, or with a drawing alone. Their style is style/kit/button.css.
//!
//! Every button of the page is one of these, except for the spots of a board (`shell/spot.rs`).

use leptos::prelude::*;

use super::icon::icon as drawing;

/// How much a button stands out from its surroundings.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ButtonKind {
    /// Outlined.
    #[default]
    Plain,
    /// Filled: the one action that a page or a panel asks for.
    Primary,
    /// Without outline or background.
    Quiet,
    /// With a tinted background and no outline.
    Soft,
    /// Not styled at all: the class passed along says how it looks.
    Bare,
}

impl ButtonKind {
    /// Returns `Primary` for the button that is the first choice here, `Plain` for any other.
    pub fn first_if(first: bool) -> ButtonKind {
        if first { ButtonKind::Primary } else { ButtonKind::Plain }
    }

    /// Returns the classes of a button of this kind, with those of its surroundings.
    fn classes(self, class: &str) -> String {
        let kind = match self {
            ButtonKind::Plain => "btn",
            ButtonKind::Primary => "btn primary",
            ButtonKind::Quiet => "btn quiet",
            ButtonKind::Soft => "btn soft",
            ButtonKind::Bare => return class.to_owned(),
        };
        format!("{kind} {class}").trim_end().to_owned()
    }
}

/// A button with words, and with a drawing before them if `icon` names one.
///
/// Attributes of the element are spread onto it:
///
/// ```ignore
/// <Button kind=ButtonKind::Primary icon="ui-play" on_click=start attr:data-start="">
///     {words::START}
/// </Button>
/// ```
#[component]
pub fn Button(
    /// How much it stands out.
    #[prop(optional)]
    kind: ButtonKind,
    /// Further classes.
    #[prop(optional)]
    class: &'static str,
    /// The id of the drawing before the words.
    #[prop(optional)]
    icon: &'static str,
    /// The class that sets the size of the drawing.
    #[prop(default = "i20")]
    size: &'static str,
    /// Whether it submits the form that it is in.
    #[prop(optional)]
    submits: bool,
    /// Called when it is pressed.
    #[prop(optional, into)]
    on_click: Option<Callback<()>>,
    /// The words; or, where no `icon` is named, all of the content.
    children: Children,
) -> impl IntoView {
    let content = match icon {
        "" => children(),
        _ => view! { {drawing(icon, size)}<span>{children()}</span> }.into_any(),
    };
    let press = move |_| {
        if let Some(on_click) = on_click {
            on_click.run(());
        }
    };
    view! {
        <button type=if submits { "submit" } else { "button" } class=kind.classes(class) on:click=press>
            {content}
        </button>
    }
}

/// A button with a drawing alone. Screen readers read its name, and a pointer over it shows it.
///
/// ```ignore
/// <IconButton icon="ui-close" name=text::CLOSE on_click=move || sheet.set(None)/>
/// ```
#[component]
pub fn IconButton(
    /// How much it stands out.
    #[prop(default = ButtonKind::Quiet)]
    kind: ButtonKind,
    /// Further classes.
    #[prop(optional)]
    class: &'static str,
    /// The id of the drawing.
    #[prop(into)]
    icon: Signal<&'static str>,
    /// The class that sets the size of the drawing.
    #[prop(default = "i")]
    size: &'static str,
    /// Its name.
    #[prop(into)]
    name: Signal<String>,
    /// Called when it is pressed.
    #[prop(into)]
    on_click: Callback<()>,
) -> impl IntoView {
    let name = move || name.get();
    let class = kind.classes(format!("icon {class}").trim_end());
    view! {
        <button type="button" class=class aria-label=name title=name on:click=move |_| on_click.run(())>
            {move || drawing(icon.get(), size)}
        </button>
    }
}
