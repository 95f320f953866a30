//! The damage of a stat block on its way to the targets: its dice, its type and its save.

use asalto_core::CombatantId;
use asalto_core::combatant::LimitedUse;
use asalto_core::share::DamageKind;
use asalto_text::{CreatureText, damage_type_word, save_kind_word};
use leptos::prelude::*;

use crate::content::bestiary::{BlockDamage, BlockSave, Entry};
use crate::input::aim::{DamageSource, SaveText};
use crate::input::command_line::typed;
use crate::input::limited_uses::limited_uses;
use crate::store::Store;

/// The damage of an entry, and the creature whose stat block has it.
pub struct EntryDamage {
    /// The damage.
    damage: BlockDamage,
    /// The limited use that the entry spends, if its name states one: `Fire Breath (Recharge 5–6)`.
    spends: Option<(CombatantId, LimitedUse)>,
}

impl EntryDamage {
    /// Reads the name of the entry.
    pub fn new(who: CombatantId, entry: &Entry, damage: BlockDamage) -> Self {
        let uses = limited_uses(entry.name.trim_end_matches('.'));
        let stated = uses.ok().and_then(|mut uses| uses.pop());
        Self {
            damage,
            spends: stated.map(|stated| (who, stated)),
        }
    }
}

/// Builds the button that aims damage. The game master then taps who takes it.
pub fn button(store: Store, entry: EntryDamage) -> AnyView {
    let EntryDamage { damage, spends } = entry;
    let shown = damage.dice.clone();
    let parts: Vec<_> = [(damage.dice.clone(), damage.of)]
        .into_iter()
        .chain(damage.more.clone())
        .collect();
    let said = StoredValue::new(parts.clone());
    let label = Signal::derive(move || {
        let parts = said.with_value(|parts| {
            let parts = parts.iter();
            let said =
                parts.map(|(dice, of)| format!("{dice} {}", store.text(damage_type_word(*of))));
            said.collect::<Vec<_>>().join(" + ")
        });
        store.text_with(CreatureText::Aim, &[&parts])
    });
    let tag = Signal::derive(move || store.lang().tag());
    let aim = move |_| {
        let save = damage.save.map(|save| save_text(store, save));
        // Real dice are rolled at the table, and their sum is typed.
        let amounts = if untrack(|| store.settings.real_dice.get()) {
            Vec::new()
        } else {
            let parts = parts.iter();
            parts
                .map(|(dice, of)| (dice.replace('\u{2212}', "-"), Some(*of)))
                .collect()
        };
        store.aim_damage(DamageSource {
            of: typed(Some(damage.of), store.defenses()),
            amounts,
            kind: DamageKind::Lethal,
            targets: Vec::new(),
            save,
            spends: spends.clone(),
        });
    };
    view! { <button class="die aims" lang=tag aria-label=label on:click=aim>{shown}</button> }
        .into_any()
}

/// Returns the texts of a save.
fn save_text(store: Store, save: BlockSave) -> SaveText {
    let name = save_kind_word(save.ability);
    SaveText {
        name: untrack(|| store.text(name).to_owned()),
        difficulty: save.difficulty.to_string(),
        // The fields of the save find the bonuses.
        ..SaveText::default()
    }
}
