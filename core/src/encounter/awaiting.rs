//! The decision that an encounter waits for.

use serde::{Deserialize, Serialize};

use super::checks::open_checks;
use super::{Encounter, JoinTime, Participant, Stage};
use crate::casting::{CheckObligation, PendingCheck};
use crate::combatant::CombatantId;
use crate::frame_id::FrameId;
use crate::order::OpenTie;
use crate::priority::Attempt;
use crate::round::Round;
use crate::rules::{NewcomerPolicy, TurnPolicy};
use crate::stack::FrameKind;

/// The decision that an encounter waits for.
///
/// A screen shows this and the [`available`](crate::available) commands, and needs no rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Awaiting {
    /// The game master enters combatants and awareness, then starts combat.
    Setup,
    /// These combatants have yet to roll initiative.
    Rolls(Vec<CombatantId>),
    /// The players or the game master break a tie (D5E-24 to D5E-26).
    TieBreak(OpenTie),
    /// This dying combatant makes a death save, or rolls to become stable, as its turn comes (D5E-59, D35-92).
    DeathSave(CombatantId),
    /// This combatant acts on its turn.
    Turn(CombatantId),
    /// The top of the stack resolves, or a combatant responds to it.
    Resolution {
        /// The top frame.
        frame: FrameId,
        /// Its owner.
        owner: CombatantId,
    },
    /// A check decides the fate of a spell (D35-66, D35-72).
    Check(PendingCheck),
    /// An actor can attempt to stabilize or to regain self-control (TOW-32, TOW-33).
    Attempt(Attempt),
    /// This actor can declare a charge (TOW-35).
    Charge(CombatantId),
    /// This actor has priority (TOW-3).
    Priority(CombatantId),
    /// The game master decides whether the action declared by this actor is legal (TOW-55).
    Legality(CombatantId),
    /// The combatant that has acted names the next, among these combatants (ANY-6).
    HandOver(Vec<CombatantId>),
    /// The game master says who acts in this phase of the round, by its number from 0 (ANY-15).
    Phase(usize),
    /// No combatant in the order is able to act, and no newcomer has yet to roll.
    Standstill,
    /// The combat is over, and no decision is open.
    Ended,
}

impl Awaiting {
    /// Returns the combatant that the encounter waits for. None if it waits for several, or for nobody.
    ///
    /// ```
    /// use asalto_core::{Awaiting, CombatantId};
    /// assert_eq!(Awaiting::Turn(CombatantId(3)).who(), Some(CombatantId(3)));
    /// assert_eq!(Awaiting::Standstill.who(), None);
    /// ```
    #[must_use]
    pub fn who(&self) -> Option<CombatantId> {
        match self {
            Self::DeathSave(who)
            | Self::Turn(who)
            | Self::Charge(who)
            | Self::Priority(who)
            | Self::Legality(who)
            | Self::Resolution { owner: who, .. } => Some(*who),
            Self::Check(check) => Some(check.who),
            Self::Attempt(attempt) => Some(attempt.who),
            Self::Setup
            | Self::Rolls(_)
            | Self::TieBreak(_)
            | Self::HandOver(_)
            | Self::Phase(_)
            | Self::Standstill
            | Self::Ended => None,
        }
    }
}

impl Encounter {
    /// Returns the decision that the encounter waits for.
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
        if let Some(check) = checks.find(|check| check.duty == CheckObligation::Owed) {
            return Awaiting::Check(check);
        }
        if let Some(who) = self.death_save_due().filter(|_| self.stack.top().is_none()) {
            return Awaiting::DeathSave(who);
        }
        self.awaiting_in_cycle()
            .unwrap_or_else(|| match self.stack.top() {
                None => self.awaiting_no_turn(),
                Some(frame) if matches!(frame.kind, FrameKind::Turn { .. }) => {
                    Awaiting::Turn(frame.owner)
                }
                Some(frame) => Awaiting::Resolution {
                    frame: frame.id,
                    owner: frame.owner,
                },
            })
    }

    /// Returns the decision that a fight without a turn waits for: the rolls of newcomers, if there
    /// are any (D5E-52).
    fn awaiting_no_turn(&self) -> Awaiting {
        let unrolled: Vec<_> = self.unrolled().collect();
        if !unrolled.is_empty() {
            return Awaiting::Rolls(unrolled);
        }
        if let Some(phase) = self.phase() {
            return Awaiting::Phase(phase);
        }
        let candidates = match self.rules.order.turns {
            TurnPolicy::HandOver => self.candidates(),
            TurnPolicy::InOrder | TurnPolicy::GameMaster => Vec::new(),
        };
        if candidates.is_empty() {
            Awaiting::Standstill
        } else {
            Awaiting::HandOver(candidates)
        }
    }

    /// Returns the combatants that have yet to roll: those called to roll, and those that joined
    /// the combat without a result (D35-78).
    ///
    /// A combatant that joins while all roll for a round rolls for it too, unless it may still come
    /// before everyone else in that round (D30-53). The dead do not roll.
    pub(crate) fn unrolled(&self) -> impl Iterator<Item = CombatantId> {
        let none: &[CombatantId] = &[];
        let (round, called, rolling) = match &self.stage {
            Stage::Rolling { before, called } => (Some(*before), called.as_slice(), true),
            Stage::Fighting => (Some(self.round), none, false),
            Stage::Setup | Stage::Ended => (None, none, false),
        };
        // Combatants outside the surprise round roll only after it (D35-32), but newcomers roll as they join
        // (D35-78), once anyone has rolled.
        let in_surprise_round = round == Some(Round::SURPRISE);
        let newcomers_join = !rolling && !self.is_before_the_roll();
        let joins = move |one: &Participant| {
            let joins = newcomers_join && one.joined == JoinTime::InRound;
            round.is_some() && (!in_surprise_round || joins)
        };
        let at_first = round == Some(self.first_round());
        let all_roll = at_first || self.rules.newcomers == NewcomerPolicy::Rolls;
        self.in_the_fight()
            .filter(move |one| {
                let newcomer = one.comes_first() || !all_roll && !one.turn_has_come;
                let joins = joins(one) && !(rolling && newcomer);
                one.initiative.is_none() && (joins || called.contains(&one.id))
            })
            .map(|one| one.id)
    }
}
