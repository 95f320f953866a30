//! Orders that come about in another way than by numbers: the deck, the hand-over and the phases.

use super::{Encounter, Initiative, Stage};
use crate::basis::InitiativeBasis;
use crate::card::Card;
use crate::combatant::CombatantId;
use crate::event::TableEvent;
use crate::replay_error::ReplayError;
use crate::round::Round;
use crate::rules::{InitiativePolicy, MissedTurnReason, RollingPolicy, TurnPolicy};

impl Encounter {
    /// Returns whether places have counts: numbers or cards, once they are known.
    pub fn has_counts(&self) -> bool {
        self.rules.initiative != InitiativePolicy::None && !self.is_before_the_roll()
    }

    /// Returns whether the counts of this round are those of the next one too. New cards and new numbers are not
    /// (AMB-ANY-3).
    pub(crate) fn counts_last(&self) -> bool {
        self.has_counts() && self.rules.rolling != RollingPolicy::EachRoundFreely
    }

    /// Returns the card of a combatant, if it has been dealt one (ANY-7).
    pub fn card_of(&self, who: CombatantId) -> Option<Card> {
        let cards = self.rules.initiative == InitiativePolicy::Cards;
        let one = self.participant(who).filter(|one| !one.is_second_place());
        let total = one?.initiative.filter(|_| cards)?.total;
        Card::of_count(total)
    }

    /// Returns the cards left in the deck, the lowest first.
    pub fn deck(&self) -> impl Iterator<Item = Card> {
        Card::all().filter(|card| !self.seating.out.contains(card))
    }

    /// Returns whether the deck is shuffled before the next cards are dealt, because a joker is out
    /// (ANY-7).
    pub(crate) fn joker_is_out(&self) -> bool {
        self.seating.out.iter().any(|card| card.is_joker())
    }

    /// Returns the number of the current phase, if the round has phases (ANY-15).
    pub fn phase(&self) -> Option<usize> {
        let told = self.rules.order.turns == TurnPolicy::GameMaster;
        (told && self.stage == Stage::Fighting).then_some(self.seating.phase)
    }

    /// Returns the combatant named to act next, if it still can (ANY-6).
    pub(crate) fn named(&self) -> Option<CombatantId> {
        self.seating.named
    }

    /// Returns the candidates for the next turn in this round: combatants that can act and
    /// have not (ANY-6).
    pub fn candidates(&self) -> Vec<CombatantId> {
        let places = self.order.places().iter().map(|place| place.who);
        let to_come = places.filter(|&who| self.turn_is_to_come(who));
        let may = |who: &CombatantId| self.is_able(*who) && self.omits(*who).is_none();
        to_come.filter(may).collect()
    }

    /// Returns the reason why the next turn of a combatant in this round is omitted, if it is.
    pub(crate) fn omits(&self, who: CombatantId) -> Option<MissedTurnReason> {
        let one = self.participant(who)?;
        if self.is_passed_over(who) {
            Some(MissedTurnReason::Ruled)
        } else if one.last_turn == Some(self.round) {
            Some(MissedTurnReason::HadIt)
        } else if one.surprised && self.round != Round::SURPRISE {
            let why = self.rules.opening.misses_turn();
            why.filter(|why| *why != MissedTurnReason::ActsLast || !self.keeps_turn(who))
        } else {
            None
        }
    }

    /// Records an event of an order without numbers.
    pub(super) fn apply_table(&mut self, event: TableEvent) -> Result<(), ReplayError> {
        self.known(event.who())?;
        match event {
            TableEvent::Seated { who } => self.one(who)?.initiative = Some(without_die(0)),
            TableEvent::CardDealt { who, card } => {
                self.one(who)?.initiative = Some(without_die(card.count()));
                if !self.seating.out.contains(&card) {
                    self.seating.out.push(card);
                }
            }
            TableEvent::Shuffled => {
                let held: Vec<_> = self
                    .present()
                    .filter_map(|one| self.card_of(one.id))
                    .collect();
                self.seating.out.retain(|card| held.contains(card));
            }
            TableEvent::HandedOver { to } => self.seating.named = Some(to),
            TableEvent::ComesNext { who } => {
                self.order.make_next(who).ok_or(ReplayError::Place(who))?;
            }
            TableEvent::TurnKept { who } => {
                let round = self.round;
                self.one(who)?.turn_kept = Some(round);
            }
            TableEvent::ActsAgain { who } => self.one(who)?.last_turn = None,
            TableEvent::PhaseEnded => self.seating.phase = self.seating.phase.saturating_add(1),
        }
        Ok(())
    }
}

fn without_die(total: i32) -> Initiative {
    Initiative {
        total,
        face: None,
        dropped: None,
        shared: None,
        basis: InitiativeBasis::default(),
    }
}
