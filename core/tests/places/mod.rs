//! Combats in which places change all the time, and the claims that the reasons for places make.

use asalto_core::command::{InitiativeSwap, Summoned};
use asalto_core::encounter::{Arrival, Participant};
use asalto_core::mount::MountControl;
use asalto_core::order::{Place, PlaceCause, PlaceTarget};
use asalto_core::rules::{Direction, InitiativePolicy, SharingPolicy, TurnPolicy};
use asalto_core::waiting::{ActNowTiming, FiveFootStep, Readied};
use asalto_core::{
    ActionKind, Awaiting, Combatant, CombatantId, Command, Encounter, EncounterView, Reason,
    Ruleset, SeededDice, Session, Side, Timestamp,
};
use proptest::prelude::*;

/// A combat of a few combatants whose counts and numbers are often equal.
pub struct Crowd<'c> {
    session: Session,
    choices: std::slice::Iter<'c, u32>,
    dice: SeededDice,
}

impl<'c> Crowd<'c> {
    /// Begins a combat in which the first combatant rides.
    pub fn new(ruleset: Ruleset, choices: &'c [u32]) -> Self {
        let mut crowd = Self {
            session: Session::new(ruleset),
            choices: choices.iter(),
            dice: SeededDice::new(u64::from(choices.first().copied().unwrap_or_default())),
        };
        for seed in 0..4 {
            crowd.play(&Command::AddCombatant(Box::new(profile(seed))));
        }
        let ride = crowd.ride(CombatantId(2), CombatantId(1));
        crowd.play(&ride);
        crowd.play(&Command::Start);
        for who in (1..=4).map(CombatantId) {
            let total = i32::try_from(8 + who.0 % 3).unwrap_or_default();
            crowd.play(&Command::EnterInitiative { who, total });
        }
        crowd
    }

    /// Plays the next choice, legal or not. None if no choice is left.
    pub fn step(&mut self) -> Option<&Encounter> {
        let choice = *self.choices.next()?;
        self.go_on();
        let command = self.command(choice);
        self.play(&command);
        Some(self.session.encounter())
    }

    fn play(&mut self, command: &Command) {
        // A rejected command changes nothing.
        let _ = self
            .session
            .dispatch(command, Timestamp(0), &mut self.dice)
            .is_ok();
    }

    /// Makes the rolls that everyone waits for, and breaks open ties.
    fn go_on(&mut self) {
        match self.session.encounter().awaiting() {
            Awaiting::Rolls(_) => self.play(&Command::RollInitiative { who: Vec::new() }),
            Awaiting::TieBreak(_) => self.play(&Command::RollOffTie),
            _ => {}
        }
    }

    /// Puts a rider on a mount that acts on its count, in the first way of the ruleset.
    fn ride(&self, who: CombatantId, rider: CombatantId) -> Command {
        let controls = self.session.rules().mounts.controls();
        let control = controls.first().copied().unwrap_or(MountControl::Animal);
        Command::Mount {
            who,
            rider,
            control,
        }
    }

