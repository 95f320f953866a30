//! A party as edited on its page. Each change is checked, shown and saved. Only one save runs at a time. A
//! draft that is not saved yet outlives its page, and the page continues with it when it opens again.

use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError};

use asalto_text::{CampaignText, isolated};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::page_leave::PageLeave;
use crate::components::campaign::{ChangeNotice, RefusedSave};
use crate::storage::campaign::{Fault, Group, SavedGroup, ShelfError, shelf};
use crate::store::Store;

/// The draft of a party.
#[derive(Clone)]
pub struct Draft {
    /// The edited party.
    pub group: ArcRwSignal<Group>,
    /// The party before each change on this page, oldest first.
    pub past: ArcRwSignal<Vec<Group>>,
    desk: Arc<Mutex<SaveContext>>,
}

thread_local! {
    /// The drafts whose save is running or has failed.
    static UNSAVED: RefCell<Vec<Draft>> = const { RefCell::new(Vec::new()) };
}

/// The state of saving.
struct SaveContext {
    /// The party as last saved.
    saved: SavedGroup,
    /// Whether a save is running.
    busy: bool,
    /// Whether the party has changed since that save began.
    dirty: bool,
    /// Whether the last attempt failed. The page shows it until an attempt succeeds.
    failed: bool,
    /// Reports failures on the page that is open, or was open last.
    notice: ChangeNotice,
}

impl Draft {
    /// Opens the unsaved draft of a party, or else a new one. Tries a failed save again, and the page tells of it from now on.
    pub fn open(store: Store, notice: ChangeNotice, saved: SavedGroup) -> Self {
        let is_meant = |draft: &&Self| draft.id() == saved.id;
        let unsaved = UNSAVED.with_borrow(|drafts| drafts.iter().find(is_meant).cloned());
        let Some(draft) = unsaved else {
            return Self::new(notice, saved);
        };
        draft.desk(|desk| desk.notice = notice);
        if draft.desk(|desk| desk.failed) {
            store.keeper.told.set(None);
            draft.save();
        }
        draft
    }

    fn new(notice: ChangeNotice, saved: SavedGroup) -> Self {
        Self {
            group: ArcRwSignal::new(saved.group.clone()),
            past: ArcRwSignal::new(Vec::new()),
            desk: Arc::new(Mutex::new(SaveContext {
                saved,
                busy: false,
                dirty: false,
                failed: false,
                notice,
            })),
        }
    }

    fn id(&self) -> u32 {
        self.desk(|desk| desk.saved.id)
    }

    fn notice(&self) -> ChangeNotice {
        self.desk(|desk| desk.notice)
    }

    /// Keeps the draft for the next page of its party, as long as it is not saved.
    fn keep_while_unsaved(&self) {
        let is_unsaved = self.desk(|desk| desk.busy || desk.failed);
        UNSAVED.with_borrow_mut(|drafts| {
            drafts.retain(|draft| draft.id() != self.id());
            if is_unsaved {
                drafts.push(self.clone());
            }
        });
    }

