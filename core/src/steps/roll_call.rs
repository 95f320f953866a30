//! The combatants called to roll initiative, and those that share one roll.

use crate::basis::InitiativeBasis;
use crate::combatant::{CombatantId, Feature};
use crate::die::{DiscardedDie, RollMode};
use crate::draft::Draft;
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::limits::TOTALS;
use crate::rejection::{Rejection, TableRejection};
use crate::rules::{Condition, InitiativePolicy, Rules, SharingPolicy};
use crate::sorted::{SortedMap, SortedSet};

/// The combatants called to roll, and their mounts, looked up once for all rolls.
pub(crate) struct RollCall {
    /// The combatants.
    pub(crate) called: SortedSet<CombatantId>,
    /// The mounts that act on their rider's count, by rider.
    mounts: SortedMap<CombatantId, CombatantId>,
}

impl RollCall {
    pub(crate) fn of(encounter: &Encounter) -> Self {
        let mounts = encounter.present().rev();
        let mounts = mounts.filter_map(|one| Some((one.ride()?.rider, one.id)));
        Self {
            called: encounter.unrolled().collect(),
            mounts: mounts.collect(),
        }
    }
}

/// Returns the combatants that share the roll of one that is called: the called ones of the same
/// group that roll in the same way, the first of them first (D5E-20, D5E-53), and the mounts that
/// act on their riders' count (D30-48, D35-81).
pub(crate) fn block_to_roll(
    encounter: &Encounter,
    who: CombatantId,
    RollCall { called, mounts }: &RollCall,
) -> Vec<CombatantId> {
    let to_roll = |who: &CombatantId| {
        let one = encounter.participant(*who).filter(|_| called.contains(who));
        one.is_some_and(|one| one.initiative.is_none())
    };
    let ride = encounter.participant(who).and_then(Participant::ride);
    let rider = ride.map(|ride| ride.rider).filter(to_roll);
    let riders = identical(encounter, rider.unwrap_or(who), called);
    let mounts = riders.iter().filter_map(|rider| mounts.get(rider));
    let mounts: Vec<_> = mounts.copied().filter(to_roll).collect();
    riders.into_iter().chain(mounts).collect()
}

fn identical(
    encounter: &Encounter,
    who: CombatantId,
    called: &SortedSet<CombatantId>,
) -> Vec<CombatantId> {
    let Some(participant) = encounter.participant(who) else {
        return Vec::new();
    };
    let side = participant.profile.side;
    if encounter.rules().order.sharing == SharingPolicy::Sides {
        let members = called.iter().filter_map(|&who| encounter.participant(who));
        let members = members.filter(|one| one.profile.side == side && one.initiative.is_none());
        return members.map(|one| one.id).collect();
    }
    let Some(group) = participant.profile.group else {
        return vec![who];
    };
    let alike = |one: &Participant| (roll_mode(encounter, one), one.exhaustion);
    let mode = alike(participant);
    called
        .iter()
        .filter_map(|&who| encounter.participant(who))
        .filter(|one| one.profile.group == Some(group) && one.initiative.is_none())
        .filter(|one| alike(one) == mode)
        .map(|one| one.id)
        .collect()
}

/// Returns the way a combatant rolls initiative: by its profile, and with disadvantage if surprise
/// gives it (D5E-53). Advantage and disadvantage cancel each other. The state of the combatant counts
/// if the ruleset says so (D24-3, D24-4). The roll of a side has nobody's state (D5E-87).
pub(crate) fn roll_mode(encounter: &Encounter, participant: &Participant) -> RollMode {
    let rules = encounter.rules();
    if rules.order.sharing == SharingPolicy::Sides {
        return RollMode::Normal;
    }
    if rules.initiative.by_state() {
        return basis(encounter, participant).mode();
    }
    let surprised = if participant.surprised {
        rules.opening.surprised_roll()
    } else {
        RollMode::Normal
    };
    let sources = InitiativeBasis {
        profile: participant.profile.initiative_mode,
        surprised: surprised == RollMode::Disadvantage,
        ..basis(encounter, participant)
    };
    sources.mode()
}

