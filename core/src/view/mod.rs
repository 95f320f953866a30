//! Views: an encounter as plain data, ready to show. A screen works out no rules.

mod detail;
mod groups;
mod last_view;
mod priority;
mod round_turn;
mod upcoming_phases;

use std::cmp::Reverse;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::casting::PendingCheck;
use crate::combatant::{Combatant, CombatantId, Group, LimitedUse};
use crate::effect::EffectView;
use crate::encounter::{
    Awaiting, Concentration, Encounter, Initiative, Participant, Vitality, open_checks,
};
use crate::mount::Ride;
use crate::opening::StealthCheck;
use crate::order::{OpenTie, PlaceCause};
use crate::reason::Reason;
use crate::round::Round;
use crate::rules::{Condition, LifeState, Opening};
use crate::ruleset::Ruleset;
use crate::sorted::sort_by_key;
use crate::stack::Frame;
use crate::steps::opening;
use crate::steps::set_weapons::braces;
use crate::steps::ties;
use crate::waiting::{SetWeapon, Waiting};
use crate::why::{Peers, armor_class};

pub use crate::why::ArmorClass;
use detail::Detail;
pub use groups::GroupView;
pub(crate) use groups::shared_name;
pub use last_view::LastView;
pub use priority::{ActorView, PriorityStatus, PriorityView, ResourceView, StackEntry};
pub use round_turn::RoundTurn;
pub use upcoming_phases::{NextPhase, PassConsequence, PhaseState, PhaseView};

/// An encounter as the game master sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EncounterView {
    /// The ruleset of the encounter.
    pub ruleset: Ruleset,
    /// The decision that the encounter waits for.
    pub awaiting: Awaiting,
    /// The current round. None before the first round.
    pub round: Option<Round>,
    /// The number of preparation rounds that have passed (D30-9, D30-16).
    pub prepared: u32,
    /// The opening of combat. During setup: the opening if combat started now.
    pub opening: Option<Opening>,
    /// The combatant whose turn or main phase it is.
    pub current: Option<CombatantId>,
    /// The combatant at whose turn or death save combat stops next, in this round or the next.
    pub next: Option<CombatantId>,
    /// Whether initiative is rolled before the next turn (D30-35, D35-18).
    pub rolls_next: bool,
    /// The combatants: first those in the order, first to act first, then the others by id, or by their totals
    /// while a tie is open.
    pub combatants: Vec<Arc<CombatantView>>,
    /// The stack, from bottom to top.
    pub stack: Vec<Frame>,
    /// Phases and priority, if the ruleset has them.
    pub priority: Option<PriorityView>,
    /// The pending checks about spells: first required checks, then optional ones.
    pub checks: Vec<PendingCheck>,
    /// The weapons that are set against the current charge.
    pub braces: Vec<SetWeapon>,
    /// The groups that act as one, first to act first.
    pub groups: Vec<GroupView>,
    /// The ties that people break at this moment: the one that the encounter waits for first, then those that would
    /// follow. One command can break them all.
    #[serde(default)]
    pub ties: Vec<OpenTie>,
}

/// A combatant as the game master sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and any of them may hold together"
)]
pub struct CombatantView {
    /// The id of the combatant.
    pub id: CombatantId,
    /// The profile.
    pub profile: Arc<Combatant>,
    /// The total initiative modifier.
    pub modifier: i16,
    /// The initiative result, if there is one. A card is none (ANY-7).
    pub initiative: Option<Initiative>,
    /// The reason why initiative was not rolled with one die, if so.
    pub roll: Option<Reason>,
    /// The count in the order, if numbers decide it.
    pub count: Option<i32>,
    /// The reason for its place.
    pub place: Option<Reason>,
    /// Whether its place is over in this round, the current place included.
    pub passed: bool,
    /// Its turn in the round, where someone chooses who acts next (ANY-5, ANY-6, ANY-15).
    #[serde(default)]
    pub turn: Option<RoundTurn>,
    /// The reason why it is flat-footed, if it is.
    pub flat_footed: Option<Reason>,
    /// The delay or the readied action, if there is one.
    pub waiting: Option<Waiting>,
    /// The reason why it is surprised, if surprise lasts beyond the opening.
    pub surprised: Option<Reason>,
    /// The reason why it can't take a reaction, if the ruleset has reactions.
    pub no_reaction: Option<Reason>,
    /// The reason why it can't act, if it can't.
    pub unable: Option<Reason>,
    /// The hit points, if they are tracked.
    pub vitality: Option<Vitality>,
    /// The state of life, if hit points are tracked.
    pub life: Option<LifeState>,
    /// The current armor class, if it is known.
    pub armor_class: Option<ArmorClass>,
    /// The conditions.
    pub conditions: Vec<Condition>,
    /// The Stealth check, if it tries to be stealthy.
    pub stealth: Option<StealthCheck>,
    /// The position, in the game master's words.
    pub position: String,
    /// The spell it concentrates on, and the saves that are still to be rolled.
    pub concentration: Option<Concentration>,
    /// The rider, if it is a mount.
    pub ridden: Option<Ride>,
    /// The conditions that have a duration or a source, with the rest of the duration.
    pub effects: Vec<EffectView>,
    /// The reason why its initiative rolls are worse, if they are.
    pub penalty: Option<Reason>,
    /// The reason why its first turn comes only in the next round, if so.
    pub new_next_round: Option<Reason>,
    /// The card that it was dealt, where cards decide the order (ANY-7).
    pub card: Option<Card>,
    /// The legendary actions and resistance left, if it has any.
    #[serde(default)]
    pub legendary: Option<LegendaryView>,
    /// The last action of the lair, if it is the place of one that has acted.
    #[serde(default)]
    pub last_lair_action: Option<String>,
    /// How often it has taken Action Surge since its last rest (D5E-80).
    #[serde(default, skip_serializing_if = "crate::optional_field::is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub surges: u8,
    /// The level of exhaustion, 0 to 6.
    #[serde(default)]
    pub exhaustion: u8,
    /// Whether it has Heroic Inspiration (D24-28).
    #[serde(default)]
    pub inspired: bool,
    /// Whether it has expended a spell slot in the current turn.
    #[serde(default)]
    pub slot_expended: bool,
    /// The group that it joins in the next round, if it does.
    pub joins: Option<Group>,
    /// Its limited uses, if the ruleset has such uses.
    #[serde(default)]
    pub limited_uses: Vec<LimitedUseView>,
    /// Whether the swift action of its turn, or of the next one, is spent (D35-90).
    #[serde(default)]
    pub swift_spent: bool,
}

