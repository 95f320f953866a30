//! The reasons for the state of an encounter.

mod armor;
mod defenses;
mod peers;
mod place;
mod priority;
mod result;
mod state;
mod status;

use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::reason::Reason;

pub use armor::ArmorClass;
pub(crate) use armor::armor_class;
pub use defenses::defenses;
pub(crate) use peers::Peers;
pub use priority::NoPriorityReason;
pub use status::{CombatantStatus, why};

/// The reasons in the view of a combatant.
#[derive(Default)]
pub(crate) struct Reasons {
    pub(crate) roll: Option<Reason>,
    pub(crate) place: Option<Reason>,
    pub(crate) flat_footed: Option<Reason>,
    pub(crate) surprised: Option<Reason>,
    pub(crate) no_reaction: Option<Reason>,
    pub(crate) unable: Option<Reason>,
    pub(crate) penalty: Option<Reason>,
    pub(crate) new_next_round: Option<Reason>,
}

impl Reasons {
    /// Returns the reasons for a combatant, with its place in the order by index, among the places of that
    /// order.
    pub(crate) fn of(
        encounter: &Encounter,
        peers: &Peers<'_>,
        who: CombatantId,
        place: Option<usize>,
    ) -> Self {
        Self {
            roll: place::of_roll(encounter, who),
            place: place.and_then(|index| place::of_place(encounter, peers, index)),
            flat_footed: state::of_flat_footed(encounter, who),
            surprised: state::of_surprise(encounter, who),
            no_reaction: state::of_no_reaction(encounter, who),
            unable: state::of_inability(encounter, who),
            penalty: place::of_penalty(encounter, who),
            new_next_round: place::of_first_turn(encounter, who, place),
        }
    }
}
