//! The search for saved groups and for creatures during typing in the quick line: a combobox with a list of
//! suggestions.

mod search;
mod suggestions;

use asalto_core::Side;
use asalto_text::{CreatureText, NoticeText};
use leptos::prelude::*;

use crate::browser::document;
use crate::browser::document::ElementKeys;
use crate::components::findable::{Findable, Item, rolls};
use crate::components::quick_line::{LINE, QuickLineText, parts};
use crate::content::creatures;
use crate::content::creatures::File;
use crate::input::matcher::Closeness;
use crate::input::quick_line::LinePart;
use crate::store::Store;
use crate::ui::{flag, part};
use search::{LIST, MOST, Search};
use suggestions::Found;

/// The suggestions, or a sentence that the creatures can't be loaded.
#[component]
pub fn CreatureSearch() -> impl IntoView {
    let store = Store::take();
    let typing: QuickLineText = expect_context();
    // The creatures are read again for other rules, not for each change of the encounter.
    let table = Memo::new(move |_| store.creature_table());
    let known = Memo::new(move |_| Findable::of(store, table.get()));
    let read = Memo::new(move |_| {
        let side = typing.side.get();
        let parts = typing.line.with(|line| parts(store, line, side));
        parts.unwrap_or_default()
    });
    let closed = RwSignal::new(None);
    let found = Memo::new(move |_| {
        let is_closed = typing
            .line
            .with(|line| closed.with(|closed| closed.as_ref() == Some(line)));
        let find = |parts: &Vec<LinePart>| {
            let part = parts.last().filter(|_| !is_closed)?;
            known.with(|known| Some(known.as_ref()?.find(store, part, MOST)))
        };
        read.with(find).unwrap_or_default()
    });
    let search = Search {
        store: StoredValue::new(store),
        typing,
        known,
        parts: read,
        found,
        active: RwSignal::new(None),
        closed,
    };
    settle(search);
    describe(search);
    announce(search);
    let missing =
        flag(move || known.with(|known| known.as_ref().is_some_and(|known| known.is_missing)));
    let again = move |_| {
        if let Some(table) = table.get_untracked() {
            creatures::try_again(File::Table(table));
        }
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

/// Chooses the best match of each line, and submits a line that waits for it.
///
/// A line that was entered before the search had answered is submitted if its match is exact, or if it has none.
/// Otherwise the list shows the match first.
fn settle(search: Search) {
    let typing = search.typing;
    let store = search.store();
    Effect::new(move |before: Option<String>| {
        let line = typing.line.get();
        let side = typing.side.get();
        let described = search
            .parts
            .with(|parts| parts.last().is_some_and(LinePart::is_described));
        let (count, best) = search.found.with(|found| {
            let meant = |item, closeness| !described && is_meant(item, closeness, side);
            let best = found.first();
            let best = best.map(|(item, closeness)| (*closeness, meant(item, *closeness)));
            (found.len(), best)
        });
        rolls(store);
        if search.known.with(Option::is_none) {
            return String::new();
        }
        let same = before.as_ref() == Some(&line);
        let kept = search.active.get_untracked().filter(|_| same);
        // The last entry is the line as typed.
        let usual = best.map(|(_, is_meant)| if is_meant { 0 } else { count });
        search.choose(usual.map(|usual| kept.unwrap_or(usual)));
        typing.answered.set(Some(line.clone()));
        if let Some(after) = typing.waiting.get_untracked() {
            typing.waiting.set(None);
            if best.is_none_or(|(best, is_meant)| best <= Closeness::AnyOrder || !is_meant) {
                typing.submit(store, after);
            }
        }
        line
    });
}

/// Returns whether Enter takes a match of this closeness. A hero's name is no monster: on the party's side a creature is
/// meant by its own name alone, and on no side by a part of a word.
fn is_meant(item: &Item, closeness: Closeness, side: Side) -> bool {
    let creature = matches!(item, Item::Creature(_));
    match closeness {
        Closeness::Exact | Closeness::AnyOrder => true,
        Closeness::Inside => !creature,
        Closeness::Start
        | Closeness::Words
        | Closeness::Beginnings
        | Closeness::Mistyped
        | Closeness::Kind => !creature || side != Side::PARTY,
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
        !other && search.press(&event.key(), event.shift_key())
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

/// Announces the number of matches and the best one after each change of them.
fn announce(search: Search) {
    let (store, found) = (search.store(), search.found);
    let best = Memo::new(move |_| {
        found.with(|found| Some((found.len(), found.first()?.0.name().to_owned())))
    });
    Effect::new(move |_| {
        if let Some((count, name)) = best.get() {
            let text = store.text_with(CreatureText::Count, &[&count.to_string(), &name]);
            store.announced.set(text);
        }
    });
}
