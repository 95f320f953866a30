//! The end of a combat: the summary of the log, the experience points, and the party afterwards (decision
//! 58).

mod aftermath;
mod enemies;
mod next_combat;
mod numbers;
mod party;
mod summary;

use asalto_text::CampaignText;
use leptos::prelude::*;

use super::change_notice::ChangeNotice;
use super::save_form::SaveForm;
use crate::browser::document;
use crate::store::Store;
use crate::ui::{flag, part};

use enemies::Enemies;
pub use next_combat::Again;
use numbers::Facts;
use party::Party;
use summary::CombatSummary;

/// The summary of the combat, with the buttons that save it.
#[component]
pub fn End() -> impl IntoView {
    let store = Store::take();
    let played = CombatSummary::of(store);
    provide_context(played);
    let notice = ChangeNotice::new(store);
    let has_party = flag(move || played.party.with(|party| !party.is_empty()));
    let enemies = flag(move || played.enemies.with(|enemies| !enemies.is_empty()));
    // The summary comes into view, and no key of the combat presses a button of the bar.
    document::focus_soon("ended");
    let unsaved = flag(move || played.saved.with(Option::is_none));
    view! {
        <section class="campaign ended" aria-labelledby="ended">
            <h2 id="ended" tabindex="-1">{store.label(CampaignText::CombatOver)}</h2>
            <Facts/>
            {part(move || has_party.get().then(|| view! { <Party notice/> }))}
            {notice.shown()}
            {part(move || (unsaved.get() && has_party.get()).then(|| view! { <SaveForm/> }))}
            {part(move || enemies.get().then(|| view! { <Enemies/> }))}
        </section>
    }
}
