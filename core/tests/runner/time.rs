//! Statements about durations, saves, rolls and changes of the order.

use asalto_core::casting::{CheckInput, CheckVerdict};
use asalto_core::command::MassiveDamageSave;
use asalto_core::effect::{EffectEndCause, EffectExpiry, EffectView};
use asalto_core::hit_points::SetHitPoints;
use asalto_core::law::Law;
use asalto_core::order::PlaceTarget;
use asalto_core::share::{DamageKind, DamageSave, DamageShare, DamageTarget, SharedDamage};
use asalto_core::{Command, Condition, EncounterView, Event};
use asalto_core::{SaveKind, SavingThrow};

use super::commands::{condition_of, number};
use super::damage;
use super::effects;
use super::expect::{contains, one, same, same_list};
use super::names;
use super::table::Table;
use super::third;

/// Reads a command about time; `None` for any other statement.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let who = |name| table.who(name);
    Ok(Some(match words {
        ["effect" | "end-effects" | "turn-effect", ..] => return effects::read(table, words),
        ["of-type" | "with", ..] => return damage::read(table, words),
        ["save-against", name, condition, how @ ..] => Command::SaveAgainstEffect {
            who: who(name)?,
            condition: condition_of(condition),
            name: String::new(),
            how: third::check_how(how)?,
        },
        ["place", name, "at", count] => Command::Place {
            who: who(name)?,
            seat: PlaceTarget::Count(number(count)?),
        },
        ["place", name, "before", other] => Command::Place {
            who: who(name)?,
            seat: PlaceTarget::Before(who(other)?),
        },
        ["place", name, "after", other] => Command::Place {
            who: who(name)?,
            seat: PlaceTarget::After(who(other)?),
        },
        ["roll-dice", expression] => Command::Roll {
            who: None,
            expression: (*expression).to_owned(),
        },
        ["roll-dice", expression, "for", name] => Command::Roll {
            who: Some(who(name)?),
            expression: (*expression).to_owned(),
        },
        ["save", name, save, modifier, rest @ ..] => {
            let (difficulty, rest) = match rest {
                ["against", difficulty, rest @ ..] => (Some(number(difficulty)?), rest),
                rest => (None, rest),
            };
            Command::Save(Box::new(SavingThrow {
                kind: names::from_word::<SaveKind>(&save.to_lowercase()).ok(),
                who: who(name)?,
                name: (*save).to_owned(),
                modifier: number(modifier)?,
                difficulty,
                typed: match rest {
                    ["typed", total] => Some(number(total)?),
                    _ => None,
                },
            }))
        }
        [
            "share-damage",
            amount,
            "save",
            save,
            difficulty,
            success,
            targets @ ..,
        ] => {
            let save = DamageSave {
                name: (*save).to_owned(),
                kind: names::from_word::<SaveKind>(&save.to_lowercase()).ok(),
                difficulty: number(difficulty)?,
                success: share(success).ok_or("no such share")?,
            };
            shared(table, amount, Some(save), targets)?
        }
        ["share-damage", amount, targets @ ..] => shared(table, amount, None, targets)?,
        ["nonlethal", amount, names @ ..] => Command::nonlethal(table.all(names)?, number(amount)?),
        ["set-hp", left, name] => Command::SetHitPoints(SetHitPoints {
            who: who(name)?,
            left: number(left)?,
        }),
        ["temporary", amount, names @ ..] => Command::GrantTemporary {
            who: table.all(names)?,
            amount: number(amount)?,
        },
        ["massive-save", name, how @ ..] => {
            Command::SaveAgainstMassiveDamage(Box::new(MassiveDamageSave {
                who: who(name)?,
                name: "Fortitude".to_owned(),
                how: match how {
                    ["total", total] => CheckInput::Total {
                        total: number(total)?,
                    },
                    ["success"] => CheckInput::Verdict {
                        verdict: CheckVerdict::Success,
                    },
                    ["failure"] => CheckInput::Verdict {
                        verdict: CheckVerdict::Failure,
                    },
                    [modifier] => CheckInput::Roll {
                        modifier: number(modifier)?,
                    },
                    _ => return Err("a save has a total, a modifier or a verdict".to_owned()),
                },
            }))
        }
        ["skip-turn", name] => Command::SkipTurn { who: who(name)? },
        ["give-turn", name] => Command::GiveTurn { who: who(name)? },
        ["bring-back", name] => Command::BringBack { who: who(name)? },
        _ => return Ok(None),
    }))
}

