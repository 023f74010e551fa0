//! One element as it is to be: what `view!` writes down, before there is anything in the document.
//!
//! Called by what `view!` expands to; [`super::state`] makes an element of it.

use std::borrow::Cow;
use std::marker::PhantomData;

use leptos::attr::Attribute;
use leptos::attr::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::ev::EventDescriptor;
use leptos::html::ElementType;
use leptos::prelude::{NodeRef, Owner};
use leptos::tachys::html::node_ref::node_ref;
use send_wrapper::SendWrapper;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;

use super::value::{IntoValue, Source};
use super::{AnyView, IntoView};

/// What of an element a value goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// An attribute; of classes, those that it names.
    Attribute,
    /// One class.
    Class,
    /// One property of its style.
    Style,
    /// A property of the object.
    Property,
    /// All that is inside.
    Inside,
}

/// A value that is not the same in all elements of one line of markup.
pub struct Setting {
    /// Where it goes.
    pub place: Place,
    /// The name of attribute, class or property.
    pub name: &'static str,
    /// The value.
    pub source: Source,
}

/// What hears an event. A trait of its own for the same reason as [`super::Draw`].
pub trait Hear {
    /// Hears one.
    fn hear(&mut self, event: Event);
}

/// A closure that hears one kind of event.
struct Heard<E, F> {
    hear: F,
    kind: PhantomData<E>,
}

impl<E: EventDescriptor, F: FnMut(E::EventType)> Hear for Heard<E, F>
where
    E::EventType: JsCast,
{
    fn hear(&mut self, event: Event) {
        (self.hear)(event.unchecked_into());
    }
}

/// What hears an event, and the owner of what it may ask for.
pub type Hearer = SendWrapper<(Owner, Box<dyn Hear>)>;

/// One element as it is to be.
pub struct Piece(pub(super) Box<Plan>);

/// What a piece is.
pub struct Plan {
    /// Tag and fixed attributes: `tag\nname=value\nname=value`.
    pub head: &'static str,
    /// Whether it is part of a drawing (SVG).
    pub drawn: bool,
    /// What is set besides.
    pub settings: Vec<Setting>,
    /// What hears which events.
    pub events: Vec<(Cow<'static, str>, Hearer)>,
    /// Attributes of leptos' own.
    pub others: Vec<AnyAttribute>,
    /// What is inside.
    pub children: Vec<AnyView>,
}

impl Piece {
    /// An element of the page: `tag\nname=value\nname=value`.
    pub fn html(head: &'static str) -> Piece {
        Piece::begin(head, false)
    }

    /// An element of a drawing.
    pub fn svg(head: &'static str) -> Piece {
        Piece::begin(head, true)
    }

    fn begin(head: &'static str, drawn: bool) -> Piece {
        let (settings, events, others, children) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Piece(Box::new(Plan { head, drawn, settings, events, others, children }))
    }

    #[inline(never)]
    fn set(mut self, place: Place, name: &'static str, source: Source) -> Piece {
        self.0.settings.push(Setting { place, name, source });
        self
    }

    /// Sets an attribute; nothing is none, true one without words.
    pub fn attr(self, name: &'static str, value: impl IntoValue) -> Piece {
        self.set(Place::Attribute, name, value.source())
    }

    /// Has it wear a class, or not.
    pub fn class(self, name: &'static str, worn: impl IntoValue) -> Piece {
        self.set(Place::Class, name, worn.source())
    }

    /// Sets a property of its style.
    pub fn style(self, name: &'static str, value: impl IntoValue) -> Piece {
        self.set(Place::Style, name, value.source())
    }

    /// Sets a property of the object, such as the value of a field.
    pub fn prop(self, name: &'static str, value: impl IntoValue) -> Piece {
        self.set(Place::Property, name, value.source())
    }

    /// Fills it with markup that is known to be sound.
    pub fn inner_html(self, html: impl IntoValue) -> Piece {
        self.set(Place::Inside, "", html.source())
    }

    /// Hears an event.
    pub fn on<E: EventDescriptor + 'static>(self, event: E, hear: impl FnMut(E::EventType) + 'static) -> Piece
    where
        E::EventType: JsCast,
    {
        self.hear(event.name(), Box::new(Heard { hear, kind: PhantomData::<E> }))
    }

    #[inline(never)]
    fn hear(mut self, name: Cow<'static, str>, hear: Box<dyn Hear>) -> Piece {
        // What hears may ask for what belongs to the component around it.
        let owner = Owner::current().unwrap_or_default();
        self.0.events.push((name, SendWrapper::new((owner, hear))));
        self
    }

    /// Tells `place` of the element.
    pub fn node_ref<E>(mut self, place: NodeRef<E>) -> Piece
    where
        E: ElementType,
        E::Output: JsCast + From<JsValue> + Clone + 'static,
        NodeRef<E>: leptos::tachys::html::node_ref::NodeRefContainer<E>,
        leptos::tachys::html::node_ref::NodeRefAttr<E, NodeRef<E>>: Attribute,
    {
        self.0.others.push(node_ref(place).into_any_attr());
        self
    }

    /// Puts something inside, after what is there.
    pub fn child(self, child: impl IntoView) -> Piece {
        self.put(child.into_any())
    }

    #[inline(never)]
    fn put(mut self, child: AnyView) -> Piece {
        self.0.children.push(child);
        self
    }
}
