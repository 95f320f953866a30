//! The fight from the roll on.

use asalto_core::{Awaiting, CombatantId};
use leptos::prelude::*;

use crate::components::ahead::Beforehand;
use crate::components::branches::Branches;
use crate::components::combatant_panel::Measures;
use crate::components::looking_back::LookingBack;
use crate::components::preparation::Preparation;
use crate::components::standing::State;
use crate::screens::combat::Combat;
use crate::screens::rolls::Rolls;
use crate::shown::{flag, part};
use crate::store::Store;

/// The screen of the fight: who is to roll, and then the order. Before it, what is there of it already
/// for the one who is looked at.
#[component]
pub fn Fight() -> impl IntoView {
    let store = Store::take();
    match use_context() {
        Some(Beforehand::Of(id)) => return view! { <Before id/> }.into_any(),
        Some(Beforehand::Past) => return view! { <LookingBack/><Branches/> }.into_any(),
        Some(Beforehand::Rounds) => return view! { <Preparation/> }.into_any(),
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

/// How somebody comes into the fight: wounded, under an effect, on a mount.
#[component]
fn Before(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = store.seen(id);
    let selected = flag(move || store.selected.get() == Some(id));
    view! {
        <span class="meta marks"><State one/></span>
        {part(move || selected.get().then(|| view! { <section class="panel"><Measures id one/></section> }))}
    }
}