/// Reads damage of which each target takes a share: `Ana half, Goblin +2, Ben total 14 resists`.
fn shared(
    table: &Table,
    amount: &str,
    save: Option<DamageSave>,
    words: &[&str],
) -> Result<Command, String> {
    let mut targets: Vec<DamageTarget> = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match targets.last_mut() {
            Some(target) if share(word).is_some() => {
                target.share = share(word).unwrap_or_default();
            }
            Some(target) if word.starts_with(['+', '-']) => target.modifier = number(word)?,
            Some(target) if *word == "resists" => target.resists = true,
            Some(target) if *word == "rolls" => target.rolls = true,
            Some(target) if *word == "total" => {
                target.typed = Some(number(words.next().ok_or("no total")?)?);
            }
            _ => targets.push(DamageTarget {
                who: table.who(word)?,
                share: DamageShare::Full,
                modifier: 0,
                typed: None,
                resists: false,
                rolls: false,
            }),
        }
    }
    Ok(Command::ShareDamage(Box::new(SharedDamage {
        amount: number(amount)?,
        save,
        targets,
        kind: DamageKind::Lethal,
        damage_type: None,
        more: Vec::new(),
    })))
}

fn share(word: &str) -> Option<DamageShare> {
    Some(match word {
        "half" => DamageShare::Half,
        "double" => DamageShare::Double,
        "nothing" => DamageShare::Nothing,
        _ => return None,
    })
}

/// Checks an expectation about time; `None` for any other expectation.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Option<Result<(), String>> {
    Some(match words {
        ["defended", ..] => return damage::check(table, words),
        ["lasts", name, condition, rest @ ..] => one(table, view, name).and_then(|one| {
            let condition = condition_of(condition);
            let mut effects = one.effects.iter();
            let effect = effects.find(|view| view.effect.condition == condition);
            same_list(
                "lasts",
                rest,
                &effect.map_or_else(Vec::new, |view| left(table, view)),
            )
        }),
        ["source", name, condition, source] => one(table, view, name).and_then(|one| {
            let condition = condition_of(condition);
            let mut effects = one.effects.iter();
            let effect = effects.find(|view| view.effect.condition == condition);
            let found = effect.and_then(|view| view.effect.source);
            let found = found.map_or("nobody".to_owned(), |who| table.name(who));
            same("source", source, &found)
        }),
        ["expired", name, condition, rules @ ..] => expired(table, name, condition, rules),
        ["rolled", rest @ ..] => rolled(table, rest),
        ["saved", total] => {
            let mut events = table.last_events().iter();
            let found = events.find_map(|event| match event {
                Event::SaveMade { total, .. } => Some(*total),
                _ => None,
            });
            same("saved", total, &found.unwrap_or_default().to_string())
        }
        ["temporary", name, wanted] => one(table, view, name).and_then(|one| {
            let found = one.vitality.map_or(0, |vitality| vitality.temporary);
            same("temporary", wanted, &found.to_string())
        }),
        ["nonlethal", name, wanted] => one(table, view, name).and_then(|one| {
            let found = one.vitality.map_or(0, |vitality| vitality.nonlethal);
            same("nonlethal", wanted, &found.to_string())
        }),
        ["massive-saves", name, wanted] => one(table, view, name).and_then(|one| {
            let found = one.vitality.map_or(0, |vitality| vitality.massive);
            same("massive-saves", wanted, &found.to_string())
        }),
        ["turn-lost", name, rules @ ..] => turn_lost(table, name, rules),
        _ => return None,
    })
}

