//! The commands about what a combatant has of its own: limited uses, a swap of initiatives, more actions in a turn,
//! Heroic Inspiration and a summoner.

use std::ops::Range;

use asalto_core::command::{InitiativeSwap, InspirationCommand, Summoned, UseCommand};
use asalto_core::{ActionKind, CombatantId, CombatantView, Command};
use asalto_import::damage_words::damage_type;

use super::free::{Text, Verb};
use super::parsed::{Fault, Line, Missing};
use super::sense::{self, Act, Sense};
use super::tokens::{Token, tokens};

/// Reads such a command; none if the line is none.
pub(super) fn read(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let line = |command| Line::Command(Box::new(command));
    let read = swap(text)
        .or_else(|| summoned(text))
        .or_else(|| more_actions(text))
        .or_else(|| inspiration(text))
        .or_else(|| limited_use(text))?;
    Some(read.map(line))
}

/// Reads `lidda swaps with borin` and `swap lidda and borin`.
fn swap(text: Text<'_>) -> Option<Result<Command, Fault>> {
    let pair = pair(text, text.verb(Act::Swap)?)?;
    Some(pair.map(|(who, with)| Command::SwapInitiative(InitiativeSwap { who, with })))
}

/// Reads `spirit is summoned by mialee`.
fn summoned(text: Text<'_>) -> Option<Result<Command, Fault>> {
    let verb = text.verb(Act::Summoned).filter(|verb| verb.at > 0)?;
    let pair = pair(text, verb)?;
    Some(pair.map(|(who, by)| Command::FollowSummoner(Summoned { who, by })))
}

/// Reads two combatants around a verb, or after it. None if something else is there.
fn pair(text: Text<'_>, verb: Verb) -> Option<Result<(CombatantId, CombatantId), Fault>> {
    let (from, end) = (verb.at + verb.used, text.tokens.len());
    let is_around = verb.at > 0;
    let (start, stop) = if is_around { (0, verb.at) } else { (from, end) };
    let (who, next) = match text.who(start, stop) {
        Ok(Some(found)) => found,
        Ok(None) => return Some(Err(Fault::Missing(Missing::Name))),
        Err(fault) => return Some(Err(fault)),
    };
    if is_around && text.skip(next, verb.at) < verb.at {
        return None;
    }
    let mut second = if is_around { from } else { next };
    while second < end && text.senses(second).0.contains(&Sense::And) {
        second += text.senses(second).1.max(1);
    }
    Some(match text.who(second, end) {
        Ok(Some((other, last))) if text.skip(last, end) == end => Ok((who, other)),
        Ok(Some((_, last))) => Err(Fault::Unread(text.raw(last, end))),
        Ok(None) if second == end => Err(Fault::Missing(Missing::Name)),
        Ok(None) => Err(Fault::Unknown(text.raw(second, end))),
        Err(fault) => Err(fault),
    })
}

/// Reads `action surge` and `haste action`, of whoever acts.
fn more_actions(text: Text<'_>) -> Option<Result<Command, Fault>> {
    let kinds = [
        (Act::Surge, ActionKind::ActionSurge),
        (Act::HasteAction, ActionKind::Haste),
    ];
    let mut found = kinds.into_iter();
    let (verb, action) = found.find_map(|(act, kind)| Some((text.verb(act)?, kind)))?;
    let rest = Rest::beside(text, verb.at..verb.at + verb.used)?;
    let acts = rest.who.map_or(Ok(()), |who| text.acts(who));
    Some(acts.map(|()| Command::TakeAction { action }))
}

/// Reads `lidda gains inspiration`, `lidda uses inspiration` and `lidda loses inspiration`.
fn inspiration(text: Text<'_>) -> Option<Result<Command, Fault>> {
    let verb = text.verb(Act::Inspiration)?;
    let rest = Rest::beside(text, verb.at..verb.at + verb.used)?;
    let only = match text.context.selected {
        [(who, _)] => Some(*who),
        _ => None,
    };
    let Some(who) = rest.who.or(only) else {
        return Some(Err(Fault::Missing(Missing::Name)));
    };
    let is = |acts: &[Act]| acts.iter().any(|act| rest.acts.contains(act));
    Some(Ok(Command::Inspiration(if is(&[Act::Use]) {
        InspirationCommand::Spend { who }
    } else {
        let has = !is(&[Act::Lose, Act::Take, Act::Remove, Act::End]);
        InspirationCommand::Set { who, has }
    })))
}

