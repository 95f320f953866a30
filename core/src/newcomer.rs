//! Those who join together.

use serde::{Deserialize, Serialize};

use crate::combatant::Combatant;

/// Somebody who joins, with what is known of it beside its profile.
///
/// ```
/// use asalto_core::{Combatant, Newcomer, Side};
/// let goblin = Newcomer {
///     hit_dice: Some("2d6".to_owned()),
///     ..Newcomer::from(Combatant::new("Goblin", Side::FOES))
/// };
/// assert_eq!(goblin.position, "");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Newcomer {
    /// Its profile.
    pub profile: Combatant,
    /// The dice by which its hit points are rolled as it joins, such as `2d8+2`; the profile's own
    /// stay where there are none.
    #[serde(default)]
    pub hit_dice: Option<String>,
    /// Where it is, in the game master's words.
    #[serde(default)]
    pub position: String,
}

impl From<Combatant> for Newcomer {
    fn from(profile: Combatant) -> Self {
        Self {
            profile,
            hit_dice: None,
            position: String::new(),
        }
    }
}
