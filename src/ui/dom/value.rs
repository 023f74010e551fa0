//! Values of attributes, classes, styles and properties.
//!
//! Called by what `view!` expands to; knows nothing of elements.

use std::borrow::Cow;

use super::{Memo, RwSignal};

/// A value at one moment.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// These words.
    Text(Cow<'static, str>),
    /// There, without words; a class that is worn.
    On,
    /// Not there.
    Off,
}

/// A value, or how to come by it whenever a signal that was read for it changes.
pub enum Source {
    /// It does not change by itself.
    Fixed(Value),
    /// It follows signals.
    Live(Box<dyn Ask + Send>),
}

/// What can be written as a value.
pub trait IntoValue {
    /// As one value, now; a closure is called, a signal read.
    fn value(self) -> Value;

    /// As the source of values.
    fn source(self) -> Source
    where
        Self: Sized,
    {
        Source::Fixed(self.value())
    }
}

/// What gives a value again whenever it is asked: a trait of its own, as [`super::into::Draw`] is.
pub trait Ask {
    /// The value now.
    fn ask(&self) -> Value;
}

impl IntoValue for Value {
    fn value(self) -> Value {
        self
    }
}

impl IntoValue for &'static str {
    fn value(self) -> Value {
        Value::Text(Cow::Borrowed(self))
    }
}

impl IntoValue for String {
    fn value(self) -> Value {
        Value::Text(Cow::Owned(self))
    }
}

impl IntoValue for bool {
    fn value(self) -> Value {
        if self { Value::On } else { Value::Off }
    }
}

impl<T: IntoValue> IntoValue for Option<T> {
    fn value(self) -> Value {
        self.map_or(Value::Off, T::value)
    }

    fn source(self) -> Source {
        self.map_or(Source::Fixed(Value::Off), T::source)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl IntoValue for $number {
            fn value(self) -> Value {
                Value::Text(Cow::Owned(self.to_string()))
            }
        })*
    };
}
// Not fractions: what draws with them rounds them, and says how (`kit::rounded`).
numbers!(u8, u16, u32, usize, i32);

impl<T: IntoValue, F: Fn() -> T + Send + 'static> IntoValue for F {
    fn value(self) -> Value {
        self().value()
    }

    fn source(self) -> Source {
        Source::Live(Box::new(self))
    }
}

impl<T: IntoValue, F: Fn() -> T> Ask for F {
    fn ask(&self) -> Value {
        self().value()
    }
}

macro_rules! signals {
    ($($signal:ident),*) => {
        $(impl<T: IntoValue + Clone + Send + Sync + 'static> IntoValue for $signal<T> {
            fn value(self) -> Value {
                self.get().value()
            }

            fn source(self) -> Source {
                Source::Live(Box::new(self))
            }
        }

        impl<T: IntoValue + Clone + Send + Sync + 'static> Ask for $signal<T> {
            fn ask(&self) -> Value {
                self.get().value()
            }
        })*
    };
}
signals!(Memo, RwSignal);

#[cfg(test)]
mod tests {
    use super::*;

    fn text(words: &'static str) -> Value {
        Value::Text(Cow::Borrowed(words))
    }

    #[test]
    fn what_is_not_there_is_off() {
        assert_eq!(None::<String>.value(), Value::Off);
        assert_eq!(Some(String::new()).value(), text(""), "an attribute without words is there");
        assert_eq!((true.value(), false.value()), (Value::On, Value::Off));
        assert_eq!((3u8.value(), (-4i32).value()), (text("3"), text("-4")));
    }

    #[test]
    fn closures_are_asked_anew() {
        assert!(matches!("x".source(), Source::Fixed(_)));
        let counted = std::sync::atomic::AtomicUsize::new(0);
        let Source::Live(live) = (move || counted.fetch_add(1, std::sync::atomic::Ordering::Relaxed)).source() else {
            panic!("a closure follows what it reads");
        };
        assert_eq!((live.ask(), live.ask()), (text("0"), text("1")));
        assert!(matches!(Some(|| "x").source(), Source::Live(_)), "also where it may be missing");
    }
}
