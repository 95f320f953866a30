//! What lasts, for a while or until something happens.

use asalto_core::{
    Command, Condition, Duration, EffectView, EncounterView, Ending, Event, SavingThrow, Seat,
};

use super::commands::{condition_of, number};
use super::expect::{contains, one, same, same_list, same_set};
use super::table::Table;

/// Reads a command about time; none where it is not known here.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let who = |name| table.who(name);
    Ok(Some(match words {
        ["effect", name, condition, rest @ ..] => {
            let (rest, source) = match rest {
                [rest @ .., "by", source] => (rest, Some(who(source)?)),
                rest => (rest, None),
            };
            let duration = match rest {
                ["for", rounds] => Duration::Rounds(number(rounds)?),
                ["until", "turn-start", of] => Duration::TurnStart(who(of)?),
                ["until", "turn-end", of] => Duration::TurnEnd(who(of)?),
                ["until", "next-action", of] => Duration::NextAction(who(of)?),
                ["until", "ended"] => Duration::Open,
                words => return Err(format!("no such duration: {words:?}")),
            };
            Command::AddEffect {
                who: who(name)?,
                condition: condition_of(condition),
                duration,
                source,
            }
        }
        ["place", name, "at", count] => Command::Place {
            who: who(name)?,
            seat: Seat::Count(number(count)?),
        },
        ["place", name, "before", other] => Command::Place {
            who: who(name)?,
            seat: Seat::Before(who(other)?),
        },
        ["place", name, "after", other] => Command::Place {
            who: who(name)?,
            seat: Seat::After(who(other)?),
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
        ["temporary", amount, names @ ..] => Command::GrantTemporary {
            who: table.all(names)?,
            amount: number(amount)?,
        },
        ["skip-turn", name] => Command::SkipTurn { who: who(name)? },
        ["give-turn", name] => Command::GiveTurn { who: who(name)? },
        ["bring-back", name] => Command::BringBack { who: who(name)? },
        _ => return Ok(None),
    }))
}

/// Checks an expectation about time; none where it is not known here.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Option<Result<(), String>> {
    Some(match words {
        ["conditions", name, rest @ ..] => one(table, view, name).and_then(|one| {
            let found: Vec<_> = one.conditions.iter().map(word).collect();
            same_set("conditions", rest, &found)
        }),
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
        ["turn-lost", name, rules @ ..] => turn_lost(table, name, rules),
        _ => return None,
    })
}

/// What is left of an effect, in words.
fn left(table: &Table, view: &EffectView) -> Vec<String> {
    let until = |what: &str, of| vec!["until".to_owned(), what.to_owned(), table.name(of)];
    match view.effect.ending {
        Ending::Count { count, .. } => {
            let rounds = view.rounds.unwrap_or_default().to_string();
            let count = count.map_or("top".to_owned(), |count| count.to_string());
            vec![rounds, "until".to_owned(), count]
        }
        Ending::TurnStart { of } => until("turn-start", of),
        Ending::TurnEnd { of, .. } => until("turn-end", of),
        Ending::NextAction { of, .. } => until("next-action", of),
        _ => vec!["until".to_owned(), "ended".to_owned()],
    }
}

/// An effect ended by itself in the last command, by these rules.
fn expired(table: &Table, name: &str, condition: &str, rules: &[&str]) -> Result<(), String> {
    let (who, condition) = (table.who(name)?, condition_of(condition));
    let mut ended = table.last_events().iter().filter_map(|event| match event {
        Event::EffectEnded { who: of, effect } if *of == who && effect.condition == condition => {
            Some(effect.ending.rules())
        }
        _ => None,
    });
    let cited = ended
        .next()
        .ok_or(format!("no effect of {name} has ended"))?;
    let cited: Vec<_> = cited.iter().map(ToString::to_string).collect();
    contains(&cited, rules)
}

/// What the last command rolled: the result, then the faces, those that do not count in brackets.
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

/// The last command took what was left of a turn, or passed over it, for these rules.
fn turn_lost(table: &Table, name: &str, rules: &[&str]) -> Result<(), String> {
    let (who, tie) = (table.who(name)?, table.encounter().rules().tie);
    let mut lost = table.last_events().iter().filter_map(|event| match event {
        Event::TurnLost { who: of, why } | Event::TurnOmitted { who: of, why } if *of == who => {
            Some(why.rules(tie))
        }
        _ => None,
    });
    let cited = lost.next().ok_or(format!("{name} has lost no turn"))?;
    let cited: Vec<_> = cited.iter().map(ToString::to_string).collect();
    contains(&cited, rules)
}

fn word(condition: &Condition) -> String {
    match condition {
        Condition::Mark(text) => text.clone(),
        named => super::names::name_of(named),
    }
}
