//! How the defenses of a combatant change damage of a type.

use serde::{Deserialize, Serialize};

use crate::combatant::{Defenses, NonmagicalDefenses};
use crate::damage_type::{Bypass, DamageType, TypedDamage};
use crate::sorted::SortedSet;

/// How a ruleset applies defenses against damage of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DefensePolicy {
    /// Damage has no type.
    None,
    /// Immunity takes all; otherwise resistance halves and vulnerability doubles, each once (D5E-84).
    Shares,
    /// Damage reduction and resistance take numbers, and vulnerability adds half as much again (D35-95).
    Numbers,
    /// Like [`Numbers`](Self::Numbers), but vulnerability doubles, unless a save for less damage succeeds (D30-64).
    NumbersDoubled,
}

/// Damage of a type before defenses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The damage, after every other addition and subtraction.
    pub dealt: i32,
    /// The type, with what it bypasses.
    pub typed: TypedDamage,
    /// Whether a save for less damage has succeeded.
    pub saved: bool,
}

/// A kind of defense.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Defense {
    /// Immunity to a type.
    Immunity,
    /// Resistance to a type, which halves.
    Resistance,
    /// Immunity to a type unless the damage is magical.
    NonmagicalImmunity,
    /// Resistance to a type, which halves, unless the damage is magical.
    NonmagicalResistance,
    /// Vulnerability to a type.
    Vulnerability,
    /// Damage reduction.
    Reduction,
    /// Resistance to a type of energy, which takes a number.
    Energy,
}

/// A change of damage by a defense.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DefenseStep {
    /// The kind of defense.
    pub defense: Defense,
    /// The damage after it.
    pub left: i32,
}

