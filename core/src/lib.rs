//! The engine of Asalto: initiative, surprise and the stack for tabletop role-playing games.
//!
//! It plays D&D 3.0, 3.5, 5e (2014 and 2024), Tales of War and, by the choices of the table, any other game. It does no
//! I/O, reads no clock and rolls no dice: time and faces are passed in.
//!
//! # The flow
//! A [`Command`] goes in. The engine refuses it with a [`Rejection`], or answers with [`Event`]s. The events are the log,
//! the log is the document, and the state is folded from them: dice faces are in the events, so replay never rolls.
//!
//! # The most important types
//! - [`Session`] is a log with a cursor: it takes commands, undoes and redoes, saves and loads.
//! - [`Command`] is an action of the game master, such as [`Command::EndTurn`].
//! - [`EncounterView`] is the state as plain data, ready to show, with a [`Reason`] for each status.
//! - [`Rejection`] is why a command is refused, with the [rules](RuleId) behind it. The game master can override a rule
//!   with [`Command::Rule`].
//!
//! # A combat
//! ```
//! use asalto_core::{Awaiting, Combatant, Command, Ruleset, SeededDice, Session, Side, Timestamp};
//!
//! let mut session = Session::new(Ruleset::Dnd5e);
//! let mut dice = SeededDice::new(7);
//! for (name, side) in [("Lidda", Side::PARTY), ("Goblin", Side::FOES)] {
//!     let profile = Combatant { hit_points: Some(7), ..Combatant::new(name, side) };
//!     session.dispatch(&Command::AddCombatant(Box::new(profile)), Timestamp(0), &mut dice)?;
//! }
//! session.dispatch(&Command::Start, Timestamp(0), &mut dice)?;
//! session.dispatch(&Command::RollInitiative { who: Vec::new() }, Timestamp(0), &mut dice)?;
//!
//! // The view names whose turn it is. A rejection changes nothing.
//! let acting = session.view().current.expect("it is the turn of someone");
//! assert_eq!(session.view().awaiting, Awaiting::Turn(acting));
//! let rejection = session.dispatch(&Command::Start, Timestamp(0), &mut dice).unwrap_err();
//! assert_eq!(rejection.to_string(), "the command makes no sense at this point");
//!
//! session.dispatch(&Command::damage(vec![acting], 7), Timestamp(0), &mut dice)?;
//! session.undo();
//! let view = session.view();
//! let vitality = view.combatant(acting).and_then(|one| one.vitality);
//! assert_eq!(vitality.map(|vitality| vitality.left), Some(7));
//! # Ok::<(), asalto_core::Rejection>(())
//! ```
//! The examples `first_combat`, `ambush` and `undo_and_save` go on from here.
#![forbid(unsafe_code)]

pub mod actor;
mod arrange;
mod available;
pub mod basis;
pub mod card;
pub mod casting;
mod checkpoint;
pub mod combatant;
pub mod command;
pub mod damage_type;
mod decide;
pub mod dice;
pub mod die;
pub mod difficulty;
mod draft;
mod drive;
pub mod effect;
pub mod encounter;
pub mod event;
pub mod experience;
pub mod frame_id;
pub mod hit_points;
pub mod law;
mod legendary_log;
pub mod limits;
pub mod log;
pub mod mount;
pub mod newcomer;
pub mod notation;
pub mod opening;
mod optional_field;
pub mod order;
pub mod players;
pub mod priority;
mod reason;
pub mod rejection;
mod replay_error;
pub mod roll;
pub mod roll_group;
mod round;
mod rule_id;
pub mod rules;
mod ruleset;
mod saved_session;
mod saving_throw;
mod session;
mod session_change;
pub mod share;
mod sorted;
mod spell;
pub mod stack;
mod steps;
pub mod summary;
pub mod turn_fact;
pub mod turn_part;
pub mod view;
pub mod waiting;
pub mod why;
mod wording;

pub use available::{actions_left, available, resistible, turn_actions};
pub use basis::InitiativeBasis;
pub use card::{Card, Suit};
pub use checkpoint::{Checkpoint, SavedCheckpoint};
pub use combatant::{Combatant, CombatantId, Side};
pub use command::Command;
pub use damage_type::{Bypass, DamageType, Material, TypedDamage};
pub use decide::{check, decide};
pub use dice::{Dice, DiceError, NoDice, ScriptedDice, SeededDice};
pub use die::{Die, DiscardedDie, RollMode};
pub use encounter::{Awaiting, Encounter};
pub use event::Event;
pub use frame_id::FrameId;
pub use log::Timestamp;
pub use mount::{MountControl, Ride};
pub use players::{PlayerEvent, PlayerView};
pub use reason::Reason;
pub use rejection::Rejection;
pub use replay_error::ReplayError;
pub use roll::{RollFault, RolledDice, Sign};
pub use round::Round;
pub use rule_id::{ParseRuleIdError, RuleId};
pub use rules::{ActionKind, Condition, Rules};
pub use ruleset::Ruleset;
pub use saved_session::{LoadError, SavedSession};
pub use saving_throw::{SaveKind, SavingThrow};
pub use session::Session;
pub use session_change::SessionChange;
pub use sorted::{SortedMap, SortedSet};
pub use steps::damage::takes_damage;
pub use view::{CombatantView, EncounterView};
pub use why::why;
