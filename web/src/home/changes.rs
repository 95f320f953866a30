//! Changes of the saved encounters, and the sentences about them.

use std::cell::{Cell, RefCell};
use std::pin::Pin;

use asalto_text::{HomeText, NoticeText, Text};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::components::bin_watch::end_with_bin;
use crate::components::campaign::GroupId;
use crate::components::failed_saves;
use crate::components::for_good;
use crate::components::for_good::Title;
use crate::storage::archive::bin::Deletion;
use crate::storage::archive::{Deleted, Fault};
use crate::storage::browser_port::Browser;
use crate::storage::campaign::Campaign;
use crate::storage::library;
use crate::store::{Store, encounter_title};

/// The id of the search, which takes the focus when a row is gone.
pub const SEARCH: &str = "search-encounters";

/// An announcement, and whether it is over.
type Passing = (String, Box<dyn Fn() -> bool>);

thread_local! {
    /// What home has said in the notice on every page.
    static SAID: RefCell<Option<String>> = const { RefCell::new(None) };
    /// What home has announced about something with a name.
    static PASSING: RefCell<Option<Passing>> = const { RefCell::new(None) };
}

/// Returns a sentence about an encounter, which ends once its title changes.
pub fn about_encounter(store: Store, id: u32, words: String) -> String {
    let title = move || {
        let mut items = library::items(&Browser).into_iter();
        let item = items.find(|item| item.id == id);
        item.map(|item| encounter_title::of_item(store, &item))
    };
    let before = title();
    end_when(words, move || title() != before)
}

/// Returns a sentence about something that is back, which ends once it has another name or is gone.
pub fn about_returned(store: Store, back: &Deleted, words: String) -> String {
    let group = GroupId::of_deleted(back);
    match (group, back.id()) {
        (Some(group), _) => {
            let name = back.entry.name.clone();
            // The groups are read again a moment later.
            let seen = Cell::new(false);
            end_when(words, move || match group.saved() {
                Some(saved) => {
                    seen.set(true);
                    saved.group.name != name
                }
                None => seen.get(),
            })
        }
        (None, Some(id)) => about_encounter(store, id, words),
        (None, None) => words,
    }
}

fn end_when(words: String, is_over: impl Fn() -> bool + 'static) -> String {
    PASSING.set(Some((words.clone(), Box::new(is_over))));
    words
}

/// Withdraws an announcement that is no longer true, because this tab or another one has changed a name.
pub fn follow_names(store: Store) {
    let campaign = Campaign::signal();
    Effect::new(move |_| {
        store.keeper.lists.track();
        campaign.track();
        let over = PASSING.with_borrow_mut(|said| said.take_if(|(_, is_over)| is_over()));
        if let Some((words, _)) = over {
            store.unsay(&words);
        }
    });
}

/// Carries out a change of the saved encounters, and reports the result or the fault.
pub fn act(store: Store, change: impl Future<Output = Result<String, Fault>> + 'static) {
    // A fault of the last change does not outlive it.
    withdraw(store);
    spawn_local(async move {
        match change.await {
            Ok(done) => {
                store.announced.set(done);
                // There may be room by now.
                failed_saves::try_again();
            }
            Err(fault) => refuse(store, fault),
        }
        store.keeper.lists.update(|lists| *lists += 1);
    });
}

/// Deletes something for which the bin may have no room. It stays then, and the user is asked whether it goes for good.
/// `then` reports the deletion, with the title that it had last.
pub fn delete(
    store: Store,
    title: Title,
    way: impl Fn(Deletion) -> Deleting + Clone + Send + Sync + 'static,
    then: impl Fn(Deleted, Deletion, String) + Clone + Send + Sync + 'static,
) {
    delete_so(store, title, Deletion::ToBin, way, then);
}

/// A deletion that is going on.
pub type Deleting = Pin<Box<dyn Future<Output = Result<Deleted, Fault>>>>;

fn delete_so(
    store: Store,
    title: Title,
    how: Deletion,
    way: impl Fn(Deletion) -> Deleting + Clone + Send + Sync + 'static,
    then: impl Fn(Deleted, Deletion, String) + Clone + Send + Sync + 'static,
) {
    withdraw(store);
    let name = untrack(|| title()).unwrap_or_default();
    spawn_local(async move {
        let done = way(how).await;
        if done == Err(Fault::Full) && how == Deletion::ToBin {
            for_good::ask(store, title.clone(), move || {
                delete_so(
                    store,
                    title.clone(),
                    Deletion::ForGood,
                    way.clone(),
                    then.clone(),
                );
            });
            return;
        }
        act(store, async move {
            let gone = done?;
            then(gone, how, name.clone());
            Ok(match how {
                Deletion::ToBin => deleted_words(store, &name),
                Deletion::ForGood => store.text_with(HomeText::DeletedForGood, &[&name]),
            })
        });
    });
}

/// Says in the notice why a change was refused. The sentence goes with home and with the next change.
pub fn refuse(store: Store, fault: Fault) {
    let words = store.text(why_not(fault)).to_owned();
    SAID.set(Some(words.clone()));
    if fault == Fault::Full {
        failed_saves::end_with_room(store, words.clone());
    }
    store.tell(words);
}

/// Withdraws what home has said in the notice.
pub fn withdraw(store: Store) {
    let said = SAID.take();
    if said.is_some() && store.keeper.told.get_untracked() == said {
        store.withdraw();
    }
}

/// Returns the sentence for a fault of the archive.
pub fn why_not(fault: Fault) -> Text {
    match fault {
        Fault::Full => HomeText::NoRoom.text(),
        Fault::Conflict => HomeText::JustChanged.text(),
        Fault::Newer => NoticeText::NewerVersion.text(),
        Fault::Damaged => HomeText::IsDamaged.text(),
        Fault::Nothing => HomeText::IsGone.text(),
        Fault::Closed => HomeText::ClosedNow.text(),
    }
}

/// The last deleted encounter or text with its title, until the next deletion.
pub type LastDeleted = RwSignal<Option<(Deleted, String)>>;

/// Returns the sentence about a deletion.
pub fn deleted_words(store: Store, title: &str) -> String {
    store.text_with(HomeText::Deleted, &[title])
}

/// Ends the undo of a deletion whose place is no longer in the bin, or whose encounter is listed again.
pub fn end_undo_with_bin(store: Store, deleted: LastDeleted) {
    let end = move |is_over: &dyn Fn(&Deleted) -> bool| {
        let over = deleted.try_update(|last| last.take_if(|(gone, _)| is_over(gone)));
        if let Some((_, title)) = over.flatten() {
            store.unsay(&deleted_words(store, &title));
        }
    };
    Effect::new(move |_| {
        store.keeper.lists.track();
        let listed = library::items(&Browser);
        let is_listed = |gone: &Deleted| listed.iter().any(|item| Some(item.id) == gone.id());
        if deleted.with_untracked(|last| last.as_ref().is_some_and(|(gone, _)| is_listed(gone))) {
            end(&is_listed);
        }
    });
    let place = move || deleted.with_untracked(|last| last.as_ref()?.0.place);
    end_with_bin(store, place, move |place| {
        end(&|gone| gone.place == Some(place));
    });
}
