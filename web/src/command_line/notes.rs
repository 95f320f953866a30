//! The sentences under the preview of a line about what it leaves out.

use asalto_core::{CombatantId, Condition, Rejection};
use asalto_text::{CommandLineText, RejectionText};

use super::given;
use crate::components::aims::{self, reduction_needs_type};
use crate::input::command_line::{Effect, Lasting, Line, Points, critical_dice};
use crate::store::Store;

/// Returns a sentence for the targets without hit points, one for each damage reduction that does not count, because the
/// damage has no type (D35-95), one for the dice of a critical hit, one for a duration that is only the nearest, and one for
/// each combatant that has a condition already.
pub fn of(store: Store, line: &Line, effect: &Effect, known: &[Condition]) -> Vec<String> {
    let all = match line {
        Line::Points(all) => all,
        Line::AreaSave { points, .. } => std::slice::from_ref(points),
        Line::Begin {
            conditions,
            who,
            duration,
            ..
        } => {
            let nearest = *duration == Some(Lasting::NextRound);
            let nearest = nearest.then(|| store.text(CommandLineText::NextRoundEnd).to_owned());
            let conditions = conditions.iter().map(|named| named.condition(known));
            let unchanged = unchanged(store, who, &conditions.collect::<Vec<_>>(), effect);
            return nearest.into_iter().chain(unchanged).collect();
        }
        Line::Together(all) => {
            let each = all.iter().flat_map(|line| of(store, line, effect, known));
            return each.collect();
        }
        _ => return Vec::new(),
    };
    let mut notes: Vec<String> = untracked(store, all).into_iter().collect();
    let dice = all.iter().find_map(critical_dice);
    notes.extend(dice.map(|dice| store.text_with(CommandLineText::CriticalDice, &[dice])));
    if store.defenses().has_numbers() {
        notes.extend(reductions(store, all));
    }
    notes
}

/// Returns the sentences about those who have a condition already, so that no command gives it to them.
fn unchanged(
    store: Store,
    who: &[CombatantId],
    conditions: &[Condition],
    effect: &Effect,
) -> Vec<String> {
    let Effect::Commands(commands) = effect else {
        return Vec::new();
    };
    let all = conditions.iter().flat_map(|condition| {
        let gives = move |who: CombatantId| {
            let mut all = commands.iter().filter_map(given::by);
            all.any(|(one, of, _)| one == who && of == condition)
        };
        let left_out = who.iter().filter(move |who| !gives(**who));
        left_out.map(|&who| Rejection::SameCondition {
            who,
            condition: condition.clone(),
        })
    });
    let all = all.map(|rejection| store.rejection_text(&rejection).text);
    all.collect()
}

/// Returns the sentence about the targets whose hit points are not tracked.
fn untracked(store: Store, all: &[Points]) -> Option<String> {
    let who = store.with_session(|session| {
        let affects = |one: &Points, who| one.kind.affects(session.encounter(), who);
        let targets = all
            .iter()
            .flat_map(|one| one.targets.iter().map(move |(who, _)| (one, *who)));
        let left_out = targets.filter(|(one, who)| !affects(one, *who));
        left_out.map(|(_, who)| who).collect::<Vec<_>>()
    });
    let named = (!who.is_empty()).then(|| aims::named(store, &who))?;
    Some(store.text_with(RejectionText::NoHitPoints, &[&named]))
}

/// Returns a sentence for each damage reduction that does not count.
fn reductions(store: Store, all: &[Points]) -> Vec<String> {
    let untyped = all.iter().filter(|one| {
        let plain = one.parts.iter().all(|part| part.of.is_none());
        one.kind.harms() && one.past.is_empty() && plain
    });
    let who = untyped.flat_map(|one| &one.targets);
    who.filter_map(|(who, _)| reduction_needs_type(store, *who))
        .collect()
}
