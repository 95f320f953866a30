//! The bonuses of saving throws that the stat blocks and the tables of creatures state.

use asalto_core::CombatantId;
use asalto_core::combatant::Controller;
use asalto_text::CreatureText;
use leptos::prelude::*;

use crate::browser::letters::folded;
use crate::content::bestiary::{Ability, Block, Creature};
use crate::content::creatures::{self, Delivery, File, Table};
use crate::store::Store;

/// The kind of a saving throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveKind {
    /// The save of an ability, in D&D 5e.
    Ability(Ability),
    /// Fortitude, in D&D 3.5.
    Fortitude,
    /// Reflex, in D&D 3.5.
    Reflex,
    /// Will, in D&D 3.5.
    Will,
}

/// The fewest letters that name a save: `dex`.
const FEWEST: usize = 3;

impl SaveKind {
    /// All kinds with their names in English and in the language of the app.
    const ALL: [(Self, &'static str, CreatureText); 9] = [
        (
            Self::Ability(Ability::Strength),
            "strength",
            CreatureText::SaveStrength,
        ),
        (
            Self::Ability(Ability::Dexterity),
            "dexterity",
            CreatureText::SaveDexterity,
        ),
        (
            Self::Ability(Ability::Constitution),
            "constitution",
            CreatureText::SaveConstitution,
        ),
        (
            Self::Ability(Ability::Intelligence),
            "intelligence",
            CreatureText::SaveIntelligence,
        ),
        (
            Self::Ability(Ability::Wisdom),
            "wisdom",
            CreatureText::SaveWisdom,
        ),
        (
            Self::Ability(Ability::Charisma),
            "charisma",
            CreatureText::SaveCharisma,
        ),
        (Self::Fortitude, "fortitude", CreatureText::Fortitude),
        (Self::Reflex, "reflexes", CreatureText::Reflex),
        (Self::Will, "will", CreatureText::Will),
    ];

    /// Returns the kind that a typed name or the start of one means: `Dexterity`, `dex`, `Réflexes`.
    #[must_use]
    pub fn named(store: Store, typed: &str) -> Option<Self> {
        let typed = folded(typed.trim().trim_end_matches('.'));
        if typed.chars().count() < FEWEST {
            return None;
        }
        let means = |name: &str| {
            let name = folded(name.trim_end_matches('.'));
            name.starts_with(&typed) || name.chars().count() >= FEWEST && typed.starts_with(&name)
        };
        let found = Self::ALL
            .iter()
            .find(|(_, english, own)| means(store.text(*own)) || means(english));
        found.map(|(kind, ..)| *kind)
    }
}

/// Returns the bonus of a combatant, if the files of the creatures have one.
pub fn bonus(store: Store, kind: SaveKind, who: CombatantId) -> Option<i16> {
    let bonuses = bonuses(store, kind, &[who]);
    bonuses.first().map(|(_, bonus)| *bonus)
}

/// Returns the bonuses of those for whom the files of the creatures have one. A Dexterity save without an entry has the
/// modifier of the Dexterity. Fetches the files, and tracks them.
pub fn bonuses(store: Store, kind: SaveKind, who: &[CombatantId]) -> Vec<(CombatantId, i16)> {
    let Some(table) = store.creature_table() else {
        return Vec::new();
    };
    let mut known = of_files(store, table, kind, who);
    if kind == SaveKind::Ability(Ability::Dexterity) {
        let missing = store.view.with(|view| {
            let all = view
                .without_second_places()
                .map(|one| (one.id, &one.profile));
            let missing = all.filter(|(id, profile)| {
                let is_known = known.iter().any(|(other, _)| other == id);
                who.contains(id)
                    && !is_known
                    && profile.controller == Controller::GameMaster
                    && profile.dexterity.is_some()
            });
            let modifiers = missing.map(|(id, profile)| (id, profile.dexterity_modifier()));
            modifiers.collect::<Vec<_>>()
        });
        known.extend(missing);
    }
    known
}

/// Returns the bonuses that the files of the creatures have.
fn of_files(
    store: Store,
    table: Table,
    kind: SaveKind,
    who: &[CombatantId],
) -> Vec<(CombatantId, i16)> {
    let names: Vec<_> = store.view.with(|view| {
        let all = view.without_second_places();
        let own = all.filter(|one| {
            one.profile.controller == Controller::GameMaster && who.contains(&one.id)
        });
        own.map(|one| (one.id, one.profile.name.clone())).collect()
    });
    let species = names
        .into_iter()
        .filter_map(|(who, name)| Some((who, creatures::species(table, store.lang(), &name)?)));
    let species: Vec<_> = species.collect();
    match kind {
        SaveKind::Ability(ability) if table == Table::Srd52 => {
            creatures::file(File::Blocks).with(|text| {
                let Delivery::Here(text) = text else {
                    return Vec::new();
                };
                let bonus = |(who, creature): (CombatantId, String)| {
                    let block = Block::read(text, &creature).ok()?;
                    Some((who, block.save_bonus(ability)))
                };
                species.into_iter().filter_map(bonus).collect()
            })
        }
        _ => {
            let listed = creatures::all(table, store.lang()).ok().flatten();
            let listed = listed.unwrap_or_default();
            let bonus = |(who, name): (CombatantId, String)| {
                let creature = listed.iter().find(|one| one.english == name)?;
                Some((who, of_table(kind, creature)?))
            };
            species.into_iter().filter_map(bonus).collect()
        }
    }
}

/// Returns the bonus that a table has: of an ability in D&D 5e (2014), of the other saves in D&D 3.5.
fn of_table(kind: SaveKind, creature: &Creature) -> Option<i16> {
    match kind {
        SaveKind::Ability(ability) => creature.save_bonus(ability),
        SaveKind::Fortitude => Some(creature.defenses?.fortitude),
        SaveKind::Reflex => creature.defenses?.reflex,
        SaveKind::Will => Some(creature.defenses?.will),
    }
}
