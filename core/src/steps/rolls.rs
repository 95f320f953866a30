//! Rolls: a dice expression, and a saving throw.

use crate::casting::{CheckInput, CheckVerdict};
use crate::combatant::CombatantId;
use crate::die::{DiscardedDie, RollMode};
use crate::draft::Draft;
use crate::event::{CombatantEvent, Event};
use crate::limits::TOTALS;
use crate::rejection::Rejection;
use crate::roll::{Term, parse};
use crate::saving_throw::{SaveKind, SavingThrow};
use crate::steps::requirements::require_text;

/// Rolls an expression, for a combatant or for no one in particular, and returns the total.
pub(crate) fn roll(
    draft: &mut Draft<'_>,
    who: Option<CombatantId>,
    expression: &str,
) -> Result<i32, Rejection> {
    if let Some(who) = who {
        draft.present(who)?;
    }
    let parts = parse(expression).map_err(|fault| Rejection::NotARoll { fault })?;
    let mut dice = Vec::new();
    let mut total = 0_i32;
    for part in parts {
        match part {
            Term::Number(number) => total = total.saturating_add(number),
            Term::Dice(kind) => {
                let (_, rolled) = kind.throw(|die| draft.roll(die, who))?;
                total = total.saturating_add(rolled.total());
                dice.push(rolled);
            }
        }
    }
    draft.emit(Event::Rolled {
        who,
        expression: expression.trim().to_owned(),
        dice,
        total,
    })?;
    Ok(total)
}

/// The purpose of a d20 roll against a DC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Throw {
    /// A saving throw, of a kind that some conditions fail without a roll.
    Save(Option<SaveKind>),
    /// A check of a skill or an ability.
    Check,
}

/// The result of a save or a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Thrown {
    /// The number on the d20, and the die that was dropped. None if the result was typed.
    dice: Option<(u16, Option<DiscardedDie>)>,
    /// The result.
    total: i32,
}

/// Makes a saving throw, and judges it if its DC is stated. A condition may fail it without a roll.
pub(crate) fn save(draft: &mut Draft<'_>, save: &SavingThrow) -> Result<(), Rejection> {
    let what = Throw::Save(save.kind);
    if fails_unrolled(draft, what, save)? {
        return Ok(());
    }
    let thrown = throw(draft, save)?;
    let verdict = save
        .difficulty
        .map(|difficulty| judge(draft, what, thrown, difficulty));
    record(
        draft,
        (save.who, &save.name),
        save.difficulty,
        thrown,
        verdict,
    )
}

/// Makes a saving throw or a check against a DC, and returns its verdict, or the verdict that the game master entered.
pub(crate) fn verdict(
    draft: &mut Draft<'_>,
    what: Throw,
    (who, name): (CombatantId, &str),
    difficulty: i32,
    how: CheckInput,
) -> Result<CheckVerdict, Rejection> {
    match how.save(who, name.to_owned(), Some(difficulty)) {
        Ok(save) => save_against(draft, what, &save, difficulty),
        Err(told) => Ok(told),
    }
}

/// Makes a saving throw or a check against a DC, and returns its verdict. A condition may fail a save without a roll.
pub(crate) fn save_against(
    draft: &mut Draft<'_>,
    what: Throw,
    save: &SavingThrow,
    difficulty: i32,
) -> Result<CheckVerdict, Rejection> {
    if fails_unrolled(draft, what, save)? {
        return Ok(CheckVerdict::Failure);
    }
    let thrown = throw(draft, save)?;
    let verdict = judge(draft, what, thrown, difficulty);
    record(
        draft,
        (save.who, &save.name),
        save.difficulty,
        thrown,
        Some(verdict),
    )?;
    Ok(verdict)
}

/// Fails a save without a roll, and records it, if its combatant is under a condition that does so (AMB-D5E-39).
fn fails_unrolled(
    draft: &mut Draft<'_>,
    what: Throw,
    save: &SavingThrow,
) -> Result<bool, Rejection> {
    let who = save.who;
    require_text(&save.name)?;
    let one = draft.present(who)?;
    let Throw::Save(Some(kind)) = what else {
        return Ok(false);
    };
    let Some(condition) = one.failing_save(draft.state.rules(), kind) else {
        return Ok(false);
    };
    draft.emit(Event::Combatant(CombatantEvent::SaveFailed {
        who,
        kind,
        condition,
    }))?;
    Ok(true)
}

/// Returns the verdict of a result against a DC. In some rulesets a natural 20 always saves, and a natural 1 never
/// does (AMB-D35-34).
fn judge(draft: &Draft<'_>, what: Throw, thrown: Thrown, difficulty: i32) -> CheckVerdict {
    let natural = draft.state.rules().ruleset.natural_saves() && what != Throw::Check;
    let succeeds = match thrown.dice {
        Some((20, _)) if natural => true,
        Some((1, _)) if natural => false,
        _ => thrown.total >= difficulty,
    };
    if succeeds {
        CheckVerdict::Success
    } else {
        CheckVerdict::Failure
    }
}

/// Rolls a saving throw, or takes its typed result. Exhaustion counts for a roll, not for a typed result (D24-21,
/// AMB-D24-5).
fn throw(draft: &mut Draft<'_>, save: &SavingThrow) -> Result<Thrown, Rejection> {
    let who = save.who;
    draft.present(who)?;
    require_text(&save.name)?;
    match save.typed {
        Some(total) if !TOTALS.contains(&total) => Err(Rejection::TotalOutOfRange { total }),
        Some(total) => Ok(Thrown { dice: None, total }),
        None => {
            let one = draft.present(who)?;
            let weary = one.exhaustion_penalty(draft.state.rules());
            let mode = draft.state.rules().exhaustion.save_mode(one.exhaustion);
            let modifier = i32::from(save.modifier) + i32::from(weary);
            roll_d20(draft, who, mode, modifier)
        }
    }
}

/// Rolls a d20 with a modifier.
fn roll_d20(
    draft: &mut Draft<'_>,
    who: CombatantId,
    mode: RollMode,
    modifier: i32,
) -> Result<Thrown, Rejection> {
    let dice = draft.roll_d20(mode, who)?;
    let total = modifier.saturating_add(i32::from(dice.0));
    let dice = Some(dice);
    Ok(Thrown { dice, total })
}

/// Makes a saving throw again with the same modifier, and judges it if its DC is stated.
pub(crate) fn save_again(
    draft: &mut Draft<'_>,
    (who, name): (CombatantId, &str),
    modifier: i32,
    difficulty: Option<i32>,
) -> Result<(), Rejection> {
    let thrown = roll_d20(draft, who, RollMode::Normal, modifier)?;
    let verdict = difficulty.map(|difficulty| judge(draft, Throw::Save(None), thrown, difficulty));
    record(draft, (who, name), difficulty, thrown, verdict)
}

/// Records a saving throw or a check.
fn record(
    draft: &mut Draft<'_>,
    (who, name): (CombatantId, &str),
    difficulty: Option<i32>,
    thrown: Thrown,
    verdict: Option<CheckVerdict>,
) -> Result<(), Rejection> {
    draft.emit(Event::SaveMade {
        who,
        name: name.trim().to_owned(),
        difficulty,
        total: thrown.total,
        face: thrown.dice.map(|(face, _)| face),
        dropped: thrown.dice.and_then(|(_, dropped)| dropped),
        verdict,
    })
}
