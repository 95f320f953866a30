//! The parts of a list: its elements, the pairs of a map, the content of a variant.

use serde::de::{DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};

use super::super::NotationError;
use super::Reader;

/// The unread elements of a list.
pub(super) struct ListReader<'r, 't> {
    reader: &'r mut Reader<'t>,
    first: bool,
}

impl<'r, 't> ListReader<'r, 't> {
    pub(super) fn of(reader: &'r mut Reader<'t>) -> Self {
        let first = true;
        Self { reader, first }
    }

    /// Moves to the next element. Returns whether there is one.
    fn step(&mut self) -> Result<bool, NotationError> {
        self.reader.skip_space();
        if self.reader.text.starts_with(']') {
            return Ok(false);
        }
        if !self.first {
            self.reader.expect(",")?;
        }
        self.first = false;
        Ok(true)
    }
}

impl<'de> SeqAccess<'de> for ListReader<'_, '_> {
    type Error = NotationError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, NotationError> {
        // A field with its default value: the caller fills it in, or has none and rejects it.
        if !self.step()? || self.reader.take("{}") {
            return Ok(None);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }
}

impl<'de> MapAccess<'de> for ListReader<'_, '_> {
    type Error = NotationError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, NotationError> {
        if !self.step()? {
            return Ok(None);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, NotationError> {
        self.reader.expect(",")?;
        seed.deserialize(&mut *self.reader)
    }
}

/// The name of a variant is read in the same way with or without content.
macro_rules! reads_name {
    ($($variant:ident),*) => {$(
        impl<'de> EnumAccess<'de> for $variant<'_, '_> {
            type Error = NotationError;
            type Variant = Self;

            fn variant_seed<V: DeserializeSeed<'de>>(
                self,
                seed: V,
            ) -> Result<(V::Value, Self), NotationError> {
                Ok((seed.deserialize(&mut *self.0)?, self))
            }
        }
    )*};
}

reads_name!(UnitVariant, DataVariant);

/// A variant without content.
pub(super) struct UnitVariant<'r, 't>(pub(super) &'r mut Reader<'t>);

impl<'de> VariantAccess<'de> for UnitVariant<'_, '_> {
    type Error = NotationError;

    fn unit_variant(self) -> Result<(), NotationError> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(
        self,
        _: T,
    ) -> Result<T::Value, NotationError> {
        Err(NotationError)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, NotationError> {
        Err(NotationError)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, NotationError> {
        Err(NotationError)
    }
}

/// A variant with content, after the bracket.
pub(super) struct DataVariant<'r, 't>(pub(super) &'r mut Reader<'t>);

impl<'de> VariantAccess<'de> for DataVariant<'_, '_> {
    type Error = NotationError;

    fn unit_variant(self) -> Result<(), NotationError> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, NotationError> {
        self.0.expect(",")?;
        seed.deserialize(self.0)
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        visitor.visit_seq(ListReader {
            reader: self.0,
            first: false,
        })
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        self.tuple_variant(0, visitor)
    }
}
