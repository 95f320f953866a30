//! A fault of a value: a sentence, and the path to the value.

use std::fmt::{self, Display};

use serde::de::{Expected, Unexpected};

/// A value that does not fit: the path to it, such as `damage.who`, and a sentence about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fault {
    path: Vec<String>,
    words: String,
}

impl Fault {
    /// Creates a fault with a sentence about the value itself. The sentence has no subject.
    pub fn new(words: impl Into<String>) -> Self {
        Self {
            path: Vec::new(),
            words: words.into(),
        }
    }

    /// Puts the fault within a part of a larger value.
    #[must_use]
    pub fn within(mut self, part: impl Into<String>) -> Self {
        self.path.push(part.into());
        self
    }

    /// Returns the path to the value: `damage.who[0]`.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for part in self.path.iter().rev() {
            if !path.is_empty() && !part.starts_with('[') {
                path.push('.');
            }
            path += part;
        }
        path
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path();
        let subject = if path.is_empty() { "The value" } else { &path };
        write!(f, "{subject} {}.", self.words)
    }
}

impl std::error::Error for Fault {}

impl serde::ser::Error for Fault {
    fn custom<T: Display>(words: T) -> Self {
        Self::new(format!("can’t be written: {words}"))
    }
}

impl serde::de::Error for Fault {
    fn custom<T: Display>(words: T) -> Self {
        Self::new(format!("is not valid: {words}"))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::new(format!("must be {}, not {}", wanted(expected), said(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }

    fn invalid_length(found: usize, expected: &dyn Expected) -> Self {
        Self::new(format!("must have {expected}, not {found}"))
    }

    fn unknown_variant(found: &str, expected: &'static [&'static str]) -> Self {
        Self::new(format!(
            "must be {}, not “{}”",
            choice(expected),
            cut(found)
        ))
    }

    fn unknown_field(found: &str, expected: &'static [&'static str]) -> Self {
        let words = match expected {
            [] => "does not exist: there are no fields here".to_owned(),
            known => format!("does not exist; the fields are {}", known.join(", ")),
        };
        Self::new(words).within(cut(found))
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new("is missing").within(field)
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::new("is there twice").within(field)
    }
}

/// Returns the expectation of a type, in JavaScript's terms.
fn wanted(expected: &dyn Expected) -> String {
    let words = expected.to_string();
    match words.as_str() {
        "a sequence" => "a list".to_owned(),
        "a string" => "a text".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a map" => "an object".to_owned(),
        "u8" => "a whole number from 0 to 255".to_owned(),
        "u16" => "a whole number from 0 to 65,535".to_owned(),
        "i16" => "a whole number from -32,768 to 32,767".to_owned(),
        "u32" | "u64" | "usize" => "a whole number from 0".to_owned(),
        "i32" | "i64" => "a whole number".to_owned(),
        other if other.starts_with("struct ") => "an object".to_owned(),
        _ => words,
    }
}

fn said(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Unit | Unexpected::Option => "nothing".to_owned(),
        Unexpected::Bool(value) => value.to_string(),
        Unexpected::Signed(number) => number.to_string(),
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Float(number) => number.to_string(),
        Unexpected::Str(text) => format!("the text “{}”", cut(text)),
        Unexpected::Seq => "a list".to_owned(),
        _ => "an object".to_owned(),
    }
}

/// Returns all choices, or the first few.
fn choice(of: &[&str]) -> String {
    const SHOWN: usize = 12;
    match of {
        few if few.len() <= SHOWN => few.join(", "),
        many => format!("one of {}, … ({})", many[..SHOWN].join(", "), many.len()),
    }
}

/// Returns a text from outside, cut to a length that fits in a message.
fn cut(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
