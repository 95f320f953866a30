//! Lines that tell nothing that happens: questions, negations and choices. They change nothing.

use asalto_text::Lang;

use super::items::typed;
use super::parsed::{Context, Fault, Line};
use super::people::People;
use super::person::Search;
use super::tokens::{Token, tokens};

/// Returns the words by which a line says what does not happen.
fn negations(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[],
        Lang::Es => &["nunca", "tampoco", "ni"],
        Lang::Fr => &["jamais", "ni"],
    }
}

/// The words by which a line in any language says what does not happen, as English words work in every language.
const NEGATIONS: &[&str] = &[
    "dont", "don't", "doesnt", "doesn't", "didnt", "didn't", "wont", "won't", "cant", "can't",
    "never", "nor", "isnt", "arent", "wasnt", "wasn't", "werent",
];

/// Returns the words for a choice between two things.
fn choices(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["or"],
        Lang::Es => &["o", "u", "or"],
        Lang::Fr => &["ou", "or"],
    }
}

/// Returns whether a word stands for a choice between two things.
pub(super) fn is_choice(word: &str, context: &Context<'_>) -> bool {
    choices(context.lang).contains(&(context.fold)(word).as_str())
}

/// Returns whether a line says what does not happen.
pub(super) fn is_negated(tokens: &[Token], lang: Lang) -> bool {
    let text = |at: usize| tokens.get(at).map_or("", |it| it.text.as_str());
    let number = |at: usize| text(at).starts_with(|it: char| it.is_ascii_digit());
    (0..tokens.len()).any(|at| {
        let word = text(at);
        let other = |one: &str| (0..tokens.len()).any(|at| text(at) == one);
        let verb = match lang {
            // `no mates a lidda` and `no mata`, where `no envenenado` ends a condition.
            Lang::Es => word == "no" && NEGATED_VERBS.contains(&text(at + 1)),
            // `ne … pas` around a verb, where `n'est pas empoisonné` ends a condition.
            Lang::Fr => {
                matches!(word, "ne" | "n'")
                    && other("pas")
                    && !matches!(text(at + 1), "est" | "sont" | "a" | "ont")
            }
            Lang::En => false,
        };
        let instead = matches!(word, "not" | "no" | "pas") && number(at + 1);
        verb || instead || NEGATIONS.contains(&word) || negations(lang).contains(&word)
    })
}

/// The Spanish verbs after `no` that would do harm.
const NEGATED_VERBS: &[&str] = &[
    "mata", "mates", "maten", "matar", "muere", "muerto", "muerta", "quites", "quita", "hagas",
    "hace", "recibe", "reciben", "sufre", "cura", "cures", "elimines", "elimina", "dana", "pega",
    "huye",
];

/// Finds what makes a line tell nothing that happens.
pub(super) fn refused(tokens: &[Token], people: &People, context: &Context<'_>) -> Option<Fault> {
    if is_negated(tokens, context.lang) {
        return Some(Fault::Negated);
    }
    let whole = |at: usize| match people.find(&tokens[at..], false) {
        Search::Found(found) => found.iter().any(|one| one.whole),
        _ => false,
    };
    let chooses =
        |at: &usize| choices(context.lang).contains(&tokens[*at].text.as_str()) && !whole(*at);
    let choice = (0..tokens.len()).find(chooses)?;
    let word = typed(context.typed, tokens, choice..choice + 1);
    Some(Fault::Unread(word))
}

/// The words that say what a number is, and never an amount of hit points: `nat 20`, `level 3`.
const OF_NUMBERS: &[&str] = &[
    "nat", "natural", "naturel", "level", "levels", "nivel", "niveles", "niveau", "niveaux",
];

/// Returns a line, unless it takes the number of a level or of a die for hit points.
///
/// # Errors
/// [`Fault::Unread`] with the word that says what the number is.
pub(super) fn without_stray(typed: &str, line: Line, context: &Context<'_>) -> Result<Line, Fault> {
    if matches!(line, Line::DeathSave { .. }) && typed.contains('+') {
        // The number on the die is no sum: `18+2` is no 20.
        let words = typed.split_whitespace();
        let sum = words.into_iter().find(|it| it.contains('+'));
        return Err(Fault::Unread(sum.unwrap_or_default().to_owned()));
    }
    let is_points = |line: &Line| {
        matches!(
            line,
            Line::Points(_) | Line::AreaSave { .. } | Line::SetPoints { .. }
        )
    };
    let changes = match &line {
        Line::Together(lines) => lines.iter().any(is_points),
        line => is_points(line),
    };
    if !changes {
        return Ok(line);
    }
    let tokens = tokens(typed, context.lang, context.fold);
    let is_name = |word: &str| {
        let mut all = context.view.combatants.iter();
        all.any(|one| {
            (context.fold)(&one.profile.name)
                .split_whitespace()
                .any(|it| it == word)
        })
    };
    let is_stray = |one: &&Token| OF_NUMBERS.contains(&one.text.as_str()) && !is_name(&one.text);
    match tokens.iter().find(is_stray) {
        Some(word) => Err(Fault::Unread(typed[word.at.clone()].to_owned())),
        None => Ok(line),
    }
}

/// Returns the line that a question would be, if it is one.
pub(super) fn question(typed: &str) -> Option<&str> {
    let line = typed.trim();
    let asked = line.starts_with('¿') || line.ends_with('?');
    asked.then(|| line.trim_matches(|it: char| matches!(it, '?' | '¿') || it.is_whitespace()))
}

/// Refuses a question that would change something.
///
/// # Errors
/// [`Fault::Question`] with the line without its mark.
pub(super) fn answered(line: &str, read: Result<Line, Fault>) -> Result<Line, Fault> {
    match read {
        Ok(Line::Find(_) | Line::Help) | Err(Fault::Which(..) | Fault::NoNumber(..)) => read,
        _ => Err(Fault::Question(line.to_owned())),
    }
}
