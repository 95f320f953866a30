//! The commands about what a combatant spends or saves against: actions, reactions, concentration, death saves and exhaustion.

use asalto_core::casting::CheckInput;

use super::items::{Item, Kind};
use super::parsed::{Fault, Line, Missing};
use super::parts::{ENDS, May, Parts};
use super::sense::{Act, Attr};

/// Reads the commands about reactions, concentration, death saves and exhaustion.
pub(super) fn resources(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    use May::{Acts, Amount, Attrs, Turn, Who};
    let spends = &[
        Act::Use,
        Act::Harm,
        Act::Take,
        Act::Give,
        Act::Remove,
        Act::End,
    ];
    if parts.attr(Attr::Reaction) {
        parts.only(&[Attrs(&[Attr::Reaction]), Acts(spends), Who])?;
        if !parts.any(spends) {
            return Err(Fault::Missing(Missing::Verb));
        }
        return parts.one().map(|who| Some(Line::Reaction(who)));
    }
    if parts.attr(Attr::Action) {
        parts.only(&[Attrs(&[Attr::Action]), Acts(spends), Who, Turn])?;
        if !parts.any(spends) {
            return Err(Fault::Missing(Missing::Verb));
        }
        acts_now(parts)?;
        return Ok(Some(Line::Action));
    }
    if parts.attr(Attr::Bonus) {
        parts.only(&[Attrs(&[Attr::Bonus]), Acts(spends), Who, Turn])?;
        if !parts.any(spends) {
            return Err(Fault::Missing(Missing::Verb));
        }
        acts_now(parts)?;
        return Ok(Some(Line::BonusAction));
    }
    if parts.attr(Attr::Immediate) {
        parts.only(&[Attrs(&[Attr::Immediate]), Acts(spends), Who])?;
        return parts.one().map(|who| Some(Line::Immediate(who)));
    }
    if parts.attr(Attr::Swift) {
        parts.only(&[Attrs(&[Attr::Swift]), Acts(spends), Who, Turn])?;
        acts_now(parts)?;
        return Ok(Some(Line::SwiftAction));
    }
    if parts.act(Act::MassiveSave) {
        parts.only(&[Acts(&[Act::MassiveSave, Act::Give, Act::Roll]), Amount, Who])?;
        let number = parts.number()?;
        let how = if number.sign.is_some() {
            let modifier = i16::try_from(parts.whole()?);
            let modifier = modifier.map_err(|_| Fault::Missing(Missing::Amount))?;
            CheckInput::Roll { modifier }
        } else {
            let total = parts.whole()?;
            CheckInput::Total { total }
        };
        let who = parts.one()?;
        return Ok(Some(Line::MassiveSave { who, how }));
    }
    if parts.act(Act::DeathSave) {
        return death_save(parts).map(Some);
    }
    if parts.attr(Attr::Concentration) {
        let ends = &[
            Act::Drop,
            Act::End,
            Act::Harm,
            Act::Take,
            Act::Remove,
            Act::Fail,
        ];
        parts.only(&[Attrs(&[Attr::Concentration]), Acts(ends), Who])?;
        if !parts.any(ends) {
            return Err(Fault::Missing(Missing::Spell));
        }
        return parts.one().map(|who| Some(Line::DropConcentration(who)));
    }
    if parts.attr(Attr::Exhaustion) {
        parts.only(&[
            Attrs(&[Attr::Exhaustion]),
            Acts(&[Act::Give, Act::End, Act::Take, Act::Remove, Act::Cure]),
            Amount,
            Who,
        ])?;
        let ends = parts.any(ENDS);
        let level = match parts.amounts().next() {
            None if ends => 0,
            Some(amount) if ends || amount.sign.is_some() => {
                return Err(Fault::Unread(amount.text.clone()));
            }
            _ => parts.whole()?,
        };
        let level = u8::try_from(level).map_err(|_| Fault::Missing(Missing::Amount))?;
        return Ok(Some(Line::Exhaustion {
            who: parts.who()?,
            level,
        }));
    }
    Ok(None)
}

/// Reads a death save: by the number on the die, by its result, or rolled.
fn death_save(parts: Parts<'_>) -> Result<Line, Fault> {
    use May::{Acts, Amount, Who};
    let counted = parts.amounts().next().is_some();
    // `saca un 20` and `fait 20` tell the number.
    let shows = counted && !parts.act(Act::Suffer);
    let tells: &[Act] = if shows { &[Act::Take, Act::Harm] } else { &[] };
    parts.only(&[
        Acts(&[
            Act::DeathSave,
            Act::Give,
            Act::Roll,
            Act::Fail,
            Act::Succeed,
        ]),
        Acts(tells),
        Amount,
        Who,
    ])?;
    let result = match (parts.act(Act::Fail), states_success(parts)) {
        (true, _) => Some(false),
        (false, success) => success.then_some(true),
    };
    if let Some(passed) = result {
        if counted {
            return Err(Fault::Unread(parts.number()?.text.clone()));
        }
        let who = parts.one()?;
        return Ok(Line::DeathSaveResult { who, passed });
    }
    let face = if counted {
        let face = u16::try_from(parts.whole()?);
        Some(face.map_err(|_| Fault::Missing(Missing::Amount))?)
    } else {
        None
    };
    let who = parts.one()?;
    Ok(Line::DeathSave { who, face })
}

/// Returns whether a word tells a success. `lidda makes a death save` asks for a roll.
fn states_success(parts: Parts<'_>) -> bool {
    let tells = |it: &Item| matches!(&it.kind, Kind::Act(acts) if acts.contains(&Act::Succeed) && !acts.contains(&Act::Give));
    parts.items.iter().any(tells)
}

/// Checks that a named combatant is the acting one.
pub(super) fn acts_now(parts: Parts<'_>) -> Result<(), Fault> {
    let current = parts.context.view.current;
    match parts.named().as_slice() {
        [] => Ok(()),
        [one] if Some(*one) == current => Ok(()),
        named => Err(Fault::NotActing(named[0])),
    }
}
