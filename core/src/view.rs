//! Views: an encounter as plain data, ready to show. A screen works out no rules.

use serde::{Deserialize, Serialize};

use crate::casting::OpenCheck;
use crate::combatant::{Combatant, CombatantId, Feature};
use crate::decide::{Engine, braces, foresee, open_checks};
use crate::effect::EffectView;
use crate::encounter::{
    Awaiting, Concentration, Encounter, Initiative, Participant, Round, Stage, Vitality,
};
use crate::mount::Ride;
use crate::opening::StealthCheck;
use crate::order::Placement;
use crate::priority::PriorityView;
use crate::reason::Reason;
use crate::rules::{Condition, LifeState, Opening, RollingPolicy, Ruleset};
use crate::sorted::SortedSet;
use crate::stack::{Frame, FrameKind};
use crate::waiting::{Brace, Waiting};

/// An encounter as the game master sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EncounterView {
    /// The ruleset it is run by.
    pub ruleset: Ruleset,
    /// Whose decision it waits for.
    pub awaiting: Awaiting,
    /// The round that is played; none before the first one.
    pub round: Option<Round>,
    /// How many rounds have passed before contact (D30-9, D30-16).
    pub prepared: u32,
    /// How it opened, or how it would open if it started now.
    pub opening: Option<Opening>,
    /// Whose turn it is, or whose main phase.
    pub current: Option<CombatantId>,
    /// Whose turn comes next, in this round or the one after it.
    pub next: Option<CombatantId>,
    /// Whether initiative is rolled before the turn that comes next (D30-35, D35-18).
    pub rolls_next: bool,
    /// Those with a place in the order, first to act first, then the others by id.
    pub combatants: Vec<CombatantView>,
    /// What is going on, from bottom to top.
    pub stack: Vec<Frame>,
    /// Phases and priority, in a ruleset that has them.
    pub priority: Option<PriorityView>,
    /// The checks that decide what becomes of a spell: those that are owed, then those that may be
    /// made.
    pub checks: Vec<OpenCheck>,
    /// What the weapons do that receive a charge now.
    pub braces: Vec<Brace>,
}

/// A combatant as the game master sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CombatantView {
    /// Its id.
    pub id: CombatantId,
    /// Its profile.
    pub profile: Combatant,
    /// The total modifier of its initiative.
    pub modifier: i16,
    /// Its result, once it has one.
    pub initiative: Option<Initiative>,
    /// Why its initiative was rolled as it was, if not with one die.
    pub roll: Option<Reason>,
    /// Its count in the order.
    pub count: Option<i32>,
    /// Why it has that place.
    pub place: Option<Reason>,
    /// Whether its place has come in this round, or is the current one.
    pub passed: bool,
    /// Why it is flat-footed, if it is.
    pub flat_footed: Option<Reason>,
    /// For what it waits, if it delays or has readied an action.
    pub waiting: Option<Waiting>,
    /// Why it is surprised, where that lasts beyond the opening.
    pub surprised: Option<Reason>,
    /// Why it may take no reaction, where there are reactions.
    pub no_reaction: Option<Reason>,
    /// Why it is unable to act, if it is.
    pub unable: Option<Reason>,
    /// Its hit points, where they are kept.
    pub vitality: Option<Vitality>,
    /// How alive it is, where hit points are kept.
    pub life: Option<LifeState>,
    /// Its armor class as it counts now, where it is known.
    pub armor_class: Option<ArmorClass>,
    /// The conditions it is under.
    pub conditions: Vec<Condition>,
    /// Its Stealth check, if it tries to be stealthy.
    pub stealth: Option<StealthCheck>,
    /// Where it is, in the game master's words.
    pub position: String,
    /// The spell it concentrates on, and the saves that are still to be rolled.
    pub concentration: Option<Concentration>,
    /// Who rides it, if it is a mount.
    pub ridden: Option<Ride>,
    /// Those of its conditions that have an end or a source, with what is left of them.
    pub effects: Vec<EffectView>,
    /// Why its initiative rolls are worse, if they are.
    pub penalty: Option<Reason>,
    /// Why it has its first turn only in the next round, if it has.
    pub new_next_round: Option<Reason>,
}

/// An armor class as it counts now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ArmorClass {
    /// The number to hit.
    pub now: i16,
    /// Why it is not what it was, or why it still is.
    pub why: Option<Reason>,
}

impl EncounterView {
    /// The view of an encounter as it is.
    pub fn of(encounter: &Encounter) -> Self {
        Self::by(Engine::WHOLE, encounter)
    }

