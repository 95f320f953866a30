//! Death saves and dying, in English.

use crate::catalog::messages;

messages! {
    /// A text about dying and death saves.
    DyingText;
    DeathSaveOf: "Death save: {0}";
    RollDeathSaveOf: "Roll death save: {0}";
    Number: "d20 roll";
    Roll: "Roll the death save";
    Typed: "Enter {0}";
    Success: "Success";
    Failure: "Failure";
    Successes: "Successes";
    Failures: "Failures";
    SuccessPip: "Success {0} of 3";
    FailurePip: "Failure {0} of 3";
    Stabilize: "Stabilize";
    KnockOut: "Knocked out, not killed";
    Critical: "Critical hit: two failures";
    LogDue: "{0} must make a death save.";
    LogSuccess: "{0}: death save{1}, success.";
    LogFailure: "{0}: death save{1}, failure.";
    LogTwoFailures: "{0}: death save, natural 1, two failures.";
    LogCounted: "{0} (successes {1}, failures {2}).";
    LogRecovery: "{0}: death save, natural 20. {0} is back at 1 HP.";
    LogDying: "{0} is dying: successes {1}, failures {2}.";
    LogStable: "{0} is stable.";
    LogDead: "{0} dies.";
    LogDeadOutright: "{0} dies outright: the damage left over is at least the hit point maximum.";
    LogDyingCritical: "{0} is dying: critical hit, two failures. Successes {1}, failures {2}.";
    LogDeadCritical: "{0} dies: critical hit at 0 HP, two failures.";
    LogDeadAtZero: "{0} dies: damage at 0 HP.";
    LogDeadBySaves: "{0} dies: three failed death saves.";
    WhyDeadOutright: "{0} is dead: the damage left over at 0 HP was at least the hit point maximum.";
    WhyDeadAtZero: "{0} is dead by damage at 0 HP.";
    WhyDeadBySaves: "{0} is dead after three failed death saves.";
    LogUp: "{0} is no longer down.";
    LogNotHealed: "{0} is dead: healing has no effect.";
    WhyDying: "{0} is unconscious and dying at 0 HP: successes {1}, failures {2}.";
    WhyStable: "{0} is unconscious but stable at 0 HP: no death saves.";
    WhyDead: "{0} is dead.";
    NotDying: "{0} is not dying.";
    NothingToSave: "{0} is dead and makes no saves.";
    NoDeathSaveDue: "{0} makes a death save at the start of the next turn.";
    DeathSavesOutOfRange: "Death saves count to 3 successes and 3 failures.";
    FaceOutOfRange: "A d20 roll is 1 to 20, not {0}.";
    DyingRoll: "Does {0} stabilize?";
    PercentRule: "d%: stable on 10 or lower. Otherwise {0} → {1} HP.";
    Percent: "d% roll";
    RollPercent: "Roll d%";
    BecomesStable: "Stable";
    LosesOne: "Loses 1 HP";
    HealCheck: "Heal check (DC 15)";
    BelowNow: "now {0}";
    BelowDead: "dead at {0}";
    BelowLadder: "{0}: {1} HP, dead at {2}";
    LogRollDue: "{0} is dying: d% to become stable.";
    LogRollStable: "{0}: d%{1}, 10 or lower.";
    LogRollLoses: "{0}: d%{1}, over 10.";
    LogDyingAgain: "{0} is no longer stable: dying again.";
    WhyDyingBelow: "{0} is dying: on each turn d%, stable on 10 or lower, else 1 HP is lost; dead at −10. Any healing or a Heal check (DC 15) makes {0} stable.";
    WhyStableBelow: "{0} is unconscious but stable, and loses no more HP.";
    NoRollDue: "{0} rolls to become stable when the next turn comes.";
    NoDeathSaves: "There are no death saves here: the dying become stable, or lose 1 HP.";
    PercentOutOfRange: "A d% roll is 1 to 100, not {0}.";
}
