//! The search for a creature by parts of its name.

use std::ops::Range;

use super::Creature;

/// The most creatures that a search returns.
const MOST: usize = 6;

/// An item that a search finds by its name.
pub trait HasName {
    /// Returns the name.
    fn name(&self) -> &str;
}

impl HasName for Creature {
    fn name(&self) -> &str {
        &self.name
    }
}

/// Returns the creatures whose names have every word of a search, best first: names that begin with the
/// search, then names with a word that begins with it, then all others.
#[must_use]
pub fn found<T: HasName + Clone>(all: &[T], sought: &str) -> Vec<T> {
    let sought = sought.to_ascii_lowercase();
    let mut found: Vec<_> = all
        .iter()
        .filter_map(|one| Some((rank(&one.name().to_ascii_lowercase(), &sought)?, one)))
        .collect();
    // The sort is stable: equal ranks stay in the order of the table.
    found.sort_by_key(|(rank, _)| *rank);
    let first = found.into_iter().take(MOST);
    first.map(|(_, one)| one.clone()).collect()
}

/// Returns the part of a name that matches the first word of a search; an empty range without a match.
///
/// ```
/// # use asalto_web::content::bestiary::marked;
/// assert_eq!(marked("Hobgoblin Captain", "gob cap"), 3..6);
/// ```
#[must_use]
pub fn marked(name: &str, sought: &str) -> Range<usize> {
    let first = sought.split_whitespace().next().unwrap_or_default();
    let start = name.to_ascii_lowercase().find(&first.to_ascii_lowercase());
    start.map_or(0..0, |start| start..start + first.len())
}

/// Returns how well a name fits, 0 best; none if it lacks a word.
fn rank(name: &str, sought: &str) -> Option<u8> {
    if name == sought {
        return Some(0);
    }
    let begins = |part: &str| name.split([' ', '-']).any(|word| word.starts_with(part));
    let mut parts = sought.split_whitespace();
    if !parts.clone().all(|part| name.contains(part)) {
        None
    } else if name.starts_with(sought) {
        Some(1)
    } else if parts.all(begins) {
        Some(2)
    } else {
        Some(3)
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;

    #[test]
    fn names_that_begin_so_come_before_words_and_parts_of_words() {
        let creatures =
            read(include_str!("../../../creatures/table.txt")).expect("the table is whole");
        let names = |sought: &str| {
            let found = found(&creatures, sought);
            found.into_iter().map(|one| one.name).collect::<Vec<_>>()
        };
        let goblins = [
            "Goblin Boss",
            "Goblin Minion",
            "Goblin Warrior",
            "Hobgoblin Captain",
            "Hobgoblin Warrior",
        ];
        assert_eq!(names("gob"), goblins);
        assert_eq!(names("GOB WAR"), ["Goblin Warrior", "Hobgoblin Warrior"]);
        assert_eq!(names("red adult"), ["Adult Red Dragon"]);
        assert_eq!(names("wolf")[..2], ["Wolf", "Dire Wolf"]);
        assert_eq!(names("aria"), Vec::<String>::new());
        assert_eq!(names("a").len(), MOST);
    }
}
