//! An encounter as the list of encounters describes it.

use asalto_core::summary::End;
use asalto_core::{Awaiting, CombatantView, Ruleset, Session, Side, notation};
use serde::{Deserialize, Serialize};

use super::enemies::Enemies;

/// The most names of an encounter that the list has besides the first three.
const MORE_NAMES: usize = 9;

/// An encounter in the list.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and saved as one"
)]
pub struct Item {
    /// The id of the encounter.
    pub id: u32,
    /// The names of the first combatants.
    pub names: Vec<String>,
    /// The number of combatants.
    pub count: usize,
    /// Whether combat has started. The page reads it before the app starts (web/shell/main.js).
    #[serde(default)]
    pub fights: bool,
    /// Whether combat has ended.
    #[serde(default)]
    pub ended: bool,
    /// The names of further combatants, for the search.
    #[serde(default)]
    pub more: Vec<String>,
    /// The index of the ruleset in [`BY_PLACE`]. Older lists have it instead of the name.
    #[serde(default)]
    place: u8,
    /// The time of the last command at the last update of the item, in milliseconds since 1970.
    #[serde(default)]
    pub changed: u64,
    /// Whether the archive has it.
    #[serde(default)]
    pub away: bool,
    /// The name that the user gave it, or an empty text.
    #[serde(default)]
    pub name: String,
    /// Whether the user has archived it.
    #[serde(default)]
    pub archived: bool,
    /// The ruleset; none in an older list.
    #[serde(default)]
    rules: Option<Ruleset>,
    /// The enemies, which name an encounter without a name. Older lists lack them.
    #[serde(default, skip_serializing_if = "Enemies::is_empty")]
    pub enemies: Enemies,
}

/// The rulesets in the order of their indices in older lists. It never changes: a new ruleset has only a
/// name.
pub(super) const BY_PLACE: [Ruleset; 6] = [
    Ruleset::Dnd30,
    Ruleset::Dnd35,
    Ruleset::Dnd5e,
    Ruleset::Dnd5e2024,
    Ruleset::TalesOfWar,
    Ruleset::Any,
];

impl Item {
    /// Describes an encounter.
    #[must_use]
    pub fn of(id: u32, session: &Session) -> Self {
        let encounter = session.encounter();
        let present = || encounter.present();
        let names = |skip, take| {
            let named = present().skip(skip).take(take);
            named.map(|one| one.profile.name.clone()).collect()
        };
        let ruleset = encounter.rules().ruleset;
        // A tab with an older version of the app reads the index.
        let place = BY_PLACE.iter().position(|one| *one == ruleset);
        let awaiting = encounter.awaiting();
        let ended = matches!(awaiting, Awaiting::Ended);
        let enemies =
            Enemies::of(present().map(|one| (one.profile.name.as_str(), one.profile.side)));
        Self {
            id,
            names: names(0, 3),
            count: present().count(),
            fights: !matches!(awaiting, Awaiting::Setup),
            ended,
            more: names(3, MORE_NAMES),
            place: place
                .and_then(|at| u8::try_from(at).ok())
                .unwrap_or_default(),
            rules: Some(ruleset),
            enemies: Enemies {
                beaten: ended && are_beaten(session),
                ..enemies
            },
            changed: session.entries().last().map_or(0, |entry| entry.at.0),
            ..Self::default()
        }
    }

    /// Returns the ruleset, if the list has it.
    #[must_use]
    pub fn ruleset(&self) -> Option<Ruleset> {
        self.rules
            .or_else(|| BY_PLACE.get(usize::from(self.place)).copied())
    }

    /// Updates the item from its encounter, except for its first names and its title.
    pub fn refresh(&mut self, session: &Session) {
        let new = Self::of(self.id, session);
        (self.place, self.rules, self.changed) = (new.place, new.rules, new.changed);
        (self.ended, self.more, self.enemies) = (new.ended, new.more, new.enemies);
    }

    /// Returns the text for the archive: the facts that the encounter contains.
    #[must_use]
    pub fn summary(&self) -> String {
        let own = Self {
            away: false,
            name: String::new(),
            archived: false,
            ..self.clone()
        };
        // Every item has a notation.
        notation::write(&own).unwrap_or_default()
    }

    /// Reads a summary of an encounter, whose id is known.
    #[must_use]
    pub fn of_summary(id: u32, summary: &str) -> Option<Self> {
        let item = notation::read::<Self>(summary).ok()?;
        Some(Self { id, ..item })
    }

    /// Returns whether the item describes an encounter that could be read.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.changed > 0 || self.count > 0
    }

    /// Returns whether a fact other than the time differs.
    #[must_use]
    pub fn differs_beside_time(&self, other: &Self) -> bool {
        let changed = other.changed;
        (Self {
            changed,
            ..self.clone()
        }) != *other
    }

    /// Returns an item without facts, as of an encounter that can't be read.
    #[must_use]
    pub fn blank(id: u32) -> Self {
        Self {
            id,
            ..Self::default()
        }
    }

    /// Keeps the facts of the list that the encounter does not contain.
    #[must_use]
    pub fn keeping(self, listed: &Self) -> Self {
        Self {
            away: listed.away,
            name: listed.name.clone(),
            archived: listed.archived,
            ..self
        }
    }
}

/// Returns whether all enemies are down or dead, while somebody of the party stands.
fn are_beaten(session: &Session) -> bool {
    let view = session.view();
    let stands = |one: &CombatantView| End::of(one) == End::Standing;
    let side = |side| {
        view.combatants
            .iter()
            .map(|one| &**one)
            .filter(move |one| one.profile.side == side)
    };
    side(Side::PARTY).any(stands) && side(Side::FOES).count() > 0 && !side(Side::FOES).any(stands)
}
