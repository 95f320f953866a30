//! Chance: a seed from the browser's own source.

/// A seed that nobody can foresee; the clock's, where the browser has no such source.
#[must_use]
pub fn seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| super::clock::now().0)
}
