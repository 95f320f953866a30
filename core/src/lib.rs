//! The engine of Asalto: initiative, surprise and the stack, for tabletop role-playing games.
#![forbid(unsafe_code)]

mod actor;
mod casting;
mod checkpoint;
mod combatant;
mod command;
mod decide;
mod dice;
mod effect;
mod encounter;
mod event;
mod mount;
mod newcomer;
pub mod notation;
mod opening;
mod order;
mod players;
mod priority;
mod reason;
mod rejection;
mod roll;
mod rule_id;
mod rules;
mod save;
mod save_throw;
mod session;
mod sorted;
mod stack;
mod view;
mod waiting;

pub use actor::{ActorProfile, Amounts, Cost, Formula, NotAFormula};
pub use casting::{
    Casting, CheckHow, CheckKind, CheckVerdict, Consequence, Counter, Countering, Duty,
    Identification, Magic, OpenCheck, Spell, SpellCheck, SpellLoss,
};
pub use checkpoint::{Checkpoint, ReadEncounter, SavedCheckpoint};
pub use combatant::{Combatant, CombatantId, Controller, Feature, Group, ProfileFault, Side};
pub use command::Command;
pub use decide::{Engine, available, check, decide};
pub use dice::{Dice, DiceError, Die, Dropped, NoDice, RollMode, ScriptedDice, SeededDice};
pub use effect::{Duration, Effect, EffectView, Ending};
pub use encounter::{
    Arrival, Awaiting, Concentration, Encounter, Initiative, Misfit, Participant, Roster, Round,
    Stage, Vitality,
};
pub use event::Event;
pub use mount::{Bond, Ride};
pub use newcomer::Newcomer;
pub use opening::{Awareness, Detection, Notice, StealthCheck, StealthContest, stealth_contests};
pub use order::{OpenTie, Order, Placement, Seat, Slot, Tie};
pub use priority::{
    Act, Acting, ActionRoll, ActorView, Answerable, Attempt, AttemptKind, AttemptResult, Charge,
    ConcentrationEnd, Cycle, Declaration, Finding, Gathering, LimitView, Nature, NextPhase,
    NotOffered, Now, Origin, Outcome, Part, PartDropped, PartResult, PassConsequence, Passing,
    PassingEnd, Phase, PhaseKind, PhaseState, PhaseView, Placing, Point, PriorityCommand,
    PriorityEvent, PriorityRejection, PriorityStatus, PriorityView, Proposal, Rank, Redirect,
    Repeats, Resolution, RollNeed, RollSource, Settlement, StackEntry, Stop, Trigger, TriggerId,
    Until, Verdict, When,
};
pub use reason::{Mark, Reason, why};
pub use rejection::Rejection;
pub use roll::{RollFault, RolledDice, Sign};
pub use rule_id::{NotARuleId, RuleId};
pub use rules::{
    ActionKind, AutomaticPolicy, CastingPolicy, ConcentrationPolicy, Condition, DelayPolicy,
    Economy, FlatFootedPolicy, FumblePolicy, GatheringPolicy, HouseRule, InitiativePolicy, Lapse,
    Late, LegalityPolicy, LifeState, Limit, MountPolicy, NewcomerPolicy, Noticing, Omission,
    Opening, OpeningPolicy, PhaseRules, PostponedOrder, ProgressPolicy, ReactionPolicy,
    ReadyPolicy, RollingPolicy, Rules, Ruleset, SurprisedReactions, TieBreaker, TieKey, TiePolicy,
    TriggerOrder, TurnKind, Unfocused, VitalityPolicy,
};
pub use save::{LoadError, SavedSession};
pub use save_throw::SavingThrow;
pub use session::{Branch, Entry, Session, Timestamp};
pub use sorted::{SortedMap, SortedSet};
pub use stack::{Frame, FrameId, FrameKind, Response, Stack};
pub use view::{ArmorClass, CombatantView, EncounterView};
pub use waiting::{Brace, BraceCharge, Footwork, Moment, Purpose, Readied, Waiting};
