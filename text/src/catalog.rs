//! Catalogs: the texts of one topic in one language.
//!
//! English declares the texts of a topic with `messages!`, and every other language provides its texts with
//! `translation!`. A text that a language lacks, has twice, or has with other gaps does not compile
//! (docs/decisions/0027).

use crate::Lang;

/// Declares the texts of a topic in English. `{0}` is the first gap of a text.
macro_rules! messages {
    ($(#[$about:meta])* $set:ident; $($name:ident: $text:literal;)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $set {
            $(#[doc = concat!("`", $text, "`")] $name,)*
        }

        impl $set {
            /// Every text of the topic.
            pub(crate) const ALL: &[Self] = &[$(Self::$name,)*];

            /// The gaps of each text, which every language must have.
            pub(crate) const GAPS: &[u8] = &[$($crate::catalog::gaps($text),)*];

            /// The text, independent of its topic.
            #[must_use]
            pub const fn text(self) -> $crate::Text {
                $crate::Text::new(Self::catalog, self as u16)
            }
        }

        impl From<$set> for $crate::Text {
            fn from(message: $set) -> Self {
                message.text()
            }
        }

        $crate::catalog::translation! { $set; $($name: $text;)* }
    };
}

/// Gives the texts of a topic in one language, as `CATALOG`.
macro_rules! translation {
    ($set:ident; $($name:ident: $text:literal;)*) => {
        /// The texts of the topic in this language.
        pub static CATALOG: $crate::catalog::Catalog = {
            #[allow(clippy::match_same_arms, clippy::too_many_lines, reason = "one arm a text")]
            const fn text(message: $set) -> &'static str {
                match message {
                    $($set::$name => $text,)*
                }
            }
            const COUNT: usize = $set::ALL.len();
            const TEXTS: [&str; COUNT] = {
                let mut texts = [""; COUNT];
                let mut index = 0;
                while index < COUNT {
                    texts[index] = text($set::ALL[index]);
                    let gaps = $crate::catalog::gaps(texts[index]);
                    assert!(gaps == $set::GAPS[index], "a translation has the gaps of the text");
                    index += 1;
                }
                texts
            };
            const LENGTHS: [u16; COUNT] = $crate::catalog::lengths(&TEXTS);
            const JOINED: [u8; $crate::catalog::sum(&LENGTHS)] =
                $crate::catalog::join(&TEXTS);
            $crate::catalog::Catalog::new(&JOINED, &LENGTHS)
        };
    };
}

pub(crate) use {messages, translation};

/// The texts of a topic in one language: one string, and the length of each text in it. This takes less room
/// than separate strings with their addresses.
pub struct Catalog {
    texts: &'static str,
    lengths: &'static [u16],
}

impl Catalog {
    /// A catalog without texts.
    #[cfg(target_arch = "wasm32")]
    pub(crate) const EMPTY: Self = Self {
        texts: "",
        lengths: &[],
    };

    /// Wraps joined texts and their lengths.
    pub(crate) const fn new(texts: &'static [u8], lengths: &'static [u16]) -> Self {
        match std::str::from_utf8(texts) {
            Ok(texts) => Self { texts, lengths },
            Err(_) => panic!("whole texts were joined"),
        }
    }

    /// Makes a catalog of texts from a host. They stay in memory for good. None if a text is too long.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn loaded(texts: &[String]) -> Option<Self> {
        let lengths = texts.iter().map(|text| u16::try_from(text.len()));
        let lengths: Vec<_> = lengths.collect::<Result<_, _>>().ok()?;
        Some(Self {
            texts: texts.concat().leak(),
            lengths: lengths.leak(),
        })
    }

    /// Keeps the catalog for good.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn leak(self) -> &'static Self {
        Box::leak(Box::new(self))
    }

    /// Returns the number of texts.
    #[cfg(target_arch = "wasm32")]
    pub(crate) const fn len(&self) -> usize {
        self.lengths.len()
    }

    /// Returns all texts.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &'static str> {
        let mut rest = self.texts;
        self.lengths.iter().map(move |&length| {
            let (text, after) = rest.split_at(length.into());
            rest = after;
            text
        })
    }

    fn get(&self, index: usize) -> &'static str {
        let before = self.lengths.iter().take(index);
        let start: usize = before.map(|&length| usize::from(length)).sum();
        let length = self.lengths.get(index).copied().unwrap_or_default();
        let end = start + usize::from(length);
        self.texts.get(start..end).unwrap_or_default()
    }
}

/// A text in every language, perhaps with gaps to fill in.
#[derive(Clone, Copy)]
pub struct Text {
    catalog: fn(Lang) -> &'static Catalog,
    index: u16,
}

impl Text {
    pub(crate) const fn new(catalog: fn(Lang) -> &'static Catalog, index: u16) -> Self {
        Self { catalog, index }
    }

    /// Returns the text in a language, with its gaps open.
    pub(super) fn in_language(self, lang: Lang) -> &'static str {
        (self.catalog)(lang).get(self.index.into())
    }
}

/// Finds the gaps of a text, one bit each.
///
/// # Panics
/// At compile time, on a brace that is not part of a gap.
pub(crate) const fn gaps(text: &str) -> u8 {
    let bytes = text.as_bytes();
    let mut gaps = 0;
    let mut index = 0;
    while index < bytes.len() {
        assert!(bytes[index] != b'}', "a brace belongs to a gap");
        if bytes[index] == b'{' {
            let gap = bytes[index + 1];
            assert!(gap >= b'0' && gap < b'8' && bytes[index + 2] == b'}');
            gaps |= 1 << (gap - b'0');
            index += 2;
        }
        index += 1;
    }
    gaps
}

/// Returns the lengths of texts, in bytes.
pub(crate) const fn lengths<const COUNT: usize>(texts: &[&str; COUNT]) -> [u16; COUNT] {
    let mut lengths = [0; COUNT];
    let mut index = 0;
    while index < COUNT {
        let length = texts[index].len();
        assert!(length <= u16::MAX as usize);
        let [low, high, ..] = length.to_le_bytes();
        lengths[index] = u16::from_le_bytes([low, high]);
        index += 1;
    }
    lengths
}

/// Adds up lengths.
pub(crate) const fn sum(lengths: &[u16]) -> usize {
    let mut sum = 0;
    let mut index = 0;
    while index < lengths.len() {
        sum += lengths[index] as usize;
        index += 1;
    }
    sum
}

/// Joins texts; `LENGTH` is the sum of their lengths.
pub(crate) const fn join<const LENGTH: usize>(texts: &[&str]) -> [u8; LENGTH] {
    let mut joined = [0; LENGTH];
    let mut end = 0;
    let mut index = 0;
    while index < texts.len() {
        let (_, rest) = joined.split_at_mut(end);
        let (place, _) = rest.split_at_mut(texts[index].len());
        place.copy_from_slice(texts[index].as_bytes());
        end += texts[index].len();
        index += 1;
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sets::{SetupText, TutorialText};

    #[test]
    fn a_catalog_gives_the_text_of_each_name() {
        assert_eq!(Lang::En.text(SetupText::Undo), "Undo");
        assert_eq!(Lang::Es.text(SetupText::Undo), "Deshacer");
        assert_eq!(Lang::Fr.text(SetupText::Rules), "Les règles");
        assert_eq!(Lang::Fr.text(TutorialText::StepOf), "Étape {0} sur {1}");
    }

    #[test]
    fn gaps_are_counted_by_number() {
        assert_eq!(gaps("no gap"), 0);
        assert_eq!(gaps("{1}, {1} and {0}"), 0b11);
        assert_eq!(gaps("{2}"), 0b100);
    }
}
