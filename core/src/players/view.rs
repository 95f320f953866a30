//! The encounter as plain data for players: one table of the fields of every view, with the visibility of each.
//!
//! The table takes a view apart field by field. A new field does not compile until its visibility is
//! decided here.

use std::sync::Arc;

use super::open_combatants::OpenCombatants;
use super::redact;
use super::view_table::{Gate, player_views};
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

player_views! {
/// An encounter as the players see it. [`EncounterView`] is the game master's view.
///
/// “Hidden” is a combatant outside the party that no player controls.
pub struct PlayerView of EncounterView without ties {
    /// The ruleset of the encounter.
    ruleset: Ruleset = shown,
    /// The visible part of the decision that the encounter waits for.
    awaiting: Awaiting = shown,
    /// The current round. None before the first round.
    round: Option<Round> = shown,
    /// The number of preparation rounds that have passed (D30-9, D30-16).
    prepared: u32 = shown,
    /// The opening of combat. None during setup.
    opening: Option<Opening> = of_combat,
    /// The combatant whose turn or main phase it is.
    current: Option<CombatantId> = shown,
    /// The combatant whose turn comes next, in this round or the next.
    next: Option<CombatantId> = shown,
    /// Whether initiative is rolled before the next turn (D30-35, D35-18).
    rolls_next: bool = shown,
    /// The combatants: first those in the order, first to act first, then the others by id.
    combatants: Vec<PlayerCombatantView> = by(seen_combatants, shown_combatants),
    /// The stack, from bottom to top.
    stack: Vec<Frame> = shown,
    /// Phases and priority, if the ruleset has them.
    priority: Option<PlayerPriorityView> = by(seen_priority, shown_priority),
    /// The pending checks about spells, without those of hidden combatants.
    checks: Vec<PendingCheck> = by(seen_checks, |checks| checks),
    /// The weapons that are set against the current charge.
    braces: Vec<SetWeapon> = shown,
    /// The groups that act as one, first to act first.
    groups: Vec<GroupView> = shown,
}

/// A combatant as the players see it. [`CombatantView`] is the game master's view.
pub struct PlayerCombatantView of CombatantView without limited_uses {
    /// The id of the combatant.
    id: CombatantId = shown,
    /// The profile. For a hidden combatant: only the name, the side, the group and the base.
    profile: Combatant = by(seen_profile, Arc::new),
    /// The total initiative modifier. None if it is hidden.
    modifier: Option<i16> = number,
    /// The initiative result, if there is one. For a hidden combatant: without the dice.
    initiative: Option<Initiative> = shown,
    /// The reason why initiative was not rolled with one die, if so.
    roll: Option<Reason> = reason,
    /// The count in the order.
    count: Option<i32> = shown,
    /// The reason for its place. None if the reason compares numbers of a hidden combatant.
    place: Option<Reason> = reason,
    /// Whether its place has come up in this round, the current place included.
    passed: bool = shown,
    /// Its turn in the round, where someone chooses who acts next (ANY-5, ANY-6, ANY-15).
    #[serde(default)]
    turn: Option<RoundTurn> = shown,
    /// The reason why it is flat-footed, if it is.
    flat_footed: Option<Reason> = reason,
    /// The delay or the readied action. For a hidden combatant: only that there is one.
    waiting: Option<Waiting> = shown,
    /// The reason why it is surprised, if surprise lasts beyond the opening.
    surprised: Option<Reason> = reason,
    /// The reason why it can't take a reaction, if the ruleset has reactions.
    no_reaction: Option<Reason> = reason,
    /// The reason why it can't act, if it can't.
    unable: Option<Reason> = reason,
    /// The hit points, if they are tracked. None if they are hidden.
    vitality: Option<Vitality> = open,
    /// The state of life, if the hit points are visible.
    life: Option<LifeState> = open,
    /// The current armor class. None if it is hidden.
    armor_class: Option<ArmorClass> = open,
    /// The conditions. A hidden combatant without hit points is unconscious or dead.
    conditions: Vec<Condition> = shown,
    /// The Stealth check. None if it is hidden.
    stealth: Option<StealthCheck> = open,
    /// The position, in the game master's words. Empty if it is hidden.
    position: String = open,
    /// The spell it concentrates on. For a hidden combatant: without the name of the spell, and without the saves.
    concentration: Option<Concentration> = by(seen_concentration, |held| held),
    /// The rider, if it is a mount.
    ridden: Option<Ride> = shown,
    /// The conditions that have a duration or a source, with the rest of the duration.
    effects: Vec<EffectView> = shown,
    /// The reason why its initiative rolls are worse, if they are.
    penalty: Option<Reason> = reason,
    /// The reason why its first turn comes only in the next round, if so.
    new_next_round: Option<Reason> = reason,
    /// The legendary actions and resistance left. None if they are hidden.
    #[serde(default)]
    legendary: Option<LegendaryView> = open,
    /// The last action of the lair, if it is the place of one that has acted.
    #[serde(default)]
    last_lair_action: Option<String> = shown,
    /// How often it has taken Action Surge since its last rest. 0 if it is hidden.
    #[serde(default, skip_serializing_if = "crate::optional_field::is_default")]
    surges: u8 = open,
    /// The level of exhaustion, 0 to 6. 0 if it is hidden.
    #[serde(default)]
    exhaustion: u8 = open,
    /// Whether it has Heroic Inspiration. False if it is hidden.
    #[serde(default)]
    inspired: bool = open,
    /// Whether it has expended a spell slot in the current turn. False if it is hidden.
    #[serde(default)]
    slot_expended: bool = open,
    /// The group that it joins in the next round, if it does.
    joins: Option<Group> = shown,
    /// The card that it was dealt, where cards decide the order (ANY-7).
    card: Option<Card> = shown,
    /// Whether the swift action of its turn, or of the next one, is spent (D35-90).
    #[serde(default)]
    swift_spent: bool = shown,
}

/// Phases and priority as the players see them. [`PriorityView`] is the game master's view.
pub struct PlayerPriorityView of PriorityView without pass, all_pass, expiring {
    /// The time from the start of combat to the start of this TOW turn, in milliseconds (TOW-27).
    elapsed: u64 = shown,
    /// The phases of this TOW turn from first to last.
    phases: Vec<PhaseView> = shown,
    /// The phase after this one.
    next: Option<NextPhase> = shown,
    /// The actor that has priority.
    holder: Option<CombatantId> = shown,
    /// The main stack from bottom to top.
    stack: Vec<PlayerStackEntry> = by(seen_stack, shown_stack),
    /// The postponed stack from bottom to top.
    postponed: Vec<Frame> = shown,
    /// All actors, slowest first, then those without initiative.
    actors: Vec<PlayerActorView> = by(seen_actors, shown_actors),
    /// The charges declared in this TOW turn.
    charges: Vec<Charge> = shown,
    /// The registered triggered effects. For a hidden actor: without the name, the moment and the
    /// cost.
    triggers: Vec<(TriggerId, Trigger)> = shown,
    /// The triggered effects that wait for the next actor to receive priority, without those of
    /// hidden actors (TOW-71).
    #[serde(default)]
    arisen: Vec<TriggerId> = shown,
}

/// An action on the main stack as the players see it. [`StackEntry`] is the game master's view.
pub struct PlayerStackEntry of StackEntry {
    /// The action. For a hidden actor: without the cost and the roll.
    frame: Frame = shown,
    /// The initiative of its actor (TOW-18).
    rank: InitiativeRank = shown,
    /// The actors that may respond while it is on top, slowest first.
    may_answer: Vec<CombatantId> = shown,
    /// The actors that have passed on it. None below the top.
    passed: Vec<CombatantId> = shown,
}

/// An actor as the players see it. [`ActorView`] is the game master's view.
pub struct PlayerActorView of ActorView {
    /// The id of the actor.
    id: CombatantId = shown,
    /// The AP left. None if they are hidden.
    points: Option<u16> = number,
    /// The AP granted each TOW turn. None if they are hidden.
    granted: Option<u16> = number,
    /// The limited resources. None if they are hidden.
    limits: Vec<ResourceView> = open,
    /// The priority status.
    priority: PriorityStatus = shown,
    /// The auto-pass setting, if there is one and the actor is not hidden.
    passing: Option<AutoPass> = open,
    /// The action it concentrates on, if any and if the actor is not hidden.
    concentration: Option<PointSaving> = open,
}
}

