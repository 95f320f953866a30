//! Commands of phases and priority in scenarios.

use asalto_core::Command;
use asalto_core::actor::{Cost, Formula};
use asalto_core::command::PriorityCommand;
use asalto_core::priority::{
    AutoPassStop, Declaration, DeclarationKind, PartFinding, PartIssue, PhaseKind, Redirection,
    Resolution, RollNeed, RollSource, TargetStack, TargetedPart, Trigger, TriggerId, TriggerMoment,
    TriggerRepeat,
};

use super::commands::number;
use super::names;
use super::table::Table;

/// Reads a command of phases and priority; `None` for any other statement.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let one = |name| table.who(name);
    Ok(Some(Command::Priority(match words {
        ["declare", who, name, rest @ ..] => PriorityCommand::Declare {
            who: one(who)?,
            declaration: Box::new(declaration(table, name, rest)?),
        },
        ["allow"] => PriorityCommand::Allow,
        ["disallow"] => PriorityCommand::Disallow,
        ["pass"] => PriorityCommand::Pass,
        ["pass-all"] => PriorityCommand::PassAll { until: None },
        ["pass-all", "until", who] => PriorityCommand::PassAll {
            until: Some(one(who)?),
        },
        ["pass-until", who, until] => PriorityCommand::PassUntil {
            who: one(who)?,
            until: names::from_word(until)?,
            stop: AutoPassStop::AtNewObject,
        },
        ["pass-until", who, until, "unstopped"] => PriorityCommand::PassUntil {
            who: one(who)?,
            until: names::from_word(until)?,
            stop: AutoPassStop::Never,
        },
        ["revoke-pass", who] => PriorityCommand::RevokePass { who: one(who)? },
        ["settle", rest @ ..] => PriorityCommand::Settle(Box::new(resolution(table, rest)?)),
        ["attempt", who, result] => PriorityCommand::Attempt {
            who: one(who)?,
            result: names::from_word(result)?,
        },
        ["charge", who] => PriorityCommand::DeclareCharge {
            who: one(who)?,
            target: None,
        },
        ["charge", who, "at", target] => PriorityCommand::DeclareCharge {
            who: one(who)?,
            target: Some(one(target)?),
        },
        ["no-charge", who] => PriorityCommand::SkipCharge { who: one(who)? },
        ["no-charges"] => PriorityCommand::SkipCharges,
        ["trigger", owner, name, "when", rest @ ..] => {
            PriorityCommand::RegisterTrigger(Box::new(trigger(table, owner, name, rest)?))
        }
        ["remove-trigger", id] => PriorityCommand::RemoveTrigger {
            trigger: TriggerId(number(id)?),
        },
        ["fire-trigger", id] => PriorityCommand::FireTrigger {
            trigger: TriggerId(number(id)?),
        },
        ["change-points", who, by] => PriorityCommand::ChangePoints {
            who: one(who)?,
            by: number(by)?,
        },
        ["give-up", who] => PriorityCommand::GiveUpConcentration { who: one(who)? },
        _ => return Ok(None),
    })))
}

/// Reads a formula such as `1d10+4`.
pub fn formula(word: &str) -> Result<Formula, String> {
    word.parse().map_err(|error| format!("`{word}`: {error}"))
}

/// `at X`, `part NAME X`, `option NAME`, `mode M`, `cost N`, `spend R N`, `due N`, `postponed`, `difficulty N`,
/// `rolls F`, `fumble-at N`, `automatic`, `autonomous`; after `leaves NAME` for the item it leaves.
fn declaration(table: &Table, name: &str, words: &[&str]) -> Result<Declaration, String> {
    let mut declared = Declaration {
        name: name.to_owned(),
        ..Declaration::default()
    };
    let mut rest = words;
    loop {
        rest = match rest {
            [] => return Ok(declared),
            ["leaves", name, inner @ ..] => {
                let mut left = declaration(table, name, inner)?;
                left.target_stack = TargetStack::Postponed;
                declared.leaves = Some(Box::new(left));
                return Ok(declared);
            }
            ["at", target, rest @ ..] => {
                declared.parts.push(part(table, "", target)?);
                rest
            }
            ["part", name, target, rest @ ..] => {
                declared.parts.push(part(table, name, target)?);
                rest
            }
            ["option", name, rest @ ..] => {
                declared.parts.push(TargetedPart {
                    name: (*name).to_owned(),
                    target: None,
                });
                rest
            }
            ["mode", mode, rest @ ..] => {
                declared.modes.push((*mode).to_owned());
                rest
            }
            ["due", points, rest @ ..] => {
                declared.due.points = number(points)?;
                rest
            }
            ["difficulty", difficulty, rest @ ..] => {
                declared.roll = Some(RollNeed {
                    difficulty: number(difficulty)?,
                    formula: None,
                    fumble: None,
                });
                rest
            }
            ["rolls", text, rest @ ..] => {
                need(&mut declared)?.formula = Some(formula(text)?);
                rest
            }
            ["fumble-at", limit, rest @ ..] => {
                need(&mut declared)?.fumble = Some(number(limit)?);
                rest
            }
            ["postponed", rest @ ..] => {
                declared.target_stack = TargetStack::Postponed;
                rest
            }
            [kind @ ("automatic" | "autonomous"), rest @ ..] => {
                declared.kind = names::from_word::<DeclarationKind>(kind)?;
                rest
            }
            rest => cost(&mut declared.cost, rest)?,
        };
    }
}

