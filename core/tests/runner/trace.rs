//! The trace of a TOW turn: its events as words, to expect all of them or some kinds.

use std::collections::BTreeMap;

use asalto_core::event::PriorityEvent;
use asalto_core::frame_id::FrameId;
use asalto_core::priority::{ActionVerdict, Phase};
use asalto_core::stack::{Frame, FrameKind};
use asalto_core::{CombatantId, Event};

use super::names;
use super::table::Table;

/// The trace since the last `mark`, as words: a verb and its object.
///
/// It contains only the verbs in `verbs`, which are separated by slashes.
pub fn trace(table: &Table, verbs: &str) -> Vec<String> {
    let mut known = BTreeMap::new();
    let mut words = Vec::new();
    for (index, entry) in table.played().iter().enumerate() {
        for event in &entry.events {
            if let Event::Pushed(frame) | Event::Priority(PriorityEvent::Postponed(frame)) = event {
                known.insert(frame.id, described(table, frame));
            }
            if index < table.marked() {
                continue;
            }
            for step in steps(table, &known, event) {
                let verb = step.first().map(String::as_str);
                if verbs.split('/').any(|wanted| Some(wanted) == verb) {
                    words.extend(step);
                }
            }
        }
    }
    words
}

/// A phase as words.
pub fn phase(table: &Table, phase: Phase) -> Vec<String> {
    match phase {
        Phase::Adjustment => vec!["adjustment".to_owned()],
        Phase::Main(who) => vec!["main".to_owned(), table.name(who)],
        Phase::Final => vec!["final".to_owned()],
    }
}

/// A frame by its owner and its name.
pub fn described(table: &Table, frame: &Frame) -> Vec<String> {
    let name = match &frame.kind {
        FrameKind::Action(act) => act.declaration.name.clone(),
        other => names::name_of(other),
    };
    vec![table.name(frame.owner), name]
}

fn steps(table: &Table, known: &BTreeMap<FrameId, Vec<String>>, event: &Event) -> Vec<Vec<String>> {
    let about = |verb: &str, rest: Vec<String>| {
        let mut step = vec![verb.to_owned()];
        step.extend(rest);
        vec![step]
    };
    let who = |verb: &str, who: CombatantId| about(verb, vec![table.name(who)]);
    let number = |verb: &str, who: CombatantId, number: i64| {
        about(verb, vec![table.name(who), number.to_string()])
    };
    let frame = |verb: &str, id: &FrameId| about(verb, known.get(id).cloned().unwrap_or_default());
    let several = |verb: &str, list: &[CombatantId]| -> Vec<Vec<String>> {
        let names = list.iter().map(|&who| table.name(who));
        names.map(|name| vec![verb.to_owned(), name]).collect()
    };
    match event {
        Event::InitiativeCalled { .. } => about("call-initiative", Vec::new()),
        Event::InitiativeRolled {
            who: one, total, ..
        } => [who("roll", *one), number("total", *one, (*total).into())].concat(),
        Event::InitiativeEntered { who: one, total } => number("total", *one, (*total).into()),
        Event::TieBroken(tie) => several("tie", &tie.order),
        Event::Pushed(one) => frame("put", &one.id),
        Event::Resolved { frame: id } => frame("remove", id),
        Event::Priority(event) => match event {
            PriorityEvent::PhaseStarted(one) => about("phase", phase(table, *one)),
            PriorityEvent::MainPhaseSkipped { who: one } => who("skip", *one),
            PriorityEvent::AttemptsCalled(list) => list
                .iter()
                .flat_map(|attempt| who("may-attempt", attempt.who))
                .collect(),
            PriorityEvent::Attempted { attempt, result } => about(
                "attempt",
                vec![
                    table.name(attempt.who),
                    names::name_of(&attempt.at),
                    names::name_of(result),
                ],
            ),
            PriorityEvent::LimitsRestored => about("restore", Vec::new()),
            PriorityEvent::ChargesCalled(list) => several("may-charge", list),
            PriorityEvent::ChargeDeclared { who: one, .. } => who("charge", *one),
            PriorityEvent::PointsGranted { who: one, points } => {
                number("grant", *one, (*points).into())
            }
            PriorityEvent::ConcentrationBegun {
                who: one,
                declaration,
            } => about(
                "concentrate",
                vec![table.name(*one), declaration.name.clone()],
            ),
            PriorityEvent::Gathered { who: one, points } => {
                number("gather", *one, (*points).into())
            }
            PriorityEvent::ConcentrationEnded { who: one, why } => about(
                "end-concentration",
                vec![table.name(*one), names::name_of(why)],
            ),
            PriorityEvent::PointsDiscarded => about("discard", Vec::new()),
            PriorityEvent::Paid { who: one, .. } => who("pay", *one),
            PriorityEvent::Circulated => about("circulate", Vec::new()),
            PriorityEvent::Offered { who: one } => who("offer", *one),
            PriorityEvent::Passed { who: one } => who("pass", *one),
            PriorityEvent::PassedByThemselves(list) => several("auto", list),
            PriorityEvent::EveryonePassed => about("extinguish", Vec::new()),
            PriorityEvent::Postponed(one) => frame("postpone", &one.id),
            PriorityEvent::Moved { frame: id } => frame("move", id),
            PriorityEvent::Cancelled { frame: id, .. } => frame("cancel", id),
            PriorityEvent::Settled {
                frame: id,
                settlement,
            } => {
                let verb = match settlement.verdict {
                    ActionVerdict::Success => "resolve",
                    ActionVerdict::Failure => "fail",
                    ActionVerdict::Fumble => "fumble",
                };
                let mut steps = frame(verb, id);
                let total = settlement.roll.as_ref().and_then(|roll| roll.total);
                if let Some(total) = total {
                    let mut step = frame("action-total", id).concat();
                    step.push(total.to_string());
                    steps.insert(0, step);
                }
                steps
            }
            PriorityEvent::CycleEnded => about("end", Vec::new()),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}
