//! The notation in which each kind of value is written.

use std::fmt::Write as _;

use serde::ser::{self, Serialize};

use super::super::NotationError;
use super::Writer;
use super::parts::ListWriter;

/// Narrower integers are written as the widest.
macro_rules! widens {
    ($widest:ident: $($method:ident $type:ident),*) => {$(
        fn $method(self, value: $type) -> Result<(), NotationError> {
            self.$widest(value.into())
        }
    )*};
}

impl<'w> ser::Serializer for &'w mut Writer {
    type Ok = ();
    type Error = NotationError;
    type SerializeSeq = ListWriter<'w>;
    type SerializeTuple = ListWriter<'w>;
    type SerializeTupleStruct = ListWriter<'w>;
    type SerializeTupleVariant = ListWriter<'w>;
    type SerializeMap = ListWriter<'w>;
    type SerializeStruct = ListWriter<'w>;
    type SerializeStructVariant = ListWriter<'w>;

    fn serialize_bool(self, value: bool) -> Result<(), NotationError> {
        self.text.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    widens!(serialize_i64: serialize_i8 i8, serialize_i16 i16, serialize_i32 i32);
    widens!(serialize_u64: serialize_u8 u8, serialize_u16 u16, serialize_u32 u32);

    fn serialize_i64(self, value: i64) -> Result<(), NotationError> {
        write!(self.text, "{value}").map_err(|_| NotationError)
    }

    fn serialize_u64(self, value: u64) -> Result<(), NotationError> {
        write!(self.text, "{value}").map_err(|_| NotationError)
    }

    fn serialize_f32(self, _: f32) -> Result<(), NotationError> {
        Err(NotationError)
    }

    fn serialize_f64(self, _: f64) -> Result<(), NotationError> {
        Err(NotationError)
    }

    fn serialize_char(self, value: char) -> Result<(), NotationError> {
        self.string(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), NotationError> {
        self.string(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), NotationError> {
        Err(NotationError)
    }

    fn serialize_none(self) -> Result<(), NotationError> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NotationError> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), NotationError> {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NotationError> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), NotationError> {
        self.string(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), NotationError> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), NotationError> {
        let mut list = ListWriter::of_variant(self, variant);
        value.serialize(list.next())?;
        list.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<ListWriter<'w>, NotationError> {
        Ok(ListWriter::open(self))
    }

    fn serialize_tuple(self, _: usize) -> Result<ListWriter<'w>, NotationError> {
        Ok(ListWriter::open(self))
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<ListWriter<'w>, NotationError> {
        Ok(ListWriter::open(self))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<ListWriter<'w>, NotationError> {
        Ok(ListWriter::of_variant(self, variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<ListWriter<'w>, NotationError> {
        Ok(ListWriter::open(self))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<ListWriter<'w>, NotationError> {
        Ok(ListWriter::open(self))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<ListWriter<'w>, NotationError> {
        Ok(ListWriter::of_variant(self, variant))
    }
}
