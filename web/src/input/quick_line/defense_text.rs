//! Defenses as a text to edit, such as `resists fire, immune to poison`.

use asalto_core::combatant::Defenses;

use super::defense::defense;
use super::fault::LineFault;
use super::reading::Reading;
use super::word::{Word, words};

/// Reads all defenses of a combatant, which commas separate.
///
/// # Errors
/// [`LineFault`] if a part is no defense, or one that the rules do not know.
pub fn defenses(text: &str, reading: Reading<'_>) -> Result<Defenses, LineFault> {
    let mut all = Defenses::default();
    for part in text.split([',', ';']) {
        let words = words(part, reading.fold);
        let mut at = 0;
        while at < words.len() {
            let rest = &words[at..];
            let begins = |words: &[Word<'_>]| defense(words, |_| false).is_some();
            let Some((typed, used)) = defense(rest, begins) else {
                return Err(LineFault::DamageType(part.trim().to_owned()));
            };
            if !typed.add_to(&mut all, reading.defenses, reading.fold)? {
                return Err(LineFault::DamageType(part.trim().to_owned()));
            }
            at += used;
        }
    }
    Ok(all)
}
