//! Consequences of a change of hit points for a combatant that is dying: at 0, where characters make death saves, or
//! below 0, where a d% decides.

use crate::combatant::CombatantId;
use crate::dice::DiceError;
use crate::draft::Draft;
use crate::encounter::Vitality;
use crate::event::{DyingEvent, Event};
use crate::law::Law;
use crate::rejection::Rejection;
use crate::rules::{Condition, DeathSaveResult, DownState, DyingRoll, LifeState};
use crate::steps::unconscious;

/// Records a new state at 0 hit points.
pub(crate) fn change(
    draft: &mut Draft<'_>,
    who: CombatantId,
    state: Option<DownState>,
    why: Option<Law>,
) -> Result<(), Rejection> {
    draft.emit(Event::Dying(DyingEvent::Changed { who, state, why }))
}

/// Drops a combatant that damage reduces to 0 hit points, and counts damage at 0 as failed death
/// saves (D5E-56 to D5E-58, D5E-62).
pub(crate) fn after_damage(
    draft: &mut Draft<'_>,
    who: CombatantId,
    old: Vitality,
    dealt: i32,
    critical: bool,
) -> Result<(), Rejection> {
    let Some(rules) = draft.state.rules().vitality.dying() else {
        return no_longer_stable(draft, who, old, dealt);
    };
    if draft.present(who)?.conditions.contains(&Condition::Dead) {
        return Ok(());
    }
    let stays = draft.present(who)?.dies_unless_it_regenerates();
    let (state, why) = if old.left > dealt {
        return Ok(());
    } else if stays {
        // It dies only if it does not regenerate in its next turn (D5E-82).
        (DownState::Stable, Law::TurnEffects)
    } else if old.left > 0 {
        let left_over = dealt - old.left;
        let profile = &draft.present(who)?.profile;
        let state = rules.fall(profile, left_over, old.maximum);
        let why = match state {
            DownState::Dead if crate::rules::is_character(profile) => Law::MassiveDamage,
            _ => state.law(),
        };
        (state, why)
    } else if dealt >= old.maximum {
        (DownState::Dead, Law::DamageAtZero)
    } else {
        let before = old.down.unwrap_or(DownState::Stable);
        let why = if critical {
            Law::CriticalAtZero
        } else {
            Law::DamageAtZero
        };
        (before.after_damage(critical), why)
    };
    if old.down == Some(state) {
        return Ok(());
    }
    change(draft, who, Some(state), Some(why))?;
    if old.left > 0 {
        unconscious::fall(draft, who)?;
    }
    Ok(())
}

/// Makes a stable combatant below 0 hit points dying again (D35-92).
fn no_longer_stable(
    draft: &mut Draft<'_>,
    who: CombatantId,
    old: Vitality,
    dealt: i32,
) -> Result<(), Rejection> {
    let stable = old.down == Some(DownState::Stable) && dealt > 0;
    let life = draft.present(who)?.life(draft.state.rules());
    if stable && life == Some(LifeState::Unconscious) {
        change(draft, who, None, Some(Law::Stabilization))
    } else {
        Ok(())
    }
}

/// Ends dying: any hit point regained wipes out successes and failures (D5E-63), or makes a combatant stable that is
/// still below 0 (D35-92).
pub(crate) fn after_healing(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let policy = draft.state.rules().vitality;
    let Some(now) = draft.present(who)?.vitality else {
        return Ok(());
    };
    if !policy.is_down(now.left) && now.down.is_some() {
        change(draft, who, None, Some(Law::HealedFromZero))
    } else if policy.dying_roll() == Some(DyingRoll::Stabilization) {
        stabilize(draft, who, Some(Law::HealedFromZero))
    } else {
        Ok(())
    }
}

/// Makes a dying combatant stable.
pub(crate) fn stabilize(
    draft: &mut Draft<'_>,
    who: CombatantId,
    why: Option<Law>,
) -> Result<(), Rejection> {
    if draft.present(who)?.life(draft.state.rules()) == Some(LifeState::Dying) {
        change(draft, who, Some(DownState::Stable), why)
    } else {
        Ok(())
    }
}

/// Makes a dying combatant stable, or takes 1 hit point from it (D35-92).
pub(crate) fn stay_or_sink(
    draft: &mut Draft<'_>,
    who: CombatantId,
    result: DeathSaveResult,
) -> Result<(), Rejection> {
    if result == DeathSaveResult::Success {
        return stabilize(draft, who, Some(Law::Stabilization));
    }
    let Some(vitality) = draft.present(who)?.vitality else {
        return Ok(());
    };
    let (by, left) = (-1, vitality.left.saturating_sub(1));
    draft.emit(Event::HitPointsChanged { who, by, left })
}

/// Rolls for a dying combatant for which the combat does not wait, as it misses its turn (AMB-D35-24). With real dice
/// nothing is rolled, and the game master may enter the roll.
pub(crate) fn turn_missed(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    // A second place has no hit points.
    let dying = draft.state.participant(who).filter(|one| {
        let unasked = rules
            .vitality
            .dying_roll()
            .is_some_and(|roll| !roll.is_asked_of(&one.profile));
        unasked && one.life(rules) == Some(LifeState::Dying)
    });
    let Some(roll) = rules.vitality.dying_roll().filter(|_| dying.is_some()) else {
        return Ok(());
    };
    let face = match draft.roll(roll.die(), Some(who)) {
        Err(Rejection::Dice(DiceError::NoDice)) => return Ok(()),
        face => face?,
    };
    let result = roll.result(face, 0);
    draft.emit(Event::Dying(DyingEvent::SaveMade {
        who,
        face: Some(face),
        result,
        roll,
    }))?;
    stay_or_sink(draft, who, result)
}
