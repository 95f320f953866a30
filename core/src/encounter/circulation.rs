//! Which actors can receive priority, and in which order (section 4.7 of the catalogue).

use super::{Awaiting, Encounter, Stage};
use crate::combatant::CombatantId;
use crate::order::Place;
use crate::priority::{
    ActionOrigin, Attempt, AttemptKind, AutoPass, InitiativeRank, Phase, PhaseStep, PriorityState,
    Responders,
};
use crate::rules::{Condition, VitalityPolicy};
use crate::stack::{Frame, FrameKind};

impl Encounter {
    /// Returns the TOW turn in progress, in rulesets with phases.
    pub fn priority(&self) -> &PriorityState {
        &self.priority
    }

    /// Returns how many places of the order, from the fastest down, can respond to a frame (TOW-7,
    /// TOW-9).
    ///
    /// The owner itself may respond to its own action, and is the only one if it is the fastest actor (TOW-19, TOW-20).
    /// Actors are compared by roll and tie-break, which make up the order. The frame keeps
    /// the roll of an owner that has left the order. Actors that lost a tie-break against the
    /// owner are slower (AMB-TOW-12). All others with an equal roll are as fast, because no tie is
    /// broken with an absent actor.
    pub(crate) fn reach(&self, top: Option<&Frame>) -> usize {
        let places = self.order().places();
        let Some(Frame {
            owner,
            kind: FrameKind::Action(act),
            ..
        }) = top
        else {
            return places.len();
        };
        match act.responders {
            Responders::ByAll => places.len(),
            Responders::ByNone => 0,
            Responders::From(rank) => match self.order().index_of(*owner) {
                Some(position) => position + 1,
                None => self.reach_of_absent(*owner, rank.roll),
            },
        }
    }

    fn reach_of_absent(&self, who: CombatantId, roll: i32) -> usize {
        let slower = self.order().slower_equals(who);
        let places = self.order().places().iter();
        let as_fast = |place: &&Place| {
            place.count > roll || place.count == roll && !slower.contains(&place.who)
        };
        places.take_while(as_fast).count()
    }

    /// Returns the initiative of an actor, with its tie-break, or the lowest if it has none yet.
    pub fn rank(&self, who: CombatantId) -> InitiativeRank {
        let places = self.order().places();
        let lowest = InitiativeRank {
            roll: i32::MIN,
            tie: 0,
        };
        self.order()
            .index_of(who)
            .map_or(lowest, |index| rank_at(places, index))
    }

    /// Returns the initiative of an action: that of its actor, or the last one if the actor has
    /// left (TOW-18).
    pub(crate) fn rank_of(&self, frame: &Frame) -> InitiativeRank {
        match &frame.kind {
            FrameKind::Action(act) if self.order().index_of(frame.owner).is_none() => {
                match act.responders {
                    Responders::From(rank) => rank,
                    Responders::ByAll | Responders::ByNone => self.last_rolled(frame.owner),
                }
            }
            _ => self.rank(frame.owner),
        }
    }

    /// Returns the roll of a combatant that has left the order, without a tie-break.
    fn last_rolled(&self, who: CombatantId) -> InitiativeRank {
        let rolled = self.participant(who).and_then(|one| one.initiative);
        rolled.map_or_else(
            || self.rank(who),
            |initiative| InitiativeRank {
                roll: initiative.total,
                tie: 0,
            },
        )
    }

    /// Returns whether an actor can receive priority now (TOW-7, TOW-22).
    pub fn may_receive(&self, who: CombatantId) -> bool {
        let reach = self.reach(self.stack().top());
        self.is_in_combat(who) && self.order().index_of(who).is_some_and(|at| at < reach)
    }

    /// Returns whether an actor is in the encounter and able to act (TOW-2, TOW-22).
    pub(crate) fn is_in_combat(&self, who: CombatantId) -> bool {
        self.participant(who)
            .is_some_and(|one| one.present && one.is_able(self.rules()))
    }

