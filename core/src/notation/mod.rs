//! The notation for saved sessions: JSON in which a struct is a list of its fields.
//!
//! Field names would make up most of a log's text, and most of the code that reads it. A struct is
//! therefore a list of its fields in declaration order, with `{}` for a field that has its default
//! value. Such fields are left out at the end. A variant is its name, or a list of its name and its
//! content. A map is a list of alternating keys and values. New fields therefore go last in their
//! struct and have a default.
//!
//! Any type that derives serde's traits can be written and read, except floating point numbers,
//! bytes and self-describing types.

mod read;
mod write;

use std::fmt;

pub use read::read;
pub use write::write;

/// A text that is not the notation of a value of its type, or a value that has no notation.
///
/// The error has no position and no reason: a program wrote the text, and the text stays as it is.
///
/// ```
/// assert!(asalto_core::notation::read::<u8>("[").is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotationError;

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not in the notation")
    }
}

impl std::error::Error for NotationError {}

impl serde::ser::Error for NotationError {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

// Every message is left out here, which also leaves out the code that would format it.
impl serde::de::Error for NotationError {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }

    fn invalid_type(_: serde::de::Unexpected<'_>, _: &dyn serde::de::Expected) -> Self {
        Self
    }

    fn invalid_value(_: serde::de::Unexpected<'_>, _: &dyn serde::de::Expected) -> Self {
        Self
    }

    fn invalid_length(_: usize, _: &dyn serde::de::Expected) -> Self {
        Self
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Self
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Self
    }

    fn missing_field(_: &'static str) -> Self {
        Self
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Serialize};

    use super::{NotationError, read, write};

    #[derive(PartialEq, Debug, Default, Serialize, Deserialize)]
    struct Plain {
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        middle: Option<i64>,
        sure: Option<u8>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        last: Vec<Shape>,
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    enum Shape {
        Point,
        Circle(u32),
        Line(i8, i8),
        Box {
            wide: bool,
            high: BTreeMap<String, u64>,
        },
    }

    fn round(value: &Plain, text: &str) {
        assert_eq!(write(value).as_deref(), Ok(text));
        assert_eq!(read::<Plain>(text).as_ref(), Ok(value));
    }

    #[test]
    fn fields_are_listed_and_defaults_left_out() {
        round(&Plain::default(), r#"["",{},null]"#);
        let full = Plain {
            name: "a\"\\\n\u{1}é\u{1F409}".to_owned(),
            middle: Some(i64::MIN),
            sure: Some(u8::MAX),
            last: vec![
                Shape::Point,
                Shape::Circle(7),
                Shape::Line(-1, 2),
                Shape::Box {
                    wide: true,
                    high: BTreeMap::from([("x".to_owned(), u64::MAX)]),
                },
            ],
        };
        let text = "[\"a\\\"\\\\\\u000a\\u0001é\u{1F409}\",-9223372036854775808,255,\
            [\"Point\",[\"Circle\",7],[\"Line\",-1,2],[\"Box\",true,[\"x\",18446744073709551615]]]]";
        round(&full, text);
    }

    #[test]
    fn other_writers_of_json_are_read_too() {
        let text = " [ \"\\u00e9\\ud83d\\udc09\\/\\t\" , {} , null , [ ] ] ";
        let plain = read::<Plain>(text).expect("spaces and escapes are JSON");
        assert_eq!(plain.name, "é\u{1F409}/\t");
    }

    #[test]
    fn whatever_is_wrong_is_unreadable() {
        for text in [
            "",
            "[",
            "[\"\"",
            "[\"\",{}]",
            "[\"\",{},256]",
            "[\"\",{},null]x",
            "[\"\",{},null,[\"P\"]]",
            "[\"\\ud83d\",{},null]",
            "[\"\\x\",{},null]",
            "[\"",
            "{}",
            "null",
            "[\"\",{},null,[],1]",
            "[\"\",99999999999999999999,null]",
            "[\"\",-,null]",
            "[\"\",{},1.5]",
            "[\"\n\",{},null]",
        ] {
            assert_eq!(read::<Plain>(text), Err(NotationError), "{text}");
        }
    }

    #[test]
    fn no_depth_exhausts_the_stack() {
        #[derive(Debug, Deserialize)]
        struct Deep(#[expect(dead_code, reason = "only read")] Vec<Deep>);
        for depth in [10_usize, 100_000] {
            let text = "[".repeat(depth) + &"]".repeat(depth);
            assert_eq!(read::<Deep>(&text).is_ok(), depth < 100);
        }
    }
}
