//! The open checks about spells, derived from the stack and the readied counterspells.

use super::{Encounter, Participant, Stage};
use crate::casting::{
    CheckConsequence, CheckObligation, CounterMethod, PendingCheck, Spell, SpellCheckKind,
};
use crate::combatant::CombatantId;
use crate::stack::{Frame, FrameKind};
use crate::waiting::{Readied, ReadyPurpose};

impl Encounter {
    /// Returns the enemy spell that a combatant's readied action is meant for, while it is being cast
    /// (D35-65, D35-67).
    pub fn spell_awaited_by(&self, who: CombatantId) -> Option<&Spell> {
        let readied = self.participant(who)?.readied()?;
        let casting = spell_awaited(self, readied, who)?.casting()?;
        Some(&casting.spell)
    }
}

/// Returns the checks that decide the fate of a spell. Obligatory checks come first, then the
/// optional ones of combatants with a readied counterspell.
pub(crate) fn open_checks(encounter: &Encounter) -> Vec<PendingCheck> {
    if encounter.stage() != &Stage::Fighting {
        return Vec::new();
    }
    let policy = encounter.rules().casting;
    let frames = encounter.stack().frames();
    let able = |frame: &&Frame| encounter.is_capable(frame.owner);
    let concentration = frames.iter().rev().filter(able).filter_map(|frame| {
        let difficulty = *frame.casting()?.disturbed.first()?;
        Some(PendingCheck::concentration(
            frame.owner,
            frame.id,
            difficulty,
        ))
    });
    let cast = |id| frames.iter().any(|frame| frame.id == id);
    let dispel = frames.last().filter(able).and_then(|frame| {
        let FrameKind::Counter(countering) = &frame.kind else {
            return None;
        };
        // A disturbed counterspell may be lost before it takes effect.
        if frame
            .casting()
            .is_some_and(|casting| !casting.disturbed.is_empty())
        {
            return None;
        }
        let CounterMethod::Dispel { caster_level } = countering.counter else {
            return None;
        };
        Some(PendingCheck {
            who: frame.owner,
            kind: SpellCheckKind::Dispel,
            frame: countering.against.filter(|&against| cast(against))?,
            difficulty: caster_level.map(|level| policy.dispel(level)),
            duty: CheckObligation::Owed,
            success: CheckConsequence::SpellLost,
            failure: CheckConsequence::SpellGoesOn,
        })
    });
    let spellcraft = encounter.present().filter_map(|one| {
        let frame = spell_awaited(encounter, one.readied()?, one.id)?;
        let casting = frame.casting()?;
        let first = casting.identified_by(one.id).is_none() && one.ignores != Some(frame.id);
        (first && has_readied_counterspell(one) && encounter.is_capable(one.id)).then(|| {
            PendingCheck {
                who: one.id,
                kind: SpellCheckKind::Spellcraft,
                frame: frame.id,
                difficulty: Some(policy.spellcraft(casting.spell.level)),
                duty: CheckObligation::Optional,
                success: CheckConsequence::MayCounter,
                failure: CheckConsequence::StaysReady,
            }
        })
    });
    concentration.chain(dispel).chain(spellcraft).collect()
}

/// Returns whether a combatant with a readied counterspell lets the spell pass that it is meant for.
pub(crate) fn ignores_spell(encounter: &Encounter, one: &Participant) -> bool {
    let spell = one.readied();
    let spell = spell.and_then(|readied| spell_awaited(encounter, readied, one.id));
    spell.is_some_and(|spell| one.ignores == Some(spell.id))
}

/// Returns whether a combatant has readied a counterspell.
pub(crate) fn has_readied_counterspell(one: &Participant) -> bool {
    let readied = one.readied();
    readied.is_some_and(|readied| readied.purpose == ReadyPurpose::Counterspell)
}

/// Returns the newest enemy spell being cast that the readied action is meant for (D35-65, D35-67).
pub(crate) fn spell_awaited<'e>(
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
