//! The sentences that report a saved change, or the reason that it failed.

mod questions;

use std::sync::Arc;

use asalto_text::{CampaignText, SetupText, Text, isolated};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::conflict;
use super::conflict::{Conflict, RefusedSave};
use super::group_id::GroupId;
use super::said::{Claim, Press, Said};
use super::unsaved;
use super::wording::refusal;
use crate::browser::document;
use crate::components::bin_watch::end_with_bin;
use crate::components::failed_saves;
use crate::storage::archive;
use crate::storage::archive::Deleted;
use crate::storage::campaign::{Campaign, Group, SavedGroup, ShelfError, shelf};
use crate::store::Store;
use crate::ui::{key, part};

/// The id of the button that undoes a deletion.
const UNDELETE: &str = "undelete-group";
/// The id of any other button of the notice.
const BUTTON: &str = "after-change";

/// The undo of the last change.
pub type Undo = Callback<()>;

/// A sentence about the last change, with its undo if there is one, those about refused saves, and the two versions of a
/// group that another tab has changed as well.
#[derive(Clone, Copy)]
pub struct ChangeNotice {
    store: Store,
    now: RwSignal<Vec<Said>>,
    conflict: RwSignal<Option<Conflict>>,
    /// The refused saves that wait for an answer. The last one is asked about.
    refused: RwSignal<Vec<RefusedSave>>,
    /// The last sentence for screen readers alone about a group.
    announced: RwSignal<Option<Said>>,
}

impl ChangeNotice {
    /// Returns an empty notice.
    pub fn new(store: Store) -> Self {
        on_cleanup(move || unsaved::leave_to_sentence(store, None));
        Self {
            store,
            now: RwSignal::new(Vec::new()),
            conflict: RwSignal::new(None),
            refused: RwSignal::new(Vec::new()),
            announced: RwSignal::new(None),
        }
    }

    /// Reports a change, on screen and to screen readers.
    pub fn show(self, words: String, undo: Option<Undo>) {
        let undo = undo.map(undo_button);
        self.say(Said::new(words, Claim::Nothing, undo));
    }

    /// Reports that a group is saved, in the words of a text.
    pub fn show_saved(self, text: CampaignText, saved: &SavedGroup, undo: Option<Undo>) {
        let undo = undo.map(undo_button);
        let words = unsaved::saved_words(self.store, text, saved);
        let id = GroupId::of(saved);
        let name = key(&saved.group.name);
        self.say(Said::new(words, Claim::Saved(id, name), undo));
        unsaved::leave_to_sentence(self.store, Some((id, name)));
    }

    /// Moves the focus to the button of the last sentence.
    pub fn focus_button() {
        document::focus_soon(BUTTON);
    }

    /// Reports a deletion. Its undo takes the focus, and ends when its place is no longer in the bin, or the group is back.
    pub fn show_deleted(self, words: String, undo: Undo, deleted: &Deleted) {
        let undo = Some(undo_button(undo));
        let (id, place) = (GroupId::of_deleted(deleted), deleted.place);
        self.say(Said::new(words, Claim::Deleted { id, place }, undo));
        document::focus_soon(UNDELETE);
    }

    /// Reports the reason that an undo failed, and offers it again.
    pub fn refuse_undo(self, why: ShelfError, undo: Undo) {
        let words = self.store.text(refusal(why)).to_owned();
        let undo = Some(undo_button(undo));
        self.say_anywhere(Said::new(words, Claim::Nothing, undo));
        Self::focus_button();
    }

    /// Keeps to what is true: follows what becomes of the groups and of the bin, in this tab and in another one.
    pub fn follow(self) {
        let place = move || {
            self.now
                .with_untracked(|all| all.iter().find_map(Said::place))
        };
        end_with_bin(self.store, place, move |place| {
            self.retract(|said| said.place() == Some(place));
        });
        let campaign = Campaign::signal();
        Effect::new(move |was_read: Option<bool>| {
            let (is_read, saved) = campaign.with(|campaign| {
                let saved = campaign.saved.iter();
                let saved = saved.map(|one| (GroupId::of(one), key(&one.group.name)));
                (campaign.is_read, saved.collect::<Vec<_>>())
            });
            // What is known at first may be old.
            if was_read == Some(true) {
                self.retract(|said| !said.holds(&saved));
                let over = self
                    .announced
                    .try_update_untracked(|said| said.take_if(|said| !said.holds(&saved)));
                if let Some(said) = over.flatten() {
                    self.store.unsay(&said.words);
                }
                untrack(|| unsaved::tell_all(self.store));
                let saved: Vec<_> = saved.into_iter().map(|(id, _)| id).collect();
                self.ask_about_returned(&saved);
            }
            is_read
        });
    }

    /// Withdraws sentences that are no longer true, on screen and for screen readers.
    fn retract(self, is_over: impl Fn(&Said) -> bool) {
        // The notice may be gone by now.
        let over = self.now.try_update_untracked(|all| {
            let over: Vec<_> = all.extract_if(.., |said| is_over(said)).collect();
            over
        });
        let over = over.unwrap_or_default();
        if over.is_empty() {
            return;
        }
        self.now.try_update(|_| ());
        for said in over {
            self.store.unsay(&said.words);
            if let Claim::Saved(id, name) = said.claim {
                unsaved::take_from_sentence(self.store, (id, name));
            }
        }
    }

    /// Withdraws the sentence that a group is saved, because something else is not saved by now.
    pub fn retract_saved(self) {
        self.retract(|said| matches!(said.claim, Claim::Saved(..)));
    }

