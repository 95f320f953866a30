//! The search for saved groups and for creatures during typing in the quick line: a combobox with a list of
//! suggestions.

mod search;
mod suggestions;

use asalto_text::{CreatureText, NoticeText};
use leptos::prelude::*;

use crate::browser::document;
use crate::browser::document::ElementKeys;
use crate::browser::storage;
use crate::components::quick_line::QuickLineText;
use crate::content::bestiary;
use crate::content::creatures;
use crate::content::creatures::{Delivery, File};
use crate::input::quick_line::CreatureQuery;
use crate::storage::campaign::Campaign;
use crate::store::Store;
use crate::ui::{flag, part};
use search::{HIT_POINTS, LINE, LIST, MOST_SAVED, Search, Suggestion};
use suggestions::Found;

/// The suggestions, or a sentence that the creatures can't be loaded.
#[component]
pub fn CreatureSearch() -> impl IntoView {
    let store = Store::take();
    let typing: QuickLineText = expect_context();
    let known = Memo::new(move |_| {
        if !store.has_creatures() {
            return Some(Vec::new());
        }
        creatures::file(File::Table).with(|table| match table {
            Delivery::Coming => Some(Vec::new()),
            Delivery::Missing => None,
            Delivery::Here(table) => {
                let read = bestiary::read(table).ok()?.into_iter();
                Some(read.map(Suggestion::Creature).collect())
            }
        })
    });
    let campaign = Campaign::signal();
    let saved = Memo::new(move |_| {
        let all = campaign.with(|campaign| campaign.saved.clone()).into_iter();
        all.map(Suggestion::Saved).collect::<Vec<_>>()
    });
    let closed = RwSignal::new(None);
    let sought = Memo::new(move |_| {
        typing.line.with(|line| {
            let is_open = closed.with(|closed| closed.as_ref() != Some(line));
            is_open.then(|| CreatureQuery::read(line)).flatten()
        })
    });
    let found = Memo::new(move |_| {
        let name = sought.with(|sought| Some(sought.as_ref()?.name.clone()));
        let Some(name) = name else { return Vec::new() };
        let mut found = saved.with(|saved| bestiary::found(saved, &name));
        found.truncate(MOST_SAVED);
        let creatures =
            known.with(|known| known.as_ref().map(|known| bestiary::found(known, &name)));
        found.extend(creatures.unwrap_or_default());
        found
    });
    let search = Search {
        store: StoredValue::new(store),
        typing,
        sought,
        found,
        active: RwSignal::new(None),
        rolled: RwSignal::new(storage::read(HIT_POINTS).as_deref() == Some("rolled")),
        closed,
    };
    // A choice belongs to its line, so a new line clears it.
    Effect::new(move |_| {
        typing.line.track();
        search.active.set(None);
    });
    describe(search);
    announce(search);
    let missing = flag(move || known.with(Option::is_none));
    let again = move |_| {
        creatures::try_again(File::Table);
        document::focus_soon(LINE);
    };
    view! {
        <Found search/>
        {part(move || missing.get().then(|| view! {
            <p class="hint" role="alert">{store.label(CreatureText::Missing)}</p>
            <button type="button" class="quiet" on:click=again>{store.label(NoticeText::TryAgain)}</button>
        }))}
    }
}

/// Makes the field a combobox of the list, and listens to its keys while the search exists.
fn describe(search: Search) {
    let Search { found, active, .. } = search;
    Effect::new(move |_| {
        let open = found.with(|found| !found.is_empty());
        let chosen = active
            .get()
            .filter(|_| open)
            .map(|index| format!("{LIST}-{index}"));
        for (name, value) in [
            ("role", Some("combobox")),
            ("aria-autocomplete", Some("list")),
            ("aria-controls", Some(LIST)),
            ("aria-expanded", Some(if open { "true" } else { "false" })),
            ("aria-activedescendant", chosen.as_deref()),
        ] {
            document::set_attribute_of(LINE, name, value);
        }
    });
    let keys = StoredValue::new_local(ElementKeys::listen(LINE, move |event| {
        let other = event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing();
        !other && search.press(&event.key())
    }));
    on_cleanup(move || {
        keys.set_value(None);
        for name in [
            "role",
            "aria-autocomplete",
            "aria-controls",
            "aria-expanded",
            "aria-activedescendant",
        ] {
            document::set_attribute_of(LINE, name, None);
        }
    });
}

/// Announces the number of creatures after each change of it.
fn announce(search: Search) {
    let (store, found) = (search.store(), search.found);
    let count = Memo::new(move |_| found.with(Vec::len));
    Effect::new(move |_| {
        let count = count.get();
        if count > 0 {
            let text = store.text_with(CreatureText::Count, &[&count.to_string()]);
            store.announced.set(text);
        }
    });
}
