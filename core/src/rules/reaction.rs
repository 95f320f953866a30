//! How often one answers out of turn.

use serde::{Deserialize, Serialize};

use crate::rejection::Rejection;
use crate::stack::Response;

/// How often a combatant answers out of turn, and to what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ReactionPolicy {
    /// Attacks of opportunity only: one a round, with Combat Reflexes more, and none while
    /// flat-footed without them (D35-12 to D35-14).
    #[default]
    OpportunitiesPerRound,
    /// One reaction of any kind, regained at the start of the own turn; the opportunity attack is
    /// one (D5E-40 to D5E-44, AMB-D5E-5).
    OnePerTurn,
    /// None: who is fast enough answers with an action, when it has priority (TOW-7).
    None,
}

impl ReactionPolicy {
    /// The answers that there are, in the order of a menu.
    #[must_use]
    pub fn kinds(self) -> &'static [Response] {
        match self {
            Self::OpportunitiesPerRound => &[Response::Opportunity],
            Self::OnePerTurn => &[Response::Readied, Response::Opportunity, Response::Reaction],
            Self::None => &[],
        }
    }

    /// How the rules refuse to end a turn while an answer to it is not resolved.
    pub(crate) fn unresolved(self) -> Rejection {
        match self {
            Self::OpportunitiesPerRound | Self::None => Rejection::Unresolved,
            Self::OnePerTurn => Rejection::Interrupted,
        }
    }
}
