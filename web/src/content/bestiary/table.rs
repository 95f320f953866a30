//! The table of the creatures.

use std::str::FromStr;

use asalto_core::newcomer::Newcomer;
use asalto_core::{Combatant, Side};
use asalto_text::Lang;

use super::DamagedFile;
use crate::order::base_name::kind;

/// A creature as the search shows it, with the numbers that a combatant gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Creature {
    /// The name, in English.
    pub name: String,
    /// The kind, in English: `Undead` or `Fey (Goblinoid)`.
    pub kind: String,
    /// The challenge rating: `1/4` or `17`.
    pub challenge: String,
    /// The armor class.
    pub armor_class: i16,
    /// The average hit points.
    pub hit_points: i32,
    /// The hit dice: `3d6`. Summoned creatures have none.
    pub hit_dice: Option<String>,
    dexterity: i16,
    passive_perception: i16,
    stealth: Option<i16>,
    legendary_actions: Option<u8>,
    legendary_resistance: Option<u8>,
    english: Vec<String>,
    spanish: Vec<String>,
    french: Vec<String>,
}

/// The fields of a line.
const FIELDS: usize = 15;

/// Reads the table.
///
/// # Errors
/// [`DamagedFile`] if a line does not have the fields of a creature, or if there is no line.
pub fn read(text: &str) -> Result<Vec<Creature>, DamagedFile> {
    let mut creatures = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let creature = Creature::read(line).ok_or(DamagedFile { line: index + 1 })?;
        creatures.push(creature);
    }
    if creatures.is_empty() {
        Err(DamagedFile { line: 1 })
    } else {
        Ok(creatures)
    }
}

/// Finds the creature of a combatant in a table by its name, with or without a number.
///
/// ```
/// # use asalto_web::content::bestiary::species;
/// let table = "Goblin Boss\tSmall\nGoblin Warrior\tSmall\n";
/// assert_eq!(species(table, "Goblin warrior 2"), Some("Goblin Warrior"));
/// assert_eq!(species(table, "Goblin"), None);
/// ```
#[must_use]
pub fn species<'t>(table: &'t str, name: &str) -> Option<&'t str> {
    let plain = kind(name);
    let mut names = table.lines().filter_map(|line| line.split('\t').next());
    names.find(|known| !known.is_empty() && known.eq_ignore_ascii_case(plain))
}

impl Creature {
    fn read(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        let fields: [&str; FIELDS] = fields.try_into().ok()?;
        let [
            name,
            _size,
            kind,
            challenge,
            armor_class,
            hit_points,
            dice,
            dexterity,
            passive,
            stealth,
            actions,
            resistance,
            english,
            spanish,
            french,
        ] = fields;
        let names = |field: &str| {
            let names = field.split('|').filter(|name| !name.is_empty());
            names.map(str::to_owned).collect()
        };
        Some(Self {
            name: Some(name).filter(|name| !name.is_empty())?.to_owned(),
            kind: kind.to_owned(),
            challenge: challenge.to_owned(),
            armor_class: armor_class.parse().ok()?,
            hit_points: hit_points.parse().ok()?,
            hit_dice: (!dice.is_empty()).then(|| dice.to_owned()),
            dexterity: dexterity.parse().ok()?,
            passive_perception: passive.parse().ok()?,
            stealth: optional(stealth).ok()?,
            legendary_actions: optional(actions).ok()?,
            legendary_resistance: optional(resistance).ok()?,
            english: names(english),
            spanish: names(spanish),
            french: names(french),
        })
    }

    /// Lists the names by which it is found in a language: the English ones, and its own. Those of a third language would
    /// be found by chance.
    pub fn names(&self, lang: Lang) -> impl Iterator<Item = &str> {
        let own = self.translations(lang);
        let english = std::iter::once(&self.name).chain(&self.english);
        english.chain(own).map(String::as_str)
    }

    /// Returns its name in a language other than English.
    #[must_use]
    pub fn translated(&self, lang: Lang) -> Option<&str> {
        self.translations(lang).first().map(String::as_str)
    }