    fn command(&self, choice: u32) -> Command {
        let (kind, detail) = (choice % 32, choice / 32);
        let count = self.session.encounter().participants().count();
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let who = CombatantId(1 + detail % count);
        let other = CombatantId(1 + detail / 16 % count);
        let small = i32::try_from(detail / 64 % 5).unwrap_or_default();
        let five_foot_step = FiveFootStep::Stay;
        let moment = ActNowTiming::BeforeTurn;
        match kind {
            0..=4 => Command::EndTurn,
            5 | 6 => Command::Delay { until: None },
            7 => Command::Delay {
                until: Some(6 + small),
            },
            8 | 9 => Command::ActNow { who, moment },
            10 => Command::ActNow {
                who,
                moment: ActNowTiming::AfterTurn,
            },
            11 | 12 => readied(ActionKind::Standard),
            13 => readied(ActionKind::Partial),
            14..=16 => Command::Trigger {
                who: vec![who],
                five_foot_step,
            },
            17 => Command::Trigger {
                who: vec![who, other],
                five_foot_step,
            },
            18 | 19 => Command::Resolve,
            20 => Command::AddCombatant(Box::new(profile(detail))),
            21 | 22 => Command::EnterInitiative {
                who: CombatantId(count - detail % 2),
                total: 7 + small,
            },
            23 if detail.is_multiple_of(3) => Command::FollowSummoner(Summoned {
                who: CombatantId(count - detail % 2),
                by: other,
            }),
            23 => Command::ArriveAware {
                who: CombatantId(count - detail % 2),
            },
            24 => self.ride(who, other),
            25 if detail.is_multiple_of(2) => {
                Command::SwapInitiative(InitiativeSwap { who, with: other })
            }
            25 => Command::ActFirst { who },
            26 => Command::RemoveCombatant { who },
            27 => Command::BringBack { who },
            28 => Command::BeginAction {
                action: ActionKind::Move,
                name: "go".to_owned(),
            },
            29 if detail.is_multiple_of(3) => Command::EditCombatant {
                who,
                profile: Box::new(profile(detail / 3)),
            },
            29 => Command::Dismount { who },
            30 if detail.is_multiple_of(4) => Command::RerollAll,
            30 if detail.is_multiple_of(5) => Command::Place {
                who,
                seat: PlaceTarget::Before(other),
            },
            30 => Command::TakeAction {
                action: ActionKind::Move,
            },
            _ => Command::RollInitiative { who: Vec::new() },
        }
    }
}

fn readied(action: ActionKind) -> Command {
    let mut readied = Readied::new(action, "someone moves");
    "strike".clone_into(&mut readied.name);
    Command::Ready(Box::new(readied))
}

/// A profile that depends only on a number. Few numbers are possible, so many are equal.
fn profile(seed: u32) -> Combatant {
    let side = [Side::PARTY, Side::FOES][usize::from(seed.is_multiple_of(2))];
    let mut profile = Combatant::new(format!("C{seed}"), side);
    let small = i16::try_from(seed / 2 % 3).unwrap_or_default();
    profile.initiative = Some(small);
    profile.dexterity = Some(10 + 2 * small);
    if seed % 5 == 4 {
        profile.group = Some(asalto_core::combatant::Group(1));
    }
    profile
}

/// Whether no count in the order is higher than one before it.
pub fn counts_fall(encounter: &Encounter) -> bool {
    let places = encounter.order().places();
    places.is_sorted_by(|one, next| one.count >= next.count)
}

/// Each place in the order has a reason, which holds in this order.
pub fn every_reason_holds(encounter: &Encounter) -> Result<(), TestCaseError> {
    let view = EncounterView::of(encounter);
    for (index, place) in encounter.order().places().iter().enumerate() {
        let reason = view.combatant(place.who).and_then(|one| one.place.as_ref());
        let told = reason.is_some_and(|reason| holds(encounter, index, place, reason));
        prop_assert!(
            told,
            "{:?}: {:?} in {:?}, {:?}",
            place,
            reason,
            encounter.order().places(),
            encounter.participant(place.who)
        );
    }
    Ok(())
}

fn one(encounter: &Encounter, who: CombatantId) -> Option<&Participant> {
    encounter.participant(who)
}

fn total(encounter: &Encounter, who: CombatantId) -> Option<i32> {
    Some(one(encounter, who)?.initiative?.total)
}

