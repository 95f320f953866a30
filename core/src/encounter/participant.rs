//! A combatant in the fight: its profile, and what the fight has made of it.

use serde::{Deserialize, Serialize};

use super::Round;
use crate::combatant::{Combatant, CombatantId};
use crate::dice::Dropped;
use crate::effect::Effect;
use crate::mount::Ride;
use crate::opening::StealthCheck;
use crate::order::Slot;
use crate::priority::Acting;
use crate::rules::{Condition, LifeState, Rules, TurnKind, VitalityPolicy};
use crate::waiting::{FirstTurn, Footwork, FreshTurn, Readied, Waiting};

/// An initiative result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Initiative {
    /// The result.
    pub total: i32,
    /// The face of the d20; none where the total was typed.
    pub face: Option<u16>,
    /// The face of the second die, where there were two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dropped: Option<Dropped>,
    /// Whose roll it is, where one roll was made for several (D5E-20).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<CombatantId>,
}

/// Hit points that are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Vitality {
    /// What is left.
    pub left: i32,
    /// What it had at its best.
    pub maximum: i32,
    /// Those that were granted for a while, and are lost first.
    #[serde(default)]
    pub temporary: i32,
}

/// Concentration on a spell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Concentration {
    /// The spell, in the game master's words.
    pub spell: String,
    /// What its saves have to reach that are still to be rolled, in the order of the damage.
    pub saves: Vec<i32>,
}

/// A combatant in the fight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Participant {
    /// Its id.
    pub id: CombatantId,
    /// Its profile.
    pub profile: Combatant,
    /// Whether it is in the encounter now.
    pub present: bool,
    /// Its initiative, once it has one.
    pub initiative: Option<Initiative>,
    /// Its hit points, where they are kept.
    pub vitality: Option<Vitality>,
    /// The conditions it is under, in the order they began.
    pub conditions: Vec<Condition>,
    /// Whether its first turn of any kind has come.
    pub turn_has_come: bool,
    /// For what it waits, if it delays or has readied an action.
    #[serde(default)]
    pub waiting: Option<Waiting>,
    /// Whether it has moved since its last turn began (D35-59).
    #[serde(default)]
    pub moved: Footwork,
    /// How often it acted late where each round is rolled for (D30-42).
    #[serde(default)]
    pub late: u8,
    /// How many attacks of opportunity it has made in this round.
    pub opportunities: u8,
    /// Its Stealth check, if it tries to be stealthy.
    #[serde(default)]
    pub stealth: Option<StealthCheck>,
    /// Where it is, in the game master's words.
    #[serde(default)]
    pub position: String,
    /// The spell it concentrates on.
    #[serde(default)]
    pub concentration: Option<Concentration>,
    /// How many reactions it has taken since its last turn began.
    #[serde(default)]
    pub reactions: u8,
    /// Whether it is surprised, where that lasts beyond the opening (D5E-10, D5E-18).
    #[serde(default)]
    pub surprised: bool,
    /// What a TOW-turn has made of it.
    #[serde(default)]
    pub acting: Acting,
    /// What kind of turn it had when that was put back, to be begun again (AMB-D35-12).
    #[serde(default)]
    pub owed: Option<TurnKind>,
    /// How it came into the fight.
    #[serde(default)]
    pub arrival: Arrival,
    /// Who rides it, if it is a mount.
    #[serde(default)]
    pub ridden: Option<Ride>,
    /// Those of its conditions that have an end or a source.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// The round in which it last had a turn that was not put off.
    #[serde(default)]
    pub last_turn: Option<Round>,
    /// The round in which its turn is to be skipped, by a ruling.
    #[serde(default)]
    pub passed_over: Option<Round>,
    /// The place that it had chosen to act at when it left, to come back to (D35-37, D35-57).
    #[serde(default)]
    pub left: Option<Slot>,
}

/// How somebody came into the fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Arrival {
    /// By its initiative, like everybody.
    #[default]
    Called,
    /// Later, and aware of the fight, so that it came before everyone else (D30-53).
    Aware,
}

impl Participant {
    pub(crate) fn new(id: CombatantId, profile: Combatant) -> Self {
        let vitality = profile.hit_points.map(|maximum| Vitality {
            left: maximum,
            maximum,
            temporary: 0,
        });
        Self {
            id,
            profile,
            present: true,
            initiative: None,
            vitality,
            conditions: Vec::new(),
            turn_has_come: false,
            waiting: None,
            moved: Footwork::Stay,
            late: 0,
            opportunities: 0,
            stealth: None,
            position: String::new(),
            concentration: None,
            reactions: 0,
            surprised: false,
            acting: Acting::default(),
            owed: None,
            arrival: Arrival::Called,
            ridden: None,
            effects: Vec::new(),
            last_turn: None,
            passed_over: None,
            left: None,
        }
    }

