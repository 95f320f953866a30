//! The points of law behind rejections, and whether the game master can override them.

use super::Rejection;
use crate::law::Law;
use crate::rule_id::RuleId;
use crate::rules::ActionKind;
use crate::ruleset::Ruleset;

impl Rejection {
    /// Returns the point of law that rejects the command, or `None` if no rule does.
    #[must_use]
    pub fn law(&self) -> Option<Law> {
        Some(match self {
            Self::Spent { law, .. } | Self::NotInThisTurn { law, .. } => *law,
            Self::NotToBeReadied { .. } => Law::ReadiableActions,
            Self::NoDelay { .. } => Law::NoDelay,
            Self::OnRidersCount { control, .. } => control.law(),
            Self::Surprised { .. } => Law::SurprisedNoReaction,
            Self::TieOpen { by } => by.law(),
            Self::Incapacitated {
                action: Some(ActionKind::BonusAction),
                ..
            } => Law::IncapacitatedNoBonusAction,
            Self::Incapacitated { .. } => Law::Incapacitated,
            Self::ReactionSpent { .. } => Law::OneReaction,
            Self::NotIdentical { .. } => Law::IdenticalGroup,
            Self::NotInBlock { .. } | Self::TurnBegun { .. } => Law::BlockOrder,
            Self::AlreadyActed { .. } => Law::OneTurnARound,
            Self::NoTrigger { .. } => Law::ReadyNamesTrigger,
            Self::TriggerNotFinished { .. } => Law::ReadiedAfterTrigger,
            Self::OutOfTurn { .. } => Law::BonusActionInOwnTurn,
            Self::Interrupted => Law::ReactionFirst,
            Self::FlatFooted { .. } => Law::FlatFootedNoOpportunity,
            Self::NoOpportunityLeft { .. } => Law::OpportunitiesPerRound,
            Self::Unresolved => Law::OpportunityFirst,
            Self::Unable { .. } => Law::Unable,
            Self::TooLateToDelay { .. } => Law::DelayFirst,
            Self::DelayCount { .. } => Law::DelayToLaterCount,
            Self::DelayFloor { .. } => Law::DelayFloor,
            Self::NoInterruption { .. } => Law::DelayNoInterruption,
            Self::Undeclared { .. } => Law::ReadyNamesAction,
            Self::OwnTurn { .. } => Law::ReadiedAfterOwnTurn,
            Self::HasMoved { .. } => Law::FiveFootStep,
            Self::CheckOwed { kind, .. } => kind.law(),
            Self::RollsLikeAll { .. } => Law::NewcomersRoll,
            Self::NotDisturbed { .. } => Law::ConcentrationCheck,
            Self::AlreadyTried { .. } => Law::OneSpellcraftCheck,
            Self::NothingCast { .. } => Law::ReadiedAgainstSpell,
            Self::NoCounterspell { .. } => Law::CounterspellReadied,
            Self::NotSaidHow { .. } => Law::CounterspellMethods,
            Self::NotIdentified { .. } => Law::CounterspellIdentified,
            Self::Misidentified { .. } => Law::CounterspellMisidentified,
            Self::NoBraceWeapon { .. } => Law::WeaponAgainstCharge,
            Self::NoDeathSaveDue { .. } => Law::DeathSave,
            Self::NoStabilizationDue { .. }
            | Self::NoDeathSaves
            | Self::PercentOutOfRange { .. } => Law::Stabilization,
            Self::NoMassiveDamage { .. } => Law::MassiveHit,
            Self::NoTurnEffectDue { .. } => Law::TurnEffects,
            Self::Dead { .. } => Law::Dead,
            Self::SlotExpended { .. } => Law::OneSpellSlot,
            Self::NotInspired { .. } => Law::HeroicInspiration,
            Self::Priority(rejection) => return rejection.law(),
            Self::Legendary(rejection) => return rejection.law(),
            Self::Use(rejection) => return rejection.law(),
            Self::Swift(rejection) => rejection.law(),
            Self::Swap(rejection) => return rejection.law(),
            Self::Table(rejection) => return rejection.law(),
            Self::UnknownCombatant { .. }
            | Self::Absent { .. }
            | Self::Profile { .. }
            | Self::OutOfPlace
            | Self::NobodyHere
            | Self::NotCalled { .. }
            | Self::CannotRide { .. }
            | Self::NotRidden { .. }
            | Self::TotalOutOfRange { .. }
            | Self::AmountOutOfRange { .. }
            | Self::NamedTwice { .. }
            | Self::NoHitPoints { .. }
            | Self::NotDying { .. }
            | Self::NoNonlethal
            | Self::NoDamageType { .. }
            | Self::NothingToSave { .. }
            | Self::DeathSavesOutOfRange
            | Self::FaceOutOfRange { .. }
            | Self::SameCondition { .. }
            | Self::NoCondition { .. }
            | Self::TextTooLong
            | Self::UnseenCharacters
            | Self::SelfAwareness
            | Self::Dice(_)
            | Self::RulingOnRuling
            | Self::OwnAction { .. }
            | Self::NothingReadied { .. }
            | Self::NobodyHides
            | Self::NotTheTied
            | Self::NotDelaying { .. }
            | Self::NoCheck { .. }
            | Self::NoDifficulty { .. }
            | Self::NotInGroup { .. }
            | Self::NoGroup { .. }
            | Self::NoPlace { .. }
            | Self::TurnInProgress { .. }
            | Self::TurnToCome { .. }
            | Self::NoTurnToCome { .. }
            | Self::NothingChanges
            | Self::AlwaysSeen { .. }
            | Self::NotARoll { .. }
            | Self::Fault(_) => return None,
        })
    }

