//! Taking an action of the turn.

use crate::combatant::{CombatantId, Feature};
use crate::draft::Draft;
use crate::encounter::Encounter;
use crate::event::Event;
use crate::law::Law;
use crate::rejection::Rejection;
use crate::rules::{
    ActionKind, ActionLimit, Condition, Haste, LifeState, MovementLimit, SpentBy, TurnKind,
};
use crate::stack::{Frame, FrameKind};
use crate::steps::durations;

pub(crate) fn take_action(draft: &mut Draft<'_>, action: ActionKind) -> Result<(), Rejection> {
    let limit = spend(draft, action)?;
    let who = draft.turn_owner()?;
    draft.emit(Event::ActionTaken { who, action, limit })?;
    match draft.state.stack().turn() {
        Some(turn) if action.is_an_act() => {
            let frame = turn.id;
            durations::acted(draft, who, frame)
        }
        _ => Ok(()),
    }
}

/// Spends an action of the turn, and returns the movement limit on it (D35-26 to D35-29).
fn spend(draft: &mut Draft<'_>, action: ActionKind) -> Result<Option<MovementLimit>, Rejection> {
    let who = draft.turn_owner()?;
    let economy = draft.state.rules().economy;
    let top_is_turn = draft.state.stack().frames().len() == 1;
    let Some(Frame {
        kind: FrameKind::Turn { kind, spent },
        ..
    }) = draft.state.stack().turn()
    else {
        return Err(Rejection::OutOfPlace);
    };
    let verdict = verdict(&draft.state, who, (*kind, spent), action);
    let obstacle = match verdict {
        Err(ActionLimit::Used(law)) => Some(SpentBy::of(*kind, spent, action, law)),
        Ok(_) | Err(ActionLimit::Never(_)) => None,
    };
    let rages = rages_first(&draft.state, who, *kind);
    let advice = advice(&draft.state, who, spent, action);
    if !top_is_turn {
        draft.refuse(Rejection::unresolved(draft.state.rules().reactions))?;
    }
    // A second object takes the action (D5E-37).
    let takes_action = verdict == Ok(Some(MovementLimit::CostsAction));
    if !may_take(&draft.state, who, action) || takes_action && !draft.state.is_capable(who) {
        let refusal = Rejection::unable(draft.state.rules().vitality, who, Some(action));
        draft.refuse(refusal)?;
    }
    if let Some(law) = economy.granted_by(action)
        && !rages
        && !is_granted(&draft.state, who, action)
    {
        draft.refuse(Rejection::NotInThisTurn { who, action, law })?;
    }
    let ride = draft.state.participant(who).and_then(|one| one.ridden);
    if let Some(ride) = ride.filter(|ride| !ride.control.allows(action)) {
        let law = ride.control.law();
        draft.refuse(Rejection::NotInThisTurn { who, action, law })?;
    }
    if let Some((by, law)) = advice.and_then(SpentBy::beyond) {
        // An override is on record by the limit, which players see of no enemy.
        if draft.is_overruling() {
            return Ok(advice);
        }
        return Err(Rejection::Spent {
            who,
            action,
            law,
            by,
        });
    }
    match verdict {
        Ok(limit) => Ok(advice.or(limit)),
        Err(ActionLimit::Used(law)) => {
            let by = obstacle.unwrap_or_default();
            draft.refuse(Rejection::Spent {
                who,
                action,
                law,
                by,
            })?;
            Ok(None)
        }
        Err(ActionLimit::Never(law)) => {
            draft.refuse(Rejection::NotInThisTurn { who, action, law })?;
            Ok(None)
        }
    }
}

/// Whether a combatant has what grants an action of this kind: a feature, or haste (D5E-31, D5E-80).
pub(crate) fn is_granted(encounter: &Encounter, who: CombatantId, action: ActionKind) -> bool {
    let rules = encounter.rules();
    let one = encounter.actor_at(who);
    rules.economy.granted_by(action).is_none()
        || one.is_some_and(|one| match action {
            ActionKind::ActionSurge => rules.knows(&one.profile, Feature::ActionSurge),
            ActionKind::Haste => one.conditions.contains(&Condition::Hasted),
            _ => !one.profile.bonus_actions.is_empty(),
        })
}

