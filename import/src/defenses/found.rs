//! The defenses of a text while it is read, and the parts of it that nobody knows.

use asalto_core::DamageType;
use asalto_core::combatant::Defenses;
use asalto_core::rules::DefensePolicy;

use super::reduction;
use crate::clean;

/// A kind of defense against types of damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DefenseKind {
    /// No damage.
    Immune,
    /// Half the damage, or a number less.
    Resists,
    /// More damage.
    Vulnerable,
}

/// The defenses of a text, and the parts of it that nobody knows.
#[derive(Default)]
pub struct Found {
    /// The defenses.
    pub defenses: Defenses,
    /// The parts that were left out, in the words of the text.
    pub unknown: Vec<String>,
}

/// The most parts of a text that are reported.
const MOST_UNKNOWN: usize = 20;

impl Found {
    /// Reads a damage reduction without its name. The first one counts.
    pub fn reduction(&mut self, text: &str) {
        let read = reduction::read(text);
        let own = &mut self.defenses.reduction;
        match read {
            Some(read) if own.is_none() => *own = Some(read),
            Some(read) if *own == Some(read.clone()) => {}
            _ => self.leave(text),
        }
    }

    /// Adds a defense against a type. Of two resistances with a number the higher one counts.
    pub fn add(&mut self, kind: DefenseKind, of: DamageType, amount: Option<u16>) {
        let all = &mut self.defenses;
        match (kind, amount) {
            (DefenseKind::Immune, _) => all.immunities.insert(of),
            (DefenseKind::Vulnerable, _) => all.vulnerabilities.insert(of),
            (DefenseKind::Resists, None) => all.resistances.insert(of),
            (DefenseKind::Resists, Some(amount)) => match DefensePolicy::Numbers.own(of) {
                Some(own) if all.energy_against(own) < amount => all.set_energy(own, amount),
                Some(_) => {}
                None => self.leave(&format!("{of:?} {amount}")),
            },
        }
    }

    /// Adds a defense against nonmagical damage of a type. Only weapons deal damage that may be magical or not, and a
    /// vulnerability counts against both.
    pub fn add_nonmagical(&mut self, kind: DefenseKind, of: DamageType) {
        let only = &mut self.defenses.nonmagical;
        match kind {
            DefenseKind::Immune if of.is_of_weapons() => only.immunities.insert(of),
            DefenseKind::Resists if of.is_of_weapons() => only.resistances.insert(of),
            _ => self.add(kind, of, None),
        }
    }

    /// Notes a part that was left out.
    pub fn leave(&mut self, part: &str) {
        let part = clean::shown(part.trim_matches([',', ';', ' ']));
        if self.unknown.len() < MOST_UNKNOWN && !part.is_empty() && !self.unknown.contains(&part) {
            self.unknown.push(part);
        }
    }
}
