//! A combatant in an encounter: its profile, and its state in the combat.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::basis::InitiativeBasis;
use crate::combatant::{Combatant, CombatantId, Group};
use crate::die::DiscardedDie;
use crate::effect::{Effect, LethalDamage, TurnEffect};
use crate::frame_id::FrameId;
use crate::law::Law;
use crate::mount::Ride;
use crate::opening::StealthCheck;
use crate::optional_field::is_default;
use crate::order::Place;
use crate::priority::ActorState;
use crate::round::Round;
use crate::rules::{
    Condition, DownState, LifeState, Rules, SharingPolicy, TurnKind, VitalityPolicy, is_character,
};
use crate::waiting::{FiveFootStep, Readied, Waiting};

use super::use_state::UseState;

/// An initiative result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Initiative {
    /// The result.
    pub total: i32,
    /// The number on the d20, or none if the total was typed.
    pub face: Option<u16>,
    /// The number on the dropped die, if there were two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dropped: Option<DiscardedDie>,
    /// The combatant that made the roll, if several share it (D5E-20).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<CombatantId>,
    /// The basis of the result.
    #[serde(default, skip_serializing_if = "InitiativeBasis::is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub basis: InitiativeBasis,
}

/// Hit points of a combatant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Vitality {
    /// The current hit points.
    pub left: i32,
    /// The maximum hit points.
    pub maximum: i32,
    /// The temporary hit points, which are lost first.
    #[serde(default)]
    pub temporary: i32,
    /// The state at 0 hit points, where characters make death saves; or stable below 0 hit points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub down: Option<DownState>,
    /// The nonlethal damage, which is compared with the current hit points (D35-91).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub nonlethal: i32,
    /// The saves that it owes against massive damage (D35-94).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub massive: u8,
}

/// Concentration on a spell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Concentration {
    /// The spell, in the game master's words.
    pub spell: String,
    /// The DCs of the saves still to be rolled, in order of the damage.
    pub saves: Vec<i32>,
    /// The level of the spell, if its casting goes on until just before the next turn of its caster (D35-93).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub casting: Option<u8>,
}

impl Concentration {
    /// Returns whether effects may depend on it: its spell is cast (D5E-78).
    #[must_use]
    pub fn holds_effects(&self) -> bool {
        self.casting.is_none()
    }
}

