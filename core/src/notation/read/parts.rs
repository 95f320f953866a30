//! What lies in a list: its elements, the pairs of a map, the content of a variant.

use serde::de::{DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};

use super::super::Unreadable;
use super::Reader;

/// The elements of a list that are still to come.
pub(super) struct Rest<'r, 't> {
    reader: &'r mut Reader<'t>,
    first: bool,
}

impl<'r, 't> Rest<'r, 't> {
    pub(super) fn of(reader: &'r mut Reader<'t>) -> Self {
        let first = true;
        Self { reader, first }
    }

    /// Goes to the next element, if there is one.
    fn step(&mut self) -> Result<bool, Unreadable> {
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

impl<'de> SeqAccess<'de> for Rest<'_, '_> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Unreadable> {
        // A field with its default value: who asked knows it, or has none and refuses.
        if !self.step()? || self.reader.take("{}") {
            return Ok(None);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }
}

impl<'de> MapAccess<'de> for Rest<'_, '_> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Unreadable> {
        if !self.step()? {
            return Ok(None);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, Unreadable> {
        self.reader.expect(",")?;
        seed.deserialize(&mut *self.reader)
    }
}

/// The name of a variant is read in the same way whether or not it holds something.
macro_rules! reads_name {
    ($($variant:ident),*) => {$(
        impl<'de> EnumAccess<'de> for $variant<'_, '_> {
            type Error = Unreadable;
            type Variant = Self;

            fn variant_seed<V: DeserializeSeed<'de>>(
                self,
                seed: V,
            ) -> Result<(V::Value, Self), Unreadable> {
                Ok((seed.deserialize(&mut *self.0)?, self))
            }
        }
    )*};
}

reads_name!(Name, Holder);

/// A variant that is nothing but its name.
pub(super) struct Name<'r, 't>(pub(super) &'r mut Reader<'t>);

impl<'de> VariantAccess<'de> for Name<'_, '_> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<(), Unreadable> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Unreadable> {
        Err(Unreadable)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Unreadable> {
        Err(Unreadable)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Unreadable> {
        Err(Unreadable)
    }
}

/// A variant that holds something, after the bracket.
pub(super) struct Holder<'r, 't>(pub(super) &'r mut Reader<'t>);

impl<'de> VariantAccess<'de> for Holder<'_, '_> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<(), Unreadable> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, Unreadable> {
        self.0.expect(",")?;
        seed.deserialize(self.0)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_seq(Rest {
            reader: self.0,
            first: false,
        })
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.tuple_variant(0, visitor)
    }
}
