//! Expectations of a scenario.

use std::collections::BTreeMap;

use asalto_core::rules::{Opening, TieBreaker};
use asalto_core::stack::{Frame, FrameKind};
use asalto_core::why::CombatantStatus;
use asalto_core::{
    Awaiting, CombatantId, CombatantView, EncounterView, Event, Reason, Round, available,
    check as check_command, why,
};

use super::any;
use super::commands;
use super::expect_priority;
use super::fifth;
use super::groups;
use super::history;
use super::line::Line;
use super::names;
use super::secrecy;
use super::state::{CombatantState, Compared, Place, State};
use super::table::Table;
use super::third;
use super::time;

/// Checks one expectation. The error has the expected value and the value found.
pub fn check(table: &Table, line: &Line) -> Result<(), String> {
    let words = line.as_strs();
    let view = table.session().view();
    if let Compared::Known(result) = state(table, &view).compare(&words) {
        return result;
    }
    match words.as_slice() {
        ["players-see", rest @ ..] => secrecy::players_see(table, rest),
        ["branches", rest @ ..] => history::branches(table, rest),
        ["why", name, what, rules @ ..] => {
            let one = one(table, &view, name)?;
            let reason = reason_of(table, one, what);
            cites(table, reason.as_ref(), rules)
        }
        ["available", "nothing"] => {
            let found = available(table.encounter());
            yes(found.is_empty(), &format!("available: {found:?}"))
        }
        ["available", rest @ ..] => {
            let command = commands::read(table, rest)?;
            yes(
                available(table.encounter()).contains(&command),
                "is not available",
            )
        }
        ["unavailable", rest @ ..] => {
            let command = commands::read(table, rest)?;
            yes(
                !available(table.encounter()).contains(&command),
                "is available",
            )
        }
        ["legal", rest @ ..] => {
            let command = commands::read(table, rest)?;
            check_command(table.encounter(), &command).map_err(|rejection| rejection.to_string())
        }
        ["ruled", rules @ ..] => ruled(table, rules),
        ["limit", limit] => {
            let found = table.last_events().iter().find_map(|event| match event {
                Event::ActionTaken { limit, .. } => *limit,
                _ => None,
            });
            same(
                "limit",
                limit,
                &found.map_or("none".to_owned(), |limit| names::name_of(&limit)),
            )
        }
        ["event", name] => {
            let found: Vec<_> = table.last_events().iter().map(names::name_of).collect();
            // The first files name a missed turn by its cause.
            let name = match *name {
                "turn-skipped" => "turn-missed",
                name => name,
            };
            yes(
                found.iter().any(|event| event == name),
                &format!("did not happen: {found:?}"),
            )
        }
        ["tie-dice", rest @ ..] => same_list("tie dice", rest, &tie_dice(table)),
        ["no-dice-left"] => same("dice left", "0", &table.dice_left().to_string()),
        words => check_of_ruleset(table, &view, words),
    }
}

/// Checks an expectation of some rulesets only.
fn check_of_ruleset(table: &Table, view: &EncounterView, words: &[&str]) -> Result<(), String> {
    if expect_priority::check(table, view, words)?.is_some() {
        return Ok(());
    }
    any::check(table, view, words)
        .or_else(|| third::check(table, words))
        .or_else(|| groups::check(table, view, words))
        .unwrap_or_else(|| fifth::check(table, view, words))
}

/// The tie rolls of the last command, in initiative order.
fn tie_dice(table: &Table) -> Vec<String> {
    let mut words = Vec::new();
    for event in table.last_events() {
        if let Event::TieBroken(tie) = event {
            for (&who, faces) in tie.order.iter().zip(tie.rolls()) {
                words.push(table.name(who));
                words.extend(faces.iter().map(ToString::to_string));
            }
        }
    }
    words
}

