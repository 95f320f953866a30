//! Events: the facts of an encounter, which make up its log. They include the dice.

mod combatant;
mod detection;
mod dying;
mod group;
mod legendary;
mod priority;
mod profile;
mod table;
use crate::combatant::{Combatant, CombatantId, Side};
use crate::{basis, casting, die, effect, mount, opening, order, roll, rules, stack, waiting};
use crate::{frame_id::FrameId, optional_field::is_default, round::Round, rule_id::RuleId};
use serde::{Deserialize, Serialize};

pub use self::{combatant::CombatantEvent, priority::PriorityEvent, table::TableEvent};
pub use self::{detection::DetectionEvent, dying::DyingEvent};
pub use self::{group::GroupEvent, legendary::LegendaryEvent};

/// A fact of an encounter, which [`Encounter::apply`](crate::Encounter::apply) records.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Event {
    /// Other rules were adopted.
    RulesAdopted(Box<rules::Rules>),
    /// A combatant joined.
    CombatantAdded {
        /// The id of the new combatant.
        id: CombatantId,
        /// Its profile.
        profile: Box<Combatant>,
    },
    /// A profile was edited.
    CombatantEdited {
        /// The combatant.
        who: CombatantId,
        /// The whole new profile.
        profile: Box<Combatant>,
        /// The hit points left under a new maximum. None in older logs, where the damage stays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        left: Option<i32>,
    },
    /// A combatant left.
    CombatantRemoved {
        /// The combatant.
        who: CombatantId,
    },
    /// A combatant's awareness of another was set.
    AwarenessSet {
        /// The combatant whose awareness was set.
        observer: CombatantId,
        /// The combatant to be aware of.
        target: CombatantId,
        /// Whether the observer is aware of the target.
        aware: bool,
    },
    /// A side's awareness of another was set, for all their combatants.
    SideAwarenessSet {
        /// The side whose awareness was set.
        observer: Side,
        /// The side to be aware of.
        target: Side,
        /// Whether the observing side is aware of the target side.
        aware: bool,
    },
    /// A Spot or Listen check was made (D30-2, D35-20).
    DetectionChecked(DetectionEvent),
    /// A combatant made a Stealth check (D5E-9).
    StealthChecked {
        /// The combatant.
        who: CombatantId,
        /// The check.
        check: opening::StealthCheck,
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
        /// The number of the round. The rounds of combat continue from it (D30-18).
        round: Round,
        /// The combatants that prepared in it, all at the same time.
        who: Vec<CombatantId>,
    },
    /// All initiative results and the order were cleared, to be rolled again.
    InitiativeForgotten,
    /// A combatant's later initiative rolls took a cumulative penalty of 2 (D30-42).
    InitiativePenalized {
        /// The combatant.
        who: CombatantId,
        /// How many times so far.
        uses: u8,
        /// The cause of the penalty.
        why: rules::InitiativePenaltyCause,
    },
    /// Combat started with this opening.
    Started(rules::Opening),
    /// A combatant is no longer surprised (D5E-18).
    SurpriseEnded {
        /// The combatant.
        who: CombatantId,
    },
    /// Combatants were called to roll initiative before a round.
    InitiativeCalled {
        /// The round that the rolls come before.
        before: Round,
        /// The combatants called to roll, by id.
        who: Vec<CombatantId>,
    },
    /// Initiative was rolled.
    InitiativeRolled {
        /// The combatant.
        who: CombatantId,
        /// The number on the d20, or the sum of the dice of a formula.
        face: u16,
        /// The dropped die, if there were two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dropped: Option<die::DiscardedDie>,
        /// The modifier added to the roll.
        modifier: i16,
        /// The result.
        total: i32,
        /// The basis of the result.
        #[serde(default, skip_serializing_if = "basis::InitiativeBasis::is_default")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        basis: basis::InitiativeBasis,
    },
    /// A combatant mounted another.
    Mounted {
        /// The mount.
        who: CombatantId,
        /// The rider, and how the mount is controlled.
        ride: mount::Ride,
    },
    /// A mount lost its rider.
    Dismounted {
        /// The mount.
        who: CombatantId,
    },
    /// A newcomer aware of the combat joined before everyone else (D30-53).
    ArrivedAware {
        /// The newcomer.
        who: CombatantId,
        /// Its count.
        count: i32,
    },
    /// An initiative total was typed.
    InitiativeEntered {
        /// The combatant.
        who: CombatantId,
        /// The result.
        total: i32,
    },
    /// A combatant took over another's initiative roll (D5E-20).
    InitiativeShared {
        /// The combatant that shares the roll.
        who: CombatantId,
        /// The combatant that made the roll.
        with: CombatantId,
    },
    /// A tie was found and awaits a decision.
    TieFound(order::OpenTie),
    /// A tie was broken.
    TieBroken(order::Tie),
    /// The order was set.
    OrderSet {
        /// All places, first to act first.
        #[serde(rename = "slots")]
        places: Vec<order::Place>,
    },
    /// A place was put into the order.
    Placed {
        /// The place.
        #[serde(rename = "slot")]
        place: order::Place,
        /// The number of places before it.
        at: usize,
    },
    /// A round began.
    RoundStarted {
        /// The number of the round.
        round: Round,
    },
    /// A turn began.
    TurnStarted {
        /// The frame of the turn.
        frame: FrameId,
        /// The owner of the turn.
        who: CombatantId,
        /// The kind of turn, which determines the actions it allows.
        kind: rules::TurnKind,
    },
    /// A combatant acted before another that shares its roll and whose turn had started (D5E-21).
    TurnHanded {
        /// The combatant whose turn had started.
        from: CombatantId,
        /// The combatant that acts first instead.
        to: CombatantId,
    },
    /// A turn was not played: it never started, or the rest of it was lost (D35-15, D35-16).
    #[serde(alias = "turnSkipped", alias = "turnOmitted", alias = "turnLost")]
    TurnMissed {
        /// The owner of the turn.
        who: CombatantId,
        /// The reason. The oldest saves record a turn without one if its owner is unable to act.
        #[serde(default)]
        why: rules::MissedTurnReason,
    },
    /// A combatant delayed its turn (D35-35).
    Delayed {
        /// The combatant that delayed.
        who: CombatantId,
        /// The kind of turn.
        turn: rules::TurnKind,
        /// The count to act on, if it was stated.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<i32>,
    },
    /// A delaying combatant acted.
    DelayEnded {
        /// The combatant that delayed.
        who: CombatantId,
        /// The round in which it started to delay.
        since: Round,
        /// The round in which it acts.
        round: Round,
    },
    /// A delayed turn was lost.
    DelayLost {
        /// The combatant that delayed.
        who: CombatantId,
        /// The delay that was lost.
        waiting: waiting::Waiting,
        /// The reason.
        why: rules::WaitingLoss,
    },
    /// A turn that had started was put back, because a delaying combatant acts before it.
    TurnPutBack {
        /// The owner of the turn.
        who: CombatantId,
    },
    /// A place in the order was moved.
    Moved {
        /// The place after the move.
        #[serde(rename = "slot")]
        place: order::Place,
        /// The number of other places before it.
        to: usize,
    },
    /// A readied action was triggered.
    ReadyUsed {
        /// The combatant that had readied the action.
        who: CombatantId,
        /// The round in which it was readied.
        since: Round,
        /// The round in which it is taken.
        round: Round,
        /// Whether it includes a 5-foot step.
        #[serde(default, rename = "footwork")]
        five_foot_step: waiting::FiveFootStep,
    },
    /// A combatant ignored the trigger of its readied action.
    TriggerDeclined {
        /// The combatant.
        who: CombatantId,
    },
    /// A turn ended.
    TurnEnded {
        /// The owner of the turn.
        who: CombatantId,
        /// Whether it ended at once with the turn before it, because the turn of its group was ended as a whole.
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        together: bool,
    },
    /// A combatant took an action of its turn.
    ActionTaken {
        /// The owner of the turn.
        who: CombatantId,
        /// The kind of action.
        action: rules::ActionKind,
        /// The limit on its movement or object interaction, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<rules::MovementLimit>,
    },
    /// An action was readied.
    Readied {
        /// The combatant that readied the action.
        who: CombatantId,
        /// The readied action and its trigger.
        readied: Box<waiting::Readied>,
    },
    /// A readied action was lost.
    ReadyLapsed {
        /// The combatant that had readied it.
        who: CombatantId,
        /// The reason.
        why: rules::WaitingLoss,
    },
    /// A combatant started to concentrate on a spell.
    ConcentrationBegan {
        /// The combatant.
        who: CombatantId,
        /// The spell.
        spell: String,
        /// The level of the spell, if its casting goes on (D35-93).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        casting: Option<u8>,
    },
    /// Damage called for a save to keep concentrating.
    ConcentrationTested {
        /// The concentrating combatant.
        who: CombatantId,
        /// The DC of the save.
        difficulty: i32,
    },
    /// A save to keep concentrating succeeded.
    ConcentrationHeld {
        /// The concentrating combatant.
        who: CombatantId,
    },
    /// A combatant's concentration ended.
    ConcentrationEnded {
        /// The combatant.
        who: CombatantId,
        /// The reason.
        why: rules::ConcentrationLoss,
    },
    /// A frame was put on the stack.
    Pushed(stack::Frame),
    /// The top of the stack resolved.
    Resolved {
        /// Its frame.
        frame: FrameId,
    },
    /// A frame of the stack was lost without effect.
    Lost {
        /// Its frame.
        frame: FrameId,
        /// The reason, or none if its owner is unable to act (D35-56).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<casting::SpellLoss>,
    },
    /// Damage to a caster or a distraction called for a Concentration check (D35-65, D35-66).
    SpellDisturbed {
        /// The caster.
        who: CombatantId,
        /// The frame of the casting.
        frame: FrameId,
        /// The damage, or 0 for a distraction without damage.
        damage: i32,
        /// The DC of the check, if it is known.
        difficulty: Option<i32>,
    },
    /// A check about a spell being cast was made.
    SpellChecked {
        /// The combatant that made the check.
        who: CombatantId,
        /// The check.
        check: casting::SpellCheck,
    },
    /// A weapon set against a charge was used (D35-74).
    Braced(waiting::SetWeapon),
    /// Hit points changed.
    HitPointsChanged {
        /// The combatant.
        who: CombatantId,
        /// The requested change. Damage is negative.
        by: i32,
        /// The hit points after the change.
        left: i32,
    },
    /// An event about a combatant at 0 hit points.
    Dying(DyingEvent),
    /// An event about a legendary creature or its lair.
    Legendary(LegendaryEvent),
    /// A condition began.
    ConditionAdded {
        /// The combatant.
        who: CombatantId,
        /// The condition.
        condition: rules::Condition,
    },
    /// A condition ended.
    ConditionRemoved {
        /// The combatant.
        who: CombatantId,
        /// The condition.
        condition: rules::Condition,
    },
    /// An event of a ruleset with phases and priority.
    Priority(PriorityEvent),
    /// Combat ended.
    Ended,
    /// The game master overrode the rules.
    Ruled {
        /// The rules that were overridden.
        aside: Vec<RuleId>,
    },
    /// The game master ordered a turn still to come this round to be skipped.
    TurnPassedOver {
        /// The owner of the turn.
        who: CombatantId,
    },
    /// The order to skip a turn was withdrawn.
    TurnRestored {
        /// The owner of the turn.
        who: CombatantId,
    },
    /// The game master gave a turn to a combatant whose place had passed.
    TurnGiven {
        /// The frame of the turn.
        frame: FrameId,
        /// The owner of the turn.
        who: CombatantId,
        /// The kind of turn, which determines the actions it allows.
        kind: rules::TurnKind,
    },
    /// A combatant that had left came back.
    CombatantReturned {
        /// The combatant.
        who: CombatantId,
    },
    /// Dice were rolled.
    Rolled {
        /// The combatant that the roll is for, if any.
        who: Option<CombatantId>,
        /// The dice expression.
        expression: String,
        /// The dice, part by part.
        dice: Vec<roll::RolledDice>,
        /// The result, including added numbers.
        total: i32,
    },
    /// A saving throw was made.
    SaveMade {
        /// The combatant that made the save.
        who: CombatantId,
        /// The save, in the game master's words.
        name: String,
        /// The DC, if it was stated.
        difficulty: Option<i32>,
        /// The result.
        total: i32,
        /// The number on the d20, or none if the result was typed.
        #[serde(default)]
        face: Option<u16>,
        /// The other die of a save with advantage or disadvantage. None in older logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dropped: Option<die::DiscardedDie>,
        /// The verdict. None without a DC, and in older logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        verdict: Option<casting::CheckVerdict>,
    },
    /// Temporary hit points were granted or lost.
    TemporaryChanged {
        /// The combatant.
        who: CombatantId,
        /// The temporary hit points after the change.
        left: i32,
    },
    /// An effect began: a condition with an end or a source.
    EffectBegan {
        /// The combatant under the effect.
        who: CombatantId,
        /// The effect.
        effect: effect::Effect,
    },
    /// An effect ended, because its end came.
    EffectEnded {
        /// The combatant that was under the effect.
        who: CombatantId,
        /// The effect, with the end that came.
        effect: effect::Effect,
        /// The end that came, if it has several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<effect::EffectEndCause>,
    },
    /// A combatant left; an effect that ended with its turn now ends on a count.
    EffectBound {
        /// The combatant under the effect.
        who: CombatantId,
        /// The effect before the change.
        effect: effect::Effect,
        /// Its new end.
        until: effect::EffectExpiry,
    },
    /// An event about one combatant: its initiative score, its spell slot, its exhaustion, its saves.
    Combatant(CombatantEvent),
    /// An event about the members of a group.
    Group(GroupEvent),
    /// An event of an order that comes about in another way than by numbers.
    Table(TableEvent),
}
