//! The roll that has just been made, and from which nothing has followed yet.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::event::Event;

/// The roll of a combatant that can be made again (D24-28).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LastRoll {
    pub(crate) who: CombatantId,
    pub(crate) roll: RollAgain,
}

/// The roll that is made again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum RollAgain {
    /// A dice expression.
    Dice { expression: String },
    /// A saving throw.
    Save {
        name: String,
        modifier: i32,
        difficulty: Option<i32>,
    },
    /// An initiative roll, while others are still to roll.
    Initiative { modifier: i16 },
}

impl LastRoll {
    /// Returns the roll that an event records. None if it records something else, which follows from the roll before
    /// it or comes later.
    pub(super) fn of(event: &Event) -> Option<Self> {
        let (who, roll) = match event {
            Event::Rolled {
                who: Some(who),
                expression,
                ..
            } => {
                let expression = expression.clone();
                (who, RollAgain::Dice { expression })
            }
            Event::SaveMade {
                who,
                name,
                difficulty,
                total,
                face: Some(face),
                ..
            } => {
                let (name, difficulty) = (name.clone(), *difficulty);
                let modifier = total.saturating_sub(i32::from(*face));
                let save = RollAgain::Save {
                    name,
                    modifier,
                    difficulty,
                };
                (who, save)
            }
            Event::InitiativeRolled { who, modifier, .. } => {
                let modifier = *modifier;
                (who, RollAgain::Initiative { modifier })
            }
            _ => return None,
        };
        Some(Self { who: *who, roll })
    }
}
