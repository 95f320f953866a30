//! How much of deciding is at hand: a program that starts before all of it is loaded has the opening
//! first, and the whole later.

use super::available::{available, openings};
use super::draft::Draft;
use super::{Past, after_pass, draft, opening};
use crate::combatant::CombatantId;
use crate::command::Command;
use crate::dice::Dice;
use crate::encounter::Encounter;
use crate::reason::Reasons;
use crate::rejection::Rejection;

type Deciding =
    for<'d> fn(&Encounter, &Command, &'d mut dyn Dice, Past) -> Result<Draft<'d>, Rejection>;

/// What decides commands, as functions, so that a program need not hold those it does not name.
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
    /// All that there is.
    pub const WHOLE: Self = Self {
        decides: |_, _| true,
        draft,
        available,
        after_pass,
        reasons: Reasons::of,
    };

    /// What is decided while combatants are entered and nobody has acted.
    pub const OPENING: Self = Self {
        decides: opening::decides,
        draft: opening::draft,
        available: openings,
        after_pass: |_| None,
        reasons: |_, _, _| Reasons::default(),
    };

    /// Whether it can tell what follows from a command; where it cannot, it would refuse it.
    #[must_use]
    pub fn decides(&self, encounter: &Encounter, command: &Command) -> bool {
        (self.decides)(encounter, command)
    }

    /// What may be done now, as far as it can tell; see [`available`](fn@crate::available).
    #[must_use]
    pub fn available(&self, encounter: &Encounter) -> Vec<Command> {
        (self.available)(encounter)
    }

    /// The encounter as it is once the holder of priority has passed, as far as it can tell.
    pub(crate) fn after_pass(&self, encounter: &Encounter) -> Option<Encounter> {
        (self.after_pass)(encounter)
    }

    /// Why somebody with this place in the order is as it is, as far as it can tell.
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
        past: Past,
    ) -> Result<Draft<'d>, Rejection> {
        (self.draft)(encounter, command, dice, past)
    }
}
