//! Finding combatants by a part of their names.

use std::ops::RangeInclusive;

use asalto_core::{CombatantId, DamageType, Side};
use asalto_import::damage_words::damage_type;

use crate::input::plurals::{self, ENGLISH, FRENCH, SPANISH};

/// The combatants with their names in lowercase and without accents, and their sides.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Roster {
    all: Vec<(CombatantId, String, Side)>,
    /// The dead, whom a word for many leaves out unless it means no others.
    dead: Vec<CombatantId>,
    /// Other names of the combatants with their numbers, such as those of their creatures in another language. They count in
    /// whole words only, because beginnings in two languages would be found by chance.
    others: Vec<(CombatantId, String, Side)>,
}

/// A typed word that is not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nobody has the name.
    Nobody(String),
    /// Several combatants have it.
    Several(String),
    /// Nobody has the name with this number. These have the name.
    NoNumber(String, Vec<CombatantId>),
    /// A word for a critical hit, whose dice are typed in full.
    Critical(String),
    /// The word after the amount is neither a name nor a type of damage.
    NeitherNameNorType(String),
    /// A second type of damage without an amount of its own.
    SecondType(String),
    /// A second amount, with targets of its own.
    SecondAmount(String),
    /// What the weapon is bypasses the damage reduction of some targets only.
    OnlySome(String),
    /// What the weapon is counts only for a type of weapon damage.
    NeedsWeapon(String),
    /// The rules do not count nonlethal damage.
    NoNonlethal,
    /// Healing has a type, or several parts.
    OnlyDamage,
}

/// The most words of a name that the search compares.
const LONGEST: usize = 4;

impl Roster {
    /// Returns a roster of these combatants.
    pub fn new(all: impl Iterator<Item = (CombatantId, String, Side)>) -> Self {
        Self {
            all: all.collect(),
            dead: Vec::new(),
            others: Vec::new(),
        }
    }

    /// Returns the roster with the dead, whom a word for many leaves out unless it means no others.
    #[must_use]
    pub fn with_dead(self, dead: Vec<CombatantId>) -> Self {
        Self { dead, ..self }
    }

    /// Returns the roster with other names of its combatants, without their numbers.
    #[must_use]
    pub fn with_others(self, others: &[(CombatantId, String)]) -> Self {
        let of = |(who, other): &(CombatantId, String)| {
            let (_, name, side) = self.all.iter().find(|(id, ..)| id == who)?;
            let number = base(name).map(|(_, number)| format!(" {number}"));
            let name = format!("{other}{}", number.unwrap_or_default());
            Some((*who, name, *side))
        };
        let others = others.iter().filter_map(of).collect();
        Self { others, ..self }
    }

    /// Finds the combatants that the first words name, and the number of those words. Other names come after their own.
    ///
    /// A word names a combatant by its whole name, by the beginning of it (`bug`), or by the beginning with
    /// its number (`g3`). A range (`g1-3`, `goblin 1-3`), a plural (`goblins`), a side and `all` name several.
    ///
    /// # Errors
    /// [`Fault`] if the words name nobody, or several combatants ambiguously.
    pub fn find(&self, words: &[&str]) -> Result<(Vec<CombatantId>, usize), Fault> {
        self.find_own(words).or_else(|fault| match fault {
            Fault::Nobody(_) => self.find_other(words).unwrap_or(Err(fault)),
            // `goblin warriors` says more than the beginning that several have.
            Fault::Several(_) => match self.find_other(words) {
                Some(Ok((found, used))) if used > 1 => Ok((found, used)),
                _ => Err(fault),
            },
            fault => Err(fault),
        })
    }

    /// Finds the combatants that the first words name by other names.
    fn find_other(&self, words: &[&str]) -> Option<Result<(Vec<CombatantId>, usize), Fault>> {
        let others = Self {
            all: self.others.clone(),
            dead: self.dead.clone(),
            others: Vec::new(),
        };
        let of_kind = |words: &[&str]| {
            let joined = words.join(" ");
            others.all(|name| base(name).is_some_and(|(kind, _)| kind == joined))
        };
        let kinds = (1..=words.len().min(LONGEST)).rev();
        let kinds = kinds.map(|count| (of_kind(&words[..count]), count));
        let (mut found, used) = others
            .whole(words)
            .or_else(|| kinds.into_iter().find(|(found, _)| !found.is_empty()))?;
        found.dedup();
        let is_one = number(words[used - 1]).is_some() || others.whole(words).is_none();
        Some(if is_one && found.len() > 1 {
            Err(Fault::Several(words[..used].join(" ")))
        } else {
            Ok((found, used))
        })
    }

