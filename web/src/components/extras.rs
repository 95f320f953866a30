//! Extras of the setup screen that load with other parts of the app.

use asalto_core::CombatantId;
use leptos::prelude::*;

use crate::components::lazy_part::later;
use crate::parts::Part;

/// An extra of the setup screen; the loaded part finds it in its context.
#[derive(Clone, Copy)]
pub enum SetupExtra {
    /// The effects on a combatant, and the form that adds one.
    Of(CombatantId),
    /// The way back from an earlier moment, and the other branches.
    Past,
    /// Preparation rounds.
    Rounds,
    /// The bar of damage and healing.
    Aim,
}

/// The part for combat, showing one extra.
#[component]
pub fn SetupExtras(extra: SetupExtra) -> impl IntoView {
    provide_context(extra);
    later(Part::Table)
}

/// Whether the title of the open encounter is being typed in the header; the loaded part finds it in its context.
#[derive(Clone, Copy)]
pub struct TitleTyped(pub RwSignal<bool>);

/// The field for the title of the open encounter.
#[component]
pub fn TitleField(typed: RwSignal<bool>) -> impl IntoView {
    provide_context(TitleTyped(typed));
    later(Part::Home)
}

/// Where the campaign is shown; the loaded part finds it in its context.
#[derive(Clone, Copy)]
pub enum CampaignPlace {
    /// Setup: groups that can join, the difficulty, and the form that saves a group.
    Setup {
        /// Whether the form is open from the start.
        keeps: bool,
    },
    /// The end of a combat: its summary, and the party afterwards.
    End,
    /// The numbers of a combat that is over.
    Facts,
    /// The bar at the end of a combat: the button of the next one.
    Again,
}

/// The part with the campaign.
#[component]
pub fn CampaignExtra(place: CampaignPlace) -> impl IntoView {
    provide_context(place);
    later(Part::Campaign)
}
