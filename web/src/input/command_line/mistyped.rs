//! The verbs and the conditions that a mistyped word may mean.

use super::lexicon;
use super::parsed::Context;
use super::sense::Act;
use crate::input::distance::distance;

/// The most mistakes in a mistyped word.
pub(super) const MISTAKES: usize = 2;

/// Lists the lines with a verb or a condition in place of a mistyped one, and whether Enter may take each: a
/// letter was doubled, left out or swapped. With another letter it may be another word: `charge` and `charme`.
pub(super) fn mistyped(typed: &str, word: &str, context: &Context<'_>) -> Vec<(String, bool)> {
    let folded = (context.fold)(word);
    if folded.chars().count() < 4 {
        return Vec::new();
    }
    let verbs = lexicon::verbs(context.lang).map(|(act, verb)| (verb, most_mistakes(act)));
    // Two mistakes in a short word make any other word of it.
    let most = if folded.chars().count() < 6 {
        1
    } else {
        MISTAKES
    };
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
        | Act::Roll
        | Act::Find
        | Act::Help => MISTAKES,
    }
}
