//! The parts of a member as fields: their labels and their texts.

use asalto_core::Condition;
use asalto_core::combatant::NumericField;
use asalto_text::{self as text, CampaignText, Lang, NumericFieldText, Text, numeric_field};

use crate::browser::letters::folded;
use crate::storage::campaign::{Member, MemberPart};

/// Returns the label of a part.
pub fn label(part: MemberPart) -> Text {
    match part {
        MemberPart::Name => CampaignText::Name.text(),
        MemberPart::HitPointsLeft => NumericFieldText::HitPointsShort.text(),
        MemberPart::Number(NumericField::HitPoints) => CampaignText::Maximum.text(),
        // A party is about levels, so the name of its column is written in full.
        MemberPart::Number(NumericField::Level) => NumericFieldText::Level.text(),
        MemberPart::Number(field) => numeric_field(field).short,
        MemberPart::Conditions => CampaignText::Conditions.text(),
        MemberPart::Note => CampaignText::Notes.text(),
        MemberPart::Sheet => CampaignText::Sheet.text(),
        MemberPart::Details => CampaignText::Details.text(),
    }
}

/// Writes the number of a part, with the sign of a bonus. A part without a number is empty.
pub fn write_number(part: MemberPart, member: &Member) -> String {
    let number = part.number(member);
    let is_bonus = part == MemberPart::Number(NumericField::Initiative);
    let sign = if is_bonus && number.is_some_and(|number| number >= 0) {
        "+"
    } else {
        ""
    };
    let number = number.map(|number| format!("{sign}{number}").replace('-', "\u{2212}"));
    number.unwrap_or_default()
}

/// Writes a part of a member. Details are too many to be written.
pub fn write(lang: Lang, part: MemberPart, member: &Member) -> String {
    match part {
        MemberPart::Name => member.name().to_owned(),
        MemberPart::HitPointsLeft | MemberPart::Number(_) => write_number(part, member),
        MemberPart::Conditions => write_conditions(lang, &member.newcomer.conditions),
        MemberPart::Note => member.note.clone(),
        MemberPart::Sheet => member.sheet.clone(),
        MemberPart::Details => "…".to_owned(),
    }
}

/// Writes conditions between commas.
pub fn write_conditions(lang: Lang, conditions: &[Condition]) -> String {
    let words = conditions.iter().map(|one| text::condition(lang, one));
    words.collect::<Vec<_>>().join(", ")
}

/// Reads conditions between commas. Those of the rules go by their names; any other words are custom
/// conditions.
pub fn read_conditions(lang: Lang, typed: &str) -> Vec<Condition> {
    let mut read: Vec<Condition> = Vec::new();
    for words in typed.split([',', ';']).map(str::trim) {
        if words.is_empty() {
            continue;
        }
        let mut known = Condition::named().chain(Condition::TALES_OF_WAR);
        let is_meant = |one: &Condition| folded(&text::condition(lang, one)) == folded(words);
        let found = known.find(is_meant);
        let found = found.unwrap_or_else(|| Condition::Custom(words.to_owned()));
        if !read.contains(&found) {
            read.push(found);
        }
    }
    read
}
