//! Joining a group of the order, or a side: `worg joins the goblins`, `ogre joins the party`, `ogre changes sides`.

use asalto_core::{CombatantId, Side};

use super::items::{Item, Kind};
use super::lexicon;
use super::parsed::{Fault, Line, Missing};
use super::parts::{May, Parts};
use super::sense::{Act, Sense};
use super::tokens::tokens;

/// Reads who joins a group, or a side.
///
/// # Errors
/// [`Fault::NoGroup`] if the last one is in no group.
pub(super) fn read(parts: Parts<'_>) -> Result<Line, Fault> {
    parts.only(&[May::Acts(&[Act::Join]), May::Who])?;
    let mut all = parts.items.iter().filter_map(|it| match &it.kind {
        Kind::Who(who) => Some(who.clone()),
        _ => None,
    });
    let groups = all.clone().count();
    let last = all.next_back().ok_or(Fault::Missing(Missing::Name))?;
    let mut who: Vec<_> = all.flatten().collect();
    if groups < 2 {
        who = parts.context.selected.iter().map(|(who, _)| *who).collect();
    }
    if who.is_empty() {
        return Err(Fault::Missing(Missing::Name));
    }
    let with = last.iter().find(|one| {
        let one = parts.context.view.combatant(**one);
        !who.contains(&one.map_or(CombatantId(0), |one| one.id))
            && one.is_some_and(|one| one.profile.group.is_some())
    });
    let first = last.first().copied().unwrap_or(CombatantId(0));
    let is_who = |it: &&Item| matches!(it.kind, Kind::Who(_));
    let side = parts.items.iter().rev().find(is_who);
    let side = side.and_then(|it| side_of(parts, it));
    let is_on = |side: Side| {
        let on = |who: &CombatantId| {
            let one = parts.context.view.combatant(*who);
            one.is_some_and(|one| one.profile.side == side)
        };
        who.iter().all(on)
    };
    match (with, side) {
        // Whoever is on that side joins its group in the order.
        (Some(with), side) if side.is_none_or(is_on) => Ok(Line::Join { who, with: *with }),
        (_, Some(side)) if groups > 1 => Ok(Line::ChangeSide { who, side }),
        (with, _) => {
            let with = with.copied().ok_or(Fault::NoGroup(first))?;
            Ok(Line::Join { who, with })
        }
    }
}

/// Reads who changes sides: to the side that the line names, or else from the foes to the party and back.
///
/// # Errors
/// [`Missing::Name`] if somebody of another side changes to no named one.
pub(super) fn other_side(parts: Parts<'_>) -> Result<Line, Fault> {
    parts.only(&[May::Acts(&[Act::ChangeSides]), May::Who])?;
    let mut named: Vec<_> = parts
        .items
        .iter()
        .filter(|it| matches!(it.kind, Kind::Who(_)))
        .collect();
    let to = named.last().and_then(|it| side_of(parts, it));
    if let Some(side) = to.filter(|_| named.len() > 1) {
        named.pop();
        let who = named.into_iter().filter_map(|it| match &it.kind {
            Kind::Who(who) => Some(who.clone()),
            _ => None,
        });
        let who = who.flatten().collect();
        return Ok(Line::ChangeSide { who, side });
    }
    let all = parts.who()?;
    let on = |side: Side| {
        let is_on = |who: &&CombatantId| {
            let one = parts.context.view.combatant(**who);
            one.is_some_and(|one| one.profile.side == side)
        };
        all.iter().filter(is_on).copied().collect::<Vec<_>>()
    };
    let sides = [(Side::FOES, Side::PARTY), (Side::PARTY, Side::FOES)];
    let changes = sides.map(|(from, side)| (on(from), side));
    if changes.iter().map(|(who, _)| who.len()).sum::<usize>() < all.len() {
        return Err(Fault::Missing(Missing::Name));
    }
    let changes = changes.into_iter().filter(|(who, _)| !who.is_empty());
    let mut lines: Vec<_> = changes
        .map(|(who, side)| Line::ChangeSide { who, side })
        .collect();
    Ok(match lines.len() {
        1 => lines.remove(0),
        _ => Line::Together(lines),
    })
}

/// Returns the side that a part names, if all its words are one.
fn side_of(parts: Parts<'_>, item: &Item) -> Option<Side> {
    let context = parts.context;
    let words = tokens(&(parts.typed)(item), context.lang, context.fold);
    let (senses, used) = lexicon::senses(&words, context.lang);
    let side = senses.iter().find_map(|sense| match sense {
        Sense::Side(side) => Some(*side),
        _ => None,
    });
    side.filter(|_| used == words.len())
}
