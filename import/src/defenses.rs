//! Defenses against damage in the words of stat blocks, in English, Spanish and French: `cold; bludgeoning, piercing, and
//! slashing from nonmagical attacks`, `fire 10`, `10/magic`.
//!
//! "From nonmagical attacks" makes a defense against nonmagical damage, with silver or adamantine if it is excepted. A type under any other condition is left out and reported: a defense has no place for it. Conditions such as "poisoned" are no
//! damage and are skipped.

mod clause;
mod found;
mod lines;
mod pieces;
mod reduction;
mod vocabulary;
mod words;

use asalto_core::combatant::Defenses;

use crate::clean;
use crate::number::{self, ParsedNumber};
use clause::{Clause, Extent};
use pieces::{Piece, pieces};

pub use found::{DefenseKind, Found};
pub use lines::{begins, names, of_lines};
pub use words::words;

/// The longest text that is read, in characters.
const LONGEST: usize = 1_000;

impl Found {
    /// Reads a list of types.
    pub fn list(&mut self, kind: DefenseKind, text: &str) {
        if number::parse(text) == ParsedNumber::Nothing {
            return;
        }
        let text = clean::cut(text, LONGEST);
        let pieces = pieces(text);
        for clause in pieces.split(|piece| piece.is(';')) {
            Clause::new(kind, text, clause, Extent::Whole).read(self);
        }
    }

    /// Reads the types at the beginning of a text that goes on with something else behind a comma.
    fn beginning(&mut self, kind: DefenseKind, text: &str, pieces: &[Piece]) {
        let mut clauses = pieces.split(|piece| piece.is(';'));
        let first = clauses.next().unwrap_or_default();
        Clause::new(kind, text, first, Extent::Known).read(self);
    }

    /// Adds the defenses that another program or the app itself has written, without those that the app can't hold.
    pub fn merge(&mut self, others: &Defenses) {
        for (kind, types) in [
            (DefenseKind::Immune, &others.immunities),
            (DefenseKind::Resists, &others.resistances),
            (DefenseKind::Vulnerable, &others.vulnerabilities),
        ] {
            for of in types {
                self.add(kind, *of, None);
            }
        }
        let only = &others.nonmagical;
        for (kind, types) in [
            (DefenseKind::Immune, &only.immunities),
            (DefenseKind::Resists, &only.resistances),
        ] {
            for of in types.iter().filter(|of| of.is_of_weapons()) {
                self.add_nonmagical(kind, *of);
            }
        }
        let own = &mut self.defenses.nonmagical.bypass;
        *own = own.or(only.bypass);
        for one in &others.energy {
            if (1..=Defenses::MOST).contains(&one.amount) {
                self.add(DefenseKind::Resists, one.of, Some(one.amount));
            } else {
                self.leave(&format!("{:?} {}", one.of, one.amount));
            }
        }
        if let Some(other) = &others.reduction {
            let mut profile = asalto_core::Combatant::new("A", asalto_core::Side::FOES);
            profile.defenses.reduction = Some(other.clone());
            let own = &mut self.defenses.reduction;
            if own.as_ref().is_none_or(|own| own == other) && profile.validate().is_ok() {
                *own = Some(other.clone());
            } else {
                self.leave(&format!("{}/{}", other.amount, other.bypass));
            }
        }
    }
}

#[cfg(test)]
mod tests;
