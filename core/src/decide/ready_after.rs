//! Readying an action for after its trigger, as a reaction (D&D 5e).

use super::draft::Draft;
use super::turns::{self, LONGEST_TEXT};
use super::{concentration, durations, trigger};
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::Unfocused;
use crate::stack::{Frame, FrameKind};
use crate::waiting::Readied;

/// Readies an action or a move for something perceivable (D5E-45); a spell is cast now and held by
/// concentration (D5E-51).
pub(super) fn ready(draft: &mut Draft<'_>, readied: &Readied) -> Result<(), Rejection> {
    if draft.state.rules().ready.precedes_trigger() {
        return trigger::ready(draft, readied);
    }
    let who = draft.turn_owner()?;
    let policy = draft.state.rules().ready;
    let cost = policy.cost().ok_or(Rejection::OutOfPlace)?;
    let spell = readied.spell.as_deref().map(str::trim);
    let readied = Readied {
        name: readied.name.trim().to_owned(),
        trigger: readied.trigger.trim().to_owned(),
        spell: spell.map(ToOwned::to_owned),
        since: draft.state.round(),
        ..readied.clone()
    };
    if let Some(target) = readied.target {
        draft.present(target)?;
    }
    let texts = [
        Some(readied.name.as_str()),
        Some(readied.trigger.as_str()),
        spell,
    ];
    if texts
        .into_iter()
        .flatten()
        .any(|text| text.chars().count() > LONGEST_TEXT)
        || spell.is_some_and(str::is_empty)
    {
        return Err(Rejection::TextTooLong);
    }
    if readied.trigger.is_empty() {
        draft.refuse(Rejection::NoTrigger { who })?;
    }
    let action = readied.action;
    if let Some(rule) = policy.forbids(action) {
        draft.refuse(Rejection::NotToBeReadied { who, action, rule })?;
    }
    turns::take_action(draft, cost)?;
    match &readied.spell {
        Some(spell) => concentration::begin(draft, who, spell)?,
        // What was readied before gives way to this.
        None => lapse(draft, who)?,
    }
    let readied = Box::new(readied);
    draft.emit(Event::Readied { who, readied })
}

/// Carries out what was readied, as a reaction (D5E-46); the order stays as it is (D5E-49).
pub(super) fn carry_out(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let readied = draft.present(who)?.readied().cloned();
    let readied = readied.ok_or(Rejection::NothingReadied { who })?;
    if readied.spell.is_some() {
        concentration::end(draft, who, Unfocused::Released)?;
    }
    let frame = Frame {
        id: draft.state.next_frame(),
        owner: who,
        kind: FrameKind::Readied(readied),
    };
    let id = frame.id;
    draft.emit(Event::Pushed(frame))?;
    durations::acted(draft, who, id)
}

/// What was readied comes right after its trigger has finished, not before (D5E-47).
pub(super) fn objection(
    encounter: &Encounter,
    participant: &Participant,
) -> Result<Option<Rejection>, Rejection> {
    let who = participant.id;
    participant
        .readied()
        .ok_or(Rejection::NothingReadied { who })?;
    let top = encounter.stack().top();
    // In the own turn what somebody else did has to have finished (D5E-40).
    let in_turn = top.is_some_and(|top| top.is_turn() && top.owner != who);
    let finished = in_turn || encounter.trigger_finished();
    Ok((!finished).then_some(Rejection::TriggerNotFinished { who }))
}

/// Ends what somebody holds ready when its own next turn comes (D5E-46).
pub(super) fn lapse(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let Some(readied) = draft.present(who)?.readied() else {
        return Ok(());
    };
    if readied.spell.is_some() {
        concentration::end(draft, who, Unfocused::Lapsed)?;
    }
    let why = draft.state.rules().ready.lapse();
    draft.emit(Event::ReadyLapsed { who, why })
}
