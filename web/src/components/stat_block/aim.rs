//! The damage of a stat block on its way to the targets: its dice, its type, its save and the bonuses of everyone else's
//! stat block.

use asalto_core::CombatantId;
use asalto_core::combatant::Controller;
use asalto_text::{CreatureText, damage_type_word};
use leptos::prelude::*;

use crate::content::bestiary::{Ability, Block, BlockDamage, BlockSave};
use crate::content::creatures::{self, Delivery, File, Table};
use crate::input::aim::SaveText;
use crate::store::Store;

/// Builds the button that aims damage. The game master then taps who takes it.
pub fn button(store: Store, damage: BlockDamage) -> AnyView {
    let (dice, of) = (damage.dice.clone(), damage.of);
    let shown = dice.clone();
    let label = Signal::derive(move || {
        let of = store.text(damage_type_word(of));
        store.text_with(CreatureText::Aim, &[&format!("{dice} {of}")])
    });
    let tag = Signal::derive(move || store.lang().tag());
    let aim = move |_| {
        let save = damage.save.map(|save| save_text(store, save));
        // Real dice are rolled at the table, and their sum is typed.
        let amount = if untrack(|| store.settings.real_dice.get()) {
            String::new()
        } else {
            damage.dice.replace('\u{2212}', "-")
        };
        store.aim_damage(amount, damage.of, save);
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
