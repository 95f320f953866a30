//! A report of a combat in Markdown.

use std::fmt::Write;

use super::encounter_block;
use crate::imported::{Combatant, Imported};

/// Returns a table to read, and the encounter block below it, which other tools read.
#[must_use]
pub fn markdown(imported: &Imported) -> String {
    let mut text = String::new();
    if let Some((at, fight)) = imported.running() {
        let name = imported.encounters[at].name.as_deref().unwrap_or_default();
        let title = if name.is_empty() { "Combat" } else { name };
        let _written = writeln!(text, "# {}, round {}\n", escaped(title), fight.round);
    }
    text.push_str(
        "| Name | Initiative | HP | AC | Conditions |\n| --- | ---: | ---: | ---: | --- |\n",
    );
    for one in &imported.combatants {
        text.push_str(&row(one));
    }
    text.push('\n');
    text.push_str(&encounter_block(imported));
    text
}

fn row(one: &Combatant) -> String {
    let initiative = one.initiative.map_or_else(
        || {
            one.init_mod
                .map_or_else(String::new, |modifier| format!("{modifier:+}"))
        },
        |total| total.to_string(),
    );
    let hit_points = match (one.hp, one.hp_max) {
        (Some(now), Some(maximum)) => format!("{now}/{maximum}"),
        (Some(one), None) | (None, Some(one)) => one.to_string(),
        (None, None) => String::new(),
    };
    let armor_class = one.ac.map_or_else(String::new, |ac| ac.to_string());
    let conditions = escaped(&one.conditions.join(", "));
    let name = escaped(&one.name);
    format!("| {name} | {initiative} | {hit_points} | {armor_class} | {conditions} |\n")
}

/// Returns a text without a meaning in Markdown.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        if "|\\`*_<>[]#~".contains(letter) {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}