impl DefensePolicy {
    /// Returns the types of damage, in menu order.
    #[must_use]
    pub fn types(self) -> &'static [DamageType] {
        match self {
            Self::None => &[],
            Self::Shares => &DamageType::FIFTH_EDITION,
            Self::Numbers | Self::NumbersDoubled => &DamageType::THIRD_EDITION,
        }
    }

    /// Returns a type under the name that the ruleset has for it. None if it does not know the type.
    ///
    /// ```
    /// use asalto_core::DamageType::{Electricity, Lightning, Radiant};
    /// use asalto_core::rules::DefensePolicy;
    /// assert_eq!(DefensePolicy::Numbers.own(Lightning), Some(Electricity));
    /// assert_eq!(DefensePolicy::Shares.own(Electricity), Some(Lightning));
    /// assert_eq!(DefensePolicy::Numbers.own(Radiant), None);
    /// ```
    #[must_use]
    pub fn own(self, of: DamageType) -> Option<DamageType> {
        let other = match of {
            DamageType::Electricity => DamageType::Lightning,
            DamageType::Lightning => DamageType::Electricity,
            DamageType::Sonic => DamageType::Thunder,
            DamageType::Thunder => DamageType::Sonic,
            of => of,
        };
        let mut names = [of, other].into_iter();
        names.find(|name| self.types().contains(name))
    }

    /// Returns defenses with the names that the ruleset has for their types. Types without a name here are left out, as in
    /// a creature of another edition.
    ///
    /// ```
    /// use asalto_core::DamageType::{Electricity, Lightning};
    /// use asalto_core::combatant::Defenses;
    /// use asalto_core::rules::DefensePolicy;
    /// let mut storm = Defenses::default();
    /// storm.immunities.insert(Electricity);
    /// assert!(DefensePolicy::Shares.named(&storm).immunities.contains(&Lightning));
    /// ```
    #[must_use]
    pub fn named(self, defenses: &Defenses) -> Defenses {
        let own = |types: &SortedSet<DamageType>| {
            let types = types.iter().filter_map(|of| self.own(*of));
            types.collect()
        };
        let mut named = Defenses {
            immunities: own(&defenses.immunities),
            resistances: own(&defenses.resistances),
            vulnerabilities: own(&defenses.vulnerabilities),
            energy: Vec::new(),
            reduction: defenses.reduction.clone(),
            nonmagical: self.nonmagical(&defenses.nonmagical),
        };
        for one in &defenses.energy {
            if let Some(of) = self.own(one.of) {
                let amount = one.amount.max(named.energy_against(of));
                named.set_energy(of, amount);
            }
        }
        named
    }

    /// Returns the defenses against nonmagical damage that have an effect in the ruleset.
    fn nonmagical(self, defenses: &NonmagicalDefenses) -> NonmagicalDefenses {
        let own = |types: &SortedSet<DamageType>| {
            let types = types.iter().copied();
            types.filter(|of| of.is_of_weapons()).collect()
        };
        if !self.has_nonmagical() {
            return NonmagicalDefenses::default();
        }
        NonmagicalDefenses {
            immunities: own(&defenses.immunities),
            resistances: own(&defenses.resistances),
            bypass: defenses.bypass,
        }
    }

    /// Returns whether a defense against nonmagical damage of a type is bypassed so: by magic, or by its material.
    ///
    /// ```
    /// use asalto_core::DamageType::{Fire, Slashing};
    /// use asalto_core::combatant::Defenses;
    /// use asalto_core::rules::DefensePolicy;
    /// use asalto_core::{Bypass, Material};
    /// let mut werewolf = Defenses::default();
    /// werewolf.nonmagical.immunities.insert(Slashing);
    /// werewolf.nonmagical.bypass = Some(Material::Silver);
    /// let policy = DefensePolicy::Shares;
    /// assert!(policy.is_bypassed(&werewolf, Slashing, Bypass::Silver));
    /// assert!(!policy.is_bypassed(&werewolf, Slashing, Bypass::Adamantine));
    /// assert!(!policy.is_bypassed(&werewolf, Fire, Bypass::Silver));
    /// ```
    #[must_use]
    pub fn is_bypassed(self, defenses: &Defenses, of: DamageType, by: Bypass) -> bool {
        self.depends_on_magic(defenses, of) && defenses.nonmagical.is_bypassed(by)
    }

    /// Returns whether a defense against nonmagical damage of a type would change it.
    ///
    /// ```
    /// use asalto_core::DamageType::{Fire, Slashing};
    /// use asalto_core::combatant::Defenses;
    /// use asalto_core::rules::DefensePolicy;
    /// let mut gargoyle = Defenses::default();
    /// gargoyle.nonmagical.resistances.insert(Slashing);
    /// assert!(DefensePolicy::Shares.depends_on_magic(&gargoyle, Slashing));
    /// assert!(!DefensePolicy::Shares.depends_on_magic(&gargoyle, Fire));
    /// assert!(!DefensePolicy::Numbers.depends_on_magic(&gargoyle, Slashing));
    /// ```
    #[must_use]
    pub fn depends_on_magic(self, defenses: &Defenses, of: DamageType) -> bool {
        let own = self.nonmagical(&defenses.nonmagical);
        own.immunities.contains(&of) || own.resistances.contains(&of)
    }

    /// Returns whether damage reduction and resistances to energy have numbers.
    #[must_use]
    pub fn has_numbers(self) -> bool {
        matches!(self, Self::Numbers | Self::NumbersDoubled)
    }

    /// Returns whether there are defenses against nonmagical damage alone.
    #[must_use]
    pub fn has_nonmagical(self) -> bool {
        self == Self::Shares
    }

    /// Returns the changes of damage by the defenses of a combatant, in order. A defense that changes nothing is left
    /// out.
    ///
    /// ```
    /// use asalto_core::DamageType::Fire;
    /// use asalto_core::combatant::Defenses;
    /// use asalto_core::rules::{DefensePolicy, Hit};
    /// let mut imp = Defenses::default();
    /// imp.resistances.insert(Fire);
    /// let hit = Hit { dealt: 15, typed: Fire.into(), saved: false };
    /// assert_eq!(DefensePolicy::Shares.steps(&imp, hit)[0].left, 7);
    /// ```
    #[must_use]
    pub fn steps(self, defenses: &Defenses, hit: Hit) -> Vec<DefenseStep> {
        let TypedDamage { of, bypasses } = hit.typed;
        if self == Self::None || bypasses == Bypass::Everything {
            return Vec::new();
        }
        let defenses = &self.named(defenses);
        let of = self.own(of).unwrap_or(of);
        let mut steps = Steps {
            left: hit.dealt,
            all: Vec::new(),
        };
        let only = Some(&defenses.nonmagical).filter(|only| !only.is_bypassed(bypasses));
        if defenses.immunities.contains(&of) {
            steps.take(Defense::Immunity, 0);
            return steps.all;
        }
        if only.is_some_and(|only| only.immunities.contains(&of)) {
            steps.take(Defense::NonmagicalImmunity, 0);
            return steps.all;
        }
        let resistant = defenses.resistances.contains(&of);
        let vulnerable = defenses.vulnerabilities.contains(&of);
        match self {
            Self::Shares => {
                if resistant {
                    steps.take(Defense::Resistance, steps.left / 2);
                } else if only.is_some_and(|only| only.resistances.contains(&of)) {
                    steps.take(Defense::NonmagicalResistance, steps.left / 2);
                }
                if vulnerable {
                    steps.take(Defense::Vulnerability, steps.left.saturating_mul(2));
                }
            }
            Self::Numbers | Self::NumbersDoubled => {
                if vulnerable {
                    let more = self.vulnerable(steps.left, hit.saved);
                    steps.take(Defense::Vulnerability, more);
                }
                if let Some(reduction) = &defenses.reduction
                    && of.is_of_weapons()
                    && bypasses != Bypass::Reduction
                    && !reduction.types.contains(&of)
                {
                    steps.subtract(Defense::Reduction, reduction.amount);
                }
                steps.subtract(Defense::Energy, defenses.energy_against(of));
            }
            Self::None => {}
        }
        steps.all
    }

    /// Returns the damage to a vulnerable combatant, where resistances have numbers.
    fn vulnerable(self, dealt: i32, saved: bool) -> i32 {
        match self {
            Self::NumbersDoubled if saved => dealt,
            Self::NumbersDoubled => dealt.saturating_mul(2),
            Self::None | Self::Shares | Self::Numbers => dealt.saturating_add(dealt / 2),
        }
    }
}