/// A combatant in an encounter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and any of them may hold together"
)]
pub struct Participant {
    /// Its id.
    pub id: CombatantId,
    /// Its profile, which views share.
    pub profile: Arc<Combatant>,
    /// Whether it is in the encounter now.
    pub present: bool,
    /// Its initiative result, once it has one.
    pub initiative: Option<Initiative>,
    /// Its hit points, if they are set.
    pub vitality: Option<Vitality>,
    /// Its conditions, in the order in which they began.
    pub conditions: Vec<Condition>,
    /// Whether its first turn of any kind has come.
    pub turn_has_come: bool,
    /// Its readied action or delayed turn.
    #[serde(default)]
    pub waiting: Option<Waiting>,
    /// Whether it has moved since its last turn began (D35-59).
    #[serde(default)]
    pub moved: FiveFootStep,
    /// How many times it acted late, if initiative is rolled each round (D30-42).
    #[serde(default)]
    pub late: u8,
    /// How many attacks of opportunity it has made this round.
    pub opportunities: u8,
    /// Its Stealth check, if it tries to hide.
    #[serde(default)]
    pub stealth: Option<StealthCheck>,
    /// Its position, in the game master's words.
    #[serde(default)]
    pub position: String,
    /// The spell it concentrates on.
    #[serde(default)]
    pub concentration: Option<Concentration>,
    /// How many reactions it has taken since its last turn began.
    #[serde(default)]
    pub reactions: u8,
    /// Whether it is surprised, if surprise outlasts the opening (D5E-10, D5E-18).
    #[serde(default)]
    pub surprised: bool,
    /// Its state in the TOW turn.
    #[serde(default)]
    pub acting: ActorState,
    /// The kind of its turn that was put back, which it is still owed (AMB-D35-12).
    #[serde(default)]
    pub owed: Option<TurnKind>,
    /// How it joined the combat.
    #[serde(default)]
    pub arrival: Arrival,
    /// Its rider, and how it is controlled, if it is a mount.
    #[serde(default)]
    pub ridden: Option<Ride>,
    /// Its conditions that have an end or a source.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// The round of its last turn that was not delayed.
    #[serde(default)]
    pub last_turn: Option<Round>,
    /// The round in which the game master skips its turn.
    #[serde(default)]
    pub passed_over: Option<Round>,
    /// The place it had chosen to act at when it left, for its return (D35-37, D35-57).
    #[serde(default)]
    pub left: Option<Place>,
    /// Its level of exhaustion, 0 to 6 (D24-21).
    #[serde(default)]
    pub exhaustion: u8,
    /// The frame of the last turn in which it expended a spell slot (D24-16).
    #[serde(default)]
    pub slot_expended: Option<FrameId>,
    /// Its legendary actions and resistance used, or the last action of a lair.
    #[serde(default, skip_serializing_if = "is_default")]
    pub legendary: LegendaryUse,
    /// The group that it joins at the start of the next round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joins: Option<Group>,
    /// The spell that it lets pass, although it has readied a counterspell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ignores: Option<FrameId>,
    /// The round in which its turn is still to come, although its place has passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_kept: Option<Round>,
    /// The time at which it joined.
    #[serde(default, skip_serializing_if = "is_default")]
    pub joined: JoinTime,
    /// The round in which it last missed its turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed: Option<Round>,
    /// Its limited uses that were spent or rolled for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<UseState>,
    /// Whether the swift action of its turn, or of the next one, is spent (D35-90).
    #[serde(default, skip_serializing_if = "is_default")]
    pub swift_spent: bool,
    /// How often it has used Action Surge since its last rest (D5E-80).
    #[serde(default, skip_serializing_if = "is_default")]
    pub surges: u8,
    /// Whether it has Heroic Inspiration (D24-28).
    #[serde(default, skip_serializing_if = "is_default")]
    pub inspired: bool,
    /// The point of law by which it has died at 0 hit points (D5E-58, D5E-60).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub died_by: Option<Law>,
}

/// The time at which a combatant joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum JoinTime {
    /// Before rounds were played, or between them.
    #[default]
    BetweenRounds,
    /// It joined in the course of a round, and rolls as it joins (D35-78).
    InRound,
}

/// The legendary actions and resistance that a creature has used, or the last action of a lair.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LegendaryUse {
    /// The legendary actions used since its last turn began.
    pub actions: u8,
    /// The legendary resistance used.
    pub resistance: u8,
    /// The last action of the lair, if it is the place of one.
    #[serde(default)]
    pub last_lair_action: Option<String>,
    /// The round of that action.
    #[serde(default)]
    pub lair_round: Round,
}

/// How a combatant joined the combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Arrival {
    /// By its initiative, like everyone.
    #[default]
    Called,
    /// Later and aware of the combat, so that it comes before everyone else (D30-53).
    Aware,
}

impl Participant {
    pub(crate) fn new(id: CombatantId, profile: Combatant) -> Self {
        let vitality = profile.hit_points.map(|maximum| Vitality {
            left: maximum,
            maximum,
            temporary: 0,
            down: None,
            nonlethal: 0,
            massive: 0,
        });
        Self {
            id,
            profile: Arc::new(profile),
            present: true,
            initiative: None,
            vitality,
            conditions: Vec::new(),
            turn_has_come: false,
            waiting: None,
            moved: FiveFootStep::Stay,
            late: 0,
            opportunities: 0,
            stealth: None,
            position: String::new(),
            concentration: None,
            reactions: 0,
            surprised: false,
            acting: ActorState::default(),
            owed: None,
            arrival: Arrival::Called,
            ridden: None,
            effects: Vec::new(),
            last_turn: None,
            passed_over: None,
            ignores: None,
            turn_kept: None,
            joined: JoinTime::BetweenRounds,
            missed: None,
            uses: Vec::new(),
            swift_spent: false,
            surges: 0,
            inspired: false,
            died_by: None,
            left: None,
            legendary: LegendaryUse::default(),
            exhaustion: 0,
            slot_expended: None,
            joins: None,
        }
    }

