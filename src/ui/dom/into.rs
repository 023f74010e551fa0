//! What can be written between tags.
//!
//! Called by what `view!` expands to and by functions that draw; knows nothing of the document.

use std::borrow::Cow;

use super::{AnyView, Memo, Piece, RwSignal};

/// What can be shown. Takes the place of leptos' trait of this name in modules that draw.
pub trait IntoView {
    /// As a view.
    fn into_any(self) -> AnyView;
}

/// What draws a view again whenever it is asked. Closures do, and signals of what can be shown: a trait of its own, since
/// a boxed `Fn` would bring code for being called once as well, for each closure of the page.
pub trait Draw {
    /// Draws it.
    fn draw(&self) -> AnyView;
}

/// Several views, one after the other.
pub fn many(views: Vec<AnyView>) -> AnyView {
    AnyView::Many(views)
}

/// Collects views into one.
pub trait CollectView {
    /// All of them, one after the other.
    fn collect_view(self) -> AnyView;
}

impl<I: IntoIterator> CollectView for I
where
    I::Item: IntoView,
{
    fn collect_view(self) -> AnyView {
        let mut views = Vec::new();
        for view in self {
            views.push(view.into_any());
        }
        AnyView::Many(views)
    }
}

impl IntoView for AnyView {
    fn into_any(self) -> AnyView {
        self
    }
}

impl IntoView for Piece {
    fn into_any(self) -> AnyView {
        AnyView::Piece(self)
    }
}

impl IntoView for () {
    fn into_any(self) -> AnyView {
        AnyView::Nothing
    }
}

impl IntoView for &'static str {
    fn into_any(self) -> AnyView {
        AnyView::Text(Cow::Borrowed(self))
    }
}

impl IntoView for String {
    fn into_any(self) -> AnyView {
        AnyView::Text(Cow::Owned(self))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl IntoView for $number {
            fn into_any(self) -> AnyView {
                self.to_string().into_any()
            }
        })*
    };
}
numbers!(u8, u16, u32, u64, usize, i16, i32, i64);

impl<T: IntoView> IntoView for Option<T> {
    fn into_any(self) -> AnyView {
        self.map_or(AnyView::Nothing, T::into_any)
    }
}

impl<T: IntoView> IntoView for Vec<T> {
    fn into_any(self) -> AnyView {
        self.collect_view()
    }
}

impl<T: IntoView, const N: usize> IntoView for [T; N] {
    fn into_any(self) -> AnyView {
        self.collect_view()
    }
}

impl<A: IntoView, B: IntoView> IntoView for (A, B) {
    fn into_any(self) -> AnyView {
        AnyView::Many(vec![self.0.into_any(), self.1.into_any()])
    }
}

impl<T: IntoView, F: Fn() -> T + Send + 'static> IntoView for F {
    fn into_any(self) -> AnyView {
        AnyView::Live(Box::new(self))
    }
}

impl<T: IntoView, F: Fn() -> T> Draw for F {
    fn draw(&self) -> AnyView {
        self().into_any()
    }
}

macro_rules! signals {
    ($($signal:ident),*) => {
        $(impl<T: IntoView + Clone + Send + Sync + 'static> IntoView for $signal<T> {
            fn into_any(self) -> AnyView {
                AnyView::Live(Box::new(self))
            }
        }

        impl<T: IntoView + Clone + Send + Sync + 'static> Draw for $signal<T> {
            fn draw(&self) -> AnyView {
                self.get().into_any()
            }
        })*
    };
}
signals!(Memo, RwSignal);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_keep_their_order_and_what_is_missing_keeps_its_place() {
        let AnyView::Many(views) = vec![Some("a"), None, Some("c")].into_any() else { panic!("it is a list") };
        let words = |view: &AnyView| match view {
            AnyView::Text(words) => words.to_string(),
            AnyView::Nothing => "-".into(),
            _ => panic!("only words were put in"),
        };
        assert_eq!(views.iter().map(words).collect::<String>(), "a-c");
    }

    #[test]
    fn closures_draw_when_they_are_asked() {
        let AnyView::Live(live) = (|| Some(7)).into_any() else { panic!("it follows what it reads") };
        assert!(matches!(live.draw(), AnyView::Text(words) if words == "7"));
    }
}
