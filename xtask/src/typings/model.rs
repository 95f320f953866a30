//! The types that cross into JavaScript, as ts-rs prints them: parsed, and with tagged variants.

use std::collections::{BTreeMap, BTreeSet};

use super::names;

/// A type.
#[derive(Clone, PartialEq, Debug)]
pub enum Type {
    /// Another type, or one of TypeScript's own.
    Name(String),
    /// Exactly this text.
    Text(String),
    /// A rule id, whose rulebook is one of these.
    RuleId(Vec<String>),
    /// A list.
    List(Box<Type>),
    /// A list of exactly these.
    Tuple(Vec<Type>),
    /// An object with any keys.
    Map(Box<Type>),
    /// An object with these fields.
    Object(Vec<Field>),
    /// One of several types.
    Union(Vec<Type>),
    /// A variant: its name, its documentation, its fields, and the struct whose fields it has too.
    Variant(Variant),
}

/// A variant as an object with its name as `type`.
#[derive(Clone, PartialEq, Debug)]
pub struct Variant {
    /// The name.
    pub name: String,
    /// The documentation.
    pub docs: String,
    /// The other fields.
    pub fields: Vec<Field>,
    /// The struct whose fields it has too.
    pub with: Option<String>,
}

/// A field of an object.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// The name.
    pub name: String,
    /// The documentation.
    pub docs: String,
    /// Whether it may be left out.
    pub optional: bool,
    /// Whether its name is quoted, as only that of a variant is.
    pub quoted: bool,
    /// Its type.
    pub of: Type,
}

/// A type with a name.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// The documentation.
    pub docs: String,
    /// The type.
    pub of: Type,
}

/// All types, by name.
pub type Items = BTreeMap<String, Item>;
/// The documentation of variants, by the enum and the variant's name.
pub type Docs = BTreeMap<(String, String), String>;

/// The start of the names of the players' enums.
pub const PLAYERS: &str = "Player";

/// Returns the name of the enum whose variants are the rows of an enum in the table of the players' events.
pub fn row_of(whole: &str) -> String {
    format!("{PLAYERS}{whole}")
}

/// Gives every variant its `type`.
///
/// # Errors
/// If a variant has no documentation, or the engine takes an enum for another kind.
pub fn tagged(items: &Items, docs: &Docs) -> Result<Items, String> {
    let mut out = Items::new();
    for (name, item) in items {
        let of = match (variants(&item.of), &item.of) {
            (Some(found), _) => union(items, docs, name, &found)?,
            (None, Type::Name(whole)) if *name == row_of(whole) => rows(items, docs, name, whole)?,
            (None, of) => of.clone(),
        };
        let docs = item.docs.clone();
        out.insert(name.clone(), Item { docs, of });
    }
    Ok(out)
}

/// Returns the types that some types need, with these types.
pub fn needed(items: &Items, roots: &[&str]) -> Items {
    let mut open: Vec<String> = roots.iter().map(|&root| root.to_owned()).collect();
    let mut seen = BTreeSet::new();
    let mut out = Items::new();
    while let Some(name) = open.pop() {
        if !seen.insert(name.clone()) {
            continue;
        }
        if let Some(item) = items.get(&name) {
            names_in(&item.of, &mut open);
            out.insert(name, item.clone());
        }
    }
    out
}

fn names_in(of: &Type, into: &mut Vec<String>) {
    let fields = |fields: &[Field], into: &mut Vec<String>| {
        for field in fields {
            names_in(&field.of, into);
        }
    };
    match of {
        Type::Name(name) => into.push(name.clone()),
        Type::Text(_) | Type::RuleId(_) => {}
        Type::List(of) | Type::Map(of) => names_in(of, into),
        Type::Object(of) => fields(of, into),
        Type::Union(of) | Type::Tuple(of) => of.iter().for_each(|of| names_in(of, into)),
        Type::Variant(variant) => {
            fields(&variant.fields, into);
            into.extend(variant.with.clone());
        }
    }
}

/// Returns the variants of an enum with their values; none for other types.
fn variants(of: &Type) -> Option<Vec<(&str, Option<&Type>)>> {
    let members = match of {
        Type::Union(members) => members.as_slice(),
        one => std::slice::from_ref(one),
    };
    members.iter().map(variant).collect()
}

fn variant(member: &Type) -> Option<(&str, Option<&Type>)> {
    match member {
        Type::Text(name) => Some((name.as_str(), None)),
        Type::Object(fields) => match fields.as_slice() {
            [field] if field.quoted => Some((field.name.as_str(), Some(&field.of))),
            _ => None,
        },
        _ => None,
    }
}

