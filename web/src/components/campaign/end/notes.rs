//! The notes that are typed at the end of a combat. They outlive their fields, which go while another tab has deleted the
//! party.

use std::sync::Arc;

use asalto_core::CombatantId;
use leptos::prelude::*;

use super::{ChangeNotice, CombatSummary};
use crate::components::campaign::conflict::RefusedSave;
use crate::components::campaign::group_id::GroupId;
use crate::storage::campaign::{Outcome, SavedGroup};

/// The typed notes by combatant.
#[derive(Clone, Copy)]
pub struct Notes(RwSignal<Vec<(CombatantId, String)>>);

/// The saved party that the fields belong to.
#[derive(Clone, Default)]
struct Fields {
    saved: Option<SavedGroup>,
    outcomes: Vec<Outcome>,
    /// The party with typed notes that another tab has deleted.
    gone: Option<GroupId>,
}

impl Notes {
    /// Returns no notes.
    pub fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// Keeps a typed note.
    pub fn write(self, who: CombatantId, note: String) {
        self.0.update(|all| {
            all.retain(|(one, _)| *one != who);
            all.push((who, note));
        });
    }

    /// Returns all typed notes.
    pub fn all(self) -> Vec<(CombatantId, String)> {
        self.0.get_untracked()
    }

    /// Returns the typed note about a combatant.
    pub fn of(self, who: CombatantId) -> Option<String> {
        self.0.with_untracked(|all| {
            let mut all = all.iter();
            let found = all.find(|(one, _)| *one == who);
            found.map(|(_, note)| note.clone())
        })
    }

    /// Returns whether another note than the saved one is typed, and follows it.
    pub fn differ(self, outcome: &Outcome) -> bool {
        self.0.with(|all| {
            let mut own = all.iter().filter(|(who, _)| *who == outcome.who);
            own.any(|(_, note)| note.trim() != outcome.now.note)
        })
    }

    /// Forgets notes that are saved, but not what was typed since. The card may be gone by now.
    pub fn forget(self, saved: &[(CombatantId, String)]) {
        self.0
            .try_update(|all| all.retain(|one| !saved.contains(one)));
    }

    /// Gives notes back whose save is undone, but not over what was typed since.
    pub fn give_back(self, undone: &[(CombatantId, String)]) {
        self.0.try_update(|all| {
            for (who, note) in undone {
                if all.iter().all(|(one, _)| one != who) {
                    all.push((*who, note.clone()));
                }
            }
        });
    }

    /// Says that typed notes are not saved once another tab has deleted the party, and offers to save it anew. If the party
    /// is back, its fields have the notes again.
    pub fn outlive_party(self, played: CombatSummary, notice: ChangeNotice) {
        Effect::new(move |before: Option<Fields>| {
            let saved = played.saved.get();
            let outcomes = played.outcomes.get();
            let before = before.unwrap_or_default();
            let gone = untrack(|| match before.gone {
                Some(id) if id.saved().is_some() => {
                    notice.end_question(id);
                    None
                }
                None if saved.is_none() => self.lost(&before, notice),
                gone => gone,
            });
            Fields {
                saved,
                outcomes,
                gone,
            }
        });
    }

    /// Asks about the typed notes of a party, if another tab has deleted it. Returns the party.
    fn lost(self, before: &Fields, notice: ChangeNotice) -> Option<GroupId> {
        let saved = before.saved.clone()?;
        let id = GroupId::of(&saved);
        if id.saved().is_some() || notice.asks_about(id) {
            return None;
        }
        let mut group = saved.group.clone();
        for outcome in &before.outcomes {
            let member = group.members.get_mut(outcome.place);
            if let Some((member, note)) = member.zip(self.of(outcome.who)) {
                note.trim().clone_into(&mut member.note);
            }
        }
        let written = self.all();
        let then = Arc::new(move |saved: SavedGroup| {
            self.forget(&written);
            notice.tell_saved(&saved);
        });
        let save = RefusedSave::new(Some(saved), group, then);
        if !save.has_change() {
            return None;
        }
        notice.refuse_deleted(save);
        Some(id)
    }
}
