//! The encounter as plain data for players.
//!
//! A view is taken apart field by field. A new field does not compile until its visibility is
//! decided here.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::redact;
use super::sight::is_open;
use crate::card::Card;
use crate::casting::PendingCheck;
use crate::combatant::{Combatant, CombatantId, Group};
use crate::effect::EffectView;
use crate::encounter::{Awaiting, Concentration, Initiative, Vitality};
use crate::mount::Ride;
use crate::opening::StealthCheck;
use crate::priority::{AutoPass, Charge, InitiativeRank, PointSaving, Trigger, TriggerId};
use crate::reason::Reason;
use crate::round::Round;
use crate::rules::{Condition, LifeState, Opening};
use crate::ruleset::Ruleset;
use crate::stack::Frame;
use crate::view::{
    ActorView, ArmorClass, CombatantView, EncounterView, GroupView, LegendaryView, NextPhase,
    PhaseView, PriorityStatus, PriorityView, ResourceView, RoundTurn, StackEntry,
};
use crate::waiting::{SetWeapon, Waiting};

/// An encounter as the players see it. [`EncounterView`] is the game master's view.
///
/// “Hidden” is a combatant outside the party that no player controls.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// The ruleset of the encounter.
    pub ruleset: Ruleset,
    /// The decision that the encounter waits for, as far as players see it.
    pub awaiting: Awaiting,
    /// The current round. None before the first round.
    pub round: Option<Round>,
    /// The number of preparation rounds that have passed (D30-9, D30-16).
    pub prepared: u32,
    /// The opening of combat. None during setup.
    pub opening: Option<Opening>,
    /// The combatant whose turn or main phase it is.
    pub current: Option<CombatantId>,
    /// The combatant whose turn comes next, in this round or the next.
    pub next: Option<CombatantId>,
    /// Whether initiative is rolled before the next turn (D30-35, D35-18).
    pub rolls_next: bool,
    /// The combatants: first those in the order, first to act first, then the others by id.
    pub combatants: Vec<PlayerCombatantView>,
    /// The stack, from bottom to top.
    pub stack: Vec<Frame>,
    /// Phases and priority, if the ruleset has them.
    pub priority: Option<PlayerPriorityView>,
    /// The pending checks about spells, without those of hidden combatants.
    pub checks: Vec<PendingCheck>,
    /// The weapons that are set against the current charge.
    pub braces: Vec<SetWeapon>,
    /// The groups that act as one, first to act first.
    pub groups: Vec<GroupView>,
}

