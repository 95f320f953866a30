//! Damage of which each combatant takes a share.

use super::health;
use crate::draft::Draft;
use crate::rejection::Rejection;
use crate::saving_throw::SavingThrow;
use crate::share::{DamageSave, DamageTarget, SharedDamage};
use crate::steps::defenses::{DamageNature, Portion};
use crate::steps::rolls;

/// Makes the saves, and then deals each combatant its share.
pub(super) fn damage(draft: &mut Draft<'_>, shared: &SharedDamage) -> Result<(), Rejection> {
    health::in_range(shared.amount)?;
    let nature = DamageNature {
        kind: shared.kind,
        damage_type: shared.damage_type,
        critical: false,
    };
    nature.require(draft)?;
    let targets = shared.targets.iter().map(|target| target.who);
    health::require_targets(draft, targets)?;
    // A save that leaves no damage decides nothing about the combatant's hit points.
    for target in &shared.targets {
        health::takes_damage(draft, target.who)?;
    }
    let policy = draft.state.rules().vitality;
    let mut dealt = Vec::new();
    for target in &shared.targets {
        let mut amount = policy.share(shared.amount, target.share);
        let mut saved = false;
        if let Some(save) = &shared.save
            && succeeds(draft, save, target)?
        {
            amount = policy.share(amount, save.success);
            saved = true;
        }
        if amount > 0 {
            let who = target.who;
            dealt.push(Portion { who, amount, saved });
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
    Ok(rolls::save(draft, &throw)? >= save.difficulty)
}
