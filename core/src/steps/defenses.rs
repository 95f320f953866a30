//! Damage of a type, and the defenses that change it (D5E-84, D35-95).

use crate::combatant::CombatantId;
use crate::damage_type::TypedDamage;
use crate::draft::Draft;
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;
use crate::rules::Hit;
use crate::share::DamageKind;
use crate::steps::nonlethal;

/// The nature of damage, whoever takes it.
#[derive(Clone, Copy, Default)]
pub(crate) struct DamageNature {
    /// Its effect on hit points.
    pub(crate) kind: DamageKind,
    /// Its type, if it has one.
    pub(crate) damage_type: Option<TypedDamage>,
    /// Whether a critical hit deals it.
    pub(crate) critical: bool,
}

impl DamageNature {
    /// Requires that the rules know damage of this nature.
    pub(crate) fn require(self, draft: &Draft<'_>) -> Result<(), Rejection> {
        nonlethal::require(draft, self.kind)?;
        let types = draft.state.rules().defenses().types();
        match self.damage_type {
            Some(TypedDamage { of, .. }) if !types.contains(&of) => {
                Err(Rejection::NoDamageType { damage_type: of })
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// The damage to one combatant, before its defenses.
#[derive(Clone, Copy)]
pub(crate) struct Portion {
    /// The combatant.
    pub(crate) who: CombatantId,
    /// The damage.
    pub(crate) amount: i32,
    /// Whether its save for less damage has succeeded.
    pub(crate) saved: bool,
}

/// Returns the damage that is left after the defenses of a combatant, which damage without a type ignores.
pub(crate) fn apply(
    draft: &mut Draft<'_>,
    portion: Portion,
    nature: DamageNature,
) -> Result<i32, Rejection> {
    let Portion { who, amount, saved } = portion;
    let Some(typed) = nature.damage_type else {
        return Ok(amount);
    };
    let hit = Hit {
        dealt: amount,
        typed,
        saved,
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
