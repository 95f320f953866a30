//! The battle report of Tales of War.

use asalto_core::{
    AttemptResult, ConcentrationEnd, Event, FrameId, Outcome, PartDropped, PartResult, PassingEnd,
    PriorityEvent, Settlement, TriggerId, Verdict,
};

use crate::text::Sentence;

use super::{
    Cast, Lang, Phrase, Template, attempt, cost, declaration, fill, list, missing, object, passing,
    phase,
};

/// What came of an action roll.
#[must_use]
pub fn verdict(lang: Lang, verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Success => Phrase::Success,
        Verdict::Failure => Phrase::Failure,
        Verdict::Fumble => Phrase::Fumble,
    }
    .in_language(lang)
}

/// What things are called that an event has only the id of.
pub struct Names<'n> {
    /// What lies on a stack, or did.
    pub frame: &'n dyn Fn(FrameId) -> String,
    /// A triggered effect, and whose it is.
    pub trigger: &'n dyn Fn(TriggerId) -> String,
}

/// What happened, in a sentence; nothing where another line says it already.
pub fn report(lang: Lang, event: &Event, cast: &Cast<'_>, names_of: &Names<'_>) -> Option<String> {
    match event {
        Event::Pushed(frame) => object(lang, frame)
            .map(|what| fill(lang, Phrase::SaidPushed, &[&cast.name(frame.owner), &what])),
        Event::Priority(event) => tell(lang, event, cast, names_of),
        _ => None,
    }
}

