//! Writing: the marks and strings of a text, one after the other.

mod parts;
mod values;

use serde::ser::Serialize;

use super::NotationError;

/// Writes a value as text.
///
/// # Errors
/// [`NotationError`] if the value holds a floating point number or bytes, which have no notation.
///
/// ```
/// assert_eq!(asalto_core::notation::write(&(1, "a", None::<u8>)).as_deref(), Ok(r#"[1,"a",null]"#));
/// ```
pub fn write<T: Serialize + ?Sized>(value: &T) -> Result<String, NotationError> {
    let mut writer = Writer {
        text: String::new(),
    };
    value.serialize(&mut writer)?;
    Ok(writer.text)
}

struct Writer {
    text: String,
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
}
