//! What is on the stack and has no effect: `countered`, `counter fireball`, `dragon counters fireball`.

use asalto_core::stack::{Frame, FrameKind};
use asalto_core::{CombatantId, Command};

use super::free::Text;
use super::parsed::{Fault, Line};
use super::sense::Act;
use super::tokens::{Token, tokens};

/// The French participle, whose letters without accents are those of a preposition.
const PARTICIPLE: &str = "contré";

/// Reads a line that counters an item of the stack: the named one, or else the newest that is no reaction. The reactions
/// above it resolve, and the combatant before the verb spends its own.
pub(super) fn read(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let view = text.context.view;
    let frames = view.stack.get(1..).filter(|frames| !frames.is_empty())?;
    if view.priority.is_some() {
        return None;
    }
    let end = text.tokens.len();
    let is_alone = text.raw(0, end).to_lowercase() == PARTICIPLE;
    let (at, used) = match text.verb(Act::Counter) {
        Some(verb) => (verb.at, verb.used),
        None if is_alone => (0, end),
        None => return None,
    };
    let doer = match text.who(0, at) {
        Ok(Some((who, next))) if text.skip(next, at) == at => Some(who),
        _ => None,
    };
    let before = match doer {
        Some(_) => &[],
        None => &text.tokens[..at],
    };
    let after = &text.tokens[text.skip(at + used, end)..];
    let words: Vec<_> = before.iter().chain(after).collect();
    let is_meant = |frame: &&Frame| match words.as_slice() {
        [] => !matches!(frame.kind, FrameKind::Response(_)),
        words => has_all(text, frame, words),
    };
    let found = frames.iter().rev().position(|frame| is_meant(&frame));
    let above = match found {
        Some(above) => above,
        None if words.is_empty() => 0,
        None => return Some(Err(Fault::Unread(text.raw(0, end)))),
    };
    Some(Ok(line(frames, doer, above)))
}

/// Returns the line that counters the item below this many others.
fn line(frames: &[Frame], doer: Option<CombatantId>, above: usize) -> Line {
    let answers = |it: &&Frame| matches!(it.kind, FrameKind::Response(_));
    let mut over = frames.iter().rev().take(above);
    let spent = doer.filter(|who| !over.any(|it| answers(&it) && it.owner == *who));
    let resolves = (0..above).map(|_| Line::Command(Box::new(Command::Resolve)));
    let counters = Line::Command(Box::new(Command::Negate));
    let all: Vec<_> = spent
        .map(Line::Reaction)
        .into_iter()
        .chain(resolves)
        .chain([counters])
        .collect();
    match <[Line; 1]>::try_from(all) {
        Ok([one]) => one,
        Err(all) => Line::Together(all),
    }
}

/// Returns whether an item has all the words in its name or in that of its owner.
fn has_all(text: Text<'_>, frame: &Frame, words: &[&Token]) -> bool {
    let name = match &frame.kind {
        FrameKind::TurnAction { name, .. } => name.as_str(),
        FrameKind::Readied(readied) => readied.spell.as_deref().unwrap_or(&readied.name),
        FrameKind::Casting(casting) => &casting.spell.name,
        FrameKind::Turn { .. }
        | FrameKind::Response(_)
        | FrameKind::Counter(_)
        | FrameKind::Action(_) => "",
    };
    let owner = text.context.view.combatant(frame.owner);
    let owner = owner.map_or("", |one| one.profile.name.as_str());
    let of = |name: &str| tokens(name, text.context.lang, text.context.fold);
    let known = [of(name), of(owner)].concat();
    let small = [
        "the", "el", "la", "le", "l", "l'", "of", "de", "'s", "is", "es", "est",
    ];
    words.iter().all(|word| {
        small.contains(&word.text.as_str()) || known.iter().any(|it| it.text == word.text)
    })
}