/// A combatant as the players see it. [`CombatantView`] is the game master's view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerCombatantView {
    /// The id of the combatant.
    pub id: CombatantId,
    /// The profile. For a hidden combatant: only the name, the side and the group.
    pub profile: Combatant,
    /// The total initiative modifier. None if it is hidden.
    pub modifier: Option<i16>,
    /// The initiative result, if there is one. For a hidden combatant: without the dice.
    pub initiative: Option<Initiative>,
    /// The reason why initiative was not rolled with one die, if so.
    pub roll: Option<Reason>,
    /// The count in the order.
    pub count: Option<i32>,
    /// The reason for its place. None if the reason compares numbers of a hidden combatant.
    pub place: Option<Reason>,
    /// Whether its place has come up in this round, the current place included.
    pub passed: bool,
    /// Its turn in the round, where someone chooses who acts next (ANY-5, ANY-6, ANY-15).
    #[serde(default)]
    pub turn: Option<RoundTurn>,
    /// The reason why it is flat-footed, if it is.
    pub flat_footed: Option<Reason>,
    /// The delay or the readied action. For a hidden combatant: only that there is one.
    pub waiting: Option<Waiting>,
    /// The reason why it is surprised, if surprise lasts beyond the opening.
    pub surprised: Option<Reason>,
    /// The reason why it can't take a reaction, if the ruleset has reactions.
    pub no_reaction: Option<Reason>,
    /// The reason why it can't act, if it can't.
    pub unable: Option<Reason>,
    /// The hit points, if they are tracked. None if they are hidden.
    pub vitality: Option<Vitality>,
    /// The state of life, if the hit points are visible.
    pub life: Option<LifeState>,
    /// The current armor class. None if it is hidden.
    pub armor_class: Option<ArmorClass>,
    /// The conditions. A hidden combatant without hit points is unconscious or dead.
    pub conditions: Vec<Condition>,
    /// The Stealth check. None if it is hidden.
    pub stealth: Option<StealthCheck>,
    /// The position, in the game master's words. Empty if it is hidden.
    pub position: String,
    /// The spell it concentrates on. For a hidden combatant: without the saves.
    pub concentration: Option<Concentration>,
    /// The rider, if it is a mount.
    pub ridden: Option<Ride>,
    /// The conditions that have a duration or a source, with the rest of the duration.
    pub effects: Vec<EffectView>,
    /// The reason why its initiative rolls are worse, if they are.
    pub penalty: Option<Reason>,
    /// The reason why its first turn comes only in the next round, if so.
    pub new_next_round: Option<Reason>,
    /// The legendary actions and resistance left. None if they are hidden.
    #[serde(default)]
    pub legendary: Option<LegendaryView>,
    /// The last action of the lair, if it is the place of one that has acted.
    #[serde(default)]
    pub last_lair_action: Option<String>,
    /// The level of exhaustion, 0 to 6. 0 if it is hidden.
    #[serde(default)]
    pub exhaustion: u8,
    /// Whether it has expended a spell slot in the current turn. False if it is hidden.
    #[serde(default)]
    pub slot_expended: bool,
    /// The group that it joins in the next round, if it does.
    pub joins: Option<Group>,
    /// The card that it was dealt, where cards decide the order (ANY-7).
    pub card: Option<Card>,
}

/// Phases and priority as the players see them. [`PriorityView`] is the game master's view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerPriorityView {
    /// The time from the start of combat to the start of this TOW turn, in milliseconds (TOW-27).
    pub elapsed: u64,
    /// The phases of this TOW turn from first to last.
    pub phases: Vec<PhaseView>,
    /// The phase after this one.
    pub next: Option<NextPhase>,
    /// The actor that has priority.
    pub holder: Option<CombatantId>,
    /// The main stack from bottom to top.
    pub stack: Vec<PlayerStackEntry>,
    /// The postponed stack from bottom to top.
    pub postponed: Vec<Frame>,
    /// All actors, slowest first, then those without initiative.
    pub actors: Vec<PlayerActorView>,
    /// The charges declared in this TOW turn.
    pub charges: Vec<Charge>,
    /// The registered triggered effects. For a hidden actor: without the name, the moment and the
    /// cost.
    pub triggers: Vec<(TriggerId, Trigger)>,
    /// The triggered effects that wait for the next actor to receive priority, without those of
    /// hidden actors (TOW-71).
    #[serde(default)]
    pub arisen: Vec<TriggerId>,
}

/// An action on the main stack as the players see it. [`StackEntry`] is the game master's view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerStackEntry {
    /// The action. For a hidden actor: without the cost and the roll.
    pub frame: Frame,
    /// The initiative of its actor (TOW-18).
    pub rank: InitiativeRank,
    /// The actors that may respond while it is on top, slowest first.
    pub may_answer: Vec<CombatantId>,
    /// The actors that have passed on it. None below the top.
    pub passed: Vec<CombatantId>,
}

/// An actor as the players see it. [`ActorView`] is the game master's view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerActorView {
    /// The id of the actor.
    pub id: CombatantId,
    /// The AP left. None if they are hidden.
    pub points: Option<u16>,
    /// The AP granted each TOW turn. None if they are hidden.
    pub granted: Option<u16>,
    /// The limited resources. None if they are hidden.
    pub limits: Vec<ResourceView>,
    /// The priority status.
    pub priority: PriorityStatus,
    /// The auto-pass setting, if there is one and the actor is not hidden.
    pub passing: Option<AutoPass>,
    /// The action it concentrates on, if any and if the actor is not hidden.
    pub concentration: Option<PointSaving>,
}