    /// The same as far as an engine can tell what comes.
    pub fn by(engine: Engine, encounter: &Encounter) -> Self {
        let order = encounter.order();
        let placed: SortedSet<_> = order.slots().iter().map(|slot| slot.who).collect();
        let in_order = order
            .slots()
            .iter()
            .enumerate()
            .filter_map(|(index, slot)| {
                let one = encounter.participant(slot.who)?;
                Some(CombatantView::of(engine, encounter, one, Some(index)))
            });
        let others = encounter
            .present()
            .filter(|one| !placed.contains(&one.id))
            .map(|one| CombatantView::of(engine, encounter, one, None));
        let fighting = !matches!(encounter.awaiting(), Awaiting::Setup);
        Self {
            ruleset: encounter.rules().ruleset,
            awaiting: encounter.awaiting(),
            round: (fighting && !order.slots().is_empty()).then(|| encounter.round()),
            prepared: encounter.first_round().0.saturating_sub(1),
            opening: encounter.opening().cloned().or_else(|| foresee(encounter)),
            current: encounter.turn_of().or(encounter.main_phase_of()),
            next: next_able(encounter).filter(|_| encounter.stage() != &Stage::Ended),
            rolls_next: rolls_next(encounter),
            combatants: in_order.chain(others).collect(),
            stack: encounter.stack().frames().to_vec(),
            priority: PriorityView::of(engine, encounter),
            checks: open_checks(encounter),
            braces: braces(encounter),
        }
    }

    /// A combatant by its id.
    pub fn combatant(&self, id: CombatantId) -> Option<&CombatantView> {
        self.combatants.iter().find(|one| one.id == id)
    }
}

impl CombatantView {
    /// The view of a combatant, and of its place in the order by its index.
    fn of(engine: Engine, encounter: &Encounter, one: &Participant, seat: Option<usize>) -> Self {
        let order = encounter.order();
        let why = engine.reasons(encounter, one.id, seat);
        Self {
            id: one.id,
            profile: one.profile.clone(),
            modifier: one.profile.initiative_modifier(),
            initiative: one.initiative,
            roll: why.roll,
            // Before the roll a place has no number yet.
            count: seat.and_then(|index| {
                let slot = order.slots().get(index)?;
                (slot.why != Placement::BeforeTheRoll).then_some(slot.count)
            }),
            place: why.place,
            passed: seat.is_some_and(|index| index < order.passed()),
            flat_footed: why.flat_footed,
            waiting: one.waiting.clone(),
            surprised: why.surprised,
            no_reaction: why.no_reaction,
            unable: why.unable,
            vitality: one.vitality,
            life: one.life(encounter.rules()),
            armor_class: armor_class(encounter, one),
            conditions: one.conditions.clone(),
            stealth: one.stealth,
            position: one.position.clone(),
            concentration: one.concentration.clone(),
            ridden: one.ridden,
            effects: encounter.effects_on(one),
            penalty: why.penalty,
            new_next_round: why.new_next_round,
        }
    }
}

/// The armor class without the Dexterity bonus while flat-footed; a penalty stays, and uncanny
/// dodge keeps the bonus (D35-9 to D35-11).
fn armor_class(encounter: &Encounter, one: &Participant) -> Option<ArmorClass> {
    let base = one.profile.armor_class?;
    let bonus = one.profile.dexterity_modifier();
    let loses = encounter.is_flat_footed(one.id) && bonus > 0;
    Some(if !loses {
        ArmorClass {
            now: base,
            why: None,
        }
    } else if one.profile.has(Feature::UncannyDodge) {
        ArmorClass {
            now: base,
            why: Some(Reason::UncannyDodge),
        }
    } else {
        ArmorClass {
            now: base.saturating_sub(bonus),
            why: Some(Reason::DexterityLost { bonus }),
        }
    })
}

/// Who will act next if nothing changes: the next one in the order who is able, after the last
/// place the first.
fn next_able(encounter: &Encounter) -> Option<CombatantId> {
    let slots = encounter.order().slots();
    let passed = encounter.order().passed().min(slots.len());
    let (before, after) = slots.split_at(passed);
    // In the surprise round and in a TOW-turn the first one does not follow the last one, nor where
    // each round is rolled for.
    let again = encounter.round() != Round::SURPRISE
        && encounter.rules().rolling != RollingPolicy::EachRound
        && encounter.rules().progress.phases().is_none();
    after
        .iter()
        .chain(before.iter().filter(|_| again))
        .map(|slot| slot.who)
        .find(|&who| encounter.is_able(who) && encounter.turn_of() != Some(who))
}

/// Whether a turn is played, none comes after it in its round, and the next round is rolled for.
fn rolls_next(encounter: &Encounter) -> bool {
    let rolls = match encounter.round() {
        Round::SURPRISE => encounter.present().any(|one| one.initiative.is_none()),
        _ => encounter.rules().rolling == RollingPolicy::EachRound,
    };
    rolls && encounter.turn_of().is_some() && next_able(encounter).is_none()
}

impl Frame {
    /// Whether it is a turn.
    pub fn is_turn(&self) -> bool {
        matches!(self.kind, FrameKind::Turn { .. })
    }
}
