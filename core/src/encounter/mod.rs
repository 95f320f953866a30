//! The state of an encounter: a fold of its events.

mod apply;
mod apply_combatant;
mod apply_priority;
mod apply_table;
mod awaiting;
mod checks;
mod circulation;
mod failed_save;
mod fresh_turn;
mod last_roll;
mod legendary;
mod life;
mod limited_uses;
mod note_failed_saves;
mod participant;
mod roster;
mod runs;
mod seating;
mod stealth_contests;
mod steps;
mod time;
mod turn_ends;
mod upcoming;
mod use_state;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::effect::Effect;
use crate::frame_id::FrameId;
use crate::opening::Awareness;
use crate::optional_field::is_default;
use crate::order::{OpenTie, Order, Tie};
use crate::priority::PriorityState;
use crate::round::Round;
use crate::rules::{LifeState, Opening, Rules};
use crate::stack::{FrameKind, Stack};
use crate::waiting::Waiting;
pub(crate) use failed_save::{FailedSave, FailedSaveSubject};
pub(crate) use fresh_turn::FreshTurn;
pub(crate) use last_roll::{LastRoll, RollAgain};

pub use awaiting::Awaiting;
pub(crate) use checks::{has_readied_counterspell, ignores_spell, open_checks, spell_awaited};
pub use participant::{
    Arrival, Concentration, Initiative, JoinTime, LegendaryUse, Participant, Vitality,
};
pub use roster::Roster;
pub(crate) use seating::Seating;
pub use stealth_contests::stealth_contests;
pub(crate) use turn_ends::TurnEnds;
pub use use_state::UseState;

/// The stage of an encounter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// Combatants and awareness are being entered.
    #[default]
    Setup,
    /// Combatants roll initiative before a round begins.
    Rolling {
        /// The round that the rolls come before.
        before: Round,
        /// The combatants called to roll.
        called: Vec<CombatantId>,
    },
    /// Rounds are being played.
    Fighting,
    /// The combat is over.
    Ended,
}

/// An encounter at one moment: the sum of its events so far.
///
/// It only records. [`decide`](crate::decide) determines legality and consequences.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Encounter {
    pub(crate) rules: Arc<Rules>,
    pub(crate) roster: Roster,
    pub(crate) awareness: Arc<Awareness>,
    pub(crate) stage: Stage,
    pub(crate) opening: Option<Arc<Opening>>,
    pub(crate) round: Round,
    pub(crate) order: Order,
    /// The ties already broken for the order being made.
    pub(crate) ties: Vec<Tie>,
    /// A tie that a person has yet to break.
    pub(crate) open_tie: Option<OpenTie>,
    pub(crate) stack: Stack,
    pub(crate) last_frame: FrameId,
    /// The turn that has just started.
    pub(crate) fresh: Option<FreshTurn>,
    /// The number of rounds before contact.
    pub(crate) prepared: u32,
    /// Whether the last change of the stack was the end of a frame.
    pub(crate) finished: bool,
    #[serde(rename = "cycle")]
    pub(crate) priority: Arc<PriorityState>,
    /// The effects that ended since the last place in the order, as its turn came.
    pub(crate) ended: Vec<(CombatantId, Effect)>,
    /// The death save that the turn to come waits for, or that has been made for it.
    #[serde(default)]
    pub(crate) death_save: Option<PendingDeathSave>,
    /// The delays that ended at their floor since the last place in the order (D30-60).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) floors: Vec<(CombatantId, Waiting)>,
    /// The turns that have just ended, with the legendary actions taken since.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) turn_ends: TurnEnds,
    /// The deck, the hand-over and the phase, where the order is not made of numbers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) seating: Seating,
    /// The roll that has just been made, if it can be made again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) last_roll: Option<LastRoll>,
    /// The saves that have failed since a turn last ended, one a combatant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) failed_saves: Vec<FailedSave>,
}

/// The death save at the start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PendingDeathSave {
    pub(crate) who: CombatantId,
    pub(crate) made: bool,
}

