//! The list of saved groups at home: rename, rest, delete and undo.

use asalto_text::{CampaignText, Message};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::change_notice::{ChangeNotice, word};
use super::offers::members;
use super::save_form::SaveForm;
use crate::browser::document;
use crate::storage::archive::{Deleted, DocumentKind, Fault};
use crate::storage::campaign::{Campaign, Group, GroupUse, Member, SavedGroup, ShelfError, shelf};
use crate::store::Store;
use crate::ui::{each, flag, key, part, text};

/// The section of home.
#[component]
pub fn List() -> impl IntoView {
    let store = Store::take();
    let campaign = Campaign::signal();
    let notice = ChangeNotice::new(store);
    notice.end_with_bin();
    let has_combatants = flag(move || store.view.with(|view| !view.combatants.is_empty()));
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
    let identity = |saved: &SavedGroup| key(&(saved.id, saved.generation, saved.group.of as u8));
    view! {
        <h2>{store.label(CampaignText::Heading)}</h2>
        {part(move || nothing.get().then(|| view! { <p class="hint">{store.label(CampaignText::NothingSaved)}</p> }))}
        {part(unreadable)}
        <ul class="saved-groups">{each(saved, identity, move |saved| view! { <li>{row(store, notice, saved)}</li> }.into_any())}</ul>
        {notice.shown()}
        {part(move || has_combatants.get().then(|| view! { <SaveForm/> }))}
    }
}

