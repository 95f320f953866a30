//! Writes the types as a JSON Schema, from the same model as TypeScript's.

use serde_json::{Map, Value, json};

use super::model::{Field, Item, Items, PLAIN, Type, Variant};
use super::print::renamed;

/// The dialect of the schema.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";
/// The prefix of the names of saved types.
const SAVED: &str = "saved.";

/// Which types are written, and how.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// As they cross into JavaScript. No field has another name.
    Crossing,
    /// As they are saved. A newer version may save more.
    Saved,
}

/// Returns the schema of all types: those that cross by their names in TypeScript, and those of a saved
/// session behind `saved.`, with the session itself as `SavedSession`.
pub fn schema(crossing: &Items, saved: &Items) -> String {
    let mut all = Map::new();
    for (items, form) in [(crossing, Form::Crossing), (saved, Form::Saved)] {
        let writer = Writer { items, form };
        for (name, item) in items {
            all.insert(writer.name(name), writer.item(item));
        }
    }
    all.insert(
        "SavedSession".to_owned(),
        json!({ "$ref": format!("#/$defs/{SAVED}SavedSession") }),
    );
    let whole = json!({
        "$schema": DIALECT,
        "title": format!("Asalto {}, interface version 1", env!("CARGO_PKG_VERSION")),
        "$defs": all,
    });
    format!("{whole:#}\n")
}

struct Writer<'i> {
    items: &'i Items,
    form: Form,
}

impl Writer<'_> {
    fn name(&self, name: &str) -> String {
        match self.form {
            Form::Crossing => renamed(name).to_owned(),
            Form::Saved => format!("{SAVED}{name}"),
        }
    }

    fn item(&self, item: &Item) -> Value {
        described(self.of(&item.of), &item.docs)
    }

    fn of(&self, of: &Type) -> Value {
        match of {
            Type::Name(name) => self.named(name),
            Type::Text(text) => json!({ "const": text }),
            Type::RuleId(books) => {
                json!({ "type": "string", "pattern": format!("^(?:{})-[0-9]+$", books.join("|")) })
            }
            Type::List(inner) => json!({ "type": "array", "items": self.of(inner) }),
            Type::Tuple(items) => {
                let items: Vec<_> = items.iter().map(|item| self.of(item)).collect();
                let count = items.len();
                json!({ "type": "array", "prefixItems": items, "minItems": count, "maxItems": count })
            }
            Type::Map(inner) => json!({ "type": "object", "additionalProperties": self.of(inner) }),
            Type::Object(fields) => self.object(None, fields),
            Type::Union(members) => {
                let members: Vec<_> = members.iter().map(|member| self.of(member)).collect();
                json!({ "anyOf": members })
            }
            Type::Variant(variant) => described(self.variant(variant), &variant.docs),
        }
    }

    fn named(&self, name: &str) -> Value {
        match name {
            // No number of the engine has a fraction.
            "number" => json!({ "type": "integer" }),
            "string" | "boolean" | "null" => json!({ "type": name }),
            "Amounts" => {
                json!({ "type": "object", "additionalProperties": { "type": "integer" } })
            }
            _ => json!({ "$ref": format!("#/$defs/{}", self.name(name)) }),
        }
    }

    fn variant(&self, variant: &Variant) -> Value {
        let fields = match variant.with.as_deref() {
            Some(PLAIN) => return json!({ "const": variant.name }),
            // The fields of the struct stand beside the name.
            Some(with) => match self.items.get(with).map(|item| &item.of) {
                Some(Type::Object(fields)) => fields,
                _ => &variant.fields,
            },
            None => &variant.fields,
        };
        self.object(Some(&variant.name), fields)
    }

    fn object(&self, tag: Option<&str>, fields: &[Field]) -> Value {
        let mut properties = Map::new();
        let mut required = Vec::new();
        if let Some(tag) = tag {
            properties.insert("type".to_owned(), json!({ "const": tag }));
            required.push("type");
        }
        for field in fields {
            properties.insert(
                field.name.clone(),
                described(self.of(&field.of), &field.docs),
            );
            if !field.optional {
                required.push(&field.name);
            }
        }
        let mut object =
            json!({ "type": "object", "properties": properties, "required": required });
        if self.form == Form::Crossing {
            object["additionalProperties"] = json!(false);
        }
        object
    }
}

/// Adds a documentation to a schema.
fn described(mut schema: Value, docs: &str) -> Value {
    let docs = docs.split("\n```").next().unwrap_or_default().trim();
    if !docs.is_empty() {
        schema["description"] = json!(docs.replace('\n', " "));
    }
    schema
}

#[cfg(test)]
mod tests {
    use super::super::model::{self, Docs};
    use super::super::parse;
    use super::*;

    const PRINTED: &str = "export type Command = \"resolve\" | { \"ready\": Readied };
/**
 * What waits.
 */
export type Readied = { name?: string, count: number | null, };
export type SavedSession = { last: Command, };
";

    #[test]
    fn a_variant_is_an_object_with_a_type_and_is_saved_under_its_name() {
        let items = parse::parse(PRINTED).expect("it is as ts-rs prints");
        let docs = ["resolve", "ready"]
            .map(|name| (("Command".to_owned(), name.to_owned()), String::new()));
        let crossing = model::tagged(&items, &Docs::from(docs)).expect("all are documented");
        let text = schema(&crossing, &items);
        let whole: Value = serde_json::from_str(&text).expect("it is JSON");
        let all = &whole["$defs"];
        let ready = &all["Command"]["anyOf"][1];
        assert_eq!(ready["properties"]["type"], json!({ "const": "ready" }));
        assert_eq!(ready["required"], json!(["type", "count"]));
        assert_eq!(ready["additionalProperties"], json!(false));
        let saved = &all["saved.Command"]["anyOf"];
        assert_eq!(saved[0], json!({ "const": "resolve" }));
        assert_eq!(
            saved[1]["properties"]["ready"]["$ref"],
            json!("#/$defs/saved.Readied")
        );
        assert_eq!(all["Readied"]["description"], json!("What waits."));
    }
}
