//! The armor class of dnd5e where it is calculated: from worn armor, or by a formula with a name.

use super::data::data;
use super::formula;
use crate::number::modifier;
use crate::tree::Tree;

/// Returns the armor class. None if something that is not known here decides it.
pub fn class(tree: &Tree, system: &Tree, level: Option<i32>) -> Option<i32> {
    let ac = system.path("attributes.ac");
    let flat = ac.any(&["flat", "value"]).whole();
    let calculation = ac.at("calc").text();
    match (calculation, flat) {
        // Nothing is added to it, not even a shield.
        ("flat", Some(flat)) => return Some(flat),
        ("", Some(flat)) if !ac.at("calc").is_something() => return Some(flat),
        _ => {}
    }
    let score = |ability: &str| system.path("abilities").at(ability).at("value").whole();
    let dexterity = score("dex").map(modifier);
    let worn = ArmorAndShield::of(tree, dexterity)?;
    let base = match calculation {
        "natural" => flat?,
        "default" | "" => match worn.armor {
            Some(armor) => armor,
            None => 10 + dexterity?,
        },
        "mage" | "draconic" => 13 + dexterity?,
        "unarmoredMonk" => 10 + dexterity? + modifier(score("wis")?),
        "unarmoredBarb" => 10 + dexterity? + modifier(score("con")?),
        "unarmoredBard" => 10 + dexterity? + modifier(score("cha")?),
        "custom" => formula::value(ac.at("formula").text(), system, level)?,
        _ => return None,
    };
    let bonus = formula::bonus(ac.at("bonus"), system, level)?;
    let total = base.checked_add(worn.shield)?.checked_add(bonus)?;
    let least = formula::bonus(ac.at("min"), system, level)?;
    Some(total.max(least))
}

/// Worn armor and the shield.
struct ArmorAndShield {
    armor: Option<i32>,
    shield: i32,
}

impl ArmorAndShield {
    fn of(tree: &Tree, dexterity: Option<i32>) -> Option<Self> {
        let mut worn = Self {
            armor: None,
            shield: 0,
        };
        for item in tree.at("items").list() {
            let system = data(item);
            let is_worn = item.at("type").text() == "equipment" && system.at("equipped").is_true();
            let armor = system.at("armor");
            let (Some(value), true) = (armor.at("value").whole(), is_worn) else {
                continue;
            };
            if !(0..100).contains(&value) {
                return None;
            }
            let magic = armor.at("magicalBonus").whole().unwrap_or(0).clamp(-20, 20);
            let value = value + magic;
            let limit = armor.at("dex").whole();
            let kind = system.path("type.value");
            let kind = if kind.is_something() {
                kind
            } else {
                armor.at("type")
            };
            if kind.text() == "shield" {
                worn.shield = worn.shield.max(value);
                continue;
            }
            let Some(dexterity) = dexterity else {
                continue;
            };
            let total = match kind.text() {
                "light" | "natural" => {
                    value + limit.map_or(dexterity, |limit| dexterity.min(limit))
                }
                "medium" => value + dexterity.min(limit.unwrap_or(2)),
                "heavy" => value + dexterity.min(limit.unwrap_or(0)).max(0),
                _ => continue,
            };
            worn.armor = worn.armor.max(Some(total));
        }
        Some(worn)
    }
}
