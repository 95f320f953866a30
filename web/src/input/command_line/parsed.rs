//! A parsed command, the context that gives its words a meaning, and the faults of other texts.

use asalto_core::casting::CheckInput;
use asalto_core::effect::Duration;
use asalto_core::order::PlaceTarget;
use asalto_core::share::DamageShare;
use asalto_core::{CombatantId, Command, Condition, DamageType, EncounterView, SaveKind, Side};
use asalto_text::Lang;

pub use super::missing::Missing;
use crate::input::hit_points::Kind;

/// The number of letters of a command that are read, as of a quick line.
pub const LONGEST: usize = crate::input::quick_line::LONGEST;

/// The meanings that words have now: combatants, conditions and commands.
#[derive(Clone, Copy)]
pub struct Context<'c> {
    /// The language in use.
    pub lang: Lang,
    /// The encounter.
    pub view: &'c EncounterView,
    /// The names of each condition, in lowercase and without accents.
    pub conditions: &'c [Vec<String>],
    /// The selected combatants, whom a command without names affects.
    pub selected: &'c [Target],
    /// The function that returns a text in lowercase and without accents.
    pub fold: &'c dyn Fn(&str) -> String,
    /// Other names of the combatants.
    pub others: &'c [OtherName],
    /// The DCs of the saves against the spells of combatants, as far as they are known.
    pub difficulties: &'c [(CombatantId, i32)],
    /// The function that returns the bonus of a save, if the files of the creatures have one for the combatant.
    pub save_bonus: &'c dyn Fn(SaveKind, CombatantId) -> Option<i16>,
    /// Whether hit points go below 0.
    pub below_zero: bool,
    /// The line.
    pub typed: &'c str,
}

/// A name by which a combatant is called besides its own: one of its kind, which the creatures have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherName {
    /// The combatant.
    pub who: CombatantId,
    /// The name, without a number.
    pub name: String,
    /// Whether it is the name of several.
    pub plural: bool,
    /// Whether it tells the combatant from others of its kind, so that no number follows: `red goblin`.
    pub distinct: bool,
}

/// A combatant with its share of damage.
pub type Target = (CombatantId, DamageShare);

/// A condition that a command names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    /// One of the context, by its index.
    Known(usize),
    /// A custom one.
    Custom(String),
}

impl Named {
    /// Returns the condition. `known` are those whose names the context has.
    #[must_use]
    pub fn condition(&self, known: &[Condition]) -> Condition {
        match self {
            Self::Known(index) => known[*index].clone(),
            Self::Custom(words) => Condition::Custom(words.clone()),
        }
    }
}

/// The duration of a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasting {
    /// A known one.
    Known(Duration),
    /// Until the next turn of the combatant itself starts or ends.
    Own {
        /// Whether it ends with the turn.
        ends: bool,
    },
    /// Until a successful save.
    Save {
        /// The DC, if it was typed.
        difficulty: Option<i32>,
        /// The kind of the save, if it was typed.
        kind: Option<SaveKind>,
        /// The number of rounds after which it ends at the latest, if the line has one.
        rounds: Option<u32>,
    },
    /// Until the end of the next round.
    NextRound,
}

/// An amount with its type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedAmount {
    /// A number or dice.
    pub amount: String,
    /// The type of damage.
    pub of: Option<DamageType>,
}

/// A word for what a weapon bypasses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// Its English word, or the word of a damage reduction.
    pub name: String,
    /// The word as it was typed.
    pub typed: String,
}

/// A change of hit points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Points {
    /// The kind of change.
    pub kind: Kind,
    /// The amounts, at least one. Several are parts of one hit.
    pub parts: Vec<TypedAmount>,
    /// What the weapon bypasses.
    pub past: Vec<Past>,
    /// The combatants with their shares.
    pub targets: Vec<Target>,
    /// Whether a critical hit deals it.
    pub critical: bool,
}

/// A save that halves damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HalfSave {
    /// The kind of the save, if it was typed.
    pub kind: Option<SaveKind>,
    /// The DC, if it was typed.
    pub difficulty: Option<i32>,
}

