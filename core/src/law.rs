//! Points of law: policies, reasons and rejections name them instead of rule ids.
//!
//! `law/citations/` lists the rules that state a point, in one column for each ruleset. `cargo xtask rule D30-59` leads
//! from an id to the rows that cite it, such as `(Law::DelayFloor, &[D30(59)])`, and from there to the code that uses
//! the point. A comment names the id of a rule without a point of law.

mod citations;

use serde::{Deserialize, Serialize};

/// A point of law: one statement that rulesets make, each by its rules.
///
/// ```
/// use asalto_core::law::Law;
/// use asalto_core::{RuleId, Ruleset};
/// assert_eq!(Law::DelayFloor.rules(Ruleset::Dnd30), [RuleId::D30(59)]);
/// assert_eq!(Law::DelayFloor.rules(Ruleset::Dnd5e), []);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Law {
    // Initiative and ties
    /// The highest initiative result acts first.
    HighestFirst,
    /// The order stays as the results set it.
    OrderStays,
    /// Every combatant has one turn in a round.
    OneTurnARound,
    /// At equal counts the higher initiative modifier acts first.
    HigherModifierFirst,
    /// At equal counts the higher Dexterity score acts first.
    HigherDexterityFirst,
    /// Chance breaks a tie between equal combatants.
    TieByLots,
    /// A d20 roll-off breaks a tie, highest first.
    TieRolledOff,
    /// Tie-break rolls break a tie.
    TieBreakRolls,
    /// The game master breaks a tie among the game master's combatants.
    TieForGameMaster,
    /// The players break a tie among their characters.
    TieForPlayers,
    /// The game master breaks a tie between players' characters and others.
    TieForAll,
    /// A tie among the game master's combatants leaves them in the order in which they joined.
    TieAsEntered,
    /// A group that shares one roll consists of identical creatures.
    IdenticalGroup,
    /// Combatants that share a roll act at the same time.
    SharedRoll,
    /// Combatants that share a count choose their order, until one of them has begun.
    BlockOrder,
    /// Initiative is rolled at the start of each round.
    RolledEachRound,
    /// Combatants that act late in a round have a penalty on later rolls.
    LateActions,
    /// A readied action that is carried out in the same round gives a penalty.
    LateByReady,
    /// A delayed turn that is taken in the same round gives a penalty.
    LateByDelay,

    // Surprise and flat-footed
    /// Aware combatants act before anyone rolls initiative.
    ActsBeforeTheRoll,
    /// A combatant is flat-footed until it acts.
    FlatFootedUntilItActs,
    /// A combatant is flat-footed until its first turn.
    FlatFootedUntilFirstTurn,
    /// A surprised combatant is flat-footed.
    FlatFootedBySurprise,
    /// A flat-footed combatant loses its Dexterity bonus to armor class.
    DexterityLost,
    /// A condition takes the Dexterity bonus to armor class, and perhaps more.
    Defenseless,
    /// Uncanny dodge keeps the Dexterity bonus of a flat-footed combatant.
    UncannyDodge,
    /// A flat-footed combatant makes no attacks of opportunity.
    FlatFootedNoOpportunity,
    /// A flat-footed combatant takes no immediate action.
    FlatFootedNoImmediate,
    /// Alert adds to initiative, and prevents surprise or swaps initiatives.
    Alert,
    /// Feral Instinct gives advantage on initiative, and a rage lets its owner act while surprised.
    FeralInstinct,
    /// A combatant that notices no threat is surprised until the end of its first turn.
    NoticedNoThreat,
    /// A surprised combatant does not move on its first turn.
    SurprisedNoMove,
    /// A surprised combatant takes no action on its first turn.
    SurprisedNoAction,
    /// A surprised combatant takes no bonus action on its first turn.
    SurprisedNoBonusAction,
    /// A surprised combatant takes no reaction before the end of its first turn.
    SurprisedNoReaction,
    /// A surprised combatant rolls initiative with disadvantage.
    SurprisedRoll,
    /// An invisible combatant rolls initiative with advantage.
    InvisibleRoll,
    /// An incapacitated combatant rolls initiative with disadvantage.
    IncapacitatedRoll,
    /// A poisoned combatant rolls initiative with disadvantage.
    PoisonedRoll,
    /// A frightened combatant rolls initiative with disadvantage.
    FrightenedRoll,
    /// Advantage and disadvantage cancel each other, from however many sources.
    RollSources,
    /// An initiative score may replace the roll.
    InitiativeScore,
    /// Initiative may go by sides, by speed or by passive scores.
    InitiativeVariants,

    // Actions of a turn
    /// A turn of a regular round has a set number of actions of each kind.
    RegularTurn,
    /// A turn of the surprise round has one action.
    SurpriseTurn,
    /// A move is the only action of a turn of the surprise round.
    SurpriseTurnMove,
    /// A turn of the surprise round has no full-round action.
    SurpriseTurnFullRound,
    /// A 5-foot step excludes any other movement in the turn.
    FiveFootStep,
    /// A turn has one swift action, which an immediate action takes.
    OneSwiftAction,
    /// A turn has one bonus action.
    OneBonusAction,
    /// A bonus action requires a feature that grants it.
    BonusActionGranted,
    /// Action Surge gives a turn one action more.
    ActionSurge,
    /// A bonus action is taken in its owner's turn.
    BonusActionInOwnTurn,
    /// A second object costs the action.
    SecondObject,
    /// Some objects always cost the action.
    ObjectTakesAction,
    /// Heroic Inspiration lets a die that was just rolled be rolled again.
    HeroicInspiration,
    /// A combatant expends at most one spell slot in a turn to cast a spell.
    OneSpellSlot,

    // Combatants that can't act
    /// A combatant that can't act takes no action.
    Unable,
    /// A condition prevents a combatant from acting.
    UnableByCondition,
    /// Hit points below 0 prevent a combatant from acting.
    UnableByHitPoints,
    /// A combatant that becomes unable to act loses the rest of its turn.
    UnableLosesTurn,
    /// An incapacitated combatant takes neither actions nor reactions.
    Incapacitated,
    /// An incapacitated combatant takes no bonus action.
    IncapacitatedNoBonusAction,
    /// An unconscious creature falls prone, and a critical hit from nearby is worse for it.
    UnconsciousProne,
    /// Exhaustion makes d20 tests worse, and its last level kills.
    Exhaustion,
    /// A game master's creature dies at 0 hit points.
    DeadAtZero,
    /// A character at 0 hit points is unconscious and dying.
    Dying,
    /// Damage left over that reaches the hit point maximum kills a character.
    MassiveDamage,
    /// A dying character makes a death save at the start of its turn.
    DeathSave,
    /// Three death saves decide.
    ThreeDeathSaves,
    /// A natural 1 or 20 on a death save counts more.
    NaturalDeathSave,
    /// Damage at 0 hit points is a failed death save.
    DamageAtZero,
    /// Damage of a critical hit at 0 hit points is two failed death saves.
    CriticalAtZero,
    /// Nonlethal damage equal to the hit points staggers, and more knocks out. Healing removes as much of it.
    NonlethalDamage,
    /// Undead and constructs are destroyed at 0 hit points, and take neither nonlethal nor massive damage.
    DestroyedAtZero,
    /// A hit of massive damage calls for a save against death.
    MassiveHit,
    /// Defenses change damage of a type.
    DamageDefenses,
    /// A staggered or disabled combatant has a single move or standard action.
    OneAction,
    /// A slowed combatant has a single action.
    Slow,
    /// A hasted combatant has one attack, one partial action or one limited action more.
    Haste,
    /// A dying creature below 0 hit points becomes stable by chance, or loses a hit point.
    Stabilization,
    /// A regained hit point ends dying.
    HealedFromZero,
    /// The dead regain no hit points until something restores their lives, and nothing is asked of them.
    Dead,
    /// A stable creature makes no death saves.
    Stable,
    /// A creature reduced to 0 hit points may be knocked out instead.
    KnockOut,
    /// An actor that is out of combat neither declares nor responds.
    OutOfCombat,

    // Out of turn
    /// A combatant makes a limited number of attacks of opportunity in a round.
    OpportunitiesPerRound,
    /// An attack of opportunity resolves before the turn continues.
    OpportunityFirst,
    /// A reaction resolves before the interrupted turn continues.
    ReactionFirst,
    /// A combatant takes one reaction of any kind until its next turn.
    OneReaction,
    /// A reaction comes back at the start of its owner's next turn.
    ReactionReturns,

    // Delay
    /// No one delays.
    NoDelay,
    /// A combatant that delays acts later in the round, when it wishes.
    Delaying,
    /// A turn is delayed before any action in it.
    DelayFirst,
    /// A delayed turn interrupts no one.
    DelayNoInterruption,
    /// A turn is delayed to a later count.
    DelayToLaterCount,
    /// No one delays past the floor.
    DelayFloor,
    /// A combatant that declares a count for its delayed turn acts on it.
    DelayAnnounced,
    /// A combatant keeps the place at which it takes a delayed turn.
    DelayMovesPlace,
    /// A delayed turn is lost when its owner's count comes up again.
    DelayUntilOwnCount,
    /// A delayed turn is lost past the floor.
    DelayLostAtFloor,

    // Ready
    /// A readied action may be carried out at its trigger, or not.
    ReadiedWaits,
    /// Only some kinds of action can be readied.
    ReadiableActions,
    /// A readied action has a trigger.
    ReadyNamesTrigger,
    /// A combatant that readies declares the action and its trigger.
    ReadyNamesAction,
    /// A readied action is carried out after its owner's turn.
    ReadiedAfterOwnTurn,
    /// A readied action comes right after its trigger.
    ReadiedAfterTrigger,
    /// A combatant that carries out a readied action acts just before the triggering combatant from
    /// then on.
    ReadiedMovesPlace,
    /// A readied action is lost when its owner's next turn begins.
    ReadiedLostAtOwnTurn,
    /// A readied action comes before its owner's next turn, which is a normal one.
    ReadiedBeforeNextTurn,
    /// A readied spell is lost with the concentration on it.
    ReadiedSpellHeld,
    /// Some weapons can be set against a charge.
    WeaponAgainstCharge,
    /// A weapon that is set against a charge deals double damage.
    SetAgainstCharge,
    /// A set weapon deals double damage only to a charging creature.
    NoChargeNoDouble,

    // Spells that are being cast
    /// Damage to a caster requires a Concentration check.
    ConcentrationCheck,
    /// A Spellcraft check identifies a spell being cast.
    SpellcraftCheck,
    /// A combatant makes only one check to identify a spell.
    OneSpellcraftCheck,
    /// A dispel check decides whether dispel magic counters a spell.
    DispelCheck,
    /// An action readied against a spell is carried out during its casting.
    ReadiedAgainstSpell,
    /// A counterspell has to be readied.
    CounterspellReadied,
    /// A counterspell is the same spell or dispel magic.
    CounterspellMethods,
    /// The same spell counters only an identified spell.
    CounterspellIdentified,
    /// The same spell counters nothing after a failed Spellcraft check.
    CounterspellMisidentified,
    /// The same spell counters a spell.
    Countered,
    /// An arcane spell counters its divine counterpart, and the reverse.
    CounteredAcrossSources,
    /// A casting of 1 round goes on until just before the caster's next turn.
    OneRoundCasting,
    /// Dispel magic counters a spell.
    Dispelled,
    /// What a reaction counters has no effect.
    Negated,
    /// Concentration ends with another spell, incapacity, at will, or a failed save after damage.
    ConcentrationEnds,

    // Newcomers, mounts and effects
    /// A newcomer rolls initiative, aware of the combat or not.
    NewcomersRoll,
    /// A newcomer that is aware of the combat acts before everyone else.
    NewcomerFirst,
    /// A summoned creature that shares its summoner's initiative acts right after it.
    SummonedAfter,
    /// A newcomer has its first turn when its place comes up.
    NewcomerFirstTurn,
    /// A mount that is an animal acts on its rider's count.
    MountOfAnimal,
    /// An intelligent mount may act with its rider.
    MountTogether,
    /// An intelligent or independent mount may act on its own count.
    MountApart,
    /// A controlled mount acts on its rider's count, and only moves.
    MountControlled,
    /// An effect with a duration in rounds ends just before the count on which it began.
    EffectToCount,
    /// An effect may last until a combatant's next action.
    EffectToNextAction,
    /// A grapple ends when its source is incapacitated.
    GrappleEnds,
    /// An effect of the start or the end of each turn is due there, also if the turn is missed.
    TurnEffects,

    // Legendary creatures and second places
    /// A legendary action is taken one at a time, at the end of another creature's turn.
    LegendaryActions,
    /// A creature that can't act, or is still surprised, takes no legendary action.
    LegendaryUnable,
    /// A lair acts on its count, and not in the same way two rounds in a row.
    LairAction,
    /// Legendary resistance turns a failed save into a success.
    LegendaryResistance,
    /// A limited use comes back by a die at the start of a turn, or by a long rest.
    LimitedUses,
    /// A creature with a second place has both counts.
    SecondPlace,

    // Priority and the stack
    /// Only the actor that has priority acts.
    PriorityHeld,
    /// Actors slower than the top of the stack do not receive priority.
    FastEnough,
    /// An actor that loses the tie-break against the top of the stack is slower.
    TieIsSlower,
    /// Some consequences allow no response.
    NoResponse,
    /// Only actors with initiative in this turn receive priority.
    InitiativeNeeded,
    /// Priority circulates after the first steps of a phase.
    PriorityCirculates,
    /// The top of the stack resolves once everyone has passed.
    EveryonePasses,
    /// An illegal action is canceled.
    LegalAction,
    /// An action is canceled if its cost can never be paid.
    CostPaid,
    /// An action that can't be paid at once needs concentration.
    CostNeedsConcentration,
    /// An autonomous action is never declared.
    AutonomousAction,
    /// An automatic action needs no roll.
    AutomaticAction,
    /// An action that is neither automatic nor autonomous is rolled for.
    ActionRolled,
    /// The consequences of a fumble are not rolled for.
    FumbleNotRolled,
    /// An actor that is out of combat may stabilize, by increasing initiative.
    StabilizeInTurn,
    /// An actor under a psychological effect may regain self-control, by increasing initiative.
    SelfControlInTurn,
    /// Charges are declared by increasing initiative.
    ChargeInTurn,

    // Before and after a combat
    /// The experience points of the enemies and the levels of the party determine how hard an encounter is.
    EncounterDifficulty,
    /// The number of enemies multiplies their experience points for the difficulty.
    EnemyMultiplier,
    /// A defeated enemy is worth experience points by its challenge rating.
    ExperienceByRating,
    /// The characters share the experience points.
    ExperienceShared,

    // House rules
    /// A house rule may break ties by a d20 roll-off.
    HouseTiesRolledOff,
    /// A house rule may let players and game master break ties.
    HouseTiesDecided,
    /// A house rule may make surprise only a disadvantage on initiative.
    HouseSurpriseOf2024,
    /// A house rule may let AP be saved over several main phases.
    HousePointSaving,
    /// A house rule may move postponed actions one by one.
    HousePostponedOneByOne,
    /// A house rule may resolve the slowest of simultaneous triggers first.
    HouseTriggerOrder,
    /// A house rule may change who may respond to a fumble.
    HouseFumbleResponses,

    // Any other game
    /// At equal counts the higher second number acts first.
    HigherSecondFirst,
    /// Combatants with equal counts act together, in any order.
    EqualTogether,
    /// The members of a side act in its turn, in any order.
    SideTogether,
    /// The combatant that has acted names who acts next.
    HandOver,
    /// Everyone is dealt a card, and the highest acts first.
    CardEach,
    /// The game master puts the combatants in order.
    OrderByHand,
    /// Surprise costs the first turn, or puts it last in the first round.
    SurprisedFirstRound,
    /// The dice of the table add each combatant's modifier.
    TableDice,

    // The opening
    /// The aware act before the others, if some combatants are aware and some are not.
    SomeAreAware,
    /// Nobody acts before the others if everyone is aware, or nobody is.
    AllAlikeAware,
    /// A combatant that notices a threat is not surprised.
    NobodySurprised,
}