/// Reads `use fire breath`, `dragon's fire breath used` and `recharge fire breath`.
fn limited_use(text: Text<'_>) -> Option<Result<Command, Fault>> {
    let view = text.context.view;
    let owners = view.combatants.iter();
    let named = owners.flat_map(|one| {
        let uses = one.limited_uses.iter();
        uses.filter_map(move |each| {
            let name = tokens(&each.of.name, text.context.lang, text.context.fold);
            let at = match position(text.tokens, &name) {
                Some(at) => at..at + name.len(),
                None => breath(text, &name)?,
            };
            Some((one, each.of.name.clone(), at))
        })
    });
    let found: Vec<_> = named.collect();
    let (_, _, at) = found.iter().max_by_key(|(.., at)| at.len())?.clone();
    let rest = Rest::beside(text, at.clone())?;
    let back = rest.acts.contains(&Act::Recharge);
    if !back && !rest.acts.contains(&Act::Use) {
        return None;
    }
    let of = |one: &CombatantView| rest.who.is_none_or(|who| who == one.id);
    let owners = found.iter().filter(|(one, _, span)| *span == at && of(one));
    let owners: Vec<_> = owners.collect();
    let current = owners.iter().find(|(one, ..)| view.current == Some(one.id));
    let (one, name) = match (owners.as_slice(), current) {
        ([(one, name, _)], _) | (_, Some((one, name, _))) => (one, name),
        ([], _) => return Some(Err(Fault::Unknown(text.raw(at.start, at.end)))),
        (several, None) => {
            let who = several.iter().map(|(one, ..)| one.id).collect();
            return Some(Err(Fault::Which(text.raw(at.start, at.end), who)));
        }
    };
    let (who, name) = (one.id, name.clone());
    Some(Ok(Command::Use(if back {
        UseCommand::Restore { who, name }
    } else {
        UseCommand::Spend { who, name }
    })))
}

/// The words for a breath in English, and in the other languages.
const BREATH: [&str; 3] = ["breath", "aliento", "souffle"];

/// Returns the range in which tokens name a breath with its type of damage in another language: `aliento de fuego` for Fire
/// Breath.
fn breath(text: Text<'_>, name: &[Token]) -> Option<Range<usize>> {
    let is_breath = |token: &&Token| BREATH.contains(&token.text.as_str());
    let of = |tokens: &[Token]| tokens.iter().find_map(|it| damage_type(&it.text));
    name.iter().find(is_breath)?;
    let at = text.tokens.iter().position(|it| is_breath(&it))?;
    let after = text.skip(at + 1, text.tokens.len());
    let named = of(text.tokens.get(after..=after)?);
    (named.is_some() && named == of(name)).then_some(at..after + 1)
}

/// Returns the index at which tokens have the words of a name.
fn position(all: &[Token], name: &[Token]) -> Option<usize> {
    let same = |part: &[Token]| {
        part.iter()
            .zip(name)
            .all(|(one, other)| one.text == other.text)
    };
    let mut parts = all.windows(name.len().max(1));
    parts.position(|part| !name.is_empty() && same(part))
}

/// What a line has beside the words of a power: verbs, small words and one name.
struct Rest {
    acts: Vec<Act>,
    who: Option<CombatantId>,
}

impl Rest {
    /// Reads the rest of a line. None if there is anything else.
    fn beside(text: Text<'_>, power: Range<usize>) -> Option<Self> {
        let mut rest = Self {
            acts: Vec::new(),
            who: None,
        };
        let end = text.tokens.len();
        let mut at = 0;
        while at < end {
            if at == power.start {
                at = power.end;
                continue;
            }
            let to = if at < power.start { power.start } else { end };
            let (senses, used) = text.senses(at);
            let fits = used > 0 && at + used <= to;
            let acts = sense::acts(&senses);
            let small = |sense: &Sense| {
                matches!(
                    sense,
                    Sense::Filler
                        | Sense::To
                        | Sense::From
                        | Sense::Own
                        | Sense::This
                        | Sense::Turn
                )
            };
            if fits && !acts.is_empty() {
                rest.acts.extend(acts);
                at += used;
            } else if fits && senses.iter().any(small) {
                at += used;
            } else if let Ok(Some((who, next))) = text.who(at, to)
                && rest.who.is_none()
            {
                rest.who = Some(who);
                at = next;
            } else {
                return None;
            }
        }
        Some(rest)
    }
}
