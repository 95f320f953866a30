//! What is saved of the campaign: groups that join during setup, the form that saves one, what a party takes back at
//! the end of a combat, and the list at home (docs/decisions/0053).

mod difficulty;
mod keep;
mod list;
mod notes;
mod offers;
mod said;
mod write_back;

use leptos::prelude::*;

pub use keep::Keep;
pub use list::List;
pub use offers::{members, names};

use crate::components::setup_extras::CampaignPlace;
use crate::reactive::{flag, part};
use crate::store::Store;
use difficulty::Difficulty;
use notes::Notes;
use offers::Offers;
use write_back::WriteBack;

/// The part of the campaign that belongs to the place in the context.
#[component]
pub fn CampaignSection() -> impl IntoView {
    match use_context() {
        Some(CampaignPlace::End) => view! { <WriteBack/> }.into_any(),
        Some(CampaignPlace::Setup) | None => view! { <Setup/> }.into_any(),
    }
}

#[component]
fn Setup() -> impl IntoView {
    let store = Store::take();
    let somebody = flag(move || store.view.with(|view| !view.combatants.is_empty()));
    view! {
        <section class="campaign">
            <Offers/>
            <Difficulty/>
            <Notes/>
            {part(move || somebody.get().then(|| view! { <Keep/> }))}
        </section>
    }
}