    /// Returns the actors without hit points that still take part, in a ruleset that leaves it to the game master
    /// who is out of combat (AMB-TOW-15). None takes part once combat is over.
    pub fn without_hit_points(&self) -> Vec<CombatantId> {
        let over = *self.stage() == Stage::Ended;
        if over || self.rules().vitality != VitalityPolicy::ByCondition {
            return Vec::new();
        }
        let fallen = self.present().filter(|one| {
            one.is_able(self.rules()) && one.vitality.is_some_and(|vitality| vitality.left <= 0)
        });
        fallen.map(|one| one.id).collect()
    }

    /// Returns the actors that can receive priority, slowest first (TOW-10).
    pub(crate) fn eligible(&self) -> impl Iterator<Item = CombatantId> {
        self.eligible_above(usize::MAX)
    }

    /// Returns the actors above a place of the order that can receive priority, slowest first.
    pub(crate) fn eligible_above(&self, position: usize) -> impl Iterator<Item = CombatantId> {
        let reach = self.reach(self.stack().top());
        let places = &self.order().places()[..reach.min(position)];
        let who = places.iter().rev().map(|place| place.who);
        who.filter(|&who| self.is_in_combat(who))
    }

    /// Returns the next actor after this one in turn order that can receive priority (TOW-4,
    /// TOW-8). An actor that has left is followed by those above its former place.
    pub(crate) fn next_after(&self, who: CombatantId) -> Option<CombatantId> {
        let position = match self.order().index_of(who) {
            Some(position) => position,
            None => self.reach_of_absent(who, self.participant(who)?.initiative?.total),
        };
        self.eligible_above(position).next()
    }

    /// Returns whether every actor that can receive priority has passed since the top of the stack
    /// changed (TOW-16, TOW-80).
    pub(crate) fn everyone_has_passed(&self) -> bool {
        // Priority goes from slow to fast, so both lists are in the same order.
        let mut passed = self.priority.passed.iter();
        self.eligible()
            .all(|who| passed.any(|&passed| passed == who))
    }

    /// Returns whether the top of the stack resolves without input from the table: it needs no roll, all
    /// its targets are there, and it is not a fumble that is yet to be entered.
    pub fn resolves_as_declared(&self) -> bool {
        let Some(FrameKind::Action(act)) = self.stack().top().map(|top| &top.kind) else {
            return false;
        };
        let declared = &act.declaration;
        let mut targets = declared.parts.iter().filter_map(|part| part.target);
        let there = targets.all(|target| self.present().any(|one| one.id == target));
        let untold = declared.name.is_empty() && matches!(act.origin, ActionOrigin::Fumble(_));
        declared.roll.is_none() && there && !untold
    }

    /// Returns the auto-pass of an actor, if it has one.
    pub(crate) fn passing(&self, who: CombatantId) -> Option<AutoPass> {
        self.participant(who)?.acting.passing
    }

    /// Returns the combatants in the order, slowest first.
    pub(crate) fn by_increasing_initiative(&self) -> impl Iterator<Item = CombatantId> {
        self.order().places().iter().rev().map(|place| place.who)
    }

    /// Returns the next attempt.
    pub(crate) fn next_attempt(&self) -> Option<&Attempt> {
        let PhaseStep::Attempts(left) = &self.priority.point else {
            return None;
        };
        left.iter().find(|attempt| self.may_attempt(attempt))
    }

    /// Returns whether an attempt is still needed. A condition that the game master has ended needs
    /// no roll, and the dead do not roll (TOW-32, TOW-33).
    pub(crate) fn may_attempt(&self, attempt: &Attempt) -> bool {
        let Some(one) = self.participant(attempt.who).filter(|one| one.present) else {
            return false;
        };
        let has = |condition| one.conditions.contains(condition);
        let needed = match &attempt.at {
            AttemptKind::Stabilize => {
                one.conditions.iter().any(Condition::is_out_of_combat) && !has(&Condition::Stable)
            }
            AttemptKind::SelfControl(condition) => has(condition),
        };
        needed && !has(&Condition::Dead)
    }

