//! What a creature of the game master heals by itself in each turn. Players are not told of it.

use super::redact::{self, Visibility};
use super::sight::Sight;
use crate::effect::{Effect, EffectExpiry, TurnEffect};
use crate::encounter::Participant;
use crate::rules::Condition;

/// Whether players are not told of an effect: it heals a combatant whose numbers they do not know, without an end, and
/// its condition does nothing else.
pub(super) fn is_secret(owner: Visibility, effect: &Effect) -> bool {
    let heals = effect.each.as_ref().is_some_and(TurnEffect::heals_at_start);
    let is_plain = matches!(effect.condition, Condition::Custom(_));
    !owner.is_open() && effect.ending == EffectExpiry::Open && heals && is_plain
}

/// Returns the effects on a combatant of which players are told, with the players' ids.
pub(super) fn known_effects(sight: &Sight<'_>, one: &Participant) -> impl Iterator<Item = Effect> {
    let owner = Visibility::of_profile(&one.profile);
    let told = one
        .effects
        .iter()
        .filter(move |effect| !is_secret(owner, effect));
    told.map(|effect| redact::effect(sight, effect))
}

/// Returns the conditions of a combatant without those that come from secret effects alone.
pub(super) fn known_conditions(one: &Participant) -> impl Iterator<Item = &Condition> {
    let owner = Visibility::of_profile(&one.profile);
    one.conditions.iter().filter(move |condition| {
        let mut of = one
            .effects
            .iter()
            .filter(|effect| effect.condition == **condition);
        let mut told = of.clone().filter(|effect| !is_secret(owner, effect));
        of.next().is_none() || told.next().is_some()
    })
}
