//! A party as edited on its page. Each change is checked, shown and saved. Only one save runs at a time. A
//! draft that is not saved yet outlives its page, and the page continues with it when it opens again.

use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError};

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::page_leave::PageLeave;
use crate::browser::unsaved_groups;
use crate::components::campaign::{ChangeNotice, GroupId, RefusedSave, unsaved};
use crate::components::failed_saves;
use crate::storage::archive;
use crate::storage::campaign::{Fault, Group, GroupUse, SavedGroup, ShelfError, shelf};
use crate::store::Store;

/// The draft of a party.
#[derive(Clone)]
pub struct Draft {
    /// The edited party.
    pub group: ArcRwSignal<Group>,
    /// The party before each change on this page, oldest first.
    pub past: ArcRwSignal<Vec<Group>>,
    /// Whether the last attempt to save failed. The page shows it until an attempt succeeds.
    pub failed: ArcRwSignal<bool>,
    store: Store,
    desk: Arc<Mutex<SaveContext>>,
}

thread_local! {
    /// The drafts whose save is running or has failed.
    static UNSAVED: RefCell<Vec<Draft>> = const { RefCell::new(Vec::new()) };
}

/// The error of a save over a version that another tab has deleted.
const DELETED: ShelfError = ShelfError::Archive(archive::Fault::Nothing);

/// The page of a party.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Page {
    /// It is on screen.
    Open,
    /// The draft outlives it.
    Closed,
}

/// The state of saving.
struct SaveContext {
    /// The party as last saved.
    saved: SavedGroup,
    /// Whether a save is running.
    busy: bool,
    /// Whether the party has changed since that save began.
    dirty: bool,
    /// The reason that the last attempt failed.
    why: Option<ShelfError>,
    /// Whether another tab has changed something since that save began.
    missed: bool,
    /// The page of the party.
    page: Page,
    /// Reports failures on the page that is open, or was open last.
    notice: ChangeNotice,
}

impl Draft {
    /// Opens the unsaved draft of a party, or else a new one. Tries a failed save again, and the page tells of it from now on.
    pub fn open(store: Store, notice: ChangeNotice, saved: SavedGroup) -> Self {
        let is_meant = |draft: &&Self| draft.id() == saved.id;
        let unsaved = UNSAVED.with_borrow(|drafts| drafts.iter().find(is_meant).cloned());
        let Some(draft) = unsaved else {
            return Self::new(store, notice, saved);
        };
        draft.desk(|desk| {
            desk.notice = notice;
            desk.page = Page::Open;
        });
        if draft.failed.get_untracked() {
            if draft.is_deleted() {
                notice.ask_here(draft.group_id());
            }
            tell_unsaved(store);
            draft.save();
        }
        draft
    }

    /// Closes the page. The next one tells that the last attempt to save has failed. Home offers to save a party again that
    /// another tab has deleted.
    pub fn close(&self) {
        self.desk(|desk| desk.page = Page::Closed);
        if self.failed.get_untracked() {
            if self.is_deleted() {
                self.notice().leave_to_home();
            }
            tell_unsaved(self.store);
        }
    }

    fn new(store: Store, notice: ChangeNotice, saved: SavedGroup) -> Self {
        Self {
            group: ArcRwSignal::new(saved.group.clone()),
            past: ArcRwSignal::new(Vec::new()),
            failed: ArcRwSignal::new(false),
            store,
            desk: Arc::new(Mutex::new(SaveContext {
                saved,
                busy: false,
                dirty: false,
                missed: false,
                why: None,
                page: Page::Open,
                notice,
            })),
        }
    }

    fn id(&self) -> u32 {
        self.desk(|desk| desk.saved.id)
    }

    fn group_id(&self) -> GroupId {
        self.desk(|desk| GroupId::of(&desk.saved))
    }

    fn notice(&self) -> ChangeNotice {
        self.desk(|desk| desk.notice)
    }

    /// Whether the last attempt failed because another tab has deleted the party.
    fn is_deleted(&self) -> bool {
        self.desk(|desk| desk.why) == Some(DELETED)
    }

    /// Another page of this tab has deleted the party.
    fn is_given_up(&self) -> bool {
        let is_closed = self.desk(|desk| desk.page == Page::Closed);
        is_closed && shelf::is_discarded_here(GroupUse::Party, self.id())
    }

    /// Whether the draft has a change that is not saved.
    fn is_changed(&self) -> bool {
        self.group
            .with_untracked(|group| self.desk(|desk| desk.saved.group != *group))
    }

    /// Whether closing the page would lose a change. A deleted party without any is in the bin.
    fn loses_change(&self) -> bool {
        self.failed.get_untracked() && (!self.is_deleted() || self.is_changed())
    }

