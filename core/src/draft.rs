//! A draft: the encounter after a command, with its events.

use crate::combatant::CombatantId;
use crate::command::Command;
use crate::dice::Dice;
use crate::die::{Die, DiscardedDie, RollMode};
use crate::encounter::{Encounter, Participant, Stage};
use crate::event::Event;
use crate::frame_id::FrameId;
use crate::rejection::{LegendaryRejection, Rejection};

/// Passing for everyone, while the top of the stack stays the same.
struct PassForAll {
    top: Option<FrameId>,
    /// The actor that decides once it has priority.
    until: Option<CombatantId>,
}

/// The encounter as it will be if the command is accepted.
pub(crate) struct Draft<'d> {
    pub(crate) state: Encounter,
    pub(crate) events: Vec<Event>,
    /// The combatant whose turn waited, before the command, for an effect that may let it act.
    waking: Option<CombatantId>,
    dice: &'d mut dyn Dice,
    overruling: bool,
    resumed: bool,
    /// The combatants whose next turn ends as soon as it has begun.
    ending: Vec<CombatantId>,
    /// How everyone passes; empty if the actors decide.
    passing: Option<PassForAll>,
}

impl<'d> Draft<'d> {
    pub(crate) fn new(state: Encounter, dice: &'d mut dyn Dice) -> Self {
        let waking = state.turn_of().filter(|&who| state.may_wake(who));
        Self {
            state,
            waking,
            events: Vec::new(),
            dice,
            overruling: false,
            resumed: false,
            ending: Vec::new(),
            passing: None,
        }
    }

    /// Returns the command to decide. Inside an override, later rejections are overridden.
    pub(crate) fn unwrap_ruling<'c>(
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

    /// Records an event and applies it to the state.
    pub(crate) fn emit(&mut self, event: Event) -> Result<(), Rejection> {
        self.state.apply(&event)?;
        self.events.push(event);
        Ok(())
    }

    /// Rejects the command, unless the game master overrides the rules. The override is recorded.
    pub(crate) fn refuse(&mut self, rejection: Rejection) -> Result<(), Rejection> {
        if self.overruling && rejection.can_be_overridden() {
            let ruleset = self.state.rules().ruleset;
            self.emit(Event::Ruled {
                aside: rejection.rules(ruleset).to_vec(),
            })
        } else {
            Err(rejection)
        }
    }

    /// Lets combat continue from a standstill. No event records it.
    pub(crate) fn resume(&mut self) {
        self.resumed = true;
    }

    /// Whether the command lets combat continue from a standstill.
    pub(crate) fn is_resumed(&self) -> bool {
        self.resumed
    }

    /// Ends the next turns of these combatants as soon as they have begun.
    pub(crate) fn end_turns_of(&mut self, who: Vec<CombatantId>) {
        self.ending = who;
    }

    /// Whether the turn that has begun ends at once. It is asked once for each turn.
    pub(crate) fn takes_end(&mut self, who: CombatantId) -> bool {
        let index = self.ending.iter().position(|&one| one == who);
        index.map(|index| self.ending.remove(index)).is_some()
    }

    /// Returns the combatant that can't act after all, although its turn has begun for an effect that may let it act.
    pub(crate) fn stays_down(&self) -> Option<CombatantId> {
        let turn = self.state.stack().frames();
        let who = self.waking.filter(|_| turn.len() == 1);
        who.filter(|&who| {
            let its = self.state.turn_of() == Some(who);
            its && !self.state.is_able(who) && !self.state.may_wake(who)
        })
    }

    /// Passes for everyone who gets priority before this actor, while the top of the stack stays the
    /// same.
    pub(crate) fn pass_for_all(&mut self, until: Option<CombatantId>) {
        let top = self.top();
        self.passing = Some(PassForAll { top, until });
    }

    /// Whether the command passes for an actor that has priority.
    pub(crate) fn passes_for(&self, who: CombatantId) -> bool {
        let same = |it: &PassForAll| it.top == self.top() && it.until != Some(who);
        self.passing.as_ref().is_some_and(same)
    }

    /// Lets the actors decide again.
    pub(crate) fn end_pass_for_all(&mut self) {
        self.passing = None;
    }

    fn top(&self) -> Option<FrameId> {
        self.state.stack().top().map(|top| top.id)
    }

    /// Whether the game master overrides the rules.
    pub(crate) fn is_overruling(&self) -> bool {
        self.overruling
    }

    /// Rolls a die, for a combatant or for no one in particular.
    pub(crate) fn roll(&mut self, die: Die, who: Option<CombatantId>) -> Result<u16, Rejection> {
        Ok(self.dice.roll(die, who)?)
    }

    /// Rolls a d20 for a combatant, and a second one with advantage or disadvantage.
    pub(crate) fn roll_d20(
        &mut self,
        mode: RollMode,
        who: CombatantId,
    ) -> Result<(u16, Option<DiscardedDie>), Rejection> {
        let first = self.roll(Die::D20, Some(who))?;
        if mode == RollMode::Normal {
            return Ok((first, None));
        }
        let second = self.roll(Die::D20, Some(who))?;
        let (low, high) = (first.min(second), first.max(second));
        Ok(match mode {
            RollMode::Disadvantage => (low, Some(DiscardedDie::Higher(high))),
            _ => (high, Some(DiscardedDie::Lower(low))),
        })
    }

    /// Returns a combatant that is in the encounter now. A second place is none (D5E-74).
    pub(crate) fn present(&self, who: CombatantId) -> Result<&Participant, Rejection> {
        let one = self.combatant_or_place(who)?;
        if one.is_second_place() {
            Err(LegendaryRejection::SecondPlace { who })?;
        }
        Ok(one)
    }

    /// Returns a combatant or a second place that is in the encounter now.
    pub(crate) fn combatant_or_place(&self, who: CombatantId) -> Result<&Participant, Rejection> {
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

    /// Requires a stage of the encounter.
    pub(crate) fn require_stage(&self, stage: &Stage) -> Result<(), Rejection> {
        if self.state.stage() == stage {
            Ok(())
        } else {
            Err(Rejection::OutOfPlace)
        }
    }

    /// Returns the owner of the turn in progress.
    pub(crate) fn turn_owner(&self) -> Result<CombatantId, Rejection> {
        self.state.turn_of().ok_or(Rejection::OutOfPlace)
    }
}

/// Whether a command follows the whole log, or replaces undone entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogPosition {
    Whole,
    Undone,
}
