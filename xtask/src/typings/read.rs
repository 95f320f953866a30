//! Reading the types off the sources.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Fields, GenericArgument, Lit, Meta, PathArguments, Token};

use super::{Body, Field, Item, Shape, Type, Variant};

/// By name every public type of a folder's sources; an error where it is one that cannot be told.
pub type Found = BTreeMap<String, Result<Item, String>>;

/// Reads all sources in a folder.
///
/// # Errors
/// Where a file cannot be read, or two types that serde writes have one name.
pub fn folder(folder: &Path) -> Result<Found, String> {
    let mut found = Found::new();
    read(folder, &mut found)?;
    Ok(found)
}

fn read(folder: &Path, into: &mut Found) -> Result<(), String> {
    let at = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(at)? {
        let path = entry.map_err(at)?.path();
        if path.is_dir() {
            read(&path, into)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).map_err(at)?;
            let file =
                syn::parse_file(&text).map_err(|error| format!("{}: {error}", path.display()))?;
            for item in file.items {
                if let Some((name, item)) = told(&item)
                    && into.insert(name.clone(), item).is_some()
                {
                    into.insert(name.clone(), Err(format!("two types are called {name}")));
                }
            }
        }
    }
    Ok(())
}

/// A type with its name, where it is public and serde writes it.
fn told(item: &syn::Item) -> Option<(String, Result<Item, String>)> {
    let (name, attributes, shape) = match item {
        syn::Item::Struct(one) if is_written(&one.attrs) => {
            (&one.ident, &one.attrs, of_struct(one))
        }
        syn::Item::Enum(one) if is_written(&one.attrs) => (&one.ident, &one.attrs, of_enum(one)),
        syn::Item::Type(one) if matches!(one.vis, syn::Visibility::Public(_)) => {
            (&one.ident, &one.attrs, kind(&one.ty).map(Shape::Alias))
        }
        _ => return None,
    };
    let docs = docs(attributes);
    Some((name.to_string(), shape.map(|shape| Item { docs, shape })))
}

fn is_written(attributes: &[Attribute]) -> bool {
    let derives = attributes
        .iter()
        .filter(|one| one.path().is_ident("derive"));
    let mut names = derives.filter_map(|one| {
        let names = one.parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated);
        names.ok()
    });
    names.any(|names| names.iter().any(|name| name.is_ident("Serialize")))
}

fn of_struct(one: &syn::ItemStruct) -> Result<Shape, String> {
    let serde = Serde::of(&one.attrs)?;
    if serde.as_text {
        return Ok(Shape::Alias(Type::Text));
    }
    match &one.fields {
        Fields::Named(named) => Ok(Shape::Struct(fields(&named.named, serde.camel)?)),
        Fields::Unnamed(unnamed) if unnamed.unnamed.len() == 1 => {
            Ok(Shape::Alias(kind(&unnamed.unnamed[0].ty)?))
        }
        _ => Err(format!("{} is a tuple", one.ident)),
    }
}

fn of_enum(one: &syn::ItemEnum) -> Result<Shape, String> {
    let camel = Serde::of(&one.attrs)?.camel;
    let variants = one.variants.iter().map(|variant| {
        let serde = Serde::of(&variant.attrs)?;
        let plain = variant.ident.to_string();
        let name = serde
            .rename
            .unwrap_or_else(|| if camel { lower_first(&plain) } else { plain });
        let body = match &variant.fields {
            Fields::Unit => Body::Unit,
            // The names of a variant's fields are not changed with the names of the variants.
            Fields::Named(named) => Body::Fields(fields(&named.named, serde.camel)?),
            Fields::Unnamed(unnamed) if unnamed.unnamed.len() == 1 => {
                Body::One(kind(&unnamed.unnamed[0].ty)?)
            }
            Fields::Unnamed(unnamed) => {
                let kinds = unnamed.unnamed.iter().map(|field| kind(&field.ty));
                Body::Many(kinds.collect::<Result<_, _>>()?)
            }
        };
        let docs = docs(&variant.attrs);
        Ok(Variant { name, docs, body })
    });
    Ok(Shape::Enum(variants.collect::<Result<_, String>>()?))
}

