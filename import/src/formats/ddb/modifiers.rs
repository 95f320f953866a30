//! The modifiers of a character, of its race, class, background, items and feats.

use crate::number::modifier;
use crate::tree::Tree;

/// The names of the abilities in modifiers, by their numbers from 1.
const ABILITIES: [&str; 6] = [
    "strength-score",
    "dexterity-score",
    "constitution-score",
    "intelligence-score",
    "wisdom-score",
    "charisma-score",
];

/// The modifiers that are in effect, and the scores that they change.
pub struct Modifiers<'t> {
    character: &'t Tree,
    all: Vec<&'t Tree>,
    proficiency: i32,
}

/// The number of the proficiency bonus among the kinds of bonuses.
const PROFICIENCY: i32 = 1;

impl<'t> Modifiers<'t> {
    /// Returns the modifiers of a character. Those of an item count while it is worn, and attuned if it must be. Those
    /// with dice are of potions and the like.
    pub fn of(character: &'t Tree, proficiency: i32) -> Self {
        let mut all = Vec::new();
        for (section, list) in character.at("modifiers").fields() {
            for one in list.list() {
                let is_in_effect = section != "item" || is_worn(character, one);
                if is_in_effect && !one.at("dice").is_object() {
                    all.push(one);
                }
            }
        }
        Self {
            character,
            all,
            proficiency,
        }
    }

    /// Whether there is a modifier.
    pub fn has(&self, kind: &str, of: &str) -> bool {
        self.of_kind(kind, of).next().is_some()
    }

    /// Returns the sum of the bonuses to something. A bonus without a number is that of an ability.
    pub fn sum(&self, of: &str) -> i32 {
        let bonuses = self.of_kind("bonus", of).filter_map(|one| self.value(one));
        bonuses.filter(|bonus| bonus.abs() < 1_000).take(100).sum()
    }

    /// Returns the words of a bonus to something whose number nobody knows.
    pub fn unknown(&self, of: &str) -> Option<String> {
        let mut bonuses = self.of_kind("bonus", of);
        let unknown = bonuses.find(|one| self.value(one).is_none())?;
        let words = unknown.any(&["friendlySubtypeName", "subType"]).words();
        Some(crate::clean::shown(&words))
    }

    /// Returns the largest number that a modifier sets.
    pub fn set(&self, of: &str) -> Option<i32> {
        self.of_kind("set", of)
            .filter_map(|one| self.value(one))
            .max()
    }

    /// Returns an ability score by its number.
    pub fn score(&self, id: i32) -> Option<i32> {
        let of = |key: &str| {
            let list = self.character.at(key).list().iter();
            let mut own = list.filter(|stat| stat.at("id").whole() == Some(id));
            own.next()
                .and_then(|stat| stat.at("value").whole())
                .filter(|score| (-99..=99).contains(score))
        };
        if let Some(score) = of("overrideStats").filter(|score| *score > 0) {
            return Some(score);
        }
        let name = usize::try_from(id - 1)
            .ok()
            .and_then(|at| ABILITIES.get(at))?;
        let bonuses = self.of_kind("bonus", name).filter_map(plain_value);
        let bonuses: i32 = bonuses.filter(|bonus| bonus.abs() < 100).take(100).sum();
        let score = of("stats")? + of("bonusStats").unwrap_or(0) + bonuses;
        let set = self.of_kind("set", name).filter_map(plain_value).max();
        Some(set.map_or(score, |set| set.max(score)))
    }

    /// Returns the modifiers of a kind, whatever they are about.
    pub fn all_of(&self, kind: &str) -> impl Iterator<Item = &'t Tree> {
        let all = self.all.iter().copied();
        all.filter(move |one| one.at("type").text() == kind)
    }

    fn value(&self, one: &Tree) -> Option<i32> {
        let of_ability = || self.score(one.at("statId").whole()?).map(modifier);
        let kinds = || one.at("bonusTypes").list().iter();
        let of_proficiency = || {
            let has_it = kinds().any(|kind| kind.whole() == Some(PROFICIENCY));
            has_it.then_some(self.proficiency)
        };
        let sum = || match (of_ability(), of_proficiency()) {
            (None, None) => None,
            (ability, proficiency) => Some(ability.unwrap_or(0) + proficiency.unwrap_or(0)),
        };
        plain_value(one)
            .map(|value| value + of_proficiency().unwrap_or(0))
            .or_else(sum)
    }

    fn of_kind(&self, kind: &str, of: &str) -> impl Iterator<Item = &'t Tree> {
        let is =
            move |one: &&&Tree| one.at("type").text() == kind && one.at("subType").text() == of;
        self.all
            .iter()
            .filter(is)
            .copied()
            .collect::<Vec<_>>()
            .into_iter()
    }
}

fn plain_value(one: &Tree) -> Option<i32> {
    one.any(&["value", "fixedValue"]).whole()
}

/// Whether the item of a modifier is worn. Without a known item nobody can say, and it does not count.
fn is_worn(character: &Tree, one: &Tree) -> bool {
    let id = one.at("componentId").whole();
    let inventory = character.at("inventory").list().iter();
    let mut own = inventory.filter(|item| id.is_some() && item.path("definition.id").whole() == id);
    own.any(|item| {
        let attunes = item.path("definition.canAttune").is_true();
        item.at("equipped").is_true() && (!attunes || item.at("isAttuned").is_true())
    })
}