/// The reason for one state of a combatant.
fn reason_of(table: &Table, one: &CombatantView, what: &str) -> Option<Reason> {
    let mark = match what {
        "place" => return one.place.clone(),
        "roll" => return one.roll.clone(),
        "flat-footed" => return one.flat_footed.clone(),
        "unable" => return one.unable.clone(),
        "surprised" => return one.surprised.clone(),
        "no-reaction" => return one.no_reaction.clone(),
        "penalty" => return one.penalty.clone(),
        "new-next-round" => return one.new_next_round.clone(),
        "ac" => return one.armor_class.as_ref()?.why.clone(),
        "waits" => CombatantStatus::Waiting,
        "life" => CombatantStatus::Life,
        "one-action" => CombatantStatus::OneAction,
        "haste" => CombatantStatus::Haste,
        "swift-action" => CombatantStatus::SwiftAction,
        "temporary" => CombatantStatus::Temporary,
        "nonlethal" => CombatantStatus::Nonlethal,
        "massive-damage" => CombatantStatus::MassiveDamage,
        "concentrates" => CombatantStatus::Concentration,
        "carries" => CombatantStatus::Ridden,
        "exhaustion" => CombatantStatus::Exhaustion,
        condition => {
            let condition = commands::condition_of(condition);
            let mut effects = one.effects.iter();
            let effect = effects.find(|view| view.effect.condition == condition);
            CombatantStatus::Condition(condition, effect.map(|view| view.effect.ending))
        }
    };
    why(table.encounter(), one.id, &mark)
}

/// The state of the engine's combat.
pub fn state(table: &Table, view: &EncounterView) -> State {
    let placed = view.combatants.iter().filter(|one| one.is_placed());
    let opening = view.opening.as_ref();
    let values = [
        ("turn", who(table, view.current)),
        ("next", who(table, view.next)),
        ("round", round_of(view)),
        ("opening", opening.map_or("none".to_owned(), names::name_of)),
    ];
    let (aware, surprised) = opening_names(table, view);
    let lists = [
        ("awaiting", awaiting(table, view)),
        ("aware", aware),
        ("surprised", surprised),
        ("stack", stack(table, view)),
    ];
    let sets = [
        ("flat-footed", those(view, |one| one.flat_footed.is_some())),
        ("unable", those(view, |one| one.unable.is_some())),
    ];
    State {
        order: Some(
            placed
                .map(|one| Place {
                    name: table.name(one.id),
                    count: shown(count_of(one)),
                })
                .collect(),
        ),
        values: keyed(values),
        lists: keyed(lists),
        sets: keyed(sets),
        combatants: view
            .combatants
            .iter()
            .map(|one| of_one(table, one))
            .collect(),
    }
}

/// Returns the count of a combatant, or the rank of its card in the deck, which views leave out.
fn count_of(one: &CombatantView) -> Option<i32> {
    let rank = one.card.map(|card| i32::from(card.0));
    one.count.or(rank)
}

fn of_one(table: &Table, one: &CombatantView) -> CombatantState {
    let values = [
        ("count", shown(count_of(one))),
        ("ac", shown(one.armor_class.as_ref().map(|ac| ac.now))),
        ("hp", shown(one.vitality.map(|vitality| vitality.left))),
    ];
    CombatantState {
        name: table.name(one.id),
        id: Some(one.id.0),
        values: keyed(values),
        conditions: Some(one.conditions.iter().map(time::word).collect()),
    }
}

fn keyed<T, const N: usize>(fields: [(&str, T); N]) -> BTreeMap<String, T> {
    let fields = fields.into_iter();
    fields.map(|(key, value)| (key.to_owned(), value)).collect()
}

fn round_of(view: &EncounterView) -> String {
    match view.round {
        None => "none".to_owned(),
        Some(Round::SURPRISE) => "surprise".to_owned(),
        Some(Round(number)) => number.to_string(),
    }
}

fn awaiting(table: &Table, view: &EncounterView) -> Vec<String> {
    let mut words = vec![names::name_of(&view.awaiting)];
    match &view.awaiting {
        Awaiting::Rolls(who) | Awaiting::HandOver(who) => {
            words.extend(table.names(who.iter().copied()));
        }
        Awaiting::Phase(phase) => {
            let name = table.encounter().rules().order.phase(*phase);
            words.extend(name.map(ToOwned::to_owned));
        }
        Awaiting::TieBreak(tie) => {
            // The game master chooses the side that begins.
            let by = match tie.by {
                TieBreaker::FirstSide => TieBreaker::GameMaster,
                by => by,
            };
            words.push(names::name_of(&by));
            words.extend(table.names(tie.tied.iter().copied()));
        }
        Awaiting::Attempt(attempt) => {
            words.push(table.name(attempt.who));
            words.push(names::name_of(&attempt.at));
        }
        Awaiting::Turn(who)
        | Awaiting::DeathSave(who)
        | Awaiting::Charge(who)
        | Awaiting::Priority(who)
        | Awaiting::Legality(who) => words.push(table.name(*who)),
        Awaiting::Check(check) => {
            words.push(table.name(check.who));
            words.push(names::name_of(&check.kind));
        }
        Awaiting::Resolution { owner, .. } => words.push(table.name(*owner)),
        _ => {}
    }
    words
}

