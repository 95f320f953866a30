//! The kind of a combatant, for lists that count combatants together.

/// Returns a name without the number at its end: “Goblin 2” is a Goblin. A name that is a number is its own
/// kind.
///
/// ```
/// use asalto_web::order::base_name::kind;
/// assert_eq!(kind("Goblin Warrior 2"), "Goblin Warrior");
/// assert_eq!(kind("Goblin2"), "Goblin");
/// assert_eq!(kind("7"), "7");
/// ```
#[must_use]
pub fn kind(name: &str) -> &str {
    let plain = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    match plain.trim_end() {
        "" => name,
        plain => plain,
    }
}

/// Returns the kinds of some names, each once, in the order of the names.
///
/// ```
/// use asalto_web::order::base_name::kinds;
/// assert_eq!(kinds(["Goblin 1", "Ogre", "Goblin 2"]), ["Goblin", "Ogre"]);
/// ```
#[must_use]
pub fn kinds<'n>(names: impl IntoIterator<Item = &'n str>) -> Vec<String> {
    let mut kinds: Vec<String> = Vec::new();
    for kind in names.into_iter().map(kind) {
        if !kinds.iter().any(|known| known == kind) {
            kinds.push(kind.to_owned());
        }
    }
    kinds
}
