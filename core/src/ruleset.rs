//! The published sets of rules.

use serde::{Deserialize, Serialize};

/// Declares the rulesets once, so that no ruleset is missing from the menu.
macro_rules! rulesets {
    ($(#[$of_all:meta])* pub enum Ruleset { $($(#[$doc:meta])* $name:ident,)* }) => {
        $(#[$of_all])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize,
            Deserialize,
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

impl Ruleset {
    /// The ruleset that the app offers to new users. Scripts of the app repeat it, and a test compares them.
    pub const FOR_NEW_USERS: Self = Self::Dnd5e2024;

    /// Returns whether a natural 20 always makes a saving throw, and a natural 1 always fails it (AMB-D35-34).
    #[must_use]
    pub const fn natural_saves(self) -> bool {
        match self {
            Self::Dnd30 | Self::Dnd35 => true,
            Self::Dnd5e | Self::Dnd5e2024 | Self::TalesOfWar | Self::Any => false,
        }
    }
}

rulesets! {
/// A published set of rules.
///
/// The default is that of a session or an element for which none is named. It is part of the package's interface, so it
/// stays as it is.
///
/// ```
/// use asalto_core::Ruleset;
/// assert_eq!(Ruleset::default(), Ruleset::Dnd35);
/// ```
pub enum Ruleset {
    /// D&D 3.0: how an encounter starts (source 000).
    Dnd30,
    /// D&D 3.5: initiative, the surprise round, flat-footed (sources 002 and 004).
    #[default]
    Dnd35,
    /// D&D 5e as of 2014: surprise, initiative, the turn and reactions (source 001).
    Dnd5e,
    /// D&D 5e as of 2024: the differences from 2014.
    Dnd5e2024,
    /// Tales of War Online: phases, priority and two stacks (source 003).
    TalesOfWar,
    /// Any other game: one ruleset whose choices are set before the fight.
    Any,
}
}
