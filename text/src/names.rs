//! The names of combatants in texts, and the terms that differ between rulesets.

use asalto_core::CombatantId;
use asalto_core::rules::{ReactionPolicy, Response};

use super::{Lang, choices, isolated, list};
use crate::sets::TermText;

/// The names of the combatants of an encounter, and the terms of its ruleset.
pub struct Names<'n> {
    name_of: &'n dyn Fn(CombatantId) -> String,
    reactions: ReactionPolicy,
}

impl<'n> Names<'n> {
    /// Creates names from a function that looks up a name.
    pub fn new(name_of: &'n dyn Fn(CombatantId) -> String) -> Self {
        Self {
            name_of,
            reactions: ReactionPolicy::default(),
        }
    }

    /// Uses the terms of rulesets with these reactions.
    #[must_use]
    pub fn with_reactions(self, reactions: ReactionPolicy) -> Self {
        Self { reactions, ..self }
    }

    /// Returns the name of a combatant, isolated from the direction of the text around it.
    pub fn name(&self, who: CombatantId) -> String {
        isolated(&(self.name_of)(who)).into_owned()
    }

    /// Returns several names as a list.
    pub fn list(&self, lang: Lang, who: &[CombatantId]) -> String {
        let names: Vec<_> = who.iter().map(|&who| self.name(who)).collect();
        list(lang, &names)
    }

    /// Returns several names as a choice: one of them is meant.
    pub fn choices(&self, lang: Lang, who: &[CombatantId]) -> String {
        let names: Vec<_> = who.iter().map(|&who| self.name(who)).collect();
        choices(lang, &names)
    }

    /// Returns the name of a response.
    #[must_use]
    pub fn response(&self, lang: Lang, response: Response) -> &'static str {
        lang.text(match response {
            // D&D 5e has this term. D&D 3.0 and 3.5 have another.
            Response::Opportunity if self.reactions == ReactionPolicy::OnePerTurn => {
                TermText::OpportunityAttack
            }
            Response::Opportunity => TermText::AttackOfOpportunity,
            Response::Readied => TermText::ReadiedAction,
            Response::BonusAction => TermText::BonusAction,
            Response::Reaction => TermText::Reaction,
            Response::Immediate => TermText::Immediate,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opportunity_has_the_term_of_its_ruleset() {
        let name = |_| String::new();
        let said = |reactions| {
            let names = Names::new(&name).with_reactions(reactions);
            names.response(Lang::En, Response::Opportunity)
        };
        assert_eq!(said(ReactionPolicy::OnePerTurn), "opportunity attack");
        assert_eq!(
            said(ReactionPolicy::OpportunitiesPerRound),
            "attack of opportunity"
        );
    }
}
