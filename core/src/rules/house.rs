//! House rules: changes that a group makes to the policies of its ruleset. A rule that changes a
//! policy which the ruleset lacks is not available.

use super::{
    AbsorbedDamage, AutomaticPolicy, CreatureTies, DyingRules, FumblePolicy, InitiativePolicy,
    InitiativeScores, LegalityPolicy, MassiveDamagePolicy, MonstersAtZero, OpeningPolicy,
    PhaseRules, PointSavingPolicy, PostponedOrder, ProgressPolicy, RollingPolicy, Rules,
    SharingPolicy, SurprisedReactions, TiePolicy, TriggerOrder, VitalityPolicy,
};
use crate::die::Die;
use crate::law::Law;
use crate::rule_id::RuleId;

/// A rule that replaces one of the ruleset's own for an encounter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseRule {
    /// Initiative is rolled at the start of each round (D30-35).
    RollEachRound,
    /// One d20 a side, without modifiers; a tie is rolled again (D5E-87).
    SideInitiative,
    /// Initiative is rolled at the start of each round, and what is done modifies it (D5E-87, AMB-D5E-29).
    SpeedFactor,
    /// Everyone uses 10 plus the modifier instead of a roll (D5E-87).
    PassiveInitiative,
    /// Dice break ties: a d20 each, the highest first (AMB-D35-2, AMB-D5E-8).
    TiesRolledOff,
    /// The players and the game master break ties, as in D&D 5e (D5E-24 to D5E-26).
    TiesDecided,
    /// The game master is asked about ties among creatures (AMB-D5E-20).
    CreatureTiesAsked,
    /// Surprised combatants can react before their first turn ends (AMB-D5E-1).
    SurprisedReact,
    /// 2024 surprise: disadvantage on the initiative roll, and no other effect (AMB-D5E-9).
    SurpriseOf2024,
    /// The game master's creatures use their initiative score (D24-5).
    ScoresForMonsters,
    /// Everyone uses the initiative score (D24-5).
    ScoresForAll,
    /// The game master's creatures fall unconscious at 0 hit points (D5E-56).
    MonstersUnconscious,
    /// Damage that temporary hit points absorb at 0 hit points is a failed death save (AMB-D5E-15).
    AbsorbedDamageFails,
    /// Massive damage calls for no save (D35-94).
    MassiveDamageIgnored,
    /// An actor that cannot meet a cost at once gathers points over several main phases
    /// (AMB-TOW-2).
    PointSaving,
    /// Postponed actions that move together are popped one by one (AMB-TOW-3).
    PostponedOneByOne,
    /// Among simultaneous triggers, the slowest resolves first (AMB-TOW-4).
    SlowestTriggerFirst,
    /// Everyone can respond to a fumble (AMB-TOW-7).
    FumbleForEverybody,
    /// No one can respond to a fumble (AMB-TOW-7).
    FumbleForNobody,
    /// Automatic actions resolve at once, without the stack (AMB-TOW-11).
    AutomaticAtOnce,
    /// The game master allows or cancels each declared action (TOW-55).
    LegalityAsked,
}

impl HouseRule {
    /// All house rules, in menu order.
    pub const ALL: [Self; 21] = [
        Self::RollEachRound,
        Self::SideInitiative,
        Self::SpeedFactor,
        Self::PassiveInitiative,
        Self::TiesRolledOff,
        Self::TiesDecided,
        Self::CreatureTiesAsked,
        Self::SurprisedReact,
        Self::SurpriseOf2024,
        Self::ScoresForMonsters,
        Self::ScoresForAll,
        Self::MonstersUnconscious,
        Self::AbsorbedDamageFails,
        Self::MassiveDamageIgnored,
        Self::PointSaving,
        Self::PostponedOneByOne,
        Self::SlowestTriggerFirst,
        Self::FumbleForEverybody,
        Self::FumbleForNobody,
        Self::AutomaticAtOnce,
        Self::LegalityAsked,
    ];

