//! The groups whose changes are not saved while their pages are closed, in one sentence on every page.

use std::cell::RefCell;

use asalto_text::{CampaignText, isolated};
use leptos::prelude::*;

use super::group_id::GroupId;
use crate::storage::campaign::{Campaign, SavedGroup};
use crate::store::Store;

/// The place where the user goes on with an unsaved change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The page of the group.
    Page,
    /// The list of groups at home.
    Home,
}

/// A group with an unsaved change, and the name in it.
#[derive(Clone)]
struct Unsaved {
    id: GroupId,
    name: String,
    place: Place,
}

thread_local! {
    static ALL: RefCell<Vec<Unsaved>> = const { RefCell::new(Vec::new()) };
    /// The group of which another sentence tells, with the key of the name in that sentence.
    static TOLD_ELSEWHERE: RefCell<Option<(GroupId, u64)>> = const { RefCell::new(None) };
    /// The sentence on every page.
    static TOLD: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Tells which groups wait at a place. It withdraws the sentence once none are left.
pub fn tell(store: Store, place: Place, groups: impl Iterator<Item = (GroupId, String)>) {
    let groups = groups.map(|(id, name)| Unsaved { id, name, place });
    let groups: Vec<_> = groups.collect();
    ALL.with_borrow_mut(|all| {
        all.retain(|one| one.place != place);
        all.extend(groups);
    });
    tell_all(store);
}

/// Leaves a group to another sentence on the page, or none any more. The sentence has the name with this key.
pub fn leave_to_sentence(store: Store, group: Option<(GroupId, u64)>) {
    if TOLD_ELSEWHERE.replace(group) != group {
        tell_all(store);
    }
}

/// Takes a group back from a sentence that is withdrawn. The sentence of another notice may tell of it by now.
pub fn take_from_sentence(store: Store, group: (GroupId, u64)) {
    if TOLD_ELSEWHERE.with_borrow(|told| *told == Some(group)) {
        leave_to_sentence(store, None);
    }
}

/// Returns the sentence that a group is saved. What was typed on its page may wait for another attempt.
pub fn saved_words(store: Store, text: CampaignText, saved: &SavedGroup) -> String {
    let id = GroupId::of(saved);
    let waits = |one: &Unsaved| one.id == id && one.place == Place::Page;
    let text = if ALL.with_borrow(|all| all.iter().any(waits)) {
        CampaignText::SavedWithoutPage
    } else {
        text
    };
    store.text_with(text, &[&saved.group.name])
}

/// Tells about all of them under the names that the list has now.
pub fn tell_all(store: Store) {
    let words = [
        (Place::Page, CampaignText::Unsaved, CampaignText::UnsavedAll),
        (
            Place::Home,
            CampaignText::UnsavedAtHome,
            CampaignText::UnsavedAllAtHome,
        ),
    ];
    let words = words.into_iter().filter_map(|(place, of_one, of_all)| {
        let names = names_at(place);
        Some(match names.as_slice() {
            [] => return None,
            [name] => store.text_with(of_one, &[name]),
            all => {
                let all = asalto_text::list(untrack(|| store.lang()), all);
                store.text_with(of_all, &[&all])
            }
        })
    });
    let words = words.collect::<Vec<_>>().join(" ");
    let words = Some(words).filter(|words| !words.is_empty());
    let before = TOLD.replace(words.clone());
    let is_shown = before.is_some() && store.keeper.told.get_untracked() == before;
    match words {
        Some(words) if before.as_ref() != Some(&words) || !is_shown => store.tell(words),
        None if is_shown => store.withdraw(),
        Some(_) | None => {}
    }
}

fn names_at(place: Place) -> Vec<String> {
    let elsewhere = TOLD_ELSEWHERE.with_borrow(|id| *id);
    ALL.with_borrow(|all| {
        let here = all
            .iter()
            .filter(|one| one.place == place && elsewhere.is_none_or(|(id, _)| one.id != id));
        // The list may have given it another name meanwhile, or have deleted it: its page does not open then.
        let is_read = Campaign::signal().with_untracked(Campaign::is_whole);
        let named = |one: &Unsaved| match one.id.saved() {
            Some(saved) => Some(saved.group.name),
            None if is_read && place == Place::Page => None,
            None => Some(one.name.clone()),
        };
        here.filter_map(named)
            .map(|name| isolated(&name).into_owned())
            .collect()
    })
}
