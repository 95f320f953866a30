//! Changes of the saved encounters, and the sentences about them.

use asalto_text::{HomeText, NoticeText, Text};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::components::bin_watch::end_with_bin;
use crate::storage::archive::{Deleted, Fault};
use crate::store::Store;

/// Carries out a change of the saved encounters, and reports the result or the fault.
pub fn act(store: Store, change: impl Future<Output = Result<String, Fault>> + 'static) {
    spawn_local(async move {
        match change.await {
            Ok(done) => store.announced.set(done),
            Err(fault) => {
                let why = store.text(why_not(fault)).to_owned();
                store.announced.set(why.clone());
                store.keeper.told.set(Some(why));
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

/// Ends the undo of a deletion whose place is no longer in the bin.
pub fn end_undo_with_bin(store: Store, deleted: LastDeleted) {
    let place = move || deleted.with_untracked(|last| last.as_ref()?.0.place);
    end_with_bin(store, place, move |place| {
        deleted.try_update(|last| {
            last.take_if(|(gone, _)| gone.place == Some(place));
        });
    });
}