    /// Keeps the draft for the next page of its party, as long as it is not saved. It is saved once there is room.
    fn keep_while_unsaved(&self) {
        let has_failed = self.loses_change();
        let name = format!("party-{}", self.id());
        unsaved_groups::note(&name, has_failed);
        let lacks_room =
            self.desk(|desk| desk.why) == Some(ShelfError::Archive(archive::Fault::Full));
        if has_failed && lacks_room {
            let draft = self.clone();
            failed_saves::remember(&name, move || draft.save());
        } else {
            failed_saves::forget(&name);
        }
        let is_unsaved = has_failed || self.desk(|desk| desk.busy);
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

    /// Follows what another tab does with the party: tells that it is deleted, and goes on once it is back.
    pub fn follow(&self) {
        let draft = self.clone();
        spawn_local(async move {
            let newest = shelf::newest(GroupUse::Party, draft.id()).await;
            if draft.desk(|desk| {
                desk.missed = desk.busy;
                desk.busy
            }) {
                return;
            }
            match newest {
                Err(DELETED) if !draft.is_deleted() => draft.lose(),
                Ok(theirs) if draft.is_deleted() => draft.go_on(theirs),
                Ok(_) | Err(_) => {}
            }
        });
    }

    /// Tells that another tab has deleted the party. Whoever has deleted it here knows, and has an undo.
    fn lose(&self) {
        self.failed.set(true);
        self.desk(|desk| desk.why = Some(DELETED));
        self.keep_while_unsaved();
        if !shelf::is_discarded_here(GroupUse::Party, self.id()) {
            self.refuse(DELETED);
        }
        tell_unsaved(self.store);
    }

    /// Goes on with a party that is back, and saves what was typed meanwhile.
    fn go_on(&self, theirs: SavedGroup) {
        shelf::note_returned(GroupUse::Party, self.id());
        self.notice().clear();
        self.notice().end_question(self.group_id());
        let mine = self.group.get_untracked();
        if theirs.group == mine || !self.is_changed() {
            return self.take(theirs);
        }
        self.desk(|desk| desk.why = None);
        self.save();
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
        if !self.failed.get_untracked() {
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
            let mut is_saved = false;
            while draft.desk(|desk| std::mem::take(&mut desk.dirty)) {
                let before = draft.desk(|desk| desk.saved.clone());
                match shelf::save(Some(before), draft.group.get_untracked()).await {
                    Ok(saved) => {
                        draft.take_ids(&saved.group);
                        draft.desk(|desk| {
                            desk.saved = saved;
                            desk.why = None;
                        });
                        is_saved = true;
                        if draft.failed.get_untracked() {
                            draft.failed.set(false);
                            draft.notice().clear();
                            draft.notice().end_question(draft.group_id());
                        }
                    }
                    Err(DELETED) if draft.is_given_up() => {
                        // Typed text goes with a party that is deleted here.
                        is_saved = false;
                        draft.failed.set(false);
                        break;
                    }
                    Err(why) => {
                        is_saved = false;
                        draft.failed.set(true);
                        draft.desk(|desk| desk.why = Some(why));
                        draft.refuse(why);
                        break;
                    }
                }
            }
            draft.desk(|desk| desk.busy = false);
            draft.keep_while_unsaved();
            tell_unsaved(draft.store);
            drop(leaving);
            if draft.desk(|desk| std::mem::take(&mut desk.missed)) {
                draft.follow();
            }
            if is_saved {
                failed_saves::try_again();
            }
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
        let is_open = self.desk(|desk| desk.page == Page::Open);
        if !is_open && !self.is_deleted() {
            // What is said on every page names the party.
            return;
        }
        let draft = self.clone();
        let before = self.desk(|desk| desk.saved.clone());
        let then = Arc::new(move |saved| draft.take(saved));
        let save = RefusedSave::new(Some(before), self.group.get_untracked(), then);
        if is_open {
            self.notice().refuse_save(why, save);
        } else {
            self.notice().leave(vec![save]);
        }
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
            desk.why = None;
        });
        self.failed.set(false);
        self.keep_while_unsaved();
        tell_unsaved(self.store);
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

/// Tells on every page which parties are not saved, without the one whose page is open. Withdraws it if there are none.
fn tell_unsaved(store: Store) {
    let is_untold = |draft: &&Draft| {
        let is_open = draft.desk(|desk| desk.page == Page::Open);
        draft.failed.get_untracked() && !is_open && !draft.is_deleted()
    };
    let named = |draft: &Draft| {
        let name = draft.group.with_untracked(|group| group.name.clone());
        (draft.group_id(), name)
    };
    let all: Vec<_> =
        UNSAVED.with_borrow(|drafts| drafts.iter().filter(is_untold).map(named).collect());
    unsaved::tell(store, unsaved::Place::Page, all.into_iter());
}