    fn find_own(&self, words: &[&str]) -> Result<(Vec<CombatantId>, usize), Fault> {
        if let Some((found, count)) = self.whole(words) {
            return match found.as_slice() {
                [_, _, ..] if number(words[count - 1]).is_some() => {
                    Err(Fault::Several(words[..count].join(" ")))
                }
                _ => Ok((found, count)),
            };
        }
        let word = words.first().copied().unwrap_or_default();
        if is_everyone(word) {
            return Ok(self.of_everyone(words));
        }
        if let Some(side) = side(word) {
            return Ok((self.living(self.of_side(side)), 1));
        }
        if let Some(found) = self.numbers(word) {
            return Ok((found, 1));
        }
        let begins = self.beginning(word);
        match begins.as_slice() {
            [] => Err(Fault::Nobody(word.to_owned())),
            [_] => Ok((begins, 1)),
            _ => Err(Fault::Several(word.to_owned())),
        }
    }

    /// Returns the type of damage that the first word means. It means none if it begins a name that the next words go on with:
    /// `fire elemental`, `fire el`.
    #[must_use]
    pub fn damage_type(&self, words: &[&str]) -> Option<DamageType> {
        let &word = words.first()?;
        let of = damage_type(word)?;
        let goes_on = |name: &str| {
            let pairs = name.split(' ').zip(name.split(' ').skip(1));
            let next = words.get(1);
            next.is_some_and(|next| {
                pairs
                    .into_iter()
                    .any(|(one, other)| one.starts_with(word) && other.starts_with(next))
            })
        };
        let is_name = self.whole(words).is_some() || !self.all(goes_on).is_empty();
        (!is_name).then_some(of)
    }

    /// Finds another combatant of the same kind by its number alone: the 3 of `goblin 2 3`.
    #[must_use]
    pub fn of_same_kind(&self, who: CombatantId, number: u32) -> Option<CombatantId> {
        let (_, name, _) = self.all.iter().find(|(id, ..)| *id == who)?;
        let kind = base(name).map_or(name.as_str(), |(kind, _)| kind);
        let found = self.all(|name| base(name) == Some((kind, number)));
        found.first().copied()
    }

    /// Finds the combatants that the first words mean together, and the number of those words: by a whole name, a range, a name
    /// with its number, or a plural.
    fn whole(&self, words: &[&str]) -> Option<(Vec<CombatantId>, usize)> {
        (1..=words.len().min(LONGEST)).rev().find_map(|count| {
            let words = &words[..count];
            let joined = words.join(" ");
            let exact = Some(self.all(|name| name == joined)).filter(|found| !found.is_empty());
            let found = exact
                .or_else(|| self.range(words))
                .or_else(|| self.with_number(words))
                .or_else(|| self.plural(words).map(|found| self.living(found)));
            Some((found?, count))
        })
    }

    /// Reads a word for everyone, which may lead a word for many: `all goblins`.
    fn of_everyone(&self, words: &[&str]) -> (Vec<CombatantId>, usize) {
        let leads = |word: &&&str| {
            is_everyone(word) || matches!(**word, "the" | "of" | "los" | "las" | "les")
        };
        let led = words.iter().take_while(leads).count();
        match self.find(&words[led..]) {
            Ok((found, used)) if led < words.len() && found.len() > 1 => (found, led + used),
            _ => (self.living(self.all(|_| true)), 1),
        }
    }

    /// Lists the combatants that a word may mean: by the beginning of a word in their names, or by that with
    /// their number.
    #[must_use]
    pub fn beginning(&self, word: &str) -> Vec<CombatantId> {
        match numbered(word) {
            Some((letters, number)) => self.numbered(letters, &(number..=number)),
            None => self.all(|name| begins_word(name, word)),
        }
    }

    /// Lists the combatants that a word may mean by the beginning of a word in their names, or whose other name it is.
    pub(super) fn near(&self, word: &str) -> Vec<CombatantId> {
        let own = self.beginning(word);
        if !own.is_empty() {
            return own;
        }
        let is_kind = |name: &str| base(name).map_or(name, |(kind, _)| kind) == word;
        let found = self.others.iter().filter(|(_, name, _)| is_kind(name));
        found.map(|(id, ..)| *id).collect()
    }

    /// Lists the combatants whose whole names begin with a text.
    #[must_use]
    pub fn named_from(&self, text: &str) -> Vec<CombatantId> {
        self.all(|name| name.starts_with(text) && name != text)
    }

    fn all(&self, is: impl Fn(&str) -> bool) -> Vec<CombatantId> {
        let found = self.all.iter().filter(|(_, name, _)| is(name));
        let mut found: Vec<_> = found.map(|(id, ..)| *id).collect();
        // A combatant may have several names.
        found.dedup();
        found
    }

    fn of_side(&self, side: Side) -> Vec<CombatantId> {
        let found = self.all.iter().filter(|(.., of)| *of == side);
        found.map(|(id, ..)| *id).collect()
    }

    /// Returns those whom a word for many means: all but the dead, or all if nobody else is there.
    fn living(&self, mut found: Vec<CombatantId>) -> Vec<CombatantId> {
        if found.iter().any(|who| !self.dead.contains(who)) {
            found.retain(|who| !self.dead.contains(who));
        }
        found
    }

