//! What comes: the strip of phases, the next phase, and what follows if the holder passes.

use super::{NextPhase, PassConsequence, Phase, PhaseState, PhaseView, Point};
use crate::combatant::CombatantId;
use crate::decide::Engine;
use crate::encounter::Encounter;
use crate::order::Slot;

impl Encounter {
    /// Those whose main phases are still to come in this TOW-turn (TOW-39).
    pub(crate) fn main_phases_ahead(&self) -> impl Iterator<Item = CombatantId> {
        let order = self.order();
        let ahead = order.slots().get(order.passed()..).unwrap_or_default();
        let ahead = ahead.iter().filter(|slot| !self.has_gone_by(slot));
        ahead.map(|slot| slot.who)
    }

    /// Whether the moment of a main phase is over that is not counted as passed: its actor has had
    /// it, and has left and come back; or it came in above one who left in its own main phase.
    fn has_gone_by(&self, slot: &Slot) -> bool {
        let above = |owner| {
            let owner = self.participant(owner).and_then(|one| one.initiative);
            owner.is_some_and(|initiative| slot.count > initiative.total)
        };
        let late = match self.cycle().phase() {
            Some(Phase::Main(owner)) => above(owner),
            Some(Phase::Final) => true,
            Some(Phase::Adjustment) | None => false,
        };
        late || self.cycle().mains.contains(&slot.who)
    }
}

/// The phases of this TOW-turn from first to last; the one in progress is among them even where its
/// actor has left.
pub(super) fn strip(encounter: &Encounter) -> Vec<PhaseView> {
    let Some(now) = encounter.cycle().phase() else {
        return Vec::new();
    };
    let order = encounter.order();
    let state = |(index, slot): (usize, &Slot)| {
        let phase = Phase::Main(slot.who);
        let over = index < order.passed() || encounter.has_gone_by(slot);
        let state = if over {
            PhaseState::Over
        } else {
            PhaseState::Ahead
        };
        PhaseView { phase, state }
    };
    let mut phases: Vec<_> = order.slots().iter().enumerate().map(state).collect();
    if let Phase::Main(owner) = now
        && order.position(owner).is_none()
    {
        let ahead = |one: &PhaseView| one.state == PhaseState::Ahead;
        let at = phases.iter().position(ahead).unwrap_or(phases.len());
        let (phase, state) = (now, PhaseState::Now);
        phases.insert(at, PhaseView { phase, state });
    }
    let (phase, state) = (Phase::Adjustment, PhaseState::Over);
    phases.insert(0, PhaseView { phase, state });
    let (phase, state) = (Phase::Final, PhaseState::Ahead);
    phases.push(PhaseView { phase, state });
    for one in phases.iter_mut().filter(|one| one.phase == now) {
        one.state = PhaseState::Now;
    }
    phases
}

pub(super) fn next_phase(encounter: &Encounter) -> Option<NextPhase> {
    let now = encounter.cycle().phase()?;
    let postponed = !encounter.stack().postponed().is_empty();
    let mut ahead = encounter.main_phases_ahead();
    let main = ahead.find(|&who| encounter.is_in_combat(who));
    Some(match (now, main) {
        (Phase::Final, _) if postponed => NextPhase::FinalAgain,
        (Phase::Final, _) => NextPhase::NextTurn,
        (_, Some(who)) => NextPhase::Phase(Phase::Main(who)),
        (_, None) => NextPhase::Phase(Phase::Final),
    })
}

/// What has come of it once the holder has passed: triggered effects may be placed by it, and those who
/// pass by themselves are passed over.
pub(super) fn pass_consequence(engine: Engine, encounter: &Encounter) -> Option<PassConsequence> {
    let after = engine.after_pass(encounter)?;
    Some(match (after.cycle().point(), after.stack().top()) {
        (Point::Offer(next), _) => PassConsequence::HandTo(*next),
        (_, Some(top)) => PassConsequence::Resolve(top.id),
        (_, None) => PassConsequence::EndPhase(next_phase(&after)?),
    })
}
