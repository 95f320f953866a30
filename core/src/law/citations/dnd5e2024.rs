//! The column of D&D 5e as of 2024. D&D 5e as of 2014 applies if it has no row (D24-1).

use super::column::Column;
use crate::law::Law;
use crate::rule_id::RuleId::{D5e, D24};
use crate::ruleset::Ruleset;

pub(super) const COLUMN: Column = Column {
    base: Some(Ruleset::Dnd5e),
    rows: &[
        // Initiative and ties
        (Law::TieForGameMaster, &[D24(7)]),
        (Law::TieForPlayers, &[D24(7)]),
        (Law::TieForAll, &[D24(7)]),
        (Law::TieAsEntered, &[D24(7)]),
        (Law::IdenticalGroup, &[D24(6)]),
        (Law::SharedRoll, &[D24(6)]),
        // Surprise
        (Law::Alert, &[D24(27)]),
        (Law::FeralInstinct, &[D24(30)]),
        (Law::NoticedNoThreat, &[D24(2)]),
        (Law::SurprisedRoll, &[D24(2)]),
        (Law::InvisibleRoll, &[D24(3)]),
        (Law::IncapacitatedRoll, &[D24(3)]),
        (Law::PoisonedRoll, &[D24(3)]),
        (Law::FrightenedRoll, &[D24(26), D5e(79)]),
        (Law::RollSources, &[D24(4)]),
        (Law::InitiativeScore, &[D24(5)]),
        // Actions of a turn
        (Law::RegularTurn, &[D24(8)]),
        (Law::OneBonusAction, &[D24(8)]),
        (Law::BonusActionGranted, &[D24(8)]),
        (Law::ActionSurge, &[D24(26), D5e(80)]),
        (Law::SecondObject, &[D24(10)]),
        (Law::HeroicInspiration, &[D24(28)]),
        (Law::OneSpellSlot, &[D24(16)]),
        // Combatants that can't act
        (Law::Unable, &[D24(20)]),
        (Law::UnableLosesTurn, &[D24(20)]),
        (Law::Incapacitated, &[D24(20)]),
        (Law::IncapacitatedNoBonusAction, &[D24(9), D24(20)]),
        (Law::UnconsciousProne, &[D24(26), D5e(81)]),
        (Law::Exhaustion, &[D24(21)]),
        // Dying
        (Law::DeadAtZero, &[D24(19), D24(20)]),
        (Law::Dying, &[D24(18), D24(20)]),
        (Law::MassiveDamage, &[D24(18), D5e(58)]),
        (Law::DeathSave, &[D24(18), D5e(59)]),
        (Law::ThreeDeathSaves, &[D24(18), D5e(60)]),
        (Law::NaturalDeathSave, &[D24(18), D5e(61)]),
        (Law::DamageAtZero, &[D24(18), D5e(62), D5e(81)]),
        (Law::CriticalAtZero, &[D24(18), D5e(62), D5e(81)]),
        (Law::DamageDefenses, &[D24(26), D5e(84)]),
        (Law::Haste, &[D24(26), D5e(80)]),
        (Law::HealedFromZero, &[D24(18), D5e(63)]),
        (Law::Stable, &[D24(18), D24(20)]),
        (Law::KnockOut, &[D24(18)]),
        // Out of turn
        (Law::ReactionFirst, &[D24(11)]),
        (Law::OneReaction, &[D24(11)]),
        (Law::ReactionReturns, &[D24(11)]),
        // Ready
        (Law::ReadiedWaits, &[D24(14)]),
        (Law::ReadiableActions, &[D24(14)]),
        (Law::ReadyNamesTrigger, &[D24(14)]),
        (Law::ReadiedAfterTrigger, &[D24(12), D24(14)]),
        (Law::ReadiedLostAtOwnTurn, &[D24(14)]),
        (Law::ReadiedSpellHeld, &[D24(15)]),
        // Newcomers, mounts and effects
        (Law::NewcomersRoll, &[D24(24)]),
        (Law::SummonedAfter, &[D24(29)]),
        (Law::NewcomerFirstTurn, &[D24(24)]),
        (Law::MountApart, &[D24(22)]),
        (Law::MountControlled, &[D24(22)]),
        (Law::GrappleEnds, &[D24(26), D5e(85)]),
        (Law::TurnEffects, &[D24(26), D5e(82)]),
        // Legendary creatures
        (Law::LegendaryActions, &[D24(23), D5e(69)]),
        (Law::LimitedUses, &[D24(26), D5e(83)]),
        // Before and after a combat
        (Law::EncounterDifficulty, &[D24(25)]),
    ],
};
