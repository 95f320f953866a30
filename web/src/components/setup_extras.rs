//! Extras of the setup screen that load with the part of the app for combat.

use asalto_core::CombatantId;
use leptos::prelude::*;

use crate::parts::{Part, later};

/// An extra of the setup screen; the loaded part finds it in its context.
#[derive(Clone, Copy)]
pub enum SetupExtra {
    /// The effects on a combatant, and the form that adds one.
    Of(CombatantId),
    /// The way back from an earlier moment, and the other branches.
    Past,
    /// Preparation rounds.
    Rounds,
}

/// The part for combat, showing one extra.
#[component]
pub fn SetupExtras(extra: SetupExtra) -> impl IntoView {
    provide_context(extra);
    later(Part::Table)
}
