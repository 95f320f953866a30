//! The tables of the rulesets. Only this file matches on the ruleset.

use super::{
    AlertPolicy, ArmorPolicy, CastingPolicy, ConcentrationPolicy, CreatureTies, DefensePolicy,
    DelayPolicy, DifficultyPolicy, DurationPolicy, DyingRules, Economy, ExhaustionPolicy,
    ExperiencePolicy, FailingSaves, FlatFootedPolicy, HeldCount, InitiativePolicy,
    InitiativeScores, KnockOut, LegendaryPolicy, MassiveDamagePolicy, MountPolicy, NewcomerPolicy,
    OpeningPolicy, OrderRules, PhaseRules, ProgressPolicy, ReactionPolicy, ReadyPolicy, RollBonus,
    RollingPolicy, Rules, SpellSavePolicy, SurprisedReactions, TieKey, TiePolicy,
    UncannyDodgePolicy, VitalityPolicy,
};
use crate::actor::Formula;
use crate::combatant::Feature;
use crate::die::Die;
use crate::ruleset::Ruleset;
use crate::saving_throw::SaveKind;

impl From<Ruleset> for Rules {
    fn from(ruleset: Ruleset) -> Self {
        match ruleset {
            Ruleset::Dnd30 => dnd30(),
            Ruleset::Dnd35 => dnd35(),
            Ruleset::Dnd5e => dnd5e(),
            Ruleset::Dnd5e2024 => dnd5e_2024(),
            Ruleset::TalesOfWar => tales_of_war(),
            Ruleset::Any => any(),
        }
    }
}

impl Ruleset {
    /// Returns the way in which the ruleset judges the difficulty of an encounter.
    #[must_use]
    pub fn difficulty(self) -> DifficultyPolicy {
        match self {
            Self::Dnd5e => DifficultyPolicy::Thresholds,
            Self::Dnd5e2024 => DifficultyPolicy::Budget,
            Self::Dnd30 | Self::Dnd35 | Self::TalesOfWar | Self::Any => DifficultyPolicy::None,
        }
    }

    /// Returns whether a condition lasts until the next turn of whoever causes it, unless its duration is chosen. In
    /// a game that the engine does not know, it lasts until it is removed (ANY-14).
    #[must_use]
    pub fn ends_conditions(self) -> bool {
        self != Self::Any
    }

    /// Returns what conditions take from the armor class.
    #[must_use]
    pub fn armor(self) -> ArmorPolicy {
        match self {
            Self::Dnd30 | Self::Dnd35 => ArmorPolicy::Defenseless,
            Self::Dnd5e | Self::Dnd5e2024 | Self::TalesOfWar | Self::Any => ArmorPolicy::Unchanged,
        }
    }

    /// Returns which saves fail without a roll.
    #[must_use]
    pub fn failing_saves(self) -> FailingSaves {
        match self {
            Self::Dnd5e | Self::Dnd5e2024 => FailingSaves::OfTheHelpless,
            Self::Dnd30 | Self::Dnd35 | Self::TalesOfWar | Self::Any => FailingSaves::Never,
        }
    }

