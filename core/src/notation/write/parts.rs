//! What lies in a list: its elements, the fields of a struct, the pairs of a map.

use serde::ser::{self, Serialize};

use super::super::Unreadable;
use super::Writer;

/// A list that is being written.
pub(super) struct List<'w> {
    writer: &'w mut Writer,
    /// How many fields in a row had their default value.
    left_out: usize,
    first: bool,
}

impl<'w> List<'w> {
    pub(super) fn open(writer: &'w mut Writer) -> Self {
        writer.text.push('[');
        Self {
            writer,
            left_out: 0,
            first: true,
        }
    }

    /// A list that begins with the name of a variant.
    pub(super) fn of_variant(writer: &'w mut Writer, name: &str) -> Self {
        let list = Self::open(writer);
        list.writer.string(name);
        Self {
            first: false,
            ..list
        }
    }

    /// The writer, after what comes before the next element.
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

/// A list takes its elements in the same way whatever it stands for.
macro_rules! takes_elements {
    ($($kind:ident: $take:ident),*) => {$(
        impl ser::$kind for List<'_> {
            type Ok = ();
            type Error = Unreadable;

            fn $take<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unreadable> {
                value.serialize(self.next())
            }

            fn end(self) -> Result<(), Unreadable> {
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

/// A struct's fields, of which some have their default value.
macro_rules! takes_fields {
    ($($kind:ident),*) => {$(
        impl ser::$kind for List<'_> {
            type Ok = ();
            type Error = Unreadable;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _: &'static str,
                value: &T,
            ) -> Result<(), Unreadable> {
                value.serialize(self.next())
            }

            fn skip_field(&mut self, _: &'static str) -> Result<(), Unreadable> {
                self.left_out += 1;
                Ok(())
            }

            fn end(self) -> Result<(), Unreadable> {
                self.close();
                Ok(())
            }
        }
    )*};
}

takes_fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for List<'_> {
    type Ok = ();
    type Error = Unreadable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unreadable> {
        key.serialize(self.next())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unreadable> {
        value.serialize(self.next())
    }

    fn end(self) -> Result<(), Unreadable> {
        self.close();
        Ok(())
    }
}
