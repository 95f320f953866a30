//! The words for nonlethal damage behind an amount: `12 nonlethal`, `12 no letal`.

use asalto_text::Lang;

use super::lexicon;
use super::sense::{Act, Sense};
use super::tokens::tokens;

/// Takes the words for nonlethal damage out of a line that begins with an amount. Returns whether there were any. A word
/// that names somebody is none.
///
/// ```
/// # use asalto_text::Lang;
/// # use asalto_web::input::command_line::nonlethal_taken_out;
/// let fold = str::to_lowercase;
/// let taken = |typed, lang| {
///     let (rest, found) = nonlethal_taken_out(typed, (lang, &|it| fold(it)), &|_| false);
///     (rest.split_whitespace().collect::<Vec<_>>().join(" "), found)
/// };
/// assert_eq!(taken("12 nonlethal ogre", Lang::En), ("12 ogre".to_owned(), true));
/// assert_eq!(taken("12 no letal ogro", Lang::Es), ("12 ogro".to_owned(), true));
/// assert_eq!(taken("12 ogre", Lang::En), ("12 ogre".to_owned(), false));
/// ```
#[must_use]
pub fn taken_out(
    typed: &str,
    (lang, fold): (Lang, &dyn Fn(&str) -> String),
    is_name: &dyn Fn(&str) -> bool,
) -> (String, bool) {
    let all = tokens(typed, lang, fold);
    let (mut rest, mut found) = (typed.to_owned(), false);
    let mut at = 1;
    while at < all.len() {
        let (senses, used) = lexicon::senses(&all[at..], lang);
        if senses.contains(&Sense::Act(Act::Nonlethal)) && !is_name(&all[at].text) {
            let word = all[at].at.start..all[at + used - 1].at.end;
            let spaces = " ".repeat(word.len());
            rest.replace_range(word, &spaces);
            found = true;
            at += used;
        } else {
            at += 1;
        }
    }
    (rest, found)
}
