//! Prints the types for TypeScript.

use std::fmt::Write;

use super::model::{Field, Items, PLAIN, Type, Variant};

/// The names that a browser's own types have, and ours instead.
const RENAMED: [(&str, &str); 2] = [("Event", "GameEvent"), ("Response", "ResponseKind")];
/// The ids, which are not to be mixed up.
const IDS: [&str; 3] = ["CombatantId", "FrameId", "TriggerId"];

/// Prints types in the order of their names.
pub fn print(items: &Items) -> String {
    let mut text = String::new();
    for (name, item) in items {
        text.push('\n');
        comment(&mut text, &item.docs, 0);
        let of = if IDS.contains(&name.as_str()) {
            format!("Id<\"{name}\">")
        } else {
            of(&item.of, 0)
        };
        let space = if of.starts_with('\n') { "" } else { " " };
        let _ = writeln!(text, "export type {} ={space}{of};", renamed(name));
    }
    text
}

/// Returns the name that a type has in TypeScript.
pub fn renamed(name: &str) -> &str {
    let found = RENAMED.iter().find(|(from, _)| *from == name);
    found.map_or(name, |(_, to)| to)
}

fn of(of_type: &Type, depth: usize) -> String {
    match of_type {
        Type::Name(name) => renamed(name).to_owned(),
        Type::Text(text) => format!("\"{text}\""),
        Type::RuleId(books) => {
            let books: Vec<_> = books
                .iter()
                .map(|book| format!("`{book}-${{number}}`"))
                .collect();
            books.join(" | ")
        }
        Type::List(inner) => format!("Array<{}>", of(inner, depth)),
        Type::Tuple(items) => {
            let items: Vec<_> = items.iter().map(|item| of(item, depth)).collect();
            format!("[{}]", items.join(", "))
        }
        Type::Map(inner) => format!("Record<string, {}>", of(inner, depth)),
        Type::Object(fields) => object(None, fields, depth),
        Type::Union(members) => {
            let tall = members
                .iter()
                .any(|member| matches!(member, Type::Variant(_)));
            let members: Vec<_> = members.iter().map(|member| of(member, depth + 1)).collect();
            if tall {
                members.concat()
            } else {
                members.join(" | ")
            }
        }
        Type::Variant(one) => variant(one, depth),
    }
}

fn variant(variant: &Variant, depth: usize) -> String {
    let mut text = String::from("\n");
    comment(&mut text, &variant.docs, depth);
    text += &"  ".repeat(depth);
    text += "| ";
    let object = |fields: &[Field]| object(Some(&variant.name), fields, depth);
    match variant.with.as_deref() {
        Some(PLAIN) => {
            let _ = write!(text, "\"{}\"", variant.name);
        }
        Some(with) => {
            let _ = write!(text, "({} & {})", object(&[]), renamed(with));
        }
        None => text += &object(&variant.fields),
    }
    text
}

fn object(tag: Option<&str>, fields: &[Field], depth: usize) -> String {
    let tag = tag.map(|tag| format!("type: \"{tag}\""));
    if fields.is_empty() {
        return tag.map_or("Record<string, never>".to_owned(), |tag| {
            format!("{{ {tag} }}")
        });
    }
    let inner = "  ".repeat(depth + 1);
    let mut text = String::from("{\n");
    if let Some(tag) = tag {
        let _ = writeln!(text, "{inner}{tag};");
    }
    for field in fields {
        comment(&mut text, &field.docs, depth + 1);
        let sign = if field.optional { "?" } else { "" };
        let of = of(&field.of, depth + 1);
        let _ = writeln!(text, "{inner}{}{sign}: {of};", field.name);
    }
    text + &"  ".repeat(depth) + "}"
}

/// Prints a documentation, on one line if it has one.
fn comment(text: &mut String, docs: &str, depth: usize) {
    // An example is Rust's.
    let docs = docs.split("\n```").next().unwrap_or_default().trim();
    if docs.is_empty() {
        return;
    }
    let space = "  ".repeat(depth);
    let lines: Vec<_> = docs.lines().map(str::trim_end).collect();
    let docs = lines.join(&format!("\n{space} * "));
    let _ = writeln!(text, "{space}/** {docs} */");
}
