//! The defenses of a combatant against damage of a type, as reasons.

use crate::combatant::Defenses;
use crate::damage_type::DamageType;
use crate::reason::Reason;
use crate::rules::{Defense, DefensePolicy};

/// Lists the defenses that have an effect in a ruleset: immunities, what takes a part, and vulnerabilities.
///
/// ```
/// use asalto_core::DamageType;
/// use asalto_core::combatant::Defenses;
/// use asalto_core::rules::DefensePolicy;
/// use asalto_core::why::defenses;
/// let mut imp = Defenses::default();
/// imp.resistances.insert(DamageType::Cold);
/// imp.set_energy(DamageType::Fire, 5);
/// assert_eq!(defenses(&imp, DefensePolicy::Shares).len(), 1);
/// assert_eq!(defenses(&imp, DefensePolicy::None), []);
/// ```
#[must_use]
pub fn defenses(defenses: &Defenses, policy: DefensePolicy) -> Vec<Reason> {
    let defenses = &policy.named(defenses);
    let of = |defense: Defense, damage_type: DamageType, amount: Option<u16>| Reason::Defends {
        defense,
        damage_type: Some(damage_type),
        amount,
    };
    let mut all = Vec::new();
    let immunities = defenses.immunities.iter();
    all.extend(immunities.map(|it| of(Defense::Immunity, *it, None)));
    let only = &defenses.nonmagical;
    let immunities = only.immunities.iter();
    all.extend(immunities.map(|it| of(Defense::NonmagicalImmunity, *it, None)));
    if policy.has_numbers() {
        all.extend(defenses.reduction.iter().map(|it| Reason::Defends {
            defense: Defense::Reduction,
            damage_type: None,
            amount: Some(it.amount),
        }));
        let energy = defenses.energy.iter();
        all.extend(energy.map(|it| of(Defense::Energy, it.of, Some(it.amount))));
    } else {
        let resistances = defenses.resistances.iter();
        all.extend(resistances.map(|it| of(Defense::Resistance, *it, None)));
        let resistances = only.resistances.iter();
        all.extend(resistances.map(|it| of(Defense::NonmagicalResistance, *it, None)));
    }
    let vulnerabilities = defenses.vulnerabilities.iter();
    all.extend(vulnerabilities.map(|it| of(Defense::Vulnerability, *it, None)));
    all
}
