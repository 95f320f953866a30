//! Regeneration and fast healing in a stat block: lines such as `Regeneration. It regains 15 hit points at the start of …`
//! and `Fast healing 5`.

use asalto_core::effect::{LethalDamage, TurnEffectKind};

use crate::{clean, lethal_damage};

/// The names of regeneration, in three languages without accents.
const REGENERATION: [&str; 2] = ["regeneration", "regeneracion"];

/// The names of fast healing, in three languages without accents.
const FAST_HEALING: [&str; 6] = [
    "fast healing",
    "curacion rapida",
    "curacion acelerada",
    "guerison acceleree",
    "guerison rapide",
    "soins acceleres",
];

/// The verbs before a number of hit points, without accents.
const VERBS: [&str; 12] = [
    "regain", "regains", "regained", "heal", "heals", "recover", "recovers", "recupera", "recobra",
    "cura", "recupere", "regagne",
];

/// The words behind a number of hit points, without accents.
const POINTS: [&str; 6] = ["hit", "hp", "puntos", "pg", "points", "pv"];

/// The texts that put it at the end of a turn, without accents.
const AT_THE_END: [&str; 6] = [
    "end of its turn",
    "end of each of its turns",
    "final de su turno",
    "final de cada uno de sus turnos",
    "fin de son tour",
    "fin de chacun de ses tours",
];

/// The texts of a regeneration that keeps nobody alive at 0 hit points, without accents.
const NEEDS_ONE: [&str; 7] = [
    "at least 1 hit point",
    "at least 1 hp",
    "al menos 1 punto de golpe",
    "al menos 1 pg",
    "au moins 1 point de vie",
    "au moins 1 pv",
    "has 1 or more hit points",
];

/// The most hit points of one turn.
const MOST: u32 = 999;

/// Returns what restores hit points at the start of each turn by a stat block with a trait on each line: the heading of
/// the first such trait without its number, and what it does.
///
/// ```
/// use asalto_core::effect::TurnEffectKind;
/// let sheet = "Keen Smell. It smells well.\nRegeneration. It regains 15 hit points at the start of its turn.";
/// let wanted = ("Regeneration".to_owned(), TurnEffectKind::regeneration("15"));
/// assert_eq!(asalto_import::regeneration(sheet), Some(wanted));
/// ```
#[must_use]
pub fn regeneration(sheet: &str) -> Option<(String, TurnEffectKind)> {
    let (heading, mut does) = sheet.lines().find_map(of_line)?;
    // In D&D 3.5 the number and the weaknesses may stand in two lines.
    if let TurnEffectKind::Regeneration { lethal, .. } = &mut does
        && lethal.is_empty()
    {
        *lethal = sheet.lines().find_map(weaknesses).unwrap_or_default();
    }
    Some((heading, does))
}

/// Returns the damage that stays lethal by a line about regeneration of D&D 3.5.
fn weaknesses(line: &str) -> Option<LethalDamage> {
    let (heading, text) = split(clean::cut(line.trim(), 1_000));
    let (heading, _) = numbered(heading.trim());
    is_one_of(&REGENERATION, heading)
        .then(|| lethal_damage::stated(text))
        .flatten()
}

/// Returns the heading of a line, and the text behind it.
fn split(line: &str) -> (&str, &str) {
    let end = line.find(['.', ':', '(']).unwrap_or(line.len());
    line.split_at(end)
}

fn of_line(line: &str) -> Option<(String, TurnEffectKind)> {
    let line = clean::cut(line.trim(), 1_000);
    let (heading, text) = split(line);
    let (heading, number) = numbered(heading.trim());
    let regenerates = is_one_of(&REGENERATION, heading);
    if !regenerates && !is_one_of(&FAST_HEALING, heading) {
        return None;
    }
    let stated = number.and_then(|_| lethal_damage::stated(text));
    let text = clean::folded(text);
    if AT_THE_END.iter().any(|end| text.contains(end)) {
        return None;
    }
    let dice = match number {
        Some(number) => number.to_string(),
        None => restored(&text)?,
    };
    let mut letters = heading.chars();
    let first = letters.next()?.to_uppercase();
    let heading = first.chain(letters).collect();
    let keeps_alive = regenerates && !NEEDS_ONE.iter().any(|needs| text.contains(needs));
    let does = if keeps_alive {
        let lethal = stated.unwrap_or_default();
        TurnEffectKind::Regeneration { dice, lethal }
    } else {
        TurnEffectKind::Healing { dice }
    };
    Some((heading, does))
}

/// Returns the part of a line of qualities that begins with regeneration or fast healing and its number, such as
/// `regeneration 5 (acid or fire)` in D&D 3.5 and Pathfinder.
pub fn quality(line: &str) -> Option<&str> {
    // Brackets can hold commas: "regeneration 5 (acid, fire)".
    let mut depth = 0_usize;
    let parts = line.split(|letter| {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && matches!(letter, ',' | ';' | ':')
    });
    let mut parts = parts.map(str::trim).filter(|part| part.len() < 200);
    parts.find(|part| {
        let end = part.find('(').unwrap_or(part.len());
        let (heading, number) = numbered(part[..end].trim());
        let is_named = is_one_of(&REGENERATION, heading) || is_one_of(&FAST_HEALING, heading);
        is_named && number.is_some()
    })
}

