//! The row of a saved group at home: its name, and what can be done with it.

use std::sync::Arc;

use asalto_text::{CampaignText, HomeText, Message};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::change_notice::{ChangeNotice, Undo};
use super::group_forms::{kept_name, kept_sheet, rename, replace, write_sheet};
use super::group_id::{GroupId, element};
use super::offers::members;
use super::wording::word;
use crate::browser::document;
use crate::components::{for_good, kept_texts};
use crate::storage::archive::bin::Deletion;
use crate::storage::archive::{Deleted, DocumentKind, Fault};
use crate::storage::campaign::{Campaign, Group, GroupUse, Member, ShelfError, shelf};
use crate::store::Store;
use crate::ui::{flag, part, text};

/// Builds the row of a group. It follows the group, so that another version of it takes neither a click nor typed text. It
/// adds the group to `typed_into` while a form of it is open. After another tab has deleted the group, only these forms are left.
pub fn row(
    store: Store,
    notice: ChangeNotice,
    id: GroupId,
    typed_into: RwSignal<Vec<GroupId>>,
) -> AnyView {
    let campaign = Campaign::signal();
    let group = Memo::new(move |before: Option<&Option<Group>>| {
        let now = campaign.with(|campaign| id.find(campaign).map(|saved| saved.group.clone()));
        now.or_else(|| before.cloned().flatten())
    });
    let gone = id.gone();
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
    let about = text(move || group.with(|group| about(store, id, group.as_ref())));
    let label = move |label: CampaignText| {
        text(move || {
            let (label, text) = (store.text(label), &name.get());
            store.message(&Message::Labeled { label, text })
        })
    };
    // A party has its own page.
    let title = move || {
        let name = view! { <b><bdi>{name}</bdi></b> };
        Some(if is_party && !gone.get() {
            view! { <a class="to-party" id=id.element() href=format!("#/party/{}", id.id)>{name}</a> }.into_any()
        } else {
            name.into_any()
        })
    };
    let is_worn = flag(move || group.with(|group| group.as_ref().is_some_and(has_worn)));
    let rest = move |_| rest(notice, id);
    let rests = move || {
        (is_party && is_worn.get() && !gone.get()).then(|| view! {
        <button type="button" class="quiet" aria-label=label(CampaignText::Rest) on:click=rest>{store.label(CampaignText::Rest)}</button>
    })
    };
    // A form that was left with a text is open again, and that of a group that another tab has restored.
    notice.give_back(id);
    let renaming = RwSignal::new(kept_texts::text(&kept_name(id)).is_some());
    let writing = RwSignal::new(kept_texts::text(&kept_sheet(id)).is_some());
    let delete = move |_| {
        let forms = [(renaming, kept_name(id)), (writing, kept_sheet(id))];
        delete(store, notice, id, Deletion::ToBin, forms);
    };
    hold_row(id, typed_into, (renaming, writing));
    let has_sheet = flag(move || is_creature && (!gone.get() || writing.get()));
    let sheet = move || {
        let toggle = move |_| toggle(notice, writing, &kept_sheet(id));
        has_sheet.get().then(|| view! {
            <button type="button" class="quiet" aria-label=label(CampaignText::Sheet)
                aria-expanded=text(move || writing.get().to_string()) on:click=toggle>{store.label(CampaignText::Sheet)}</button>
        })
    };
    let first = id.element();
    let rename_id = if is_party {
        format!("rename-{first}")
    } else {
        first
    };
    let focus = rename_id.clone();
    let has_rename = flag(move || !gone.get() || renaming.get());
    let rename_button = move || {
        has_rename.get().then(|| view! {
            <button type="button" class="quiet" id=rename_id.clone() aria-label=label(CampaignText::Rename) aria-expanded=text(move || renaming.get().to_string())
                on:click=move |_| toggle(notice, renaming, &kept_name(id))>{store.label(CampaignText::Rename)}</button>
        })
    };
    let delete_button = move || {
        (!gone.get()).then(|| view! {
            <button type="button" class="quiet" aria-label=label(CampaignText::Delete) on:click=delete>{store.label(CampaignText::Delete)}</button>
        })
    };
    let form = move || {
        renaming
            .get()
            .then(|| rename(store, notice, id, (renaming, writing), focus.clone()))
    };
    let block = move || {
        writing
            .get()
            .then(|| write_sheet(store, notice, id, (writing, renaming)))
    };
    let faces = move || {
        let faces = group.with(|group| group.as_ref().map(faces));
        faces.filter(|_| is_party)
    };
    view! {
        {part(faces)}
        <span class="what">{part(title)}<small>{about}</small></span>
        <span class="buttons">{part(rests)}{part(sheet)}{part(rename_button)}{part(delete_button)}</span>
        {part(form)}
        {part(block)}
    }
    .into_any()
}

/// Says what a group is, and who is in it.
fn about(store: Store, id: GroupId, group: Option<&Group>) -> String {
    let of = store.text(word(id.of)).to_owned();
    let group = group.filter(|_| id.of != GroupUse::Creature);
    let members = group.map(|group| members(store, group));
    let parts: Vec<_> = [Some(of), members].into_iter().flatten().collect();
    parts.join(" · ")
}