/// A limited use of a creature.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitedUseView {
    /// The limited use.
    pub of: LimitedUse,
    /// The number of uses left.
    pub left: u8,
    /// Whether a roll is owed that may bring one back (D5E-83).
    pub due: bool,
}

/// The legendary actions and resistance of a creature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LegendaryView {
    /// The legendary actions left until its next turn begins (D5E-69).
    pub actions: u8,
    /// The legendary resistance left for the day (D5E-72).
    pub resistance: u8,
}

/// Returns the view of a combatant if it is known, by its index in the list and its place in the order.
type ReusedView<'k> = dyn Fn(usize, &Participant, Option<usize>) -> Option<Arc<CombatantView>> + 'k;

/// The facts that the views of all combatants share.
struct SharedFacts<'e> {
    encounter: &'e Encounter,
    detail: Detail,
    peers: Peers<'e>,
    has_counts: bool,
}

impl EncounterView {
    /// Returns the view of an encounter.
    pub fn of(encounter: &Encounter) -> Self {
        Self::with(Detail::Whole, encounter, &|_, _, _| None)
    }

    /// Returns the view of an encounter without reasons, and without the consequences of a pass.
    ///
    /// ```
    /// use asalto_core::{Encounter, EncounterView, Ruleset};
    /// let encounter = Encounter::new(Ruleset::Dnd35);
    /// assert_eq!(EncounterView::plain(&encounter), EncounterView::of(&encounter));
    /// ```
    pub fn plain(encounter: &Encounter) -> Self {
        Self::with(Detail::Plain, encounter, &|_, _, _| None)
    }

    /// Returns a view with this detail. The views of combatants that are known already are not computed.
    fn with(detail: Detail, encounter: &Encounter, known: &ReusedView<'_>) -> Self {
        let order = encounter.order();
        let ground = SharedFacts {
            encounter,
            detail,
            peers: detail.peers(order.places()),
            has_counts: encounter.has_counts() && encounter.rules().initiative.has_numbers(),
        };
        let views = in_order(encounter).into_iter().enumerate();
        let views = views.map(|(index, (one, seat))| {
            known(index, one, seat)
                .unwrap_or_else(|| Arc::new(CombatantView::of(&ground, one, seat)))
        });
        let fighting = !matches!(encounter.awaiting(), Awaiting::Setup);
        Self {
            ruleset: encounter.rules().ruleset,
            awaiting: encounter.awaiting(),
            round: (fighting && !order.places().is_empty()).then(|| encounter.round()),
            prepared: encounter.first_round().0.saturating_sub(1),
            opening: encounter
                .opening()
                .cloned()
                .or_else(|| opening::foresee(encounter)),
            current: encounter.turn_of().or(encounter.main_phase_of()),
            next: encounter.next_stop(),
            rolls_next: encounter.rolls_before_next_stop(),
            combatants: views.collect(),
            stack: encounter.stack().frames().to_vec(),
            priority: PriorityView::of(detail, encounter),
            checks: open_checks(encounter),
            braces: braces(encounter),
            groups: GroupView::all(encounter),
            ties: ties::open_ties(encounter),
        }
    }

    /// Returns the combatants without the second places in the order, which are none.
    pub fn without_second_places(&self) -> impl Iterator<Item = &CombatantView> {
        let all = self.combatants.iter().map(Arc::as_ref);
        all.filter(|one| one.profile.place.is_none())
    }

