//! Who may receive priority, and in which order (section 4.7 of the catalogue).

use super::{Answerable, Attempt, AttemptKind, Cycle, Passing, Point, Rank};
use crate::combatant::CombatantId;
use crate::encounter::{Awaiting, Encounter};
use crate::order::Slot;
use crate::rules::Condition;
use crate::stack::{Frame, FrameKind};

impl Encounter {
    /// The TOW-turn in progress, in rulesets that have phases.
    pub fn cycle(&self) -> &Cycle {
        &self.cycle
    }

    /// How many places of the order, from the fastest on, may answer a frame (TOW-7, TOW-9).
    ///
    /// Actors are compared by roll and tie-break, which is what the order is made of. Where the owner
    /// of the frame has left the order its roll is kept with the frame, and those who lost a tie-break
    /// against it are slower still (AMB-TOW-12); nobody breaks a tie with one who is not there, so
    /// whoever has not lost is as fast.
    pub(crate) fn reach(&self, top: Option<&Frame>) -> usize {
        let slots = self.order().slots();
        let Some(Frame {
            owner,
            kind: FrameKind::Action(act),
            ..
        }) = top
        else {
            return slots.len();
        };
        match act.answerable {
            Answerable::ByAll => slots.len(),
            Answerable::ByNone => 0,
            Answerable::From(rank) => match self.order().position(*owner) {
                Some(position) => position + 1,
                None => self.reach_of_one_who_left(*owner, rank.roll),
            },
        }
    }

    fn reach_of_one_who_left(&self, who: CombatantId, roll: i32) -> usize {
        let slower = self.order().slower_equals(who);
        let slots = self.order().slots().iter();
        let as_fast =
            |slot: &&Slot| slot.count > roll || slot.count == roll && !slower.contains(&slot.who);
        slots.take_while(as_fast).count()
    }

    /// The initiative of an actor, with its tie-break; the lowest where it has none yet.
    pub fn rank(&self, who: CombatantId) -> Rank {
        let slots = self.order().slots();
        let lowest = Rank {
            roll: i32::MIN,
            tie: 0,
        };
        self.order()
            .position(who)
            .map_or(lowest, |index| rank_at(slots, index))
    }

    /// The initiative of an action: that of its actor, or as it was where the actor has left
    /// (TOW-18).
    pub(crate) fn rank_of(&self, frame: &Frame) -> Rank {
        match &frame.kind {
            FrameKind::Action(act) if self.order().position(frame.owner).is_none() => {
                match act.answerable {
                    Answerable::From(rank) => rank,
                    Answerable::ByAll | Answerable::ByNone => self.last_rolled(frame.owner),
                }
            }
            _ => self.rank(frame.owner),
        }
    }

    /// What somebody who has left the order had rolled, without a tie-break.
    fn last_rolled(&self, who: CombatantId) -> Rank {
        let rolled = self.participant(who).and_then(|one| one.initiative);
        rolled.map_or_else(
            || self.rank(who),
            |initiative| Rank {
                roll: initiative.total,
                tie: 0,
            },
        )
    }

    /// Whether an actor may receive priority now (TOW-7, TOW-22).
    pub fn may_receive(&self, who: CombatantId) -> bool {
        let reach = self.reach(self.stack().top());
        self.is_in_combat(who) && self.order().position(who).is_some_and(|at| at < reach)
    }

    /// Whether an actor is in the encounter and able to perform actions (TOW-2, TOW-22).
    pub(crate) fn is_in_combat(&self, who: CombatantId) -> bool {
        self.participant(who)
            .is_some_and(|one| one.present && one.is_able(self.rules()))
    }

    /// Those who may receive priority, the slowest first (TOW-10).
    pub(crate) fn eligible(&self) -> impl Iterator<Item = CombatantId> {
        self.eligible_above(usize::MAX)
    }

    /// Those who may receive priority above a place of the order, the slowest first.
    pub(crate) fn eligible_above(&self, position: usize) -> impl Iterator<Item = CombatantId> {
        let reach = self.reach(self.stack().top());
        let slots = &self.order().slots()[..reach.min(position)];
        let who = slots.iter().rev().map(|slot| slot.who);
        who.filter(|&who| self.is_in_combat(who))
    }

