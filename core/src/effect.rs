//! Effects: conditions that end at a point in time or with a combatant's next turn or action.

mod end_cause;
mod ended_effects;
mod lethal_damage;
mod new_effect;
mod turn_effect;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::frame_id::FrameId;
use crate::law::Law;
use crate::optional_field::is_default;
use crate::round::Round;
use crate::rules::{Condition, Direction};
use crate::saving_throw::SaveKind;

pub use end_cause::EffectEndCause;
pub use ended_effects::EndedEffects;
pub use lethal_damage::LethalDamage;
pub use new_effect::NewEffect;
pub use turn_effect::{TurnEffect, TurnEffectInput, TurnEffectKind, TurnEffectOutcome, TurnMoment};

/// The duration of an effect, as the game master enters it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Duration {
    /// A number of rounds: until just before the count at which it began (D35-77, D30-34).
    Rounds(u32),
    /// Until the start of a combatant's next turn.
    TurnStart(CombatantId),
    /// Until the end of a combatant's next turn. The turn in progress is not the next one.
    TurnEnd(CombatantId),
    /// Until a combatant's next action, in its turn or not (D30-37).
    NextAction(CombatantId),
    /// Until the end of the round in progress. Before combat, until the first round begins.
    RoundEnd,
    /// Until the game master ends it.
    Open,
    /// Until the combatant makes a save, which it owes at the end of each of its turns.
    Save {
        /// The DC of the save.
        difficulty: i32,
        /// The kind of the save, if the ruleset knows kinds and one is chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        kind: Option<SaveKind>,
    },
}

impl Duration {
    /// Returns the combatant whose turns it depends on.
    #[must_use]
    pub fn depends_on(self) -> Option<CombatantId> {
        match self {
            Self::TurnStart(of) | Self::TurnEnd(of) | Self::NextAction(of) => Some(of),
            Self::Rounds(_) | Self::RoundEnd | Self::Open | Self::Save { .. } => None,
        }
    }
}

/// The end of an effect. A duration in rounds becomes a point in time, so that changes of the order
/// do not move it. A duration in turns ends with the first turn after the frame in which the effect
/// began.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum EffectExpiry {
    /// Just before this count of this round, or before the first turn of the round without a count.
    Count {
        /// The round. The surprise round counts as part of the last preparation round.
        round: Round,
        /// The count.
        count: Option<i32>,
        /// The combatant before whose turn it ends among those that have the count. None if it ends before
        /// the first of them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        of: Option<CombatantId>,
    },
    /// At the start of a combatant's turn.
    TurnStart {
        /// The combatant.
        of: CombatantId,
    },
    /// At the end of a combatant's turn that began after this frame, or at its missed turn.
    TurnEnd {
        /// The combatant.
        of: CombatantId,
        /// The last frame before the effect began.
        since: FrameId,
    },
    /// At a combatant's next action after this frame, or at its missed turn.
    NextAction {
        /// The combatant.
        of: CombatantId,
        /// The last frame before the effect began.
        since: FrameId,
    },
    /// At the game master's word.
    Open,
    /// At a successful save of the combatant.
    Save {
        /// The DC of the save.
        difficulty: i32,
        /// True if a turn of the combatant has ended since the last save.
        #[serde(default)]
        due: bool,
        /// The kind of the save, if one is chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        kind: Option<SaveKind>,
    },
}

impl EffectExpiry {
    /// Returns the point of law for it. None if it comes from the effect itself, e.g. the text of a
    /// spell.
    #[must_use]
    pub fn law(self) -> Option<Law> {
        match self {
            Self::Count { .. } => Some(Law::EffectToCount),
            Self::NextAction { .. } => Some(Law::EffectToNextAction),
            Self::TurnStart { .. } | Self::TurnEnd { .. } | Self::Open | Self::Save { .. } => None,
        }
    }

    /// Returns the combatant whose turns it depends on.
    #[must_use]
    pub fn depends_on(self) -> Option<CombatantId> {
        match self {
            Self::TurnStart { of } | Self::TurnEnd { of, .. } | Self::NextAction { of, .. } => {
                Some(of)
            }
            Self::Count { .. } | Self::Open | Self::Save { .. } => None,
        }
    }

