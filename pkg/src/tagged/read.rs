//! Reads a value of the core from a [`Value`].

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::names::{self, TYPE};
use super::value::Key;
use super::{Fault, Form, Value};

/// Reads a value in a form. A field that the type does not have is an error.
///
/// # Errors
/// A [`Fault`] with the path to the fault.
pub fn read<T: DeserializeOwned>(value: Value, form: Form) -> Result<T, Fault> {
    T::deserialize(Reader { value, form })
}

struct Reader {
    value: Value,
    form: Form,
}

impl Reader {
    fn unlike(&self, wanted: &str) -> Fault {
        let found = match &self.value {
            Value::Null => Unexpected::Unit,
            Value::Bool(value) => Unexpected::Bool(*value),
            Value::Int(number) => Unexpected::Signed(*number),
            Value::Float(number) => Unexpected::Float(*number),
            Value::Text(text) => Unexpected::Str(text),
            Value::List(_) => Unexpected::Seq,
            Value::Map(_) => Unexpected::Map,
        };
        Fault::invalid_type(found, &wanted)
    }

    fn pairs<'de, V: Visitor<'de>>(
        pairs: Vec<(Key, Value)>,
        form: Form,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_map(Pairs {
            entries: pairs.into_iter(),
            form,
            next: None,
        })
    }
}

impl<'de> Deserializer<'de> for Reader {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(value),
            Value::Int(number) => visitor.visit_i64(number),
            Value::Float(number) => visitor.visit_f64(number),
            Value::Text(text) => visitor.visit_string(text),
            Value::List(items) => {
                let (items, form) = (items.into_iter().enumerate(), self.form);
                visitor.visit_seq(Items { items, form })
            }
            Value::Map(pairs) => Self::pairs(pairs, self.form, visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let Value::Map(pairs) = self.value else {
            return Err(self.unlike("an object"));
        };
        // A newer version may have saved more.
        if self.form == Form::Tagged {
            known(&pairs, fields)?;
        }
        Self::pairs(pairs, self.form, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        of: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let chosen = match self.form {
            Form::Saved => self.saved(of),
            Form::Tagged => self.tagged(of, variants),
        }?;
        visitor.visit_enum(chosen)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct
        seq tuple tuple_struct map identifier
    }
}

impl Reader {
    /// Reads a variant in the saved form: a name, or the only key of an object.
    fn saved(self, of: &'static str) -> Result<Variant, Fault> {
        let form = self.form;
        let (name, held) = match self.value {
            Value::Text(name) => (name, None),
            Value::Map(mut pairs) if pairs.len() == 1 => {
                let (name, value) = pairs.remove(0);
                (name.into_owned(), Some(value))
            }
            _ => return Err(self.unlike("a variant")),
        };
        Ok(Variant {
            of,
            name,
            held,
            form,
        })
    }

    /// Reads a variant whose `type` is its name.
    fn tagged(self, of: &'static str, variants: &[&str]) -> Result<Variant, Fault> {
        let form = self.form;
        if of == names::RULE_ID {
            let parts = self.value.text().and_then(|id| id.split_once('-'));
            let parts = parts.and_then(|(book, number)| Some((book, number.parse().ok()?)));
            let (book, number) = parts.ok_or_else(|| self.unlike("a rule id such as D35-26"))?;
            let (name, held) = (book.to_owned(), Some(Value::Int(number)));
            return Ok(Variant {
                of,
                name,
                held,
                form,
            });
        }
        if names::is_plain(of) {
            let Value::Text(name) = self.value else {
                return Err(self.unlike(&format!("a text such as “{}”", variants[0])));
            };
            return Ok(Variant {
                of,
                name,
                held: None,
                form,
            });
        }
        let Value::Map(mut pairs) = self.value else {
            return Err(self.unlike("an object with a type"));
        };
        let place = pairs.iter().position(|(key, _)| key == TYPE);
        let (_, name) = pairs.remove(place.ok_or_else(|| Fault::missing_field(TYPE))?);
        let Value::Text(mut name) = name else {
            return Err(Reader { value: name, form }.unlike("a text").within(TYPE));
        };
        let part = name
            .split_once('.')
            .map(|(of, part)| (of.to_owned(), part.to_owned()));
        if let Some((outer, part)) = part.filter(|(outer, _)| names::is_part(of, outer)) {
            name = outer;
            pairs.insert(0, (Key::Borrowed(TYPE), Value::Text(part)));
        } else if names::is_part(of, &name) {
            return Err(Fault::new(format!("must say more: “{name}.…”")).within(TYPE));
        }
        let held = Some(Value::Map(pairs));
        Ok(Variant {
            of,
            name,
            held,
            form,
        })
    }
}

/// Checks that an object has no other fields.
fn known(pairs: &[(Key, Value)], fields: &'static [&'static str]) -> Result<(), Fault> {
    let unknown = pairs.iter().find(|(key, _)| !fields.contains(&&**key));
    unknown.map_or(Ok(()), |(key, _)| Err(Fault::unknown_field(key, fields)))
}

/// The items of a list.
struct Items {
    items: std::iter::Enumerate<std::vec::IntoIter<Value>>,
    form: Form,
}

