//! Sentences with something to fill in.

use asalto_core::{Round, Side};

/// A sentence; names and lists come worded already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sentence<'t> {
    /// A round, as a heading.
    Round(Round),
    /// The place of the turn in the round.
    TurnOf {
        /// Which one.
        number: usize,
        /// Of how many.
        of: usize,
    },
    /// The big command: the turn of one ends and that of another begins.
    EndTurn {
        /// Whose turn ends.
        who: &'t str,
        /// Who comes next.
        next: Option<&'t str>,
    },
    /// Acts now, at a count.
    ActsNow {
        /// The count.
        count: i32,
        /// Who comes next.
        next: Option<&'t str>,
    },
    /// Said aloud when the turn changes.
    TurnChanged {
        /// The round.
        round: Round,
        /// Whose turn.
        who: &'t str,
        /// Who comes next.
        next: Option<&'t str>,
    },
    /// What the quick line will make.
    QuickPreview {
        /// The names.
        names: &'t str,
        /// How many.
        count: usize,
    },
    /// Whether one side is aware of another.
    SideAware {
        /// The observers.
        observer: Side,
        /// Of whom.
        target: Side,
        /// Whether they are.
        aware: bool,
    },
    /// The fight opens with everybody aware.
    OpensAware,
    /// The fight opens with nobody aware.
    OpensUnaware,
    /// The fight opens with a surprise round.
    OpensSurprise {
        /// Those who act in it.
        aware: &'t str,
        /// How many they are.
        count: usize,
    },
    /// The fight opens with nobody surprised.
    OpensUnsurprised,
    /// Who is surprised.
    WhoIsSurprised {
        /// Who.
        who: &'t str,
        /// How many they are.
        count: usize,
    },
    /// Something done to one, as the name of a button.
    Of {
        /// What is done.
        what: &'t str,
        /// To whom.
        who: &'t str,
    },
    /// An encounter without combatants, or its first names and how many more there are.
    Title {
        /// The first names.
        names: &'t str,
        /// How many more.
        more: usize,
    },
    /// A search in the rules found so many.
    RulesFound {
        /// How many.
        count: usize,
    },
    /// When all was last downloaded.
    LastDownload {
        /// The day.
        date: &'t str,
    },
    /// What storage holds.
    StorageUsed {
        /// Thousands of letters.
        used: i32,
    },
    /// Encounters were added from a file.
    Added {
        /// How many.
        count: usize,
    },
}
