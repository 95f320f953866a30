//! Two versions of a group that two tabs have changed: each field that differs, with a choice.

use std::sync::Arc;

use asalto_text::{CampaignText, Message, isolated};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::group_id::GroupId;
use super::member_fields;
use crate::browser::document;
use crate::storage::campaign::{Difference, Group, GroupPart, Merge, SavedGroup, Version};
use crate::store::Store;
use crate::ui::text;

/// The id of the heading, which takes the focus when the form opens.
const HEADING: &str = "conflict";

/// The function that gets a saved group. It outlives the view that began the save, unlike a `Callback`.
pub type Then = Arc<dyn Fn(SavedGroup) + Send + Sync>;

/// A save of a group that the archive has refused.
#[derive(Clone)]
pub struct RefusedSave {
    /// The group as it was before the change, if it was saved before.
    pub before: Option<SavedGroup>,
    /// The group to save.
    pub group: Group,
    /// The function that gets the saved group.
    pub then: Then,
    /// The names of the forms under which their texts are kept, with the texts, if the change was still being typed.
    pub typed: Vec<(String, String)>,
    /// Whether another tab has deleted the group.
    pub is_gone: bool,
    /// The name under which the text of its form is kept, if a form has made the change. Its retry goes with the form.
    pub form: Option<String>,
}

impl RefusedSave {
    /// Returns the refused save of a group that another tab has changed.
    pub fn new(before: Option<SavedGroup>, group: Group, then: Then) -> Self {
        Self {
            before,
            group,
            then,
            typed: Vec::new(),
            is_gone: false,
            form: None,
        }
    }

    /// Returns whether anything would be lost with it.
    pub fn has_change(&self) -> bool {
        let before = self.before.as_ref();
        before.is_none_or(|before| before.group != self.group)
    }

    /// Returns the identity of the group, if it was saved before.
    pub fn group_id(&self) -> Option<GroupId> {
        self.before.as_ref().map(GroupId::of)
    }
}

/// Two versions of a group.
#[derive(Clone)]
pub struct Conflict {
    /// The versions.
    pub merge: Merge,
    /// The version in the archive.
    pub theirs: SavedGroup,
    /// The function that gets the saved group.
    pub then: Then,
    /// Whether the choice takes the focus: the user has asked for it.
    pub takes_focus: bool,
}

impl Conflict {
    /// Returns the sentence that asks for the choice.
    pub fn heading(&self, store: Store) -> String {
        let name = isolated(&self.theirs.group.name).into_owned();
        store.text_with(CampaignText::Conflict, &[&name])
    }
}

/// Builds the form of the choice. `save` gets the group with the chosen versions.
pub fn form(store: Store, conflict: Conflict, save: impl Fn(Group) + 'static) -> AnyView {
    if conflict.takes_focus {
        document::focus_soon(HEADING);
    }
    let heading = {
        let conflict = conflict.clone();
        text(move || conflict.heading(store))
    };
    let choices = RwSignal::new(conflict.merge.differences());
    let fields = choices.get_untracked().into_iter();
    let fields = fields.map(|one| field(store, &conflict.merge, one, choices));
    let fields: Vec<_> = fields.collect();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let choices = choices.get_untracked();
        save(conflict.merge.result(|part| {
            let mut choices = choices.iter();
            choices
                .find(|one| one.part == part)
                .map_or(Version::Mine, |one| one.proposed)
        }));
    };
    view! {
        <form class="conflict" aria-labelledby=HEADING on:submit=submit>
            <h2 id=HEADING tabindex="-1">{heading}</h2>
            <ul>{fields}</ul>
            <button type="submit">{store.label(CampaignText::Save)}</button>
        </form>
    }
    .into_any()
}

/// Builds the choice of a field.
fn field(
    store: Store,
    merge: &Merge,
    difference: Difference,
    choices: RwSignal<Vec<Difference>>,
) -> AnyView {
    let label = {
        let merge = merge.clone();
        text(move || label(store, &merge, difference.part))
    };
    let option = |version: Version| {
        let merge = merge.clone();
        let words = text(move || {
            let value = value(store, &merge, difference.part, version);
            let value = if value.is_empty() {
                store.text(CampaignText::Blank).to_owned()
            } else {
                isolated(&value).into_owned()
            };
            let of = match version {
                Version::Mine => CampaignText::Here,
                Version::Theirs => CampaignText::Elsewhere,
            };
            store.text_with(of, &[&value])
        });
        let is_chosen = text(move || {
            let chosen = |one: &Difference| one.part == difference.part && one.proposed == version;
            choices.with(|all| all.iter().any(chosen)).to_string()
        });
        let choose = move |_| {
            choices.update(|all| {
                if let Some(one) = all.iter_mut().find(|one| one.part == difference.part) {
                    one.proposed = version;
                }
            });
        };
        view! { <button type="button" class="side" aria-pressed=is_chosen on:click=choose>{words}</button> }
    };
    view! {
        <li>
            <span>{label}</span>
            <div class="sides" role="group" aria-label=label>{option(Version::Mine)}{option(Version::Theirs)}</div>
        </li>
    }
    .into_any()
}

/// Returns the label of a field: “HP: Lidda”.
fn label(store: Store, merge: &Merge, part: GroupPart) -> String {
    let name = |at: usize| {
        let member = merge.members.get(at);
        let member = member.and_then(|one| one.mine.as_ref().or(one.theirs.as_ref()));
        member.map_or(String::new(), |one| isolated(one.name()).into_owned())
    };
    match part {
        GroupPart::Name => store.text(CampaignText::Name).to_owned(),
        GroupPart::Member(at) => name(at),
        GroupPart::Of(at, part) => {
            let label = store.text(member_fields::label(part));
            let text = &name(at);
            store.message(&Message::Labeled { label, text })
        }
    }
}

/// Returns the value of a field in a version.
fn value(store: Store, merge: &Merge, part: GroupPart, version: Version) -> String {
    let group = match version {
        Version::Mine => &merge.mine,
        Version::Theirs => &merge.theirs,
    };
    let member = |at: usize| {
        let versions = merge.members.get(at)?;
        match version {
            Version::Mine => versions.mine.as_ref(),
            Version::Theirs => versions.theirs.as_ref(),
        }
    };
    match part {
        GroupPart::Name => group.name.clone(),
        GroupPart::Member(at) if member(at).is_some() => store.text(CampaignText::IsIn).to_owned(),
        GroupPart::Member(_) => store.text(CampaignText::IsNotIn).to_owned(),
        GroupPart::Of(at, part) => {
            let write = |one| member_fields::write(store.lang(), part, one);
            member(at).map(write).unwrap_or_default()
        }
    }
}
