//! The line by which an action is declared, such as `Shoot 3pa @Orc 1d20+5 vs 12 leaves Arrow`.
//!
//! What is no setting is the action's name. A word right before an `@` names the part that is aimed
//! there (`bolt@Orc jump@Goblin`), and what stands in brackets is a mode (`[subdual]`). The words of
//! all three languages are understood in each of them, as in the quick line.

use asalto_core::{CombatantId, Cost, Declaration, Formula, Nature, Part, Placing, RollNeed};

/// What the line is read with: who is here, and what an action may cost beside points.
#[derive(Clone, Copy, Debug)]
pub struct Context<'c> {
    /// Who may be aimed at, by name.
    pub names: &'c [(CombatantId, String)],
    /// The resources that the actor may spend.
    pub resources: &'c [String],
}

/// Why a line makes no declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no name.
    Empty,
    /// Nobody has the name after an `@`.
    UnknownTarget(String),
    /// There is a roll without a difficulty.
    NoDifficulty,
}

/// What a word of the line means by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keyword {
    Points,
    Versus,
    Fumble,
    Leaves,
    Due,
    Postponed,
    Automatic,
}

/// The roll as far as the line has told of it.
#[derive(Default)]
struct Roll {
    difficulty: Option<i32>,
    formula: Option<Formula>,
    fumble: Option<u16>,
}

/// What an action leaves, as far as the line has told of it.
#[derive(Default)]
struct Left<'l> {
    name: Vec<&'l str>,
    roll: Roll,
    made: Declaration,
}

/// Reads a line; what an action leaves takes its name, roll, modes and what is due from the words after
/// `leaves`, and is postponed with the same targets.
///
/// # Errors
/// A [`Fault`] where the line is not complete.
///
/// ```
/// # use asalto_web::declare::{read, Context};
/// # use asalto_core::CombatantId;
/// let names = [(CombatantId(3), "Orc".to_owned())];
/// let context = Context { names: &names, resources: &[] };
/// let shot = read("Shoot 3pa @orc vs 12 leaves Arrow", context).unwrap();
/// assert_eq!((shot.name.as_str(), shot.cost.points), ("Shoot", 3));
/// assert_eq!(shot.leaves.unwrap().name, "Arrow");
/// ```
pub fn read(line: &str, context: Context<'_>) -> Result<Declaration, Fault> {
    let mut made = Declaration::default();
    let mut roll = Roll::default();
    let mut name: Vec<&str> = Vec::new();
    let mut left: Option<Left<'_>> = None;
    let mut due = false;
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let (word, after) = next_word(rest);
        if let Some(at) = word.find('@') {
            let aimed = &rest[at + 1..];
            let (target, length) = target(aimed, context)?;
            made.parts.push(Part {
                name: rest[..at].to_owned(),
                target: Some(target),
            });
            rest = aimed[length..].trim_start();
            continue;
        }
        if let Some((mode, after)) = bracketed(rest) {
            let modes = left
                .as_mut()
                .map_or(&mut made.modes, |left| &mut left.made.modes);
            modes.push(mode.to_owned());
            rest = after.trim_start();
            continue;
        }
        let (following, beyond) = next_word(after);
        rest = after;
        // What is said after `leaves` is of what is left, but for what is paid at once.
        let cost = match &mut left {
            Some(left) if due => &mut left.made.due,
            None if due => &mut made.due,
            _ => &mut made.cost,
        };
        if let Some(unread) = pay(cost, word, after, context) {
            rest = unread;
        } else if word.starts_with(|c: char| c.is_ascii_digit())
            && let Ok(formula) = word.to_lowercase().parse()
        {
            left.as_mut()
                .map_or(&mut roll, |left| &mut left.roll)
                .formula = Some(formula);
        } else {
            let roll = left.as_mut().map_or(&mut roll, |left| &mut left.roll);
            match keyword(word) {
                Some(Keyword::Versus) if following.parse::<i32>().is_ok() => {
                    roll.difficulty = following.parse().ok();
                    rest = beyond;
                }
                Some(Keyword::Fumble) if following.parse::<u16>().is_ok() => {
                    roll.fumble = following.parse().ok();
                    rest = beyond;
                }
                Some(Keyword::Leaves) if left.is_none() => {
                    left = Some(Left::default());
                    due = false;
                }
                Some(Keyword::Due) => due = true,
                Some(Keyword::Postponed) => made.placing = Placing::Postponed,
                Some(Keyword::Automatic) => made.nature = Nature::Automatic,
                _ => left
                    .as_mut()
                    .map_or(&mut name, |left| &mut left.name)
                    .push(word),
            }
        }
    }
    made.name = name.join(" ");
    if made.name.is_empty() {
        return Err(Fault::Empty);
    }
    made.roll = needed(&roll)?;
    made.leaves = match left {
        Some(left) => Some(Box::new(Declaration {
            name: left.name.join(" "),
            parts: made.parts.clone(),
            placing: Placing::Postponed,
            roll: needed(&left.roll)?,
            ..left.made
        })),
        None => None,
    };
    Ok(made)
}

