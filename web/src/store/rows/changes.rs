//! Each combatant and group with its signals and their content. A comparison finds each change, so unchanged
//! rows cost next to nothing.

use std::sync::Arc;

use asalto_core::order::OpenTie;
use asalto_core::view::GroupView;
use asalto_core::{Awaiting, CombatantId, CombatantView, EncounterView};
use leptos::prelude::*;

use super::signals::{InPanel, MarkedTurn, Naming, RowSignals, RowState};
use crate::browser::shell;
use crate::input::aim::TargetMark;
use crate::order::rows::head;

/// The signal of a group.
type GroupRow = RwSignal<Option<Arc<GroupView>>>;

/// A combatant with its signals and their content.
struct Row {
    id: CombatantId,
    signals: RowSignals,
    one: Option<Arc<CombatantView>>,
    /// The row state from the view of the encounter.
    by_view: RowState,
    standing: RowState,
}

/// The selections and the reason on display.
pub(crate) struct Marks {
    /// The selected combatant.
    pub(crate) selected: Option<CombatantId>,
    /// The targets, and the parts of the typed amount for them.
    pub(crate) aimed: Vec<(CombatantId, TargetMark)>,
    /// Whether damage or healing is pending.
    pub(crate) aiming: bool,
    /// The combatants hidden from the players' screen.
    pub(crate) off_screen: Vec<CombatantId>,
    /// The combatant whose reason is on display.
    pub(crate) why: Option<CombatantId>,
}

/// All combatants and groups with their signals. The signals live as long as the store, because the next
/// encounter uses the same ids again.
pub struct Rows {
    owner: Owner,
    all: Vec<Row>,
    groups: Vec<(CombatantId, GroupRow)>,
    /// The number of reasons that have been on display.
    told: u32,
    /// The number of times that a combatant was renamed.
    renames: u32,
}

/// The signals to set. Their readers can read the rows.
#[derive(Default)]
pub(crate) struct Changes {
    ones: Vec<(RowSignals, Option<Arc<CombatantView>>)>,
    standings: Vec<(RowSignals, RowState)>,
    groups: Vec<(GroupRow, Option<Arc<GroupView>>)>,
    /// The rows that name other combatants.
    named: Vec<RowSignals>,
    /// The combatants that the panel now shows.
    shown: Vec<CombatantId>,
    /// The combatants whose hit points fell.
    struck: Vec<CombatantId>,
}

impl Rows {
    /// Returns an empty collection. Its signals belong to the current owner.
    #[must_use]
    pub fn new() -> Self {
        Self {
            owner: Owner::current().unwrap_or_default(),
            all: Vec::new(),
            groups: Vec::new(),
            told: 0,
            renames: 0,
        }
    }

    /// Returns the number of times that a combatant was renamed.
    #[must_use]
    pub fn renames(&self) -> u32 {
        self.renames
    }

    /// Numbers the next reason on display.
    pub(crate) fn notify_all(&mut self) {
        self.told = self.told.wrapping_add(1);
    }

    /// Returns the signals of a combatant.
    pub(crate) fn signals(&mut self, id: CombatantId) -> RowSignals {
        let place = self.place(id);
        if let Some(row) = self.all.get(place).filter(|row| row.id == id) {
            return row.signals;
        }
        let signals = self.owner.with(RowSignals::new);
        let row = Row {
            id,
            signals,
            one: None,
            by_view: RowState::default(),
            standing: RowState::default(),
        };
        self.all.insert(place, row);
        signals
    }

    /// Returns the signal of a group, and whether it is new.
    pub(crate) fn group(&mut self, head: CombatantId) -> (GroupRow, bool) {
        let place = self.groups.partition_point(|(of, _)| *of < head);
        match self.groups.get(place) {
            Some((of, signal)) if *of == head => (*signal, false),
            _ => {
                let signal = self.owner.with(|| RwSignal::new(None));
                self.groups.insert(place, (head, signal));
                (signal, true)
            }
        }
    }

    /// Reads the state of each combatant and group from a view, with the selections. Each combatant of the
    /// view has signals afterwards.
    pub(crate) fn push(
        &mut self,
        view: &EncounterView,
        named: &[CombatantId],
        marks: &Marks,
    ) -> Changes {
        for one in &view.combatants {
            self.signals(one.id);
        }
        self.read(view, named);
        let mut changes = self.mark(marks);
        self.compare(view, &mut changes);
        for (of, signal) in &self.groups {
            let group = group_of(view, *of);
            if signal.with_untracked(|there| there.as_deref() != group) {
                changes.groups.push((*signal, group.cloned().map(Arc::new)));
            }
        }
        changes
    }

