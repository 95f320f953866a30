//! Reading.

use serde::de::{
    self, DeserializeOwned, DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};

use super::Unreadable;

/// How deep lists may lie in lists; what is written here stays far below it.
const DEEPEST: u8 = 64;

/// The value of a text.
///
/// # Errors
/// [`Unreadable`] where the text is not the notation of such a value, or lists lie in lists more
/// than 64 deep.
///
/// ```
/// let pair = asalto_core::notation::read::<(u8, String)>(r#"[1,"a"]"#);
/// assert_eq!(pair, Ok((1, "a".to_owned())));
/// ```
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    let mut reader = Reader { text, depth: 0 };
    let value = T::deserialize(&mut reader)?;
    reader.skip_space();
    reader.text.is_empty().then_some(value).ok_or(Unreadable)
}

struct Reader<'t> {
    /// What is still to be read.
    text: &'t str,
    depth: u8,
}

/// A number as it stands.
enum Number {
    Positive(u64),
    Negative(i64),
}

impl Reader<'_> {
    fn skip_space(&mut self) {
        self.text = self.text.trim_ascii_start();
    }

    /// Goes past a mark, if it comes next.
    fn take(&mut self, mark: &str) -> bool {
        self.skip_space();
        let rest = self.text.strip_prefix(mark);
        self.text = rest.unwrap_or(self.text);
        rest.is_some()
    }

    fn expect(&mut self, mark: &str) -> Result<(), Unreadable> {
        self.take(mark).then_some(()).ok_or(Unreadable)
    }

    fn open(&mut self) -> Result<(), Unreadable> {
        self.expect("[")?;
        self.depth += 1;
        (self.depth <= DEEPEST).then_some(()).ok_or(Unreadable)
    }

    fn close(&mut self) -> Result<(), Unreadable> {
        self.depth -= 1;
        self.expect("]")
    }

    fn number(&mut self) -> Result<Number, Unreadable> {
        let negative = self.take("-");
        self.skip_space();
        let end = self.text.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = self.text.split_at(end);
        let size: u64 = digits.parse().map_err(|_| Unreadable)?;
        self.text = rest;
        if !negative {
            return Ok(Number::Positive(size));
        }
        let below = 0_i64.checked_sub_unsigned(size);
        below.map(Number::Negative).ok_or(Unreadable)
    }

    fn string(&mut self) -> Result<String, Unreadable> {
        self.expect("\"")?;
        let mut value = String::new();
        loop {
            let end = self
                .text
                .find(|letter| matches!(letter, '"' | '\\' | '\0'..'\u{20}'));
            let (plain, rest) = self.text.split_at(end.ok_or(Unreadable)?);
            value.push_str(plain);
            if let Some(rest) = rest.strip_prefix('"') {
                self.text = rest;
                return Ok(value);
            }
            self.text = rest.strip_prefix('\\').ok_or(Unreadable)?;
            value.push(self.escaped()?);
        }
    }

    fn escaped(&mut self) -> Result<char, Unreadable> {
        let mut letters = self.text.chars();
        let letter = letters.next().ok_or(Unreadable)?;
        self.text = letters.as_str();
        Ok(match letter {
            '"' | '\\' | '/' => letter,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                let code = self.unit()?;
                if !(0xD800..0xDC00).contains(&code) {
                    return char::from_u32(code).ok_or(Unreadable);
                }
                self.text = self.text.strip_prefix("\\u").ok_or(Unreadable)?;
                let low = self.unit()?.checked_sub(0xDC00).filter(|low| *low < 0x400);
                let code = 0x1_0000 + ((code - 0xD800) << 10) + low.ok_or(Unreadable)?;
                char::from_u32(code).ok_or(Unreadable)?
            }
            _ => return Err(Unreadable),
        })
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Result<u32, Unreadable> {
        let (digits, rest) = self.text.split_at_checked(4).ok_or(Unreadable)?;
        self.text = rest;
        let mut code = 0;
        for digit in digits.chars() {
            code = code << 4 | digit.to_digit(16).ok_or(Unreadable)?;
        }
        Ok(code)
    }
}

/// Integers of every width are read as the widest; what does not fit is refused by who asked.
macro_rules! reads_integers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            match self.number()? {
                Number::Positive(number) => visitor.visit_u64(number),
                Number::Negative(number) => visitor.visit_i64(number),
            }
        }
    )*};
}

macro_rules! refuses {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Unreadable> {
            Err(Unreadable)
        }
    )*};
}

macro_rules! reads_strings {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            visitor.visit_string(self.string()?)
        }
    )*};
}

impl<'de> de::Deserializer<'de> for &mut Reader<'_> {
    type Error = Unreadable;

    reads_integers!(
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    );
    reads_strings!(deserialize_char deserialize_str deserialize_string deserialize_identifier);
    refuses!(
        deserialize_any deserialize_ignored_any deserialize_f32 deserialize_f64
        deserialize_bytes deserialize_byte_buf
    );

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let yes = self.take("true");
        if !yes {
            self.expect("false")?;
        }
        visitor.visit_bool(yes)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if self.take("null") {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.expect("null")?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.open()?;
        let value = visitor.visit_seq(Rest::of(self))?;
        self.close()?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.open()?;
        let value = visitor.visit_map(Rest::of(self))?;
        self.close()?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.skip_space();
        if self.text.starts_with('"') {
            return visitor.visit_enum(Name(self));
        }
        self.open()?;
        let value = visitor.visit_enum(Holder(self))?;
        self.close()?;
        Ok(value)
    }
}

/// The elements of a list that are still to come.
struct Rest<'r, 't> {
    reader: &'r mut Reader<'t>,
    first: bool,
}

impl<'r, 't> Rest<'r, 't> {
    fn of(reader: &'r mut Reader<'t>) -> Self {
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

/// A variant that is nothing but its name.
struct Name<'r, 't>(&'r mut Reader<'t>);

impl<'de> EnumAccess<'de> for Name<'_, '_> {
    type Error = Unreadable;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Self), Unreadable> {
        Ok((seed.deserialize(&mut *self.0)?, self))
    }
}

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
struct Holder<'r, 't>(&'r mut Reader<'t>);

impl<'de> EnumAccess<'de> for Holder<'_, '_> {
    type Error = Unreadable;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Self), Unreadable> {
        Ok((seed.deserialize(&mut *self.0)?, self))
    }
}

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