/// The rest of an effect's duration, in words.
fn left(table: &Table, view: &EffectView) -> Vec<String> {
    let until = |what: &str, of| vec!["until".to_owned(), what.to_owned(), table.name(of)];
    let first = match view.effect.ending {
        EffectExpiry::Count { count, .. } => {
            let rounds = view.rounds.unwrap_or_default().to_string();
            let count = count.map_or("top".to_owned(), |count| count.to_string());
            vec![rounds, "until".to_owned(), count]
        }
        EffectExpiry::TurnStart { of } => until("turn-start", of),
        EffectExpiry::TurnEnd { of, .. } => until("turn-end", of),
        EffectExpiry::NextAction { of, .. } => until("next-action", of),
        EffectExpiry::Open => vec!["until".to_owned(), "ended".to_owned()],
        EffectExpiry::Save {
            difficulty,
            due,
            kind,
        } => {
            let owed = if due { "owed" } else { "save" };
            let kind = kind.map(|kind| format!("{kind:?}").to_lowercase());
            [
                Some("until".to_owned()),
                Some(owed.to_owned()),
                kind,
                Some(difficulty.to_string()),
            ]
            .into_iter()
            .flatten()
            .collect()
        }
    };
    let mut all = first;
    if let Some(latest) = view.effect.latest {
        let mut later = view.clone();
        (later.effect.ending, later.effect.latest) = (latest, None);
        all.push("at-most".to_owned());
        all.extend(left(table, &later));
    }
    all
}

/// An effect ended by itself in the last command, by these rules of whatever ruleset.
fn expired(table: &Table, name: &str, condition: &str, rules: &[&str]) -> Result<(), String> {
    let (who, condition) = (table.who(name)?, condition_of(condition));
    let mut ended = table.last_events().iter().filter_map(|event| match event {
        Event::EffectEnded {
            who: of,
            effect,
            by,
        } if *of == who && effect.condition == condition => {
            let end = match by {
                Some(EffectEndCause::Time) => effect.latest.unwrap_or(effect.ending),
                _ => effect.ending,
            };
            Some(end.law())
        }
        _ => None,
    });
    let law = ended
        .next()
        .ok_or(format!("no effect of {name} has ended"))?;
    let cited = law.into_iter().flat_map(Law::rules_everywhere);
    contains(
        &cited.map(|rule| rule.to_string()).collect::<Vec<_>>(),
        rules,
    )
}

/// The last roll: the result, then the faces, with discarded faces in parentheses.
fn rolled(table: &Table, wanted: &[&str]) -> Result<(), String> {
    let mut events = table.last_events().iter();
    let rolled = events.find_map(|event| match event {
        Event::Rolled { dice, total, .. } => Some((dice, total)),
        _ => None,
    });
    let (dice, total) = rolled.ok_or("nothing was rolled")?;
    let mut found = vec![total.to_string()];
    for dice in dice {
        found.extend(dice.kept.iter().map(ToString::to_string));
        found.extend(dice.dropped.iter().map(|face| format!("({face})")));
    }
    same_list("rolled", wanted, &found)
}

/// The last command ended or skipped a turn, by these rules.
fn turn_lost(table: &Table, name: &str, rules: &[&str]) -> Result<(), String> {
    let who = table.who(name)?;
    let mut lost = table.last_events().iter().filter_map(|event| match event {
        Event::TurnMissed { who: of, why } if *of == who => Some(why.law()),
        _ => None,
    });
    let law = lost.next().ok_or(format!("{name} has lost no turn"))?;
    contains(&table.cited(law), rules)
}

/// A condition as a word.
pub fn word(condition: &Condition) -> String {
    match condition {
        Condition::Custom(text) => text.clone(),
        named => names::name_of(named),
    }
}
