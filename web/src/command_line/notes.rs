//! The sentences under the preview of a line about what it leaves out.

use asalto_core::CombatantId;
use asalto_core::combatant::DamageReduction;
use asalto_text::{self as text, DamageText};
use leptos::prelude::With;

use crate::input::command_line::Line;
use crate::store::Store;

/// Returns a sentence for each damage reduction that does not count, because the damage has no type (D35-95).
pub fn of(store: Store, line: &Line) -> Vec<String> {
    let Line::Points(all) = line else {
        return Vec::new();
    };
    if !store.defenses().has_numbers() {
        return Vec::new();
    }
    let untyped = all.iter().filter(|one| {
        let plain = one.parts.iter().all(|part| part.of.is_none());
        one.kind.harms() && one.past.is_empty() && plain
    });
    let who = untyped.flat_map(|one| &one.targets);
    let with = who.filter_map(|(who, _)| Some((*who, reduction(store, *who)?)));
    with.map(|(who, reduction)| {
        let reduction = text::damage_reduction(store.lang(), &reduction);
        store.text_with(
            DamageText::ReductionNeedsType,
            &[&store.name(who), &reduction],
        )
    })
    .collect()
}

fn reduction(store: Store, who: CombatantId) -> Option<DamageReduction> {
    store.view.with(|view| {
        let one = view.combatant(who)?;
        one.profile.defenses.reduction.clone()
    })
}
