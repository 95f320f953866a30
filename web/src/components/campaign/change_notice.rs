//! The sentences that report a saved change, or the reason that it failed.

use std::sync::Arc;

use asalto_text::{CampaignText, NoticeText, SetupText, Text};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::conflict;
use super::conflict::{Conflict, RefusedSave};
use crate::browser::document;
use crate::components::bin_watch::end_with_bin;
use crate::storage::archive;
use crate::storage::campaign::{Fault, Group, GroupUse, Merge, SavedGroup, ShelfError, shelf};
use crate::store::Store;
use crate::ui::part;

/// The id of the button that undoes a deletion.
const UNDELETE: &str = "undelete-group";

/// The undo of the last change.
pub type Undo = Callback<()>;

/// A sentence about the last change, with a button.
#[derive(Clone)]
struct Said {
    words: String,
    button: Option<(Text, Callback<()>)>,
    deletion: Option<Deletion>,
}

/// A deletion that a sentence reports.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Deletion {
    /// The place in the bin.
    place: Option<u64>,
}

/// A sentence about the last change, with its undo if there is one, and the two versions of a group that
/// another tab has changed as well.
#[derive(Clone, Copy)]
pub struct ChangeNotice {
    store: Store,
    now: RwSignal<Option<Said>>,
    conflict: RwSignal<Option<Conflict>>,
}

impl ChangeNotice {
    /// Returns an empty notice.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            now: RwSignal::new(None),
            conflict: RwSignal::new(None),
        }
    }

    /// Reports a change, on screen and to screen readers.
    pub fn show(self, words: String, undo: Option<Undo>) {
        self.say(words, undo.map(|undo| (SetupText::Undo.text(), undo)), None);
    }

    /// Reports a deletion. Its undo takes the focus, and ends when its place is no longer in the bin.
    pub fn show_deleted(self, words: String, undo: Undo, place: Option<u64>) {
        let undo = (SetupText::Undo.text(), undo);
        self.say(words, Some(undo), Some(Deletion { place }));
        document::focus_soon(UNDELETE);
    }

    /// Ends the undo of a deletion whose place is no longer in the bin, in this tab or through another one.
    pub fn end_with_bin(self) {
        let place = move || {
            self.now
                .with_untracked(|said| said.as_ref()?.deletion?.place)
        };
        end_with_bin(self.store, place, move |place| {
            let place = Some(place);
            self.now.try_update(|said| {
                said.take_if(|said| said.deletion == Some(Deletion { place }));
            });
        });
    }

    /// Reports the reason that a change failed.
    pub fn refuse(self, why: ShelfError) {
        let words = self.store.text(refusal(why)).to_owned();
        self.say_anywhere(words, None);
    }

    /// Reports a failure on its page, or on any other page if that one is gone.
    fn say_anywhere(self, words: String, button: Option<(Text, Callback<()>)>) {
        if self.now.is_disposed() {
            self.store.keeper.told.set(Some(words.clone()));
        }
        self.say(words, button, None);
    }

    fn say(self, words: String, button: Option<(Text, Callback<()>)>, deletion: Option<Deletion>) {
        self.store.announced.set(words.clone());
        let said = Said {
            words,
            button,
            deletion,
        };
        // The notice may be gone by now.
        self.now.try_set(Some(said));
    }

    /// Returns whether the notice is empty.
    pub fn is_silent(self) -> bool {
        self.now.with(Option::is_none)
    }

    /// Empties the notice.
    pub fn clear(self) {
        // The notice may be gone by now.
        self.now.try_set(None);
        self.conflict.try_set(None);
    }

    /// Builds the sentence, with its button, and the choice between two versions.
    pub fn shown(self) -> AnyView {
        let Self {
            store,
            now,
            conflict,
        } = self;
        let said = part(move || {
            let Said {
                words,
                button,
                deletion,
            } = now.get()?;
            let id = deletion.map(|_| UNDELETE);
            let button = button.map(|(label, act)| {
                let press = move |_| {
                    now.set(None);
                    act.run(());
                };
                view! { <button type="button" class="quiet" id=id on:click=press>{store.label(label)}</button> }
            });
            Some(view! { <p class="said"><bdi>{words}</bdi>" "{button}</p> })
        });
        let choice = part(move || {
            let conflict = conflict.get()?;
            let chosen = conflict.clone();
            let save = move |group| self.settle(chosen.clone(), group);
            Some(conflict::form(store, conflict, save))
        });
        view! { {said}{choice} }.into_any()
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

    /// Saves a group, as a new one or over another one. If another tab has changed that one, the user can
    /// compare both versions and save again.
    pub fn save(
        self,
        before: Option<SavedGroup>,
        group: Group,
        then: impl Fn(SavedGroup) + Send + Sync + 'static,
    ) {
        let save = RefusedSave {
            before,
            group,
            then: Arc::new(then),
        };
        spawn_local(async move {
            match shelf::save(save.before.clone(), save.group.clone()).await {
                Ok(saved) => {
                    // The notice may be gone by now.
                    self.conflict.try_set(None);
                    (save.then)(saved);
                }
                Err(why) => self.refuse_save(why, save),
            }
        });
    }

    /// Reports the reason that a save failed. After a conflict, “Try again” loads the other version.
    pub fn refuse_save(self, why: ShelfError, save: RefusedSave) {
        let Some(before) = save.before.clone() else {
            return self.refuse(why);
        };
        if why != ShelfError::Archive(archive::Fault::Conflict) {
            return self.refuse(why);
        }
        self.conflict.try_set(None);
        let again = Callback::new(move |()| {
            let (save, before) = (save.clone(), before.clone());
            spawn_local(async move {
                match shelf::newest(before.group.of, before.id).await {
                    Ok(theirs) => self.compare(before, theirs, save),
                    Err(ShelfError::Archive(archive::Fault::Nothing)) => {
                        self.save(Some(before), save.group, move |saved| (save.then)(saved));
                    }
                    Err(why) => self.refuse(why),
                }
            });
        });
        let words = self.store.text(refusal(why)).to_owned();
        self.say_anywhere(words, Some((NoticeText::TryAgain.text(), again)));
    }

    /// Saves the group with the chosen versions.
    fn settle(self, conflict: Conflict, group: Group) {
        let then = conflict.then;
        self.save(Some(conflict.theirs), group, move |saved| {
            let with = [saved.group.name.as_str()];
            let words = self.store.text_with(CampaignText::SavedAs, &with);
            self.clear();
            then(saved);
            if untrack(|| self.is_silent()) {
                self.show(words, None);
            }
        });
    }

    /// Shows both versions, or saves at once if they are the same.
    fn compare(self, before: SavedGroup, theirs: SavedGroup, save: RefusedSave) {
        let merge = Merge::of(before.group, save.group.clone(), theirs.group.clone());
        if merge.differences().is_empty() {
            self.save(Some(theirs), save.group, move |saved| (save.then)(saved));
            return;
        }
        let conflict = Conflict {
            merge,
            theirs,
            then: save.then,
        };
        let words = conflict.heading(self.store);
        self.store.announced.set(words);
        // The notice may be gone by now.
        self.conflict.try_set(Some(conflict));
    }
}

/// Returns the sentence for a failure.
pub fn refusal(why: ShelfError) -> Text {
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
