//! The commands that make the dying stable, and those that let somebody stand. The dead need more.

use asalto_core::rules::LifeState;
use asalto_core::summary::End;
use asalto_core::{CombatantId, Condition};

use super::boons;
use super::items::{Item, Kind};
use super::parsed::{Fault, Line, Named};
use super::parts::{May, Parts};
use super::sense::Act;
use crate::input::conditions;

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

/// Returns those who stand up: the named or selected ones, or else the one whose turn it is.
///
/// # Errors
/// [`Fault::Missing`] if there is nobody.
pub(super) fn who_stands(parts: Parts<'_>) -> Result<Vec<CombatantId>, Fault> {
    let acting = || conditions::acting(parts.context.view).map(|who| vec![who]);
    parts.who().or_else(|fault| acting().ok_or(fault))
}

/// Returns the condition prone, if all of these have hit points left and none is prone. Nobody of them can stand up.
pub(super) fn prone(parts: Parts<'_>, who: &[CombatantId]) -> Option<Named> {
    let stands = |who: &CombatantId| {
        let one = parts.context.view.combatant(*who);
        one.is_some_and(|one| {
            !one.conditions.contains(&Condition::Prone) && End::of(one) == End::Standing
        })
    };
    let is_prone =
        |index: &usize| boons::is_one_of(&Named::Known(*index), &["prone"], parts.context);
    let known = (0..parts.context.conditions.len()).find(is_prone)?;
    who.iter().all(stands).then_some(Named::Known(known))
}
