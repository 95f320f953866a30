//! The questions about saves that another tab's change has refused. They outlive the page that asks.

use std::cell::RefCell;
use std::sync::Arc;

use asalto_text::{CampaignText, NoticeText, isolated};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::ChangeNotice;
use crate::browser::{document, unsaved_groups};
use crate::components::campaign::conflict::{Conflict, RefusedSave};
use crate::components::campaign::group_id::GroupId;
use crate::components::campaign::said::{Claim, Press, Said};
use crate::components::campaign::unsaved;
use crate::components::campaign::wording::refusal;
use crate::components::kept_texts;
use crate::storage::archive;
use crate::storage::campaign::{Group, Merge, SavedGroup, ShelfError, shelf};

thread_local! {
    /// The refused saves that the list of groups asked about when its page closed.
    static LEFT: RefCell<Vec<RefusedSave>> = const { RefCell::new(Vec::new()) };
}

/// Who brings up the question about a refused save. Only the user's own act moves the focus.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asker {
    User,
    /// Another tab, or the end of another question.
    OtherTab,
}

impl ChangeNotice {
    /// Keeps a save that another tab's change has refused while its page is closed, and asks again once the page opens. The
    /// next page tells of it.
    pub fn outlive_page(self) {
        let left = LEFT.take();
        if let Some(save) = left.last().cloned() {
            self.tell_left();
            self.refused.set(left);
            self.ask_about(save, Asker::User, Self::refuse_deleted);
        }
        on_cleanup(move || self.leave_to_home());
    }

    /// Leaves the refused saves to the list of groups at home, because the page closes. The next page tells of them.
    pub fn leave_to_home(self) {
        self.leave(self.refused.get_untracked());
    }

    /// Leaves refused saves to the list of groups at home, if they have a change. The page may be gone already.
    pub fn leave(self, mut refused: Vec<RefusedSave>) {
        refused.retain(RefusedSave::has_change);
        if refused.is_empty() {
            return;
        }
        LEFT.with_borrow_mut(|left| {
            left.retain(|old| refused.iter().all(|new| new.group_id() != old.group_id()));
            left.extend(refused);
        });
        self.tell_left();
        self.note_unsaved();
    }

    /// Ends the question at home about a group, because its own page asks.
    pub fn ask_here(self, id: GroupId) {
        LEFT.with_borrow_mut(|left| left.retain(|save| save.group_id() != Some(id)));
        self.tell_left();
        self.note_unsaved();
    }

    /// Tells on every page which groups wait at home.
    fn tell_left(self) {
        let left: Vec<_> = LEFT.with_borrow(|left| {
            let named = |save: &RefusedSave| Some((save.group_id()?, save.group.name.clone()));
            left.iter().filter_map(named).collect()
        });
        unsaved::tell(self.store, unsaved::Place::Home, left.into_iter());
    }

    /// Tries the refused saves again whose groups another tab had deleted: they are back.
    pub(super) fn ask_about_returned(self, saved: &[GroupId]) {
        let is_back = |save: &RefusedSave| {
            let id = save.group_id();
            save.is_gone && id.is_some_and(|id| saved.contains(&id))
        };
        let back: Vec<_> = self.refused.with_untracked(|refused| {
            let back = refused.iter().filter(|save| is_back(save));
            back.cloned().collect()
        });
        for save in back {
            self.ask_about(save, Asker::OtherTab, Self::refuse_deleted);
        }
    }

    /// Gives the form of a group its typed text back, if another tab had deleted the group: its row is there again.
    pub fn give_back(self, id: GroupId) {
        let is_meant = |save: &&RefusedSave| save.is_gone && save.group_id() == Some(id);
        let typed = self.refused.with_untracked(|refused| {
            let found = refused.iter().find(is_meant);
            found.map(|save| save.typed.clone())
        });
        let typed = typed.unwrap_or_default();
        for (field, text) in &typed {
            kept_texts::keep(field, text);
        }
        if !typed.is_empty() {
            self.end_question(id);
        }
    }