fn fields(all: &Punctuated<syn::Field, Token![,]>, camel: bool) -> Result<Vec<Field>, String> {
    let each = all.iter().map(|field| {
        let serde = Serde::of(&field.attrs)?;
        let plain = field.ident.as_ref().map(ToString::to_string);
        let plain = plain.unwrap_or_default();
        let name = serde
            .rename
            .unwrap_or_else(|| if camel { camel_case(&plain) } else { plain });
        Ok(Field {
            name,
            docs: docs(&field.attrs),
            optional: serde.optional,
            kind: kind(&field.ty)?,
        })
    });
    each.collect()
}

/// A type as it is written; the boxes and counters around it leave no trace.
fn kind(of: &syn::Type) -> Result<Type, String> {
    match of {
        syn::Type::Tuple(tuple) => {
            let kinds = tuple.elems.iter().map(kind);
            Ok(Type::Tuple(kinds.collect::<Result<_, _>>()?))
        }
        syn::Type::Path(path) => {
            let last = path.path.segments.last().ok_or("a type without a name")?;
            let mut inner = Vec::new();
            if let PathArguments::AngleBracketed(arguments) = &last.arguments {
                for argument in &arguments.args {
                    if let GenericArgument::Type(argument) = argument {
                        inner.push(kind(argument)?);
                    }
                }
            }
            named(&last.ident.to_string(), inner)
        }
        _ => Err("a type that is neither a name nor a tuple".to_owned()),
    }
}

fn named(name: &str, mut inner: Vec<Type>) -> Result<Type, String> {
    let last = inner.pop().map(Box::new);
    Ok(match (name, last) {
        ("bool", None) => Type::Boolean,
        ("u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64", None) => {
            Type::Number
        }
        ("String", None) => Type::Text,
        ("Box" | "Arc" | "Rc", Some(inner)) => *inner,
        ("Option", Some(inner)) => Type::Option(inner),
        ("Vec" | "VecDeque" | "SortedSet", Some(inner)) => Type::List(inner),
        ("SortedMap", Some(value)) if matches!(inner[..], [Type::Text]) => Type::Record(value),
        (other, None) => Type::Named(other.to_owned()),
        (other, Some(_)) => return Err(format!("{other} has no counterpart")),
    })
}

/// What serde is told of a type or a field.
#[derive(Default)]
struct Serde {
    camel: bool,
    as_text: bool,
    optional: bool,
    rename: Option<String>,
}

impl Serde {
    fn of(attributes: &[Attribute]) -> Result<Self, String> {
        let mut serde = Self::default();
        for attribute in attributes.iter().filter(|one| one.path().is_ident("serde")) {
            let all = attribute.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
            for meta in all.map_err(|error| error.to_string())? {
                let word = meta.path().get_ident().map(ToString::to_string);
                match word.as_deref().unwrap_or_default() {
                    "rename_all" if value(&meta).as_deref() == Some("camelCase") => {
                        serde.camel = true;
                    }
                    "into" if value(&meta).as_deref() == Some("String") => serde.as_text = true,
                    // A type with one nameless field is that field, told so or not.
                    "try_from" | "transparent" => {}
                    "default" | "skip_serializing_if" => serde.optional = true,
                    "rename" => serde.rename = value(&meta),
                    other => return Err(format!("serde's `{other}` has no counterpart")),
                }
            }
        }
        Ok(serde)
    }
}

fn value(meta: &Meta) -> Option<String> {
    let Meta::NameValue(pair) = meta else {
        return None;
    };
    literal(&pair.value)
}

fn literal(value: &Expr) -> Option<String> {
    match value {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

fn docs(attributes: &[Attribute]) -> String {
    let lines = attributes
        .iter()
        .filter_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("doc") => literal(&pair.value),
            _ => None,
        });
    let lines: Vec<_> = lines.map(|line| line.trim().to_owned()).collect();
    // Examples are Rust's.
    let prose = lines.iter().take_while(|line| !line.starts_with("```"));
    prose
        .map(String::as_str)
        .collect::<Vec<_>>()
        .join(" ")
        .trim()
        .to_owned()
}

fn lower_first(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_ascii_lowercase().to_string() + letters.as_str()
    })
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |all, word| {
        let mut letters = word.chars();
        let start = letters.next().map(|letter| letter.to_ascii_uppercase());
        all + &start.map(String::from).unwrap_or_default() + letters.as_str()
    })
}
