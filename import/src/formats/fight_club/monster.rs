//! A creature of Fight Club 5e while it is read.

use crate::defenses::DefenseKind;
use crate::entry::{Entry, Sheet};
use crate::formats::phrases;
use crate::left_out::Place;
use crate::reading::Reading;
use crate::tree::Tree;

/// The elements with values.
const VALUES: [&str; 12] = [
    "name",
    "ac",
    "hp",
    "dex",
    "cr",
    "passive",
    "init",
    "initiative",
    "senses",
    "immune",
    "resist",
    "vulnerable",
];
/// The elements with a name and texts.
const TRAITS: [&str; 6] = ["trait", "action", "bonus", "reaction", "legendary", "lair"];

/// A creature while it is read.
pub struct Monster {
    /// The number of elements around it.
    pub depth: usize,
    values: Vec<(String, String)>,
    traits: Vec<(String, String)>,
    has_legendary: bool,
}

impl Monster {
    /// Starts a creature.
    pub fn new(depth: usize) -> Self {
        Self {
            depth,
            values: Vec::new(),
            traits: Vec::new(),
            has_legendary: false,
        }
    }

    /// Notes an element at a depth.
    pub fn starts(&mut self, name: &str, depth: usize) {
        if depth == self.depth + 1 && TRAITS.contains(&name) {
            self.traits.push(Default::default());
            self.has_legendary |= name == "legendary";
        }
    }

    /// Adds a text of the element at a path. Only children of the creature and of its traits count.
    pub fn says(&mut self, text: &str, path: &[String]) {
        match path.get(self.depth + 1..) {
            Some([name]) if VALUES.contains(&&**name) => {
                match self.values.iter_mut().find(|(own, _)| own == name) {
                    Some((_, value)) => value.push_str(text),
                    None => self.values.push((name.clone(), text.to_owned())),
                }
            }
            Some([outer, inner]) if TRAITS.contains(&&**outer) => {
                if let Some((name, description)) = self.traits.last_mut() {
                    let into = if inner == "name" { name } else { description };
                    if matches!(&**inner, "name" | "text") && into.len() < 16_000 {
                        into.push_str(text);
                        into.push(' ');
                    }
                }
            }
            _ => {}
        }
    }

    /// Reads the creature.
    pub fn read(self, place: &Place, reading: &mut Reading) {
        let Some(mut entry) = Entry::new(reading, place, self.value("name").text()) else {
            return;
        };
        entry.hit_points(&self.value("hp"));
        entry.armor_class(&self.value("ac"));
        entry.dexterity(&self.value("dex"));
        entry.initiative_modifier(&self.value("init"));
        entry.initiative_modifier(&self.value("initiative"));
        entry.challenge(&self.value("cr"));
        let passive = self.value("passive");
        entry.passive(&passive);
        if !passive.is_something() {
            entry.one.passive_perception = phrases::passive_in(self.value("senses").text());
        }
        entry.defenses(DefenseKind::Immune, &self.value("immune"));
        entry.defenses(DefenseKind::Resists, &self.value("resist"));
        entry.defenses(DefenseKind::Vulnerable, &self.value("vulnerable"));
        let mut texts = self.traits.iter().map(|(_, text)| text);
        let times = texts.find_map(|text| phrases::legendary_actions_in(text));
        entry.one.legendary_actions = self.has_legendary.then_some(times.unwrap_or(3));
        let mut names = self.traits.iter().map(|(name, _)| name.trim());
        entry.one.legendary_resistances = names.find_map(phrases::legendary_resistance_in);
        let mut sheet = Sheet::default();
        for (name, text) in &self.traits {
            sheet.line(name, text);
        }
        entry.sheet(sheet);
        entry.add();
    }

    fn value(&self, name: &str) -> Tree {
        let own = self.values.iter().find(|(own, _)| own == name);
        own.map_or(Tree::Null, |(_, value)| Tree::Text(value.trim().to_owned()))
    }
}
