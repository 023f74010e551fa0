//! Buttons with words, or with just a drawing. Their style is style/kit/button.css.
//!
//! Every button of the page is one of these, except for the spots of a board (`shell/spot.rs`).

use leptos::prelude::*;

use super::icon::icon as drawing;

/// The visual weight of a button.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ButtonKind {
    /// Outlined.
    #[default]
    Plain,
    /// Filled: the main action of a page or panel.
    Primary,
    /// Without outline or background.
    Quiet,
    /// With a tinted background and no outline.
    Soft,
    /// Without a style: the class passed in determines its look.
    Bare,
}

impl ButtonKind {
    /// Returns `Primary` if this button is the first choice, `Plain` otherwise.
    pub fn first_if(is_first: bool) -> ButtonKind {
        if is_first { ButtonKind::Primary } else { ButtonKind::Plain }
    }

    /// Returns the classes of a button of this kind, including those passed in.
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

/// A button with words, preceded by a drawing if `icon` names one.
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
    #[prop(optional)] kind: ButtonKind,
    /// Additional classes.
    #[prop(optional)]
    class: &'static str,
    /// Id of the drawing before the words.
    #[prop(optional)]
    icon: &'static str,
    /// Class that sets the size of the drawing.
    #[prop(default = "i20")]
    size: &'static str,
    /// Whether it submits the form that contains it.
    #[prop(optional)]
    submits: bool,
    #[prop(optional, into)] on_click: Option<Callback<()>>,
    /// The words or, if there is no `icon`, the whole content.
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

/// A button with just a drawing. Its name is read by screen readers and shown as a tooltip.
///
/// ```ignore
/// <IconButton icon="ui-close" name=text::CLOSE on_click=move || sheet.set(None)/>
/// ```
#[component]
pub fn IconButton(
    #[prop(default = ButtonKind::Quiet)] kind: ButtonKind,
    /// Additional classes.
    #[prop(optional)]
    class: &'static str,
    /// Id of the drawing.
    #[prop(into)]
    icon: Signal<&'static str>,
    /// Class that sets the size of the drawing.
    #[prop(default = "i")]
    size: &'static str,
    #[prop(into)] name: Signal<String>,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    let name = move || name.get();
    let class = kind.classes(format!("icon {class}").trim_end());
    view! {
        <button type="button" class=class aria-label=move || name() title=move || name()
            on:click=move |_| on_click.run(())>
            {move || drawing(icon.get(), size)}
        </button>
    }
}
