// The rulesets of a new encounter. The two differ on purpose. A test of the build scripts compares them with
// Rust and the types (xtask/src/rulesets.rs).

/**
 * The ruleset of the package and of the element, by its name in the package. Hosts rely on it, so it stays as
 * first published.
 */
export const HOST_RULESET = "dnd35";

/** The ruleset of the app for a new user, by its stored name: the newest edition of the most played game. */
export const APP_RULESET = "Dnd5e2024";