    /// Returns the features of combatants that have an effect, in the order of a form.
    #[must_use]
    pub fn features(self) -> &'static [Feature] {
        match self {
            Self::Dnd30 | Self::Dnd35 => &[
                Feature::ImprovedInitiative,
                Feature::CombatReflexes,
                Feature::UncannyDodge,
                Feature::BraceWeapon,
                Feature::Undead,
                Feature::Construct,
            ],
            // Thief's Reflexes (D5E-86, D24-30) is a second place by hand (AMB-D5E-26).
            Self::Dnd5e | Self::Dnd5e2024 => {
                &[Feature::Alert, Feature::FeralInstinct, Feature::ActionSurge]
            }
            Self::TalesOfWar | Self::Any => &[],
        }
    }

    /// Returns what the Alert feat does.
    #[must_use]
    pub fn alert(self) -> AlertPolicy {
        match self {
            Self::Dnd5e => AlertPolicy::NeverSurprised,
            Self::Dnd5e2024 => AlertPolicy::Swaps,
            Self::Dnd30 | Self::Dnd35 | Self::TalesOfWar | Self::Any => AlertPolicy::None,
        }
    }

    /// Returns the effect of uncanny dodge for a flat-footed combatant.
    #[must_use]
    pub fn uncanny_dodge(self) -> UncannyDodgePolicy {
        match self {
            Self::Dnd30 | Self::Dnd35 => UncannyDodgePolicy::KeepsDexterity,
            Self::Dnd5e | Self::Dnd5e2024 | Self::TalesOfWar | Self::Any => {
                UncannyDodgePolicy::None
            }
        }
    }

    /// Returns how defenses against damage of a type apply.
    #[must_use]
    pub fn defenses(self) -> DefensePolicy {
        match self {
            Self::Dnd30 => DefensePolicy::NumbersDoubled,
            Self::Dnd35 => DefensePolicy::Numbers,
            Self::Dnd5e | Self::Dnd5e2024 => DefensePolicy::Shares,
            Self::TalesOfWar | Self::Any => DefensePolicy::None,
        }
    }

    /// Returns the kinds of saving throws, in the order of a menu.
    #[must_use]
    pub fn save_kinds(self) -> &'static [SaveKind] {
        match self {
            Self::Dnd30 | Self::Dnd35 => &SaveKind::THIRD_EDITION,
            Self::Dnd5e | Self::Dnd5e2024 => &SaveKind::FIFTH_EDITION,
            Self::TalesOfWar | Self::Any => &[],
        }
    }

    /// Returns how often the target of a spell saves against its condition.
    #[must_use]
    pub fn spell_saves(self) -> SpellSavePolicy {
        match self {
            Self::Dnd35 => SpellSavePolicy::HoldEachTurn,
            Self::Dnd5e | Self::Dnd5e2024 => SpellSavePolicy::EachTurn,
            Self::Dnd30 | Self::TalesOfWar | Self::Any => SpellSavePolicy::Once,
        }
    }

    /// Returns the way in which the ruleset awards experience points.
    #[must_use]
    pub fn experience(self) -> ExperiencePolicy {
        match self {
            Self::Dnd30 => ExperiencePolicy::ByPartyLevel,
            Self::Dnd35 => ExperiencePolicy::ByLevel,
            Self::Dnd5e | Self::Dnd5e2024 => ExperiencePolicy::ByRating,
            Self::TalesOfWar | Self::Any => ExperiencePolicy::None,
        }
    }
}

fn dnd30() -> Rules {
    Rules {
        opening: OpeningPolicy::PartialAction,
        tie: TiePolicy::Lots {
            key: TieKey::Dexterity,
            die: Die::D20,
        },
        flat_footed: FlatFootedPolicy::UntilItActs,
        economy: Economy::Partial,
        ready: ReadyPolicy::PartialBeforeTrigger,
        delay: DelayPolicy::ToFloor,
        newcomers: NewcomerPolicy::AwareFirst,
        mounts: MountPolicy::ByIntelligence,
        ruleset: Ruleset::Dnd30,
        ..dnd35()
    }
}

fn dnd35() -> Rules {
    Rules {
        ruleset: Ruleset::Dnd35,
        opening: OpeningPolicy::SurpriseRound,
        tie: TiePolicy::Lots {
            key: TieKey::Modifier,
            die: Die::COIN,
        },
        flat_footed: FlatFootedPolicy::UntilFirstTurn,
        economy: Economy::StandardAndMove,
        vitality: VitalityPolicy::NegativeHitPoints,
        reactions: ReactionPolicy::OpportunitiesPerRound,
        ready: ReadyPolicy::BeforeTrigger,
        rolling: RollingPolicy::Once,
        delay: DelayPolicy::UntilOwnCount,
        concentration: ConcentrationPolicy::None,
        initiative: InitiativePolicy::Check,
        progress: ProgressPolicy::Turns,
        casting: CastingPolicy::Checks,
        newcomers: NewcomerPolicy::Rolls,
        mounts: MountPolicy::OnRidersCount,
        legendary: LegendaryPolicy::None,
        exhaustion: ExhaustionPolicy::None,
        order: OrderRules::default(),
        durations: DurationPolicy::ToCount,
        creature_ties: CreatureTies::AsEntered,
        massive: MassiveDamagePolicy::Save,
    }
}

