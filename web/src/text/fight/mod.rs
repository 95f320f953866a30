//! The texts of the tools of the fight: casting, checks, effects, rulings on the order, mounts.

mod because;
mod phrase;
mod refuse;
mod refused;
mod report;
mod why;

use asalto_core::{CheckKind, Consequence, Magic};

use super::template::Template;
use super::{Lang, fill};

pub use phrase::Phrase;
pub use refuse::refuse;
pub use report::report;
pub use why::explain;

#[cfg(test)]
pub(crate) use {because::Because, refused::Refused};

/// The marks that tables set most, to be proposed where somebody writes one: options of a list.
pub fn common_marks(lang: Lang) -> String {
    let marks = Phrase::CommonMarks.in_language(lang);
    format!("<option>{}", marks.replace(',', "<option>"))
}

/// The name of a check.
#[must_use]
pub fn check(kind: CheckKind) -> Phrase {
    match kind {
        CheckKind::Concentration => Phrase::Concentration,
        CheckKind::Spellcraft => Phrase::Spellcraft,
        CheckKind::Dispel => Phrase::Dispel,
    }
}

/// What follows from a check.
#[must_use]
pub fn consequence(follows: Consequence) -> Phrase {
    match follows {
        Consequence::SpellGoesOn => Phrase::SpellGoesOn,
        Consequence::SpellLost => Phrase::SpellLost,
        Consequence::MayCounter => Phrase::MayCounter,
        Consequence::StaysReady => Phrase::StaysReady,
    }
}

/// Where the power of a spell comes from.
#[must_use]
pub fn magic(magic: Magic) -> Phrase {
    match magic {
        Magic::Arcane => Phrase::Arcane,
        Magic::Divine => Phrase::Divine,
    }
}