    /// Makes the browser ask before the page closes, as long as a refused save waits for an answer.
    pub(super) fn note_unsaved(self) {
        let waits = |refused: &Vec<RefusedSave>| refused.iter().any(RefusedSave::has_change);
        let asks = self.refused.try_with_untracked(waits).unwrap_or_default();
        unsaved_groups::note("groups", asks || LEFT.with_borrow(waits));
    }

    /// Returns whether a refused save of a group waits for an answer.
    pub fn asks_about(self, id: GroupId) -> bool {
        let is_meant = |save: &RefusedSave| save.group_id() == Some(id);
        self.refused
            .with_untracked(|refused| refused.iter().any(is_meant))
    }

    /// Adds a refused save to those that wait, in place of an earlier one of the same group.
    fn wait_for(self, save: &RefusedSave) {
        let is_other = |one: &RefusedSave| one.group_id() != save.group_id();
        // The notice may be gone by now.
        self.refused.try_update(|refused| {
            refused.retain(is_other);
            refused.push(save.clone());
        });
        self.note_unsaved();
    }

    /// Ends the question about a refused save of a group, which is answered by now, and asks about the next one.
    pub fn end_question(self, id: GroupId) {
        self.ask_here(id);
        let id = Some(id);
        self.retract(|said| said.refused() == id);
        // The notice may be gone by now.
        let next = self.refused.try_update(|refused| {
            let before = refused.len();
            refused.retain(|save| save.group_id() != id);
            let is_answered = refused.len() < before;
            refused.last().filter(|_| is_answered).cloned()
        });
        self.conflict.try_update(|conflict| {
            conflict.take_if(|conflict| Some(GroupId::of(&conflict.theirs)) == id);
        });
        self.note_unsaved();
        if let Some(next) = next.flatten() {
            self.ask_about(next, Asker::OtherTab, Self::refuse_deleted);
        }
    }

    /// Ends the retry of a save that had no room, because the user gives up the change of its form or makes another one.
    pub fn end_retry(self, form: &str) {
        self.retract(|said| said.form.as_deref() == Some(form));
    }

    /// Saves a group again that another tab has deleted.
    fn save_anew(self, save: RefusedSave) {
        let Some(before) = save.before.clone() else {
            return;
        };
        // The group comes back through this save.
        self.refused.try_update(|refused| {
            let is_meant = |one: &&mut RefusedSave| one.group_id() == save.group_id();
            refused
                .iter_mut()
                .filter(is_meant)
                .for_each(|one| one.is_gone = false);
        });
        spawn_local(async move {
            let saved = shelf::save_anew(before, save.group.clone()).await;
            if let Ok(saved) = &saved {
                document::focus_soon(&GroupId::of(saved).element());
                self.tell_saved(saved);
            }
            self.finish(saved, save);
        });
    }

    /// Reports the reason that a save failed. After a conflict, “Try again” loads the other version.
    pub fn refuse_save(self, why: ShelfError, save: RefusedSave) {
        let id = save.group_id();
        match why {
            ShelfError::Archive(archive::Fault::Conflict) if id.is_some() => {
                let text = CampaignText::ConflictOf;
                self.ask_again(text, NoticeText::TryAgain, save);
            }
            ShelfError::Archive(archive::Fault::Nothing) if id.is_some() => {
                self.refuse_deleted(save);
            }
            why => {
                let words = self.store.text(refusal(why)).to_owned();
                let claim = id.map_or(Claim::Nothing, Claim::Refused);
                let can_pass = matches!(
                    why,
                    ShelfError::Archive(archive::Fault::Full | archive::Fault::Closed)
                );
                let form = save.form.clone();
                // There may be room by then.
                let again: Press = Arc::new(move || self.save_again(save.clone()));
                let button = can_pass.then(|| (NoticeText::TryAgain.text(), again));
                self.say_anywhere(Said::new(words, claim, button).of_form(form));
            }
        }
    }

    /// Reports that another tab has deleted a group into whose form something is being typed. What is typed later is saved
    /// by the same button, and is not said again.
    pub fn follow_deleted(self, mut save: RefusedSave) {
        let earlier = self.waiting(&save);
        let is_asked = earlier.as_ref().is_some_and(|earlier| earlier.is_gone);
        let is_same = earlier.is_some_and(|earlier| earlier.has_change() == save.has_change());
        if is_asked && is_same {
            save.is_gone = true;
            self.wait_for(&save);
        } else if is_asked || save.has_change() {
            self.refuse_deleted(save);
        }
    }

