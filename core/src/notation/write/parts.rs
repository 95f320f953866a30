//! The parts of a list: its elements, the fields of a struct, the pairs of a map.

use serde::ser::{self, Serialize};

use super::super::NotationError;
use super::Writer;

/// A list in the process of writing.
pub(super) struct ListWriter<'w> {
    writer: &'w mut Writer,
    /// The number of preceding fields in a row that had their default value.
    left_out: usize,
    first: bool,
}

impl<'w> ListWriter<'w> {
    pub(super) fn open(writer: &'w mut Writer) -> Self {
        writer.text.push('[');
        Self {
            writer,
            left_out: 0,
            first: true,
        }
    }

    /// Starts a list with the name of a variant.
    pub(super) fn of_variant(writer: &'w mut Writer, name: &str) -> Self {
        let list = Self::open(writer);
        list.writer.string(name);
        Self {
            first: false,
            ..list
        }
    }

    /// Writes the separator before the next element, and returns the writer.
    pub(super) fn next(&mut self) -> &mut Writer {
        for _ in 0..self.left_out {
            self.comma();
            self.writer.text.push_str("{}");
        }
        self.left_out = 0;
        self.comma();
        self.writer
    }

    fn comma(&mut self) {
        if !self.first {
            self.writer.text.push(',');
        }
        self.first = false;
    }

    pub(super) fn close(self) {
        self.writer.text.push(']');
    }
}

/// A list takes its elements in the same way for every kind of content.
macro_rules! takes_elements {
    ($($kind:ident: $take:ident),*) => {$(
        impl ser::$kind for ListWriter<'_> {
            type Ok = ();
            type Error = NotationError;

            fn $take<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotationError> {
                value.serialize(self.next())
            }

            fn end(self) -> Result<(), NotationError> {
                self.close();
                Ok(())
            }
        }
    )*};
}

takes_elements!(
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
);

/// A struct's fields, some with their default value.
macro_rules! takes_fields {
    ($($kind:ident),*) => {$(
        impl ser::$kind for ListWriter<'_> {
            type Ok = ();
            type Error = NotationError;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _: &'static str,
                value: &T,
            ) -> Result<(), NotationError> {
                value.serialize(self.next())
            }

            fn skip_field(&mut self, _: &'static str) -> Result<(), NotationError> {
                self.left_out += 1;
                Ok(())
            }

            fn end(self) -> Result<(), NotationError> {
                self.close();
                Ok(())
            }
        }
    )*};
}

takes_fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for ListWriter<'_> {
    type Ok = ();
    type Error = NotationError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NotationError> {
        key.serialize(self.next())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotationError> {
        value.serialize(self.next())
    }

    fn end(self) -> Result<(), NotationError> {
        self.close();
        Ok(())
    }
}
