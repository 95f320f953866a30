//! What the part of the app for the fight shows before the fight.

use asalto_core::CombatantId;
use leptos::prelude::*;

use crate::parts::{Part, later};

/// What is wanted of that part; it finds this in its context.
#[derive(Clone, Copy)]
pub enum Beforehand {
    /// What lasts on somebody, and may be begun.
    Of(CombatantId),
    /// The way back from the past, and the other ways the fight has gone.
    Past,
    /// Rounds in which the aware prepare.
    Rounds,
}

/// The part, asked for one of these.
#[component]
pub fn Ahead(what: Beforehand) -> impl IntoView {
    provide_context(what);
    later(Part::Table)
}
