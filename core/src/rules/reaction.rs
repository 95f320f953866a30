//! How often a combatant can respond out of turn.

use serde::{Deserialize, Serialize};

/// A kind of response to the action of another combatant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Response {
    /// An attack of opportunity (D35-83).
    Opportunity,
    /// A reaction of another kind (D5E-40).
    Reaction,
    /// A readied action (D5E-46).
    Readied,
    /// A bonus action out of turn, which the rules do not allow (D5E-55).
    BonusAction,
    /// An immediate action, which takes a swift action (D35-90).
    Immediate,
}

/// How often a combatant can respond out of turn, and with which actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ReactionPolicy {
    /// Attacks of opportunity only: one per round, or more with Combat Reflexes. A flat-footed
    /// combatant has none without that feat (D35-12 to D35-14).
    #[default]
    OpportunitiesPerRound,
    /// One reaction of any kind, regained at the start of the combatant's turn. An opportunity
    /// attack is a reaction (D5E-40 to D5E-44, AMB-D5E-5).
    OnePerTurn,
    /// None. A combatant that is fast enough responds with an action when it has priority (TOW-7).
    None,
    /// Responses of everyone to any action, without a limit (ANY-12).
    Open,
}

impl ReactionPolicy {
    /// Returns the kinds of response available, in menu order.
    #[must_use]
    pub fn kinds(self) -> &'static [Response] {
        match self {
            Self::OpportunitiesPerRound => &[Response::Opportunity],
            Self::OnePerTurn => &[Response::Readied, Response::Opportunity, Response::Reaction],
            Self::None => &[],
            Self::Open => &[Response::Reaction],
        }
    }
}