/// The changes so far, and the damage that is left.
struct Steps {
    left: i32,
    all: Vec<DefenseStep>,
}

impl Steps {
    fn take(&mut self, defense: Defense, left: i32) {
        if left != self.left {
            self.left = left;
            self.all.push(DefenseStep { defense, left });
        }
    }

    fn subtract(&mut self, defense: Defense, amount: u16) {
        let left = self.left.saturating_sub(amount.into()).max(0);
        self.take(defense, left);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::combatant::DamageReduction;

    fn hit(dealt: i32, typed: impl Into<TypedDamage>) -> Hit {
        let typed = typed.into();
        Hit {
            dealt,
            typed,
            saved: false,
        }
    }

    #[track_caller]
    fn left(policy: DefensePolicy, defenses: &Defenses, hit: Hit, left: &[i32]) {
        let steps = policy.steps(defenses, hit);
        let found: Vec<_> = steps.iter().map(|step| step.left).collect();
        assert_eq!(found, left, "{policy:?} {hit:?}");
    }

    #[test]
    fn resistance_halves_before_vulnerability_doubles() {
        let mut both = Defenses::default();
        both.resistances.insert(DamageType::Fire);
        both.vulnerabilities.insert(DamageType::Fire);
        left(
            DefensePolicy::Shares,
            &both,
            hit(23, DamageType::Fire),
            &[11, 22],
        );
        left(DefensePolicy::Shares, &both, hit(23, DamageType::Cold), &[]);
        left(DefensePolicy::Shares, &both, hit(1, DamageType::Fire), &[0]);
        left(DefensePolicy::None, &both, hit(23, DamageType::Fire), &[]);
        both.immunities.insert(DamageType::Fire);
        left(
            DefensePolicy::Shares,
            &both,
            hit(23, DamageType::Fire),
            &[0],
        );
        let past = TypedDamage {
            of: DamageType::Fire,
            bypasses: Bypass::Everything,
        };
        left(DefensePolicy::Shares, &both, hit(23, past), &[]);
    }

    #[test]
    fn a_defense_against_nonmagical_damage_counts_only_against_it() {
        let mut both = Defenses::default();
        both.nonmagical.resistances = DamageType::OF_WEAPONS.into_iter().collect();
        both.nonmagical.immunities.insert(DamageType::Piercing);
        // Another type has no effect among them.
        both.nonmagical.resistances.insert(DamageType::Fire);
        let magical = |of| TypedDamage {
            of,
            bypasses: Bypass::Nonmagical,
        };
        let policy = DefensePolicy::Shares;
        left(policy, &both, hit(9, DamageType::Slashing), &[4]);
        left(policy, &both, hit(9, magical(DamageType::Slashing)), &[]);
        left(policy, &both, hit(9, DamageType::Piercing), &[0]);
        left(policy, &both, hit(9, magical(DamageType::Piercing)), &[]);
        left(policy, &both, hit(9, DamageType::Fire), &[]);
        left(
            DefensePolicy::Numbers,
            &both,
            hit(9, DamageType::Slashing),
            &[],
        );
        // Resistance halves once, whatever it counts against.
        both.resistances.insert(DamageType::Slashing);
        left(policy, &both, hit(9, DamageType::Slashing), &[4]);
        left(policy, &both, hit(9, magical(DamageType::Slashing)), &[4]);
    }

    #[test]
    fn numbers_are_taken_from_damage_of_their_kind() {
        let mut defenses = Defenses {
            reduction: Some(DamageReduction {
                amount: 5,
                types: [DamageType::Bludgeoning].into_iter().collect(),
                bypass: "magic".to_owned(),
            }),
            ..Defenses::default()
        };
        defenses.set_energy(DamageType::Fire, 10);
        let policy = DefensePolicy::Numbers;
        left(policy, &defenses, hit(7, DamageType::Slashing), &[2]);
        left(policy, &defenses, hit(3, DamageType::Slashing), &[0]);
        left(policy, &defenses, hit(7, DamageType::Bludgeoning), &[]);
        left(policy, &defenses, hit(15, DamageType::Fire), &[5]);
        let magic = TypedDamage {
            of: DamageType::Slashing,
            bypasses: Bypass::Reduction,
        };
        left(policy, &defenses, hit(7, magic), &[]);
    }

    #[test]
    fn vulnerability_adds_half_in_3_5_and_doubles_in_3_0() {
        let mut defenses = Defenses::default();
        defenses.vulnerabilities.insert(DamageType::Cold);
        let cold = hit(15, DamageType::Cold);
        left(DefensePolicy::Numbers, &defenses, cold, &[22]);
        left(DefensePolicy::NumbersDoubled, &defenses, cold, &[30]);
        let saved = Hit {
            saved: true,
            ..cold
        };
        left(DefensePolicy::NumbersDoubled, &defenses, saved, &[]);
        left(DefensePolicy::Numbers, &defenses, saved, &[22]);
    }

    #[test]
    fn a_creature_of_another_edition_defends_itself_by_the_same_name() {
        let mut giant = Defenses::default();
        giant.immunities.insert(DamageType::Electricity);
        giant.resistances.insert(DamageType::Thunder);
        let lightning = hit(9, DamageType::Lightning);
        left(DefensePolicy::Shares, &giant, lightning, &[0]);
        left(DefensePolicy::Numbers, &giant, lightning, &[0]);
        left(
            DefensePolicy::Shares,
            &giant,
            hit(9, DamageType::Sonic),
            &[4],
        );
        giant.set_energy(DamageType::Lightning, 5);
        giant.immunities = SortedSet::default();
        left(DefensePolicy::Numbers, &giant, lightning, &[4]);
        giant.set_energy(DamageType::Electricity, 3);
        left(DefensePolicy::Numbers, &giant, lightning, &[4]);
    }
}
