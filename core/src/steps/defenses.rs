//! Damage of a type, and the defenses that change it (D5E-84, D35-95).

use crate::combatant::CombatantId;
use crate::damage_type::TypedDamage;
use crate::draft::Draft;
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;
use crate::rules::Hit;
use crate::share::{DamageKind, DamagePart};
use crate::steps::nonlethal;

/// The nature of damage, whoever takes it.
#[derive(Clone, Copy, Default)]
pub(crate) struct DamageNature {
    /// Its effect on hit points.
    pub(crate) kind: DamageKind,
    /// Whether a critical hit deals it.
    pub(crate) critical: bool,
}

impl DamageNature {
    /// Requires that the rules know damage of this nature.
    pub(crate) fn require(self, draft: &Draft<'_>) -> Result<(), Rejection> {
        nonlethal::require(draft, self.kind)
    }
}

/// Requires that the rules know the type of a part of damage.
pub(crate) fn require_type(draft: &Draft<'_>, part: DamagePart) -> Result<(), Rejection> {
    let types = draft.state.rules().defenses().types();
    match part.damage_type {
        Some(TypedDamage { of, .. }) if !types.contains(&of) => {
            Err(Rejection::NoDamageType { damage_type: of })
        }
        Some(_) | None => Ok(()),
    }
}

/// The damage of one hit to one combatant, before its defenses.
#[derive(Clone)]
pub(crate) struct Portion {
    /// The combatant.
    pub(crate) who: CombatantId,
    /// The parts of the damage.
    pub(crate) parts: Vec<DamagePart>,
    /// Whether its save for less damage has succeeded.
    pub(crate) saved: bool,
}

/// Returns the parts of the damage that are left after the defenses of a combatant. A part without a type ignores them.
pub(crate) fn apply(
    draft: &mut Draft<'_>,
    portion: &Portion,
) -> Result<Vec<DamagePart>, Rejection> {
    let left = |&part: &DamagePart| {
        let amount = left_of(draft, portion, part)?;
        Ok(DamagePart { amount, ..part })
    };
    portion.parts.iter().map(left).collect()
}

/// Returns the sum of parts of damage.
pub(crate) fn sum(parts: &[DamagePart]) -> i32 {
    let amounts = parts.iter().map(|part| part.amount);
    amounts.fold(0, i32::saturating_add)
}

fn left_of(draft: &mut Draft<'_>, portion: &Portion, part: DamagePart) -> Result<i32, Rejection> {
    let (who, amount) = (portion.who, part.amount);
    let Some(typed) = part.damage_type else {
        return Ok(amount);
    };
    let hit = Hit {
        dealt: amount,
        typed,
        saved: portion.saved,
    };
    let defenses = &draft.present(who)?.profile.defenses;
    let steps = draft.state.rules().defenses().steps(defenses, hit);
    let taken = steps.last().map_or(amount, |step| step.left);
    draft.emit(Event::Combatant(CombatantEvent::TypedDamageTaken {
        who,
        damage_type: typed,
        dealt: amount,
        taken,
        steps,
    }))?;
    Ok(taken)
}