impl PlayerView {
    /// Returns the players' view of an encounter that is built from
    /// [`PlayerEvent`](super::PlayerEvent)s, as that of
    /// [`Session::for_players`](crate::Session::for_players) is.
    ///
    /// The view also leaves out the numbers of hidden combatants and the reasons that compare them.
    #[must_use]
    pub fn of(view: EncounterView) -> Self {
        let EncounterView {
            ruleset,
            awaiting,
            round,
            prepared,
            opening,
            current,
            next,
            rolls_next,
            combatants,
            stack,
            priority,
            checks,
            braces,
            groups,
        } = view;
        let open = Open::of(&combatants);
        // During setup the foreseen opening depends on the game master's secrets.
        let opening = opening.filter(|_| awaiting != Awaiting::Setup);
        let combatants = combatants
            .into_iter()
            .map(|one| combatant(&open, Arc::unwrap_or_clone(one)));
        Self {
            ruleset,
            awaiting,
            round,
            prepared,
            opening,
            current,
            next,
            rolls_next,
            combatants: combatants.collect(),
            stack,
            priority: priority.map(|view| phases(&open, view)),
            checks: checks.into_iter().filter(|it| open.has(it.who)).collect(),
            braces,
            groups,
        }
    }

    /// Returns a combatant by its id.
    pub fn combatant(&self, id: CombatantId) -> Option<&PlayerCombatantView> {
        self.combatants.iter().find(|one| one.id == id)
    }
}

/// The combatants whose numbers players know.
struct Open(Vec<CombatantId>);

impl Open {
    fn of(combatants: &[Arc<CombatantView>]) -> Self {
        let open = combatants.iter().filter(|one| is_open(&one.profile));
        Self(open.map(|one| one.id).collect())
    }

    fn has(&self, who: CombatantId) -> bool {
        self.0.contains(&who)
    }

    /// Returns a reason for a combatant, unless it compares numbers that players do not know. Without
    /// these numbers a comparison may come out wrong, and so may the lack of one.
    fn told(&self, who: CombatantId, reason: Reason) -> Option<Reason> {
        let told = match &reason {
            Reason::Key { neighbour, .. } => self.has(who) && self.has(*neighbour),
            Reason::OwnResult { beside: others, .. } | Reason::Lots { equals: others, .. } => {
                self.has(who) && others.iter().all(|&other| self.has(other))
            }
            Reason::SurprisedRoll { .. }
            | Reason::RollBasis { .. }
            | Reason::InitiativeScore { .. }
            | Reason::Exhausted { .. }
            | Reason::DexterityLost { .. }
            | Reason::UncannyDodge
            | Reason::Life(_)
            | Reason::AtZero
            | Reason::Down(_)
            | Reason::Disabled
            | Reason::Temporary { .. } => self.has(who),
            Reason::Count { .. }
            | Reason::Decided { .. }
            | Reason::SharedRoll { .. }
            | Reason::RuledPlace { .. }
            | Reason::Delayed { .. }
            | Reason::Announced { .. }
            | Reason::Readied { .. }
            | Reason::ReadiedAt { .. }
            | Reason::BeforeTheRoll
            | Reason::Mounted { .. }
            | Reason::MountedAt { .. }
            | Reason::SecondPlace { .. }
            | Reason::Newcomer { .. }
            | Reason::NotActedYet
            | Reason::NoTurnYet
            | Reason::Surprised
            | Reason::Condition(_)
            | Reason::OutOfCombat(_)
            | Reason::NoticedNoThreat
            | Reason::SurprisedUntilRoll
            | Reason::Incapacitated(_)
            | Reason::ReactionSpent
            | Reason::NoReactionYet
            | Reason::LateActions { .. }
            | Reason::Delays { .. }
            | Reason::HasReadied { .. }
            | Reason::Under(_)
            | Reason::Lasts { .. }
            | Reason::Concentrates { .. }
            | Reason::Ridden { .. }
            | Reason::NewNextRound
            | Reason::LowestCount { .. }
            | Reason::Together { .. }
            | Reason::SameSide { .. }
            | Reason::Card { .. }
            | Reason::DelayedCard { .. }
            | Reason::RuledCard { .. }
            | Reason::Entered
            | Reason::HandedOver
            | Reason::NoFirstTurn
            | Reason::LastAtFirst => true,
        };
        told.then_some(reason)
    }
}

