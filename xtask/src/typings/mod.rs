//! The core's types for TypeScript and as a JSON Schema. ts-rs writes them (`core/bin/typings.rs`). These modules give every
//! variant its `type`, as the engine does, and add the documentation of variants, which ts-rs leaves
//! out (docs/decisions/0024).

mod docs;
mod model;
mod parse;
mod print;
mod schema;

/// The engine's own names: one file for both.
#[path = "../../../pkg/src/tagged/names.rs"]
#[expect(dead_code, reason = "the engine uses more of them")]
mod names;

use crate::project;
use crate::run::{cargo, printed};

/// The types that the interface of the package names.
const ROOTS: [&str; 12] = [
    "Awaiting",
    "Combatant",
    "Command",
    "EncounterView",
    "Entry",
    "Event",
    "LoadError",
    "PlayerEntry",
    "PlayerView",
    "Reason",
    "Rejection",
    "Rules",
];

/// The types of all values that cross into JavaScript.
pub struct Typings {
    /// As TypeScript's types.
    pub types: String,
    /// As a JSON Schema, with those of saved sessions.
    pub schema: String,
}

/// Returns the types of all values that cross into JavaScript.
///
/// # Errors
/// If the core does not compile, or a documented variant is not among the types.
pub fn of_the_core() -> Result<Typings, String> {
    let mut core = cargo();
    // The tests lock the development profile, so this uses another one.
    core.args(["run", "--quiet", "--locked", "--profile", "quick"]);
    core.args(["-p", "asalto-core", "--features", "ts", "--bin", "typings"]);
    let saved = parse::parse(&printed(&mut core)?)?;
    let docs = docs::of(&project::root().join("core/src"))?;
    let crossing = model::tagged(&saved, &docs)?;
    let crossing = model::needed(&crossing, &ROOTS);
    let types = print::print(&crossing);
    Ok(Typings {
        types: format!("\n// ---- Written from the types of asalto-core. ----\n{types}"),
        schema: schema::schema(&crossing, &model::needed(&saved, &["SavedSession"])),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_events_leave_out_the_hidden_rows() {
        let text = of_the_core()
            .expect("the core compiles with its types")
            .types;
        let union = |name: &str| {
            let (_, rest) = text
                .split_once(&format!("export type {name} ="))
                .expect("the type is printed");
            rest.split("\nexport type ").next().unwrap_or_default()
        };
        let (all, players) = (union("GameEvent"), union("PlayerEvent"));
        for hidden in ["awarenessSet", "combatant.effectSave"] {
            let variant = format!("type: \"{hidden}\"");
            assert!(all.contains(&variant), "{hidden}");
            assert!(!players.contains(&variant), "{hidden}");
        }
        for shown in ["combatant.cameIntoSight", "priority.extinguished"] {
            assert!(players.contains(&format!("type: \"{shown}\"")), "{shown}");
        }
    }

    #[test]
    fn every_type_that_crosses_is_there_with_its_documentation() {
        let text = of_the_core()
            .expect("the core compiles with its types")
            .types;
        for name in ROOTS {
            let name = print::renamed(name);
            assert!(text.contains(&format!("export type {name} =")), "{name}");
        }
        let damage =
            "\n  /** Deals damage to one or more combatants. */\n  | {\n    type: \"damage\";\n";
        assert!(text.contains(damage), "{text}");
        let pass = "/** Passes for the actor that has priority (TOW-3). */\n  | { type: \"priority.pass\" }\n";
        assert!(text.contains(pass), "{text}");
        assert!(
            text.contains("export type RuleId = `D30-${number}` | "),
            "{text}"
        );
        assert!(!text.contains("[`"), "Rust's links are no links there");
        assert!(
            !text.contains("export type Event ="),
            "a browser's page has another Event"
        );
    }
}
