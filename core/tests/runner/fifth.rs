//! What came with D&D 5e: stealth, ties that are decided, concentration, surprise, reactions.

use asalto_core::{Command, Dropped, EncounterView, Event, Waiting, stealth_contests};

use super::commands::number;
use super::expect::{one, same, same_set, those};
use super::names::name_of;
use super::table::Table;

/// Reads a command that the common ones do not know, if it is one.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let one = |name| table.who(name);
    Ok(Some(match words {
        ["hide", names @ ..] => Command::Hide {
            who: table.all(names)?,
        },
        ["stealth", name, total] => Command::EnterStealth {
            who: one(name)?,
            total: number(total)?,
        },
        ["compare-stealth"] => Command::CompareStealth,
        ["position", name, position] => Command::SetPosition {
            who: one(name)?,
            position: (*position).to_owned(),
        },
        ["break-tie", names @ ..] => Command::BreakTie {
            order: table.all(names)?,
        },
        ["roll-off"] => Command::RollOffTie,
        ["act-first", name] => Command::ActFirst { who: one(name)? },
        ["concentrate", name, spell] => Command::Concentrate {
            who: one(name)?,
            spell: (*spell).to_owned(),
        },
        ["hold-concentration", name] => Command::HoldConcentration { who: one(name)? },
        ["lose-concentration", name] => Command::LoseConcentration { who: one(name)? },
        _ => return Ok(None),
    }))
}

/// Checks an expectation that the common ones do not know.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Result<(), String> {
    match words {
        ["still-surprised", rest @ ..] => same_set(
            "still-surprised",
            rest,
            &those(view, |one| one.surprised.is_some()),
        ),
        ["no-reaction", rest @ ..] => same_set(
            "no-reaction",
            rest,
            &those(view, |one| one.no_reaction.is_some()),
        ),
        ["dropped", name, wanted @ ..] => {
            let initiative = one(table, view, name)?.initiative;
            let found = match initiative.and_then(|roll| roll.dropped) {
                None => "none".to_owned(),
                Some(Dropped::Lower(face)) => format!("lower {face}"),
                Some(Dropped::Higher(face)) => format!("higher {face}"),
            };
            same("dropped", &wanted.join(" "), &found)
        }
        [
            "contest",
            hider,
            stealth,
            "against",
            observer,
            passive,
            outcome,
        ] => {
            let pair = (table.who(hider)?, table.who(observer)?);
            let contests = stealth_contests(table.encounter());
            let found = contests
                .iter()
                .find(|contest| (contest.hider, contest.observer) == pair)
                .ok_or("they are not compared")?;
            let outcome_found = name_of(&found.outcome);
            same("stealth", stealth, &found.stealth.to_string())?;
            same("passive", passive, &found.passive.to_string())?;
            same("outcome", outcome, &outcome_found)
        }
        ["position", name, position] => {
            same("position", position, &one(table, view, name)?.position)
        }
        ["readied", name, trigger] => {
            let waiting = one(table, view, name)?.waiting.as_ref();
            let readied = waiting.and_then(Waiting::readied);
            let found = readied.map_or("nothing", |readied| &readied.trigger);
            same("readied", trigger, found)
        }
        ["concentration", name, spell, saves @ ..] => {
            let concentration = one(table, view, name)?.concentration.clone();
            let found = concentration.map_or_else(
                || vec!["nothing".to_owned()],
                |on| {
                    let saves = on.saves.iter().map(ToString::to_string);
                    std::iter::once(on.spell).chain(saves).collect()
                },
            );
            let wanted: Vec<_> = std::iter::once(spell).chain(saves).copied().collect();
            same("concentration", &wanted.join(" "), &found.join(" "))
        }
        ["lapse", rule] => {
            let found = table.last_events().iter().find_map(|event| match event {
                Event::ReadyLapsed { why, .. } => why.rules().first().map(ToString::to_string),
                _ => None,
            });
            same("lapse", rule, &found.unwrap_or_default())
        }
        words => Err(format!("no such expectation: {}", words.join(" "))),
    }
}
