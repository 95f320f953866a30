//! How a line is read.

use asalto_core::Side;
use asalto_core::combatant::Feature;
use asalto_core::rules::DefensePolicy;
use asalto_text::Lang;

/// The highest count.
pub const MOST_OF_A_KIND: usize = 100;

/// The stage of the encounter that newcomers join.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Nobody rolls initiative yet: `init 2` is a modifier.
    Setup,
    /// Initiative is rolled, or has been: `init 15` is a result, `init +2` is a modifier.
    Combat,
}

/// How a line is read.
#[derive(Clone, Copy)]
pub struct Reading<'f> {
    /// The language of plurals and spoken numbers, beside English.
    pub lang: Lang,
    /// The side of combatants without a side in the line.
    pub side: Side,
    /// The stage of the encounter.
    pub stage: Stage,
    /// How the rules apply defenses against damage of a type.
    pub defenses: DefensePolicy,
    /// The features that the rules know.
    pub features: &'f [Feature],
    /// Returns a text in lowercase and without accents.
    pub fold: &'f dyn Fn(&str) -> String,
}
