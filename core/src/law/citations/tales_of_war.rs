//! The column of Tales of War Online. An empty row marks a point that comes up through a custom.

use super::column::Column;
use crate::law::Law;
use crate::rule_id::RuleId::Tow;

pub(super) const COLUMN: Column = Column {
    base: None,
    rows: &[
        // Initiative and ties
        (Law::HighestFirst, &[Tow(39)]),
        (Law::OrderStays, &[Tow(39)]),
        (Law::TieBreakRolls, &[Tow(31)]),
        (Law::IdenticalGroup, &[]),
        (Law::SharedRoll, &[]),
        // Actions of a turn
        (Law::RegularTurn, &[Tow(57)]),
        // Combatants that can't act
        (Law::Dead, &[]),
        (Law::OutOfCombat, &[Tow(22)]),
        // Newcomers, mounts and effects
        (Law::EffectToCount, &[]),
        (Law::EffectToNextAction, &[]),
        (Law::TurnEffects, &[]),
        // Priority and the stack
        (Law::PriorityHeld, &[Tow(1)]),
        (Law::FastEnough, &[Tow(7), Tow(8)]),
        (Law::TieIsSlower, &[Tow(7), Tow(8), Tow(31)]),
        (Law::NoResponse, &[Tow(65)]),
        (Law::InitiativeNeeded, &[Tow(10), Tow(30)]),
        (Law::PriorityCirculates, &[Tow(29)]),
        (Law::EveryonePasses, &[Tow(11), Tow(12), Tow(80)]),
        (Law::LegalAction, &[Tow(55), Tow(56)]),
        (Law::CostPaid, &[Tow(58), Tow(61)]),
        (Law::CostNeedsConcentration, &[Tow(59), Tow(61)]),
        (Law::AutonomousAction, &[Tow(79)]),
        (Law::AutomaticAction, &[Tow(78)]),
        (Law::ActionRolled, &[Tow(63)]),
        (Law::FumbleNotRolled, &[Tow(74)]),
        (Law::StabilizeInTurn, &[Tow(32)]),
        (Law::SelfControlInTurn, &[Tow(33)]),
        (Law::ChargeInTurn, &[Tow(35)]),
        // House rules
        (Law::HousePointSaving, &[Tow(59)]),
        (Law::HousePostponedOneByOne, &[Tow(26)]),
        (Law::HouseTriggerOrder, &[Tow(72)]),
        (Law::HouseFumbleResponses, &[Tow(73)]),
    ],
};
