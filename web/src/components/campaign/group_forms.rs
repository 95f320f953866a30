//! The forms in the row of a saved group: its name, and the stat block of a creature.

use std::sync::Arc;

use asalto_text::CampaignText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::change_notice::ChangeNotice;
use super::conflict::RefusedSave;
use super::group_id::GroupId;
use crate::browser::{document, validity};
use crate::components::kept_texts;
use crate::storage::campaign::{Group, GroupUse, Member, SavedGroup};
use crate::store::Store;

/// Returns the id of the field for the name of a group.
fn field_of(id: GroupId) -> String {
    format!("name-of-{}", id.element())
}

/// Returns the name under which the typed name of a group is kept while its form is open.
pub fn kept_name(id: GroupId) -> String {
    kept_texts::written(&field_of(id))
}

/// Returns the name under which the typed stat block of a creature is kept while its form is open.
pub fn kept_sheet(id: GroupId) -> String {
    kept_texts::written(&format!("sheet-of-{}", id.element()))
}

/// Makes the text of a form: the one that was being typed when its page closed, or else the saved one. It is kept as long as it
/// differs.
fn typed_text(kept: String, saved: String) -> RwSignal<String> {
    let typed = RwSignal::new(kept_texts::text(&kept).unwrap_or_else(|| saved.clone()));
    Effect::new(move |_| typed.with(|text| kept_texts::keep_over(&kept, text, &saved)));
    typed
}

/// Returns the version that a form changes, as the user saw it: a text from before a reload was typed over the one of then.
fn seen(
    id: GroupId,
    kept: &str,
    text: fn(&Group) -> Option<&str>,
    edit: Edit,
) -> Option<SavedGroup> {
    let now = id.saved()?;
    let over = kept_texts::typed_over(kept);
    let Some(over) = over.filter(|over| text(&now.group) != Some(over)) else {
        return Some(now);
    };
    let mut group = now.group;
    edit(&mut group, &over);
    Some(SavedGroup {
        generation: now.generation.saturating_sub(1),
        group,
        ..now
    })
}

/// Builds the form for the stat block of a creature.
pub fn write_sheet(
    store: Store,
    notice: ChangeNotice,
    id: GroupId,
    (writing, renaming): (RwSignal<bool>, RwSignal<bool>),
) -> AnyView {
    let before = seen(id, &kept_sheet(id), sheet_of, write_into);
    let old = before.as_ref().and_then(|saved| sheet_of(&saved.group));
    let sheet = typed_text(kept_sheet(id), old.unwrap_or_default().to_owned());
    let form = TypedForm {
        id,
        typed: sheet,
        kept: kept_sheet(id),
        open: writing,
        edit: write_into,
        field: None,
        beside: Beside {
            kept: kept_name(id),
            open: renaming,
            edit: rename_to,
        },
    };
    let refuse = form.outlive_group(store, notice, before.as_ref());
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(saved) = base(id, before.as_ref(), sheet_of) else {
            return refuse();
        };
        let mut group = saved.group.clone();
        write_into(&mut group, &sheet.get_untracked());
        let form = Some(kept_sheet(id));
        replace(notice, form, (saved, group), move || {
            kept_texts::forget(&kept_sheet(id));
            writing.try_set(false);
        });
    };
    let write = move |event| {
        notice.end_retry(&kept_sheet(id));
        sheet.set(event_target_value(&event));
    };
    view! {
        <form class="sheet-form" on:submit=save>
            <label>{store.label(CampaignText::SheetHint)}
                <textarea rows="6" maxlength=Member::LONGEST_SHEET.to_string() placeholder=store.label(CampaignText::SheetExample)
                    prop:value=sheet on:input=write></textarea></label>
            <button type="submit">{store.label(CampaignText::Save)}</button>
        </form>
    }
    .into_any()
}

/// Builds the form that renames a group. It closes once the name is saved, and an element takes the focus. A creature may have
/// the form for its stat block beside it.
pub fn rename(
    store: Store,
    notice: ChangeNotice,
    id: GroupId,
    (open, writing): (RwSignal<bool>, RwSignal<bool>),
    focus: String,
) -> AnyView {
    let before = seen(id, &kept_name(id), name_of, rename_to);
    let old = before.as_ref().map(|saved| saved.group.name.clone());
    let is_left = kept_texts::text(&kept_name(id)).is_some();
    let name = typed_text(kept_name(id), old.unwrap_or_default());
    let field = field_of(id);
    let form = TypedForm {
        id,
        typed: name,
        kept: kept_name(id),
        open,
        edit: rename_to,
        field: Some(field.clone()),
        beside: Beside {
            kept: kept_sheet(id),
            open: writing,
            edit: write_into,
        },
    };
    let refuse = form.outlive_group(store, notice, before.as_ref());
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(saved) = base(id, before.as_ref(), name_of) else {
            return refuse();
        };
        let mut group = saved.group.clone();
        rename_to(&mut group, &name.get_untracked());
        let focus = focus.clone();
        let form = Some(kept_name(id));
        replace(notice, form, (saved, group), move || {
            kept_texts::forget(&kept_name(id));
            // The row may be gone by now.
            if open.try_set(false).is_none() {
                document::focus_if_lost(&focus);
            }
        });
    };
    if !is_left {
        document::focus_soon(&field);
    }
    view! {
        // A name with a fault is checked again.
        <form class="field" novalidate on:submit=save>
            <input id=field on:focus=document::select aria-label=store.label(CampaignText::Name) autocomplete="off" maxlength="120" prop:value=name
                on:input=move |event| {
                    document::find_fault(&event, None);
                    notice.end_retry(&kept_name(id));
                    name.set(event_target_value(&event));
                }/>
            <button type="submit">{store.label(CampaignText::Save)}</button>
        </form>
    }
    .into_any()
}

