//! The notation from which each kind of value is read.

use serde::de::{self, Visitor};

use super::super::NotationError;
use super::parts::{DataVariant, ListReader, UnitVariant};
use super::{Number, Reader};

/// Integers of every width are read as the widest. The caller rejects an integer that does not fit.
macro_rules! reads_integers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
            match self.number()? {
                Number::Positive(number) => visitor.visit_u64(number),
                Number::Negative(number) => visitor.visit_i64(number),
            }
        }
    )*};
}

macro_rules! refuses {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NotationError> {
            Err(NotationError)
        }
    )*};
}

macro_rules! reads_strings {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
            visitor.visit_string(self.string()?)
        }
    )*};
}

impl<'de> de::Deserializer<'de> for &mut Reader<'_> {
    type Error = NotationError;

    reads_integers!(
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    );
    reads_strings!(deserialize_char deserialize_str deserialize_string deserialize_identifier);
    refuses!(
        deserialize_any deserialize_ignored_any deserialize_f32 deserialize_f64
        deserialize_bytes deserialize_byte_buf
    );

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        let yes = self.take("true");
        if !yes {
            self.expect("false")?;
        }
        visitor.visit_bool(yes)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        if self.take("null") {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        self.expect("null")?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        self.open()?;
        let value = visitor.visit_seq(ListReader::of(self))?;
        self.close()?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        self.open()?;
        let value = visitor.visit_map(ListReader::of(self))?;
        self.close()?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        self.skip_space();
        if self.text.starts_with('"') {
            return visitor.visit_enum(UnitVariant(self));
        }
        self.open()?;
        let value = visitor.visit_enum(DataVariant(self))?;
        self.close()?;
        Ok(value)
    }
}