fn combatant(open: &Open, view: CombatantView) -> PlayerCombatantView {
    let CombatantView {
        id,
        profile,
        modifier,
        initiative,
        roll,
        count,
        place,
        passed,
        turn,
        flat_footed,
        waiting,
        surprised,
        no_reaction,
        unable,
        vitality,
        life,
        armor_class,
        conditions,
        stealth,
        position,
        concentration,
        ridden,
        effects,
        penalty,
        new_next_round,
        legendary,
        last_lair_action,
        exhaustion,
        slot_expended,
        joins,
        card,
    } = view;
    let is_open = open.has(id);
    let told = |reason: Option<Reason>| reason.and_then(|reason| open.told(id, reason));
    PlayerCombatantView {
        id,
        profile: redact::profile(&profile),
        modifier: is_open.then_some(modifier),
        initiative,
        roll: told(roll),
        count,
        place: told(place),
        passed,
        turn,
        flat_footed: told(flat_footed),
        waiting,
        surprised: told(surprised),
        no_reaction: told(no_reaction),
        unable: told(unable),
        vitality: vitality.filter(|_| is_open),
        life: life.filter(|_| is_open),
        armor_class: armor_class.filter(|_| is_open),
        conditions,
        stealth: stealth.filter(|_| is_open),
        position: if is_open { position } else { String::new() },
        concentration,
        ridden,
        effects,
        penalty: told(penalty),
        new_next_round: told(new_next_round),
        legendary: legendary.filter(|_| is_open),
        last_lair_action,
        exhaustion: if is_open { exhaustion } else { 0 },
        slot_expended: is_open && slot_expended,
        joins,
        card,
    }
}

fn phases(open: &Open, view: PriorityView) -> PlayerPriorityView {
    let PriorityView {
        elapsed,
        phases,
        next,
        holder,
        // The consequence reveals auto-pass settings and the triggers of hidden actors.
        pass: _,
        all_pass: _,
        stack,
        postponed,
        actors,
        charges,
        triggers,
        arisen,
    } = view;
    PlayerPriorityView {
        elapsed,
        phases,
        next,
        holder,
        stack: stack.into_iter().map(stack_entry).collect(),
        postponed,
        actors: actors.into_iter().map(|one| actor(open, one)).collect(),
        charges,
        triggers,
        arisen,
    }
}

fn stack_entry(entry: StackEntry) -> PlayerStackEntry {
    let StackEntry {
        frame,
        rank,
        may_answer,
        passed,
    } = entry;
    PlayerStackEntry {
        frame,
        rank,
        may_answer,
        passed,
    }
}

fn actor(open: &Open, view: ActorView) -> PlayerActorView {
    let ActorView {
        id,
        points,
        granted,
        limits,
        priority,
        passing,
        concentration,
    } = view;
    let is_open = open.has(id);
    PlayerActorView {
        id,
        points: is_open.then_some(points),
        granted: is_open.then_some(granted),
        limits: if is_open { limits } else { Vec::new() },
        priority,
        passing: passing.filter(|_| is_open),
        concentration: concentration.filter(|_| is_open),
    }
}
