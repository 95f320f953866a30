//! Texts, messages, lists and numbers in a language.

use crate::catalog::Text;
use crate::fill::fill;
use crate::intl;
use crate::lang::Lang;
use crate::message::Message;

impl Lang {
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
