//! The law of branches: a new branch loses no entry of any other.

use asalto_core::Session;
use asalto_core::log::Entry;
use proptest::prelude::*;

/// Every path of the combat from its start: the log, and each branch with the entries that lead to it.
fn ways(session: &Session) -> Vec<Vec<Entry>> {
    let log = session.entries();
    let branches = session.branches().iter();
    let with_what_led = branches.map(|branch| [&log[..branch.from], &branch.entries].concat());
    [log.to_vec()].into_iter().chain(with_what_led).collect()
}

/// Switching to a branch leads to its end, and every path remains or is a prefix of another.
pub fn lose_nothing(session: &Session) -> Result<(), TestCaseError> {
    let before = ways(session);
    for index in 0..session.branches().len() {
        let mut other = session.clone();
        prop_assert!(other.take_branch(index));
        prop_assert_eq!(other.entries(), before[index + 1].as_slice());
        prop_assert_eq!(other.cursor(), other.entries().len());
        let after = ways(&other);
        for way in &before {
            prop_assert!(
                after.iter().any(|other| other.starts_with(way)),
                "a way is lost"
            );
        }
        let mut fewer = session.clone();
        prop_assert!(fewer.drop_branch(index));
        prop_assert_eq!(fewer.entries(), session.entries());
        prop_assert_eq!(fewer.branches().len() + 1, session.branches().len());
    }
    Ok(())
}
