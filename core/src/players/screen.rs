//! The players' screen as plain data: the order, the current turn, the conditions, and health at the level that the
//! game master shows it.
//!
//! `screen_builder.rs` makes it from [`PlayerView`](super::PlayerView).

use serde::{Deserialize, Serialize};

use super::health::{Health, HealthShown};
use crate::combatant::{Base, CombatantId, Side};
use crate::optional_field::is_default;
use crate::priority::Phase;
use crate::round::Round;
use crate::rules::Condition;
use crate::view::RoundTurn;

/// The facts about one side that the players' screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SideShown {
    /// How health is shown.
    pub health: HealthShown,
    /// Whether conditions, concentration and surprise are shown.
    pub conditions: bool,
}

/// The facts that the players' screen shows.
///
/// It is a parameter of [`Session::player_screen`](crate::Session::player_screen) and no part of the encounter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ScreenShown {
    /// The facts about the party and about the combatants that a player controls.
    pub party: SideShown,
    /// The facts about all other combatants.
    pub others: SideShown,
    /// The combatants that the game master keeps off the screen.
    pub hidden: Vec<CombatantId>,
}

impl Default for ScreenShown {
    /// Shows the health of the party in numbers, and that of all others in words.
    fn default() -> Self {
        let side = |health| SideShown {
            health,
            conditions: true,
        };
        Self {
            party: side(HealthShown::Shown),
            others: side(HealthShown::Hinted),
            hidden: Vec::new(),
        }
    }
}

/// The stage of the encounter, as the players' screen shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ScreenStage {
    /// Combat has not begun.
    Setup,
    /// Initiative is being rolled.
    Rolls,
    /// Combat is in progress.
    Combat,
    /// Combat is over.
    Ended,
}

/// The encounter on the players' screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PlayerScreen {
    /// The stage of the encounter.
    pub stage: ScreenStage,
    /// The current round. None before the first round.
    pub round: Option<Round>,
    /// Whether the rounds are TOW turns, with phases.
    pub by_phases: bool,
    /// The phase in progress, with the number of its combatant. None if that one is off the screen.
    pub phase: Option<Phase>,
    /// The combatant whose turn or main phase it is, or who is dying as its turn comes.
    pub current: Option<ScreenName>,
    /// Whether that combatant is dying, and makes its roll in place of a turn.
    #[serde(default)]
    pub dying: bool,
    /// The combatant on the screen whose turn comes next.
    pub next: Option<ScreenName>,
    /// The actor that has priority.
    pub holder: Option<ScreenName>,
    /// The rows, first to act first, or the party before the combat.
    pub rows: Vec<ScreenRow>,
    /// The actions on the main stack of Tales of War, from bottom to top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Vec<ScreenAction>,
    /// The actions on the postponed stack, from bottom to top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub postponed: Vec<ScreenAction>,
}

/// An action of Tales of War on the players' screen, without its cost, its roll and what it leaves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ScreenAction {
    /// The actor. The action of an actor that is hidden again is not on the screen.
    pub owner: ScreenName,
    /// The name, in the game master's words. Empty for the consequences of a fumble.
    pub name: String,
    /// The targets on the screen, each once.
    pub targets: Vec<ScreenName>,
}

/// The name of a combatant on the players' screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ScreenName {
    /// Its number on the screen, as in [`ScreenRow::id`] if it has a separate row.
    pub id: CombatantId,
    /// The name.
    pub name: String,
    /// The side.
    pub side: Side,
}

/// A row of the players' screen: a combatant, or a group that acts as one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ScreenRow {
    /// The number of the combatant on the screen, or the lowest number of the group. The numbers have no gaps.
    pub id: CombatantId,
    /// The name of the combatant or of the group.
    pub name: String,
    /// The side.
    pub side: Side,
    /// The number of members on the screen that are not down, or of all members if all are down.
    pub members: u32,
    /// Whether it acts now.
    pub acts: bool,
    /// Whether its turn of this round is over.
    pub passed: bool,
    /// Its turn in the round, where someone chooses who acts next. The rows are in this order then.
    pub turn: Option<RoundTurn>,
    /// The delay or the readied action.
    pub waiting: Option<ScreenWaiting>,
    /// Whether it is surprised.
    pub surprised: bool,
    /// The spell it concentrates on. Empty for a combatant outside the party that no player controls.
    pub concentration: Option<String>,
    /// The conditions, each with the number of members that have it.
    pub conditions: Vec<(Condition, u32)>,
    /// The health: that of the worst member who is not down. None if it is hidden or not tracked.
    pub health: Option<Health>,
    /// The action points of an actor of Tales of War. None for a group, and if they are hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<ScreenPoints>,
    /// The base of the miniature. That of a group is the one that all its members have.
    #[serde(default, skip_serializing_if = "is_default")]
    pub base: Base,
}

/// Action points on the players' screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ScreenPoints {
    /// The points left.
    pub left: u16,
    /// The points granted each TOW turn.
    pub granted: u16,
}

/// A wait, without the action that is readied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ScreenWaiting {
    /// It delays.
    Delays,
    /// It has readied an action.
    Ready,
}
