//! The column of D&D 3.5. House rules borrow rules of D&D 3.0 and 5e. An empty row marks a point
//! that comes up through an override or a custom.

use super::column::Column;
use crate::law::Law;
use crate::rule_id::RuleId::{D5e, D30, D35};

pub(super) const COLUMN: Column = Column {
    base: None,
    rows: &[
        // Initiative and ties
        (Law::HighestFirst, &[D35(2)]),
        (Law::OrderStays, &[D35(3)]),
        (Law::OneTurnARound, &[D35(2)]),
        (Law::HigherModifierFirst, &[D35(4)]),
        (Law::TieByLots, &[D35(5)]),
        (Law::TieRolledOff, &[D5e(27)]),
        (Law::TieForGameMaster, &[D5e(24)]),
        (Law::TieForPlayers, &[D5e(25)]),
        (Law::TieForAll, &[D5e(26)]),
        (Law::TieAsEntered, &[D5e(24)]),
        (Law::IdenticalGroup, &[]),
        (Law::SharedRoll, &[]),
        (Law::BlockOrder, &[D35(81)]),
        (Law::LateActions, &[D30(40), D30(41), D30(42)]),
        (Law::LateByReady, &[D30(40), D30(42)]),
        (Law::LateByDelay, &[D30(41), D30(42)]),
        // Surprise and flat-footed
        (Law::FlatFootedUntilFirstTurn, &[D35(8)]),
        (Law::FlatFootedBySurprise, &[D35(18), D35(31)]),
        (Law::DexterityLost, &[D35(9)]),
        (Law::Defenseless, &[D35(88)]),
        (Law::UncannyDodge, &[D35(11)]),
        (Law::FlatFootedNoOpportunity, &[D35(12), D35(13)]),
        (Law::FlatFootedNoImmediate, &[D35(90)]),
        // Actions of a turn
        (Law::RegularTurn, &[D35(36)]),
        (Law::SurpriseTurn, &[D35(26)]),
        (Law::SurpriseTurnMove, &[D35(27)]),
        (Law::SurpriseTurnFullRound, &[D35(28)]),
        (Law::FiveFootStep, &[D35(59)]),
        (Law::OneSwiftAction, &[D35(90)]),
        // Combatants that can't act
        (Law::Unable, &[D35(15), D35(16), D35(17)]),
        (Law::UnableByCondition, &[D35(15), D35(16)]),
        (Law::UnableByHitPoints, &[D35(15), D35(17)]),
        (Law::UnableLosesTurn, &[D35(15), D35(56)]),
        (Law::NonlethalDamage, &[D35(87), D35(91)]),
        (Law::DestroyedAtZero, &[D35(97)]),
        (Law::MassiveHit, &[D35(94)]),
        (Law::DamageDefenses, &[D35(95)]),
        (Law::OneAction, &[D35(87)]),
        (Law::Slow, &[D35(89)]),
        (Law::Haste, &[D35(89)]),
        (Law::Stabilization, &[D35(17), D35(92)]),
        (Law::HealedFromZero, &[D35(92)]),
        (Law::Dead, &[D35(96)]),
        (Law::Stable, &[D35(92)]),
        // Out of turn
        (Law::OpportunitiesPerRound, &[D35(83)]),
        (Law::OpportunityFirst, &[D35(83)]),
        // Delay
        (Law::Delaying, &[D35(35), D35(36), D35(41)]),
        (Law::DelayFirst, &[D35(35), D35(46)]),
        (Law::DelayNoInterruption, &[D35(39)]),
        (Law::DelayToLaterCount, &[D35(37), D35(40)]),
        (Law::DelayAnnounced, &[D35(37), D35(38)]),
        (Law::DelayMovesPlace, &[D35(37), D35(40), D35(44)]),
        (Law::DelayUntilOwnCount, &[D35(41), D35(42), D35(43)]),
        // Ready
        (Law::ReadiedWaits, &[D35(52), D35(53), D35(60)]),
        (Law::ReadiableActions, &[D35(50)]),
        (Law::ReadyNamesAction, &[D35(51)]),
        (Law::ReadiedAfterOwnTurn, &[D35(47)]),
        (Law::ReadiedMovesPlace, &[D35(57), D35(58), D35(62)]),
        (Law::ReadiedBeforeNextTurn, &[D35(60), D35(61)]),
        (Law::WeaponAgainstCharge, &[D35(74)]),
        (Law::SetAgainstCharge, &[D35(74), D35(75), D35(76)]),
        (Law::NoChargeNoDouble, &[D35(76)]),
        // Spells that are being cast
        (Law::ConcentrationCheck, &[D35(65), D35(66)]),
        (Law::SpellcraftCheck, &[D35(68)]),
        (Law::OneSpellcraftCheck, &[D35(68)]),
        (Law::DispelCheck, &[D35(72)]),
        (Law::ReadiedAgainstSpell, &[D35(65), D35(67)]),
        (Law::CounterspellReadied, &[D35(67)]),
        (Law::CounterspellMethods, &[D35(67), D35(69), D35(72)]),
        (Law::CounterspellIdentified, &[D35(68), D35(69)]),
        (Law::CounterspellMisidentified, &[D35(71)]),
        (Law::Countered, &[D35(69)]),
        (Law::CounteredAcrossSources, &[D35(69), D35(70)]),
        (Law::OneRoundCasting, &[D35(93)]),
        (Law::Dispelled, &[D35(72), D35(73)]),
        // Newcomers, mounts and effects
        (Law::NewcomersRoll, &[D35(78)]),
        (Law::NewcomerFirst, &[]),
        (Law::NewcomerFirstTurn, &[D35(78)]),
        (Law::MountOfAnimal, &[D35(81)]),
        (Law::MountTogether, &[D35(81)]),
        (Law::MountApart, &[D35(81)]),
        (Law::EffectToCount, &[D35(77)]),
        (Law::EffectToNextAction, &[]),
        (Law::TurnEffects, &[D35(95)]),
        // Before and after a combat
        (Law::ExperienceByRating, &[D35(84), D35(86)]),
        (Law::ExperienceShared, &[D35(85)]),
        // House rules
        (Law::HouseTiesRolledOff, &[D35(5)]),
        // The opening
        (Law::SomeAreAware, &[D35(21), D35(26)]),
        (Law::AllAlikeAware, &[D35(22), D35(23)]),
    ],
};
