//! The log of Tales of War.

use asalto_core::Event;
use asalto_core::event::PriorityEvent;
use asalto_core::frame_id::FrameId;
use asalto_core::priority::{
    ActionVerdict, AttemptResult, AutoPassEnd, ConcentrationEnd, PartDropReason, PartOutcome,
    PartResult, ResolutionView, TriggerId,
};

use super::{attempt, cost, declaration, missing, object, passing, phase, redirect};
use crate::sets::{TalesOfWarLogText, TalesOfWarText};
use crate::{Lang, Message, Names};

/// Returns the verdict of an action roll.
#[must_use]
pub fn verdict(lang: Lang, verdict: ActionVerdict) -> &'static str {
    lang.text(match verdict {
        ActionVerdict::Success => TalesOfWarText::Success,
        ActionVerdict::Failure => TalesOfWarText::Failure,
        ActionVerdict::Fumble => TalesOfWarText::Fumble,
    })
}

/// The names of stack items and triggered effects. Events have only their ids.
pub struct StackNames<'n> {
    /// Returns the name of an item that is or was on a stack.
    pub frame: &'n dyn Fn(FrameId) -> String,
    /// Returns the name of a triggered effect and its owner.
    pub trigger: &'n dyn Fn(TriggerId) -> String,
}

/// Returns the text of an event; none if another line already covers it.
pub fn log_text(
    lang: Lang,
    event: &Event,
    names: &Names<'_>,
    names_of: &StackNames<'_>,
) -> Option<String> {
    match event {
        Event::Pushed(frame) => object(lang, frame).map(|what| {
            lang.text_with(
                TalesOfWarLogText::Pushed,
                &[&names.name(frame.owner), &what],
            )
        }),
        Event::Priority(event) => priority_text(lang, event, names, names_of),
        _ => None,
    }
}

