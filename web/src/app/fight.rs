//! The combat from the initiative rolls on.

use asalto_core::{Awaiting, CombatantId};
use leptos::prelude::*;

use crate::combat::Combat;
use crate::components::aim_bar::AimBar;
use crate::components::extras::SetupExtra;
use crate::components::log::branches::Branches;
use crate::components::looking_back::LookingBack;
use crate::components::order::row_state::State;
use crate::components::panel::Measures;
use crate::components::panel_subject::PanelSubject;
use crate::rolls::{EnemiesRoll, Rolls, WhoRolls};
use crate::setup::preparation::Preparation;
use crate::store::Store;
use crate::ui::{flag, part};

/// The screen of the initiative rolls, and then of the combat.
///
/// During setup it shows the extra in its context.
#[component]
pub fn Fight() -> impl IntoView {
    let store = Store::take();
    match use_context() {
        Some(SetupExtra::Of(id)) => return view! { <Before id/> }.into_any(),
        Some(SetupExtra::Past) => return view! { <LookingBack/><Branches/> }.into_any(),
        Some(SetupExtra::Rounds) => {
            return view! { <Preparation/><EnemiesRoll/><WhoRolls/> }.into_any();
        }
        Some(SetupExtra::Aim) => return view! { <AimBar/> }.into_any(),
        None => {}
    }
    let rolls = Memo::new(move |_| {
        store
            .view
            .with(|view| matches!(view.awaiting, Awaiting::Rolls(_)))
    });
    part(move || {
        Some(if rolls.get() {
            view! { <Rolls/> }.into_any()
        } else {
            view! { <Combat/> }.into_any()
        })
    })
    .into_any()
}

/// The state of a combatant during setup, with the commands to change it: wounds, effects or a
/// mount.
#[component]
fn Before(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let whose = PanelSubject::of(store, id);
    let selected = flag(move || store.selected.get() == Some(id));
    view! {
        <span class="meta marks">{part(move || {
            store.settings.lang.track();
            Some(view! { <State id/> })
        })}</span>
        {part(move || selected.get().then(|| view! { <section class="panel"><Measures whose/></section> }))}
    }
}
