//! The encounter of a checkpoint as the players see it. The allow-list for events applies to every
//! field of the state.

use std::sync::Arc;

use super::corrections::fallen;
use super::innate::{known_conditions, known_effects};
use super::redact::{self, Visibility};
use super::redact_stack;
use super::renumber;
use super::sight::Sight;
use super::ties;
use crate::basis::InitiativeBasis;
use crate::combatant::CombatantId;
use crate::effect::Effect;
use crate::encounter::{
    Encounter, FreshTurn, Initiative, Participant, PendingDeathSave, Roster, Seating, Stage,
    TurnEnds,
};
use crate::frame_id::FrameId;
use crate::opening::Awareness;
use crate::order::Order;
use crate::priority::{ActorState, PhaseStep, PriorityState, Proposal, TriggerId};
use crate::waiting::Waiting;

/// Returns the encounter as the players see it, and numbers its frames and its triggered effects.
pub(super) fn encounter(sight: &mut Sight<'_>, whole: &Encounter) -> Encounter {
    let last = number(sight, whole);
    let sight = &*sight;
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
        // Frames that are gone tell how many turns there were.
        last_frame: _,
        fresh,
        prepared,
        finished,
        priority,
        ended,
        death_save,
        floors,
        turn_ends,
        seating,
        // Nobody rolls again among the players.
        last_roll: _,
        failed_saves: _,
    } = whole;
    // A checkpoint is outside combat: nobody comes back to a place.
    let stood = Order::default();
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
        opening: opening
            .as_ref()
            .map(|opening| Arc::new(renumber::opening(sight, opening))),
        round: *round,
        order: order
            .seen_as(&|place| renumber::place(sight, (whole, &stood), order.places(), place)),
        ties: ties
            .iter()
            .filter_map(|tie| ties::tie(sight, whole, tie))
            .collect(),
        open_tie: open_tie
            .as_ref()
            .and_then(|tie| ties::open_tie(sight, whole, tie)),
        stack: stack
            .filter_map(|frame| redact_stack::frame(sight, whole, sight.frame(frame.id)?, frame)),
        last_frame: last,
        fresh: fresh
            .as_ref()
            .and_then(|turn| fresh_turn(sight, whole, turn)),
        prepared: *prepared,
        finished: *finished,
        priority: Arc::new(phases(sight, whole, priority)),
        ended: effects_that_ended(sight, ended),
        death_save: death_save.and_then(|pending| {
            let one = whole.participant(pending.who)?;
            let who = sight.id(pending.who)?;
            one.profile
                .is_open()
                .then_some(PendingDeathSave { who, ..pending })
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
        last_roll: None,
        failed_saves: Vec::new(),
    }
}

fn participant(sight: &Sight<'_>, whole: &Encounter, one: &Participant) -> Option<Participant> {
    let Participant {
        id,
        profile,
        present,
        initiative,
        vitality,
        conditions: _,
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
        effects: _,
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
        // The counters are the game master's.
        uses: _,
        swift_spent,
        surges,
        inspired,
        died_by,
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
        vitality: vitality.filter(|_| profile.is_open()),
        profile: Arc::new(redact::profile_with_owner(sight, &profile)),
        conditions: known_conditions(one).cloned().chain(fallen).collect(),
        turn_has_come,
        waiting: waiting.map(|held| redact::waiting(sight, known, &held)),
        moved,
        late,
        opportunities,
        stealth: stealth.filter(|_| open),
        position: if open { position } else { String::new() },
        concentration: concentration.map(|held| redact::concentration(known, held)),
        reactions,
        surprised,
        acting: if open { acting } else { ActorState::default() },
        owed,
        arrival,
        ridden: ridden.and_then(|ride| renumber::ride(sight, ride)),
        effects: known_effects(sight, one).collect(),
        last_turn,
        passed_over,
        ignores: None,
        turn_kept,
        joined,
        missed,
        left: left.and_then(|place| renumber::place(sight, (whole, whole.order()), &[], &place)),
        legendary: redact::legendary_use(known, &legendary),
        exhaustion: if open { exhaustion } else { 0 },
        inspired: open && inspired,
        died_by: died_by.filter(|_| open),
        slot_expended: slot_expended
            .filter(|_| open)
            .and_then(|turn| sight.frame(turn)),
        joins,
        uses: Vec::new(),
        swift_spent,
        surges: if open { surges } else { 0 },
    })
}