    /// Returns the rules by which a ruleset rejects the command. The list is empty if no rule does.
    #[must_use]
    pub fn rules(&self, ruleset: Ruleset) -> &'static [RuleId] {
        self.law().map_or(&[], |law| law.rules(ruleset))
    }

    /// Returns whether the game master can override the rejection.
    ///
    /// A command that a rule rejects can be overridden. A command that makes no sense cannot.
    #[must_use]
    pub fn can_be_overridden(&self) -> bool {
        match self {
            Self::OnRidersCount { .. }
            | Self::RollsLikeAll { .. }
            | Self::Spent { .. }
            | Self::NotInThisTurn { .. }
            | Self::FlatFooted { .. }
            | Self::NoOpportunityLeft { .. }
            | Self::Unable { .. }
            | Self::Incapacitated { .. }
            | Self::ReactionSpent { .. }
            | Self::Surprised { .. }
            | Self::NoTrigger { .. }
            | Self::NotToBeReadied { .. }
            | Self::TriggerNotFinished { .. }
            | Self::NotIdentical { .. }
            | Self::TieOpen { .. }
            | Self::NotInBlock { .. }
            | Self::TurnBegun { .. }
            | Self::AlreadyActed { .. }
            | Self::OutOfTurn { .. }
            | Self::Interrupted
            | Self::NoDelay { .. }
            | Self::TooLateToDelay { .. }
            | Self::DelayCount { .. }
            | Self::DelayFloor { .. }
            | Self::NoInterruption { .. }
            | Self::Undeclared { .. }
            | Self::OwnTurn { .. }
            | Self::HasMoved { .. }
            | Self::CheckOwed { .. }
            | Self::NotDisturbed { .. }
            | Self::AlreadyTried { .. }
            | Self::NothingCast { .. }
            | Self::NoCounterspell { .. }
            | Self::NotSaidHow { .. }
            | Self::NotIdentified { .. }
            | Self::Misidentified { .. }
            | Self::NoBraceWeapon { .. }
            | Self::NoDeathSaveDue { .. }
            | Self::NoStabilizationDue { .. }
            | Self::NoTurnEffectDue { .. }
            | Self::Dead { .. }
            | Self::SlotExpended { .. }
            | Self::NotInspired { .. }
            | Self::Swift(_)
            | Self::Unresolved => true,
            Self::Priority(rejection) => rejection.can_be_overridden(),
            Self::Legendary(rejection) => rejection.can_be_overridden(),
            Self::Use(rejection) => rejection.can_be_overridden(),
            Self::Swap(rejection) => rejection.can_be_overridden(),
            Self::Table(rejection) => rejection.can_be_overridden(),
            Self::UnknownCombatant { .. }
            | Self::Absent { .. }
            | Self::Profile { .. }
            | Self::OutOfPlace
            | Self::NobodyHere
            | Self::NotCalled { .. }
            | Self::CannotRide { .. }
            | Self::NotRidden { .. }
            | Self::TotalOutOfRange { .. }
            | Self::AmountOutOfRange { .. }
            | Self::NamedTwice { .. }
            | Self::NoHitPoints { .. }
            | Self::NotDying { .. }
            | Self::NoMassiveDamage { .. }
            | Self::NoNonlethal
            | Self::NoDamageType { .. }
            | Self::NothingToSave { .. }
            | Self::DeathSavesOutOfRange
            | Self::NoDeathSaves
            | Self::PercentOutOfRange { .. }
            | Self::FaceOutOfRange { .. }
            | Self::SameCondition { .. }
            | Self::NoCondition { .. }
            | Self::TextTooLong
            | Self::UnseenCharacters
            | Self::SelfAwareness
            | Self::Dice(_)
            | Self::RulingOnRuling
            | Self::OwnAction { .. }
            | Self::NothingReadied { .. }
            | Self::NobodyHides
            | Self::NotTheTied
            | Self::NotDelaying { .. }
            | Self::NoCheck { .. }
            | Self::NoDifficulty { .. }
            | Self::NotInGroup { .. }
            | Self::NoGroup { .. }
            | Self::NoPlace { .. }
            | Self::TurnInProgress { .. }
            | Self::TurnToCome { .. }
            | Self::NoTurnToCome { .. }
            | Self::NothingChanges
            | Self::AlwaysSeen { .. }
            | Self::NotARoll { .. }
            | Self::Fault(_) => false,
        }
    }
}
