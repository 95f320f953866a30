//! The combatants that a line names as a cause and not as a target: `7 to lidda from g1`, `stunned by boss`,
//! `boss hits lidda`.

use asalto_core::CombatantId;

use super::items::{Item, Kind};
use super::parsed::Fault;
use super::parts::Parts;
use super::sense::{Act, Sense};

/// The parts of a line without the combatants that cause what it says.
#[derive(Debug)]
pub(crate) struct Sourced {
    /// The other parts.
    pub items: Vec<Item>,
    /// The causes.
    pub causes: Vec<CombatantId>,
}

/// Takes the causes out of a line. `is_cause` says whether a part is one; those that `and` joins to it are too.
///
/// # Errors
/// A name right after a cause that may be a cause or a target.
fn without(parts: Parts<'_>, is_cause: impl Fn(usize, &[Item]) -> bool) -> Result<Sourced, Fault> {
    let mut found = Sourced {
        items: Vec::new(),
        causes: Vec::new(),
    };
    let (mut after_cause, mut breaks) = (false, false);
    for (index, item) in parts.items.iter().enumerate() {
        let Kind::Who(who) = &item.kind else {
            after_cause = false;
            found.push(item, std::mem::take(&mut breaks));
            continue;
        };
        // `lidda hit by worg and bugbear 6`: the amount is that of lidda.
        let counted = found
            .items
            .iter()
            .any(|it| matches!(it.kind, Kind::Amount(_)));
        let first_amount = !counted && item.led == Some(Sense::And) && is_counted(parts, index);
        // `lidda hit by worg and jozan takes 3`: nothing says how much lidda takes.
        if after_cause && !counted && item.led == Some(Sense::And) && is_hurt(parts, index) {
            return Err(Fault::Unread((parts.typed)(item)));
        }
        let joined = after_cause
            && item.led != Some(Sense::To)
            && (first_amount || !is_followed(parts, index));
        if is_cause(index, &found.items) || joined && item.led == Some(Sense::And) && !item.breaks {
            found.causes.extend(who);
            after_cause = true;
            breaks |= item.breaks;
            continue;
        }
        if joined {
            return Err(Fault::Unread((parts.typed)(item)));
        }
        after_cause = false;
        found.push(item, std::mem::take(&mut breaks));
    }
    Ok(found)
}

impl Sourced {
    fn push(&mut self, item: &Item, breaks: bool) {
        let mut item = item.clone();
        item.breaks |= breaks;
        self.items.push(item);
    }
}

/// Returns whether an amount follows names, and the line has no later names.
fn is_counted(parts: Parts<'_>, index: usize) -> bool {
    let after = parts.items[index..].iter();
    let mut after = after.skip_while(|it| matches!(it.kind, Kind::Who(_) | Kind::Share(_)));
    let amount = after
        .next()
        .is_some_and(|it| matches!(it.kind, Kind::Amount(_)));
    amount && changes(&parts.items[..index]) && after.all(|it| !matches!(it.kind, Kind::Who(_)))
}

/// Returns whether parts have a verb that changes hit points.
fn changes(items: &[Item]) -> bool {
    let changes = |it: &Item| matches!(&it.kind, Kind::Act(acts) if acts.contains(&Act::Harm) || acts.contains(&Act::Cure));
    items.iter().any(changes)
}

/// Returns whether a verb that changes hit points follows names, after another one.
fn is_hurt(parts: Parts<'_>, index: usize) -> bool {
    let after = parts.items[index..].iter();
    let mut after = after.skip_while(|it| matches!(it.kind, Kind::Who(_)));
    let next = after.next();
    changes(&parts.items[..index]) && next.is_some_and(|it| changes(std::slice::from_ref(it)))
}

/// Returns whether a verb or an amount follows names, which so begin a clause of their own.
fn is_followed(parts: Parts<'_>, index: usize) -> bool {
    let after = parts.items[index..].iter();
    let mut after = after.skip_while(|it| matches!(it.kind, Kind::Who(_) | Kind::Share(_)));
    let next = after.next();
    next.is_some_and(|it| matches!(it.kind, Kind::Act(_) | Kind::Amount(_) | Kind::Condition(_)))
}

