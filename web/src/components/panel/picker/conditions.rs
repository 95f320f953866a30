//! The conditions of the rules in use, and the search in them.

use asalto_core::Condition;
use asalto_core::rules::{ExhaustionPolicy, VitalityPolicy};
use asalto_text::{self as text, PickerText};

use crate::browser::letters::folded;
use crate::store::Store;

/// The number of chips shown before “More”.
pub const COMMON: usize = 9;

/// Lists the conditions of the ruleset, the commonest first. The rules name some of them, custom names the
/// others.
pub fn all(store: Store) -> Vec<Condition> {
    let vitality = store.with_session(|session| session.encounter().rules().vitality);
    let named = vitality.conditions();
    let custom = match vitality {
        VitalityPolicy::NegativeHitPoints => PickerText::OlderConditions,
        // Hit points decide nothing here, and effects on the mind have their own rule (TOW-33).
        VitalityPolicy::ByCondition => {
            let of_the_mind = store.text(PickerText::OfTheMind).split(',');
            let of_the_mind = of_the_mind.map(|name| Condition::Psychological(name.to_owned()));
            return named.iter().cloned().chain(of_the_mind).collect();
        }
        VitalityPolicy::UnconsciousAtZero
        | VitalityPolicy::DeathSaves(_)
        | VitalityPolicy::OutAtZero
        | VitalityPolicy::OutAtMaximum => PickerText::CommonConditions,
    };
    let first = [Condition::Stunned, Condition::Prone];
    let rest = named.iter().filter(|one| !first.contains(one)).cloned();
    // Levels of exhaustion are set beside the picker.
    let levels = has_exhaustion(store);
    let exhausted = store.text(PickerText::Exhausted);
    let custom = store.text(custom).split(',');
    let custom = custom.filter(|name| !levels || *name != exhausted);
    // The rules of this ruleset name some of the custom words.
    let known: Vec<_> = named
        .iter()
        .map(|one| text::condition(store.lang(), one))
        .collect();
    let custom = custom.filter(|name| !known.iter().any(|known| known == name));
    let custom = custom.map(|name| Condition::Custom(name.to_owned()));
    let (often, seldom): (Vec<_>, Vec<_>) = custom
        .enumerate()
        .partition(|(index, _)| *index + 2 < COMMON);
    let of = |part: Vec<(usize, Condition)>| part.into_iter().map(|(_, one)| one);
    first
        .iter()
        .cloned()
        .chain(of(often))
        .chain(rest)
        .chain(of(seldom))
        .collect()
}

/// Returns whether exhaustion has levels.
pub fn has_exhaustion(store: Store) -> bool {
    store.with_session(|session| session.encounter().rules().exhaustion != ExhaustionPolicy::None)
}

/// Lists the conditions with a word that begins with the typed text.
pub fn found(store: Store, typed: &str) -> Vec<Condition> {
    let typed = folded(typed.trim());
    let mut all = all(store);
    all.retain(|one| {
        let name = folded(&text::condition(store.lang(), one));
        name.starts_with(&typed) || name.split(' ').any(|word| word.starts_with(&typed))
    });
    all
}
