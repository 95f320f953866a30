//! Changes of the saved encounters, and the sentences about them.

use asalto_text::{HomeText, NoticeText, Text};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::components::bin_watch::end_with_bin;
use crate::components::failed_saves;
use crate::storage::archive::{Deleted, Fault};
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::store::Store;

/// The id of the search, which takes the focus when a row is gone.
pub const SEARCH: &str = "search-encounters";

/// Carries out a change of the saved encounters, and reports the result or the fault.
pub fn act(store: Store, change: impl Future<Output = Result<String, Fault>> + 'static) {
    spawn_local(async move {
        match change.await {
            Ok(done) => {
                store.announced.set(done);
                // There may be room by now.
                failed_saves::try_again();
            }
            Err(fault) => {
                let why = store.text(why_not(fault)).to_owned();
                store.tell(why);
            }
        }
        store.keeper.lists.update(|lists| *lists += 1);
    });
}

/// Returns the sentence for a fault of the archive.
pub fn why_not(fault: Fault) -> Text {
    match fault {
        Fault::Full => HomeText::NoRoom.text(),
        Fault::Conflict => HomeText::JustChanged.text(),
        Fault::Newer => NoticeText::NewerVersion.text(),
        Fault::Damaged => HomeText::IsDamaged.text(),
        Fault::Nothing => HomeText::IsGone.text(),
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
