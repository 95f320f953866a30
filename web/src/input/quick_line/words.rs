//! The meaning of a single word of the quick line, in any of the three languages.

use asalto_core::Side;
use asalto_core::actor::Formula;
use asalto_core::combatant::{Challenge, Controller, NumericField};
use asalto_text::typed_field;

/// The highest count.
pub(crate) const MOST: usize = 100;

/// The meaning of a word in a line, for a combatant.
pub(crate) enum Meaning<'w> {
    /// The modifier of the initiative roll.
    Modifier(i16),
    /// The number of a field.
    Number(NumericField, i32),
    /// The dice for hit points.
    HitDice(&'w str),
    /// Its challenge rating.
    Challenge(Challenge),
    /// The formula for initiative.
    Formula(Formula),
    /// One roll for all.
    Group,
    /// Its lair.
    Lair,
    /// Players do not see it.
    Secret,
    /// Its side, and who controls it.
    Side(Side, Controller),
    /// A part of the name.
    Name,
}

/// Returns the meaning of a word, and whether that includes the next word. Some words have their meaning only
/// after a name.
pub(crate) fn meaning<'w>(
    word: &'w str,
    next: Option<&'w str>,
    named: bool,
) -> (Meaning<'w>, bool) {
    if let Some(modifier) = modifier(word) {
        return (Meaning::Modifier(modifier), false);
    }
    if let Some((field, number)) = glued(word) {
        return (Meaning::Number(field, number), false);
    }
    if let Some(dice) = hit_points(word, next) {
        return (Meaning::HitDice(dice), !word.ends_with(dice));
    }
    if let Some(formula) = formula(word).filter(|_| named) {
        return (Meaning::Formula(formula), false);
    }
    if let Some(field) = field(word)
        && let Some(number) = next.and_then(number)
    {
        return (Meaning::Number(field, number), true);
    }
    if let Some(challenge) = challenge(word, next).filter(|_| named) {
        return (Meaning::Challenge(challenge), true);
    }
    let meaning = match side(word).filter(|_| named) {
        _ if named && is_group(word) => Meaning::Group,
        _ if named && is_lair(word) => Meaning::Lair,
        _ if named && is_secret(word) => Meaning::Secret,
        Some((side, controller)) => Meaning::Side(side, controller),
        None => Meaning::Name,
    };
    (meaning, false)
}

/// Returns whether a word is dice: `2d4`, `d6` or `1d4+1`.
pub(crate) fn is_dice(word: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let Some((count, die)) = word.split_once(['d', 'D']) else {
        return false;
    };
    let (sides, added) = die.split_once(['+', '-']).unwrap_or((die, "0"));
    digits(count) && !sides.is_empty() && digits(sides) && !added.is_empty() && digits(added)
}

/// Parses a count: `4`, `4x` or `x4`.
pub(crate) fn count(word: &str) -> Option<usize> {
    let digits = word.trim_matches(['x', 'X', '×']);
    let count: usize = digits.parse().ok()?;
    Some(count.clamp(1, MOST))
}

/// Parses a modifier: `+3`, `-1`, or one with a true minus sign.
fn modifier(word: &str) -> Option<i16> {
    let signed = word.starts_with(['+', '-', '−']);
    signed
        .then(|| number(word))
        .flatten()
        .and_then(|number| i16::try_from(number).ok())
}

fn number(word: &str) -> Option<i32> {
    word.trim_end_matches([',', '.'])
        .replace('−', "-")
        .parse()
        .ok()
}

/// Finds the dice for hit points: `hp 2d8` or `hp2d8`.
fn hit_points<'w>(word: &'w str, next: Option<&'w str>) -> Option<&'w str> {
    let name = word.find(|c: char| c.is_ascii_digit());
    let (name, dice) = match name {
        Some(digits) => word.split_at(digits),
        None => (word, next?),
    };
    let of_them = is_dice(dice) && field(name) == Some(NumericField::HitPoints);
    of_them.then_some(dice)
}

/// Parses a challenge rating: `cr 1/4`.
fn challenge(word: &str, next: Option<&str>) -> Option<Challenge> {
    let named = matches!(word.to_ascii_lowercase().as_str(), "cr" | "vd" | "fp");
    let rating = next?.trim_end_matches([',', '.']);
    named.then(|| rating.parse().ok()).flatten()
}

/// Parses the formula for initiative, such as `1d10+5`.
fn formula(word: &str) -> Option<Formula> {
    is_dice(word)
        .then(|| word.to_ascii_lowercase().parse().ok())
        .flatten()
}

/// Parses a field with its number: `hp7`, `ac:15` or `3pa`.
fn glued(word: &str) -> Option<(NumericField, i32)> {
    let after = word
        .find(|c: char| !c.is_ascii_digit())
        .filter(|&after| after > 0);
    if let Some((digits, name)) = after.map(|after| word.split_at(after)) {
        return Some((field(name)?, number(digits)?));
    }
    let digits = word.find(|c: char| c.is_ascii_digit() || c == '-' || c == '+')?;
    let (name, digits) = word.split_at(digits);
    Some((field(name)?, number(digits)?))
}

fn field(word: &str) -> Option<NumericField> {
    typed_field(word.trim_end_matches([':', '=', '.']))
}

/// Returns whether a word requests one roll for identical creatures (D5E-20).
fn is_group(word: &str) -> bool {
    matches!(
        word.to_ascii_lowercase().as_str(),
        "group" | "grupo" | "groupe"
    )
}

/// Returns whether a word places a creature in its lair (D5E-71).
fn is_lair(word: &str) -> bool {
    matches!(
        word.to_ascii_lowercase().as_str(),
        "lair" | "guarida" | "repaire"
    )
}

/// Returns whether a word hides a combatant from players until the game master reveals it.
fn is_secret(word: &str) -> bool {
    matches!(
        word.to_lowercase().as_str(),
        "hidden" | "oculto" | "oculta" | "caché" | "cachée"
    )
}

fn side(word: &str) -> Option<(Side, Controller)> {
    match word.to_ascii_lowercase().as_str() {
        "pc" | "pj" => Some((Side::PARTY, Controller::Player)),
        "party" | "ally" | "aliado" | "aliada" | "allié" | "alliée" => {
            Some((Side::PARTY, Controller::GameMaster))
        }
        "foe" | "enemy" | "npc" | "enemigo" | "enemiga" | "pnj" | "ennemi" | "ennemie" => {
            Some((Side::FOES, Controller::GameMaster))
        }
        "other" | "otro" | "otra" | "autre" => Some((Side(2), Controller::GameMaster)),
        _ => None,
    }
}
