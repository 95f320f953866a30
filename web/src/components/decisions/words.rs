//! The questions of the decisions in words, for those who are told that a decision comes first.

use asalto_core::Awaiting;
use asalto_text::{CombatText, Message};
use leptos::prelude::*;

use super::checks;
use super::decision::{Decision, unrolled};
use crate::components::calls::one_a_group;
use crate::components::dying_roll;
use crate::components::tie;
use crate::store::Store;

/// Returns the question that combat waits for: the first decision, the rolls, or a tie. None if it waits for no such thing.
#[must_use]
pub fn awaited(store: Store) -> Option<String> {
    let awaiting = store.view.with(|view| view.awaiting.clone());
    if let Awaiting::TieBreak(tie) = awaiting {
        return Some(tie::asks(store, &tie));
    }
    Decision::all(store).first().map(|first| asks(store, first))
}

/// Returns the question of a decision.
fn asks(store: Store, decision: &Decision) -> String {
    match decision {
        Decision::Check(open) => checks::asks(store, open),
        Decision::Counter(who, _) => checks::may_counter(store, *who),
        Decision::TurnEffect(due) => due.asks(store),
        Decision::Recharge(due) => due.asks(store),
        Decision::Save(save) => save.asks(store),
        Decision::Initiative => store.message(&Message::Labeled {
            label: store.text(CombatText::Initiative),
            text: &store.names(&one_a_group(store, unrolled(store))),
        }),
        Decision::DeathSave(who) => dying_roll::question(store, *who),
    }
}
