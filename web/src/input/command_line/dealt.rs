//! Amounts before they are known: dice with the types and targets of their hits.

use asalto_core::share::{DamagePart, DamageSave, DamageShare, DamageTarget, SharedDamage};
use asalto_core::{Command, TypedDamage};

use super::change::change;
use super::parsed::{HalfSave, Target};
use crate::input::hit_points::Kind;

/// A change of hit points by amounts that are numbers or dice. Each is rolled once for all targets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// The kind of change.
    pub kind: Kind,
    /// The amounts, at least one. Several are parts of one hit.
    pub amounts: Vec<String>,
    /// The hits. The same weapon bypasses the damage reduction of some targets only.
    pub hits: Vec<DealtHit>,
    /// Whether a critical hit deals it, which matters at 0 hit points.
    pub critical: bool,
}

/// The types of a hit, one for each amount, and the combatants that take it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealtHit {
    /// The types, with what they bypass.
    pub types: Vec<Option<TypedDamage>>,
    /// The combatants with their shares.
    pub targets: Vec<Target>,
}

/// Damage that the damage bar aims at targets, each of which saves for half.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AimedDamage {
    /// Whether it is lethal.
    pub kind: Kind,
    /// The amounts, numbers or dice, with their types. Several are parts of one hit.
    pub parts: Vec<(String, Option<TypedDamage>)>,
    /// The combatants with their shares.
    pub targets: Vec<Target>,
    /// The save.
    pub save: HalfSave,
}

impl AimedDamage {
    /// Returns the command with the lowest dice and a failed save for everyone. The core refuses it for the reason for which
    /// it would refuse the damage with its saves.
    #[must_use]
    pub fn trial(&self) -> Command {
        let mut parts = self.parts.iter().map(|(typed, damage_type)| DamagePart {
            // Half of 1 would be nothing.
            amount: typed.parse().unwrap_or(2),
            damage_type: *damage_type,
        });
        let DamagePart {
            amount,
            damage_type,
        } = parts.next().unwrap_or_default();
        let fails = |&(who, share): &Target| DamageTarget {
            who,
            share,
            modifier: 0,
            typed: Some(0),
            resists: false,
            rolls: false,
        };
        Command::ShareDamage(Box::new(SharedDamage {
            amount,
            save: Some(DamageSave {
                name: String::new(),
                kind: None,
                difficulty: self.save.difficulty.unwrap_or(1),
                success: DamageShare::Half,
            }),
            targets: self.targets.iter().map(fails).collect(),
            kind: self.kind.damage(),
            damage_type,
            more: parts.collect(),
        }))
    }
}

impl Dealt {
    /// Returns the amounts as numbers. The error is the first one that is dice.
    ///
    /// # Errors
    /// The dice.
    pub fn numbers(&self) -> Result<Vec<i32>, &str> {
        let all = self.amounts.iter();
        all.map(|one| one.parse().map_err(|_| one.as_str()))
            .collect()
    }

    /// Returns the commands for these totals, one for each amount.
    #[must_use]
    pub fn commands(&self, totals: &[i32]) -> Vec<Command> {
        let command = |hit: &DealtHit| {
            let parts = totals.iter().zip(&hit.types);
            let parts = parts.map(|(&amount, &damage_type)| DamagePart {
                amount,
                damage_type,
            });
            let mut command = change(self.kind, &parts.collect::<Vec<_>>(), &hit.targets);
            if let Command::Damage { critical, .. } = &mut command {
                *critical = self.critical;
            }
            command
        };
        self.hits.iter().map(command).collect()
    }

    /// Returns the targets of all hits.
    pub fn targets(&self) -> impl Iterator<Item = &Target> {
        self.hits.iter().flat_map(|hit| &hit.targets)
    }
}
