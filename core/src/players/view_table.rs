//! The macro that declares the players' views, with the visibility of each field.

use super::open_combatants::OpenCombatants;
use super::redact::Visibility;
use crate::combatant::CombatantId;
use crate::reason::Reason;

/// The players' knowledge, and the combatant that a value is about, if it is about one.
#[derive(Clone, Copy)]
pub(super) struct Gate<'a> {
    pub(super) open: &'a OpenCombatants,
    pub(super) who: Option<CombatantId>,
    pub(super) is_setup: bool,
}

impl Gate<'_> {
    /// Returns the gate for the values of a combatant.
    pub(super) fn about(self, who: CombatantId) -> Self {
        Self {
            who: Some(who),
            ..self
        }
    }

    /// Whether players know the numbers of the combatant.
    pub(super) fn is_open(self) -> bool {
        self.who.is_some_and(|who| self.open.has(who))
    }

    /// Returns how far players see the combatant.
    pub(super) fn visibility(self) -> Visibility {
        if self.is_open() {
            Visibility::Open
        } else {
            Visibility::Hidden
        }
    }

    /// Returns a value of the combatant if players know its numbers, else the default.
    pub(super) fn only_open<T: Default>(self, value: T) -> T {
        if self.is_open() { value } else { T::default() }
    }

    /// Returns a reason for the combatant, unless it compares numbers that players do not know.
    pub(super) fn visible_reason(self, reason: Option<Reason>) -> Option<Reason> {
        self.open.visible_reason(self.who?, reason?)
    }
}

/// Declares the players' version of views. Each field of the whole view is listed with a mark:
///
/// | mark | players see | a screen for game masters gets back |
/// |---|---|---|
/// | `shown` | the value | the value |
/// | `open` | the value of an open combatant, else the default | the value |
/// | `number` | the value of an open combatant, else none | the value, else the default |
/// | `reason` | the reason, unless it compares hidden numbers | the reason |
/// | `of_combat` | the value, but none during setup | the value |
/// | `by(to, back)` | the result of the first function | the result of the second one |
///
/// Fields after `without` are hidden. They are empty on a screen.
macro_rules! player_views {
    ($(
        $(#[$meta:meta])*
        pub struct $name:ident of $whole:ident $(without $($hidden:ident),+)? {
            $(
                $(#[$of_field:meta])*
                $field:ident: $is:ty = $mark:ident $(($to:expr, $back:expr))?,
            )*
        }
    )*) => {$(
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            $( $(#[$of_field])* pub $field: $is, )*
        }

        impl $name {
            /// Returns the players' version of a view. Every field is named, so that none is forgotten.
            #[allow(unused_variables, reason = "a table may show every field to everyone")]
            fn seen(gate: Gate<'_>, view: $whole) -> Self {
                let $whole { $($field,)* $($($hidden: _,)+)? } = view;
                Self {
                    $($field: $crate::players::view_table::seen!($mark, gate, $field $(, $to)?),)*
                }
            }
        }

        impl From<$name> for $whole {
            /// Converts to the form for screens, which leaves hidden values out.
            fn from(view: $name) -> Self {
                let $name { $($field,)* } = view;
                Self {
                    $($field: $crate::players::view_table::shown!($mark, $field $(, $back)?),)*
                    $($($hidden: Default::default(),)+)?
                }
            }
        }
    )*};
}

/// Returns the players' version of a value by its mark.
macro_rules! seen {
    (shown, $gate:ident, $value:ident) => {
        $value
    };
    (open, $gate:ident, $value:ident) => {
        $gate.only_open($value)
    };
    (number, $gate:ident, $value:ident) => {
        $gate.is_open().then_some($value)
    };
    (reason, $gate:ident, $value:ident) => {
        $gate.visible_reason($value)
    };
    (of_combat, $gate:ident, $value:ident) => {
        $value.filter(|_| !$gate.is_setup)
    };
    (by, $gate:ident, $value:ident, $to:expr) => {
        $to($gate, $value)
    };
}

/// Returns the value for a screen by its mark.
macro_rules! shown {
    (number, $value:ident) => {
        $value.unwrap_or_default()
    };
    (by, $value:ident, $back:expr) => {
        $back($value)
    };
    ($mark:ident, $value:ident) => {
        $value
    };
}

pub(super) use {player_views, seen, shown};
