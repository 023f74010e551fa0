//! Implements the traits by which Leptos accepts a [`Text`] in place of a string: in views, attributes and signals.
//!
//! Each implementation delegates to that of `String`.

use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::html::attribute::{Attribute, AttributeValue};
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types::Element;
use leptos::tachys::view::{Position, PositionState};

use super::Text;

impl From<Text> for String {
    fn from(text: Text) -> String {
        text.to_string()
    }
}

impl From<Text> for Signal<String> {
    fn from(text: Text) -> Signal<String> {
        text.to_string().into()
    }
}

impl Render for Text {
    type State = <String as Render>::State;
    fn build(self) -> Self::State {
        Render::build(self.to_string())
    }
    fn rebuild(self, state: &mut Self::State) {
        Render::rebuild(self.to_string(), state);
    }
}

impl AddAnyAttr for Text {
    type Output<NewAttr: Attribute> = Text;
    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Text {
        self
    }
}

impl RenderHtml for Text {
    type AsyncOutput = Text;
    type Owned = Text;
    const MIN_LENGTH: usize = 0;
    fn dry_resolve(&mut self) {}
    async fn resolve(self) -> Text {
        self
    }
    fn to_html_with_buf(
        self,
        out: &mut String,
        position: &mut Position,
        escape: bool,
        mark_branches: bool,
        extra: Vec<AnyAttribute>,
    ) {
        self.to_string().to_html_with_buf(out, position, escape, mark_branches, extra);
    }
    fn hydrate<const FROM_SERVER: bool>(self, cursor: &Cursor, position: &PositionState) -> Self::State {
        RenderHtml::hydrate::<FROM_SERVER>(self.to_string(), cursor, position)
    }
    fn into_owned(self) -> Text {
        self
    }
}

impl AttributeValue for Text {
    type State = <String as AttributeValue>::State;
    type AsyncOutput = Text;
    type Cloneable = Text;
    type CloneableOwned = Text;
    fn html_len(&self) -> usize {
        0
    }
    fn to_html(self, key: &str, out: &mut String) {
        AttributeValue::to_html(self.to_string(), key, out);
    }
    fn to_template(_: &str, _: &mut String) {}
    fn hydrate<const FROM_SERVER: bool>(self, key: &str, element: &Element) -> Self::State {
        AttributeValue::hydrate::<FROM_SERVER>(self.to_string(), key, element)
    }
    fn build(self, element: &Element, key: &str) -> Self::State {
        AttributeValue::build(self.to_string(), element, key)
    }
    fn rebuild(self, key: &str, state: &mut Self::State) {
        AttributeValue::rebuild(self.to_string(), key, state);
    }
    fn into_cloneable(self) -> Text {
        self
    }
    fn into_cloneable_owned(self) -> Text {
        self
    }
    fn dry_resolve(&mut self) {}
    async fn resolve(self) -> Text {
        self
    }
}
