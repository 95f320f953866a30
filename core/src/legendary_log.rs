//! The legendary actions of a creature since its last turn, as the log has them.

use crate::combatant::CombatantId;
use crate::event::{Event, LegendaryEvent};
use crate::session::Session;

impl Session {
    /// Returns the names of the legendary actions that a creature has taken since its last turn began, the latest first
    /// (D24-23). Some of them may not be taken again before its next turn.
    ///
    /// ```
    /// use asalto_core::{CombatantId, Ruleset, Session};
    /// let session = Session::new(Ruleset::Dnd5e2024);
    /// assert!(session.legendary_actions_since_turn(CombatantId(1)).is_empty());
    /// ```
    pub fn legendary_actions_since_turn(&self, who: CombatantId) -> Vec<&str> {
        let played = &self.entries()[..self.cursor()];
        let events = played
            .iter()
            .rev()
            .flat_map(|entry| entry.events.iter().rev());
        let begins =
            |event: &&Event| matches!(event, Event::TurnStarted { who: of, .. } if *of == who);
        let since = events.take_while(|event| !begins(event));
        let names = since.filter_map(|event| match event {
            Event::Legendary(LegendaryEvent::ActionTaken { who: of, name, .. }) if *of == who => {
                Some(name.as_str())
            }
            _ => None,
        });
        names.collect()
    }
}
