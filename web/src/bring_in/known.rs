//! The rows whose combatants are there already, so that the same file adds nothing twice.

use std::collections::BTreeMap;

use super::row::Row;
use crate::order::base_name::kind;

/// The combatants or creatures that a destination has already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Present {
    /// Combatants by their names. Each is the counterpart of one combatant of a file.
    Combatants(Vec<String>),
    /// Creatures by their names. Each stands for any number of combatants.
    Creatures(Vec<String>),
}

/// Returns for each row whether all its combatants are there already. Rows that are offered come first: two rows don't
/// have the same counterparts.
#[must_use]
pub fn known(rows: &[Row], present: &Present) -> Vec<bool> {
    let (names, is_used_up) = match present {
        Present::Combatants(names) => (names, true),
        Present::Creatures(names) => (names, false),
    };
    let mut left: BTreeMap<String, usize> = BTreeMap::new();
    for name in names {
        let name = if is_used_up { kind(name) } else { name };
        *left.entry(name.to_lowercase()).or_default() += 1;
    }
    let mut known = vec![false; rows.len()];
    for offered in [true, false] {
        let of_turn = rows.iter().enumerate();
        for (at, row) in of_turn.filter(|(_, row)| row.offered == offered) {
            let name = &row.one.name;
            let name = if is_used_up { kind(name) } else { name };
            let Some(there) = left.get_mut(&name.to_lowercase()) else {
                continue;
            };
            let needed = if is_used_up { row.count } else { 1 };
            known[at] = *there >= needed;
            if known[at] && is_used_up {
                *there -= needed;
            }
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use asalto_import::{Combatant, Count};

    use super::*;

    fn row(name: &str, count: u32) -> Row {
        let one = Combatant {
            name: name.to_owned(),
            count: Count::Fixed(count),
            ..Combatant::default()
        };
        Row::of(one, &mut |_| None)
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn rows_with_all_their_combatants_there_are_known() {
        let rows = [
            row("Goblin", 3),
            row("goblin", 2),
            row("Lidda", 1),
            row("Troll", 1),
        ];
        let here = Present::Combatants(names(&[
            "Goblin 1", "Goblin 2", "Goblin 3", "Goblin 4", "Lidda",
        ]));
        assert_eq!(known(&rows, &here), [true, false, true, false]);
        let here = Present::Combatants(names(&["Goblin 1", "Goblin 2"]));
        assert_eq!(known(&rows, &here), [false, true, false, false]);
    }

    #[test]
    fn offered_rows_find_their_counterparts_first() {
        let mut rows = [row("Goblin", 1), row("Goblin", 1)];
        rows[0].offered = false;
        let here = Present::Combatants(names(&["Goblin"]));
        assert_eq!(known(&rows, &here), [false, true]);
    }

    #[test]
    fn a_saved_creature_stands_for_any_number() {
        let rows = [row("Goblin", 3), row("Goblin", 2), row("Goblin 2", 1)];
        let here = Present::Creatures(names(&["GOBLIN"]));
        assert_eq!(known(&rows, &here), [true, true, false]);
    }
}
