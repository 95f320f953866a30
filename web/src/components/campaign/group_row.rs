//! The row of a saved group at home: its name, and what can be done with it.

use asalto_text::{CampaignText, Message};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::change_notice::{ChangeNotice, word};
use super::group_forms::{rename, replace, write_sheet};
use super::group_id::{GroupId, element};
use super::offers::members;
use crate::browser::document;
use crate::storage::archive::{Deleted, DocumentKind, Fault};
use crate::storage::campaign::{Campaign, Group, GroupUse, Member, ShelfError, shelf};
use crate::store::Store;
use crate::ui::{flag, part, text};

/// Builds the row of a group. It follows the group, so that another version of it takes neither a click nor typed text.
pub fn row(store: Store, notice: ChangeNotice, id: GroupId) -> AnyView {
    let campaign = Campaign::signal();
    let group = Memo::new(move |_| {
        campaign.with(|campaign| id.find(campaign).map(|saved| saved.group.clone()))
    });
    let name = Memo::new(move |_| {
        group.with(|group| {
            group
                .as_ref()
                .map(|group| group.name.clone())
                .unwrap_or_default()
        })
    });
    let is_party = id.of == GroupUse::Party;
    let is_creature = id.of == GroupUse::Creature;
    let about = text(move || {
        let of = store.text(word(id.of)).to_owned();
        let members = group.with(|group| group.as_ref().map(|group| members(store, group)));
        let members = members.filter(|_| !is_creature);
        [Some(of), members]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · ")
    });
    let label = move |label: CampaignText| {
        text(move || {
            let (label, text) = (store.text(label), &name.get());
            store.message(&Message::Labeled { label, text })
        })
    };
    // A party has its own page.
    let title = {
        let name = view! { <b><bdi>{name}</bdi></b> };
        if is_party {
            view! { <a class="to-party" id=id.element() href=format!("#/party/{}", id.id)>{name}</a> }.into_any()
        } else {
            name.into_any()
        }
    };
    let is_worn = flag(move || {
        group.with(|group| {
            group
                .as_ref()
                .is_some_and(|group| group.members.iter().any(is_worn))
        })
    });
    let rest = move |_| rest(store, notice, id);
    let rests = move || {
        (is_party && is_worn.get()).then(|| view! {
        <button type="button" class="quiet" aria-label=label(CampaignText::Rest) on:click=rest>{store.label(CampaignText::Rest)}</button>
    })
    };
    let delete = move |_| delete(store, notice, id);
    let renaming = RwSignal::new(false);
    let writing = RwSignal::new(false);
    let sheet = is_creature.then(|| {
        let toggle = move |_| writing.update(|on| *on = !*on);
        view! {
            <button type="button" class="quiet" aria-label=label(CampaignText::Sheet)
                aria-expanded=text(move || writing.get().to_string()) on:click=toggle>{store.label(CampaignText::Sheet)}</button>
        }
    });
    let first = id.element();
    let rename_id = if is_party {
        format!("rename-{first}")
    } else {
        first
    };
    let focus = rename_id.clone();
    let form = move || {
        renaming
            .get()
            .then(|| rename(store, notice, id, (renaming, focus.clone())))
    };
    let block = move || {
        writing
            .get()
            .then(|| write_sheet(store, notice, id, writing))
    };
    let faces = move || {
        let faces = group.with(|group| group.as_ref().map(faces));
        faces.filter(|_| is_party)
    };
    view! {
        {part(faces)}
        <span class="what">{title}<small>{about}</small></span>
        <span class="buttons">
            {part(rests)}
            {sheet}
            <button type="button" class="quiet" id=rename_id aria-label=label(CampaignText::Rename) aria-expanded=text(move || renaming.get().to_string())
                on:click=move |_| renaming.update(|on| *on = !*on)>{store.label(CampaignText::Rename)}</button>
            <button type="button" class="quiet" aria-label=label(CampaignText::Delete) on:click=delete>{store.label(CampaignText::Delete)}</button>
        </span>
        {part(form)}
        {part(block)}
    }
    .into_any()
}

/// Gives the members of a party their hit points and uses back, and ends their conditions.
fn rest(store: Store, notice: ChangeNotice, id: GroupId) {
    let Some(saved) = id.saved() else { return };
    let members = saved.group.members.iter().cloned();
    let group = Group {
        members: members.map(Member::fresh).collect(),
        ..saved.group.clone()
    };
    replace(store, notice, saved, group, || {});
}

/// Moves a group to the bin, with an undo.
fn delete(store: Store, notice: ChangeNotice, id: GroupId) {
    let Some(saved) = id.saved() else { return };
    let name = saved.group.name.clone();
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

/// Returns whether a member has lost anything.
fn is_worn(member: &Member) -> bool {
    *member != member.clone().fresh()
}
