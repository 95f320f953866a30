//! The macro that declares which fields of which events players see.

/// Declares the events that players see. Each row is an event, and each of its fields has a mark or a value:
///
/// | field | players see |
/// |---|---|
/// | `field: shown` | the value |
/// | `field: seen` | the players' id; no event about a combatant out of sight |
/// | `field: open` | the players' id; no event about a hidden combatant |
/// | `field: numbered` | the players' number of the frame; no event about a frame out of sight |
/// | `field: hidden` | no such event |
/// | `field = value` | this value |
///
/// The value and the condition after `if` read the fields and the [`Moment`](super::moment::Moment). A row whose
/// condition is false, or whose value has no players' id, hides the event. Every event and every field is matched,
/// so a new one does not compile before it has a row or a mark.
macro_rules! player_events {
    ($(
        players see $whole:ident by $name:ident($at:ident) {
            $(
                $(#[$note:meta])*
                $variant:ident
                $(( $held:ident $(: $held_mark:ident)? $(= $held_value:expr)? ))?
                $({ $( $field:ident $(: $mark:ident)? $(= $value:expr)? ),* })?
                $(if $condition:expr)?
            ),* $(,)?
        }
    )*) => {$(
        /// Returns an event as the players see it, if they do.
        #[allow(unused_variables, reason = "the number of something new is not the game master's")]
        fn $name($at: Moment<'_>, event: $whole) -> Option<$whole> {
            Some(match event {
                $(
                    $whole::$variant $(($held))? $({ $($field),* })? => {
                        $( if !$condition { return None; } )?
                        $whole::$variant
                        $(($crate::players::event_table::value!(
                            $at, $held $(: $held_mark)? $(= $held_value)?
                        )))?
                        $({ $($field: $crate::players::event_table::value!(
                            $at, $field $(: $mark)? $(= $value)?
                        )),* })?
                    }
                )*
            })
        }
    )*};
}

/// Returns the players' value of a field, or returns without an event.
macro_rules! value {
    ($at:ident, $field:ident: shown) => {
        $field
    };
    ($at:ident, $field:ident: seen) => {
        $at.seen($field)?
    };
    ($at:ident, $field:ident: open) => {
        $at.open($field)?
    };
    ($at:ident, $field:ident: numbered) => {
        $at.sight.frame($field)?
    };
    ($at:ident, $field:ident: hidden) => {
        $crate::players::event_table::hidden($field)?
    };
    ($at:ident, $field:ident = $value:expr) => {
        $value
    };
}

/// Returns no value, whatever the field is.
pub(super) fn hidden<T>(_: T) -> Option<T> {
    None
}

/// Returns a list with at least one element.
pub(super) fn some<T>(all: Vec<T>) -> Option<Vec<T>> {
    (!all.is_empty()).then_some(all)
}

pub(super) use {player_events, value};