    /// Reports the reason that a change failed.
    pub fn refuse(self, why: ShelfError) {
        let words = self.store.text(refusal(why)).to_owned();
        self.say_anywhere(Said::new(words, Claim::Nothing, None));
    }

    /// Reports a failure on its page, or on any other page if that one is gone.
    fn say_anywhere(self, said: Said) {
        if self.now.is_disposed() {
            self.store.keeper.told.set(Some(said.words.clone()));
            if said.words == self.store.text(CampaignText::FaultFull) {
                failed_saves::end_with_room(self.store, said.words.clone());
            }
        }
        self.say(said);
    }

    /// Says something in place of the last sentence. Those about refused saves of other groups stay.
    fn say(self, said: Said) {
        self.store.announced.set(said.words.clone());
        // The notice may be gone by now.
        self.now.try_update(|all| {
            all.retain(|old| old.refused().is_some() && old.refused() != said.refused());
            all.push(said);
        });
        unsaved::leave_to_sentence(self.store, None);
    }

    /// Returns whether the notice says that a group is saved, and follows it.
    pub fn says_saved(self, id: GroupId) -> bool {
        let is_meant = |said: &Said| matches!(said.claim, Claim::Saved(saved, _) if saved == id);
        self.now.with(|all| all.iter().any(is_meant))
    }

    /// Returns whether the notice is empty.
    pub fn is_silent(self) -> bool {
        self.now.with(Vec::is_empty)
    }

    /// Empties the notice.
    pub fn clear(self) {
        self.retract(|_| true);
        self.conflict.try_set(None);
        self.refused.try_set(Vec::new());
        self.note_unsaved();
    }

    /// Builds the sentence, with its button, and the choice between two versions.
    pub fn shown(self) -> AnyView {
        let Self {
            store,
            now,
            conflict,
            ..
        } = self;
        let shown = move |said: Said| {
            let id = match said.claim {
                Claim::Deleted { .. } => Some(UNDELETE),
                // There may be several refused saves.
                Claim::Refused(_) => None,
                Claim::Nothing | Claim::Saved(..) => Some(BUTTON),
            };
            let Said { words, button, .. } = said;
            let told = words.clone();
            let button = button.map(|(label, act)| {
                let press = move |_| {
                    self.retract(|said| said.words == told);
                    act();
                };
                view! { <button type="button" class="quiet" id=id on:click=press>{store.label(label)}</button> }
            });
            view! { <p class="said"><bdi>{words}</bdi>" "{button}</p> }
        };
        let said = part(move || {
            let all = now.get().into_iter().map(shown).collect::<Vec<_>>();
            (!all.is_empty()).then_some(all)
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
                Ok(done) => {
                    then(done);
                    failed_saves::try_again();
                }
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
        self.save_again(RefusedSave::new(before, group, Arc::new(then)));
    }

    /// Saves the change that a form has made. A refused one is given up with the form.
    pub fn save_form(
        self,
        form: Option<String>,
        (before, group): (SavedGroup, Group),
        then: impl Fn(SavedGroup) + Send + Sync + 'static,
    ) {
        let save = RefusedSave::new(Some(before), group, Arc::new(then));
        self.save_again(RefusedSave { form, ..save });
    }

    /// Goes on after a save, or reports the reason that it failed. What has no room waits for it no longer.
    fn finish(self, saved: Result<SavedGroup, ShelfError>, save: RefusedSave) {
        match saved {
            Ok(saved) => {
                self.end_question(GroupId::of(&saved));
                (save.then)(saved);
                failed_saves::try_again();
            }
            Err(why) => self.refuse_save(why, save),
        }
    }

    /// Tries a refused save again.
    pub(super) fn save_again(self, save: RefusedSave) {
        spawn_local(async move {
            let saved = shelf::save(save.before.clone(), save.group.clone()).await;
            self.finish(saved, save);
        });
    }

    /// Saves a group as it was before a change. The undo stays while storage is full.
    pub fn save_back(
        self,
        saved: SavedGroup,
        old: Group,
        then: impl Fn(SavedGroup) + Clone + Send + Sync + 'static,
    ) {
        spawn_local(async move {
            match shelf::save(Some(saved.clone()), old.clone()).await {
                Err(why @ ShelfError::Archive(archive::Fault::Full)) => {
                    let again = move |()| self.save_back(saved.clone(), old.clone(), then.clone());
                    self.refuse_undo(why, Callback::new(again));
                }
                done => {
                    let save = RefusedSave::new(Some(saved), old, Arc::new(then));
                    self.finish(done, save);
                }
            }
        });
    }

    /// Reports that a group is saved.
    pub fn tell_saved(self, saved: &SavedGroup) {
        self.show_saved(CampaignText::SavedAs, saved, None);
    }

    /// Announces something about a saved group, as long as it has this name.
    pub fn announce_of(self, id: Option<GroupId>, name: &str, words: String) {
        let claim = id.map_or(Claim::Nothing, |id| Claim::Saved(id, key(&name)));
        self.store.announced.set(words.clone());
        // The notice may be gone by now.
        self.announced.try_set(Some(Said::new(words, claim, None)));
    }

    /// Announces that a group is as it was before the last change.
    pub fn announce_undone(self, back: &SavedGroup) {
        let with = [isolated(&back.group.name).into_owned()];
        let words = self
            .store
            .text_with(CampaignText::BackAsBefore, &[&with[0]]);
        self.announce_of(Some(GroupId::of(back)), &back.group.name, words);
    }
}

fn undo_button(undo: Undo) -> (Text, Press) {
    (SetupText::Undo.text(), Arc::new(move || undo.run(())))
}
