//! Statements of D&D 3.0 and 3.5: delay, ready, spells and their expectations.

use asalto_core::casting::{CastingTime, CheckInput, CounterMethod, MagicSource, Spell};
use asalto_core::waiting::{FiveFootStep, Readied, Waiting};
use asalto_core::{Command, Event};

use super::commands::{action_kind, number};
use super::expect::{contains, same, same_list, same_set, those, yes};
use super::names;
use super::table::Table;
use super::time;

/// Reads a command of D&D 3.x; `None` for any other statement.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let one = |name| table.who(name);
    Ok(Some(match words {
        ["prepare-round"] => Command::PrepareRound,
        ["mount", name, "under", rider, control] => Command::Mount {
            who: one(name)?,
            rider: one(rider)?,
            control: names::from_word(control)?,
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
                    ["level", level] => readied.casting = Some(spell(name, level, &[])?),
                    [source] => {
                        let casting = readied.casting.as_mut().ok_or("no level of a spell")?;
                        casting.magic = magic(&[source])?;
                    }
                    words => return Err(format!("no such part of `ready`: {words:?}")),
                }
            }
            Command::Ready(Box::new(readied))
        }
        ["set-off", names @ .., "stepping"] => Command::Trigger {
            who: table.all(names)?,
            five_foot_step: FiveFootStep::Step,
        },
        ["set-off", names @ ..] => Command::Trigger {
            who: table.all(names)?,
            five_foot_step: FiveFootStep::Stay,
        },
        ["cast", action, name, "level", level, rest @ ..] => Command::Cast {
            action: action_kind(action)?,
            spell: spell(name, level, rest)?,
        },
        ["distract", name, rest @ ..] => Command::Distract {
            who: one(name)?,
            difficulty: rest.first().map(|dc| number(dc)).transpose()?,
        },
        ["check", name, kind, how @ ..] => Command::MakeCheck {
            who: one(name)?,
            kind: names::from_word(kind)?,
            how: check_how(how)?,
        },
        ["counter", name, "same-spell", rest @ ..] => Command::Counter {
            who: one(name)?,
            counter: CounterMethod::SameSpell {
                magic: magic(rest)?,
            },
        },
        ["counter", name, "dispel", rest @ ..] => Command::Counter {
            who: one(name)?,
            counter: CounterMethod::Dispel {
                caster_level: rest.first().map(|level| number(level)).transpose()?,
            },
        },
        ["decline", name] => Command::DeclineTrigger { who: one(name)? },
        _ => return Ok(None),
    }))
}

fn spell(name: &str, level: &str, source: &[&str]) -> Result<Spell, String> {
    let (source, time) = match source {
        [source @ .., "one-round"] => (source, CastingTime::Round),
        source => (source, CastingTime::Action),
    };
    Ok(Spell {
        name: name.to_owned(),
        level: number(level)?,
        magic: magic(source)?,
        time,
    })
}

/// The source of a spell, arcane by default.
fn magic(words: &[&str]) -> Result<MagicSource, String> {
    match words {
        [] => Ok(MagicSource::Arcane),
        [word] => names::from_word(word),
        words => Err(format!("one source of magic is wanted: {words:?}")),
    }
}

/// The input of a check: `roll +5`, `total 17`, or `success` or `failure`.
pub fn check_how(words: &[&str]) -> Result<CheckInput, String> {
    Ok(match words {
        ["roll", modifier] => CheckInput::Roll {
            modifier: number(modifier)?,
        },
        ["total", total] => CheckInput::Total {
            total: number(total)?,
        },
        words => CheckInput::Verdict {
            verdict: names::from_word(words.first().ok_or("how is the check made?")?)?,
        },
    })
}

/// Checks an expectation of D&D 3.x; `None` for any other expectation.
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

/// The consequences of a combatant's check.
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

/// The last command made a check: `success` or `failure`, and its total if there is one.
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

/// A combatant's weapon, set against a charge, multiplies the damage by these factors and rules.
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
    contains(&table.cited(brace.charge.law()), rules)
}

/// The last command lost a combatant's delayed or readied action, by these rules.
fn lost(table: &Table, name: &str, rules: &[&str]) -> Result<(), String> {
    let who = table.who(name)?;
    let mut why = table.last_events().iter().filter_map(|event| match event {
        Event::DelayLost { who: of, why, .. } if *of == who => Some(why.law()),
        Event::ReadyLapsed { who: of, why } if *of == who => Some(why.law()),
        Event::Lost { why: Some(why), .. } => Some(why.law()),
        _ => None,
    });
    let law = why.next().ok_or(format!("{name} has lost nothing"))?;
    contains(&table.cited(law), rules)
}

/// The last command lowered later rolls, by these rules.
fn penalty(table: &Table, name: &str, rules: &[&str]) -> Result<(), String> {
    let who = table.who(name)?;
    let mut why = table.last_events().iter().filter_map(|event| match event {
        Event::InitiativePenalized { who: of, why, .. } if *of == who => Some(why.law()),
        _ => None,
    });
    let law = why.next().ok_or(format!("{name} has no new penalty"))?;
    contains(&table.cited(law), rules)
}
