//! Commands as scenarios write them.

use asalto_core::combatant::{Controller, NumericField, SecondPlace, SecondPlaceKind};
use asalto_core::command::DetectionInput;
use asalto_core::die::RollMode;
use asalto_core::rules::{OrderRules, Response};
use asalto_core::waiting::Readied;
use asalto_core::{ActionKind, Combatant, Command, Condition};

use super::any;
use super::damage;
use super::fifth;
use super::groups;
use super::limited_uses;
use super::names;
use super::priority;
use super::table::Table;
use super::third;
use super::time;

/// Reads a command.
pub fn read(table: &Table, words: &[&str]) -> Result<Command, String> {
    let one = |name| table.who(name);
    Ok(match words {
        [name, rest @ ..] if is_of_turn(rest) && one(name).is_ok() => {
            acts(table, name)?;
            read(table, rest)?
        }
        ["ruling", rest @ ..] => Command::Rule(Box::new(read(table, rest)?)),
        ["house", path, value] => house_rule(table, path, value)?,
        ["combatant", name, rest @ ..] => {
            let mut profile = Combatant::new(*name, asalto_core::Side::FOES);
            describe(table, &mut profile, rest)?;
            Command::AddCombatant(Box::new(profile))
        }
        ["edit", name, rest @ ..] => {
            let who = one(name)?;
            let mut profile = table.profile(who)?;
            describe(table, &mut profile, rest)?;
            Command::EditCombatant {
                who,
                profile: Box::new(profile),
            }
        }
        ["remove", name] => Command::RemoveCombatant { who: one(name)? },
        ["aware", observer, "of", target] => aware(table, observer, target, true)?,
        ["unaware", observer, "of", target] => aware(table, observer, target, false)?,
        ["detect", rest @ ..] => detect(table, rest)?,
        ["start"] => Command::Start,
        ["roll", names @ ..] => Command::RollInitiative {
            who: table.all(names)?,
        },
        ["total", name, total] => Command::EnterInitiative {
            who: one(name)?,
            total: number(total)?,
        },
        ["take", action] => Command::TakeAction {
            action: action_kind(action)?,
        },
        ["begin", action, name] => {
            let name = (*name).to_owned();
            Command::BeginAction {
                action: action_kind(action)?,
                name,
            }
        }
        ["ready", action, "when", trigger] => ready(action, trigger, None)?,
        ["ready", action, "when", trigger, "spell", spell] => ready(action, trigger, Some(spell))?,
        ["respond", name, response] => {
            let response: Response = names::from_word(response)?;
            Command::Respond {
                who: one(name)?,
                response,
            }
        }
        ["resolve"] => Command::Resolve,
        ["countered"] => Command::Negate,
        ["end-turn"] => Command::EndTurn,
        ["continue"] => Command::Continue,
        ["end"] => Command::End,
        ["damage", amount, names @ ..] => Command::damage(table.all(names)?, number(amount)?),
        ["critical", amount, names @ ..] => damage::critical(table, amount, names)?,
        ["heal", amount, names @ ..] => Command::Heal {
            who: table.all(names)?,
            amount: number(amount)?,
        },
        ["condition", name, condition] => Command::AddCondition {
            who: one(name)?,
            condition: condition_of(condition),
        },
        ["no-condition", name, condition] => Command::RemoveCondition {
            who: one(name)?,
            condition: condition_of(condition),
        },
        words => {
            let known = match third::read(table, words)? {
                Some(command) => Some(command),
                None => fifth::read(table, words)?,
            };
            let known = match known {
                Some(command) => Some(command),
                None => time::read(table, words)?,
            };
            let known = match known {
                Some(command) => Some(command),
                None => groups::read(table, words)?,
            };
            let known = match known {
                Some(command) => Some(command),
                None => any::read(table, words)?,
            };
            match known {
                Some(command) => command,
                None => priority::read(table, words)?
                    .ok_or_else(|| format!("no such statement: {}", words.join(" ")))?,
            }
        }
    })
}

/// Whether a command is for whoever has the turn or priority, so that a name may stand before it.
fn is_of_turn(words: &[&str]) -> bool {
    let verbs = [
        "take", "begin", "cast", "ready", "delay", "end-turn", "pass",
    ];
    words.first().is_some_and(|verb| verbs.contains(verb))
}

/// Requires that a combatant has priority or the turn.
fn acts(table: &Table, name: &str) -> Result<(), String> {
    let encounter = table.encounter();
    let found = encounter.holder().or(encounter.turn_of());
    if found == Some(table.who(name)?) {
        return Ok(());
    }
    let found = found.map_or("nobody".to_owned(), |who| table.name(who));
    Err(format!("it is not for {name} to act, but for {found}"))
}

/// `detect A B MODIFIER at FEET against DIFFICULTY`, and `showing FACE` of a die on the table.
fn detect(table: &Table, words: &[&str]) -> Result<Command, String> {
    let [
        observer,
        target,
        modifier,
        "at",
        distance,
        "against",
        difficulty,
        face @ ..,
    ] = words
    else {
        return Err(format!("not a check: {}", words.join(" ")));
    };
    Ok(Command::Detect(DetectionInput {
        observer: table.who(observer)?,
        target: table.who(target)?,
        modifier: number(modifier)?,
        distance: number(distance)?,
        difficulty: number(difficulty)?,
        face: match face {
            [] => None,
            ["showing", face] => Some(number(face)?),
            _ => return Err(format!("not a face: {}", face.join(" "))),
        },
    }))
}

fn ready(action: &str, trigger: &str, spell: Option<&str>) -> Result<Command, String> {
    Ok(Command::Ready(Box::new(Readied {
        spell: spell.map(ToOwned::to_owned),
        ..Readied::new(action_kind(action)?, trigger)
    })))
}

