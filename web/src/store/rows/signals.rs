//! The signals of a row, and the state that it shows besides the view of the combatant.

use std::sync::Arc;

use asalto_core::CombatantView;
use asalto_core::combatant::Base;
use asalto_core::view::GroupView;
use leptos::prelude::*;

use crate::input::aim::TargetMark;

/// A combatant's view, while the combatant is in the encounter.
pub type CombatantSignal = ReadSignal<Option<Arc<CombatantView>>>;

/// The turn of a combatant, as its row marks it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum MarkedTurn {
    /// It is neither the current turn nor the next, and the encounter is in no round.
    #[default]
    NoRound,
    /// It is neither the current turn nor the next.
    Other,
    /// The next turn.
    Next,
    /// The current turn.
    Current,
    /// The turn whose death save combat waits for.
    Saving,
}

/// Whether and how a row offers to name its combatant as the next to act.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Naming {
    /// It does not.
    #[default]
    No,
    /// By a button, while another combatant acts.
    Button,
    /// The whole row is the button, because the encounter waits for a name.
    Row,
}

/// Whether the panel shows a combatant.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum InPanel {
    /// It shows another combatant, or none.
    #[default]
    Not,
    /// It does: it is the combatant’s turn and none is selected.
    Current,
    /// It does: the combatant is selected.
    Selected,
}

/// The state of a combatant that its row shows.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "the marks of a row are independent of each other"
)]
pub struct RowState {
    /// The turn.
    pub turn: MarkedTurn,
    /// Whether the combatant is in a group that acts as one.
    pub grouped: bool,
    /// Whether the combatant may be named to act next.
    pub naming: Naming,
    /// Whether the row can be moved: it has a place, or is one of two tied rows.
    pub movable: bool,
    /// Whether the panel shows the combatant, and why.
    pub shown: InPanel,
    /// The share and the amount for the combatant, if it is a target.
    pub aimed: Option<TargetMark>,
    /// Whether the button with the name is pressed: for a target, and for the combatant in the panel while no amount is
    /// pending.
    pub pressed: bool,
    /// Whether the combatant is hidden from the players' screen.
    pub off_screen: bool,
    /// The number of the reason on display, if it is in this row. Each reason has another number.
    pub told: Option<u32>,
}

impl RowState {
    /// Returns whether it is the current turn.
    #[must_use]
    pub fn is_current(self) -> bool {
        self.turn == MarkedTurn::Current
    }

    /// Returns whether its turn has come: it acts, or combat waits for its death save.
    #[must_use]
    pub fn has_turn(self) -> bool {
        matches!(self.turn, MarkedTurn::Current | MarkedTurn::Saving)
    }
}

/// The signals of one combatant.
#[derive(Clone, Copy)]
pub struct RowSignals {
    pub(super) one: RwSignal<Option<Arc<CombatantView>>>,
    pub(super) standing: RwSignal<RowState>,
    pub(super) base: RwSignal<Base>,
}

impl RowSignals {
    pub(super) fn new() -> Self {
        Self {
            one: RwSignal::new(None),
            standing: RwSignal::new(RowState::default()),
            base: RwSignal::new(Base::default()),
        }
    }

    /// Returns the combatant's view.
    #[must_use]
    pub fn one(self) -> CombatantSignal {
        self.one.read_only()
    }

    /// Returns the base of its miniature, which changes far less often than the view.
    #[must_use]
    pub fn base(self) -> ReadSignal<Base> {
        self.base.read_only()
    }

    /// Returns the state that the row shows.
    #[must_use]
    pub fn standing(self) -> ReadSignal<RowState> {
        self.standing.read_only()
    }
}

/// A group, while it acts as one.
pub type GroupSignal = ReadSignal<Option<Arc<GroupView>>>;
