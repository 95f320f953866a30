//! What bypasses damage reduction besides a type: `14 slashing magic`, `14 cold iron`, against `DR 10/magic`.

use asalto_core::EncounterView;
use asalto_core::combatant::DamageReduction;

use super::tokens::Token;

/// What bypasses damage reduction, by its English word, with its words in each language, in lowercase and without
/// accents. A bar separates the words.
const WORDS: [(&str, &str); 9] = [
    ("magic", "magic|magical|magico|magica|magia|magique|magie"),
    (
        "silver",
        "silver|silvered|plata|plateado|plateada|argent|argente|argentee",
    ),
    (
        "adamantine",
        "adamantine|adamantina|adamantita|adamantium|adamantine",
    ),
    ("cold iron", "cold iron|hierro frio|fer froid"),
    ("good", "good|bien|bueno|buena|bon|bonne"),
    ("evil", "evil|mal|malvado|malvada|mauvais|mauvaise"),
    ("lawful", "lawful|law|legal|ley|loi|loyal|loyale"),
    ("chaotic", "chaotic|chaos|caotico|caotica|caos|chaotique"),
    ("epic", "epic|epico|epica|epique"),
];

/// The words between two materials of which either bypasses.
const EITHER: [&str; 5] = [" or ", " o ", " u ", " ou ", "/"];

/// The words between two materials which bypass together.
const BOTH: [&str; 5] = [" and ", " y ", " e ", " et ", "+"];

/// Returns what the first tokens name, and their number: a word for what bypasses, or one that the damage reduction of a
/// combatant has.
pub(crate) fn named(
    tokens: &[Token],
    view: &EncounterView,
    fold: &dyn Fn(&str) -> String,
) -> Option<(String, usize)> {
    let all = view.combatants.iter();
    let own = all.filter_map(|one| one.profile.defenses.reduction.as_ref());
    let own = own.flat_map(|reduction| {
        let ways = ways(reduction, fold);
        ways.into_iter().flatten().collect::<Vec<_>>()
    });
    let known = WORDS
        .iter()
        .flat_map(|(name, words)| words.split('|').map(|word| (word.to_owned(), *name)));
    let known = known.map(|(word, name)| (word, name.to_owned()));
    let all = known.chain(own.map(|word| (word.clone(), word)));
    let found = all.filter_map(|(word, name)| {
        let words: Vec<_> = word.split(' ').collect();
        let first = tokens.get(..words.len())?;
        let pairs = first.iter().zip(&words);
        let same = first.iter().skip(1).all(|it| !it.breaks);
        (same && pairs.into_iter().all(|(one, other)| one.text == *other))
            .then_some((name, words.len()))
    });
    found.max_by_key(|(_, used)| *used)
}

/// Returns whether what a weapon is bypasses a damage reduction. `past` are names that [`named`] returned.
pub(crate) fn is_past(
    reduction: &DamageReduction,
    past: &[String],
    fold: &dyn Fn(&str) -> String,
) -> bool {
    let ways = ways(reduction, fold);
    ways.iter()
        .any(|way| way.iter().all(|one| past.contains(one)))
}

/// Returns the ways past a damage reduction. Each needs all its names.
fn ways(reduction: &DamageReduction, fold: &dyn Fn(&str) -> String) -> Vec<Vec<String>> {
    let text = fold(&reduction.bypass);
    split(&text, &EITHER)
        .into_iter()
        .map(|way| split(&way, &BOTH).iter().map(|one| name(one)).collect())
        .filter(|way: &Vec<String>| !way.is_empty())
        .collect()
}

/// Splits a text at any of some words. Parts without a letter are left out.
fn split(text: &str, at: &[&str]) -> Vec<String> {
    let mut parts = vec![text.to_owned()];
    for mark in at {
        let split = parts.iter().flat_map(|part| part.split(mark));
        parts = split.map(|part| part.trim().to_owned()).collect();
    }
    parts.retain(|part| part.chars().any(char::is_alphabetic));
    parts
}

/// Returns the English name of what bypasses, or the word itself.
fn name(word: &str) -> String {
    let known = WORDS
        .iter()
        .find(|(_, words)| words.split('|').any(|one| one == word));
    known.map_or(word, |(name, _)| *name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(bypass: &str, past: &[&str]) -> bool {
        let reduction = DamageReduction {
            amount: 10,
            types: [].into_iter().collect(),
            bypass: bypass.to_owned(),
        };
        let past: Vec<_> = past.iter().map(|it| (*it).to_owned()).collect();
        is_past(&reduction, &past, &str::to_lowercase)
    }

    #[test]
    fn a_word_bypasses_in_any_language() {
        assert!(past("magic", &["magic"]));
        assert!(past("Plata", &["silver"]));
        assert!(past("fer froid", &["cold iron"]));
        assert!(past("obsidian", &["obsidian"]));
        assert!(!past("magic", &["silver"]));
        assert!(!past("magic", &[]));
        assert!(!past("", &["magic"]) && !past("–", &["magic"]));
    }

    #[test]
    fn either_of_two_bypasses_or_both_together() {
        assert!(past("adamantine or good", &["good"]));
        assert!(past("silver/good", &["silver"]));
        assert!(!past("silver and magic", &["magic"]));
        assert!(past("silver and magic", &["magic", "silver"]));
        assert!(past("plata y magia", &["magic", "silver"]));
    }
}
