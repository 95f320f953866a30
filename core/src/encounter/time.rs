//! What time it is in a fight, and the effects that end with it.

use super::{Encounter, Misfit, Participant, Round, Stage};
use crate::combatant::CombatantId;
use crate::effect::{At, Effect, EffectView, Ending, Instant};
use crate::order::Placement;
use crate::stack::FrameId;

impl Encounter {
    /// A round in the one count of all rounds: the surprise round belongs to the last round before
    /// contact (D30-18).
    pub(crate) fn clock(&self, round: Round) -> Round {
        if round == Round::SURPRISE {
            Round(self.prepared)
        } else {
            round
        }
    }

    /// The moment that is being played.
    pub(crate) fn now(&self) -> Instant {
        let top = |round| Instant { round, at: At::Top };
        match &self.stage {
            // What is cast before the fight lasts from its first round on.
            Stage::Setup if self.prepared == 0 => top(self.first_round()),
            Stage::Setup => top(Round(self.prepared)),
            Stage::Rolling { before, .. } => top(self.clock(*before)),
            Stage::Fighting | Stage::Ended => {
                let last = self.order.passed().checked_sub(1);
                let slot = last.and_then(|index| self.order.slots().get(index));
                let slot = slot.filter(|_| !self.is_before_the_roll());
                Instant {
                    round: self.clock(self.round),
                    at: slot.map_or(At::Top, |slot| At::Count(slot.count)),
                }
            }
        }
    }

    /// Whether the order has no counts yet, the aware acting before anybody rolls (D30-5).
    pub(crate) fn is_before_the_roll(&self) -> bool {
        let mut slots = self.order.slots().iter();
        slots.any(|slot| slot.why == Placement::BeforeTheRoll)
    }

    /// Whether the game master has somebody's turn of this round skipped.
    pub(crate) fn is_passed_over(&self, who: CombatantId) -> bool {
        let one = self.participant(who);
        one.is_some_and(|one| one.passed_over == Some(self.round))
    }

    pub(crate) fn last_frame(&self) -> FrameId {
        self.last_frame
    }

    /// The effects on somebody, and when they end.
    pub(crate) fn effects_on(&self, one: &Participant) -> Vec<EffectView> {
        let now = self.now().round;
        let view = |effect: &Effect| EffectView {
            effect: effect.clone(),
            rounds: match effect.ending {
                Ending::Count { round, .. } => Some(round.0.saturating_sub(now.0)),
                _ => None,
            },
        };
        one.effects.iter().map(view).collect()
    }

    /// Records that an effect began.
    pub(super) fn begin_effect(&mut self, who: CombatantId, effect: &Effect) -> Result<(), Misfit> {
        let one = self.one(who)?;
        if !one.conditions.contains(&effect.condition) {
            one.conditions.push(effect.condition.clone());
        }
        one.effects.push(effect.clone());
        Ok(())
    }

    /// Records that an effect ended; its condition stays if another effect causes it too.
    pub(super) fn end_effect(&mut self, who: CombatantId, effect: &Effect) -> Result<(), Misfit> {
        let one = self.one(who)?;
        let index = one.effects.iter().position(|held| held == effect);
        one.effects.remove(index.ok_or(Misfit::Combatant(who))?);
        if !one
            .effects
            .iter()
            .any(|held| held.condition == effect.condition)
        {
            one.conditions.retain(|held| *held != effect.condition);
        }
        self.ended.push((who, effect.clone()));
        Ok(())
    }

    /// Records that an effect ends at a count, and no more with somebody's turn.
    pub(super) fn bind_effect(
        &mut self,
        who: CombatantId,
        effect: &Effect,
        until: Ending,
    ) -> Result<(), Misfit> {
        let mut effects = self.one(who)?.effects.iter_mut();
        let held = effects.find(|held| *held == effect);
        held.ok_or(Misfit::Combatant(who))?.ending = until;
        Ok(())
    }

    /// Takes back what ended because a turn had come that has not come after all.
    pub(super) fn restore_effects(
        &mut self,
        whose_turn: CombatantId,
        ended: Vec<(CombatantId, Effect)>,
    ) -> Result<(), Misfit> {
        for (who, effect) in ended {
            let with_the_turn = match effect.ending {
                Ending::Count { .. } => true,
                Ending::TurnStart { of } => of == whose_turn,
                Ending::TurnEnd { .. } | Ending::NextAction { .. } | Ending::Open => false,
            };
            if with_the_turn {
                self.begin_effect(who, &effect)?;
            }
        }
        Ok(())
    }
}
