//! Statements about effects: their beginning, and what they do each turn.

use asalto_core::effect::{
    Duration, EndedEffects, LethalDamage, NewEffect, TurnEffect, TurnEffectInput, TurnEffectKind,
    TurnMoment,
};
use asalto_core::{Command, DamageType, SaveKind};

use super::commands::{condition_of, number};
use super::names;
use super::table::Table;

/// Reads a command about an effect; `None` for any other statement.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let who = |name| table.who(name);
    Ok(Some(match words {
        ["effect", name, condition, rest @ ..] => {
            let (rest, each) = match rest.iter().position(|word| *word == "each") {
                Some(at) => (&rest[..at], Some(each_turn(&rest[at + 1..])?)),
                None => (rest, None),
            };
            let (rest, held) = match rest {
                [rest @ .., "while-concentrating"] => (rest, Some(true)),
                [rest @ .., "without-concentration"] => (rest, Some(false)),
                rest => (rest, None),
            };
            let (rest, source) = match rest {
                [rest @ .., "by", source] => (rest, Some(who(source)?)),
                rest => (rest, None),
            };
            let (rest, latest) = match rest.iter().position(|word| *word == "at-most") {
                Some(at) => (&rest[..at], Some(duration(table, &rest[at + 1..])?)),
                None => (rest, None),
            };
            Command::AddEffect(Box::new(NewEffect {
                who: who(name)?,
                condition: condition_of(condition),
                duration: duration(table, rest)?,
                latest,
                source,
                held,
                each,
            }))
        }
        ["end-effects", name, condition, rest @ ..] => {
            Command::EndEffects(Box::new(EndedEffects {
                who: who(name)?,
                condition: condition_of(condition),
                source: match rest {
                    [] => None,
                    ["by", source] => Some(who(source)?),
                    words => return Err(format!("no such cause: {words:?}")),
                },
            }))
        }
        ["turn-effect", name, condition, how @ ..] => Command::SettleTurnEffect {
            who: who(name)?,
            condition: condition_of(condition),
            how: match how {
                [] => TurnEffectInput::Roll,
                ["total", total] => TurnEffectInput::Total {
                    total: number(total)?,
                },
                ["prevented"] => TurnEffectInput::Prevented,
                words => return Err(format!("no such way: {words:?}")),
            },
        },
        _ => return Ok(None),
    }))
}

/// Reads a duration: `for 3`, `until save 15`.
fn duration(table: &Table, words: &[&str]) -> Result<Duration, String> {
    let who = |name| table.who(name);
    Ok(match words {
        ["for", rounds] => Duration::Rounds(number(rounds)?),
        ["until", "turn-start", of] => Duration::TurnStart(who(of)?),
        ["until", "turn-end", of] => Duration::TurnEnd(who(of)?),
        ["until", "next-action", of] => Duration::NextAction(who(of)?),
        ["until", "round-end"] => Duration::RoundEnd,
        ["until", "ended"] => Duration::Open,
        ["until", "save", difficulty] => Duration::Save {
            difficulty: number(difficulty)?,
            kind: None,
        },
        ["until", "save", kind, difficulty] => Duration::Save {
            difficulty: number(difficulty)?,
            kind: Some(names::from_word::<SaveKind>(kind)?),
        },
        words => return Err(format!("no such duration: {words:?}")),
    })
}

/// Reads what an effect does each turn: `start regenerate 10`, `end damage 1d6`, `start remind`.
fn each_turn(words: &[&str]) -> Result<TurnEffect, String> {
    let (at, does) = match words {
        ["start", does @ ..] => (TurnMoment::Start, does),
        ["end", does @ ..] => (TurnMoment::End, does),
        words => return Err(format!("no such moment: {words:?}")),
    };
    let does = match does {
        ["damage", dice] => TurnEffectKind::Damage {
            dice: (*dice).to_owned(),
            damage_type: None,
        },
        ["damage", dice, of] => TurnEffectKind::Damage {
            dice: (*dice).to_owned(),
            damage_type: Some(names::from_word::<DamageType>(of)?.into()),
        },
        ["heal", dice] => TurnEffectKind::Healing {
            dice: (*dice).to_owned(),
        },
        ["regenerate", dice] => TurnEffectKind::regeneration(*dice),
        ["regenerate", dice, "except", words @ ..] => TurnEffectKind::Regeneration {
            dice: (*dice).to_owned(),
            lethal: lethal(words),
        },
        ["remind"] => TurnEffectKind::Reminder,
        words => return Err(format!("no such effect: {words:?}")),
    };
    Ok(TurnEffect::new(at, does))
}

/// Reads the damage that regeneration leaves lethal: types, and then words of the game master.
fn lethal(words: &[&str]) -> LethalDamage {
    let types = words
        .iter()
        .map_while(|word| word.parse::<DamageType>().ok());
    let types: Vec<_> = types.collect();
    LethalDamage {
        other: words[types.len()..].join(" "),
        types: types.into_iter().collect(),
    }
}
