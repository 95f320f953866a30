//! The engine of Asalto: initiative, surprise and the stack, for tabletop role-playing games.
#![forbid(unsafe_code)]

mod combatant;
mod command;
mod decide;
mod dice;
mod encounter;
mod event;
mod opening;
mod order;
mod reason;
mod rejection;
mod rule_id;
mod rules;
mod save;
mod session;
mod stack;
mod view;
mod waiting;

pub use combatant::{Combatant, CombatantId, Controller, Feature, Group, ProfileFault, Side};
pub use command::Command;
pub use decide::{available, check, decide};
pub use dice::{Dice, DiceError, Die, Dropped, NoDice, RollMode, ScriptedDice, SeededDice};
pub use encounter::{
    Awaiting, Concentration, Encounter, Initiative, Misfit, Participant, Roster, Round, Stage,
    Vitality,
};
pub use event::Event;
pub use opening::{Awareness, Notice, StealthCheck, StealthContest, stealth_contests};
pub use order::{OpenTie, Order, Placement, Slot, Tie};
pub use reason::Reason;
pub use rejection::Rejection;
pub use rule_id::{NotARuleId, RuleId};
pub use rules::{
    ActionKind, ConcentrationPolicy, Condition, Economy, FlatFootedPolicy, Lapse, LifeState, Limit,
    Opening, OpeningPolicy, ReactionPolicy, ReadyPolicy, Rules, Ruleset, SurprisedReactions,
    TieBreaker, TieKey, TiePolicy, TurnKind, Unfocused, VitalityPolicy,
};
pub use save::{LoadError, SavedSession};
pub use session::{Branch, Entry, Session, Timestamp};
pub use stack::{Frame, FrameId, FrameKind, Response, Stack};
pub use view::{ArmorClass, CombatantView, EncounterView};
pub use waiting::{Purpose, Readied, Waiting};
