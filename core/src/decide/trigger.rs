//! Readying an action, and carrying it out at its trigger.

use crate::casting::Casting;
use crate::combatant::{CombatantId, Feature};
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::sorted::sort_by_key;
use crate::stack::{Frame, FrameKind};
use crate::steps::{actions, counterspell, durations, readied, requirements, set_weapons, spells};
use crate::waiting::{FiveFootStep, Readied, ReadyPurpose};

/// Readies an action, as a standard action of the turn (D35-48 to D35-51).
pub(super) fn ready(draft: &mut Draft<'_>, readied: &Readied) -> Result<(), Rejection> {
    let who = draft.turn_owner()?;
    let policy = draft.state.rules().ready;
    let cost = policy.cost().ok_or(Rejection::OutOfPlace)?;
    let (name, trigger) = (readied.name.trim(), readied.trigger.trim());
    requirements::require_text(name)?;
    requirements::require_text(trigger)?;
    if let Some(target) = readied.target {
        draft.present(target)?;
    }
    let action = readied.action;
    let casting = readied.casting.as_ref();
    let casting = casting.map(|spell| spells::cast_with(draft, action, spell));
    let casting = casting.transpose()?;
    if casting.is_some() && !readied.purpose.allows_spell() {
        return Err(Rejection::OutOfPlace);
    }
    if !policy.kinds().contains(&action) {
        draft.refuse(Rejection::NotToBeReadied { who, action })?;
    }
    if name.is_empty() || trigger.is_empty() {
        draft.refuse(Rejection::Undeclared { who })?;
    }
    require_set_weapon(draft, who, readied)?;
    actions::take_action(draft, cost)?;
    draft.emit(Event::Readied {
        who,
        readied: Box::new(Readied {
            name: name.to_owned(),
            trigger: trigger.to_owned(),
            since: draft.state.round(),
            spell: None,
            casting,
            ..readied.clone()
        }),
    })
}

/// Carries out the readied actions that share a trigger: in initiative order, each before the
/// trigger (D35-54, D35-82). Their owners move before the combatant whose turn is in progress, or
/// whose turn comes next (D35-57, D35-58, AMB-D35-10). A readied spell begins to be cast (D35-50).
pub(super) fn trigger(
    draft: &mut Draft<'_>,
    who: &[CombatantId],
    five_foot_step: FiveFootStep,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    if !draft.state.rules().ready.precedes_trigger() {
        return Err(Rejection::OutOfPlace);
    }
    if who.is_empty() {
        return Err(Rejection::NobodyHere);
    }
    let mut readiers = who.to_vec();
    sort_by_key(&mut readiers, |&who| draft.state.order().index_of(who));
    readiers.dedup();
    let mut frames = Vec::with_capacity(readiers.len());
    for who in readiers {
        if let Some(readied) = draft.present(who)?.readied().cloned() {
            counterspell::check_trigger(draft, who, &readied)?;
        }
        let readied = readied::move_to_trigger(draft, who, five_foot_step)?;
        frames.push((who, readied));
    }
    // The last one pushed resolves first.
    for (owner, readied) in frames.into_iter().rev() {
        let id = draft.state.next_frame();
        let kind = match readied.casting {
            Some(spell) => FrameKind::Casting(Casting::new(readied.action, spell)),
            None => FrameKind::Readied(readied),
        };
        draft.emit(Event::Pushed(Frame { id, owner, kind }))?;
        durations::acted(draft, owner, id)?;
        set_weapons::tell(draft)?;
    }
    Ok(())
}

/// Ignores a trigger. The action stays readied for a later one (D35-53, D35-64).
pub(super) fn decline(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    if draft.present(who)?.readied().is_some() {
        draft.emit(Event::TriggerDeclined { who })
    } else {
        Err(Rejection::NothingReadied { who })
    }
}

/// Requires a weapon that can be set against a charge (D35-74).
fn require_set_weapon(
    draft: &mut Draft<'_>,
    who: CombatantId,
    readied: &Readied,
) -> Result<(), Rejection> {
    let armed = draft.present(who)?.profile.has(Feature::BraceWeapon);
    if readied.purpose == ReadyPurpose::SetAgainstCharge && !armed {
        draft.refuse(Rejection::NoBraceWeapon { who })?;
    }
    Ok(())
}
