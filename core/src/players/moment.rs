//! The moment of an event, with the players' knowledge at that moment.

use super::redact::Known;
use super::sight::Sight;
use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::event::Event;

/// The moment of an event.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    /// The ids that players know.
    pub(super) sight: &'a Sight,
    /// The game master's encounter before the event.
    pub(super) before: &'a Encounter,
    /// The game master's encounter after the event.
    pub(super) now: &'a Encounter,
    /// The players' encounter before the event.
    pub(super) shown: &'a Encounter,
    /// The events of the same command.
    pub(super) command: &'a [Event],
}

impl Moment<'_> {
    pub(super) fn known(&self, who: CombatantId) -> Known {
        Known::of(self.now, who)
    }

    /// Returns the id of a combatant if the players know its numbers.
    pub(super) fn open(&self, who: CombatantId) -> Option<CombatantId> {
        self.sight.id(who).filter(|_| self.known(who).is_open())
    }

    /// Whether players see the spell of a combatant: its numbers are known, or the command does not
    /// ready the spell.
    pub(super) fn shows_spell(&self, who: CombatantId) -> bool {
        let readies = self.command.iter().any(|event| {
            matches!(event, Event::Readied { who: other, readied } if *other == who && readied.spell.is_some())
        });
        self.known(who).is_open() || !readies
    }

    /// Whether the command is a save of a combatant to keep concentrating. A command that deals damage is none.
    pub(super) fn keeps_concentration(&self, saver: CombatantId) -> bool {
        let decides = |event: &Event| match event {
            Event::ConcentrationHeld { who } | Event::ConcentrationEnded { who, .. } => {
                *who == saver
            }
            _ => false,
        };
        let hurts = |event: &Event| matches!(event, Event::HitPointsChanged { .. });
        self.command.iter().any(decides) && !self.command.iter().any(hurts)
    }
}
