//! Effects of the start and the end of turns: the description, the reason, the log and the rejection.

use asalto_core::effect::{LethalDamage, TurnEffectKind, TurnEffectOutcome, TurnMoment};
use asalto_core::event::{CombatantEvent, Event};
use asalto_core::newcomer::Newcomer;
use asalto_core::{Reason, Rejection};

use crate::sets::TurnEffectText;
use crate::{Lang, Message, Names};

/// Describes what an effect does each turn, such as `1d6 damage at the start of each turn`.
#[must_use]
pub fn turn_effect(lang: Lang, at: TurnMoment, does: &TurnEffectKind) -> String {
    use TurnEffectText as Text;
    let text = match (does, at) {
        (TurnEffectKind::Damage { .. }, TurnMoment::Start) => Text::DamageAtStart,
        (TurnEffectKind::Damage { .. }, TurnMoment::End) => Text::DamageAtEnd,
        (TurnEffectKind::Healing { .. }, TurnMoment::Start) => Text::HealingAtStart,
        (TurnEffectKind::Healing { .. }, TurnMoment::End) => Text::HealingAtEnd,
        (TurnEffectKind::Regeneration { .. }, TurnMoment::Start) => Text::RegenerationAtStart,
        (TurnEffectKind::Regeneration { .. }, TurnMoment::End) => Text::RegenerationAtEnd,
        (TurnEffectKind::Reminder, TurnMoment::Start) => Text::ReminderAtStart,
        (TurnEffectKind::Reminder, TurnMoment::End) => Text::ReminderAtEnd,
    };
    let said = lang.text_with(text, &[&amount_of(lang, does)]);
    match does.lethal().filter(|lethal| !lethal.is_empty()) {
        Some(lethal) => lang.text_with(
            TurnEffectText::ExceptLethal,
            &[&said, &lethal_words(lang, lethal)],
        ),
        None => said,
    }
}

/// Returns the damage that stays lethal to a creature that regenerates, such as `acid/fire`.
#[must_use]
pub fn lethal_words(lang: Lang, lethal: &LethalDamage) -> String {
    crate::damage::alternatives(lang, &lethal.types, &lethal.other).join("/")
}

/// Describes what a newcomer does in each of its turns, such as `Regeneration: regenerates 15 HP at the start of each
/// turn`.
#[must_use]
pub fn innate_effects(lang: Lang, newcomer: &Newcomer) -> Vec<String> {
    let innate = newcomer.each_turn.iter().map(|innate| {
        lang.message(&Message::Labeled {
            label: &crate::condition(lang, &innate.condition),
            text: &turn_effect(lang, innate.each.at, &innate.each.does),
        })
    });
    innate.collect()
}

/// Returns the number or the dice of an effect, with the type of its damage.
#[must_use]
pub fn amount_of(lang: Lang, does: &TurnEffectKind) -> String {
    let dice = does.dice().unwrap_or_default();
    match does.damage_type() {
        Some(typed) => format!("{dice} ({})", crate::damage_type(lang, typed.of)),
        None => dice.to_owned(),
    }
}

/// Returns the text of a reason about an effect of each turn; none for any other reason.
pub(super) fn reason(lang: Lang, of: &str, reason: &Reason) -> Option<String> {
    let Reason::EachTurn {
        condition,
        at,
        does,
    } = reason
    else {
        return None;
    };
    let text = match does {
        TurnEffectKind::Regeneration { .. } => TurnEffectText::WhyRegenerates,
        TurnEffectKind::Damage { .. }
        | TurnEffectKind::Healing { .. }
        | TurnEffectKind::Reminder => TurnEffectText::Why,
    };
    let condition = crate::condition(lang, condition);
    Some(lang.text_with(text, &[of, &condition, &turn_effect(lang, *at, does)]))
}

/// Returns the text of an event about an effect of each turn; none for any other event. The hit points that it changes
/// have their own lines.
pub(super) fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    let Event::Combatant(event) = event else {
        return None;
    };
    let (who, effect, text) = match event {
        CombatantEvent::TurnEffectDue { who, effect, .. } => (who, effect, TurnEffectText::LogDue),
        CombatantEvent::TurnEffectSettled {
            who,
            effect,
            outcome,
        } => {
            let text = match outcome {
                TurnEffectOutcome::Applied => TurnEffectText::LogApplied,
                TurnEffectOutcome::Prevented => TurnEffectText::LogPrevented,
            };
            (who, effect, text)
        }
        _ => return None,
    };
    let condition = crate::condition(lang, &effect.condition);
    Some(lang.text_with(text, &[&names.name(*who), &condition]))
}

/// Returns the text of a rejection about effects of each turn; none for any other rejection.
pub(super) fn rejection(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> Option<String> {
    match rejection {
        Rejection::NoTurnEffectDue { who } => {
            Some(lang.text_with(TurnEffectText::NotDue, &[&names.name(*who)]))
        }
        _ => None,
    }
}
