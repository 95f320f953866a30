//! The rows of a side during setup.

use asalto_core::roll_group::RollGroup;
use asalto_core::{CombatantId, EncounterView, Side};

use crate::ui::key;

/// A row of a side: a combatant, or the combatants that make one roll.
#[derive(Clone, PartialEq, Debug)]
pub enum RosterRow {
    /// A combatant.
    One(CombatantId),
    /// The combatants that make one roll.
    Group(RollGroup),
}

impl RosterRow {
    /// Returns the number of combatants.
    pub fn len(&self) -> usize {
        match self {
            Self::One(_) => 1,
            Self::Group(group) => group.members.len(),
        }
    }

    /// Returns the key of the row. A group stays while its members come and go.
    pub fn key(&self) -> u64 {
        match self {
            Self::One(id) => key(&(0, id.0)),
            Self::Group(group) => key(&(1, group.group)),
        }
    }
}

/// Returns the rows of a side. A group stands where its first member does.
pub fn rows(view: &EncounterView, side: Side) -> Vec<RosterRow> {
    let groups = RollGroup::of_side(view, side);
    let all = view.combatants.iter();
    let rows = all
        .filter(|one| one.profile.side == side)
        .filter_map(|one| {
            let group = groups.iter().find(|group| group.has(one));
            match group {
                None => Some(RosterRow::One(one.id)),
                Some(group) if group.members.first() == Some(&one.id) => {
                    Some(RosterRow::Group(group.clone()))
                }
                Some(_) => None,
            }
        });
    rows.collect()
}
