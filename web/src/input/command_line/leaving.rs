//! Leaving: `g2 flees from tordek`, `g6 leaves the group`, `remove g6 from the group`. What somebody leaves is no target.

use asalto_core::{CombatantId, Side};

use super::items::{Item, Kind};
use super::lexicon;
use super::parsed::{Fault, Line, Missing};
use super::parts::{May, Parts};
use super::sense::{Act, Sense};
use super::tokens::tokens;

/// The verbs that leave a group rather than the combat, beside those of the lexicon.
const LEAVES: &str = "leave|leaves|left|withdraws|sale|salen|abandona|abandonan|se va|se van|se marcha|quitte|quittent|part|partent|s'en va\
    |quita|quitar|saca|sacar|retira|elimina|enleve|retire|sors|sortir|remove|removes|take out|kick";

/// Reads a command by which somebody leaves the combat or a group.
pub(super) fn read(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    use May::{Acts, Combat, Who};
    let verb = |it: &Item| matches!(&it.kind, Kind::Act(acts) if acts.contains(&Act::Flee) || acts.contains(&Act::Remove));
    let Some(at) = parts.items.iter().position(verb) else {
        return Ok(None);
    };
    let flees = parts.act(Act::Flee);
    let from_group = parts.items.iter().any(|it| is_group(parts, it));
    let other = parts.amounts().next().is_some() || !parts.conditions().is_empty();
    if other || !flees && (!from_group || !parts.act(Act::Remove)) {
        return Ok(None);
    }
    let left = &parts.items[at];
    if parts
        .only(&[
            Acts(&[Act::Flee, Act::Remove, Act::Give, Act::Arrive, Act::Split]),
            Who,
            Combat,
        ])
        .is_err()
    {
        return if flees {
            parts
                .only(&[Acts(&[Act::Flee, Act::Give, Act::Arrive]), Who, Combat])
                .map(|()| None)
        } else {
            Ok(None)
        };
    }
    let who = subjects(parts, at)?;
    let leaves = (parts.context.fold)(&(parts.typed)(left));
    let leaves = LEAVES.split('|').any(|one| one == leaves);
    if from_group && leaves {
        let alone = |who: &&CombatantId| {
            let one = parts.context.view.combatant(**who);
            one.is_none_or(|one| one.profile.group.is_none())
        };
        return match who.iter().find(alone) {
            Some(alone) => Err(Fault::NoGroup(*alone)),
            None => Ok(Some(Line::Split(who))),
        };
    }
    Ok(Some(Line::Remove(who)))
}

/// Returns whether a part is a word for the party, which a group of the order may be called too.
pub(super) fn is_group(parts: Parts<'_>, item: &Item) -> bool {
    let context = parts.context;
    let words = tokens(&(parts.typed)(item), context.lang, context.fold);
    let side = lexicon::senses(&words, context.lang)
        .0
        .contains(&Sense::Side(Side::PARTY));
    side && matches!(item.kind, Kind::Who(_))
}

/// Returns those who leave: the names before the verb, or else those after it without what they leave.
fn subjects(parts: Parts<'_>, verb: usize) -> Result<Vec<CombatantId>, Fault> {
    let of = |items| Parts { items, ..parts };
    let (before, after) = parts.items.split_at(verb);
    let is_who = |it: &&Item| matches!(it.kind, Kind::Who(_));
    if before.iter().any(|it| is_who(&it)) {
        // `g1 flees and g2` and `g1 flees, g2` may be two who leave.
        let joined = |it: &Item| it.breaks || it.led == Some(Sense::And);
        let first = after.iter().find(is_who);
        return match first.filter(|it| joined(it)) {
            Some(other) => Err(Fault::Unread((parts.typed)(other))),
            None => Ok(of(before).named()),
        };
    }
    let source = |it: &Item| {
        is_who(&it)
            && (it.led == Some(Sense::From) || is_group(parts, it) && it.led != Some(Sense::And))
    };
    let end = after.iter().position(source).unwrap_or(after.len());
    let named = after[..end].iter().any(|it| is_who(&it));
    // `saca del grupo al trasgo 6` names the group first.
    let (those, group_first) = if named {
        (&after[..end], false)
    } else {
        (&after[after.len().min(end + 1)..], true)
    };
    let who = of(those).named();
    if !who.is_empty() {
        return Ok(who);
    }
    if end == after.len() || group_first {
        let selected = parts.context.selected.iter().map(|(who, _)| *who);
        let selected: Vec<_> = selected.collect();
        if !selected.is_empty() {
            return Ok(selected);
        }
    }
    Err(Fault::Missing(Missing::Name))
}
