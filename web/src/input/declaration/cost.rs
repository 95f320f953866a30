//! The cost of an action in a declaration: points and resources.

use asalto_core::actor::Cost;

use super::words::{Context, Keyword, after_name, keyword, next_word};

/// Reads a cost alone, such as `2pa 1 potency`.
///
/// # Errors
/// The first word that is not a cost.
pub fn read_cost(line: &str, context: Context<'_>) -> Result<Cost, String> {
    let mut cost = Cost::default();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let (word, after) = next_word(rest);
        rest = pay(&mut cost, word, after, context).ok_or_else(|| word.to_owned())?;
    }
    Ok(cost)
}

/// Adds the cost that a word and the words after it name. Returns the rest of the line, or none if the word
/// is not a cost.
pub fn pay<'l>(
    cost: &mut Cost,
    word: &str,
    after: &'l str,
    context: Context<'_>,
) -> Option<&'l str> {
    if let Some(points) = points(word) {
        cost.points = cost.points.saturating_add(points);
        return Some(after);
    }
    let amount: u16 = word.parse().ok()?;
    let (following, beyond) = next_word(after);
    if keyword(following) == Some(Keyword::Points) {
        cost.points = cost.points.saturating_add(amount);
        return Some(beyond);
    }
    let (name, beyond) = resource(after, context)?;
    cost.resources.insert(name.to_owned(), amount);
    Some(beyond)
}

/// Parses `3pa` or `3ap`.
fn points(word: &str) -> Option<u16> {
    let split = word.find(|c: char| !c.is_ascii_digit())?;
    let (digits, unit) = word.split_at(split);
    (keyword(unit) == Some(Keyword::Points))
        .then(|| digits.parse().ok())
        .flatten()
}

/// Finds the actor's resource that a text begins with, longest name first. Returns the rest too.
fn resource<'t, 'c>(text: &'t str, context: Context<'c>) -> Option<(&'c str, &'t str)> {
    let named = context.resources.iter().filter_map(|name| {
        let rest = after_name(text, name)?;
        let beyond = rest.trim_start();
        (rest.is_empty() || beyond.len() < rest.len()).then_some((name.as_str(), beyond))
    });
    named.min_by_key(|(_, beyond)| beyond.len())
}
