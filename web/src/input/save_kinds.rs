//! The kinds of saving throws by their typed names.

use asalto_core::SaveKind;
use asalto_text::{Lang, save_kind};

/// The fewest letters that name a save: `dex`.
const FEWEST: usize = 3;

/// Returns the kind that a typed name or the start of one means, in a language or in English: `Dexterity`, `dex`,
/// `Réflexes`.
///
/// ```
/// # use asalto_core::{Ruleset, SaveKind};
/// # use asalto_text::Lang;
/// # use asalto_web::input::save_kinds::named;
/// let fold = |text: &str| text.to_lowercase();
/// let typed = |ruleset: Ruleset, typed| named(Lang::Es, ruleset.save_kinds(), typed, &fold);
/// assert_eq!(typed(Ruleset::Dnd5e, "Sab."), Some(SaveKind::Wisdom));
/// assert_eq!(typed(Ruleset::Dnd5e, "wis"), Some(SaveKind::Wisdom));
/// assert_eq!(typed(Ruleset::Dnd35, "Sab"), None);
/// assert_eq!(typed(Ruleset::Dnd35, "Voluntad"), Some(SaveKind::Will));
/// ```
#[must_use]
pub fn named(
    lang: Lang,
    kinds: &[SaveKind],
    typed: &str,
    fold: &dyn Fn(&str) -> String,
) -> Option<SaveKind> {
    let typed = fold(typed.trim().trim_end_matches('.'));
    if typed.chars().count() < FEWEST {
        return None;
    }
    let means = |name: &str| {
        let name = fold(name);
        name.starts_with(&typed) || typed.starts_with(&name)
    };
    let mut kinds = kinds.iter().copied();
    kinds.find(|kind| means(save_kind(lang, *kind)) || means(english(*kind)))
}

/// Returns the name in English, whose texts another language has not loaded.
fn english(kind: SaveKind) -> &'static str {
    match kind {
        SaveKind::Strength => "strength",
        SaveKind::Dexterity => "dexterity",
        SaveKind::Constitution => "constitution",
        SaveKind::Intelligence => "intelligence",
        SaveKind::Wisdom => "wisdom",
        SaveKind::Charisma => "charisma",
        SaveKind::Fortitude => "fortitude",
        SaveKind::Reflex => "reflexes",
        SaveKind::Will => "will",
    }
}
