//! Reasons why a text is rejected as JSON, each with its position or field.
//!
//! [`from_json`] is called where files of games and saves are opened. It leaves the parsing to `serde_json` and
//! translates its errors. Knows none of the parsed types. Time and memory are linear in the length of the text, even
//! if it contains unknown fields.

use serde::de::DeserializeOwned;
use serde_json::error::Category;

/// Why a text could not be parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JsonError {
    /// The text is not JSON.
    Syntax {
        /// Number of characters before the error.
        after: usize,
    },
    /// The field of this name is missing or duplicated.
    Field(String),
    /// A value has the wrong type or range.
    Value {
        /// Number of characters before the value, or before its end.
        after: usize,
    },
    /// The text is JSON, but not an object.
    WrongType,
}

/// Parses a value from JSON.
///
/// # Errors
/// If the text is not JSON, or its JSON does not describe a `T`.
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, JsonError> {
    serde_json::from_str(text).map_err(|error| explain(text, &error))
}

fn explain(text: &str, error: &serde_json::Error) -> JsonError {
    let after = characters_before(text, error);
    if error.classify() != Category::Data {
        return JsonError::Syntax { after };
    }
    match missing_or_duplicate_field(&error.to_string()) {
        Some(name) => JsonError::Field(name.chars().take(MAX_NAME_LENGTH).collect()),
        None if text.trim_start().starts_with('{') => JsonError::Value { after },
        None => JsonError::WrongType,
    }
}

/// Maximum length of a name quoted in an error, in characters.
const MAX_NAME_LENGTH: usize = 24;

/// Extracts the name of a missing or duplicate field, which serde reports only in its message.
fn missing_or_duplicate_field(message: &str) -> Option<&str> {
    let name = message.strip_prefix("missing field `").or_else(|| message.strip_prefix("duplicate field `"))?;
    name.split('`').next()
}

fn characters_before(text: &str, error: &serde_json::Error) -> usize {
    if error.is_eof() {
        return text.chars().count();
    }
    let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
    // A column counts bytes, from 1.
    let bytes = lines.map(str::len).sum::<usize>() + error.column().saturating_sub(1);
    text.char_indices().take_while(|(at, _)| *at < bytes).count()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(PartialEq, Debug, Deserialize)]
    struct One {
        is: bool,
        three: (u32, u16, bool),
        #[serde(default)]
        inner: Vec<Inner>,
    }

    #[derive(PartialEq, Debug, Deserialize)]
    struct Inner {
        name: String,
    }

    #[test]
    fn errors_locate_the_fault() {
        let refused = |text: &str| from_json::<One>(text).expect_err(text);
        let field = |name: &str| JsonError::Field(name.into());
        let syntax = |after| JsonError::Syntax { after };
        assert_eq!(refused("7"), JsonError::WrongType);
        assert_eq!(refused("[]"), JsonError::WrongType);
        assert_eq!(refused("{\"is\":true}"), field("three"));
        assert_eq!(refused("{\"is\":true,\"is\":true,\"three\":[1,2,true]}"), field("is"), "given twice");
        assert_eq!(refused("{\"is\":1,\"three\":[1,2,true]}"), JsonError::Value { after: 6 });
        for three in ["[1,2]", "[]", "[1,65536,true]", "[1,1.0,true]", "[-1,1,true]", "{}", "null"] {
            let text = format!("{{\"three\":{three},\"is\":true}}");
            let JsonError::Value { after } = refused(&text) else { panic!("{three}") };
            assert!((8..=9 + three.len()).contains(&after), "{three}: {after}");
        }
        assert_eq!(refused("{\"three\":[1,2,true,4],\"is\":true}"), syntax(19), "too many in a list");
        assert_eq!(refused("{\"inner\":[{\"name\":\"é\"},{}]}"), field("name"));
        assert_eq!(refused("{\"inner\":[{\"name\":{}}]}"), JsonError::Value { after: 17 });
        assert_eq!(refused("{} x"), field("is"));
        for (text, after) in [
            ("", 0),
            ("{", 1),
            ("<html>", 0),
            ("{\"é\":?}", 5),
            ("{\n\"é\":\n?}", 7),
            ("{\"is\":tru}", 9),
            ("{\"is\":\"é", 8),
        ] {
            assert_eq!(refused(text), syntax(after), "{text}");
        }
        assert_eq!(from_json::<One>("{\"is\":true,\"three\":[1,2,true]} é"), Err(syntax(31)));
    }

    #[test]
    fn unknown_fields_are_skipped_at_any_depth() {
        let deep = 200_000;
        let within = |inner: &str| format!("{{\"new\":{inner},\"is\":true,\"three\":[1,2,false]}}");
        let one = Ok(One { is: true, three: (1, 2, false), inner: Vec::new() });
        assert_eq!(from_json(&within(&("[".repeat(deep) + &"]".repeat(deep)))), one);
        assert_eq!(from_json(&within(&("{\"a\":".repeat(deep) + "{}" + &"}".repeat(deep)))), one);
        assert_eq!(from_json(&within(r#"[{"a":[],"b":{}},-1.5e-3,"\ud800",null]"#)), one, "half a letter too");
        for damaged in ["[", "[1,]", "{1:2}", "{\"a\"}", "{\"a\":1,}", "[1 2]", "01", "nul", "\"\\x\"", "\"\\u+041\""] {
            assert!(matches!(from_json::<One>(&within(damaged)), Err(JsonError::Syntax { .. })), "{damaged}");
        }
    }
}