    /// Returns the point of law that it follows, or that it reads differently.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::RollEachRound => Law::RolledEachRound,
            Self::SideInitiative | Self::SpeedFactor | Self::PassiveInitiative => {
                Law::InitiativeVariants
            }
            Self::TiesRolledOff => Law::HouseTiesRolledOff,
            Self::TiesDecided => Law::HouseTiesDecided,
            Self::CreatureTiesAsked => Law::TieAsEntered,
            Self::SurprisedReact => Law::SurprisedNoReaction,
            Self::SurpriseOf2024 => Law::HouseSurpriseOf2024,
            Self::ScoresForMonsters | Self::ScoresForAll => Law::InitiativeScore,
            Self::MonstersUnconscious => Law::DeadAtZero,
            Self::AbsorbedDamageFails => Law::DamageAtZero,
            Self::MassiveDamageIgnored => Law::MassiveHit,
            Self::PointSaving => Law::HousePointSaving,
            Self::PostponedOneByOne => Law::HousePostponedOneByOne,
            Self::SlowestTriggerFirst => Law::HouseTriggerOrder,
            Self::FumbleForEverybody | Self::FumbleForNobody => Law::HouseFumbleResponses,
            Self::AutomaticAtOnce => Law::AutomaticAction,
            Self::LegalityAsked => Law::LegalAction,
        }
    }

    /// Returns the rules that it follows, or that it reads differently, in any ruleset.
    #[must_use]
    pub fn rules(self) -> Vec<RuleId> {
        self.law().rules_everywhere().collect()
    }

    /// Changes the policy, or restores the ruleset's own. Returns `None` if the ruleset lacks the
    /// policy.
    fn put(self, rules: &mut Rules, on: bool) -> Option<()> {
        let table = Rules::from(rules.ruleset);
        match self {
            Self::RollEachRound => {
                let turns = table.initiative == InitiativePolicy::Check;
                let each_round = turns.then_some(RollingPolicy::EachRound)?;
                rules.rolling = if on { each_round } else { table.rolling };
            }
            Self::SideInitiative | Self::SpeedFactor | Self::PassiveInitiative => {
                return self.put_variant(rules, on);
            }
            Self::TiesRolledOff => {
                let rolled = match table.tie {
                    TiePolicy::Lots { key, die } if die == Die::COIN => {
                        TiePolicy::Lots { key, die: Die::D20 }
                    }
                    TiePolicy::Decide => TiePolicy::RollOff,
                    TiePolicy::Lots { .. }
                    | TiePolicy::RollOff
                    | TiePolicy::TieBreakRolls { .. }
                    | TiePolicy::SecondNumber
                    | TiePolicy::Together
                    | TiePolicy::AsEntered => return None,
                };
                rules.tie = if on { rolled } else { table.tie };
            }
            Self::TiesDecided => {
                let lots = matches!(table.tie, TiePolicy::Lots { .. });
                let decided = lots.then_some(TiePolicy::Decide)?;
                rules.tie = if on { decided } else { table.tie };
            }
            Self::CreatureTiesAsked => {
                let decided = matches!(rules.tie, TiePolicy::Decide | TiePolicy::SecondNumber);
                let by_person = decided && rules.order.sharing != SharingPolicy::Sides;
                by_person.then(|| rules.creature_ties = or(on, CreatureTies::Asked))?;
            }
            Self::SurprisedReact | Self::SurpriseOf2024 => {
                let OpeningPolicy::FirstTurnLost { .. } = table.opening else {
                    return None;
                };
                let other = if self == Self::SurpriseOf2024 {
                    OpeningPolicy::Disadvantage
                } else {
                    let reactions = SurprisedReactions::AtOnce;
                    OpeningPolicy::FirstTurnLost { reactions }
                };
                rules.opening = if on { other } else { table.opening };
            }
            Self::ScoresForMonsters => *scores(rules)? = or(on, InitiativeScores::GameMaster),
            Self::ScoresForAll => *scores(rules)? = or(on, InitiativeScores::Everyone),
            Self::MonstersUnconscious => {
                dying(rules)?.monsters = or(on, MonstersAtZero::FallUnconscious);
            }
            Self::AbsorbedDamageFails => {
                dying(rules)?.absorbed = or(on, AbsorbedDamage::FailedSave);
            }
            Self::MassiveDamageIgnored => {
                rules.vitality.massive_damage()?;
                rules.massive = or(on, MassiveDamagePolicy::Ignored);
            }
            Self::PointSaving => phases(rules)?.concentration = or(on, PointSavingPolicy::Gather),
            Self::PostponedOneByOne => phases(rules)?.postponed = or(on, PostponedOrder::OneByOne),
            Self::SlowestTriggerFirst => {
                phases(rules)?.triggers = or(on, TriggerOrder::DecreasingInitiative);
            }
            Self::FumbleForEverybody => phases(rules)?.fumble = or(on, FumblePolicy::Everybody),
            Self::FumbleForNobody => phases(rules)?.fumble = or(on, FumblePolicy::Nobody),
            Self::AutomaticAtOnce => phases(rules)?.automatic = or(on, AutomaticPolicy::AtOnce),
            Self::LegalityAsked => phases(rules)?.legality = or(on, LegalityPolicy::Asked),
        }
        Some(())
    }

    /// Changes how initiative is determined, where the ruleset has such variants (D5E-87). Each of them replaces the others.
    fn put_variant(self, rules: &mut Rules, on: bool) -> Option<()> {
        if !Law::InitiativeVariants.is_stated(rules.ruleset) {
            return None;
        }
        let table = Rules::from(rules.ruleset);
        if on {
            rules.order.sharing = table.order.sharing;
            if rules.initiative == InitiativePolicy::Passive {
                rules.initiative = table.initiative;
            }
            if rules.rolling == RollingPolicy::EachRoundFreely {
                rules.rolling = table.rolling;
            }
        }
        match self {
            Self::SideInitiative => rules.order.sharing = or(on, SharingPolicy::Sides),
            Self::PassiveInitiative if table.initiative != InitiativePolicy::Check => return None,
            Self::PassiveInitiative if on => rules.initiative = InitiativePolicy::Passive,
            Self::PassiveInitiative => rules.initiative = table.initiative,
            _ => rules.rolling = or(on, RollingPolicy::EachRoundFreely),
        }
        Some(())
    }
}

