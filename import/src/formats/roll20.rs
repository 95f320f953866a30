//! Character sheets of Roll20, as VTTES and `R20Exporter` write them: a list of attributes with a name, a value and a
//! maximum.

use crate::clean;
use crate::defenses::DefenseKind;
use crate::entry::Entry;
use crate::format::Format;
use crate::left_out::{Kind, Place};
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether an object is a character, or a campaign with characters.
pub fn is(tree: &Tree) -> bool {
    is_character(tree)
        || tree
            .at("characters")
            .list()
            .first()
            .is_some_and(is_character)
}

fn is_character(tree: &Tree) -> bool {
    let list = attributes(inner(tree));
    list.list()
        .first()
        .is_some_and(|first| first.has("name") && first.has("current"))
}

fn inner(tree: &Tree) -> &Tree {
    let character = tree.at("character");
    if character.is_object() {
        character
    } else {
        tree
    }
}

fn attributes(tree: &Tree) -> &Tree {
    tree.any(&["attribs", "attributes"])
}

/// Reads a character or a campaign.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    reading.found(Format::Roll20);
    if is_character(tree) {
        character(inner(tree), place, reading);
        return;
    }
    for (at, one) in tree.at("characters").list().iter().enumerate() {
        character(inner(one), &Place::of(Kind::Entry, at + 1), reading);
    }
}

/// The attributes of a character. One may stand twice: the first that is not empty counts.
struct Sheet<'t>(&'t [Tree]);

impl<'t> Sheet<'t> {
    fn value(&self, name: &str, key: &str) -> &'t Tree {
        let own = self.0.iter().filter(|one| one.at("name").text() == name);
        let mut values = own
            .map(|one| one.at(key))
            .filter(|value| value.is_something());
        values.next().unwrap_or(&Tree::Null)
    }

    fn any(&self, names: &[&str]) -> &'t Tree {
        let values = names.iter().map(|name| self.value(name, "current"));
        values
            .into_iter()
            .find(|value| value.is_something())
            .unwrap_or(&Tree::Null)
    }
}

/// A sheet that breaks ties by Dexterity has a hundredth of the score behind the modifier: `2.14`.
fn without_tie_breaker(bonus: &Tree) -> Tree {
    match bonus.number() {
        Some(number) => Tree::Number(number.floor()),
        None => bonus.clone(),
    }
}

fn character(tree: &Tree, place: &Place, reading: &mut Reading) {
    let sheet = Sheet(attributes(tree).list());
    let name = tree.at("name");
    let name = if name.is_something() {
        name
    } else {
        sheet.any(&["npc_name", "character_name", "name"])
    };
    let Some(mut entry) = Entry::new(reading, place, &clean::name(&name.words())) else {
        return;
    };
    let is_npc =
        sheet.any(&["npc", "is_npc"]).is_true() || sheet.any(&["sheet_type"]).text() == "npc";
    let is_pathfinder =
        sheet.any(&["armor_class"]).is_something() && sheet.any(&["hit_points"]).is_something();
    if is_pathfinder {
        let maximum = sheet.value("hit_points", "max");
        let maximum = if maximum.is_something() {
            maximum
        } else {
            sheet.any(&["hit_points_max"])
        };
        entry.hit_points_of(sheet.any(&["hit_points"]), maximum);
        entry.armor_class(sheet.any(&["armor_class"]));
        entry.dexterity(sheet.any(&["dexterity"]));
        entry.one.init_mod = None;
        entry.initiative_modifier(sheet.any(&["initiative", "perception"]));
        entry.temporary(sheet.any(&["hit_points_temp"]));
    } else {
        let (now, maximum) = (sheet.value("hp", "current"), sheet.value("hp", "max"));
        if is_npc && !now.is_something() && !maximum.is_something() {
            // A sheet that nobody rolled has only the text of its stat block.
            entry.hit_points(sheet.any(&["npc_hpbase", "npc_hpformula"]));
        } else {
            entry.hit_points_of(now, maximum);
        }
        entry.armor_class(sheet.any(if is_npc {
            &["npc_ac", "ac"]
        } else {
            &["ac", "npc_ac"]
        }));
        entry.dexterity(sheet.any(&["dexterity", "dexterity_base"]));
        entry.initiative_modifier(&without_tie_breaker(sheet.any(&["initiative_bonus"])));
        entry.temporary(sheet.any(&["hp_temp"]));
    }
    if is_npc {
        entry.challenge(sheet.any(&["npc_challenge"]));
        entry.experience(sheet.any(&["npc_xp"]));
        entry.one.passive_perception =
            super::phrases::passive_in(&sheet.any(&["npc_senses"]).words());
        if is_pathfinder {
            entry.level(sheet.any(&["level"]));
        } else {
            entry.defenses(DefenseKind::Immune, sheet.any(&["npc_immunities"]));
            entry.defenses(DefenseKind::Resists, sheet.any(&["npc_resistances"]));
            entry.defenses(DefenseKind::Vulnerable, sheet.any(&["npc_vulnerabilities"]));
        }
    } else {
        entry.player();
        entry.level(sheet.any(&["level", "base_level"]));
        entry.passive(sheet.any(&["passive_wisdom"]));
    }
    entry.add();
}
