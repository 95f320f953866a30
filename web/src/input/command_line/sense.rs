//! The meanings of words, which the lexicon of each language maps to.

use asalto_core::share::DamageShare;
use asalto_core::{DamageType, Side};

/// The meaning of a word or a phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sense {
    /// A verb.
    Act(Act),
    /// A field or a resource of a combatant.
    Attr(Attr),
    /// A word without a meaning of its own.
    Filler,
    /// A word before a goal: `to`, `at`.
    To,
    /// A word before a source: `from`, `of`.
    From,
    /// A word before a cause: `by`.
    By,
    /// A word before a number that something has now: `=`, `is at`.
    At,
    /// A word before a number that may be one that something has, or a change of it: `is`.
    Is,
    /// The one of the moment: `this turn`.
    This,
    /// Joins two words.
    And,
    /// Everyone, or all of a kind.
    All,
    /// The others of a kind.
    Other,
    /// The next names are left out.
    Except,
    /// A whole side.
    Side(Side),
    /// A share of damage.
    Share(DamageShare),
    /// A type of damage.
    Type(DamageType),
    /// A whole number in words.
    Number(i32),
    /// A duration follows.
    Until,
    /// A number of rounds may follow.
    For,
    /// A unit of time, in rounds.
    Unit(u32),
    /// The start of a turn.
    Start,
    /// The end of a turn.
    End,
    /// A turn.
    Turn,
    /// The next one.
    Next,
    /// A successful save ends it.
    SaveEnds,
    /// The game master ends it.
    Removed,
    /// The combatant itself.
    Own,
    /// A place before another combatant.
    Before,
    /// A place after another combatant.
    After,
    /// The combat.
    Combat,
    /// A condition follows the name of an action: `when`.
    When,
}

/// A verb of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    /// Deals damage.
    Harm,
    /// Casts a spell that gives a condition.
    Cast,
    /// Deals damage by a critical hit.
    Critical,
    /// Makes an attack, such as an opportunity attack, which is no damage.
    Attack,
    /// Takes damage: the one before it is hurt.
    Suffer,
    /// Has something no longer, or hit points.
    Lose,
    /// Heals.
    Cure,
    /// Gives something, which the other words name.
    Give,
    /// Takes something away, which the other words name.
    Take,
    /// Removes a combatant, or something that the other words name.
    Remove,
    /// Ends something, which the other words name.
    End,
    /// Kills.
    Kill,
    /// Brings back to life.
    Revive,
    /// Makes a death save.
    DeathSave,
    /// Fails a save or a check, which the other words name.
    Fail,
    /// Succeeds on a save or a check, which the other words name.
    Succeed,
    /// Makes a save against massive damage.
    MassiveSave,
    /// Makes a dying combatant stable.
    Stabilize,
    /// Rolls initiative again.
    Reroll,
    /// Moves to another place in the order.
    Move,
    /// Delays.
    Delay,
    /// Readies an action.
    Ready,
    /// Triggers a readied action.
    Fire,
    /// Deals nonlethal damage.
    Nonlethal,
    /// Goes on.
    Next,
    /// Passes, where there is priority.
    Pass,
    /// Goes back to the previous turn.
    Previous,
    /// Undoes.
    Undo,
    /// Redoes.
    Redo,
    /// Hides, from the players or from enemies.
    Hide,
    /// Shows to the players.
    Reveal,
    /// Changes a name; the new name follows.
    Rename,
    /// Writes a note.
    Note,
    /// Adds combatants.
    Add,
    /// Combatants arrive.
    Arrive,
    /// Joins a group, or arrives.
    Join,
    /// Fights for the other side.
    ChangeSides,
    /// Leaves the combat.
    Flee,
    /// Leaves the combat, or a grapple.
    Escape,
    /// Gets out of a grapple.
    BreakFree,
    /// Lets go of somebody.
    Release,
    /// Leaves a group.
    Split,
    /// Is surprised.
    Surprise,
    /// Falls, in one of several ways.
    Drop,
    /// Gets up, in one of several ways.
    Stand,
    /// Spends something, which the other words name.
    Use,
    /// Concentrates on a spell.
    Concentrate,
    /// Takes a legendary action.
    Legendary,
    /// Swaps initiative.
    Swap,
    /// Brings a limited use back.
    Recharge,
    /// Is summoned by another combatant.
    Summoned,
    /// Takes one action more by Action Surge.
    Surge,
    /// Counters what is on the stack.
    Counter,
    /// Takes the action that haste adds.
    HasteAction,
    /// Heroic Inspiration.
    Inspiration,
    /// Rolls dice.
    Roll,
    /// Finds a combatant.
    Find,
    /// Shows the commands.
    Help,
}

/// A field or a resource of a combatant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attr {
    /// Hit points.
    Hp,
    /// The maximum.
    Max,
    /// Full hit points.
    Full,
    /// Temporary hit points.
    Temp,
    /// Armor class.
    Ac,
    /// Initiative.
    Init,
    /// Levels of exhaustion.
    Exhaustion,
    /// All conditions.
    Conditions,
    /// Concentration.
    Concentration,
    /// The reaction.
    Reaction,
    /// The action of a turn.
    Action,
    /// The bonus action.
    Bonus,
    /// Action points.
    ActionPoints,
    /// An immediate action.
    Immediate,
    /// The swift action.
    Swift,
    /// Difficulty class.
    Dc,
}

/// Returns the verbs that a word or a phrase means.
pub(crate) fn acts(senses: &[Sense]) -> Vec<Act> {
    let acts = senses.iter().filter_map(|sense| match sense {
        Sense::Act(act) => Some(*act),
        _ => None,
    });
    acts.collect()
}
