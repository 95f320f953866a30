//! The tables: the only place where a ruleset is matched.

use super::{
    ConcentrationPolicy, Economy, FlatFootedPolicy, OpeningPolicy, ReactionPolicy, ReadyPolicy,
    Rules, Ruleset, SurprisedReactions, TieKey, TiePolicy, VitalityPolicy,
};
use crate::dice::Die;

impl From<Ruleset> for Rules {
    fn from(ruleset: Ruleset) -> Self {
        match ruleset {
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
                ready: ReadyPolicy::Never,
                concentration: ConcentrationPolicy::None,
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
                concentration: ConcentrationPolicy::OneSpell,
            },
        }
    }
}
