//! What D&D 3.0 and 3.5 have: delay, ready, and what is told of them.

use asalto_core::{CheckHow, Command, Counter, Event, Footwork, Magic, Readied, Spell, Waiting};

use super::commands::{action_kind, number};
use super::expect::{contains, same, same_list, same_set, those, yes};
use super::names;
use super::table::Table;
use super::time;

/// Reads a command that the common ones do not know; none where it is not known here.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let one = |name| table.who(name);
    Ok(Some(match words {
        ["prepare-round"] => Command::PrepareRound,
        ["mount", name, "under", rider, bond] => Command::Mount {
            who: one(name)?,
            rider: one(rider)?,
            bond: names::from_word(bond)?,
        },
        ["dismount", name] => Command::Dismount { who: one(name)? },
        ["arrive-aware", name] => Command::ArriveAware { who: one(name)? },
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
        ["cast", action, name, "level", level, rest @ ..] => Command::Cast {
            action: action_kind(action)?,
            spell: Spell {
                name: (*name).to_owned(),
                level: number(level)?,
                magic: magic(rest)?,
            },
        },
        ["check", name, kind, how @ ..] => Command::MakeCheck {
            who: one(name)?,
            kind: names::from_word(kind)?,
            how: check_how(how)?,
        },
        ["counter", name, "same-spell", rest @ ..] => Command::Counter {
            who: one(name)?,
            counter: Counter::SameSpell {
                magic: magic(rest)?,
            },
        },
        ["counter", name, "dispel", rest @ ..] => Command::Counter {
            who: one(name)?,
            counter: Counter::Dispel {
                caster_level: rest.first().map(|level| number(level)).transpose()?,
            },
        },
        ["decline", name] => Command::DeclineTrigger { who: one(name)? },
        _ => return Ok(None),
    }))
}

/// The source of a spell, arcane where nothing is said.
fn magic(words: &[&str]) -> Result<Magic, String> {
    match words {
        [] => Ok(Magic::Arcane),
        [word] => names::from_word(word),
        words => Err(format!("one source of magic is wanted: {words:?}")),
    }
}

/// How a check is made: `roll +5`, `total 17`, or how the game master says it went.
fn check_how(words: &[&str]) -> Result<CheckHow, String> {
    Ok(match words {
        ["roll", modifier] => CheckHow::Roll {
            modifier: number(modifier)?,
        },
        ["total", total] => CheckHow::Total {
            total: number(total)?,
        },
        words => CheckHow::Told {
            verdict: names::from_word(words.first().ok_or("how is the check made?")?)?,
        },
    })
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
        ["checks", rest @ ..] => {
            let found = view.checks.iter().flat_map(|check| {
                let difficulty = check.difficulty.map(|difficulty| difficulty.to_string());
                [
                    Some(table.name(check.who)),
                    Some(names::name_of(&check.kind)),
                    difficulty,
                ]
            });
            let found: Vec<_> = found.flatten().collect();
            let wanted = if *rest == ["nothing"] { &[][..] } else { rest };
            same_list("checks", wanted, &found)
        }
        ["consequence", name, kind, success, failure] => {
            consequence(table, name, kind, [success, failure])
        }
        ["check-made", rest @ ..] => check_made(table, rest),
        ["brace", name, hit, miss, rules @ ..] => brace(table, name, [hit, miss], rules),
        ["prepared", wanted] => same("prepared", wanted, &view.prepared.to_string()),
        ["penalty", name, rules @ ..] => penalty(table, name, rules),
        ["lost", name, rules @ ..] => lost(table, name, rules),
        words => return time::check(table, &view, words),
    })
}

/// What follows from a check of somebody.
fn consequence(table: &Table, name: &str, kind: &str, wanted: [&str; 2]) -> Result<(), String> {
    let who = table.who(name)?;
    let view = table.session().view();
    let mut checks = view.checks.iter();
    let check = checks
        .find(|check| check.who == who && names::name_of(&check.kind) == kind)
        .ok_or(format!("{name} has no {kind} check to make"))?;
    let found = [check.success, check.failure].map(|follows| names::name_of(&follows));
    same_list("consequence", &wanted, &found)
}

/// The last command made a check: `success` or `failure`, and its total where there is one.
fn check_made(table: &Table, words: &[&str]) -> Result<(), String> {
    let mut made = table.last_events().iter().filter_map(|event| match event {
        Event::SpellChecked { check, .. } => Some(check),
        _ => None,
    });
    let check = made.next().ok_or("no check was made")?;
    let total = check.total.map(|total| total.to_string());
    let found: Vec<_> = [Some(names::name_of(&check.verdict)), total]
        .into_iter()
        .flatten()
        .collect();
    same_list("check-made", words, &found)
}

/// The readied weapon of somebody is used now, and multiplies the damage so, by these rules.
fn brace(table: &Table, name: &str, wanted: [&str; 2], rules: &[&str]) -> Result<(), String> {
    let who = table.who(name)?;
    let view = table.session().view();
    let mut braces = view.braces.iter();
    let brace = braces
        .find(|brace| brace.who == who)
        .ok_or(format!("{name} does not use a readied weapon"))?;
    let told = |event: &Event| matches!(event, Event::Braced(told) if told == brace);
    let mut played = table.played().iter().flat_map(|entry| &entry.events);
    yes(played.any(told), "no event tells it")?;
    let found = [brace.on_hit(), brace.on_miss()].map(|factor| factor.to_string());
    same_list("brace", &wanted, &found)?;
    let cited: Vec<_> = brace
        .charge
        .rules()
        .iter()
        .map(ToString::to_string)
        .collect();
    contains(&cited, rules)
}

/// What somebody waited for was lost by the last command, for these rules.
fn lost(table: &Table, name: &str, rules: &[&str]) -> Result<(), String> {
    let who = table.who(name)?;
    let mut why = table.last_events().iter().filter_map(|event| match event {
        Event::DelayLost { who: of, why, .. } if *of == who => Some(why.rules()),
        Event::ReadyLapsed { who: of, why } if *of == who => Some(why.rules()),
        Event::Lost { why: Some(why), .. } => Some(why.rules()),
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
