//! The words for types of damage, which stat blocks, commands, the quick line and the field of damage share.

use asalto_core::DamageType;

/// Types of damage with their words, in lowercase and without accents. A bar separates the words.
pub type DamageWords = &'static [(DamageType, &'static str)];

/// The words in English.
pub const ENGLISH: DamageWords = &[
    (DamageType::Acid, "acid"),
    (DamageType::Bludgeoning, "bludgeoning|bludg"),
    (DamageType::Cold, "cold|frost"),
    (DamageType::Fire, "fire"),
    (DamageType::Force, "force"),
    (DamageType::Lightning, "lightning"),
    (DamageType::Electricity, "electricity|electric|electrical"),
    (DamageType::Necrotic, "necrotic"),
    (DamageType::Piercing, "piercing|pierce"),
    (DamageType::Poison, "poison"),
    (DamageType::Psychic, "psychic"),
    (DamageType::Radiant, "radiant|holy"),
    (DamageType::Slashing, "slashing|slash"),
    (DamageType::Thunder, "thunder"),
    (DamageType::Sonic, "sonic"),
];

/// The words in Spanish.
pub const SPANISH: DamageWords = &[
    (DamageType::Acid, "acido"),
    (DamageType::Bludgeoning, "contundente"),
    (DamageType::Cold, "frio"),
    (DamageType::Fire, "fuego"),
    (DamageType::Force, "fuerza"),
    (DamageType::Lightning, "relampago|rayo"),
    (DamageType::Electricity, "electrico|electrica|electricidad"),
    (DamageType::Necrotic, "necrotico"),
    (DamageType::Piercing, "perforante"),
    (DamageType::Poison, "veneno"),
    (DamageType::Psychic, "psiquico"),
    (DamageType::Radiant, "radiante"),
    (DamageType::Slashing, "cortante"),
    (DamageType::Thunder, "trueno"),
    (DamageType::Sonic, "sonico|sonica"),
];

/// The words in French.
pub const FRENCH: DamageWords = &[
    (DamageType::Acid, "acide"),
    (DamageType::Bludgeoning, "contondant|contondants"),
    (DamageType::Cold, "froid"),
    (DamageType::Fire, "feu"),
    (DamageType::Force, "force"),
    (DamageType::Lightning, "foudre"),
    (
        DamageType::Electricity,
        "electricite|electrique|electriques",
    ),
    (DamageType::Necrotic, "necrotique|necrotiques"),
    (DamageType::Piercing, "perforant|perforants"),
    (DamageType::Poison, "poison"),
    (DamageType::Psychic, "psychique|psychiques"),
    (DamageType::Radiant, "radiant|radiants"),
    (DamageType::Slashing, "tranchant|tranchants"),
    (DamageType::Thunder, "tonnerre"),
    (DamageType::Sonic, "sonique|soniques|son de"),
];

/// Returns the type of damage that a word means, in any language.
///
/// ```
/// use asalto_core::DamageType;
/// use asalto_import::damage_words::damage_type;
/// assert_eq!(damage_type("fuego"), Some(DamageType::Fire));
/// assert_eq!(damage_type("chocolate"), None);
/// ```
#[must_use]
pub fn damage_type(word: &str) -> Option<DamageType> {
    let mut rows = [ENGLISH, SPANISH, FRENCH].into_iter().flatten();
    let is = |words: &str| words.split('|').any(|one| one == word);
    rows.find(|(_, words)| is(words)).map(|(of, _)| *of)
}
