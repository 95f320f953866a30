//! The events that players see: one table with a row for each event and a mark for each field.

use serde::Serialize;

use super::change::Change;
use super::event_table::{player_events, some};
use super::moment::Moment;
use super::redact;
use super::redact_stack;
use super::renumber;
use super::ties;
use crate::effect::EffectExpiry;
use crate::event::{
    CombatantEvent, DyingEvent, Event, GroupEvent, LegendaryEvent, PriorityEvent, TableEvent,
};

/// An event as the players see it.
///
/// It has the name and the fields of the [`Event`] it is made from, without the numbers of hidden combatants. A
/// hidden combatant is outside the party, and no player controls it. Only a session makes such an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct PlayerEvent(Event);

impl PlayerEvent {
    /// Returns the event under the name that the log has for it.
    #[must_use]
    pub fn event(&self) -> &Event {
        &self.0
    }

    /// Wraps an event that the table has let through, or one made of facts that players see.
    pub(super) fn of_seen(event: Event) -> Self {
        Self(event)
    }
}

impl From<PlayerEvent> for Event {
    /// Returns the same event as the log has it.
    fn from(event: PlayerEvent) -> Self {
        event.0
    }
}

/// Returns an event as the players see it, if they do.
pub(super) fn seen(at: Moment<'_>, event: &Event) -> Option<Event> {
    let result = result_alone(at, event);
    any(at, result.unwrap_or_else(|| event.clone()))
}

/// Returns the initiative of a combatant as if it had been entered, if players do not see where it comes from: it is
/// hidden, or it shares the roll of someone unseen. The game master calls out the result, but not the modifier.
fn result_alone(at: Moment<'_>, event: &Event) -> Option<Event> {
    match Change::of(event) {
        Change::Result { who, total } => {
            let is_open = at.visibility(who).is_open();
            (!is_open).then_some(Event::InitiativeEntered { who, total })
        }
        Change::SharedResult { who, with } => {
            let total = at.now.participant(who)?.initiative?.total;
            let is_unseen = at.seen(with).is_none();
            is_unseen.then_some(Event::InitiativeEntered { who, total })
        }
        Change::Turn { .. }
        | Change::TurnEnd(_)
        | Change::Frame(_)
        | Change::Trigger(_)
        | Change::HitPoints(_)
        | Change::Condition(..)
        | Change::Concentration { .. }
        | Change::Other => None,
    }
}

