//! The damage of a stat block on its way to the targets: its dice, its type, its save and the bonuses of everyone else's
//! stat block.

use asalto_core::CombatantId;
use asalto_core::combatant::Controller;
use asalto_text::{CreatureText, damage_type_word};
use leptos::prelude::*;

use crate::content::bestiary::{Ability, Block, BlockDamage, BlockSave, Entry};
use crate::content::creatures::{self, Delivery, File, Table};
use crate::input::aim::{DamageSource, SaveText};
use crate::input::limited_uses::limited_uses;
use crate::store::Store;

/// The damage of an entry, and the creature whose stat block has it.
pub struct EntryDamage {
    /// The damage.
    damage: BlockDamage,
    /// The limited use that the entry spends, if its name states one: `Fire Breath (Recharge 5–6)`.
    spends: Option<(CombatantId, String)>,
}

impl EntryDamage {
    /// Reads the name of the entry.
    pub fn new(who: CombatantId, entry: &Entry, damage: BlockDamage) -> Self {
        let uses = limited_uses(entry.name.trim_end_matches('.'));
        let name = uses.ok().and_then(|mut uses| Some(uses.pop()?.name));
        Self {
            damage,
            spends: name.map(|name| (who, name)),
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
                .map(|(dice, of)| (dice.replace('\u{2212}', "-"), *of))
                .collect()
        };
        store.aim_damage(DamageSource {
            of: damage.of,
            amounts,
            save,
            spends: spends.clone(),
        });
    };
    view! { <button class="die aims" lang=tag aria-label=label on:click=aim>{shown}</button> }
        .into_any()
}

/// Returns the texts of a save, with the bonuses of the combatants whose stat blocks are those of the ruleset.
fn save_text(store: Store, save: BlockSave) -> SaveText {
    let name = match save.ability {
        Ability::Strength => CreatureText::SaveStrength,
        Ability::Dexterity => CreatureText::SaveDexterity,
        Ability::Constitution => CreatureText::SaveConstitution,
        Ability::Intelligence => CreatureText::SaveIntelligence,
        Ability::Wisdom => CreatureText::SaveWisdom,
        Ability::Charisma => CreatureText::SaveCharisma,
    };
    SaveText {
        name: untrack(|| store.text(name).to_owned()),
        difficulty: save.difficulty.to_string(),
        bonuses: untrack(|| bonuses(store, save.ability)).unwrap_or_default(),
    }
}

fn bonuses(store: Store, ability: Ability) -> Option<Vec<(CombatantId, i16)>> {
    let table = store
        .creature_table()
        .filter(|table| *table == Table::Srd52)?;
    let all: Vec<_> = store.view.with(|view| {
        let all = view.without_second_places();
        let bonus = all.filter(|one| one.profile.controller == Controller::GameMaster);
        bonus
            .map(|one| (one.id, one.profile.name.clone()))
            .collect()
    });
    creatures::file(File::Blocks).with(|text| {
        let Delivery::Here(text) = text else {
            return None;
        };
        let of = |(who, name): (CombatantId, String)| {
            let creature = creatures::species(table, store.lang(), &name)?;
            let block = Block::read(text, &creature).ok()?;
            Some((who, block.save_bonus(ability)))
        };
        Some(all.into_iter().filter_map(of).collect())
    })
}
