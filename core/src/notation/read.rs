//! Reading: the marks, numbers and strings of a text, one after the other.

mod parts;
mod values;

use serde::de::DeserializeOwned;

use super::NotationError;

/// The maximum depth of nested lists. Written texts stay far below it.
const DEEPEST: u8 = 64;

/// Reads a value from a text.
///
/// # Errors
/// [`NotationError`] if the text is not the notation of such a value, or lists are nested more than
/// 64 deep.
///
/// ```
/// let pair = asalto_core::notation::read::<(u8, String)>(r#"[1,"a"]"#);
/// assert_eq!(pair, Ok((1, "a".to_owned())));
/// ```
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, NotationError> {
    let mut reader = Reader { text, depth: 0 };
    let value = T::deserialize(&mut reader)?;
    reader.skip_space();
    reader.text.is_empty().then_some(value).ok_or(NotationError)
}

struct Reader<'t> {
    /// The unread text.
    text: &'t str,
    depth: u8,
}

/// A number as written.
enum Number {
    Positive(u64),
    Negative(i64),
}

impl Reader<'_> {
    fn skip_space(&mut self) {
        self.text = self.text.trim_ascii_start();
    }

    /// Skips a mark if it is next. Returns whether it was.
    fn take(&mut self, mark: &str) -> bool {
        self.skip_space();
        let rest = self.text.strip_prefix(mark);
        self.text = rest.unwrap_or(self.text);
        rest.is_some()
    }

    fn expect(&mut self, mark: &str) -> Result<(), NotationError> {
        self.take(mark).then_some(()).ok_or(NotationError)
    }

    fn open(&mut self) -> Result<(), NotationError> {
        self.expect("[")?;
        self.depth += 1;
        (self.depth <= DEEPEST).then_some(()).ok_or(NotationError)
    }

    fn close(&mut self) -> Result<(), NotationError> {
        self.depth -= 1;
        self.expect("]")
    }

    fn number(&mut self) -> Result<Number, NotationError> {
        let negative = self.take("-");
        self.skip_space();
        let end = self.text.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = self.text.split_at(end);
        let size: u64 = digits.parse().map_err(|_| NotationError)?;
        self.text = rest;
        if !negative {
            return Ok(Number::Positive(size));
        }
        let below = 0_i64.checked_sub_unsigned(size);
        below.map(Number::Negative).ok_or(NotationError)
    }

    fn string(&mut self) -> Result<String, NotationError> {
        self.expect("\"")?;
        let mut value = String::new();
        loop {
            let end = self
                .text
                .find(|letter| matches!(letter, '"' | '\\' | '\0'..'\u{20}'));
            let (plain, rest) = self.text.split_at(end.ok_or(NotationError)?);
            value.push_str(plain);
            if let Some(rest) = rest.strip_prefix('"') {
                self.text = rest;
                return Ok(value);
            }
            self.text = rest.strip_prefix('\\').ok_or(NotationError)?;
            value.push(self.escaped()?);
        }
    }

    fn escaped(&mut self) -> Result<char, NotationError> {
        let mut letters = self.text.chars();
        let letter = letters.next().ok_or(NotationError)?;
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
                    return char::from_u32(code).ok_or(NotationError);
                }
                self.text = self.text.strip_prefix("\\u").ok_or(NotationError)?;
                let low = self.unit()?.checked_sub(0xDC00).filter(|low| *low < 0x400);
                let code = 0x1_0000 + ((code - 0xD800) << 10) + low.ok_or(NotationError)?;
                char::from_u32(code).ok_or(NotationError)?
            }
            _ => return Err(NotationError),
        })
    }

    /// Reads four hexadecimal digits.
    fn unit(&mut self) -> Result<u32, NotationError> {
        let (digits, rest) = self.text.split_at_checked(4).ok_or(NotationError)?;
        self.text = rest;
        let mut code = 0;
        for digit in digits.chars() {
            code = code << 4 | digit.to_digit(16).ok_or(NotationError)?;
        }
        Ok(code)
    }
}
