//! The battle report of Tales of War.

use asalto_core::{
    AttemptResult, ConcentrationEnd, Event, FrameId, Outcome, PartDropped, PartResult, PassingEnd,
    PriorityEvent, Settlement, TriggerId, Verdict,
};

use crate::text::Sentence;

use super::{
    Cast, Lang, Phrase, Template, attempt, cost, declaration, fill, list, object, passing, phase,
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
        E::PassedByThemselves(who) => say(Phrase::SaidPassedThemselves, &[&cast.names(lang, who)]),
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
                    say(Phrase::SaidPassingNew, &[&who, &named(*frame)])
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
        E::Cancelled { frame, missing } => {
            say(Phrase::SaidCancelled, &[&named(*frame), &cost(missing)])
        }
        E::Settled { frame, settlement } => Some(settled(lang, &named(*frame), settlement, cast)),
        E::TriggerRegistered { trigger, .. } => say(
            Phrase::SaidRegistered,
            &[&cast.name(trigger.owner), &trigger.name],
        ),
        E::TriggerRemoved { id } => say(Phrase::SaidTriggerRemoved, &[&effect(*id)]),
        E::TriggerCancelled { id, missing } => {
            say(Phrase::SaidTriggerUnpaid, &[&effect(*id), &cost(missing)])
        }
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