    fn translations(&self, lang: Lang) -> &[String] {
        match lang {
            Lang::En => &[],
            Lang::Es => &self.spanish,
            Lang::Fr => &self.french,
        }
    }

    /// Returns the creature as it joins a combat. Its hit points are rolled or the average.
    #[must_use]
    pub fn newcomer(&self, rolled: bool) -> Newcomer {
        let mut profile = Combatant::new(&self.name, Side::FOES);
        let hit_dice = self.hit_dice.clone().filter(|_| rolled);
        profile.dexterity = Some(self.dexterity);
        profile.hit_points = hit_dice.is_none().then_some(self.hit_points);
        profile.armor_class = Some(self.armor_class);
        profile.passive_perception = Some(self.passive_perception);
        profile.stealth = self.stealth;
        profile.legendary.actions = self.legendary_actions.unwrap_or_default();
        profile.legendary.resistance = self.legendary_resistance.unwrap_or_default();
        profile.challenge = self.challenge.parse().ok();
        let mut newcomer = Newcomer::from(profile);
        newcomer.hit_dice = hit_dice;
        newcomer
    }
}

/// Reads a field that may be empty.
fn optional<N: FromStr>(field: &str) -> Result<Option<N>, N::Err> {
    (!field.is_empty()).then(|| field.parse()).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = include_str!("../../../creatures/table.txt");

    #[test]
    fn every_creature_can_join_with_its_numbers() {
        let creatures = read(TABLE).expect("the table is whole");
        assert_eq!(creatures.len(), 341);
        for one in &creatures {
            for rolled in [false, true] {
                let newcomer = one.newcomer(rolled);
                let profile = &newcomer.profile;
                assert_eq!(profile.name, one.name);
                let dice = one.hit_dice.clone().filter(|_| rolled);
                let average = dice.is_none().then_some(one.hit_points);
                let found = (profile.hit_points, &newcomer.hit_dice);
                assert_eq!(found, (average, &dice), "{}", one.name);
                let rating = profile.challenge.map(|rating| rating.to_string());
                assert_eq!(rating.as_ref(), Some(&one.challenge), "{}", one.name);
                assert_eq!(profile.validate(), Ok(()), "{}", one.name);
            }
        }
    }

    #[test]
    fn a_row_has_its_numbers() {
        let dragon = "Adult Red Dragon\tHuge\tDragon\t17\t19\t256\t19d12+133\t10\t23\t6\t3\t3\tred\tDragón rojo|Rojos\tDragon rouge\n";
        let one = read(dragon).expect("a row").remove(0);
        let names: Vec<_> = one.names(Lang::Es).collect();
        assert_eq!(names, ["Adult Red Dragon", "red", "Dragón rojo", "Rojos"]);
        assert_eq!(one.translated(Lang::Fr), Some("Dragon rouge"));
        let made = one.newcomer(false);
        let profile = made.profile;
        let of = (
            profile.dexterity,
            profile.armor_class,
            profile.passive_perception,
            profile.stealth,
        );
        assert_eq!(of, (Some(10), Some(19), Some(23), Some(6)));
        assert_eq!(
            (profile.legendary.actions, profile.legendary.resistance),
            (3, 3)
        );
    }

    #[test]
    fn a_damaged_table_is_refused_at_its_line() {
        assert_eq!(read(""), Err(DamagedFile { line: 1 }));
        assert_eq!(read("<!doctype html>"), Err(DamagedFile { line: 1 }));
        let row = TABLE.lines().next().expect("it has lines");
        for broken in [
            "Aboleth",
            &row.replace("150", "many"),
            &row[..row.rfind('\t').expect("it has fields")],
            &row.replacen("Aboleth", "", 1),
        ] {
            assert_eq!(
                read(&format!("{row}\n{broken}\n")),
                Err(DamagedFile { line: 2 }),
                "{broken}"
            );
        }
    }
}
