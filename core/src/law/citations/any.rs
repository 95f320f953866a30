//! The column of any other game. An empty row marks a point that comes up through a custom.

use super::column::Column;
use crate::law::Law;
use crate::rule_id::RuleId::Any;

pub(super) const COLUMN: Column = Column {
    base: None,
    rows: &[
        // Initiative and ties
        (Law::HighestFirst, &[Any(1), Any(2)]),
        (Law::OrderStays, &[Any(8)]),
        (Law::OneTurnARound, &[Any(5), Any(6)]),
        (Law::TieRolledOff, &[]),
        (Law::TieForGameMaster, &[Any(3)]),
        (Law::TieForPlayers, &[Any(3)]),
        (Law::TieForAll, &[Any(3)]),
        (Law::TieAsEntered, &[Any(3)]),
        (Law::IdenticalGroup, &[]),
        (Law::SharedRoll, &[]),
        (Law::BlockOrder, &[Any(3), Any(5)]),
        // Combatants that can't act
        (Law::Unable, &[]),
        (Law::UnableByCondition, &[]),
        (Law::UnableByHitPoints, &[Any(13)]),
        (Law::UnableLosesTurn, &[]),
        (Law::Dead, &[]),
        // Out of turn
        (Law::OpportunityFirst, &[Any(12)]),
        // Delay
        (Law::NoDelay, &[Any(10)]),
        (Law::Delaying, &[Any(10)]),
        (Law::DelayFirst, &[Any(10)]),
        (Law::DelayNoInterruption, &[Any(10)]),
        (Law::DelayToLaterCount, &[Any(10)]),
        (Law::DelayAnnounced, &[Any(10)]),
        (Law::DelayMovesPlace, &[Any(10)]),
        (Law::DelayUntilOwnCount, &[Any(10)]),
        (Law::Negated, &[Any(12)]),
        // Newcomers, mounts and effects
        (Law::NewcomersRoll, &[]),
        (Law::NewcomerFirst, &[]),
        (Law::NewcomerFirstTurn, &[]),
        (Law::EffectToCount, &[Any(14)]),
        (Law::EffectToNextAction, &[Any(14)]),
        (Law::TurnEffects, &[Any(14)]),
        (Law::SecondPlace, &[Any(9)]),
        // Any other game
        (Law::HigherSecondFirst, &[Any(3)]),
        (Law::EqualTogether, &[Any(3)]),
        (Law::SideTogether, &[Any(5)]),
        (Law::HandOver, &[Any(6), Any(15)]),
        (Law::CardEach, &[Any(7)]),
        (Law::OrderByHand, &[Any(8)]),
        (Law::SurprisedFirstRound, &[Any(11)]),
        (Law::TableDice, &[Any(1), Any(16)]),
        // The opening
        (Law::NobodySurprised, &[Any(11)]),
    ],
};
