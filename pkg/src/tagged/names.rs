//! The names by which values cross into JavaScript. The engine and the typings share this file.
//!
//! A variant is an object with its name as `type`. The object also has the variant's fields, or those of its
//! struct. Another value is under a key. An enum whose variants have no values is a plain text, and a rule id
//! is a text such as `D35-26`.

/// The key of a variant's name.
pub const TYPE: &str = "type";

/// The enum of rule ids.
pub const RULE_ID: &str = "RuleId";

/// Returns whether a variant contains an enum that is a separate part. Such variants have both names:
/// `priority.pass`.
pub fn is_part(of: &str, variant: &str) -> bool {
    matches!(
        (of, variant),
        ("Command", "priority" | "table" | "use")
            | (
                "Event",
                "combatant" | "dying" | "group" | "legendary" | "priority" | "table"
            )
            | (
                "Rejection",
                "dice" | "fault" | "legendary" | "priority" | "swap" | "swift" | "table" | "use"
            )
    )
}

/// Returns whether all variants of an enum are plain texts, without values.
pub fn is_plain(name: &str) -> bool {
    PLAIN.binary_search(&name).is_ok()
}

/// The key of a value that is neither a struct nor a part.
pub fn key(of: &str, variant: &str) -> &'static str {
    match (of, variant) {
        ("Command", "addCombatants") => "combatants",
        ("Command", "rule") => "command",
        ("Event", "started") => "opening",
        ("PriorityEvent", "phaseStarted") | ("PassConsequence", "endPhase") => "phase",
        ("PriorityEvent", "attemptsCalled") => "attempts",
        ("PriorityEvent", "triggersArose") => "triggers",
        ("PriorityEvent", _)
        | (
            "Awaiting",
            "rolls" | "deathSave" | "turn" | "charge" | "priority" | "legality" | "handOver",
        )
        | ("Duration", "turnStart" | "turnEnd" | "nextAction")
        | ("PlaceTarget", "before" | "after")
        | ("Phase", "main")
        | ("PassConsequence", "handTo")
        | ("Redirection", "combatant")
        | ("TriggerMoment", "declared" | "resolved") => "who",
        ("PassConsequence", "resolve") | ("AutoPassEnd", "newObject") => "frame",
        ("Duration", "rounds") => "rounds",
        ("PlaceTarget", "count") => "count",
        ("Condition", _) | ("Redirection", "place") => "name",
        ("Reason", "condition" | "outOfCombat" | "incapacitated" | "under") => "condition",
        ("Reason", "died") => "law",
        _ => "value",
    }
}

const PLAIN: [&str; 87] = [
    "AbsorbedDamage",
    "ActNowTiming",
    "ActionKind",
    "ActionVerdict",
    "AttemptResult",
    "AutoPassStop",
    "AutoPassUntil",
    "AutomaticPolicy",
    "BaseColor",
    "Bypass",
    "CastingPolicy",
    "CastingTime",
    "ChargeOutcome",
    "CheckConsequence",
    "CheckObligation",
    "CheckVerdict",
    "ConcentrationEnd",
    "ConcentrationLoss",
    "ConcentrationPolicy",
    "Controller",
    "CreatureTies",
    "DamageKind",
    "DamageShare",
    "DamageType",
    "DeathSaveResult",
    "DeclarationKind",
    "Defense",
    "Direction",
    "DurationPolicy",
    "DyingRoll",
    "Economy",
    "EffectEndCause",
    "ExhaustionPolicy",
    "Feature",
    "FiveFootStep",
    "FlatFootedPolicy",
    "FumblePolicy",
    "Haste",
    "HeldCount",
    "InitiativePenaltyCause",
    "InitiativeScores",
    "KnockOut",
    "Law",
    "LegalityPolicy",
    "LegendaryPolicy",
    "LifeState",
    "MagicSource",
    "MassiveDamagePolicy",
    "Material",
    "MissedTurnReason",
    "MonstersAtZero",
    "MountControl",
    "MountPolicy",
    "MovementLimit",
    "NewcomerPolicy",
    "PartDropReason",
    "PhaseKind",
    "PhaseState",
    "PointSavingPolicy",
    "PostponedOrder",
    "ProfileFault",
    "ReactionPolicy",
    "ReadyPolicy",
    "ReadyPurpose",
    "Response",
    "RollBonus",
    "RollMode",
    "RollingPolicy",
    "RoundTurn",
    "Ruleset",
    "SaveKind",
    "SecondPlaceKind",
    "SharingPolicy",
    "Sign",
    "SpellCheckKind",
    "SpentBy",
    "SurprisedReactions",
    "TargetStack",
    "TieBreaker",
    "TieKey",
    "TriggerOrder",
    "TriggerRepeat",
    "TurnEffectOutcome",
    "TurnKind",
    "TurnMoment",
    "TurnPolicy",
    "WaitingLoss",
];
