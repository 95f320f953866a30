//! The loaded part of the engine: a program that starts before all of it is loaded has the opening
//! first, and the whole later.

use crate::available::{available, openings};
use crate::combatant::CombatantId;
use crate::command::Command;
use crate::decide;
use crate::dice::Dice;
use crate::draft::{Draft, LogPosition};
use crate::encounter::Encounter;
use crate::rejection::Rejection;
use crate::why::Reasons;

type Deciding =
    for<'d> fn(&Encounter, &Command, &'d mut dyn Dice, LogPosition) -> Result<Draft<'d>, Rejection>;

/// The functions that decide commands, so that a program holds only those it names.
///
/// ```
/// use asalto_core::{Command, Encounter, Engine, Ruleset};
/// let encounter = Encounter::new(Ruleset::Dnd35);
/// assert!(!Engine::OPENING.decides(&encounter, &Command::Start));
/// assert!(Engine::WHOLE.decides(&encounter, &Command::Start));
/// ```
#[derive(Clone, Copy)]
pub struct Engine {
    decides: fn(&Encounter, &Command) -> bool,
    draft: Deciding,
    available: fn(&Encounter) -> Vec<Command>,
    after_pass: fn(&Encounter) -> Option<Encounter>,
    reasons: fn(&Encounter, CombatantId, Option<usize>) -> Reasons,
}

impl Engine {
    /// The engine with all functions.
    pub const WHOLE: Self = Self {
        decides: |_, _| true,
        draft: decide::draft,
        available,
        after_pass: decide::after_pass,
        reasons: Reasons::of,
    };

    /// The engine for the setup, while combatants are entered and no one has acted.
    pub const OPENING: Self = Self {
        decides: decide::opening::decides,
        draft: decide::opening::draft,
        available: openings,
        after_pass: |_| None,
        reasons: |_, _, _| Reasons::default(),
    };

    /// Whether it can decide a command. It rejects other commands.
    #[must_use]
    pub fn decides(&self, encounter: &Encounter, command: &Command) -> bool {
        (self.decides)(encounter, command)
    }

    /// Returns the commands that are possible now, as far as it can tell. See
    /// [`available`](fn@crate::available).
    #[must_use]
    pub fn available(&self, encounter: &Encounter) -> Vec<Command> {
        (self.available)(encounter)
    }

    /// Returns the encounter after the actor that has priority has passed, as far as it can tell.
    pub(crate) fn after_pass(&self, encounter: &Encounter) -> Option<Encounter> {
        (self.after_pass)(encounter)
    }

    /// Returns the reasons for the state of a combatant with this place in the order, as far as it
    /// can tell.
    pub(crate) fn reasons(
        &self,
        encounter: &Encounter,
        who: CombatantId,
        place: Option<usize>,
    ) -> Reasons {
        (self.reasons)(encounter, who, place)
    }

    pub(crate) fn draft<'d>(
        &self,
        encounter: &Encounter,
        command: &Command,
        dice: &'d mut dyn Dice,
        past: LogPosition,
    ) -> Result<Draft<'d>, Rejection> {
        (self.draft)(encounter, command, dice, past)
    }
}
