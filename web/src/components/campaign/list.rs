//! The list at home of what is saved: rename, rest, delete and undo.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::keep::Keep;
use super::offers::members;
use super::said::{Said, word};
use crate::campaign::{Campaign, Group, Member, Saved, Use, shelf};
use crate::reactive::{each, flag, key, part, text};
use crate::store::Store;
use crate::text::{CampaignText, Message};

/// The section of home.
#[component]
pub fn List() -> impl IntoView {
    let store = Store::take();
    let campaign = Campaign::signal();
    let said = Said::new(store);
    let somebody = flag(move || store.view.with(|view| !view.combatants.is_empty()));
    let nothing = {
        let campaign = campaign.clone();
        flag(move || {
            campaign.with(|campaign| campaign.saved.is_empty() && campaign.unreadable == 0)
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
    let saved = move || campaign.with(|campaign| campaign.saved.clone());
    let identity = |saved: &Saved| key(&(saved.id, saved.generation, saved.group.of as u8));
    view! {
        <h2>{store.label(CampaignText::Heading)}</h2>
        {part(move || nothing.get().then(|| view! { <p class="hint">{store.label(CampaignText::NothingSaved)}</p> }))}
        {part(unreadable)}
        <ul class="saved-groups">{each(saved, identity, move |saved| view! { <li>{row(store, said, saved)}</li> }.into_any())}</ul>
        {said.shown()}
        {part(move || somebody.get().then(|| view! { <Keep/> }))}
    }
}

/// Builds the row of a group.
fn row(store: Store, said: Said, saved: Saved) -> AnyView {
    let renaming = RwSignal::new(false);
    let name = saved.group.name.clone();
    let about = {
        let members = (saved.group.of != Use::Creature).then(|| members(store, &saved.group));
        let of = saved.group.of;
        text(move || {
            let of = store.text(word(of)).to_owned();
            [Some(of), members.clone()]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" · ")
        })
    };
    let label = {
        let name = name.clone();
        move |label: CampaignText| {
            let name = name.clone();
            text(move || {
                let label = store.text(label);
                store.message(&Message::Labeled { label, text: &name })
            })
        }
    };
    let rests = saved.group.of == Use::Party && saved.group.members.iter().any(is_worn);
    let rest = {
        let saved = saved.clone();
        move |_| {
            let members = saved.group.members.iter().cloned();
            let group = Group {
                members: members.map(Member::fresh).collect(),
                ..saved.group.clone()
            };
            replace(store, said, saved.clone(), group);
        }
    };
    let delete = {
        let saved = saved.clone();
        move |_| {
            let (saved, name) = (saved.clone(), saved.group.name.clone());
            said.attempt(async move { shelf::remove(&saved).await }, move |removed| {
                let undo = Callback::new(move |()| {
                    let removed = removed.clone();
                    said.attempt(async move { shelf::put_back(&removed).await }, |()| {});
                });
                let words = store.text_with(CampaignText::Deleted, &[&name]);
                said.tell(words, Some(undo));
            });
        }
    };
    let form = move || renaming.get().then(|| rename(store, said, saved.clone()));
    view! {
        <span class="what"><b><bdi>{name}</bdi></b><small>{about}</small></span>
        <span class="buttons">
            {rests.then(|| view! { <button type="button" class="quiet" aria-label=label(CampaignText::Rest) on:click=rest>{store.label(CampaignText::Rest)}</button> })}
            <button type="button" class="quiet" aria-label=label(CampaignText::Rename) aria-expanded=text(move || renaming.get().to_string())
                on:click=move |_| renaming.update(|on| *on = !*on)>{store.label(CampaignText::Rename)}</button>
            <button type="button" class="quiet" aria-label=label(CampaignText::Delete) on:click=delete>{store.label(CampaignText::Delete)}</button>
        </span>
        {part(form)}
    }
    .into_any()
}

/// Whether a member has lost anything.
fn is_worn(member: &Member) -> bool {
    *member != member.clone().fresh()
}

/// Builds the form for another name.
fn rename(store: Store, said: Said, saved: Saved) -> AnyView {
    let name = RwSignal::new(saved.group.name.clone());
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let mut group = saved.group.clone();
        group.name = name.get_untracked();
        // A creature joins under its name.
        if let (Use::Creature, Some(member)) = (group.of, group.members.first_mut()) {
            group
                .name
                .trim()
                .clone_into(&mut member.newcomer.profile.name);
        }
        replace(store, said, saved.clone(), group);
    };
    view! {
        <form class="field" on:submit=save>
            <input aria-label=store.label(CampaignText::Name) autocomplete="off" maxlength="120" prop:value=name
                on:input=move |event| name.set(event_target_value(&event))/>
            <button type="submit">{store.label(CampaignText::Save)}</button>
        </form>
    }
    .into_any()
}

/// Saves a group in the place of what it was, with the way back.
pub fn replace(store: Store, said: Said, before: Saved, group: Group) {
    let old = before.group.clone();
    said.attempt(shelf::save(Some(before), group), move |saved| {
        let words = store.text_with(CampaignText::SavedAs, &[&saved.group.name]);
        let undo = Callback::new(move |()| {
            said.attempt(shelf::save(Some(saved.clone()), old.clone()), |_| {});
        });
        said.tell(words, Some(undo));
    });
}