    /// Finds the combatants of a range behind a name: `goblin 1-3`, `goblins 1-3`.
    fn range(&self, words: &[&str]) -> Option<Vec<CombatantId>> {
        let (range, name) = words.split_last()?;
        let is_range = range.contains('-') && range.starts_with(|it: char| it.is_ascii_digit());
        if !is_range || name.is_empty() {
            return None;
        }
        let named = self.numbers(&format!("{}{range}", name.join(" ")));
        named.or_else(|| {
            let (first, last) = range.split_once('-')?;
            let numbers: RangeInclusive<u32> = first.parse().ok()?..=last.parse().ok()?;
            let kind = self.kind(name)?;
            let found = self.all(|name| {
                base(name).is_some_and(|(name, of)| name == kind && numbers.contains(&of))
            });
            (!found.is_empty()).then_some(found)
        })
    }

    /// Finds the combatants of a number behind the beginning of a name or a plural: `gob 2`, `goblins 2`.
    fn with_number(&self, words: &[&str]) -> Option<Vec<CombatantId>> {
        let (last, name) = words.split_last()?;
        let number = number(last).filter(|_| !name.is_empty())?;
        let found = match self.kind(name) {
            Some(kind) => self.all(|name| base(name) == Some((kind, number))),
            None => self.numbered(&name.join(" "), &(number..=number)),
        };
        (!found.is_empty()).then_some(found)
    }

    /// Finds the combatants of a range of numbers: `g1-3`.
    fn numbers(&self, word: &str) -> Option<Vec<CombatantId>> {
        let (from, last) = word.split_once('-')?;
        let (letters, first) = numbered(from)?;
        let found = self.numbered(letters, &(first..=last.parse().ok()?));
        (!found.is_empty()).then_some(found)
    }

    /// Lists the combatants with these numbers whose names begin with some letters, or else those of which a word does: `g2` for
    /// Combattant gobelin 2.
    fn numbered(&self, letters: &str, numbers: &RangeInclusive<u32>) -> Vec<CombatantId> {
        let fits = |name: &str, begins: fn(&str, &str) -> bool| {
            base(name).is_some_and(|(name, of)| begins(name, letters) && numbers.contains(&of))
        };
        let found = self.all(|name| fits(name, |name, letters| name.starts_with(letters)));
        if found.is_empty() {
            self.all(|name| fits(name, begins_word))
        } else {
            found
        }
    }

    /// Finds the combatants with a number that a plural means: `goblins` for goblins and for goblin warriors.
    fn plural(&self, words: &[&str]) -> Option<Vec<CombatantId>> {
        let kind = self.kind(words)?;
        // The first of a kind may have no number.
        Some(self.all(|name| name == kind || base(name).is_some_and(|(name, _)| name == kind)))
    }

    /// Finds the only kind of combatants with numbers that a plural means: by its whole name, or else by a part of it.
    fn kind(&self, plural: &[&str]) -> Option<&str> {
        let means = |words: &[&str]| {
            let pairs = || words.iter().zip(plural);
            words.len() == plural.len()
                && pairs().all(|(name, word)| name == word || is_plural(word, name))
                && pairs().any(|(name, word)| name != word)
        };
        let kinds = self
            .all
            .iter()
            .filter_map(|(_, name, _)| Some(base(name)?.0));
        let whole = |kind: &&str| means(&kind.split(' ').collect::<Vec<_>>());
        let part = |kind: &&str| {
            let words: Vec<_> = kind.split(' ').collect();
            words.windows(plural.len()).any(means)
        };
        only(kinds.clone().filter(whole)).or_else(|| only(kinds.filter(part)))
    }
}

/// Returns the only one of some equal texts. None of different ones.
fn only<'t>(mut all: impl Iterator<Item = &'t str>) -> Option<&'t str> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// Returns whether a word is the plural of a word, in any language.
fn is_plural(word: &str, of: &str) -> bool {
    [ENGLISH, SPANISH, FRENCH].into_iter().any(|endings| {
        let singulars = plurals::singulars(word, endings);
        singulars.iter().any(|one| one == of)
    })
}

fn is_everyone(word: &str) -> bool {
    matches!(
        word,
        "all" | "everyone" | "everybody" | "todos" | "todas" | "todo" | "tous" | "toutes" | "tout"
    )
}

fn side(word: &str) -> Option<Side> {
    match word {
        "party" | "grupo" | "groupe" => Some(Side::PARTY),
        "foes" | "enemies" | "enemigos" | "ennemis" => Some(Side::FOES),
        _ => None,
    }
}

/// Reads a word of digits alone.
pub(super) fn number(word: &str) -> Option<u32> {
    let is_whole = word.chars().all(|it| it.is_ascii_digit());
    word.parse().ok().filter(|_| is_whole)
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

/// Returns whether a word of a name begins with these letters.
fn begins_word(name: &str, letters: &str) -> bool {
    name.split(' ').any(|word| word.starts_with(letters))
}
