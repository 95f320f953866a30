//! Comparing a view with the signals of each combatant and group.

use std::sync::Arc;

use asalto_core::order::OpenTie;
use asalto_core::view::GroupView;
use asalto_core::{Awaiting, CombatantId, CombatantView, EncounterView};
use leptos::prelude::*;

use super::{MarkedTurn, Naming, RowSignals, Rows, Standing, place};
use crate::order_rows::head;

impl Rows {
    /// Sets the signals that differ from a view. Each combatant of the view has signals then.
    pub(super) fn push(&mut self, view: &EncounterView, named: &[CombatantId]) {
        for one in &view.combatants {
            self.row(one.id);
        }
        let all = &self.all;
        let mut grouped = vec![false; all.len()];
        for who in view.groups.iter().flat_map(|group| &group.members) {
            if let Ok(place) = place(all, *who) {
                grouped[place] = true;
            }
        }
        let naming = match &view.awaiting {
            Awaiting::HandOver(_) => Naming::Row,
            Awaiting::Turn(_) => Naming::Button,
            _ => Naming::No,
        };
        let tied: &[_] = match &view.awaiting {
            Awaiting::TieBreak(OpenTie { tied, .. }) if tied.len() == 2 => tied,
            _ => &[],
        };
        let [nameable, tied] = [named, tied].map(|some| {
            let mut among = vec![false; all.len()];
            for place in some.iter().filter_map(|who| place(all, *who).ok()) {
                among[place] = true;
            }
            among
        });
        let mut gone = vec![true; all.len()];
        let mut renamed = false;
        for one in &view.combatants {
            if let Ok(place) = place(all, one.id) {
                gone[place] = false;
                let (_, row) = all[place];
                renamed |= row.differs_in_name(one);
                row.show(Some(one));
                let before = Standing {
                    grouped: grouped[place],
                    naming: if nameable[place] { naming } else { Naming::No },
                    movable: one.is_placed() || tied[place],
                    ..row.standing.get_untracked()
                };
                row.stand(standing(view, one.id, before));
            }
        }
        for ((_, row), gone) in all.iter().zip(gone) {
            if gone {
                row.show(None);
            }
        }
        // A row may name any other combatant.
        if renamed {
            for (_, row) in all {
                row.one.notify();
            }
        }
        for (of, signal) in &self.groups {
            push_group(view, *of, *signal);
        }
        self.renames = self.renames.wrapping_add(u32::from(renamed));
    }
}

impl RowSignals {
    fn differs_in_name(self, one: &CombatantView) -> bool {
        let name = &one.profile.name;
        let there = |there: &Option<Arc<CombatantView>>| {
            there
                .as_ref()
                .is_some_and(|there| there.profile.name != *name)
        };
        self.one.with_untracked(there)
    }

    fn show(self, one: Option<&CombatantView>) {
        if self.one.with_untracked(|there| there.as_deref() != one) {
            self.one.set(one.map(|one| Arc::new(one.clone())));
        }
    }
}

fn standing(view: &EncounterView, id: CombatantId, before: Standing) -> Standing {
    let turn = if view.current == Some(id) {
        MarkedTurn::Current
    } else if view.next == Some(id) {
        MarkedTurn::Next
    } else if view.round.is_none() {
        MarkedTurn::NoRound
    } else {
        MarkedTurn::Other
    };
    Standing { turn, ..before }
}

/// Sets the signal of a group if it differs from the view.
pub(super) fn push_group(
    view: &EncounterView,
    of: CombatantId,
    signal: RwSignal<Option<Arc<GroupView>>>,
) {
    let mut groups = view.groups.iter();
    let group = groups.find(|row| head(row) == Some(of));
    if signal.with_untracked(|there| there.as_deref() != group) {
        signal.set(group.map(|group| Arc::new(group.clone())));
    }
}
