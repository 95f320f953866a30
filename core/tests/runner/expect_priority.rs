//! Expectations about phases and priority.

use asalto_core::event::PriorityEvent;
use asalto_core::priority::{PartDropReason, PartOutcome, PartResult, Redirection, ResolutionView};
use asalto_core::view::{ActorView, NextPhase, PassConsequence, PriorityStatus, PriorityView};
use asalto_core::{EncounterView, Event};

use super::expect::{contains, same, same_list, same_set, yes};
use super::names;
use super::table::Table;
use super::trace;

/// Checks an expectation about phases and priority; `None` for any other expectation.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Result<Option<()>, String> {
    let found = |name: &str| view.priority.as_ref().ok_or(format!("{name}: no phases"));
    match words {
        ["trace", verbs, rest @ ..] => same_list("trace", rest, &trace::trace(table, verbs)),
        [
            "elapsed" | "phase" | "strip" | "next-phase" | "expiring" | "without-hit-points",
            ..,
        ] => phases(table, found("phases")?, words),
        ["holder", name] => {
            let holder = found("holder")?.holder;
            let holder = holder.map_or("nobody".to_owned(), |who| table.name(who));
            same("holder", name, &holder)
        }
        [which @ ("pass" | "pass-all"), rest @ ..] => {
            same_list(which, rest, &pass(table, found(which)?, which))
        }
        ["postponed", rest @ ..] => {
            let frames = &found("postponed")?.postponed;
            let frames = frames.iter().flat_map(|one| trace::described(table, one));
            same_list("postponed", rest, &frames.collect::<Vec<_>>())
        }
        ["points", name, points] => {
            let actor = actor(table, view, name)?;
            same("points", points, &actor.points.to_string())
        }
        ["left", name, resource, amount] => {
            let limits = &actor(table, view, name)?.limits;
            let limit = limits.iter().find(|limit| limit.name == *resource);
            let left = limit.map_or("none".to_owned(), |limit| limit.left.to_string());
            same("left", amount, &left)
        }
        ["status", name, status, rules @ ..] => {
            let priority = actor(table, view, name)?.priority;
            let (word, cited) = match priority {
                PriorityStatus::NotOffered(reason) => {
                    (names::name_of(&reason), table.cited(reason.law()))
                }
                other => (names::name_of(&other), Vec::new()),
            };
            same("status", status, &word)?;
            contains(&cited, rules)
        }
        ["may-answer", rest @ ..] => {
            let top = found("may-answer")?.stack.last();
            let who = top.map_or(Vec::new(), |top| top.may_answer.clone());
            same_list("may answer", rest, &table.names(who))
        }
        ["top-initiative", roll] => {
            let top = found("top-initiative")?.stack.last();
            let found = top.map_or("nothing".to_owned(), |top| top.rank.roll.to_string());
            same("initiative of the top", roll, &found)
        }
        ["passed-on", rest @ ..] => {
            let who = table.encounter().priority().passed().iter().copied();
            same_list("passed on", rest, &table.names(who))
        }
        ["charges", rest @ ..] => {
            let charges = found("charges")?.charges.iter().map(|charge| charge.who);
            same_list("charges", rest, &table.names(charges))
        }
        ["passing", rest @ ..] => {
            let actors = found("passing")?.actors.iter();
            let passing = actors.filter(|one| one.passing.is_some()).map(|one| one.id);
            same_set("passing", rest, &table.names(passing))
        }
        ["gathered", name, points] => {
            let held = &actor(table, view, name)?.concentration;
            let held = held.as_ref().map(|held| held.gathered.to_string());
            same("gathered", points, &held.unwrap_or("none".to_owned()))
        }
        ["verdict", verdict] => {
            let found = names::name_of(&settlement(table)?.verdict);
            same("verdict", verdict, &found)
        }
        ["difficulty", foreseen, difficulty] => {
            let roll = settlement(table)?
                .roll
                .as_ref()
                .ok_or("there was no roll")?;
            same("foreseen difficulty", foreseen, &roll.foreseen.to_string())?;
            same("final difficulty", difficulty, &roll.difficulty.to_string())
        }
        ["outcomes", rest @ ..] => {
            let outcomes = settlement(table)?.outcomes.iter();
            let found: Vec<_> = outcomes.flat_map(|one| outcome(table, one)).collect();
            same_list("outcomes", rest, &found)
        }
        ["dropped-modes", rest @ ..] => {
            let dropped = &settlement(table)?.dropped_modes;
            same_list("dropped modes", rest, dropped)
        }
        ["consequences", told] => same("consequences", told, &settlement(table)?.consequences),
        ["both-stacks-empty"] => {
            let stack = table.encounter().stack();
            let empty = stack.frames().is_empty() && stack.postponed().is_empty();
            yes(empty, "the stacks are not empty")
        }
        _ => return Ok(None),
    }
    .map(Some)
}

