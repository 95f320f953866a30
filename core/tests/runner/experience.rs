//! Expectations about the difficulty of an encounter and its experience points.

use asalto_core::difficulty::{Grade, estimate};
use asalto_core::experience::{Award, award};
use asalto_core::summary::{End, sharers};
use asalto_core::{EncounterView, Side};

use super::expect::{contains, same};
use super::table::Table;

/// Checks the estimate: its grade, the points that are compared, and the rules behind it.
pub fn difficulty(table: &Table, view: &EncounterView, words: &[&str]) -> Result<(), String> {
    let profiles = view.combatants.iter().map(|one| &*one.profile);
    let found = estimate(view.ruleset, profiles);
    let (Some(found), [grade, points, rules @ ..]) = (found, words) else {
        return same("difficulty", &words.join(" "), "none");
    };
    let name = match found.grade {
        Grade::BeyondHigh => "beyond-high".to_owned(),
        grade => format!("{grade:?}").to_lowercase(),
    };
    same("difficulty", grade, &name)?;
    same("points", points, &found.adjusted.to_string())?;
    let cited: Vec<_> = found
        .laws()
        .iter()
        .flat_map(|law| table.cited(*law))
        .collect();
    contains(&cited, rules)
}

/// Checks the points of one character for the enemies that are down or dead, and the rules behind them.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Result<(), String> {
    let [name, points, rules @ ..] = words else {
        return Err("wants a name and a number".to_owned());
    };
    let who = table.who(name)?;
    let characters = sharers(view);
    let place = characters.iter().position(|one| one.id == who);
    let profiles: Vec<_> = characters.iter().map(|one| &*one.profile).collect();
    let enemies = view
        .without_second_places()
        .filter(|one| one.profile.side == Side::FOES && End::of(one) != End::Standing);
    let defeated: Vec<_> = enemies.map(|one| &*one.profile).collect();
    let found = award(view.ruleset, &profiles, &defeated);
    let share = found
        .zip(place)
        .and_then(|(found, place)| found.shares[place]);
    same(
        "experience",
        points,
        &share.map_or("none".to_owned(), |share| share.to_string()),
    )?;
    let cited: Vec<_> = Award::LAWS
        .iter()
        .flat_map(|law| table.cited(*law))
        .collect();
    contains(&cited, rules)
}
