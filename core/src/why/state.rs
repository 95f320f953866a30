//! The reasons why a combatant is flat-footed, is surprised, can't act or can't react.

use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};
use crate::reason::Reason;
use crate::rules::{DownState, LifeState, MissedTurnReason, ReactionPolicy, Rules};

/// Returns the reason why a combatant is flat-footed, if it is. It says nothing of the dead.
pub(crate) fn of_flat_footed(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    encounter
        .participant(who)
        .filter(|one| !one.is_dead(encounter.rules()))?;
    let surprised = encounter.is_surprised(who).then_some(Reason::Surprised);
    let policy = encounter.rules().flat_footed;
    encounter
        .is_flat_footed(who)
        .then(|| Reason::flat_footed(policy, surprised))
}

/// Returns the reason why a combatant is surprised beyond the opening, if it is. It says nothing of the dead.
pub(crate) fn of_surprise(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let participant = encounter
        .participant(who)
        .filter(|one| !one.is_dead(encounter.rules()))?;
    let opening = encounter.rules().opening;
    let reason = match opening.misses_turn() {
        Some(MissedTurnReason::ActsLast) => Reason::LastAtFirst,
        Some(_) => Reason::NoFirstTurn,
        None if opening.surprised_turn().is_some() => Reason::NoticedNoThreat,
        None => Reason::SurprisedUntilRoll,
    };
    participant.surprised.then_some(reason)
}

/// Returns the reason why a combatant can't take a reaction, if the ruleset has reactions and it
/// can't.
pub(crate) fn of_no_reaction(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let participant = encounter.participant(who)?;
    if participant.is_second_place() {
        return None;
    }
    let rules = encounter.rules();
    match rules.reactions {
        ReactionPolicy::OpportunitiesPerRound | ReactionPolicy::None | ReactionPolicy::Open => {
            return None;
        }
        ReactionPolicy::OnePerTurn => {}
    }
    let incapacitated = || {
        let mut conditions = participant.conditions.iter();
        let condition = conditions.find(|condition| condition.incapacitates())?;
        Some(Reason::unable_by_condition(
            rules.vitality,
            condition.clone(),
        ))
    };
    let surprised = || {
        let forbidden = participant.surprised && rules.opening.forbids_reactions();
        forbidden.then_some(Reason::NoReactionYet)
    };
    of_inability(encounter, who)
        .or_else(incapacitated)
        .or_else(surprised)
        .or_else(|| (participant.reactions > 0).then_some(Reason::ReactionSpent))
}

/// Returns the reason why a combatant can't act, if it can't.
pub(crate) fn of_inability(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let participant = encounter.actor_at(who)?;
    let vitality = encounter.rules().vitality;
    let condition = participant
        .conditions
        .iter()
        .find(|condition| vitality.is_stopped_by(condition));
    match (condition, participant.life(encounter.rules())) {
        (Some(condition), _) => Some(Reason::unable_by_condition(vitality, condition.clone())),
        (None, Some(life)) if life.prevents_acting() => {
            Some(by_hit_points(encounter.rules(), participant, life))
        }
        _ => None,
    }
}

/// Returns the reason why hit points prevent a combatant from acting.
pub(super) fn by_hit_points(rules: &Rules, one: &Participant, life: LifeState) -> Reason {
    if life == LifeState::Dead && rules.is_unliving(&one.profile) {
        Reason::Destroyed
    } else if let Some(by) = one.died_by.filter(|_| one.down() == Some(DownState::Dead)) {
        Reason::Died(by)
    } else if one.down() == Some(DownState::Stable) && one.dies_unless_it_regenerates() {
        Reason::Regenerates
    } else {
        Reason::unable_by_hit_points(rules.vitality, life, one.down())
    }
}
