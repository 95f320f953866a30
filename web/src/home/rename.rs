//! The form with the name of an encounter, in its row at home or in the header.

use asalto_core::combatant::readable_name;
use asalto_text::HomeText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::{document, validity};
use crate::components::kept_texts;
use crate::components::other_tabs::on_change;
use crate::storage::archive::encounters as shelf;
use crate::storage::archive::encounters::Label;
use crate::storage::archive::{Fault, bin};
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::storage::library::Item;
use crate::store::{Store, encounter_title};

use super::changes::{SEARCH, about_encounter, why_not};

/// The id of the field in the header.
const IN_HEADER: &str = "rename";

/// The form with the name of the open encounter, which takes the focus.
#[component]
pub fn RenameOpen(renames: RwSignal<bool>) -> impl IntoView {
    let store = Store::take();
    let id = store.keeper.opened();
    let seen = item(id).map(|item| item.name).unwrap_or_default();
    document::focus_soon(IN_HEADER);
    let field = IN_HEADER.to_owned();
    view! { <Rename id field seen renames back=encounter_title::ELEMENT.to_owned()/> }
}

/// Returns whether a name is being typed for an encounter, in a form that was left without an answer.
pub fn is_being_typed(id: u32) -> bool {
    kept_texts::text(&field_of(id)).is_some()
}

/// Returns the id of the field in the row of an encounter.
pub fn in_row(id: u32) -> String {
    format!("name-of-encounter-{id}")
}

/// Returns the name under which the typed text is kept.
fn field_of(id: u32) -> String {
    kept_texts::written(&in_row(id))
}

/// Returns the list item of an encounter.
fn item(id: u32) -> Option<Item> {
    let mut items = library::items(&Browser).into_iter();
    items.find(|item| item.id == id)
}

/// Returns the title of an encounter, as the list has it now.
fn title(store: Store, id: u32) -> String {
    item(id).map_or_else(String::new, |item| encounter_title::of_item(store, &item))
}

/// Says at the field why its name was not saved, or on the page if the form is gone.
fn refuse(store: Store, field: &str, why: &str) {
    if document::is_there(&format!("#{field}")) {
        validity::find_in(field, Some(why));
    } else {
        store.tell(why.to_owned());
    }
}

/// What a fault at a field claims about the encounter. It goes once that is no longer true.
#[derive(Clone, PartialEq, Eq)]
enum Claim {
    /// Another tab has deleted it.
    Deleted,
    /// Another tab has given it this name.
    Named(String),
}

impl Claim {
    /// Returns the claim that is true now about an encounter whose saved name the user knows.
    async fn of(store: Store, id: u32, known: &str) -> Option<Self> {
        let is_gone = |found| matches!(found, Err(fault) if fault != Fault::Closed);
        if store.keeper.unsaved() != Some(id) && is_gone(shelf::find(id).await) {
            return Some(Self::Deleted);
        }
        let name = item(id).map(|item| item.name).unwrap_or_default();
        (name != known).then_some(Self::Named(name))
    }

    /// Returns its sentence.
    fn words(&self, store: Store, id: u32) -> String {
        match self {
            Self::Deleted => store.text(HomeText::DeletedWhileNamed).to_owned(),
            Self::Named(_) => store.text_with(HomeText::NamedElsewhere, &[&title(store, id)]),
        }
    }
}

/// A claim at a field, with its sentence.
type Claimed = RwSignal<Option<(Claim, String)>>;

