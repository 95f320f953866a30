//! The texts of nonlethal and massive damage: log, reasons and rejections.

use asalto_core::casting::CheckVerdict;
use asalto_core::event::{CombatantEvent, DyingEvent};
use asalto_core::rules::LifeState;
use asalto_core::{Event, Reason, Rejection};

use crate::sets::WoundText;
use crate::{Lang, Names};

/// Returns the text of an event about nonlethal damage; none for any other event.
pub(super) fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    let (who, by, total, state) = match event {
        Event::Combatant(CombatantEvent::NonlethalChanged {
            who,
            by,
            total,
            state,
        }) => (who, by, total, state),
        Event::Combatant(CombatantEvent::NoNonlethalTaken { who }) => {
            return Some(lang.text_with(WoundText::LogSpared, &[&names.name(*who)]));
        }
        Event::Dying(event) => return massive(lang, event, names),
        _ => return None,
    };
    let text = match state {
        Some(LifeState::Staggered) if *by > 0 => WoundText::LogStaggered,
        Some(LifeState::Staggered) => WoundText::WhyStaggered,
        Some(LifeState::KnockedOut) if *by > 0 => WoundText::LogKnockedOut,
        Some(LifeState::KnockedOut) => WoundText::WhyKnockedOut,
        _ if *by > 0 => WoundText::LogTaken,
        _ => WoundText::LogHealed,
    };
    let [by, total] = [by.saturating_abs(), *total].map(|number| lang.number(number));
    Some(lang.text_with(text, &[&names.name(*who), &by, &total]))
}

/// Returns the text of an event about massive damage; none for any other event.
fn massive(lang: Lang, event: &DyingEvent, names: &Names<'_>) -> Option<String> {
    let (text, who) = match event {
        DyingEvent::MassiveDamageOwed { who, saves: 1.. } => (WoundText::LogMassive, who),
        DyingEvent::MassiveDamageSaved {
            who,
            verdict: CheckVerdict::Success,
        } => (WoundText::LogSurvives, who),
        DyingEvent::MassiveDamageSaved { who, .. } => (WoundText::LogKilled, who),
        _ => return None,
    };
    Some(lang.text_with(text, &[&names.name(*who)]))
}

/// Returns the reason for a state under nonlethal damage; none if it is another reason.
pub(super) fn reason(lang: Lang, of: &str, reason: &Reason) -> Option<String> {
    Some(match reason {
        Reason::MassiveDamage => lang.text_with(WoundText::WhyMassive, &[of]),
        Reason::Nonlethal { total } => lang.text_with(WoundText::Why, &[of, &lang.number(*total)]),
        Reason::Destroyed => lang.text_with(WoundText::WhyDestroyed, &[of]),
        Reason::Life(LifeState::Staggered) => lang.text_with(WoundText::WhyStaggered, &[of]),
        Reason::Life(LifeState::KnockedOut) => lang.text_with(WoundText::WhyKnockedOut, &[of]),
        _ => return None,
    })
}

/// Returns the text of a rejection about nonlethal or massive damage; none for any other rejection.
pub(super) fn rejection(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> Option<String> {
    match rejection {
        Rejection::NoNonlethal => Some(lang.text(WoundText::NotCounted).to_owned()),
        Rejection::NoMassiveDamage { who } => {
            Some(lang.text_with(WoundText::NoMassive, &[&names.name(*who)]))
        }
        _ => None,
    }
}