    /// Returns a combatant by its id.
    pub fn combatant(&self, id: CombatantId) -> Option<&CombatantView> {
        let mut all = self.combatants.iter().map(Arc::as_ref);
        all.find(|one| one.id == id)
    }
}

impl CombatantView {
    /// Returns whether it has a place in the order, with a count or without one.
    #[must_use]
    pub fn is_placed(&self) -> bool {
        self.count.is_some() || !matches!(self.place, None | Some(Reason::BeforeTheRoll))
    }

    /// Returns the view of a combatant, with its place in the order by index.
    fn of(ground: &SharedFacts<'_>, one: &Participant, seat: Option<usize>) -> Self {
        let encounter = ground.encounter;
        let order = encounter.order();
        let why = ground
            .detail
            .reasons(encounter, &ground.peers, one.id, seat);
        Self {
            id: one.id,
            profile: Arc::clone(&one.profile),
            modifier: encounter.rules().initiative_modifier(&one.profile),
            initiative: one
                .initiative
                .filter(|_| encounter.rules().initiative.has_numbers()),
            roll: why.roll,
            // A place has no count before the roll.
            count: seat.and_then(|index| {
                let place = order.places().get(index)?;
                let known = place.why != PlaceCause::BeforeTheRoll && ground.has_counts;
                known.then_some(place.count)
            }),
            place: why.place,
            passed: seat.is_some_and(|index| encounter.place_is_over(one.id, index)),
            turn: RoundTurn::of(encounter, one, seat),
            flat_footed: why.flat_footed,
            waiting: one.waiting.clone(),
            surprised: why.surprised,
            no_reaction: why.no_reaction,
            unable: why.unable,
            vitality: shown_vitality(encounter, one),
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
            legendary: legendary(one).filter(|_| !one.is_dead(encounter.rules())),
            last_lair_action: one.legendary.last_lair_action.clone(),
            surges: one.surges,
            exhaustion: one.exhaustion,
            inspired: one.inspired,
            slot_expended: one.slot_expended.is_some()
                && one.slot_expended == encounter.stack().turn().map(|turn| turn.id),
            joins: one.joins,
            limited_uses: limited_uses(encounter, one),
            swift_spent: one.swift_spent,
            card: encounter.card_of(one.id),
        }
    }
}

/// Returns the combatants as a view lists them, each with its place in the order by index.
fn in_order(encounter: &Encounter) -> Vec<(&Participant, Option<usize>)> {
    let places = encounter.order().places().iter().enumerate();
    let participants = places.filter_map(|(index, place)| {
        let one = encounter.participant(place.who)?;
        Some((one, Some(index)))
    });
    let mut all: Vec<_> = participants.collect();
    let has_place = encounter
        .roster
        .marks(&mut all.iter().map(|(one, _)| one.id));
    let others = encounter.with_second_places();
    let others = others.filter(|one| !has_place(one.id));
    let mut others: Vec<_> = others.map(|one| (one, None)).collect();
    if matches!(encounter.awaiting(), Awaiting::TieBreak(_)) {
        let direction = encounter.rules().order.direction;
        let rank = |one: &Participant| one.initiative.map(|rolled| direction.rank(rolled.total));
        sort_by_key(&mut others, |(one, _)| Reverse(rank(one)));
    }
    all.extend(others);
    all
}

impl Encounter {
    /// Returns the hit points of a combatant as its view has them: those left, or the damage taken (ANY-13).
    #[must_use]
    pub fn shown_vitality(&self, who: CombatantId) -> Option<Vitality> {
        shown_vitality(self, self.participant(who)?)
    }
}

/// Returns hit points as they are shown. A condition may have killed the combatant.
fn shown_vitality(encounter: &Encounter, one: &Participant) -> Option<Vitality> {
    let policy = encounter.rules().vitality;
    one.vitality.map(|vitality| Vitality {
        left: policy.shown(vitality.left, vitality.maximum),
        down: one.down(),
        ..vitality
    })
}

/// Returns the legendary actions and resistance left, if a combatant has any.
fn legendary(one: &Participant) -> Option<LegendaryView> {
    let has = one.profile.legendary;
    let left = LegendaryView {
        actions: has.actions.saturating_sub(one.legendary.actions),
        resistance: has.resistance.saturating_sub(one.legendary.resistance),
    };
    (has.actions > 0 || has.resistance > 0).then_some(left)
}

/// Returns the limited uses of a combatant, unless it is dead.
fn limited_uses(encounter: &Encounter, one: &Participant) -> Vec<LimitedUseView> {
    let rules = encounter.rules();
    let all = one.profile.limited_uses.iter();
    let all = all.filter(|_| rules.has_limited_uses() && !one.is_dead(rules));
    let view = |of: &LimitedUse| LimitedUseView {
        of: of.clone(),
        left: one.uses_left(of),
        due: one.owes_recharge(of),
    };
    all.map(view).collect()
}
