//! Refusals in English.

use asalto_core::{ProfileFault, Rejection};

use super::super::Cast;

/// Why a command changed nothing.
pub fn refuse(rejection: &Rejection, cast: &Cast<'_>) -> String {
    match rejection {
        Rejection::Profile { fault } => match fault {
            ProfileFault::Name => "A combatant needs a name, and not too long a one.",
            ProfileFault::Dexterity => "Dexterity goes from 0 to 99.",
            ProfileFault::Initiative => "The initiative modifier goes from −99 to 99.",
            ProfileFault::ArmorClass => "Armor class goes from −99 to 999.",
            ProfileFault::HitPoints => "Hit points go from 1 to 99,999.",
            _ => "Something in this combatant cannot be right.",
        }
        .to_owned(),
        Rejection::NobodyHere => "There is nobody to fight.".to_owned(),
        Rejection::TotalOutOfRange { .. } => "A total goes from −999 to 999.".to_owned(),
        Rejection::TextTooLong => "The text is too long, or empty.".to_owned(),
        Rejection::NotIdentical { other } => {
            format!(
                "One roll is for identical creatures, and {} is not.",
                cast.name(*other)
            )
        }
        Rejection::Fault(_) => {
            "The engine contradicts itself. Nothing has changed, and it is our fault.".to_owned()
        }
        _ => "That cannot be done now.".to_owned(),
    }
}
