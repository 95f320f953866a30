//! Casting a spell, and the checks that decide what becomes of it.

use super::draft::Draft;
use super::turns::{self, LONGEST_TEXT};
use super::{concentration, counter};
use crate::casting::{
    Casting, CheckHow, CheckKind, CheckVerdict, Consequence, Counter, Duty, Magic, OpenCheck,
    Spell, SpellCheck, SpellLoss,
};
use crate::combatant::CombatantId;
use crate::command::Command;
use crate::dice::Die;
use crate::encounter::{Encounter, Stage};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{ActionKind, CastingPolicy};
use crate::stack::{Frame, FrameKind};

/// Begins to cast a spell (D35-65).
pub(super) fn cast(
    draft: &mut Draft<'_>,
    action: ActionKind,
    spell: &Spell,
) -> Result<(), Rejection> {
    if draft.state.rules().casting == CastingPolicy::Plain {
        return Err(Rejection::OutOfPlace);
    }
    if !action.casts() {
        return Err(Rejection::OutOfPlace);
    }
    let name = spell.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > LONGEST_TEXT {
        return Err(Rejection::TextTooLong);
    }
    turns::take_action(draft, action)?;
    let kind = FrameKind::Casting(Casting {
        action,
        spell: Spell { name, ..*spell },
        disturbed: Vec::new(),
        identified: Vec::new(),
    });
    let (id, owner) = (draft.state.next_frame(), draft.turn_owner()?);
    draft.emit(Event::Pushed(Frame { id, owner, kind }))
}

/// Damage of any kind asks a caster for a Concentration check, unless it has become unable to cast
/// at all (D35-65, D35-66, D35-56).
pub(super) fn after_damage(
    draft: &mut Draft<'_>,
    who: CombatantId,
    damage: i32,
) -> Result<(), Rejection> {
    concentration::after_damage(draft, who, damage)?;
    let policy = draft.state.rules().casting;
    if !draft.state.is_capable(who) {
        return Ok(());
    }
    let level = |frame: &Frame| frame.casting().map(|casting| casting.spell.level);
    let frames = draft.state.stack().frames().iter();
    let cast: Vec<_> = frames
        .filter(|frame| frame.owner == who)
        .filter_map(|frame| Some((frame.id, level(frame)?)))
        .collect();
    for (frame, level) in cast {
        let difficulty = policy.concentration(damage, level);
        draft.emit(Event::SpellDisturbed {
            who,
            frame,
            damage,
            difficulty,
        })?;
    }
    Ok(())
}

/// Whether somebody casts a spell now.
pub(super) fn casts(encounter: &Encounter, who: CombatantId) -> bool {
    let mut frames = encounter.stack().frames().iter();
    frames.any(|frame| frame.owner == who && frame.casting().is_some())
}

/// The checks that decide what becomes of a spell: those that are owed, then those that whoever
/// has readied a counterspell may make.
pub(crate) fn open_checks(encounter: &Encounter) -> Vec<OpenCheck> {
    if encounter.stage() != &Stage::Fighting {
        return Vec::new();
    }
    let policy = encounter.rules().casting;
    let frames = encounter.stack().frames();
    let able = |frame: &&Frame| encounter.is_capable(frame.owner);
    let concentration = frames.iter().rev().filter(able).filter_map(|frame| {
        Some(OpenCheck {
            who: frame.owner,
            kind: CheckKind::Concentration,
            frame: frame.id,
            difficulty: Some(*frame.casting()?.disturbed.first()?),
            duty: Duty::Owed,
            success: Consequence::SpellGoesOn,
            failure: Consequence::SpellLost,
        })
    });
    let cast = |id| frames.iter().any(|frame| frame.id == id);
    let dispel = frames.last().filter(able).and_then(|frame| {
        let FrameKind::Counter(countering) = &frame.kind else {
            return None;
        };
        let Counter::Dispel { caster_level } = countering.counter else {
            return None;
        };
        Some(OpenCheck {
            who: frame.owner,
            kind: CheckKind::Dispel,
            frame: countering.against.filter(|&against| cast(against))?,
            difficulty: caster_level.map(|level| policy.dispel(level)),
            duty: Duty::Owed,
            success: Consequence::SpellLost,
            failure: Consequence::SpellGoesOn,
        })
    });
    let spellcraft = encounter.present().filter_map(|one| {
        let frame = counter::meant(encounter, one.readied()?, one.id)?;
        let casting = frame.casting()?;
        let first = casting.identified_by(one.id).is_none();
        (first && counter::is_ready(one) && encounter.is_capable(one.id)).then(|| OpenCheck {
            who: one.id,
            kind: CheckKind::Spellcraft,
            frame: frame.id,
            difficulty: Some(policy.spellcraft(casting.spell.level)),
            duty: Duty::Optional,
            success: Consequence::MayCounter,
            failure: Consequence::StaysReady,
        })
    });
    concentration.chain(dispel).chain(spellcraft).collect()
}