/// Returns a heading without the number at its end, and the number.
fn numbered(heading: &str) -> (&str, Option<u32>) {
    let name = heading.trim_end_matches(|digit: char| digit.is_ascii_digit());
    let number = heading[name.len()..].parse().ok();
    match number.filter(|number| (1..=MOST).contains(number)) {
        Some(number) if name.ends_with(' ') => (name.trim_end(), Some(number)),
        _ => (heading, None),
    }
}

fn is_one_of(names: &[&str], heading: &str) -> bool {
    names.contains(&&*clean::folded(heading))
}

/// Returns the number or the dice of the hit points that a text restores.
fn restored(text: &str) -> Option<String> {
    let mut words = text.split_whitespace();
    words.find(|word| VERBS.contains(word))?;
    let rest: Vec<&str> = words.take(8).collect();
    let at = rest
        .iter()
        .position(|word| word.starts_with(|digit: char| digit.is_ascii_digit()))?;
    let are_points = rest[at + 1..].iter().any(|word| POINTS.contains(word));
    let word = rest[at];
    let number = word
        .parse::<u32>()
        .ok()
        .filter(|number| (1..=MOST).contains(number));
    let value = number.map(|number| number.to_string());
    let dice = || crate::number::dice(word);
    value.or_else(dice).filter(|_| are_points)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regenerates(dice: &str) -> TurnEffectKind {
        TurnEffectKind::regeneration(dice)
    }

    /// Returns the regeneration of a troll of D&D 3.5.
    fn of_troll(dice: &str) -> TurnEffectKind {
        TurnEffectKind::Regeneration {
            dice: dice.to_owned(),
            lethal: lethal_damage("acid or fire"),
        }
    }

    fn heals(dice: &str) -> TurnEffectKind {
        let dice = dice.to_owned();
        TurnEffectKind::Healing { dice }
    }

    #[test]
    fn traits_of_three_languages_are_read() {
        for (sheet, heading, does) in [
            (
                "Regeneration. The troll regains 15 hit points at the start of its turn. If it takes fire damage, …",
                "Regeneration",
                regenerates("15"),
            ),
            (
                "Regeneration. It regains 10 HP at the start of each of its turns.",
                "Regeneration",
                regenerates("10"),
            ),
            (
                "Regeneración. El trol recupera 10 puntos de golpe al principio de su turno.",
                "Regeneración",
                regenerates("10"),
            ),
            (
                "Régénération. Le troll récupère 10 points de vie au début de son tour.",
                "Régénération",
                regenerates("10"),
            ),
            (
                "Regeneration: It regains 2d6 hit points at the start of its turn.",
                "Regeneration",
                regenerates("2d6"),
            ),
            ("Bite. +5.\nfast healing 5", "Fast healing", heals("5")),
            ("Fast Healing 3 (Ex).", "Fast Healing", heals("3")),
            (
                "Fast Healing (Ex): A vampire heals 5 points of damage each round.",
                "Fast Healing",
                heals("5"),
            ),
            ("Curación rápida 2.", "Curación rápida", heals("2")),
            ("Guérison accélérée 4", "Guérison accélérée", heals("4")),
            (
                "Regeneration (Ex): Fire deals normal damage.\nregeneration 5 (acid or fire).",
                "Regeneration",
                of_troll("5"),
            ),
            (
                "regeneration 5.\nRegeneration (Ex): Fire and acid deal normal damage to a troll.",
                "Regeneration",
                of_troll("5"),
            ),
        ] {
            let wanted = Some((heading.to_owned(), does));
            assert_eq!(regeneration(sheet), wanted, "{sheet}");
        }
    }

    #[test]
    fn other_texts_restore_nothing() {
        for sheet in [
            "",
            "Regeneration",
            "Regeneration 0",
            "Regeneration 99999",
            "Regeneration. It regains its lost limbs.",
            "Regeneration. It regains 10 hit points at the end of its turn.",
            "Regeneration. It regains 1 head.",
            "Regeneration Aura. Each ally regains 10 hit points at the start of its turn.",
            "Potion. It regains 10 hit points at the start of its turn.",
            "Regeneration5. x",
        ] {
            assert_eq!(regeneration(sheet), None, "{sheet}");
        }
    }

    #[test]
    fn qualities_of_3_5_and_pathfinder_are_found() {
        for (line, part) in [
            (
                "Special Qualities: Darkvision 90 ft., regeneration 5 (acid, fire), scent",
                Some("regeneration 5 (acid, fire)"),
            ),
            ("hp 63 (6d8+36); fast healing 2", Some("fast healing 2")),
            (
                "Cualidades especiales: regeneración 3",
                Some("regeneración 3"),
            ),
            ("Regeneration. It regains 10 hit points.", None),
            ("spells, regeneration (3/day)", None),
        ] {
            assert_eq!(quality(line), part, "{line}");
        }
    }

    #[test]
    fn regeneration_that_needs_a_hit_point_is_healing() {
        for sheet in [
            "Regeneration. The oni regains 10 hit points at the start of its turn if it has at least 1 hit point.",
            "Regeneración. El oni recupera 10 puntos de golpe al principio de su turno si tiene al menos 1 punto de golpe.",
            "Régénération. L’oni récupère 10 points de vie au début de son tour s’il a au moins 1 point de vie.",
        ] {
            let (_, does) = regeneration(sheet).expect(sheet);
            let dice = "10".to_owned();
            assert_eq!(does, TurnEffectKind::Healing { dice }, "{sheet}");
        }
    }
}