    /// Returns the kind of the save that ends it, if one is chosen.
    #[must_use]
    pub fn save_kind(self) -> Option<SaveKind> {
        match self {
            Self::Save { kind, .. } => kind,
            _ => None,
        }
    }

    /// Returns the end with a save that is owed or not. Any other end stays as it is.
    pub(crate) fn with_save(self, due: bool) -> Self {
        match self {
            Self::Save {
                difficulty, kind, ..
            } => Self::Save {
                difficulty,
                due,
                kind,
            },
            other => other,
        }
    }

    /// Whether the effect ends now.
    ///
    /// `ahead` states whether the turn of a combatant that has the current count is still to come.
    pub(crate) fn has_come(
        self,
        now: TimePoint,
        direction: Direction,
        ahead: impl Fn(CombatantId) -> bool,
    ) -> bool {
        let Self::Count { round, count, of } = self else {
            return false;
        };
        round < now.round
            || round == now.round
                && match now.at {
                    RoundPoint::Top => count.is_none(),
                    RoundPoint::Count(at) => {
                        let rank = |count| direction.rank(count);
                        let waits = count == Some(at) && of.is_some_and(&ahead);
                        !waits && count.is_none_or(|count| rank(count) >= rank(at))
                    }
                    RoundPoint::End => true,
                }
    }
}

/// A moment of combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TimePoint {
    pub(crate) round: Round,
    pub(crate) at: RoundPoint,
}

/// A point in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RoundPoint {
    /// Before the first count.
    Top,
    /// At a count.
    Count(i32),
    /// After the last count.
    End,
}

/// A condition that has a duration or a source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Effect {
    /// The condition.
    pub condition: Condition,
    /// The combatant that caused it.
    #[serde(default)]
    pub source: Option<CombatantId>,
    /// The end of the effect.
    pub ending: EffectExpiry,
    /// The time at which it ends at the latest, if a save may end it earlier.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub latest: Option<EffectExpiry>,
    /// Whether it also ends with the concentration of its source (D5E-73).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub held: bool,
    /// The effect in each turn of the combatant, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub each: Option<TurnEffect>,
}

impl Effect {
    /// Returns what it does in the turn, if that is to be carried out now.
    ///
    /// ```
    /// use asalto_core::effect::{Effect, EffectExpiry};
    /// use asalto_core::Condition;
    /// let (condition, ending) = (Condition::Prone, EffectExpiry::Open);
    /// let prone = Effect { condition, ending, latest: None, source: None, held: false, each: None };
    /// assert_eq!(prone.due(), None);
    /// ```
    #[must_use]
    pub fn due(&self) -> Option<&TurnEffect> {
        self.each.as_ref().filter(|each| each.due)
    }

    /// Returns its ends: the first one, and the time at which it ends at the latest.
    pub fn ends(&self) -> impl Iterator<Item = EffectExpiry> {
        std::iter::once(self.ending).chain(self.latest)
    }

    /// Returns the combatant whose turns it depends on.
    #[must_use]
    pub fn depends_on(&self) -> Option<CombatantId> {
        self.ends().find_map(EffectExpiry::depends_on)
    }

    /// Notes that a save against it is owed, or no longer.
    pub(crate) fn owe_save(&mut self, due: bool) {
        self.ending = self.ending.with_save(due);
    }

    /// Replaces the end that depends on the turns of a combatant.
    pub(crate) fn bind_to(&mut self, until: EffectExpiry) {
        match &mut self.latest {
            Some(latest) if self.ending.depends_on().is_none() => *latest = until,
            _ => self.ending = until,
        }
    }

    /// Returns the cause of its end, if it has more ends than one.
    pub(crate) fn ended_by(&self, cause: EffectEndCause) -> Option<EffectEndCause> {
        self.latest.map(|_| cause)
    }
}

/// An effect as the game master sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EffectView {
    /// The effect.
    pub effect: Effect,
    /// The number of rounds until it ends, if it is known. 0 is this round.
    pub rounds: Option<u32>,
    /// Whether it ends with the next turn of a combatant whose turn is in progress.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub later: bool,
}
