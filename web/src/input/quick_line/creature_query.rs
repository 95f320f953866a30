//! The search for a creature at the end of a line, and the line with the found creature.

use super::parts;
use super::words::{Meaning, count, is_dice, meaning};

/// The last combatant of a line, if it has a name and no numbers.
///
/// ```
/// # use asalto_web::input::quick_line::CreatureQuery;
/// let query = CreatureQuery::read("Aria +3 pc; 3 gob group").unwrap();
/// assert_eq!(query.name, "gob");
/// assert_eq!(query.line("Goblin Warrior hp 10"), "Aria +3 pc; 3 Goblin Warrior hp 10 group");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CreatureQuery {
    /// The name, as it was typed.
    pub name: String,
    /// The other combatants, up to the end of the separator.
    others: String,
    /// The count, with a space behind it.
    counted: String,
    /// The words after it, such as the side.
    after: String,
}

impl CreatureQuery {
    /// The shortest name that starts a search.
    const LEAST: usize = 2;

    /// Reads the end of a line. Returns none if it has no name, or a number.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let start = parts(line).pop().map_or(0, |at| at.start);
        let (others, part) = line.split_at(start);
        let mut words = part.split_whitespace().peekable();
        let counted = words.next_if(|word| count(word).is_some() || is_dice(word));
        let (mut name, mut after) = (Vec::new(), Vec::new());
        while let Some(word) = words.next() {
            match meaning(word, words.peek().copied(), !name.is_empty()).0 {
                Meaning::Name => name.push(word),
                Meaning::Group | Meaning::Lair | Meaning::Secret | Meaning::Side(..) => {
                    after.push(word);
                }
                Meaning::Modifier(_)
                | Meaning::Number(..)
                | Meaning::HitDice(_)
                | Meaning::Challenge(_)
                | Meaning::Formula(_) => return None,
            }
        }
        let name = name.join(" ");
        let gap = if others.is_empty() { "" } else { " " };
        let counted = counted.map(|count| format!("{count} ")).unwrap_or_default();
        (name.len() >= Self::LEAST).then(|| Self {
            name,
            others: format!("{others}{gap}"),
            counted,
            after: after.join(" "),
        })
    }

    /// Returns the line with other words in place of the name.
    #[must_use]
    pub fn line(&self, words: &str) -> String {
        format!("{}{}", self.others, self.part(words))
    }

    /// Returns the last combatant of the line with other words in place of the name.
    #[must_use]
    pub fn part(&self, words: &str) -> String {
        let part = format!("{}{words} {}", self.counted, self.after);
        part.trim_end().to_owned()
    }

    /// Returns the text of the other combatants.
    #[must_use]
    pub fn others(&self) -> &str {
        self.others.trim_end().trim_end_matches([',', ';'])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_sought_until_it_has_numbers_of_its_own() {
        let name = |line| CreatureQuery::read(line).map(|sought| sought.name);
        for (line, sought) in [
            ("gob", "gob"),
            ("3 goblin war", "goblin war"),
            ("2d4 gob foe", "gob"),
            ("goblin +2; ogre", "ogre"),
        ] {
            assert_eq!(name(line).as_deref(), Some(sought), "{line}");
        }
        for line in [
            "",
            "3",
            "g",
            "goblin +2",
            "goblin hp 7",
            "goblin ac15",
            "ogre 1d10",
            "wolf;",
            "hp 2d6",
        ] {
            assert_eq!(name(line), None, "{line}");
        }
    }
}
