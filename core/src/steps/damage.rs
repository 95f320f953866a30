//! The Concentration checks that damage and distractions require from casters.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Encounter;
use crate::event::Event;
use crate::frame_id::FrameId;
use crate::rejection::Rejection;
use crate::steps::concentration;

/// Requires a Concentration check from a caster that takes damage (D35-65, D35-66). A caster that
/// can no longer act makes it once it can (D35-56).
pub(crate) fn after_damage(
    draft: &mut Draft<'_>,
    who: CombatantId,
    damage: i32,
) -> Result<(), Rejection> {
    concentration::after_damage(draft, who, damage)?;
    let policy = draft.state.rules().casting;
    disturb(draft, who, damage, |level| {
        Some(policy.concentration(damage, level))
    })
}

/// Requires a Concentration check from a caster that is distracted without damage (D35-65).
pub(crate) fn after_distraction(
    draft: &mut Draft<'_>,
    who: CombatantId,
    difficulty: Option<i32>,
) -> Result<(), Rejection> {
    let policy = draft.state.rules().casting;
    disturb(draft, who, 0, |level| {
        Some(policy.distraction(difficulty?, level))
    })
}

/// Requires a Concentration check for each spell of a combatant, against a DC by its level.
fn disturb(
    draft: &mut Draft<'_>,
    who: CombatantId,
    damage: i32,
    difficulty: impl Fn(u8) -> Option<i32>,
) -> Result<(), Rejection> {
    let cast: Vec<_> = castings(&draft.state, who).collect();
    for (frame, level) in cast {
        let difficulty = difficulty(level);
        draft.emit(Event::SpellDisturbed {
            who,
            frame,
            damage,
            difficulty,
        })?;
    }
    Ok(())
}

/// Returns whether damage to a combatant counts: its hit points are tracked, or it casts a spell that damage disturbs
/// (D35-65).
#[must_use]
pub fn takes_damage(encounter: &Encounter, who: CombatantId) -> bool {
    let one = encounter.participant(who).filter(|one| one.present);
    one.is_some_and(|one| one.vitality.is_some() || casts(encounter, who))
}

/// Whether a combatant is casting a spell.
pub(crate) fn casts(encounter: &Encounter, who: CombatantId) -> bool {
    castings(encounter, who).next().is_some()
}

/// Returns the spells that a combatant is casting, by frame and level.
fn castings(encounter: &Encounter, who: CombatantId) -> impl Iterator<Item = (FrameId, u8)> {
    let frames = encounter.stack().frames().iter();
    let own = frames.filter(move |frame| frame.owner == who);
    own.filter_map(|frame| Some((frame.id, frame.casting()?.spell.level)))
}
