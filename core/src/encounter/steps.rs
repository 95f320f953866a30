//! The steps that several events take when they are recorded.

use super::{Encounter, Misfit, Participant};
use crate::casting::{CheckKind, Identification, SpellCheck};
use crate::combatant::CombatantId;
use crate::rules::TurnKind;
use crate::stack::{Frame, FrameId, FrameKind, Response};

impl Encounter {
    /// A participant to change.
    pub(crate) fn one(&mut self, who: CombatantId) -> Result<&mut Participant, Misfit> {
        self.roster.get_mut(who).ok_or(Misfit::Combatant(who))
    }

    pub(crate) fn known(&self, who: impl IntoIterator<Item = CombatantId>) -> Result<(), Misfit> {
        match who.into_iter().find(|&who| self.roster.get(who).is_none()) {
            Some(stranger) => Err(Misfit::Combatant(stranger)),
            None => Ok(()),
        }
    }

    pub(super) fn turn_comes(&mut self, who: CombatantId) -> Result<(), Misfit> {
        self.one(who)?.begin_turn();
        self.order.pass(who).ok_or(Misfit::Place(who))
    }

    /// A turn that is given does not move the round on or back.
    pub(super) fn give_turn(
        &mut self,
        id: FrameId,
        who: CombatantId,
        kind: TurnKind,
    ) -> Result<(), Misfit> {
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

    pub(super) fn put_back(&mut self, who: CombatantId) -> Result<(), Misfit> {
        let fresh = self.fresh.take().filter(|fresh| fresh.who == who);
        let mut fresh = fresh.ok_or(Misfit::Place(who))?;
        let ended = std::mem::take(&mut fresh.ended);
        let turn = self.stack.turn().and_then(Frame::turn_kind);
        let one = self.one(who)?;
        one.put_back(fresh);
        one.owed = turn;
        self.restore_effects(who, ended)?;
        self.stack.clear();
        self.order.put_back(who).ok_or(Misfit::Place(who))
    }

    pub(super) fn push(&mut self, frame: &Frame) -> Result<(), Misfit> {
        self.number(frame)?;
        match frame.kind {
            FrameKind::Response(response) => {
                let one = self.one(frame.owner)?;
                one.reactions = one.reactions.saturating_add(1);
                if response == Response::Opportunity {
                    one.opportunities = one.opportunities.saturating_add(1);
                }
            }
            FrameKind::Readied(_) | FrameKind::Counter(_) => {
                let one = self.one(frame.owner)?;
                one.reactions = one.reactions.saturating_add(1);
                one.waiting = None;
            }
            FrameKind::Turn { .. }
            | FrameKind::Act { .. }
            | FrameKind::Action(_)
            | FrameKind::Casting(_) => {}
        }
        self.finished = false;
        self.stack.push(frame.clone());
        self.top_changed();
        Ok(())
    }

    /// Notes on the casting of a spell what a check about it came to.
    pub(super) fn checked(&mut self, who: CombatantId, check: &SpellCheck) -> Result<(), Misfit> {
        self.known([who])?;
        let casting = self.stack.casting_mut(check.frame);
        let casting = casting.ok_or(Misfit::Frame(check.frame))?;
        match check.kind {
            CheckKind::Concentration if !casting.disturbed.is_empty() => {
                casting.disturbed.remove(0);
            }
            CheckKind::Spellcraft => {
                casting.identified.retain(|one| one.who != who);
                let verdict = check.verdict;
                casting.identified.push(Identification { who, verdict });
            }
            CheckKind::Concentration | CheckKind::Dispel => {}
        }
        Ok(())
    }

    /// Takes the id of a new frame as given.
    pub(crate) fn number(&mut self, frame: &Frame) -> Result<(), Misfit> {
        self.known([frame.owner])?;
        if frame.id != self.next_frame() {
            return Err(Misfit::Frame(frame.id));
        }
        self.last_frame = frame.id;
        Ok(())
    }

    /// Nobody has passed on a new top of the stack.
    pub(super) fn top_changed(&mut self) {
        if !self.cycle.passed().is_empty() {
            self.cycle_mut().passed.clear();
        }
    }
}
