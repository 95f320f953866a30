//! The state of a limited use (D5E-83).

use serde::{Deserialize, Serialize};

use crate::round::Round;

/// A limited use that was spent or rolled for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UseState {
    /// The name of the limited use.
    pub name: String,
    /// The number of uses that are spent.
    pub spent: u8,
    /// True while a real die has yet to decide about a use.
    #[serde(default)]
    pub due: bool,
    /// The round in which the die of a recharge was last rolled or asked for.
    #[serde(default)]
    pub rolled: Option<Round>,
}

impl UseState {
    /// Spends a use.
    pub(super) fn spend(&mut self) {
        self.spent = self.spent.saturating_add(1);
    }

    /// Brings a use back.
    pub(super) fn give_back(&mut self) {
        self.spent = self.spent.saturating_sub(1);
        self.due = self.due && self.spent > 0;
    }

    /// Waits for a real die in a round.
    pub(super) fn wait_for_die(&mut self, round: Round) {
        self.due = true;
        self.rolled = Some(round);
    }

    /// Records the die of a round, which may bring a use back.
    pub(super) fn roll(&mut self, round: Round, back: bool) {
        self.due = false;
        self.rolled = Some(round);
        if back {
            self.give_back();
        }
    }
}
