//! The reasons why an actor does not receive priority.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::frame_id::FrameId;
use crate::law::Law;
use crate::priority::Responders;
use crate::rule_id::RuleId;
use crate::ruleset::Ruleset;
use crate::stack::FrameKind;

/// The reason why an actor does not receive priority.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum NoPriorityReason {
    /// It is slower than the action on top of the stack.
    TooSlow {
        /// The action.
        top: FrameId,
        /// The actor of that action.
        owner: CombatantId,
    },
    /// It is tied with the actor of the action on top of the stack and lost the tie-break, which
    /// counts as slower (AMB-TOW-12).
    LostTie {
        /// The action.
        top: FrameId,
        /// The actor of that action.
        owner: CombatantId,
    },
    /// A house rule allows no response to the consequences of the fumble on top of the stack
    /// (AMB-TOW-7).
    Unanswerable {
        /// The consequences.
        top: FrameId,
    },
    /// It is out of combat.
    OutOfCombat,
    /// It has no initiative in this TOW turn.
    NoInitiative,
    /// Priority does not circulate: effects and decisions of the phase come first.
    NotCirculating,
}

impl NoPriorityReason {
    /// Returns the point of law for it.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::TooSlow { .. } => Law::FastEnough,
            Self::LostTie { .. } => Law::TieIsSlower,
            Self::Unanswerable { .. } => Law::NoResponse,
            Self::OutOfCombat => Law::OutOfCombat,
            Self::NoInitiative => Law::InitiativeNeeded,
            Self::NotCirculating => Law::PriorityCirculates,
        }
    }

    /// Returns the rules of a ruleset for it.
    #[must_use]
    pub fn rules(self, ruleset: Ruleset) -> &'static [RuleId] {
        self.law().rules(ruleset)
    }

    /// Returns the reason why an actor can't receive priority under the current stack, if it can't.
    pub(crate) fn of(encounter: &Encounter, who: CombatantId) -> Option<Self> {
        let position = encounter.order().index_of(who);
        let reach = encounter.reach(encounter.stack().top());
        Self::at(encounter, who, position, reach)
    }

    /// Returns the same for an actor with a known place, with the number of places that may respond
    /// to the top.
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
        let count = encounter.order().places().get(position)?.count;
        let by_rank = match &frame.kind {
            FrameKind::Action(act) => match act.responders {
                Responders::ByNone => return Some(Self::Unanswerable { top }),
                Responders::From(_) => true,
                Responders::ByAll => false,
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