/// Checks an expectation about the phases of a TOW turn.
fn phases(table: &Table, view: &PriorityView, words: &[&str]) -> Result<(), String> {
    match words {
        ["elapsed", time] => same("elapsed", time, &view.elapsed.to_string()),
        ["phase", rest @ ..] => {
            let phase = table.encounter().priority().phase();
            let phase = phase.map_or(Vec::new(), |phase| trace::phase(table, phase));
            same_list("phase", rest, &phase)
        }
        ["strip", rest @ ..] => {
            let phases = view.phases.iter();
            let words = phases.flat_map(|one| {
                let mut words = trace::phase(table, one.phase);
                words.push(names::name_of(&one.state));
                words
            });
            same_list("strip", rest, &words.collect::<Vec<_>>())
        }
        ["next-phase", rest @ ..] => {
            let next = view.next;
            same_list("next phase", rest, &next_phase(table, next))
        }
        ["without-hit-points", rest @ ..] => {
            let fallen = table.encounter().without_hit_points();
            same_list("without hit points", rest, &table.names(fallen))
        }
        ["expiring", rest @ ..] => {
            let expiring = view.expiring.iter();
            let found = expiring.flat_map(|&(who, points)| [table.name(who), points.to_string()]);
            same_list("expiring", rest, &found.collect::<Vec<_>>())
        }
        words => Err(format!("cannot be read: {}", words.join(" "))),
    }
}

fn actor<'v>(table: &Table, view: &'v EncounterView, name: &str) -> Result<&'v ActorView, String> {
    let who = table.who(name)?;
    let priority = view.priority.as_ref();
    priority
        .and_then(|view| view.actor(who))
        .ok_or_else(|| format!("{name} is no actor"))
}

fn next_phase(table: &Table, next: Option<NextPhase>) -> Vec<String> {
    match next {
        None => Vec::new(),
        Some(NextPhase::Phase(phase)) => trace::phase(table, phase),
        Some(other) => vec![names::name_of(&other)],
    }
}

/// `hands-to X`, `resolves NAME` or `ends-phase-before PHASE`.
fn pass(table: &Table, view: &PriorityView, which: &str) -> Vec<String> {
    let consequence = if which == "pass" {
        view.pass
    } else {
        view.all_pass
    };
    match consequence {
        None => Vec::new(),
        Some(PassConsequence::HandTo(who)) => vec!["hands-to".to_owned(), table.name(who)],
        Some(PassConsequence::Resolve(id)) => {
            let entry = view.stack.iter().find(|entry| entry.frame.id == id);
            let mut words = vec!["resolves".to_owned()];
            words.extend(entry.map_or(Vec::new(), |one| trace::described(table, &one.frame)));
            words
        }
        Some(PassConsequence::EndPhase(next)) => {
            let mut words = vec!["ends-phase-before".to_owned()];
            words.extend(next_phase(table, Some(next)));
            words
        }
    }
}

/// The resolution of an action by the last command.
fn settlement(table: &Table) -> Result<&ResolutionView, String> {
    let settled = table.last_events().iter().find_map(|event| match event {
        Event::Priority(PriorityEvent::Settled { settlement, .. }) => Some(&**settlement),
        _ => None,
    });
    settled.ok_or_else(|| "nothing was resolved".to_owned())
}

/// `applied X`, `redirected PLACE` or `dropped X`, with the new target or the reason for dropping it.
fn outcome(table: &Table, outcome: &PartOutcome) -> [String; 2] {
    let part = match (outcome.part.target, outcome.part.name.as_str()) {
        (Some(target), _) => table.name(target),
        (None, name) => name.to_owned(),
    };
    match &outcome.result {
        PartResult::Applied => ["applied".to_owned(), part],
        PartResult::Redirected(Redirection::Place(place)) => {
            ["redirected".to_owned(), place.clone()]
        }
        PartResult::Redirected(Redirection::Combatant(who)) => {
            ["redirected".to_owned(), table.name(*who)]
        }
        PartResult::Dropped(PartDropReason::Illegal) => ["dropped".to_owned(), part],
        PartResult::Dropped(PartDropReason::TargetGone) => ["gone".to_owned(), part],
    }
}
