//! A column of the citation table.

use crate::law::Law;
use crate::rule_id::RuleId;
use crate::ruleset::Ruleset;

/// The citations of one ruleset.
pub(super) struct Column {
    /// The ruleset that applies if this column has no row.
    pub(super) base: Option<Ruleset>,
    /// The rules that state a point. An empty row marks a point that can come up although the text
    /// is silent. A point without a row does not come up.
    pub(super) rows: &'static [Row],
}

/// A point with the rules that state it.
pub(super) type Row = (Law, &'static [RuleId]);

impl Column {
    /// Returns the rules that state a point. None if the column has no row for it.
    pub(super) fn cited(&self, law: Law) -> Option<&'static [RuleId]> {
        let mut rows = self.rows.iter();
        let row = rows.find(|(point, _)| *point == law);
        row.map(|(_, rules)| *rules)
    }
}
