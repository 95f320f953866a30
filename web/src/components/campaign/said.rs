//! A sentence of the notice about changes, and what it claims.

use std::sync::Arc;

use asalto_text::Text;

use super::group_id::GroupId;

/// The function of a button. It outlives the view that makes it, unlike a `Callback`.
pub type Press = Arc<dyn Fn() + Send + Sync>;

/// A sentence about a change, with a button.
#[derive(Clone)]
pub struct Said {
    /// The sentence.
    pub words: String,
    /// What it claims.
    pub claim: Claim,
    /// The button beside it.
    pub button: Option<(Text, Press)>,
    /// The form whose change the button would save, by the name under which its text is kept. It goes with that change.
    pub form: Option<String>,
}

/// What a sentence claims about a group. It goes once that is no longer true.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// Nothing that can change.
    Nothing,
    /// The group is saved, with this name.
    Saved(GroupId, u64),
    /// The group is deleted.
    Deleted {
        /// The group, if its texts can be read.
        id: Option<GroupId>,
        /// Its place in the bin.
        place: Option<u64>,
    },
    /// The save of the group was refused. The sentence stays until it is saved.
    Refused(GroupId),
}

impl Said {
    /// Makes a sentence.
    pub fn new(words: String, claim: Claim, button: Option<(Text, Press)>) -> Self {
        Self {
            words,
            claim,
            button,
            form: None,
        }
    }

    /// Returns the same sentence about the change of a form.
    pub fn of_form(self, form: Option<String>) -> Self {
        Self { form, ..self }
    }

    /// Returns the group whose save was refused.
    pub fn refused(&self) -> Option<GroupId> {
        match self.claim {
            Claim::Refused(id) => Some(id),
            _ => None,
        }
    }

    /// Returns the place in the bin of a deletion.
    pub fn place(&self) -> Option<u64> {
        match self.claim {
            Claim::Deleted { place, .. } => place,
            _ => None,
        }
    }

    /// Returns whether the claim is true while these groups are saved, each with the key of its name.
    pub fn holds(&self, saved: &[(GroupId, u64)]) -> bool {
        match self.claim {
            Claim::Nothing | Claim::Refused(_) => true,
            Claim::Saved(id, name) => saved.contains(&(id, name)),
            Claim::Deleted { id, .. } => id.is_none_or(|id| saved.iter().all(|one| one.0 != id)),
        }
    }
}
