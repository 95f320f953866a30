//! The armor class of a combatant now, and the reason for it.

use serde::{Deserialize, Serialize};

use crate::encounter::{Encounter, Participant};
use crate::reason::Reason;

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
/// keep the bonus (D35-11).
pub(crate) fn armor_class(encounter: &Encounter, one: &Participant) -> Option<ArmorClass> {
    let base = one.profile.armor_class?;
    let bonus = one.profile.dexterity_modifier();
    if bonus <= 0 || !encounter.is_flat_footed(one.id) {
        return Some(ArmorClass {
            now: base,
            why: None,
        });
    }
    let uncanny_dodge = encounter.rules().ruleset.uncanny_dodge();
    Some(if uncanny_dodge.keeps_dexterity(&one.profile) {
        ArmorClass {
            now: base,
            why: Some(Reason::UncannyDodge),
        }
    } else {
        ArmorClass {
            now: base.saturating_sub(bonus),
            why: Some(Reason::DexterityLost { bonus }),
        }
    })
}
