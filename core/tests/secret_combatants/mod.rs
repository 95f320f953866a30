//! Players get identical bytes from an encounter and from the same one with one more combatant that they do not see:
//! secret from the first moment, with marks, names, turns and a departure.

mod alike;
mod commands;
mod dice;
mod twins;

use std::collections::BTreeMap;

use asalto_core::rules::{HouseRule, TableChoice};
use asalto_core::{Event, Rules, Ruleset};
use proptest::prelude::*;
use serde_json::Value;

use self::twins::Twins;

/// Returns the number of encounters of each ruleset.
fn walks() -> u32 {
    (ProptestConfig::default().cases / 8).clamp(24, 312)
}

/// Returns the name of an event, e.g. `priority.offered`.
fn kind_of_event(event: &Event) -> String {
    let value = serde_json::to_value(event).expect("plain data");
    let name = |value: &Value| match value {
        Value::String(name) => Some(name.clone()),
        Value::Object(fields) => fields.keys().next().cloned(),
        _ => None,
    };
    let outer = name(&value).unwrap_or_default();
    let inner = match event {
        Event::Priority(_)
        | Event::Combatant(_)
        | Event::Table(_)
        | Event::Group(_)
        | Event::Dying(_)
        | Event::Legendary(_) => name(&value[&outer]),
        _ => None,
    };
    inner.map_or(outer.clone(), |inner| format!("{outer}.{inner}"))
}

/// The rules of every ruleset, of a table where the last to act names the next, and of one where ties of creatures
/// are asked.
fn all_rules() -> Vec<Rules> {
    let all = Ruleset::ALL.map(Rules::from);
    let hand_over = Rules::from(Ruleset::Any).choose(TableChoice::HandOver);
    let asked = Rules::from(Ruleset::Dnd5e).with(HouseRule::CreatureTiesAsked, true);
    let asked = asked.expect("D&D 5e has the house rule");
    all.into_iter().chain([hand_over, asked]).collect()
}

/// Returns numbers that are the same in each run.
fn numbers(seed: u32, count: usize) -> Vec<u32> {
    let mut seed = seed;
    let next = |_| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed ^ seed >> 15
    };
    (0..count).map(next).collect()
}

#[test]
fn one_more_secret_combatant_changes_no_byte() {
    let (mut accepted, mut all, mut secrets, mut compared, mut compactions) = (0, 0, 0, 0, 0);
    let mut differences = Vec::new();
    let mut kinds: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut left_out: BTreeMap<String, u32> = BTreeMap::new();
    for (walk, rules) in
        (0..walks()).flat_map(|walk| all_rules().into_iter().map(move |of| (walk, of)))
    {
        let first = [1, -1, 1, 0][usize::try_from(walk % 4).expect("a few")];
        let mut twins = Twins::new(&rules, first);
        for (index, choice) in numbers(walk, 60).into_iter().enumerate() {
            let mut goes_on = twins.step(choice, first);
            if goes_on && choice % 3 == 0 && twins.is_at_its_end() {
                goes_on = twins.aside(choice / 3, first);
            }
            if !goes_on {
                break;
            }
            if let Err(error) = twins.compare() {
                println!("{:?}, walk {walk}, step {index}: {error}", rules.ruleset);
                differences.push((walk, index, rules.ruleset));
                break;
            }
            compared += 1;
        }
        for event in twins.whole.player_events_left_out() {
            *left_out.entry(kind_of_event(&event)).or_default() += 1;
        }
        compactions += u32::from(twins.compaction_keeps_the_ids());
        accepted += twins.share.0;
        all += twins.share.1;
        secrets += twins.secrets;
        for (kind, count) in twins.kinds {
            *kinds.entry(kind).or_default() += count;
        }
    }
    println!(
        "{accepted} of {all} commands were accepted, {secrets} about the secret combatant; {compared} comparisons; {kinds:?}; {compactions} compactions; left out: {left_out:?}"
    );
    assert!(differences.is_empty(), "{differences:?}");
    assert!(compactions > walks(), "{compactions}");
    assert!(left_out.is_empty(), "{left_out:?}");
    assert!(accepted * 2 >= all, "{accepted} of {all}");
    assert!(secrets > 100, "{secrets}");
}
