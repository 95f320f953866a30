//! The system dnd5e.

use super::{armor, defenses, formula};
use crate::entry::Entry;
use crate::left_out::{Field, Reason};
use crate::number::{self, ParsedNumber, modifier};
use crate::tree::Tree;

/// Reads the values of an actor.
pub fn fill(entry: &mut Entry<'_>, tree: &Tree, system: &Tree) {
    let attributes = system.at("attributes");
    let is_character = tree.at("type").text() == "character";
    hit_points(entry, tree, system);
    entry.temporary(attributes.path("hp.temp"));
    armor_class(entry, tree, system);
    initiative(entry, tree, system);
    entry.one.init_advantage |= tree.path("flags.dnd5e.initiativeAdv").is_true();
    if is_character {
        let level = levels(tree).or_else(|| system.path("details.level").whole());
        entry.level(&level.map_or(Tree::Null, |level| Tree::Number(f64::from(level))));
    } else {
        entry.challenge(system.path("details.cr"));
        entry.experience(system.path("details.xp.value"));
    }
    defenses::of_fifth_edition(entry, system.at("traits"));
    let legendary = |entry: &mut Entry<'_>, path: &str| {
        let times = entry.number(Field::Legendary, system.path(path));
        times.filter(|times| *times > 0)
    };
    entry.one.legendary_actions = legendary(entry, "resources.legact.max");
    entry.one.legendary_resistances = legendary(entry, "resources.legres.max");
}

fn hit_points(entry: &mut Entry<'_>, tree: &Tree, system: &Tree) {
    let hp = system.path("attributes.hp");
    if hp.at("max").is_something() {
        entry.hit_points_of(hp.at("value"), hp.at("max"));
        return;
    }
    entry.one.hp = entry.number(Field::HitPoints, hp.at("value"));
    match maximum(tree, system) {
        Some(maximum) => {
            entry.one.hp_max = entry.number(Field::MaxHitPoints, &Tree::Number(f64::from(maximum)));
        }
        None => entry.leave(Reason::Derived {
            field: Field::MaxHitPoints,
        }),
    }
}

/// Returns the maximum hit points of a character, whose classes have the rolls of each level.
fn maximum(tree: &Tree, system: &Tree) -> Option<i32> {
    if armor::changes(tree, "attributes.hp") {
        return None;
    }
    let constitution = modifier(system.path("abilities.con.value").whole()?);
    let classes = tree
        .at("items")
        .list()
        .iter()
        .filter(|item| item.at("type").text() == "class");
    let mut total = 0;
    let mut levels = 0;
    for class in classes {
        let class = super::data::data(class);
        let die = class
            .any_path(&["hd.denomination", "hitDice"])
            .text()
            .trim_start_matches('d');
        let die: i32 = die.parse().ok()?;
        let list = class.at("advancement").each();
        let rolled = list
            .into_iter()
            .find(|one| one.at("type").text() == "HitPoints")?;
        let own = class
            .at("levels")
            .whole()
            .filter(|levels| (1..=40).contains(levels))?;
        for level in 1..=own {
            total += match rolled.at("value").at(&level.to_string()) {
                Tree::Text(text) if text == "max" => die,
                Tree::Text(text) if text == "avg" => die / 2 + 1,
                value => value.whole().filter(|value| (1..=20).contains(value))?,
            };
        }
        levels += own;
    }
    let bonus = |path: &str| match system.path(path) {
        Tree::Null => Some(0),
        Tree::Text(text) if text.trim().is_empty() => Some(0),
        value => value.whole().filter(|value| value.abs() < 1_000),
    };
    let each = constitution + bonus("attributes.hp.bonuses.level")?;
    (levels > 0).then_some(total + levels * each + bonus("attributes.hp.bonuses.overall")?)
}

fn levels(tree: &Tree) -> Option<i32> {
    let classes = tree
        .at("items")
        .list()
        .iter()
        .filter(|item| item.at("type").text() == "class");
    let levels = classes.filter_map(|class| super::data::data(class).at("levels").whole());
    Some(
        levels
            .filter(|level| (1..=40).contains(level))
            .take(10)
            .sum(),
    )
    .filter(|levels| *levels > 0)
}

fn armor_class(entry: &mut Entry<'_>, tree: &Tree, system: &Tree) {
    let ac = system.path("attributes.ac");
    let calculation = ac.at("calc").text();
    let is_flat = matches!(calculation, "flat" | "natural")
        || calculation.is_empty() && !ac.at("calc").is_something();
    let flat = ac.any(&["flat", "value"]);
    if is_flat && flat.is_something() {
        entry.armor_class(flat);
        return;
    }
    let of_formula = || match calculation {
        "custom" => formula::value(ac.at("formula").text(), system, levels(tree)),
        _ => None,
    };
    match armor::class(tree, system).or_else(of_formula) {
        Some(class) => entry.armor_class(&Tree::Number(f64::from(class))),
        None => entry.leave(Reason::Derived {
            field: Field::ArmorClass,
        }),
    }
}

fn initiative(entry: &mut Entry<'_>, tree: &Tree, system: &Tree) {
    entry.dexterity(system.path("abilities.dex.value"));
    let init = system.path("attributes.init");
    let ability = init.at("ability").text();
    if !ability.is_empty() && ability != "dex" {
        let other = entry.number(
            Field::InitiativeModifier,
            system.path("abilities").at(ability).at("value"),
        );
        entry.one.init_mod = other.map(modifier);
    }
    entry.one.init_advantage = init.path("roll.mode").whole() == Some(1);
    for key in ["bonus", "value"] {
        let bonus = init.at(key);
        if number::parse(bonus.text()) == ParsedNumber::Nothing && bonus.number().is_none() {
            continue;
        }
        let of_formula = formula::value(bonus.text(), system, levels(tree));
        let of_formula = of_formula.map(|value| Tree::Number(f64::from(value)));
        let read = entry.number(
            Field::InitiativeModifier,
            of_formula.as_ref().unwrap_or(bonus),
        );
        entry.one.init_mod = entry
            .one
            .init_mod
            .zip(read)
            .map(|(modifier, bonus)| modifier + bonus);
    }
}
