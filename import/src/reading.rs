//! The result while it is read.

use std::collections::HashMap;

use crate::clean;
use crate::error::ImportError;
use crate::format::Format;
use crate::imported::{Combatant, Encounter, Fight, Imported};
use crate::left_out::{LeftOut, Place, Reason};

/// The most parts that are listed as left out.
const MOST_LEFT_OUT: usize = 500;

/// The result while it is read. It limits the number of entries of a file.
pub struct Reading {
    /// The name of the file without its folder and its ending: the name of a creature whose note has no other.
    pub title: String,
    out: Imported,
    /// The number of combatants beyond the limit.
    beyond: usize,
    refusal: Option<ImportError>,
}

impl Reading {
    /// Starts a reading.
    pub fn new(name: &str) -> Self {
        let file = name.rsplit(['/', '\\']).next().unwrap_or_default();
        let title = file.rsplit_once('.').map_or(file, |(title, _)| title);
        Self {
            title: clean::name(title),
            out: Imported::default(),
            beyond: 0,
            refusal: None,
        }
    }

    /// Notes that the whole file is refused.
    pub fn refuse(&mut self, error: ImportError) {
        self.refusal = Some(error);
    }

    /// Returns the refusal of the whole file.
    pub fn take_refusal(&mut self) -> Option<ImportError> {
        self.refusal.take()
    }

    /// Notes a format that was found.
    pub fn found(&mut self, format: Format) {
        if !self.out.formats.contains(&format) {
            self.out.formats.push(format);
        }
    }

    /// Whether a format was found.
    pub fn has_found(&self) -> bool {
        !self.out.formats.is_empty()
    }

    /// Whether nothing was read and nothing was left out.
    pub fn is_empty(&self) -> bool {
        self.out.combatants.is_empty()
            && self.out.players.is_empty()
            && self.out.left_out.is_empty()
    }

    /// Whether the file holds more than is read.
    pub fn is_full(&self) -> bool {
        self.beyond > 0
    }

    /// Adds a combatant.
    pub fn add(&mut self, combatant: Combatant) {
        if self.out.combatants.len() < crate::limits::MOST_COMBATANTS {
            self.out.combatants.push(combatant);
        } else {
            self.beyond += 1;
        }
    }

    /// Adds a character of a roster.
    pub fn add_player(&mut self, combatant: Combatant) {
        if self.out.players.len() < crate::limits::MOST_COMBATANTS {
            self.out.players.push(combatant);
        } else {
            self.beyond += 1;
        }
    }

    /// Adds an encounter and returns its place.
    pub fn encounter(&mut self, name: &str, fight: Option<Fight>) -> usize {
        let name = clean::name(name);
        let name = clean::cut(&name, asalto_core::Combatant::LONGEST_NAME);
        self.out.encounters.push(Encounter {
            name: Some(name.to_owned()).filter(|name| !name.is_empty()),
            fight,
        });
        self.out.encounters.len() - 1
    }

    /// Gives the combatants of encounters the numbers of the stat blocks beside them: the program looks them up by name.
    pub fn fill_from_stat_blocks(&mut self) {
        let (mut placed, blocks): (Vec<_>, Vec<_>) = self
            .out
            .combatants
            .iter_mut()
            .partition(|one| one.encounter.is_some());
        let of_name: HashMap<String, &Combatant> = blocks
            .into_iter()
            .map(|block| (block.name.to_lowercase(), &*block))
            .collect();
        for one in &mut placed {
            let kind = one.creature.as_ref().unwrap_or(&one.name);
            if let Some(block) = of_name.get(&kind.to_lowercase()) {
                one.fill_from(block);
            }
        }
    }

    /// Returns the combatant of a name that was read before.
    pub fn named(&self, name: &str) -> Option<&Combatant> {
        let mut found = self.out.combatants.iter();
        found.find(|one| one.name.eq_ignore_ascii_case(name))
    }

    /// Reports a part that is left out. The same report is made once.
    pub fn leave(&mut self, place: Place, reason: Reason) {
        let left_out = LeftOut { place, reason };
        match self.out.left_out.len() {
            MOST_LEFT_OUT.. => {}
            _ if self.out.left_out.last() == Some(&left_out) => {}
            length if length + 1 == MOST_LEFT_OUT => self.out.left_out.push(LeftOut {
                place: Place::FILE,
                reason: Reason::AndMore,
            }),
            _ => self.out.left_out.push(left_out),
        }
    }

    /// Returns the result.
    pub fn finish(mut self) -> Imported {
        if self.beyond > 0 {
            let read = self.out.combatants.len();
            let reason = Reason::TooMany { read };
            self.out.left_out.insert(
                0,
                LeftOut {
                    place: Place::FILE,
                    reason,
                },
            );
        }
        self.out
    }
}