#[allow(clippy::too_many_lines, reason = "one arm an event")]
fn tell(
    lang: Lang,
    event: &PriorityEvent,
    cast: &Cast<'_>,
    names_of: &Names<'_>,
) -> Option<String> {
    use PriorityEvent as E;
    let say = |phrase, with: &[&str]| Some(fill(lang, phrase, with));
    let one = |phrase, who| say(phrase, &[&cast.name(who)]);
    let named = names_of.frame;
    let effect = names_of.trigger;
    match event {
        E::PhaseStarted(now) => say(Phrase::SaidPhase, &[&phase(lang, *now, cast)]),
        E::MainPhaseSkipped { who } => one(Phrase::SaidSkipped, *who),
        E::Attempted {
            attempt: made,
            result,
        } => {
            let phrase = match result {
                AttemptResult::Succeeded => Phrase::SaidAttemptSucceeded,
                AttemptResult::Failed => Phrase::SaidAttemptFailed,
                AttemptResult::Declined => Phrase::SaidAttemptDeclined,
            };
            say(phrase, &[&cast.name(made.who), &attempt(lang, &made.at)])
        }
        E::LimitsRestored => say(Phrase::SaidLimits, &[]),
        E::ChargeDeclared { who, target: None } => one(Phrase::Charging, *who).map(|it| it + "."),
        E::ChargeDeclared {
            who,
            target: Some(target),
        } => say(Phrase::ChargeAt, &[&cast.name(*who), &cast.name(*target)]).map(|it| it + "."),
        E::ChargesSkipped(who) => say(Phrase::SaidNoCharges, &[&cast.names(lang, who)]),
        E::PointsGranted { who, points } if *points > 0 => say(
            Phrase::SaidGranted,
            &[&cast.name(*who), &points.to_string()],
        ),
        E::PointsDiscarded => say(Phrase::SaidDiscarded, &[]),
        E::Paid { who, cost: paid } => say(Phrase::SaidPaid, &[&cast.name(*who), &cost(paid)]),
        E::Passed { who } => one(Phrase::SaidPassed, *who),
        E::PassedByThemselves(who) => {
            let phrase = if lang.is_one(who.len()) {
                Phrase::SaidPassedItself
            } else {
                Phrase::SaidPassedThemselves
            };
            say(phrase, &[&cast.names(lang, who)])
        }
        E::Extinguished => say(Phrase::SaidExtinguished, &[]),
        E::PassingSet { who, passing: how } => say(
            Phrase::SaidPassing,
            &[&cast.name(*who), &passing(lang, *how)],
        ),
        E::PassingEnded { who, why } => {
            let who = cast.names(lang, who);
            match why {
                PassingEnd::Over => say(Phrase::SaidPassingOver, &[&who]),
                PassingEnd::NewObject(frame) => {
                    say(Phrase::SaidPassingNew, &[&who, &opening(named(*frame))])
                }
                PassingEnd::Revoked => say(Phrase::SaidPassingRevoked, &[&who]),
                PassingEnd::Undone => say(Phrase::SaidPassingUndone, &[&who]),
            }
        }
        E::Proposed {
            who,
            declaration: it,
        } => say(
            Phrase::SaidProposed,
            &[&cast.name(*who), &declaration(it, cast)],
        ),
        E::Allowed { who } => one(Phrase::SaidAllowed, *who),
        E::Disallowed { who } => one(Phrase::SaidDisallowed, *who),
        E::DoneAtOnce {
            who,
            declaration: it,
        } => say(
            Phrase::SaidAtOnce,
            &[&cast.name(*who), &declaration(it, cast)],
        ),
        E::Postponed(frame) => {
            let what = object(lang, frame)?;
            say(Phrase::SaidPostponed, &[&cast.name(frame.owner), &what])
        }
        E::Moved { frame } => say(Phrase::SaidMoved, &[&named(*frame)]),
        E::Cancelled {
            frame,
            missing: lack,
        } => say(
            Phrase::SaidCancelled,
            &[&opening(named(*frame)), &missing(lang, lack)],
        ),
        E::Settled { frame, settlement } => {
            // What had no name has one by what was told when it was resolved.
            let what = match settlement.consequences.as_str() {
                "" => named(*frame),
                told => told.to_owned(),
            };
            Some(settled(lang, &opening(what), settlement, cast))
        }
        E::TriggerRegistered { trigger, .. } => say(
            Phrase::SaidRegistered,
            &[&cast.name(trigger.owner), &trigger.name],
        ),
        E::TriggerRemoved { id } => say(Phrase::SaidTriggerRemoved, &[&effect(*id)]),
        E::TriggerCancelled { id, missing: lack } => say(
            Phrase::SaidTriggerUnpaid,
            &[&opening(effect(*id)), &missing(lang, lack)],
        ),
        E::TriggersArose(which) => {
            let which: Vec<_> = which.iter().map(|id| effect(*id)).collect();
            say(Phrase::SaidArose, &[&list(lang, &which)])
        }
        E::ConcentrationBegun {
            who,
            declaration: it,
        } => say(
            Phrase::SaidConcentrates,
            &[&cast.name(*who), &declaration(it, cast)],
        ),
        E::Gathered { who, points } => say(
            Phrase::SaidGathered,
            &[&cast.name(*who), &points.to_string()],
        ),
        E::ConcentrationEnded { who, why } => {
            let phrase = match why {
                ConcentrationEnd::Met => Phrase::SaidConcentrationMet,
                ConcentrationEnd::GivenUp => Phrase::SaidConcentrationGivenUp,
                ConcentrationEnd::OutOfAction => Phrase::SaidConcentrationBroken,
            };
            one(phrase, *who)
        }
        E::CycleEnded => say(Phrase::SaidCycleEnded, &[]),
        // Whose priority it is the screen shows; what is called for it asks.
        E::AttemptsCalled(_)
        | E::ChargesCalled(_)
        | E::Circulated
        | E::Offered { .. }
        | E::TriggersTaken
        | _ => None,
    }
}