    /// Begins its turn, which restores its reactions, its legendary actions and its 5-foot step, and
    /// settles an owed turn.
    pub(crate) fn begin_turn(&mut self) {
        self.turn_has_come = true;
        self.reactions = 0;
        self.moved = FiveFootStep::Stay;
        self.owed = None;
        self.turn_kept = None;
        self.legendary.actions = 0;
    }

    /// Whether it is a second place in the order, and no combatant (D5E-74).
    pub fn is_second_place(&self) -> bool {
        self.profile.place.is_some()
    }

    /// Returns its state at 0 hit points, if it makes death saves or has died (D5E-56). A condition can
    /// kill it there, too.
    pub fn down(&self) -> Option<DownState> {
        let down = self.vitality?.down?;
        Some(if self.is_under_death() {
            DownState::Dead
        } else {
            down
        })
    }

    /// Returns the penalty to its initiative rolls for acting late and exhaustion, at most 0 (D30-42, D24-21).
    pub(crate) fn roll_penalty(&self, rules: &Rules) -> i16 {
        self.penalty()
            .saturating_add(self.exhaustion_penalty(rules))
    }

    /// Returns the penalty to its initiative rolls for acting late, at most 0 (D30-42).
    pub fn penalty(&self) -> i16 {
        i16::from(self.late) * -2
    }

    /// Returns the penalty of exhaustion to its d20 tests, at most 0 (D24-21).
    pub fn exhaustion_penalty(&self, rules: &Rules) -> i16 {
        rules.exhaustion.modifier(self.exhaustion)
    }

    /// Returns the combatant that made the roll of its result: another one, if it shares a roll.
    pub fn roller(&self) -> CombatantId {
        let shared = self.initiative.and_then(|initiative| initiative.shared);
        shared.unwrap_or(self.id)
    }

    /// Returns whether others can act at the same time by its roll: its group, or its side (D5E-21,
    /// ANY-5). One that was split off acts by itself.
    pub(crate) fn can_share(&self, sharing: SharingPolicy) -> bool {
        self.profile.group.is_some() || sharing == SharingPolicy::Sides
    }

    /// Returns whether it shares the roll of another one, and the group unless sides take turns.
    pub(crate) fn shares_with(&self, other: &Self, sharing: SharingPolicy) -> bool {
        let grouped = self.profile.group == other.profile.group;
        self.roller() == other.roller() && (grouped || sharing == SharingPolicy::Sides)
    }

    /// Returns whether it joined aware of the combat and has not acted yet, so that it comes before
    /// everyone else without a roll (D30-53).
    pub(crate) fn comes_first(&self) -> bool {
        self.arrival == Arrival::Aware && !self.turn_has_come
    }

    /// Returns its ride, if it is a mount that acts on its rider's count.
    pub(crate) fn ride(&self) -> Option<Ride> {
        self.ridden.filter(|ride| ride.control.shares_count())
    }

    /// Returns whether it delays.
    pub(crate) fn delays(&self) -> bool {
        matches!(self.waiting, Some(Waiting::Delaying { .. }))
    }

    /// Returns its readied action.
    pub fn readied(&self) -> Option<&Readied> {
        self.waiting.as_ref().and_then(Waiting::readied)
    }

    pub(super) fn is_under_death(&self) -> bool {
        self.conditions.contains(&Condition::Dead)
    }

    /// Returns whether no condition and no loss of hit points prevents it from acting (D35-15,
    /// D35-17).
    pub fn is_able(&self, rules: &Rules) -> bool {
        let down = self.life(rules).is_some_and(LifeState::prevents_acting);
        let mut conditions = self.conditions.iter();
        !down && !conditions.any(|held| rules.vitality.is_stopped_by(held))
    }

