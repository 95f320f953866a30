//! The command that the parts of a line make. Each part must have its place in it.

use asalto_core::CombatantId;

use super::apart;
use super::casting;
use super::doers;
use super::fields;
use super::give::conditions;
use super::items::{Item, Kind};
use super::joining;
use super::leaving;
use super::made_saves;
use super::parsed::{Ask, Fault, Line, Missing};
use super::parts::{ENDS, May, Parts};
use super::points;
use super::priority::{action_points, holder, pass};
use super::release;
use super::repeats;
use super::resources::{acts_now, resources};
use super::sense::{Act, Attr, Sense};
use super::sight;
use super::sources;
use super::stable;
use super::turns;

/// The line of some combatants.
type MakeLine = fn(Vec<CombatantId>) -> Line;

/// The question about some combatants.
type MakeAsk = fn(Vec<CombatantId>) -> Ask;

/// Returns the command of the parts.
pub(crate) fn interpret(parts: Parts<'_>) -> Result<Line, Fault> {
    if parts.items.is_empty() {
        return Err(Fault::Missing(Missing::Verb));
    }
    apart::together(parts)?;
    let sourced = sources::after_by(parts)?;
    let parts = Parts {
        items: &sourced.items,
        ..parts
    };
    if parts.items.is_empty() {
        return Err(Fault::Missing(Missing::Verb));
    }
    if let Some(line) = sight::hidden(parts) {
        return Ok(line);
    }
    let all = parts;
    let done = doers::without_doer(parts)?;
    let parts = done.parts;
    let attacker = sources::attacker(parts);
    let hit = sources::without_attack(parts);
    let parts = match &hit {
        Some(items) => Parts { items, ..parts },
        None => parts,
    };
    if parts.act(Act::Attack) || is_attack(all, parts, &sourced.causes) {
        return Err(Fault::NoDamage(sources::attacked(parts)));
    }
    let others: Vec<_> = done.doers.iter().chain(&sourced.causes).copied().collect();
    if let Some(line) = release::read(parts, &others)? {
        return Ok(line);
    }
    if let Some(line) = turns::read(parts)? {
        return Ok(line);
    }
    if let Some(line) = alone(parts)? {
        return Ok(line);
    }
    if let Some(line) = action_points(parts)? {
        return Ok(line);
    }
    if let Some(line) = made_saves::read(parts)? {
        return Ok(line);
    }
    if let Some(line) = resources(parts)? {
        return Ok(line);
    }
    if let Some(line) = fields::read(parts)? {
        return Ok(line);
    }
    if let Some(line) = fire(parts)? {
        return Ok(line);
    }
    if let Some(line) = verbs(parts)? {
        return Ok(line);
    }
    let giver = done.doers.first().copied();
    let by_doer = done.gives && done.doers.len() == 1;
    let causes = if by_doer {
        &done.doers
    } else {
        &sourced.causes
    };
    if let Some(line) = conditions(parts, causes, giver)? {
        return Ok(casting::concentrates(line, &done));
    }
    let hits = repeats::without_times(parts);
    let line = points::read(Parts {
        items: &hits,
        ..parts
    })?;
    let line = repeats::dealt(line, all, &done, &sourced.causes)?;
    // An opportunity attack is a reaction.
    Ok(match attacker {
        Some(attacker) => Line::Together(vec![line, Line::Reaction(attacker)]),
        None => line,
    })
}

/// Returns whether the parts are an attack without its damage, which names who attacks: `lidda hits g1`.
fn is_attack(all: Parts<'_>, parts: Parts<'_>, causes: &[CombatantId]) -> bool {
    let attacks = all.items.len() > parts.items.len() || !causes.is_empty();
    let plain = |it: &Item| matches!(it.kind, Kind::Who(_)) || is(it, Act::Harm);
    attacks && parts.act(Act::Harm) && parts.items.iter().all(plain)
}

/// Returns whether a part is this verb.
fn is(item: &Item, act: Act) -> bool {
    matches!(&item.kind, Kind::Act(acts) if acts.contains(&act))
}

