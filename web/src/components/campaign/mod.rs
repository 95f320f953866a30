//! The saved campaign: groups that join during setup, the form that saves a group, the party after a combat,
//! and the list at home (docs/decisions/0053).

mod change_notice;
mod conflict;
mod difficulty;
mod end;
mod group_forms;
mod group_id;
mod group_row;
mod list;
pub mod member_fields;
mod notes;
mod offers;
mod said;
mod save_form;
pub mod unsaved;
mod wording;

use leptos::prelude::*;

pub use change_notice::ChangeNotice;
pub use conflict::RefusedSave;
pub use group_id::GroupId;
pub use list::List;
pub use offers::{add, members, present};
pub use save_form::SaveForm;
pub use wording::refusal;

use super::extras::CampaignPlace;
use super::other_tabs::on_change;
use crate::storage::archive::bin;
use crate::storage::campaign::Campaign;
use crate::store::Store;
use crate::ui::{flag, part};
use difficulty::Difficulty;
use end::{Again, End, FactsCard};
use notes::Notes;
use offers::Offers;

/// The section of the campaign for the place in the context.
#[component]
pub fn CampaignSection() -> impl IntoView {
    // Another tab may change the groups.
    on_change(|key| key == bin::CHANGED, Campaign::read);
    match use_context() {
        Some(CampaignPlace::End) => view! { <End/> }.into_any(),
        Some(CampaignPlace::Facts) => view! { <FactsCard/> }.into_any(),
        Some(CampaignPlace::Again) => view! { <Again/> }.into_any(),
        Some(CampaignPlace::Setup { keeps }) => view! { <Setup keeps/> }.into_any(),
        None => view! { <Setup keeps=false/> }.into_any(),
    }
}

#[component]
fn Setup(keeps: bool) -> impl IntoView {
    let store = Store::take();
    let has_combatants = flag(move || store.view.with(|view| !view.combatants.is_empty()));
    view! {
        <section class="campaign">
            <Offers/>
            <Difficulty/>
            <Notes/>
            {part(move || has_combatants.get().then(|| view! { <SaveForm opened=keeps/> }))}
        </section>
    }
}
