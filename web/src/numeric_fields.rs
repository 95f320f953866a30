//! Where the app shows the numeric fields of a combatant: one row each.

use asalto_core::combatant::NumericField;

/// A section of the full form. Some rulesets do not have all sections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// The numbers behind an initiative roll.
    Initiative,
    /// The numbers of every combatant.
    Body,
    /// The numbers of actors of Tales of War.
    Actor,
    /// The numbers of rulesets that the table makes up.
    TableChoices,
    /// The number behind the difficulty of an encounter.
    Difficulty,
    /// The number behind a Stealth roll.
    Stealth,
    /// The number against which others hide.
    Perception,
    /// The numbers of legendary creatures.
    Legend,
}

/// The places of a numeric field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    /// Its section in the full form.
    pub section: Section,
    /// Whether the list of setup and the preview of the quick line show it.
    pub in_lists: bool,
    /// Its column on the page of a party, from 1.
    pub column: Option<u8>,
}

/// Returns the places of a numeric field.
#[must_use]
#[rustfmt::skip]
pub const fn places(field: NumericField) -> Places {
    use NumericField as F;
    match field {
        F::Initiative => Places { section: Section::Initiative, in_lists: false, column: Some(2) },
        F::Dexterity => Places { section: Section::Initiative, in_lists: true, column: None },
        F::HitPoints => Places { section: Section::Body, in_lists: true, column: Some(4) },
        F::ArmorClass => Places { section: Section::Body, in_lists: true, column: Some(3) },
        // Lists name the points as the terms of Tales of War do.
        F::ActionPoints => Places { section: Section::Actor, in_lists: false, column: None },
        F::TieBreak => Places { section: Section::TableChoices, in_lists: false, column: None },
        F::Level => Places { section: Section::Difficulty, in_lists: true, column: Some(1) },
        F::Stealth => Places { section: Section::Stealth, in_lists: false, column: None },
        F::PassivePerception => Places { section: Section::Perception, in_lists: false, column: Some(5) },
        F::LegendaryActions | F::LegendaryResistance => Places { section: Section::Legend, in_lists: false, column: None },
    }
}

/// Lists the fields of a section of the form.
pub fn of_section(section: Section) -> impl Iterator<Item = NumericField> {
    let all = NumericField::ALL.iter().copied();
    all.filter(move |&field| places(field).section == section)
}

/// Lists the fields that lists and previews show.
pub fn in_lists() -> impl Iterator<Item = NumericField> {
    let all = NumericField::ALL.iter().copied();
    all.filter(|&field| places(field).in_lists)
}

/// Lists the columns on the page of a party.
pub fn columns() -> impl Iterator<Item = NumericField> {
    (1..).map_while(|column| {
        let mut all = NumericField::ALL.iter().copied();
        all.find(|&field| places(field).column == Some(column))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_are_numbered_without_a_gap() {
        let numbered = NumericField::ALL.iter();
        let numbered = numbered.filter(|&&field| places(field).column.is_some());
        assert_eq!(columns().count(), numbered.count());
    }

    #[test]
    fn the_form_shows_each_section() {
        let form = concat!(
            include_str!("components/profile_form/mod.rs"),
            include_str!("components/profile_form/actor_fields.rs"),
            include_str!("components/profile_form/more.rs"),
            include_str!("components/profile_form/legend.rs"),
        );
        for &field in NumericField::ALL {
            let section = format!("Section::{:?}", places(field).section);
            assert!(form.contains(&section), "the form lacks {field:?}");
        }
    }
}