fn holds(encounter: &Encounter, index: usize, place: &Place, reason: &Reason) -> bool {
    let who = place.who;
    let own_result = |count: i32| count == place.count && total(encounter, who) == Some(count);
    match reason {
        Reason::Count { count } => own_result(*count) && beside(encounter, place).is_empty(),
        Reason::OwnResult {
            count,
            beside: others,
        } => {
            let same = *others == beside(encounter, place);
            own_result(*count) && same && !others.is_empty()
        }
        Reason::Key {
            count,
            key,
            own,
            neighbour,
            other,
        } => {
            let number = |who| one(encounter, who).map(|one| key.of(&one.profile));
            let at = encounter.order().index_of(*neighbour);
            let later = at > Some(index);
            own_result(*count)
                && encounter.rules().tie.key() == Some(*key)
                && (number(who), number(*neighbour)) == (Some(*own), Some(*other))
                && own != other
                && at != Some(index)
                && later == (own > other)
                && are_rivals(encounter, place, *neighbour)
        }
        Reason::Lots { count, equals } => {
            let tied = equals_are_tied(encounter, place, PlaceCause::Lots, equals);
            own_result(*count) && tied
        }
        Reason::Decided { count, by, equals } => {
            let tied = equals_are_tied(encounter, place, PlaceCause::Decided(*by), equals);
            own_result(*count) && tied
        }
        Reason::SharedRoll { count, with } => {
            let roll = one(encounter, who).and_then(|one| one.initiative);
            own_result(*count) && roll.and_then(|roll| roll.shared) == Some(*with)
        }
        Reason::RuledPlace { count } => is_at(place, *count, PlaceCause::Ruled),
        Reason::Delayed { count, .. } => is_at(place, *count, PlaceCause::Delayed),
        Reason::Announced { count, .. } => is_at(place, *count, PlaceCause::Announced),
        Reason::RuledCard { card } | Reason::DelayedCard { card, .. } => {
            place.why.is_chosen() && encounter.card_of(place.who) == Some(*card)
        }
        Reason::Readied { count, before, .. } => {
            let why = PlaceCause::Readied { before: *before };
            is_at(place, *count, why) && comes_next(encounter, index, *before)
        }
        Reason::ReadiedAt { count, .. } => {
            let PlaceCause::Readied { before } = place.why else {
                return false;
            };
            *count == place.count && !comes_next(encounter, index, before)
        }
        Reason::BeforeTheRoll => place.why == PlaceCause::BeforeTheRoll,
        Reason::Mounted {
            count,
            rider,
            control,
        } => {
            let ride = one(encounter, who).and_then(|one| one.ridden);
            let rider_at = encounter.order().place(*rider);
            *count == place.count
                && rider_at.is_some_and(|rider| rider.count == *count)
                && ride.is_some_and(|ride| (ride.rider, ride.control) == (*rider, *control))
        }
        Reason::MountedAt { count, rider, .. } => {
            let rode = matches!(place.why, PlaceCause::Mounted(ride) if ride.rider == *rider);
            *count == place.count && rode
        }
        Reason::Newcomer { count } => {
            let arrived = one(encounter, who).is_some_and(|one| one.arrival == Arrival::Aware);
            own_result(*count) && arrived
        }
        Reason::SecondPlace { count, .. } => is_at(place, *count, PlaceCause::SecondPlace),
        Reason::LowestCount { count } => {
            let lowest = encounter.rules().order.direction == Direction::LowestFirst;
            lowest && own_result(*count) && beside(encounter, place).is_empty()
        }
        Reason::Together { count, equals } => {
            own_result(*count) && *equals == beside(encounter, place)
        }
        Reason::SameSide { with } => {
            let side = |who| one(encounter, who).map(|one| one.profile.side);
            let roll = one(encounter, who).and_then(|one| one.initiative);
            roll.and_then(|roll| roll.shared) == Some(*with) && side(who).is_some()
        }
        Reason::Card { card } => own_result(card.count()),
        Reason::Swapped { count, with } => {
            is_at(place, *count, PlaceCause::Swapped { with: *with })
        }
        Reason::Summoned { count, by } => is_at(place, *count, PlaceCause::Summoned { by: *by }),
        other => holds_without_a_count(encounter, place, other),
    }
}