/// Reads a cost alone, such as `2pa 1 potency`; the word that is none where there is one.
///
/// # Errors
/// The word that is no cost.
pub fn read_cost(line: &str, context: Context<'_>) -> Result<Cost, String> {
    let mut cost = Cost::default();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let (word, after) = next_word(rest);
        rest = pay(&mut cost, word, after, context).ok_or_else(|| word.to_owned())?;
    }
    Ok(cost)
}

/// Adds what a word and those after it cost; gives what is left to read, or nothing where the word is
/// no cost.
fn pay<'l>(cost: &mut Cost, word: &str, after: &'l str, context: Context<'_>) -> Option<&'l str> {
    if let Some(points) = points(word) {
        cost.points = points;
        return Some(after);
    }
    let amount: u16 = word.parse().ok()?;
    let (following, beyond) = next_word(after);
    if keyword(following) == Some(Keyword::Points) {
        cost.points = amount;
    } else {
        cost.resources.insert(resource(following, context)?, amount);
    }
    Some(beyond)
}

/// What stands in brackets at the beginning of a text, and what comes after it.
fn bracketed(text: &str) -> Option<(&str, &str)> {
    let (inside, after) = text.strip_prefix('[')?.split_once(']')?;
    Some((inside.trim(), after))
}

fn needed(roll: &Roll) -> Result<Option<RollNeed>, Fault> {
    let told = roll.formula.is_some() || roll.fumble.is_some();
    match roll.difficulty {
        Some(difficulty) => Ok(Some(RollNeed {
            difficulty,
            formula: roll.formula,
            fumble: roll.fumble,
        })),
        None if told => Err(Fault::NoDifficulty),
        None => Ok(None),
    }
}

fn next_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (&text[..end], text[end..].trim_start())
}

/// The one whose name the text begins with, the longest name first, and how long that is.
fn target(text: &str, context: Context<'_>) -> Result<(CombatantId, usize), Fault> {
    let begins = |name: &str| {
        let head: String = text.chars().take(name.chars().count()).collect();
        let ends = |rest: &str| !rest.starts_with(char::is_alphanumeric);
        let same = head.to_lowercase() == name.to_lowercase();
        (same && ends(&text[head.len()..])).then_some(head.len())
    };
    let named = context.names.iter();
    named
        .filter_map(|(who, name)| Some((*who, begins(name)?)))
        .max_by_key(|&(_, length)| length)
        .ok_or_else(|| Fault::UnknownTarget(next_word(text).0.to_owned()))
}

/// `3pa` or `3ap`.
fn points(word: &str) -> Option<u16> {
    let split = word.find(|c: char| !c.is_ascii_digit())?;
    let (digits, unit) = word.split_at(split);
    (keyword(unit) == Some(Keyword::Points))
        .then(|| digits.parse().ok())
        .flatten()
}

/// The resource that a word names, as the actor has it.
fn resource(word: &str, context: Context<'_>) -> Option<String> {
    let mut resources = context.resources.iter();
    let word = word.to_lowercase();
    resources.find(|name| name.to_lowercase() == word).cloned()
}

