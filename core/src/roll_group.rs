//! Combatants that make one roll, for one row of the setup.

use crate::combatant::{CombatantId, Group, Side};
use crate::view::{CombatantView, EncounterView, shared_name};

/// Two or more combatants of one side that will make one initiative roll together (D5E-20, D24-6). The setup shows
/// them in one row.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RollGroup {
    /// The group.
    pub group: Group,
    /// The side.
    pub side: Side,
    /// The name that the members share, without their numbers.
    pub name: String,
    /// The members, in the order in which they were added.
    pub members: Vec<CombatantId>,
}

impl RollGroup {
    /// Returns the groups of a side, in the order of their first members.
    #[must_use]
    pub fn of_side(view: &EncounterView, side: Side) -> Vec<Self> {
        let mut groups: Vec<Self> = Vec::new();
        let all = view.combatants.iter();
        for one in all.filter(|one| one.profile.side == side && one.profile.place.is_none()) {
            let Some(group) = one.profile.group else {
                continue;
            };
            match groups.iter_mut().find(|known| known.group == group) {
                Some(known) => known.members.push(one.id),
                None => groups.push(Self {
                    group,
                    side,
                    name: String::new(),
                    members: vec![one.id],
                }),
            }
        }
        groups.retain(|group| group.members.len() > 1);
        for group in &mut groups {
            let members = view.combatants.iter().filter(|one| group.has(one));
            group.name = shared_name(members.map(|one| one.profile.name.as_str()));
        }
        groups
    }

    /// Returns whether a combatant is a member.
    #[must_use]
    pub fn has(&self, one: &CombatantView) -> bool {
        let profile = &one.profile;
        profile.group == Some(self.group) && profile.side == self.side && profile.place.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Combatant, Command, Ruleset, SeededDice, Session, Timestamp};

    #[test]
    fn a_side_has_a_group_for_each_common_roll() {
        let add = |name: &str, side, group: Option<u16>| {
            let mut one = Combatant::new(name, side);
            one.group = group.map(Group);
            Command::AddCombatant(Box::new(one))
        };
        let mut session = Session::new(Ruleset::Dnd5e);
        for command in [
            add("Goblin 1", Side::FOES, Some(1)),
            add("Boss", Side::FOES, None),
            add("Goblin 2", Side::FOES, Some(1)),
            add("Wolf", Side::FOES, Some(2)),
            add("Aria", Side::PARTY, None),
        ] {
            let done = session.dispatch(&command, Timestamp(0), &mut SeededDice::new(1));
            assert!(done.is_ok(), "{command:?}: {done:?}");
        }
        let view = EncounterView::plain(session.encounter());
        // A wolf alone is no group.
        assert_eq!(
            RollGroup::of_side(&view, Side::FOES),
            [RollGroup {
                group: Group(1),
                side: Side::FOES,
                name: "Goblin".to_owned(),
                members: vec![CombatantId(1), CombatantId(3)],
            }]
        );
        assert_eq!(RollGroup::of_side(&view, Side::PARTY), []);
    }
}
