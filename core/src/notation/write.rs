//! Writing.

use std::fmt::Write as _;

use serde::ser::{self, Serialize};

use super::Unreadable;

/// The text of a value.
///
/// # Errors
/// [`Unreadable`] where the value holds a floating point number or bytes, which have no notation.
///
/// ```
/// assert_eq!(asalto_core::notation::write(&(1, "a", None::<u8>)).as_deref(), Ok(r#"[1,"a",null]"#));
/// ```
pub fn write<T: Serialize + ?Sized>(value: &T) -> Result<String, Unreadable> {
    let mut writer = Writer {
        text: String::new(),
    };
    value.serialize(&mut writer)?;
    Ok(writer.text)
}

struct Writer {
    text: String,
}

/// A list that is being written.
struct List<'w> {
    writer: &'w mut Writer,
    /// How many fields in a row had their default value.
    left_out: usize,
    first: bool,
}

impl Writer {
    fn string(&mut self, value: &str) {
        self.text.push('"');
        for letter in value.chars() {
            match letter {
                '"' | '\\' => {
                    self.text.push('\\');
                    self.text.push(letter);
                }
                '\0'..'\u{20}' => self.control(letter),
                _ => self.text.push(letter),
            }
        }
        self.text.push('"');
    }

    fn control(&mut self, letter: char) {
        const DIGITS: [char; 16] = [
            '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f',
        ];
        let code = letter as usize;
        self.text.push_str("\\u00");
        self.text.push(DIGITS[code >> 4 & 15]);
        self.text.push(DIGITS[code & 15]);
    }

    fn list(&mut self) -> List<'_> {
        self.text.push('[');
        List {
            writer: self,
            left_out: 0,
            first: true,
        }
    }

    fn variant(&mut self, name: &str) -> List<'_> {
        let list = self.list();
        list.writer.string(name);
        List {
            first: false,
            ..list
        }
    }
}

impl List<'_> {
    /// The writer, after what comes before the next element.
    fn next(&mut self) -> &mut Writer {
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

    fn close(self) {
        self.writer.text.push(']');
    }
}

impl<'w> ser::Serializer for &'w mut Writer {
    type Ok = ();
    type Error = Unreadable;
    type SerializeSeq = List<'w>;
    type SerializeTuple = List<'w>;
    type SerializeTupleStruct = List<'w>;
    type SerializeTupleVariant = List<'w>;
    type SerializeMap = List<'w>;
    type SerializeStruct = List<'w>;
    type SerializeStructVariant = List<'w>;

    fn serialize_bool(self, value: bool) -> Result<(), Unreadable> {
        self.text.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Unreadable> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Unreadable> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Unreadable> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Unreadable> {
        write!(self.text, "{value}").map_err(|_| Unreadable)
    }

    fn serialize_u8(self, value: u8) -> Result<(), Unreadable> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Unreadable> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Unreadable> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Unreadable> {
        write!(self.text, "{value}").map_err(|_| Unreadable)
    }

    fn serialize_f32(self, _: f32) -> Result<(), Unreadable> {
        Err(Unreadable)
    }

    fn serialize_f64(self, _: f64) -> Result<(), Unreadable> {
        Err(Unreadable)
    }

    fn serialize_char(self, value: char) -> Result<(), Unreadable> {
        self.string(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Unreadable> {
        self.string(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Unreadable> {
        Err(Unreadable)
    }

    fn serialize_none(self) -> Result<(), Unreadable> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unreadable> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Unreadable> {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unreadable> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Unreadable> {
        self.string(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Unreadable> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Unreadable> {
        let mut list = self.variant(variant);
        value.serialize(list.next())?;
        list.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'w>, Unreadable> {
        Ok(self.list())
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'w>, Unreadable> {
        Ok(self.list())
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'w>, Unreadable> {
        Ok(self.list())
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'w>, Unreadable> {
        Ok(self.variant(variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<List<'w>, Unreadable> {
        Ok(self.list())
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<List<'w>, Unreadable> {
        Ok(self.list())
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'w>, Unreadable> {
        Ok(self.variant(variant))
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
