//! Damage of which each combatant takes a share.

use super::{health, legendary_resistance};
use crate::casting::CheckVerdict;
use crate::draft::Draft;
use crate::rejection::Rejection;
use crate::saving_throw::SavingThrow;
use crate::share::{DamagePart, DamageSave, DamageShare, DamageTarget, SharedDamage};
use crate::steps::defenses::{self, DamageNature, Portion};
use crate::steps::rolls::{self, Throw};

/// Makes the saves, and then deals each combatant its share.
pub(super) fn damage(draft: &mut Draft<'_>, shared: &SharedDamage) -> Result<(), Rejection> {
    let nature = DamageNature {
        kind: shared.kind,
        critical: false,
    };
    nature.require(draft)?;
    let mut all = 0_i32;
    for part in shared.parts() {
        health::in_range(part.amount)?;
        defenses::require_type(draft, part)?;
        all = all.saturating_add(part.amount);
    }
    health::in_range(all)?;
    let is_spared = |target: &DamageTarget| target.share == DamageShare::Nothing;
    if shared.save.is_none() && !shared.targets.is_empty() && shared.targets.iter().all(is_spared) {
        return Err(Rejection::AmountOutOfRange { amount: 0 });
    }
    let targets = shared.targets.iter().map(|target| target.who);
    health::require_targets(draft, targets)?;
    // A save that leaves no damage decides nothing about the combatant's hit points.
    for target in &shared.targets {
        health::takes_damage(draft, target.who)?;
    }
    // A roll decides whether it is used, and never whether the command is allowed.
    let saves = shared.save.is_some();
    for target in shared.targets.iter().filter(|it| saves && it.resists) {
        legendary_resistance::require(draft, target.who)?;
    }
    let policy = draft.state.rules().vitality;
    let mut dealt = Vec::new();
    for target in &shared.targets {
        let success = match &shared.save {
            Some(save) if succeeds(draft, save, target)? => Some(save.success),
            Some(_) | None => None,
        };
        let shared = shared.parts().map(|part| {
            let amount = policy.share(part.amount, target.share);
            let amount = success.map_or(amount, |share| policy.share(amount, share));
            DamagePart { amount, ..part }
        });
        // Half of 1 is nothing in D&D 5e.
        dealt.push(Portion {
            who: target.who,
            parts: shared.filter(|part| part.amount > 0).collect(),
            saved: success.is_some(),
        });
    }
    health::deal(draft, &dealt, nature)
}

/// Makes the save of a target, unless a condition fails it without a roll.
fn throw(
    draft: &mut Draft<'_>,
    save: &DamageSave,
    target: &DamageTarget,
) -> Result<CheckVerdict, Rejection> {
    let kind = save.kind.filter(|_| !target.rolls);
    let throw = SavingThrow {
        who: target.who,
        name: save.name.clone(),
        kind,
        modifier: target.modifier,
        difficulty: Some(save.difficulty),
        typed: target.typed,
    };
    rolls::save_against(draft, Throw::Save(kind), &throw, save.difficulty)
}

/// Makes the save of a target. Legendary resistance makes a failure a success, if the target uses it (D5E-72).
fn succeeds(
    draft: &mut Draft<'_>,
    save: &DamageSave,
    target: &DamageTarget,
) -> Result<bool, Rejection> {
    if throw(draft, save, target)? == CheckVerdict::Success {
        return Ok(true);
    }
    if target.resists {
        legendary_resistance::spend(draft, target.who, true)?;
    }
    Ok(target.resists)
}
