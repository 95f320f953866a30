//! The facts of a turn for its row in the log, without a language.

use crate::combatant::CombatantId;
use crate::damage_type::TypedDamage;
use crate::die::DiscardedDie;
use crate::encounter::Encounter;
use crate::event::{CombatantEvent, DyingEvent, Event, PriorityEvent};
use crate::priority::Phase;
use crate::rules::{ActionKind, Condition};
use crate::stack::{Frame, FrameKind};

/// A fact about a turn. The row of the turn in the log is made of them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TurnFact {
    /// A turn, a main phase or a death save begins.
    Acts(CombatantId),
    /// A turn of a combatant is missed, or the rest of it is lost.
    Misses {
        /// The combatant.
        who: CombatantId,
        /// The conditions that prevent it from acting, if it is unable to act for them.
        for_conditions: Vec<Condition>,
    },
    /// The hit points of a combatant change.
    HitPoints {
        /// The combatant.
        who: CombatantId,
        /// The change.
        by: i32,
        /// Whether the change puts the combatant out of action.
        falls: bool,
    },
    /// Damage of a type is taken.
    DealsType {
        /// The type, with what it bypasses.
        of: TypedDamage,
        /// The damage that is taken.
        taken: i32,
    },
    /// A combatant gains a condition.
    Gains {
        /// The combatant.
        who: CombatantId,
        /// The condition.
        condition: Condition,
        /// The combatant that causes it, if it is another one.
        by: Option<CombatantId>,
    },
    /// An action with a name is begun: a declared action, or a spell.
    Begins(String),
    /// The acting combatant takes an action that has no name.
    Takes(ActionKind),
    /// The acting combatant delays.
    Delays,
    /// The acting combatant readies an action.
    Readies,
    /// Initiative is rolled, or its result is entered.
    Initiative {
        /// The combatant.
        who: CombatantId,
        /// The dice. None if the result was entered.
        roll: Option<InitiativeRoll>,
        /// The result.
        total: i32,
    },
    /// A combatant shares the roll for initiative of another.
    SharesRoll {
        /// The combatant.
        who: CombatantId,
        /// Whose roll it is.
        with: CombatantId,
    },
    /// A combatant passes.
    Passes(CombatantId),
}

/// The dice of an initiative roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InitiativeRoll {
    /// The number on the d20, or the sum of the dice of a formula.
    pub face: u16,
    /// The number on the dropped die, if there were two.
    pub dropped: Option<u16>,
    /// The modifier.
    pub modifier: i16,
}

impl TurnFact {
    /// Returns the fact of an event in an encounter. None if the row of a turn leaves it out.
    ///
    /// ```
    /// use asalto_core::turn_fact::TurnFact;
    /// use asalto_core::{CombatantId, Encounter, Event, Ruleset};
    /// let who = CombatantId(1);
    /// let event = Event::HitPointsChanged { who, by: -7, left: 0 };
    /// let fact = TurnFact::of(&event, &Encounter::new(Ruleset::Dnd5e));
    /// assert_eq!(fact, Some(TurnFact::HitPoints { who, by: -7, falls: true }));
    /// ```
    #[must_use]
    pub fn of(event: &Event, encounter: &Encounter) -> Option<Self> {
        Some(match event {
            Event::TurnStarted { who, .. }
            | Event::TurnGiven { who, .. }
            | Event::Dying(DyingEvent::SaveDue { who, .. })
            | Event::Priority(PriorityEvent::PhaseStarted(Phase::Main(who))) => Self::Acts(*who),
            Event::TurnMissed { who, .. } => Self::Misses {
                who: *who,
                for_conditions: Vec::new(),
            },
            Event::HitPointsChanged { who, by, left } => Self::HitPoints {
                who: *who,
                by: *by,
                falls: encounter.is_down_at(*who, *left)
                    && !encounter.is_down_at(*who, left.saturating_sub(*by)),
            },
            Event::Combatant(CombatantEvent::TypedDamageTaken {
                damage_type, taken, ..
            }) if *taken > 0 => Self::DealsType {
                of: *damage_type,
                taken: *taken,
            },
            Event::ConditionAdded { who, condition } => Self::Gains {
                who: *who,
                condition: condition.clone(),
                by: None,
            },
            Event::EffectBegan { who, effect } => Self::Gains {
                who: *who,
                condition: effect.condition.clone(),
                by: effect.source.filter(|source| source != who),
            },
            Event::ActionTaken { action, .. } => Self::Takes(*action),
            Event::Pushed(frame) => Self::Begins(begun(frame)?.to_owned()),
            Event::Priority(PriorityEvent::DoneAtOnce { declaration, .. }) => {
                Self::Begins(declaration.name.clone())
            }
            Event::Delayed { .. } => Self::Delays,
            Event::Readied { .. } => Self::Readies,
            Event::InitiativeRolled {
                who,
                face,
                dropped,
                modifier,
                total,
                ..
            } => Self::Initiative {
                who: *who,
                roll: Some(InitiativeRoll {
                    face: *face,
                    dropped: dropped
                        .map(|(DiscardedDie::Lower(face) | DiscardedDie::Higher(face))| face),
                    modifier: *modifier,
                }),
                total: *total,
            },
            Event::InitiativeEntered { who, total } => Self::Initiative {
                who: *who,
                roll: None,
                total: *total,
            },
            Event::InitiativeShared { who, with } => Self::SharesRoll {
                who: *who,
                with: *with,
            },
            Event::Priority(PriorityEvent::Passed { who }) => Self::Passes(*who),
            _ => return None,
        })
    }
}

/// Returns the name of what begins with a frame, if it has one.
fn begun(frame: &Frame) -> Option<&str> {
    let name = match &frame.kind {
        FrameKind::TurnAction { name, .. } => name,
        FrameKind::Action(action) => &action.declaration.name,
        FrameKind::Casting(casting) => &casting.spell.name,
        FrameKind::Turn { .. }
        | FrameKind::Response(_)
        | FrameKind::Readied(_)
        | FrameKind::Counter(_) => return None,
    };
    (!name.is_empty()).then_some(name)
}