/// A name as it begins a line.
fn opening(mut name: String) -> String {
    // Names that the app gives begin with such a letter.
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

/// A resolution: what came of the roll, and of each part.
fn settled(lang: Lang, what: &str, settlement: &Settlement, cast: &Cast<'_>) -> String {
    let roll = settlement.roll.as_ref().and_then(|roll| {
        let total = lang.number(roll.total?);
        let difficulty = lang.number(roll.difficulty);
        let faces: Vec<_> = roll.faces.iter().map(ToString::to_string).collect();
        Some(if faces.is_empty() {
            fill(lang, Phrase::SaidRoll, &[&total, &difficulty])
        } else {
            let faces = faces.join(" ");
            fill(lang, Phrase::SaidRollFaces, &[&faces, &total, &difficulty])
        })
    });
    let came = verdict(lang, settlement.verdict).to_lowercase();
    let head = fill(
        lang,
        Phrase::SaidSettled,
        &[what, &came, &roll.unwrap_or_default()],
    );
    let parts = settlement.outcomes.iter();
    let parts = parts.map(|outcome| part(lang, outcome, cast));
    let illegal = fill(lang, Phrase::IllegalNow, &[]);
    let modes = settlement.dropped_modes.iter();
    let modes = modes.map(|mode| of(lang, mode, &illegal));
    std::iter::once(head)
        .chain(parts)
        .chain(modes)
        .collect::<Vec<_>>()
        .join(" ")
}

fn part(lang: Lang, outcome: &Outcome, cast: &Cast<'_>) -> String {
    let target = outcome.part.target.map(|who| cast.name(who));
    let about: Vec<_> = [Some(outcome.part.name.clone()), target]
        .into_iter()
        .flatten()
        .filter(|text| !text.is_empty())
        .collect();
    let result = match &outcome.result {
        PartResult::Applied => fill(lang, Phrase::Applied, &[]),
        PartResult::Redirected(to) => fill(
            lang,
            Phrase::RedirectTo,
            &[&super::redirect(lang, to, cast)],
        ),
        PartResult::Dropped(PartDropped::TargetGone) => fill(lang, Phrase::Gone, &[]),
        PartResult::Dropped(PartDropped::Illegal) => fill(lang, Phrase::IllegalNow, &[]),
    };
    of(lang, &about.join(" "), &result)
}

/// `Orc: applied.`
fn of(lang: Lang, what: &str, who: &str) -> String {
    lang.say(&Sentence::Of { what, who }) + "."
}

#[cfg(test)]
mod tests {
    use asalto_core::{CombatantId, Cost};

    use super::*;

    fn said(event: &PriorityEvent) -> Vec<String> {
        let name = |who: CombatantId| ["Zoe", "Luz"][who.0 as usize].to_owned();
        let cast = Cast::new(&name);
        let all = Lang::ALL.into_iter().map(|lang| {
            let names = Names {
                frame: &|_| fill(lang, Phrase::FumbleObject, &[]),
                trigger: &|_| fill(lang, Phrase::AnEffect, &[]),
            };
            tell(lang, event, &cast, &names).unwrap_or_default()
        });
        all.collect()
    }

    #[test]
    fn one_is_spoken_of_as_one() {
        let passed = |who: &[u32]| {
            let who = who.iter().map(|&who| CombatantId(who)).collect();
            said(&PriorityEvent::PassedByThemselves(who))
        };
        let one = [
            "Pasa por sus ajustes: Zoe.",
            "A passé par ses réglages : Zoe.",
            "Passed by its settings: Zoe.",
        ];
        assert_eq!(passed(&[0]), one);
        let two = [
            "Pasan por sus ajustes: Zoe y Luz.",
            "Ont passé par leurs réglages : Zoe et Luz.",
            "Passed by their settings: Zoe and Luz.",
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
            "Un effet déclenché est annulé : il manque 1 potency.",
            "A triggered effect is cancelled: 1 potency missing.",
        ];
        assert_eq!(lacking(0, 1), one);
        let two = lacking(1, 1);
        assert_eq!(
            two[0],
            "Un efecto disparado se cancela: faltan 1 PA, 1 potency."
        );
    }

    #[test]
    fn the_consequences_of_a_fumble_are_called_by_what_is_told_of_them() {
        let settled = |told: &str| {
            said(&PriorityEvent::Settled {
                frame: FrameId(1),
                settlement: Box::new(Settlement {
                    roll: None,
                    verdict: Verdict::Success,
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
