//! The amount of explanation in a view beside the facts.

use crate::combatant::CombatantId;
use crate::decide;
use crate::encounter::Encounter;
use crate::order::Place;
use crate::why::{Peers, Reasons};

/// Whether a view works out reasons, and the consequences of a pass.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// All of them.
    Whole,
    /// None of them.
    Plain,
}

impl Detail {
    /// Returns the encounter after the actor that has priority has passed.
    pub(super) fn after_pass(self, encounter: &Encounter) -> Option<Encounter> {
        match self {
            Self::Whole => decide::after_pass(encounter),
            Self::Plain => None,
        }
    }

    /// Returns the reasons for the state of a combatant with this place in the order.
    pub(super) fn reasons(
        self,
        encounter: &Encounter,
        peers: &Peers<'_>,
        who: CombatantId,
        seat: Option<usize>,
    ) -> Reasons {
        match self {
            Self::Whole => Reasons::of(encounter, peers, who, seat),
            Self::Plain => Reasons::default(),
        }
    }

    /// Returns the places that the reasons compare.
    pub(super) fn peers(self, places: &[Place]) -> Peers<'_> {
        match self {
            Self::Whole => Peers::of(places),
            Self::Plain => Peers::default(),
        }
    }
}
