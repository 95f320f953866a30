//! How a line is read.

use asalto_core::Side;
use asalto_text::Lang;

/// The highest count.
pub const MOST_OF_A_KIND: usize = 100;

/// How a line is read.
#[derive(Clone, Copy)]
pub struct Reading<'f> {
    /// The language of plurals and spoken numbers, beside English.
    pub lang: Lang,
    /// The side of combatants without a side in the line.
    pub side: Side,
    /// Returns a text in lowercase and without accents.
    pub fold: &'f dyn Fn(&str) -> String,
}
