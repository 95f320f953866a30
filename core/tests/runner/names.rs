//! Names of the engine's values in scenarios: `fiveFootStep` is `five-foot-step`.

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

/// A value without fields by its name alone.
pub fn from_words<T: DeserializeOwned>(words: &[String]) -> Result<T, String> {
    match words {
        [word] => from_word(word),
        _ => Err(format!("one word is wanted, not {}", words.len())),
    }
}

/// The name of a value, without its fields.
pub fn name_of<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => kebab(&name),
        Ok(serde_json::Value::Object(fields)) => match fields.iter().next() {
            // A nested value has the name of the value inside it.
            Some((name, inner)) if name == "legendary" && inner.is_object() => name_of(inner),
            // A value of a group has the name of the value inside it.
            Some((name, inner)) if is_group(name) && !inner.is_number() => name_of(inner),
            Some((name, _)) => kebab(name),
            None => String::new(),
        },
        other => format!("{other:?}"),
    }
}

fn is_group(name: &str) -> bool {
    ["priority", "swap", "swift", "table", "use"].contains(&name)
}
