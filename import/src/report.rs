//! The result as plain data for scripts, with the schema of `docs/import.md`.

use serde::Serialize;

use crate::error::ImportError;
use crate::format::Format;
use crate::imported::{Combatant, Imported};

/// The result of reading a file.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// The name of the file.
    pub file: String,
    /// The formats that were found.
    pub formats: Vec<Format>,
    /// The combatants, in the order of the file.
    pub combatants: Vec<Row>,
    /// The characters of a roster.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Row>,
    /// The parts that were left out.
    pub not_understood: Vec<LeftOutPart>,
    /// The round of the fight.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// Whether the fight is running.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started: Option<bool>,
    /// The name of the encounter, or the names of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encounter: Option<Names>,
}

/// One name, or several.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Names {
    /// One.
    One(String),
    /// Several.
    Several(Vec<String>),
}

/// A combatant, with the name of its encounter.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Row {
    /// The combatant.
    #[serde(flatten)]
    pub combatant: Combatant,
    /// The name of its encounter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encounter: Option<String>,
}

/// A part that was left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LeftOutPart {
    /// The place in the file.
    pub r#where: String,
    /// The reason as a sentence.
    pub why: String,
}

/// Returns the result of [`read`](crate::read) as plain data. A file that can't be read has no combatants and one part
/// that was left out: the whole file.
///
/// ```
/// let result = asalto_import::read("fight.csv", b"name,hp,ac\nGoblin,7,15");
/// let report = asalto_import::report("fight.csv", &result);
/// let json = serde_json::to_value(&report)?;
/// assert_eq!(json["combatants"][0]["ac"], 15);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[must_use]
pub fn report(name: &str, result: &Result<Imported, ImportError>) -> Report {
    let empty = Imported::default();
    let imported = result.as_ref().unwrap_or(&empty);
    let fight = imported.running().map(|(_, fight)| fight);
    let fight = fight.or_else(|| {
        imported
            .encounters
            .iter()
            .find_map(|encounter| encounter.fight)
    });
    let names = imported
        .encounters
        .iter()
        .filter_map(|encounter| encounter.name.clone());
    let mut names: Vec<String> = names.collect();
    let mut not_understood: Vec<LeftOutPart> = imported
        .left_out
        .iter()
        .map(|left_out| LeftOutPart {
            r#where: left_out.place.to_string(),
            why: left_out.reason.to_string(),
        })
        .collect();
    if let Err(error) = result {
        not_understood.push(LeftOutPart {
            r#where: "file".to_owned(),
            why: error.to_string(),
        });
    }
    Report {
        file: name.to_owned(),
        formats: imported.formats.clone(),
        combatants: rows(&imported.combatants, imported),
        players: rows(&imported.players, imported),
        not_understood,
        round: fight.map(|fight| fight.round),
        started: fight.map(|fight| fight.started),
        encounter: match names.len() {
            0 => None,
            1 => names.pop().map(Names::One),
            _ => Some(Names::Several(names)),
        },
    }
}

fn rows(combatants: &[Combatant], imported: &Imported) -> Vec<Row> {
    let rows = combatants.iter().map(|one| Row {
        combatant: Combatant {
            encounter: None,
            ..one.clone()
        },
        encounter: one
            .encounter
            .and_then(|at| imported.encounters.get(at)?.name.clone()),
    });
    rows.collect()
}
