//! The roll of a dying combatant as its turn comes: a death save, or a d% to become stable.

use asalto_core::CombatantId;
use asalto_core::rules::DyingRoll;
use asalto_text::DyingText;
use leptos::prelude::*;

use crate::store::Store;

/// Returns the roll of the dying in the encounter on view.
pub fn roll_of(store: Store) -> DyingRoll {
    store.view.track();
    let policy = store.with_session(|session| session.encounter().rules().vitality);
    policy.dying_roll().unwrap_or_default()
}

/// Returns the question of a roll of the dying.
pub fn question(store: Store, who: CombatantId) -> String {
    let text = match roll_of(store) {
        DyingRoll::DeathSave => DyingText::DeathSaveOf,
        DyingRoll::Stabilization => DyingText::DyingRoll,
    };
    store.text_with(text, &[&store.name(who)])
}
