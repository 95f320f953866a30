//! The published sets of rules.

use serde::{Deserialize, Serialize};

/// Declares the rulesets once, so that no ruleset is missing from the menu.
macro_rules! rulesets {
    ($(#[$of_all:meta])* pub enum Ruleset { $($(#[$doc:meta])* $name:ident,)* }) => {
        $(#[$of_all])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "camelCase")]
        pub enum Ruleset {
            $($(#[$doc])* $name,)*
        }

        impl Ruleset {
            /// Every ruleset, in the order of a menu.
            pub const ALL: [Self; [$(Self::$name),*].len()] = [$(Self::$name),*];
        }
    };
}

rulesets! {
/// A published set of rules.
pub enum Ruleset {
    /// D&D 3.0: how an encounter starts (source 000).
    Dnd30,
    /// D&D 3.5: initiative, the surprise round, flat-footed (sources 002 and 004).
    Dnd35,
    /// D&D 5e as of 2014: surprise, initiative, the turn and reactions (source 001).
    Dnd5e,
    /// D&D 5e as of 2024: what differs from 2014.
    Dnd5e2024,
    /// Tales of War Online: phases, priority and two stacks (source 003).
    TalesOfWar,
    /// Any other game: one ruleset whose choices are set before the fight.
    Any,
}
}
