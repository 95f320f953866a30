//! What the user reads: every word and sentence, in every language. A missing one does not compile.

mod en;
mod es;
mod event;
mod fr;
mod intl;
mod reason;
mod rejection;
mod sentence;
mod word;

pub use event::{Line, action, frame, report};
pub use intl::list;
pub use reason::{condition, explain, life};
pub use rejection::refusal;
pub use sentence::Sentence;
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

    /// A word in this language.
    #[must_use]
    pub fn word(self, word: Word) -> &'static str {
        match self {
            Self::Es => es::word(word),
            Self::Fr => fr::word(word),
            Self::En => en::word(word),
        }
    }

    /// A sentence in this language.
    #[must_use]
    pub fn say(self, sentence: &Sentence<'_>) -> String {
        match self {
            Self::Es => es::say(sentence),
            Self::Fr => fr::say(sentence),
            Self::En => en::say(sentence),
        }
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
