//! The sentences that say what was saved, or why nothing was.

use asalto_text::{CampaignText, SetupText, Text};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::storage::archive;
use crate::storage::campaign::{Campaign, Fault, GroupUse, ShelfError};
use crate::store::Store;
use crate::ui::part;

/// The undo of the last change.
pub type Undo = Callback<()>;

/// A sentence about the last change, with its undo if there is one.
#[derive(Clone, Copy)]
pub struct ChangeNotice {
    store: Store,
    now: RwSignal<Option<(String, Option<Undo>)>>,
}

impl ChangeNotice {
    /// Returns a place for sentences that is still empty.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            now: RwSignal::new(None),
        }
    }

    /// Says that something was done, on screen and to screen readers.
    pub fn show(self, words: String, undo: Option<Undo>) {
        self.store.announced.set(words.clone());
        // The place may be gone by now.
        self.now.try_set(Some((words, undo)));
    }

    /// Says why something was not done.
    pub fn refuse(self, why: ShelfError) {
        if why == ShelfError::Archive(archive::Fault::Conflict) {
            // The next try knows what the other tab has saved.
            Campaign::read();
        }
        let words = self.store.text(refusal(why)).to_owned();
        self.show(words, None);
    }

    /// Whether the place is empty.
    pub fn is_silent(self) -> bool {
        self.now.with(Option::is_none)
    }

    /// Empties the place.
    pub fn clear(self) {
        // It may be gone by now.
        self.now.try_set(None);
    }

    /// Builds the sentence, with a button for the way back.
    pub fn shown(self) -> AnyView {
        let Self { store, now } = self;
        part(move || {
            let (words, undo) = now.get()?;
            let undo = undo.map(|undo| {
                let back = move |_| {
                    now.set(None);
                    undo.run(());
                };
                view! { <button type="button" class="quiet" on:click=back>{store.label(SetupText::Undo)}</button> }
            });
            Some(view! { <p class="notice"><bdi>{words}</bdi>" "{undo}</p> })
        })
        .into_any()
    }

    /// Does something with the archive, and says if it was refused.
    pub fn attempt<T: 'static>(
        self,
        work: impl Future<Output = Result<T, ShelfError>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        spawn_local(async move {
            match work.await {
                Ok(done) => then(done),
                Err(why) => self.refuse(why),
            }
        });
    }
}

/// Returns the sentence for a refusal.
fn refusal(why: ShelfError) -> Text {
    Text::from(match why {
        ShelfError::Group(fault) => match fault {
            Fault::Name => CampaignText::FaultName,
            Fault::Empty => CampaignText::FaultEmpty,
            Fault::TooMany => CampaignText::FaultTooMany,
            Fault::Member(_) | Fault::Unreadable => CampaignText::FaultMember,
            Fault::Note => CampaignText::FaultNote,
        },
        ShelfError::Archive(fault) => match fault {
            archive::Fault::Full => CampaignText::FaultFull,
            archive::Fault::Newer => CampaignText::FaultNewer,
            archive::Fault::Conflict | archive::Fault::Damaged | archive::Fault::Nothing => {
                CampaignText::FaultConflict
            }
        },
    })
}

/// Returns the word for what a group is.
pub fn word(of: GroupUse) -> CampaignText {
    match of {
        GroupUse::Party => CampaignText::Party,
        GroupUse::Template => CampaignText::Template,
        GroupUse::Creature => CampaignText::Creature,
    }
}
