//! Why an actor is not offered priority.

use serde::{Deserialize, Serialize};

use super::Answerable;
use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::rule_id::RuleId;
use crate::stack::{FrameId, FrameKind};

/// Why an actor is not offered priority.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum NotOffered {
    /// It is slower than the action on top of the stack.
    TooSlow {
        /// The action.
        top: FrameId,
        /// Whose it is.
        owner: CombatantId,
    },
    /// It rolled the same as the one whose action is on top of the stack, and has lost the tie-break
    /// against it: that is slower too (AMB-TOW-12).
    LostTie {
        /// The action.
        top: FrameId,
        /// Whose it is.
        owner: CombatantId,
    },
    /// Nobody may answer the consequences of the fumble on top of the stack, by the table's own rule
    /// (AMB-TOW-7).
    Unanswerable {
        /// The consequences.
        top: FrameId,
    },
    /// It is out of combat.
    OutOfCombat,
    /// It has no initiative in this TOW-turn.
    NoInitiative,
    /// Priority does not circulate: effects and decisions of the phase come first.
    NotCirculating,
}

impl NotOffered {
    /// The rules that say so.
    pub fn rules(self) -> Vec<RuleId> {
        let numbers: &[u8] = match self {
            Self::TooSlow { .. } => &[7, 8],
            Self::LostTie { .. } => &[7, 8, 31],
            Self::Unanswerable { .. } => &[65],
            Self::OutOfCombat => &[22],
            Self::NoInitiative => &[10, 30],
            Self::NotCirculating => &[29],
        };
        numbers.iter().map(|&n| RuleId::Tow(n)).collect()
    }

    /// Why an actor cannot receive priority as the stack is, if it cannot.
    pub(crate) fn of(encounter: &Encounter, who: CombatantId) -> Option<Self> {
        let position = encounter.order().position(who);
        let reach = encounter.reach(encounter.stack().top());
        Self::at(encounter, who, position, reach)
    }

    /// The same for an actor whose place is known, as is how many places may answer the top.
    pub(crate) fn at(
        encounter: &Encounter,
        who: CombatantId,
        position: Option<usize>,
        reach: usize,
    ) -> Option<Self> {
        if !encounter.is_in_combat(who) {
            return Some(Self::OutOfCombat);
        }
        let Some(position) = position else {
            return Some(Self::NoInitiative);
        };
        let frame = encounter.stack().top().filter(|_| position >= reach)?;
        let (top, owner) = (frame.id, frame.owner);
        let count = encounter.order().slots().get(position)?.count;
        let by_rank = match &frame.kind {
            FrameKind::Action(act) => match act.answerable {
                Answerable::ByNone => return Some(Self::Unanswerable { top }),
                Answerable::From(_) => true,
                Answerable::ByAll => false,
            },
            _ => false,
        };
        Some(if by_rank && encounter.rank_of(frame).roll == count {
            Self::LostTie { top, owner }
        } else {
            Self::TooSlow { top, owner }
        })
    }
}
