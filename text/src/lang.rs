//! The languages of the interface.

use super::fill::fill;
use super::{Message, Text, intl};

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
    /// All languages, in the order of the menu.
    pub const ALL: [Self; 3] = [Self::Es, Self::Fr, Self::En];

    /// Returns the language tag, as in `<html lang>`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::Es => "es",
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    /// Returns the language's own name for itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Es => "Español",
            Self::Fr => "Français",
            Self::En => "English",
        }
    }

    /// Returns the language of a tag such as `es-AR`, if the app has it.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|lang| lang.tag() == primary)
    }

    /// Returns a text without gaps.
    #[must_use]
    pub fn text(self, text: impl Into<Text>) -> &'static str {
        text.into().in_language(self)
    }

    /// Returns a text with its gaps filled in: `{0}` by the first value.
    #[must_use]
    pub fn text_with(self, text: impl Into<Text>, with: &[&str]) -> String {
        fill(self, text.into().in_language(self), with)
    }

    /// Returns a message with its arguments.
    #[must_use]
    pub fn message(self, message: &Message<'_>) -> String {
        message.in_language(self)
    }

    /// Formats a number in the language, with a true minus sign.
    #[must_use]
    pub fn number(self, number: i32) -> String {
        intl::number(self, number)
    }

    /// Formats tenths as a number with one decimal.
    #[must_use]
    pub fn tenths(self, tenths: u32) -> String {
        intl::tenths(self, tenths)
    }

    /// Returns whether the language uses the singular for a count.
    #[must_use]
    pub fn is_one(self, count: usize) -> bool {
        intl::is_one(self, count)
    }

    /// Formats a modifier, always with its sign.
    #[must_use]
    pub fn modifier(self, modifier: i16) -> String {
        let plus = if modifier < 0 { "" } else { "+" };
        format!("{plus}{}", self.number(i32::from(modifier)))
    }

    /// Joins items as a list: `a, b and c`.
    #[must_use]
    pub fn list(self, items: &[String]) -> String {
        intl::list(self, items)
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
