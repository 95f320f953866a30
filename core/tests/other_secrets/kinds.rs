//! The kinds of events, by the names that a saved log has for them.

use asalto_core::Event;
use serde_json::Value;

/// Returns the kind of an event, such as `hitPointsChanged` or `priority.paid`.
pub fn of(event: &Event) -> String {
    let value = serde_json::to_value(event).expect("an event is plain data");
    let (kind, inner) = named(&value);
    match &*kind {
        "combatant" | "dying" | "legendary" | "priority" => {
            format!("{kind}.{}", named(&inner).0)
        }
        _ => kind,
    }
}

/// Returns the name of a variant, and its content.
fn named(value: &Value) -> (String, Value) {
    match value {
        Value::Object(fields) => {
            let mut fields = fields.iter();
            let (name, inner) = fields.next().expect("a variant has a name");
            (name.clone(), inner.clone())
        }
        Value::String(name) => (name.clone(), Value::Null),
        other => panic!("{other} is no variant"),
    }
}
