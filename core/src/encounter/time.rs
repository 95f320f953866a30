//! The current moment of an encounter, and the effects that end with it.

use super::{Encounter, Participant, Stage};
use crate::combatant::CombatantId;
use crate::effect::{
    Effect, EffectEndCause, EffectExpiry, EffectView, RoundPoint, TimePoint, TurnEffect,
};
use crate::frame_id::FrameId;
use crate::order::PlaceCause;
use crate::replay_error::ReplayError;
use crate::round::Round;

impl Encounter {
    /// Returns a round in the single count of all rounds. The surprise round belongs to the last
    /// round before contact (D30-18).
    pub(crate) fn clock(&self, round: Round) -> Round {
        if round == Round::SURPRISE {
            Round(self.prepared)
        } else {
            round
        }
    }

    /// Returns the moment being played.
    pub(crate) fn now(&self) -> TimePoint {
        let top = |round| TimePoint {
            round,
            at: RoundPoint::Top,
        };
        match &self.stage {
            // An effect cast during setup lasts from the first round of combat.
            Stage::Setup if self.prepared == 0 => top(self.first_round()),
            Stage::Setup => top(Round(self.prepared)),
            Stage::Rolling { before, .. } => top(self.clock(*before)),
            Stage::Fighting | Stage::Ended => {
                let last = self.order.passed().checked_sub(1);
                let place = last.and_then(|index| self.order.places().get(index));
                let place = place.filter(|_| self.has_counts());
                TimePoint {
                    round: self.clock(self.round),
                    at: place.map_or(RoundPoint::Top, |place| RoundPoint::Count(place.count)),
                }
            }
        }
    }

    /// Returns whether the order has no counts yet, because the aware combatants act before the
    /// initiative roll (D30-5).
    pub(crate) fn is_before_the_roll(&self) -> bool {
        let mut places = self.order.places().iter();
        places.any(|place| place.why == PlaceCause::BeforeTheRoll)
    }

    /// Returns whether the game master skips a combatant's turn this round.
    pub(crate) fn is_passed_over(&self, who: CombatantId) -> bool {
        let one = self.participant(who);
        one.is_some_and(|one| one.passed_over == Some(self.round))
    }

    /// Returns whether the turn of a combatant in this round is still to come, although its place has passed.
    pub(crate) fn keeps_turn(&self, who: CombatantId) -> bool {
        let index = self.order.index_of(who);
        let passed = index.is_some_and(|index| index < self.order.passed());
        let one = self.participant(who);
        passed && one.is_some_and(|one| one.turn_kept == Some(self.round))
    }

    /// Returns whether the turn of a combatant in this round is still to come: its place has not passed, or
    /// the turn was kept for later.
    pub(crate) fn turn_is_to_come(&self, who: CombatantId) -> bool {
        let index = self.order.index_of(who);
        index.is_some_and(|index| index >= self.order.passed()) || self.keeps_turn(who)
    }

    /// Returns whether the place of a combatant, by its index, is over in this round, the current place
    /// included: it has passed and its turn was not kept for later, or its turn was had at another place.
    pub(crate) fn place_is_over(&self, who: CombatantId, index: usize) -> bool {
        let one = self.participant(who);
        let had = one.is_some_and(|one| one.last_turn == Some(self.round));
        let passed = index < self.order.passed();
        passed && !self.keeps_turn(who) || had && self.stage == Stage::Fighting
    }

    pub(crate) fn last_frame(&self) -> FrameId {
        self.last_frame
    }

    /// Returns the effects on a combatant, and when they end.
    pub(crate) fn effects_on(&self, one: &Participant) -> Vec<EffectView> {
        if one.effects.is_empty() {
            return Vec::new();
        }
        let now = self.now().round;
        let view = |effect: &Effect| EffectView {
            effect: effect.clone(),
            rounds: effect.ends().find_map(|end| match end {
                EffectExpiry::Count { round, .. } => Some(round.0.saturating_sub(now.0)),
                _ => None,
            }),
            later: self.ends_later(effect),
        };
        one.effects.iter().map(view).collect()
    }

    /// Returns whether an effect ends with the end of the next turn of a combatant whose turn is in progress.
    pub(crate) fn ends_later(&self, effect: &Effect) -> bool {
        effect.ends().any(|end| self.ends_with_next_turn(end))
    }

    /// Returns whether an effect until the end of a turn ends with the next turn of a combatant whose turn is in
    /// progress.
    pub(crate) fn ends_with_next_turn(&self, ending: EffectExpiry) -> bool {
        let EffectExpiry::TurnEnd { of, since } = ending else {
            return false;
        };
        let turn = self.stack.turn();
        turn.is_some_and(|turn| turn.owner == of && turn.id <= since)
    }

    /// Records that an effect began.
    pub(super) fn begin_effect(
        &mut self,
        who: CombatantId,
        effect: &Effect,
    ) -> Result<(), ReplayError> {
        let one = self.one(who)?;
        if !one.conditions.contains(&effect.condition) {
            one.conditions.push(effect.condition.clone());
        }
        one.effects.push(effect.clone());
        Ok(())
    }

    /// Records that an effect ended. Its condition stays if another effect causes it.
    pub(super) fn end_effect(
        &mut self,
        who: CombatantId,
        effect: &Effect,
        by: Option<EffectEndCause>,
    ) -> Result<(), ReplayError> {
        let one = self.one(who)?;
        let index = one.effects.iter().position(|held| held == effect);
        one.effects
            .remove(index.ok_or(ReplayError::Combatant(who))?);
        if !one
            .effects
            .iter()
            .any(|held| held.condition == effect.condition)
        {
            one.conditions.retain(|held| *held != effect.condition);
        }
        if matches!(by, None | Some(EffectEndCause::Time)) {
            self.ended.push((who, effect.clone()));
        }
        Ok(())
    }

    /// Records that something that an effect does in each turn has come due, or is settled.
    pub(super) fn change_turn_effect(
        &mut self,
        who: CombatantId,
        effect: &Effect,
        change: impl FnOnce(&mut TurnEffect),
    ) -> Result<(), ReplayError> {
        let mut held = self.one(who)?.effects.iter_mut();
        let held = held.find(|held| *held == effect);
        let each = held.and_then(|held| held.each.as_mut());
        change(each.ok_or(ReplayError::Combatant(who))?);
        Ok(())
    }

    /// Records that an end of an effect has changed.
    pub(super) fn change_end(
        &mut self,
        who: CombatantId,
        effect: &Effect,
        change: impl FnOnce(&mut Effect),
    ) -> Result<(), ReplayError> {
        let mut effects = self.one(who)?.effects.iter_mut();
        let held = effects.find(|held| *held == effect);
        change(held.ok_or(ReplayError::Combatant(who))?);
        Ok(())
    }

    /// Restores the effects that ended at the start of a turn that was put back.
    pub(super) fn restore_effects(
        &mut self,
        whose_turn: CombatantId,
        ended: Vec<(CombatantId, Effect)>,
    ) -> Result<(), ReplayError> {
        for (who, effect) in ended {
            let with_the_turn = effect.ends().any(|end| match end {
                EffectExpiry::Count { .. } => true,
                EffectExpiry::TurnStart { of } => of == whose_turn,
                EffectExpiry::TurnEnd { .. }
                | EffectExpiry::NextAction { .. }
                | EffectExpiry::Open
                | EffectExpiry::Save { .. } => false,
            });
            if with_the_turn {
                self.begin_effect(who, &effect)?;
            }
        }
        Ok(())
    }
}
