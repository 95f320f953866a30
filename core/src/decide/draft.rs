//! A draft: the encounter as it will be, and the events that make it so.

use crate::combatant::CombatantId;
use crate::command::Command;
use crate::dice::{Dice, Die, Dropped, RollMode};
use crate::encounter::{Encounter, Participant, Stage};
use crate::event::Event;
use crate::rejection::Rejection;

/// The encounter as it will be if the command is accepted.
pub(crate) struct Draft<'d> {
    pub(crate) state: Encounter,
    pub(crate) events: Vec<Event>,
    dice: &'d mut dyn Dice,
    overruling: bool,
}

impl<'d> Draft<'d> {
    pub(in crate::decide) fn new(state: Encounter, dice: &'d mut dyn Dice) -> Self {
        Self {
            state,
            events: Vec::new(),
            dice,
            overruling: false,
        }
    }

    /// What is to be decided: of a ruling the command inside, by which what the rules refuse from here
    /// on is ruled otherwise.
    pub(super) fn unwrap_ruling<'c>(
        &mut self,
        command: &'c Command,
    ) -> Result<&'c Command, Rejection> {
        let Command::Rule(ruled) = command else {
            return Ok(command);
        };
        if matches!(**ruled, Command::Rule(_)) {
            return Err(Rejection::RulingOnRuling);
        }
        self.overruling = true;
        Ok(ruled)
    }

    /// Records an event, so that what follows is decided on the state after it.
    pub(super) fn emit(&mut self, event: Event) -> Result<(), Rejection> {
        self.state.apply(&event)?;
        self.events.push(event);
        Ok(())
    }

    /// Refuses by a rule, unless the game master rules otherwise, which is recorded.
    pub(super) fn refuse(&mut self, rejection: Rejection) -> Result<(), Rejection> {
        if self.overruling && rejection.may_be_overruled() {
            let ruleset = self.state.rules().ruleset;
            self.emit(Event::Ruled {
                aside: ruleset.own(&rejection.rules()),
            })
        } else {
            Err(rejection)
        }
    }

    pub(super) fn is_overruling(&self) -> bool {
        self.overruling
    }

    pub(super) fn roll(&mut self, die: Die, who: Option<CombatantId>) -> Result<u16, Rejection> {
        Ok(self.dice.roll(die, who)?)
    }

    /// Rolls a d20 for somebody, and a second one where one of two counts.
    pub(super) fn roll_d20(
        &mut self,
        mode: RollMode,
        who: CombatantId,
    ) -> Result<(u16, Option<Dropped>), Rejection> {
        let first = self.roll(Die::D20, Some(who))?;
        if mode == RollMode::Normal {
            return Ok((first, None));
        }
        let second = self.roll(Die::D20, Some(who))?;
        let (low, high) = (first.min(second), first.max(second));
        Ok(match mode {
            RollMode::Disadvantage => (low, Some(Dropped::Higher(high))),
            _ => (high, Some(Dropped::Lower(low))),
        })
    }

    /// Somebody who is in the encounter now.
    pub(super) fn present(&self, who: CombatantId) -> Result<&Participant, Rejection> {
        let participant = self
            .state
            .participant(who)
            .ok_or(Rejection::UnknownCombatant { who })?;
        if participant.present {
            Ok(participant)
        } else {
            Err(Rejection::Absent { who })
        }
    }

    pub(super) fn require_stage(&self, stage: &Stage) -> Result<(), Rejection> {
        if self.state.stage() == stage {
            Ok(())
        } else {
            Err(Rejection::OutOfPlace)
        }
    }

    /// Whose turn it is.
    pub(super) fn turn_owner(&self) -> Result<CombatantId, Rejection> {
        self.state.turn_of().ok_or(Rejection::OutOfPlace)
    }
}
