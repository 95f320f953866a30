//! The sentences that report a saved change, or the reason that it failed.

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
    /// Returns an empty notice.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            now: RwSignal::new(None),
        }
    }

    /// Reports a change, on screen and to screen readers.
    pub fn show(self, words: String, undo: Option<Undo>) {
        self.store.announced.set(words.clone());
        // The notice may be gone by now.
        self.now.try_set(Some((words, undo)));
    }

    /// Reports the reason that a change failed.
    pub fn refuse(self, why: ShelfError) {
        if why == ShelfError::Archive(archive::Fault::Conflict) {
            // The next attempt includes the changes of the other tab.
            Campaign::read();
        }
        let words = self.store.text(refusal(why)).to_owned();
        self.show(words, None);
    }

    /// Returns whether the notice is empty.
    pub fn is_silent(self) -> bool {
        self.now.with(Option::is_none)
    }

    /// Empties the notice.
    pub fn clear(self) {
        // The notice may be gone by now.
        self.now.try_set(None);
    }

    /// Builds the sentence, with an undo button.
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
            Some(view! { <p class="said"><bdi>{words}</bdi>" "{undo}</p> })
        })
        .into_any()
    }

    /// Carries out a change of the archive, and reports a failure.
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

/// Returns the sentence for a failure.
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

/// Returns the word for the use of a group.
pub fn word(of: GroupUse) -> CampaignText {
    match of {
        GroupUse::Party => CampaignText::Party,
        GroupUse::Template => CampaignText::Template,
        GroupUse::Creature => CampaignText::Creature,
    }
}
