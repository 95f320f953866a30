//! Effects: conditions that have an end, which is a point in time or what somebody does next.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::encounter::Round;
use crate::rule_id::RuleId;
use crate::rules::Condition;
use crate::stack::FrameId;

/// How long an effect is to last, as it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Duration {
    /// So many rounds: until just before the count at which it began (D35-77, D30-34).
    Rounds(u32),
    /// Until somebody's next turn begins.
    TurnStart(CombatantId),
    /// Until somebody's next turn ends; the one that is being played is not the next.
    TurnEnd(CombatantId),
    /// Until somebody acts again, wherever that falls (D30-37).
    NextAction(CombatantId),
    /// Until somebody ends it.
    Open,
}

impl Duration {
    /// On whose turns it depends.
    pub(crate) fn depends_on(self) -> Option<CombatantId> {
        match self {
            Self::TurnStart(of) | Self::TurnEnd(of) | Self::NextAction(of) => Some(of),
            Self::Rounds(_) | Self::Open => None,
        }
    }
}

/// The end of an effect. What is told in rounds is a point in time, so that no change of the order
/// moves it; what is told in turns looks for the first one after the frame in which it began.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Ending {
    /// Just before this count of this round; before the first of the round where there is no count.
    Count {
        /// The round; the surprise round is counted with the last one before contact.
        round: Round,
        /// The count.
        count: Option<i32>,
    },
    /// When somebody's turn begins.
    TurnStart {
        /// Whose.
        of: CombatantId,
    },
    /// When a turn of somebody ends that began after this frame, or passes.
    TurnEnd {
        /// Whose.
        of: CombatantId,
        /// The last frame there was when the effect began.
        since: FrameId,
    },
    /// When somebody acts after this frame, or lets a turn pass without acting.
    NextAction {
        /// Who.
        of: CombatantId,
        /// The last frame there was when the effect began.
        since: FrameId,
    },
    /// When somebody says so.
    Open,
}

impl Ending {
    /// The rules that say so; none where the effect itself says it, as by the words of a spell.
    #[must_use]
    pub fn rules(self) -> Vec<RuleId> {
        match self {
            Self::Count { .. } => vec![RuleId::D35(77), RuleId::D30(34), RuleId::D30(36)],
            Self::NextAction { .. } => vec![RuleId::D30(37), RuleId::D30(38), RuleId::D30(39)],
            Self::TurnStart { .. } | Self::TurnEnd { .. } | Self::Open => Vec::new(),
        }
    }

    /// Whose turns it depends on.
    #[must_use]
    pub fn depends_on(self) -> Option<CombatantId> {
        match self {
            Self::TurnStart { of } | Self::TurnEnd { of, .. } | Self::NextAction { of, .. } => {
                Some(of)
            }
            Self::Count { .. } | Self::Open => None,
        }
    }

    /// Whether the time for it has come.
    pub(crate) fn has_come(self, now: Instant) -> bool {
        let Self::Count { round, count } = self else {
            return false;
        };
        round < now.round
            || round == now.round
                && match now.at {
                    At::Top => count.is_none(),
                    At::Count(at) => count.is_none_or(|count| count >= at),
                    At::End => true,
                }
    }
}

/// A moment of the fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Instant {
    pub(crate) round: Round,
    pub(crate) at: At,
}

/// Where in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    /// Before the first count.
    Top,
    /// At a count.
    Count(i32),
    /// After the last count.
    End,
}

/// A condition that has an end, or a source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Effect {
    /// What it does.
    pub condition: Condition,
    /// Who caused it.
    #[serde(default)]
    pub source: Option<CombatantId>,
    /// When it ends.
    pub ending: Ending,
}

/// An effect as the game master sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EffectView {
    /// The effect.
    pub effect: Effect,
    /// In how many rounds it ends, where that is known: 0 is in this round.
    pub rounds: Option<u32>,
}
