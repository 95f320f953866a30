//! Mistakes in JSON that have one meaning: commas at the end, comments, NaN, numbers that are too large, halves of
//! surrogate pairs, and control characters in texts.

use std::fmt::Write;

use crate::error::ImportError;

/// The deepest nesting.
const DEEPEST: usize = 100;

/// A text that a strict parser reads.
pub struct RepairedJson {
    /// The text.
    pub text: String,
    /// The line at which the original breaks off, counted from 1.
    pub cut_at: Option<usize>,
}

/// Repairs a text.
///
/// # Errors
/// [`ImportError::TooDeep`], or [`ImportError::CutOff`] if not even one entry of a list is whole.
pub fn repair(text: &str) -> Result<RepairedJson, ImportError> {
    Repair {
        rest: text,
        text,
        out: String::with_capacity(text.len() + 16),
        open: Vec::new(),
        outer: None,
        whole: None,
    }
    .run()
}

struct Repair<'t> {
    text: &'t str,
    rest: &'t str,
    out: String,
    /// The closing brackets that are due.
    open: Vec<char>,
    /// The number of open brackets with the first list that is open.
    outer: Option<usize>,
    /// The length of the text up to the last whole entry of that list.
    whole: Option<usize>,
}

impl Repair<'_> {
    fn run(mut self) -> Result<RepairedJson, ImportError> {
        while let Some(letter) = self.rest.chars().next() {
            match letter {
                '"' => self.string()?,
                '[' | '{' => self.opens(letter)?,
                ']' | '}' => self.closes(letter),
                '/' if self.comment() => {}
                '-' | '0'..='9' => self.number(),
                'N' | 'I' | 'u' => self.word(),
                _ => self.copy(letter.len_utf8()),
            }
        }
        if self.open.is_empty() {
            return Ok(RepairedJson {
                text: self.out,
                cut_at: None,
            });
        }
        self.cut()
    }

    fn line(&self) -> usize {
        let before = self.text.len() - self.rest.len();
        self.text[..before].matches('\n').count() + 1
    }

    fn copy(&mut self, length: usize) {
        self.out.push_str(&self.rest[..length]);
        self.rest = &self.rest[length..];
    }

    fn opens(&mut self, letter: char) -> Result<(), ImportError> {
        if self.open.len() == DEEPEST {
            return Err(ImportError::TooDeep { line: self.line() });
        }
        self.copy(1);
        self.open.push(if letter == '[' { ']' } else { '}' });
        if letter == '[' && self.outer.is_none() {
            self.outer = Some(self.open.len());
        }
        Ok(())
    }

    fn closes(&mut self, letter: char) {
        let kept = self.out.trim_end();
        if let Some(kept) = kept.strip_suffix(',') {
            self.out.truncate(kept.len());
        }
        self.copy(1);
        if self.open.last() == Some(&letter) {
            self.open.pop();
        }
        match self.outer {
            Some(outer) if self.open.len() == outer => self.whole = Some(self.out.len()),
            Some(outer) if self.open.len() < outer => (self.outer, self.whole) = (None, None),
            _ => {}
        }
    }

    /// Leaves out a comment, if there is one.
    fn comment(&mut self) -> bool {
        let end = if self.rest.starts_with("//") {
            self.rest.find('\n').unwrap_or(self.rest.len())
        } else if self.rest.starts_with("/*") {
            self.rest.find("*/").map_or(self.rest.len(), |end| end + 2)
        } else {
            return false;
        };
        self.rest = &self.rest[end..];
        true
    }

    /// Copies a number, in quotes if no computer has it.
    fn number(&mut self) {
        let end = self
            .rest
            .find(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c)));
        let number = &self.rest[..end.unwrap_or(self.rest.len())];
        // The parser refuses a number that is too large for it, or not written as JSON asks.
        if number.len() < 400 && serde_json::from_str::<f64>(number).is_ok() {
            self.copy(number.len());
        } else {
            self.quote(number.len());
        }
    }

    fn word(&mut self) {
        let words = [("NaN", true), ("Infinity", true), ("undefined", false)];
        let found = words.iter().find(|(word, _)| self.rest.starts_with(word));
        match found {
            Some((word, true)) => self.quote(word.len()),
            Some((word, false)) => {
                self.out.push_str("null");
                self.rest = &self.rest[word.len()..];
            }
            None => self.copy(1),
        }
    }

    fn quote(&mut self, length: usize) {
        self.out.push('"');
        self.copy(length);
        self.out.push('"');
    }

    fn string(&mut self) -> Result<(), ImportError> {
        let start = self.out.len();
        self.copy(1);
        loop {
            let plain = self
                .rest
                .find(|letter: char| letter == '"' || letter == '\\' || letter < ' ');
            let Some(plain) = plain else {
                self.rest = "";
                self.out.truncate(start);
                // The file ends within the text.
                return if self.open.is_empty() {
                    Err(ImportError::CutOff { line: self.line() })
                } else {
                    Ok(())
                };
            };
            self.copy(plain);
            match self.rest.as_bytes()[0] {
                b'"' => {
                    self.copy(1);
                    return Ok(());
                }
                b'\\' => self.escape(),
                control => {
                    let _written = write!(self.out, "\\u{control:04x}");
                    self.rest = &self.rest[1..];
                }
            }
        }
    }

    fn escape(&mut self) {
        if let Some(unit) = unit(self.rest) {
            let is_low = |unit| (0xdc00..0xe000).contains(&unit);
            if (0xd800..0xdc00).contains(&unit) && self::unit(&self.rest[6..]).is_some_and(is_low) {
                self.copy(12);
            } else if (0xd800..0xe000).contains(&unit) {
                self.out.push('\u{fffd}');
                self.rest = &self.rest[6..];
            } else {
                self.copy(6);
            }
            return;
        }
        let letter = self.rest[1..].chars().next();
        if letter.is_some_and(|letter| "\"\\/bfnrt".contains(letter)) {
            self.copy(2);
        } else {
            // A backslash before any other letter has no meaning.
            self.rest = &self.rest[1..];
        }
    }

    /// Returns the text up to the last whole entry, with all that is open closed.
    fn cut(mut self) -> Result<RepairedJson, ImportError> {
        self.rest = "";
        let line = self.line();
        let (Some(whole), Some(outer)) = (self.whole, self.outer) else {
            return Err(ImportError::CutOff { line });
        };
        self.out.truncate(whole);
        self.out.extend(self.open[..outer].iter().rev());
        Ok(RepairedJson {
            text: self.out,
            cut_at: Some(line),
        })
    }
}

/// Returns the code unit of an escape such as `\ud83d` at the beginning of a text.
fn unit(text: &str) -> Option<u32> {
    let digits = text.strip_prefix("\\u")?.get(..4)?;
    let is_hexadecimal = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_hexadecimal
        .then(|| u32::from_str_radix(digits, 16).ok())
        .flatten()
}
