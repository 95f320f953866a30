//! Why somebody has its place, its roll, and its first turn.

use super::Reason;
use crate::combatant::CombatantId;
use crate::dice::Dropped;
use crate::encounter::{Arrival, Encounter, Stage};
use crate::mount::Ride;
use crate::order::Placement;
use crate::rule_id::RuleId;
use crate::rules::{Opening, OpeningPolicy, ProgressPolicy};

/// Why the combatant of a place in the order, by its index, has that place.
pub(crate) fn of_place(encounter: &Encounter, index: usize) -> Option<Reason> {
    let slots = encounter.order().slots();
    let slot = slots.get(index)?;
    let (who, count) = (slot.who, slot.count);
    let delay = encounter.rules().delay;
    let same_count = |slot: &&crate::Slot| slot.count == count && slot.who != who;
    let equals = || {
        slots
            .iter()
            .filter(same_count)
            .map(|slot| slot.who)
            .collect()
    };
    let newcomer = encounter.participant(who)?.arrival == Arrival::Aware;
    match slot.why {
        Placement::Count | Placement::Key if newcomer => Some(Reason::Newcomer { count }),
        Placement::Count => Some(Reason::Count {
            count,
            rule: encounter.rules().tie.highest_first(),
        }),
        Placement::Key => {
            let after = slots.get(index + 1).filter(same_count);
            let before = index.checked_sub(1).and_then(|index| slots.get(index));
            let neighbour = after.or(before.filter(same_count))?.who;
            let key = encounter.rules().tie.key()?;
            let number = |who| Some(key.of(&encounter.participant(who)?.profile));
            Some(Reason::Key {
                count,
                key,
                own: number(who)?,
                neighbour,
                other: number(neighbour)?,
            })
        }
        Placement::Lots => Some(Reason::Lots {
            count,
            rule: encounter.rules().tie.last_resort(),
            equals: equals(),
        }),
        Placement::Decided(by) => Some(Reason::Decided {
            count,
            by,
            equals: equals(),
        }),
        Placement::Shared => Some(Reason::SharedRoll {
            count,
            with: encounter.participant(who)?.block(),
            rules: encounter
                .rules()
                .ruleset
                .own(&[RuleId::D5e(20), RuleId::D5e(21)]),
        }),
        Placement::BeforeTheRoll => Some(Reason::BeforeTheRoll),
        Placement::Delayed => Some(Reason::Delayed { count, delay }),
        Placement::Announced => Some(Reason::Announced { count, delay }),
        Placement::Readied { before } => Some(Reason::Readied {
            count,
            before,
            ready: encounter.rules().ready,
        }),
        Placement::Mounted(Ride { rider, bond }) => Some(Reason::Mounted {
            count,
            rider,
            rule: encounter.rules().mounts.rule(bond),
        }),
        Placement::Ruled => Some(Reason::RuledPlace {
            count,
            rule: encounter.rules().tie.keeps_order(),
        }),
    }
}

/// Why a combatant's initiative was rolled as it was, if not with one die.
pub(crate) fn of_roll(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let initiative = encounter.participant(who)?.initiative?;
    let Some(Opening::SomeSurprised { surprised }) = encounter.opening() else {
        return None;
    };
    match (initiative.dropped?, encounter.rules().opening) {
        (Dropped::Higher(dropped), OpeningPolicy::Disadvantage) if surprised.contains(&who) => {
            Some(Reason::SurprisedRoll { dropped })
        }
        _ => None,
    }
}

/// Why a combatant's initiative rolls are worse, if they are.
pub(crate) fn of_penalty(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let by = encounter.participant(who)?.penalty();
    (by < 0).then_some(Reason::LateActions { by })
}

/// Why a combatant has its first turn only in the next round, if it has.
pub(crate) fn of_first_turn(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let one = encounter.participant(who)?;
    let order = encounter.order();
    // Whom a ruling has put there is told so at its place.
    let passed = order.position(who).is_some_and(|index| {
        index < order.passed() && order.slots()[index].why != Placement::Ruled
    });
    let new = encounter.rules().progress == ProgressPolicy::Turns
        && encounter.stage() == &Stage::Fighting
        && passed
        && !one.turn_has_come
        && encounter.turn_of() != Some(who)
        && encounter.is_able(who);
    let rules = encounter.rules();
    new.then(|| Reason::NewNextRound {
        rules: rules.ruleset.own(&rules.newcomers.come_in()),
    })
}