fn dying(rules: &mut Rules) -> Option<&mut DyingRules> {
    match &mut rules.vitality {
        VitalityPolicy::DeathSaves(dying) => Some(dying),
        VitalityPolicy::NegativeHitPoints
        | VitalityPolicy::UnconsciousAtZero
        | VitalityPolicy::ByCondition
        | VitalityPolicy::OutAtZero
        | VitalityPolicy::OutAtMaximum
        | VitalityPolicy::CharactersActAtZero => None,
    }
}

fn scores(rules: &mut Rules) -> Option<&mut InitiativeScores> {
    match &mut rules.initiative {
        InitiativePolicy::Check
        | InitiativePolicy::Passive
        | InitiativePolicy::Formula
        | InitiativePolicy::Cards
        | InitiativePolicy::None => None,
        InitiativePolicy::CheckByState { scores } => Some(scores),
    }
}

fn phases(rules: &mut Rules) -> Option<&mut PhaseRules> {
    match &mut rules.progress {
        ProgressPolicy::Turns => None,
        ProgressPolicy::Phases(phases) => Some(phases),
    }
}

/// Returns the other policy, or the ruleset's own, which is the first reading.
fn or<P: Default>(on: bool, other: P) -> P {
    if on { other } else { P::default() }
}

impl Rules {
    /// Returns the house rules available for the ruleset, and whether each is in force, in menu
    /// order.
    ///
    /// ```
    /// # use asalto_core::rules::HouseRule;
    /// # use asalto_core::{Rules, Ruleset};
    /// let rules = Rules::from(Ruleset::Dnd30);
    /// let each_round = (HouseRule::RollEachRound, false);
    /// assert_eq!(rules.house_rules().next(), Some(each_round));
    /// ```
    pub fn house_rules(&self) -> impl Iterator<Item = (HouseRule, bool)> + '_ {
        HouseRule::ALL.into_iter().filter_map(|rule| {
            let with = self.with(rule, true)?;
            Some((rule, with == *self))
        })
    }

    /// Returns these rules with a house rule put in force or taken back. It replaces a house rule
    /// that contradicts it.
    ///
    /// Returns `None` if the house rule is not available for the ruleset.
    ///
    /// ```
    /// # use asalto_core::rules::{HouseRule, OpeningPolicy};
    /// # use asalto_core::{Rules, Ruleset};
    /// let rules = Rules::from(Ruleset::Dnd5e);
    /// let newer = rules.with(HouseRule::SurpriseOf2024, true).unwrap();
    /// assert_eq!(newer.opening, OpeningPolicy::Disadvantage);
    /// assert_eq!(newer.with(HouseRule::SurpriseOf2024, false), Some(rules));
    /// ```
    #[must_use]
    pub fn with(&self, rule: HouseRule, on: bool) -> Option<Self> {
        let mut rules = self.clone();
        rule.put(&mut rules, on)?;
        Some(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Ruleset;

    fn in_force(rules: &Rules) -> Vec<HouseRule> {
        let held = rules.house_rules().filter(|(_, held)| *held);
        held.map(|(rule, _)| rule).collect()
    }

    #[test]
    fn each_is_put_in_force_alone_and_taken_back() {
        let mut offered = Vec::new();
        for ruleset in Ruleset::ALL {
            let table = Rules::from(ruleset);
            assert_eq!(in_force(&table), [], "{ruleset:?}");
            for (rule, _) in table.house_rules() {
                let with = table.with(rule, true).unwrap();
                assert_eq!(in_force(&with), [rule], "{ruleset:?}");
                assert_eq!(with.with(rule, false).as_ref(), Some(&table), "{rule:?}");
                offered.push(rule);
            }
        }
        offered.sort_unstable();
        offered.dedup();
        assert_eq!(offered, HouseRule::ALL);
    }

    #[test]
    fn of_two_that_contradict_each_other_the_later_one_holds() {
        let pairs = [
            (
                Ruleset::TalesOfWar,
                HouseRule::FumbleForEverybody,
                HouseRule::FumbleForNobody,
            ),
            (
                Ruleset::Dnd35,
                HouseRule::TiesRolledOff,
                HouseRule::TiesDecided,
            ),
            (
                Ruleset::Dnd5e,
                HouseRule::SurprisedReact,
                HouseRule::SurpriseOf2024,
            ),
            (
                Ruleset::Dnd5e,
                HouseRule::SideInitiative,
                HouseRule::PassiveInitiative,
            ),
            (
                Ruleset::Dnd5e,
                HouseRule::PassiveInitiative,
                HouseRule::SpeedFactor,
            ),
            (
                Ruleset::Dnd5e,
                HouseRule::SpeedFactor,
                HouseRule::SideInitiative,
            ),
            (
                Ruleset::Dnd5e2024,
                HouseRule::ScoresForMonsters,
                HouseRule::ScoresForAll,
            ),
        ];
        for (ruleset, first, second) in pairs {
            let rules = Rules::from(ruleset).with(first, true).unwrap();
            let rules = rules.with(second, true).unwrap();
            assert_eq!(in_force(&rules), [second]);
        }
    }

    #[test]
    fn a_ruleset_rejects_house_rules_of_others() {
        let rules = Rules::from(Ruleset::TalesOfWar);
        assert_eq!(rules.with(HouseRule::RollEachRound, true), None);
        let rules = Rules::from(Ruleset::Dnd35);
        assert_eq!(rules.with(HouseRule::LegalityAsked, false), None);
    }
}