    /// Reports that another tab has deleted a group, with a button that saves it anew. Its change is not saved, if it has any.
    pub fn refuse_deleted(self, mut save: RefusedSave) {
        save.is_gone = true;
        let (text, button) = if save.has_change() {
            (CampaignText::DeletedWhileTyping, NoticeText::TryAgain)
        } else {
            (CampaignText::DeletedElsewhere, NoticeText::KeepDeleted)
        };
        self.ask_again(text, button, save);
    }

    /// Returns the refused save of the same group that waits by now.
    fn waiting(self, save: &RefusedSave) -> Option<RefusedSave> {
        let is_meant = |one: &&RefusedSave| one.group_id() == save.group_id();
        let found = |refused: &Vec<RefusedSave>| refused.iter().find(is_meant).cloned();
        self.refused.try_with_untracked(found).flatten()
    }

    /// Says why a save was refused, with a button that tries it again.
    fn ask_again(self, text: CampaignText, button: NoticeText, save: RefusedSave) {
        self.conflict.try_set(None);
        self.wait_for(&save);
        let words = self.store.text_with(text, &[&name_before(&save)]);
        let claim = save.group_id().map_or(Claim::Nothing, Claim::Refused);
        let again = Arc::new(move || {
            let save = self.waiting(&save).unwrap_or_else(|| save.clone());
            self.ask_about(save, Asker::User, Self::save_anew);
        });
        self.say_anywhere(Said::new(words, claim, Some((button.text(), again))));
    }

    /// Shows both versions of a group whose save was refused, or does something else if another tab has deleted the group.
    fn ask_about(self, save: RefusedSave, asker: Asker, if_deleted: fn(Self, RefusedSave)) {
        let Some(before) = save.before.clone() else {
            return;
        };
        self.wait_for(&save);
        spawn_local(async move {
            let newest = shelf::newest(before.group.of, before.id).await;
            let waits = |one: &RefusedSave| one.group_id() == save.group_id();
            let is_answered = |refused: &Vec<RefusedSave>| !refused.iter().any(waits);
            if self.refused.try_with_untracked(is_answered) == Some(true) {
                return;
            }
            match newest {
                Ok(theirs) => self.compare(before, theirs, save, asker),
                Err(ShelfError::Archive(archive::Fault::Nothing)) => if_deleted(self, save),
                Err(why) => self.refuse(why),
            }
        });
    }

    /// Saves the group with the chosen versions.
    pub(super) fn settle(self, conflict: Conflict, group: Group) {
        let then = conflict.then;
        self.save(Some(conflict.theirs), group, move |saved| {
            // The form is gone. What asked for the save may move the focus elsewhere.
            document::focus_soon(&GroupId::of(&saved).element());
            self.tell_saved(&saved);
            then(saved);
        });
    }

    /// Shows both versions, or saves at once if there is nothing to choose.
    fn compare(self, before: SavedGroup, theirs: SavedGroup, save: RefusedSave, asker: Asker) {
        let is_unchanged = theirs.group == before.group;
        let merge = Merge::of(before.group, save.group.clone(), theirs.group.clone());
        if is_unchanged || merge.differences().is_empty() {
            self.save(Some(theirs), save.group, move |saved| (save.then)(saved));
            return;
        }
        if let Some(id) = save.group_id() {
            self.retract(|said| said.refused() == Some(id));
        }
        let conflict = Conflict {
            merge,
            theirs,
            then: save.then,
            takes_focus: asker == Asker::User,
        };
        let words = conflict.heading(self.store);
        self.store.announced.set(words);
        // The notice may be gone by now.
        self.conflict.try_set(Some(conflict));
    }
}

/// Returns the name of a group before the change that was refused.
fn name_before(save: &RefusedSave) -> String {
    let before = save.before.as_ref();
    let name = before.map(|before| before.group.name.as_str());
    isolated(name.unwrap_or_default()).into_owned()
}
