//! Samples made from the typings: whether the core takes each, and writes it back the same.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use asalto_core::{
    Awaiting, Command, EncounterView, Event, LoadError, Rejection, Rules, SavedSession,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::{Body, Field, Item, ROOTS, Shape, Type, reached};

/// What is done with fields that may be left out.
#[derive(Clone, Copy, PartialEq)]
enum Optional {
    Given,
    LeftOut,
}

struct Samples {
    items: Rc<BTreeMap<String, Item>>,
    /// The types that samples are just being made of.
    open: Vec<String>,
    optional: Optional,
    /// How often each variant has been shown.
    shown: BTreeMap<(String, usize), usize>,
    /// How many types each variant holds, at any depth: those that hold more are shown more often.
    weights: BTreeMap<(String, usize), usize>,
}

/// Deeper than that, the shortest way out is taken.
const DEEP: usize = 12;

impl Samples {
    fn of(&mut self, name: &str, depth: usize) -> Value {
        if self.is_inside(name) {
            return innermost(name);
        }
        let items = Rc::clone(&self.items);
        self.open.push(name.to_owned());
        let item = &items[name];
        let value = match &item.shape {
            // A number of faces and a sign: what `Formula` is read from.
            Shape::Alias(Type::Text) => json!("2d6+1"),
            Shape::Alias(kind) => self.value(kind, depth),
            Shape::Struct(fields) => self.fields(fields, depth),
            Shape::Enum(variants) => {
                let least = (0..variants.len())
                    .filter(|&index| depth < DEEP || matches!(variants[index].body, Body::Unit))
                    // The first is often what a field is when it is left out, and then not written.
                    .min_by_key(|&index| (self.turn(name, index), variants.len() - index));
                let index = least.unwrap_or(0);
                *self.shown.entry((name.to_owned(), index)).or_default() += 1;
                let variant = &variants[index];
                let body = match &variant.body {
                    Body::Unit => None,
                    Body::One(kind) => Some(self.value(kind, depth + 1)),
                    Body::Many(kinds) => Some(self.list(kinds, depth + 1)),
                    Body::Fields(fields) => Some(self.fields(fields, depth + 1)),
                };
                let name = &variant.name;
                body.map_or_else(|| json!(name), |body| json!({ name: body }))
            }
        };
        self.open.pop();
        value
    }

    /// Whether a type holds itself here: once it may.
    fn is_inside(&self, name: &str) -> bool {
        self.open.iter().filter(|open| *open == name).count() > 1
    }

    fn is_open(&self, kind: &Type) -> bool {
        matches!(kind, Type::Named(name) if self.is_inside(name))
    }

    /// When a variant is to be shown next, among the others of its type.
    fn turn(&self, name: &str, index: usize) -> usize {
        let weight = self.weights.get(&(name.to_owned(), index));
        self.times(name, index) * 1000 / weight.copied().unwrap_or(1)
    }

    fn times(&self, name: &str, index: usize) -> usize {
        let key = (name.to_owned(), index);
        self.shown.get(&key).copied().unwrap_or_default()
    }

    fn fields(&mut self, fields: &[Field], depth: usize) -> Value {
        let mut object = Map::new();
        for field in fields {
            if !field.optional || self.optional == Optional::Given {
                object.insert(field.name.clone(), self.value(&field.kind, depth + 1));
            }
        }
        Value::Object(object)
    }

    fn list(&mut self, kinds: &[Type], depth: usize) -> Value {
        kinds.iter().map(|kind| self.value(kind, depth)).collect()
    }

    fn value(&mut self, kind: &Type, depth: usize) -> Value {
        match kind {
            Type::Boolean => json!(true),
            Type::Number => json!(2),
            Type::Text => json!("text"),
            Type::Option(inner) if self.is_open(inner) => Value::Null,
            Type::List(inner) if self.is_open(inner) => json!([]),
            Type::Option(inner) => self.value(inner, depth),
            Type::List(inner) => json!([self.value(inner, depth + 1)]),
            Type::Record(inner) => json!({ "key": self.value(inner, depth + 1) }),
            Type::Tuple(kinds) => self.list(kinds, depth),
            Type::Named(name) => self.of(name, depth),
        }
    }
}

/// What stands in a type that holds itself.
fn innermost(name: &str) -> Value {
    match name {
        "Command" => json!("endTurn"),
        other => panic!("{other} holds itself: say what stands in it"),
    }
}

/// How many types each variant holds.
fn weights(items: &BTreeMap<String, Item>) -> BTreeMap<(String, usize), usize> {
    let mut weights = BTreeMap::new();
    for (name, item) in items {
        let Shape::Enum(variants) = &item.shape else {
            continue;
        };
        for (index, variant) in variants.iter().enumerate() {
            let (mut open, mut seen) = (Vec::new(), BTreeSet::new());
            variant.names(&mut open);
            while let Some(held) = open.pop() {
                if seen.insert(held.clone())
                    && let Some(item) = items.get(&held)
                {
                    item.names(&mut open);
                }
            }
            weights.insert((name.clone(), index), 1 + seen.len());
        }
    }
    weights
}

