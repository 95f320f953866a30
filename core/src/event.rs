//! Events: what has happened, in the past tense. The log is made of them, faces of dice included,
//! so that replaying it never rolls.

use serde::{Deserialize, Serialize};

use crate::casting::{SpellCheck, SpellLoss};
use crate::combatant::{Combatant, CombatantId, Side};
use crate::dice::Dropped;
use crate::effect::{Effect, Ending};
use crate::encounter::Round;
use crate::mount::Ride;
use crate::opening::{Detection, StealthCheck};
use crate::order::{OpenTie, Slot, Tie};
use crate::priority::PriorityEvent;
use crate::roll::RolledDice;
use crate::rule_id::RuleId;
use crate::rules::{
    ActionKind, Condition, Lapse, Late, Limit, Omission, Opening, Rules, TurnKind, Unfocused,
};
use crate::stack::{Frame, FrameId};
use crate::waiting::{Brace, Footwork, Readied, Waiting};

/// What has happened in an encounter; [`Encounter::apply`](crate::Encounter::apply) records it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Event {
    /// Other rules were agreed on.
    RulesAdopted(Box<Rules>),
    /// Somebody joined.
    CombatantAdded {
        /// The id it was given.
        id: CombatantId,
        /// Its profile.
        profile: Box<Combatant>,
    },
    /// A profile was corrected.
    CombatantEdited {
        /// Whose.
        who: CombatantId,
        /// The whole new profile.
        profile: Box<Combatant>,
    },
    /// Somebody left.
    CombatantRemoved {
        /// Who.
        who: CombatantId,
    },
    /// Awareness of one combatant of another was set.
    AwarenessSet {
        /// Who is aware, or not.
        observer: CombatantId,
        /// Of whom.
        target: CombatantId,
        /// Whether it is.
        aware: bool,
    },
    /// Awareness of one side of another was set, for all their combatants.
    SideAwarenessSet {
        /// The side that is aware, or not.
        observer: Side,
        /// Of which side.
        target: Side,
        /// Whether it is.
        aware: bool,
    },
    /// A Spot or Listen check was made (D30-2, D35-20).
    DetectionChecked {
        /// Who may notice.
        observer: CombatantId,
        /// Whom.
        target: CombatantId,
        /// The check.
        check: Detection,
    },
    /// Somebody tries to be stealthy (D5E-9).
    StealthChecked {
        /// Who.
        who: CombatantId,
        /// The check.
        check: StealthCheck,
    },
    /// The game master said where somebody is (D5E-6).
    PositionSet {
        /// Who.
        who: CombatantId,
        /// Where, in the game master's words.
        position: String,
    },
    /// A round passed before contact (D30-9, D30-16).
    RoundPrepared {
        /// Its number; the first round of the fight goes on from it (D30-18).
        round: Round,
        /// Who did in it what fits, all at the same time.
        who: Vec<CombatantId>,
    },
    /// Everybody's initiative and the order are void, to be rolled again.
    InitiativeForgotten,
    /// Later initiative rolls of somebody are worse, each time by 2 more (D30-42).
    InitiativePenalized {
        /// Whose.
        who: CombatantId,
        /// How many times so far.
        uses: u8,
        /// Why.
        why: Late,
    },
    /// The fight started, in this way.
    Started(Opening),
    /// Somebody is surprised no more (D5E-18).
    SurpriseEnded {
        /// Who.
        who: CombatantId,
    },
    /// Some were called to roll initiative before a round.
    InitiativeCalled {
        /// Before which round.
        before: Round,
        /// Who, by id.
        who: Vec<CombatantId>,
    },
    /// Initiative was rolled.
    InitiativeRolled {
        /// Whose.
        who: CombatantId,
        /// The face of the d20, or the sum of the faces of a formula.
        face: u16,
        /// The face of the second die, where there were two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dropped: Option<Dropped>,
        /// What was added.
        modifier: i16,
        /// The result.
        total: i32,
    },
    /// Somebody rides a mount.
    Mounted {
        /// The mount.
        who: CombatantId,
        /// By whom it is ridden.
        ride: Ride,
    },
    /// A mount is not ridden any more.
    Dismounted {
        /// The mount.
        who: CombatantId,
    },
    /// A newcomer who is aware of the fight came into it before everyone else (D30-53).
    ArrivedAware {
        /// Who.
        who: CombatantId,
        /// Its count.
        count: i32,
    },
    /// A total was typed.
    InitiativeEntered {
        /// Whose.
        who: CombatantId,
        /// The result.
        total: i32,
    },
    /// One roll stands for somebody else too (D5E-20).
    InitiativeShared {
        /// For whom.
        who: CombatantId,
        /// Whose roll.
        with: CombatantId,
    },
    /// A tie is left to somebody to decide.
    TieFound(OpenTie),
    /// A tie was decided.
    TieBroken(Tie),
    /// The order was set.
    OrderSet {
        /// Every place, first to act first.
        slots: Vec<Slot>,
    },
    /// A place was put into the order.
    Placed {
        /// The place.
        slot: Slot,
        /// Before how many places there were before it.
        at: usize,
    },
    /// A round began.
    RoundStarted {
        /// Which one.
        round: Round,
    },
    /// A turn began.
    TurnStarted {
        /// The frame of the turn.
        frame: FrameId,
        /// Whose turn.
        who: CombatantId,
        /// How much it holds.
        kind: TurnKind,
    },
    /// Somebody of a block acted before the one whose turn had come (D5E-21).
    TurnHanded {
        /// Whose turn had come.
        from: CombatantId,
        /// Who acts first instead.
        to: CombatantId,
    },
    /// A turn passed, because its owner is unable to act.
    TurnSkipped {
        /// Whose.
        who: CombatantId,
    },
    /// A turn was put off (D35-35).
    Delayed {
        /// Whose.
        who: CombatantId,
        /// What kind of turn.
        turn: TurnKind,
        /// To which count, where that was announced.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<i32>,
    },
    /// Somebody who delayed acts.
    DelayEnded {
        /// Who.
        who: CombatantId,
        /// The round in which it began to delay.
        since: Round,
        /// The round in which it acts.
        round: Round,
    },
    /// What somebody put off is lost.
    DelayLost {
        /// Whose.
        who: CombatantId,
        /// What it waited for.
        waiting: Waiting,
        /// Why.
        why: Lapse,
    },
    /// A turn that had come was put back, since somebody who delayed acts before it.
    TurnPutBack {
        /// Whose.
        who: CombatantId,
    },
    /// A place was moved.
    Moved {
        /// The place as it is now.
        slot: Slot,
        /// Before how many other places.
        to: usize,
    },
    /// A readied action was set off.
    ReadyUsed {
        /// Whose.
        who: CombatantId,
        /// The round in which it was readied.
        since: Round,
        /// The round in which it is carried out.
        round: Round,
        /// Whether a 5-foot step goes with it.
        #[serde(default)]
        footwork: Footwork,
    },
    /// A trigger was let go by.
    TriggerDeclined {
        /// By whom.
        who: CombatantId,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        who: CombatantId,
    },
    /// An action was taken of the turn.
    ActionTaken {
        /// Whose turn.
        who: CombatantId,
        /// Which kind.
        action: ActionKind,
        /// To what it is limited.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<Limit>,
    },
    /// An action was readied.
    Readied {
        /// Whose.
        who: CombatantId,
        /// What, and for when.
        readied: Box<Readied>,
    },
    /// What was readied comes to nothing.
    ReadyLapsed {
        /// Whose.
        who: CombatantId,
        /// Why.
        why: Lapse,
    },
    /// Somebody began to concentrate on a spell.
    ConcentrationBegan {
        /// Who.
        who: CombatantId,
        /// The spell.
        spell: String,
    },
    /// Damage asks for a save to keep concentrating.
    ConcentrationTested {
        /// Whose.
        who: CombatantId,
        /// What the save has to reach.
        difficulty: i32,
    },
    /// A save to keep concentrating was made.
    ConcentrationHeld {
        /// Whose.
        who: CombatantId,
    },
    /// Concentration ended.
    ConcentrationEnded {
        /// Whose.
        who: CombatantId,
        /// Why.
        why: Unfocused,
    },
    /// Something was put on the stack.
    Pushed(Frame),
    /// The top of the stack was carried out.
    Resolved {
        /// Its frame.
        frame: FrameId,
    },
    /// Something on the stack did not take place.
    Lost {
        /// Its frame.
        frame: FrameId,
        /// Why, if not because its owner is unable (D35-56).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<SpellLoss>,
    },
    /// Damage to a caster asks for a Concentration check (D35-65, D35-66).
    SpellDisturbed {
        /// Whose.
        who: CombatantId,
        /// The casting.
        frame: FrameId,
        /// How much damage.
        damage: i32,
        /// What the check has to reach.
        difficulty: i32,
    },
    /// A check was made about a spell that is being cast.
    SpellChecked {
        /// Whose.
        who: CombatantId,
        /// The check.
        check: SpellCheck,
    },
    /// A weapon that was readied to receive a charge is used (D35-74).
    Braced(Brace),
    /// Hit points changed.
    HitPointsChanged {
        /// Whose.
        who: CombatantId,
        /// By how much was asked: damage is negative.
        by: i32,
        /// What is left.
        left: i32,
    },
    /// A condition began.
    ConditionAdded {
        /// Whose.
        who: CombatantId,
        /// Which.
        condition: Condition,
    },
    /// A condition ended.
    ConditionRemoved {
        /// Whose.
        who: CombatantId,
        /// Which.
        condition: Condition,
    },
    /// What happens only in a ruleset with phases and priority.
    Priority(PriorityEvent),
    /// The fight ended.
    Ended,
    /// The game master ruled otherwise than the rules.
    Ruled {
        /// The rules that were set aside.
        aside: Vec<RuleId>,
    },
    /// The game master has a turn of this round skipped that is still to come.
    TurnPassedOver {
        /// Whose.
        who: CombatantId,
    },
    /// A turn that was to be skipped is not skipped after all.
    TurnRestored {
        /// Whose.
        who: CombatantId,
    },
    /// The round came to a place, and no turn was held there.
    TurnOmitted {
        /// Whose.
        who: CombatantId,
        /// Why.
        why: Omission,
    },
    /// What was left of a turn is lost.
    TurnLost {
        /// Whose.
        who: CombatantId,
        /// Why.
        why: Omission,
    },
    /// The game master gave a turn to somebody whose place had passed.
    TurnGiven {
        /// The frame of the turn.
        frame: FrameId,
        /// Whose turn.
        who: CombatantId,
        /// How much it holds.
        kind: TurnKind,
    },
    /// Somebody who had left came back.
    CombatantReturned {
        /// Who.
        who: CombatantId,
    },
    /// Dice were rolled.
    Rolled {
        /// For whom.
        who: Option<CombatantId>,
        /// What was to be rolled.
        expression: String,
        /// The dice, part by part.
        dice: Vec<RolledDice>,
        /// The result, numbers that were added included.
        total: i32,
    },
    /// A saving throw was made.
    SaveMade {
        /// By whom.
        who: CombatantId,
        /// Which one, in the game master's words.
        name: String,
        /// What it had to reach, where that was told.
        difficulty: Option<i32>,
        /// The result.
        total: i32,
        /// The face of the d20; none where the result was typed.
        #[serde(default)]
        face: Option<u16>,
    },
    /// Temporary hit points were granted or lost.
    TemporaryChanged {
        /// Whose.
        who: CombatantId,
        /// What is left of them.
        left: i32,
    },
    /// An effect began: a condition that has an end or a source.
    EffectBegan {
        /// On whom.
        who: CombatantId,
        /// Which.
        effect: Effect,
    },
    /// An effect ended, since its end had come.
    EffectEnded {
        /// On whom.
        who: CombatantId,
        /// Which, with the end that had come.
        effect: Effect,
    },
    /// An effect that was to end with the turn of somebody who leaves ends at a count instead.
    EffectBound {
        /// On whom.
        who: CombatantId,
        /// Which, as it was.
        effect: Effect,
        /// When it ends now.
        until: Ending,
    },
}
