//! Groups that act as one, for one row of the order.

use serde::{Deserialize, Serialize};

use crate::combatant::{CombatantId, Group, Side};
use crate::encounter::Encounter;
use crate::steps::groups;

use super::{EncounterView, RoundTurn};

/// Two or more members of a group that stand side by side in the order and act as one (D5E-21).
///
/// A member that acted late, delays, was moved elsewhere or was split off has a separate row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GroupView {
    /// The group.
    pub group: Group,
    /// The name that the members share, without their numbers.
    pub name: String,
    /// The members, first to act first.
    pub members: Vec<CombatantId>,
    /// The members whose turn of this round is over.
    pub acted: Vec<CombatantId>,
    /// The turn of the group in the round, where someone chooses who acts next: it is yet to act while a member is.
    #[serde(default)]
    pub turn: Option<RoundTurn>,
}

impl GroupView {
    /// Returns the groups that act as one, first to act first.
    pub(super) fn all(encounter: &Encounter) -> Vec<Self> {
        let order = encounter.order();
        let over = |who: &CombatantId| {
            let one = encounter.participant(*who);
            let had = one.is_some_and(|one| one.last_turn == Some(encounter.round()));
            let passed = order.index_of(*who) < Some(order.passed());
            (had || passed && !encounter.keeps_turn(*who)) && encounter.turn_of() != Some(*who)
        };
        let rows = groups::rows(encounter).map(|(group, members)| Self {
            group,
            name: shared_name(members.iter().filter_map(|&who| {
                let one = encounter.participant(who)?;
                Some(one.profile.name.as_str())
            })),
            acted: members.iter().copied().filter(over).collect(),
            turn: RoundTurn::of_group(encounter, &members),
            members,
        });
        rows.collect()
    }

    /// Returns the number of a member in the group, from 1.
    #[must_use]
    pub fn number_of(&self, who: CombatantId) -> Option<usize> {
        let index = self.members.iter().position(|&one| one == who)?;
        Some(index + 1)
    }
}

/// Two or more combatants of one side that will make one initiative roll together (D5E-20, D24-6). The setup shows
/// them in one row.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RollGroup {
    /// The group.
    pub group: Group,
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
                    name: String::new(),
                    members: vec![one.id],
                }),
            }
        }
        groups.retain(|group| group.members.len() > 1);
        for group in &mut groups {
            let of = |who: &CombatantId| view.combatant(*who);
            let members = group.members.iter().filter_map(of);
            group.name = shared_name(members.map(|one| one.profile.name.as_str()));
        }
        groups
    }
}

/// Returns the first name without its number, if all share it, or else the whole first name.
fn shared_name<'n>(mut names: impl Iterator<Item = &'n str>) -> String {
    let whole = names.next().unwrap_or_default();
    let shared = unnumbered(whole);
    if !shared.is_empty() && names.all(|name| unnumbered(name) == shared) {
        shared.to_owned()
    } else {
        whole.to_owned()
    }
}

/// Returns a name without the number at its end.
fn unnumbered(name: &str) -> &str {
    let mark = |character: char| character.is_numeric() || " #-.()".contains(character);
    name.trim_end_matches(mark)
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
                name: "Goblin".to_owned(),
                members: vec![CombatantId(1), CombatantId(3)],
            }]
        );
        assert_eq!(RollGroup::of_side(&view, Side::PARTY), []);
    }
}