/// Reads a command that triggers readied actions. Without a name it is the only one that is ready.
fn fire(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    if !parts.act(Act::Fire) {
        return Ok(None);
    }
    parts.only(&[
        May::Acts(&[Act::Fire, Act::Use, Act::Harm, Act::Give, Act::Ready]),
        May::Who,
    ])?;
    let ready = parts.context.view.combatants.iter();
    let ready = ready.filter(|one| {
        let waiting = one.waiting.as_ref();
        waiting.is_some_and(|waiting| waiting.readied().is_some())
    });
    let ready: Vec<_> = ready.map(|one| one.id).collect();
    match (parts.named(), ready.as_slice()) {
        (named, _) if !named.is_empty() => Ok(Some(Line::Fire(named))),
        (_, [one]) => Ok(Some(Line::Fire(vec![*one]))),
        _ => parts.who().map(|who| Some(Line::Fire(who))),
    }
}

/// Reads the commands about the turn, the combat and the log.
fn alone(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    use May::{Acts, Amount, Combat, Turn, Who};
    let first = match &parts.items[0].kind {
        Kind::Act(acts) => acts.as_slice(),
        _ => &[],
    };
    let only_acts = parts.items.iter().all(|it| matches!(it.kind, Kind::Act(_)));
    let ends = parts.act(Act::End);
    if first.contains(&Act::Help) && only_acts {
        return Ok(Some(Line::Help));
    }
    if parts.items.iter().any(|it| it.kind == Kind::Combat) && ends {
        parts.only(&[Acts(&[Act::End]), Combat])?;
        return Ok(Some(Line::EndCombat));
    }
    if parts.act(Act::Previous) {
        parts.only(&[
            Acts(&[Act::Previous, Act::Undo, Act::Give, Act::Find]),
            Turn,
        ])?;
        return Ok(Some(Line::Previous));
    }
    for (act, most) in [(Act::Undo, true), (Act::Redo, false)] {
        if parts.act(act) {
            parts.only(&[Acts(&[act]), Amount])?;
            let count = match parts.amounts().next() {
                // Each word is a step: `undo undo`.
                None => parts.times(act),
                Some(_) => {
                    usize::try_from(parts.whole()?).map_err(|_| Fault::Missing(Missing::Amount))?
                }
            };
            return Ok(Some(if most {
                Line::Undo(count)
            } else {
                Line::Redo(count)
            }));
        }
    }
    let turn = parts.items.iter().any(|it| it.kind == Kind::Turn);
    let current = parts.context.view.current;
    let named = parts.named();
    let plain = parts
        .items
        .iter()
        .all(|it| matches!(it.kind, Kind::Act(_) | Kind::Turn | Kind::Who(_)));
    if plain && parts.act(Act::Pass) && parts.context.view.priority.is_some() {
        return pass(parts, &named).map(Some);
    }
    if plain && (parts.act(Act::Next) || parts.act(Act::Pass) || turn && ends) {
        parts.only(&[
            Acts(&[Act::Next, Act::Pass, Act::End, Act::Find]),
            Turn,
            Who,
        ])?;
        // A second turn may not be the one that is meant.
        if parts.times(Act::Next) > 1 {
            return Err(Fault::Unread(parts.last_of(Act::Next)));
        }
        return match named.as_slice() {
            [] => Ok(Some(Line::Next)),
            [one] if Some(*one) == current.or(holder(parts)) => Ok(Some(Line::Next)),
            _ => Err(Fault::NotActing(named[0])),
        };
    }
    if ends && parts.items.len() == 1 {
        return Err(Fault::Ask(Ask::End));
    }
    if first.contains(&Act::Delay) || parts.act(Act::Delay) && !named.is_empty() {
        parts.only(&[Acts(&[Act::Delay]), Amount, Turn, Who])?;
        if parts.context.view.priority.is_some() {
            return Ok(Some(Line::Delay(None)));
        }
        acts_now(parts)?;
        let until = match parts.amounts().next() {
            None => None,
            Some(_) => Some(parts.whole()?),
        };
        return Ok(Some(Line::Delay(until)));
    }
    Ok(None)
}

