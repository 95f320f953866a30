//! The texts of D&D 5e (2024): log, reasons and rejections.

use asalto_core::basis::InitiativeBasis;
use asalto_core::die::{DiscardedDie, RollMode};
use asalto_core::event::CombatantEvent;
use asalto_core::order::PlaceCause;
use asalto_core::rejection::SwapRejection;
use asalto_core::{Event, Reason, Rejection};

use crate::sets::Dnd2024Text;
use crate::{Lang, Names};

/// Returns the text of an event of D&D 5e (2024); none for any other event.
pub(super) fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    Some(match event {
        Event::Combatant(CombatantEvent::InitiativeScored { who, total, .. }) => {
            let total = lang.number(*total);
            lang.text_with(Dnd2024Text::LogScored, &[&names.name(*who), &total])
        }
        Event::Combatant(CombatantEvent::SlotExpended { who, .. }) => {
            lang.text_with(Dnd2024Text::LogSlot, &[&names.name(*who)])
        }
        Event::Combatant(CombatantEvent::ExhaustionSet { who, level }) => {
            let level = lang.number((*level).into());
            lang.text_with(Dnd2024Text::LogExhaustion, &[&names.name(*who), &level])
        }
        Event::Combatant(CombatantEvent::InspirationSet { who, has }) => {
            let text = if *has {
                Dnd2024Text::LogInspired
            } else {
                Dnd2024Text::LogNotInspired
            };
            lang.text_with(text, &[&names.name(*who)])
        }
        Event::Moved { place, .. } => match place.why {
            PlaceCause::Swapped { with } => {
                let count = lang.number(place.count);
                let said = [names.name(place.who), count, names.name(with)];
                lang.text_with(
                    Dnd2024Text::LogSwapped,
                    &said.each_ref().map(String::as_str),
                )
            }
            _ => return None,
        },
        _ => return None,
    })
}

/// Returns the text of a reason of D&D 5e (2024); none for any other reason.
pub(super) fn reason(lang: Lang, name: &str, reason: &Reason, names: &Names<'_>) -> Option<String> {
    Some(match reason {
        Reason::RollBasis { basis, dropped } => {
            let text = match basis.mode() {
                RollMode::Advantage => Dnd2024Text::WhyAdvantage,
                RollMode::Disadvantage => Dnd2024Text::WhyDisadvantage,
                RollMode::Normal => Dnd2024Text::WhyOneDie,
            };
            let said = lang.text_with(text, &[name, &sources(lang, *basis)]);
            match dropped {
                Some(DiscardedDie::Lower(face) | DiscardedDie::Higher(face)) => {
                    let face = lang.number((*face).into());
                    format!("{said} {}", lang.text_with(Dnd2024Text::OtherDie, &[&face]))
                }
                None => said,
            }
        }
        Reason::InitiativeScore { basis } => {
            let score = lang.number(basis.score_before_modifier().into());
            let said = lang.text_with(Dnd2024Text::WhyScore, &[name, &score]);
            if basis.sources() == 0 {
                said
            } else {
                let sources = sources(lang, *basis);
                let counts = lang.text_with(Dnd2024Text::ScoreSources, &[&sources]);
                format!("{said} {counts}")
            }
        }
        Reason::Swapped { count, with } => {
            let with = names.name(*with);
            lang.text_with(
                Dnd2024Text::WhySwapped,
                &[name, &lang.number(*count), &with],
            )
        }
        Reason::Summoned { count, by } => {
            let by = names.name(*by);
            lang.text_with(Dnd2024Text::WhySummoned, &[name, &lang.number(*count), &by])
        }
        Reason::SurprisedUntilRoll => lang.text_with(Dnd2024Text::WhySurprised, &[name]),
        Reason::Exhausted { level, by } => {
            let level = lang.number((*level).into());
            if *by == 0 {
                return Some(lang.text_with(Dnd2024Text::WhyExhaustedByLevel, &[name, &level]));
            }
            let by = lang.number(by.saturating_abs().into());
            lang.text_with(Dnd2024Text::WhyExhausted, &[name, &level, &by])
        }
        _ => return None,
    })
}

/// Lists the sources of advantage and disadvantage.
fn sources(lang: Lang, basis: InitiativeBasis) -> String {
    let own = match basis.profile {
        RollMode::Normal => None,
        RollMode::Advantage => Some(Dnd2024Text::OwnAdvantage),
        RollMode::Disadvantage => Some(Dnd2024Text::OwnDisadvantage),
    };
    let states = [
        (basis.surprised, Dnd2024Text::Surprised),
        (basis.invisible, Dnd2024Text::Invisible),
        (basis.incapacitated, Dnd2024Text::Incapacitated),
        (basis.poisoned, Dnd2024Text::Poisoned),
        (basis.frightened, Dnd2024Text::Frightened),
        (basis.feral, Dnd2024Text::FeralInstinct),
        (basis.exhausted, Dnd2024Text::Exhausted),
    ];
    let states = states
        .into_iter()
        .filter_map(|(holds, text)| holds.then_some(text));
    let all: Vec<_> = own.into_iter().chain(states).collect();
    let all: Vec<_> = all
        .into_iter()
        .map(|text| lang.text(text).to_owned())
        .collect();
    crate::list(lang, &all)
}

/// Returns the tag of a combatant whose initiative was not a plain roll.
#[must_use]
pub fn roll_mark(reason: &Reason) -> Dnd2024Text {
    match reason {
        Reason::InitiativeScore { .. } => Dnd2024Text::Score,
        Reason::RollBasis { basis, .. } => match basis.mode() {
            RollMode::Advantage => Dnd2024Text::BetterOfTwo,
            RollMode::Disadvantage => Dnd2024Text::WorseOfTwo,
            RollMode::Normal => Dnd2024Text::OneDie,
        },
        _ => Dnd2024Text::WorseOfTwo,
    }
}

/// Returns the text of a rejection of D&D 5e (2024); none for any other rejection.
pub(super) fn rejection(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> Option<String> {
    match rejection {
        Rejection::SlotExpended { who } => {
            Some(lang.text_with(Dnd2024Text::RejectSlot, &[&names.name(*who)]))
        }
        Rejection::NotInspired { who } => {
            Some(lang.text_with(Dnd2024Text::RejectNotInspired, &[&names.name(*who)]))
        }
        Rejection::Swap(rejection) => Some(swap(lang, *rejection, names)),
        _ => None,
    }
}

fn swap(lang: Lang, rejection: SwapRejection, names: &Names<'_>) -> String {
    let (text, who) = match rejection {
        SwapRejection::Unknown => return lang.text(Dnd2024Text::RejectNoSwap).to_owned(),
        SwapRejection::TooLate => return lang.text(Dnd2024Text::RejectTooLate).to_owned(),
        SwapRejection::NotAnAlly { who, with } => {
            let both = [who, with].map(|one| names.name(one));
            let both = both.each_ref().map(String::as_str);
            return lang.text_with(Dnd2024Text::RejectNotAnAlly, &both);
        }
        SwapRejection::NotAlert { who } => (Dnd2024Text::RejectNotAlert, who),
        SwapRejection::Incapacitated { who } => (Dnd2024Text::RejectIncapacitated, who),
        SwapRejection::Swapped { who } => (Dnd2024Text::RejectSwapped, who),
    };
    lang.text_with(text, &[&names.name(who)])
}
