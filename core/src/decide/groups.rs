//! Groups of identical creatures: one roll for all of them, and any order among themselves.

use super::draft::Draft;
use super::{durations, mounts, turns};
use crate::combatant::{Combatant, CombatantId};
use crate::dice::RollMode;
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::order::Placement;
use crate::rejection::Rejection;
use crate::rules::TurnKind;
use crate::sorted::{SortedMap, SortedSet};
use crate::stack::{Frame, FrameKind};

/// Those who are called to roll, and who carries whom, looked up once for all rolls.
pub(super) struct Called {
    /// Who.
    pub(super) those: SortedSet<CombatantId>,
    /// By rider the mount that acts on its count.
    mounts: SortedMap<CombatantId, CombatantId>,
}

impl Called {
    pub(super) fn of(encounter: &Encounter) -> Self {
        let mounts = encounter.present().rev();
        let mounts = mounts.filter_map(|one| Some((mounts::rider_of(one)?.rider, one.id)));
        Self {
            those: encounter.unrolled().collect(),
            mounts: mounts.collect(),
        }
    }
}

/// For whom one roll is made when somebody is called to roll: those of the same group who are
/// called too and roll in the same way, the first of them first (D5E-20, D5E-53), and the mounts that
/// act on their riders' count (D30-48, D35-81).
pub(super) fn block_to_roll(
    encounter: &Encounter,
    who: CombatantId,
    Called { those, mounts }: &Called,
) -> Vec<CombatantId> {
    let to_roll = |who: &CombatantId| {
        let one = encounter.participant(*who).filter(|_| those.contains(who));
        one.is_some_and(|one| one.initiative.is_none())
    };
    let ride = encounter.participant(who).and_then(mounts::rider_of);
    let rider = ride.map(|ride| ride.rider).filter(to_roll);
    let riders = identical(encounter, rider.unwrap_or(who), those);
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
    let Some(group) = participant.profile.group else {
        return vec![who];
    };
    let mode = roll_mode(encounter, participant);
    called
        .iter()
        .filter_map(|&who| encounter.participant(who))
        .filter(|one| one.profile.group == Some(group) && one.initiative.is_none())
        .filter(|one| roll_mode(encounter, one) == mode)
        .map(|one| one.id)
        .collect()
}

/// How somebody rolls initiative: by the profile, and at a disadvantage where surprise gives one
/// (D5E-53); both cancel each other.
pub(super) fn roll_mode(encounter: &Encounter, participant: &Participant) -> RollMode {
    let own = participant.profile.initiative_mode;
    if participant.surprised {
        own.and(encounter.rules().opening.surprised_roll())
    } else {
        own
    }
}

/// Lets a roll stand for others too. Where surprise is a matter of the roll, it is over with it.
pub(super) fn share(
    draft: &mut Draft<'_>,
    with: CombatantId,
    others: &[CombatantId],
) -> Result<(), Rejection> {
    for &who in others {
        draft.emit(Event::InitiativeShared { who, with })?;
    }
    if draft.state.rules().opening.surprised_turn().is_none() {
        for who in [with].into_iter().chain(others.iter().copied()) {
            if draft.present(who)?.surprised {
                draft.emit(Event::SurpriseEnded { who })?;
            }
        }
    }
    Ok(())
}

/// Whether a profile may be of its group: one roll is made for creatures that are identical
/// (D5E-20).
pub(super) fn admit(
    draft: &mut Draft<'_>,
    profile: &Combatant,
    own: Option<CombatantId>,
) -> Result<(), Rejection> {
    let Some(group) = profile.group else {
        return Ok(());
    };
    let other = draft
        .state
        .present()
        .filter(|one| one.profile.group == Some(group) && Some(one.id) != own)
        .find(|one| one.initiative.is_none() && !one.profile.is_identical(profile))
        .map(|one| one.id);
    match other {
        Some(other) => draft.refuse(Rejection::NotIdentical { other }),
        None => Ok(()),
    }
}

/// Lets another one of a block act before the one whose turn has come and who has done nothing
/// yet; that one acts after it (D5E-21, AMB-D5E-6).
pub(super) fn act_first(draft: &mut Draft<'_>, to: CombatantId) -> Result<(), Rejection> {
    draft.present(to)?;
    let from = draft.turn_owner()?;
    let order = draft.state.order();
    let index = order.position(to).ok_or(Rejection::OutOfPlace)?;
    if order.position(from).is_none() || from == to {
        return Err(Rejection::OutOfPlace);
    }
    let acted = index < order.passed();
    let same = same_block(&draft.state, from, to);
    let untouched = matches!(
        draft.state.stack().frames(),
        [Frame { kind: FrameKind::Turn { spent, .. }, .. }] if spent.is_empty()
    );
    if !same {
        draft.refuse(Rejection::NotInBlock { who: to })?;
    }
    if !untouched {
        draft.refuse(Rejection::TurnBegun { who: from })?;
    }
    if acted {
        draft.refuse(Rejection::AlreadyActed { who: to })?;
    }
    if !draft.state.is_able(to) {
        draft.refuse(draft.state.rules().vitality.refusal(to, None))?;
    }
    // Its turn has not begun after all: what that changed is taken back (D5E-41, D30-28).
    if draft.state.turn_is_fresh() {
        draft.emit(Event::TurnPutBack { who: from })?;
    }
    draft.emit(Event::TurnHanded { from, to })?;
    let count = draft.state.order().slot(to).map(|slot| slot.count);
    durations::pass(draft, count)?;
    turns::begin(draft, to)
}

/// Who may act first instead of the one whose turn has come.
pub(super) fn partners(encounter: &Encounter) -> Vec<CombatantId> {
    let Some(owner) = encounter.turn_of() else {
        return Vec::new();
    };
    let order = encounter.order();
    let rest = order.slots().iter().skip(order.passed());
    rest.take_while(|slot| same_block(encounter, owner, slot.who))
        .map(|slot| slot.who)
        .collect()
}

/// Whether two act at the same time, in any order among themselves: they share a roll, or nobody
/// has rolled yet (D5E-21, AMB-D30-3).
fn same_block(encounter: &Encounter, one: CombatantId, other: CombatantId) -> bool {
    let unrolled = |who| {
        let slot = encounter.order().slot(who);
        slot.is_some_and(|slot| slot.why == Placement::BeforeTheRoll)
    };
    // Whoever has acted late has a place of its own since (D35-37, D35-57).
    let moved = |who| {
        let slot = encounter.order().slot(who);
        slot.is_some_and(|slot| slot.why.is_chosen() && slot.why != Placement::Ruled)
    };
    let identical = block_of(encounter, one) == block_of(encounter, other);
    identical && !moved(one) && !moved(other)
        || mounts::act_together(encounter, one, other)
        || unrolled(one) && unrolled(other)
}

fn block_of(encounter: &Encounter, who: CombatantId) -> Option<CombatantId> {
    encounter.participant(who).map(Participant::block)
}

/// What kind of turn comes for somebody.
pub(super) fn turn_kind(encounter: &Encounter, who: CombatantId) -> TurnKind {
    if let Some(owed) = encounter.participant(who).and_then(|one| one.owed) {
        return owed;
    }
    let surprised = encounter.participant(who).is_some_and(|one| one.surprised);
    let kind = encounter.rules().opening.surprised_turn();
    kind.filter(|_| surprised)
        .unwrap_or_else(|| encounter.round().turn_kind())
}
