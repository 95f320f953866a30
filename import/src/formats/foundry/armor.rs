//! The armor class of dnd5e where it is calculated: from worn armor, or by a formula with a name.

use super::data::data;
use crate::number::modifier;
use crate::tree::Tree;

/// Returns the armor class. None if something that is not known here decides it.
pub fn class(tree: &Tree, system: &Tree) -> Option<i32> {
    let score = |ability: &str| system.path("abilities").at(ability).at("value").whole();
    let dexterity = modifier(score("dex")?);
    if changes(tree, "attributes.ac") {
        return None;
    }
    let calculation = system.path("attributes.ac.calc").text();
    let worn = ArmorAndShield::of(tree, dexterity)?;
    let base = match calculation {
        "default" | "" => worn.armor.unwrap_or(10 + dexterity),
        "mage" | "draconic" => 13 + dexterity,
        "unarmoredMonk" => 10 + dexterity + modifier(score("wis")?),
        "unarmoredBarb" => 10 + dexterity + modifier(score("con")?),
        "unarmoredBard" => 10 + dexterity + modifier(score("cha")?),
        _ => return None,
    };
    Some(base + worn.shield)
}

/// Whether an effect of the actor or of an item changes a value.
pub fn changes(tree: &Tree, key: &str) -> bool {
    let own = tree.at("effects").list().iter();
    let of_items = tree
        .at("items")
        .list()
        .iter()
        .flat_map(|item| item.at("effects").list())
        // An effect of a spell or a potion waits for its use.
        .filter(|effect| effect.at("transfer").truth() != Some(false));
    let is_on = |effect: &&Tree| !effect.at("disabled").is_true();
    let changes = own
        .chain(of_items)
        .filter(is_on)
        .flat_map(|effect| effect.at("changes").list());
    changes
        .into_iter()
        .any(|change| change.at("key").text().contains(key))
}

/// Worn armor and the shield.
struct ArmorAndShield {
    armor: Option<i32>,
    shield: i32,
}

impl ArmorAndShield {
    fn of(tree: &Tree, dexterity: i32) -> Option<Self> {
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
            let total = match kind.text() {
                "light" | "natural" => {
                    value + limit.map_or(dexterity, |limit| dexterity.min(limit))
                }
                "medium" => value + dexterity.min(limit.unwrap_or(2)),
                "heavy" => value + dexterity.min(limit.unwrap_or(0)).max(0),
                "shield" => {
                    worn.shield = worn.shield.max(value);
                    continue;
                }
                _ => continue,
            };
            worn.armor = worn.armor.max(Some(total));
        }
        Some(worn)
    }
}
