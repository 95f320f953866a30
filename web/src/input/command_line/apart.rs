//! Several combatants with a condition each: `lidda blinded, jozan prone`. One line gives its conditions to everyone in it,
//! so these are lines of their own.

use super::items::{Item, Kind};
use super::parsed::Fault;
use super::parts::{ENDS, Parts};
use super::sense::{Act, Sense};

/// A group of parts: combatants with their conditions.
#[derive(Default)]
struct Group {
    /// Its first part.
    from: usize,
    /// Whether its first part is combatants, or else a condition.
    who_first: Option<bool>,
    /// Whether it has both.
    whole: bool,
    /// Whether combatants stand on both sides of a condition.
    both_sides: bool,
}

/// Checks that a line does not give each combatant a condition of its own.
///
/// # Errors
/// [`Fault::Apart`] with a line for each.
pub(super) fn together(parts: Parts<'_>) -> Result<(), Fault> {
    let found = groups(parts.items);
    if found.len() < 2 || is_same(parts) {
        return Ok(());
    }
    if found.iter().any(|one| one.both_sides) {
        return Err(Fault::Apart(Vec::new()));
    }
    let ends = found.iter().skip(1).map(|one| one.from);
    let ends = ends.chain([parts.items.len()]);
    let spans = found.iter().zip(ends).map(|(one, end)| one.from..end);
    let spans: Vec<_> = spans.collect();
    // The verb of `end blinded lidda and prone jozan` is missing in the second line.
    let ends = |items: &[Item]| {
        let all = Parts { items, ..parts };
        all.any(ENDS) || all.act(Act::Cure)
    };
    let all_end = spans.iter().all(|span| ends(&parts.items[span.clone()]));
    if ends(parts.items) && !all_end {
        return Err(Fault::Apart(Vec::new()));
    }
    let lines = spans.into_iter().map(|span| parts.text(&parts.items[span]));
    Err(Fault::Apart(lines.collect()))
}

/// Returns whether the only condition is repeated, without a duration: `lidda blinded, jozan blinded`.
fn is_same(parts: Parts<'_>) -> bool {
    let all = parts.conditions();
    let same = !all.is_empty() && all.iter().all(|one| *one == all[0]);
    let drops = parts.act(Act::Drop);
    same && !drops && parts.lasts().is_none() && parts.amounts().next().is_none()
}

/// Returns whether a part is a verb for a condition of the next combatants: `stun lidda, drop jozan`.
fn drops_next(items: &[Item], at: usize) -> bool {
    let item = &items[at];
    let parted = item.breaks || item.led == Some(Sense::And);
    let next = items.get(at + 1);
    let named = next.is_some_and(|it| !it.breaks && matches!(it.kind, Kind::Who(_)));
    let drops = matches!(&item.kind, Kind::Act(acts) if acts.contains(&Act::Drop));
    drops && parted && named
}

/// Splits the parts into the groups of combatants with their conditions.
fn groups(items: &[Item]) -> Vec<Group> {
    let mut out = false;
    let counts = |it: &Item, out: bool| match it.kind {
        // Those that are left out, and causes, get no condition.
        Kind::Who(_) => !out && !matches!(it.led, Some(Sense::By | Sense::From)),
        Kind::Condition(_) => true,
        _ => false,
    };
    let mut relevant = Vec::new();
    for (index, item) in items.iter().enumerate() {
        out = match item.kind {
            Kind::Except => true,
            Kind::Condition(_) => false,
            _ => out,
        };
        if counts(item, out) || drops_next(items, index) {
            relevant.push((index, matches!(item.kind, Kind::Who(_))));
        }
    }
    let mut all: Vec<Group> = Vec::new();
    let mut now = Group::default();
    for (place, &(index, who)) in relevant.iter().enumerate() {
        let after = &relevant[place + 1..];
        let follows = |who: bool| after.iter().any(|(_, one)| *one == who);
        // The next one belongs to this one, and is the last.
        let pair = matches!(after, [(next, one)] if *one != who && !items[*next].breaks);
        let parted = items[index].breaks || items[index].led == Some(Sense::And);
        let like_first = now.who_first == Some(who);
        let next = now.whole
            && if like_first {
                follows(!who)
            } else {
                pair && parted
            };
        if next {
            let verb = matches!(items[index - 1].kind, Kind::Act(_));
            let group = Group {
                from: index - usize::from(verb),
                ..Group::default()
            };
            all.push(std::mem::replace(&mut now, group));
        }
        now.both_sides |= who && now.whole && now.who_first == Some(true);
        let first = *now.who_first.get_or_insert(who);
        now.whole |= first != who;
    }
    all.push(now);
    all
}