fn keyword(word: &str) -> Option<Keyword> {
    Some(match word.to_lowercase().as_str() {
        "pa" | "ap" => Keyword::Points,
        "vs" | "vs." | "against" | "contra" | "contre" => Keyword::Versus,
        "fumble" | "pifia" | "maladresse" => Keyword::Fumble,
        "leaves" | "deja" | "laisse" => Keyword::Leaves,
        "due" | "luego" | "ensuite" => Keyword::Due,
        "postponed" | "pospuesta" | "pospuesto" | "différée" | "différé" => Keyword::Postponed,
        "automatic" | "automática" | "automático" | "automatique" => Keyword::Automatic,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(line: &str) -> Result<Declaration, Fault> {
        let names = [
            (CombatantId(1), "Orc".to_owned()),
            (CombatantId(2), "Orc Chief".to_owned()),
            (CombatantId(3), "Élan".to_owned()),
        ];
        let resources = ["potency".to_owned()];
        let context = Context {
            names: &names,
            resources: &resources,
        };
        read(line, context)
    }

    fn aimed(line: &str) -> Vec<u32> {
        let parts = made(line).map(|made| made.parts).unwrap_or_default();
        parts
            .iter()
            .filter_map(|part| Some(part.target?.0))
            .collect()
    }

    #[test]
    fn what_is_left_has_its_own_roll_and_is_paid_when_it_comes_in() {
        let shot = made("Shoot 3pa 1d20+5 vs 12 leaves Arrow [fire] 1d20 vs 10 fumble 2 due 1pa");
        let shot = shot.expect("it can be read");
        assert_eq!(
            (shot.cost.points, shot.due.points, shot.modes.len()),
            (3, 0, 0)
        );
        assert_eq!(shot.roll.map(|roll| roll.difficulty), Some(12));
        let arrow = shot.leaves.expect("it leaves something");
        assert_eq!((arrow.name.as_str(), arrow.due.points), ("Arrow", 1));
        assert_eq!(arrow.modes, ["fire"]);
        let roll = arrow.roll.map(|roll| (roll.difficulty, roll.fumble));
        assert_eq!(roll, Some((10, Some(2))));
        // A cost after it is paid with the shot.
        let shot = made("Shoot leaves Arrow 2pa").expect("it can be read");
        assert_eq!(shot.cost.points, 2);
    }

    #[test]
    fn the_longest_name_is_the_target() {
        assert_eq!(aimed("Hit @orc chief @Orc @élan 2pa"), [2, 1, 3]);
        let unknown = Fault::UnknownTarget("Orcs".to_owned());
        assert_eq!(made("Hit @Orcs"), Err(unknown));
    }

    #[test]
    fn costs_are_told_apart() -> Result<(), Fault> {
        let bolt = made("Long bolt 4 PA 2 Potency due 1pa postponed")?;
        assert_eq!((bolt.cost.points, bolt.due.points), (4, 1));
        assert_eq!(bolt.cost.resources.get("potency"), Some(&2));
        assert_eq!(bolt.placing, Placing::Postponed);
        assert_eq!(bolt.name, "Long bolt");
        Ok(())
    }

    #[test]
    fn parts_and_modes_have_names() -> Result<(), Fault> {
        let bolt = made("Chain bolt@orc chief jump@Orc 2pa [subdual] [long range]")?;
        let parts: Vec<_> = bolt.parts.iter().map(|part| part.name.as_str()).collect();
        assert_eq!((bolt.name.as_str(), parts), ("Chain", vec!["bolt", "jump"]));
        assert_eq!(bolt.modes, ["subdual", "long range"]);
        assert_eq!(made("Trip [")?.name, "Trip [");
        Ok(())
    }

    #[test]
    fn a_cost_alone_names_what_is_none() {
        let resources = ["potency".to_owned()];
        let context = Context {
            names: &[],
            resources: &resources,
        };
        let cost = read_cost(" 2pa 1 Potency ", context).expect("both are costs");
        assert_eq!((cost.points, cost.resources.get("potency")), (2, Some(&1)));
        assert_eq!(read_cost("2 virtue", context), Err("2".to_owned()));
        assert_eq!(read_cost("", context), Ok(Cost::default()));
    }

    #[test]
    fn a_roll_needs_a_difficulty() -> Result<(), Fault> {
        assert_eq!(made("Hit 1d20+5"), Err(Fault::NoDifficulty));
        assert_eq!(made(" 2pa "), Err(Fault::Empty));
        let roll = made("Hit 1d20+5 contra 12 pifia 2")?.roll;
        let roll = roll.map(|roll| (roll.difficulty, roll.fumble));
        assert_eq!(roll, Some((12, Some(2))));
        Ok(())
    }

    #[test]
    fn what_is_left_is_postponed_at_the_same_targets() -> Result<(), Fault> {
        let left = made("Shoot leaves long arrow @Orc")?.leaves;
        let left = left.map(|left| (left.name, left.placing, left.parts.len()));
        assert_eq!(left, Some(("long arrow".into(), Placing::Postponed, 1)));
        Ok(())
    }
}
