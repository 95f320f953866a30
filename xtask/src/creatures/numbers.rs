//! The numbers of a creature: modifiers, attack rolls, difficulty classes and damage.

use serde_json::Value;

use super::fields::{capitalized, list, text};

/// The weapons with the finesse property, and the natural weapons that the SRD bases on Dexterity. The
/// package does not say which they are.
const FINESSE: [(&str, &str); 9] = [
    ("", "Scimitar"),
    ("", "Dagger"),
    ("", "Rapier"),
    ("", "Shortsword"),
    ("Fire Elemental", "Burn"),
    ("Dust Mephit", "Claw"),
    ("Ice Mephit", "Claw"),
    ("Magma Mephit", "Claw"),
    ("Steam Mephit", "Claw"),
];

/// Returns whether a text is dice: `2d6`, `2d6+3` or `2d6-1`.
pub fn is_dice(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let Some((count, die)) = text.split_once('d') else {
        return false;
    };
    let (sides, added) = die.split_once(['+', '-']).unwrap_or((die, "0"));
    digits(count) && count != "0" && digits(sides) && digits(added)
}

/// Returns the modifier of an ability, such as `dex`.
pub fn modifier(creature: &Value, ability: &str) -> i64 {
    let scores = creature.get("ability_scores");
    let score = scores.and_then(|scores| scores.get(ability)?.as_i64());
    score.map_or(0, |score| (score - 10).div_euclid(2))
}

/// Returns the proficiency bonus.
pub fn proficiency(creature: &Value) -> i64 {
    let bonus = creature.get("proficiency_bonus").and_then(Value::as_i64);
    bonus.unwrap_or_default()
}

/// Returns the ability of an attack roll; none for a fixed bonus.
fn attack_ability<'v>(creature: &'v Value, entry: &str, activity: &'v Value) -> Option<&'v str> {
    let attack = activity.get("attack")?;
    match text(attack, "ability") {
        "none" => None,
        "" => {
            let kind = attack.get("type")?;
            let creature_name = text(creature, "name");
            let is_finesse = FINESSE
                .iter()
                .any(|(of, weapon)| *weapon == entry && (of.is_empty() || *of == creature_name));
            let better = modifier(creature, "dex") > modifier(creature, "str");
            let ability = match text(kind, "value") {
                "ranged" => "dex",
                _ if is_finesse && better => "dex",
                _ => "str",
            };
            Some(ability)
        }
        named => Some(named),
    }
}

/// Returns the bonus of an attack roll, as `+4`.
pub fn attack_bonus(creature: &Value, entry: &str, activity: &Value) -> String {
    let flat = activity.pointer("/attack/flat").and_then(Value::as_bool) == Some(true);
    let own = activity.pointer("/attack/bonus").and_then(Value::as_str);
    let own: i64 = own.and_then(|own| own.parse().ok()).unwrap_or_default();
    let ability = attack_ability(creature, entry, activity);
    let bonus = match ability {
        _ if flat => own,
        Some(ability) => modifier(creature, ability) + proficiency(creature) + own,
        None => proficiency(creature) + own,
    };
    signed(bonus)
}

/// Returns a number with its sign.
pub fn signed(number: i64) -> String {
    if number < 0 {
        format!("\u{2212}{}", -number)
    } else {
        format!("+{number}")
    }
}

/// Returns the difficulty class of an activity's saving throw.
pub fn difficulty(creature: &Value, activity: &Value) -> Result<i64, String> {
    let base = 8 + proficiency(creature);
    let of = |key| text(activity.pointer("/save/dc").unwrap_or(&Value::Null), key);
    match (of("calculation"), of("formula")) {
        ("spellcasting", _) => Ok(spell_difficulty(creature)),
        // The saving throws of lycanthropes, the rust monster and the tarrasque go by Constitution.
        ("", "8 + @mod + @prof") => Ok(base + modifier(creature, "con")),
        ("", "8 + @prof") => Ok(base),
        ("", number) => number
            .parse()
            .map_err(|_| format!("what DC is `{number}`?")),
        (ability, _) => Ok(base + modifier(creature, ability)),
    }
}

