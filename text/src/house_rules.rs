//! The names of the house rules.

use asalto_core::rules::HouseRule;

use crate::sets::HouseRuleText;

impl From<HouseRule> for HouseRuleText {
    fn from(rule: HouseRule) -> Self {
        match rule {
            HouseRule::RollEachRound => Self::RollEachRound,
            HouseRule::SideInitiative => Self::SideInitiative,
            HouseRule::SpeedFactor => Self::SpeedFactor,
            HouseRule::PassiveInitiative => Self::PassiveInitiative,
            HouseRule::TiesRolledOff => Self::TiesRolledOff,
            HouseRule::TiesDecided => Self::TiesDecided,
            HouseRule::CreatureTiesAsked => Self::CreatureTiesAsked,
            HouseRule::SurprisedReact => Self::SurprisedReact,
            HouseRule::SurpriseOf2024 => Self::SurpriseOf2024,
            HouseRule::ScoresForMonsters => Self::ScoresForMonsters,
            HouseRule::ScoresForAll => Self::ScoresForAll,
            HouseRule::MonstersUnconscious => Self::MonstersUnconscious,
            HouseRule::AbsorbedDamageFails => Self::AbsorbedDamageFails,
            HouseRule::MassiveDamageIgnored => Self::MassiveDamageIgnored,
            HouseRule::PointSaving => Self::Gathering,
            HouseRule::PostponedOneByOne => Self::PostponedOneByOne,
            HouseRule::SlowestTriggerFirst => Self::SlowestTriggerFirst,
            HouseRule::FumbleForEverybody => Self::FumbleForEverybody,
            HouseRule::FumbleForNobody => Self::FumbleForNobody,
            HouseRule::AutomaticAtOnce => Self::AutomaticAtOnce,
            HouseRule::LegalityAsked => Self::LegalityAsked,
        }
    }
}
