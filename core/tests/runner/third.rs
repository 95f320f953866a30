//! What D&D 3.0 and 3.5 have: delay, ready, and what is told of them.

use asalto_core::{Command, Event, Footwork, Readied, Waiting};

use super::commands::{action_kind, number};
use super::expect::{contains, same, same_set, those};
use super::names;
use super::table::Table;

/// Reads a command that the common ones do not know; none where it is not known here.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let one = |name| table.who(name);
    Ok(Some(match words {
        ["prepare-round"] => Command::PrepareRound,
        ["reroll"] => Command::RerollAll,
        ["delay"] => Command::Delay { until: None },
        ["delay", "to", count] => Command::Delay {
            until: Some(number(count)?),
        },
        ["act", name, moment] => Command::ActNow {
            who: one(name)?,
            moment: names::from_word(moment)?,
        },
        ["ready", action, name, "when", trigger, rest @ ..] => {
            let mut readied = Readied::new(action_kind(action)?, *trigger);
            (*name).clone_into(&mut readied.name);
            for pair in rest.chunks(2) {
                match pair {
                    ["to", purpose] => readied.purpose = names::from_word(purpose)?,
                    ["against", target] => readied.target = Some(one(target)?),
                    words => return Err(format!("no such part of `ready`: {words:?}")),
                }
            }
            Command::Ready(Box::new(readied))
        }
        ["set-off", names @ .., "stepping"] => Command::Trigger {
            who: table.all(names)?,
            footwork: Footwork::Step,
        },
        ["set-off", names @ ..] => Command::Trigger {
            who: table.all(names)?,
            footwork: Footwork::Stay,
        },
        ["decline", name] => Command::DeclineTrigger { who: one(name)? },
        _ => return Ok(None),
    }))
}

/// Checks an expectation that the common ones do not know; none where it is not known here.
pub fn check(table: &Table, words: &[&str]) -> Option<Result<(), String>> {
    let view = asalto_core::EncounterView::of(table.encounter());
    Some(match words {
        ["delaying", rest @ ..] => {
            let found = those(&view, |one| {
                matches!(one.waiting, Some(Waiting::Delaying { .. }))
            });
            same_set("delaying", rest, &found)
        }
        ["ready", rest @ ..] => {
            let found = those(&view, |one| {
                matches!(one.waiting, Some(Waiting::Readied(_)))
            });
            same_set("ready", rest, &found)
        }
        ["prepared", wanted] => same("prepared", wanted, &view.prepared.to_string()),
        ["penalty", name, rules @ ..] => penalty(table, name, rules),
        ["lost", name, rules @ ..] => lost(table, name, rules),
        _ => return None,
    })
}

/// What somebody waited for was lost by the last command, for these rules.
fn lost(table: &Table, name: &str, rules: &[&str]) -> Result<(), String> {
    let who = table.who(name)?;
    let mut why = table.last_events().iter().filter_map(|event| match event {
        Event::DelayLost { who: of, why, .. } if *of == who => Some(why.rules()),
        Event::ReadyLapsed { who: of, why } if *of == who => Some(why.rules()),
        _ => None,
    });
    let cited = why.next().ok_or(format!("{name} has lost nothing"))?;
    let cited: Vec<_> = cited.iter().map(ToString::to_string).collect();
    contains(&cited, rules)
}

/// The last command made later rolls worse, for these rules.
fn penalty(table: &Table, name: &str, rules: &[&str]) -> Result<(), String> {
    let who = table.who(name)?;
    let mut why = table.last_events().iter().filter_map(|event| match event {
        Event::InitiativePenalized { who: of, why, .. } if *of == who => Some(why.rules()),
        _ => None,
    });
    let cited = why.next().ok_or(format!("{name} has no new penalty"))?;
    let cited: Vec<_> = cited.iter().map(ToString::to_string).collect();
    contains(&cited, rules)
}
