//! Rejections in words for developers. The app and the package have their own texts for users.

use std::error::Error;
use std::fmt;

use super::Rejection;
use crate::casting::SpellCheckKind;
use crate::law::Law;
use crate::mount::MountControl;
use crate::rules::TieBreaker;

impl fmt::Display for Rejection {
    /// Writes a sentence for developers, with the rules of every ruleset that reject the command.
    ///
    /// ```
    /// use asalto_core::{CombatantId, Rejection};
    /// let rejection = Rejection::FlatFooted { who: CombatantId(2) };
    /// assert_eq!(
    ///     rejection.to_string(),
    ///     "combatant #2 is flat-footed and cannot make attacks of opportunity \
    ///      [D30-28] [D35-12] [D35-13]"
    /// );
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_sentence(f)?;
        for rule in self.law().into_iter().flat_map(Law::rules_everywhere) {
            write!(f, " [{rule}]")?;
        }
        Ok(())
    }
}

impl Error for Rejection {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Profile { fault } => Some(fault),
            Self::NotARoll { fault } => Some(fault),
            Self::Dice(error) => Some(error),
            Self::Fault(error) => Some(error),
            _ => None,
        }
    }
}

impl Rejection {
    /// Writes the sentence without its rules.
    #[allow(
        clippy::too_many_lines,
        reason = "a table with one line for each rejection"
    )]
    fn write_sentence(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCombatant { who } => write!(f, "no combatant has the id {who}"),
            Self::Absent { who } => write!(f, "combatant {who} has left the encounter"),
            Self::Profile { .. } => f.write_str("the profile is not valid"),
            Self::OutOfPlace => f.write_str("the command makes no sense at this point"),
            Self::NobodyHere => f.write_str("there are no combatants, or the command names none"),
            Self::NotCalled { who } => write!(f, "combatant {who} is not called to roll"),
            Self::OnRidersCount { who, control } => {
                let control = match control {
                    MountControl::Animal => "an animal",
                    MountControl::Together => "an intelligent mount that acts with its rider",
                    MountControl::Apart => "an independent mount",
                    MountControl::Controlled => "a controlled mount",
                };
                write!(
                    f,
                    "combatant {who} is {control} and has no count apart from its rider"
                )
            }
            Self::CannotRide { who } => {
                write!(
                    f,
                    "combatant {who} already rides or is ridden, or would ride itself"
                )
            }
            Self::NotRidden { who } => write!(f, "combatant {who} has no rider"),
            Self::RollsLikeAll { who } => write!(
                f,
                "newcomer {who} rolls for initiative, aware of the combat or not"
            ),
            Self::TotalOutOfRange { total } => {
                write!(f, "the total {total} is not within -999 to 999")
            }
            Self::AmountOutOfRange { amount } => {
                write!(f, "the amount {amount} is not within 1 to 99,999")
            }
            Self::NamedTwice { who } => write!(f, "combatant {who} is named more than once"),
            Self::NoHitPoints { who } => write!(f, "combatant {who} has no hit points set"),
            Self::Dead { who } => write!(f, "combatant {who} is dead"),
            Self::NothingToSave { who } => {
                write!(f, "combatant {who} is dead and owes no save")
            }
            Self::NotDying { who } => write!(f, "combatant {who} is not dying"),
            Self::NoDeathSaveDue { who } => write!(
                f,
                "combatant {who} makes its death save at the start of its turn"
            ),
            Self::NoTurnEffectDue { who } => {
                write!(f, "no effect does anything to combatant {who} now")
            }
            Self::NoMassiveDamage { who } => {
                write!(f, "combatant {who} owes no save against massive damage")
            }
            Self::NoNonlethal => f.write_str("the rules do not count nonlethal damage apart"),
            Self::NoDamageType { damage_type } => {
                write!(f, "the rules have no damage of type {damage_type:?}")
            }
            Self::DeathSavesOutOfRange => {
                f.write_str("there are more than three successes or failures")
            }
            Self::NoStabilizationDue { who } => {
                write!(
                    f,
                    "combatant {who} rolls to become stable as its turn comes"
                )
            }
            Self::NoDeathSaves => f.write_str(
                "a dying combatant becomes stable or loses 1 hit point, without death saves",
            ),
            Self::FaceOutOfRange { face } => write!(f, "a d20 does not show {face}"),
            Self::PercentOutOfRange { face } => write!(f, "a d% does not show {face}"),
            Self::SlotExpended { who } => write!(
                f,
                "combatant {who} has already expended a spell slot in this turn"
            ),
            Self::NotInspired { who } => {
                write!(f, "combatant {who} has no Heroic Inspiration")
            }
            Self::SameCondition { who, condition } => {
                write!(f, "combatant {who} already has the condition {condition:?}")
            }
            Self::NoCondition { who, condition } => {
                write!(
                    f,
                    "combatant {who} does not have the condition {condition:?}"
                )
            }
            Self::TextTooLong => f.write_str("a text is too long"),
            Self::UnseenCharacters => f.write_str("a text has unseen characters"),
            Self::SelfAwareness => f.write_str("a combatant or a side cannot be aware of itself"),
            Self::Dice(_) => f.write_str("there is no roll"),
            Self::RulingOnRuling => f.write_str("an override contains another override"),
            Self::Spent { who, action, .. } => write!(
                f,
                "combatant {who} has no action of kind {action:?} left in this turn"
            ),
            Self::NotInThisTurn { who, action, .. } => write!(
                f,
                "combatant {who} has no action of kind {action:?} in this turn"
            ),
            Self::FlatFooted { who } => write!(
                f,
                "combatant {who} is flat-footed and cannot make attacks of opportunity"
            ),
            Self::NoOpportunityLeft { who } => write!(
                f,
                "combatant {who} has no attack of opportunity left in this round"
            ),
            Self::Unable { who } => write!(f, "combatant {who} is unable to act"),
            Self::OwnAction { who } => {
                write!(f, "combatant {who} cannot respond to its own action")
            }
            Self::Incapacitated { who, action: None } => write!(
                f,
                "combatant {who} is incapacitated and cannot take actions or reactions"
            ),
            Self::Incapacitated {
                who,
                action: Some(action),
            } => write!(
                f,
                "combatant {who} is incapacitated and cannot take an action of kind {action:?}"
            ),
            Self::ReactionSpent { who } => {
                write!(f, "combatant {who} has used its reaction")
            }
            Self::Surprised { who } => {
                write!(f, "combatant {who} is surprised until its first turn ends")
            }
            Self::NoTrigger { who } => {
                write!(f, "the readied action of combatant {who} needs a trigger")
            }
            Self::NotToBeReadied { who, action } => write!(
                f,
                "combatant {who} cannot ready an action of kind {action:?}"
            ),
            Self::NothingReadied { who } => write!(f, "combatant {who} has no readied action"),
            Self::TriggerNotFinished { who } => write!(
                f,
                "the readied action of combatant {who} comes after its trigger, which has not resolved"
            ),
            Self::NobodyHides => f.write_str("no combatant hides, so no one is surprised"),
            Self::NotIdentical { other } => write!(
                f,
                "the profile differs from that of combatant {other}, whose group shares one roll"
            ),
            Self::NotTheTied => f.write_str("the order does not name exactly the tied combatants"),
            Self::TieOpen { by } => {
                let by = match by {
                    TieBreaker::FirstSide => {
                        return f.write_str("the game master must choose which side begins first");
                    }
                    TieBreaker::Lots => "lots",
                    TieBreaker::RollOff => "a roll-off",
                    TieBreaker::TieBreakRolls => "tie-break rolls",
                    TieBreaker::GameMaster | TieBreaker::GameMasterForAll => "the game master",
                    TieBreaker::Players => "the players",
                    TieBreaker::AsEntered => "the order of entry",
                };
                write!(f, "a tie is open, which {by} must break first")
            }
            Self::NotInBlock { who } => write!(
                f,
                "combatant {who} does not share the roll of the combatant whose turn it is"
            ),
            Self::TurnBegun { who } => {
                write!(f, "combatant {who} has already begun its turn")
            }
            Self::AlreadyActed { who } => {
                write!(f, "combatant {who} has already had its turn in this round")
            }
            Self::OutOfTurn { who } => write!(
                f,
                "combatant {who} can take a bonus action only in its own turn"
            ),
            Self::Interrupted => {
                f.write_str("a reaction must resolve before the interrupted turn continues")
            }
            Self::NoDelay { who } => {
                write!(f, "combatant {who} cannot delay: the ruleset has no delay")
            }
            Self::TooLateToDelay { who } => write!(
                f,
                "combatant {who} has already acted in this turn and cannot delay"
            ),
            Self::DelayCount { who, count } => write!(
                f,
                "combatant {who} cannot delay to {count}, which is not a later count"
            ),
            Self::DelayFloor { who, floor } => {
                write!(f, "combatant {who} cannot delay below {floor}")
            }
            Self::NotDelaying { who } => write!(f, "combatant {who} is not delaying"),
            Self::NoInterruption { who } => write!(
                f,
                "the delayed turn of combatant {who} cannot interrupt another action"
            ),
            Self::Undeclared { who } => write!(
                f,
                "the readied action of combatant {who} must name the action and its trigger"
            ),
            Self::OwnTurn { who } => write!(
                f,
                "combatant {who} cannot use a readied action in the turn in which it was readied"
            ),
            Self::HasMoved { who } => write!(
                f,
                "combatant {who} has moved and cannot take a 5-foot step with its readied action"
            ),
            Self::CheckOwed { who, kind } => {
                write!(f, "combatant {who} must first make {}", a_check(*kind))
            }
            Self::NoCheck { who } => {
                write!(f, "combatant {who} has no check of this kind to make")
            }
            Self::NotDisturbed { who } => write!(
                f,
                "nothing has hurt or distracted caster {who} since it began its spell"
            ),
            Self::AlreadyTried { who } => {
                write!(f, "combatant {who} has already tried to identify the spell")
            }
            Self::NoDifficulty { who } => write!(
                f,
                "the DC of the check of combatant {who} is unknown, so its result must be stated"
            ),
            Self::NothingCast { who } => write!(
                f,
                "combatant {who} readied against a spell of an enemy, and no such spell is being cast"
            ),
            Self::NoCounterspell { who } => {
                write!(
                    f,
                    "the readied action of combatant {who} is no counterspell"
                )
            }
            Self::NotSaidHow { who } => write!(
                f,
                "the counterspell of combatant {who} must name the same spell or dispel magic"
            ),
            Self::NotIdentified { who } => {
                write!(f, "combatant {who} has not identified the spell")
            }
            Self::Misidentified { who } => write!(
                f,
                "combatant {who} failed to identify the spell and cannot counter it with the same spell"
            ),
            Self::NoBraceWeapon { who } => write!(
                f,
                "combatant {who} has no weapon that can be set against a charge"
            ),
            Self::NotInGroup { who } => write!(f, "combatant {who} belongs to no group"),
            Self::NoGroup { group } => write!(
                f,
                "no other combatant of group {} has a place in the order",
                group.0
            ),
            Self::NoPlace { who } => write!(f, "combatant {who} has no place in the order"),
            Self::TurnInProgress { who } => write!(
                f,
                "combatant {who} has acted in its turn, which must end first"
            ),
            Self::TurnToCome { who } => write!(
                f,
                "the turn of combatant {who} is in progress or still to come in this round"
            ),
            Self::NoTurnToCome { who } => {
                write!(f, "combatant {who} has no turn to skip in this round")
            }
            Self::NothingChanges => f.write_str("the command would change nothing"),
            Self::AlwaysSeen { who } => write!(f, "players always see combatant {who}"),
            Self::NotARoll { .. } => f.write_str("the dice expression is not valid"),
            Self::Unresolved => f.write_str("the stack must resolve before the turn ends"),
            Self::Priority(rejection) => write!(f, "{rejection}"),
            Self::Legendary(rejection) => write!(f, "{rejection}"),
            Self::Use(rejection) => write!(f, "{rejection}"),
            Self::Swift(rejection) => write!(f, "{rejection}"),
            Self::Swap(rejection) => write!(f, "{rejection}"),
            Self::Fault(_) => f.write_str("the engine contradicts itself, which is a bug"),
            Self::Table(rejection) => write!(f, "{rejection}"),
        }
    }
}

fn a_check(kind: SpellCheckKind) -> &'static str {
    match kind {
        SpellCheckKind::Concentration => "a Concentration check",
        SpellCheckKind::Spellcraft => "a Spellcraft check",
        SpellCheckKind::Dispel => "a dispel check",
    }
}
