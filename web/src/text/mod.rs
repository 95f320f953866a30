//! What the user reads: every word and sentence, in every language. A missing one does not compile.

mod cast;
mod dice;
mod en;
mod es;
mod event;
pub mod fight;
mod fr;
mod intl;
pub mod later;
mod opening;
mod reason;
mod sentence;
pub mod stack;
mod template;
mod tongue;
mod word;

pub use cast::Cast;
pub use event::{Line, action, frame, in_words, report, response};
pub use intl::list;
pub use opening::opening;
pub use reason::{Told, condition, life, refusal, ruleset, side, tie_breaker};
pub use sentence::Sentence;
pub use template::{Template, fill};
#[cfg(target_arch = "wasm32")]
pub use tongue::load;
pub use word::Word;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// Spanish.
    Es,
    /// French.
    Fr,
    /// English.
    #[default]
    En,
}

impl Lang {
    /// Every language, in the order of a menu.
    pub const ALL: [Self; 3] = [Self::Es, Self::Fr, Self::En];

    /// The language's tag, as in `<html lang>`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::Es => "es",
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    /// The language's own name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Es => "Español",
            Self::Fr => "Français",
            Self::En => "English",
        }
    }

    /// The language that a tag such as `es-AR` means, if it is one of ours.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|lang| lang.tag() == primary)
    }

    /// A number as the language writes it, with a true minus sign.
    #[must_use]
    pub fn number(self, number: i32) -> String {
        intl::number(self, number)
    }

    /// So many tenths, as the language writes a number with one decimal.
    #[must_use]
    pub fn tenths(self, tenths: u32) -> String {
        intl::tenths(self, tenths)
    }

    /// Whether so many are spoken of as one.
    #[must_use]
    pub fn is_one(self, count: usize) -> bool {
        intl::is_one(self, count)
    }

    /// A modifier, always with its sign.
    #[must_use]
    pub fn modifier(self, modifier: i16) -> String {
        let plus = if modifier < 0 { "" } else { "+" };
        format!("{plus}{}", self.number(i32::from(modifier)))
    }

    /// A condition in this language.
    fn condition(self, condition: &asalto_core::Condition) -> String {
        reason::condition(self, condition)
    }

    /// A list in this language.
    fn list(self, items: &[String]) -> String {
        list(self, items)
    }

    /// A word in this language.
    #[must_use]
    pub fn word(self, word: Word) -> &'static str {
        (self.tongue().word)(word)
    }

    /// A sentence in this language.
    #[must_use]
    pub fn say(self, sentence: &Sentence<'_>) -> String {
        (self.tongue().say)(sentence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_means_its_language_whatever_the_country() {
        assert_eq!(Lang::from_tag("es-AR"), Some(Lang::Es));
        assert_eq!(Lang::from_tag("FR"), Some(Lang::Fr));
        assert_eq!(Lang::from_tag("pt-BR"), None);
    }
}
