//! The end of a combat: the summary of the log, the experience points, and the party afterwards (decision
//! 58).

mod aftermath;
mod enemies;
mod next_combat;
mod notes;
mod numbers;
mod party;
mod summary;

use asalto_text::CampaignText;
use leptos::prelude::*;

use super::change_notice::ChangeNotice;
use super::save_form::SaveForm;
use crate::browser::document;
use crate::store::{Store, encounter_title};
use crate::ui::{flag, part, text};

use enemies::Enemies;
pub use next_combat::Again;
use notes::Notes;
use numbers::Facts;
use party::Party;
use summary::CombatSummary;

/// The party and the enemies after the combat, with the buttons that save the party.
#[component]
pub fn End() -> impl IntoView {
    let store = Store::take();
    let played = CombatSummary::of(store);
    provide_context(played);
    let notice = ChangeNotice::new(store);
    notice.follow();
    on_cleanup(move || notice.leave_to_home());
    let notes = Notes::new();
    notes.outlive_party(played, notice);
    let has_party = flag(move || played.party.with(|party| !party.is_empty()));
    let enemies = flag(move || played.enemies.with(|enemies| !enemies.is_empty()));
    let unsaved = flag(move || played.saved.with(Option::is_none));
    view! {
        <div class="campaign ended">
            {part(move || has_party.get().then(|| view! { <Party notice notes/> }))}
            {notice.shown()}
            {part(move || enemies.get().then(|| view! { <Enemies/> }))}
            {part(move || (unsaved.get() && has_party.get()).then(|| view! { <SaveForm/> }))}
        </div>
    }
}

/// The numbers of the combat under its heading. They stand where the panel was.
#[component]
pub fn FactsCard() -> impl IntoView {
    let store = Store::take();
    let played = CombatSummary::of(store);
    provide_context(played);
    let title = encounter_title::of_open(store);
    let about = move || {
        let rules = store.view.with(|view| view.ruleset);
        let rules = asalto_text::ruleset(store.lang(), rules).to_owned();
        let parts: Vec<_> = [title.get(), Some(rules)].into_iter().flatten().collect();
        parts.join(" · ")
    };
    // The summary comes into view, and no key of the combat presses a button of the bar.
    document::focus_soon("ended");
    view! {
        <section class="ended-facts" aria-labelledby="ended">
            <h2 id="ended" tabindex="-1">{store.label(CampaignText::CombatOver)}</h2>
            <p class="sub">{text(about)}</p>
            <Facts/>
        </section>
    }
}
