//! The rows of the store: their signals, and the comparison after each command.

use asalto_core::command::TableCommand;
use asalto_core::view::RoundTurn;
use asalto_core::{CombatantId, Command, EncounterView};
use asalto_text::isolated;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::Store;
use super::rows::changes::{Marks, push_group};
use super::rows::{CombatantSignal, GroupSignal, RowSignals, Rows};
use crate::browser::shell;

impl Store {
    /// Returns the signals of a combatant.
    #[must_use]
    pub fn row(&self, id: CombatantId) -> RowSignals {
        let mut rows = self.rows.write_value();
        rows.signals(id)
    }

    /// Returns a combatant's view. It changes only with the combatant.
    #[must_use]
    pub fn combatant(&self, id: CombatantId) -> CombatantSignal {
        self.row(id).one()
    }

    /// Returns the name of a combatant in the encounter, and follows only that combatant.
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

    /// Compares the view with the rows of all combatants and groups, and sets the signals that differ.
    pub fn push_rows(&self) {
        // The scripts measure the visible rows before the layout changes.
        shell::send(shell::PAGE_CHANGING, &JsValue::NULL);
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
            self.aim.track();
            self.why.track();
            self.off_screen.track();
            self.rows.update_value(Rows::notify_all);
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
        Marks {
            selected: self.selected.get_untracked(),
            aimed: self.aimed(),
            aiming: self.is_aiming(),
            off_screen: self.off_screen.get_untracked(),
            why: self
                .why
                .with_untracked(|why| why.as_ref().map(|(of, _)| *of)),
        }
    }
}