    /// Its turn has come: what it had used up is there again, and it is owed no other.
    pub(crate) fn begin_turn(&mut self) {
        self.turn_has_come = true;
        self.reactions = 0;
        self.moved = Footwork::Stay;
        self.owed = None;
    }

    /// What acting late has made of its initiative rolls, below zero (D30-42).
    pub fn penalty(&self) -> i16 {
        i16::from(self.late) * -2
    }

    /// Who acts at the same time by the same roll: all who have the same answer (D5E-21).
    pub fn block(&self) -> CombatantId {
        let shared = self.initiative.and_then(|initiative| initiative.shared);
        shared.unwrap_or(self.id)
    }

    /// Whether it has arrived aware of the fight and not acted yet, so that it comes before
    /// everyone else without a roll (D30-53).
    pub(crate) fn comes_first(&self) -> bool {
        self.arrival == Arrival::Aware && !self.turn_has_come
    }

    /// What it holds ready.
    pub fn readied(&self) -> Option<&Readied> {
        self.waiting.as_ref().and_then(Waiting::readied)
    }

    /// How alive it is, where hit points are kept.
    pub fn life(&self, rules: &Rules) -> Option<LifeState> {
        self.vitality
            .map(|vitality| rules.vitality.state(vitality.left))
    }

    /// Whether neither a condition nor its hit points keep it from acting (D35-15, D35-17).
    pub fn is_able(&self, rules: &Rules) -> bool {
        let down = self.life(rules).is_some_and(LifeState::prevents_acting);
        !down && !self.conditions.iter().any(Condition::prevents_acting)
    }

    /// Whether it is able to act and to react: more than being able to move (D5E-44).
    pub fn is_capable(&self, rules: &Rules) -> bool {
        self.is_able(rules) && !self.conditions.iter().any(Condition::incapacitates)
    }

    /// How much it may still spend of a limited resource in this TOW-turn (TOW-34).
    pub fn left_of(&self, resource: &str) -> u16 {
        let limit = self.profile.actor.limits.get(resource);
        let spent = self.acting.spent.get(resource).copied().unwrap_or_default();
        limit.map_or(0, |limit| limit.saturating_sub(spent))
    }

    /// What the start of its turn is going to change.
    pub(crate) fn before_turn(&self) -> FreshTurn {
        FreshTurn {
            who: self.id,
            first_turn: if self.turn_has_come {
                FirstTurn::Later
            } else {
                FirstTurn::First
            },
            moved: self.moved,
            lost: None,
            ended: Vec::new(),
            last_turn: self.last_turn,
            reactions: self.reactions,
            concentration: self.concentration.clone(),
        }
    }

    /// Leaves the encounter, and keeps the place that it had chosen to act at.
    pub(crate) fn leave(&mut self, slot: Option<Slot>) {
        self.present = false;
        self.left = slot.filter(|slot| slot.why.is_chosen());
    }

    /// Takes back what the start of its turn changed.
    pub(crate) fn put_back(&mut self, fresh: FreshTurn) {
        self.turn_has_come = fresh.first_turn == FirstTurn::Later;
        self.moved = fresh.moved;
        // A spell that was held ready is held again, unless another one has taken its place.
        let held = fresh.lost.as_ref().and_then(Waiting::readied);
        let spell = held.is_some_and(|held| held.spell.is_some());
        let replaced = spell && self.concentration.is_some();
        self.waiting = fresh.lost.filter(|_| !replaced);
        if spell && !replaced {
            self.concentration = fresh.concentration;
        }
        self.last_turn = fresh.last_turn;
        self.reactions = self.reactions.saturating_add(fresh.reactions);
    }

    /// Takes a corrected profile, and keeps the damage that has been dealt.
    pub(crate) fn edit(&mut self, profile: Combatant, policy: VitalityPolicy) {
        let old = self.vitality;
        self.vitality = profile.hit_points.map(|maximum| Vitality {
            left: old.map_or(maximum, |old| {
                policy.corrected(old.left, old.maximum, maximum)
            }),
            maximum,
            temporary: old.map_or(0, |old| old.temporary),
        });
        self.profile = profile;
    }
}
