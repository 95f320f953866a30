//! The shortcuts: one row each, with its keys, its action and its name.
//!
//! The handler of the app, the help sheet, the keys on buttons and the command line read these rows. The help
//! sheet has their order.

pub mod custom;

use asalto_text::{CombatText, SetupText, ShortcutText, TalesOfWarText, Text};

use Action::{Do, Open, Press};
use Key::{Beside, InSetup, Letter, Named, Printed, Unlisted, WithShift};

/// A key of a shortcut.
#[derive(Clone, Copy)]
pub enum Key {
    /// A letter, which users can change.
    Letter(char),
    /// The letter of another shortcut, which has this meaning during setup.
    InSetup(Shortcut),
    /// The letter of another shortcut, with Shift.
    WithShift(Shortcut),
    /// A key by its name in the browser, and its name on the sheet.
    Named(&'static str, Text),
    /// Keys as the sheet shows them. They have their own handler.
    Printed(&'static str),
    /// A key by its name in the browser, which the sheet does not show.
    Unlisted(&'static str),
    /// The keys of another shortcut, which the sheet shows on the same line.
    Beside(Shortcut),
}

/// The effect of a shortcut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Presses the button with this id.
    Press(&'static str),
    /// Presses the button with this id, which opens a form. The command line finds the form by the name of the
    /// shortcut.
    Open(&'static str),
    /// Does more than press a button.
    Do(Task),
}

/// The effect of a shortcut that does more than press a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Carries out the main command.
    Main,
    /// Returns to the previous turn.
    PreviousTurn,
    /// Goes to the quick line.
    AddCombatants,
    /// Chooses by a digit.
    Choose,
    /// Goes to the next group of choices.
    NextChoices,
    /// Asks for an amount of damage.
    Damage,
    /// Asks for an amount of healing.
    Heal,
    /// Opens the rules.
    Rules,
    /// Selects the next row.
    NextRow,
    /// Selects the previous row.
    PreviousRow,
    /// Moves the focused row. The row itself handles it.
    MoveRow,
    /// Undoes.
    Undo,
    /// Redoes.
    Redo,
    /// Closes the open message or choice, or returns to the present.
    Escape,
}

/// Declares the shortcuts: the keys, the action and the name of each.
macro_rules! shortcuts {
    ($($name:ident: [$($key:expr),*], $action:expr, $label:expr;)*) => {
        /// A shortcut.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Shortcut {
            $(#[doc = concat!("The shortcut with the name `", stringify!($label), "`.")] $name,)*
        }

        impl Shortcut {
            /// Every shortcut, in the order of the help sheet.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// Returns its keys.
            #[must_use]
            pub const fn keys(self) -> &'static [Key] {
                match self {
                    $(Self::$name => const { &[$($key),*] },)*
                }
            }

            /// Returns its effect.
            #[must_use]
            pub const fn action(self) -> Action {
                match self {
                    $(Self::$name => $action,)*
                }
            }

            /// Returns its name.
            #[must_use]
            pub const fn label(self) -> Text {
                match self {
                    $(Self::$name => $label.text(),)*
                }
            }
        }
    };
}

shortcuts! {
    Main: [Named(" ", SetupText::Space.text()), Letter('n')], Do(Task::Main), ShortcutText::Big;
    TypeCommand: [Letter('/')], Press("command-open"), SetupText::TypeCommand;
    PreviousTurn: [Letter('p')], Do(Task::PreviousTurn), CombatText::PreviousTurn;
    PassPreparationRound: [InSetup(Self::PreviousTurn)], Press("prepare"), SetupText::PassPreparationRound;
    Choose: [Printed("1 – 9")], Do(Task::Choose), ShortcutText::Choose;
    FurtherChoices: [Printed("0")], Do(Task::Choose), ShortcutText::Further;
    NextChoices: [Letter('q')], Do(Task::NextChoices), ShortcutText::Places;
    Act: [Letter('f')], Press("act"), TalesOfWarText::ActInPhase;
    Delay: [Letter('w')], Press("delay"), CombatText::Delay;
    Ready: [Letter('e')], Press("ready"), CombatText::ReadyAction;
    OutOfTurn: [Letter('u')], Open("offers"), CombatText::OutOfTurn;
    Cast: [Letter('t')], Open("cast"), CombatText::CastSpell;
    Declare: [Letter('v')], Open("announce"), CombatText::DeclareAction;
    Damage: [Letter('d')], Do(Task::Damage), CombatText::Damage;
    Heal: [Letter('h')], Do(Task::Heal), CombatText::Heal;
    Conditions: [Letter('c')], Press("conditions"), CombatText::Conditions;
    Save: [Letter('s')], Open("save"), CombatText::Save;
    PlaceInOrder: [Letter('o')], Open("seats"), CombatText::PlaceInOrder;
    Mounting: [Letter('m')], Open("mounts"), CombatText::Mounting;
    Triggers: [Letter('g')], Open("triggers"), TalesOfWarText::Triggers;
    NextRow: [Letter('j'), Unlisted("ArrowDown"), Beside(Self::PreviousRow)], Do(Task::NextRow), ShortcutText::Select;
    PreviousRow: [Letter('k'), Unlisted("ArrowUp")], Do(Task::PreviousRow), ShortcutText::Select;
    MoveRow: [Printed("Alt + ↑ ↓")], Do(Task::MoveRow), ShortcutText::MoveRow;
    Edit: [Letter('x')], Open("edit"), SetupText::Edit;
    HideFromPlayers: [Letter('i')], Press("hide"), SetupText::HideFromPlayers;
    Remove: [Named("Delete", CombatText::DeleteKey.text())], Press("remove"), SetupText::Remove;
    AddCombatants: [Letter('a')], Do(Task::AddCombatants), CombatText::AddCombatants;
    EndCombat: [Letter('b')], Press("end"), CombatText::EndCombat;
    LogTools: [Letter('l')], Open("dice"), CombatText::LogTools;
    Rules: [Letter('r')], Do(Task::Rules), SetupText::Rules;
    Undo: [Letter('z'), Printed("Ctrl + Z")], Do(Task::Undo), SetupText::Undo;
    Redo: [WithShift(Self::Undo)], Do(Task::Redo), SetupText::Redo;
    Escape: [Named("Escape", SetupText::Escape.text())], Do(Task::Escape), ShortcutText::Escape;
    Menu: [Letter(',')], Press("menu"), SetupText::Menu;
    Help: [Letter('?')], Press("help-open"), SetupText::KeysAndHelp;
}

impl Shortcut {
    /// Returns its default letter, if users can change it.
    #[must_use]
    pub fn letter(self) -> Option<char> {
        self.keys().iter().find_map(|key| match key {
            Letter(letter) => Some(*letter),
            _ => None,
        })
    }

    /// Returns the shortcut whose letter it shares, or itself.
    #[must_use]
    pub fn with_letter(self) -> Self {
        let shared = self.keys().iter().find_map(|key| match key {
            InSetup(other) | WithShift(other) => Some(*other),
            _ => None,
        });
        shared.unwrap_or(self)
    }

    /// Returns the id of the button that it presses. Empty if it does more than press a button.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self.action() {
            Press(id) | Open(id) => id,
            Do(_) => "",
        }
    }

