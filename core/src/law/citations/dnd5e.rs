//! The column of D&D 5e. House rules borrow rules of D&D 3.0. An empty row marks a point that comes
//! up through an override or a custom.

use super::column::Column;
use crate::law::Law;
use crate::rule_id::RuleId::{D5e, D30};

pub(super) const COLUMN: Column = Column {
    base: None,
    rows: &[
        // Initiative and ties
        (Law::HighestFirst, &[D5e(22)]),
        (Law::OrderStays, &[D5e(23)]),
        (Law::OneTurnARound, &[D5e(2)]),
        (Law::TieRolledOff, &[D5e(27)]),
        (Law::TieForGameMaster, &[D5e(24)]),
        (Law::TieForPlayers, &[D5e(25)]),
        (Law::TieForAll, &[D5e(26)]),
        (Law::TieAsEntered, &[D5e(24)]),
        (Law::IdenticalGroup, &[D5e(20)]),
        (Law::SharedRoll, &[D5e(20), D5e(21)]),
        (Law::BlockOrder, &[D5e(21)]),
        (Law::LateActions, &[D30(40), D30(41), D30(42)]),
        (Law::LateByReady, &[D30(40), D30(42)]),
        (Law::LateByDelay, &[D30(41), D30(42)]),
        // Surprise and flat-footed
        (Law::Alert, &[D5e(86)]),
        (Law::FeralInstinct, &[D5e(86)]),
        (Law::NoticedNoThreat, &[D5e(10), D5e(11), D5e(18)]),
        (Law::SurprisedNoMove, &[D5e(12)]),
        (Law::SurprisedNoAction, &[D5e(13)]),
        (Law::SurprisedNoBonusAction, &[D5e(14)]),
        (Law::SurprisedNoReaction, &[D5e(15)]),
        (Law::SurprisedRoll, &[D5e(53)]),
        (Law::PoisonedRoll, &[D5e(19), D5e(79)]),
        (Law::FrightenedRoll, &[D5e(79)]),
        (Law::InitiativeScore, &[D5e(87)]),
        (Law::InitiativeVariants, &[D5e(87)]),
        // Actions of a turn
        (Law::RegularTurn, &[D5e(28)]),
        (Law::OneBonusAction, &[D5e(32)]),
        (Law::BonusActionGranted, &[D5e(31)]),
        (Law::ActionSurge, &[D5e(80)]),
        (Law::BonusActionInOwnTurn, &[D5e(55)]),
        (Law::SecondObject, &[D5e(37)]),
        (Law::ObjectTakesAction, &[D5e(38)]),
        // Combatants that can't act
        (Law::Unable, &[D5e(44)]),
        (Law::UnableLosesTurn, &[D5e(44)]),
        (Law::Incapacitated, &[D5e(44)]),
        (Law::IncapacitatedNoBonusAction, &[D5e(34), D5e(44)]),
        (Law::UnconsciousProne, &[D5e(81)]),
        (Law::Exhaustion, &[D5e(79)]),
        // Dying
        (Law::DeadAtZero, &[D5e(56), D5e(44)]),
        (Law::Dying, &[D5e(57), D5e(44)]),
        (Law::MassiveDamage, &[D5e(58)]),
        (Law::DeathSave, &[D5e(59)]),
        (Law::ThreeDeathSaves, &[D5e(60)]),
        (Law::NaturalDeathSave, &[D5e(61)]),
        (Law::DamageAtZero, &[D5e(62), D5e(81)]),
        (Law::CriticalAtZero, &[D5e(62), D5e(81)]),
        (Law::DamageDefenses, &[D5e(84)]),
        (Law::Haste, &[D5e(80)]),
        (Law::HealedFromZero, &[D5e(63)]),
        (Law::Dead, &[D5e(63), D5e(88)]),
        (Law::Stable, &[D5e(64), D5e(44)]),
        (Law::KnockOut, &[D5e(65)]),
        // Out of turn
        (Law::ReactionFirst, &[D5e(42)]),
        (Law::OneReaction, &[D5e(41), D5e(43)]),
        (Law::ReactionReturns, &[D5e(41)]),
        // Delay
        (Law::NoDelay, &[D5e(50)]),
        (Law::Delaying, &[]),
        (Law::DelayAnnounced, &[]),
        (Law::DelayMovesPlace, &[]),
        // Ready
        (Law::ReadiedWaits, &[D5e(46), D5e(47), D5e(48)]),
        (Law::ReadiableActions, &[D5e(45)]),
        (Law::ReadyNamesTrigger, &[D5e(45)]),
        (Law::ReadiedAfterTrigger, &[D5e(47)]),
        (Law::ReadiedLostAtOwnTurn, &[D5e(46)]),
        (Law::ReadiedSpellHeld, &[D5e(51)]),
        (Law::Negated, &[D5e(40), D5e(42)]),
        // Spells
        (Law::ConcentrationEnds, &[D5e(73), D5e(78)]),
        // Newcomers, mounts and effects
        (Law::NewcomersRoll, &[D5e(52)]),
        (Law::NewcomerFirst, &[]),
        (Law::NewcomerFirstTurn, &[D5e(52)]),
        (Law::MountApart, &[D5e(68)]),
        (Law::MountControlled, &[D5e(67)]),
        (Law::EffectToCount, &[]),
        (Law::EffectToNextAction, &[]),
        (Law::GrappleEnds, &[D5e(85)]),
        (Law::TurnEffects, &[D5e(82)]),
        // Legendary creatures and second places
        (Law::LegendaryActions, &[D5e(69)]),
        (Law::LegendaryUnable, &[D5e(70)]),
        (Law::LairAction, &[D5e(71), D5e(74)]),
        (Law::LegendaryResistance, &[D5e(72)]),
        (Law::LimitedUses, &[D5e(83)]),
        (Law::SecondPlace, &[D5e(74)]),
        // Before and after a combat
        (Law::EncounterDifficulty, &[D5e(75)]),
        (Law::EnemyMultiplier, &[D5e(76)]),
        (Law::ExperienceByRating, &[D5e(77)]),
        (Law::ExperienceShared, &[D5e(77)]),
        // House rules
        (Law::HouseTiesRolledOff, &[D5e(27)]),
        (Law::HouseTiesDecided, &[D5e(24), D5e(25), D5e(26)]),
        (Law::HouseSurpriseOf2024, &[D5e(53), D5e(54)]),
        (Law::SideTogether, &[D5e(87)]),
        // The opening
        (Law::NobodySurprised, &[D5e(8), D5e(11)]),
    ],
};
