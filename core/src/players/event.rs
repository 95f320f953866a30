//! The events that players see: an allow-list under the names that the log has for them.

use super::allow_list::allow_list;
use super::priority_event::PlayerPriorityEvent;
use crate::basis::InitiativeBasis;
use crate::casting::{SpellCheck, SpellLoss};
use crate::combatant::{Combatant, CombatantId};
use crate::die::DiscardedDie;
use crate::effect::{Effect, EffectExpiry};
use crate::event::{CombatantEvent, DyingEvent, Event, GroupEvent, LegendaryEvent, TableEvent};
use crate::frame_id::FrameId;
use crate::mount::Ride;
use crate::opening::StealthCheck;
use crate::optional_field::is_default;
use crate::order::{OpenTie, Place, Tie};
use crate::roll::RolledDice;
use crate::round::Round;
use crate::rule_id::RuleId;
use crate::rules::{
    ActionKind, ConcentrationLoss, Condition, InitiativePenaltyCause, MissedTurnReason,
    MovementLimit, Opening, Rules, TurnKind, WaitingLoss,
};
use crate::stack::Frame;
use crate::waiting::{FiveFootStep, Readied, SetWeapon, Waiting};

allow_list! {
/// An event as the players see it.
///
/// A variant has the name and the fields of the [`Event`] it is made from. “Hidden” is a combatant
/// outside the party that no player controls; its numbers are left out of the fields.
pub enum PlayerEvent of Event {
    /// The rules were changed.
    RulesAdopted(rules: Box<Rules>),
    /// A combatant joined.
    CombatantAdded {
        /// The id of the combatant.
        id: CombatantId,
        /// The profile. For a hidden combatant: only the name, the side and the group.
        profile: Box<Combatant>,
    },
    /// A profile was edited.
    CombatantEdited {
        /// The combatant.
        who: CombatantId,
        /// The whole new profile. For a hidden combatant: only the name, the side and the group.
        profile: Box<Combatant>,
        /// The hit points that are left under a new maximum, if players know them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        left: Option<i32>,
    },
    /// A combatant left.
    CombatantRemoved {
        /// The combatant.
        who: CombatantId,
    },
    /// A combatant tries to be stealthy (D5E-9).
    StealthChecked {
        /// The combatant.
        who: CombatantId,
        /// The check.
        check: StealthCheck,
    },
    /// The game master set the position of a combatant (D5E-6).
    PositionSet {
        /// The combatant.
        who: CombatantId,
        /// The position, in the game master's words.
        position: String,
    },
    /// A preparation round passed (D30-9, D30-16).
    RoundPrepared {
        /// Its number.
        round: Round,
        /// The combatants that acted in it, without hidden ones.
        who: Vec<CombatantId>,
    },
    /// All initiative results and the order were discarded, to be rolled again.
    InitiativeForgotten,
    /// Later initiative rolls of a combatant are worse (D30-42).
    InitiativePenalized {
        /// The combatant.
        who: CombatantId,
        /// The number of penalties so far.
        uses: u8,
        /// The cause of the penalty.
        why: InitiativePenaltyCause,
    },
    /// Combat began with this opening.
    Started(opening: Opening),
    /// A combatant is no longer surprised (D5E-18).
    SurpriseEnded {
        /// The combatant.
        who: CombatantId,
    },
    /// Combatants were called to roll initiative before a round.
    InitiativeCalled {
        /// The round.
        before: Round,
        /// The combatants, by id.
        who: Vec<CombatantId>,
    },
    /// A combatant that is not hidden rolled initiative.
    InitiativeRolled {
        /// The combatant.
        who: CombatantId,
        /// The d20 roll, or the sum of the dice of a formula.
        face: u16,
        /// The second die, if two were rolled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dropped: Option<DiscardedDie>,
        /// The modifier.
        modifier: i16,
        /// The result.
        total: i32,
        /// What the result is based on.
        #[serde(default, skip_serializing_if = "InitiativeBasis::is_default")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        basis: InitiativeBasis,
    },
    /// A combatant rides a mount.
    Mounted {
        /// The mount.
        who: CombatantId,
        /// Its rider.
        ride: Ride,
    },
    /// A mount is no longer ridden.
    Dismounted {
        /// The mount.
        who: CombatantId,
    },
    /// A newcomer aware of the combat acts before everyone else (D30-53).
    ArrivedAware {
        /// The combatant.
        who: CombatantId,
        /// Its count.
        count: i32,
    },
    /// An initiative result was entered, or a hidden combatant rolled it.
    InitiativeEntered {
        /// The combatant.
        who: CombatantId,
        /// The result.
        total: i32,
    },
    /// A combatant shares the roll of another (D5E-20).
    InitiativeShared {
        /// The combatant that shares the roll.
        who: CombatantId,
        /// The combatant that made the roll.
        with: CombatantId,
    },
    /// A tie waits for someone to break it.
    TieFound(tie: OpenTie),
    /// A tie was broken.
    TieBroken(tie: Tie),
    /// The order was set.
    OrderSet {
        /// The places, first to act first.
        #[serde(rename = "slots")]
        places: Vec<Place>,
    },
    /// A place was added to the order.
    Placed {
        /// The place.
        #[serde(rename = "slot")]
        place: Place,
        /// The number of places before it.
        at: usize,
    },
    /// A round began.
    RoundStarted {
        /// The round.
        round: Round,
    },
    /// A turn began.
    TurnStarted {
        /// The frame of the turn.
        frame: FrameId,
        /// The combatant.
        who: CombatantId,
        /// The kind of turn.
        kind: TurnKind,
    },
    /// A combatant acts before the current combatant, as both share a roll (D5E-21).
    TurnHanded {
        /// The combatant that was up.
        from: CombatantId,
        /// The combatant that acts first instead.
        to: CombatantId,
    },
    /// A turn was not played: it never started, or the rest of it was lost (D35-15, D35-16).
    TurnMissed {
        /// The combatant.
        who: CombatantId,
        /// The reason.
        why: MissedTurnReason,
    },
    /// A turn was delayed (D35-35).
    Delayed {
        /// The combatant.
        who: CombatantId,
        /// The kind of the turn.
        turn: TurnKind,
        /// The declared count, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<i32>,
    },
    /// A delayed turn is taken.
    DelayEnded {
        /// The combatant.
        who: CombatantId,
        /// The round in which the turn was delayed.
        since: Round,
        /// The round in which the combatant acts.
        round: Round,
    },
    /// A delayed turn is lost.
    DelayLost {
        /// The combatant.
        who: CombatantId,
        /// The delay that ended.
        waiting: Waiting,
        /// The reason.
        why: WaitingLoss,
    },
    /// A turn that had come up was put back, because a delayed turn goes first.
    TurnPutBack {
        /// The combatant.
        who: CombatantId,
    },
    /// A place was moved.
    Moved {
        /// The place after the move.
        #[serde(rename = "slot")]
        place: Place,
        /// The number of other places before it.
        to: usize,
    },
    /// A readied action triggered.
    ReadyUsed {
        /// The combatant.
        who: CombatantId,
        /// The round in which the action was readied.
        since: Round,
        /// The round in which the action is carried out.
        round: Round,
        /// Whether a 5-foot step is part of it.
        #[serde(default, rename = "footwork")]
        five_foot_step: FiveFootStep,
    },
    /// A combatant that is not hidden ignored a trigger.
    TriggerDeclined {
        /// The combatant that ignored it.
        who: CombatantId,
    },
    /// A turn ended.
    TurnEnded {
        /// The combatant.
        who: CombatantId,
        /// Whether it ended at once with the turn before it.
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        together: bool,
    },
    /// A combatant took an action of its turn.
    ActionTaken {
        /// The combatant.
        who: CombatantId,
        /// The kind of action.
        action: ActionKind,
        /// The limit on the movement, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<MovementLimit>,
    },
    /// An action was readied.
    Readied {
        /// The combatant.
        who: CombatantId,
        /// The readied action. For a hidden combatant: only its kind.
        readied: Box<Readied>,
    },
    /// A readied action is lost.
    ReadyLapsed {
        /// The combatant.
        who: CombatantId,
        /// The reason.
        why: WaitingLoss,
    },
    /// A combatant began to concentrate on a spell.
    ConcentrationBegan {
        /// The combatant.
        who: CombatantId,
        /// The spell.
        spell: String,
    },
    /// Damage requires a save to keep concentrating. Left out for hidden combatants.
    ConcentrationTested {
        /// The combatant.
        who: CombatantId,
        /// The DC of the save.
        difficulty: i32,
    },
    /// A combatant saved to keep concentrating. Left out for hidden combatants.
    ConcentrationHeld {
        /// The combatant.
        who: CombatantId,
    },
    /// Concentration ended.
    ConcentrationEnded {
        /// The combatant.
        who: CombatantId,
        /// The reason.
        why: ConcentrationLoss,
    },
    /// A frame was put on the stack.
    Pushed(frame: Frame),
    /// The top of the stack resolved.
    Resolved {
        /// Its frame.
        frame: FrameId,
    },
    /// A frame on the stack was lost.
    Lost {
        /// The frame.
        frame: FrameId,
        /// The reason. None if it lies in the numbers of a hidden combatant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<SpellLoss>,
    },
    /// Damage to a caster or a distraction requires a Concentration check (D35-65, D35-66). Left out
    /// for hidden casters.
    SpellDisturbed {
        /// The caster.
        who: CombatantId,
        /// The casting.
        frame: FrameId,
        /// The damage, or 0 for a distraction without damage.
        damage: i32,
        /// The DC of the check, if it is known.
        difficulty: Option<i32>,
    },
    /// A combatant made a check about a spell that is being cast.
    SpellChecked {
        /// The combatant that made the check.
        who: CombatantId,
        /// The check. For a hidden combatant: without its numbers.
        check: SpellCheck,
    },
    /// A weapon that was set against a charge is used (D35-74).
    Braced(weapon: SetWeapon),
    /// Hit points of a combatant that is not hidden changed.
    HitPointsChanged {
        /// The combatant.
        who: CombatantId,
        /// The entered change. Damage is negative.
        by: i32,
        /// The hit points left.
        left: i32,
    },
    /// An event about a combatant at 0 hit points.
    Dying(event: DyingEvent),
    /// An event about a legendary creature or its lair. For a hidden creature: without the uses that
    /// an action takes.
    Legendary(event: LegendaryEvent),
    /// A condition began. A hidden combatant that falls is unconscious or dead.
    ConditionAdded {
        /// The combatant.
        who: CombatantId,
        /// The condition.
        condition: Condition,
    },
    /// A condition ended.
    ConditionRemoved {
        /// The combatant.
        who: CombatantId,
        /// The condition.
        condition: Condition,
    },
    /// An event of a ruleset with phases and priority.
    Priority(event: PlayerPriorityEvent),
    /// Combat ended.
    Ended,
    /// The game master overrode rules.
    Ruled {
        /// The overridden rules.
        aside: Vec<RuleId>,
    },
    /// The game master skips a later turn of this round.
    TurnPassedOver {
        /// The combatant.
        who: CombatantId,
    },
    /// The skip of a turn was undone.
    TurnRestored {
        /// The combatant.
        who: CombatantId,
    },
    /// The game master gave a turn to a combatant after its place had passed.
    TurnGiven {
        /// The frame of the turn.
        frame: FrameId,
        /// The combatant.
        who: CombatantId,
        /// The kind of turn.
        kind: TurnKind,
    },
    /// A combatant that had left came back.
    CombatantReturned {
        /// The combatant.
        who: CombatantId,
    },
    /// Dice were rolled for a combatant that is not hidden.
    Rolled {
        /// The combatant, if the roll was for one.
        who: Option<CombatantId>,
        /// The expression.
        expression: String,
        /// The dice, part by part.
        dice: Vec<RolledDice>,
        /// The result, with added numbers.
        total: i32,
    },
    /// A combatant that is not hidden made a saving throw.
    SaveMade {
        /// The combatant.
        who: CombatantId,
        /// The kind of save, in the game master's words.
        name: String,
        /// The DC of a save to keep concentrating. None for any other save.
        difficulty: Option<i32>,
        /// The result.
        total: i32,
        /// The d20 roll. None if the result was entered.
        #[serde(default)]
        face: Option<u16>,
    },
    /// Temporary hit points of a combatant that is not hidden changed.
    TemporaryChanged {
        /// The combatant.
        who: CombatantId,
        /// The temporary hit points left.
        left: i32,
    },
    /// An effect began: a condition with a duration or a source.
    EffectBegan {
        /// The affected combatant.
        who: CombatantId,
        /// The effect.
        effect: Effect,
    },
    /// An effect ended, because its duration is over.
    EffectEnded {
        /// The affected combatant.
        who: CombatantId,
        /// The effect, with its end.
        effect: Effect,
    },
    /// The combatant whose turn would end an effect leaves. The effect now ends at a count.
    EffectBound {
        /// The affected combatant.
        who: CombatantId,
        /// The effect before the change.
        effect: Effect,
        /// The new end of the effect.
        until: EffectExpiry,
    },
    /// An event about one combatant that is not hidden: its initiative score, its spell slot, its exhaustion.
    Combatant(event: CombatantEvent),
    /// An event about the members of a group.
    Group(event: GroupEvent),
    /// An event of an order that comes about in another way than by numbers.
    Table(event: TableEvent),
}
}