fn initiative_of(sight: &Sight<'_>, known: Visibility, roll: Initiative) -> Initiative {
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

fn fresh_turn(sight: &Sight<'_>, whole: &Encounter, turn: &FreshTurn) -> Option<FreshTurn> {
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
        swift_spent,
    } = turn.clone();
    let known = Visibility::of(whole, who);
    let readies = lost.as_ref().and_then(Waiting::readied);
    let hidden_spell = !known.is_open() && readies.is_some_and(|held| held.spell.is_some());
    Some(FreshTurn {
        who: sight.id(who)?,
        first_turn,
        moved,
        lost: lost.map(|held| redact::waiting(sight, known, &held)),
        ended: effects_that_ended(sight, &ended),
        last_turn,
        reactions,
        concentration: concentration
            .filter(|_| !hidden_spell)
            .map(|held| redact::concentration(known, held)),
        floors: delays_that_ended(sight, whole, &floors),
        legendary: if known.is_open() { legendary } else { 0 },
        kept,
        swift_spent,
    })
}

fn delays_that_ended(
    sight: &Sight<'_>,
    whole: &Encounter,
    ended: &[(CombatantId, Waiting)],
) -> Vec<(CombatantId, Waiting)> {
    let seen = |(who, delay): &(CombatantId, Waiting)| {
        Some((
            sight.id(*who)?,
            redact::waiting(sight, Visibility::of(whole, *who), delay),
        ))
    };
    ended.iter().filter_map(seen).collect()
}

fn effects_that_ended(
    sight: &Sight<'_>,
    ended: &[(CombatantId, Effect)],
) -> Vec<(CombatantId, Effect)> {
    let seen = |(who, effect): &(CombatantId, Effect)| {
        Some((sight.id(*who)?, redact::effect(sight, effect)))
    };
    ended.iter().filter_map(seen).collect()
}

fn phases(sight: &Sight<'_>, whole: &Encounter, priority: &PriorityState) -> PriorityState {
    let PriorityState {
        phase,
        point,
        passed,
        charges,
        triggers,
        // Triggered effects that are gone tell how many there were.
        last_trigger: _,
        arisen,
        mains,
    } = priority;
    let point = match point {
        PhaseStep::Proposal(proposal) => {
            let is_open = Visibility::of(whole, proposal.who).is_open();
            sight.id(proposal.who).map(|who| {
                if is_open {
                    let owner = Visibility::Open;
                    let declaration =
                        redact_stack::declaration(sight, owner, &proposal.declaration);
                    PhaseStep::Proposal(Arc::new(Proposal { who, declaration }))
                } else {
                    PhaseStep::Offer(who)
                }
            })
        }
        PhaseStep::Offer(who) => sight.id(*who).map(PhaseStep::Offer),
        PhaseStep::Attempts(all) => Some(PhaseStep::Attempts(renumber::attempts(sight, all))),
        PhaseStep::Charges(all) => Some(PhaseStep::Charges(sight.ids(all))),
        PhaseStep::Idle | PhaseStep::EveryonePassed => Some(point.clone()),
    };
    let seen: Vec<_> = triggers
        .iter()
        .filter_map(|(id, trigger)| {
            Some((
                sight.trigger(*id)?,
                redact_stack::trigger(sight, whole, trigger)?,
            ))
        })
        .collect();
    let owner_is_open = |id| {
        let found = triggers.iter().find(|(other, _)| *other == id);
        found.is_some_and(|(_, trigger)| Visibility::of(whole, trigger.owner).is_open())
    };
    PriorityState {
        phase: phase.and_then(|phase| renumber::phase(sight, phase)),
        point: point.unwrap_or(PhaseStep::EveryonePassed),
        passed: sight.ids(passed),
        charges: charges
            .iter()
            .filter_map(|&charge| renumber::charge(sight, charge))
            .collect(),
        last_trigger: seen.last().map(|(id, _)| *id).unwrap_or_default(),
        triggers: seen,
        arisen: arisen
            .iter()
            .filter(|&&id| owner_is_open(id))
            .filter_map(|&id| sight.trigger(id))
            .collect(),
        mains: sight.ids(mains),
    }
}

/// Numbers the frames and the triggered effects that players see, from 1. Returns the number of the last frame.
fn number(sight: &mut Sight<'_>, whole: &Encounter) -> FrameId {
    let stack = whole.stack();
    let frames = stack.frames().iter().chain(stack.postponed());
    let seen = frames.filter(|frame| sight.id(frame.owner).is_some());
    let mut frames: Vec<_> = seen.map(|frame| frame.id).collect();
    frames.sort_unstable();
    let mut last = FrameId::default();
    for frame in frames {
        last.0 = last.0.saturating_add(1);
        sight.number_frame(frame, last);
    }
    let triggers = whole.priority().triggers().iter();
    let seen = triggers.filter(|(_, trigger)| sight.id(trigger.owner).is_some());
    let triggers: Vec<_> = seen.map(|(id, _)| *id).collect();
    for (trigger, number) in triggers.into_iter().zip(1..) {
        sight.number_trigger(trigger, TriggerId(number));
    }
    last
}
