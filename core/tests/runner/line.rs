//! A line of a scenario as words. Spaces separate them, quotes keep spaces, `#` begins a comment.

/// The words of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    words: Vec<String>,
}

impl Line {
    /// Reads a line. A comma or a colon after a word is punctuation.
    pub fn read(raw: &str) -> Result<Self, String> {
        let mut words = Vec::new();
        let mut word = String::new();
        let mut quoted = false;
        let mut open = false;
        for character in raw.chars() {
            match character {
                '"' => {
                    quoted = !quoted;
                    open = true;
                }
                _ if quoted => word.push(character),
                '#' if !open => break,
                ' ' | '\t' | ',' | ':' => {
                    if open {
                        words.push(std::mem::take(&mut word));
                    }
                    open = false;
                }
                _ => {
                    word.push(character);
                    open = true;
                }
            }
        }
        if quoted {
            return Err("a quotation mark is missing".to_owned());
        }
        if open {
            words.push(word);
        }
        Ok(Self { words })
    }

    /// A line of these words.
    #[allow(dead_code, reason = "lines of files are read")]
    pub fn of(words: Vec<String>) -> Self {
        Self { words }
    }

    /// The first word and the line after it.
    pub fn split_first(&self) -> Option<(&str, Self)> {
        let (first, rest) = self.words.split_first()?;
        let rest = Self {
            words: rest.to_vec(),
        };
        Some((first, rest))
    }

    /// The words.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The words as text slices, to match on.
    pub fn as_strs(&self) -> Vec<&str> {
        self.words.iter().map(String::as_str).collect()
    }
}
