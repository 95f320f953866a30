//! How much a view tells beside the facts.

use crate::casting::PendingCheck;
use crate::combatant::CombatantId;
use crate::decide::after_pass;
use crate::encounter::{Encounter, Participant, open_checks};
use crate::order::Place;
use crate::steps::set_weapons::braces;
use crate::view::{GroupView, RoundTurn};
use crate::waiting::SetWeapon;
use crate::why::{Peers, Reasons};

/// The functions that work out reasons and consequences, so that a program which shows plain views holds
/// none of their code.
#[derive(Clone, Copy)]
pub(crate) struct Detail {
    /// Returns the encounter after the actor that has priority has passed.
    pub(super) after_pass: fn(&Encounter) -> Option<Encounter>,
    /// Returns the reasons for the state of a combatant with this place in the order.
    pub(super) reasons: fn(&Encounter, &Peers<'_>, CombatantId, Option<usize>) -> Reasons,
    /// Returns the places that the reasons compare.
    pub(super) peers: fn(&[Place]) -> Peers<'_>,
    /// Returns the checks about spells that are pending.
    pub(super) checks: fn(&Encounter) -> Vec<PendingCheck>,
    /// Returns the weapons that are set against the current charge.
    pub(super) braces: fn(&Encounter) -> Vec<SetWeapon>,
    /// Returns the groups that act as one.
    pub(super) groups: fn(&Encounter) -> Vec<GroupView>,
    /// Returns the turn of a combatant with this place in the order, where someone chooses who acts next.
    pub(super) turn: fn(&Encounter, &Participant, Option<usize>) -> Option<RoundTurn>,
}

impl Detail {
    /// All reasons and consequences.
    pub(crate) const WHOLE: Self = Self {
        after_pass,
        reasons: Reasons::of,
        peers: |places| Peers::of(places),
        checks: open_checks,
        braces,
        groups: GroupView::all,
        turn: RoundTurn::of,
    };

    /// None of them.
    pub(crate) const PLAIN: Self = Self {
        after_pass: |_| None,
        reasons: |_, _, _, _| Reasons::default(),
        peers: |_| Peers::default(),
        ..Self::WHOLE
    };

    /// None of them, and nothing that only a combat has.
    pub(crate) const SETUP: Self = Self {
        checks: |_| Vec::new(),
        braces: |_| Vec::new(),
        groups: |_| Vec::new(),
        turn: |_, _, _| None,
        ..Self::PLAIN
    };
}