/// Builds the row of a group.
fn row(store: Store, notice: ChangeNotice, saved: SavedGroup) -> AnyView {
    let renaming = RwSignal::new(false);
    let name = saved.group.name.clone();
    let about = {
        let members = (saved.group.of != GroupUse::Creature).then(|| members(store, &saved.group));
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
    let own = element(shelf::kind(saved.group.of), saved.id);
    let is_party = saved.group.of == GroupUse::Party;
    // A party has its own page.
    let title = {
        let name = view! { <b><bdi>{name.clone()}</bdi></b> };
        if is_party {
            view! { <a class="to-party" id=own.clone() href=format!("#/party/{}", saved.id)>{name}</a> }.into_any()
        } else {
            name.into_any()
        }
    };
    let rests = is_party && saved.group.members.iter().any(is_worn);
    let rest = {
        let saved = saved.clone();
        move |_| {
            let members = saved.group.members.iter().cloned();
            let group = Group {
                members: members.map(Member::fresh).collect(),
                ..saved.group.clone()
            };
            replace(store, notice, saved.clone(), group);
        }
    };
    let delete = {
        let saved = saved.clone();
        move |_| {
            let (saved, name) = (saved.clone(), saved.group.name.clone());
            notice.attempt(
                async move { shelf::discard(&saved).await },
                move |removed| {
                    let place = removed.place;
                    let undo = Callback::new(move |()| put_back(store, notice, removed.clone()));
                    let words = store.text_with(CampaignText::Deleted, &[&name]);
                    notice.show_deleted(words, undo, place);
                },
            );
        }
    };
    let writing = RwSignal::new(false);
    let is_creature = saved.group.of == GroupUse::Creature;
    let sheet = is_creature.then(|| {
        let toggle = move |_| writing.update(|on| *on = !*on);
        view! {
            <button type="button" class="quiet" aria-label=label(CampaignText::Sheet)
                aria-expanded=text(move || writing.get().to_string()) on:click=toggle>{store.label(CampaignText::Sheet)}</button>
        }
    });
    let block = {
        let saved = saved.clone();
        move || {
            writing
                .get()
                .then(|| write_sheet(store, notice, saved.clone(), writing))
        }
    };
    let faces = is_party.then(|| faces(&saved.group));
    let form = move || renaming.get().then(|| rename(store, notice, saved.clone()));
    view! {
        {faces}
        <span class="what">{title}<small>{about}</small></span>
        <span class="buttons">
            {rests.then(|| view! { <button type="button" class="quiet" aria-label=label(CampaignText::Rest) on:click=rest>{store.label(CampaignText::Rest)}</button> })}
            {sheet}
            <button type="button" class="quiet" id=(!is_party).then_some(own) aria-label=label(CampaignText::Rename) aria-expanded=text(move || renaming.get().to_string())
                on:click=move |_| renaming.update(|on| *on = !*on)>{store.label(CampaignText::Rename)}</button>
            <button type="button" class="quiet" aria-label=label(CampaignText::Delete) on:click=delete>{store.label(CampaignText::Delete)}</button>
        </span>
        {part(form)}
        {part(block)}
    }
    .into_any()
}

/// Returns the id of what takes the focus in the row of a group: its link, or its first button.
fn element(kind: DocumentKind, id: u32) -> String {
    format!("group-{}-{id}", kind.name())
}

/// Puts a deleted group back, and moves the focus to its row.
fn put_back(store: Store, notice: ChangeNotice, removed: Deleted) {
    spawn_local(async move {
        match shelf::put_back(&removed).await {
            Ok(back) => {
                let id = back.id().unwrap_or_default();
                document::focus_soon(&element(back.entry.kind, id));
            }
            // The page of a party has the same sentence.
            Err(ShelfError::Archive(Fault::Nothing))
                if removed.entry.kind == DocumentKind::Party =>
            {
                let gone = store.text(CampaignText::PartyGone).to_owned();
                notice.show(gone, None);
            }
            Err(why) => notice.refuse(why),
        }
    });
}

/// Draws the first letters of the first members of a party.
fn faces(group: &Group) -> AnyView {
    let names = group
        .members
        .iter()
        .map(|member| &member.newcomer.profile.name);
    let first = names.filter_map(|name| name.chars().next()).take(4);
    let faces = first.map(|letter| view! { <i>{letter.to_string()}</i> });
    view! { <span class="faces" aria-hidden="true">{faces.collect::<Vec<_>>()}</span> }.into_any()
}

/// Builds the form for the stat block of a creature.
fn write_sheet(
    store: Store,
    notice: ChangeNotice,
    saved: SavedGroup,
    writing: RwSignal<bool>,
) -> AnyView {
    let old = saved.group.members.first().map(|one| one.sheet.clone());
    let sheet = RwSignal::new(old.unwrap_or_default());
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let mut group = saved.group.clone();
        if let Some(one) = group.members.first_mut() {
            sheet.get_untracked().trim().clone_into(&mut one.sheet);
        }
        writing.set(false);
        replace(store, notice, saved.clone(), group);
    };
    view! {
        <form class="sheet-form" on:submit=save>
            <label>{store.label(CampaignText::SheetHint)}
                <textarea rows="6" maxlength=Member::LONGEST_SHEET.to_string() placeholder=store.label(CampaignText::SheetExample)
                    prop:value=sheet on:input=move |event| sheet.set(event_target_value(&event))></textarea></label>
            <button type="submit">{store.label(CampaignText::Save)}</button>
        </form>
    }
    .into_any()
}

/// Returns whether a member has lost anything.
fn is_worn(member: &Member) -> bool {
    *member != member.clone().fresh()
}

/// Builds the form that renames a group.
fn rename(store: Store, notice: ChangeNotice, saved: SavedGroup) -> AnyView {
    let name = RwSignal::new(saved.group.name.clone());
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let mut group = saved.group.clone();
        group.name = name.get_untracked();
        // A creature joins under its name.
        if let (GroupUse::Creature, Some(member)) = (group.of, group.members.first_mut()) {
            group
                .name
                .trim()
                .clone_into(&mut member.newcomer.profile.name);
        }
        replace(store, notice, saved.clone(), group);
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

/// Replaces a saved group, with an undo.
pub fn replace(store: Store, notice: ChangeNotice, before: SavedGroup, group: Group) {
    let old = before.group.clone();
    notice.save(Some(before), group, move |saved| {
        let words = store.text_with(CampaignText::SavedAs, &[&saved.group.name]);
        let old = old.clone();
        let undo = Callback::new(move |()| {
            notice.save(Some(saved.clone()), old.clone(), |_| {});
        });
        notice.show(words, Some(undo));
    });
}
