//! The keys under which the browser stores the settings.

/// The language.
pub const LANGUAGE: &str = "asalto.1.language";
/// The theme.
pub const THEME: &str = "asalto.1.theme";
/// Whether single keys are shortcuts.
pub const SINGLE_KEYS: &str = "asalto.1.keys";
/// The custom shortcuts.
pub const KEYS: &str = "asalto.1.keymap";
/// Whether the screen stays awake.
pub const WAKE: &str = "asalto.1.wake";
/// Whether the table rolls real dice.
pub const DICE: &str = "asalto.1.dice";
/// Whether players roll their own initiative.
pub const TOTALS: &str = "asalto.1.totals";
/// Whether identical creatures roll apart.
pub const GROUPS: &str = "asalto.1.groups";
/// The ruleset of new encounters.
pub const RULESET: &str = "asalto.1.ruleset";

/// All settings.
pub const ALL: [&str; 9] = [
    LANGUAGE,
    THEME,
    SINGLE_KEYS,
    KEYS,
    WAKE,
    DICE,
    TOTALS,
    GROUPS,
    RULESET,
];
