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
    /// The phrases that are typed for it in English, in Spanish and in French, in lowercase and without accents.
    /// Empty if it is not typed.
    typed: [&'static [&'static str]; 3],
}

impl NumericFieldWords {
    /// Lists the phrases that are typed for the field, in any language, in lowercase and without accents.
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
            [&["dex", "dexterity"], &["des", "destreza"], &["dex", "dexterite"]]),
        F::Initiative => row(Name::Initiative, Name::InitiativeShort, Some(Sentence::ProfileInitiative),
            [&["init", "mod", "initiative"], &["ini", "mod", "inic", "iniciativa"], &["init", "ini", "initiative"]]),
        F::Stealth => row(Name::Stealth, Name::Stealth, None,
            [&["st", "stealth"], &["sig", "sigilo"], &["disc", "discretion"]]),
        F::PassivePerception => row(Name::PassivePerception, Name::PassivePerceptionShort, None,
            [&["pp", "perception", "passive perception"], &["pp", "percepcion", "percepcion pasiva"],
             &["pp", "perception", "perception passive"]]),
        F::HitPoints => row(Name::HitPoints, Name::HitPointsShort, Some(Sentence::ProfileHitPoints),
            [&["hp", "hit points", "hit point"], &["pg", "pdg", "puntos de golpe"], &["pv", "points de vie"]]),
        F::ArmorClass => row(Name::ArmorClass, Name::ArmorClassShort, Some(Sentence::ProfileArmorClass),
            [&["ac", "armor class", "armour class"], &["ca", "clase de armadura"], &["ca", "classe d'armure"]]),
        F::ActionPoints => row(Name::ActionPoints, Name::ActionPoints, None,
            [&["ap", "action points"], &["pa", "puntos de accion"], &["pa", "points d'action"]]),
        F::LegendaryActions => row(Name::LegendaryActions, Name::LegendaryActions, None,
            [&["leg", "legendary actions"], &["leg", "acciones legendarias"], &["leg", "actions legendaires"]]),
        F::LegendaryResistance => row(Name::LegendaryResistance, Name::LegendaryResistance, None,
            [&["lr", "legendary resistance"], &["rl", "resistencia legendaria"], &["rl", "resistance legendaire"]]),
        F::TieBreak => row(Name::TieBreak, Name::TieBreak, None,
            [&[], &[], &[]]),
        F::Level => row(Name::Level, Name::LevelShort, None,
            [&["level", "lvl"], &["nivel"], &["niveau", "niv"]]),
    }
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
    fn a_typed_phrase_means_one_field() {
        let mut known: Vec<(&str, NumericField)> = Vec::new();
        for &field in NumericField::ALL {
            for phrase in numeric_field(field).typed_words() {
                assert!(
                    phrase
                        .bytes()
                        .all(|it| matches!(it, b'a'..=b'z' | b' ' | b'\'')),
                    "{phrase}"
                );
                let other = known.iter().find(|(one, _)| *one == phrase);
                assert!(other.is_none_or(|(_, of)| *of == field), "{phrase}");
                known.push((phrase, field));
            }
        }
    }
}
