//! The notes about combatants, during setup.

use asalto_text::CampaignText;
use leptos::prelude::*;

use super::offers::present;
use crate::storage::campaign::{Campaign, GroupUse};
use crate::store::Store;
use crate::ui::{each, flag, key, part};

/// The notes, each with the name of its member.
#[component]
pub fn Notes() -> impl IntoView {
    let store = Store::take();
    let campaign = Campaign::signal();
    let notes = Memo::new(move |_| {
        let here = present(store);
        campaign.with(|campaign| {
            let members = campaign
                .of(GroupUse::Party)
                .flat_map(|party| &party.group.members);
            let noted = members
                .filter(|member| !member.note.is_empty() && here.iter().any(|one| member.is(one)));
            let told = noted.map(|member| (member.name().to_owned(), member.note.clone()));
            told.collect::<Vec<_>>()
        })
    });
    let some = flag(move || notes.with(|notes| !notes.is_empty()));
    let note = |(name, note): (String, String)| {
        view! { <li><b><bdi>{name}</bdi></b>" "<bdi>{note}</bdi></li> }.into_any()
    };
    part(move || {
        some.get().then(|| {
            view! { <ul class="notes" aria-label=store.label(CampaignText::Notes)>{each(move || notes.get(), key, note)}</ul> }
        })
    })
}
