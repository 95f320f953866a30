//! Concentration on a spell: its start, its saves and its end.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{ConcentrationLoss, ConcentrationPolicy, WaitingLoss};
use crate::steps::durations;
use crate::steps::requirements::require_words;

/// Begins to concentrate on a spell, which ends concentration on another one.
pub(crate) fn begin(draft: &mut Draft<'_>, who: CombatantId, spell: &str) -> Result<(), Rejection> {
    let spell = spell.trim().to_owned();
    let ended = draft.state.stage() == &Stage::Ended;
    if ended || draft.state.rules().concentration == ConcentrationPolicy::None {
        return Err(Rejection::OutOfPlace);
    }
    require_words(&spell)?;
    draft.present(who)?;
    if !draft.state.is_capable(who) {
        draft.refuse(Rejection::unable(draft.state.rules().vitality, who, None))?;
    }
    end(draft, who, ConcentrationLoss::AnotherSpell)?;
    let casting = None;
    draft.emit(Event::ConcentrationBegan {
        who,
        spell,
        casting,
    })
}

/// Ends concentration. A readied spell that needs it is lost, unless it is released at its trigger
/// (D5E-51).
pub(crate) fn end(
    draft: &mut Draft<'_>,
    who: CombatantId,
    why: ConcentrationLoss,
) -> Result<(), Rejection> {
    let participant = draft.present(who)?;
    let held = participant
        .readied()
        .is_some_and(|readied| readied.spell.is_some());
    if participant.concentration.is_none() {
        return Ok(());
    }
    draft.emit(Event::ConcentrationEnded { who, why })?;
    durations::concentration_ends(draft, who)?;
    if held && !matches!(why, ConcentrationLoss::Released | ConcentrationLoss::Lapsed) {
        let why = WaitingLoss::Concentration;
        draft.emit(Event::ReadyLapsed { who, why })?;
    }
    Ok(())
}

/// Requires a save from a combatant that concentrates and takes damage. Incapacity ends
/// concentration at once.
pub(crate) fn after_damage(
    draft: &mut Draft<'_>,
    who: CombatantId,
    damage: i32,
) -> Result<(), Rejection> {
    if draft.present(who)?.concentration.is_none() {
        return Ok(());
    }
    if !may_concentrate(draft, who)? {
        return end(draft, who, ConcentrationLoss::Incapacitated);
    }
    let rules = draft.state.rules();
    let concentration = draft.present(who)?.concentration.as_ref();
    let difficulty = match concentration.and_then(|held| held.casting) {
        Some(level) => Some(rules.casting.concentration(damage, level)),
        None => rules.concentration.difficulty(damage),
    };
    match difficulty {
        Some(difficulty) => draft.emit(Event::ConcentrationTested { who, difficulty }),
        None => Ok(()),
    }
}

/// Ends the concentration of a combatant that is incapacitated.
pub(crate) fn after_condition(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if may_concentrate(draft, who)? {
        Ok(())
    } else {
        end(draft, who, ConcentrationLoss::Incapacitated)
    }
}

fn may_concentrate(draft: &Draft<'_>, who: CombatantId) -> Result<bool, Rejection> {
    Ok(draft.present(who)?.may_concentrate(draft.state.rules()))
}