#[allow(clippy::too_many_lines, reason = "one arm an event")]
fn priority_text(
    lang: Lang,
    event: &PriorityEvent,
    names: &Names<'_>,
    names_of: &StackNames<'_>,
) -> Option<String> {
    use PriorityEvent as E;
    let say = |text: TalesOfWarLogText, with: &[&str]| Some(lang.text_with(text, with));
    let one = |text, who| say(text, &[&names.name(who)]);
    let item = names_of.frame;
    let effect = names_of.trigger;
    match event {
        E::PhaseStarted(now) => say(
            TalesOfWarLogText::PhaseStarted,
            &[&phase(lang, *now, names)],
        ),
        E::MainPhaseSkipped { who } => one(TalesOfWarLogText::MainPhaseSkipped, *who),
        E::Attempted {
            attempt: made,
            result,
        } => {
            let text = match result {
                AttemptResult::Succeeded => TalesOfWarLogText::AttemptSucceeded,
                AttemptResult::Failed => TalesOfWarLogText::AttemptFailed,
                AttemptResult::Declined => TalesOfWarLogText::AttemptDeclined,
            };
            say(text, &[&names.name(made.who), &attempt(lang, &made.at)])
        }
        E::LimitsRestored => say(TalesOfWarLogText::LimitsRestored, &[]),
        E::ChargeDeclared { who, target: None } => {
            Some(lang.text_with(TalesOfWarText::Charging, &[&names.name(*who)]) + ".")
        }
        E::ChargeDeclared {
            who,
            target: Some(target),
        } => {
            let with = [&names.name(*who), &names.name(*target)];
            Some(lang.text_with(TalesOfWarText::ChargeAt, &with.map(String::as_str)) + ".")
        }
        E::ChargesSkipped(who) => {
            let text = if lang.is_one(who.len()) {
                TalesOfWarLogText::OneChargeSkipped
            } else {
                TalesOfWarLogText::ChargesSkipped
            };
            say(text, &[&names.list(lang, who)])
        }
        E::PointsGranted { who, points } if *points > 0 => say(
            TalesOfWarLogText::PointsGranted,
            &[&names.name(*who), &points.to_string()],
        ),
        E::PointsDiscarded => say(TalesOfWarLogText::PointsDiscarded, &[]),
        E::Paid { who, cost: paid } => say(
            TalesOfWarLogText::Paid,
            &[&names.name(*who), &cost(lang, paid)],
        ),
        E::Passed { who } => one(TalesOfWarLogText::Passed, *who),
        E::PassedByThemselves(who) => {
            let text = if lang.is_one(who.len()) {
                TalesOfWarLogText::OneAutoPassed
            } else {
                TalesOfWarLogText::SomeAutoPassed
            };
            say(text, &[&names.list(lang, who)])
        }
        E::EveryonePassed => say(TalesOfWarLogText::EveryonePassed, &[]),
        E::PassingSet { who, passing: how } => say(
            TalesOfWarLogText::AutoPassSet,
            &[&names.name(*who), &passing(lang, *how)],
        ),
        E::PassingEnded { who, why } => {
            let who = names.list(lang, who);
            match why {
                AutoPassEnd::Over => say(TalesOfWarLogText::AutoPassOver, &[&who]),
                AutoPassEnd::NewObject(frame) => say(
                    TalesOfWarLogText::AutoPassNewObject,
                    &[&who, &opening(item(*frame))],
                ),
                AutoPassEnd::Revoked => say(TalesOfWarLogText::AutoPassRevoked, &[&who]),
                AutoPassEnd::Undone => say(TalesOfWarLogText::AutoPassUndone, &[&who]),
            }
        }
        E::Proposed {
            who,
            declaration: it,
        } => say(
            TalesOfWarLogText::Proposed,
            &[&names.name(*who), &declaration(lang, it, names)],
        ),
        E::Allowed { who } => one(TalesOfWarLogText::Allowed, *who),
        E::Disallowed { who } => one(TalesOfWarLogText::Disallowed, *who),
        E::DoneAtOnce {
            who,
            declaration: it,
        } => say(
            TalesOfWarLogText::DoneAtOnce,
            &[&names.name(*who), &declaration(lang, it, names)],
        ),
        E::Postponed(frame) => {
            let what = object(lang, frame)?;
            say(
                TalesOfWarLogText::Postponed,
                &[&names.name(frame.owner), &what],
            )
        }
        E::Moved { frame } => say(TalesOfWarLogText::Moved, &[&item(*frame)]),
        E::Cancelled {
            frame,
            missing: lack,
        } => say(
            TalesOfWarLogText::Cancelled,
            &[&opening(item(*frame)), &missing(lang, lack)],
        ),
        E::Settled { frame, settlement } => {
            // The game master's text names the consequences of a fumble.
            let what = match settlement.consequences.as_str() {
                "" => item(*frame),
                told => told.to_owned(),
            };
            Some(resolved(lang, &opening(what), settlement, names))
        }
        E::TriggerRegistered { trigger, .. } => say(
            TalesOfWarLogText::TriggerRegistered,
            &[&names.name(trigger.owner), &trigger.name],
        ),
        E::TriggerRemoved { id } => say(TalesOfWarLogText::TriggerRemoved, &[&effect(*id)]),
        E::TriggerCancelled { id, missing: lack } => say(
            TalesOfWarLogText::TriggerUnpaid,
            &[&opening(effect(*id)), &missing(lang, lack)],
        ),
        E::TriggersArose(which) => {
            let which: Vec<_> = which.iter().map(|id| effect(*id)).collect();
            say(TalesOfWarLogText::TriggersArose, &[&lang.list(&which)])
        }
        E::ConcentrationBegun {
            who,
            declaration: it,
        } => say(
            TalesOfWarLogText::ConcentrationBegun,
            &[&names.name(*who), &declaration(lang, it, names)],
        ),
        E::Gathered { who, points } => say(
            TalesOfWarLogText::PointsGathered,
            &[&names.name(*who), &points.to_string()],
        ),
        E::ConcentrationEnded { who, why } => {
            let text = match why {
                ConcentrationEnd::Met => TalesOfWarLogText::ConcentrationMet,
                ConcentrationEnd::GivenUp => TalesOfWarLogText::ConcentrationGivenUp,
                ConcentrationEnd::OutOfAction => TalesOfWarLogText::ConcentrationBroken,
            };
            one(text, *who)
        }
        E::CycleEnded => say(TalesOfWarLogText::CycleEnded, &[]),
        // The screen shows the actor with priority and the pending decisions.
        E::AttemptsCalled(_)
        | E::ChargesCalled(_)
        | E::Circulated
        | E::Offered { .. }
        | E::TriggersTaken
        | E::PointsGranted { .. } => None,
    }
}