/// Checks an action against a turn with these spent actions. An immediate action may have taken the swift one before it
/// (D35-90), haste may add a partial one (D30-65), and a rage lets a surprised one act normally (D5E-86).
fn verdict(
    encounter: &Encounter,
    who: CombatantId,
    (turn, spent): (TurnKind, &[ActionKind]),
    action: ActionKind,
) -> Result<Option<MovementLimit>, ActionLimit> {
    let economy = encounter.rules().economy;
    let one = encounter.participant(who);
    let hasted = one.and_then(|one| economy.hasted(&one.conditions));
    let rages = rages_first(encounter, who, turn);
    let raging = rages && spent.contains(&ActionKind::BonusAction);
    let verdict = match hasted {
        _ if raging => economy.allows(TurnKind::Regular, spent, action),
        _ if rages && action == ActionKind::BonusAction => Ok(None),
        Some(Haste::PartialAction) => economy.allows_hasted(turn, spent, action),
        Some(Haste::Attack | Haste::LimitedAction) | None => economy.allows(turn, spent, action),
    };
    if verdict.is_ok() && action == ActionKind::Swift && one.is_some_and(|one| one.swift_spent) {
        return Err(ActionLimit::Used(Law::OneSwiftAction));
    }
    if verdict.is_ok()
        && economy.granted_by(action) == Some(Law::ActionSurge)
        && !has_surge(encounter, who)
    {
        return Err(ActionLimit::Used(Law::ActionSurge));
    }
    verdict
}

/// Returns whether a combatant has a use of Action Surge left before it rests (D5E-80).
fn has_surge(encounter: &Encounter, who: CombatantId) -> bool {
    let one = encounter.actor_at(who);
    one.is_none_or(|one| one.surges < encounter.rules().economy.surges(&one.profile))
}

/// Whether a surprised combatant acts normally in its first turn once it rages, by Feral Instinct (D5E-86).
fn rages_first(encounter: &Encounter, who: CombatantId, turn: TurnKind) -> bool {
    let one = encounter
        .actor_at(who)
        .filter(|_| turn == TurnKind::Surprised);
    one.is_some_and(|one| {
        encounter
            .rules()
            .knows(&one.profile, Feature::FeralInstinct)
    })
}

/// Returns the limit on an action of a staggered, disabled or slowed combatant, which has a single move or standard
/// action, as in a surprise round, or of a nauseated one, which has a single move. What is more needs an override
/// (D35-87, D35-89). The full attack of a hasted one has one attack more.
pub(crate) fn advice(
    encounter: &Encounter,
    who: CombatantId,
    spent: &[ActionKind],
    action: ActionKind,
) -> Option<MovementLimit> {
    let rules = encounter.rules();
    let one = encounter.participant(who)?;
    if rules.vitality.moves_only(&one.conditions) {
        let free = matches!(action, ActionKind::Free | ActionKind::FiveFootStep);
        let moves = action == ActionKind::Move && !spent.contains(&ActionKind::Move);
        return (!free && !moves).then_some(MovementLimit::BeyondOneMove);
    }
    let economy = rules.economy;
    let slowed = economy.is_slowed(&one.conditions);
    let life = one.life(rules);
    let one_action = slowed || life.is_some_and(LifeState::leaves_one_action);
    if !one_action || action == ActionKind::FiveFootStep {
        let more = economy.hasted(&one.conditions) == Some(Haste::Attack);
        return (more && action == ActionKind::FullRound).then_some(MovementLimit::OneAttackMore);
    }
    let halves: Vec<_> = spent
        .iter()
        .copied()
        .filter(|kind| *kind != ActionKind::FiveFootStep)
        .collect();
    match economy.allows(TurnKind::Surprise, &halves, action) {
        Err(_) if slowed => Some(MovementLimit::BeyondSlow),
        Err(_) => Some(MovementLimit::BeyondOneAction),
        Ok(_) if life == Some(LifeState::Disabled) && action.is_strenuous() => {
            Some(MovementLimit::Strenuous)
        }
        Ok(limit) => limit,
    }
}

/// Whether conditions and hit points allow an action: some combatants may move but not act (D5E-44).
/// An object may be used during the move (D5E-36, AMB-D5E-10).
pub(crate) fn may_take(encounter: &Encounter, who: CombatantId, action: ActionKind) -> bool {
    if action.moves() || matches!(action, ActionKind::Free | ActionKind::Interact) {
        encounter.is_able(who)
    } else {
        encounter.is_capable(who)
    }
}