/// Whether a condition of the ruleset gives disadvantage on the initiative roll, which is a Dexterity check (D5E-79, D24-3).
fn suffers(rules: &Rules, participant: &Participant, condition: &Condition) -> bool {
    let known = rules.vitality.conditions().contains(condition);
    known && participant.conditions.contains(condition)
}

/// Returns the basis of the initiative result of a combatant, if the ruleset considers its state.
/// Otherwise nothing is recorded.
pub(crate) fn basis(encounter: &Encounter, participant: &Participant) -> InitiativeBasis {
    let rules = encounter.rules();
    if rules.order.sharing == SharingPolicy::Sides {
        let score = rules.initiative.uses_score(&participant.profile);
        return InitiativeBasis {
            score,
            ..InitiativeBasis::default()
        };
    }
    let poisoned = suffers(rules, participant, &Condition::Poisoned);
    let frightened = suffers(rules, participant, &Condition::Frightened);
    let feral = rules.knows(&participant.profile, Feature::FeralInstinct);
    let score = rules.initiative.uses_score(&participant.profile);
    let exhausted = rules.exhaustion.check_mode(participant.exhaustion) == RollMode::Disadvantage;
    if !rules.initiative.by_state() {
        // A score has no die that shows what the profile and surprise did.
        let surprised = rules.opening.surprised_roll() == RollMode::Disadvantage;
        return InitiativeBasis {
            score,
            profile: if score {
                participant.profile.initiative_mode
            } else {
                RollMode::Normal
            },
            surprised: score && participant.surprised && surprised,
            poisoned,
            frightened,
            feral,
            exhausted,
            ..InitiativeBasis::default()
        };
    }
    let disadvantage = rules.opening.surprised_roll() == RollMode::Disadvantage;
    InitiativeBasis {
        score,
        profile: participant.profile.initiative_mode,
        surprised: participant.surprised && disadvantage,
        invisible: participant.conditions.contains(&Condition::Invisible),
        incapacitated: !participant.is_capable(rules),
        poisoned,
        frightened,
        feral,
        exhausted,
    }
}

/// Records an initiative roll, whose dropped die stands beside the one that counts.
pub(crate) fn record(
    draft: &mut Draft<'_>,
    who: CombatantId,
    (face, dropped): (u16, Option<DiscardedDie>),
    modifier: i16,
    basis: InitiativeBasis,
) -> Result<(), Rejection> {
    let total = i32::from(face) + i32::from(modifier);
    draft.emit(Event::InitiativeRolled {
        who,
        face,
        dropped,
        modifier,
        total,
        basis,
    })
}

/// Enters a total that was rolled with real dice, for a combatant or its group.
pub(crate) fn enter(draft: &mut Draft<'_>, who: CombatantId, total: i32) -> Result<(), Rejection> {
    draft.present(who)?;
    let call = RollCall::of(&draft.state);
    if !call.called.contains(&who) {
        return Err(Rejection::NotCalled { who });
    }
    match draft.state.rules().initiative {
        InitiativePolicy::Cards => return Err(TableRejection::CardsDecide { who }.into()),
        InitiativePolicy::Check
        | InitiativePolicy::CheckByState { .. }
        | InitiativePolicy::Passive
        | InitiativePolicy::Formula
        | InitiativePolicy::None => {}
    }
    if !TOTALS.contains(&total) {
        return Err(Rejection::TotalOutOfRange { total });
    }
    let block = block_to_roll(&draft.state, who, &call);
    let Some((&who, others)) = block.split_first() else {
        return Ok(());
    };
    draft.emit(Event::InitiativeEntered { who, total })?;
    share(draft, who, others)
}

/// Shares a roll with other combatants. Surprise that affects only the roll ends with it.
pub(crate) fn share(
    draft: &mut Draft<'_>,
    with: CombatantId,
    others: &[CombatantId],
) -> Result<(), Rejection> {
    for &who in others {
        draft.emit(Event::InitiativeShared { who, with })?;
    }
    if draft.state.rules().opening.ends_with_roll() {
        for who in [with].into_iter().chain(others.iter().copied()) {
            if draft.present(who)?.surprised {
                draft.emit(Event::SurpriseEnded { who })?;
            }
        }
    }
    Ok(())
}