/// Capitalizes a name at the beginning of a line.
fn opening(mut name: String) -> String {
    // The app’s own names begin with an ASCII letter.
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

/// Returns the text of a resolution: the result of the roll and of each part.
fn resolved(lang: Lang, what: &str, settlement: &ResolutionView, names: &Names<'_>) -> String {
    let roll = settlement.roll.as_ref().and_then(|roll| {
        let total = lang.number(roll.total?);
        let difficulty = lang.number(roll.difficulty);
        let faces: Vec<_> = roll.faces.iter().map(ToString::to_string).collect();
        Some(if faces.is_empty() {
            lang.text_with(TalesOfWarLogText::Roll, &[&total, &difficulty])
        } else {
            let faces = faces.join(" ");
            lang.text_with(TalesOfWarLogText::RollFaces, &[&faces, &total, &difficulty])
        })
    });
    let came = verdict(lang, settlement.verdict).to_lowercase();
    let head = lang.text_with(
        TalesOfWarLogText::Resolved,
        &[what, &came, &roll.unwrap_or_default()],
    );
    let parts = settlement.outcomes.iter();
    let parts = parts.map(|outcome| part(lang, outcome, names));
    let illegal = lang.text_with(TalesOfWarText::IllegalNow, &[]);
    let modes = settlement.dropped_modes.iter();
    let modes = modes.map(|mode| labeled(lang, mode, &illegal));
    std::iter::once(head)
        .chain(parts)
        .chain(modes)
        .collect::<Vec<_>>()
        .join(" ")
}

fn part(lang: Lang, outcome: &PartOutcome, names: &Names<'_>) -> String {
    let target = outcome.part.target.map(|who| names.name(who));
    let about: Vec<_> = [Some(outcome.part.name.clone()), target]
        .into_iter()
        .flatten()
        .filter(|text| !text.is_empty())
        .collect();
    let result = match &outcome.result {
        PartResult::Applied => lang.text_with(TalesOfWarText::Applied, &[]),
        PartResult::Redirected(to) => {
            lang.text_with(TalesOfWarText::RedirectTo, &[&redirect(lang, to, names)])
        }
        PartResult::Dropped(PartDropReason::TargetGone) => {
            lang.text_with(TalesOfWarText::Gone, &[])
        }
        PartResult::Dropped(PartDropReason::Illegal) => {
            lang.text_with(TalesOfWarText::IllegalNow, &[])
        }
    };
    labeled(lang, &about.join(" "), &result)
}

/// Formats a text after its label: `Orc: applied.`
fn labeled(lang: Lang, label: &str, text: &str) -> String {
    lang.message(&Message::Labeled { label, text }) + "."
}

#[cfg(test)]
mod tests {
    use asalto_core::CombatantId;
    use asalto_core::actor::Cost;

    use super::*;

    fn said(event: &PriorityEvent) -> Vec<String> {
        let name = |who: CombatantId| ["Zoe", "Luz"][who.0 as usize].to_owned();
        let names = Names::new(&name);
        let all = Lang::ALL.into_iter().map(|lang| {
            let stack = StackNames {
                frame: &|_| lang.text_with(TalesOfWarText::FumbleObject, &[]),
                trigger: &|_| lang.text_with(TalesOfWarText::AnEffect, &[]),
            };
            priority_text(lang, event, &names, &stack).unwrap_or_default()
        });
        all.collect()
    }

    #[test]
    fn one_actor_has_the_singular() {
        let passed = |who: &[u32]| {
            let who = who.iter().map(|&who| CombatantId(who)).collect();
            said(&PriorityEvent::PassedByThemselves(who))
        };
        let one = [
            "Pasa automáticamente: Zoe.",
            "Passage automatique : Zoe.",
            "Auto-passed: Zoe.",
        ];
        assert_eq!(passed(&[0]), one);
        let two = [
            "Pasan automáticamente: Zoe y Luz.",
            "Passage automatique : Zoe et Luz.",
            "Auto-passed: Zoe and Luz.",
        ];
        assert_eq!(passed(&[0, 1]), two);
        let lacking = |points, potency: u16| {
            let mut missing = Cost {
                points,
                ..Cost::default()
            };
            missing.resources.insert("potency".to_owned(), potency);
            let id = TriggerId(1);
            said(&PriorityEvent::TriggerCancelled { id, missing })
        };
        let one = [
            "Un efecto disparado se cancela: falta 1 potency.",
            "Un effet déclenché : annulation, il manque 1 potency.",
            "A triggered effect is canceled: 1 potency missing.",
        ];
        assert_eq!(lacking(0, 1), one);
        let two = lacking(1, 1);
        assert_eq!(
            two[0],
            "Un efecto disparado se cancela: faltan 1 PA, 1 potency."
        );
    }

    #[test]
    fn the_consequences_of_a_fumble_are_named_by_the_game_masters_text() {
        let settled = |told: &str| {
            said(&PriorityEvent::Settled {
                frame: FrameId(1),
                settlement: Box::new(ResolutionView {
                    roll: None,
                    verdict: ActionVerdict::Success,
                    outcomes: Vec::new(),
                    dropped_modes: Vec::new(),
                    consequences: told.to_owned(),
                }),
            })
        };
        let nameless = [
            "Consecuencias de una pifia: éxito.",
            "Conséquences d’une maladresse : réussite.",
            "Consequences of a fumble: success.",
        ];
        assert_eq!(settled(""), nameless);
        assert_eq!(settled("the string snaps")[2], "The string snaps: success.");
    }
}
