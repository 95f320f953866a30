//! Combatants and awareness during setup.

use crate::combatant::{Combatant, CombatantId, Side};
use crate::command::DetectionInput;
use crate::dice::DiceError;
use crate::die::Die;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::{DetectionEvent, Event};
use crate::opening::Detection;
use crate::rejection::{LegendaryRejection, Rejection, TableRejection};
use crate::rules::{HouseRule, Rules};
use crate::steps::{durations, groups, joining, rides, second_places};

/// Changes the rules. They change only during setup, so that no turn is judged by two sets of
/// rules. The house rule of concentration can be put in force at any time, and the initiative dice of the table
/// can change for the next roll (ANY-16).
pub(super) fn adopt_rules(draft: &mut Draft<'_>, rules: &Rules) -> Result<(), Rejection> {
    // It judges nothing that was done before: it allows an action that would be refused.
    let saves_points = draft.state.rules().with(HouseRule::PointSaving, true);
    if saves_points.as_ref() != Some(rules) && !changes_dice(draft.state.rules(), rules) {
        draft.require_stage(&Stage::Setup)?;
    }
    if !rules.order.is_within_limits() {
        return Err(TableRejection::Phases.into());
    }
    draft.emit(Event::RulesAdopted(Box::new(rules.clone())))
}

/// Whether new rules differ from those in force in the initiative dice of the table alone.
fn changes_dice(now: &Rules, new: &Rules) -> bool {
    let order = now.order.with_dice_of(&new.order);
    let changed = Rules {
        order,
        ..now.clone()
    };
    now.has_table_choices() && changed == *new
}

pub(super) fn edit(
    draft: &mut Draft<'_>,
    who: CombatantId,
    profile: &Combatant,
) -> Result<(), Rejection> {
    let place = draft.combatant_or_place(who)?.profile.place;
    joining::validate(profile)?;
    if place.map(|place| place.of) != profile.place.map(|place| place.of) {
        return Err(LegendaryRejection::OwnerChanged { who }.into());
    }
    let owner = place.and_then(|place| draft.state.participant(place.of));
    if let (Some(owner), Some(place)) = (owner, profile.place) {
        let profile = Combatant::second_place(&*profile.name, &owner.profile, place);
        let profile = Box::new(profile);
        let left = None;
        return draft.emit(Event::CombatantEdited { who, profile, left });
    }
    if draft.present(who)?.initiative.is_none() {
        groups::require_fit(draft, profile, Some(who))?;
    }
    let left = left_after_edit(draft, who, profile)?;
    let profile = Box::new(profile.clone());
    draft.emit(Event::CombatantEdited { who, profile, left })?;
    second_places::take_side(draft, who)
}

/// Returns the hit points that are left under the maximum of a new profile, if an edit changes it.
fn left_after_edit(
    draft: &Draft<'_>,
    who: CombatantId,
    profile: &Combatant,
) -> Result<Option<i32>, Rejection> {
    let policy = draft.state.rules().vitality;
    let old = draft.present(who)?.vitality;
    let both = old.zip(profile.hit_points);
    let changed = both.filter(|(old, maximum)| old.maximum != *maximum);
    Ok(changed.map(|(old, maximum)| policy.after_edit(old.left, old.maximum, maximum)))
}

/// Removes a combatant during setup.
pub(super) fn withdraw(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Setup)?;
    draft.combatant_or_place(who)?;
    for place in second_places::present_of(draft, who) {
        draft.emit(Event::CombatantRemoved { who: place })?;
    }
    rides::part(draft, who)?;
    durations::unbind(draft, who)?;
    draft.emit(Event::CombatantRemoved { who })
}

/// Sets whether a combatant is aware of another. A side that gives itself away during preparation loses its partial
/// actions, since both sides are aware then (D30-11, D30-12).
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

/// Rolls a Spot or Listen check, and sets awareness by its result (D30-2, D35-20).
pub(super) fn detect(draft: &mut Draft<'_>, input: DetectionInput) -> Result<(), Rejection> {
    let (observer, target) = (input.observer, input.target);
    draft.require_stage(&Stage::Setup)?;
    draft.present(observer)?;
    draft.present(target)?;
    let die = Die::D20;
    let check = Detection {
        face: match input.face {
            Some(face) if !die.has(face) => Err(DiceError::NoSuchFace { die, face })?,
            Some(face) => face,
            None => draft.roll(die, Some(observer))?,
        },
        modifier: input.modifier,
        distance: input.distance,
        difficulty: input.difficulty,
    };
    draft.emit(Event::DetectionChecked(DetectionEvent {
        observer,
        target,
        check,
    }))?;
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