player_events! {
players see Event by any(moment) {
    RulesAdopted(rules: shown),
    /// A combatant joined. For a hidden combatant, the profile has only the name, the side and the group.
    CombatantAdded { id: seen, profile = redact::boxed_profile(moment.sight, &profile) },
    /// A profile was edited. For a hidden combatant, the new profile has only the name, the side and the group.
    CombatantEdited {
        who: seen,
        profile = redact::boxed_profile(moment.sight, &profile),
        left = left.filter(|_| moment.visibility(who).is_open())
    } if moment.shows_edit(who, &profile),
    CombatantRemoved { who: seen },
    // Only the opening of combat reveals awareness.
    AwarenessSet { observer: hidden, target: hidden, aware: hidden },
    SideAwarenessSet { observer: hidden, target: hidden, aware: hidden },
    DetectionChecked(check: hidden),
    /// A combatant that is not hidden made a Stealth check (D5E-9).
    StealthChecked { who: open, check: shown },
    /// The game master set the position of a combatant that is not hidden (D5E-6).
    PositionSet { who: open, position: shown },
    /// A preparation round passed (D30-9, D30-16). The combatants that acted in it are without hidden ones.
    RoundPrepared { round: shown, who = moment.all_open(&who) },
    InitiativeForgotten,
    InitiativePenalized { who: seen, uses: shown, why: shown },
    Started(opening = renumber::opening(moment.sight, &opening)),
    SurpriseEnded { who: seen },
    InitiativeCalled { before: shown, who = moment.sight.ids(&who) },
    /// A combatant that is not hidden rolled initiative.
    InitiativeRolled { who: open, face: shown, dropped: shown, modifier: shown, total: shown, basis: shown },
    Mounted { who: seen, ride = renumber::ride(moment.sight, ride)? },
    Dismounted { who: seen },
    ArrivedAware { who: seen, count: shown },
    /// An initiative result was entered, or a hidden combatant rolled it.
    InitiativeEntered { who: seen, total: shown },
    InitiativeShared { who: seen, with: seen },
    TieFound(tie = moment.new_tie(&tie)?),
    TieBroken(tie = ties::tie(moment.sight, moment.before, &tie)?),
    OrderSet { places = moment.new_order(&places)? },
    Placed {
        place = moment.new_place(&place)?,
        at = renumber::index(moment.sight, moment.before.order(), moment.shown.order(), at)
    },
    RoundStarted { round: shown },
    TurnStarted { frame = moment.new_frame(), who: seen, kind: shown },
    TurnHanded { from: seen, to: seen },
    TurnMissed { who: seen, why: shown },
    Delayed { who: seen, turn: shown, until: shown },
    DelayEnded { who: seen, since: shown, round: shown },
    DelayLost { who: seen, waiting = redact::waiting(moment.sight, moment.visibility(who), &waiting), why: shown },
    TurnPutBack { who: seen },
    Moved {
        place = moment.new_place(&place)?,
        to = moment.index_without(place.who, to)
    },
    ReadyUsed { who: seen, since: shown, round: shown, five_foot_step: shown },
    /// A combatant that is not hidden ignored the trigger of its readied action.
    TriggerDeclined { who: open },
    TurnEnded { who: seen, together: shown },
    // Whoever is staggered or disabled has few hit points.
    ActionTaken {
        who: seen,
        action: shown,
        limit = limit.filter(|limit| !limit.tells_hit_points(action) || moment.visibility(who).is_open())
    },
    /// An action was readied. For a hidden combatant, only its kind is shown.
    Readied { who: seen, readied = Box::new(redact::readied(moment.sight, moment.visibility(who), &readied)) },
    ReadyLapsed { who: seen, why: shown },
    /// A combatant started to concentrate on a spell. Without the spell of a hidden one, and left out if it readies the
    /// spell.
    ConcentrationBegan {
        who: seen,
        spell = redact::held_spell(moment.visibility(who), spell),
        casting: shown
    } if moment.shows_spell(who),
    /// Damage called for a save to keep concentrating. Left out for hidden combatants.
    ConcentrationTested { who: open, difficulty: shown },
    /// A save to keep concentrating succeeded. Left out for hidden combatants.
    ConcentrationHeld { who: open },
    /// A combatant’s concentration ended. Left out if its start was.
    ConcentrationEnded { who: seen, why: shown } if moment.shows_concentration(who),
    Pushed(frame = redact_stack::frame(moment.sight, moment.now, moment.new_frame(), &frame)?),
    Resolved { frame: numbered },
    /// A frame of the stack was lost without effect. Without a reason that lies in the numbers of a hidden combatant.
    Lost {
        frame: numbered,
        why = why.and_then(|why| redact_stack::spell_loss(moment.sight, moment.owner_of(frame), why))
    },
    /// Damage to a caster or a distraction called for a Concentration check (D35-65, D35-66). Left out for hidden
    /// casters.
    SpellDisturbed { who: open, frame: numbered, damage: shown, difficulty: shown },
    /// A check about a spell being cast was made. For a hidden combatant, it is without its numbers.
    SpellChecked {
        who: seen,
        check = renumber::spell_check(
            moment.sight,
            &redact_stack::spell_check(moment.visibility(who), moment.owner_of(check.frame), &check)
        )?
    },
    Braced(weapon = renumber::set_weapon(moment.sight, &weapon)?),
    /// Hit points of a combatant that is not hidden changed.
    HitPointsChanged { who: open, by: shown, left: shown },
    Dying(event = dying(moment, event)?),
    Legendary(event = legendary(moment, event)?),
    /// A condition began. A hidden combatant that falls is unconscious or dead.
    ConditionAdded { who: seen, condition: shown } if moment.shows_condition(who, &condition),
    ConditionRemoved { who: seen, condition: shown } if moment.has_shown_condition(who, &condition),
    Priority(event = priority(moment, event)?),
    Ended,
    Ruled { aside: shown },
    TurnPassedOver { who: seen },
    TurnRestored { who: seen },
    TurnGiven { frame = moment.new_frame(), who: seen, kind: shown },
    CombatantReturned { who: seen },
    /// Dice were rolled for a combatant that is not hidden.
    Rolled { who = Some(moment.open(who?)?), expression: shown, dice: shown, total: shown },
    /// A combatant that is not hidden made a saving throw. The DC is left out, except that of a save to keep
    /// concentrating.
    SaveMade {
        who: open,
        name: shown,
        // The DC of concentration follows from damage that players know.
        difficulty = difficulty.filter(|_| moment.keeps_concentration(who)),
        total: shown,
        face: shown,
        dropped: shown,
        verdict = verdict.filter(|_| moment.keeps_concentration(who))
    },
    /// Temporary hit points of a combatant that is not hidden were granted or lost.
    TemporaryChanged { who: open, left: shown },
    EffectBegan { who: seen, effect = moment.known_effect(who, &effect)? },
    EffectEnded { who: seen, effect = moment.shown_effect(who, &effect)?, by = None },
    EffectBound {
        who: seen,
        effect = moment.shown_effect(who, &effect)?,
        until = redact::expiry(moment.sight, until)
    } if !matches!(effect.ending, EffectExpiry::Save { .. }),
    Combatant(event = combatant(moment, event)?),
    Group(event = group(moment, event)?),
    Table(event = table(moment, event)?),
}

players see CombatantEvent by combatant(moment) {
    InitiativeScored { who: open, modifier: shown, total: shown, basis: shown },
    SlotExpended { who: open, turn: numbered },
    ExhaustionSet { who: open, level: shown },
    InspirationSet { who: open, has: shown },
    CameIntoSight { who: seen, acted: shown, last_turn: shown, waiting: shown },
    StackSorted { who: seen, frames = moment.frames(&frames) },
    // Players see who appears and who is gone.
    Concealed { who: hidden },
    Revealed { who: hidden },
    NameRevealed { who: seen, name: shown, disguise: shown },
    /// Nonlethal damage of a combatant that is not hidden changed (D35-91).
    NonlethalChanged { who: open, by: shown, total: shown, state: shown },
    /// A combatant that is not hidden took damage of a type (D5E-84, D35-95). The defenses of others are the game master's.
    TypedDamageTaken { who: open, damage_type: shown, dealt: shown, taken: shown, steps: shown },
    NoDamageTaken { who: open },
    NoNonlethalTaken { who: open },
    SaveFailed { who: open, kind: shown, condition: shown },
    TemporaryReplaced { who: open, old: shown, left: shown },
    HitPointsSet { who: open, by: shown, left: shown },
    TurnResumed { frame = moment.new_frame(), who: seen, kind: shown, spent: shown },
    // The DC is the game master's. Players see the save and the end of the effect.
    EffectSave { who: hidden, effect: hidden, due: hidden },
    // The numbers of an effect are the game master's. Players see the hit points of those that are not hidden.
    TurnEffectDue { who: hidden, effect: hidden, round: hidden },
    TurnEffectSettled { who: hidden, effect: hidden, outcome: hidden },
    // The counters of limited uses, and their dice, are the game master's.
    UseSpent { who: hidden, name: hidden },
    UsesCarried { who: hidden, name: hidden, times: hidden },
    SurgesCarried { who: open, times: shown },
    UseRestored { who: hidden, name: hidden },
    RechargeDue { who: hidden, name: hidden, round: hidden },
    RechargeRolled { who: hidden, name: hidden, face: hidden, back: hidden, round: hidden },
}

players see DyingEvent by dying(moment) {
    SaveDue { who: open, roll: shown },
    SaveMade { who: open, face: shown, result: shown, roll: shown },
    Changed { who: open, state: shown, why: shown },
    NotHealed { who: open },
    MassiveDamageOwed { who: open, saves: shown },
    MassiveDamageSaved { who: open, verdict: shown },
}

players see GroupEvent by group(moment) {
    Left { who: seen },
    Joined { who: seen, group: shown, with: seen },
    Awaited { who: seen, group: shown },
}

players see LegendaryEvent by legendary(moment) {
    /// A creature took a legendary action at the end of a turn (D5E-69). For a hidden creature, without the uses that
    /// it takes.
    ActionTaken { who: seen, name: shown, cost = if moment.visibility(who).is_open() { cost } else { 0 } },
    LairActed { who: seen, name: shown },
    /// A creature used legendary resistance (D5E-72). For a hidden creature, without what it did.
    Resisted { who: seen, succeeds = succeeds && moment.visibility(who).is_open() },
}

players see TableEvent by table(moment) {
    Seated { who: seen },
    CardDealt { who: seen, card: shown },
    Shuffled,
    HandedOver { to: seen },
    // Someone unseen was before it.
    ComesNext { who: seen } if moment.moves_up(who),
    PhaseEnded,
    // Only someone unseen comes after its new place.
    TurnKept { who: seen } if moment.keeps_turn(who),
    ActsAgain { who: seen },
}

players see PriorityEvent by priority(moment) {
    PhaseStarted(phase = renumber::phase(moment.sight, phase)?),
    MainPhaseSkipped { who: seen },
    AttemptsCalled(attempts = some(renumber::attempts(moment.sight, &attempts))?),
    Attempted { attempt = renumber::attempt(moment.sight, &attempt)?, result: shown },
    LimitsRestored,
    ChargesCalled(actors = moment.new_charges(&actors)?),
    ChargeDeclared { who: seen, target = target.and_then(|target| moment.seen(target)) },
    ChargesSkipped(actors = some(moment.sight.ids(&actors))?),
    /// Action points were granted to an actor that is not hidden (TOW-40).
    PointsGranted { who: open, points: shown },
    PointsDiscarded,
    /// An actor that is not hidden paid a cost (TOW-57).
    Paid { who: open, cost: shown },
    // The steps of priority in the main phase of someone unseen, unless an action in sight is on the stack.
    Circulated if !moment.is_quiet_unseen_main(),
    Offered { who = moment.offered(who)? } if !moment.is_quiet_unseen_main(),
    Passed { who: seen } if !moment.is_quiet_unseen_main(),
    PassedByThemselves(actors = some(moment.sight.ids(&actors))?) if !moment.is_quiet_unseen_main(),
    EveryonePassed if !moment.is_quiet_unseen_main(),
    /// An actor that is not hidden was set to auto-pass.
    PassingSet { who: open, passing: shown },
    /// The auto-pass of actors that are not hidden ended.
    PassingEnded {
        who = some(moment.all_open(&who))?,
        why = renumber::passing_end(moment.sight, why)
    },
    /// A declared action was submitted to the game master, who decides whether it is legal (TOW-55). Left out for a
    /// hidden actor, whose action is shown on the stack.
    Proposed {
        who: open,
        declaration = Box::new(redact_stack::declaration(moment.sight, moment.visibility(who), &declaration))
    },
    /// A declared action of an actor that is not hidden was found legal.
    Allowed { who: open },
    /// A declared action of an actor that is not hidden was found illegal and canceled (TOW-56, TOW-61).
    Disallowed { who: open },
    DoneAtOnce {
        who: seen,
        declaration = Box::new(redact_stack::declaration(moment.sight, moment.visibility(who), &declaration))
    },
    Postponed(frame = redact_stack::frame(moment.sight, moment.now, moment.new_frame(), &frame)?),
    Moved { frame: numbered },
    /// A postponed action was canceled, because its cost cannot be paid (TOW-75). For a hidden actor, without the
    /// missing cost.
    Cancelled { frame: numbered, missing = redact_stack::cost(moment.owner_of(frame), &missing) },
    /// An action resolved. The events that follow remove it from the stack (TOW-70). For a hidden actor, without its
    /// roll.
    Settled {
        frame: numbered,
        settlement = Box::new(redact_stack::resolution(moment.sight, moment.owner_of(frame), &settlement))
    },
    /// A triggered effect was registered. For a hidden actor, without its name, its moment and its cost.
    TriggerRegistered {
        id = moment.new_trigger(),
        trigger = Box::new(redact_stack::trigger(moment.sight, moment.now, &trigger)?)
    },
    TriggerRemoved { id = moment.seen_trigger(id)? },
    /// Triggered effects of actors that are not hidden were triggered. They wait for the next offer of priority
    /// (TOW-71).
    TriggersArose(triggers = moment.open_triggers(&triggers)) if !moment.open_triggers(&triggers).is_empty(),
    // Players do not see the end of a wait that they did not see begin.
    TriggersTaken if !moment.shown.priority().arisen.is_empty(),
    /// A triggered effect of an actor that is not hidden was canceled, because its cost could not be paid (TOW-58).
    TriggerCancelled { id = moment.open_trigger(id)?, missing: shown },
    /// An actor that is not hidden started to concentrate on an action that it cannot pay for at once (TOW-59).
    ConcentrationBegun {
        who: open,
        declaration = Box::new(redact_stack::declaration(moment.sight, moment.visibility(who), &declaration))
    },
    /// An actor that is not hidden added action points to its concentration.
    Gathered { who: open, points: shown } if moment.shows_gathering(who),
    /// An actor’s concentration ended. Left out if its start was.
    ConcentrationEnded { who: seen, why: shown } if moment.shows_gathering(who),
    CycleEnded,
}
}
