//! The armor class of a combatant now, and the reason for it.

use serde::{Deserialize, Serialize};

use crate::encounter::{Encounter, Participant};
use crate::reason::Reason;
use crate::rules::Condition;

/// The current armor class of a combatant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ArmorClass {
    /// The number that hits.
    pub now: i16,
    /// The reason why it differs from the profile, or why it does not.
    pub why: Option<Reason>,
}

/// Returns the armor class now. None if the profile has none.
///
/// A flat-footed combatant loses its Dexterity bonus (D35-9) and keeps a Dexterity penalty (D35-10). Uncanny dodge may
/// keep the bonus (D35-11). A condition, or a state by hit points that equals one, may take the bonus and more (D35-88), uncanny
/// dodge or not.
pub(crate) fn armor_class(encounter: &Encounter, one: &Participant) -> Option<ArmorClass> {
    let base = one.profile.armor_class?;
    let bonus = one.profile.dexterity_modifier().max(0);
    let of = |lost: i16, why| {
        let now = base.saturating_sub(lost);
        Some(ArmorClass { now, why })
    };
    if let Some((condition, penalty)) = defenseless(encounter, one)
        && (bonus > 0 || penalty < 0)
    {
        let why = Reason::Defenseless {
            condition: condition.clone(),
            bonus,
            penalty,
        };
        return of(bonus - penalty, Some(why));
    }
    if bonus == 0 || !encounter.is_flat_footed(one.id) {
        return of(0, None);
    }
    let uncanny_dodge = encounter.rules().ruleset.uncanny_dodge();
    if uncanny_dodge.keeps_dexterity(&one.profile) {
        of(0, Some(Reason::UncannyDodge))
    } else {
        of(bonus, Some(Reason::DexterityLost { bonus }))
    }
}

/// Returns the condition that takes most from the armor class, with its penalty. A combatant that its hit points or
/// nonlethal damage keep down is as helpless as under the condition.
fn defenseless<'p>(encounter: &Encounter, one: &'p Participant) -> Option<(&'p Condition, i16)> {
    let armor = encounter.rules().ruleset.armor();
    let dexterity = one.profile.dexterity_modifier();
    let down = one.life(encounter.rules());
    let down = down.and_then(|life| armor.condition_of(life));
    let all = one.conditions.iter().chain(down);
    let all = all.filter_map(|condition| Some((condition, armor.penalty(condition, dexterity)?)));
    all.min_by_key(|(_, penalty)| *penalty)
}