    /// Returns whether its button is in the panel of a combatant, for whatever moment of the combat.
    #[must_use]
    pub const fn is_of_panel(self) -> bool {
        matches!(
            self,
            Self::Conditions | Self::Save | Self::PlaceInOrder | Self::Edit | Self::HideFromPlayers
        )
    }

    /// Returns whether a held key carries it out again. It then only goes through moments or rows.
    #[must_use]
    pub const fn repeats(self) -> bool {
        matches!(
            self,
            Self::Undo | Self::Redo | Self::NextRow | Self::PreviousRow
        )
    }

    /// Finds the shortcut with a default letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::find(|key| matches!(key, Letter(own) if *own == letter))
    }

    /// Finds the shortcut with a key that has a name in the browser.
    #[must_use]
    pub fn of_named(name: &str) -> Option<Self> {
        Self::find(|key| matches!(key, Named(own, _) | Unlisted(own) if *own == name))
    }

    /// Returns the meaning of its letter during setup, if that differs.
    #[must_use]
    pub fn in_setup(self) -> Option<Self> {
        Self::find(|key| matches!(key, InSetup(other) if *other == self))
    }

    /// Returns its meaning with Shift, if that differs.
    #[must_use]
    pub fn with_shift(self) -> Option<Self> {
        Self::find(|key| matches!(key, WithShift(other) if *other == self))
    }

    /// Lists the shortcuts on a line of the help sheet that begins with this one.
    pub fn line(self) -> impl Iterator<Item = Self> {
        let beside = self.keys().iter().filter_map(|key| match key {
            Beside(other) => Some(*other),
            _ => None,
        });
        std::iter::once(self).chain(beside)
    }

    /// Lists the shortcuts that begin a line of the help sheet.
    pub fn lines() -> impl Iterator<Item = Self> {
        let is_beside = |of: Self| {
            let mut all = Self::ALL.iter();
            all.any(|other| other.line().skip(1).any(|beside| beside == of))
        };
        Self::ALL.iter().copied().filter(move |of| !is_beside(*of))
    }

    fn find(mut is: impl FnMut(&Key) -> bool) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|shortcut| shortcut.keys().iter().any(&mut is))
    }
}

#[cfg(test)]
mod tests;