fn union(
    items: &Items,
    docs: &Docs,
    of: &str,
    found: &[(&str, Option<&Type>)],
) -> Result<Type, String> {
    if of == names::RULE_ID {
        let books = found.iter().map(|(book, _)| (*book).to_owned());
        return Ok(Type::RuleId(books.collect()));
    }
    let plain = found.iter().all(|(_, held)| held.is_none());
    if plain != names::is_plain(of) {
        return Err(format!("{of} is not as pkg/src/tagged/names.rs says"));
    }
    let mut members = Vec::new();
    for &(name, held) in found {
        let told = docs.get(&(of.to_owned(), name.to_owned()));
        let told = told.ok_or_else(|| format!("{of} has no variant {name} in Rust"))?;
        let variant = |fields, with: Option<&String>| {
            Type::Variant(Variant {
                name: name.to_owned(),
                docs: told.clone(),
                fields,
                with: with.cloned(),
            })
        };
        members.push(match held {
            None if plain => Type::Variant(Variant {
                name: name.to_owned(),
                docs: told.clone(),
                fields: Vec::new(),
                with: Some(PLAIN.to_owned()),
            }),
            None => variant(Vec::new(), None),
            Some(Type::Object(fields)) => variant(fields.clone(), None),
            Some(Type::Name(inner)) if names::is_part(of, name) => {
                let part = &items
                    .get(inner)
                    .ok_or_else(|| format!("no type {inner}"))?
                    .of;
                let found = variants(part).ok_or_else(|| format!("{inner} is no enum"))?;
                members.extend(parts(items, docs, name, inner, &found)?);
                continue;
            }
            Some(Type::Name(inner)) if is_struct(items, inner) => variant(Vec::new(), Some(inner)),
            Some(held) => variant(vec![only(of, name, held)], None),
        });
    }
    Ok(Type::Union(members))
}

/// Returns the variants of an enum that have a row in the table of the players' events, with the documentation of the
/// rows.
fn rows(items: &Items, docs: &Docs, name: &str, whole: &str) -> Result<Type, String> {
    let mut of_rows = docs.clone();
    for ((of, variant), words) in docs {
        if let Some(whole) = of.strip_prefix(PLAYERS)
            && !words.is_empty()
        {
            of_rows.insert((whole.to_owned(), variant.clone()), words.clone());
        }
    }
    let seen = with_rows(items, docs);
    let item = seen.get(whole).and_then(|item| variants(&item.of));
    let found = item.ok_or_else(|| format!("{whole} is no enum"))?;
    if found.is_empty() {
        return Err(format!("{name} has no rows"));
    }
    union(&seen, &of_rows, whole, &found)
}

/// Returns the types without the variants of events that have no row in the table of the players' events.
fn with_rows(items: &Items, docs: &Docs) -> Items {
    let tables: BTreeSet<_> = docs.keys().map(|(of, _)| of.as_str()).collect();
    let mut seen = items.clone();
    for (name, item) in &mut seen {
        let table = row_of(name);
        if let Type::Union(members) = &mut item.of
            && tables.contains(table.as_str())
        {
            let has_row = |name: &str| docs.contains_key(&(table.clone(), name.to_owned()));
            members.retain(|member| variant(member).is_none_or(|(name, _)| has_row(name)));
        }
    }
    seen
}

/// In place of a struct: the variant is a text.
pub const PLAIN: &str = "";

/// Returns the variants of an enum that is a part of a larger one, with the names of both.
fn parts(
    items: &Items,
    docs: &Docs,
    outer: &str,
    of: &str,
    found: &[(&str, Option<&Type>)],
) -> Result<Vec<Type>, String> {
    let Type::Union(members) = union(items, docs, of, found)? else {
        return Err(format!("{of} is no enum"));
    };
    let member = |member| match member {
        Type::Variant(variant) => Type::Variant(Variant {
            name: format!("{outer}.{}", variant.name),
            ..variant
        }),
        other => other,
    };
    Ok(members.into_iter().map(member).collect())
}

fn is_struct(items: &Items, name: &str) -> bool {
    let of = items.get(name).map(|item| &item.of);
    of.is_some_and(|of| matches!(of, Type::Object(_)) && variants(of).is_none())
}

/// Returns the only field of a variant that holds neither a struct nor a part.
fn only(of: &str, name: &str, held: &Type) -> Field {
    Field {
        name: names::key(of, name).to_owned(),
        docs: String::new(),
        optional: false,
        quoted: false,
        of: held.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{parse, print};
    use super::*;

    const PRINTED: &str = "export type Command = \"resolve\" | { \"damage\": {
/**
 * How much.
 */
amount: number, } } | { \"rule\": Command } | { \"ready\": Readied };

/**
 * What waits.
 */
export type Readied = { name?: string, };
";

    fn docs(of: &[&str]) -> Docs {
        let docs = of.iter().map(|name| {
            (
                ("Command".to_owned(), (*name).to_owned()),
                "It is.".to_owned(),
            )
        });
        docs.collect()
    }

    #[test]
    fn a_variant_has_its_name_as_its_type() {
        let items = parse::parse(PRINTED).expect("it is as ts-rs prints");
        let items = tagged(&items, &docs(&["resolve", "damage", "rule", "ready"]));
        let text = print::print(&items.expect("all are documented"));
        assert_eq!(
            text,
            "
export type Command =
  /** It is. */
  | { type: \"resolve\" }
  /** It is. */
  | {
    type: \"damage\";
    /** How much. */
    amount: number;
  }
  /** It is. */
  | {
    type: \"rule\";
    command: Command;
  }
  /** It is. */
  | ({ type: \"ready\" } & Readied);

/** What waits. */
export type Readied = {
  name?: string;
};
"
        );
    }

    #[test]
    fn a_variant_that_the_sources_do_not_have_is_an_error() {
        let items = parse::parse(PRINTED).expect("it is as ts-rs prints");
        let refused = tagged(&items, &docs(&["resolve"]));
        assert_eq!(
            refused,
            Err("Command has no variant damage in Rust".to_owned())
        );
    }

    #[test]
    fn only_what_is_needed_is_kept() {
        let items = parse::parse(PRINTED).expect("it is as ts-rs prints");
        assert_eq!(needed(&items, &["Command"]).len(), 2);
        assert_eq!(needed(&items, &["Readied"]).len(), 1);
    }
}
