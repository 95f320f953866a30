//! The identity of a saved group, by which its row follows it.

use leptos::prelude::*;

use crate::storage::archive::{Deleted, DocumentKind};
use crate::storage::campaign::{Campaign, GroupUse, SavedGroup, shelf};
use crate::ui::flag;

/// The identity of a saved group.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct GroupId {
    /// Its use.
    pub of: GroupUse,
    /// The id among the groups of its use.
    pub id: u32,
}

impl GroupId {
    /// Returns the identity of a group.
    pub fn of(saved: &SavedGroup) -> Self {
        let (of, id) = (saved.group.of, saved.id);
        Self { of, id }
    }

    /// Returns the identity of a deleted group.
    pub fn of_deleted(deleted: &Deleted) -> Option<Self> {
        let uses = [GroupUse::Party, GroupUse::Template, GroupUse::Creature];
        let of = uses
            .into_iter()
            .find(|of| shelf::kind(*of) == deleted.entry.kind)?;
        let id = deleted.id()?;
        Some(Self { of, id })
    }

    /// Returns the id of what takes the focus in the row: its link, or its first button.
    pub fn element(self) -> String {
        element(shelf::kind(self.of), self.id)
    }

    /// Returns the group as it is saved now.
    pub fn saved(self) -> Option<SavedGroup> {
        Campaign::signal().with_untracked(|campaign| self.find(campaign).cloned())
    }

    /// Follows whether the group is gone.
    pub fn gone(self) -> Signal<bool> {
        let campaign = Campaign::signal();
        let is_gone =
            move |campaign: &Campaign| campaign.is_whole() && self.find(campaign).is_none();
        flag(move || campaign.with(is_gone))
    }

    /// Returns the group of a campaign.
    pub fn find(self, campaign: &Campaign) -> Option<&SavedGroup> {
        campaign.saved.iter().find(|saved| Self::of(saved) == self)
    }
}

/// Returns the id of what takes the focus in the row of a group: its link, or its first button.
pub fn element(kind: DocumentKind, id: u32) -> String {
    format!("group-{}-{id}", kind.name())
}
