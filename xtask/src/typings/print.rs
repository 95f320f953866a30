//! Writing the types as TypeScript.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{Body, Field, Item, Shape, Type, Variant};

/// All types, by name.
pub fn all(items: &BTreeMap<String, Item>) -> String {
    let mut text = String::from("\n// ---- Written from the sources of asalto-core. ----\n");
    for (name, item) in items {
        text.push('\n');
        text += &comment(&item.docs, "");
        let _ = match &item.shape {
            Shape::Alias(kind) => writeln!(text, "export type {name} = {};", written(kind)),
            Shape::Struct(fields) => {
                writeln!(
                    text,
                    "export interface {name} {{\n{}}}",
                    members(fields, "  ")
                )
            }
            Shape::Enum(variants) => {
                let each = variants.iter().map(|variant| {
                    format!("\n{}  | {}", comment(&variant.docs, "  "), choice(variant))
                });
                writeln!(text, "export type {name} ={};", each.collect::<String>())
            }
        };
    }
    text
}

fn choice(variant: &Variant) -> String {
    let name = &variant.name;
    match &variant.body {
        Body::Unit => format!("\"{name}\""),
        Body::One(kind) => format!("{{ {name}: {} }}", written(kind)),
        Body::Many(kinds) => format!("{{ {name}: {} }}", tuple(kinds)),
        Body::Fields(fields) => {
            format!("{{ {name}: {{\n{}    }} }}", members(fields, "      "))
        }
    }
}

fn members(fields: &[Field], indent: &str) -> String {
    let each = fields.iter().map(|field| {
        let Field { name, docs, .. } = field;
        let mark = if field.optional { "?" } else { "" };
        let kind = written(&field.kind);
        format!("{}{indent}{name}{mark}: {kind};\n", comment(docs, indent))
    });
    each.collect()
}

fn written(kind: &Type) -> String {
    match kind {
        Type::Boolean => "boolean".to_owned(),
        Type::Number => "number".to_owned(),
        Type::Text => "string".to_owned(),
        Type::Option(inner) => format!("{} | null", written(inner)),
        Type::List(inner) => format!("Array<{}>", written(inner)),
        Type::Record(inner) => format!("Record<string, {}>", written(inner)),
        Type::Tuple(kinds) => tuple(kinds),
        Type::Named(name) => name.clone(),
    }
}

fn tuple(kinds: &[Type]) -> String {
    let kinds: Vec<_> = kinds.iter().map(written).collect();
    format!("[{}]", kinds.join(", "))
}

fn comment(docs: &str, indent: &str) -> String {
    if docs.is_empty() {
        return String::new();
    }
    format!("{indent}/** {} */\n", plain(docs))
}

/// Rust's links to items are no links there.
fn plain(docs: &str) -> String {
    let mut text = String::new();
    let mut rest = docs;
    while let Some((before, after)) = rest.split_once('[') {
        text += before;
        let Some((name, after)) = after.split_once(']') else {
            rest = after;
            break;
        };
        text += name;
        let target = after
            .strip_prefix('(')
            .and_then(|after| after.split_once(')'));
        rest = target.map_or(after, |(_, after)| after);
    }
    (text + rest).replace("*/", "* /")
}
