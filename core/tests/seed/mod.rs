//! The seed of a test that plays by chance.

/// The seed that `ASALTO_SEED` names, or another one at each run, from the clock. It is printed,
/// so that a failure can be repeated. The full test names one that changes with the sources.
#[allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a test may look at the clock and at its settings; the engine does not"
)]
pub fn of(test: &str) -> u64 {
    let named = std::env::var("ASALTO_SEED").ok();
    let named = named.map(|text| text.parse().expect("ASALTO_SEED is a whole number"));
    let seed = named.unwrap_or_else(|| {
        let now = std::time::SystemTime::now();
        let since = now.duration_since(std::time::UNIX_EPOCH);
        u64::from(since.expect("the clock is past 1970").subsec_nanos())
    });
    println!("{test}: ASALTO_SEED={seed} repeats this run");
    seed
}
