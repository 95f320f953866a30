//! Damage reduction: `10/magic`, `5/—`, `10/bludgeoning or silver`.

use asalto_core::combatant::{DamageReduction, Defenses};

use super::pieces::{Piece, Token, longest, types};
use crate::clean;

/// The words before the number.
const NAMES: &str = "dr|damage reduction|rd|reduccion de daño|reduccion del daño|reduccion de dano|reduction des degats\
    |reduction de degats";

/// The words between two bypasses of which both are needed.
const BOTH: [&str; 3] = [" and ", " y ", " et "];

/// The words between two bypasses of which one is enough.
const EITHER: [&str; 3] = [" or ", " o ", " ou "];

/// Returns the number of pieces of the name of a damage reduction at the beginning, if a number follows it.
pub fn name(pieces: &[Piece]) -> Option<usize> {
    let used = longest(NAMES, pieces)?;
    matches!(pieces.get(used)?.token, Token::Number(_)).then_some(used)
}

/// Reads a number, and what bypasses it behind a slash.
pub fn read(text: &str) -> Option<DamageReduction> {
    let (amount, bypass) = text.split_once('/').unwrap_or((text, ""));
    let amount = amount.trim().parse().ok()?;
    if !(1..=Defenses::MOST).contains(&amount) {
        return None;
    }
    let bypass = clean::name(bypass).to_lowercase();
    let bypass = bypass.trim_matches([' ', '-', '–', '—', '−', '.']);
    let mut reduction = DamageReduction {
        amount,
        types: std::iter::empty().collect(),
        bypass: String::new(),
    };
    if BOTH.iter().any(|both| bypass.contains(both)) {
        reduction.bypass = short(bypass);
        return Some(reduction);
    }
    let one_of = EITHER
        .iter()
        .fold(bypass.to_owned(), |bypass, or| bypass.replace(or, "/"));
    let mut words = Vec::new();
    for part in one_of.split('/').map(str::trim) {
        let folded: String = part.chars().map(clean::unaccented).collect();
        match types(&folded)[..] {
            [of] if of.is_of_weapons() => reduction.types.insert(of),
            _ => words.push(part),
        }
    }
    reduction.bypass = short(&words.join("/"));
    Some(reduction)
}

fn short(bypass: &str) -> String {
    let bypass = clean::name(clean::cut(bypass, DamageReduction::LONGEST_BYPASS));
    bypass.trim().to_owned()
}
