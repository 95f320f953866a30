//! The types of the core as TypeScript, read off its sources: what serde makes of each, with its
//! documentation.

mod print;
mod read;
#[cfg(test)]
mod sample;

use std::collections::BTreeMap;

use crate::project;

/// What crosses into JavaScript; everything that these are made of comes along.
pub const ROOTS: [&str; 8] = [
    "Command",
    "Event",
    "EncounterView",
    "Awaiting",
    "Rejection",
    "LoadError",
    "SavedSession",
    "Rules",
];

/// A type of the core, as serde writes it.
pub struct Item {
    docs: String,
    shape: Shape,
}

enum Shape {
    Alias(Type),
    Struct(Vec<Field>),
    Enum(Vec<Variant>),
}

struct Field {
    name: String,
    docs: String,
    /// Whether it may be left out.
    optional: bool,
    kind: Type,
}

struct Variant {
    name: String,
    docs: String,
    body: Body,
}

enum Body {
    Unit,
    One(Type),
    Many(Vec<Type>),
    Fields(Vec<Field>),
}

enum Type {
    Boolean,
    Number,
    Text,
    Option(Box<Type>),
    List(Box<Type>),
    Record(Box<Type>),
    Tuple(Vec<Type>),
    Named(String),
}

/// The typings of all that crosses.
///
/// # Errors
/// Where the sources cannot be read, or hold something that has no counterpart.
pub fn of_the_core() -> Result<String, String> {
    Ok(print::all(&reached(&ROOTS)?))
}

/// The types that these are made of, themselves included, by name.
fn reached(roots: &[&str]) -> Result<BTreeMap<String, Item>, String> {
    let mut all = read::folder(&project::root().join("core/src"))?;
    let mut found = BTreeMap::new();
    let mut open: Vec<String> = roots.iter().map(ToString::to_string).collect();
    while let Some(name) = open.pop() {
        if found.contains_key(&name) {
            continue;
        }
        let item = all
            .remove(&name)
            .ok_or_else(|| format!("no type of the core is called {name}"))??;
        item.names(&mut open);
        found.insert(name, item);
    }
    Ok(found)
}

impl Item {
    fn names(&self, into: &mut Vec<String>) {
        match &self.shape {
            Shape::Alias(kind) => kind.names(into),
            Shape::Struct(fields) => fields.iter().for_each(|field| field.kind.names(into)),
            Shape::Enum(variants) => variants.iter().for_each(|variant| variant.names(into)),
        }
    }
}

impl Variant {
    fn names(&self, into: &mut Vec<String>) {
        match &self.body {
            Body::Unit => {}
            Body::One(kind) => kind.names(into),
            Body::Many(kinds) => kinds.iter().for_each(|kind| kind.names(into)),
            Body::Fields(fields) => fields.iter().for_each(|field| field.kind.names(into)),
        }
    }
}

impl Type {
    fn names(&self, into: &mut Vec<String>) {
        match self {
            Self::Boolean | Self::Number | Self::Text => {}
            Self::Option(inner) | Self::List(inner) | Self::Record(inner) => inner.names(into),
            Self::Tuple(kinds) => kinds.iter().for_each(|kind| kind.names(into)),
            Self::Named(name) => into.push(name.clone()),
        }
    }
}
