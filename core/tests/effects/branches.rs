//! The law of branches: to go another way loses nothing of any way the fight went.

use asalto_core::{Entry, Session};
use proptest::prelude::*;

/// Every way the fight went, from its beginning: the log, and each branch with what led to it.
fn ways(session: &Session) -> Vec<Vec<Entry>> {
    let log = session.entries();
    let branches = session.branches().iter();
    let with_what_led = branches.map(|branch| [&log[..branch.from], &branch.entries].concat());
    [log.to_vec()].into_iter().chain(with_what_led).collect()
}

/// To take any branch leads to its end, and every way is still there or goes on further.
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
