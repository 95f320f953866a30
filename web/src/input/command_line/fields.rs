//! The commands that set a number or a place in the order: initiative, armor class and hit points.

use asalto_core::CombatantId;
use asalto_core::order::PlaceTarget;

use super::items::{Item, Kind};
use super::parsed::{Context, Fault, Line, Missing};
use super::parts::{May, Parts};
use super::points;
use super::sense::{Act, Attr, Sense};

/// Verbs that only introduce what they give.
const GIVES: &[Act] = &[Act::Give, Act::Move];

/// Reads the commands that set a number: initiative, armor class and hit points.
pub(super) fn read(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    use May::{Acts, Amount, Attrs, Beside, Turn, Who};
    let beside = parts.items.iter().find_map(|it| match it.kind {
        Kind::Beside(sense) => Some(sense),
        _ => None,
    });
    if let Some(sense) = beside
        && (parts.attr(Attr::Init) || parts.act(Act::Move) || is_only_order(parts))
    {
        parts.only(&[Attrs(&[Attr::Init]), Acts(GIVES), Beside, Who, Turn])?;
        let at = parts
            .items
            .iter()
            .position(|it| matches!(it.kind, Kind::Beside(_)));
        let at = at.unwrap_or_default();
        let (before, after) = parts.items.split_at(at);
        let of = |items| Parts { items, ..parts };
        let (mut who, mut others) = (of(before).named(), of(after).named());
        if who.is_empty() && others.len() > 1 {
            who = vec![others.remove(0)];
        }
        if who.is_empty() {
            who = of(before).who()?;
        }
        let [other] = others.as_slice() else {
            return Err(Fault::Missing(Missing::Name));
        };
        let at = match sense {
            Sense::Before => PlaceTarget::Before(*other),
            _ => PlaceTarget::After(*other),
        };
        return Ok(Some(Line::Place { who, at }));
    }
    let rolls = parts.attr(Attr::Init) && parts.act(Act::Roll) && parts.amounts().next().is_none();
    if parts.act(Act::Reroll) || rolls {
        parts.only(&[Acts(&[Act::Reroll, Act::Roll]), Attrs(&[Attr::Init]), Who])?;
        return parts.who().map(|who| Some(Line::Reroll(who)));
    }
    if parts.attr(Attr::Init) {
        parts.only(&[Attrs(&[Attr::Init]), Acts(GIVES), Amount, Who])?;
        no_source(parts)?;
        let amount = parts.number()?;
        let who = parts.who()?;
        if amount.is_decimal() {
            return Err(Fault::NoSuchCount(
                amount.text.clone(),
                above(parts.context, &amount.text),
            ));
        }
        let number = parts.whole()?;
        let count = match amount.sign {
            // `worg +2 init` changes the count of those who have the same one.
            Some('+') => {
                let same = same_count(parts.context, &who);
                same.ok_or(Fault::Unread(format!("+{}", amount.text)))? + number
            }
            _ => number,
        };
        let at = PlaceTarget::Count(count);
        return Ok(Some(Line::Place { who, at }));
    }
    if parts.attr(Attr::Ac) {
        parts.only(&[Attrs(&[Attr::Ac]), Acts(GIVES), Amount, Who])?;
        no_source(parts)?;
        if parts.number()?.sign.is_some() {
            return Err(Fault::Unread(parts.number()?.text.clone()));
        }
        let value = i16::try_from(parts.whole()?).map_err(|_| Fault::Missing(Missing::Amount))?;
        return Ok(Some(Line::ArmorClass {
            who: parts.who()?,
            value,
        }));
    }
    points::fields(parts)
}

/// Returns whether a line has only names around a place: `lidda before worg`, `put worg before mialee`.
fn is_only_order(parts: Parts<'_>) -> bool {
    let gives = [May::Acts(GIVES), May::Beside, May::Who];
    let named = parts
        .items
        .iter()
        .filter(|it| matches!(it.kind, Kind::Who(_)));
    parts.only(&gives).is_ok() && named.count() == 2
}

/// Returns the count that all of these have.
fn same_count(context: &Context<'_>, who: &[CombatantId]) -> Option<i32> {
    let count = |who: &CombatantId| context.view.combatant(*who)?.count;
    let first = count(who.first()?)?;
    who.iter()
        .all(|who| count(who) == Some(first))
        .then_some(first)
}

/// Checks that nobody is named as a source: `worg initiative 4 from lidda`.
fn no_source(parts: Parts<'_>) -> Result<(), Fault> {
    let source = |it: &&Item| matches!(it.kind, Kind::Who(_)) && it.led == Some(Sense::From);
    let named = parts
        .items
        .iter()
        .filter(|it| matches!(it.kind, Kind::Who(_)));
    match parts
        .items
        .iter()
        .find(source)
        .filter(|_| named.count() > 1)
    {
        Some(source) => Err(Fault::Unread((parts.typed)(source))),
        None => Ok(()),
    }
}

/// Returns the last combatant whose count is above a decimal number.
fn above(context: &Context<'_>, number: &str) -> Option<CombatantId> {
    let whole: i32 = number.split('.').next()?.parse().ok()?;
    let placed = context.view.combatants.iter();
    let above = placed.filter(|one| one.count.is_some_and(|count| count > whole));
    above.map(|one| one.id).next_back()
}
