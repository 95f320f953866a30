//! Groups that act as one, for one row of the order.

use serde::{Deserialize, Serialize};

use crate::combatant::{CombatantId, Group};
use crate::encounter::Encounter;
use crate::steps::groups;

use super::RoundTurn;

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

/// Returns the first name without its number, if all share it, or else the whole first name.
pub(crate) fn shared_name<'n>(mut names: impl Iterator<Item = &'n str>) -> String {
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
