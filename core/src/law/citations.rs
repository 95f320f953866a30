//! The citation table: the rules that state a point of law, in one column for each ruleset.

mod any;
mod column;
mod dnd30;
mod dnd35;
mod dnd5e;
mod dnd5e2024;
mod tales_of_war;

use super::Law;
use crate::rule_id::RuleId;
use crate::ruleset::Ruleset;
use column::Column;

fn column(ruleset: Ruleset) -> &'static Column {
    match ruleset {
        Ruleset::Dnd30 => &dnd30::COLUMN,
        Ruleset::Dnd35 => &dnd35::COLUMN,
        Ruleset::Dnd5e => &dnd5e::COLUMN,
        Ruleset::Dnd5e2024 => &dnd5e2024::COLUMN,
        Ruleset::TalesOfWar => &tales_of_war::COLUMN,
        Ruleset::Any => &any::COLUMN,
    }
}

impl Law {
    /// Returns the rules with which a ruleset states the point. Empty if its text is silent.
    #[must_use]
    pub fn rules(self, ruleset: Ruleset) -> &'static [RuleId] {
        let column = column(ruleset);
        match (column.cited(self), column.base) {
            (Some(rules), _) => rules,
            (None, Some(base)) => self.rules(base),
            (None, None) => &[],
        }
    }

    /// Returns whether a ruleset states the point.
    #[must_use]
    pub fn is_stated(self, ruleset: Ruleset) -> bool {
        !self.rules(ruleset).is_empty()
    }

    /// Returns the rules with which any ruleset states the point, ruleset by ruleset.
    pub fn rules_everywhere(self) -> impl Iterator<Item = RuleId> {
        let columns = Ruleset::ALL.into_iter().map(column);
        let cited = columns.filter_map(move |column| column.cited(self));
        cited.flatten().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::column::Row;
    use super::*;

    fn rows() -> impl Iterator<Item = &'static Row> {
        Ruleset::ALL.into_iter().flat_map(|it| column(it).rows)
    }

    #[test]
    fn a_column_has_one_row_for_a_point_and_keeps_their_order() {
        for ruleset in Ruleset::ALL {
            let laws: Vec<_> = column(ruleset).rows.iter().map(|(law, _)| law).collect();
            assert!(laws.is_sorted_by(|a, b| a < b), "{ruleset:?}");
        }
    }

    #[test]
    fn a_base_speaks_where_a_column_has_no_row() {
        let of_both = |law: Law| [Ruleset::Dnd30, Ruleset::Dnd35].map(|of| law.rules(of));
        let first: &[_] = &[RuleId::D35(35), RuleId::D35(46)];
        assert_eq!(of_both(Law::DelayFirst), [first, first]);
        assert_eq!(of_both(Law::DelayFloor), [&[RuleId::D30(59)][..], &[]]);
        assert_eq!(Law::DelayFirst.rules(Ruleset::Dnd5e), []);
    }

    #[test]
    fn a_row_cites_a_rule_once() {
        for (law, rules) in rows() {
            let mut sorted = rules.to_vec();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), rules.len(), "{law:?}");
        }
    }
}
