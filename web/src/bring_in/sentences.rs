//! The omissions from a file and their reasons, as sentences in the language in use.

use asalto_import::{Field, Format, ImportError, Kind, LONGEST_FILE, LeftOut, Place, Reason};
use asalto_text::{BringInText as Text, Lang, NumericFieldText, isolated};

use super::source::Fault;
use crate::input::origin::Origin;

/// Returns the name of a format.
#[must_use]
pub fn format(lang: Lang, format: Format) -> String {
    let text = match format {
        Format::Csv => Text::Table,
        Format::StatBlockText | Format::StatBlockHtml => Text::StatBlock,
        Format::ObsidianEncounterBlock => Text::EncounterBlock,
        // The others have proper names.
        named => return named.to_string(),
    };
    lang.text(text).to_owned()
}

/// Returns the name of an origin.
#[must_use]
pub fn origin(lang: Lang, origin: &Origin) -> String {
    match origin {
        Origin::File(name) => isolated(name).into_owned(),
        Origin::Pasted => lang.text(Text::PastedText).to_owned(),
        Origin::Link => lang.text(Text::OpenedLink).to_owned(),
    }
}

/// Returns the sentence for a file that gives nothing.
#[must_use]
pub fn fault(lang: Lang, fault: &Fault) -> String {
    match fault {
        Fault::Import(why) => error(lang, why),
        Fault::Unreadable => lang.text(Text::FaultUnreadable).to_owned(),
        Fault::LinkCut => lang.text(Text::LinkCut).to_owned(),
        Fault::LinkTooLong => lang.text(Text::LinkTooLong).to_owned(),
        Fault::LinkNewer => lang.text(Text::LinkNewer).to_owned(),
        Fault::LinkUnsupported => lang.text(Text::LinkUnsupported).to_owned(),
    }
}

/// Returns the place of a part that was left out.
#[must_use]
pub fn place(lang: Lang, place: &Place) -> String {
    let text = match place.kind {
        Kind::File => Text::PlaceFile,
        Kind::Line => Text::PlaceLine,
        Kind::Entry => Text::PlaceEntry,
        Kind::Block => Text::PlaceBlock,
        Kind::Encounter => Text::PlaceEncounter,
        Kind::Monster => Text::PlaceMonster,
    };
    let number = place.number.map(|number| number.to_string());
    let where_in = lang.text_with(text, &[number.as_deref().unwrap_or_default()]);
    match &place.name {
        Some(name) => lang.text_with(Text::FileOf, &[where_in.trim(), &isolated(name)]),
        None => where_in.trim().to_owned(),
    }
}

/// Returns the reason that a part was left out.
#[must_use]
pub fn reason(lang: Lang, left_out: &LeftOut) -> String {
    let with = |text: Text, with: &[&str]| lang.text_with(text, with);
    let plain = |text: Text| lang.text(text).to_owned();
    match &left_out.reason {
        Reason::NotACreature { of: Some(of) } => with(Text::NotACreatureBut, &[of]),
        Reason::NotACreature { of: None } => plain(Text::NotACreature),
        Reason::NoName => plain(Text::NoName),
        Reason::InvisibleName => plain(Text::InvisibleName),
        Reason::LongName => plain(Text::LongName),
        Reason::NotANumber { field, value } => with(Text::NotANumber, &[name(lang, *field), value]),
        Reason::Formula { field, value } => with(Text::Formula, &[name(lang, *field), value]),
        Reason::Tag { field } => with(Text::Tag, &[name(lang, *field)]),
        Reason::NoCount { value } => with(Text::NoCount, &[value]),
        Reason::Limited { value, to } => with(Text::Limited, &[value, &to.to_string()]),
        Reason::Absent => plain(Text::Absent),
        Reason::NoCreatures => plain(Text::HoldsNone),
        Reason::OnePage { shown, of } => {
            with(Text::OnePage, &[&shown.to_string(), &of.to_string()])
        }
        Reason::Copy { of } => with(Text::CopyOf, &[of]),
        Reason::Derived { field } => with(Text::Derived, &[name(lang, *field)]),
        Reason::Adjusted { by } => with(Text::Adjusted, &[by]),
        Reason::NoNumbers => plain(Text::NoNumbers),
        Reason::NoStatBlock => plain(Text::NoStatBlock),
        Reason::PartyElsewhere => plain(Text::PartyElsewhere),
        Reason::Yaml { line } => with(Text::Yaml, &[&line.to_string()]),
        Reason::Grows => plain(Text::Grows),
        Reason::CutOff => plain(Text::EndsEarly),
        Reason::Json => plain(Text::NotJson),
        Reason::Xml => plain(Text::XmlHere),
        Reason::OpenQuote => plain(Text::OpenQuote),
        Reason::TooMany { read } => with(Text::TooManyHeld, &[&read.to_string()]),
        Reason::LongSheet => plain(Text::LongSheet),
        Reason::Cells { found, of } => with(Text::Cells, &[&found.to_string(), &of.to_string()]),
        Reason::UnknownHeading { value } => with(Text::UnknownHeading, &[value]),
        Reason::UnknownSide { value } => with(Text::UnknownSide, &[value]),
        Reason::UnknownDefense { value } => with(Text::UnknownDefense, &[value]),
        Reason::Unreadable(why) => error(lang, why),
        Reason::AndMore => plain(Text::AndMore),
    }
}

