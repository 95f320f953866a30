//! The encounter of a checkpoint as the players see it. The allow-list for events applies to every
//! field of the state.

use std::sync::Arc;

use super::corrections::fallen;
use super::notice::is_open;
use super::redact::{self, Visibility};
use super::sight::Sight;
use crate::basis::InitiativeBasis;
use crate::combatant::CombatantId;
use crate::effect::Effect;
use crate::encounter::{
    Concentration, Encounter, FreshTurn, Initiative, Participant, PendingDeathSave, Roster,
    Seating, Stage, TurnEnds,
};
use crate::opening::Awareness;
use crate::priority::{ActorState, PhaseStep, PriorityState};
use crate::waiting::Waiting;

/// Returns the encounter as the players see it.
pub(super) fn encounter(sight: &Sight, whole: &Encounter) -> Encounter {
    let Encounter {
        rules,
        roster,
        awareness: _,
        stage,
        opening,
        round,
        order,
        ties,
        open_tie,
        stack,
        last_frame,
        fresh,
        prepared,
        finished,
        priority,
        ended,
        death_save,
        floors,
        turn_ends,
        seating,
    } = whole;
    let mut seen = Roster::default();
    for one in roster
        .iter()
        .filter_map(|one| participant(sight, whole, one))
    {
        // The ids that players know are consecutive.
        let _pushed = seen.push(one);
    }
    Encounter {
        rules: Arc::clone(rules),
        roster: seen,
        awareness: Arc::new(Awareness::default()),
        stage: match stage {
            Stage::Setup => Stage::Setup,
            Stage::Rolling { before, called } => Stage::Rolling {
                before: *before,
                called: sight.ids(called),
            },
            Stage::Fighting => Stage::Fighting,
            Stage::Ended => Stage::Ended,
        },
        opening: opening.clone(),
        round: *round,
        order: order.clone(),
        ties: ties.clone(),
        open_tie: open_tie.clone(),
        stack: stack.map(|frame| redact::frame(whole, frame)),
        last_frame: *last_frame,
        fresh: fresh.as_ref().map(|turn| fresh_turn(sight, whole, turn)),
        prepared: *prepared,
        finished: *finished,
        priority: Arc::new(phases(sight, whole, priority)),
        ended: effects_that_ended(sight, ended),
        death_save: death_save.and_then(|pending| {
            let one = whole.participant(pending.who)?;
            let who = sight.id(pending.who)?;
            is_open(&one.profile).then_some(PendingDeathSave { who, ..pending })
        }),
        floors: delays_that_ended(sight, whole, floors),
        turn_ends: TurnEnds {
            of: sight.ids(&turn_ends.of),
            taken: sight.ids(&turn_ends.taken),
        },
        seating: Seating {
            out: seating.out.clone(),
            named: seating.named.and_then(|who| sight.id(who)),
            phase: seating.phase,
        },
    }
}

fn participant(sight: &Sight, whole: &Encounter, one: &Participant) -> Option<Participant> {
    if let Some(late) = sight.latecomer(one.id).filter(|late| late.at != Some(0)) {
        let profile = redact::profile_with_owner(sight, &late.profile);
        let mut seen = Participant::new(sight.number(one.id)?, profile);
        seen.present = !late.is_absent;
        return Some(seen);
    }
    let Participant {
        id,
        profile,
        present,
        initiative,
        vitality,
        conditions,
        turn_has_come,
        waiting,
        moved,
        late,
        opportunities,
        stealth,
        position,
        concentration,
        reactions,
        surprised,
        acting,
        owed,
        arrival,
        ridden,
        effects,
        last_turn,
        passed_over,
        ignores: _,
        turn_kept,
        joined,
        missed,
        left,
        legendary,
        exhaustion,
        slot_expended,
        joins,
    } = one.clone();
    let known = Visibility::of(whole, id);
    let open = known.is_open();
    let readies_spell = |waiting: &Waiting| {
        let readied = waiting.readied();
        readied.is_some_and(|readied| readied.spell.is_some())
    };
    let concentration =
        concentration.filter(|_| open || !one.waiting.as_ref().is_some_and(readies_spell));
    let fallen = fallen(whole.rules(), one);
    Some(Participant {
        id: sight.id(id)?,
        present,
        initiative: initiative.map(|roll| initiative_of(sight, known, roll)),
        vitality: vitality.filter(|_| is_open(&profile)),
        profile: Arc::new(redact::profile_with_owner(sight, &profile)),
        conditions: conditions.into_iter().chain(fallen).collect(),
        turn_has_come,
        waiting: waiting.map(|held| redact::waiting(known, &held)),
        moved,
        late,
        opportunities,
        stealth: stealth.filter(|_| open),
        position: if open { position } else { String::new() },
        concentration: concentration.map(|held| concentrating(known, held)),
        reactions,
        surprised,
        acting: if open { acting } else { ActorState::default() },
        owed,
        arrival,
        ridden: ridden.and_then(|ride| redact::ride(sight, ride)),
        effects: effects
            .iter()
            .map(|effect| redact::effect(sight, effect))
            .collect(),
        last_turn,
        passed_over,
        ignores: None,
        turn_kept,
        joined,
        missed,
        left,
        legendary: redact::legendary_use(known, &legendary),
        exhaustion: if open { exhaustion } else { 0 },
        slot_expended: slot_expended.filter(|_| open),
        joins,
    })
}

