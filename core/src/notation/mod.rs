//! The notation in which sessions are stored: JSON in which a struct is a list of its fields.
//!
//! Names of fields would be most of a log's text, and telling them apart most of the code that
//! reads it. So a struct is a list of its fields in the order of their declaration, with `{}` for a
//! field that has its default value and nothing for such fields at the end; a variant is its name,
//! or a list of its name and what it holds; a map is a list of its keys and values by turns. New
//! fields therefore go last in their struct and have a default.
//!
//! Whatever derives serde's traits can be written and read; floating point numbers, bytes and types
//! that describe themselves cannot.

mod read;
mod write;

use std::fmt;

pub use read::read;
pub use write::write;

/// A text that is not the notation of such a value, or a value that has none.
///
/// It does not say where or why: the text was written by a program, and is kept as it is.
///
/// ```
/// assert!(asalto_core::notation::read::<u8>("[").is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not in the notation")
    }
}

impl std::error::Error for Unreadable {}

impl serde::ser::Error for Unreadable {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

// Every message is left out here, and with it the code that would make it.
impl serde::de::Error for Unreadable {
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

    use super::{Unreadable, read, write};

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
            assert_eq!(read::<Plain>(text), Err(Unreadable), "{text}");
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
