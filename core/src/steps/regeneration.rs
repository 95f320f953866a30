//! Regeneration of D&D 3.0 and 3.5 (D35-95, AMB-D35-35): damage is nonlethal, and nonlethal damage alone is healed.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::rejection::Rejection;
use crate::rules::Rules;
use crate::share::DamagePart;
use crate::steps::defenses;

/// Returns whether regeneration makes damage nonlethal. Elsewhere it restores hit points.
pub(crate) fn is_of_nonlethal(rules: &Rules) -> bool {
    rules.vitality.counts_nonlethal()
}

/// Returns how much of a hit is lethal. To a combatant that regenerates it is what its regeneration leaves out.
pub(crate) fn lethal_of(
    draft: &Draft<'_>,
    who: CombatantId,
    parts: &[DamagePart],
) -> Result<i32, Rejection> {
    let one = draft.present(who)?;
    let regenerates = is_of_nonlethal(draft.state.rules());
    let stays = |part: &DamagePart| {
        !regenerates || one.lethal().all(|lethal| lethal.includes(part.damage_type))
    };
    let lethal = parts.iter().filter(|part| stays(part)).copied();
    Ok(defenses::sum(&lethal.collect::<Vec<_>>()))
}
