//! The functions of the core, as far as they are loaded: first those of the setup, then all
//! (docs/decisions/0041).

use std::mem;

use asalto_core::view::LastView;
use asalto_core::{
    Command, Dice, Encounter, EncounterView, Rejection, Session, Timestamp, available, check,
    is_setup, openings,
};

/// The functions that carry out and show commands, so that the first file holds only those it names.
#[derive(Clone, Copy)]
pub struct Engine {
    /// Returns whether it carries out a command here. Other commands wait until more is loaded.
    pub decides: fn(&Encounter, &Command) -> bool,
    /// Carries out a command.
    pub dispatch: fn(&mut Session, &Command, Timestamp, &mut dyn Dice) -> Result<(), Rejection>,
    /// Returns whether a command of a combat is legal. None is before the combat is loaded.
    pub allows: fn(&Encounter, &Command) -> bool,
    /// Returns the commands to offer.
    pub available: fn(&Encounter) -> Vec<Command>,
    /// Returns whether two lists of commands to offer are the same.
    pub offers_same: fn(&[Command], &[Command]) -> bool,
    /// Returns the view at the cursor, which takes what has not changed from the last one.
    pub view: fn(&Session, &mut LastView) -> EncounterView,
}

impl Engine {
    /// The functions of the setup.
    pub const SETUP: Self = Self {
        decides: is_setup,
        dispatch: |session, command, at, dice| {
            session.dispatch_setup(command, at, dice).map(|_| ())
        },
        allows: |_, _| false,
        available: openings,
        // None of them has any content.
        offers_same: |some, others| {
            let kinds = others.iter().map(mem::discriminant);
            some.iter().map(mem::discriminant).eq(kinds)
        },
        view: |session, _| session.setup_view(),
    };

    /// All functions.
    pub const WHOLE: Self = Self {
        decides: |_, _| true,
        dispatch: |session, command, at, dice| session.dispatch(command, at, dice).map(|_| ()),
        allows: |encounter, command| check(encounter, command).is_ok(),
        available,
        offers_same: PartialEq::eq,
        view: Session::view_after,
    };
}
