//! Events about one combatant: its initiative score, its spell slot, its exhaustion, its saves.

use serde::{Deserialize, Serialize};

use crate::basis::InitiativeBasis;
use crate::combatant::CombatantId;
use crate::damage_type::TypedDamage;
use crate::effect::{Effect, TurnEffectOutcome};
use crate::frame_id::FrameId;
use crate::round::Round;
use crate::rules::{ActionKind, Condition, DefenseStep, LifeState, TurnKind};
use crate::saving_throw::SaveKind;
use crate::waiting::Waiting;

/// An event about one combatant and its own numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CombatantEvent {
    /// A combatant used its initiative score instead of a roll (D24-5).
    InitiativeScored {
        /// The combatant.
        who: CombatantId,
        /// The modifier that is part of the score.
        modifier: i16,
        /// The result.
        total: i32,
        /// The basis of the result.
        basis: InitiativeBasis,
    },
    /// A combatant expended a spell slot to cast a spell (D24-16).
    SlotExpended {
        /// The combatant.
        who: CombatantId,
        /// The frame of the turn in which it did.
        turn: FrameId,
    },
    /// The level of exhaustion of a combatant was set (D24-21).
    ExhaustionSet {
        /// The combatant.
        who: CombatantId,
        /// The level, 0 to 6.
        level: u8,
    },
    /// A combatant gained Heroic Inspiration, or lost or spent it (D24-28).
    InspirationSet {
        /// The combatant.
        who: CombatantId,
        /// Whether it has it now.
        has: bool,
    },
    /// A turn of a combatant ended, and it owes a save against an effect; or the save has failed, and the
    /// effect lasts.
    EffectSave {
        /// The combatant under the effect.
        who: CombatantId,
        /// The effect before the change.
        effect: Effect,
        /// True if a save is owed from now on; false if the save has failed.
        due: bool,
    },
    /// An effect that does something in each turn came due (D5E-82, D35-95).
    TurnEffectDue {
        /// The combatant under the effect.
        who: CombatantId,
        /// The effect before the change.
        effect: Effect,
        /// The round.
        round: Round,
    },
    /// An effect that was due was carried out or prevented. The events that follow change the hit points.
    TurnEffectSettled {
        /// The combatant under the effect.
        who: CombatantId,
        /// The effect before the change.
        effect: Effect,
        /// Whether it was carried out.
        outcome: TurnEffectOutcome,
    },
    /// Players saw a combatant for the first time after it had joined the combat, or again. Only the players' log has
    /// such an event.
    CameIntoSight {
        /// The combatant.
        who: CombatantId,
        /// Whether its first turn has come.
        acted: bool,
        /// The round of its last turn that was not delayed.
        #[serde(rename = "lastTurn")]
        last_turn: Option<Round>,
        /// Its readied action or delayed turn.
        waiting: Option<Waiting>,
    },
    /// The last turn that players saw before another one goes on for them, because the owner of that other turn went out
    /// of sight. Only the players' log has such an event.
    TurnResumed {
        /// The frame of the turn.
        frame: FrameId,
        /// The owner of the turn.
        who: CombatantId,
        /// The kind of turn.
        kind: TurnKind,
        /// The actions taken in it so far, in order.
        spent: Vec<ActionKind>,
    },
    /// The order of actions on the stacks, after the actions of a combatant that came into sight were put on top. Only the
    /// players' log has such an event.
    StackSorted {
        /// The combatant that came into sight.
        who: CombatantId,
        /// The frames of both stacks, each from bottom to top.
        frames: Vec<FrameId>,
    },
    /// The game master hid a combatant from the players.
    Concealed {
        /// The combatant.
        who: CombatantId,
    },
    /// A combatant was revealed to the players.
    Revealed {
        /// The combatant.
        who: CombatantId,
    },
    /// The name of a combatant was revealed to the players, who had seen its second name.
    NameRevealed {
        /// The combatant.
        who: CombatantId,
        /// Its own name.
        name: String,
        /// The second name that players have seen until now.
        disguise: String,
    },
    /// Nonlethal damage was taken, or healing removed some, or the hit points fell below it (D35-91).
    NonlethalChanged {
        /// The combatant.
        who: CombatantId,
        /// The change. Damage is positive.
        by: i32,
        /// The nonlethal damage after the change.
        total: i32,
        /// The state that damage has brought about, if it staggers or knocks out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        state: Option<LifeState>,
    },
    /// A combatant took damage of a type. The events that follow change its hit points by what is left of it (D5E-84,
    /// D35-95).
    TypedDamageTaken {
        /// The combatant.
        who: CombatantId,
        /// The type, with what it bypasses.
        #[serde(rename = "damageType")]
        damage_type: TypedDamage,
        /// The damage before defenses.
        dealt: i32,
        /// The damage after defenses.
        taken: i32,
        /// The changes by defenses, in order.
        steps: Vec<DefenseStep>,
    },
    /// A limited use was spent (D5E-83).
    UseSpent {
        /// The creature.
        who: CombatantId,
        /// The name of the limited use.
        name: String,
    },
    /// A newcomer has spent limited uses in an earlier combat.
    UsesCarried {
        /// The creature.
        who: CombatantId,
        /// The name of the limited use.
        name: String,
        /// How many uses are spent.
        times: u8,
    },
    /// A newcomer has taken Action Surge before, since its last rest (D5E-80).
    SurgesCarried {
        /// The combatant.
        who: CombatantId,
        /// How often.
        times: u8,
    },
    /// A limited use came back without a roll.
    UseRestored {
        /// The creature.
        who: CombatantId,
        /// The name of the limited use.
        name: String,
    },
    /// A turn began in which a real die decides whether a limited use comes back (D5E-83).
    RechargeDue {
        /// The creature.
        who: CombatantId,
        /// The name of the limited use.
        name: String,
        /// The round.
        round: Round,
    },
    /// The die of a limited use decided whether it comes back (D5E-83).
    RechargeRolled {
        /// The creature.
        who: CombatantId,
        /// The name of the limited use.
        name: String,
        /// The number on the d6, unless the game master said that the use stays spent.
        face: Option<u16>,
        /// Whether the use is back.
        back: bool,
        /// The round.
        round: Round,
    },
    /// The game master corrected the hit points of a combatant.
    HitPointsSet {
        /// The combatant.
        who: CombatantId,
        /// The change.
        by: i32,
        /// The hit points after the change.
        left: i32,
    },
    /// A combatant took no damage: a share or a save left nothing of it, e.g. half of 1.
    NoDamageTaken {
        /// The combatant.
        who: CombatantId,
    },
    /// Temporary hit points were granted in place of others (D5E-66).
    TemporaryReplaced {
        /// The combatant.
        who: CombatantId,
        /// The temporary hit points before the grant.
        old: i32,
        /// The temporary hit points after it.
        left: i32,
    },
    /// A save failed without a roll, because of a condition (AMB-D5E-39).
    SaveFailed {
        /// The combatant.
        who: CombatantId,
        /// The kind of save.
        kind: SaveKind,
        /// The condition.
        condition: Condition,
    },
    /// Nonlethal damage did nothing to a combatant, which is undead or a construct (D35-97).
    NoNonlethalTaken {
        /// The combatant.
        who: CombatantId,
    },
}
