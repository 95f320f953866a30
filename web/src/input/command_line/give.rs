//! The commands that give and end conditions.

use asalto_core::CombatantId;
use asalto_core::effect::Duration;

use super::actions;
use super::boons;
use super::items::{Item, Kind};
use super::pairs;
use super::parsed::{Ask, Fault, Lasting, Line, Missing};
use super::parts::{ENDS, May, Parts};
use super::sense::{Act, Attr, Sense};
use super::sources;

/// Verbs that give a condition.
const BEGINS: &[Act] = &[
    Act::Give,
    Act::Cast,
    Act::Drop,
    Act::Hide,
    Act::Use,
    Act::Harm,
    Act::Stand,
];

/// Reads the commands that give and end conditions.
///
/// `causes` are the combatants after `by`, and `giver` the one who casts a spell.
pub(crate) fn conditions(
    parts: Parts<'_>,
    causes: &[CombatantId],
    giver: Option<CombatantId>,
) -> Result<Option<Line>, Fault> {
    use May::{Acts, Amount, Attrs, Condition, Lasts, Who};
    let named = !parts.conditions().is_empty();
    let ends = parts.any(ENDS) || named && cures(parts);
    if parts.attr(Attr::Conditions) {
        if !ends {
            return Err(Fault::Missing(Missing::Verb));
        }
        parts.only(&[Acts(ENDS), Attrs(&[Attr::Conditions]), Who])?;
        return parts.who().map(|who| Some(Line::Clear(who)));
    }
    let typed = parts.items.iter().find_map(|it| match it.kind {
        Kind::TypeOrCondition(_) => Some((parts.typed)(it)),
        _ => None,
    });
    if typed.is_some() {
        let amount = parts.number()?;
        let who = parts.who()?;
        return Err(Fault::Ask(Ask::Poison(amount.text.clone(), who)));
    }
    let conditions = parts.conditions();
    if conditions.is_empty() {
        if ends && parts.amounts().next().is_none() && parts.lasts().is_none() {
            return Err(Fault::Missing(Missing::Condition));
        }
        return Ok(None);
    }
    if ends {
        if let Some(begun) = begins_before(parts) {
            return Err(Fault::Unread((parts.typed)(begun)));
        }
        // `lidda is no longer frightened of worg`
        let sourced = sources::of_condition(parts)?;
        let parts = Parts {
            items: &sourced.items,
            ..parts
        };
        parts.only(&[Acts(ENDS), Acts(&[Act::Cure]), Condition, Who])?;
        let who = parts.who()?;
        let causes = Vec::new();
        return Ok(Some(Line::End {
            conditions,
            who,
            causes,
        }));
    }
    if giver.is_none() && causes.is_empty() {
        pairs::unclear(parts)?;
    }
    let sourced = sources::of_condition(parts)?;
    let parts = Parts {
        items: &sourced.items,
        ..parts
    };
    let mut causes = causes.iter().chain(&sourced.causes);
    let cause = causes.next().copied();
    if let Some(more) = causes.next() {
        let one = parts.context.view.combatant(*more);
        let name = one.map(|one| one.profile.name.clone());
        return Err(Fault::Unread(name.unwrap_or_default()));
    }
    let mut lasting = parts
        .items
        .iter()
        .filter(|it| matches!(it.kind, Kind::Lasts(_)));
    if let Some(second) = lasting.nth(1) {
        return Err(Fault::Unread((parts.typed)(second)));
    }
    let duration = counted(parts)?;
    parts.only(&[
        Acts(BEGINS),
        Attrs(&[Attr::Dc]),
        Amount,
        Condition,
        Lasts,
        Who,
    ])?;
    let who = boons::who_gets(parts, actions::who(parts, &conditions)?, &conditions, giver);
    Ok(Some(Line::Begin {
        conditions,
        who,
        duration,
        cause,
    }))
}

/// Returns the duration, with a number that stands elsewhere in the line: a DC, or rounds after `for`.
fn counted(parts: Parts<'_>) -> Result<Option<Lasting>, Fault> {
    let mut duration = parts.lasts();
    let dc = parts.attr(Attr::Dc);
    let counted = parts
        .items
        .iter()
        .find(|it| matches!(it.kind, Kind::Amount(_)));
    if let Some(counted) = counted {
        let number = parts.whole()?;
        match (duration, counted.led) {
            (
                Some(Lasting::Save {
                    difficulty: None,
                    kind,
                    rounds,
                }),
                _,
            ) if dc => {
                duration = Some(Lasting::Save {
                    difficulty: Some(number),
                    kind,
                    rounds,
                });
            }
            (None, Some(Sense::For)) if number > 0 => {
                let rounds = u32::try_from(number).unwrap_or(1);
                duration = Some(Lasting::Known(Duration::Rounds(rounds)));
            }
            _ => return Err(Fault::Unread((parts.typed)(counted))),
        }
    }
    Ok(duration)
}

/// Returns the condition before a verb that ends another one: `lidda prone, no longer stunned`.
fn begins_before(parts: Parts<'_>) -> Option<&Item> {
    let is_condition = |it: &&Item| matches!(it.kind, Kind::Condition(_));
    let ends = |it: &Item| matches!(&it.kind, Kind::Act(acts) if acts.iter().any(|act| ENDS.contains(act)));
    let at = parts.items.iter().position(ends)?;
    let (before, after) = parts.items.split_at(at);
    after.iter().find(is_condition)?;
    before.iter().find(is_condition)
}

/// Returns whether a verb cures: `cure poisoned lidda`. Who gains a condition is not cured of it.
fn cures(parts: Parts<'_>) -> bool {
    parts.items.iter().any(|it| {
        matches!(&it.kind, Kind::Act(acts) if acts.contains(&Act::Cure) && !acts.contains(&Act::Give))
    })
}
