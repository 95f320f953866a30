//! The tables: the only place where a ruleset is matched.

use super::{
    CastingPolicy, ConcentrationPolicy, DelayPolicy, Economy, FlatFootedPolicy, InitiativePolicy,
    MountPolicy, NewcomerPolicy, OpeningPolicy, PhaseRules, ProgressPolicy, ReactionPolicy,
    ReadyPolicy, RollingPolicy, Rules, Ruleset, SurprisedReactions, TieKey, TiePolicy,
    VitalityPolicy,
};
use crate::dice::Die;
use crate::rule_id::RuleId;

impl Ruleset {
    /// Of some rules those that its own text states; where that is silent, those of the text that
    /// speaks for it.
    #[must_use]
    pub fn own(self, rules: &[RuleId]) -> Vec<RuleId> {
        let of = |text: Self| -> Vec<RuleId> {
            let rules = rules.iter().copied();
            rules.filter(|rule| rule.ruleset() == text).collect()
        };
        let own = of(self);
        match self {
            // What 3.0 does not say is as in 3.5, which grew out of it.
            Self::Dnd30 if own.is_empty() => of(Self::Dnd35),
            Self::Dnd30 | Self::Dnd35 | Self::Dnd5e | Self::TalesOfWar => own,
        }
    }
}

impl From<Ruleset> for Rules {
    fn from(ruleset: Ruleset) -> Self {
        match ruleset {
            Ruleset::Dnd30 => Self {
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
                ruleset,
                ..Self::from(Ruleset::Dnd35)
            },
            Ruleset::Dnd35 => Self {
                ruleset,
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
            },
            Ruleset::Dnd5e => Self {
                ruleset,
                opening: OpeningPolicy::FirstTurnLost {
                    reactions: SurprisedReactions::AfterFirstTurn,
                },
                tie: TiePolicy::Decide,
                flat_footed: FlatFootedPolicy::Never,
                economy: Economy::ActionAndBonus,
                vitality: VitalityPolicy::UnconsciousAtZero,
                reactions: ReactionPolicy::OnePerTurn,
                ready: ReadyPolicy::AfterTrigger,
                rolling: RollingPolicy::Once,
                delay: DelayPolicy::Never,
                concentration: ConcentrationPolicy::OneSpell,
                initiative: InitiativePolicy::Check,
                progress: ProgressPolicy::Turns,
                casting: CastingPolicy::Plain,
                newcomers: NewcomerPolicy::Rolls,
                mounts: MountPolicy::None,
            },
            Ruleset::TalesOfWar => Self {
                ruleset,
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
            },
        }
    }
}
