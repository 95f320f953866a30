//! Death saves, and the ways to keep a combatant at 0 hit points from dying.

use crate::combatant::CombatantId;
use crate::die::Die;
use crate::draft::Draft;
use crate::encounter::Vitality;
use crate::event::{DyingEvent, Event};
use crate::law::Law;
use crate::rejection::Rejection;
use crate::rules::{Condition, DeathSaveInput, DeathSaveResult, DownState, DyingRules, KnockOut};
use crate::steps::dying;

/// Makes a death save. It needs an override before the turn of the combatant.
pub(super) fn make(
    draft: &mut Draft<'_>,
    who: CombatantId,
    how: DeathSaveInput,
) -> Result<(), Rejection> {
    at_zero(draft, who)?;
    let Some(state @ DownState::Dying { .. }) = draft.present(who)?.down() else {
        return Err(Rejection::NotDying { who });
    };
    if draft.state.death_save_due() != Some(who) {
        draft.refuse(Rejection::NoDeathSaveDue { who })?;
    }
    let weary = draft.present(who)?.exhaustion_penalty(draft.state.rules());
    let (face, result) = match how {
        DeathSaveInput::Roll => {
            let face = draft.roll(Die::D20, Some(who))?;
            (Some(face), DeathSaveResult::of(face, weary))
        }
        DeathSaveInput::Face { face } if !(1..=20).contains(&face) => {
            return Err(Rejection::FaceOutOfRange { face });
        }
        DeathSaveInput::Face { face } => (Some(face), DeathSaveResult::of(face, weary)),
        DeathSaveInput::Stated { result } => (None, result),
    };
    draft.emit(Event::Dying(DyingEvent::SaveMade { who, face, result }))?;
    let why = result.law();
    match state.after_save(result) {
        Some(after @ DownState::Dying { .. }) => dying::change(draft, who, Some(after), Some(why)),
        Some(after) => dying::change(draft, who, Some(after), Some(Law::ThreeDeathSaves)),
        None => {
            let (by, left) = (1, 1);
            draft.emit(Event::HitPointsChanged { who, by, left })?;
            dying::change(draft, who, None, Some(why))
        }
    }
}

/// Sets the death saves of a combatant, as the game master corrects them.
pub(super) fn set(
    draft: &mut Draft<'_>,
    who: CombatantId,
    successes: u8,
    failures: u8,
) -> Result<(), Rejection> {
    let (_, vitality) = at_zero(draft, who)?;
    if successes.max(failures) > DownState::DECISIVE {
        return Err(Rejection::DeathSavesOutOfRange);
    }
    let state = DownState::with(successes, failures);
    if vitality.down == Some(state) {
        return Err(Rejection::NothingChanges);
    }
    dying::change(draft, who, Some(state), None)
}

/// Stabilizes a dying combatant, or knocks one out that has just fallen (D5E-63, D5E-65).
pub(super) fn stabilize(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let (rules, vitality) = at_zero(draft, who)?;
    match vitality.down {
        Some(DownState::Stable) => Err(Rejection::NothingChanges),
        Some(DownState::Dead) => match rules.knock_out {
            KnockOut::StableAtZero => {
                dying::change(draft, who, Some(DownState::Stable), Some(Law::KnockOut))
            }
            KnockOut::OneHitPoint => {
                let (by, left) = (1, 1);
                draft.emit(Event::HitPointsChanged { who, by, left })?;
                dying::change(draft, who, None, Some(Law::KnockOut))?;
                let condition = Condition::Unconscious;
                if draft.present(who)?.conditions.contains(&condition) {
                    return Ok(());
                }
                draft.emit(Event::ConditionAdded { who, condition })
            }
        },
        Some(DownState::Dying { .. }) | None => dying::change(
            draft,
            who,
            Some(DownState::Stable),
            Some(Law::HealedFromZero),
        ),
    }
}

/// Returns the choices about dying and the hit points of a combatant that is at 0.
fn at_zero(draft: &Draft<'_>, who: CombatantId) -> Result<(DyingRules, Vitality), Rejection> {
    let one = draft.present(who)?;
    let dying = draft.state.rules().vitality.dying();
    match (dying, one.vitality) {
        (Some(rules), Some(vitality)) if vitality.left <= 0 => Ok((rules, vitality)),
        _ => Err(Rejection::NotDying { who }),
    }
}
