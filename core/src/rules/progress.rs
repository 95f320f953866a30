//! How combat proceeds: turn by turn, or phase by phase with priority.

use serde::{Deserialize, Serialize};

/// How combat proceeds once the order is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ProgressPolicy {
    /// Rounds of turns, one for each combatant (D&D).
    #[default]
    Turns,
    /// TOW turns made of phases, in each of which priority circulates (TOW-28, TOW-29).
    Phases(PhaseRules),
}

impl ProgressPolicy {
    /// Returns the rules of the phases, if the ruleset has phases.
    #[must_use]
    pub fn phases(self) -> Option<PhaseRules> {
        match self {
            Self::Turns => None,
            Self::Phases(rules) => Some(rules),
        }
    }
}

/// Choices that the sources of Tales of War leave open. Each default is the first reading of
/// section 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default)]
pub struct PhaseRules {
    /// The order of postponed actions that move together (AMB-TOW-3).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub postponed: PostponedOrder,
    /// The result of an action that can be paid for, but not at once (AMB-TOW-2).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub concentration: PointSavingPolicy,
    /// Who can respond to a fumble (AMB-TOW-7).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub fumble: FumblePolicy,
    /// The order of simultaneous triggers (AMB-TOW-4).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub triggers: TriggerOrder,
    /// How automatic actions resolve (AMB-TOW-11).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub automatic: AutomaticPolicy,
    /// Whether the game master is asked about each declared action (TOW-55).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub legality: LegalityPolicy,
}

/// The order of postponed actions that move together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PostponedOrder {
    /// They move as a block: the last one postponed ends up on top (TOW-26).
    #[default]
    AsBlock,
    /// They are popped one by one, which reverses them: the first one postponed ends up on top.
    OneByOne,
}

/// The result of an action that can be paid for, but not at once (TOW-59).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PointSavingPolicy {
    /// The engine only states that the action needs concentration. The actor keeps priority.
    #[default]
    Named,
    /// The actor gathers points over its main phases until the cost is met.
    Gather,
}

/// Who can respond to a fumble's special action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FumblePolicy {
    /// The combatants at or above the initiative of the actor that fumbled (TOW-73).
    #[default]
    OwnInitiative,
    /// Everyone.
    Everybody,
    /// No one.
    Nobody,
}

/// The order in which simultaneous triggers are put on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TriggerOrder {
    /// By increasing initiative of their owners, so that the fastest resolves first (TOW-72).
    #[default]
    IncreasingInitiative,
    /// By decreasing initiative of their owners, so that the slowest resolves first.
    DecreasingInitiative,
}

/// How automatic actions resolve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AutomaticPolicy {
    /// On the stack, like every declared action, but without a roll.
    #[default]
    OnStack,
    /// At once, without the stack (TOW-78).
    AtOnce,
}

/// Whether the game master is asked about each declared action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LegalityPolicy {
    /// An action counts as legal if the engine cannot check it.
    #[default]
    Trusted,
    /// The game master allows or disallows each declaration (TOW-55, TOW-56).
    Asked,
}
