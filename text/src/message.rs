//! Messages with typed arguments.

use asalto_core::{Round, Side};

use super::Lang;
use super::terms::{of_side, side};
use crate::sets::{MessageText as Text, SetupText};

/// A message with typed arguments; names and lists come as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message<'t> {
    /// A round, as a heading.
    Round(Round),
    /// The place of the turn in the round.
    TurnOf {
        /// The number of the turn.
        number: usize,
        /// The number of turns in the round.
        of: usize,
    },
    /// The main button: one turn ends and the next begins.
    EndTurn {
        /// The combatant whose turn ends.
        who: &'t str,
        /// The combatant with the next turn.
        next: Option<&'t str>,
    },
    /// A combatant acts now, on a count.
    ActsNow {
        /// The count.
        count: i32,
    },
    /// The announcement of a turn.
    TurnChanged {
        /// The round.
        round: Round,
        /// The combatant with the current turn.
        who: &'t str,
        /// The combatant with the next turn.
        next: Option<&'t str>,
    },
    /// A preview of the combatants that the quick line adds.
    QuickPreview {
        /// The names.
        names: &'t str,
        /// The number of combatants.
        count: usize,
    },
    /// The awareness of one side of another.
    SideAware {
        /// The observers.
        observer: Side,
        /// The side whose presence they may be aware of.
        target: Side,
        /// Whether they are aware of it.
        aware: bool,
    },
    /// Some of a side are aware of some of another.
    SidePartlyAware {
        /// The observers.
        observer: Side,
        /// The side whose presence they may be aware of.
        target: Side,
    },
    /// Combat opens with everyone aware.
    AllAware,
    /// Combat opens with nobody aware.
    NoneAware,
    /// Combat opens with a surprise round.
    SomeAware {
        /// The combatants that act in the surprise round.
        aware: &'t str,
        /// The number of combatants.
        count: usize,
    },
    /// Combat opens with nobody surprised.
    NoneSurprised,
    /// Some combatants are surprised.
    Surprised {
        /// The names.
        who: &'t str,
        /// The number of combatants.
        count: usize,
    },
    /// A text after its label, such as a button and the name of its combatant.
    Labeled {
        /// The label.
        label: &'t str,
        /// The text.
        text: &'t str,
    },
    /// The title of an encounter: its first names and the number of other combatants.
    Title {
        /// The first names.
        names: &'t str,
        /// The number of other combatants.
        more: usize,
    },
    /// The result of a search in the rules.
    RulesFound {
        /// The number of rules.
        count: usize,
    },
    /// The day of the last download of all encounters.
    LastDownload {
        /// The day.
        date: &'t str,
    },
    /// The storage in use.
    StorageUsed {
        /// Thousands of characters.
        used: i32,
    },
    /// The result of adding encounters from a file.
    EncountersAdded {
        /// The number of encounters.
        count: usize,
    },
}