impl PlayerView {
    /// Returns the players' view of an encounter that is built from
    /// [`PlayerEvent`](super::PlayerEvent)s, as that of
    /// [`Session::for_players`](crate::Session::for_players) is.
    ///
    /// The view also leaves out the numbers of hidden combatants and the reasons that compare them.
    #[must_use]
    pub fn of(view: EncounterView) -> Self {
        let open = OpenCombatants::of(&view.combatants);
        let gate = Gate {
            open: &open,
            who: None,
            // During setup the foreseen opening depends on the game master's secrets.
            is_setup: view.awaiting == Awaiting::Setup,
        };
        Self::seen(gate, view)
    }

    /// Returns a combatant by its id.
    pub fn combatant(&self, id: CombatantId) -> Option<&PlayerCombatantView> {
        self.combatants.iter().find(|one| one.id == id)
    }
}

fn seen_combatants(gate: Gate<'_>, views: Vec<Arc<CombatantView>>) -> Vec<PlayerCombatantView> {
    let views = views.into_iter().map(Arc::unwrap_or_clone);
    let seen = views.map(|view| PlayerCombatantView::seen(gate.about(view.id), view));
    seen.collect()
}

fn shown_combatants(views: Vec<PlayerCombatantView>) -> Vec<Arc<CombatantView>> {
    views.into_iter().map(|one| Arc::new(one.into())).collect()
}

