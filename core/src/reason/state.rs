//! Why somebody is flat-footed, surprised, unable to act or to react.

use super::Reason;
use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::rules::ReactionPolicy;

/// Why a combatant is flat-footed, if it is.
pub(crate) fn of_flat_footed(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let surprised = encounter.is_surprised(who).then_some(Reason::Surprised);
    let policy = encounter.rules().flat_footed;
    encounter
        .is_flat_footed(who)
        .then(|| policy.reason(surprised))
}

/// Why a combatant is surprised beyond the opening, if it is.
pub(crate) fn of_surprise(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let participant = encounter.participant(who)?;
    participant.surprised.then_some(Reason::NoticedNoThreat)
}

/// Why a combatant may take no reaction, if there are reactions and it may not.
pub(crate) fn of_no_reaction(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let participant = encounter.participant(who)?;
    let rules = encounter.rules();
    match rules.reactions {
        ReactionPolicy::OpportunitiesPerRound | ReactionPolicy::None => return None,
        ReactionPolicy::OnePerTurn => {}
    }
    let incapacitated = || {
        let mut conditions = participant.conditions.iter();
        let condition = conditions.find(|condition| condition.incapacitates())?;
        Some(rules.vitality.by_condition(condition.clone()))
    };
    let surprised = || {
        let rule = rules.opening.forbids_reactions()?;
        participant
            .surprised
            .then_some(Reason::NoReactionYet { rule })
    };
    of_inability(encounter, who)
        .or_else(incapacitated)
        .or_else(surprised)
        .or_else(|| (participant.reactions > 0).then_some(Reason::ReactionSpent))
}

/// Why a combatant is unable to act, if it is.
pub(crate) fn of_inability(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let participant = encounter.participant(who)?;
    let vitality = encounter.rules().vitality;
    let condition = participant
        .conditions
        .iter()
        .find(|condition| condition.prevents_acting());
    match (condition, participant.life(encounter.rules())) {
        (Some(condition), _) => Some(vitality.by_condition(condition.clone())),
        (None, Some(life)) if life.prevents_acting() => Some(vitality.by_life(life)),
        _ => None,
    }
}
