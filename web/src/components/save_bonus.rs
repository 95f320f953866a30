//! The saving throws of the ruleset to tap, and their bonuses that the stat blocks and the tables of creatures state.

use asalto_core::combatant::Controller;
use asalto_core::{CombatantId, SaveKind};
use asalto_text::{self as text, CombatText};
use leptos::prelude::*;

use crate::browser::letters::folded;
use crate::content::bestiary::Block;
use crate::content::creatures::{self, Delivery, File, Table};
use crate::input::save_kinds;
use crate::store::Store;
use crate::ui::{flag, part};

/// Returns the kind of save that a typed name means in the rules in use. Tracks them.
pub fn named(store: Store, typed: &str) -> Option<SaveKind> {
    save_kinds::named(store.lang(), kinds(store), typed, &folded)
}

/// Returns the kinds of saves of the rules in use. Tracks them.
pub fn kinds(store: Store) -> &'static [SaveKind] {
    store.view.with(|view| view.ruleset.save_kinds())
}

/// Builds the saves of the ruleset to tap, as long as the name of a save says none of them.
pub fn save_choices(
    store: Store,
    named: impl Fn() -> String + Copy + Send + Sync + 'static,
    take: impl Fn(&str) + Copy + Send + Sync + 'static,
) -> AnyView {
    let open = flag(move || self::named(store, &named()).is_none());
    // A change of the combat takes no button from under a finger.
    let kinds = Memo::new(move |_| kinds(store));
    let choices = move || {
        let kinds = kinds.get();
        if kinds.is_empty() || !open.get() {
            return None;
        }
        let all = kinds
            .iter()
            .map(|kind| text::save_kind(store.lang(), *kind));
        // Their words load after the first screen.
        let buttons = all.filter(|name| !name.is_empty()).map(|name| {
            view! { <button type="button" on:click=move |_| take(name)>{name}</button> }
        });
        let buttons: Vec<_> = buttons.collect();
        let label = store.label(CombatText::SaveKinds);
        Some(view! { <div class="choices saves" role="group" aria-label=label>{buttons}</div> })
    };
    part(choices).into_any()
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
    if kind == SaveKind::Dexterity {
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
    if table == Table::Srd52 {
        creatures::file(File::Blocks).with(|text| {
            let Delivery::Here(text) = text else {
                return Vec::new();
            };
            let bonus = |(who, creature): (CombatantId, String)| {
                let block = Block::read(text, &creature).ok()?;
                Some((who, block.save_bonus(kind)?))
            };
            species.into_iter().filter_map(bonus).collect()
        })
    } else {
        let listed = creatures::all(table, store.lang()).ok().flatten();
        let listed = listed.unwrap_or_default();
        let bonus = |(who, name): (CombatantId, String)| {
            let creature = creatures::by_english(&listed, &name)?;
            Some((who, creature.save_bonus(kind)?))
        };
        species.into_iter().filter_map(bonus).collect()
    }
}
