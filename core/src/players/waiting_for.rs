//! Whether the encounter waits for someone whom players do not see.

use super::flow::Flow;
use super::sight::Sight;
use crate::combatant::CombatantId;
use crate::encounter::{Awaiting, Encounter, Stage};
use crate::event::Event;
use crate::priority::Phase;

/// The unseen combatants that an encounter waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WaitsFor {
    /// The encounter waits for no one, or for someone in sight.
    Seen,
    /// Someone unseen acts.
    UnseenTurn,
    /// Only unseen combatants have yet to roll, or only one of the tied is in sight.
    UnseenRolls,
}

impl WaitsFor {
    /// Returns whom an encounter waits for after a command.
    pub(super) fn of(sight: &Sight<'_>, now: &Encounter) -> Self {
        let unseen = |who: CombatantId| {
            let one = now.participant(who);
            one.is_some_and(|one| !sight.would_see(now, one))
        };
        let seen = |all: &[CombatantId]| all.iter().filter(|&&who| !unseen(who)).count();
        let turn = |is_unseen| {
            if is_unseen {
                Self::UnseenTurn
            } else {
                Self::Seen
            }
        };
        let awaiting = now.awaiting();
        // A newcomer can be tied while a turn goes on.
        if let Awaiting::TieBreak(tie) = &awaiting
            && seen(&tie.tied) < 2
        {
            return Self::UnseenRolls;
        }
        if is_quiet_unseen_main(sight, now) {
            return match awaiting {
                Awaiting::Legality(who) => turn(unseen(who)),
                _ => Self::UnseenTurn,
            };
        }
        if let Some(who) = now.turn_of() {
            return turn(unseen(who));
        }
        let rolls = match awaiting {
            Awaiting::DeathSave(who)
            | Awaiting::Charge(who)
            | Awaiting::Legality(who)
            | Awaiting::Turn(who) => return turn(unseen(who)),
            Awaiting::Priority(who) => {
                let next = || next_in_sight(now, who, |who| !unseen(who));
                return turn(unseen(who) && next().is_none());
            }
            Awaiting::Attempt(attempt) => return turn(unseen(attempt.who)),
            Awaiting::Resolution { owner, .. } => return turn(unseen(owner)),
            Awaiting::Check(check) => return turn(unseen(check.who)),
            // Nobody is asked about one candidate.
            Awaiting::HandOver(all) => return turn(seen(&all) < 2 && seen(&all) < all.len()),
            Awaiting::Rolls(all) => seen(&all) == 0 && !all.is_empty(),
            Awaiting::TieBreak(_)
            | Awaiting::Setup
            | Awaiting::Phase(_)
            | Awaiting::Standstill
            | Awaiting::Ended => false,
        };
        if rolls { Self::UnseenRolls } else { Self::Seen }
    }

    /// Whether an event gives the word to the unseen combatants. It is held back until someone in sight has it, with
    /// all that follows in its command. While everyone rolls, this is the last result.
    pub(super) fn holds_from(self, event: &Event, stage: &Stage) -> bool {
        let rolls = matches!(stage, Stage::Rolling { .. });
        match self {
            Self::Seen => false,
            Self::UnseenTurn => match Flow::of(event) {
                Flow::Passes => true,
                Flow::GivesResult => rolls,
                Flow::ChangesRoster | Flow::Stays => false,
            },
            Self::UnseenRolls => match Flow::of(event) {
                Flow::Passes | Flow::GivesResult => true,
                Flow::ChangesRoster | Flow::Stays => false,
            },
        }
    }
}

/// Returns the first actor in sight that may have priority after one that is out of sight, unless it passes by itself. Players
/// see it have priority already: the unseen one passes, or its action is no turn of theirs.
pub(super) fn next_in_sight(
    encounter: &Encounter,
    unseen: CombatantId,
    sees: impl Fn(CombatantId) -> bool,
) -> Option<CombatantId> {
    let position = encounter.order().index_of(unseen)?;
    let next = encounter.eligible_above(position).find(|&who| sees(who));
    next.filter(|&who| encounter.passing(who).is_none())
}

/// Whether it is the main phase of an actor out of sight, and no action in sight waits on the stack. All pass in it, and
/// players are told of none of that.
pub(super) fn is_quiet_unseen_main(sight: &Sight<'_>, encounter: &Encounter) -> bool {
    let sees = |who: CombatantId| {
        let one = encounter.participant(who);
        one.is_some_and(|one| sight.would_see(encounter, one))
    };
    let Some(Phase::Main(owner)) = encounter.priority().phase() else {
        return false;
    };
    let mut frames = encounter.stack().frames().iter();
    !sees(owner) && !frames.any(|frame| sees(frame.owner))
}
