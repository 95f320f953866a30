//! The texts of combats in any other game: log, reasons and rejections.

use asalto_core::card::{Card, Suit};
use asalto_core::event::TableEvent;
use asalto_core::order::PlaceCause;
use asalto_core::rejection::TableRejection;
use asalto_core::rules::{MissedTurnReason, TieBreaker, TieKey};
use asalto_core::{CombatantView, Event, Reason, Rejection};

use crate::sets::{ReasonText, TableText as Text};
use crate::{Lang, Names};

/// Returns a card in a few characters: `Q♥`, `🃏`.
#[must_use]
pub fn card(lang: Lang, card: Card) -> String {
    let (Some(value), Some(suit)) = (card.value(), card.suit()) else {
        let colour = if card == Card::RED_JOKER {
            "★"
        } else {
            "☆"
        };
        return lang.text_with(Text::Joker, &[colour]);
    };
    let value = match value {
        11 => "J".to_owned(),
        12 => "Q".to_owned(),
        13 => "K".to_owned(),
        14 => "A".to_owned(),
        number => number.to_string(),
    };
    let suit = match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    };
    format!("{value}{suit}")
}

/// Returns what stands beside a combatant in the order: its card, or else its count. None where neither decides.
#[must_use]
pub fn place(lang: Lang, one: &CombatantView) -> Option<String> {
    let held = one.card.map(|held| card(lang, held));
    held.or_else(|| one.count.map(|count| lang.number(count)))
}

/// Returns the text of an event of such a combat; none for any other event.
pub(super) fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    let of = |text, who| lang.text_with(text, &[&names.name(who)]);
    Some(match event {
        Event::TieFound(tie) if tie.by == TieBreaker::FirstSide => {
            lang.text(Text::SideAsked).to_owned()
        }
        Event::TieBroken(tie) if tie.by == TieBreaker::FirstSide => {
            of(Text::SideChosen, *tie.order.first()?)
        }
        Event::Moved { place, .. } if place.why == PlaceCause::Rearranged => {
            of(Text::NewPlace, place.who)
        }
        Event::TurnMissed { who, why } => match why {
            MissedTurnReason::Surprised => of(Text::SurprisedTurn, *who),
            MissedTurnReason::ActsLast => of(Text::SurprisedLast, *who),
            MissedTurnReason::Unable
            | MissedTurnReason::Ruled
            | MissedTurnReason::HadIt
            | MissedTurnReason::Dead => return None,
        },
        Event::Table(event) => match event {
            TableEvent::CardDealt { who, card: dealt } => {
                lang.text_with(Text::CardDealt, &[&names.name(*who), &card(lang, *dealt)])
            }
            TableEvent::Shuffled => lang.text(Text::Shuffled).to_owned(),
            TableEvent::HandedOver { to } => of(Text::HandedOver, *to),
            TableEvent::PhaseEnded => lang.text(Text::PhaseEnded).to_owned(),
            TableEvent::TurnKept { who } => of(Text::TurnKept, *who),
            TableEvent::ActsAgain { who } => of(Text::ActsAgain, *who),
            // The start of the turn names the next combatant.
            TableEvent::Seated { .. } | TableEvent::ComesNext { .. } => return None,
        },
        _ => return None,
    })
}

/// Returns a reason of such a combat; none for any other reason.
pub(super) fn reason(lang: Lang, of: &str, reason: &Reason, names: &Names<'_>) -> Option<String> {
    let number = |number: i32| lang.number(number);
    Some(match reason {
        Reason::LowestCount { count } => lang.text_with(Text::WhyLowest, &[of, &number(*count)]),
        Reason::Together { count, equals } if equals.is_empty() => {
            lang.text_with(ReasonText::Count, &[of, &number(*count)])
        }
        Reason::Together { count, equals } => {
            let equals = names.list(lang, equals);
            lang.text_with(Text::WhyTogether, &[of, &number(*count), &equals])
        }
        Reason::Key {
            count,
            key: TieKey::Second,
            own,
            neighbour,
            other,
        } => {
            let neighbour = names.name(*neighbour);
            let [own, other] = [own, other].map(|by| number(i32::from(*by)));
            let with = [of, &number(*count), &neighbour, &own, &other];
            lang.text_with(Text::WhySecond, &with)
        }
        Reason::SameSide { with } => lang.text_with(Text::WhySide, &[of, &names.name(*with)]),
        Reason::Card { card: held } => lang.text_with(Text::WhyCard, &[of, &card(lang, *held)]),
        Reason::DelayedCard { card: held, .. } => {
            lang.text_with(Text::DelayedCard, &[of, &card(lang, *held)])
        }
        Reason::RuledCard { card: held } => {
            lang.text_with(Text::RuledCard, &[of, &card(lang, *held)])
        }
        Reason::Rearranged => lang.text_with(Text::Rearranged, &[of]),
        Reason::DelayedHere { .. } => lang.text_with(Text::DelayedHere, &[of]),
        Reason::SideChosen => lang.text_with(Text::WhySideChosen, &[of]),
        Reason::Entered => lang.text_with(Text::WhyEntered, &[of]),
        Reason::HandedOver => lang.text_with(Text::WhyHandedOver, &[of]),
        Reason::NoFirstTurn => lang.text_with(Text::WhyNoFirstTurn, &[of]),
        Reason::LastAtFirst => lang.text_with(Text::WhyLastAtFirst, &[of]),
        _ => return None,
    })
}

/// Returns the text of a rejection of such a combat; none for any other rejection.
pub(super) fn rejection(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> Option<String> {
    let Rejection::Table(rejection) = rejection else {
        return None;
    };
    let text = match rejection {
        TableRejection::NoSuchCard { card } => {
            return Some(lang.text_with(Text::NoSuchCard, &[&card.0.to_string()]));
        }
        TableRejection::CardDealt { card: dealt } => {
            return Some(lang.text_with(Text::CardIsOut, &[&card(lang, *dealt)]));
        }
        TableRejection::CardsDecide { .. } => Text::CardsDecide,
        TableRejection::NotHandedOver => Text::NotHandedOver,
        TableRejection::SurprisedNow { who } => {
            return Some(lang.text_with(Text::SurprisedNow, &[&names.name(*who)]));
        }
        TableRejection::NoDice { who } => {
            return Some(lang.text_with(Text::NoDice, &[&names.name(*who)]));
        }
        TableRejection::NoCounts => Text::NoCounts,
        TableRejection::Phases => Text::Phases,
    };
    Some(lang.text(text).to_owned())
}