/// The names in the opening: of aware combatants, and of surprised ones.
fn opening_names(table: &Table, view: &EncounterView) -> (Vec<String>, Vec<String>) {
    let names = |who: &[CombatantId]| table.names(who.iter().copied());
    match &view.opening {
        Some(Opening::SomeAware { aware, surprised }) => (names(aware), names(surprised)),
        Some(Opening::SomeSurprised { surprised }) => (Vec::new(), names(surprised)),
        _ => (Vec::new(), Vec::new()),
    }
}

fn stack(table: &Table, view: &EncounterView) -> Vec<String> {
    let word = |frame: &Frame| match &frame.kind {
        FrameKind::TurnAction { name, .. } => name.clone(),
        FrameKind::Casting(casting) => casting.spell.name.clone(),
        FrameKind::Response(response) => names::name_of(response),
        FrameKind::Action(act) => act.declaration.name.clone(),
        other => names::name_of(other),
    };
    view.stack
        .iter()
        .flat_map(|frame| [table.name(frame.owner), word(frame)])
        .collect()
}

fn ruled(table: &Table, rules: &[&str]) -> Result<(), String> {
    let cited: Vec<_> = table
        .last_events()
        .iter()
        .filter_map(|event| match event {
            Event::Ruled { aside } => Some(aside.clone()),
            _ => None,
        })
        .flatten()
        .map(|rule| rule.to_string())
        .collect();
    if cited.is_empty() {
        return Err("expected a ruling, but no rule was set aside".to_owned());
    }
    contains(&cited, rules)
}

fn cites(table: &Table, reason: Option<&Reason>, rules: &[&str]) -> Result<(), String> {
    let reason = reason.ok_or("there is no such reason")?;
    let cited = reason.law().map_or(Vec::new(), |law| table.cited(law));
    contains(&cited, rules)
}

pub fn contains(cited: &[String], rules: &[&str]) -> Result<(), String> {
    match rules
        .iter()
        .find(|rule| !cited.iter().any(|cited| cited == *rule))
    {
        Some(missing) => Err(format!("expected {missing} to be cited, found {cited:?}")),
        None => Ok(()),
    }
}

pub fn one<'v>(
    table: &Table,
    view: &'v EncounterView,
    name: &str,
) -> Result<&'v CombatantView, String> {
    let who = table.who(name)?;
    view.combatant(who)
        .ok_or_else(|| format!("{name} is not in the encounter"))
}

pub fn those(view: &EncounterView, which: impl Fn(&CombatantView) -> bool) -> Vec<String> {
    let picked = view.combatants.iter().filter(|one| which(one));
    picked.map(|one| one.profile.name.clone()).collect()
}

fn who(table: &Table, who: Option<CombatantId>) -> String {
    who.map_or_else(|| "nobody".to_owned(), |who| table.name(who))
}

fn shown<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "none".to_owned(), |value| value.to_string())
}

pub fn same(what: &str, wanted: &str, found: &str) -> Result<(), String> {
    yes(
        wanted == found,
        &format!("{what}: expected {wanted}, found {found}"),
    )
}

pub fn same_list(what: &str, wanted: &[&str], found: &[String]) -> Result<(), String> {
    yes(
        wanted == found,
        &format!("{what}: expected {wanted:?}, found {found:?}"),
    )
}

pub fn same_set(what: &str, wanted: &[&str], found: &[String]) -> Result<(), String> {
    let mut wanted: Vec<_> = wanted
        .iter()
        .filter(|word| **word != "nobody")
        .copied()
        .collect();
    let mut found: Vec<_> = found.to_vec();
    wanted.sort_unstable();
    found.sort_unstable();
    same_list(what, &wanted, &found)
}

pub fn yes(so: bool, otherwise: &str) -> Result<(), String> {
    if so {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}
