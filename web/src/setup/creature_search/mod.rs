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
    let usual = usual(search);
    settle(search, usual);
    describe(search);
    announce(search, usual);
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

/// Returns the index of the entry that Enter adds until another one is chosen: the best match, or the last entry, the line as
/// typed. None without a match.
fn usual(search: Search) -> Memo<Option<usize>> {
    Memo::new(move |_| {
        let side = search.typing.side.get();
        search.found.with(|found| {
            let (item, closeness) = found.first()?;
            let may_be = |parts: &Vec<LinePart>| {
                let last = parts.last();
                last.is_none_or(|part| part.may_be(*closeness))
            };
            let is_meant = search.parts.with(may_be) && is_meant(item, *closeness, side);
            Some(if is_meant { 0 } else { found.len() })
        })
    })
}

/// Chooses the usual entry of each line, and submits a line that waits for it.
///
/// A line that was entered before the search had answered is submitted if its match is exact, or if it has none.
/// Otherwise the list shows the match first.
fn settle(search: Search, usual: Memo<Option<usize>>) {
    let typing = search.typing;
    let store = search.store();
    Effect::new(move |before: Option<String>| {
        let line = typing.line.get();
        let best = search
            .found
            .with(|found| found.first().map(|(_, closeness)| *closeness));
        let usual = usual.get();
        rolls(store);
        if search.known.with(Option::is_none) {
            return String::new();
        }
        let same = before.as_ref() == Some(&line);
        let kept = search.active.get_untracked().filter(|_| same);
        search.choose(usual.map(|usual| kept.unwrap_or(usual)));
        typing.answered.set(Some(line.clone()));
        if let Some(after) = typing.waiting.get_untracked() {
            typing.waiting.set(None);
            if best.is_none_or(|best| best <= Closeness::AnyOrder || usual != Some(0)) {
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

/// Announces the number of matches and what Enter adds, after each change of either.
fn announce(search: Search, usual: Memo<Option<usize>>) {
    let (store, found) = (search.store(), search.found);
    let told = Memo::new(move |_| {
        let usual = usual.get()?;
        let found = found.with(|found| {
            let chosen = found.get(usual).map(|(item, _)| item.name().to_owned());
            (found.len(), chosen)
        });
        let typed = search
            .parts
            .with(|parts| parts.last().map(|part| part.newcomer.profile.name.clone()));
        Some((found.0, found.1.map(Ok).or(typed.map(Err))?))
    });
    Effect::new(move |_| {
        if let Some((count, added)) = told.get() {
            let (text, name) = match added {
                Ok(name) => (CreatureText::Count, name),
                Err(name) => (CreatureText::CountTyped, name),
            };
            let text = store.text_with(text, &[&count.to_string(), &name]);
            store.announced.set(text);
        }
    });
}
