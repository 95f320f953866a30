//! Finding combatants by a part of their names.

use asalto_core::{CombatantId, Side};

/// The combatants with their names in lowercase and without accents, and their sides.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Roster(Vec<(CombatantId, String, Side)>);

/// A typed word that is not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nobody has the name.
    Nobody(String),
    /// Several combatants have it.
    Several(String),
    /// The word after the amount is neither a name nor a type of damage.
    NeitherNameNorType(String),
    /// A second type of damage without an amount of its own.
    SecondType(String),
    /// What the weapon is bypasses the damage reduction of some targets only.
    OnlySome(String),
    /// Healing has a type, or several parts.
    OnlyDamage,
}

/// The most words of a name that the search compares.
const LONGEST: usize = 4;

impl Roster {
    /// Returns a roster of these combatants.
    pub fn new(all: impl Iterator<Item = (CombatantId, String, Side)>) -> Self {
        Self(all.collect())
    }

    /// Finds the combatants that the first words name, and the number of those words.
    ///
    /// A word names a combatant by its whole name, by the beginning of it (`bug`), or by the beginning with
    /// its number (`g3`). A range (`g1-3`, `goblin 1-3`), a plural (`goblins`) and a side name several.
    ///
    /// # Errors
    /// [`Fault`] if the words name nobody, or several combatants ambiguously.
    pub fn find(&self, words: &[&str]) -> Result<(Vec<CombatantId>, usize), Fault> {
        for count in (1..=words.len().min(LONGEST)).rev() {
            let joined = words[..count].join(" ");
            let exact = self.all(|name| name == joined);
            if !exact.is_empty() {
                return Ok((exact, count));
            }
            if let Some(found) = self.range(&words[..count]) {
                return Ok((found, count));
            }
        }
        let word = words.first().copied().unwrap_or_default();
        if let Some(found) = side(word)
            .map(|side| self.of_side(side))
            .or_else(|| self.many(word))
        {
            return Ok((found, 1));
        }
        let begins = self.beginning(word);
        match begins.as_slice() {
            [] => Err(Fault::Nobody(word.to_owned())),
            [_] => Ok((begins, 1)),
            _ => Err(Fault::Several(word.to_owned())),
        }
    }

    /// Lists the combatants that a word may mean: by the beginning of a word in their names, or by that with
    /// their number.
    #[must_use]
    pub fn beginning(&self, word: &str) -> Vec<CombatantId> {
        self.all(|name| match numbered(word) {
            Some((letters, number)) => is_numbered(name, letters, number),
            None => name.split(' ').any(|part| part.starts_with(word)),
        })
    }

    /// Lists the combatants whose whole names begin with a text.
    #[must_use]
    pub fn named_from(&self, text: &str) -> Vec<CombatantId> {
        self.all(|name| name.starts_with(text) && name != text)
    }

    fn all(&self, is: impl Fn(&str) -> bool) -> Vec<CombatantId> {
        let found = self.0.iter().filter(|(_, name, _)| is(name));
        found.map(|(id, ..)| *id).collect()
    }

    fn of_side(&self, side: Side) -> Vec<CombatantId> {
        let found = self.0.iter().filter(|(.., of)| *of == side);
        found.map(|(id, ..)| *id).collect()
    }

    /// Finds the combatants of a range behind a name: `goblin 1-3`.
    fn range(&self, words: &[&str]) -> Option<Vec<CombatantId>> {
        let (range, name) = words.split_last()?;
        let is_range = range.contains('-') && range.starts_with(|it: char| it.is_ascii_digit());
        (is_range && !name.is_empty()).then(|| self.many(&format!("{}{range}", name.join(" "))))?
    }

    /// Finds the combatants of a range or a plural.
    fn many(&self, word: &str) -> Option<Vec<CombatantId>> {
        let found = if let Some((from, last)) = word.split_once('-') {
            let (letters, first) = numbered(from)?;
            let numbers = first..=last.parse().ok()?;
            self.all(|name| {
                base(name).is_some_and(|(name, number)| {
                    name.starts_with(letters) && numbers.contains(&number)
                })
            })
        } else {
            self.all(|name| {
                base(name).is_some_and(|(name, _)| {
                    word == format!("{name}s") || word == format!("{name}es")
                })
            })
        };
        (!found.is_empty()).then_some(found)
    }
}

fn side(word: &str) -> Option<Side> {
    match word {
        "party" | "grupo" | "groupe" => Some(Side::PARTY),
        "foes" | "enemies" | "enemigos" | "ennemis" => Some(Side::FOES),
        _ => None,
    }
}

/// Splits `g3` into the letters and the number.
fn numbered(word: &str) -> Option<(&str, u32)> {
    let digits = word
        .find(|it: char| it.is_ascii_digit())
        .filter(|&at| at > 0)?;
    Some((&word[..digits], word[digits..].parse().ok()?))
}

/// Splits `goblin 3` into the name and the number.
fn base(name: &str) -> Option<(&str, u32)> {
    let (name, number) = name.rsplit_once(' ')?;
    Some((name, number.parse().ok()?))
}

fn is_numbered(name: &str, letters: &str, number: u32) -> bool {
    base(name).is_some_and(|(name, of)| name.starts_with(letters) && of == number)
}
