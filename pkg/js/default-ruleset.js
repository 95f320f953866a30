// The rulesets of a new encounter. The two differ on purpose. A test of the build scripts compares what Rust and the types
// say of them (xtask/src/rulesets.rs).

/** Of the package and of the element, by the name of the package. Hosts rely on it, so it stays as the interface was
    first published. */
export const HOST_RULESET = "dnd35";

/** Of the app for a new user, by the name under which the app stores it: the newest edition of the game that most
    people play. */
export const APP_RULESET = "Dnd5e2024";