#[expect(clippy::needless_pass_by_value, reason = "the table passes values")]
fn seen_profile(_: Gate<'_>, profile: Arc<Combatant>) -> Combatant {
    redact::profile(&profile)
}

fn seen_concentration(gate: Gate<'_>, held: Option<Concentration>) -> Option<Concentration> {
    held.map(|held| redact::concentration(gate.visibility(), held))
}

fn seen_priority(gate: Gate<'_>, view: Option<PriorityView>) -> Option<PlayerPriorityView> {
    view.map(|view| PlayerPriorityView::seen(gate, view))
}

fn shown_priority(view: Option<PlayerPriorityView>) -> Option<PriorityView> {
    view.map(Into::into)
}

fn seen_checks(gate: Gate<'_>, checks: Vec<PendingCheck>) -> Vec<PendingCheck> {
    let open = checks.into_iter().filter(|check| gate.open.has(check.who));
    open.collect()
}

fn seen_stack(gate: Gate<'_>, entries: Vec<StackEntry>) -> Vec<PlayerStackEntry> {
    let seen = entries
        .into_iter()
        .map(|entry| PlayerStackEntry::seen(gate, entry));
    seen.collect()
}

fn shown_stack(entries: Vec<PlayerStackEntry>) -> Vec<StackEntry> {
    entries.into_iter().map(Into::into).collect()
}

fn seen_actors(gate: Gate<'_>, views: Vec<ActorView>) -> Vec<PlayerActorView> {
    let seen = views
        .into_iter()
        .map(|view| PlayerActorView::seen(gate.about(view.id), view));
    seen.collect()
}

fn shown_actors(views: Vec<PlayerActorView>) -> Vec<ActorView> {
    views.into_iter().map(Into::into).collect()
}
