//! Whose decision an encounter waits for.

use serde::{Deserialize, Serialize};

use super::{Encounter, Round, Stage};
use crate::casting::{Duty, OpenCheck};
use crate::combatant::CombatantId;
use crate::decide::open_checks;
use crate::order::OpenTie;
use crate::priority::Attempt;
use crate::rules::NewcomerPolicy;
use crate::stack::{FrameId, FrameKind};

/// Whose decision an encounter waits for; a screen shows this and what is
/// [`available`](crate::available), and knows no rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Awaiting {
    /// The game master enters combatants and says who is aware, then starts the fight.
    Setup,
    /// These have yet to roll initiative.
    Rolls(Vec<CombatantId>),
    /// Somebody decides a tie (D5E-24 to D5E-26).
    TieBreak(OpenTie),
    /// The one whose turn it is.
    Turn(CombatantId),
    /// The top of the stack is carried out, or somebody answers it.
    Resolution {
        /// The top frame.
        frame: FrameId,
        /// Its owner.
        owner: CombatantId,
    },
    /// A check that decides what becomes of a spell (D35-66, D35-72).
    Check(OpenCheck),
    /// Somebody may attempt to stabilise or to regain self-control (TOW-32, TOW-33).
    Attempt(Attempt),
    /// Somebody may declare a charge (TOW-35).
    Charge(CombatantId),
    /// The actor that holds priority (TOW-3).
    Priority(CombatantId),
    /// The game master says whether the action that this actor declared is legal (TOW-55).
    Legality(CombatantId),
    /// Nobody in the order is able to act.
    Standstill,
    /// Nothing: the fight is over.
    Ended,
}

impl Encounter {
    /// Whose decision it waits for.
    pub fn awaiting(&self) -> Awaiting {
        if let Some(tie) = self.open_tie() {
            return Awaiting::TieBreak(tie.clone());
        }
        match &self.stage {
            Stage::Setup => Awaiting::Setup,
            Stage::Rolling { .. } => Awaiting::Rolls(self.unrolled().collect()),
            Stage::Fighting => self.awaiting_in_fight(),
            Stage::Ended => Awaiting::Ended,
        }
    }

    fn awaiting_in_fight(&self) -> Awaiting {
        let mut checks = open_checks(self).into_iter();
        if let Some(check) = checks.find(|check| check.duty == Duty::Owed) {
            return Awaiting::Check(check);
        }
        self.awaiting_in_cycle()
            .unwrap_or_else(|| match self.stack.top() {
                None => Awaiting::Standstill,
                Some(frame) if matches!(frame.kind, FrameKind::Turn { .. }) => {
                    Awaiting::Turn(frame.owner)
                }
                Some(frame) => Awaiting::Resolution {
                    frame: frame.id,
                    owner: frame.owner,
                },
            })
    }

    /// Those who are called to roll and have no result, and in the fight those who joined it and
    /// have none (D35-78). Whoever joins while all roll for a round rolls for it too, unless it may
    /// yet come before everyone else in it (D30-53).
    pub(crate) fn unrolled(&self) -> impl Iterator<Item = CombatantId> {
        let none: &[CombatantId] = &[];
        let (round, called, rolling) = match &self.stage {
            Stage::Rolling { before, called } => (Some(*before), called.as_slice(), true),
            Stage::Fighting => (Some(self.round), none, false),
            Stage::Setup | Stage::Ended => (None, none, false),
        };
        // In the surprise round those who are not in it roll only after it (D35-32).
        let joining = round.is_some_and(|round| round != Round::SURPRISE);
        let at_first = round == Some(self.first_round());
        let all_roll = at_first || self.rules.newcomers == NewcomerPolicy::Rolls;
        self.present()
            .filter(move |one| {
                let newcomer = one.comes_first() || !all_roll && !one.turn_has_come;
                let joins = joining && !(rolling && newcomer);
                one.initiative.is_none() && (joins || called.contains(&one.id))
            })
            .map(|one| one.id)
    }
}
