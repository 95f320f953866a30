//! Mounts. A mount on its rider's count is next to it in the order. Either acts first, as in a
//! block that shares a roll (AMB-D30-12).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::{Encounter, Stage};
use crate::event::Event;
use crate::mount::{MountControl, Ride};
use crate::rejection::Rejection;
use crate::rules::ProgressPolicy;

/// Mounts a combatant. A mount on its rider's count moves next to it once the move gives neither of
/// them two turns in a round.
pub(super) fn mount(
    draft: &mut Draft<'_>,
    who: CombatantId,
    rider: CombatantId,
    control: MountControl,
) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    let policy = rules.mounts;
    if !policy.controls().contains(&control)
        || rules.progress != ProgressPolicy::Turns
        || draft.state.stage() == &Stage::Ended
    {
        return Err(Rejection::OutOfPlace);
    }
    draft.present(who)?;
    draft.present(rider)?;
    for one in [who, rider] {
        if is_in_a_ride(&draft.state, one) || who == rider {
            return Err(Rejection::CannotRide { who: one });
        }
    }
    if policy.forbids(control) {
        draft.refuse(Rejection::OnRidersCount { who, control })?;
    }
    let ride = Ride { rider, control };
    draft.emit(Event::Mounted { who, ride })
}

fn is_in_a_ride(encounter: &Encounter, who: CombatantId) -> bool {
    let mut present = encounter.present();
    present.any(|one| match one.ridden {
        Some(ride) => one.id == who || ride.rider == who,
        None => false,
    })
}

/// Dismounts a rider. Mount and rider keep their places.
pub(super) fn dismount(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.present(who)?.ridden.is_none() {
        return Err(Rejection::NotRidden { who });
    }
    draft.emit(Event::Dismounted { who })
}
