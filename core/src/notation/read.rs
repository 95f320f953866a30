//! Reading: the marks, numbers and strings of a text, one after the other.

mod parts;
mod values;

use serde::de::DeserializeOwned;

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
