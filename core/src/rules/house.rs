//! House rules: what a table may agree on in place of its ruleset's own, each a policy of another
//! kind. A ruleset has no place for those that change a policy which it does not have.

use super::{
    AutomaticPolicy, FumblePolicy, GatheringPolicy, LegalityPolicy, OpeningPolicy, PhaseRules,
    PostponedOrder, ProgressPolicy, RollingPolicy, Rules, SurprisedReactions, TiePolicy,
    TriggerOrder,
};
use crate::dice::Die;
use crate::rule_id::RuleId;

/// A rule that a table may agree on before the fight, in place of its ruleset's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseRule {
    /// Initiative is rolled at the start of each round (D30-35).
    RollEachRound,
    /// Dice decide a tie: a d20 each, the highest first (AMB-D35-2, AMB-D5E-8).
    TiesRolledOff,
    /// Whoever is concerned decides a tie, as in D&D 5e (D5E-24 to D5E-26).
    TiesDecided,
    /// The surprised may react before their first turn has ended (AMB-D5E-1).
    SurprisedReact,
    /// Surprise as of 2024: disadvantage on the initiative roll, and nothing else (AMB-D5E-9).
    SurpriseOf2024,
    /// Points are gathered over several main phases where the cost cannot be met at once
    /// (AMB-TOW-2).
    Gathering,
    /// Postponed actions that move together are popped one by one (AMB-TOW-3).
    PostponedOneByOne,
    /// Of simultaneous triggers the slowest resolves first (AMB-TOW-4).
    SlowestTriggerFirst,
    /// Everybody may answer a fumble (AMB-TOW-7).
    FumbleForEverybody,
    /// Nobody may answer a fumble (AMB-TOW-7).
    FumbleForNobody,
    /// Automatic actions resolve at once, without the stack (AMB-TOW-11).
    AutomaticAtOnce,
    /// The game master allows or cancels each declared action (TOW-55).
    LegalityAsked,
}

impl HouseRule {
    /// Every house rule, in the order of a menu.
    pub const ALL: [Self; 12] = [
        Self::RollEachRound,
        Self::TiesRolledOff,
        Self::TiesDecided,
        Self::SurprisedReact,
        Self::SurpriseOf2024,
        Self::Gathering,
        Self::PostponedOneByOne,
        Self::SlowestTriggerFirst,
        Self::FumbleForEverybody,
        Self::FumbleForNobody,
        Self::AutomaticAtOnce,
        Self::LegalityAsked,
    ];

    /// The rules that it follows, or that it reads otherwise.
    #[must_use]
    pub fn rules(self) -> Vec<RuleId> {
        match self {
            Self::RollEachRound => vec![RuleId::D30(35)],
            Self::TiesRolledOff => vec![RuleId::D35(5), RuleId::D5e(27)],
            Self::TiesDecided => vec![RuleId::D5e(24), RuleId::D5e(25), RuleId::D5e(26)],
            Self::SurprisedReact => vec![RuleId::D5e(15)],
            Self::SurpriseOf2024 => vec![RuleId::D5e(53), RuleId::D5e(54)],
            Self::Gathering => vec![RuleId::Tow(59)],
            Self::PostponedOneByOne => vec![RuleId::Tow(26)],
            Self::SlowestTriggerFirst => vec![RuleId::Tow(72)],
            Self::FumbleForEverybody | Self::FumbleForNobody => vec![RuleId::Tow(73)],
            Self::AutomaticAtOnce => vec![RuleId::Tow(78)],
            Self::LegalityAsked => vec![RuleId::Tow(55), RuleId::Tow(56)],
        }
    }

    /// Changes the policy, or puts the ruleset's own back; none where it has no place for it.
    fn put(self, rules: &mut Rules, on: bool) -> Option<()> {
        let table = Rules::from(rules.ruleset);
        match self {
            Self::RollEachRound => {
                let turns = table.progress == ProgressPolicy::Turns;
                let each_round = turns.then_some(RollingPolicy::EachRound)?;
                rules.rolling = if on { each_round } else { table.rolling };
            }
            Self::TiesRolledOff => {
                let rolled = match table.tie {
                    TiePolicy::Lots { key, die } if die == Die::COIN => {
                        TiePolicy::Lots { key, die: Die::D20 }
                    }
                    TiePolicy::Decide => TiePolicy::RollOff,
                    TiePolicy::Lots { .. }
                    | TiePolicy::RollOff
                    | TiePolicy::TieBreakRolls { .. } => return None,
                };
                rules.tie = if on { rolled } else { table.tie };
            }
            Self::TiesDecided => {
                let lots = matches!(table.tie, TiePolicy::Lots { .. });
                let decided = lots.then_some(TiePolicy::Decide)?;
                rules.tie = if on { decided } else { table.tie };
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
            Self::Gathering => phases(rules)?.concentration = or(on, GatheringPolicy::Gather),
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
}

fn phases(rules: &mut Rules) -> Option<&mut PhaseRules> {
    match &mut rules.progress {
        ProgressPolicy::Turns => None,
        ProgressPolicy::Phases(phases) => Some(phases),
    }
}

/// Another policy, or the ruleset's own, which is the first reading.
fn or<P: Default>(on: bool, other: P) -> P {
    if on { other } else { P::default() }
}

impl Rules {
    /// The house rules that the ruleset has a place for, and whether each is in force; in the order
    /// of a menu.
    ///
    /// ```
    /// # use asalto_core::{HouseRule, Rules, Ruleset};
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

    /// These rules with a house rule put in force or taken back; one that contradicts it falls.
    /// None where the ruleset has no place for it.
    ///
    /// ```
    /// # use asalto_core::{HouseRule, OpeningPolicy, Rules, Ruleset};
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
    use crate::rules::Ruleset;

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
        ];
        for (ruleset, first, second) in pairs {
            let rules = Rules::from(ruleset).with(first, true).unwrap();
            let rules = rules.with(second, true).unwrap();
            assert_eq!(in_force(&rules), [second]);
        }
    }

    #[test]
    fn a_ruleset_refuses_what_it_has_no_place_for() {
        let rules = Rules::from(Ruleset::TalesOfWar);
        assert_eq!(rules.with(HouseRule::RollEachRound, true), None);
        let rules = Rules::from(Ruleset::Dnd35);
        assert_eq!(rules.with(HouseRule::LegalityAsked, false), None);
    }
}
