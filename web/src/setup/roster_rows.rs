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

/// Returns the rows that name some combatants: a group stands for its members if all of them are among these.
pub fn folded(groups: &[RollGroup], who: &[CombatantId]) -> Vec<RosterRow> {
    let whole = |group: &&RollGroup| group.members.iter().all(|member| who.contains(member));
    let rows = who.iter().filter_map(|&id| {
        let mut groups = groups.iter().filter(whole);
        match groups.find(|group| group.members.contains(&id)) {
            None => Some(RosterRow::One(id)),
            Some(group) if group.members.first() == Some(&id) => {
                Some(RosterRow::Group(group.clone()))
            }
            Some(_) => None,
        }
    });
    rows.collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use asalto_core::combatant::Group;

    #[test]
    fn a_whole_group_is_named_once() {
        let group = RollGroup {
            group: Group(1),
            side: Side::FOES,
            name: "Goblin".to_owned(),
            members: vec![CombatantId(1), CombatantId(3)],
        };
        let folded = |who: &[u32]| {
            let who: Vec<_> = who.iter().copied().map(CombatantId).collect();
            folded(std::slice::from_ref(&group), &who)
        };
        let one = |id| RosterRow::One(CombatantId(id));
        let all = RosterRow::Group(group.clone());
        assert_eq!(folded(&[1, 2, 3]), [all, one(2)]);
        assert_eq!(folded(&[1, 2]), [one(1), one(2)]);
    }
}
