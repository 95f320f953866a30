//! Commands about groups for a random walk.

use asalto_core::combatant::Group;
use asalto_core::{CombatantId, Command};

/// A command about groups that depends only on a number.
pub fn anything(who: CombatantId, detail: u32) -> Command {
    let group = Group(1);
    let join = Command::JoinGroup { who, group };
    match detail % 4 {
        0 => Command::EndGroupTurn,
        1 => Command::LeaveGroup { who },
        2 => join,
        _ => Command::Rule(Box::new(join)),
    }
}
