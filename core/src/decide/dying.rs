//! Death saves and the d% of the dying, and the ways to keep a combatant from dying.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Vitality;
use crate::event::{DyingEvent, Event};
use crate::law::Law;
use crate::rejection::Rejection;
use crate::rules::{
    Condition, DeathSaveInput, DeathSaveResult, DownState, DyingRoll, KnockOut, LifeState,
};
use crate::steps::{dying, unconscious};

/// Makes a death save, or rolls to become stable. It needs an override before the turn of the combatant.
pub(super) fn make(
    draft: &mut Draft<'_>,
    who: CombatantId,
    how: DeathSaveInput,
) -> Result<(), Rejection> {
    let (roll, _) = down(draft, who)?;
    if draft.present(who)?.life(draft.state.rules()) != Some(LifeState::Dying) {
        return Err(Rejection::NotDying { who });
    }
    if draft.state.death_save_due() != Some(who) {
        draft.refuse(match roll {
            DyingRoll::DeathSave => Rejection::NoDeathSaveDue { who },
            DyingRoll::Stabilization => Rejection::NoStabilizationDue { who },
        })?;
    }
    let one = draft.present(who)?;
    let weary = one.exhaustion_penalty(draft.state.rules());
    let mode = draft.state.rules().exhaustion.save_mode(one.exhaustion);
    let (face, result) = match how {
        DeathSaveInput::Roll => {
            let face = match roll {
                DyingRoll::DeathSave => draft.roll_d20(mode, who)?.0,
                DyingRoll::Stabilization => draft.roll(roll.die(), Some(who))?,
            };
            (Some(face), roll.result(face, weary))
        }
        DeathSaveInput::Face { face } if !roll.die().has(face) => {
            return Err(match roll {
                DyingRoll::DeathSave => Rejection::FaceOutOfRange { face },
                DyingRoll::Stabilization => Rejection::PercentOutOfRange { face },
            });
        }
        DeathSaveInput::Face { face } => (Some(face), roll.result(face, weary)),
        DeathSaveInput::Stated { result } if !roll.allows(result) => {
            return Err(Rejection::NoDeathSaves);
        }
        DeathSaveInput::Stated { result } => (None, result),
    };
    draft.emit(Event::Dying(DyingEvent::SaveMade {
        who,
        face,
        result,
        roll,
    }))?;
    match roll {
        DyingRoll::DeathSave => count(draft, who, result),
        DyingRoll::Stabilization => dying::stay_or_sink(draft, who, result),
    }
}

/// Counts a death save (D5E-59 to D5E-61).
fn count(
    draft: &mut Draft<'_>,
    who: CombatantId,
    result: DeathSaveResult,
) -> Result<(), Rejection> {
    let state = draft.present(who)?.down().unwrap_or(DownState::DYING);
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
    let (roll, vitality) = down(draft, who)?;
    if roll != DyingRoll::DeathSave {
        return Err(Rejection::NoDeathSaves);
    }
    if successes.max(failures) > DownState::DECISIVE {
        return Err(Rejection::DeathSavesOutOfRange);
    }
    let state = DownState::with(successes, failures);
    if vitality.down == Some(state) {
        return Err(Rejection::NothingChanges);
    }
    dying::change(draft, who, Some(state), None)
}

/// Stabilizes a dying combatant, or knocks one out that has just fallen (D5E-63, D5E-65, D35-92).
pub(super) fn stabilize(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let (_, vitality) = down(draft, who)?;
    let Some(rules) = draft.state.rules().vitality.dying() else {
        return match draft.present(who)?.life(draft.state.rules()) {
            Some(LifeState::Dying) => dying::stabilize(draft, who, Some(Law::HealedFromZero)),
            Some(LifeState::Unconscious) => Err(Rejection::NothingChanges),
            _ => Err(Rejection::NotDying { who }),
        };
    };
    match vitality.down {
        Some(DownState::Stable) => Err(Rejection::NothingChanges),
        Some(DownState::Dead) => match rules.knock_out {
            KnockOut::StableAtZero => {
                dying::change(draft, who, Some(DownState::Stable), Some(Law::KnockOut))?;
                unconscious::fall(draft, who)
            }
            KnockOut::OneHitPoint => {
                let (by, left) = (1, 1);
                draft.emit(Event::HitPointsChanged { who, by, left })?;
                dying::change(draft, who, None, Some(Law::KnockOut))?;
                let condition = Condition::Unconscious;
                if draft.present(who)?.conditions.contains(&condition) {
                    return Ok(());
                }
                draft.emit(Event::ConditionAdded { who, condition })?;
                unconscious::fall(draft, who)
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

/// Returns the roll of the dying and the hit points of a combatant that is down.
fn down(draft: &Draft<'_>, who: CombatantId) -> Result<(DyingRoll, Vitality), Rejection> {
    let one = draft.present(who)?;
    let policy = draft.state.rules().vitality;
    match (policy.dying_roll(), one.vitality) {
        (Some(roll), Some(vitality)) if policy.is_down(vitality.left) => Ok((roll, vitality)),
        _ => Err(Rejection::NotDying { who }),
    }
}
