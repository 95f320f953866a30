//! Formulas of dnd5e without dice: sums of numbers, proficiency bonuses and ability modifiers, e.g. `2 * @prof + 1`.

use crate::number::modifier;
use crate::tree::Tree;

/// Returns the value of a formula. None if it has dice, functions or values that are not known here.
pub fn value(formula: &str, system: &Tree, level: Option<i32>) -> Option<i32> {
    if formula.len() > 120 {
        return None;
    }
    // A minus sign begins a part of the sum that counts against it.
    let sum = formula.replace(' ', "").replace('-', "+-");
    let mut parts = sum.split('+').filter(|part| !part.is_empty()).peekable();
    parts.peek()?;
    parts.try_fold(0_i32, |sum, part| {
        sum.checked_add(product(part, system, level)?)
    })
}

/// Returns the value of a bonus, which is 0 if there is none.
pub fn bonus(tree: &Tree, system: &Tree, level: Option<i32>) -> Option<i32> {
    match tree {
        Tree::Null => Some(0),
        Tree::Text(text) if text.trim().is_empty() => Some(0),
        tree => value(&tree.words(), system, level),
    }
}

/// The proficiency bonus of a level, or of a challenge rating: 2, and 1 more for each 4 above the first.
pub fn proficiency(system: &Tree, level: Option<i32>) -> Option<i32> {
    let rating = system.path("details.cr").number();
    let of = level.map(f64::from).or(rating)?;
    let whole = crate::tree::whole(of.max(1.0).floor()).filter(|of| *of <= 99)?;
    Some(2 + (whole - 1) / 4)
}

fn product(part: &str, system: &Tree, level: Option<i32>) -> Option<i32> {
    let (sign, part) = part.strip_prefix('-').map_or((1, part), |part| (-1, part));
    part.split('*').try_fold(sign, |product: i32, factor| {
        product.checked_mul(factor_of(factor, system, level)?)
    })
}

fn factor_of(factor: &str, system: &Tree, level: Option<i32>) -> Option<i32> {
    let Some(name) = factor.strip_prefix('@') else {
        return factor
            .parse()
            .ok()
            .filter(|number| (0..1_000).contains(number));
    };
    if matches!(name, "prof" | "attributes.prof") {
        return proficiency(system, level);
    }
    let ability = name
        .strip_prefix("abilities.")
        .and_then(|rest| rest.strip_suffix(".mod"))?;
    let score = system.path("abilities").at(ability).at("value").whole()?;
    Some(modifier(score)).filter(|_| (0..100).contains(&score))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_and_products_have_values() {
        let (system, _) = crate::tree::json::read(
            r#"{"abilities": {"dex": {"value": 14}, "wis": {"value": 8}}, "details": {"cr": 13}}"#,
        )
        .expect("it is JSON");
        for (formula, expected) in [
            ("@prof", Some(5)),
            ("2 * @prof", Some(10)),
            ("@abilities.dex.mod + @prof", Some(7)),
            ("12 + @abilities.wis.mod", Some(11)),
            ("3 - 1", Some(2)),
            ("1d4", None),
            ("@scale.monk.die", None),
            ("", None),
            ("max(1, @prof)", None),
        ] {
            assert_eq!(value(formula, &system, None), expected, "{formula}");
        }
        assert_eq!(value("@prof", &system, Some(4)), Some(2));
        assert_eq!(value("@prof", &Tree::Null, None), None);
    }
}