/// Returns who makes an attack that the line names, if it is one combatant.
pub(crate) fn attacker(parts: Parts<'_>) -> Option<CombatantId> {
    let (items, verb) = without_attacker(parts);
    let at = verb?;
    let who = |items: &[Item]| {
        items.iter().find_map(|it| match &it.kind {
            Kind::Who(who) => Some(who.clone()),
            _ => None,
        })
    };
    let left_out = parts.items.len() > items.len() + 1;
    let attacker = match at {
        0 if left_out => who(parts.items),
        0 => None,
        at => who(&items[..at]),
    }?;
    let [one] = attacker.as_slice() else {
        return None;
    };
    Some(*one)
}

/// Returns those whom an attack without its damage is aimed at.
pub(crate) fn attacked(parts: Parts<'_>) -> Vec<CombatantId> {
    let (items, verb) = without_attacker(parts);
    let aimed = items.iter().skip(verb.unwrap_or_default());
    let who = aimed.filter_map(|it| match &it.kind {
        Kind::Who(who) => Some(who.clone()),
        _ => None,
    });
    who.flatten().collect()
}

/// Returns the parts of an attack with its damage, without the verb and the one who attacks: `aoo lidda g1 7`.
pub(crate) fn without_attack(parts: Parts<'_>) -> Option<Vec<Item>> {
    let (items, verb) = without_attacker(parts);
    verb.filter(|_| parts.amounts().next().is_some())
        .map(|at| items[at..].to_vec())
}

/// Returns the parts without the verb of an attack and, if the verb stands first, without the first name, who attacks.
/// Returns the place where the verb was too.
fn without_attacker(parts: Parts<'_>) -> (Vec<Item>, Option<usize>) {
    let attacks = |it: &Item| matches!(&it.kind, Kind::Act(acts) if acts.contains(&Act::Attack));
    let mut items = parts.items.to_vec();
    let verb = items.iter().position(attacks);
    if let Some(at) = verb {
        items.remove(at);
        let attacker = items.iter().position(|it| matches!(it.kind, Kind::Who(_)));
        if let Some(attacker) = attacker.filter(|_| at == 0) {
            items.remove(attacker);
        }
    }
    (items, verb)
}

/// Takes out the causes after `by`.
///
/// # Errors
/// A name that may be a cause or a target.
pub(crate) fn after_by(parts: Parts<'_>) -> Result<Sourced, Fault> {
    without(parts, |index, _| parts.items[index].led == Some(Sense::By))
}

/// Takes out the causes of a change of hit points: `lidda takes 7 from g1`. What is taken from someone is no
/// cause: `take 5 from g1`.
///
/// # Errors
/// A name that may be a cause or a target.
pub(crate) fn after_from(parts: Parts<'_>) -> Result<Sourced, Fault> {
    let takes = parts.any(&[Act::Take, Act::Remove]);
    let lowers = parts.amounts().any(|amount| amount.sign == Some('-'));
    without(parts, |index, before| {
        let out = before.iter().any(|it| it.kind == Kind::Except);
        let part_of = before
            .last()
            .is_some_and(|it| matches!(it.kind, Kind::Share(_)));
        let named = before.iter().any(|it| matches!(it.kind, Kind::Who(_)));
        let from = parts.items[index].led == Some(Sense::From);
        from && !out && !part_of && (named || !takes && !lowers)
    })
}

/// Takes out the causes of a condition: `lidda frightened of boss`.
///
/// # Errors
/// A name that may be a cause or a target.
pub(crate) fn of_condition(parts: Parts<'_>) -> Result<Sourced, Fault> {
    let who = |items: &[Item]| items.iter().any(|it| matches!(it.kind, Kind::Who(_)));
    without(parts, |index, before| {
        let led = parts.items[index].led;
        let given = before
            .iter()
            .any(|it| matches!(it.kind, Kind::Condition(_)));
        led == Some(Sense::From) && given && who(before)
    })
}
