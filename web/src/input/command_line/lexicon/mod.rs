//! The words of commands in each language. English words work in every language.
//!
//! Each table maps a meaning to phrases, which a bar separates. They are written in lowercase and without
//! accents, with a space after the apostrophe of an article, as [`tokens`](super::tokens::tokens) splits them.

mod common;
mod en;
mod es;
mod fr;
mod table;

use asalto_text::Lang;

use super::sense::{Act, Sense};
use super::tokens::Token;
use crate::input::number_words::number;
use crate::input::plurals;
use table::Lexicon;

pub(crate) use common::is_common;
pub(crate) use table::Lines;

/// Returns the words of a language.
pub(crate) fn of(lang: Lang) -> &'static Lexicon {
    match lang {
        Lang::En => &en::WORDS,
        Lang::Es => &es::WORDS,
        Lang::Fr => &fr::WORDS,
    }
}

/// Returns the words of a language and the English ones.
fn both(lang: Lang) -> impl Iterator<Item = &'static Lexicon> {
    let english = (lang != Lang::En).then_some(&en::WORDS);
    [of(lang)].into_iter().chain(english)
}

/// Returns the number of tokens that a phrase takes, if the tokens begin with it.
pub(crate) fn matches(phrase: &str, tokens: &[Token]) -> Option<usize> {
    let mut count = 0;
    for word in phrase.split(' ') {
        let token = tokens.get(count)?;
        if token.text != word || count > 0 && token.breaks {
            return None;
        }
        count += 1;
    }
    Some(count)
}

/// Finds the longest phrase that the tokens begin with: all its meanings, and its number of tokens.
pub(crate) fn senses(tokens: &[Token], lang: Lang) -> (Vec<Sense>, usize) {
    for words in both(lang) {
        let (mut found, mut longest) = (Vec::new(), 0);
        let of_damage = words.damage.iter();
        let of_damage = of_damage.map(|(of, phrases)| (Sense::Type(*of), *phrases));
        for (sense, phrases) in words.senses.iter().copied().chain(of_damage) {
            let used = phrases.split('|').filter_map(|one| matches(one, tokens));
            let Some(used) = used.max().filter(|used| *used >= longest) else {
                continue;
            };
            if used > longest {
                found.clear();
                longest = used;
            }
            if !found.contains(&sense) {
                found.push(sense);
            }
        }
        if longest < 2
            && let Some(number) = tokens
                .first()
                .and_then(|it| number(&it.text, words.numbers))
        {
            found.push(Sense::Number(number));
            longest = 1;
        }
        if longest > 0 {
            return (found, longest);
        }
    }
    (Vec::new(), 0)
}

/// Finds the condition that the tokens begin with: its English name, its name in the language, and the number
/// of tokens.
pub(crate) fn condition(
    tokens: &[Token],
    lang: Lang,
) -> Option<(&'static str, &'static str, usize)> {
    both(lang).find_map(|words| {
        let found = words.conditions.iter().filter_map(|(key, forms)| {
            let used = forms.split('|').filter_map(|form| matches(form, tokens));
            let name = of(lang).conditions.iter().find(|(other, _)| other == key);
            let name = name.map_or(*key, |(_, forms)| forms.split('|').next().unwrap_or(key));
            used.max().map(|used| (*key, name, used))
        });
        found.max_by_key(|(.., used)| *used)
    })
}

/// Lists the words that begin a command in a language, with their verbs.
pub(crate) fn verbs(lang: Lang) -> impl Iterator<Item = (Act, &'static str)> {
    let acts = of(lang)
        .senses
        .iter()
        .filter_map(|(sense, phrases)| match sense {
            Sense::Act(act) => Some((*act, *phrases)),
            _ => None,
        });
    acts.flat_map(|(act, phrases)| phrases.split('|').map(move |phrase| (act, phrase)))
}

/// Lists the words for conditions in a language.
pub(crate) fn conditions(lang: Lang) -> impl Iterator<Item = &'static str> {
    let all = of(lang).conditions.iter();
    all.flat_map(|(_, forms)| forms.split('|'))
}

/// Lists what the singular of a word may be, the word itself included.
pub(crate) fn singulars(word: &str, lang: Lang) -> Vec<String> {
    let mut all = vec![word.to_owned()];
    for words in both(lang) {
        all.extend(plurals::singulars(word, words.plurals));
    }
    all
}