/// Keeps the claim at a field true: follows what becomes of the encounter, in this tab and in another one.
fn follow_claim(
    store: Store,
    id: u32,
    field: StoredValue<String>,
    known: RwSignal<String>,
    claim: Claimed,
) {
    // The name that the user knew before another tab gave it another one.
    let seen = StoredValue::new(known.get_untracked());
    let look_again = move || {
        spawn_local(async move {
            let Some((was, said)) = claim.try_get_untracked().flatten() else {
                return;
            };
            let now = Claim::of(store, id, &seen.get_value()).await;
            if now.as_ref() == Some(&was) || seen.is_disposed() {
                return;
            }
            store.unsay(&said);
            if let Some(Claim::Named(theirs)) = &now {
                known.set(theirs.clone());
            } else {
                known.set(seen.get_value());
            }
            let now = now.map(|now| {
                let words = now.words(store, id);
                (now, words)
            });
            let words = now.as_ref().map(|(_, words)| words.as_str());
            field.with_value(|field| validity::find_in(field, words));
            claim.set(now);
        });
    };
    on_change(
        |key| key == bin::CHANGED || library::is_list(key),
        look_again,
    );
    Effect::new(move |_| {
        store.keeper.lists.track();
        bin::track();
        look_again();
    });
}

/// The form with the name of an encounter, which starts with the name that the user has seen. It stays open until the name
/// is saved. Afterwards the focus returns to the element with the id `back`.
#[component]
pub fn Rename(
    id: u32,
    field: String,
    seen: String,
    renames: RwSignal<bool>,
    back: String,
) -> impl IntoView {
    let store = Store::take();
    let (field, back) = (StoredValue::new(field), StoredValue::new(back));
    let before = kept_texts::text(&field_of(id));
    let typed = RwSignal::new(before.unwrap_or_else(|| seen.clone()));
    // A name from before a reload was typed over the one that was seen then.
    let seen = kept_texts::typed_over(&field_of(id)).unwrap_or(seen);
    // The saved name that the user knows of.
    let known = RwSignal::new(seen);
    let claim: Claimed = RwSignal::new(None);
    follow_claim(store, id, field, known, claim);
    let write = move |event| {
        document::find_fault(&event, None);
        claim.set(None);
        let text = event_target_value(&event);
        // A name that differs is not lost with the page.
        known.with_untracked(|known| kept_texts::keep_over(&field_of(id), &text, known));
        typed.set(text);
    };
    let leave = move || {
        kept_texts::forget(&field_of(id));
        renames.set(false);
        let is_gone = item(id).is_none() && store.keeper.unsaved() != Some(id);
        let back = back.get_value();
        document::focus_soon(if is_gone { SEARCH } else { &back });
    };
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let name = readable_name(&typed.get_untracked(), Label::LONGEST);
        let seen = known.get_untracked();
        let (field, back) = (field.get_value(), back.get_value());
        spawn_local(async move {
            match shelf::rename(id, store.keeper.unsaved(), &seen, &name).await {
                Ok(None) => {
                    kept_texts::forget(&field_of(id));
                    document::focus_soon(&back);
                    let words = store.text_with(HomeText::Named, &[&title(store, id)]);
                    store.announced.set(about_encounter(store, id, words));
                    // An unchanged row is not rebuilt, so it closes by itself.
                    renames.try_set(false);
                    store.keeper.lists.update(|lists| *lists += 1);
                }
                Ok(Some(theirs)) => {
                    // The next save is meant.
                    known.try_set(theirs.clone());
                    let now = Claim::Named(theirs);
                    let said = now.words(store, id);
                    refuse(store, &field, &said);
                    claim.try_set(Some((now, said)));
                }
                Err(Fault::Nothing) => {
                    let said = Claim::Deleted.words(store, id);
                    refuse(store, &field, &said);
                    claim.try_set(Some((Claim::Deleted, said)));
                }
                Err(fault) => refuse(store, &field, store.text(why_not(fault))),
            }
        });
    };
    let escape = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            leave();
        }
    };
    view! {
        // A name with a fault is checked again.
        <form class="rename" novalidate on:submit=save on:keydown=escape>
            <label>{store.label(HomeText::Name)}
                <input id=field.get_value() autocomplete="off" maxlength=Label::LONGEST.to_string() value=typed.get_untracked()
                    on:focus=document::select on:input=write/>
            </label>
            <div class="buttons">
                <button>{store.label(HomeText::Save)}</button>
                <button type="button" class="quiet" on:click=move |_| leave()>{store.label(HomeText::Cancel)}</button>
            </div>
        </form>
    }
}