impl Encounter {
    /// Creates an encounter without any events.
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
            priority: Arc::default(),
            ended: Vec::new(),
            death_save: None,
            floors: Vec::new(),
            turn_ends: TurnEnds::default(),
            seating: Seating::default(),
            last_roll: None,
            failed_saves: Vec::new(),
        }
    }

    /// Returns the rules of the encounter.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the stage of the encounter.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns the current round, or the last one played.
    pub fn round(&self) -> Round {
        self.round
    }

    /// Returns how combat opened, once it has.
    pub fn opening(&self) -> Option<&Opening> {
        self.opening.as_deref()
    }

    /// Returns the order of the combatants with an initiative result.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// Returns the tie that a person has yet to break.
    pub fn open_tie(&self) -> Option<&OpenTie> {
        self.open_tie.as_ref()
    }

    /// Returns whether a frame has just finished and none has begun since. This is the moment for
    /// actions readied for it (D5E-47).
    pub fn trigger_finished(&self) -> bool {
        self.finished
    }

    /// Returns the stack.
    pub fn stack(&self) -> &Stack {
        &self.stack
    }

    /// Returns which combatants are aware of each other.
    pub fn awareness(&self) -> &Awareness {
        &self.awareness
    }

    /// Returns all combatants that ever joined, by id.
    pub fn participants(&self) -> impl DoubleEndedIterator<Item = &Participant> {
        self.roster.iter()
    }

    /// Returns the combatants in the encounter now, by id. A second place is no combatant.
    pub fn present(&self) -> impl DoubleEndedIterator<Item = &Participant> {
        self.with_second_places()
            .filter(|participant| !participant.is_second_place())
    }

    /// Returns the combatants and the second places in the encounter now, by id.
    pub fn with_second_places(&self) -> impl DoubleEndedIterator<Item = &Participant> {
        self.roster.iter().filter(|participant| participant.present)
    }

    /// Returns a combatant that ever joined.
    pub fn participant(&self, who: CombatantId) -> Option<&Participant> {
        self.roster.get(who)
    }

    /// Returns whether a combatant is able to act, by conditions and hit points (D35-15).
    pub fn is_able(&self, who: CombatantId) -> bool {
        self.actor_at(who)
            .is_some_and(|participant| participant.is_able(&self.rules))
    }

    /// Returns whether a combatant is able to act and react (D5E-44).
    pub fn is_capable(&self, who: CombatantId) -> bool {
        self.actor_at(who)
            .is_some_and(|participant| participant.is_capable(&self.rules))
    }

    /// Returns whether a combatant, or the owner of a second place, is dead.
    pub(crate) fn is_dead(&self, who: CombatantId) -> bool {
        self.actor_at(who)
            .is_some_and(|participant| participant.is_dead(&self.rules))
    }

    /// Returns whether a combatant, or the owner of a second place, is dead or out of the fight.
    pub(crate) fn is_out(&self, who: CombatantId) -> bool {
        self.actor_at(who)
            .is_some_and(|participant| participant.is_out(&self.rules))
    }

    /// Returns the combatants in the encounter that are neither dead nor out of the fight.
    pub(crate) fn in_the_fight(&self) -> impl Iterator<Item = &Participant> {
        self.present().filter(|one| !one.is_out(&self.rules))
    }

    /// Returns whether the opening has surprised a combatant.
    ///
    /// With a surprise round, surprise lasts until that round is over (D35-31). Without one, it
    /// lasts until the combatant's first turn ends (D5E-18).
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

    /// Returns whether a combatant is flat-footed.
    pub fn is_flat_footed(&self, who: CombatantId) -> bool {
        let started = !matches!(self.stage, Stage::Setup | Stage::Ended);
        started
            && self.participant(who).is_some_and(|participant| {
                participant.present && self.rules.flat_footed.holds(participant.turn_has_come)
            })
    }

    /// Returns the combatant with the current turn.
    pub fn turn_of(&self) -> Option<CombatantId> {
        self.stack.turn().map(|frame| frame.owner)
    }

    /// Returns whether these hit points would put a combatant out of action, whatever its conditions.
    #[must_use]
    pub fn is_down_at(&self, who: CombatantId, left: i32) -> bool {
        let life = match self.participant(who) {
            Some(one) => one.life_at(&self.rules, left, None),
            None => self.rules.vitality.state(left, None),
        };
        life.prevents_acting()
    }

    /// Returns the combatant whose death save the encounter waits for (D5E-59).
    pub fn death_save_due(&self) -> Option<CombatantId> {
        let pending = self.death_save.filter(|pending| !pending.made)?;
        self.owes_death_save(pending.who).then_some(pending.who)
    }

    /// Returns whether a combatant makes death saves, or rolls to become stable, as its turns come.
    pub(crate) fn owes_death_save(&self, who: CombatantId) -> bool {
        let one = self.participant(who).filter(|one| one.present);
        let roll = self.rules.vitality.dying_roll();
        one.zip(roll).is_some_and(|(one, roll)| {
            one.life(&self.rules) == Some(LifeState::Dying) && roll.is_asked_of(&one.profile)
        }) && !self.is_passed_over(who)
    }

    /// Returns whether the turn of a combatant waits for an effect that is due at its start, which may let it act
    /// (D5E-82, D35-95).
    pub(crate) fn may_wake(&self, who: CombatantId) -> bool {
        let one = self.participant(who);
        one.is_some_and(|one| one.may_wake(&self.rules, |each| each.due))
    }

    /// Returns the number of the first regular round, counted on from the rounds before contact
    /// (D30-18).
    pub fn first_round(&self) -> Round {
        Round(self.prepared).next()
    }

    /// Returns whether the current turn has just started and nothing has been done in it, so that
    /// it can be put back.
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

    /// Returns the last tie broken among these combatants, and perhaps others, for the order being
    /// made.
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
