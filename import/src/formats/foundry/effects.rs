//! Conditions: effects with a status, and conditions that are set.

use crate::entry::Entry;
use crate::imported::Duration;
use crate::tree::Tree;

/// Reads the conditions of an actor. A disabled effect is none.
pub fn read(entry: &mut Entry<'_>, tree: &Tree) {
    for effect in tree.at("effects").list() {
        if effect.at("disabled").is_true() {
            continue;
        }
        let old = effect.any_path(&["flags.core.statusId"]).words();
        let statuses = effect.at("statuses").list().iter().map(Tree::words);
        for status in statuses.chain([old]) {
            entry.condition(&status);
            let rounds = effect
                .path("duration.rounds")
                .whole()
                .and_then(|rounds| u32::try_from(rounds).ok());
            if let Some(rounds) = rounds.filter(|rounds| *rounds > 0 && !status.is_empty()) {
                let duration = Duration {
                    rounds,
                    ..Duration::default()
                };
                entry
                    .one
                    .durations
                    .insert(crate::clean::name(&status), duration);
            }
        }
    }
}

/// Reads conditions that are keys with a truth value.
pub fn set(entry: &mut Entry<'_>, conditions: &Tree) {
    for (name, is_set) in conditions.fields() {
        if *is_set == Tree::Bool(true) {
            entry.condition(name);
        }
    }
}