    /// Returns whether it is able to act and react, which is more than being able to move (D5E-44).
    pub fn is_capable(&self, rules: &Rules) -> bool {
        self.is_able(rules) && !self.conditions.iter().any(Condition::incapacitates)
    }

    /// Returns whether it is able to keep concentrating: not incapacitated (D5E-73).
    pub fn may_concentrate(&self, rules: &Rules) -> bool {
        let down = self.life(rules).is_some_and(LifeState::prevents_acting);
        let breaks = |held: &Condition| {
            let stops = held.incapacitates() || rules.vitality.is_stopped_by(held);
            stops && !rules.concentration.lasts_through(held)
        };
        !down && !self.conditions.iter().any(breaks)
    }

    /// Returns whether a condition or its hit points make it unconscious. The dead are not unconscious.
    pub fn is_unconscious(&self, rules: &Rules) -> bool {
        let life = self.life(rules);
        let down = matches!(life, Some(LifeState::Dying | LifeState::Unconscious));
        !self.is_dead(rules) && (down || self.conditions.contains(&Condition::Unconscious))
    }

    /// Returns whether an effect lets it regenerate in each turn (D5E-82, D35-95).
    pub fn regenerates(&self) -> bool {
        self.lethal().next().is_some()
    }

    /// Returns whether it dies at 0 hit points only if it does not regenerate in its next turn (D5E-82). A character makes death
    /// saves.
    pub(crate) fn dies_unless_it_regenerates(&self) -> bool {
        !is_character(&self.profile) && self.regenerates()
    }

    /// Returns the damage that each of its regenerations leaves lethal in D&D 3.0 and 3.5 (AMB-D35-35).
    pub(crate) fn lethal(&self) -> impl Iterator<Item = &LethalDamage> {
        let each = self.effects.iter().filter_map(|held| held.each.as_ref());
        each.filter_map(|each| each.does.lethal())
    }

    /// Returns whether only its hit points prevent it from acting, and an effect may restore some at the start of its
    /// turn (D5E-82, D35-95).
    pub(crate) fn may_wake(&self, rules: &Rules, which: impl Fn(&TurnEffect) -> bool) -> bool {
        let down = self.life(rules).is_some_and(LifeState::prevents_acting);
        let mut conditions = self.conditions.iter();
        let stopped = conditions.any(|held| rules.vitality.is_stopped_by(held));
        let mut each = self.effects.iter().filter_map(|held| held.each.as_ref());
        let alive = self.present && !self.is_dead(rules);
        alive && down && !stopped && each.any(|each| each.heals_at_start() && which(each))
    }

    /// Returns how much of a limited resource it can still spend in this TOW turn (TOW-34).
    pub fn left_of(&self, resource: &str) -> u16 {
        let limit = self.profile.actor.limits.get(resource);
        let spent = self.acting.spent.get(resource).copied().unwrap_or_default();
        limit.map_or(0, |limit| limit.saturating_sub(spent))
    }

    /// Leaves the encounter, and keeps the place it had chosen to act at.
    pub(crate) fn leave(&mut self, place: Option<Place>) {
        self.present = false;
        self.joins = None;
        self.left = place.filter(|place| place.why.is_chosen());
    }

    /// Takes an edited profile with the hit points that are left. Older logs keep the damage dealt so far.
    pub(crate) fn edit(&mut self, profile: Combatant, left: Option<i32>, policy: VitalityPolicy) {
        let old = self.vitality;
        let corrected = |old: Vitality, maximum| {
            left.unwrap_or_else(|| policy.corrected(old.left, old.maximum, maximum))
        };
        self.vitality = profile.hit_points.map(|maximum| Vitality {
            left: old.map_or(maximum, |old| corrected(old, maximum)),
            maximum,
            temporary: old.map_or(0, |old| old.temporary),
            down: old.and_then(|old| old.down),
            nonlethal: old.map_or(0, |old| old.nonlethal),
            massive: old.map_or(0, |old| old.massive),
        });
        self.profile = Arc::new(profile);
    }
}
