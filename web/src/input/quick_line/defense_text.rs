//! Defenses as a text to edit, such as `resists fire, immune to poison`.

use asalto_core::combatant::Defenses;
use asalto_core::rules::DefensePolicy;

use super::defense::{Typed, defense};
use super::fault::LineFault;
use super::reading::Reading;
use super::word::{Word, words};

/// Reads all defenses of a combatant, which commas separate.
///
/// # Errors
/// [`LineFault`] if a part is no defense, or one that the rules do not know.
pub fn defenses(text: &str, reading: Reading<'_>) -> Result<Defenses, LineFault> {
    let mut all = Defenses::default();
    add_defenses(&mut all, text, reading.defenses, reading.fold)?;
    Ok(all)
}

/// Adds the defenses of a text to those of a combatant.
///
/// # Errors
/// [`LineFault`] if a part is no defense, or one that the rules do not know.
pub fn add_defenses(
    all: &mut Defenses,
    text: &str,
    policy: DefensePolicy,
    fold: &dyn Fn(&str) -> String,
) -> Result<(), LineFault> {
    for part in text.split([',', ';']) {
        for typed in
            each(part, fold).ok_or_else(|| LineFault::DamageType(part.trim().to_owned()))?
        {
            if !typed.add_to(all, policy, fold)? {
                return Err(LineFault::DamageType(part.trim().to_owned()));
            }
        }
    }
    Ok(())
}

/// Returns whether all words of a text are defenses against types of damage: `resists fire`.
pub fn are_defenses(text: &str, fold: &dyn Fn(&str) -> String) -> bool {
    let all = each(text, fold).unwrap_or_default();
    !all.is_empty() && all.iter().all(Typed::has_types)
}

/// Reads the defenses of a part; none if other words are in it.
fn each(part: &str, fold: &dyn Fn(&str) -> String) -> Option<Vec<Typed>> {
    let words = words(part, fold);
    let (mut all, mut at) = (Vec::new(), 0);
    while at < words.len() {
        let begins = |words: &[Word<'_>]| defense(words, |_| false).is_some();
        let (typed, used) = defense(&words[at..], begins)?;
        all.push(typed);
        at += used;
    }
    Some(all)
}
