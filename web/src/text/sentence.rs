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
    /// Whether one is aware of another, as a label.
    PairAware {
        /// Who.
        observer: &'t str,
        /// Of whom.
        target: &'t str,
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
    /// A tie that somebody has to decide.
    Tie {
        /// Whose decision it is.
        by: &'t str,
        /// Who is tied.
        names: &'t str,
    },
    /// Who is surprised.
    WhoIsSurprised {
        /// Who.
        who: &'t str,
        /// How many they are.
        count: usize,
    },
    /// Somebody who delays acts after this turn.
    ActsAfter {
        /// Who.
        who: &'t str,
    },
    /// Somebody who delays acts before this turn.
    ActsBefore {
        /// Who.
        who: &'t str,
    },
    /// What somebody readied is set off.
    SetsOff {
        /// Who.
        who: &'t str,
    },
    /// Somebody lets a trigger go by.
    LetsGoBy {
        /// Who.
        who: &'t str,
    },
    /// Somebody acts first of those who act together.
    ActsFirst {
        /// Who.
        who: &'t str,
    },
    /// Somebody keeps concentrating.
    KeepsConcentrating {
        /// Who.
        who: &'t str,
    },
    /// Somebody concentrates no more.
    StopsConcentrating {
        /// Who.
        who: &'t str,
    },
    /// Something done to one, as the name of a button.
    Of {
        /// What is done.
        what: &'t str,
        /// To whom.
        who: &'t str,
    },
    /// Why one has its place, as the name of a button.
    WhyCount {
        /// Who.
        who: &'t str,
        /// At which count.
        count: i32,
    },
    /// An encounter without combatants, or its first names and how many more there are.
    Title {
        /// The first names.
        names: &'t str,
        /// How many more.
        more: usize,
    },
    /// Hit points left of a maximum, for a screen reader.
    HitPointsOf {
        /// Left.
        left: i32,
        /// Of how many.
        maximum: i32,
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
