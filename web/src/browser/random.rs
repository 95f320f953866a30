//! Random seeds from the browser.

/// Returns an unpredictable seed, or one from the clock if the browser has no random source.
#[must_use]
pub fn seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| super::clock::now().0)
}
