//! Steps that several events share when they are recorded.

use super::checks::spell_awaited;
use super::{Encounter, Participant};
use crate::casting::{Identification, SpellCheck, SpellCheckKind};
use crate::combatant::CombatantId;
use crate::frame_id::FrameId;
use crate::replay_error::ReplayError;
use crate::rules::{MissedTurnReason, Response, TurnKind};
use crate::stack::{Frame, FrameKind};

impl Encounter {
    /// Returns a participant to change.
    pub(crate) fn one(&mut self, who: CombatantId) -> Result<&mut Participant, ReplayError> {
        self.roster.get_mut(who).ok_or(ReplayError::Combatant(who))
    }

    pub(crate) fn known(
        &self,
        who: impl IntoIterator<Item = CombatantId>,
    ) -> Result<(), ReplayError> {
        match who.into_iter().find(|&who| self.roster.get(who).is_none()) {
            Some(stranger) => Err(ReplayError::Combatant(stranger)),
            None => Ok(()),
        }
    }

    pub(super) fn turn_comes(&mut self, who: CombatantId) -> Result<(), ReplayError> {
        let kept = self.keeps_turn(who);
        self.one(who)?.begin_turn();
        self.death_save = None;
        self.seating.named = None;
        self.pass_unless(kept, who)
    }

    /// Records that a place has passed, unless its turn was kept for later.
    fn pass_unless(&mut self, kept: bool, who: CombatantId) -> Result<(), ReplayError> {
        if kept {
            return Ok(());
        }
        self.order.pass(who).ok_or(ReplayError::Place(who))
    }

    /// Records a turn that is not played. Of a turn in progress the rest is lost, and its end
    /// follows; otherwise the place in the order passes.
    pub(super) fn miss_turn(
        &mut self,
        who: CombatantId,
        why: MissedTurnReason,
    ) -> Result<(), ReplayError> {
        if self.turn_of() == Some(who) {
            return Ok(());
        }
        let kept = self.keeps_turn(who);
        let round = self.round;
        let one = self.one(who)?;
        one.passed_over = None;
        one.turn_kept = None;
        match why {
            MissedTurnReason::Unable
            | MissedTurnReason::Ruled
            | MissedTurnReason::Surprised
            | MissedTurnReason::Dead => {
                one.begin_turn();
                one.swift_spent = false;
                one.missed = Some(round);
            }
            // Its turn of this round has begun already, or comes at the end of the round.
            MissedTurnReason::HadIt | MissedTurnReason::ActsLast => {}
        }
        if !matches!(why, MissedTurnReason::HadIt | MissedTurnReason::Dead) {
            self.turn_was_missed(who);
        }
        self.place_over();
        self.pass_unless(kept, who)
    }

    /// Starts a given turn, which does not move the round forward or back.
    pub(super) fn give_turn(
        &mut self,
        id: FrameId,
        who: CombatantId,
        kind: TurnKind,
    ) -> Result<(), ReplayError> {
        let round = self.round;
        let one = self.one(who)?;
        one.begin_turn();
        one.last_turn = Some(round);
        self.fresh = None;
        self.push(&Frame {
            id,
            owner: who,
            kind: FrameKind::Turn {
                kind,
                spent: Vec::new(),
            },
        })
    }

    pub(super) fn put_back(&mut self, who: CombatantId) -> Result<(), ReplayError> {
        let fresh = self.fresh.take().filter(|fresh| fresh.who == who);
        let mut fresh = fresh.ok_or(ReplayError::Place(who))?;
        let ended = std::mem::take(&mut fresh.ended);
        let floors = std::mem::take(&mut fresh.floors);
        let kept = fresh.kept.is_some();
        let turn = self.stack.turn().and_then(Frame::turn_kind);
        let one = self.one(who)?;
        one.put_back(fresh);
        one.owed = turn;
        self.restore_effects(who, ended)?;
        for (who, delay) in floors {
            let one = self.one(who)?;
            one.waiting = one.waiting.take().or(Some(delay));
        }
        self.stack.clear();
        if kept && self.keeps_turn(who) {
            return Ok(());
        }
        self.order.put_back(who).ok_or(ReplayError::Place(who))
    }

    /// Records that a place is over without a turn. Effects that ended before it stay ended.
    pub(super) fn place_over(&mut self) {
        self.ended.clear();
        self.floors.clear();
    }

    pub(super) fn push(&mut self, frame: &Frame) -> Result<(), ReplayError> {
        self.number(frame)?;
        match frame.kind {
            FrameKind::Response(response) => {
                let one = self.one(frame.owner)?;
                one.reactions = one.reactions.saturating_add(1);
                if response == Response::Opportunity {
                    one.opportunities = one.opportunities.saturating_add(1);
                }
                one.swift_spent |= response == Response::Immediate;
            }
            FrameKind::Readied(_) | FrameKind::Counter(_) => {
                let one = self.one(frame.owner)?;
                one.reactions = one.reactions.saturating_add(1);
                one.waiting = None;
            }
            FrameKind::Turn { .. }
            | FrameKind::TurnAction { .. }
            | FrameKind::Action(_)
            | FrameKind::Casting(_) => {}
        }
        self.finished = false;
        self.stack.push(frame.clone());
        self.top_changed();
        Ok(())
    }

    /// Records the result of a check on the casting of its spell.
    pub(super) fn checked(
        &mut self,
        who: CombatantId,
        check: &SpellCheck,
    ) -> Result<(), ReplayError> {
        self.known([who])?;
        let casting = self.stack.casting_mut(check.frame);
        let casting = casting.ok_or(ReplayError::Frame(check.frame))?;
        match check.kind {
            SpellCheckKind::Concentration if !casting.disturbed.is_empty() => {
                casting.disturbed.remove(0);
            }
            SpellCheckKind::Spellcraft => {
                casting.identified.retain(|one| one.who != who);
                let verdict = check.verdict;
                casting.identified.push(Identification { who, verdict });
            }
            SpellCheckKind::Concentration | SpellCheckKind::Dispel => {}
        }
        Ok(())
    }

    /// Records that a combatant ignores its trigger: it lets the spell pass that it could counter.
    pub(super) fn ignored(&mut self, who: CombatantId) -> Result<(), ReplayError> {
        let readied = self.one(who)?.readied().cloned();
        let spell = readied.and_then(|readied| Some(spell_awaited(self, &readied, who)?.id));
        self.one(who)?.ignores = spell;
        Ok(())
    }

    /// Records the id of a new frame.
    pub(crate) fn number(&mut self, frame: &Frame) -> Result<(), ReplayError> {
        self.known([frame.owner])?;
        if frame.id != self.next_frame() {
            return Err(ReplayError::Frame(frame.id));
        }
        self.last_frame = frame.id;
        Ok(())
    }

    /// Clears the passes, because the top of the stack is new.
    pub(super) fn top_changed(&mut self) {
        if !self.priority.passed().is_empty() {
            self.priority_mut().passed.clear();
        }
    }
}
