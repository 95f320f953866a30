//! Who takes part, who is aware of whom, and how the fight would start.

use super::draft::Draft;
use super::{durations, groups, mounts};
use crate::combatant::{Combatant, CombatantId, Side};
use crate::dice::{DiceError, Die};
use crate::encounter::{Encounter, Stage};
use crate::event::Event;
use crate::opening::Detection;
use crate::rejection::Rejection;
use crate::rules::{Opening, Rules};
use crate::sorted::SortedMap;

/// Rules are agreed on before the fight, so that nobody's turn is judged by two of them.
pub(super) fn adopt_rules(draft: &mut Draft<'_>, rules: &Rules) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    draft.emit(Event::RulesAdopted(Box::new(rules.clone())))
}

pub(super) fn add(draft: &mut Draft<'_>, profile: &Combatant) -> Result<(), Rejection> {
    if draft.state.stage() == &Stage::Ended {
        return Err(Rejection::OutOfPlace);
    }
    validate(profile)?;
    groups::admit(draft, profile, None)?;
    let id = draft.state.next_combatant();
    draft.emit(Event::CombatantAdded {
        id,
        profile: Box::new(profile.clone()),
    })
}

pub(super) fn edit(
    draft: &mut Draft<'_>,
    who: CombatantId,
    profile: &Combatant,
) -> Result<(), Rejection> {
    draft.present(who)?;
    validate(profile)?;
    if draft.present(who)?.initiative.is_none() {
        groups::admit(draft, profile, Some(who))?;
    }
    draft.emit(Event::CombatantEdited {
        who,
        profile: Box::new(profile.clone()),
    })
}

fn validate(profile: &Combatant) -> Result<(), Rejection> {
    profile
        .validate()
        .map_err(|fault| Rejection::Profile { fault })
}

/// Takes a combatant out of the encounter before the fight.
pub(super) fn withdraw(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    draft.present(who)?;
    mounts::part(draft, who)?;
    durations::unbind(draft, who)?;
    draft.emit(Event::CombatantRemoved { who })
}

pub(super) fn set_awareness(
    draft: &mut Draft<'_>,
    observer: CombatantId,
    target: CombatantId,
    aware: bool,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    draft.present(observer)?;
    draft.present(target)?;
    if observer == target {
        return Err(Rejection::SelfAwareness);
    }
    draft.emit(Event::AwarenessSet {
        observer,
        target,
        aware,
    })
}

/// Rolls a Spot or Listen check, and sets awareness by it (D30-2, D35-20).
pub(super) fn detect(
    draft: &mut Draft<'_>,
    (observer, target): (CombatantId, CombatantId),
    (modifier, distance, difficulty): (i16, u16, i16),
    face: Option<u16>,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    draft.present(observer)?;
    draft.present(target)?;
    let die = Die::D20;
    let check = Detection {
        face: match face {
            Some(face) if !die.has(face) => Err(DiceError::NoSuchFace { die, face })?,
            Some(face) => face,
            None => draft.roll(die, Some(observer))?,
        },
        modifier,
        distance,
        difficulty,
    };
    draft.emit(Event::DetectionChecked {
        observer,
        target,
        check,
    })?;
    set_awareness(draft, observer, target, check.notices())
}

pub(super) fn set_side_awareness(
    draft: &mut Draft<'_>,
    observer: Side,
    target: Side,
    aware: bool,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    if observer == target {
        return Err(Rejection::SelfAwareness);
    }
    draft.emit(Event::SideAwarenessSet {
        observer,
        target,
        aware,
    })
}

/// How the fight would open if it started now; none where there is nobody.
pub(crate) fn foresee(encounter: &Encounter) -> Option<Opening> {
    let everybody = encounter.present().count();
    if everybody == 0 {
        return None;
    }
    let opening = encounter.rules().opening;
    let known = Known::of(encounter);
    let aware: Vec<_> = encounter
        .present()
        .filter(|one| known.is_aware(one.id, one.profile.side))
        .map(|one| one.id)
        .collect();
    let surprised = encounter
        .present()
        .filter(|one| {
            aware.binary_search(&one.id).is_err()
                && (opening.surprises_unnoticed() || known.is_noticed(one.id, one.profile.side))
        })
        .map(|one| one.id)
        .collect();
    Some(opening.open(everybody, aware, surprised))
}

/// Who is there, side by side, to ask about awareness without asking about every pair.
struct Known<'e> {
    encounter: &'e Encounter,
    sides: SortedMap<Side, Vec<CombatantId>>,
}

impl<'e> Known<'e> {
    fn of(encounter: &'e Encounter) -> Self {
        let mut sides = SortedMap::<Side, Vec<CombatantId>>::default();
        for one in encounter.present() {
            sides.entry(one.profile.side).push(one.id);
        }
        Self { encounter, sides }
    }

    /// Whether somebody is aware of an opponent, or has none (D35-18, AMB-D35-8).
    fn is_aware(&self, who: CombatantId, side: Side) -> bool {
        let awareness = self.encounter.awareness();
        let by_pair = awareness.has_pairs_of(who);
        let mut opponents = self
            .sides
            .iter()
            .filter(|(other, _)| **other != side)
            .peekable();
        opponents.peek().is_none()
            || opponents.any(|(&other, members)| {
                if by_pair {
                    let sees =
                        |&target: &CombatantId| awareness.of_pair((who, side), (target, other));
                    members.iter().any(sees)
                } else {
                    awareness.of_side(side, other)
                }
            })
    }

    /// Whether an opponent is aware of somebody (D35-18).
    fn is_noticed(&self, who: CombatantId, side: Side) -> bool {
        let awareness = self.encounter.awareness();
        self.sides
            .iter()
            .filter(|(other, _)| **other != side)
            .any(|(&other, members)| {
                let sees =
                    |&observer: &CombatantId| awareness.of_pair((observer, other), (who, side));
                members.iter().any(sees)
            })
    }
}
