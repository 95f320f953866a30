//! The verbs, the conditions and the kinds that a mistyped word may mean.

use super::items::Amount;
use super::lexicon;
use super::parsed::{Context, Line};
use super::sense::{Act, Sense};
use super::tokens::tokens;
use crate::input::distance::distance;
use crate::order::base_name;

/// The most mistakes in a mistyped word.
pub(super) const MISTAKES: usize = 2;

/// The letters from which a condition may have two mistakes. Two in a shorter word make any other word of it.
const LONG: usize = 8;

/// Lists the lines with a verb or a condition in place of a mistyped one, and whether Enter may take each: a
/// letter was doubled, left out or swapped. With another letter it may be another word: `charge` and `charme`.
pub(super) fn mistyped(typed: &str, word: &str, context: &Context<'_>) -> Vec<(String, bool)> {
    let folded = (context.fold)(word);
    if folded.chars().count() < 4 || names_damage(&folded, context) {
        return Vec::new();
    }
    let verbs = lexicon::verbs(context.lang).map(|(act, verb)| (verb, most_mistakes(act)));
    // `shield` is not `held`.
    let long = folded.chars().count() >= LONG;
    let most = if long { MISTAKES } else { 1 };
    let conditions = lexicon::conditions(context.lang).map(move |name| (name, most));
    let single = verbs
        .chain(conditions)
        .filter(|(verb, _)| !verb.contains(' '));
    let mut near: Vec<_> = single
        .map(|(verb, most)| (distance(&folded, verb), verb, most))
        .filter(|(mistakes, _, most)| (1..=*most).contains(mistakes))
        .collect();
    near.sort_unstable();
    let lines = near.into_iter().map(|(mistakes, verb, _)| {
        let same = mistakes == 1 && !is_substituted(&folded, verb);
        (typed.trim().replacen(word, verb, 1), same)
    });
    let lines = lines.filter(|(line, _)| super::read(line, context).is_ok());
    lines.take(2).collect()
}

/// Returns the line from its amount on, where unknown words before it name what deals the damage: `fireball 28 goblins`.
pub(super) fn unlabeled(typed: &str, context: &Context<'_>) -> Option<String> {
    let all = tokens(typed, context.lang, context.fold);
    let amount = all.iter().find(|token| {
        Amount::read(&token.text).is_some_and(|it| it.sign.is_none() && !it.temporary)
    })?;
    let rest = typed[amount.at.start..].trim();
    let deals = |line: &Line| match line {
        Line::Points(all) => all.iter().all(|one| one.kind.harms()),
        _ => false,
    };
    super::read(rest, context)
        .is_ok_and(|line| deals(&line))
        .then(|| rest.to_owned())
}

/// Returns whether a word is the name of what deals a type of damage: `boule de feu`.
fn names_damage(word: &str, context: &Context<'_>) -> bool {
    let all = tokens(context.typed, context.lang, context.fold);
    let Some(at) = all.iter().position(|token| token.text == word) else {
        return false;
    };
    let after = |at: usize| lexicon::senses(all.get(at..).unwrap_or_default(), context.lang);
    let (of, used) = after(at + 1);
    let (kind, _) = after(at + 1 + used);
    of.contains(&Sense::From) && kind.iter().any(|it| matches!(it, Sense::Type(_)))
}

/// Lists the lines with the name of a kind in place of a mistyped one that several kinds resemble.
pub(super) fn misspelled(typed: &str, word: &str, context: &Context<'_>) -> Vec<String> {
    let folded = (context.fold)(word);
    let letters = folded.chars().count();
    if letters < 4 {
        return Vec::new();
    }
    let mut kinds: Vec<String> = Vec::new();
    for one in &context.view.combatants {
        let name = (context.fold)(base_name::kind(&one.profile.name));
        let same = name.chars().next() == folded.chars().next();
        if same && distance(&name, &folded) <= MISTAKES && !kinds.contains(&name) {
            kinds.push(name);
        }
    }
    let lines = kinds
        .iter()
        .map(|name| typed.trim().replacen(word, name, 1));
    lines
        .filter(|line| super::read(line, context).is_ok())
        .collect()
}

/// Returns whether two words of the same length differ in one letter.
fn is_substituted(one: &str, other: &str) -> bool {
    let pairs = one.chars().zip(other.chars());
    let same = one.chars().count() == other.chars().count();
    same && pairs.filter(|(one, other)| one != other).count() == 1
}

/// Returns the most mistakes in a mistyped verb. A verb that removes someone or moves the turn is not guessed from afar.
fn most_mistakes(act: Act) -> usize {
    match act {
        Act::Kill
        | Act::Remove
        | Act::End
        | Act::Flee
        | Act::Escape
        | Act::BreakFree
        | Act::Release
        | Act::Next
        | Act::Pass
        | Act::Previous
        | Act::Undo
        | Act::Redo
        | Act::Drop
        | Act::Reroll => 1,
        Act::Harm
        | Act::Attack
        | Act::Critical
        | Act::Cast
        | Act::Suffer
        | Act::Lose
        | Act::Fire
        | Act::Nonlethal
        | Act::Cure
        | Act::Give
        | Act::Take
        | Act::Revive
        | Act::DeathSave
        | Act::Fail
        | Act::Succeed
        | Act::MassiveSave
        | Act::Stabilize
        | Act::Move
        | Act::Delay
        | Act::Ready
        | Act::Hide
        | Act::Reveal
        | Act::Rename
        | Act::Note
        | Act::Add
        | Act::Arrive
        | Act::Join
        | Act::Split
        | Act::Surprise
        | Act::Stand
        | Act::Use
        | Act::Concentrate
        | Act::Legendary
        | Act::Swap
        | Act::Recharge
        | Act::Summoned
        | Act::Surge
        | Act::HasteAction
        | Act::Counter
        | Act::Inspiration
        | Act::Roll
        | Act::Find
        | Act::ChangeSides
        | Act::Help => MISTAKES,
    }
}
