//! The seed of the random tests. It comes from the sources, so that a full test rotates it with every
//! change and still gives one verdict on one commit.

use std::env;

use crate::build_stamp::listing;
use crate::hash::sha256;
use crate::project;

/// The sources that the random tests play, and those of the tests.
const PLAYED: [&str; 5] = [
    "Cargo.lock",
    "core/src",
    "core/tests",
    "web/e2e/tests",
    "web/src",
];

/// Returns the seed that `ASALTO_SEED` names, or that of the sources.
///
/// # Errors
/// If a source can't be read.
pub fn test_seed() -> Result<String, String> {
    if let Ok(named) = env::var("ASALTO_SEED") {
        return Ok(named);
    }
    let all: Result<String, String> = PLAYED
        .iter()
        .map(|source| listing(&project::root().join(source)))
        .collect();
    Ok(of(&all?))
}

/// Returns a seed that a signed number of 32 bits can hold.
fn of(text: &str) -> String {
    let digits = &sha256(text.as_bytes())[..7];
    let seed = u32::from_str_radix(digits, 16).unwrap_or_default();
    seed.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_of_its_sources() {
        assert_eq!(of("one"), of("one"));
        assert_ne!(of("one"), of("two"));
        assert!(of("one").parse::<i32>().is_ok());
    }

    #[test]
    fn what_is_played_does_not_depend_on_the_checkout() {
        let listed = listing(&project::root().join("core/src")).expect("the sources can be read");
        let root = project::root().display().to_string();
        assert!(listed.contains("core/src/lib.rs "), "{listed}");
        assert!(!listed.contains(&root), "{listed}");
    }
}
