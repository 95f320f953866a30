//! The turns that the events of a log entry belong to.

use crate::combatant::CombatantId;
use crate::effect::{Effect, EffectEndCause, EffectExpiry, TurnMoment};
use crate::event::{CombatantEvent, DyingEvent, Event, PriorityEvent};
use crate::rules::{ConcentrationLoss, MissedTurnReason};

/// The part that an event plays in the turns of the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnPart {
    /// A turn or phase begins with it, or a turn is missed by it.
    Begins,
    /// It comes just before a turn begins, and belongs to that turn.
    Ahead,
    /// It settles what the last turn of a combatant has left to settle, such as a save at its end.
    Settles(CombatantId),
    /// It belongs to the turn in progress.
    Within,
}

impl TurnPart {
    /// Returns the parts of the events of one log entry.
    ///
    /// ```
    /// use asalto_core::turn_part::TurnPart;
    /// use asalto_core::{CombatantId, Event, rules::MissedTurnReason};
    /// let [orc, ogre] = [1, 2].map(CombatantId);
    /// let why = MissedTurnReason::Unable;
    /// let events = [
    ///     Event::TurnEnded { who: orc, together: false },
    ///     Event::TurnMissed { who: ogre, why },
    /// ];
    /// let parts = TurnPart::of_entry(&events.iter().collect::<Vec<_>>());
    /// assert_eq!(parts, [TurnPart::Within, TurnPart::Begins]);
    /// ```
    #[must_use]
    pub fn of_entry(events: &[&Event]) -> Vec<Self> {
        let begins = |at: usize| begins(events[at], &events[at + 1..]);
        let mut parts: Vec<_> = (0..events.len())
            .map(|at| {
                if begins(at) {
                    Self::Begins
                } else {
                    Self::Within
                }
            })
            .collect();
        let mut from = 0;
        for at in 0..events.len() {
            if parts[at] == Self::Begins
                && let Some(who) = owner(events[at])
            {
                let first = (from..at).find(|&at| is_ahead(events[at], who));
                parts[first.unwrap_or(at)..at].fill(Self::Ahead);
            }
            if parts[at] == Self::Begins || ends(events[at]) {
                from = at + 1;
            }
        }
        let first_turn = events.iter().zip(&parts);
        let own = first_turn.take_while(|&(event, &part)| part == Self::Within && !ends(event));
        let own = own.count();
        if let Some(who) = events[..own].iter().find_map(|event| settles(event)) {
            parts[..own].fill(Self::Settles(who));
        }
        parts
    }
}

/// Returns whether a turn or phase begins with an event, or is missed by it. A death save is made in the turn of the dying
/// combatant. The rest of a turn in progress is lost just before the turn ends. The dead have no turn to miss.
fn begins(event: &Event, later: &[&Event]) -> bool {
    match event {
        Event::TurnStarted { .. }
        | Event::TurnGiven { .. }
        | Event::Dying(DyingEvent::SaveDue { .. })
        | Event::Priority(PriorityEvent::PhaseStarted(_)) => true,
        Event::TurnMissed { why, .. } if *why == MissedTurnReason::Dead => false,
        Event::TurnMissed { who, .. } => {
            let is_missed =
                |event: &&&Event| matches!(event, Event::TurnMissed { who: of, .. } if of == who);
            let next = later.iter().find(|event| !is_missed(event));
            !matches!(next, Some(Event::TurnEnded { who: of, .. }) if of == who)
        }
        _ => false,
    }
}

/// Returns the combatant whose turn begins with an event, or is missed by it.
fn owner(event: &Event) -> Option<CombatantId> {
    match event {
        Event::TurnStarted { who, .. }
        | Event::TurnGiven { who, .. }
        | Event::Dying(DyingEvent::SaveDue { who, .. })
        | Event::TurnMissed { who, .. } => Some(*who),
        _ => None,
    }
}

/// Returns whether a turn or a round changes with an event.
fn ends(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnEnded { .. } | Event::TurnMissed { .. } | Event::RoundStarted { .. }
    )
}

/// Returns whether an event is one of the start of a combatant's turn, or of the time just before it.
fn is_ahead(event: &Event, of: CombatantId) -> bool {
    match event {
        Event::EffectEnded { effect, .. } => effect.ends().any(|end| match end {
            EffectExpiry::Count { .. } => true,
            end => end == EffectExpiry::TurnStart { of },
        }),
        Event::ConcentrationEnded { who, why } => {
            *who == of && *why == ConcentrationLoss::TakesEffect
        }
        Event::Combatant(CombatantEvent::TurnEffectDue { who, effect, .. }) => {
            let at = effect.each.as_ref().map(|each| each.at);
            *who == of && at == Some(TurnMoment::Start)
        }
        Event::Combatant(
            CombatantEvent::RechargeDue { who, .. } | CombatantEvent::RechargeRolled { who, .. },
        ) => *who == of,
        _ => false,
    }
}

/// Returns the combatant of which an event settles what its last turn has left to settle.
fn settles(event: &Event) -> Option<CombatantId> {
    let owed = |effect: &Effect| matches!(effect.ending, EffectExpiry::Save { due: true, .. });
    match event {
        Event::EffectEnded { who, effect, by } => {
            let by_save = matches!(by, None | Some(EffectEndCause::Save));
            (by_save && owed(effect)).then_some(*who)
        }
        Event::Combatant(CombatantEvent::EffectSave { who, effect, due }) => {
            (!due && owed(effect)).then_some(*who)
        }
        Event::Combatant(CombatantEvent::TurnEffectSettled { who, effect, .. }) => {
            effect.due().is_some().then_some(*who)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