fn error(lang: Lang, why: &ImportError) -> String {
    let at = |text: Text, line: usize| lang.text_with(text, &[&line.to_string()]);
    let text = match why {
        ImportError::Empty => Text::FaultEmpty,
        ImportError::TooLong { bytes } => {
            let numbers = [*bytes, LONGEST_FILE];
            let numbers =
                numbers.map(|bytes| lang.number(i32::try_from(bytes).unwrap_or(i32::MAX)));
            return lang.text_with(Text::FaultTooLong, &numbers.each_ref().map(|it| &**it));
        }
        ImportError::NotText => Text::FaultNotText,
        ImportError::NoCreatures => Text::FaultNoCreatures,
        ImportError::Unknown => Text::FaultUnknown,
        ImportError::NoColumns => Text::FaultNoColumns,
        ImportError::WebPage => Text::FaultWebPage,
        ImportError::TooDeep { line } => return at(Text::FaultTooDeep, *line),
        ImportError::Json { line, column } => {
            let place = [line.to_string(), column.to_string()];
            return lang.text_with(Text::FaultJson, &place.each_ref().map(|it| &**it));
        }
        ImportError::CutOff { line } => return at(Text::FaultCutOff, *line),
        ImportError::Xml { line } => return at(Text::FaultXml, *line),
        ImportError::Entities => Text::FaultEntities,
        ImportError::Refused => Text::FaultRefused,
        ImportError::Newer => Text::FaultNewer,
    };
    lang.text(text).to_owned()
}

fn name(lang: Lang, field: Field) -> &'static str {
    let text = match field {
        Field::Name => Text::FieldName,
        Field::Count => Text::FieldCount,
        Field::HitPoints => return lang.text(NumericFieldText::HitPoints),
        Field::MaxHitPoints => Text::FieldMaximum,
        Field::TemporaryHitPoints => Text::FieldTemporary,
        Field::ArmorClass => return lang.text(NumericFieldText::ArmorClass),
        Field::InitiativeModifier => return lang.text(NumericFieldText::Initiative),
        Field::Initiative => return lang.text(NumericFieldText::InitiativeShort),
        Field::Dexterity => return lang.text(NumericFieldText::Dexterity),
        Field::DexterityModifier => Text::FieldDexterityModifier,
        Field::Challenge => Text::FieldChallenge,
        Field::Level => return lang.text(NumericFieldText::Level),
        Field::Experience => Text::FieldExperience,
        Field::PassivePerception => return lang.text(NumericFieldText::PassivePerception),
        Field::Legendary => return lang.text(NumericFieldText::LegendaryActions),
        Field::Round => Text::FieldRound,
        Field::Side => Text::FieldSide,
        Field::Sheet => Text::FieldSheet,
    };
    lang.text(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left_out(place: Place, reason: Reason) -> LeftOut {
        LeftOut { place, reason }
    }

    #[test]
    fn a_part_that_was_left_out_has_a_sentence_in_each_language() {
        let value = "12d".to_owned();
        let field = Field::MaxHitPoints;
        let part = left_out(
            Place::line(4).named("Goblin"),
            Reason::NotANumber { field, value },
        );
        let said = Lang::ALL.map(|lang| reason(lang, &part));
        let es = "Puntos de golpe máximos: «12d» no es posible y el valor queda desconocido.";
        assert!(said.contains(&es.to_owned()), "{said:?}");
        let en = "Maximum hit points: “12d” is not possible, so it stays unknown.";
        assert!(said.contains(&en.to_owned()), "{said:?}");
        assert!(said.iter().all(|said| said.contains("12d")));
        assert_eq!(place(Lang::En, &Place::FILE), "the file");
        assert!(place(Lang::En, &part.place).starts_with("line 4, "));
    }

    #[test]
    fn a_file_that_gives_nothing_has_a_sentence_in_each_language() {
        let long = Fault::Import(ImportError::TooLong { bytes: 2_000_001 });
        for lang in Lang::ALL {
            let words = fault(lang, &long);
            assert!(words.contains(&lang.number(2_000_001)), "{words}");
            assert!(words.contains(&lang.number(2_000_000)), "{words}");
            assert!(fault(lang, &Fault::Import(ImportError::CutOff { line: 12 })).contains("12"));
            assert_eq!(format(lang, Format::Roll20), "Roll20");
        }
        assert_eq!(format(Lang::Es, Format::Csv), "tabla");
    }
}
