//! The words of the numeric fields of a combatant: one row each, with its names and the words that are typed for it.

use asalto_core::combatant::{NumericField, ProfileFault};

use crate::Text;
use crate::sets::{NumericFieldText as Name, SetupRejectionText as Sentence};

/// The words of a numeric field.
#[derive(Clone, Copy)]
pub struct NumericFieldWords {
    /// Its name in a form.
    pub label: Text,
    /// Its name in a list and above a column.
    pub short: Text,
    /// The sentence about a number out of range, which names the field.
    out_of_range: Option<Sentence>,
    /// The words that are typed for it in English, in Spanish and in French, in lowercase. Empty if it is not typed.
    typed: [&'static [&'static str]; 3],
}

impl NumericFieldWords {
    /// Lists the words that are typed for the field, in any language.
    pub fn typed_words(self) -> impl Iterator<Item = &'static str> {
        self.typed.into_iter().flatten().copied()
    }
}

const fn row(
    label: Name,
    short: Name,
    out_of_range: Option<Sentence>,
    typed: [&'static [&'static str]; 3],
) -> NumericFieldWords {
    NumericFieldWords {
        label: label.text(),
        short: short.text(),
        out_of_range,
        typed,
    }
}

/// Returns the words of a numeric field.
#[must_use]
#[rustfmt::skip]
pub const fn numeric_field(field: NumericField) -> NumericFieldWords {
    use NumericField as F;
    match field {
        F::Dexterity => row(Name::Dexterity, Name::DexterityShort, Some(Sentence::ProfileDexterity),
            [&["dex", "dexterity"], &["des", "destreza"], &["dex", "dextérité"]]),
        F::Initiative => row(Name::Initiative, Name::InitiativeShort, Some(Sentence::ProfileInitiative),
            [&["init", "mod"], &["ini", "mod"], &["init", "ini"]]),
        F::Stealth => row(Name::Stealth, Name::Stealth, None,
            [&["st"], &["sig"], &["disc"]]),
        F::PassivePerception => row(Name::PassivePerception, Name::PassivePerceptionShort, None,
            [&["pp"], &["pp"], &["pp"]]),
        F::HitPoints => row(Name::HitPoints, Name::HitPointsShort, Some(Sentence::ProfileHitPoints),
            [&["hp"], &["pg", "pdg"], &["pv"]]),
        F::ArmorClass => row(Name::ArmorClass, Name::ArmorClassShort, Some(Sentence::ProfileArmorClass),
            [&["ac"], &["ca"], &["ca"]]),
        F::ActionPoints => row(Name::ActionPoints, Name::ActionPoints, None,
            [&["ap"], &["pa"], &["pa"]]),
        F::LegendaryActions => row(Name::LegendaryActions, Name::LegendaryActions, None,
            [&["leg"], &["leg"], &["lég", "leg"]]),
        F::LegendaryResistance => row(Name::LegendaryResistance, Name::LegendaryResistance, None,
            [&["lr"], &["rl"], &["rl"]]),
        F::TieBreak => row(Name::TieBreak, Name::TieBreak, None,
            [&[], &[], &[]]),
        F::Level => row(Name::Level, Name::LevelShort, None,
            [&["level", "lvl"], &["nivel"], &["niveau", "niv"]]),
    }
}

/// Finds the field that a typed word means, in any language.
///
/// ```
/// use asalto_core::combatant::NumericField;
/// assert_eq!(asalto_text::typed_field("PG"), Some(NumericField::HitPoints));
/// assert_eq!(asalto_text::typed_field("goblin"), None);
/// ```
#[must_use]
pub fn typed_field(word: &str) -> Option<NumericField> {
    let word = word.to_ascii_lowercase();
    let is_meant = |field: &NumericField| {
        let words = numeric_field(*field);
        words.typed_words().any(|typed| typed == word)
    };
    NumericField::ALL.iter().copied().find(is_meant)
}

/// Returns the sentence about the fault of a number.
pub(crate) fn out_of_range(fault: ProfileFault) -> Option<Sentence> {
    let mut all = NumericField::ALL.iter();
    let field = all.find(|field| field.fault() == fault)?;
    numeric_field(*field).out_of_range
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn each_field_has_its_words_in_each_language() {
        for &field in NumericField::ALL {
            let words = numeric_field(field);
            for lang in Lang::ALL {
                assert_ne!(lang.text(words.label), "", "{field:?} {lang:?}");
                assert_ne!(lang.text(words.short), "", "{field:?} {lang:?}");
            }
            let typed = words.typed.iter().filter(|words| !words.is_empty());
            assert!(
                matches!(typed.count(), 0 | 3),
                "{field:?} is typed in one language and not in another"
            );
        }
    }

    #[test]
    fn a_typed_word_means_one_field() {
        for &field in NumericField::ALL {
            for word in numeric_field(field).typed_words() {
                assert_eq!(typed_field(word), Some(field), "{word}");
                assert_eq!(word, word.to_lowercase());
            }
        }
        assert_eq!(typed_field("Dextérité"), Some(NumericField::Dexterity));
    }
}
