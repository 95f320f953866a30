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
            let face = face.map(|face| format!(" {face}")).unwrap_or_default();
            lang.text_with(text, &[&names.name(*who), &face])
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
                    let text = match why {
                        Some(Law::CriticalAtZero) => DyingText::LogDyingCritical,
                        _ => DyingText::LogDying,
                    };
                    lang.text_with(text, &[&name, &counts[0], &counts[1]])
                }
                Some(DownState::Stable) => {
                    let text = match why {
                        Some(Law::TurnEffects) => DyingText::LogDownRegenerates,
                        _ => DyingText::LogStable,
                    };
                    lang.text_with(text, &[&name])
                }
                Some(DownState::Dead) => {
                    let text = match why {
                        Some(Law::MassiveDamage) => DyingText::LogDeadOutright,
                        Some(Law::DamageAtZero) => DyingText::LogDeadAtZero,
                        Some(Law::CriticalAtZero) => DyingText::LogDeadCritical,
                        Some(Law::ThreeDeathSaves) => DyingText::LogDeadBySaves,
                        _ => DyingText::LogDead,
                    };
                    lang.text_with(text, &[&name])
                }
                None => lang.text_with(DyingText::LogUp, &[&name]),
            }
        }
        Event::Dying(DyingEvent::NotHealed { who }) => {
            lang.text_with(DyingText::LogNotHealed, &[&names.name(*who)])
        }
        _ => return None,
    })
}

/// Returns the line of a death save and of the count that it changes; none for other events.
#[must_use]
pub fn counted_save(lang: Lang, save: &Event, change: &Event, names: &Names<'_>) -> Option<String> {
    let (
        Event::Dying(DyingEvent::SaveMade { who: saver, .. }),
        Event::Dying(DyingEvent::Changed {
            who,
            state:
                Some(DownState::Dying {
                    successes,
                    failures,
                }),
            ..
        }),
    ) = (save, change)
    else {
        return None;
    };
    if saver != who {
        return None;
    }
    let said = log_text(lang, save, names)?;
    let counts = [successes, failures].map(|&count| lang.number(count.into()));
    let with = [said.trim_end_matches('.'), &counts[0], &counts[1]];
    Some(lang.text_with(DyingText::LogCounted, &with))
}

/// Returns the reason why hit points below 0, or those of a creature that regenerates, prevent a combatant from acting; none
/// if it is another reason.
pub(super) fn below_zero(lang: Lang, name: &str, reason: &Reason) -> Option<String> {
    let text = match reason {
        Reason::Life(LifeState::Dying) => DyingText::WhyDyingBelow,
        Reason::Life(LifeState::Unconscious) => DyingText::WhyStableBelow,
        Reason::Regenerates => DyingText::WhyRegenerates,
        _ => return None,
    };
    Some(lang.text_with(text, &[name]))
}

/// Returns the reason why a combatant has died at 0 hit points.
pub(super) fn died(lang: Lang, name: &str, by: Law) -> String {
    let text = match by {
        Law::MassiveDamage => DyingText::WhyDeadOutright,
        Law::DamageAtZero | Law::CriticalAtZero => DyingText::WhyDeadAtZero,
        Law::ThreeDeathSaves => DyingText::WhyDeadBySaves,
        _ => DyingText::WhyDead,
    };
    lang.text_with(text, &[name])
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

#[cfg(test)]
mod tests {
    use asalto_core::CombatantId;

    use super::*;

    const WHO: CombatantId = CombatantId(0);

    fn said(face: Option<u16>, result: DeathSaveResult) -> [Option<String>; 3] {
        let name = |_: CombatantId| "Aria".to_owned();
        let names = Names::new(&name);
        let roll = DyingRoll::DeathSave;
        let who = WHO;
        let save = Event::Dying(DyingEvent::SaveMade {
            who,
            face,
            result,
            roll,
        });
        let state = Some(DownState::Dying {
            successes: 2,
            failures: 0,
        });
        let change = Event::Dying(DyingEvent::Changed {
            who,
            state,
            why: None,
        });
        Lang::ALL.map(|lang| counted_save(lang, &save, &change, &names))
    }

    #[test]
    fn a_death_save_and_its_count_are_one_sentence() {
        let lines = [
            "Aria: salvación contra muerte 13, éxito (éxitos 2, fallos 0).",
            "Aria\u{a0}: jet contre la mort 13, réussite (réussites 2, échecs 0).",
            "Aria: death save 13, success (successes 2, failures 0).",
        ];
        let rolled = said(Some(13), DeathSaveResult::Success);
        assert_eq!(rolled, lines.map(|line| Some(line.to_owned())));
        let stated = said(None, DeathSaveResult::Success);
        let line = "Aria: death save, success (successes 2, failures 0).";
        assert_eq!(stated[2].as_deref(), Some(line));
    }
}