    fn desk<T>(&self, work: impl FnOnce(&mut SaveContext) -> T) -> T {
        work(&mut self.desk.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the edited party, with its id and generation in the archive.
    pub fn saved(&self) -> SavedGroup {
        let saved = self.desk(|desk| desk.saved.clone());
        SavedGroup {
            group: self.group.get_untracked(),
            ..saved
        }
    }

    /// Changes the party.
    ///
    /// # Errors
    /// The [`Fault`] of an invalid change, which leaves the party as it was.
    pub fn change(&self, edit: impl FnOnce(&mut Group)) -> Result<(), Fault> {
        let old = self.group.get_untracked();
        let mut new = old.clone();
        edit(&mut new);
        new.check()?;
        if new != old {
            self.past.update(|past| past.push(old));
            self.show(new);
        }
        Ok(())
    }

    /// Changes the party, or reports the fault under the members. Returns whether the change is valid.
    pub fn change_or_tell(&self, edit: impl FnOnce(&mut Group)) -> bool {
        let done = self.change(edit);
        if let Err(fault) = done {
            self.notice().refuse(ShelfError::Group(fault));
        }
        done.is_ok()
    }

    /// Undoes the last change.
    pub fn undo(&self) {
        let last = self.past.try_update(Vec::pop).flatten();
        if let Some(last) = last {
            self.show(last);
        }
    }

    /// Shows a party and saves it.
    fn show(&self, group: Group) {
        if !self.desk(|desk| desk.failed) {
            self.notice().clear();
        }
        self.group.set(group);
        self.save();
    }

    /// Saves the edited party, and again if it changes meanwhile. It stays on the page after a failure, and
    /// the next change tries again.
    fn save(&self) {
        let waits = self.desk(|desk| {
            desk.dirty = true;
            std::mem::replace(&mut desk.busy, true)
        });
        if waits {
            return;
        }
        self.keep_while_unsaved();
        let draft = self.clone();
        let leaving = PageLeave::listen({
            let draft = draft.clone();
            move || draft.save_at_once()
        });
        spawn_local(async move {
            while draft.desk(|desk| std::mem::take(&mut desk.dirty)) {
                let before = draft.desk(|desk| desk.saved.clone());
                match shelf::save(Some(before), draft.group.get_untracked()).await {
                    Ok(saved) => {
                        draft.take_ids(&saved.group);
                        let failed = draft.desk(|desk| {
                            desk.saved = saved;
                            std::mem::take(&mut desk.failed)
                        });
                        if failed {
                            draft.notice().clear();
                        }
                    }
                    Err(why) => {
                        draft.desk(|desk| desk.failed = true);
                        draft.refuse(why);
                        break;
                    }
                }
            }
            draft.desk(|desk| desk.busy = false);
            draft.keep_while_unsaved();
            drop(leaving);
        });
    }

    /// Saves the changes that wait for a running save.
    fn save_at_once(&self) {
        let waiting = self.desk(|desk| desk.dirty.then(|| desk.saved.clone()));
        if let Some(before) = waiting {
            shelf::save_at_once(&before, self.group.get_untracked());
        }
    }

    /// Reports the reason that a save failed. After a conflict, the user chooses between both versions.
    fn refuse(&self, why: ShelfError) {
        let draft = self.clone();
        let save = RefusedSave {
            before: Some(self.desk(|desk| desk.saved.clone())),
            group: self.group.get_untracked(),
            then: Arc::new(move |saved| draft.take(saved)),
        };
        self.notice().refuse_save(why, save);
    }

    /// Continues with a party that was saved after a conflict. Undo leads back to the version of this page.
    fn take(&self, saved: SavedGroup) {
        let mine = self.group.get_untracked();
        if saved.group != mine {
            self.past.update(|past| past.push(mine));
            self.group.set(saved.group.clone());
        }
        self.desk(|desk| {
            desk.saved = saved;
            desk.failed = false;
        });
        self.keep_while_unsaved();
    }

    /// Tells on the next page that the last attempt to save has failed.
    pub fn tell_unsaved(&self, store: Store) {
        if self.desk(|desk| desk.failed) {
            let name = self
                .group
                .with_untracked(|group| isolated(&group.name).into_owned());
            let words = store.text_with(CampaignText::Unsaved, &[&name]);
            store.announced.set(words.clone());
            store.keeper.told.set(Some(words));
        }
    }

    /// Gives new members the ids under which they were saved.
    fn take_ids(&self, saved: &Group) {
        let lacks = self
            .group
            .with_untracked(|group| group.members.iter().any(|one| one.id.is_empty()));
        if !lacks {
            return;
        }
        self.group.update(|group| {
            for (one, saved) in group.members.iter_mut().zip(&saved.members) {
                if one.id.is_empty() && one.newcomer == saved.newcomer {
                    one.id.clone_from(&saved.id);
                }
            }
        });
    }
}
