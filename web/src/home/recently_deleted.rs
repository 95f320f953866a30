//! The bin: what was deleted in the last 30 days, each with a button that restores it and one that deletes it for good.

use asalto_text::{HomeText, Message, isolated};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::changes::{SEARCH, about_returned, act};
use super::confirmed::{ConfirmedAction, confirmed};
use super::encounter::{cast, element, state};
use super::unreadable::kind_word;
use crate::browser::{clock, document};
use crate::storage::archive::{BinEntry, DocumentKind, bin, deletion};
use crate::storage::campaign::Campaign;
use crate::store::{Store, encounter_title};
use crate::ui::{each, flag, key, part, text};

/// The id of the line that unfolds the list. It takes the focus when a row is gone.
const SUMMARY: &str = "recently-deleted";
/// The id of the button that empties the bin.
const EMPTY: &str = "empty-bin";

const EMPTYING: ConfirmedAction = ConfirmedAction {
    asks: HomeText::EmptyBin,
    agrees: HomeText::EmptyBinYes,
};

const DELETION: ConfirmedAction = ConfirmedAction {
    asks: HomeText::DeleteForGood,
    agrees: HomeText::DeleteForGoodYes,
};

/// The entries of the bin with their places.
type Found = Vec<(u64, BinEntry)>;

/// The section, if anything is in the bin.
#[component]
pub fn RecentlyDeleted() -> impl IntoView {
    let store = Store::take();
    let found = RwSignal::new(Found::new());
    Effect::new(move |_| {
        store.keeper.lists.track();
        bin::track();
        spawn_local(async move {
            let all = bin::entries().await;
            // Home may be closed by now.
            found.try_set(all);
        });
    });
    let some = flag(move || !found.with(Vec::is_empty));
    let heading = text(move || {
        let count = found.with(Vec::len).to_string();
        store.text_with(HomeText::RecentlyDeleted, &[&count])
    });
    let empty = move || {
        let places: Vec<_> =
            found.with_untracked(|all| all.iter().map(|(place, _)| *place).collect());
        act(store, async move {
            bin::clear(&places).await;
            document::focus_soon(SEARCH);
            Ok(store.text(HomeText::Emptied).to_owned())
        });
    };
    part(move || {
        some.get().then(|| {
            view! {
                <details class="recently-deleted">
                    <summary id=SUMMARY>{heading}</summary>
                    <p class="hint">{store.label(HomeText::KeptForDays)}</p>
                    <ul>{each(move || found.get(), key, move |(place, entry)| row(store, place, entry, found))}</ul>
                    <span class="buttons">{confirmed(store, EMPTY.to_owned(), EMPTYING, String::new, empty)}</span>
                </details>
            }
        })
    })
}

fn row(store: Store, place: u64, entry: BinEntry, found: RwSignal<Found>) -> AnyView {
    let kind = kind_word(entry.kind);
    let entry = StoredValue::new(entry);
    let name = move || entry.with_value(|entry| title(store, entry));
    let about = text(move || {
        let since = clock::since(place, store.lang().tag());
        let since = since.unwrap_or_else(|| store.text(HomeText::JustNow).to_owned());
        let kind = store.text(kind).to_owned();
        let item = entry.with_value(|entry| entry.item.clone());
        let what = item.map(|item| [cast(store, &item), store.text(state(&item)).to_owned()]);
        let parts = [kind]
            .into_iter()
            .chain(what.into_iter().flatten())
            .chain([since]);
        parts.collect::<Vec<_>>().join(" · ")
    });
    let restore_label = text(move || {
        store.message(&Message::Labeled {
            label: store.text(HomeText::Restore),
            text: &name(),
        })
    });
    // The section goes with its last row.
    let next = move || {
        let others = found.with_untracked(Vec::len) > 1;
        if others { SUMMARY } else { SEARCH }
    };
    let restore = move |_| {
        let (title, next) = (name(), next());
        act(store, async move {
            let back = deletion::restore(place).await?;
            let is_encounter = back.entry.kind == DocumentKind::Encounter;
            let id = back.id().filter(|_| is_encounter);
            document::focus_soon(&id.map_or_else(|| next.to_owned(), element));
            Campaign::read();
            let words = store.text_with(HomeText::Back, &[&title]);
            Ok(about_returned(store, &back, words))
        });
    };
    let delete = move || {
        let (title, next) = (name(), next());
        act(store, async move {
            bin::clear(&[place]).await;
            document::focus_soon(next);
            Ok(store.text_with(HomeText::DeletedForGood, &[&title]))
        });
    };
    view! {
        <li><span class="what"><b>{text(name)}</b><small>{about}</small></span>
            <span class="buttons">
                <button aria-label=restore_label on:click=restore>{store.label(HomeText::Restore)}</button>
                {confirmed(store, format!("delete-for-good-{place}"), DELETION, name, delete)}
            </span>
        </li>
    }
    .into_any()
}

/// Returns the name of something deleted. What can't be read has none.
fn title(store: Store, entry: &BinEntry) -> String {
    match &entry.item {
        Some(item) => encounter_title::of_item(store, item),
        None if entry.name.is_empty() => store.text(HomeText::Unreadable).to_owned(),
        None => isolated(&entry.name).into_owned(),
    }
}
