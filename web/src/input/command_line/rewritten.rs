//! The typed line with one part in other words.

use super::bypass;
use super::lexicon;
use super::mistyped::MISTAKES;
use super::parsed::Context;
use super::suggestion::Suggestion;
use super::tokens::tokens;
use crate::input::distance::distance;

/// Returns the line with the only name that its last word begins: `7 do` for Dora.
pub(super) fn begun(typed: &str, context: &Context<'_>) -> Option<String> {
    let (before, last) = typed.trim().rsplit_once(char::is_whitespace)?;
    let folded = (context.fold)(last);
    let mut names = context
        .view
        .combatants
        .iter()
        .map(|one| one.profile.name.as_str())
        .filter(|name| (context.fold)(name).starts_with(&folded));
    let name = names.next().filter(|_| names.next().is_none())?;
    Some(format!("{before} {name}"))
}

/// Lists the lines with a combatant in place of a word that nobody is called.
pub(super) fn misnamed(typed: &str, word: &str, context: &Context<'_>) -> Vec<String> {
    let folded = (context.fold)(word);
    if lexicon::is_common(&folded, context.lang) {
        return Vec::new();
    }
    let letters = folded.chars().count();
    let near = |name: &str| {
        let name = (context.fold)(name);
        // A beginning with the same letter may have a mistake in every third letter.
        let begins: String = name.chars().take(letters).collect();
        let same = name.chars().next() == folded.chars().next();
        distance(&name, &folded) <= MISTAKES
            || (same && distance(&begins, &folded) <= letters.div_ceil(3))
    };
    let all = context.view.combatants.iter();
    let names = all
        .map(|one| one.profile.name.as_str())
        .filter(|name| near(name));
    let lines = names.map(|name| typed.trim().replacen(word, name, 1));
    lines
        .filter(|line| super::read(line, context).is_ok())
        .collect()
}

/// Lists the line with each type of weapon damage, before what the weapon bypasses.
pub(super) fn with_types(typed: &str, past: &str, context: &Context<'_>) -> Vec<Suggestion> {
    let all = tokens(typed, context.lang, context.fold);
    let is_past = |at: &usize| {
        let named = bypass::named(&all[*at..], context.view, context.fold);
        named.is_some_and(|(name, _)| name == past)
    };
    let Some(at) = (0..all.len()).find(is_past) else {
        return Vec::new();
    };
    let (before, after) = typed.split_at(all[at].at.start);
    let weapons = lexicon::of(context.lang).damage.iter();
    let weapons = weapons.filter(|(of, _)| of.is_of_weapons());
    let words = weapons.filter_map(|(_, words)| words.split('|').next());
    words
        .map(|of| Suggestion::Example(format!("{before}{of} {after}")))
        .collect()
}

/// Returns the line without a part.
pub(super) fn without(typed: &str, part: &str) -> String {
    let line = typed.replacen(part, "", 1);
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the line with a whole number in place of one with decimals.
pub(super) fn replaced(typed: &str, number: &str, whole: &str) -> String {
    let comma = number.replace('.', ",");
    if typed.contains(number) {
        typed.replacen(number, whole, 1)
    } else {
        typed.replacen(&comma, whole, 1)
    }
}