fn dnd5e() -> Rules {
    Rules {
        ruleset: Ruleset::Dnd5e,
        opening: OpeningPolicy::FirstTurnLost {
            reactions: SurprisedReactions::AfterFirstTurn,
        },
        tie: TiePolicy::Decide,
        flat_footed: FlatFootedPolicy::Never,
        economy: Economy::ActionAndBonus,
        vitality: VitalityPolicy::DeathSaves(DyingRules::default()),
        reactions: ReactionPolicy::OnePerTurn,
        ready: ReadyPolicy::AfterTrigger,
        rolling: RollingPolicy::Once,
        delay: DelayPolicy::Never,
        concentration: ConcentrationPolicy::OneSpell,
        initiative: InitiativePolicy::Check,
        progress: ProgressPolicy::Turns,
        casting: CastingPolicy::Plain,
        newcomers: NewcomerPolicy::Rolls,
        mounts: MountPolicy::Controlled,
        legendary: LegendaryPolicy::LairPlaces,
        order: OrderRules::default(),
        exhaustion: ExhaustionPolicy::ByLevel,
        durations: DurationPolicy::ToTurn,
        creature_ties: CreatureTies::AsEntered,
        massive: MassiveDamagePolicy::Save,
    }
}

/// The rules of D&D 5e apply wherever those of 2024 say nothing else (D24-1).
fn dnd5e_2024() -> Rules {
    Rules {
        ruleset: Ruleset::Dnd5e2024,
        opening: OpeningPolicy::Disadvantage,
        vitality: VitalityPolicy::DeathSaves(DyingRules {
            knock_out: KnockOut::OneHitPoint,
            ..DyingRules::default()
        }),
        concentration: ConcentrationPolicy::OneSpellCapped,
        initiative: InitiativePolicy::CheckByState {
            scores: InitiativeScores::Nobody,
        },
        casting: CastingPolicy::OneSlotPerTurn,
        legendary: LegendaryPolicy::LairUses,
        exhaustion: ExhaustionPolicy::TwoPerLevel,
        ..dnd5e()
    }
}

fn tales_of_war() -> Rules {
    Rules {
        ruleset: Ruleset::TalesOfWar,
        opening: OpeningPolicy::Plain,
        tie: TiePolicy::TieBreakRolls { die: Die::D20 },
        flat_footed: FlatFootedPolicy::Never,
        economy: Economy::Points,
        vitality: VitalityPolicy::ByCondition,
        reactions: ReactionPolicy::None,
        ready: ReadyPolicy::Never,
        rolling: RollingPolicy::Once,
        delay: DelayPolicy::Never,
        concentration: ConcentrationPolicy::None,
        initiative: InitiativePolicy::Formula,
        progress: ProgressPolicy::Phases(PhaseRules::default()),
        casting: CastingPolicy::Plain,
        newcomers: NewcomerPolicy::Rolls,
        mounts: MountPolicy::None,
        legendary: LegendaryPolicy::None,
        exhaustion: ExhaustionPolicy::None,
        order: OrderRules::default(),
        durations: DurationPolicy::ToCount,
        creature_ties: CreatureTies::AsEntered,
        massive: MassiveDamagePolicy::Save,
    }
}

fn any() -> Rules {
    Rules {
        ruleset: Ruleset::Any,
        opening: OpeningPolicy::NoFirstTurn,
        tie: TiePolicy::SecondNumber,
        economy: Economy::Open,
        vitality: VitalityPolicy::CharactersActAtZero,
        reactions: ReactionPolicy::Open,
        delay: DelayPolicy::Hold(HeldCount::Becomes),
        legendary: LegendaryPolicy::Places,
        progress: ProgressPolicy::Turns,
        durations: DurationPolicy::ToTurn,
        creature_ties: CreatureTies::AsEntered,
        order: OrderRules {
            formula: Some(Formula::D20),
            bonus: RollBonus::Own,
            ..OrderRules::default()
        },
        ..tales_of_war()
    }
}
