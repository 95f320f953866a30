//! The commands that make the dying stable. The dead need more.

use asalto_core::rules::LifeState;
use asalto_core::{CombatantId, Condition};

use super::items::{Item, Kind};
use super::parsed::{Fault, Line};
use super::parts::{May, Parts};
use super::sense::Act;

/// Reads `borin is stable` and `stabilize borin`.
///
/// # Errors
/// [`Fault::Dead`] with those that are dead.
pub(super) fn read(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    let is_verb =
        |it: &&Item| matches!(&it.kind, Kind::Act(acts) if acts.contains(&Act::Stabilize));
    let Some(verb) = parts.items.iter().find(is_verb) else {
        return Ok(None);
    };
    if !parts.conditions().is_empty() || parts.amounts().next().is_some() {
        return Ok(None);
    }
    parts.only(&[
        May::Acts(&[Act::Stabilize, Act::Give, Act::Arrive]),
        May::Who,
        May::Combat,
    ])?;
    let who = parts.who()?;
    let dead = |who: &&CombatantId| {
        let one = parts.context.view.combatant(**who);
        one.is_some_and(|one| {
            one.life == Some(LifeState::Dead) || one.conditions.contains(&Condition::Dead)
        })
    };
    let dead: Vec<_> = who.iter().filter(dead).copied().collect();
    if dead.is_empty() {
        Ok(Some(Line::Stabilize(who)))
    } else {
        Err(Fault::Dead((parts.typed)(verb), dead))
    }
}
