//! Names of the engine's values as scenarios write them: `fiveFootStep` is `five-foot-step`.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The kebab-case of a camel-case name.
pub fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for character in name.chars() {
        if character.is_ascii_uppercase() {
            kebab.push('-');
        }
        kebab.push(character.to_ascii_lowercase());
    }
    kebab
}

/// The camel-case of a kebab-case name.
pub fn camel(name: &str) -> String {
    let mut camel = String::new();
    let mut upper = false;
    for character in name.chars() {
        if character == '-' {
            upper = true;
        } else if std::mem::take(&mut upper) {
            camel.push(character.to_ascii_uppercase());
        } else {
            camel.push(character);
        }
    }
    camel
}

/// A value without fields by its name.
pub fn from_word<T: DeserializeOwned>(word: &str) -> Result<T, String> {
    let name = serde::de::value::StrDeserializer::<serde::de::value::Error>::new;
    T::deserialize(name(&camel(word))).map_err(|error| format!("`{word}`: {error}"))
}

/// A value without fields by its name, which is all there is.
pub fn from_words<T: DeserializeOwned>(words: &[String]) -> Result<T, String> {
    match words {
        [word] => from_word(word),
        _ => Err(format!("one word is wanted, not {}", words.len())),
    }
}

/// The name of a value, fields left aside.
pub fn name_of<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => kebab(&name),
        Ok(serde_json::Value::Object(fields)) => match fields.iter().next() {
            // What only a ruleset with phases knows is by its own name.
            Some((name, inner)) if name == "priority" && !inner.is_number() => name_of(inner),
            Some((name, _)) => kebab(name),
            None => String::new(),
        },
        other => format!("{other:?}"),
    }
}
