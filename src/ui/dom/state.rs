//! What stands in the document for a view, and how it follows.
//!
//! Leptos calls it to build, mount and take away. An element of the same shape (tag, fixed attributes, names of what is
//! set and heard, number of children) is changed in place; anything else is put in its stead.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use leptos::attr::Attribute;
use leptos::attr::any_attribute::{AnyAttribute, AnyAttributeState};
use leptos::prelude::{AddAnyAttr, Mountable, Render, RenderEffect, RenderHtml};
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::{Rndr, types};
use leptos::tachys::view::{Position, PositionState};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event};

use super::piece::{Hearer, Place, Plan, Setting};
use super::rows::RowStates;
use super::value::{Source, Value};
use super::{AnyView, Piece};

/// What stands for an [`AnyView`].
pub enum ViewState {
    /// A mark where something may come.
    Nothing(types::Placeholder),
    /// Words.
    Text(types::Text, Cow<'static, str>),
    /// An element.
    Piece(Box<PieceState>),
    /// Several, and a mark after the last.
    Many(Vec<ViewState>, types::Placeholder),
    /// What follows signals.
    Live(LiveState),
    /// One for each of a list.
    Rows(RowStates),
}

/// What stands for a view that follows signals.
pub struct LiveState(RenderEffect<ViewState>);

impl Drop for LiveState {
    /// The effect's task keeps what it drew until it is called again. Effects inside would run till then, and read what
    /// went with their owner.
    fn drop(&mut self) {
        drop(self.0.take_value());
    }
}

/// What stands for a [`Piece`].
pub struct PieceState {
    element: Element,
    head: &'static str,
    drawn: bool,
    settings: Vec<SettingState>,
    events: Vec<Ear>,
    others: Vec<AnyAttributeState>,
    children: Vec<ViewState>,
}

struct SettingState {
    place: Place,
    name: &'static str,
    held: Held,
}

enum Held {
    Fixed(Value),
    Live(RenderEffect<Value>),
}

/// One listener in the document; who hears can change.
struct Ear {
    element: Element,
    name: Cow<'static, str>,
    hears: Rc<RefCell<Option<Hearer>>>,
    listener: Closure<dyn FnMut(Event)>,
}

impl Ear {
    fn put_on(element: &Element, name: Cow<'static, str>, hearer: Hearer) -> Ear {
        let hears = Rc::new(RefCell::new(Some(hearer)));
        let listener = Closure::new({
            let hears = hears.clone();
            move |event| {
                // Taken out meanwhile: what is heard may draw the element anew.
                let hearer = hears.borrow_mut().take();
                if let Some(mut hearer) = hearer {
                    // Nobody who hears means to follow what is read.
                    #[cfg(debug_assertions)]
                    let _zone = leptos::reactive::diagnostics::SpecialNonReactiveZone::enter();
                    let (owner, hear) = &mut *hearer;
                    owner.with(|| hear.hear(event));
                    hears.borrow_mut().get_or_insert(hearer);
                }
            }
        });
        // An element that is made by us takes every listener.
        let _ = element.add_event_listener_with_callback(&name, listener.as_ref().unchecked_ref());
        Ear { element: element.clone(), name, hears, listener }
    }
}

impl Drop for Ear {
    /// An event may still be on its way through an element that is gone.
    fn drop(&mut self) {
        let _ = self.element.remove_event_listener_with_callback(&self.name, self.listener.as_ref().unchecked_ref());
    }
}

thread_local! {
    /// An element for each line of markup, with what never changes: copying it is faster than making it.
    static MODELS: RefCell<HashMap<(&'static str, bool), Element>> = RefCell::default();
}

fn model(head: &'static str, drawn: bool) -> Element {
    let made = || {
        let mut lines = head.split('\n');
        let namespace = drawn.then_some("http://www.w3.org/2000/svg");
        let element = Rndr::create_element(lines.next().unwrap_or_default(), namespace);
        for (name, value) in lines.filter_map(|line| line.split_once('=')) {
            Rndr::set_attribute(&element, name, value);
        }
        element
    };
    let copy = MODELS.with_borrow_mut(|models| models.entry((head, drawn)).or_insert_with(made).clone_node());
    copy.map_or_else(|_| made(), JsCast::unchecked_into)
}

/// Sets a value where it goes. `old` is what stood there, if it is known.
fn apply(element: &Element, place: Place, name: &'static str, old: Option<&Value>, new: &Value) {
    // What a field holds may have been typed or cut to fit since it was last set.
    if place != Place::Property && old == Some(new) {
        return;
    }
    match (place, new) {
        // Beside the classes that are worn one by one.
        (Place::Attribute, _) if name == "class" => {
            let classes = Rndr::class_list(element);
            let words = |value: &Value, each: &dyn Fn(&str)| {
                if let Value::Text(words) = value {
                    words.split_ascii_whitespace().for_each(each);
                }
            };
            if let Some(old) = old {
                words(old, &|class| Rndr::remove_class(&classes, class));
            }
            words(new, &|class| Rndr::add_class(&classes, class));
        }
        (Place::Attribute, Value::Text(words)) => Rndr::set_attribute(element, name, words),
        (Place::Attribute, Value::On) => Rndr::set_attribute(element, name, ""),
        (Place::Attribute, Value::Off) => Rndr::remove_attribute(element, name),
        (Place::Class, Value::On) => Rndr::add_class(&Rndr::class_list(element), name),
        (Place::Class, _) => Rndr::remove_class(&Rndr::class_list(element), name),
        (Place::Style, Value::Text(words)) => Rndr::set_css_property(&Rndr::style(element), name, words),
        (Place::Style, _) => Rndr::remove_css_property(&Rndr::style(element), name),
        // A value is set last of all: what it may be is set in the same round.
        (Place::Property, Value::Text(words)) => Rndr::set_property_or_value(element, name, &(&**words).into()),
        (Place::Property, Value::On) => Rndr::set_property_or_value(element, name, &JsValue::TRUE),
        // False for a flag, empty for a value.
        (Place::Property, Value::Off) => Rndr::set_property_or_value(element, name, &JsValue::NULL),
        (Place::Inside, Value::Text(words)) => Rndr::set_inner_html(element, words),
        (Place::Inside, _) => Rndr::set_inner_html(element, ""),
    }
}

impl SettingState {
    fn begin(element: &Element, setting: Setting) -> SettingState {
        let Setting { place, name, source } = setting;
        let mut state = SettingState { place, name, held: Held::Fixed(Value::Off) };
        state.hold(element, source);
        state
    }

    fn hold(&mut self, element: &Element, source: Source) {
        let (place, name) = (self.place, self.name);
        let before = match &self.held {
            Held::Fixed(value) => Some(value.clone()),
            Held::Live(effect) => effect.with_value_mut(|value| value.clone()),
        };
        self.held = match source {
            Source::Fixed(value) => {
                apply(element, place, name, before.as_ref(), &value);
                Held::Fixed(value)
            }
            Source::Live(source) => {
                let element = element.clone();
                let follow = move |before: Option<Value>| {
                    let value = source.ask();
                    apply(&element, place, name, before.as_ref(), &value);
                    value
                };
                Held::Live(RenderEffect::new_with_value(follow, before))
            }
        };
    }
}

impl PieceState {
    fn build(plan: Plan) -> PieceState {
        let element = model(plan.head, plan.drawn);
        let children: Vec<_> = plan.children.into_iter().map(AnyView::build).collect();
        let settings = plan.settings.into_iter().map(|setting| SettingState::begin(&element, setting)).collect();
        let events = plan.events.into_iter().map(|(name, hear)| Ear::put_on(&element, name, hear)).collect();
        let others = plan.others.into_iter().map(|other| other.build(&element)).collect();
        let mut state = PieceState { element, head: plan.head, drawn: plan.drawn, settings, events, others, children };
        for child in &mut state.children {
            child.mount(&state.element, None);
        }
        state
    }

    /// Whether both have the same shape.
    fn fits(&self, plan: &Plan) -> bool {
        let same =
            |(held, setting): (&SettingState, &Setting)| held.place == setting.place && held.name == setting.name;
        self.head == plan.head
            && self.drawn == plan.drawn
            && self.settings.len() == plan.settings.len()
            && self.settings.iter().zip(&plan.settings).all(same)
            && self.events.len() == plan.events.len()
            && self.events.iter().zip(&plan.events).all(|(ear, (name, _))| ear.name == *name)
            && self.others.len() == plan.others.len()
            && self.children.len() == plan.children.len()
    }

    fn rebuild(&mut self, plan: Plan) {
        for (held, setting) in self.settings.iter_mut().zip(plan.settings) {
            held.hold(&self.element, setting.source);
        }
        for (ear, (_, hear)) in self.events.iter().zip(plan.events) {
            *ear.hears.borrow_mut() = Some(hear);
        }
        for (state, other) in self.others.iter_mut().zip(plan.others) {
            other.rebuild(state);
        }
        for (state, child) in self.children.iter_mut().zip(plan.children) {
            child.rebuild(state);
        }
    }
}

impl Render for AnyView {
    type State = ViewState;

    fn build(self) -> ViewState {
        match self {
            AnyView::Nothing => ViewState::Nothing(Rndr::create_placeholder()),
            AnyView::Text(words) => ViewState::Text(Rndr::create_text_node(&words), words),
            AnyView::Piece(Piece(plan)) => ViewState::Piece(Box::new(PieceState::build(*plan))),
            AnyView::Many(views) => {
                ViewState::Many(views.into_iter().map(AnyView::build).collect(), Rndr::create_placeholder())
            }
            AnyView::Live(live) => ViewState::Live(LiveState(RenderEffect::new(move |before: Option<ViewState>| {
                let view = live.draw();
                match before {
                    Some(mut state) => {
                        view.rebuild(&mut state);
                        state
                    }
                    None => view.build(),
                }
            }))),
            AnyView::Rows(rows) => ViewState::Rows(RowStates::build(rows)),
        }
    }

    fn rebuild(self, state: &mut ViewState) {
        match (self, &mut *state) {
            (AnyView::Nothing, ViewState::Nothing(_)) => {}
            (AnyView::Text(new), ViewState::Text(node, old)) => {
                if new != *old {
                    Rndr::set_text(node, &new);
                    *old = new;
                }
            }
            (AnyView::Piece(Piece(plan)), ViewState::Piece(piece)) if piece.fits(&plan) => piece.rebuild(*plan),
            (AnyView::Many(views), ViewState::Many(states, mark)) => {
                while states.len() > views.len() {
                    if let Some(mut gone) = states.pop() {
                        gone.unmount();
                    }
                }
                let mut views = views.into_iter();
                // The states first: the view that finds none is not to be lost.
                for (state, view) in states.iter_mut().zip(views.by_ref()) {
                    view.rebuild(state);
                }
                for view in views {
                    let mut come = view.build();
                    mark.insert_before_this(&mut come);
                    states.push(come);
                }
            }
            (AnyView::Rows(rows), ViewState::Rows(states)) => states.rebuild(rows),
            (view, _) => {
                let mut come = view.build();
                state.insert_before_this(&mut come);
                state.unmount();
                *state = come;
            }
        }
    }
}

impl Mountable for ViewState {
    fn unmount(&mut self) {
        match self {
            ViewState::Nothing(mark) => mark.unmount(),
            ViewState::Text(node, _) => node.unmount(),
            ViewState::Piece(piece) => piece.element.unmount(),
            ViewState::Many(states, mark) => {
                states.iter_mut().for_each(ViewState::unmount);
                mark.unmount();
            }
            ViewState::Live(LiveState(effect)) => effect.unmount(),
            ViewState::Rows(states) => states.unmount(),
        }
    }

    fn mount(&mut self, parent: &types::Element, before: Option<&types::Node>) {
        match self {
            ViewState::Nothing(mark) => mark.mount(parent, before),
            ViewState::Text(node, _) => node.mount(parent, before),
            ViewState::Piece(piece) => piece.element.mount(parent, before),
            ViewState::Many(states, mark) => {
                states.iter_mut().for_each(|state| state.mount(parent, before));
                mark.mount(parent, before);
            }
            ViewState::Live(LiveState(effect)) => effect.mount(parent, before),
            ViewState::Rows(states) => states.mount(parent, before),
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match self {
            ViewState::Nothing(mark) => mark.insert_before_this(child),
            ViewState::Text(node, _) => node.insert_before_this(child),
            ViewState::Piece(piece) => piece.element.insert_before_this(child),
            ViewState::Many(states, mark) => match states.first() {
                Some(first) => first.insert_before_this(child),
                None => mark.insert_before_this(child),
            },
            ViewState::Live(LiveState(effect)) => effect.insert_before_this(child),
            ViewState::Rows(states) => states.insert_before_this(child),
        }
    }

    fn elements(&self) -> Vec<types::Element> {
        Vec::new()
    }
}

impl AddAnyAttr for AnyView {
    type Output<SomeNewAttr: Attribute> = AnyView;

    /// Attributes are not spread over these views.
    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> AnyView {
        self
    }
}

/// Leptos asks this of every view; the page is never drawn by a server.
impl RenderHtml for AnyView {
    type AsyncOutput = AnyView;
    type Owned = AnyView;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> AnyView {
        self
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> ViewState {
        self.build()
    }

    fn into_owned(self) -> AnyView {
        self
    }
}