impl Message<'_> {
    /// Returns the message in a language.
    pub(super) fn in_language(&self, lang: Lang) -> String {
        match *self {
            Self::Round(Round::SURPRISE) => lang.text(Text::SurpriseRound).to_owned(),
            Self::Round(Round(number)) => lang.text_with(Text::Round, &[&number.to_string()]),
            Self::TurnOf { number, of } => {
                lang.text_with(Text::TurnOf, &[&number.to_string(), &of.to_string()])
            }
            Self::EndTurn { who, next } => with_next(lang, END_TURN, &[who], next),
            Self::ActsNow { count } => lang.text_with(Text::ActsNow, &[&lang.number(count)]),
            Self::TurnChanged { round, who, next } => {
                let round = lang.message(&Message::Round(round));
                with_next(lang, TURN_CHANGED, &[&round, who], next)
            }
            Self::QuickPreview { names, count: 1 } => lang.text_with(Text::AddsOne, &[names]),
            Self::QuickPreview { names, count } => {
                lang.text_with(Text::AddsMany, &[&count.to_string(), names])
            }
            Self::SideAware {
                observer,
                target,
                aware,
            } => {
                let text = if aware {
                    Text::SideAware
                } else {
                    Text::SideUnaware
                };
                lang.text_with(text, &[&side(lang, observer), &of_side(lang, target)])
            }
            Self::SidePartlyAware { observer, target } => lang.text_with(
                Text::SidePartlyAware,
                &[&side(lang, observer), &of_side(lang, target)],
            ),
            Self::AllAware => lang.text(Text::AllAware).to_owned(),
            Self::NoneAware => lang.text(Text::NoneAware).to_owned(),
            Self::SomeAware { aware, count } => {
                counted(lang, count, [Text::OneAware, Text::SomeAware], aware)
            }
            Self::NoneSurprised => lang.text(Text::NoneSurprised).to_owned(),
            Self::Surprised { who, count } => {
                counted(lang, count, [Text::OneSurprised, Text::SomeSurprised], who)
            }
            Self::Labeled { label, text } => lang.text_with(Text::Labeled, &[label, text]),
            Self::Title { names, more: 0 } => names.to_owned(),
            Self::Title { names, more } => {
                let one = lang.is_one(more);
                let text = if one {
                    Text::TitleOneMore
                } else {
                    Text::TitleMore
                };
                lang.text_with(text, &[names, &more.to_string()])
            }
            Self::RulesFound { count: 0 } => lang.text(Text::NoRulesFound).to_owned(),
            Self::RulesFound { count } => {
                let texts = [Text::OneRuleFound, Text::RulesFound];
                counted(lang, count, texts, &count.to_string())
            }
            Self::LastDownload { date } => lang.text_with(Text::LastDownload, &[date]),
            Self::StorageUsed { used } => lang.text_with(Text::StorageUsed, &[&lang.number(used)]),
            Self::EncountersAdded { count } => {
                let texts = [Text::OneEncounterAdded, Text::EncountersAdded];
                counted(lang, count, texts, &count.to_string())
            }
        }
    }
}

const END_TURN: [Text; 2] = [Text::EndTurn, Text::EndTurnNext];
const TURN_CHANGED: [Text; 2] = [Text::TurnChanged, Text::TurnChangedNext];

/// Picks the text with or without the next combatant, whose name fills the last gap.
fn with_next(
    lang: Lang,
    [alone, followed]: [Text; 2],
    with: &[&str],
    next: Option<&str>,
) -> String {
    match next {
        Some(next) => lang.text_with(followed, &[with, &[next]].concat()),
        None => lang.text_with(alone, with),
    }
}

/// Picks the singular or the plural of a text.
fn counted(lang: Lang, count: usize, [one, many]: [Text; 2], with: &str) -> String {
    lang.text_with(if lang.is_one(count) { one } else { many }, &[with])
}

/// Returns the heading of a round. A round with phases is a TOW turn.
#[must_use]
pub fn round(lang: Lang, round: Round, by_phases: bool) -> String {
    if by_phases {
        lang.text_with(SetupText::TowTurn, &[&round.0.to_string()])
    } else {
        lang.message(&Message::Round(round))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_more_is_one_other_in_french() {
        let names = "Aria";
        let title = |more| Lang::Fr.message(&Message::Title { names, more });
        let said = ["Aria", "Aria et 1 autre", "Aria et 2 autres"];
        assert_eq!([0, 1, 2].map(title), said);
    }

    #[test]
    fn a_count_below_zero_has_a_true_minus_sign() {
        let said = Lang::Es.message(&Message::ActsNow { count: -6 });
        assert_eq!(said, "actúa ahora, con iniciativa −6");
    }

    #[test]
    fn a_turn_names_who_comes_next() {
        let turn = |next| {
            Lang::En.message(&Message::TurnChanged {
                round: Round(2),
                who: "Aria",
                next,
            })
        };
        assert_eq!(turn(None), "Round 2. Aria’s turn.");
        assert_eq!(turn(Some("Ogre")), "Round 2. Aria’s turn. Next: Ogre.");
    }
}
