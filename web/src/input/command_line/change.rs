//! The command that changes hit points by an amount.

use asalto_core::rules::DefensePolicy;
use asalto_core::share::{DamagePart, DamageShare, DamageTarget, SharedDamage};
use asalto_core::{Command, DamageType, TypedDamage};

use super::parsed::Target;
use crate::input::hit_points::Kind;

/// Returns damage of a type by the name that the rules have for it. None where damage has no type. The core refuses a
/// type that the rules do not know.
#[must_use]
pub fn typed(of: Option<DamageType>, policy: DefensePolicy) -> Option<TypedDamage> {
    let of = of.filter(|_| !policy.types().is_empty())?;
    Some(policy.own(of).unwrap_or(of).into())
}

/// Returns the command that changes the hit points of targets, without a save. Several parts are one hit.
#[must_use]
pub fn change(kind: Kind, parts: &[DamagePart], targets: &[Target]) -> Command {
    let who = targets.iter().map(|(who, _)| *who).collect();
    let whole = targets.iter().all(|(_, share)| *share == DamageShare::Full);
    let (first, more) = parts.split_first().map_or_else(
        || (DamagePart::default(), Vec::new()),
        |(first, more)| (*first, more.to_vec()),
    );
    let DamagePart {
        amount,
        damage_type,
    } = first;
    match kind {
        Kind::Heal => Command::Heal { who, amount },
        Kind::Temporary => Command::GrantTemporary { who, amount },
        Kind::Damage | Kind::Nonlethal if whole && more.is_empty() => Command::Damage {
            who,
            amount,
            critical: false,
            kind: kind.damage(),
            damage_type,
        },
        Kind::Damage | Kind::Nonlethal => {
            let one = |&(who, share): &Target| DamageTarget {
                who,
                share,
                modifier: 0,
                typed: None,
                resists: false,
                rolls: false,
            };
            Command::ShareDamage(Box::new(SharedDamage {
                amount,
                save: None,
                targets: targets.iter().map(one).collect(),
                kind: kind.damage(),
                damage_type,
                more,
            }))
        }
    }
}