    /// Reads the state of each row from the view of the encounter.
    fn read(&mut self, view: &EncounterView, named: &[CombatantId]) {
        let naming = match &view.awaiting {
            Awaiting::HandOver(_) => Naming::Row,
            Awaiting::Turn(_) => Naming::Button,
            _ => Naming::No,
        };
        for row in &mut self.all {
            row.by_view = RowState {
                turn: match view.round {
                    None => MarkedTurn::NoRound,
                    Some(_) => MarkedTurn::Other,
                },
                ..RowState::default()
            };
        }
        for one in &view.combatants {
            self.by_view(one.id, |standing| standing.movable = one.is_placed());
        }
        for who in view.groups.iter().flat_map(|group| &group.members) {
            self.by_view(*who, |standing| standing.grouped = true);
        }
        for who in named {
            self.by_view(*who, |standing| standing.naming = naming);
        }
        if let Awaiting::TieBreak(OpenTie { tied, .. }) = &view.awaiting
            && tied.len() == 2
        {
            for who in tied {
                self.by_view(*who, |standing| standing.movable = true);
            }
        }
        let saving = match view.awaiting {
            Awaiting::DeathSave(who) => Some(who),
            _ => None,
        };
        for (who, turn) in [
            (view.next, MarkedTurn::Next),
            (saving, MarkedTurn::Saving),
            (view.current, MarkedTurn::Current),
        ] {
            if let Some(who) = who {
                self.by_view(who, |standing| standing.turn = turn);
            }
        }
    }

    /// Compares the combatants' own views, and adds those that differ.
    fn compare(&mut self, view: &EncounterView, changes: &mut Changes) {
        let mut gone = vec![true; self.all.len()];
        let mut renamed = false;
        for one in &view.combatants {
            let place = self.place(one.id);
            gone[place] = false;
            let row = &mut self.all[place];
            let before = row.one.as_ref();
            if before.is_some_and(|before| Arc::ptr_eq(before, one)) {
                continue;
            }
            let left = |one: &CombatantView| one.vitality.map(|vitality| vitality.left);
            if before.is_some_and(|before| left(before) > left(one)) {
                changes.struck.push(one.id);
            }
            renamed |= before.is_some_and(|before| before.profile.name != one.profile.name);
            if before != Some(one) {
                changes.ones.push((row.signals, Some(Arc::clone(one))));
            }
            row.one = Some(Arc::clone(one));
        }
        for (row, gone) in self.all.iter_mut().zip(gone) {
            if gone && row.one.take().is_some() {
                changes.ones.push((row.signals, None));
            }
        }
        // A row may name any other combatant.
        if renamed {
            changes.named = self.all.iter().map(|row| row.signals).collect();
        }
        self.renames = self.renames.wrapping_add(u32::from(renamed));
    }

    /// Compares the selections and the reason on display.
    pub(crate) fn mark(&mut self, marks: &Marks) -> Changes {
        let mut changes = Changes::default();
        for row in &mut self.all {
            let id = row.id;
            let mut aimed = marks.aimed.iter();
            let aimed = aimed.find(|(who, _)| *who == id).map(|(_, aimed)| *aimed);
            let shown = match marks.selected {
                Some(who) if who == id => InPanel::Selected,
                None if row.by_view.is_current() => InPanel::Current,
                _ => InPanel::Not,
            };
            let standing = RowState {
                shown,
                aimed,
                pressed: aimed.is_some() || !marks.aiming && shown != InPanel::Not,
                off_screen: marks.off_screen.contains(&id),
                told: (marks.why == Some(id)).then_some(self.told),
                ..row.by_view
            };
            if row.standing == standing {
                continue;
            }
            if row.standing.shown == InPanel::Not && standing.shown != InPanel::Not {
                changes.shown.push(id);
            }
            row.standing = standing;
            changes.standings.push((row.signals, standing));
        }
        changes
    }

    fn place(&self, id: CombatantId) -> usize {
        self.all.partition_point(|row| row.id < id)
    }

    fn by_view(&mut self, id: CombatantId, change: impl FnOnce(&mut RowState)) {
        let place = self.place(id);
        if let Some(row) = self.all.get_mut(place).filter(|row| row.id == id) {
            change(&mut row.by_view);
        }
    }
}

impl Changes {
    /// Sets the signals.
    pub(crate) fn set(self) {
        for (row, one) in self.ones {
            if let Some(one) = &one
                && row.base.with_untracked(|base| *base != one.profile.base)
            {
                row.base.set(one.profile.base.clone());
            }
            row.one.set(one);
        }
        for (row, standing) in self.standings {
            row.standing.set(standing);
        }
        for row in self.named {
            row.one.notify();
        }
        for (signal, group) in self.groups {
            signal.set(group);
        }
        for id in self.struck {
            shell::send(shell::STRUCK, &id.0.into());
        }
        for id in self.shown {
            shell::send(shell::SHOW_ROW, &id.0.into());
        }
    }
}

/// Sets the signal of a new group.
pub(crate) fn push_group(view: &EncounterView, of: CombatantId, signal: GroupRow) {
    signal.set(group_of(view, of).cloned().map(Arc::new));
}

/// Returns the group with a head.
fn group_of(view: &EncounterView, of: CombatantId) -> Option<&GroupView> {
    let mut groups = view.groups.iter();
    groups.find(|row| head(row) == Some(of))
}
