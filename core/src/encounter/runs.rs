//! Runs of places: combatants next to each other in the order that no newcomer comes between.

use std::ops::Range;

use super::{Encounter, Participant};
use crate::combatant::CombatantId;
use crate::order::{Place, PlaceCause};

impl Encounter {
    /// Returns the runs of places, first to act first. A combatant on its own is a run too.
    ///
    /// A mount keeps together with its rider, and creatures that share a roll with each other. A
    /// combatant that used a readied action stays before the combatant it interrupted (D35-58).
    pub(crate) fn runs(&self, places: &[Place]) -> Vec<Range<usize>> {
        let mut last: Vec<usize> = (0..places.len()).collect();
        for (index, place) in places.iter().enumerate() {
            let next = places.get(index + 1);
            if next.is_some_and(|next| self.act_at_once(place, next)) {
                last[index] = last[index].max(index + 1);
            }
            if let Some(anchor) = self.interrupted(places, index) {
                last[index] = last[index].max(anchor);
            }
            let ride = self.participant(place.who).and_then(Participant::ride);
            let rider = ride.and_then(|ride| places.iter().position(|one| one.who == ride.rider));
            if let Some(rider) = rider.filter(|&rider| self.beside(places, index, rider)) {
                let first = index.min(rider);
                last[first] = last[first].max(index.max(rider));
            }
        }
        let mut runs: Vec<Range<usize>> = Vec::with_capacity(places.len());
        let mut end = 0;
        for (index, last) in last.into_iter().enumerate() {
            match runs.last_mut() {
                Some(run) if index < end => run.end = index + 1,
                _ => runs.push(index..index + 1),
            }
            end = end.max(last + 1);
        }
        runs
    }

    /// Returns the place in a run that newcomers are compared with: the interrupted combatant, the
    /// rider, or the combatant that rolled.
    pub(crate) fn head<'p>(&self, places: &'p [Place], run: Range<usize>) -> Option<&'p Place> {
        let inside = |who| places[run.clone()].iter().any(|place| place.who == who);
        let follows = |index: usize| {
            let one = self.participant(places[index].who);
            let rider = one.and_then(Participant::ride).map(|ride| ride.rider);
            let roller = one.map(Participant::roller);
            let roller = roller.filter(|&roller| roller != places[index].who);
            self.interrupted(places, index).is_some()
                || rider.is_some_and(inside)
                || roller.is_some_and(inside)
        };
        let head = run.clone().find(|&index| !follows(index));
        places.get(head.unwrap_or(run.end - 1))
    }

    /// Whether a mount and its rider are next to each other. Only combatants that act right before
    /// the second of them can be in between (D35-58).
    pub(crate) fn beside(&self, places: &[Place], one: usize, other: usize) -> bool {
        let (first, second) = (one.min(other), one.max(other));
        let (Some(from), Some(to)) = (places.get(first), places.get(second)) else {
            return false;
        };
        let mut index = first + 1;
        while index < second {
            match self.interrupted(places, index) {
                Some(next) => index = next,
                None => return false,
            }
        }
        from.count == to.count && index == second
    }

    /// Returns the run of places right before a combatant that stays there because of the readied
    /// actions that it triggered.
    pub(crate) fn run_before(&self, places: &[Place], who: usize) -> Range<usize> {
        let stays = |&index: &usize| self.interrupted(places, index) == Some(who);
        (0..who).find(stays).unwrap_or(who)..who
    }

    /// Returns the index of the combatant that another at an index interrupted, if it acts right
    /// before it. Only others that do so, and combatants that act with one of them, can be in
    /// between (D35-82).
    fn interrupted(&self, places: &[Place], index: usize) -> Option<usize> {
        let place = places.get(index)?;
        let PlaceCause::Readied { before } = place.why else {
            return None;
        };
        let mut rest = places.iter().skip(index + 1);
        let anchor = index + 1 + rest.position(|other| other.who == before)?;
        let company = |between: usize| {
            let one = &places[between];
            let same_moment = |other: &Place| self.act_at_once(one, other);
            matches!(one.why, PlaceCause::Readied { .. })
                || same_moment(&places[anchor])
                || places[index..between].iter().any(same_moment)
        };
        let near = places[anchor].count == place.count && (index + 1..anchor).all(company);
        near.then_some(anchor)
    }

    /// Whether two places of one count are of a mount and its rider, or of creatures that share a
    /// roll and have not acted late.
    fn act_at_once(&self, one: &Place, other: &Place) -> bool {
        let sharing = self.rules.order.sharing;
        let not_chosen = |place: &Place| {
            let owner = self.participant(place.who);
            owner.filter(|_| !place.why.is_chosen())
        };
        let shared = not_chosen(one)
            .zip(not_chosen(other))
            .is_some_and(|(one, other)| one.shares_with(other, sharing));
        one.count == other.count
            && one.who != other.who
            && (shared || self.ridden_by(one.who, other.who) || self.ridden_by(other.who, one.who))
    }

    fn ridden_by(&self, mount: CombatantId, rider: CombatantId) -> bool {
        let ride = self.participant(mount).and_then(Participant::ride);
        ride.is_some_and(|ride| ride.rider == rider)
    }
}
