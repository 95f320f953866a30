//! The sentences about lines that add nobody.

use asalto_core::Combatant;
use asalto_text::{RejectionText, SetupText, numeric_field};

use crate::input::quick_line::{LineFault, MOST, MOST_OF_A_KIND};
use crate::store::Store;

/// Returns the sentence about a line that adds nobody.
pub fn sentence(store: Store, fault: &LineFault) -> String {
    let most = MOST_OF_A_KIND.to_string();
    match fault {
        LineFault::NoName(typed) => store.text_with(SetupText::LineNoName, &[short(typed)]),
        LineFault::LongName => {
            let longest = Combatant::LONGEST_NAME.to_string();
            store.text_with(SetupText::LineLongName, &[&longest])
        }
        LineFault::NoSecondName(typed) => {
            store.text_with(SetupText::LineNoSecondName, &[short(typed)])
        }
        LineFault::AlwaysSeen(name) => store.text_with(RejectionText::AlwaysSeen, &[short(name)]),
        LineFault::NoNumber(typed) => store.text_with(SetupText::LineNoNumber, &[typed]),
        LineFault::TwoNumbers(field, [one, other]) => {
            let label = store.text(numeric_field(*field).label);
            let numbers = [one.to_string(), other.to_string()];
            let [one, other] = &numbers;
            store.text_with(SetupText::LineTwoNumbers, &[label, one, other])
        }
        LineFault::Count(typed) => store.text_with(SetupText::LineCount, &[short(typed), &most]),
        LineFault::Dice(typed) => store.text_with(SetupText::LineDice, &[short(typed), &most]),
        LineFault::TooEarly(typed) => store.text_with(SetupText::LineTooEarly, &[short(typed)]),
        LineFault::TotalOrModifier(typed, number) => {
            let modifier = format!("+{number}");
            store.text_with(SetupText::LineTotalOrModifier, &[short(typed), &modifier])
        }
        LineFault::DamageType(typed) => store.text_with(SetupText::LineDamageType, &[short(typed)]),
        LineFault::DefenseNumber(typed) => {
            store.text_with(SetupText::LineDefenseNumber, &[short(typed)])
        }
        LineFault::TooMany => store.text_with(SetupText::LineTooMany, &[&MOST.to_string()]),
    }
}

/// Returns the beginning of a typed text, which may be as long as a line.
fn short(typed: &str) -> &str {
    let end = typed.char_indices().nth(40);
    &typed[..end.map_or(typed.len(), |(at, _)| at)]
}
