//! A member of a saved group.

use asalto_core::newcomer::Newcomer;
use asalto_core::rules::LifeState;
use asalto_core::{Combatant, CombatantView, Condition};
use serde::{Deserialize, Serialize};

/// A combatant as it joins, with a note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Member {
    /// The combatant, with what it has lost and the conditions it has.
    pub newcomer: Newcomer,
    /// A note in the game master's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Member {
    /// The longest note, in characters.
    pub const LONGEST_NOTE: usize = 400;

    /// Returns a combatant as it is now. Its group and its position belong to the combat, and stay there.
    #[must_use]
    pub fn of(one: &CombatantView) -> Self {
        let mut newcomer = Newcomer::from(Combatant::clone(&one.profile));
        newcomer.profile.group = None;
        if let Some(vitality) = one.vitality {
            newcomer.lost = vitality
                .maximum
                .saturating_sub(vitality.left)
                .clamp(0, 99_999);
        }
        newcomer.conditions.clone_from(&one.conditions);
        if one.life == Some(LifeState::Dead) && !newcomer.conditions.contains(&Condition::Dead) {
            newcomer.conditions.push(Condition::Dead);
        }
        newcomer.exhaustion = one.exhaustion;
        Self {
            newcomer,
            note: String::new(),
        }
    }

    /// Returns the member without wounds and conditions, as a creature or a template is saved.
    #[must_use]
    pub fn fresh(mut self) -> Self {
        self.newcomer.lost = 0;
        self.newcomer.conditions = Vec::new();
        self.newcomer.exhaustion = 0;
        self
    }

    /// Returns the name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.newcomer.profile.name
    }

    /// Returns the hit points that are left, and the maximum, if they are tracked.
    #[must_use]
    pub fn hit_points(&self) -> Option<(i32, i32)> {
        let maximum = self.newcomer.profile.hit_points?;
        Some((maximum.saturating_sub(self.newcomer.lost), maximum))
    }
}
