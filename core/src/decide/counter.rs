//! Counterspells: readied, set off by an enemy's spell, and what comes of them.

use super::casting::open_checks;
use super::draft::Draft;
use super::trigger;
use crate::casting::{
    CheckKind, CheckVerdict, Consequence, Counter, Countering, Duty, Magic, OpenCheck, SpellLoss,
};
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant, Stage};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::stack::{Frame, FrameId, FrameKind};
use crate::waiting::{Footwork, Purpose, Readied};

/// Whether somebody has readied a counterspell.
pub(super) fn is_ready(one: &Participant) -> bool {
    let readied = one.readied();
    readied.is_some_and(|readied| readied.purpose == Purpose::Counterspell)
}

/// The newest spell of an enemy that is being cast and that something was readied for (D35-65,
/// D35-67).
pub(super) fn meant<'e>(
    encounter: &'e Encounter,
    readied: &Readied,
    who: CombatantId,
) -> Option<&'e Frame> {
    let side = |who| Some(encounter.participant(who)?.profile.side);
    let mut cast = encounter.stack().frames().iter().rev();
    cast.find(|frame| {
        let meant = readied.target.is_none_or(|target| target == frame.owner);
        frame.casting().is_some() && meant && side(frame.owner) != side(who)
    })
}

/// What is readied for a spell is set off by one (D35-65), and a counterspell says with what it
/// counters (D35-67).
pub(super) fn check_trigger(
    draft: &mut Draft<'_>,
    who: CombatantId,
    readied: &Readied,
) -> Result<(), Rejection> {
    match readied.purpose {
        Purpose::Counterspell => draft.refuse(Rejection::NotSaidHow { who }),
        Purpose::Distract if meant(&draft.state, readied, who).is_none() => {
            draft.refuse(Rejection::NothingCast { who })
        }
        Purpose::Act | Purpose::Distract | Purpose::Brace => Ok(()),
    }
}

/// A second attempt to identify a spell, which only a ruling allows (D35-68).
pub(super) fn identify_again(
    draft: &mut Draft<'_>,
    who: CombatantId,
) -> Result<OpenCheck, Rejection> {
    let one = draft.present(who)?;
    let readied = one.readied().filter(|_| is_ready(one));
    let frame = readied.and_then(|readied| meant(&draft.state, readied, who));
    let frame = frame.ok_or(Rejection::NoCheck { who })?;
    let casting = frame.casting().ok_or(Rejection::NoCheck { who })?;
    let policy = draft.state.rules().casting;
    let again = OpenCheck {
        who,
        kind: CheckKind::Spellcraft,
        frame: frame.id,
        difficulty: Some(policy.spellcraft(casting.spell.level)),
        duty: Duty::Optional,
        success: Consequence::MayCounter,
        failure: Consequence::StaysReady,
    };
    if casting.identified_by(who).is_some() {
        draft.refuse(Rejection::AlreadyTried { who })?;
    }
    if !draft.state.is_capable(who) {
        draft.refuse(draft.state.rules().vitality.refusal(who, None))?;
    }
    Ok(again)
}

/// Sets off a readied counterspell, which takes its place before the caster like anything readied
/// (D35-67, D35-57).
pub(super) fn counter(
    draft: &mut Draft<'_>,
    who: CombatantId,
    counter: Counter,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let one = draft.present(who)?;
    let readied = one.readied().ok_or(Rejection::NothingReadied { who })?;
    let for_spells = is_ready(one);
    let frame = meant(&draft.state, readied, who);
    let against = frame.map(|frame| frame.id);
    let identified = frame
        .and_then(Frame::casting)
        .map(|casting| casting.identified_by(who));
    if !draft.state.rules().ready.precedes_trigger() {
        return Err(Rejection::OutOfPlace);
    }
    if !for_spells {
        draft.refuse(Rejection::NoCounterspell { who })?;
    }
    match (counter, identified) {
        (_, None) => draft.refuse(Rejection::NothingCast { who })?,
        (Counter::Dispel { .. }, _)
        | (Counter::SameSpell { .. }, Some(Some(CheckVerdict::Success))) => {}
        (Counter::SameSpell { .. }, Some(Some(CheckVerdict::Failure))) => {
            draft.refuse(Rejection::Misidentified { who })?;
        }
        (Counter::SameSpell { .. }, Some(None)) => {
            draft.refuse(Rejection::NotIdentified { who })?;
        }
    }
    if !draft.state.is_capable(who) {
        draft.refuse(draft.state.rules().vitality.refusal(who, None))?;
    }
    let readied = trigger::set_off(draft, who, Footwork::Stay)?;
    let kind = FrameKind::Counter(Countering {
        readied,
        counter,
        against,
    });
    let id = draft.state.next_frame();
    let owner = who;
    draft.emit(Event::Pushed(Frame { id, owner, kind }))
}

/// The counterspell on top of the stack is cast: the same spell counters without fail (D35-69),
/// and dispel magic by its check (D35-72).
pub(super) fn resolve(
    draft: &mut Draft<'_>,
    frame: FrameId,
    owner: CombatantId,
    countering: &Countering,
) -> Result<(), Rejection> {
    if owes(&draft.state, owner, CheckKind::Dispel) {
        let (who, kind) = (owner, CheckKind::Dispel);
        draft.refuse(Rejection::CheckOwed { who, kind })?;
    }
    draft.emit(Event::Resolved { frame })?;
    let magic = countering
        .against
        .and_then(|against| magic_of(draft, against));
    match (countering.counter, countering.against, magic) {
        (Counter::SameSpell { magic: with }, Some(frame), Some(magic)) => {
            let by = owner;
            let why = Some(SpellLoss::Countered { by, with, magic });
            draft.emit(Event::Lost { frame, why })
        }
        _ => Ok(()),
    }
}

/// Whether somebody owes a check.
pub(super) fn owes(encounter: &Encounter, who: CombatantId, kind: CheckKind) -> bool {
    let mut open = open_checks(encounter).into_iter();
    open.any(|check| check.who == who && check.kind == kind && check.duty == Duty::Owed)
}

/// The source of a spell that is still being cast.
fn magic_of(draft: &Draft<'_>, frame: FrameId) -> Option<Magic> {
    let mut frames = draft.state.stack().frames().iter();
    let casting = frames.find(|below| below.id == frame)?.casting()?;
    Some(casting.spell.magic)
}

/// The dispel check was made: the counterspell is over, and the spell lost or not.
pub(super) fn dispelled(draft: &mut Draft<'_>, verdict: CheckVerdict) -> Result<(), Rejection> {
    let top = draft.state.stack().top().ok_or(Rejection::OutOfPlace)?;
    let FrameKind::Counter(countering) = &top.kind else {
        return Err(Rejection::OutOfPlace);
    };
    let (frame, by, against) = (top.id, top.owner, countering.against);
    draft.emit(Event::Resolved { frame })?;
    match against {
        Some(frame) if verdict == CheckVerdict::Success => {
            let why = Some(SpellLoss::Dispelled { by });
            draft.emit(Event::Lost { frame, why })
        }
        _ => Ok(()),
    }
}
