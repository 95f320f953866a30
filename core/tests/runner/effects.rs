//! Statements about effects: their beginning, and what they do each turn.

use asalto_core::effect::{
    Duration, NewEffect, TurnEffect, TurnEffectInput, TurnEffectKind, TurnMoment,
};
use asalto_core::{Command, DamageType};

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
            let duration = match rest {
                ["for", rounds] => Duration::Rounds(number(rounds)?),
                ["until", "turn-start", of] => Duration::TurnStart(who(of)?),
                ["until", "turn-end", of] => Duration::TurnEnd(who(of)?),
                ["until", "next-action", of] => Duration::NextAction(who(of)?),
                ["until", "round-end"] => Duration::RoundEnd,
                ["until", "ended"] => Duration::Open,
                ["until", "save", difficulty] => Duration::Save {
                    difficulty: number(difficulty)?,
                },
                words => return Err(format!("no such duration: {words:?}")),
            };
            Command::AddEffect(Box::new(NewEffect {
                who: who(name)?,
                condition: condition_of(condition),
                duration,
                source,
                held,
                each,
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
        ["regenerate", dice] => TurnEffectKind::Regeneration {
            dice: (*dice).to_owned(),
        },
        ["remind"] => TurnEffectKind::Reminder,
        words => return Err(format!("no such effect: {words:?}")),
    };
    Ok(TurnEffect::new(at, does))
}