/// A command as it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Changes hit points.
    Points(Vec<Points>),
    /// Aims damage with a save for half.
    AreaSave {
        /// The damage.
        points: Points,
        /// The save.
        save: HalfSave,
    },
    /// Sets the current hit points, and the maximum if it is typed.
    SetPoints {
        /// The combatants.
        who: Vec<CombatantId>,
        /// The current hit points.
        left: i32,
        /// The maximum.
        maximum: Option<i32>,
    },
    /// Sets the maximum of the hit points.
    Maximum {
        /// The combatants.
        who: Vec<CombatantId>,
        /// The maximum.
        maximum: i32,
    },
    /// Raises or lowers the maximum of the hit points.
    ChangeMaximum {
        /// The combatants.
        who: Vec<CombatantId>,
        /// The difference.
        by: i32,
    },
    /// Takes away temporary hit points: this many, or all.
    LowerTemporary {
        /// The combatants.
        who: Vec<CombatantId>,
        /// The number.
        by: Option<i32>,
    },
    /// Does several things, in this order.
    Together(Vec<Line>),
    /// Heals to the maximum.
    Fill(Vec<CombatantId>),
    /// Gives conditions.
    Begin {
        /// The conditions.
        conditions: Vec<Named>,
        /// The combatants.
        who: Vec<CombatantId>,
        /// Its duration; none for the usual one.
        duration: Option<Lasting>,
        /// The combatant that causes it, if the line names one.
        cause: Option<CombatantId>,
    },
    /// Ends conditions.
    End {
        /// The conditions.
        conditions: Vec<Named>,
        /// The combatants.
        who: Vec<CombatantId>,
        /// The combatants whose own effects end; none for all effects.
        causes: Vec<CombatantId>,
    },
    /// Ends all conditions.
    Clear(Vec<CombatantId>),
    /// Sets the level of exhaustion.
    Exhaustion {
        /// The combatants.
        who: Vec<CombatantId>,
        /// The level.
        level: u8,
    },
    /// Kills.
    Kill(Vec<CombatantId>),
    /// Brings back to life with these hit points.
    Revive {
        /// The combatants.
        who: Vec<CombatantId>,
        /// The hit points.
        points: i32,
    },
    /// Makes a save against massive damage.
    MassiveSave {
        /// The combatant.
        who: CombatantId,
        /// The bonus of its roll, or its total.
        how: CheckInput,
    },
    /// Makes a death save by the number on the die, or rolls it.
    DeathSave {
        /// The combatant.
        who: CombatantId,
        /// The number on the die.
        face: Option<u16>,
    },
    /// Makes a death save whose result the game master states.
    DeathSaveResult {
        /// The combatant.
        who: CombatantId,
        /// Whether it succeeds.
        passed: bool,
    },
    /// Stabilizes.
    Stabilize(Vec<CombatantId>),
    /// Moves in the order.
    Place {
        /// The combatants.
        who: Vec<CombatantId>,
        /// The new place.
        at: PlaceTarget,
    },
    /// Rolls initiative again.
    Reroll(Vec<CombatantId>),
    /// Delays, to a count if one is given.
    Delay(Option<i32>),
    /// Readies an action.
    Ready {
        /// The action.
        name: String,
        /// The trigger, which may be empty.
        trigger: String,
    },
    /// Acts now, after a delay.
    ActNow(CombatantId),
    /// Triggers readied actions.
    Fire(Vec<CombatantId>),
    /// Runs the command of the main button.
    Next,
    /// Passes for the actor that has priority.
    Pass,
    /// Passes for everyone.
    PassAll,
    /// Changes the action points left.
    ActionPoints {
        /// The actors.
        who: Vec<CombatantId>,
        /// The difference.
        by: i16,
    },
    /// Goes back to the previous turn.
    Previous,
    /// Undoes this many commands.
    Undo(usize),
    /// Redoes this many commands.
    Redo(usize),
    /// Hides from the players' screen.
    Hide(Vec<CombatantId>),
    /// Shows on the players' screen.
    Reveal(Vec<CombatantId>),
    /// Changes a name.
    Rename {
        /// The combatant.
        who: CombatantId,
        /// The new name.
        name: String,
    },
    /// Sets the armor class.
    ArmorClass {
        /// The combatants.
        who: Vec<CombatantId>,
        /// The armor class.
        value: i16,
    },
    /// Gives defenses against damage.
    Defend {
        /// The combatant.
        who: CombatantId,
        /// The defenses, in the words of a quick line.
        defenses: String,
    },
    /// Adds the combatants of a quick line.
    Add(String),
    /// Removes combatants.
    Remove(Vec<CombatantId>),
    /// Joins the group of another combatant.
    Join {
        /// The combatants.
        who: Vec<CombatantId>,
        /// A member of the group.
        with: CombatantId,
    },
    /// Fights for another side.
    ChangeSide {
        /// The combatants.
        who: Vec<CombatantId>,
        /// The side.
        side: Side,
    },
    /// Leaves a group.
    Split(Vec<CombatantId>),
    /// Is surprised.
    Surprise(Vec<CombatantId>),
    /// Ends concentration.
    DropConcentration(CombatantId),
    /// Concentrates on a spell.
    Concentrate {
        /// The combatant.
        who: CombatantId,
        /// The spell.
        spell: String,
    },
    /// Takes a legendary action.
    Legendary {
        /// The creature.
        who: CombatantId,
        /// The action.
        name: String,
    },
    /// Uses a legendary resistance.
    LegendaryResistance(CombatantId),
    /// Spends a reaction.
    Reaction(CombatantId),
    /// Takes the action of the current turn.
    Action,
    /// Spends the bonus action of the current turn.
    BonusAction,
    /// Takes an immediate action.
    Immediate(CombatantId),
    /// Takes the swift action of the current turn.
    SwiftAction,
    /// Sends a command about what a combatant has of its own, such as a limited use.
    Command(Box<Command>),
    /// Rolls dice.
    Roll(String),
    /// Goes to a combatant.
    Find(CombatantId),
    /// Shows the commands.
    Help,
    /// Ends combat.
    EndCombat,
}