    /// Returns the next actor to be asked about a charge.
    pub(crate) fn next_charger(&self) -> Option<CombatantId> {
        self.chargers()?.next()
    }

    /// Returns the actors that are asked about a charge and in combat. None outside this step.
    pub(crate) fn chargers(&self) -> Option<impl Iterator<Item = CombatantId>> {
        let PhaseStep::Charges(left) = &self.priority.point else {
            return None;
        };
        Some(left.iter().copied().filter(|&who| self.is_in_combat(who)))
    }

    /// Returns the actors to ask about a charge, if the list needs to be renewed.
    ///
    /// This is the case if an actor not on the list has arrived or recovered, and comes after the
    /// ones already asked (TOW-35).
    pub(crate) fn late_chargers(&self) -> Option<Vec<CombatantId>> {
        let PhaseStep::Charges(left) = &self.priority.point else {
            return None;
        };
        let asked = self.order().index_of(self.next_charger()?)?;
        let places = self.order().places()[..=asked].iter().rev();
        let who = places.map(|place| place.who);
        let who: Vec<_> = who.filter(|&who| self.is_in_combat(who)).collect();
        let is_late = who.iter().any(|who| !left.contains(who));
        is_late.then_some(who)
    }

    /// Returns the decision that the encounter waits for during a TOW turn.
    pub(crate) fn awaiting_in_cycle(&self) -> Option<Awaiting> {
        Some(match &self.priority.point {
            PhaseStep::Idle => return None,
            PhaseStep::Attempts(_) => self
                .next_attempt()
                .cloned()
                .map_or(Awaiting::Standstill, Awaiting::Attempt),
            PhaseStep::Charges(_) => self
                .next_charger()
                .map_or(Awaiting::Standstill, Awaiting::Charge),
            PhaseStep::Offer(who) => Awaiting::Priority(*who),
            PhaseStep::Proposal(proposal) => Awaiting::Legality(proposal.who),
            PhaseStep::EveryonePassed => match self.stack().top() {
                Some(top) => Awaiting::Resolution {
                    frame: top.id,
                    owner: top.owner,
                },
                None => Awaiting::Standstill,
            },
        })
    }

    /// Returns the combatants whose main phases are still to come in this TOW turn (TOW-39).
    pub(crate) fn main_phases_ahead(&self) -> impl Iterator<Item = CombatantId> {
        let order = self.order();
        let ahead = order.places().get(order.passed()..).unwrap_or_default();
        let ahead = ahead
            .iter()
            .filter(|place| !self.main_phase_has_passed(place));
        ahead.map(|place| place.who)
    }

    /// Returns whether the main phase of an actor may still come in this TOW turn. An actor without
    /// a place may still get one.
    pub(crate) fn may_have_main_phase(&self, who: CombatantId) -> bool {
        self.order().index_of(who).is_none() || self.main_phases_ahead().any(|ahead| ahead == who)
    }

    /// Returns whether a main phase is over although its place does not count as passed.
    ///
    /// Either its actor had the phase, left and came back, or its place is above that of an actor
    /// that left during its own main phase.
    pub(crate) fn main_phase_has_passed(&self, place: &Place) -> bool {
        let above = |owner| {
            let total = self.participant(owner).and_then(|one| one.initiative);
            let total = total.map(|initiative| initiative.total);
            // A tie that is broken stays so, even with an owner that has left (TOW-31).
            let won = || self.order().first_of(place.who, owner) == Some(place.who);
            total.is_some_and(|total| place.count > total || place.count == total && won())
        };
        let late = match self.priority().phase() {
            Some(Phase::Main(owner)) => above(owner),
            Some(Phase::Final) => true,
            Some(Phase::Adjustment) | None => false,
        };
        late || self.priority().mains.contains(&place.who)
    }
}

fn rank_at(places: &[Place], index: usize) -> InitiativeRank {
    let roll = places[index].count;
    let tied = places[index + 1..]
        .iter()
        .take_while(|place| place.count == roll);
    InitiativeRank {
        roll,
        tie: u16::try_from(tied.count()).unwrap_or(u16::MAX),
    }
}
