//! The offer to use legendary resistance, right after a failed save (D5E-72).

use asalto_core::command::LegendaryResistance;
use asalto_core::{CombatantId, Command};
use asalto_text::LegendaryText;
use leptos::prelude::*;

use super::offers::open_offers;
use crate::browser::document;
use crate::components::commands::go;
use crate::store::Store;
use crate::ui::{each, text as shown_text};

/// The offers, one for each creature that has just failed a save. The turn goes on without an answer, and “No
/// resistance” closes an offer on this screen alone.
#[component]
pub fn Resistances() -> impl IntoView {
    let store = Store::take();
    let all = Memo::new(move |_| {
        let resists = |command: &Command| match command {
            Command::UseLegendaryResistance(LegendaryResistance { who, .. }) => Some(*who),
            _ => None,
        };
        store
            .available
            .with(|available| available.iter().filter_map(resists).collect::<Vec<_>>())
    });
    let (open, declined) = open_offers(all, |who| *who);
    each(
        open,
        |who| who.0.into(),
        move |who| view! { <Resistance who declined/> }.into_any(),
    )
}

#[component]
fn Resistance(who: CombatantId, declined: RwSignal<Vec<CombatantId>>) -> impl IntoView {
    let store = Store::take();
    let one = store.combatant(who);
    let asks = move || {
        let left = one.with(|one| one.as_ref()?.legendary);
        let left = left.map_or(0, |left| left.resistance);
        let left = store.lang().number(left.into());
        store.text_with(LegendaryText::AskResist, &[&store.name(who), &left])
    };
    let resist = move |_| {
        let resistance = LegendaryResistance::of(who);
        go(store, Command::UseLegendaryResistance(resistance));
    };
    let decline = move |_| {
        declined.update(|declined| declined.push(who));
        document::leave_for("go");
    };
    view! {
        <div class="prompt resistance" role="group" aria-label=shown_text(asks)>
            <p class="asks">{shown_text(asks)}</p>
            <div class="buttons">
                <button data-once on:click=resist>{store.label(LegendaryText::ResistSave)}</button>
                <button class="quiet" on:click=decline>{store.label(LegendaryText::NoResist)}</button>
            </div>
        </div>
    }
}