/// Returns the difficulty class of its spells.
pub fn spell_difficulty(creature: &Value) -> i64 {
    8 + proficiency(creature) + modifier(creature, text(creature, "spellcasting_ability"))
}

/// Returns the passive score of Strength (Athletics), which is the difficulty class to escape.
pub fn escape(creature: &Value) -> i64 {
    let athletics = creature
        .pointer("/skills/athletics")
        .and_then(Value::as_i64);
    10 + athletics.unwrap_or_else(|| modifier(creature, "str"))
}

/// Writes the damage of an activity, such as `5 ({1d6+2}) Slashing`; braces hold the dice to roll.
pub fn damage(creature: &Value, entry: &str, activity: &Value) -> Result<String, String> {
    let damage = activity.get("damage").ok_or("there is no damage")?;
    let base = damage.get("include_base").and_then(Value::as_bool) == Some(true);
    let attack = attack_ability(creature, entry, activity);
    let ability = attack.or_else(|| {
        let named = activity.pointer("/save/dc/calculation")?.as_str()?;
        (!named.is_empty()).then_some(named)
    });
    let ability = match ability {
        Some("spellcasting") => text(creature, "spellcasting_ability"),
        Some(ability) => ability,
        None => "str",
    };
    let own = modifier(creature, ability);
    let mut parts = Vec::new();
    for (index, part) in list(damage, "parts").iter().enumerate() {
        let bonus = text(part, "bonus");
        let added = match bonus {
            "" if index == 0 && base && attack.is_some() => own,
            "" => 0,
            "@mod" => own,
            named => match named.strip_prefix("@abilities.") {
                Some(named) => modifier(creature, named.trim_end_matches(".mod")),
                None => named
                    .parse()
                    .map_err(|_| format!("what bonus is `{named}`?"))?,
            },
        };
        let number = |key| part.get(key).and_then(Value::as_i64).unwrap_or_default();
        let types: Vec<_> = list(part, "types")
            .iter()
            .filter_map(Value::as_str)
            .map(capitalized)
            .collect();
        let custom = part.pointer("/custom/formula").and_then(Value::as_str);
        let rolled = match custom.filter(|custom| !custom.is_empty()) {
            Some(custom) => summoned(custom, own)?,
            None => average(number("number"), number("denomination"), added),
        };
        parts.push(
            format!("{rolled} {}", types.join(", "))
                .trim_end()
                .to_owned(),
        );
    }
    if parts.is_empty() {
        return Err("the damage has no parts".to_owned());
    }
    Ok(parts.join(" plus "))
}

/// Writes dice with their average, such as `5 ({1d6+2})`.
pub fn average(count: i64, sides: i64, added: i64) -> String {
    if count == 0 || sides == 0 {
        return added.to_string();
    }
    let mean = (count * (sides + 1)).div_euclid(2) + added;
    let dice = match added {
        0 => format!("{count}d{sides}"),
        _ => format!("{count}d{sides}{added:+}"),
    };
    format!("{} ({{{dice}}})", mean.max(0))
}

/// Writes the damage of a summoned creature, which grows with the level of the spell.
fn summoned(formula: &str, own: i64) -> Result<String, String> {
    let inside = formula.strip_prefix("(@flags.dnd5e.summon.level - ");
    let (less, rest) = inside
        .and_then(|rest| rest.split_once(")d"))
        .ok_or_else(|| format!("what damage is `{formula}`?"))?;
    let sides = rest.split(' ').next().unwrap_or_default();
    let caster = if rest.contains("summon.mod") {
        " + your spellcasting ability modifier"
    } else {
        ""
    };
    Ok(format!(
        "(spell level \u{2212} {less})d{sides} {}{caster}",
        signed(own)
    ))
}
