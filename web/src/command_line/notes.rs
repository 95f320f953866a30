//! The sentences under the preview of a line about what it leaves out.

use crate::components::aims::reduction_needs_type;
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
    who.filter_map(|(who, _)| reduction_needs_type(store, *who))
        .collect()
}
