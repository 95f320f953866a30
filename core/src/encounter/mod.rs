//! The state of an encounter: a fold of its events.

mod apply;
mod awaiting;
mod participant;
mod roster;
mod steps;
mod time;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::effect::Effect;
use crate::opening::Awareness;
use crate::order::{OpenTie, Order, Tie};
use crate::priority::Cycle;
use crate::rules::{Opening, Rules, TurnKind};
use crate::stack::{FrameId, FrameKind, Stack};
use crate::waiting::FreshTurn;

pub use apply::Misfit;
pub use awaiting::Awaiting;
pub use participant::{Arrival, Concentration, Initiative, Participant, Vitality};
pub use roster::Roster;

/// A round by its number; the surprise round is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Round(pub u32);

impl Round {
    /// The round before the first, in which only the aware act (D35-24).
    pub const SURPRISE: Self = Self(0);
    /// The first regular round.
    pub const FIRST: Self = Self(1);

    /// The round after this one.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// What kind of turns it has.
    pub fn turn_kind(self) -> TurnKind {
        if self == Self::SURPRISE {
            TurnKind::Surprise
        } else {
            TurnKind::Regular
        }
    }
}

/// How far an encounter is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Stage {
    /// Combatants and awareness are entered.
    #[default]
    Setup,
    /// Some roll initiative, before a round begins.
    Rolling {
        /// Before which round.
        before: Round,
        /// Who is called to roll.
        called: Vec<CombatantId>,
    },
    /// Rounds are played.
    Fighting,
    /// The fight is over.
    Ended,
}

/// An encounter at a moment: the sum of its events so far.
///
/// It only records; what is legal and what follows is decided by [`decide`](crate::decide).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Encounter {
    rules: Arc<Rules>,
    pub(crate) roster: Roster,
    awareness: Arc<Awareness>,
    stage: Stage,
    opening: Option<Arc<Opening>>,
    round: Round,
    pub(crate) order: Order,
    /// Ties that were decided for the order that is being made.
    ties: Vec<Tie>,
    /// A tie that somebody has yet to decide.
    open_tie: Option<OpenTie>,
    pub(crate) stack: Stack,
    last_frame: FrameId,
    /// The turn that has just come.
    fresh: Option<FreshTurn>,
    /// How many rounds have passed before contact.
    prepared: u32,
    /// Whether the last thing that happened to the stack was that something finished.
    finished: bool,
    pub(crate) cycle: Arc<Cycle>,
    /// The effects that have ended since the last place in the order, as its turn came.
    ended: Vec<(CombatantId, Effect)>,
}

impl Encounter {
    /// An encounter to which nothing has happened yet.
    #[must_use]
    pub fn new(rules: impl Into<Rules>) -> Self {
        Self {
            rules: Arc::new(rules.into()),
            roster: Roster::default(),
            awareness: Arc::default(),
            stage: Stage::default(),
            opening: None,
            round: Round::default(),
            order: Order::default(),
            ties: Vec::new(),
            open_tie: None,
            stack: Stack::default(),
            last_frame: FrameId::default(),
            fresh: None,
            prepared: 0,
            finished: false,
            cycle: Arc::default(),
            ended: Vec::new(),
        }
    }

    /// The rules it is run by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How far it is.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The round that is played, or was played last.
    pub fn round(&self) -> Round {
        self.round
    }

    /// How it opened, once it has.
    pub fn opening(&self) -> Option<&Opening> {
        self.opening.as_deref()
    }

    /// The order of those who have their initiative.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// The tie that somebody has yet to decide.
    pub fn open_tie(&self) -> Option<&OpenTie> {
        self.open_tie.as_ref()
    }

    /// Whether something on the stack has just finished, and nothing has begun since: the moment
    /// for what was readied for it (D5E-47).
    pub fn trigger_finished(&self) -> bool {
        self.finished
    }

    /// What is going on.
    pub fn stack(&self) -> &Stack {
        &self.stack
    }

    /// Who is aware of whom.
    pub fn awareness(&self) -> &Awareness {
        &self.awareness
    }

    /// All who ever joined, by id.
    pub fn participants(&self) -> impl DoubleEndedIterator<Item = &Participant> {
        self.roster.iter()
    }

    /// Those who are in the encounter now, by id.
    pub fn present(&self) -> impl DoubleEndedIterator<Item = &Participant> {
        self.roster.iter().filter(|participant| participant.present)
    }

    /// One who joined at some time.
    pub fn participant(&self, who: CombatantId) -> Option<&Participant> {
        self.roster.get(who)
    }

    /// Whether somebody is able to act, by conditions and hit points (D35-15).
    pub fn is_able(&self, who: CombatantId) -> bool {
        self.participant(who)
            .is_some_and(|participant| participant.is_able(&self.rules))
    }

    /// Whether somebody is able to act and to react (D5E-44).
    pub fn is_capable(&self, who: CombatantId) -> bool {
        self.participant(who)
            .is_some_and(|participant| participant.is_capable(&self.rules))
    }

    /// Whether the opening has surprised somebody: where there is a surprise round until it is over
    /// (D35-31), where there is none until the first turn ends (D5E-18).
    pub fn is_surprised(&self, who: CombatantId) -> bool {
        match self.opening() {
            Some(Opening::SomeAware { surprised, .. }) => {
                self.round == Round::SURPRISE
                    && surprised.contains(&who)
                    && self.is_flat_footed(who)
            }
            _ => self.participant(who).is_some_and(|one| one.surprised),
        }
    }

    /// Whether somebody is flat-footed.
    pub fn is_flat_footed(&self, who: CombatantId) -> bool {
        let started = !matches!(self.stage, Stage::Setup | Stage::Ended);
        started
            && self.participant(who).is_some_and(|participant| {
                participant.present && self.rules.flat_footed.holds(participant.turn_has_come)
            })
    }

    /// Whose turn it is.
    pub fn turn_of(&self) -> Option<CombatantId> {
        self.stack.turn().map(|frame| frame.owner)
    }

    /// The number of the first regular round: it goes on from the rounds before contact (D30-18).
    pub fn first_round(&self) -> Round {
        Round(self.prepared).next()
    }

    /// Whether a turn has just come in which nothing has been done, so that it may be put back.
    pub(crate) fn turn_is_fresh(&self) -> bool {
        let untouched = matches!(
            self.stack.frames(),
            [frame] if matches!(&frame.kind, FrameKind::Turn { spent, .. } if spent.is_empty())
        );
        let owner = self.turn_of();
        untouched
            && self
                .fresh
                .as_ref()
                .is_some_and(|turn| Some(turn.who) == owner)
    }

    /// The last tie that was decided among these combatants, and perhaps others, for the order in
    /// the making.
    pub(crate) fn tie_among(&self, rivals: &[CombatantId]) -> Option<&Tie> {
        let mut ties = self.ties.iter().rev();
        ties.find(|tie| rivals.iter().all(|who| tie.order.contains(who)))
    }

    pub(crate) fn next_frame(&self) -> FrameId {
        FrameId(self.last_frame.0.saturating_add(1))
    }

    pub(crate) fn next_combatant(&self) -> CombatantId {
        self.roster.next_id()
    }
}