fn need(declared: &mut Declaration) -> Result<&mut RollNeed, String> {
    declared
        .roll
        .as_mut()
        .ok_or_else(|| "`difficulty` comes before the roll".to_owned())
}

fn part(table: &Table, name: &str, target: &str) -> Result<TargetedPart, String> {
    Ok(TargetedPart {
        name: name.to_owned(),
        target: Some(table.who(target)?),
    })
}

/// `cost N` or `spend RESOURCE N`.
fn cost<'w, 'l>(cost: &mut Cost, words: &'l [&'w str]) -> Result<&'l [&'w str], String> {
    match words {
        ["cost", points, rest @ ..] => {
            cost.points = number(points)?;
            Ok(rest)
        }
        ["spend", resource, amount, rest @ ..] => {
            cost.resources
                .insert((*resource).to_owned(), number(amount)?);
            Ok(rest)
        }
        words => Err(format!("cannot be read: {}", words.join(" "))),
    }
}

/// `difficulty N`, `typed N`, `told VERDICT`, `rolls F`, `consequences TEXT`, `illegal N`,
/// `redirect N X-or-PLACE`, `add NAME X`, `illegal-mode N`; parts and modes count from 1.
fn resolution(table: &Table, words: &[&str]) -> Result<Resolution, String> {
    let mut said = Resolution::default();
    let index = |word: &str| number::<usize>(word).map(|part: usize| part.saturating_sub(1));
    let mut rest = words;
    loop {
        rest = match rest {
            [] => return Ok(said),
            ["difficulty", difficulty, rest @ ..] => {
                said.difficulty = Some(number(difficulty)?);
                rest
            }
            ["typed", total, rest @ ..] => {
                said.roll = RollSource::Typed(number(total)?);
                rest
            }
            ["told", verdict, rest @ ..] => {
                said.roll = RollSource::Verdict(names::from_word(verdict)?);
                rest
            }
            ["rolls", text, rest @ ..] => {
                said.roll = RollSource::Formula(formula(text)?);
                rest
            }
            ["consequences", text, rest @ ..] => {
                (*text).clone_into(&mut said.consequences);
                rest
            }
            ["illegal", part, rest @ ..] => {
                let part = index(part)?;
                let now = PartIssue::Illegal;
                said.findings.push(PartFinding { part, now });
                rest
            }
            ["illegal-mode", mode, rest @ ..] => {
                said.illegal_modes.push(index(mode)?);
                rest
            }
            ["redirect", part, to, rest @ ..] => {
                let part = index(part)?;
                let to = match table.who(to) {
                    Ok(who) => Redirection::Combatant(who),
                    Err(_) => Redirection::Place((*to).to_owned()),
                };
                let now = PartIssue::Redirected(to);
                said.findings.push(PartFinding { part, now });
                rest
            }
            ["add", name, target, rest @ ..] => {
                said.added.push(part(table, name, target)?);
                rest
            }
            words => return Err(format!("cannot be read: {}", words.join(" "))),
        };
    }
}

/// `adjustment`, `main`, `final`, `own-main`, `declared X`, `resolved X` or `told`, then `once`,
/// `cost N`, `spend R N`.
fn trigger(table: &Table, owner: &str, name: &str, words: &[&str]) -> Result<Trigger, String> {
    let (when, mut rest) = match words {
        ["own-main", rest @ ..] => (TriggerMoment::OwnMain, rest),
        ["told", rest @ ..] => (TriggerMoment::Manual, rest),
        ["declared", by, rest @ ..] => (TriggerMoment::Declared(table.who(by)?), rest),
        ["resolved", by, rest @ ..] => (TriggerMoment::Resolved(table.who(by)?), rest),
        [phase, rest @ ..] => (
            TriggerMoment::PhaseStarts(names::from_word::<PhaseKind>(phase)?),
            rest,
        ),
        [] => return Err("`when` wants a moment".to_owned()),
    };
    let mut trigger = Trigger {
        owner: table.who(owner)?,
        name: name.to_owned(),
        when,
        cost: Cost::default(),
        repeats: TriggerRepeat::Always,
    };
    while !rest.is_empty() {
        rest = match rest {
            ["once", rest @ ..] => {
                trigger.repeats = TriggerRepeat::Once;
                rest
            }
            rest => cost(&mut trigger.cost, rest)?,
        };
    }
    Ok(trigger)
}
