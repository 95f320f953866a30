//! The game master's own conditions, which are offered again in this combat and in later ones.

use asalto_core::combatant::is_readable;
use asalto_core::{Condition, notation};

#[cfg(target_arch = "wasm32")]
use crate::browser::storage;

/// The key of own conditions.
pub const KEY: &str = "asalto.1.conditions";

/// The largest number of own conditions. The one that was not used for the longest time is forgotten.
const MOST: usize = 12;

/// The longest name, in characters.
const LONGEST: usize = 60;

/// Returns the stored own conditions, the last used first.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn stored() -> Vec<Condition> {
    storage::read(KEY).map_or_else(Vec::new, |text| read(&text))
}

/// Stores a condition as the last used one, unless the ruleset names it.
#[cfg(target_arch = "wasm32")]
pub fn remember(condition: &Condition, named: &[Condition]) {
    if named.contains(condition) {
        return;
    }
    let now = stored();
    let next = with(now.clone(), condition);
    if next != now
        && let Ok(text) = to_text(&next)
    {
        // A failed write is harmless: the condition is typed again.
        let _full = storage::write(KEY, &text);
    }
}

/// Returns the text of a list.
///
/// # Errors
/// [`NotationError`](notation::NotationError) of the notation.
pub fn to_text(all: &[Condition]) -> Result<String, notation::NotationError> {
    notation::write(&all)
}

/// Reads a stored list. It is empty if it can't be read. Anything that is not a condition of one's own is left out.
#[must_use]
pub fn read(text: &str) -> Vec<Condition> {
    let all: Vec<Condition> = notation::read(text).unwrap_or_default();
    all.into_iter().filter(is_own).take(MOST).collect()
}

/// Returns the list with a condition as the last used one.
#[must_use]
pub fn with(mut all: Vec<Condition>, condition: &Condition) -> Vec<Condition> {
    if is_own(condition) {
        all.retain(|one| one != condition);
        all.insert(0, condition.clone());
        all.truncate(MOST);
    }
    all
}

/// Returns a list with those of another one behind it, each once.
#[must_use]
pub fn merged(mut all: Vec<Condition>, others: Vec<Condition>) -> Vec<Condition> {
    for other in others {
        if !all.contains(&other) {
            all.push(other);
        }
    }
    all.truncate(MOST);
    all
}

/// Whether a condition has words of the game master's own, which can be shown.
fn is_own(condition: &Condition) -> bool {
    match condition {
        Condition::Custom(words) | Condition::Psychological(words) => {
            !words.trim().is_empty() && is_readable(words) && words.chars().count() <= LONGEST
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn custom(words: &str) -> Condition {
        Condition::Custom(words.to_owned())
    }

    #[test]
    fn the_last_used_one_is_first_and_the_oldest_is_forgotten() {
        let mut all = Vec::new();
        for number in 0..20 {
            all = with(all, &custom(&format!("hexed {number}")));
        }
        assert_eq!(all.len(), MOST);
        assert_eq!(all[0], custom("hexed 19"));
        all = with(all, &custom("hexed 10"));
        assert_eq!((all[0].clone(), all.len()), (custom("hexed 10"), MOST));
        assert_eq!(with(all.clone(), &Condition::Stunned), all);
        assert_eq!(with(all.clone(), &custom("\u{202e}")), all);
    }

    #[test]
    fn a_stored_list_that_was_changed_by_hand_gives_what_can_be_shown() {
        let all = vec![Condition::Stunned, custom("hexed by Ada"), custom(" ")];
        let text = notation::write(&all).expect("plain data");
        assert_eq!(read(&text), [custom("hexed by Ada")]);
        assert_eq!(read("{\"a\":1}"), []);
    }
}
