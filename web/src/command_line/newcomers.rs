//! The combatants of a line such as `2 ogres arrive`.

use asalto_core::Side;
use asalto_text::CommandLineText;

use crate::components::findable::Findable;
use crate::components::quick_line::{Offer, parts, sentence};
use crate::input::command_line::{Ask, Fault, Suggestion};
use crate::input::matcher::Closeness;
use crate::store::Store;

/// Returns the combatants that a line adds: the creatures and saved groups that its words name, or as typed.
///
/// # Errors
/// The sentence that explains why it adds nobody, or that the creatures still load.
pub fn newcomers(store: Store, line: &str) -> Result<Offer, String> {
    let parts = parts(store, line, Side::FOES).map_err(|fault| sentence(store, &fault))?;
    match Findable::of(store, store.creature_table()) {
        Some(known) => Ok(known.named(store, &parts)),
        None => Err(store.text(CommandLineText::CreaturesLoad).to_owned()),
    }
}

/// The most listed creatures that are offered for one word.
const OFFERED: usize = 4;

/// Lists lines with the listed creatures that a word of a line may mean, where nobody is called as typed: `add a bear` may be a
/// black bear or a brown one.
pub fn listed(store: Store, line: &str, added: &str) -> Vec<Suggestion> {
    let (Ok(parts), Some(known)) = (
        parts(store, added, Side::FOES),
        Findable::of(store, store.creature_table()),
    ) else {
        return Vec::new();
    };
    let [part] = parts.as_slice() else {
        return Vec::new();
    };
    if !line.contains(&part.typed) {
        return Vec::new();
    }
    let mut found = known.find(store, part, OFFERED);
    if part.is_described() {
        // Other numbers may be of somebody’s own: `boss hp 30`.
        found.retain(|(_, near)| part.is_described_as(*near) && !part.may_be(*near));
    }
    let is_named = found
        .first()
        .is_some_and(|(_, near)| *near <= Closeness::Start);
    let near = found
        .iter()
        .filter(|(_, near)| *near <= Closeness::Beginnings || part.is_described());
    let lines = near.map(|(item, _)| line.replacen(&part.typed, item.name(), 1));
    let lines = lines.map(Suggestion::Example);
    if is_named {
        Vec::new()
    } else {
        lines.collect()
    }
}

/// Puts the listed creatures before an offer that would add somebody as typed, so that Enter adds nobody without numbers.
pub fn with_listed(store: Store, fault: &Fault, offers: Vec<Suggestion>) -> Vec<Suggestion> {
    let Fault::Ask(Ask::Newcomers { added, .. }) = fault else {
        return offers;
    };
    let line = offers.iter().find_map(|offer| match offer {
        Suggestion::Line(line) if line.contains(added.as_str()) => Some(line),
        _ => None,
    });
    let listed = line.map(|line| listed(store, line, added));
    let Some(mut all) = listed.filter(|listed| !listed.is_empty()) else {
        return offers;
    };
    all.extend(offers.into_iter().map(|offer| match offer {
        Suggestion::Line(line) => Suggestion::Example(line),
        other => other,
    }));
    all
}
