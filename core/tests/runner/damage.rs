//! Statements about damage of a type and the defenses against it.

use asalto_core::combatant::{DamageReduction, Defenses};
use asalto_core::event::CombatantEvent;
use asalto_core::law::Law;
use asalto_core::share::{DamageKind, DamagePart};
use asalto_core::{Command, DamageType, Event, SortedSet, TypedDamage};

use super::commands::{self, number};
use super::expect::{contains, same_list};
use super::names;
use super::table::Table;

/// Reads `of-type TYPE [bypassing WHAT]: COMMAND` and `with N TYPE: COMMAND`; `None` for any other statement.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    if let ["with", amount, of, rest @ ..] = words {
        let part = DamagePart {
            amount: number(amount)?,
            damage_type: Some(names::from_word::<DamageType>(of)?.into()),
        };
        let mut command = commands::read(table, rest)?;
        match &mut command {
            Command::ShareDamage(shared) => shared.more.push(part),
            _ => return Err("only shared damage has several parts".to_owned()),
        }
        return Ok(Some(command));
    }
    let (of, bypasses, rest) = match words {
        ["of-type", of, "bypassing", bypasses, rest @ ..] => {
            (of, names::from_word(bypasses)?, rest)
        }
        ["of-type", of, rest @ ..] => (of, asalto_core::Bypass::Nothing, rest),
        _ => return Ok(None),
    };
    let of = names::from_word(of)?;
    let typed = Some(TypedDamage { of, bypasses });
    let mut command = commands::read(table, rest)?;
    match &mut command {
        Command::Damage { damage_type, .. } => *damage_type = typed,
        Command::ShareDamage(shared) => shared.damage_type = typed,
        _ => return Err("only damage has a type".to_owned()),
    }
    Ok(Some(command))
}

/// Returns damage by a critical hit.
pub fn critical(table: &Table, amount: &str, names: &[&str]) -> Result<Command, String> {
    Ok(Command::Damage {
        who: table.all(names)?,
        amount: number(amount)?,
        critical: true,
        kind: DamageKind::Lethal,
        damage_type: None,
    })
}

/// Reads a defense of a profile.
pub fn describe(defenses: &mut Defenses, word: &str, value: &str) -> Result<(), String> {
    let of = || names::from_word::<DamageType>(value);
    match word {
        "resists" => defenses.resistances.insert(of()?),
        "vulnerable" => defenses.vulnerabilities.insert(of()?),
        "immune" => defenses.immunities.insert(of()?),
        "resists-nonmagical" => defenses.nonmagical.resistances.insert(of()?),
        "immune-nonmagical" => defenses.nonmagical.immunities.insert(of()?),
        "bypassed-by" => defenses.nonmagical.bypass = Some(names::from_word(value)?),
        "energy" => {
            let (of, amount) = value.split_once('/').ok_or("a resistance has a number")?;
            defenses.set_energy(names::from_word(of)?, number(amount)?);
        }
        "reduction" => defenses.reduction = Some(reduction(value)?),
        _ => return Err(format!("no defense `{word}`")),
    }
    Ok(())
}

/// Reads a damage reduction: `5`, `5/bludgeoning` or `10/cold iron`.
fn reduction(value: &str) -> Result<DamageReduction, String> {
    let (amount, bypass) = value.split_once('/').unwrap_or((value, ""));
    let of = names::from_word::<DamageType>(bypass).ok();
    Ok(DamageReduction {
        amount: number(amount)?,
        types: SortedSet::from_iter(of),
        bypass: of.map_or(bypass, |_| "").to_owned(),
    })
}

/// Checks `defended NAME DEALT TAKEN [DEFENSE...] [RULE...]`; `None` for any other expectation.
pub fn check(table: &Table, words: &[&str]) -> Option<Result<(), String>> {
    let ["defended", name, wanted @ ..] = words else {
        return None;
    };
    Some(defended(table, name, wanted))
}

fn defended(table: &Table, name: &str, wanted: &[&str]) -> Result<(), String> {
    let who = table.who(name)?;
    let mut events = table.last_events().iter();
    let found = events.find_map(|event| match event {
        Event::Combatant(CombatantEvent::TypedDamageTaken {
            who: of,
            dealt,
            taken,
            steps,
            ..
        }) if *of == who => Some((dealt, taken, steps)),
        _ => None,
    });
    let (dealt, taken, steps) = found.ok_or(format!("{name} took no damage of a type"))?;
    let is_rule = |word: &&&str| word.starts_with(|letter: char| letter.is_ascii_uppercase());
    let rules: Vec<_> = wanted.iter().filter(is_rule).copied().collect();
    let wanted: Vec<_> = wanted
        .iter()
        .filter(|word| !is_rule(word))
        .copied()
        .collect();
    let mut all = vec![dealt.to_string(), taken.to_string()];
    all.extend(steps.iter().map(|step| names::name_of(&step.defense)));
    same_list("defended", &wanted, &all)?;
    contains(&table.cited(Law::DamageDefenses), &rules)
}
