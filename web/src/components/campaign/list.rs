//! The saved groups at home.

use asalto_text::CampaignText;
use leptos::prelude::*;

use super::change_notice::ChangeNotice;
use super::group_id::GroupId;
use super::group_row::row;
use super::save_form::SaveForm;
use crate::components::failed_saves;
use crate::storage::campaign::Campaign;
use crate::store::Store;
use crate::ui::{each, flag, key, part};

/// The section of home.
#[component]
pub fn List() -> impl IntoView {
    let store = Store::take();
    let campaign = Campaign::signal();
    let notice = ChangeNotice::new(store);
    notice.follow();
    notice.outlive_page();
    failed_saves::try_again();
    let has_combatants = flag(move || store.view.with(|view| !view.combatants.is_empty()));
    let typed_into = RwSignal::new(Vec::new());
    // The row of a group that another tab has deleted stays, as long as something is being typed into it.
    let listed = {
        let campaign = campaign.clone();
        Memo::new(move |before: Option<&Vec<GroupId>>| {
            let ids = |campaign: &Campaign| campaign.saved.iter().map(GroupId::of).collect();
            let mut ids: Vec<_> = campaign.with(ids);
            typed_into.with(|typed_into| {
                for (place, id) in before.into_iter().flatten().enumerate() {
                    if typed_into.contains(id) && !ids.contains(id) {
                        ids.insert(place.min(ids.len()), *id);
                    }
                }
            });
            ids
        })
    };
    let nothing = {
        let campaign = campaign.clone();
        flag(move || {
            let none = listed.with(Vec::is_empty);
            none && campaign.with(|campaign| campaign.is_whole() && campaign.unreadable == 0)
        })
    };
    let unreadable = {
        let campaign = campaign.clone();
        move || {
            let count = campaign.with(|campaign| campaign.unreadable);
            let words = store.text_with(CampaignText::Unreadable, &[&count.to_string()]);
            (count > 0).then(|| view! { <p class="hint">{words}</p> })
        }
    };
    view! {
        <h2>{store.label(CampaignText::Heading)}</h2>
        {part(move || nothing.get().then(|| view! { <p class="hint">{store.label(CampaignText::NothingSaved)}</p> }))}
        {part(unreadable)}
        <ul class="saved-groups">{each(move || listed.get(), key, move |id| view! { <li>{row(store, notice, id, typed_into)}</li> }.into_any())}</ul>
        {notice.shown()}
        {part(move || has_combatants.get().then(|| view! { <SaveForm/> }))}
    }
}
