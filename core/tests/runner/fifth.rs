//! Statements of D&D 5e: stealth, ties broken by people, concentration, surprise, reactions.

use asalto_core::command::{InitiativeSwap, InspirationCommand, Summoned};
use asalto_core::die::DiscardedDie;
use asalto_core::encounter::stealth_contests;
use asalto_core::event::DyingEvent;
use asalto_core::rules::{DeathSaveInput, DownState};
use asalto_core::waiting::Waiting;
use asalto_core::{Command, EncounterView, Event};

use super::commands::number;
use super::expect::{contains, one, same, same_set, those};
use super::experience;
use super::names::{from_word, name_of};
use super::table::Table;
use super::third;
use super::{legendary, limited_uses};

/// Reads a command of D&D 5e; `None` for any other statement.
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
        ["swap", name, "with", other] => Command::SwapInitiative(InitiativeSwap {
            who: one(name)?,
            with: one(other)?,
        }),
        ["inspire", name] => Command::Inspiration(InspirationCommand::Set {
            who: one(name)?,
            has: true,
        }),
        ["inspired-reroll", name] => {
            Command::Inspiration(InspirationCommand::Spend { who: one(name)? })
        }
        ["summoned", name, "by", other] => Command::FollowSummoner(Summoned {
            who: one(name)?,
            by: one(other)?,
        }),
        ["act-first", name] => Command::ActFirst { who: one(name)? },
        ["concentrate", name, spell] => Command::Concentrate {
            who: one(name)?,
            spell: (*spell).to_owned(),
        },
        ["death-save", name] => Command::MakeDeathSave {
            who: one(name)?,
            how: DeathSaveInput::Roll,
        },
        ["death-save", name, "typed", face] => Command::MakeDeathSave {
            who: one(name)?,
            how: DeathSaveInput::Face {
                face: number(face)?,
            },
        },
        ["death-save", name, result] => Command::MakeDeathSave {
            who: one(name)?,
            how: DeathSaveInput::Stated {
                result: from_word(result)?,
            },
        },
        ["death-saves", name, successes, failures] => Command::SetDeathSaves {
            who: one(name)?,
            successes: number(successes)?,
            failures: number(failures)?,
        },
        ["stabilize", name] => Command::Stabilize { who: one(name)? },
        ["expend-slot", name] => Command::ExpendSlot { who: one(name)? },
        ["exhaustion", name, level] => Command::SetExhaustion {
            who: one(name)?,
            level: number(level)?,
        },
        ["concentration-save", name, rest @ ..] => Command::MakeConcentrationSave {
            who: one(name)?,
            name: "Concentration".to_owned(),
            how: third::check_how(rest)?,
        },
        ["hold-concentration", name] => Command::HoldConcentration { who: one(name)? },
        ["lose-concentration", name] => Command::LoseConcentration { who: one(name)? },
        ["use" | "restore-use" | "recharge", ..] => return limited_uses::read(table, words),
        words => return legendary::read(table, words),
    }))
}

/// Checks an expectation of D&D 5e.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Result<(), String> {
    match words {
        ["difficulty", rest @ ..] => experience::difficulty(table, view, rest),
        ["experience", rest @ ..] => experience::check(table, view, rest),
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
        ["down", name, wanted @ ..] => {
            let vitality = one(table, view, name)?.vitality;
            let found = match vitality.and_then(|vitality| vitality.down) {
                None => "up".to_owned(),
                Some(DownState::Dying {
                    successes,
                    failures,
                }) => format!("dying {successes} {failures}"),
                Some(DownState::Stable) => "stable".to_owned(),
                Some(DownState::Dead) => "dead".to_owned(),
            };
            same("down", &wanted.join(" "), &found)
        }
        ["down-by", name, rules @ ..] => {
            let who = table.who(name)?;
            let law = table.last_events().iter().find_map(|event| match event {
                Event::Dying(DyingEvent::Changed {
                    who: of,
                    why: Some(law),
                    ..
                }) if *of == who => Some(*law),
                _ => None,
            });
            let law = law.ok_or(format!("nothing has changed for {name}"))?;
            contains(&table.cited(law), rules)
        }
        ["dropped", name, wanted @ ..] => {
            let initiative = one(table, view, name)?.initiative;
            let found = match initiative.and_then(|roll| roll.dropped) {
                None => "none".to_owned(),
                Some(DiscardedDie::Lower(face)) => format!("lower {face}"),
                Some(DiscardedDie::Higher(face)) => format!("higher {face}"),
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
                Event::ReadyLapsed { why, .. } => table.cited(why.law()).into_iter().next(),
                _ => None,
            });
            same("lapse", rule, &found.unwrap_or_default())
        }
        words => numbers(table, view, words),
    }
}

/// Checks an expectation of D&D 5e (2024).
fn numbers(table: &Table, view: &EncounterView, words: &[&str]) -> Result<(), String> {
    match words {
        ["exhaustion", name, level] => {
            let found = one(table, view, name)?.exhaustion.to_string();
            same("exhaustion", level, &found)
        }
        ["slot-expended", rest @ ..] => {
            same_set("slot-expended", rest, &those(view, |one| one.slot_expended))
        }
        ["uses", ..] => limited_uses::check(table, view, words),
        words => legendary::check(table, view, words),
    }
}
