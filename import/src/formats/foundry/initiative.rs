//! The initiative of dnd5e: an ability, bonuses to it and to its checks, and what feats and classes add.

use super::changes::Changed;
use super::data::data;
use super::formula;
use crate::entry::Entry;
use crate::left_out::{Field, Reason};
use crate::number::{self, ParsedNumber, modifier};
use crate::tree::Tree;

/// Reads the initiative modifier.
pub fn read(entry: &mut Entry<'_>, tree: &Tree, changed: &Changed<'_>, level: Option<i32>) {
    let system = &*changed.system;
    entry.dexterity(system.path("abilities.dex.value"));
    let init = system.path("attributes.init");
    let ability = match init.at("ability").text() {
        "" => "dex",
        ability => ability,
    };
    let ability_data = system.path("abilities").at(ability);
    if ability != "dex" {
        let other = entry.number(Field::InitiativeModifier, ability_data.at("value"));
        entry.one.init_mod = other.map(modifier);
    }
    let flags = &*changed.flags;
    entry.one.init_advantage =
        init.path("roll.mode").whole() == Some(1) || flags.at("initiativeAdv").is_true();
    for bonus in [
        init.at("bonus"),
        init.at("value"),
        ability_data.path("bonuses.check"),
        system.path("bonuses.abilities.check"),
    ] {
        if number::parse(bonus.text()) == ParsedNumber::Nothing && bonus.number().is_none() {
            continue;
        }
        let of_formula = formula::value(bonus.text(), system, level);
        let of_formula = of_formula.map(|value| Tree::Number(f64::from(value)));
        let read = entry.number(
            Field::InitiativeModifier,
            of_formula.as_ref().unwrap_or(bonus),
        );
        add(entry, read);
    }
    of_flags(entry, tree, changed, level, ability);
}

fn add(entry: &mut Entry<'_>, bonus: Option<i32>) {
    let sum = entry.one.init_mod.zip(bonus);
    entry.one.init_mod = sum.and_then(|(modifier, bonus)| modifier.checked_add(bonus));
}

/// Alert adds 5 by the rules of 2014 and the proficiency bonus by those of 2024; half the bonus is of 2014 alone.
fn of_flags(
    entry: &mut Entry<'_>,
    tree: &Tree,
    changed: &Changed<'_>,
    level: Option<i32>,
    ability: &str,
) {
    let is_on = |flag: &str| changed.flags.at(flag).is_true();
    let proficiency = formula::proficiency(&changed.system, level);
    let is_athlete = is_on("remarkableAthlete") && matches!(ability, "str" | "dex" | "con");
    let has_half = is_on("jackOfAllTrades") || is_on("initiativeHalfProf");
    let half = proficiency.map(|bonus| {
        if is_athlete && !has_half {
            (bonus + 1) / 2
        } else {
            bonus / 2
        }
    });
    let is_of_2014 = is_of_2014(tree);
    for (flag, holds, of_2014, of_2024) in [
        (
            "initiativeAlert",
            is_on("initiativeAlert"),
            Some(5),
            proficiency,
        ),
        ("jackOfAllTrades", has_half || is_athlete, half, Some(0)),
    ] {
        let bonus = match is_of_2014 {
            Some(true) => of_2014,
            Some(false) => of_2024,
            None => None,
        };
        match bonus {
            _ if !holds => {}
            Some(bonus) => add(entry, Some(bonus)),
            None => entry.leave(Reason::Adjusted {
                by: flag.to_owned(),
            }),
        }
    }
}

/// Returns whether the rules of 2014 count. None if the file does not tell.
fn is_of_2014(tree: &Tree) -> Option<bool> {
    let version = tree.path("_stats.systemVersion").words();
    let version: Option<u32> = version.split('.').next().and_then(|it| it.parse().ok());
    let items = || tree.at("items").list().iter();
    let of_class = |item: &&Tree| item.at("type").text() == "class";
    // The system knows those of 2024 from its version 4, where hit dice have another key.
    let is_old = version.is_some_and(|version| version < 4)
        || !tree.at("system").is_object()
        || items()
            .filter(of_class)
            .any(|class| data(class).has("hitDice") && !data(class).has("hd"));
    if is_old {
        return Some(true);
    }
    let rules = |document: &Tree| match data(document).path("source.rules").text() {
        "2014" => Some(true),
        "2024" => Some(false),
        _ => None,
    };
    rules(tree).or_else(|| items().filter(of_class).find_map(rules))
}
