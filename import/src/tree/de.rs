//! Typed values of a tree, through serde.

use serde::de::value::{Error, MapDeserializer, SeqDeserializer};
use serde::de::{Deserialize, Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

use super::{Tree, whole};

/// Returns a typed value, if the tree has its shape.
pub fn typed<'de, T: Deserialize<'de>>(tree: &'de Tree) -> Option<T> {
    T::deserialize(tree).ok()
}

impl<'de> IntoDeserializer<'de, Error> for &'de Tree {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for &'de Tree {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::Null | Tree::Tagged => visitor.visit_unit(),
            Tree::Bool(is) => visitor.visit_bool(*is),
            Tree::Number(number) => match whole(*number) {
                Some(whole) => visitor.visit_i64(i64::from(whole)),
                None => visitor.visit_f64(*number),
            },
            Tree::Text(text) => visitor.visit_borrowed_str(text),
            Tree::List(list) => visitor.visit_seq(SeqDeserializer::new(list.iter())),
            Tree::Object(fields) => {
                let fields = fields.iter().map(|(key, value)| (key.as_str(), value));
                visitor.visit_map(MapDeserializer::new(fields))
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::Null => visitor.visit_none(),
            value => visitor.visit_some(value),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self.text().into_deserializer())
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple tuple_struct map struct identifier ignored_any
    }
}
