//! One combatant while it is read. Each value that can't be used is reported and stays unknown.

mod sheet;

use crate::clean;
use crate::defenses::{DefenseKind, Found};
use crate::imported::{Combatant, Count, Side};
use crate::left_out::{Field, Place, Reason};
use crate::number::{self, ParsedNumber};
use crate::reading::Reading;
use crate::tree::{Tree, whole};

pub use sheet::Sheet;

/// One combatant while it is read.
pub struct Entry<'r> {
    reading: &'r mut Reading,
    place: Place,
    /// The combatant so far.
    pub one: Combatant,
}

impl<'r> Entry<'r> {
    /// Starts a combatant. None, with a report, if it has no name that can be seen.
    pub fn new(reading: &'r mut Reading, place: &Place, name: &str) -> Option<Self> {
        let cleaned = clean::name(name);
        if cleaned.is_empty() {
            let reason = if name.trim().is_empty() {
                Reason::NoName
            } else {
                Reason::InvisibleName
            };
            reading.leave(place.clone(), reason);
            return None;
        }
        let place = place.clone().named(&cleaned);
        let name = clean::cut(&cleaned, asalto_core::Combatant::LONGEST_NAME).trim_end();
        if name.len() < cleaned.len() {
            reading.leave(place.clone(), Reason::LongName);
        }
        let one = Combatant {
            name: name.to_owned(),
            ..Combatant::default()
        };
        Some(Self {
            reading,
            place,
            one,
        })
    }

    /// Starts a combatant that may have no name.
    pub fn nameless(reading: &'r mut Reading, place: &Place) -> Self {
        Self {
            reading,
            place: place.clone(),
            one: Combatant::default(),
        }
    }

    /// Adds the combatant to the result.
    pub fn add(self) {
        self.reading.add(self.one);
    }

    /// Adds the combatant to the roster.
    pub fn add_player(self) {
        self.reading.add_player(self.one);
    }

    /// Reports something of this combatant as left out.
    pub fn leave(&mut self, reason: Reason) {
        self.reading.leave(self.place.clone(), reason);
    }

    /// Reads a number, and reports a value that is none.
    pub fn number(&mut self, field: Field, tree: &Tree) -> Option<i32> {
        let number = self.decimal(field, tree)?;
        let found = whole(number).filter(|number| field.range().contains(number));
        if found.is_none() {
            self.not_a_number(field, tree);
        }
        found
    }

    /// Reads a number with decimals, and reports a value that is none.
    pub fn decimal(&mut self, field: Field, tree: &Tree) -> Option<f64> {
        let reason = match tree {
            Tree::Null => return None,
            Tree::Number(number) => return Some(*number),
            Tree::Text(text) => match number::parse(text) {
                ParsedNumber::Number(number) => return Some(number),
                ParsedNumber::Nothing => return None,
                ParsedNumber::Formula => Reason::Formula {
                    field,
                    value: clean::shown(text),
                },
                ParsedNumber::Other => {
                    self.not_a_number(field, tree);
                    return None;
                }
            },
            Tree::Tagged => Reason::Tag { field },
            _ => {
                self.not_a_number(field, tree);
                return None;
            }
        };
        self.leave(reason);
        None
    }

    /// Reports a value that is no number.
    pub fn not_a_number(&mut self, field: Field, tree: &Tree) {
        let value = match tree {
            Tree::List(_) => "[…]".to_owned(),
            Tree::Object(_) => "{…}".to_owned(),
            value => clean::shown(&value.words()),
        };
        self.leave(Reason::NotANumber { field, value });
    }

    /// Reads the hit points of a stat block: the maximum, which it has now, or both as in `20/24`. Dice alone are a
    /// formula.
    pub fn hit_points(&mut self, tree: &Tree) {
        let text = tree.text();
        if let Some((now, maximum)) = number::of_maximum(text) {
            self.one.hp_max = self.number(Field::MaxHitPoints, &Tree::Number(maximum));
            self.one.hp = self.number(Field::HitPoints, &Tree::Number(now));
            return;
        }
        if number::parse(text) == ParsedNumber::Formula
            && let Some(dice) = number::dice(text)
        {
            self.one.hp_formula = Some(dice);
            // Some write the average behind the dice: "2d6+2 (9)".
            let average = text
                .rsplit_once('(')
                .filter(|(before, _)| number::is_dice(before));
            let average =
                average.and_then(|(_, after)| number::parse(after.trim_end_matches(')')).number());
            self.one.hp_max = average
                .and_then(whole)
                .filter(|hp| Field::MaxHitPoints.range().contains(hp));
        } else {
            self.one.hp_max = self.number(Field::MaxHitPoints, tree);
        }
        self.one.hp = self.one.hp_max;
    }

    /// Reads the maximum hit points, and those that it has now if the file has them.
    pub fn hit_points_of(&mut self, now: &Tree, maximum: &Tree) {
        if maximum.is_something() {
            self.hit_points(maximum);
            if let Some(now) = self.number(Field::HitPoints, now) {
                self.one.hp = Some(now);
            }
        } else {
            self.hit_points(now);
        }
    }

    /// Reads the armor class.
    pub fn armor_class(&mut self, tree: &Tree) {
        self.one.ac = self.number(Field::ArmorClass, tree);
    }

    /// Reads the Dexterity score, and makes its modifier that of the initiative.
    pub fn dexterity(&mut self, tree: &Tree) {
        self.one.dex = self.number(Field::Dexterity, tree);
        self.one.init_mod = self.one.dex.map(number::modifier);
    }

