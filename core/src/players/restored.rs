//! The effects that players see again when a turn is put back, although they ended before the turn of someone unseen.

use super::fold::Fold;
use super::redact;
use crate::effect::Effect;
use crate::encounter::Encounter;
use crate::event::{DyingEvent, Event};

impl Fold<'_> {
    /// Notes the effects that a turn has given back to players as it was put back, and that are over: their time had come
    /// before the turn of someone unseen. Without that one they would end again before the next turn.
    pub(super) fn note_restored(&mut self, before: &Encounter) {
        let mut restored = Vec::new();
        for one in self.whole.participants() {
            let Some(who) = self.sight.id(one.id) else {
                continue;
            };
            let (Some(old), Some(new)) = (before.participant(who), self.shown.participant(who))
            else {
                continue;
            };
            let lasts = |held: &Effect| {
                one.effects.iter().any(|own| {
                    redact::effect(&self.sight, own) == *held
                        || redact::effect_of_seen(&self.sight, own) == *held
                })
            };
            let back = new.effects.iter();
            let back = back.filter(|held| !old.effects.contains(held) && !lasts(held));
            let ends = back.cloned().map(|effect| Event::EffectEnded {
                who,
                effect,
                by: None,
            });
            restored.extend(ends.filter(|end| !self.held.events().any(|held| held == end)));
        }
        self.restored.extend(restored);
    }

    /// Tells that these effects end, before an event with which time goes on, or at the end of a command.
    pub(super) fn end_restored(
        &mut self,
        before: Option<&Event>,
        told: &mut Vec<Event>,
    ) -> Option<()> {
        if self.restored.is_empty() || before.is_some_and(|event| !goes_on(event)) {
            return Some(());
        }
        for event in std::mem::take(&mut self.restored) {
            if before != Some(&event) {
                self.tell(event, told)?;
            }
        }
        Some(())
    }
}

/// Whether an event comes only after the effects whose time has come have ended.
fn goes_on(event: &Event) -> bool {
    matches!(
        event,
        Event::EffectEnded { .. }
            | Event::TurnStarted { .. }
            | Event::TurnGiven { .. }
            | Event::TurnMissed { .. }
            | Event::Dying(DyingEvent::SaveDue { .. })
    )
}