fn initiative_of(sight: &Sight, known: Visibility, roll: Initiative) -> Initiative {
    let Initiative {
        total,
        face,
        dropped,
        shared,
        basis,
    } = roll;
    Initiative {
        total,
        face: face.filter(|_| known.is_open()),
        dropped: dropped.filter(|_| known.is_open()),
        shared: shared.and_then(|with| sight.id(with)),
        basis: if known.is_open() {
            basis
        } else {
            InitiativeBasis::default()
        },
    }
}

fn concentrating(known: Visibility, held: Concentration) -> Concentration {
    let Concentration { spell, saves } = held;
    let saves = if known.is_open() { saves } else { Vec::new() };
    Concentration { spell, saves }
}

fn fresh_turn(sight: &Sight, whole: &Encounter, turn: &FreshTurn) -> FreshTurn {
    let FreshTurn {
        who,
        first_turn,
        moved,
        lost,
        ended,
        last_turn,
        reactions,
        concentration,
        floors,
        legendary,
        kept,
    } = turn.clone();
    let known = Visibility::of(whole, who);
    let readies = lost.as_ref().and_then(Waiting::readied);
    let hidden_spell = !known.is_open() && readies.is_some_and(|held| held.spell.is_some());
    FreshTurn {
        who,
        first_turn,
        moved,
        lost: lost.map(|held| redact::waiting(known, &held)),
        ended: effects_that_ended(sight, &ended),
        last_turn,
        reactions,
        concentration: concentration
            .filter(|_| !hidden_spell)
            .map(|held| concentrating(known, held)),
        floors: delays_that_ended(sight, whole, &floors),
        legendary: if known.is_open() { legendary } else { 0 },
        kept,
    }
}

fn delays_that_ended(
    sight: &Sight,
    whole: &Encounter,
    ended: &[(CombatantId, Waiting)],
) -> Vec<(CombatantId, Waiting)> {
    let seen = |(who, delay): &(CombatantId, Waiting)| {
        Some((
            sight.id(*who)?,
            redact::waiting(Visibility::of(whole, *who), delay),
        ))
    };
    ended.iter().filter_map(seen).collect()
}

fn effects_that_ended(
    sight: &Sight,
    ended: &[(CombatantId, Effect)],
) -> Vec<(CombatantId, Effect)> {
    let seen = |(who, effect): &(CombatantId, Effect)| {
        Some((sight.id(*who)?, redact::effect(sight, effect)))
    };
    ended.iter().filter_map(seen).collect()
}

fn phases(sight: &Sight, whole: &Encounter, priority: &PriorityState) -> PriorityState {
    let PriorityState {
        phase,
        point,
        passed,
        charges,
        triggers,
        last_trigger,
        arisen,
        mains,
    } = priority;
    let point = match point {
        PhaseStep::Proposal(proposal) if !Visibility::of(whole, proposal.who).is_open() => {
            PhaseStep::Offer(proposal.who)
        }
        PhaseStep::Idle
        | PhaseStep::Attempts(_)
        | PhaseStep::Charges(_)
        | PhaseStep::Offer(_)
        | PhaseStep::Proposal(_)
        | PhaseStep::EveryonePassed => point.clone(),
    };
    let seen: Vec<_> = triggers
        .iter()
        .filter_map(|(id, trigger)| {
            Some((sight.trigger(*id)?, redact::trigger(sight, whole, trigger)?))
        })
        .collect();
    let owner_is_open = |id| {
        let found = triggers.iter().find(|(other, _)| *other == id);
        found.is_some_and(|(_, trigger)| Visibility::of(whole, trigger.owner).is_open())
    };
    PriorityState {
        phase: *phase,
        point,
        passed: passed.clone(),
        charges: charges.clone(),
        last_trigger: if sight.is_whole() {
            *last_trigger
        } else {
            seen.last().map(|(id, _)| *id).unwrap_or_default()
        },
        triggers: seen,
        arisen: arisen
            .iter()
            .filter(|&&id| owner_is_open(id))
            .filter_map(|&id| sight.trigger(id))
            .collect(),
        mains: mains.clone(),
    }
}
