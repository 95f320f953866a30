//! The damage that stays lethal to a creature that regenerates in D&D 3.0 and 3.5: `acid or fire`, `good and silver`.

use asalto_core::DamageType;
use asalto_core::effect::LethalDamage;

use crate::clean;
use crate::damage_words::damage_type;

/// The words beside types of damage that name no other damage, without accents.
const SMALL: [&str; 22] = [
    "and", "or", "weapon", "weapons", "damage", "attacks", "y", "e", "o", "u", "el", "la", "los",
    "las", "armas", "et", "ou", "le", "les", "armes", "des", "de",
];

/// The sentences about damage that stays lethal, without accents.
const SENTENCES: [&str; 6] = [
    "normal damage",
    "lethal damage",
    "daño normal",
    "daño letal",
    "degats normaux",
    "degats letaux",
];

/// The words before what deals such damage, in sentences that end with it.
const FROM: &str = "damage from ";

/// The longest words for other damage, in characters.
const LONGEST: usize = 60;

/// Reads the damage that stays lethal: types, and words for the rest.
///
/// ```
/// use asalto_core::DamageType;
/// let troll = asalto_import::lethal_damage("acid or fire");
/// assert!(troll.types.contains(&DamageType::Acid) && troll.types.contains(&DamageType::Fire));
/// assert_eq!(troll.other, "");
/// assert_eq!(asalto_import::lethal_damage("good and silver").other, "good and silver");
/// ```
#[must_use]
pub fn lethal_damage(text: &str) -> LethalDamage {
    let words = text.split([' ', ',', ';', '/']);
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    let types = words
        .iter()
        .filter_map(|word| third_edition(word))
        .collect();
    let is_other =
        |word: &&&str| third_edition(word).is_none() && !SMALL.contains(&&*clean::folded(word));
    let has_types = words.iter().any(|word| third_edition(word).is_some());
    let others: Vec<_> = words.iter().filter(is_other).copied().collect();
    let other = match others.as_slice() {
        [] => String::new(),
        others if has_types => others.join(" "),
        _ => text.trim().to_owned(),
    };
    LethalDamage {
        types,
        other: clean::cut(&other, LONGEST).trim_end().to_owned(),
    }
}

/// Returns the damage that stays lethal by the text behind the name of a regeneration: in brackets, or in a sentence such as
/// `Fire and acid deal normal damage to a troll.`
pub(crate) fn stated(text: &str) -> Option<LethalDamage> {
    let bracket = text.trim_start().strip_prefix('(');
    let bracket = bracket.and_then(|text| text.split_once(')'));
    if let Some((inner, _)) = bracket
        && !is_kind(inner)
    {
        return Some(lethal_damage(inner));
    }
    let mut sentences = text.split(['.', ':']);
    let sentence = sentences.find(|sentence| {
        let sentence = clean::folded(sentence);
        SENTENCES.iter().any(|words| sentence.contains(words))
    })?;
    if let Some((_, from)) = sentence.split_once(FROM) {
        return Some(lethal_damage(from));
    }
    let types = sentence.split([' ', ',']).filter_map(third_edition);
    Some(LethalDamage {
        types: types.collect(),
        other: String::new(),
    })
}

/// Returns whether brackets hold the kind of an ability, such as `(Ex)`.
fn is_kind(inner: &str) -> bool {
    matches!(
        &*inner.to_lowercase(),
        "ex" | "su" | "sp" | "ext" | "sob" | "sur"
    )
}

/// Returns a type of damage of D&D 3.0 and 3.5 by its word in any language.
fn third_edition(word: &str) -> Option<DamageType> {
    let word = clean::folded(word);
    let word = word
        .strip_prefix("l'")
        .or(word.strip_prefix("l’"))
        .unwrap_or(&word);
    let of = match damage_type(word)? {
        DamageType::Lightning => DamageType::Electricity,
        DamageType::Thunder => DamageType::Sonic,
        of => of,
    };
    DamageType::THIRD_EDITION.contains(&of).then_some(of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_and_words_are_told_apart() {
        use DamageType::{Acid, Bludgeoning, Electricity, Fire};
        let check = |text: &str, types: &[DamageType], other: &str| {
            let read = lethal_damage(text);
            assert_eq!(
                read.types.iter().copied().collect::<Vec<_>>(),
                types,
                "{text}"
            );
            assert_eq!(read.other, other, "{text}");
        };
        check("", &[], "");
        check("fire, acid", &[Acid, Fire], "");
        check("fuego y ácido", &[Acid, Fire], "");
        check("l’acide ou le feu", &[Acid, Fire], "");
        check("lightning", &[Electricity], "");
        check("bludgeoning weapons and acid", &[Acid, Bludgeoning], "");
        check("good or silver", &[], "good or silver");
        check("acid/good", &[Acid], "good");
    }

    #[test]
    fn sentences_of_stat_blocks_are_read() {
        let of = |text: &str| stated(text).map(|it| (it.types.iter().count(), it.other));
        let types = |count: usize| Some((count, String::new()));
        assert_eq!(of(" (acid or fire), scent"), types(2));
        assert_eq!(
            of(" (Ex): Fire and acid deal normal damage to a troll. Cold does not."),
            types(2)
        );
        assert_eq!(
            of(": El fuego y el ácido infligen daño normal a un trol."),
            types(2)
        );
        assert_eq!(
            of(" : le feu et l’acide infligent des dégâts normaux."),
            types(2)
        );
        let devil = "An ice devil takes normal damage from good-aligned weapons.";
        let good = "good-aligned weapons".to_owned();
        assert_eq!(of(devil), Some((0, good)));
        assert_eq!(of(" (Ex): It heals."), None);
        assert_eq!(of(""), None);
    }
}
