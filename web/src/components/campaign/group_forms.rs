//! The forms in the row of a saved group: its name, and the stat block of a creature.

use asalto_text::CampaignText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::change_notice::ChangeNotice;
use super::group_id::GroupId;
use crate::browser::document;
use crate::storage::campaign::{Group, GroupUse, Member, SavedGroup};
use crate::store::Store;

/// The id of the field for the name.
const FIELD: &str = "group-name";

/// Builds the form for the stat block of a creature.
pub fn write_sheet(
    store: Store,
    notice: ChangeNotice,
    id: GroupId,
    writing: RwSignal<bool>,
) -> AnyView {
    let before = id.saved();
    let old = before.as_ref().and_then(|saved| sheet_of(&saved.group));
    let sheet = RwSignal::new(old.unwrap_or_default().to_owned());
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(saved) = base(id, before.as_ref(), sheet_of) else {
            return;
        };
        let mut group = saved.group.clone();
        if let Some(one) = group.members.first_mut() {
            sheet.get_untracked().trim().clone_into(&mut one.sheet);
        }
        replace(store, notice, saved, group, move || {
            writing.try_set(false);
        });
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

/// Builds the form that renames a group. It closes once the name is saved, and an element takes the focus.
pub fn rename(
    store: Store,
    notice: ChangeNotice,
    id: GroupId,
    (open, focus): (RwSignal<bool>, String),
) -> AnyView {
    let before = id.saved();
    let old = before.as_ref().map(|saved| saved.group.name.clone());
    let name = RwSignal::new(old.unwrap_or_default());
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(saved) = base(id, before.as_ref(), |group| Some(&group.name)) else {
            return;
        };
        let mut group = saved.group.clone();
        group.name = name.get_untracked();
        // A creature joins under its name.
        if let (GroupUse::Creature, Some(member)) = (group.of, group.members.first_mut()) {
            group
                .name
                .trim()
                .clone_into(&mut member.newcomer.profile.name);
        }
        let focus = focus.clone();
        replace(store, notice, saved, group, move || {
            // The row may be gone by now.
            if open.try_set(false).is_none() {
                document::focus_soon(&focus);
            }
        });
    };
    document::focus_soon(FIELD);
    view! {
        <form class="field" on:submit=save>
            <input id=FIELD on:focus=document::select aria-label=store.label(CampaignText::Name) autocomplete="off" maxlength="120" prop:value=name
                on:input=move |event| name.set(event_target_value(&event))/>
            <button type="submit">{store.label(CampaignText::Save)}</button>
        </form>
    }
    .into_any()
}

/// Returns the version that a form changes: the one that is saved now, or the one at its opening if another tab has changed
/// the same text since. The save is then refused, and both texts can be chosen from.
fn base(
    id: GroupId,
    before: Option<&SavedGroup>,
    text: impl Fn(&Group) -> Option<&str>,
) -> Option<SavedGroup> {
    let now = id.saved()?;
    let is_same = before.is_none_or(|before| text(&before.group) == text(&now.group));
    Some(before.filter(|_| !is_same).cloned().unwrap_or(now))
}

/// Returns the stat block of a creature.
fn sheet_of(group: &Group) -> Option<&str> {
    Some(&group.members.first()?.sheet)
}

/// Replaces a saved group, with an undo.
pub fn replace(
    store: Store,
    notice: ChangeNotice,
    before: SavedGroup,
    group: Group,
    then: impl Fn() + Send + Sync + 'static,
) {
    let old = before.group.clone();
    notice.save(Some(before), group, move |saved| {
        let words = store.text_with(CampaignText::SavedAs, &[&saved.group.name]);
        let old = old.clone();
        let undo = Callback::new(move |()| {
            notice.save(Some(saved.clone()), old.clone(), |_| {});
        });
        notice.show(words, Some(undo));
        then();
    });
}
