//! Awareness and its checks, in English.

use crate::catalog::messages;

messages! {
    /// A text of the awareness matrix and its checks.
    AwarenessText;
    OfAll: "Toggle all awareness: {0}";
    BySpot: "Spot or Listen check";
    ByStealth: "Stealth vs. passive Perception";
    Observer: "Observer";
    Target: "Target";
    Modifier: "Spot or Listen modifier";
    Distance: "Distance, in feet";
    Difficulty: "Hide or Move Silently result";
    Face: "d20 roll (blank: app rolls)";
    RealFace: "d20 roll";
    Needs: "d20 {0} −{1} (distance) vs. {2}: notices on {3}+.";
    Check: "Check";
    Result: "{0} → {1}: {2} {3} −{4} = {5} vs. {6}: {7}.";
    Notices: "notices";
    Misses: "doesn’t notice";
    Hide: "Roll Stealth";
    StealthTotal: "Stealth total: {0}";
    RollStealth: "Roll Stealth: {0}";
    Rolled: "Stealth {0} = {1} {2}";
    Typed: "Stealth {0}";
    Contest: "{0} (passive {1}) vs. {2} (Stealth {3}): {4}.";
    SetByThis: "Apply to awareness";
    NoPassive: "No passive Perception yet. Set it in the form, or add “pp 12”.";
    GameMasterDecides: "A suggestion only; your choices above decide.";
    PairAware: "{0} is aware of {1}";
}
