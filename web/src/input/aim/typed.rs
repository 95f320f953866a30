//! The text of the field: what it names, and what it sets.

use asalto_core::share::DamageKind;
use asalto_core::{Bypass, DamageType, TypedDamage};

use super::{Aim, InText};
use crate::input::command_line::Target;
use crate::input::damage_line::{DamageLine, Fault};

impl Aim {
    /// Returns whether the text of the field has types, several parts or another word that only damage has.
    #[must_use]
    pub fn says_damage(&self) -> bool {
        self.named.of
            || self.named.words.bypasses
            || self.named.words.nonlethal
            || !self.more.is_empty()
    }

    /// Returns whether the text says what the weapon is, and a type of weapon damage is missing.
    #[must_use]
    pub fn needs_weapon(&self) -> bool {
        matches!(self.fault, Some(Fault::NeedsWeapon(_)))
    }

    /// Returns whether the text may be read at another moment: with a type of weapon damage, or with more names.
    #[must_use]
    pub fn may_be_read(&self) -> bool {
        let unknown = matches!(
            self.fault,
            Some(Fault::Nobody(_) | Fault::NeitherNameNorType(_) | Fault::Several(_))
        );
        unknown || self.needs_weapon()
    }

    /// Returns the type of damage that is chosen beside the field.
    #[must_use]
    pub fn chosen_type(&self) -> Option<TypedDamage> {
        self.of.filter(|_| !self.named.of)
    }

    /// Takes a text of the field, as it was read. Names in it replace the targets, which return once it names nobody: `7 f` is no
    /// name yet, and `7 fire` needs none.
    pub fn write(&mut self, text: String, read: Result<DamageLine, Fault>) {
        self.save.failed.clear();
        let of_damage = |line: &DamageLine| {
            let is_typed = line.of.is_some() || !line.more.is_empty();
            is_typed || line.nonlethal || line.bypasses.is_some()
        };
        match read {
            Ok(line) if self.heals() && of_damage(&line) => {
                self.amount = line.amount;
                self.more.clear();
                self.fault = Some(Fault::OnlyDamage);
            }
            Ok(line) => {
                if line.targets.is_empty() {
                    self.return_targets();
                } else {
                    self.name_targets(line.targets);
                }
                let bypasses = line.bypasses.unwrap_or_default();
                if self.named.of || line.of.is_some() {
                    self.named.of = line.of.is_some();
                    self.of = line.of.map(|of| dealt_by(of, bypasses));
                } else if self.named.words.bypasses || line.bypasses.is_some() {
                    self.of = self.of.map(|typed| dealt_by(typed.of, bypasses));
                }
                self.named.words.bypasses = line.bypasses.is_some();
                if self.named.words.nonlethal || line.nonlethal {
                    self.named.words.nonlethal = line.nonlethal;
                    self.damage = if line.nonlethal {
                        DamageKind::Nonlethal
                    } else {
                        DamageKind::Lethal
                    };
                }
                let more = line.more.into_iter();
                let dealt = |of| dealt_by(of, bypasses);
                let more = more.map(|(amount, of)| (amount, of.map(dealt)));
                self.more = more.collect();
                self.hit = line.hit;
                self.amount = line.amount;
                self.fault = None;
            }
            Err(fault) => {
                let amount = text.split_whitespace().next();
                self.amount = amount.unwrap_or_default().to_owned();
                self.more.clear();
                if is_of_switches(&fault) {
                    self.return_targets();
                } else {
                    self.name_targets(Vec::new());
                }
                self.fault = Some(fault);
            }
        }
        self.text = text;
        self.heal_fully();
    }

    /// Replaces the targets with those that the text names.
    fn name_targets(&mut self, named: Vec<Target>) {
        let before = std::mem::replace(&mut self.targets, named);
        if !self.named.targets {
            self.unnamed = before;
        }
        self.named.targets = true;
    }

    /// Returns to the targets from before the text named any.
    fn return_targets(&mut self) {
        if self.named.targets {
            self.targets = std::mem::take(&mut self.unnamed);
        }
        self.named.targets = false;
    }

    /// Removes the names from the text. The targets stay as they are.
    pub(super) fn forget_names(&mut self) {
        let names = self.named.targets;
        self.unnamed.clear();
        if names {
            if self.more.is_empty() {
                self.text.clone_from(&self.amount);
                self.named = InText::default();
            } else {
                self.text.clone_from(&self.hit);
            }
        }
        self.named.targets = false;
        self.fault.take_if(|fault| names || !is_of_switches(fault));
    }
}

/// Returns whether a fault is about a word that sets a switch. The targets stay.
fn is_of_switches(fault: &Fault) -> bool {
    matches!(fault, Fault::NeedsWeapon(_) | Fault::NoNonlethal)
}

/// Returns damage of a type. A weapon alone bypasses damage reduction.
fn dealt_by(of: DamageType, bypasses: Bypass) -> TypedDamage {
    let damage = TypedDamage::from(of);
    if of.is_of_weapons() {
        TypedDamage { bypasses, ..damage }
    } else {
        damage
    }
}