/// Whether a reason for a place without a count is true.
fn holds_without_a_count(encounter: &Encounter, place: &Place, reason: &Reason) -> bool {
    let rules = encounter.rules();
    let told = rules.order.turns != TurnPolicy::InOrder;
    let said = match reason {
        Reason::SideChosen => rules.order.sharing == SharingPolicy::Sides,
        Reason::Rearranged => place.why.is_ruled(),
        Reason::DelayedHere { .. } => place.why.is_chosen() && !place.why.is_ruled(),
        Reason::Entered => !told,
        Reason::HandedOver => told,
        _ => false,
    };
    said && rules.initiative == InitiativePolicy::None
}

fn is_at(place: &Place, count: i32, why: PlaceCause) -> bool {
    place.count == count && place.why == why
}

/// Returns the others at the count of a place.
fn beside(encounter: &Encounter, place: &Place) -> Vec<CombatantId> {
    let places = encounter.order().places().iter();
    // A second place comes after everyone else, and is compared with no one.
    let places = places.filter(|other| other.why != PlaceCause::SecondPlace);
    let others = places.filter(|other| other.count == place.count && other.who != place.who);
    others.map(|other| other.who).collect()
}

/// Whether another combatant has the same count by its own result, from a separate roll.
fn are_rivals(encounter: &Encounter, place: &Place, other: CombatantId) -> bool {
    let by_group = encounter.rules().order.sharing == SharingPolicy::Groups;
    let block = |one: &Participant| (one.roller(), by_group.then_some(one.profile.group));
    let own_roll = |who| one(encounter, who).map(block);
    let Some(found) = encounter.order().place(other) else {
        return false;
    };
    let by_result = !found.why.is_chosen() && !matches!(found.why, PlaceCause::Mounted(_));
    by_result
        && found.count == place.count
        && total(encounter, other) == Some(found.count)
        && own_roll(place.who) != own_roll(other)
}

fn equals_are_tied(
    encounter: &Encounter,
    place: &Place,
    why: PlaceCause,
    equals: &[CombatantId],
) -> bool {
    let number = |who| {
        let profile = &one(encounter, who)?.profile;
        Some(encounter.rules().tie.key().map(|key| key.of(profile)))
    };
    let cause = |who: CombatantId| encounter.order().place(who).map(|place| place.why);
    let tied = |&other: &CombatantId| {
        let broken = place.why == why || cause(other) == Some(why);
        broken && number(other) == number(place.who) && are_rivals(encounter, place, other)
    };
    !equals.is_empty() && equals.iter().all(tied)
}

/// Whether a combatant comes right after a place at its count. Only others that acted before the same
/// combatant can be in between.
fn comes_next(encounter: &Encounter, index: usize, before: CombatantId) -> bool {
    let places = encounter.order().places();
    let Some(at) = encounter.order().index_of(before).filter(|&at| at > index) else {
        return false;
    };
    let same = |place: &Place| place.why == PlaceCause::Readied { before };
    places[at].count == places[index].count && places[index..at].iter().all(same)
}

/// Whether newcomers that are aware and have not acted come before everyone but other newcomers and
/// mounts of theirs, and those whose place has passed or who acted late.
pub fn newcomers_come_first(encounter: &Encounter) -> bool {
    let order = encounter.order();
    let arrived = |who| one(encounter, who).map(|one| one.arrival) == Some(Arrival::Aware);
    // A rider may itself be the mount of another one.
    let why_of = |who| order.place(who).map(|place| place.why);
    let first = |place: &Place| {
        let (mut who, mut why) = (place.who, place.why);
        for _ in order.places() {
            if let PlaceCause::Mounted(ride) = why
                && !arrived(who)
            {
                who = ride.rider;
                why = why_of(who).unwrap_or(PlaceCause::Count);
            }
        }
        arrived(who) || why.is_chosen()
    };
    order.places().iter().enumerate().all(|(index, place)| {
        let from = if index < order.passed() {
            0
        } else {
            order.passed()
        };
        let acted = one(encounter, place.who).is_some_and(|one| one.turn_has_come);
        acted || !arrived(place.who) || order.places()[from..index].iter().all(first)
    })
}