impl<'de> SeqAccess<'de> for Items {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Fault> {
        let Some((index, value)) = self.items.next() else {
            return Ok(None);
        };
        let form = self.form;
        let read = seed.deserialize(Reader { value, form });
        read.map(Some)
            .map_err(|fault| fault.within(format!("[{index}]")))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

/// The pairs of an object.
struct Pairs {
    entries: std::vec::IntoIter<(Key, Value)>,
    form: Form,
    next: Option<(Key, Value)>,
}

impl<'de> MapAccess<'de> for Pairs {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Fault> {
        self.next = self.entries.next();
        let Some((key, _)) = &self.next else {
            return Ok(None);
        };
        seed.deserialize(MapKey(key)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Fault> {
        let (key, value) = self.next.take().unwrap_or((Key::Borrowed(""), Value::Null));
        let form = self.form;
        let read = seed.deserialize(Reader { value, form });
        read.map_err(|fault| fault.within(key))
    }
}

/// A key of an object, which may represent a number.
struct MapKey<'k>(&'k str);

macro_rules! numbers {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.0.parse() {
                Ok(number) => visitor.visit_i64(number),
                Err(_) => visitor.visit_str(self.0),
            }
        })*
    };
}

impl<'de> Deserializer<'de> for MapKey<'_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_str(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        of: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let name = self.0.to_owned();
        visitor.visit_enum(Variant {
            of,
            name,
            held: None,
            form: Form::Saved,
        })
    }

    numbers!(deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);

    forward_to_deserialize_any! {
        bool f32 f64 char str string bytes byte_buf option unit unit_struct
        seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A variant of an enum, and its value.
struct Variant {
    of: &'static str,
    name: String,
    held: Option<Value>,
    form: Form,
}

impl Variant {
    /// Puts a fault within the variant, if its path names the variant.
    fn within(name: &str, fault: Fault, form: Form) -> Fault {
        match form {
            Form::Saved => fault,
            Form::Tagged => fault.within(name),
        }
    }
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Fault> {
        let chosen = seed.deserialize(MapKey(&self.name));
        let place = matches!(self.held, Some(Value::Map(_))) && self.form == Form::Tagged;
        let chosen = chosen.map_err(|fault| if place { fault.within(TYPE) } else { fault });
        Ok((chosen?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        match self.held {
            None => Ok(()),
            Some(Value::Map(pairs)) if self.form == Form::Tagged => {
                known(&pairs, &[]).map_err(|fault| fault.within(self.name))
            }
            Some(_) => Err(Fault::new("holds nothing").within(self.name)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        let Self {
            of,
            name,
            held,
            form,
        } = self;
        let value = held.ok_or_else(|| Fault::new("is a name without what belongs to it"))?;
        let read = if form == Form::Saved || of == names::RULE_ID {
            seed.deserialize(Reader { value, form })
        } else {
            seed.deserialize(Held {
                of,
                variant: &name,
                value,
                form,
            })
        };
        read.map_err(|fault| Self::within(&name, fault, form))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Fault> {
        // No enum of the core has such a variant. The typings refuse it too.
        Err(Fault::new("has no form").within(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let Self {
            name, held, form, ..
        } = self;
        let value = held.ok_or_else(|| Fault::new("is a name without its fields"))?;
        let read = Reader { value, form }.deserialize_struct("", fields, visitor);
        read.map_err(|fault| Self::within(&name, fault, form))
    }
}

/// The value of a tagged variant: a struct has its fields beside the type, a part has its name in the type,
/// and every other value has a key.
struct Held<'v> {
    of: &'static str,
    variant: &'v str,
    value: Value,
    form: Form,
}

impl Held<'_> {
    /// Returns the value of the only key.
    fn alone(self) -> Result<(&'static str, Reader), Fault> {
        let key = names::key(self.of, self.variant);
        let Value::Map(pairs) = self.value else {
            return Err(Fault::missing_field(key));
        };
        if let Some((other, _)) = pairs.iter().find(|(name, _)| name != key) {
            let words = format!("does not exist; the only field is {key}");
            return Err(Fault::new(words).within(other.clone()));
        }
        let value = pairs.into_iter().next().map(|(_, value)| value);
        let value = value.ok_or_else(|| Fault::missing_field(key))?;
        Ok((
            key,
            Reader {
                value,
                form: self.form,
            },
        ))
    }
}

macro_rules! alone {
    ($($method:ident($($more:ident: $kind:ty),*))*) => {
        $(fn $method<V: Visitor<'de>>(self, $($more: $kind,)* visitor: V) -> Result<V::Value, Fault> {
            let (key, reader) = self.alone()?;
            reader.$method($($more,)* visitor).map_err(|fault| fault.within(key))
        })*
    };
}

impl<'de> Deserializer<'de> for Held<'_> {
    type Error = Fault;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let (value, form) = (self.value, self.form);
        Reader { value, form }.deserialize_struct(name, fields, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        of: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        if names::is_part(self.of, self.variant) {
            let (value, form) = (self.value, self.form);
            return Reader { value, form }.deserialize_enum(of, variants, visitor);
        }
        let (key, reader) = self.alone()?;
        let read = reader.deserialize_enum(of, variants, visitor);
        read.map_err(|fault| fault.within(key))
    }

    alone! {
        deserialize_any() deserialize_bool() deserialize_i8() deserialize_i16() deserialize_i32()
        deserialize_i64() deserialize_u8() deserialize_u16() deserialize_u32() deserialize_u64()
        deserialize_f32() deserialize_f64() deserialize_char() deserialize_str()
        deserialize_string() deserialize_bytes() deserialize_byte_buf() deserialize_option()
        deserialize_unit() deserialize_seq() deserialize_map() deserialize_identifier()
        deserialize_ignored_any() deserialize_tuple(length: usize)
        deserialize_unit_struct(name: &'static str) deserialize_newtype_struct(name: &'static str)
        deserialize_tuple_struct(name: &'static str, length: usize)
    }
}
