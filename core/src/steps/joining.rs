//! Combatants that join or leave.

use crate::combatant::{Combatant, CombatantId, SecondPlace, SecondPlaceKind};
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{InitiativePolicy, ProgressPolicy};
use crate::steps::requirements::require_text;
use crate::steps::{groups, rides};

pub(crate) fn add(draft: &mut Draft<'_>, profile: &Combatant) -> Result<(), Rejection> {
    if draft.state.stage() == &Stage::Ended {
        return Err(Rejection::OutOfPlace);
    }
    validate(profile)?;
    if let Some(place) = profile.place {
        return add_place(draft, &profile.name, place);
    }
    groups::require_fit(draft, profile, None)?;
    let id = draft.state.next_combatant();
    draft.emit(Event::CombatantAdded {
        id,
        profile: Box::new(profile.clone()),
    })
}

/// Adds a second place of a combatant, which is on its side (D5E-74, ANY-9).
fn add_place(draft: &mut Draft<'_>, name: &str, place: SecondPlace) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    let allowed = match place.kind {
        SecondPlaceKind::Lair => rules.legendary.has_lair_places(),
        SecondPlaceKind::Turn => rules.legendary.has_second_places(),
    };
    let cards = rules.initiative == InitiativePolicy::Cards;
    if !allowed || cards || rules.progress != ProgressPolicy::Turns {
        return Err(Rejection::OutOfPlace);
    }
    let owner = &draft.present(place.of)?.profile;
    let profile = Box::new(Combatant::second_place(name, owner, place));
    let id = draft.state.next_combatant();
    draft.emit(Event::CombatantAdded { id, profile })
}

/// Adds the lair of a combatant, at its place in the order (D5E-71).
pub(crate) fn add_lair(
    draft: &mut Draft<'_>,
    owner: CombatantId,
    name: &str,
) -> Result<(), Rejection> {
    let place = SecondPlace::lair(owner);
    let lair = Combatant::second_place(name, &draft.present(owner)?.profile, place);
    add(draft, &lair)
}

pub(crate) fn validate(profile: &Combatant) -> Result<(), Rejection> {
    profile
        .validate()
        .map_err(|fault| Rejection::Profile { fault })
}

/// Notes the position of a combatant, in the game master's words. The engine moves no one (D5E-6).
pub(crate) fn set_position(
    draft: &mut Draft<'_>,
    who: CombatantId,
    position: &str,
) -> Result<(), Rejection> {
    if draft.state.stage() == &Stage::Ended {
        return Err(Rejection::OutOfPlace);
    }
    draft.present(who)?;
    require_text(position)?;
    let position = position.trim().to_owned();
    draft.emit(Event::PositionSet { who, position })
}

/// Lets a newcomer that is aware of the combat arrive at a count, with the mount that joins on it
/// (D30-48, D30-53).
pub(crate) fn arrive(draft: &mut Draft<'_>, who: CombatantId, count: i32) -> Result<(), Rejection> {
    draft.emit(Event::ArrivedAware { who, count })?;
    let mount = rides::mount_of(&draft.state, who);
    let joins = mount.filter(|mount| mount.initiative.is_none() || mount.comes_first());
    match joins.map(|mount| mount.id) {
        Some(mount) => draft.emit(Event::InitiativeShared {
            who: mount,
            with: who,
        }),
        None => Ok(()),
    }
}
