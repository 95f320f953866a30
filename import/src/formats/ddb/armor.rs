//! The armor class of a character: its armor, or a feature of its class.

use super::modifiers::Modifiers;
use crate::number::modifier;
use crate::tree::Tree;

/// The numbers of the kinds of armor.
const LIGHT: i32 = 1;
const MEDIUM: i32 = 2;
const HEAVY: i32 = 3;
const SHIELD: i32 = 4;

/// The numbers of values that a player entered.
const OVERRIDE: i32 = 1;
const ADDED: [i32; 2] = [2, 3];

/// Returns the armor class. None if the Dexterity score is unknown, or a kind of armor.
pub fn class(character: &Tree, modifiers: &Modifiers<'_>) -> Option<i32> {
    let entered = |id: i32| {
        let values = character.at("characterValues").list().iter();
        let mut own = values.filter(move |value| value.at("typeId").whole() == Some(id));
        own.next().and_then(|value| value.at("value").whole())
    };
    if let Some(entered) = entered(OVERRIDE) {
        return Some(entered);
    }
    let dexterity = modifier(modifiers.score(2)?);
    let mut armor: Option<i32> = None;
    let mut shield = 0;
    for item in character.at("inventory").list() {
        let definition = item.at("definition");
        let value = definition
            .at("armorClass")
            .whole()
            .filter(|value| (0..100).contains(value));
        let (Some(value), true) = (value, item.at("equipped").is_true()) else {
            continue;
        };
        let total = match definition.at("armorTypeId").whole() {
            Some(LIGHT) => value + dexterity,
            Some(MEDIUM) => value + dexterity.min(2),
            Some(HEAVY) => value,
            Some(SHIELD) => {
                shield = shield.max(value);
                continue;
            }
            Some(_) => return None,
            None => continue,
        };
        armor = armor.max(Some(total));
    }
    let unarmored = || {
        let natural = 10 + dexterity;
        let by_class = modifiers
            .set("unarmored-armor-class")
            .map(|bonus| natural + bonus);
        natural.max(by_class.unwrap_or(natural))
    };
    let bonus = modifiers.sum("armor-class")
        + if armor.is_some() {
            modifiers.sum("armored-armor-class")
        } else {
            modifiers.sum("unarmored-armor-class")
        };
    let added: i32 = ADDED
        .into_iter()
        .filter_map(entered)
        .filter(|added| added.abs() < 100)
        .sum();
    Some(armor.unwrap_or_else(unarmored) + shield + bonus + added)
}
