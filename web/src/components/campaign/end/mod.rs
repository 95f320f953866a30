//! The end of a combat: what the log says, the experience points, and what becomes of the party (decision 58).

mod again;
mod enemies;
mod facts;
mod party;
mod played;
mod taken;

use asalto_text::CampaignText;
use leptos::prelude::*;

use super::keep::Keep;
use super::said::Said;
use crate::store::Store;
use crate::ui::{flag, part};

pub use again::Again;
use enemies::Enemies;
use facts::Facts;
use party::Party;
use played::Played;

/// The summary of the combat, with what can be saved.
#[component]
pub fn End() -> impl IntoView {
    let store = Store::take();
    let played = Played::of(store);
    provide_context(played);
    let said = Said::new(store);
    let has_party = flag(move || played.party.with(|party| !party.is_empty()));
    let enemies = flag(move || played.enemies.with(|enemies| !enemies.is_empty()));
    let unsaved = flag(move || played.saved.with(Option::is_none));
    view! {
        <section class="campaign ended" aria-labelledby="ended">
            <h2 id="ended">{store.label(CampaignText::CombatOver)}</h2>
            <Facts/>
            {part(move || has_party.get().then(|| view! { <Party said/> }))}
            {said.shown()}
            {part(move || (unsaved.get() && has_party.get()).then(|| view! { <Keep/> }))}
            {part(move || enemies.get().then(|| view! { <Enemies/> }))}
        </section>
    }
}