/// The reason that a text is not a command. Each text is as it was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no text.
    Empty,
    /// A word has no meaning.
    Unknown(String),
    /// Nobody has this name.
    Nobody(String),
    /// A word has no meaning where no name could stand.
    UnknownWord(String),
    /// A word after an amount is neither a name nor a type of damage.
    NeitherNameNorType(String),
    /// Damage reduction stops a weapon that does not bypass it, but the type of its damage is missing. The word is what
    /// the weapon bypasses.
    NoWeaponType(String),
    /// A word that has a meaning has none in this command.
    Unread(String),
    /// A word may mean several combatants.
    Which(String, Vec<CombatantId>),
    /// A name is known, but nobody has this number.
    NoNumber(String, Vec<CombatantId>),
    /// Something is missing.
    Missing(Missing),
    /// An attack on these combatants has no damage.
    NoDamage(Vec<CombatantId>),
    /// The number must be whole.
    NotWhole(String),
    /// The order has no such count between two counts. The combatant could come after another one.
    NoSuchCount(String, Option<CombatantId>),
    /// The line is a question. It would be this command without its mark.
    Question(String),
    /// The line says what does not happen.
    Negated,
    /// The line may mean several things.
    Ask(Ask),
    /// Several combatants have a condition each, which these lines give.
    Apart(Vec<String>),
    /// Damage has a save, which may halve it, as in this line.
    SaveForWhat(String),
    /// Several hits need a line each, which these are.
    HitsApart(Vec<String>),
    /// A verb that one combatant does to another stands before two names. Each line has one of them act.
    WhoActs(Vec<String>),
    /// Nobody grapples these combatants, or the others do not.
    NotGrappled(Vec<CombatantId>, Vec<CombatantId>),
    /// The combatant grapples nobody.
    NoGrapple(CombatantId),
    /// It is another combatant's turn.
    NotActing(CombatantId),
    /// A duration has dice in place of a number of rounds.
    DiceRounds(String),
    /// These rules have no delay.
    NoDelay,
    /// A condition cannot end with the turn in progress.
    ThisTurn,
    /// These rules have phases instead of turns, with which a condition could end. The combatants could have it without a
    /// duration.
    NoTurns(String, Vec<CombatantId>),
    /// These rules roll initiative for each turn, and nobody moves in between.
    NoOrder,
    /// These rules have priority, and passing in place of a delay.
    PassInstead,
    /// These rules do not count nonlethal damage apart.
    Nonlethal,
    /// These rules have no hit points below 0.
    NotBelowZero,
    /// A combat has no notes.
    NoNotes,
    /// The combatant concentrates on nothing.
    NotConcentrating(CombatantId),
    /// A word makes only the dying stable, and these combatants are dead.
    Dead(String, Vec<CombatantId>),
    /// Who is surprised is set before combat starts.
    TooLate,
    /// The combatants are in no group.
    NoGroup(CombatantId),
}

/// A line that may mean several things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Damage, or healing.
    HarmOrCure(String, Vec<CombatantId>),
    /// Hit points, or a change of them.
    SetOrChange(String, Vec<CombatantId>),
    /// The end of a turn, of the combat or of a condition.
    End,
    /// Hidden from the players, or from enemies.
    Hide(Vec<CombatantId>),
    /// Damage by poison, or the condition.
    Poison(String, Vec<CombatantId>),
    /// At 0 hit points, prone or out of combat.
    Drop(Vec<CombatantId>),
    /// On its feet, or healed.
    Stand(Vec<CombatantId>),
    /// Newcomers, or something else.
    Newcomers {
        /// The newcomers as typed.
        typed: String,
        /// The line that adds them, without its verb.
        added: String,
        /// The damage that the line may be.
        damage: Option<(String, Vec<CombatantId>)>,
    },
}
