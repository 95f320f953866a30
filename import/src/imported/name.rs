//! A name as JSON: `null` if it is empty.

use serde::{Deserialize, Deserializer, Serializer};

pub fn serialize<S: Serializer>(name: &str, serializer: S) -> Result<S::Ok, S::Error> {
    if name.is_empty() {
        serializer.serialize_none()
    } else {
        serializer.serialize_str(name)
    }
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = Option::<String>::deserialize(deserializer)?;
    Ok(name.unwrap_or_default())
}
