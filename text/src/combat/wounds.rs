//! The texts of nonlethal damage: log, reasons and rejections.

use asalto_core::event::CombatantEvent;
use asalto_core::rules::LifeState;
use asalto_core::{Event, Reason, Rejection};

use crate::sets::WoundText;
use crate::{Lang, Names};

/// Returns the text of an event about nonlethal damage; none for any other event.
pub(super) fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    let Event::Combatant(CombatantEvent::NonlethalChanged { who, by, total }) = event else {
        return None;
    };
    let text = if *by > 0 {
        WoundText::LogTaken
    } else {
        WoundText::LogHealed
    };
    let [by, total] = [by.saturating_abs(), *total].map(|number| lang.number(number));
    Some(lang.text_with(text, &[&names.name(*who), &by, &total]))
}

/// Returns the reason for a state under nonlethal damage; none if it is another reason.
pub(super) fn reason(lang: Lang, of: &str, reason: &Reason) -> Option<String> {
    Some(match reason {
        Reason::Nonlethal { total } => lang.text_with(WoundText::Why, &[of, &lang.number(*total)]),
        Reason::Life(LifeState::Staggered) => lang.text_with(WoundText::WhyStaggered, &[of]),
        Reason::Life(LifeState::KnockedOut) => lang.text_with(WoundText::WhyKnockedOut, &[of]),
        _ => return None,
    })
}

/// Returns the text of a rejection about nonlethal damage; none for any other rejection.
pub(super) fn rejection(lang: Lang, rejection: &Rejection) -> Option<String> {
    (*rejection == Rejection::NoNonlethal).then(|| lang.text(WoundText::NotCounted).to_owned())
}
