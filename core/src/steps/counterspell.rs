//! Counterspells: the combatants that may identify and counter a spell, and the resolution.

use crate::casting::{
    Casting, CheckConsequence, CheckObligation, CheckVerdict, CounterMethod, Counterspell,
    PendingCheck, SpellCheckKind, SpellLoss,
};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::{Encounter, has_readied_counterspell, open_checks, spell_awaited};
use crate::event::Event;
use crate::frame_id::FrameId;
use crate::rejection::Rejection;
use crate::stack::FrameKind;
use crate::waiting::{Readied, ReadyPurpose};

/// Requires a spell for an action that is readied against one (D35-65). A counterspell is cast by
/// its own command (D35-67).
pub(crate) fn check_trigger(
    draft: &mut Draft<'_>,
    who: CombatantId,
    readied: &Readied,
) -> Result<(), Rejection> {
    match readied.purpose {
        ReadyPurpose::Counterspell => draft.refuse(Rejection::NotSaidHow { who }),
        ReadyPurpose::Distract if spell_awaited(&draft.state, readied, who).is_none() => {
            draft.refuse(Rejection::NothingCast { who })
        }
        ReadyPurpose::Act | ReadyPurpose::Distract | ReadyPurpose::SetAgainstCharge => Ok(()),
    }
}

/// Rejects a second attempt to identify a spell, unless the game master overrides (D35-68).
pub(crate) fn identify_again(
    draft: &mut Draft<'_>,
    who: CombatantId,
) -> Result<PendingCheck, Rejection> {
    let one = draft.present(who)?;
    let readied = one.readied().filter(|_| has_readied_counterspell(one));
    let frame = readied.and_then(|readied| spell_awaited(&draft.state, readied, who));
    let frame = frame.ok_or(Rejection::NoCheck { who })?;
    let casting = frame.casting().ok_or(Rejection::NoCheck { who })?;
    let policy = draft.state.rules().casting;
    let again = PendingCheck {
        who,
        kind: SpellCheckKind::Spellcraft,
        frame: frame.id,
        difficulty: Some(policy.spellcraft(casting.spell.level)),
        duty: CheckObligation::Optional,
        success: CheckConsequence::MayCounter,
        failure: CheckConsequence::StaysReady,
    };
    if casting.identified_by(who).is_some() {
        draft.refuse(Rejection::AlreadyTried { who })?;
    }
    if !draft.state.is_capable(who) {
        draft.refuse(Rejection::unable(draft.state.rules().vitality, who, None))?;
    }
    Ok(again)
}

/// Resolves the counterspell on top of the stack: the same spell counters without fail (D35-69),
/// and dispel magic by its check (D35-72).
pub(crate) fn resolve(
    draft: &mut Draft<'_>,
    frame: FrameId,
    owner: CombatantId,
    countering: &Counterspell,
) -> Result<(), Rejection> {
    if countering
        .against
        .is_some_and(|against| owes(&draft.state, owner, SpellCheckKind::Dispel, against))
    {
        let (who, kind) = (owner, SpellCheckKind::Dispel);
        draft.refuse(Rejection::CheckOwed { who, kind })?;
    }
    draft.emit(Event::Resolved { frame })?;
    let magic = countering
        .against
        .and_then(|against| casting_at(&draft.state, against))
        .map(|casting| casting.spell.magic);
    match (countering.counter, countering.against, magic) {
        (CounterMethod::SameSpell { magic: with }, Some(frame), Some(magic)) => {
            let by = owner;
            let why = Some(SpellLoss::Countered { by, with, magic });
            draft.emit(Event::Lost { frame, why })
        }
        _ => Ok(()),
    }
}

/// Whether a combatant owes a check about the spell of a frame.
pub(crate) fn owes(
    encounter: &Encounter,
    who: CombatantId,
    kind: SpellCheckKind,
    frame: FrameId,
) -> bool {
    let open = open_checks(encounter).into_iter();
    let mut owed = open.filter(|check| check.duty == CheckObligation::Owed);
    owed.any(|check| check.who == who && check.kind == kind && check.frame == frame)
}

/// Returns the casting of a spell that is still being cast.
pub(crate) fn casting_at(encounter: &Encounter, frame: FrameId) -> Option<&Casting> {
    let mut frames = encounter.stack().frames().iter();
    frames.find(|below| below.id == frame)?.casting()
}

/// Resolves a dispel check: the counterspell is over, and the spell is lost or not.
pub(crate) fn dispelled(draft: &mut Draft<'_>, verdict: CheckVerdict) -> Result<(), Rejection> {
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
