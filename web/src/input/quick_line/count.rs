//! Counts: `4`, `4x`, `x4`, `4 x`, `x 4`, `four`, `a dozen` and `2d4`.

use super::fault::LineFault;
use super::reading::{MOST_OF_A_KIND, Reading};
use super::word::Word;
use crate::input::number_words;

/// The number of combatants of a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Count {
    /// A number.
    Fixed(usize),
    /// Dice, which must be rolled first.
    Dice(String),
}

/// The articles before a single creature or a dozen. Those of Spanish and French are numbers too.
const ARTICLES: [&str; 2] = ["a", "an"];

/// The words between a number and the name: `una docena de esqueletos`.
const OF: [&str; 2] = ["of", "de"];

/// The articles that lose their vowel.
const ELIDED: [&str; 2] = ["l'", "d'"];

/// Reads the count before a name, and returns the number of words.
///
/// # Errors
/// [`LineFault`] if the count is out of range.
pub(super) fn leading(
    words: &[Word<'_>],
    reading: Reading<'_>,
) -> Result<Option<(Count, usize)>, LineFault> {
    let Some(word) = words.first() else {
        return Ok(None);
    };
    if let Some(count) = digits(&word.plain) {
        // `4 x goblins`
        let used = if words.len() > 2 && is_times(&words[1]) {
            2
        } else {
            1
        };
        return checked(count, word.typed).map(|count| Some((Count::Fixed(count), used)));
    }
    if words.len() < 2 {
        return Ok(None);
    }
    if is_dice(&word.plain) {
        let most = rolls(&word.plain).filter(|most| *most <= MOST_OF_A_KIND);
        most.ok_or_else(|| LineFault::Dice(word.typed.to_owned()))?;
        return Ok(Some((Count::Dice(word.plain.clone()), 1)));
    }
    let spoken = |word: &Word<'_>| number_words::spoken(&word.plain, reading.lang);
    // “One Eye” is a name, “one wolf” is not.
    let small = word.typed.starts_with(|letter: char| letter.is_lowercase());
    let article = small && ARTICLES.contains(&word.plain.as_str());
    let first = if article { Some(1) } else { spoken(word) };
    let Some(first) = first.filter(|first| *first > 1 || small) else {
        return Ok(None);
    };
    let (mut count, mut used) = (first, 1);
    if first == 1
        && let Some(more) = spoken(&words[1])
        && words.len() > 2
    {
        (count, used) = (more, 2);
    }
    let of = |word: &Word<'_>| OF.contains(&word.plain.as_str());
    if count > 1 && words.len() > used + 1 && of(&words[used]) {
        used += 1;
    }
    let count = usize::try_from(count).unwrap_or(1);
    Ok(Some((Count::Fixed(count), used)))
}

/// Reads a count behind the name, `goblin x6` or `goblin x 6`, and returns the number of words.
///
/// # Errors
/// [`LineFault`] if the count is out of range.
pub(super) fn trailing(words: &[Word<'_>]) -> Result<Option<(usize, usize)>, LineFault> {
    let [word, rest @ ..] = words else {
        return Ok(None);
    };
    let times = word.plain.starts_with(['x', '×']) || word.plain.ends_with(['x', '×']);
    let (counts, used) = match rest {
        [next, ..] if is_times(word) => (next, 2),
        _ => (word, 1),
    };
    match digits(&counts.plain).filter(|_| times) {
        Some(count) => checked(count, counts.typed).map(|count| Some((count, used))),
        None => Ok(None),
    }
}

/// Returns whether a word is the sign between a count and a name.
fn is_times(word: &Word<'_>) -> bool {
    matches!(word.plain.as_str(), "x" | "×")
}

/// Returns whether a word begins another part of the line after “and”.
pub(super) fn begins(words: &[Word<'_>], reading: Reading<'_>) -> bool {
    !matches!(leading(words, reading), Ok(None))
}

/// Returns a name without the article before it: `l’hydre`.
pub(super) fn without_article(word: &str) -> &str {
    let plain = word.to_ascii_lowercase().replace('’', "'");
    let article = ELIDED.iter().any(|article| plain.starts_with(article));
    let rest = word.split_once(['\'', '’']).map_or("", |(_, rest)| rest);
    if article && !rest.is_empty() {
        rest
    } else {
        word
    }
}

/// Returns whether a word is dice: `2d4`, `d6` or `1d4+1`.
pub(super) fn is_dice(word: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let Some((count, die)) = word.split_once(['d', 'D']) else {
        return false;
    };
    let (sides, added) = die.split_once(['+', '-']).unwrap_or((die, "0"));
    digits(count) && !sides.is_empty() && digits(sides) && !added.is_empty() && digits(added)
}

/// Returns the highest total of dice; none if they have more dice or sides than can be rolled.
pub(super) fn rolls(dice: &str) -> Option<usize> {
    let (count, rest) = dice.split_once(['d', 'D'])?;
    let (sides, added) = rest.split_once(['+', '-']).unwrap_or((rest, "0"));
    let count: usize = if count.is_empty() {
        1
    } else {
        count.parse().ok()?
    };
    let (sides, added): (usize, usize) = (sides.parse().ok()?, added.parse().ok()?);
    let inside = (1..=100).contains(&count) && (1..=1000).contains(&sides) && added <= 99_999;
    inside.then(|| {
        if rest.contains('-') {
            (count * sides).saturating_sub(added)
        } else {
            count * sides + added
        }
    })
}

/// Reads `4`, `4x` or `x4`. A number that is too long counts as the highest one.
fn digits(word: &str) -> Option<usize> {
    let digits = word.trim_matches(['x', '×']);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(usize::MAX))
}

fn checked(count: usize, typed: &str) -> Result<usize, LineFault> {
    if (1..=MOST_OF_A_KIND).contains(&count) {
        Ok(count)
    } else {
        Err(LineFault::Count(typed.to_owned()))
    }
}