/// Gives a group a name.
fn rename_to(group: &mut Group, name: &str) {
    name.clone_into(&mut group.name);
    // A creature joins under its name.
    if let (GroupUse::Creature, Some(member)) = (group.of, group.members.first_mut()) {
        group
            .name
            .trim()
            .clone_into(&mut member.newcomer.profile.name);
    }
}

/// Gives a creature a stat block.
fn write_into(group: &mut Group, sheet: &str) {
    if let Some(one) = group.members.first_mut() {
        sheet.trim().clone_into(&mut one.sheet);
    }
}

/// Makes a typed change of a group.
type Edit = fn(&mut Group, &str);

/// The other form in the row of the same group. What is typed there is saved in the same save.
#[derive(Clone)]
struct Beside {
    /// The name under which its typed text is kept.
    kept: String,
    open: RwSignal<bool>,
    edit: Edit,
}

/// A form in the row of a group.
struct TypedForm {
    id: GroupId,
    typed: RwSignal<String>,
    /// The name under which the typed text is kept.
    kept: String,
    open: RwSignal<bool>,
    /// Makes the typed change.
    edit: Edit,
    /// The id of the field that states a refusal, if it is one of a line.
    field: Option<String>,
    beside: Beside,
}

impl TypedForm {
    /// Asks about what is being typed once another tab has deleted the group. The form stays, and goes on once the group is
    /// back. Returns the function that refuses to save it meanwhile.
    fn outlive_group(
        self,
        store: Store,
        notice: ChangeNotice,
        before: Option<&SavedGroup>,
    ) -> impl Fn() + Clone + 'static {
        let Self {
            id,
            typed,
            kept,
            open,
            edit,
            field,
            beside,
        } = self;
        let before = before.cloned();
        let refused_save = move || {
            let before = before.clone()?;
            let text = typed.get();
            let mut group = before.group.clone();
            edit(&mut group, &text);
            let mut forms = vec![(kept.clone(), open)];
            let mut typed = vec![(kept.clone(), text)];
            let is_beside = beside.open.try_get() == Some(true);
            if let Some(text) = kept_texts::text(&beside.kept).filter(|_| is_beside) {
                (beside.edit)(&mut group, &text);
                forms.push((beside.kept.clone(), beside.open));
                typed.push((beside.kept.clone(), text));
            }
            let then = Arc::new(move |saved: SavedGroup| {
                for (kept, open) in &forms {
                    kept_texts::forget(kept);
                    open.try_set(false);
                }
                notice.tell_saved(&saved);
            });
            let save = RefusedSave::new(Some(before), group, then);
            Some(RefusedSave { typed, ..save })
        };
        let gone = id.gone();
        let (refused, at) = (refused_save.clone(), field.clone());
        Effect::new(move |was: Option<bool>| {
            let is_gone = gone.get();
            let save = refused().filter(|_| is_gone);
            untrack(|| match save {
                Some(save) => notice.follow_deleted(save),
                None if was == Some(true) => {
                    notice.end_question(id);
                    if let Some(field) = &at {
                        validity::find_in(field, None);
                    }
                }
                None => {}
            });
            is_gone
        });
        move || {
            let Some(save) = untrack(&refused_save) else {
                return;
            };
            notice.refuse_deleted(save);
            if let Some(field) = &field {
                let words = untrack(|| store.text(CampaignText::TypedForDeleted));
                validity::find_in(field, Some(words));
            }
        }
    }
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

/// Returns the name of a group.
#[expect(clippy::unnecessary_wraps, reason = "a group may have no stat block")]
fn name_of(group: &Group) -> Option<&str> {
    Some(&group.name)
}

/// Returns the stat block of a creature.
fn sheet_of(group: &Group) -> Option<&str> {
    Some(&group.members.first()?.sheet)
}

/// Replaces a saved group, with an undo. `form` is the form that has made the change, if one has.
pub fn replace(
    notice: ChangeNotice,
    form: Option<String>,
    (before, group): (SavedGroup, Group),
    then: impl Fn() + Send + Sync + 'static,
) {
    let old = before.group.clone();
    notice.save_form(form, (before, group), move |saved| {
        let (done, old) = (saved.clone(), old.clone());
        let undo = Callback::new(move |()| {
            notice.save_back(saved.clone(), old.clone(), move |back| {
                document::focus_soon(&GroupId::of(&back).element());
                notice.announce_undone(&back);
            });
        });
        notice.show_saved(CampaignText::SavedAs, &done, Some(undo));
        then();
    });
}
