//! The texts of dying and death saves: log, reasons and rejections.

use asalto_core::event::DyingEvent;
use asalto_core::law::Law;
use asalto_core::rules::{DeathSaveResult, DownState, DyingRoll, LifeState};
use asalto_core::{Event, Reason, Rejection};

use crate::sets::DyingText;
use crate::{Lang, Names};

/// Returns the text of an event about dying; none for any other event.
pub(super) fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    Some(match event {
        Event::Dying(DyingEvent::SaveDue { who, roll }) => {
            let text = match roll {
                DyingRoll::DeathSave => DyingText::LogDue,
                DyingRoll::Stabilization => DyingText::LogRollDue,
            };
            lang.text_with(text, &[&names.name(*who)])
        }
        Event::Dying(DyingEvent::SaveMade {
            who,
            face,
            result,
            roll,
        }) => {
            let percent = *roll == DyingRoll::Stabilization;
            let text = match result {
                DeathSaveResult::Success if percent => DyingText::LogRollStable,
                DeathSaveResult::Failure if percent => DyingText::LogRollLoses,
                DeathSaveResult::Success => DyingText::LogSuccess,
                DeathSaveResult::Failure => DyingText::LogFailure,
                DeathSaveResult::TwoFailures => DyingText::LogTwoFailures,
                DeathSaveResult::Recovery => DyingText::LogRecovery,
            };
            let said = lang.text_with(text, &[&names.name(*who)]);
            match face {
                Some(face) => format!("{said} ({face})"),
                None => said,
            }
        }
        Event::Dying(DyingEvent::Changed { who, state, why }) => {
            let name = names.name(*who);
            match state {
                None if *why == Some(Law::Stabilization) => {
                    lang.text_with(DyingText::LogDyingAgain, &[&name])
                }
                Some(DownState::Dying {
                    successes,
                    failures,
                }) => {
                    let counts = [
                        lang.number((*successes).into()),
                        lang.number((*failures).into()),
                    ];
                    lang.text_with(DyingText::LogDying, &[&name, &counts[0], &counts[1]])
                }
                Some(DownState::Stable) => lang.text_with(DyingText::LogStable, &[&name]),
                Some(DownState::Dead) => lang.text_with(DyingText::LogDead, &[&name]),
                None => lang.text_with(DyingText::LogUp, &[&name]),
            }
        }
        Event::Dying(DyingEvent::NotHealed { who }) => {
            lang.text_with(DyingText::LogNotHealed, &[&names.name(*who)])
        }
        _ => return None,
    })
}

/// Returns the reason why hit points below 0 prevent a combatant from acting; none if it is another reason.
pub(super) fn below_zero(lang: Lang, name: &str, reason: &Reason) -> Option<String> {
    let text = match reason {
        Reason::Life(LifeState::Dying) => DyingText::WhyDyingBelow,
        Reason::Life(LifeState::Unconscious) => DyingText::WhyStableBelow,
        _ => return None,
    };
    Some(lang.text_with(text, &[name]))
}

/// Returns the reason why a combatant at 0 hit points can't act.
pub(super) fn reason(lang: Lang, name: &str, state: DownState) -> String {
    match state {
        DownState::Dying {
            successes,
            failures,
        } => {
            let counts = [lang.number(successes.into()), lang.number(failures.into())];
            lang.text_with(DyingText::WhyDying, &[name, &counts[0], &counts[1]])
        }
        DownState::Stable => lang.text_with(DyingText::WhyStable, &[name]),
        DownState::Dead => lang.text_with(DyingText::WhyDead, &[name]),
    }
}

/// Returns the text of a rejection about dying; none for any other rejection.
pub(super) fn rejection(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> Option<String> {
    Some(match rejection {
        Rejection::NotDying { who } => lang.text_with(DyingText::NotDying, &[&names.name(*who)]),
        Rejection::Dead { who } => lang.text_with(DyingText::WhyDead, &[&names.name(*who)]),
        Rejection::NothingToSave { who } => {
            lang.text_with(DyingText::NothingToSave, &[&names.name(*who)])
        }
        Rejection::NoDeathSaveDue { who } => {
            lang.text_with(DyingText::NoDeathSaveDue, &[&names.name(*who)])
        }
        Rejection::NoStabilizationDue { who } => {
            lang.text_with(DyingText::NoRollDue, &[&names.name(*who)])
        }
        Rejection::NoDeathSaves => lang.text_with(DyingText::NoDeathSaves, &[]),
        Rejection::PercentOutOfRange { face } => lang.text_with(
            DyingText::PercentOutOfRange,
            &[&lang.number((*face).into())],
        ),
        Rejection::DeathSavesOutOfRange => lang.text_with(DyingText::DeathSavesOutOfRange, &[]),
        Rejection::FaceOutOfRange { face } => {
            lang.text_with(DyingText::FaceOutOfRange, &[&lang.number((*face).into())])
        }
        _ => return None,
    })
}