    /// The next actor after this one in turn order who may receive priority (TOW-4, TOW-8).
    pub(crate) fn next_after(&self, who: CombatantId) -> Option<CombatantId> {
        let position = self.order().position(who)?;
        self.eligible_above(position).next()
    }

    /// Whether everybody who may receive priority has been offered it, and passed, since the top
    /// of the stack changed (TOW-16, TOW-80).
    pub(crate) fn everybody_has_passed(&self) -> bool {
        // Priority goes from slow to fast, so both lists are in the same order.
        let mut passed = self.cycle.passed.iter();
        self.eligible()
            .all(|who| passed.any(|&passed| passed == who))
    }

    /// How an actor passes by itself, if it does.
    pub(crate) fn passing(&self, who: CombatantId) -> Option<Passing> {
        self.participant(who)?.acting.passing
    }

    /// Those who are in the order, the slowest first.
    pub(crate) fn by_increasing_initiative(&self) -> impl Iterator<Item = CombatantId> {
        self.order().slots().iter().rev().map(|slot| slot.who)
    }

    /// The attempt that comes next.
    pub(crate) fn next_attempt(&self) -> Option<&Attempt> {
        let Point::Attempts(left) = &self.cycle.point else {
            return None;
        };
        left.iter().find(|attempt| self.may_attempt(attempt))
    }

    /// Whether there is still something to attempt: what the game master has ended needs no roll,
    /// and the dead roll for nothing (TOW-32, TOW-33).
    pub(crate) fn may_attempt(&self, attempt: &Attempt) -> bool {
        let Some(one) = self.participant(attempt.who).filter(|one| one.present) else {
            return false;
        };
        let has = |condition| one.conditions.contains(condition);
        let needed = match &attempt.at {
            AttemptKind::Stabilise => {
                one.conditions.iter().any(Condition::is_out_of_combat) && !has(&Condition::Stable)
            }
            AttemptKind::SelfControl(condition) => has(condition),
        };
        needed && !has(&Condition::Dead)
    }

    /// Who is asked next whether it charges.
    pub(crate) fn next_charger(&self) -> Option<CombatantId> {
        let Point::Charges(left) = &self.cycle.point else {
            return None;
        };
        left.iter().copied().find(|&who| self.is_in_combat(who))
    }

    /// Those who are to be asked whether they charge, if somebody who was not there when it was begun
    /// to ask has come in or come round above the one who is asked now (TOW-35).
    pub(crate) fn late_chargers(&self) -> Option<Vec<CombatantId>> {
        let Point::Charges(left) = &self.cycle.point else {
            return None;
        };
        let asked = self.order().position(self.next_charger()?)?;
        let slots = self.order().slots()[..=asked].iter().rev();
        let who = slots.map(|slot| slot.who);
        let who: Vec<_> = who.filter(|&who| self.is_in_combat(who)).collect();
        let is_late = who.iter().any(|who| !left.contains(who));
        is_late.then_some(who)
    }

    /// Whose decision it waits for, while a TOW-turn is in progress.
    pub(crate) fn awaiting_in_cycle(&self) -> Option<Awaiting> {
        Some(match &self.cycle.point {
            Point::Idle => return None,
            Point::Attempts(_) => self
                .next_attempt()
                .cloned()
                .map_or(Awaiting::Standstill, Awaiting::Attempt),
            Point::Charges(_) => self
                .next_charger()
                .map_or(Awaiting::Standstill, Awaiting::Charge),
            Point::Offer(who) => Awaiting::Priority(*who),
            Point::Proposal(proposal) => Awaiting::Legality(proposal.who),
            Point::Extinguished => match self.stack().top() {
                Some(top) => Awaiting::Resolution {
                    frame: top.id,
                    owner: top.owner,
                },
                None => Awaiting::Standstill,
            },
        })
    }
}

fn rank_at(slots: &[Slot], index: usize) -> Rank {
    let roll = slots[index].count;
    let tied = slots[index + 1..]
        .iter()
        .take_while(|slot| slot.count == roll);
    Rank {
        roll,
        tie: u16::try_from(tied.count()).unwrap_or(u16::MAX),
    }
}