/// What the core makes of a sample of a root.
fn round_trip(root: &str, sample: &Value) -> Result<Value, String> {
    fn of<T: Serialize + DeserializeOwned>(sample: &Value) -> Result<Value, String> {
        let read: T = serde_json::from_value(sample.clone()).map_err(|error| error.to_string())?;
        serde_json::to_value(read).map_err(|error| error.to_string())
    }
    match root {
        "Command" => of::<Command>(sample),
        "Event" => of::<Event>(sample),
        "EncounterView" => of::<EncounterView>(sample),
        "Awaiting" => of::<Awaiting>(sample),
        "Rejection" => of::<Rejection>(sample),
        "LoadError" => of::<LoadError>(sample),
        "SavedSession" => of::<SavedSession>(sample),
        "Rules" => of::<Rules>(sample),
        other => Err(format!("{other} is no root")),
    }
}

/// Makes samples of every root until every variant of every type in them has been shown.
#[track_caller]
fn each(optional: Optional, look: impl Fn(&str, &Value, &Value)) {
    for root in ROOTS {
        let items = reached(&[root]).expect("the core has its types");
        let choices: Vec<_> = items
            .iter()
            .filter_map(|(name, item)| match &item.shape {
                Shape::Enum(variants) => Some((name.clone(), variants.len())),
                _ => None,
            })
            .collect();
        let (weights, shown) = (weights(&items), BTreeMap::new());
        let mut samples = Samples {
            items: Rc::new(items),
            open: Vec::new(),
            optional,
            shown,
            weights,
        };
        let lacks = |samples: &Samples| {
            let mut each = choices
                .iter()
                .flat_map(|(name, count)| (0..*count).map(move |index| (name, index)));
            each.find(|(name, index)| samples.times(name, *index) == 0)
                .map(|(name, index)| format!("{name} {index}"))
        };
        for _ in 0..3000 {
            let sample = samples.of(root, 0);
            match round_trip(root, &sample) {
                Ok(back) => look(root, &sample, &back),
                Err(error) => panic!("{root} does not take {sample}: {error}"),
            }
            if optional == Optional::LeftOut || lacks(&samples).is_none() {
                break;
            }
        }
        if optional == Optional::Given {
            assert_eq!(
                lacks(&samples),
                None,
                "a variant of what {root} is made of was not shown"
            );
        }
    }
}

/// Compares what came back with what was sent, and notes by its path which field was kept. What is as
/// it would be if it were left out is left out.
fn compare(path: &str, sent: &Value, back: &Value, kept: &mut BTreeMap<String, bool>) {
    match (sent, back) {
        (Value::Object(sent), Value::Object(back)) => {
            for name in back.keys() {
                assert!(
                    sent.contains_key(name),
                    "{path} has {name}, which is not told"
                );
            }
            for (name, sent) in sent {
                let path = format!("{path}.{name}");
                let was_kept = kept.entry(field(&path)).or_default();
                // Where a type that holds itself comes to an end there is nothing to write.
                *was_kept |= sent.is_null() || *sent == json!([]);
                if let Some(back) = back.get(name) {
                    *was_kept = true;
                    compare(&path, sent, back, kept);
                }
            }
        }
        (Value::Array(sent), Value::Array(back)) => {
            assert_eq!(sent.len(), back.len(), "{path}");
            for (sent, back) in sent.iter().zip(back) {
                compare(path, sent, back, kept);
            }
        }
        _ => assert_eq!(sent, back, "{path}"),
    }
}

/// The end of a path: a field and what it stands in, wherever that is.
fn field(path: &str) -> String {
    let mut steps = path.rsplit('.');
    let last = steps.next().unwrap_or_default();
    format!("{}.{last}", steps.next().unwrap_or_default())
}

#[test]
fn what_the_typings_allow_is_read_by_the_core_and_written_the_same() {
    let kept = RefCell::new(BTreeMap::new());
    each(Optional::Given, |root, sent, back| {
        compare(root, sent, back, &mut kept.borrow_mut());
    });
    let kept = kept.into_inner();
    let dropped: Vec<_> = kept.iter().filter(|(_, kept)| !**kept).collect();
    assert!(dropped.is_empty(), "{dropped:?} are told and never written");
}

#[test]
fn what_the_typings_let_one_leave_out_may_be_left_out() {
    each(Optional::LeftOut, |_, _, _| {});
}

#[test]
fn every_type_that_crosses_is_told_with_its_documentation() {
    let text = super::of_the_core().expect("the core has its types");
    for root in ROOTS {
        assert!(
            text.contains(&format!("export type {root} ="))
                || text.contains(&format!("export interface {root} {{")),
            "{root} is told"
        );
    }
    assert!(text.contains("{ damage: {"), "{text}");
    assert!(text.contains("/** Damage is dealt to some combatants. */"));
    assert!(!text.contains("[`"), "Rust's links are no links there");
}
