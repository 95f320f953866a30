//! The newcomers that may be aware of the combat.

use crate::command::Command;
use crate::decide::summoned;
use crate::encounter::{Encounter, Stage};

/// Returns the commands for newcomers that may be aware of the combat.
pub(crate) fn offers(encounter: &Encounter) -> Vec<Command> {
    if encounter.stage() != &Stage::Fighting {
        return Vec::new();
    }
    let newcomers = encounter.unrolled();
    let aware = newcomers.map(|who| Command::ArriveAware { who });
    let summoned = summoned::offers(encounter).into_iter();
    aware.chain(summoned.map(Command::FollowSummoner)).collect()
}
