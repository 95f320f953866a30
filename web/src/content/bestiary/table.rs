//! The table of the creatures.

use std::str::FromStr;

use super::DamagedFile;
use crate::order::base_name::kind;

/// A creature as the search shows it, with the numbers that a combatant gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Creature {
    /// The name, in English.
    pub name: String,
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
}

/// The fields of a line.
const FIELDS: usize = 12;

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
            _kind,
            challenge,
            armor_class,
            hit_points,
            dice,
            dexterity,
            passive,
            stealth,
            actions,
            resistance,
        ] = fields;
        Some(Self {
            name: Some(name).filter(|name| !name.is_empty())?.to_owned(),
            challenge: challenge.to_owned(),
            armor_class: armor_class.parse().ok()?,
            hit_points: hit_points.parse().ok()?,
            hit_dice: (!dice.is_empty()).then(|| dice.to_owned()),
            dexterity: dexterity.parse().ok()?,
            passive_perception: passive.parse().ok()?,
            stealth: optional(stealth).ok()?,
            legendary_actions: optional(actions).ok()?,
            legendary_resistance: optional(resistance).ok()?,
        })
    }

    /// Returns the creature in the words of the quick line. Its hit points are rolled or the average.
    #[must_use]
    pub fn words(&self, rolled: bool) -> String {
        let dice = self.hit_dice.clone().filter(|_| rolled);
        let hit_points = dice.unwrap_or_else(|| self.hit_points.to_string());
        let mut words = format!(
            "{} dex {} hp {hit_points} ac {} pp {}",
            self.name, self.dexterity, self.armor_class, self.passive_perception
        );
        let mut add = |word: &str, number: Option<i16>| {
            if let Some(number) = number {
                words.extend([" ", word, " ", &number.to_string()]);
            }
        };
        add("st", self.stealth);
        add("leg", self.legendary_actions.map(i16::from));
        add("lr", self.legendary_resistance.map(i16::from));
        words.extend([" cr ", &self.challenge]);
        words
    }
}

/// Reads a field that may be empty.
fn optional<N: FromStr>(field: &str) -> Result<Option<N>, N::Err> {
    (!field.is_empty()).then(|| field.parse()).transpose()
}

#[cfg(test)]
mod tests {
    use asalto_core::Side;

    use super::*;
    use crate::input::quick_line;

    const TABLE: &str = include_str!("../../../creatures/table.txt");

    #[test]
    fn every_creature_is_a_line_that_the_quick_line_reads_as_meant() {
        let creatures = read(TABLE).expect("the table is whole");
        assert_eq!(creatures.len(), 341);
        for one in &creatures {
            for rolled in [false, true] {
                let made = quick_line::read(&one.words(rolled), Side::FOES, &[]);
                let [newcomer] = made.as_slice() else {
                    panic!("{} is one combatant", one.name);
                };
                let profile = &newcomer.profile;
                assert_eq!(profile.name, one.name);
                assert_eq!(profile.dexterity, Some(one.dexterity), "{}", one.name);
                assert_eq!(profile.armor_class, Some(one.armor_class), "{}", one.name);
                assert_eq!(profile.stealth, one.stealth, "{}", one.name);
                let legendary = one.legendary_actions.unwrap_or_default();
                assert_eq!(profile.legendary.actions, legendary, "{}", one.name);
                let dice = one.hit_dice.clone().filter(|_| rolled);
                let average = dice.is_none().then_some(one.hit_points);
                assert_eq!(
                    (profile.hit_points, &newcomer.hit_dice),
                    (average, &dice),
                    "{}",
                    one.name
                );
                let rating = profile.challenge.map(|rating| rating.to_string());
                assert_eq!(rating.as_ref(), Some(&one.challenge), "{}", one.name);
                assert_eq!(profile.validate(), Ok(()), "{}", one.name);
            }
        }
    }

    #[test]
    fn a_damaged_table_is_refused_at_its_line() {
        assert_eq!(read(""), Err(DamagedFile { line: 1 }));
        assert_eq!(read("<!doctype html>"), Err(DamagedFile { line: 1 }));
        let row = TABLE.lines().next().expect("it has lines");
        for broken in [
            "Aboleth",
            &row.replace("150", "many"),
            &row[..row.len() - 2],
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
