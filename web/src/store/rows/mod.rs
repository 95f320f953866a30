//! The signals of each combatant. After a command, the store compares the view with them once and
//! sets only those that differ, so a row does work only when its own content changes.

mod changes;

use std::sync::Arc;

use asalto_core::command::TableCommand;
use asalto_core::share::DamageShare;
use asalto_core::view::{GroupView, RoundTurn};
use asalto_core::{CombatantId, CombatantView, Command, EncounterView};
use asalto_text::isolated;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::Store;
use crate::browser::shell;
use changes::Marks;
pub use changes::Rows;
use changes::push_group;

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
}

/// Whether and how a row offers to name its combatant as the next to act.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Naming {
    /// It does not.
    #[default]
    No,
    /// By a button, while another one acts.
    Button,
    /// The whole row is the button, because the encounter waits for a name.
    Row,
}

/// Whether the panel shows a combatant.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Shown {
    /// It shows another one, or none.
    #[default]
    Not,
    /// It does, because it is the combatant’s turn and none is selected.
    Current,
    /// It does, because the combatant is selected.
    Selected,
}

/// What a combatant takes of a typed amount.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Aimed {
    /// Its share.
    pub share: DamageShare,
    /// Its part of the amount, as a change of hit points. None until a number is typed.
    pub change: Option<i32>,
}

/// What a row shows of its combatant beside the combatant's view.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// The turn.
    pub turn: MarkedTurn,
    /// Whether the combatant is in a group that acts as one.
    pub grouped: bool,
    /// Whether the combatant may be named to act next.
    pub naming: Naming,
    /// Whether the row can be moved: it has a place, or is one of two that are tied.
    pub movable: bool,
    /// Whether the panel shows the combatant, and why.
    pub shown: Shown,
    /// The share and the amount for the combatant, if it is one of several that are selected together.
    pub aimed: Option<Aimed>,
    /// Whether the combatant is kept off the players' screen.
    pub off_screen: bool,
    /// The number of the reason on display, if it is in this row. Each one has another number.
    pub told: Option<u32>,
}

impl Standing {
    /// Returns whether it is the current turn.
    #[must_use]
    pub fn is_current(self) -> bool {
        self.turn == MarkedTurn::Current
    }
}

/// The signals of one combatant.
#[derive(Clone, Copy)]
pub struct RowSignals {
    one: RwSignal<Option<Arc<CombatantView>>>,
    standing: RwSignal<Standing>,
}

impl RowSignals {
    fn new() -> Self {
        Self {
            one: RwSignal::new(None),
            standing: RwSignal::new(Standing::default()),
        }
    }

    /// Returns the combatant's view.
    #[must_use]
    pub fn one(self) -> CombatantSignal {
        self.one.read_only()
    }

    /// Returns what the row shows beside it.
    #[must_use]
    pub fn standing(self) -> ReadSignal<Standing> {
        self.standing.read_only()
    }
}

/// A group, while it acts as one.
pub type GroupSignal = ReadSignal<Option<Arc<GroupView>>>;

impl Store {
    /// Returns the signals of a combatant.
    #[must_use]
    pub fn row(&self, id: CombatantId) -> RowSignals {
        let mut rows = self.rows.write_value();
        rows.signals(id)
    }

    /// Returns a combatant's view, which changes only when the combatant does.
    #[must_use]
    pub fn combatant(&self, id: CombatantId) -> CombatantSignal {
        self.row(id).one()
    }

    /// Returns the name of a combatant in the encounter, and follows that combatant alone.
    #[must_use]
    pub fn name_in_row(&self, id: CombatantId) -> String {
        let name = self.combatant(id).with(|one| {
            let one = one.as_ref()?;
            Some(isolated(&one.profile.name).into_owned())
        });
        name.unwrap_or_default()
    }

    /// Returns a group by its head.
    #[must_use]
    pub fn group(&self, head: CombatantId) -> GroupSignal {
        let (row, new) = self.rows.write_value().group(head);
        if new {
            self.view.with_untracked(|view| push_group(view, head, row));
        }
        row.read_only()
    }

    /// Compares the view with what each combatant and group shows, and sets the signals that differ.
    pub fn push_rows(&self) {
        // The scripts measure what is in sight while its layout is known.
        shell::tell(shell::PAGE_CHANGING, &JsValue::NULL);
        let named = untrack(|| self.nameable());
        let marks = self.marks();
        let changes = self.view.with_untracked(|view| {
            let mut rows = self.rows.write_value();
            rows.push(view, &named, &marks)
        });
        changes.set();
    }

    /// Returns the combatants that may be named to act next.
    fn nameable(&self) -> Vec<CombatantId> {
        let chosen = |view: &EncounterView| {
            let mut all = view.combatants.iter();
            all.any(|one| one.turn == Some(RoundTurn::ToAct))
        };
        if !self.view.with(chosen) {
            return Vec::new();
        }
        let named = |command: &Command| match command {
            Command::Table(TableCommand::HandOver { to }) => Some(*to),
            _ => None,
        };
        self.available
            .with(|available| available.iter().filter_map(named).collect())
    }

    /// Follows the selections and the reason on display.
    pub(crate) fn follow_marks(self) {
        Effect::new(move |_| {
            self.selected.track();
            self.chosen.track();
            self.amount.track();
            self.heals.track();
            self.why.track();
            self.off_screen.track();
            self.rows.update_value(Rows::tell_anew);
            self.mark_rows();
        });
    }

    fn mark_rows(&self) {
        let marks = self.marks();
        let changes = self.rows.write_value().mark(&marks);
        changes.set();
    }

    /// Returns the selections and the reason on display.
    fn marks(&self) -> Marks {
        let heals = self.heals.get_untracked();
        let amount = self.amount.get_untracked();
        let policy = untrack(|| self.with_session(|session| session.encounter().rules().vitality));
        let aimed = self.chosen.get_untracked().into_iter().map(|(who, share)| {
            let change = amount.map(|amount| {
                if heals {
                    amount
                } else {
                    -policy.share(amount, share)
                }
            });
            (who, Aimed { share, change })
        });
        Marks {
            selected: self.selected.get_untracked(),
            aimed: aimed.collect(),
            off_screen: self.off_screen.get_untracked(),
            why: self
                .why
                .with_untracked(|why| why.as_ref().map(|(of, _)| *of)),
        }
    }
}