    /// Reads the Dexterity modifier of a file without a score, and makes it that of the initiative.
    pub fn dexterity_modifier(&mut self, tree: &Tree) {
        self.one.dex_mod = self.number(Field::DexterityModifier, tree);
        self.one.init_mod = self.one.init_mod.or(self.one.dex_mod);
    }

    /// Reads the initiative modifier, if the file has one.
    pub fn initiative_modifier(&mut self, tree: &Tree) {
        let read = self.number(Field::InitiativeModifier, tree);
        self.one.init_mod = read.or(self.one.init_mod);
    }

    /// Reads the initiative that was rolled.
    pub fn initiative(&mut self, tree: &Tree) {
        let read = self.decimal(Field::Initiative, tree);
        let in_range = |number: &f64| number.abs() <= 999.0;
        self.one.initiative = read.filter(in_range);
        if read.is_some() && self.one.initiative.is_none() {
            self.not_a_number(Field::Initiative, tree);
        }
    }

    /// Reads the challenge rating.
    pub fn challenge(&mut self, tree: &Tree) {
        self.one.cr = match tree {
            Tree::Number(number) => number::challenge_of(*number),
            Tree::Text(text) => number::challenge(text),
            _ => None,
        };
        let says_nothing = matches!(number::parse(tree.text()), ParsedNumber::Nothing);
        if self.one.cr.is_none()
            && *tree != Tree::Null
            && !(says_nothing && *tree == Tree::Text(tree.text().into()))
        {
            self.not_a_number(Field::Challenge, tree);
        }
    }

    /// Reads the level.
    pub fn level(&mut self, tree: &Tree) {
        self.one.level = self.number(Field::Level, tree);
    }

    /// Reads the passive Perception score.
    pub fn passive(&mut self, tree: &Tree) {
        self.one.passive_perception = self.number(Field::PassivePerception, tree);
    }

    /// Reads the temporary hit points.
    pub fn temporary(&mut self, tree: &Tree) {
        self.one.temp = self.number(Field::TemporaryHitPoints, tree);
    }

    /// Reads the experience points.
    pub fn experience(&mut self, tree: &Tree) {
        self.one.xp = self.number(Field::Experience, tree);
    }

    /// Makes it a character of a player.
    pub fn player(&mut self) {
        self.one.side = Some(Side::Players);
    }

    /// Reads a count. False, with a report, if it says that there is none.
    pub fn count(&mut self, text: &str) -> bool {
        let value = clean::shown(text);
        let text = text.trim();
        let times = ['x', '×'];
        let digits = text
            .trim_start_matches(times)
            .trim_end_matches(times)
            .trim();
        let is_whole = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        if is_whole {
            let count: u32 = digits.parse().unwrap_or(u32::MAX);
            if count == 0 {
                self.leave(Reason::NoCount { value });
                return false;
            }
            if count > Count::MOST {
                self.leave(Reason::Limited {
                    value,
                    to: Count::MOST,
                });
            }
            self.one.count = Count::Fixed(count.min(Count::MOST));
        } else if let Some(dice) = number::dice(text) {
            self.one.count = Count::Dice(dice);
        } else if text.contains('d') && text.starts_with(|digit: char| digit.is_ascii_digit()) {
            self.leave(Reason::Limited { value, to: 1 });
        } else {
            self.leave(Reason::NoCount { value });
            return false;
        }
        true
    }

    /// Adds a condition once.
    pub fn condition(&mut self, name: &str) {
        let name = clean::name(name);
        let name = clean::cut(&name, asalto_core::Combatant::LONGEST_NAME).to_owned();
        if !name.is_empty()
            && !self.one.conditions.contains(&name)
            && self.one.conditions.len() < 50
        {
            self.one.conditions.push(name);
        }
    }

    /// Reads defenses: a text, or a list of texts or of objects with a name.
    pub fn defenses(&mut self, kind: DefenseKind, tree: &Tree) {
        let mut found = Found::default();
        let list = match tree {
            Tree::List(list) => list,
            one => std::slice::from_ref(one),
        };
        for one in list {
            let named = match one {
                Tree::Object(_) => one.any(&["name", "key"]),
                one => one,
            };
            match (one, named.words()) {
                (Tree::Object(_), name) if name.is_empty() => found.leave("{…}"),
                (Tree::List(_), _) => found.leave("[…]"),
                (_, name) => found.list(kind, &name),
            }
        }
        self.defended(found);
    }

    /// Adds the defenses that were found, and reports the parts of them that were left out.
    pub fn defended(&mut self, found: Found) {
        let mut all = Found::default();
        all.merge(&self.one.defenses);
        all.merge(&found.defenses);
        self.one.defenses = all.defenses;
        for value in found.unknown.into_iter().chain(all.unknown) {
            self.leave(Reason::UnknownDefense { value });
        }
    }

    /// Sets the stat block.
    pub fn sheet(&mut self, sheet: Sheet) {
        let (text, is_whole) = sheet.finish();
        if !is_whole {
            self.leave(Reason::LongSheet);
        }
        self.one.sheet = Some(text).filter(|text| !text.is_empty());
    }
}

impl ParsedNumber {
    /// Returns the number, if it is one.
    pub fn number(self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(number),
            _ => None,
        }
    }
}

/// Returns a text that is not empty, on one line.
pub fn words(tree: &Tree) -> Option<String> {
    let words = clean::name(&tree.words());
    let words = clean::cut(&words, asalto_core::Combatant::LONGEST_NAME).to_owned();
    Some(words).filter(|words| !words.is_empty())
}