/// Makes a check: rolled, typed or told.
pub(super) fn make(
    draft: &mut Draft<'_>,
    who: CombatantId,
    kind: CheckKind,
    how: CheckHow,
) -> Result<(), Rejection> {
    draft.present(who)?;
    let mut open = open_checks(&draft.state).into_iter();
    let open = match open.find(|check| check.who == who && check.kind == kind) {
        Some(open) => open,
        None if kind == CheckKind::Spellcraft => counter::identify_again(draft, who)?,
        None => return Err(Rejection::NoCheck { who }),
    };
    let check = carry_out(draft, &open, how)?;
    let (verdict, total) = (check.verdict, check.total);
    draft.emit(Event::SpellChecked { who, check })?;
    match (kind, verdict) {
        (CheckKind::Concentration, CheckVerdict::Failure) => {
            let difficulty = open.difficulty.unwrap_or_default();
            let why = Some(SpellLoss::Disturbed { difficulty, total });
            let frame = open.frame;
            draft.emit(Event::Lost { frame, why })
        }
        (CheckKind::Dispel, verdict) => counter::dispelled(draft, verdict),
        _ => Ok(()),
    }
}

fn carry_out(
    draft: &mut Draft<'_>,
    open: &OpenCheck,
    how: CheckHow,
) -> Result<SpellCheck, Rejection> {
    let (who, kind) = (open.who, open.kind);
    let (face, total) = match how {
        CheckHow::Told { verdict } => {
            return Ok(SpellCheck {
                kind,
                frame: open.frame,
                difficulty: open.difficulty,
                face: None,
                total: None,
                verdict,
            });
        }
        CheckHow::Total { total } if (-999..=999).contains(&total) => (None, total),
        CheckHow::Total { total } => return Err(Rejection::TotalOutOfRange { total }),
        CheckHow::Roll { modifier } if (-99..=99).contains(&modifier) => {
            let modifier = match kind {
                CheckKind::Dispel => draft.state.rules().casting.dispel_modifier(modifier),
                CheckKind::Concentration | CheckKind::Spellcraft => modifier,
            };
            let face = draft.roll(Die::D20, Some(who))?;
            (Some(face), i32::from(face) + i32::from(modifier))
        }
        CheckHow::Roll { modifier } => {
            let total = i32::from(modifier);
            return Err(Rejection::TotalOutOfRange { total });
        }
    };
    let difficulty = open.difficulty.ok_or(Rejection::NoDifficulty { who })?;
    let verdict = if total >= difficulty {
        CheckVerdict::Success
    } else {
        CheckVerdict::Failure
    };
    Ok(SpellCheck {
        kind,
        frame: open.frame,
        difficulty: Some(difficulty),
        face,
        total: Some(total),
        verdict,
    })
}

/// The checks that may be made, and the counterspells that may be set off.
pub(super) fn offers(encounter: &Encounter) -> Vec<Command> {
    let hows = [
        CheckHow::Roll { modifier: 0 },
        CheckHow::Told {
            verdict: CheckVerdict::Success,
        },
        CheckHow::Told {
            verdict: CheckVerdict::Failure,
        },
    ];
    let checks = open_checks(encounter).into_iter().flat_map(|check| {
        let (who, kind) = (check.who, check.kind);
        hows.map(|how| Command::MakeCheck { who, kind, how })
    });
    let counters = [
        Counter::SameSpell {
            magic: Magic::Arcane,
        },
        Counter::SameSpell {
            magic: Magic::Divine,
        },
        Counter::Dispel { caster_level: None },
    ];
    let ready = encounter.present().filter(|one| counter::is_ready(one));
    let counters = ready.flat_map(|one| {
        let who = one.id;
        counters.map(|counter| Command::Counter { who, counter })
    });
    checks.chain(counters).collect()
}
