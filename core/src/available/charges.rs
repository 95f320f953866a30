//! Charges against set weapons.

use crate::command::Command;
use crate::encounter::{Encounter, Participant};
use crate::rules::ActionKind;
use crate::waiting::ReadyPurpose;

/// Returns the command to take an action in a turn. A charge at a set weapon is declared first, so
/// that the weapon attacks before it (D35-74).
pub(crate) fn taking(encounter: &Encounter, action: ActionKind) -> Command {
    let awaits = |one: &Participant| {
        let for_this = one.readied().is_some_and(|readied| {
            let meant = readied.target.is_none() || readied.target == encounter.turn_of();
            readied.purpose == ReadyPurpose::SetAgainstCharge && meant
        });
        for_this && one.is_capable(encounter.rules())
    };
    if action == ActionKind::Charge && encounter.present().any(awaits) {
        let name = String::new();
        return Command::BeginAction { action, name };
    }
    Command::TakeAction { action }
}
