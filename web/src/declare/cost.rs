//! What an action costs, as the line names it: points and resources.

use asalto_core::Cost;

use super::{Context, Keyword, keyword, next_word};

/// Reads a cost alone, such as `2pa 1 potency`; the word that is none where there is one.
///
/// # Errors
/// The word that is no cost.
pub fn read_cost(line: &str, context: Context<'_>) -> Result<Cost, String> {
    let mut cost = Cost::default();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let (word, after) = next_word(rest);
        rest = pay(&mut cost, word, after, context).ok_or_else(|| word.to_owned())?;
    }
    Ok(cost)
}

/// Adds what a word and those after it cost; gives what is left to read, or nothing where the word is
/// no cost.
pub fn pay<'l>(
    cost: &mut Cost,
    word: &str,
    after: &'l str,
    context: Context<'_>,
) -> Option<&'l str> {
    if let Some(points) = points(word) {
        cost.points = points;
        return Some(after);
    }
    let amount: u16 = word.parse().ok()?;
    let (following, beyond) = next_word(after);
    if keyword(following) == Some(Keyword::Points) {
        cost.points = amount;
    } else {
        cost.resources.insert(resource(following, context)?, amount);
    }
    Some(beyond)
}

/// `3pa` or `3ap`.
fn points(word: &str) -> Option<u16> {
    let split = word.find(|c: char| !c.is_ascii_digit())?;
    let (digits, unit) = word.split_at(split);
    (keyword(unit) == Some(Keyword::Points))
        .then(|| digits.parse().ok())
        .flatten()
}

/// The resource that a word names, as the actor has it.
fn resource(word: &str, context: Context<'_>) -> Option<String> {
    let mut resources = context.resources.iter();
    let word = word.to_lowercase();
    resources.find(|name| name.to_lowercase() == word).cloned()
}
