//! Writes a value of the core as a [`Value`].

use serde::Serialize;
use serde::ser::{
    Impossible, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, Serializer,
};

use super::names::{self, TYPE};
use super::value::Key;
use super::{Fault, Form, Value};

/// Writes a value in a form.
///
/// # Errors
/// A [`Fault`] if the value is not plain data. All types of the core are.
pub fn write<T: Serialize + ?Sized>(value: &T, form: Form) -> Result<Value, Fault> {
    value.serialize(Writer { form })
}

#[derive(Clone, Copy)]
struct Writer {
    form: Form,
}

impl Writer {
    fn named(variant: &str) -> (Key, Value) {
        (Key::Borrowed(TYPE), Value::Text(variant.to_owned()))
    }

    /// Returns a variant with a value other than its own fields.
    fn holding(self, of: &str, variant: &'static str, inner: Value) -> Value {
        if self.form == Form::Saved {
            return Value::Map(vec![(Key::Borrowed(variant), inner)]);
        }
        match inner {
            Value::Int(number) if of == names::RULE_ID => {
                Value::Text(format!("{variant}-{number}"))
            }
            Value::Map(mut pairs) if names::is_part(of, variant) => {
                if let Some((_, Value::Text(name))) = pairs.first_mut() {
                    *name = format!("{variant}.{name}");
                }
                Value::Map(pairs)
            }
            // An enum is written as it is, and a struct adds its fields.
            Value::Map(pairs) if pairs.first().is_none_or(|(key, _)| key != TYPE) => {
                let mut all = vec![Self::named(variant)];
                all.extend(pairs);
                Value::Map(all)
            }
            inner => Value::Map(vec![
                Self::named(variant),
                (Key::Borrowed(names::key(of, variant)), inner),
            ]),
        }
    }
}

/// Writes a number as an integer if JavaScript can represent it.
macro_rules! integers {
    ($($method:ident: $number:ty),*) => {
        $(fn $method(self, value: $number) -> Result<Value, Fault> {
            Ok(Value::Int(value.into()))
        })*
    };
}

impl Serializer for Writer {
    type Ok = Value;
    type Error = Fault;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Impossible<Value, Fault>;
    type SerializeMap = Pairs;
    type SerializeStruct = Pairs;
    type SerializeStructVariant = Pairs;

    integers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32);

    fn serialize_u64(self, value: u64) -> Result<Value, Fault> {
        let small = i64::try_from(value);
        small.map(Value::Int).map_err(serde::ser::Error::custom)
    }

    fn serialize_bool(self, value: bool) -> Result<Value, Fault> {
        Ok(Value::Bool(value))
    }

    fn serialize_f32(self, value: f32) -> Result<Value, Fault> {
        Ok(Value::Float(value.into()))
    }

    fn serialize_f64(self, value: f64) -> Result<Value, Fault> {
        Ok(Value::Float(value))
    }

    fn serialize_char(self, value: char) -> Result<Value, Fault> {
        Ok(Value::Text(value.to_string()))
    }

    fn serialize_str(self, text: &str) -> Result<Value, Fault> {
        Ok(Value::Text(text.to_owned()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Value, Fault> {
        let numbers = bytes.iter().map(|&byte| Value::Int(byte.into()));
        Ok(Value::List(numbers.collect()))
    }

    fn serialize_none(self) -> Result<Value, Fault> {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, Fault> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Value, Fault> {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Value, Fault> {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Value, Fault> {
        Ok(if self.form == Form::Saved || names::is_plain(of) {
            Value::Text(variant.to_owned())
        } else {
            Value::Map(vec![Self::named(variant)])
        })
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Value, Fault> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Value, Fault> {
        Ok(self.holding(of, variant, value.serialize(self)?))
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Items, Fault> {
        Ok(Items {
            form: self.form,
            items: Vec::with_capacity(length.unwrap_or_default()),
        })
    }

    fn serialize_tuple(self, length: usize) -> Result<Items, Fault> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Items, Fault> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Fault> {
        // No enum of the core has such a variant. The typings refuse it too.
        Err(Fault::new(format!("has no form for {variant}")))
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Pairs, Fault> {
        Ok(Pairs::new(self.form, length.unwrap_or_default()))
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Pairs, Fault> {
        Ok(Pairs::new(self.form, length))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Pairs, Fault> {
        let mut pairs = Pairs::new(self.form, length + 1);
        match self.form {
            Form::Saved => pairs.wrapped = Some(variant),
            Form::Tagged => pairs.entries.push(Self::named(variant)),
        }
        Ok(pairs)
    }
}

/// The items of a list.
struct Items {
    form: Form,
    items: Vec<Value>,
}

impl Items {
    fn add<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Fault> {
        self.items.push(write(item, self.form)?);
        Ok(())
    }
}

macro_rules! items {
    ($($kind:ident $method:ident),*) => {
        $(impl $kind for Items {
            type Ok = Value;
            type Error = Fault;

            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Fault> {
                self.add(item)
            }

            fn end(self) -> Result<Value, Fault> {
                Ok(Value::List(self.items))
            }
        })*
    };
}

items!(SerializeSeq serialize_element, SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field);

/// The pairs of an object.
struct Pairs {
    form: Form,
    entries: Vec<(Key, Value)>,
    /// The variant that the fields belong to, in the saved form.
    wrapped: Option<&'static str>,
    key: Option<Key>,
}

impl Pairs {
    fn new(form: Form, length: usize) -> Self {
        Self {
            form,
            entries: Vec::with_capacity(length),
            wrapped: None,
            key: None,
        }
    }

    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Fault> {
        self.entries
            .push((Key::Borrowed(key), write(value, self.form)?));
        Ok(())
    }

    fn done(self) -> Value {
        let map = Value::Map(self.entries);
        match self.wrapped {
            Some(variant) => Value::Map(vec![(Key::Borrowed(variant), map)]),
            None => map,
        }
    }
}

impl SerializeMap for Pairs {
    type Ok = Value;
    type Error = Fault;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Fault> {
        self.key = Some(Key::Owned(match write(key, self.form)? {
            Value::Text(text) => text,
            Value::Int(number) => number.to_string(),
            _ => return Err(Fault::new("has a key that is no text")),
        }));
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Fault> {
        let key = self.key.take().unwrap_or_default();
        self.entries.push((key, write(value, self.form)?));
        Ok(())
    }

    fn end(self) -> Result<Value, Fault> {
        Ok(self.done())
    }
}

macro_rules! fields {
    ($($kind:ident),*) => {
        $(impl $kind for Pairs {
            type Ok = Value;
            type Error = Fault;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Fault> {
                self.field(key, value)
            }

            fn end(self) -> Result<Value, Fault> {
                Ok(self.done())
            }
        })*
    };
}

fields!(SerializeStruct, SerializeStructVariant);
