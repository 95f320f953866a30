//! Damage of which each combatant takes a share.

use super::health;
use crate::casting::CheckVerdict;
use crate::draft::Draft;
use crate::rejection::Rejection;
use crate::saving_throw::SavingThrow;
use crate::share::{DamagePart, DamageSave, DamageTarget, SharedDamage};
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
    let targets = shared.targets.iter().map(|target| target.who);
    health::require_targets(draft, targets)?;
    // A save that leaves no damage decides nothing about the combatant's hit points.
    for target in &shared.targets {
        health::takes_damage(draft, target.who)?;
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
        let parts: Vec<_> = shared.filter(|part| part.amount > 0).collect();
        if !parts.is_empty() {
            dealt.push(Portion {
                who: target.who,
                parts,
                saved: success.is_some(),
            });
        }
    }
    if dealt.is_empty() && shared.save.is_none() {
        return Err(Rejection::AmountOutOfRange { amount: 0 });
    }
    health::deal(draft, &dealt, nature)
}

fn succeeds(
    draft: &mut Draft<'_>,
    save: &DamageSave,
    target: &DamageTarget,
) -> Result<bool, Rejection> {
    let throw = SavingThrow {
        who: target.who,
        name: save.name.clone(),
        modifier: target.modifier,
        difficulty: Some(save.difficulty),
        typed: target.typed,
    };
    let verdict = rolls::save_against(draft, Throw::Save, &throw, save.difficulty)?;
    Ok(verdict == CheckVerdict::Success)
}
