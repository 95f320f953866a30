//! The result of reading a file.

mod combatant;
mod count;
mod name;

use serde::{Deserialize, Serialize};

use crate::format::Format;
use crate::left_out::LeftOut;

pub use combatant::{Combatant, Duration, Side};
pub use count::Count;

/// Everything that was understood in a file, and everything that was not.
///
/// Each unknown number is `None`: it is never 0 or 10 in place of a number that the file does not have.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Imported {
    /// The formats that were found, each once.
    pub formats: Vec<Format>,
    /// The combatants and creatures, in the order of the file.
    pub combatants: Vec<Combatant>,
    /// The characters of a roster that stands beside a fight.
    pub players: Vec<Combatant>,
    /// The encounters. A combatant names its own by the place in this list.
    pub encounters: Vec<Encounter>,
    /// The parts of the file that were left out.
    pub left_out: Vec<LeftOut>,
}

/// An encounter of the file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Encounter {
    /// The name, if it has one.
    pub name: Option<String>,
    /// The state of the fight, where the format has one. The combatant whose turn it is has
    /// [`Combatant::active`].
    pub fight: Option<Fight>,
}

/// The state of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Fight {
    /// The round, counted from 1. 0 before the first.
    pub round: u32,
    /// Whether the fight is running.
    pub started: bool,
}

impl Imported {
    /// Returns the running fight, if the file has one.
    #[must_use]
    pub fn running(&self) -> Option<(usize, Fight)> {
        let mut fights = self.encounters.iter().enumerate();
        fights.find_map(|(at, encounter)| {
            let fight = encounter.fight.filter(|fight| fight.started)?;
            Some((at, fight))
        })
    }

    /// Returns the combatants of an encounter, in the order of the file.
    pub fn of_encounter(&self, at: usize) -> impl Iterator<Item = &Combatant> {
        let of = move |one: &&Combatant| one.encounter == Some(at);
        self.combatants.iter().filter(of)
    }
}
