//! The combatant at which the combat stops next.

use super::{Encounter, Stage};
use crate::combatant::CombatantId;
use crate::round::Round;
use crate::rules::{MissedTurnReason, TurnPolicy};

impl Encounter {
    /// Returns the combatant whose turn or death save comes next, in this round or the next. None if someone
    /// chooses who it is, if initiative is rolled before, or if combat has ended.
    pub(crate) fn next_stop(&self) -> Option<CombatantId> {
        self.next_awaited().filter(|_| self.stage != Stage::Ended)
    }

    /// Returns whether initiative is rolled before the next turn: the current turn is the last one of a round, and the
    /// next round begins with a roll (D30-35, D35-32).
    pub(crate) fn rolls_before_next_stop(&self) -> bool {
        let rolls = match self.round {
            Round::SURPRISE => self.present().any(|one| one.initiative.is_none()),
            _ => self.rules.rolling.is_each_round(),
        };
        rolls && self.turn_of().is_some() && self.next_awaited().is_none()
    }

    fn next_awaited(&self) -> Option<CombatantId> {
        match self.rules.order.turns {
            TurnPolicy::InOrder => {}
            TurnPolicy::HandOver => {
                let candidates = self.candidates();
                let first = candidates.first().copied();
                return first.filter(|_| candidates.len() == 1);
            }
            TurnPolicy::GameMaster => return None,
        }
        let all = || self.order.places().iter().map(|place| place.who);
        let stops = |who| self.is_able(who) || self.owes_death_save(who) || self.stops_to_wake(who);
        let other = |who: &CombatantId| self.turn_of() != Some(*who) && stops(*who);
        let kept = all().filter(|&who| self.keeps_turn(who));
        let ahead = all().skip(self.order.passed());
        let in_this_round = kept.chain(ahead);
        let mut in_this_round = in_this_round.filter(|&who| self.omits(who).is_none());
        // The surprised may act last in the round.
        let last = |who| self.omits(who) == Some(MissedTurnReason::ActsLast);
        let mut at_its_end = all().filter(|&who| last(who));
        // The order does not wrap around in the surprise round, in a TOW turn, or with initiative rolled each
        // round.
        let again = self.round != Round::SURPRISE
            && !self.rules.rolling.is_each_round()
            && self.rules.progress.phases().is_none();
        in_this_round
            .find(other)
            .or_else(|| at_its_end.find(other))
            .or_else(|| all().filter(|_| again).find(other))
    }

    /// Returns whether the turn of a combatant that can't act begins all the same: an effect may restore its hit points.
    fn stops_to_wake(&self, who: CombatantId) -> bool {
        let one = self.participant(who);
        let wakes = one.is_some_and(|one| one.may_wake(&self.rules, |_| true));
        wakes && !self.is_passed_over(who)
    }
}