/// Changes one policy: `house tie.lots.die 20` sets that number, `house tie NAME` a variant.
fn house_rule(table: &Table, path: &str, value: &str) -> Result<Command, String> {
    let error = |error: serde_json::Error| format!("house {path} {value}: {error}");
    let mut rules = serde_json::to_value(table.encounter().rules()).map_err(error)?;
    // Rules leave out the choices of an order that are the usual ones.
    if let Some(fields) = rules.as_object_mut() {
        let usual = serde_json::to_value(OrderRules::default()).map_err(error)?;
        fields.entry("order").or_insert(usual);
    }
    let mut place = &mut rules;
    for step in path.split('.') {
        place = place
            .as_object_mut()
            .and_then(|fields| fields.get_mut(&names::camel(step)))
            .ok_or_else(|| format!("the rules have no `{path}`"))?;
    }
    *place = serde_json::from_str(value).unwrap_or_else(|_| names::camel(value).into());
    let rules = serde_json::from_value(rules).map_err(error)?;
    Ok(Command::AdoptRules(Box::new(rules)))
}

/// Reads a number of any size.
pub fn number<T: std::str::FromStr<Err: std::fmt::Display>>(word: &str) -> Result<T, String> {
    let digits = word.strip_prefix('+').unwrap_or(word);
    digits.parse().map_err(|error| format!("`{word}`: {error}"))
}

/// Reads a kind of action.
pub fn action_kind(word: &str) -> Result<ActionKind, String> {
    names::from_word(word)
}

/// Reads a condition; any other word is a custom condition.
pub fn condition_of(word: &str) -> Condition {
    if let Some(effect) = word.strip_prefix("mind-") {
        return Condition::Psychological(effect.to_owned());
    }
    names::from_word(word).unwrap_or_else(|_| Condition::Custom(word.to_owned()))
}

fn aware(table: &Table, observer: &str, target: &str, aware: bool) -> Result<Command, String> {
    if target == "all" {
        let observer = table.who(observer)?;
        return Ok(Command::SetAwarenessOfAll { observer, aware });
    }
    Ok(match (table.side(observer), table.side(target)) {
        (Some(observer), Some(target)) => Command::SetSideAwareness {
            observer,
            target,
            aware,
        },
        _ => Command::SetAwareness {
            observer: table.who(observer)?,
            target: table.who(target)?,
            aware,
        },
    })
}

/// Finds a numeric field by its word: a short one, or its name.
fn numeric_field(word: &str) -> Option<NumericField> {
    let name = |field: NumericField| match field {
        NumericField::Dexterity => "dex".to_owned(),
        NumericField::Initiative => "init".to_owned(),
        NumericField::HitPoints => "hp".to_owned(),
        NumericField::ArmorClass => "ac".to_owned(),
        NumericField::PassivePerception => "passive".to_owned(),
        NumericField::ActionPoints => "points".to_owned(),
        NumericField::TieBreak => "second".to_owned(),
        NumericField::LegendaryActions => "legendary".to_owned(),
        NumericField::LegendaryResistance => "resistance".to_owned(),
        other => format!("{other:?}").to_lowercase(),
    };
    let mut all = NumericField::ALL.iter().copied();
    all.find(|&field| name(field) == word)
}

/// Reads a profile: words, each alone or with a number after it.
fn describe(table: &Table, profile: &mut Combatant, words: &[&str]) -> Result<(), String> {
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        let mut value = || {
            words
                .next()
                .copied()
                .ok_or(format!("`{word}` wants a value"))
        };
        match word {
            "side" => {
                let side = value()?;
                profile.side = table.side(side).ok_or(format!("no side `{side}`"))?;
            }
            "clumsy" => profile.stealth_mode = RollMode::Disadvantage,
            "group" => profile.group = Some(asalto_core::combatant::Group(number(value()?)?)),
            "advantage" => profile.initiative_mode = RollMode::Advantage,
            "disadvantage" => profile.initiative_mode = RollMode::Disadvantage,
            "bonus" => profile.bonus_actions.push(value()?.to_owned()),
            "formula" => profile.actor.initiative = Some(priority::formula(value()?)?),
            "limit" => {
                let name = value()?.to_owned();
                profile.actor.limits.insert(name, number(value()?)?);
            }
            "resists" | "vulnerable" | "immune" | "energy" | "reduction" | "resists-nonmagical"
            | "immune-nonmagical" | "bypassed-by" => {
                damage::describe(&mut profile.defenses, word, value()?)?;
            }
            "limited" => {
                let of = limited_uses::describe(value()?)?;
                profile.limited_uses.push(of);
            }
            "cr" => {
                let rating = value()?.parse();
                profile.challenge = Some(rating.map_err(|_| "no challenge rating")?);
            }
            "pc" => profile.controller = Controller::Player,
            "secret" => profile.secret = true,
            "known-as" => profile.disguise = Some(value()?.to_owned()),
            "reveal-when-acting" => profile.reveal_when_acting = true,
            "name" => value()?.clone_into(&mut profile.name),
            "lair-of" => profile.place = Some(SecondPlace::lair(table.who(value()?)?)),
            "second-place-of" => {
                profile.place = Some(SecondPlace {
                    of: table.who(value()?)?,
                    count: number(value()?)?,
                    kind: SecondPlaceKind::Turn,
                });
            }
            word => match numeric_field(word) {
                Some(field) => field.set(profile, Some(number(value()?)?)),
                None => {
                    profile.features.insert(names::from_word(word)?);
                }
            },
        }
    }
    Ok(())
}
