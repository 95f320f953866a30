//! The column of D&D 3.0. D&D 3.5 applies if it has no row.

use super::column::Column;
use crate::law::Law;
use crate::rule_id::RuleId::{D30, D35};
use crate::ruleset::Ruleset;

pub(super) const COLUMN: Column = Column {
    base: Some(Ruleset::Dnd35),
    rows: &[
        // Initiative and ties
        (Law::HighestFirst, &[D30(32)]),
        (Law::OrderStays, &[D30(32)]),
        (Law::OneTurnARound, &[D30(32)]),
        (Law::HigherDexterityFirst, &[D30(31)]),
        (Law::TieByLots, &[D30(31)]),
        (Law::BlockOrder, &[D30(49)]),
        (Law::RolledEachRound, &[D30(35)]),
        (Law::LateActions, &[D30(40), D30(41), D30(42)]),
        (Law::LateByReady, &[D30(40), D30(42)]),
        (Law::LateByDelay, &[D30(41), D30(42)]),
        // Surprise and flat-footed
        (Law::ActsBeforeTheRoll, &[D30(5), D30(20)]),
        (Law::FlatFootedUntilItActs, &[D30(28), D30(56)]),
        (Law::Defenseless, &[D30(64), D35(88)]),
        (Law::FlatFootedNoOpportunity, &[D30(28)]),
        // Actions of a turn
        (Law::SurpriseTurn, &[D30(24)]),
        (Law::SurpriseTurnFullRound, &[D30(26)]),
        // Combatants that can't act
        (Law::NonlethalDamage, &[D30(64), D35(87), D35(91)]),
        (Law::DestroyedAtZero, &[D30(66), D35(97)]),
        (Law::MassiveHit, &[D30(64), D35(94)]),
        (Law::DamageDefenses, &[D30(64), D35(95)]),
        (Law::OneAction, &[D30(64), D35(87)]),
        (Law::Slow, &[D30(65)]),
        (Law::Haste, &[D30(65)]),
        (Law::Stabilization, &[D35(17), D30(64), D35(92)]),
        (Law::HealedFromZero, &[D30(64), D35(92)]),
        (Law::Stable, &[D30(64), D35(92)]),
        // Out of turn
        (Law::OpportunityFirst, &[D30(33)]),
        // Delay
        (Law::Delaying, &[D30(59), D30(60)]),
        (Law::DelayNoInterruption, &[D30(33)]),
        (Law::DelayToLaterCount, &[D30(59)]),
        (Law::DelayFloor, &[D30(59)]),
        (Law::DelayAnnounced, &[D35(37), D35(38), D30(61)]),
        (Law::DelayLostAtFloor, &[D30(59), D30(60)]),
        // Ready
        (Law::ReadiedWaits, &[D30(57), D30(58)]),
        (Law::ReadiableActions, &[D30(57)]),
        (Law::ReadiedMovesPlace, &[D30(58)]),
        // Newcomers, mounts and effects
        (Law::NewcomerFirst, &[D30(53), D30(54)]),
        (Law::NewcomerFirstTurn, &[D30(54), D30(55)]),
        (Law::MountOfAnimal, &[D30(48)]),
        (Law::MountTogether, &[D30(49)]),
        (Law::MountApart, &[D30(50)]),
        (Law::EffectToCount, &[D30(34), D30(36)]),
        (Law::EffectToNextAction, &[D30(37), D30(38), D30(39)]),
        // Before and after a combat
        (Law::ExperienceByRating, &[D30(63), D35(84), D35(86)]),
        (Law::ExperienceShared, &[D30(63)]),
        // The opening
        (Law::SomeAreAware, &[D30(1), D30(24)]),
        (Law::AllAlikeAware, &[D30(15), D30(19)]),
    ],
};