/// Reads the other commands of a verb.
fn verbs(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    use May::{Acts, Amount, Attrs, Combat, Turn, Who};
    let conditions = !parts.conditions().is_empty();
    let counted = parts.amounts().next().is_some();
    if parts.act(Act::Revive) && !conditions {
        parts.only(&[
            Acts(&[Act::Revive, Act::Give]),
            Attrs(&[Attr::Hp]),
            Amount,
            Who,
        ])?;
        let who = parts.who()?;
        return Ok(Some(Line::Revive {
            who,
            points: parts.whole()?,
        }));
    }
    if parts.act(Act::Kill) && !counted && !conditions {
        if parts.any(ENDS) && !first_is(parts, Act::Kill) {
            return Err(Fault::Missing(Missing::Amount));
        }
        parts.only(&[Acts(&[Act::Kill, Act::Give, Act::Drop]), Who])?;
        return parts.who().map(|who| Some(Line::Kill(who)));
    }
    if let Some(line) = leaving::read(parts)? {
        return Ok(Some(line));
    }
    if let Some(line) = stable::read(parts)? {
        return Ok(Some(line));
    }
    let simple: [(Act, MakeLine); 2] =
        [(Act::Surprise, Line::Surprise), (Act::Reveal, Line::Reveal)];
    for (act, line) in simple {
        if parts.act(act) && !conditions && !counted {
            parts.only(&[Acts(&[act, Act::Give, Act::Arrive]), Who, Combat])?;
            return parts.who().map(|who| Some(line(who)));
        }
    }
    let asks: [(Act, MakeAsk); 3] = [
        (Act::Hide, Ask::Hide),
        (Act::Drop, Ask::Drop),
        (Act::Stand, Ask::Stand),
    ];
    for (act, ask) in asks {
        if parts.act(act) && !conditions && !counted {
            if act == Act::Hide && to_players(parts) {
                let who = parts.named_first();
                return Ok(Some(Line::Hide(who)));
            }
            parts.only(&[Acts(&[act, Act::Give]), Who])?;
            // Those from whom somebody hides are no targets.
            let who = match parts.named_first() {
                who if act == Act::Hide && !who.is_empty() => who,
                _ if act == Act::Stand => stable::who_stands(parts)?,
                _ => parts.who()?,
            };
            // Whoever is neither prone nor down is told so.
            if act == Act::Stand
                && let Some(prone) = stable::prone(parts, &who)
            {
                return Ok(Some(Line::End {
                    conditions: vec![prone],
                    who,
                    causes: Vec::new(),
                }));
            }
            return Err(Fault::Ask(ask(who)));
        }
    }
    if parts.act(Act::Split) {
        parts.only(&[Acts(&[Act::Split]), Who])?;
        let who = parts.named_first();
        let who = if who.is_empty() { parts.who()? } else { who };
        return Ok(Some(Line::Split(who)));
    }
    if parts.act(Act::ChangeSides) {
        return joining::other_side(parts).map(Some);
    }
    if parts.act(Act::Join) {
        return joining::read(parts).map(Some);
    }
    let removes =
        parts.act(Act::Remove) && !counted && !conditions && !parts.attr(Attr::Conditions);
    if removes {
        parts.only(&[Acts(&[Act::Remove]), Who, Turn, Combat])?;
        // `quita todo` may mean the conditions.
        let everything = |it: &&Item| {
            let typed = (parts.context.fold)(&(parts.typed)(it));
            matches!(typed.as_str(), "all" | "todo" | "tout")
        };
        if let Some(all) = parts.items.iter().find(everything) {
            return Err(Fault::Unread((parts.typed)(all)));
        }
        return parts.who().map(|who| Some(Line::Remove(who)));
    }
    Ok(None)
}

/// Returns whether the first part is this verb.
fn first_is(parts: Parts<'_>, act: Act) -> bool {
    parts.items.first().is_some_and(|it| is(it, act))
}

/// Returns whether a line that hides someone names the players: `hide worg from players`.
fn to_players(parts: Parts<'_>) -> bool {
    let all: Vec<_> = parts
        .items
        .iter()
        .filter(|it| matches!(it.kind, Kind::Who(_)))
        .collect();
    let led = |it: &&&Item| matches!(it.led, Some(Sense::From | Sense::To));
    let players = |it: &&&Item| leaving::is_group(parts, it) || it.led == Some(Sense::To);
    all.len() > 1 && all.last().as_ref().is_some_and(|it| led(it) && players(it))
}
