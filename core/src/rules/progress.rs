//! How a fight goes on: turn by turn, or phase by phase with priority.

use serde::{Deserialize, Serialize};

/// How a fight goes on once the order is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ProgressPolicy {
    /// Rounds of turns, each of one combatant (D&D).
    #[default]
    Turns,
    /// TOW-turns of phases, in each of which priority circulates (TOW-28, TOW-29).
    Phases(PhaseRules),
}

impl ProgressPolicy {
    /// The rules of the phases, where there are phases.
    #[must_use]
    pub fn phases(self) -> Option<PhaseRules> {
        match self {
            Self::Turns => None,
            Self::Phases(rules) => Some(rules),
        }
    }
}

/// What the sources of Tales of War leave open; each default is the first reading of section 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PhaseRules {
    /// The order of several postponed actions that move together (AMB-TOW-3).
    pub postponed: PostponedOrder,
    /// What comes of an action that can be paid, but not at once (AMB-TOW-2).
    pub concentration: GatheringPolicy,
    /// Who may answer a fumble (AMB-TOW-7).
    pub fumble: FumblePolicy,
    /// The order of simultaneous triggers (AMB-TOW-4).
    pub triggers: TriggerOrder,
    /// Where automatic actions resolve (AMB-TOW-11).
    pub automatic: AutomaticPolicy,
    /// Whether the game master is asked about each declared action (TOW-55).
    pub legality: LegalityPolicy,
}

/// The order of several postponed actions that move together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PostponedOrder {
    /// They move as a block: the last one postponed ends on top (TOW-26).
    #[default]
    AsBlock,
    /// They are popped one by one, which reverses them: the first one postponed ends on top.
    OneByOne,
}

/// What comes of an action that can be paid, but not at once (TOW-59).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum GatheringPolicy {
    /// Nothing: that it needs concentration is all that is said, and the actor keeps priority.
    #[default]
    Named,
    /// The actor gathers points over its main phases until the cost is met.
    Gather,
}

/// Who may answer a fumble's special action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum FumblePolicy {
    /// Those at or above the initiative of the actor who fumbled (TOW-73).
    #[default]
    OwnInitiative,
    /// Everybody.
    Everybody,
    /// Nobody.
    Nobody,
}

/// The order in which simultaneous triggers are put on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TriggerOrder {
    /// By increasing initiative of their owners: the fastest resolves first (TOW-72).
    #[default]
    IncreasingInitiative,
    /// By decreasing initiative: the slowest resolves first.
    DecreasingInitiative,
}

/// Where automatic actions resolve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum AutomaticPolicy {
    /// On the stack like everything declared, without a roll.
    #[default]
    OnStack,
    /// At once, without the stack (TOW-78).
    AtOnce,
}

/// Whether the game master is asked about each declared action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LegalityPolicy {
    /// What the engine cannot check counts as legal.
    #[default]
    Trusted,
    /// The game master allows or disallows each declaration (TOW-55, TOW-56).
    Asked,
}

/// How an initiative result comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum InitiativePolicy {
    /// A d20 and the total modifier.
    #[default]
    Check,
    /// The formula of the profile, or a typed total where it has none (AMB-TOW-15).
    Formula,
}
