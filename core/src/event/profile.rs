//! The profile of a combatant after an event.

use super::{CombatantEvent, Event, GroupEvent};
use crate::combatant::{Combatant, CombatantId};

impl Event {
    /// Returns the profile of a combatant after this event, from the one before it.
    pub(crate) fn profile_after(
        &self,
        who: CombatantId,
        before: Option<Combatant>,
    ) -> Option<Combatant> {
        if let Self::CombatantAdded { id: of, profile }
        | Self::CombatantEdited {
            who: of, profile, ..
        } = self
            && *of == who
        {
            return Some(Combatant::clone(profile));
        }
        let mut profile = before?;
        match self {
            Self::Combatant(CombatantEvent::Concealed { who: of }) if *of == who => {
                profile.secret = true;
            }
            Self::Combatant(CombatantEvent::Revealed { who: of }) if *of == who => {
                profile.secret = false;
            }
            Self::Combatant(CombatantEvent::NameRevealed { who: of, name, .. }) if *of == who => {
                profile.name.clone_from(name);
                profile.disguise = None;
            }
            Self::Group(GroupEvent::Left { who: of }) if *of == who => profile.group = None,
            Self::Group(GroupEvent::Joined { who: of, group, .. }) if *of == who => {
                profile.group = Some(*group);
            }
            _ => {}
        }
        Some(profile)
    }
}