/// Keeps the row of a group for as long as one of its forms is open.
fn hold_row(
    id: GroupId,
    typed_into: RwSignal<Vec<GroupId>>,
    forms: (RwSignal<bool>, RwSignal<bool>),
) {
    Effect::new(move |_| {
        let (renaming, writing) = (forms.0.get(), forms.1.get());
        let is_held = typed_into.with_untracked(|all| all.contains(&id));
        if is_held != (renaming || writing) {
            typed_into.update(|all| {
                all.retain(|one| *one != id);
                if !is_held {
                    all.push(id);
                }
            });
        }
    });
}

/// Returns whether a member has spent or lost something since its last rest.
fn has_worn(group: &Group) -> bool {
    group.members.iter().any(is_worn)
}

/// Opens a form, or folds it.
fn toggle(notice: ChangeNotice, open: RwSignal<bool>, kept: &str) {
    if open.get_untracked() {
        fold(open, kept);
        notice.end_retry(kept);
    } else {
        open.set(true);
    }
}

/// Folds a form, and forgets its text.
fn fold(open: RwSignal<bool>, kept: &str) {
    open.set(false);
    kept_texts::forget(kept);
}

/// The forms in the row of a group: whether each is open, and the name under which its text is kept.
type Forms = [(RwSignal<bool>, String); 2];

/// Folds the forms of a group that is deleted: what was typed goes with it. Returns the function that opens them again with
/// their texts, because the group stays.
fn fold_all(forms: Forms) -> impl Fn() {
    let forms = forms.map(|(open, kept)| {
        let was_open = open.try_get_untracked().unwrap_or_default();
        let text = kept_texts::text(&kept);
        let over = kept_texts::typed_over(&kept).unwrap_or_default();
        open.try_set(false);
        kept_texts::forget(&kept);
        (open, was_open, kept, text, over)
    });
    move || {
        for (open, was_open, kept, text, over) in &forms {
            if let Some(text) = text {
                kept_texts::keep_over(kept, text, over);
            }
            open.try_set(*was_open);
        }
    }
}

/// Gives the members of a party their hit points and uses back, and ends their conditions.
fn rest(notice: ChangeNotice, id: GroupId) {
    let Some(saved) = id.saved() else { return };
    let members = saved.group.members.iter().cloned();
    let group = Group {
        members: members.map(Member::fresh).collect(),
        ..saved.group.clone()
    };
    replace(notice, None, (saved, group), || {});
}

/// Moves a group to the bin, with an undo. Without room there it stays, and the user is asked whether it goes for good.
fn delete(store: Store, notice: ChangeNotice, id: GroupId, how: Deletion, forms: Forms) {
    let Some(saved) = id.saved() else { return };
    let name = saved.group.name.clone();
    let unfold = fold_all(forms.clone());
    spawn_local(async move {
        let done = shelf::discard(&saved, how).await;
        if done.is_err() {
            unfold();
        }
        if how == Deletion::ToBin && done == Err(ShelfError::Archive(Fault::Full)) {
            let campaign = Campaign::signal();
            let title = move || {
                campaign.with(|campaign| id.find(campaign).map(|saved| saved.group.name.clone()))
            };
            for_good::ask(store, Arc::new(title), move || {
                delete(store, notice, id, Deletion::ForGood, forms.clone());
            });
            return;
        }
        notice.attempt(async move { done }, move |removed| match how {
            Deletion::ToBin => {
                // A refused save goes with its group.
                notice.end_question(id);
                let words = store.text_with(CampaignText::Deleted, &[&name]);
                let undo = undo(store, notice, removed.clone(), name);
                notice.show_deleted(words, undo, &removed);
            }
            Deletion::ForGood => {
                notice.clear();
                let words = store.text_with(HomeText::DeletedForGood, &[&name]);
                store.announced.set(words);
            }
        });
    });
}

/// Returns the undo of a deletion.
fn undo(store: Store, notice: ChangeNotice, removed: Deleted, name: String) -> Undo {
    Callback::new(move |()| put_back(store, notice, removed.clone(), name.clone()))
}

/// Puts a deleted group back, and moves the focus to its row.
fn put_back(store: Store, notice: ChangeNotice, removed: Deleted, name: String) {
    spawn_local(async move {
        match shelf::put_back(&removed).await {
            Ok(back) => {
                let id = back.id().unwrap_or_default();
                document::focus_soon(&element(back.entry.kind, id));
                let said = store.text_with(HomeText::Back, &[&name]);
                notice.announce_of(GroupId::of_deleted(&back), &name, said);
            }
            // The page of a party has the same sentence.
            Err(ShelfError::Archive(Fault::Nothing))
                if removed.entry.kind == DocumentKind::Party =>
            {
                let gone = store.text(CampaignText::PartyGone).to_owned();
                notice.show(gone, None);
            }
            // The undo stays until there is room.
            Err(why @ ShelfError::Archive(Fault::Full)) => {
                notice.refuse_undo(why, undo(store, notice, removed, name));
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
